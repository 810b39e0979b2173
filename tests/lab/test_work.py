"""Work in pieces: done once each, in order, on any number of workers, kept in a journal."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

import emporion as em
from chores import Refused, Squares
from emporion.errors import EmporionError
from emporion.lab import journal, work
from emporion.lab.work import carry_out, described, fingerprint

SIX = [(piece, {"square": piece * piece}) for piece in range(6)]


@pytest.fixture
def squares(tmp_path: Path) -> Squares:
    return Squares(tmp_path / "marks")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "run"


@pytest.fixture
def kept(squares: Squares, folder: Path) -> Path:
    """The journal of finished work."""
    list(carry_out(squares, folder, workers=1))
    return folder / journal.FILE


def runs(squares: Squares) -> list[int]:
    return sorted(map(int, squares.marks.read_text().split()))


@pytest.mark.parametrize("workers", [1, 3, 9])
def test_every_piece_once_and_in_order(squares: Squares, workers: int) -> None:
    told: list[tuple[int, int]] = []
    done = carry_out(squares, None, workers=workers, show=lambda *now: told.append(now))
    assert list(done) == SIX
    assert runs(squares) == list(range(6))
    assert told == [(number, 6) for number in range(7)]


def test_what_is_done_is_not_done_again(squares: Squares, folder: Path) -> None:
    done = carry_out(squares, folder, workers=1)
    assert [next(done), next(done)] == SIX[:2]
    done.close()
    before = runs(squares)
    assert list(carry_out(squares, folder, workers=2)) == SIX
    again = runs(squares)[:]
    assert all(again.count(piece) == 1 for piece in (0, 1))
    assert len(again) <= len(before) + 6 - 2
    assert list(carry_out(squares, folder)) == SIX
    assert runs(squares) == again


def test_a_journal_can_be_gone_on_with_for_more(squares: Squares, kept: Path) -> None:
    more = replace(squares, count=8)
    found = list(carry_out(more, kept.parent, workers=1))
    assert found == [(piece, {"square": piece * piece}) for piece in range(8)]
    assert runs(squares) == list(range(8))


def test_less_than_is_done_is_refused(squares: Squares, kept: Path) -> None:
    before = kept.read_bytes()
    with pytest.raises(journal.JournalError, match="6 pieces instead of 3"):
        list(carry_out(replace(squares, count=3), kept.parent))
    assert kept.read_bytes() == before


def test_one_worker_is_this_process(squares: Squares) -> None:
    class Local(Squares):
        """Not to be pickled: only this process knows it."""

    assert list(carry_out(Local(squares.marks), None, workers=1)) == SIX


def test_a_process_that_dies_costs_only_time(squares: Squares, folder: Path) -> None:
    mortal = replace(squares, fatal=3)
    assert list(carry_out(mortal, folder, workers=2)) == SIX
    assert mortal.begun(3) == 2


def test_a_piece_that_always_dies_is_given_up(squares: Squares, folder: Path) -> None:
    with pytest.raises(EmporionError, match="piece 3 ended its process 3 times"):
        list(carry_out(replace(squares, fatal=3, deaths=9), folder, workers=2))


def test_what_a_piece_refuses_is_refused() -> None:
    with pytest.raises(EmporionError, match="piece 2 is not for us"):
        list(carry_out(Refused(), None, workers=2))


# --- interrupted ---------------------------------------------------------------------------------

PROGRAM = """
import sys
from pathlib import Path
sys.path.insert(0, {tests!r})
from chores import Squares
from emporion.lab.work import carry_out
if __name__ == "__main__":
    task = Squares(Path({marks!r}), count=12, seconds=0.15)
    for piece, _ in carry_out(task, Path({folder!r}), workers=2):
        print(piece, flush=True)
