"""`emporion simulate`: what is measured, how sure it is, and the files it leaves."""

import itertools
import json
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import polars
import pytest

import emporion as em
from emporion.lab import journal, simulate_report
from emporion.lab.census import SHARES
from emporion.lab.components.table import POINTS
from emporion.lab.findings import findings
from emporion.lab.measures import Counted, Measures, add_up, luck, measure
from emporion.lab.simulate import Simulation, parts, simulation
from emporion.lab.simulate_report import seat_rows
from emporion.lab.sums import mean, share
from emporion.lab.work import carry_out
from emporion.terminal.app import run
from walks import TABLES, in_a_process

COMMAND = [sys.executable, "-c", "from emporion.cli import main; main()"]


def asked(name: str = "rhodes", players: int = 3, games: int = 60, **more: Any) -> Simulation:
    names = more.pop("names", ["random"])
    rows = more.pop("rows", False)
    return simulation(em.game(name, players=players, **more), names, games, 1, rows)


def counted(task: Simulation, workers: int = 1, folder: Path | None = None) -> Counted:
    return add_up(parts(carry_out(task, folder, workers=workers)))


def alone(task: Simulation) -> Counted:
    """Without any processes."""
    return add_up(task.run(piece)["counted"] for piece in range(task.pieces()))


def measured(task: Simulation) -> Measures:
    return measure(task.game, alone(task))


# --- counting ------------------------------------------------------------------------------------


def test_two_workers_count_what_one_does(monkeypatch: pytest.MonkeyPatch) -> None:
    task = asked(games=30, names=["greedy", "random", "greedy"])
    assert task.pieces() == 3
    assert counted(task, workers=1) == counted(task, workers=2) == alone(task)


def test_a_run_that_was_cut_goes_on(tmp_path: Path) -> None:
    task = asked(games=30_000, players=2)
    whole = alone(task)
    results = carry_out(task, tmp_path, workers=1)
    next(results)
    results.close()
    file = tmp_path / journal.FILE
    kept = file.read_bytes()
    assert 1 <= kept.count(b"\n") - 1 < task.pieces()
    assert counted(task, folder=tmp_path) == whole
    assert file.read_bytes().startswith(kept)


def test_whole_pieces_can_be_gone_on_with_for_more(tmp_path: Path) -> None:
    few, more = asked(games=10_000, players=2), asked(games=20_000, players=2)
    counted(few, folder=tmp_path)
    assert counted(more, folder=tmp_path) == alone(more)
    with pytest.raises(em.EmporionError, match="holds other work: games is"):
        counted(asked(games=20_001, players=2), folder=tmp_path)


@pytest.mark.parametrize(
    "other",
    [
        {"players": 4},
        {"name": "colossus"},
        {"names": ["greedy"]},
        {"edition": {"name": "short", "round": {"last": 3}}},
        {"rows": True},
    ],
)
def test_other_work_in_the_folder_is_refused(tmp_path: Path, other: dict[str, Any]) -> None:
    counted(asked(games=20), folder=tmp_path)
    with pytest.raises(em.EmporionError, match="holds other work"):
        counted(asked(games=20, **other), folder=tmp_path)


def test_random_players_may_be_named_seat_by_seat() -> None:
    assert alone(asked(names=["random"] * 3)) == alone(asked())


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_players_of_any_kind_are_measured(name: str, players: int) -> None:
    task = asked(name, players, games=2, names=["greedy", *["random"] * (players - 1)])
    measures = measured(task)
    points = sum(one.times.value for one in measures.of(POINTS))
    assert measures.games == 2
    assert points == pytest.approx(sum(seat.points.value for seat in measures.order))
    assert findings(measures)


def test_memory_stays_the_same_however_many_games(tmp_path: Path) -> None:
    script = """
import resource
from test_simulate import asked
from emporion.lab.measures import add_up, measure
def memory(games):
    task = asked(games=games, players=2)
    measure(task.game, add_up(task.run(piece)["counted"] for piece in range(task.pieces())))
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
print(memory(10_000), memory(60_000))
"""
    head = f"import sys; sys.path.insert(0, {str(Path(__file__).parent)!r})\n"
    found = in_a_process(head + script, seconds=200)
    assert found.returncode == 0, found.stderr
    few, many = map(int, found.stdout.split())
    assert many - few < 2048  # KiB


