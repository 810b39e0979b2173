"""The arena: fair tables, honest numbers, files that a kill cannot spoil."""

import json
import os
import random
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable
from html.parser import HTMLParser
from importlib import resources
from pathlib import Path
from typing import Any

import polars
import pytest

import emporion as em
from emporion import bots
from emporion.lab import arena_report, extras, intervals, journal, match, ratings
from emporion.lab.arena import Arena, arena
from emporion.lab.simulate import simulation
from emporion.lab.standings import Played, summarise
from emporion.lab.work import carry_out
from emporion.table.kernel import State
from emporion.terminal.app import run

COMMAND = [sys.executable, "-c", "from emporion.cli import main; main()"]
SMALL = ["arena", "rhodes", "greedy", "random", "--games", "12", "--workers", "2", "--out", "run"]
TITLE = ["--title", "Small & <bold>"]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture(scope="module")
def once(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str]:
    """A small arena, finished: its folder, and what was said."""
    folder = tmp_path_factory.mktemp("once")
    words = [*COMMAND, *SMALL, *TITLE]
    done = subprocess.run(words, cwd=folder, capture_output=True, text=True, check=True)
    assert done.stderr == ""
    return folder / "run", done.stdout


@pytest.fixture
def finished(once: tuple[Path, str], home: Path) -> Path:
    """That folder, to do with as one likes."""
    return Path(shutil.copytree(once[0], home / "run"))


# --- one game ------------------------------------------------------------------------------------


def test_a_match_is_the_same_every_time() -> None:
    game = em.game("colossus", players=3)
    games = [match.play(game, ["greedy", "random", "greedy"], seed=4) for _ in range(2)]
    assert games[0][0] == games[1][0]
    assert games[0][0].moves == games[1][0].moves
    over, outcome = games[0]
    assert list(outcome.scores) == over.scores
    assert sum(outcome.shares) == 1
    assert [seat for seat, share in enumerate(outcome.shares) if share] == over.winners
    assert all(seconds > 0 for seconds in outcome.seconds)