"""


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGINT])
def test_interrupted_and_gone_on_with(squares: Squares, folder: Path, how: signal.Signals) -> None:
    tests = str(Path(__file__).parent.parent)
    text = PROGRAM.format(tests=tests, marks=str(squares.marks), folder=str(folder))
    script = squares.marks.with_name("program.py")
    script.write_text(text)
    work = subprocess.Popen(
        [sys.executable, script], stdout=subprocess.PIPE, stderr=subprocess.PIPE, process_group=0
    )
    assert work.stdout is not None
    for _ in range(3):
        work.stdout.readline()
    os.kill(work.pid, how) if how == signal.SIGKILL else os.killpg(work.pid, how)
    _, said = work.communicate(timeout=30)
    assert said.decode().count("Traceback") == (0 if how == signal.SIGKILL else 1)
    time.sleep(0.5)
    at_end = runs(squares)
    time.sleep(0.5)
    assert runs(squares) == at_end, "its processes go on"
    done = (folder / journal.FILE).read_bytes().count(b"\n") - 1
    assert 3 <= done < 12
    task = replace(squares, count=12, seconds=0.15)
    assert [piece for piece, _ in carry_out(task, folder, workers=2)] == list(range(12))
    assert len(runs(squares)) - len(at_end) == 12 - done


# --- journals that do not hold -------------------------------------------------------------------


def test_a_line_half_written_is_cut_off(squares: Squares, kept: Path) -> None:
    whole = kept.read_bytes()
    for cut in (1, 20, 30):
        kept.write_bytes(whole[:-cut])
        assert list(carry_out(squares, kept.parent, workers=1)) == SIX
        assert kept.read_bytes() == whole
    kept.write_bytes(whole[:10])
    assert list(carry_out(squares, kept.parent, workers=1)) == SIX


def lines(change: Callable[[list[bytes]], None]) -> Callable[[bytes], bytes]:
    def spoilt(content: bytes) -> bytes:
        found = content.splitlines(keepends=True)
        change(found)
        return b"".join(found)

    return spoilt


def change_a_digit(found: list[bytes]) -> None:
    found[3] = found[3].replace(b"4", b"5")


def cut_a_line(found: list[bytes]) -> None:
    found[2] = found[2][:-9] + b"\n"


SPOILT = [
    (lines(change_a_digit), ":4: this line is damaged"),
    (lines(cut_a_line), ":3: this line is damaged"),
    (lambda content: b"\0" * 40 + b"\n" + content, ":1: this line is damaged"),
    (lambda content: b"\xff\xfe\n", ":1: this line is damaged"),
    (lambda content: content + b"\n", ":8: this line is damaged"),
]


@pytest.mark.parametrize(("spoil", "reason"), SPOILT, ids=[reason for _, reason in SPOILT])
def test_a_damaged_journal_is_refused(
    squares: Squares, kept: Path, spoil: Callable[[bytes], bytes], reason: str
) -> None:
    spoilt = spoil(kept.read_bytes())
    kept.write_bytes(spoilt)
    with pytest.raises(journal.JournalError) as caught:
        list(carry_out(squares, kept.parent))
    assert str(caught.value) == f"{kept}{reason}"
    assert kept.read_bytes() == spoilt


def test_other_work_is_refused(squares: Squares, kept: Path) -> None:
    with pytest.raises(journal.JournalError, match=r"seconds is 0\.0 there and 2\.0 here"):
        list(carry_out(replace(squares, seconds=2.0), kept.parent))


def test_another_version_is_refused(
    squares: Squares, kept: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(journal, "VERSION", "9.9.9")
    with pytest.raises(journal.JournalError, match=r"made by emporion .*, this is 9\.9\.9"):
        list(carry_out(squares, kept.parent))


def test_one_run_at_a_time(squares: Squares, folder: Path) -> None:
    first = carry_out(squares, folder, workers=1)
    next(first)
    with pytest.raises(journal.JournalError, match="another run is at work here"):
        list(carry_out(squares, folder))
    assert [piece for piece, _ in first] == [1, 2, 3, 4, 5]


def test_a_folder_that_is_a_file_is_refused(squares: Squares, kept: Path) -> None:
    with pytest.raises(OSError, match="File exists"):
        list(carry_out(squares, kept))


# --- keys ----------------------------------------------------------------------------------------


def test_a_key_tells_editions_and_options_apart() -> None:
    other = em.game("rhodes", edition={"game": "rhodes", "market": {"rates": [9, 4, 3]}})
    rhodes = described(em.game("rhodes"), ["random"])
    assert rhodes == described(em.game("rhodes"), ["random"])
    assert rhodes["edition"] != described(other, ["random"])["edition"]
    assert fingerprint(em.game("rhodes")) != fingerprint(em.game("rhodes", players=4))
    shown = em.game("rotterdam", open_products=True)
    assert described(shown, [])["options"] == {"open_products": True}


def test_a_key_tells_players_apart_who_go_by_one_name(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever plays with other weights, or looks less far, is another player."""
    game = em.game("rhodes", players=2)
    names = ["hard", "planner:10ms", "greedy", "random"]
    manners = described(game, names)["manners"]
    assert list(manners) == ["greedy", "planner", "random"]
    assert len({*manners.values()}) == 3
    assert described(game, reversed(names))["manners"] == manners
    monkeypatch.setitem(work.QUICKLY, "planner", "planner:2")
    work.manner.cache_clear()
    changed = described(game, names)["manners"]
    work.manner.cache_clear()
    assert changed["planner"] != manners["planner"]
    assert changed["greedy"] == manners["greedy"]


def test_games_of_players_who_have_changed_are_not_gone_on_with(tmp_path: Path) -> None:
    def key(planner: str) -> dict[str, object]:
        return {"command": "arena", "manners": {"greedy": "1", "planner": planner}}

    with journal.opened(tmp_path, key("2")) as one:
        one.add(0, {})
    with journal.opened(tmp_path, key("2")) as one:
        assert 0 in one
    with (
        pytest.raises(journal.JournalError, match="planner of these games plays otherwise now"),
        journal.opened(tmp_path, key("3")),
    ):
        pass