# --- measuring -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "players"), [("rhodes", 3), ("colossus", 2), ("rotterdam", 4)])
def test_the_measures_are_those_of_the_games(name: str, players: int) -> None:
    task = asked(name, players, games=200, rows=True)
    rows = task.run(0)["rows"]
    measures = measured(task)
    assert measures.rounds.mean.value == pytest.approx(sum(row[0] for row in rows) / 200)
    assert measures.decisions.value == pytest.approx(sum(row[1] for row in rows) / 200)
    assert sum(seat.won.value for seat in measures.order) == pytest.approx(1)
    best = [max(row[3 : 3 + players]) for row in rows]
    assert measures.winning_scores.mean.value == pytest.approx(sum(best) / 200)
    first = [row[3 + players + row[2]] / SHARES for row in rows]
    found = mean(sum(first), sum(won**2 for won in first), 200)
    assert measures.order[0].won == pytest.approx(found, abs=0.01)
    for one in measures.components:
        assert 0 <= one.winners.value <= one.games.value <= 1
        assert one.times_winner + (players - 1) * one.times_other == pytest.approx(
            one.times.value
        ) or (one.luck is None)
        if one.luck:
            assert one.luck.won.low <= one.luck.won.value <= one.luck.won.high
            assert -1 <= one.luck.phi <= 1


def test_luck_from_single_games() -> None:
    """(seats that used it, what part of the win they had) in each of six games of three."""
    games = [(1, 1.0), (2, 1.0), (1, 0.0), (0, 0.0), (2, 0.5), (3, 1.0)]
    found = luck(
        len(games),
        3,
        sum(takers > 0 for takers, _ in games),
        sum(takers for takers, _ in games),
        sum(takers**2 for takers, _ in games),
        sum(won for _, won in games),
        sum(won**2 for _, won in games),
        sum(takers * won for takers, won in games),
    )
    assert found.won.value == pytest.approx(3.5 / 9)
    assert found.others is not None
    assert found.difference is not None
    assert found.others.value == pytest.approx(2.5 / 9)
    assert found.difference.value == pytest.approx(1 / 9)
    assert found.phi == pytest.approx((3.5 * 9 - 2.5 * 9) / (9 * 9 * 6 * 12) ** 0.5)


def test_a_component_that_means_nothing_seldom_looks_lucky() -> None:
    """Under random choice of who used it, 95% intervals hold the truth about 95 times in 100."""
    import random

    chance = random.Random(5)
    hits = 0
    for _ in range(300):
        games = []
        for _ in range(150):
            users = {seat for seat in range(3) if chance.random() < 0.4}
            games.append((len(users), float(chance.randrange(3) in users)))
        found = luck(
            len(games),
            3,
            sum(takers > 0 for takers, _ in games),
            sum(takers for takers, _ in games),
            sum(takers**2 for takers, _ in games),
            sum(won for _, won in games),
            sum(won**2 for _, won in games),
            sum(takers * won for takers, won in games),
        )
        assert found.difference is not None
        hits += found.difference.low <= 0 <= found.difference.high
    assert 275 <= hits <= 300


def test_every_seat_used_it() -> None:
    found = luck(10, 2, 10, 20, 40, 10.0, 10.0, 20.0)
    assert found.won.value == 0.5
    assert found.others is None
    assert found.phi == 0


@pytest.mark.parametrize(("part", "whole"), [(0, 5), (5, 5), (3, 7)])
def test_shares_lie_between_nothing_and_all(part: int, whole: int) -> None:
    found = share(part, whole)
    assert 0 <= found.low <= found.value <= found.high <= 1


