"""Ray: a real cluster of two nodes on this machine gives what one process gives."""

import os
import pickle
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import chores
import emporion as em
from chores import Refused, Squares
from emporion.lab import cluster
from emporion.lab.arena import arena
from emporion.lab.balance import balance
from emporion.lab.simulate import simulation
from emporion.lab.work import carry_out
from emporion.table import titles
from emporion.table.edition import canonical_json


@pytest.fixture(scope="module")
def two_nodes() -> Iterator[Any]:
    """A head and a second node, with a core each to their name."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(Path(chores.__file__).parent))
        from ray.cluster_utils import Cluster

        nodes = Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
        nodes.add_node(num_cpus=1)
        nodes.wait_for_nodes()
        yield nodes
        nodes.shutdown()


@pytest.fixture
def squares(tmp_path: Path) -> Squares:
    return Squares(tmp_path / "marks")


def test_the_same_results_as_here(two_nodes: Any, tmp_path: Path) -> None:
    task = arena("rhodes", ["greedy", "random"], games=12)
    here = list(carry_out(task, tmp_path / "here", workers=2))
    there = list(carry_out(task, tmp_path / "there", ray=two_nodes.address))
    for _, outcome in here + there:
        del outcome["seconds"]
    assert here == there


def test_simulate_and_balance_as_well(two_nodes: Any) -> None:
    game = em.game("rotterdam", players=2)
    tasks = (
        simulation(game, ["greedy", "random"], 20, seed=1, rows=True),
        balance([game, game], ["random"], 200, seed=1),
    )
    for task in tasks:
        here = list(carry_out(task, None, workers=2))
        assert list(carry_out(task, None, ray=two_nodes.address)) == here


def test_a_worker_killed_costs_only_time(two_nodes: Any, squares: Squares, tmp_path: Path) -> None:
    mortal = replace(squares, fatal=3)
    found = carry_out(mortal, tmp_path / "run", ray=two_nodes.address)
    assert [result["square"] for _, result in found] == [0, 1, 4, 9, 16, 25]
    assert mortal.begun(3) == 2


def test_a_machine_lost_costs_only_time(two_nodes: Any, squares: Squares, tmp_path: Path) -> None:
    lost = two_nodes.add_node(num_cpus=2)
    two_nodes.wait_for_nodes()
    slow = replace(squares, count=16, seconds=0.4)
    found = carry_out(slow, tmp_path / "run", ray=two_nodes.address)
    first = [next(found) for _ in range(4)]
    two_nodes.remove_node(lost, allow_graceful=False)
    squared = [(piece, {"square": piece * piece}) for piece in range(16)]
    assert first + list(found) == squared
    assert list(carry_out(slow, tmp_path / "run")) == squared


def test_what_a_piece_refuses_is_refused(two_nodes: Any) -> None:
    with pytest.raises(em.EmporionError, match=r"^piece 2 is not for us$"):
        list(carry_out(Refused(), None, ray=two_nodes.address))


def test_workers_of_another_version_are_refused(
    two_nodes: Any, squares: Squares, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(titles, "VERSION", "9.9.9")
    with pytest.raises(cluster.ClusterError) as caught:
        list(carry_out(squares, None, ray=two_nodes.address))
    assert str(caught.value).endswith(f"has emporion {em.__version__}, this is 9.9.9")
    assert not squares.marks.exists()


def test_workers_with_other_rules_are_refused(squares: Squares) -> None:
    work = pickle.dumps(squares)
    same = canonical_json(squares.key())
    assert cluster.understood(em.__version__, same, work) == ("", squares)
    for key, sent in (('{"rules":"others"}', work), (same, b"cemporion.lab.work\nNothing\n.")):
        problem, task = cluster.understood(em.__version__, key, sent)
        assert task is None
        assert problem.endswith(f"has other rules or code by the name {em.__version__}")


@pytest.mark.parametrize(
    ("address", "reason"),
    [
        ("127.0.0.1:9", "--ray 127.0.0.1:9: no cluster answers there"),
        ("nowhere.invalid:6379", "--ray nowhere.invalid:6379: no cluster answers there"),
        ("127.0.0.1:99999", "--ray 127.0.0.1:99999: no cluster answers there"),
        ("rubbish", "--ray rubbish: an address is HOST:PORT, auto or local"),
        ("", "--ray : an address is HOST:PORT, auto or local"),
        (":", "--ray :: an address is HOST:PORT, auto or local"),
        ("here:there", "--ray here:there: an address is HOST:PORT, auto or local"),
    ],
)
def test_no_such_cluster(squares: Squares, address: str, reason: str) -> None:
    with pytest.raises(cluster.ClusterError) as caught:
        list(carry_out(squares, None, ray=address))
    assert str(caught.value) == reason


@pytest.mark.parametrize(
    "says", [b"", b"220 a mail server\r\n", b"HTTP/1.1 400 Bad Request\r\n\r\n"]
)
def test_something_else_answers(
    squares: Squares,
    capfd: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    says: bytes,
) -> None:
    monkeypatch.setattr(cluster, "PATIENCE", 1)
    with socket.create_server(("127.0.0.1", 0)) as server:
        address = f"127.0.0.1:{server.getsockname()[1]}"

        def answer() -> None:
            caller, _ = server.accept()
            with caller, suppress(OSError):
                caller.sendall(says)
                caller.recv(99)
                caller.recv(99)

        threading.Thread(target=answer, daemon=True).start()
        with pytest.raises(cluster.ClusterError) as caught:
            list(carry_out(squares, None, ray=address))
    assert str(caught.value) == f"--ray {address}: no cluster answers there"
    assert capfd.readouterr() == ("", "")


def test_a_cluster_begun_here(tmp_path: Path) -> None:
    """As the command does it: nothing is said but the results, nothing is left behind."""
    words = ["arena", "rhodes", "greedy", "random", "--games", "2", "--workers", "1"]
    program = "from emporion.cli import main; main()"
    environment = {name: text for name, text in os.environ.items() if "RAY" not in name}
    done = subprocess.run(
        [sys.executable, "-c", program, *words, "--ray", "local", "--out", "run"],
        cwd=tmp_path,
        env={**environment, "HOME": str(tmp_path)},
        capture_output=True,
        text=True,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "2 games from 1 deal," in done.stdout
    assert {path.name for path in tmp_path.iterdir()} <= {"run", ".cache", ".config"}