def test_players_are_asked_in_their_seats_and_afresh_each_game(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    made: list[Any] = []

    class Watched:
        def __init__(self, name: str, *, own_time: bool, files: bool) -> None:
            assert own_time, "games that share the machine are timed by their own computing"
            assert files, "a network may be named by its file"
            self.name = name
            self.seats: set[int] = set()
            made.append(self)

    def decide(player: Any, state: State, rng: random.Random) -> Any:
        player.seats.add(state.actor)
        return rng.choice(state.legal())

    monkeypatch.setattr(bots, "bot", Watched)
    monkeypatch.setattr(bots, "decide", decide)
    for _ in range(2):
        match.play(em.game("rhodes", players=2), ["a", "b"], seed=1)
    assert [(one.name, one.seats) for one in made] == [("a", {0}), ("b", {1})] * 2


def test_a_network_plays_by_the_name_of_its_file(
    home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    shipped = resources.files("emporion.bots") / "networks" / "rhodes.npz"
    (home / "mine.npz").write_bytes(shipped.read_bytes())
    game = em.game("rhodes", players=2)
    mine, neural = (match.play(game, [name, "greedy"], 3) for name in ("mine.npz", "neural"))
    assert mine[0].moves == neural[0].moves
    assert run(["arena", "rhodes", "mine.npz", "random", "--games", "2", "--workers", "1"]) == 0
    assert "mine.npz" in capsys.readouterr().out
    told = [simulation(game, [name], 4, 1, rows=True).run(0) for name in ("mine.npz", "neural")]
    assert told[0] == told[1]
    words = ["simulate", "rhodes", "--games", "4", "--workers", "1", "--players", "2"]
    assert run([*words, "--with", "mine.npz"]) == 0
    assert "mine.npz" in capsys.readouterr().out
    assert run([*words, "--with", "greedy", "--with", "mine.npz"]) == 0
    assert run(["simulate", "rotterdam", "--games", "2", "--with", "mine.npz"]) != 0
    assert "mine.npz: " in capsys.readouterr().err
    assert run(["arena", "rotterdam", "mine.npz", "random", "--games", "2"]) != 0
    assert "mine.npz: " in capsys.readouterr().err
    with pytest.raises(bots.UnknownBot, match=r"no bot is called 'mine\.npz'"):
        bots.bot("mine.npz")  # as a server is asked for it


def test_a_shared_win_counts_in_parts() -> None:
    """Among the first random games of three there is one."""
    game = em.game("rhodes", players=3)
    shares = {match.play(game, ["random"] * 3, seed)[1].shares for seed in range(40)}
    assert shares > {(1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)}
    assert all(sum(parts) == 1 for parts in shares)
    assert {0.5, 1.0} == {max(parts) for parts in shares}


def test_too_few_players_for_the_seats() -> None:
    with pytest.raises(em.EmporionError, match="2 players for the 3 seats of rhodes"):
        match.play(em.game("rhodes", players=3), ["random"] * 2, seed=1)


# --- tables --------------------------------------------------------------------------------------


def seatings(task: Arena) -> list[tuple[int, str]]:
    return [
        (deal, " ".join(players))
        for deal, players in (task.seated(piece) for piece in range(task.pieces()))
    ]


def test_every_deal_is_played_with_every_rotation() -> None:
    task = arena("rhodes", ["random", "greedy", "greedy"], games=4)
    assert seatings(task) == [
        (deal, players)
        for deal in (0, 1)
        for players in ("random greedy greedy", "greedy greedy random", "greedy random greedy")
    ]


def test_the_last_named_fill_the_seats() -> None:
    task = arena("rotterdam", ["greedy", "random"], games=1, seats=4)
    assert task.lineups == (("greedy", "random", "random", "random"),)
    two = arena("rhodes", ["greedy", "random", "greedy", "random"], games=6)
    assert two.pieces() == 6, "every other rotation is the same again"


def test_more_than_can_sit_all_meet() -> None:
    task = arena("rhodes", ["greedy", "random", "random"], games=10, seats=2)
    assert task.lineups == (("greedy", "random"), ("random", "random"))
    assert [players for deal, players in seatings(task) if deal == 0] == [
        "greedy random",
        "random greedy",
        "random random",
    ]


def test_seeds_share_no_deals() -> None:
    deals = [match.deal_seed(seed, deal) for seed in range(20) for deal in range(200)]
    assert len(set(deals)) == len(deals)


def test_the_results_do_not_depend_on_the_workers() -> None:
    task = arena("rhodes", ["greedy", "random"], games=6)
    found = [list(carry_out(task, None, workers=workers)) for workers in (1, 3)]
    for _, outcome in found[0] + found[1]:
        del outcome["seconds"]
    assert found[0] == found[1]


# --- numbers -------------------------------------------------------------------------------------


def game_of(deal: int, players: str, winners: str, scores: str = "") -> Played:
    """A finished game in a few words: who sat, who won (by seat), with which scores."""
    names = tuple(players.split())
    won = [int(seat) for seat in winners.split()]
    shares = [(seat in won) / len(won) for seat in range(len(names))]
    count = len(names)
    points = [int(score) for score in scores.split()] or [10] * count
    return Played(deal, names, shares, points, [5] * count, [0.5] * count, 7)


def test_a_summary_counts_each_game_once() -> None:
    task = arena("rhodes", ["greedy", "random", "random"], games=6)
    tables = [task.seated(piece) for piece in range(6)]
    names = [" ".join(seated.players) for seated in tables]
    winners = ["0", "2", "1", "0 1", "0", "2"]  # greedy, greedy, greedy, shared, other, other
    games = [
        game_of(seated.deal, players, won)
        for seated, players, won in zip(tables, names, winners, strict=True)
    ]
    rating = {name: ratings.Rating(25, 8) for name in ("greedy", "random")}
    found = summarise(task, games, rating)
    greedy, other = found.standings
    assert (greedy.won.value, other.won.value) == pytest.approx((3.5 / 6, 2.5 / 6))
    assert (greedy.fair, other.fair) == pytest.approx((1 / 3, 2 / 3))
    assert (greedy.games, greedy.decisions, greedy.seconds) == (6, 5, 0.1)
    assert sum(seat.value for seat in found.seats) == pytest.approx(1)
    (pair,) = found.pairs
    by_deal = (1, (0.25 - 0.5 - 0.5) / 3)
    assert pair.difference.value == pytest.approx(sum(by_deal) / 2)
    assert pair.beats == "undecided"


def test_intervals_hold_what_they_promise() -> None:
    """Deals that favour a seat: about 95 of 100 intervals hold the truth, for strong and weak."""
    for strength in (0.5, 0.7, 0.97):
        held = decided = 0
        for seed in range(400):
            chance = random.Random(f"{strength} {seed}")
            deals = []
            for _ in range(60):
                luck = chance.uniform(-0.03, 0.03) if strength > 0.9 else chance.uniform(-0.3, 0.3)
                deals.append(sum(chance.random() < strength + luck * way for way in (1, -1)) / 2)
            share = intervals.of_share(deals, games=120)
            held += share.low <= strength <= share.high
            decided += intervals.verdict([2 * deal - 1 for deal in deals])[1] == "yes"
        assert held >= 0.93 * 400
        assert decided <= 0.05 * 400 if strength == 0.5 else decided > 0.5 * 400


def test_ratings_order_players_by_strength() -> None:
    chance = random.Random(1)
    skill = {"weak": 1, "fair": 3, "strong": 9}
    games = []
    for _ in range(300):
        names = ["weak", "weak", "fair", "strong"]
        chance.shuffle(names)
        order = sorted(range(4), key=lambda seat: chance.random() ** (1 / skill[names[seat]]))
        games.append(ratings.Placed(names, [3 - order.index(seat) for seat in range(4)]))
    last = ratings.course(games)[-1]
    assert last["weak"].strength < last["fair"].strength < last["strong"].strength
    assert all(rating.doubt < 3 for rating in last.values())
    alike = ratings.course([ratings.Placed(["a", "a"], [0, 1])] * 3)
    assert alike[-1] == ratings.course([ratings.Placed(["a", "a"], [1, 0])])[-1]


# --- the command ---------------------------------------------------------------------------------


def test_the_files_it_leaves(once: tuple[Path, str]) -> None:
    folder, said = once
    assert "rhodes, 2 players, edition standard: 12 games from 6 deals" in said
    assert "greedy beats random with 95% confidence: yes" in said
    frame = polars.read_parquet(folder / "results.parquet")
    assert frame.shape == (24, 9)
    assert frame["share"].sum() == 12
    assert frame.group_by("deal", "player").len()["len"].to_list() == [2] * 12
    assert frame.group_by("player", "seat").len()["len"].to_list() == [6] * 4
    summary = json.loads((folder / "summary.json").read_text())
    assert summary["command"] == "emporion arena rhodes greedy random --games 12 --seed 1"
    assert [one["name"] for one in summary["standings"]] == ["greedy", "random"]


class Page(HTMLParser):
    """Checks that tags close, and gathers what the page would fetch and show."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.fetched: list[str] = []
        self.text = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag != "meta":
            self.open.append(tag)
        if tag in ("script", "link", "img", "iframe"):
            self.fetched.append(tag)
        self.fetched += [
            str(value)
            for name, value in attrs
            if name in ("src", "href", "xlink:href") and not str(value).startswith("#")
        ]

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text += data


def test_the_page_stands_alone(once: tuple[Path, str]) -> None:
    text = (once[0] / "report.html").read_text()
    page = Page()
    page.feed(text)
    assert (page.open, page.fetched) == ([], [])
    assert "<title>Small &amp; &lt;bold&gt;</title>" in text
    assert text.count('<svg role="img" aria-label=') == 3
    for words in ("Games won", "Scores", "Course of the ratings", "greedy beats random"):
        assert words in page.text
    assert "url(http" not in text
    assert "@import" not in text
    assert "prefers-color-scheme: dark" in text
    assert "currentColor" in text
    assert "#010203" not in text


def files(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGINT])
def test_stopped_and_gone_on_with(home: Path, how: signal.Signals) -> None:
    """The same bytes as if nothing had happened."""
    words = ["arena", "rhodes", "greedy", "greedy", "random", "--games", "60", "--workers", "2"]
    work = subprocess.Popen(
        [*COMMAND, *words, "--out", "stopped"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        process_group=0,
    )
    kept = home / "stopped" / journal.FILE
    while not kept.exists() or kept.read_bytes().count(b"\n") < 10:
        assert work.poll() is None
    if how == signal.SIGKILL:
        work.kill()
    else:
        os.killpg(work.pid, how)
    out, error = work.communicate(timeout=30)
    assert out == ""
    if how == signal.SIGINT:
        assert work.returncode == 130
        expected = r"stopped after \d+ of 60 games; the same command goes on from here\n"
        assert re.fullmatch(expected, error)
    done = kept.read_bytes().count(b"\n") - 1
    assert 9 <= done < 60
    assert run([*words, "--out", "stopped"]) == 0
    assert run([*words, "--workers", "1", "--out", "whole"]) == 0
    stopped, whole = files(home / "stopped"), files(home / "whole")
    assert stopped.keys() == whole.keys()
    assert stopped["results.parquet"] == whole["results.parquet"]
    assert kept.read_bytes().count(b"\n") == 61


def test_finished_work_is_shown_again(
    capsys: pytest.CaptureFixture[str], once: tuple[Path, str], finished: Path
) -> None:
    (finished / journal.FILE).unlink()
    before = files(finished)
    assert run(SMALL) == 0
    assert capsys.readouterr().out == once[1]
    assert files(finished) == before, "it was played again"


def test_more_games_go_on(finished: Path) -> None:
    short = (finished / journal.FILE).read_bytes()
    assert run([*SMALL, "--games", "16"]) == 0
    long = (finished / journal.FILE).read_bytes()
    assert long.startswith(short)
    assert long.count(b"\n") == 17
    assert polars.read_parquet("run/results.parquet")["game"].n_unique() == 16


def lost(folder: Path) -> None:
    (folder / "results.parquet").unlink()


def cut(folder: Path) -> None:
    file = folder / "results.parquet"
    file.write_bytes(file.read_bytes()[:99])


def changed(folder: Path) -> None:
    file = folder / "results.parquet"
    found = bytearray(file.read_bytes())
    found[200] ^= 1
    file.write_bytes(found)


def forget_the_sums(folder: Path) -> None:
    file = folder / "summary.json"
    found = json.loads(file.read_text())
    del found["sums"]
    file.write_text(json.dumps(found))


@pytest.mark.parametrize("spoil", [lost, cut, changed])
def test_damaged_results_are_made_again(finished: Path, spoil: Callable[[Path], None]) -> None:
    before = files(finished)
    spoil(finished)
    assert run([*SMALL, *TITLE]) == 0
    assert files(finished) == before


@pytest.mark.parametrize(
    ("spoil", "sums", "problem"),
    [
        (lost, True, "is missing"),
        (cut, True, "is damaged"),
        (changed, True, "is damaged"),
        (lost, False, "is missing"),
        (cut, False, "is damaged"),
    ],
)
def test_damaged_results_without_a_journal_are_refused(
    capsys: pytest.CaptureFixture[str],
    finished: Path,
    spoil: Callable[[Path], None],
    sums: bool,
    problem: str,
) -> None:
    (finished / journal.FILE).unlink()
    if not sums:
        forget_the_sums(finished)
    spoil(finished)
    before = files(finished)
    assert run(SMALL) == 1
    assert capsys.readouterr().err == (
        f"emporion: run/results.parquet: {problem}, and without run/journal.txt it cannot be "
        f"made again\n"
    )
    assert files(finished) == before


def test_fewer_games_than_there_are_get_one_line(
    capsys: pytest.CaptureFixture[str], finished: Path
) -> None:
    before = files(finished)
    assert run([*SMALL, "--games", "6"]) == 1
    assert capsys.readouterr().err == (
        "emporion: run/summary.json: 12 games are played here already, more than the 6 asked for; "
        "ask for as many, or choose another folder\n"
    )
    assert files(finished) == before


# --- whatever is refused -------------------------------------------------------------------------

REFUSED = [
    (["arena"], "name a game and its players"),
    (["arena", "rhodes"], "name a game and its players"),
    (["arena", "chess", "greedy"], "no game is called 'chess'"),
    (["arena", "rhodes", "greedy", "hal"], "hal"),
    (["arena", "rhodes", "greedy", "gredy"], "did you mean 'greedy'?"),
    (["arena", "rhodes", "greedy", "none.npz"], "none.npz: there is no such network"),
    (["arena", "rhodes", "planner:0ms"], "0ms"),
    (["arena", "rhodes", "planner:fast"], "fast"),
    (["arena", "rhodes", *["random"] * 6], "rhodes is for 2 to 5 players, not 6"),
    (["arena", "rhodes", "random", "--players", "1"], "rhodes is for 2 to 5 players, not 1"),
    (["arena", "rhodes", "random", "--games", "0"], "there must be at least one game, not 0"),
    (["arena", "rhodes", "random", "--games", "-4"], "there must be at least one game, not -4"),
    (["arena", "rhodes", "random", "--games", "many"], "--games"),
    (["arena", "rhodes", "greedy", "random", "--seed", "-1"], "the seed must be from 0"),
    (["arena", "rhodes", "random", "--workers", "0"], "at least one worker, not 0"),
    (["arena", "rhodes", "random", "--edition", "no.toml"], "no.toml: no such file"),
    (["arena", "rhodes", "random", "--open-missions"], "rhodes has no option 'open_missions'"),
    (["arena", "rhodes", "greedy", "random", "--out", "file"], "not a directory"),
    (["arena", "rhodes", "greedy", "random", "--out", "file/run"], "not a directory"),
    (["arena", "rhodes", "greedy", "random", "--ray", "rubbish"], "--ray rubbish: "),
    (["arena", "rhodes", "greedy"], "emporion simulate rhodes --players 2 --with greedy"),
    (["arena", "rhodes", *["random"] * 3], "only random plays, so there is nobody to beat"),
    (["arena", "--programme", "none.toml"], "--programme needs --out FOLDER"),
    (["arena", "--programme", "none.toml", "--out", "run"], "none.toml: no such file"),
    (["arena", "rhodes", "--programme", "x.toml", "--out", "run"], "leaves no room for game"),
    (["arena", "--programme", "x.toml", "--out", "run", "--seed", "3"], "no room for seed"),
]


@pytest.mark.parametrize(("words", "reason"), REFUSED, ids=lambda value: str(value)[:50])
def test_refused_in_one_line(
    capsys: pytest.CaptureFixture[str], home: Path, words: list[str], reason: str
) -> None:
    (home / "file").write_text("mine")
    assert run(words) != 0
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith("emporion: ")
    assert said.err.count("\n") == 1
    assert reason in said.err
    assert [path.name for path in home.iterdir()] == ["file"]


def change(file: str, spoil: Callable[[str], str]) -> Callable[[Path], None]:
    def spoilt(folder: Path) -> None:
        path = folder / file
        path.write_text(spoil(path.read_text()))

    return spoilt


def other_version(folder: Path) -> None:
    """Only the journal is left, and it is of another version: its sum holds."""
    (folder / "summary.json").unlink()
    path = folder / journal.FILE
    first, rest = path.read_text().split("\n", 1)
    head = first.split(" ", 1)[1].replace(f'"{em.__version__}"', '"0.0.1"')
    path.write_text(f"{journal._sum(head)} {head}\n{rest}")


SPOILT = [
    (change("summary.json", lambda text: text[:99]), "run/summary.json: is not JSON"),
    (change("summary.json", lambda text: "[]"), "run/summary.json: this is not a summary"),
    (change("summary.json", lambda text: text.replace('"fair"', '"far"')), "parts of the summary"),
    (
        change("summary.json", lambda text: text.replace(em.__version__, "0.0.1")),
        "run/summary.json: made by emporion 0.0.1, this is",
    ),
    (
        change("summary.json", lambda text: text.replace('"seed": 1', '"seed": 2')),
        "run/summary.json: holds other work: seed is 2 there and 1 here",
    ),
    (
        change(journal.FILE, lambda text: text.replace('"rounds":', '"rounds": ', 1)),
        "run/journal.txt:2: this line is damaged",
    ),
    (other_version, "run/journal.txt: made by emporion 0.0.1, this is"),
]


@pytest.mark.parametrize(("spoil", "reason"), SPOILT, ids=[reason for _, reason in SPOILT])
def test_files_that_do_not_hold(
    capsys: pytest.CaptureFixture[str],
    finished: Path,
    spoil: Callable[[Path], None],
    reason: str,
) -> None:
    spoil(finished)
    before = files(finished)
    assert run(SMALL) == 1
    said = capsys.readouterr()
    assert said.err.startswith("emporion: ")
    assert said.err.count("\n") == 1
    assert reason in said.err
    assert files(finished) == before


@pytest.mark.usefixtures("finished")
def test_other_rules_are_other_work(capsys: pytest.CaptureFixture[str], home: Path) -> None:
    (home / "mine.toml").write_text('game = "rhodes"\n[market]\nrates = [9, 8, 7]\n')
    assert run([*SMALL, "--edition", "mine.toml"]) == 1
    assert "holds other work: edition is" in capsys.readouterr().err


def test_without_the_extra(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(extras, "find_spec", lambda name: None)
    assert run(SMALL) == 1
    expected = "emporion: this needs emporion[lab]: openskill is not installed\n"
    assert capsys.readouterr().err == expected


# --- programmes ----------------------------------------------------------------------------------

LADDER = """
title = "A small ladder"
games = 8

[[match]]
name = "rhodes-greedy-random"
game = "rhodes"
players = ["greedy", "random"]
claim = { player = "greedy", wins = 0.95 }

[[match]]
name = "colossus-random"
game = "colossus"
players = ["random", "greedy"]
games = 18
seats = 3
claim = { player = "random", beats = "greedy" }

[[match]]
name = "no-claim"
game = "rotterdam"
players = ["greedy", "random", "random"]
"""


LAST = 'players = ["greedy", "random", "random"]'


def test_a_programme_plays_all_its_matches(
    capsys: pytest.CaptureFixture[str], home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (home / "ladder.toml").write_text(LADDER)
    words = ["arena", "--programme", "ladder.toml", "--out", "out", "--workers", "2"]
    assert run(words) == 0
    first = capsys.readouterr().out
    told = (home / "out/README.md").read_text()
    assert told.startswith("# A small ladder\n")
    assert "emporion arena --programme ladder.toml --out out" in told
    rows = [line.strip("| ").split(" | ") for line in told.splitlines() if line.startswith("| [")]
    assert [(row[1], row[2], row[-1]) for row in rows[:2]] == [
        ("8", "greedy wins at least 95%", "yes"),
        ("18", "random beats greedy with 95% confidence", "no"),
    ]
    assert re.search(r"\| +\| greedy wins [0-9.]+% \(.+ to .+\) \| +\|$", told, re.MULTILINE)
    assert "emporion arena colossus random greedy --games 18 --seed 1 --players 3" in told
    monkeypatch.setattr(Arena, "run", lambda *_: pytest.fail("played again"))
    assert run(words) == 0
    assert capsys.readouterr().out == first
    assert (home / "out/README.md").read_text() == told


BAD_PROGRAMMES = [
    ("title = ", "ladder.toml: is not TOML"),
    ("title = 'x'", "ladder.toml: there is no [[match]]"),
    ("match = [3]", "ladder.toml: match 1: this must be a table, not 3"),
    ("mach = 1", "ladder.toml: mach means nothing here; did you mean 'match'?"),
    ("games = 'many'", "ladder.toml: games cannot be 'many'"),
    (LADDER.replace("games = 18", "games = true"), "match colossus-random: games cannot be True"),
    (LADDER.replace("seats = 3", "seat = 3"), "match colossus-random: seat means nothing here"),
    (LADDER.replace("seats = 3", "seats = 9"), "colossus is for 2 to 5 players, not 9"),
    (LADDER.replace('"rotterdam"', '"chess"'), "match no-claim: no game is called 'chess'"),
    (LADDER.replace('game = "rotterdam"\n', ""), "match no-claim: game is missing"),
    (LADDER.replace(LAST, "players = [1]"), "players must be a list of names"),
    (LADDER.replace(LAST, "players = []"), "match no-claim: name the players"),
    (LADDER.replace(LAST, 'players = ["hal"]'), "match no-claim: "),
    (LADDER.replace('"no-claim"', '"../up"'), "small letters, digits and dashes"),
    (LADDER.replace('"no-claim"', '"colossus-random"'), "another match has this name"),
    (LADDER.replace("wins = 0.95", "wins = 95"), "wins must be from 0 to 1, not 95"),
    (LADDER.replace(", wins = 0.95", ""), "a claim has either wins or beats"),
    (LADDER.replace('beats = "greedy"', 'beats = "gredy"'), "gredy does not play; did you mean"),
]


@pytest.mark.parametrize(("text", "reason"), BAD_PROGRAMMES, ids=[why for _, why in BAD_PROGRAMMES])
def test_a_programme_is_refused_before_anything_is_played(
    capsys: pytest.CaptureFixture[str], home: Path, text: str, reason: str
) -> None:
    (home / "ladder.toml").write_text(text)
    assert run(["arena", "--programme", "ladder.toml", "--out", "out"]) == 1
    said = capsys.readouterr()
    assert said.err.startswith("emporion: ladder.toml: ")
    assert said.err.count("\n") == 1
    assert reason in said.err
    assert not (home / "out").exists()


def test_the_same_plot_is_the_same_text() -> None:
    task = arena("rhodes", ["greedy", "random"], games=2)
    games = [game_of(0, "greedy random", "0", "30 9"), game_of(0, "random greedy", "1", "9 31")]
    course = ratings.course(one.placed() for one in games)
    summary = summarise(task, games, course[-1])
    pages = [arena_report.html(task, games, course, summary, "T", "cmd") for _ in range(2)]
    assert pages[0] == pages[1]


@pytest.mark.parametrize("deals", range(1, 60))
@pytest.mark.parametrize("share", [0.0, 1.0])
def test_an_interval_holds_what_was_measured(deals: int, share: float) -> None:
    value, low, high = intervals.of_share([share] * deals, 2 * deals)
    assert 0 <= low <= value <= high <= 1