@pytest.mark.parametrize("names", [["greedy", "random"], ["random", "random"]])
def test_shares_told_lie_between_nothing_and_all(names: list[str]) -> None:
    """Greedy wins all of these games: no interval may reach beyond that."""
    measures = measured(asked(players=2, games=20, names=names))
    for seat in (*measures.order, *measures.chairs):
        assert 0 <= seat.won.low <= seat.won.value <= seat.won.high <= 1
    told = " ".join((*findings(measures), *(cell for row in seat_rows(measures) for cell in row)))
    for value, reach in re.findall(r"(\d+\.\d)% ± (\d+\.\d)", told):
        assert 0 <= float(value) - float(reach) <= float(value) + float(reach) <= 100


def test_findings_name_what_matters() -> None:
    words = findings(measured(asked(games=300)))
    assert "because the round limit is reached (" in words[0]
    assert re.fullmatch(
        r"Seat 1, who starts, wins \d+\.\d% ± \d+\.\d; the second .* and the third .*"
        r"Fair is 33\.3%\. .*",
        words[1],
    )
    assert words[0].startswith("A game lasts ")
    assert any(line.startswith("Points come mostly from assignment") for line in words)


# --- the command ---------------------------------------------------------------------------------


@pytest.fixture
def emporion(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Callable[..., tuple[int, str, str]]:
    monkeypatch.chdir(tmp_path)

    def command(*words: str) -> tuple[int, str, str]:
        code = run(list(words))
        said = capsys.readouterr()
        return code, said.out, said.err

    return command


@pytest.mark.parametrize("name", ["rhodes", "colossus", "rotterdam"])
def test_the_files_of_a_run(
    emporion: Callable[..., tuple[int, str, str]], tmp_path: Path, name: str
) -> None:
    words = ("simulate", name, "--players", "3", "--games", "200", "--out", "here", "--rows")
    code, out, error = emporion(*words)
    assert (code, error) == (0, "")
    assert f"{name}, 3 players, edition standard, played by random: 200 games." in out
    assert "Seat 1, who starts, wins" in out
    folder = tmp_path / "here"
    results = json.loads((folder / simulate_report.RESULTS).read_text())
    assert results["format"] == "emporion-simulation/1"
    assert results["command"] == (
        f"emporion simulate {name} --players 3 --with random --games 200 --seed 1 --rows"
    )
    assert results["measures"]["games"] == 200
    assert sum(results["histograms"]["rounds"]) == 200
    frame = polars.read_parquet(folder / simulate_report.COMPONENTS)
    assert frame.height == len(results["measures"]["components"])
    assert set(frame["group"]) >= {POINTS, "what ended the game"}
    games = polars.read_parquet(folder / simulate_report.GAMES / "*.parquet")
    assert games["game"].to_list() == list(range(200))
    assert games.select(polars.sum_horizontal("won_1", "won_2", "won_3")).to_series().sum() == 200
    page = (folder / simulate_report.PAGE).read_text()
    parts_in_order = ("Findings", "How to read this", "Length", "Seats", "correlation (phi)")
    places = [page.index(f">{part}<") for part in parts_in_order]
    assert places == sorted(places)
    assert page.count("<svg") > 8
    assert "http" not in re.sub(r'xmlns(:\w+)?="[^"]*"', "", page).replace("<!DOCTYPE", "")
    before = {file: (folder / file).read_bytes() for file in ("results.json", "report.html")}
    assert emporion(*words)[0] == 0
    assert before == {file: (folder / file).read_bytes() for file in before}


def test_rows_lie_in_few_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulate_report, "GAMES_A_FILE", 30)
    task = asked(games=70, players=2, names=["greedy", "random"], rows=True)
    folder = tmp_path / "here"

    def kept(results: Any) -> None:
        keep = simulate_report.Keeper(folder, task)
        add_up(parts(results, keep))
        keep.close()

    cut = carry_out(task, folder, workers=1)
    kept(itertools.islice(cut, 4))
    cut.close()
    kept(carry_out(task, folder, workers=1))
    files = sorted((folder / simulate_report.GAMES).iterdir())
    assert [file.name for file in files] == ["00000.parquet", "00001.parquet", "00002.parquet"]
    assert polars.read_parquet(files)["game"].to_list() == list(range(70))


@pytest.mark.parametrize("lost", ["results.json", "components.parquet", "games/00000.parquet"])
def test_what_is_damaged_is_made_again(
    emporion: Callable[..., tuple[int, str, str]], tmp_path: Path, lost: str
) -> None:
    words = ("simulate", "rhodes", "-p", "2", "--games", "20", "--out", "here", "--rows")
    assert emporion(*words)[0] == 0
    file = tmp_path / "here" / lost
    before = file.read_bytes()
    file.write_bytes(before[:40])
    assert emporion(*words)[0] == 0
    assert file.read_bytes() == before


def test_fewer_games_than_there_are_get_one_line(
    emporion: Callable[..., tuple[int, str, str]],
) -> None:
    words = ("simulate", "rhodes", "-p", "2", "--with", "greedy", "--out", "here", "--games")
    assert emporion(*words, "20")[0] == 0
    code, out, error = emporion(*words, "10")
    assert (code, out) == (1, "")
    assert error == (
        "emporion: here/journal.txt: more of this work is done than is asked for, 2 pieces "
        "instead of 1; ask for at least as much, or choose another folder\n"
    )


def test_players_that_differ_are_told_apart(
    emporion: Callable[..., tuple[int, str, str]], tmp_path: Path
) -> None:
    seats = ("--with", "greedy", "--with", "random")
    words = ("simulate", "rhodes", "-p", "2", *seats, "--games", "4", "--out", "here")
    code, out, _ = emporion(*words)
    assert code == 0
    assert "played by greedy, random" in out
    assert "1: greedy" in (tmp_path / "here" / simulate_report.PAGE).read_text()


@pytest.mark.parametrize(
    ("words", "line"),
    [
        ("simulate rodes", "no game is called 'rodes'; did you mean 'rhodes'?"),
        ("simulate rhodes --players 6", "rhodes is for 2 to 5 players, not 6"),
        ("simulate rhodes --with greedi", "'greedi'; did you mean 'greedy'?"),
        (
            "simulate rhodes --with greedy --with random",
            "--with names 2 players for the 3 seats of rhodes; name one for all, or one a seat",
        ),
        ("simulate rhodes --games 1", "at least two games are needed to measure anything, not 1"),
        ("simulate rhodes --seed -1", "the seed must be from 0 to 2**64 - 1, not -1"),
        ("simulate rhodes --workers 0", "there must be at least one worker, not 0"),
        ("simulate rhodes --rows", "--rows needs --out FOLDER to keep them in"),
        ("simulate rhodes --edition none.toml", "none.toml: no such file or directory"),
        ("simulate rhodes --open-products", "rhodes has no option 'open_products'"),
    ],
)
def test_bad_input_gets_one_line(
    emporion: Callable[..., tuple[int, str, str]], tmp_path: Path, words: str, line: str
) -> None:
    code, out, error = emporion(*words.split())
    assert (code, out, error.count("\n")) == (1, "", 1)
    assert line in error
    assert list(tmp_path.iterdir()) == []


def test_a_damaged_journal_gets_one_line(
    emporion: Callable[..., tuple[int, str, str]], tmp_path: Path
) -> None:
    words = ("simulate", "rhodes", "--games", "20", "--out", "here")
    emporion(*words)
    file = tmp_path / "here" / journal.FILE
    file.write_bytes(file.read_bytes().replace(b"counted", b"cuonted"))
    code, _, error = emporion(*words)
    assert (code, error) == (1, "emporion: here/journal.txt:2: this line is damaged\n")


def test_ctrl_c_keeps_what_is_done(tmp_path: Path) -> None:
    words = [*COMMAND, "simulate", "rhodes", "-p", "2", "--games", "200000", "--out", "here"]
    process = subprocess.Popen(
        words, cwd=tmp_path, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    file = tmp_path / "here" / journal.FILE
    while not file.exists() or file.read_bytes().count(b"\n") < 3:
        assert process.poll() is None, process.communicate()
        time.sleep(0.05)
    process.send_signal(signal.SIGINT)
    out, error = process.communicate(timeout=60)
    assert (process.returncode, out) == (130, "")
    assert re.fullmatch(
        r"stopped after \d+ of 20 pieces; the same command goes on from here\n", error
    )
