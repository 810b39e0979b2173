"""`emporion balance`: criteria, comparisons, and the search for better numbers."""

import json
import random
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import polars
import pytest

import emporion as em
from emporion.lab import balance_report as report
from emporion.lab import sums
from emporion.lab.balance import Balance, Standing, Weighed, balance, best, weighed
from emporion.lab.criteria import verdicts
from emporion.lab.findings import certain
from emporion.lab.intervals import Interval
from emporion.lab.measures import Measures, Seat, add_up, measure
from emporion.lab.paired import Played, changes
from emporion.lab.simulate import simulation
from emporion.lab.variants import variants, varied
from emporion.lab.work import carry_out
from emporion.table.titles import TITLES
from emporion.terminal.app import run

Emporion = Callable[..., tuple[int, str, str]]
SHORT = {"name": "short", "round": {"last": 12}}


def tables(name: str, *editions: Any, players: int = 3) -> list[em.Game]:
    return [em.game(name, players=players, edition=edition) for edition in editions]


def asked(name: str = "rhodes", *editions: Any, games: int = 300) -> Balance:
    found = tables(name, *(editions or ("standard",)))
    return balance(found, ["random"], games, seed=1)


def alone(task: Balance) -> Weighed:
    return weighed(task, ((piece, task.run(piece)) for piece in range(task.pieces())))


@pytest.fixture(scope="module")
def standard() -> Measures:
    (found,) = alone(asked(games=1000)).measures
    return found


# --- the work ------------------------------------------------------------------------------------


def test_each_edition_is_played_as_it_would_be_alone() -> None:
    task = asked("rhodes", "standard", SHORT, games=2_005)
    assert task.pieces() == 2 * 201
    found = alone(task).measures
    for one, measures in zip(task.candidates, found, strict=True):
        again = simulation(one.game, ["random"], 2_005, 1, False)
        (only,) = weighed(Balance((again,)), [(0, again.run(0))]).measures
        assert measures == only


def test_workers_and_a_cut_change_nothing(tmp_path: Path) -> None:
    game = em.game("rotterdam", players=2)
    task = balance([game, game], ["greedy", "random"], 20, seed=3)
    whole = alone(task)
    assert weighed(task, carry_out(task, None, workers=2)) == whole
    results = carry_out(task, tmp_path, workers=1)
    next(results)
    results.close()
    assert weighed(task, carry_out(task, tmp_path, workers=2)) == whole


def test_two_editions_go_on_in_their_folder(tmp_path: Path) -> None:
    task = asked("rhodes", "standard", SHORT, games=20)
    whole = weighed(task, carry_out(task, tmp_path, workers=1))
    more = asked("rhodes", "standard", SHORT, games=30)
    assert weighed(task, carry_out(task, tmp_path, workers=1)) == whole
    assert weighed(more, carry_out(more, tmp_path, workers=1)) == alone(more)


def test_other_editions_in_the_folder_are_refused(tmp_path: Path) -> None:
    list(carry_out(asked(games=20), tmp_path, workers=1))
    for other in (asked("rhodes", SHORT, games=20), asked("rhodes", "standard", SHORT, games=20)):
        with pytest.raises(em.EmporionError, match="holds other work"):
            list(carry_out(other, tmp_path, workers=1))


# --- criteria ------------------------------------------------------------------------------------


def answers(measures: Measures) -> dict[str, str]:
    return {one.name: one.holds for one in verdicts(measures)}


def test_the_criteria_of_random_rhodes(standard: Measures) -> None:
    """Random players seldom empty the plazas, so most of their games run into the limit."""
    found = answers(standard)
    assert found["limit"] == "no"
    assert found["length"] == found["seats"] == found["always"] == "yes"


def seated(measures: Measures, *won: Interval) -> Measures:
    order = [Seat(one, seat.points) for one, seat in zip(won, measures.order, strict=True)]
    return replace(measures, order=order)


@pytest.mark.parametrize(
    ("first", "answer"),
    [
        (Interval(0.34, 0.32, 0.36), "yes"),
        (Interval(0.37, 0.35, 0.39), "open"),
        (Interval(0.41, 0.39, 0.43), "no"),
        (Interval(0.26, 0.24, 0.28), "no"),
        (Interval(0.37, 0.27, 0.47), "open"),
    ],
)
def test_seats_are_judged_by_their_intervals(
    standard: Measures, first: Interval, answer: str
) -> None:
    fair = Interval(0.33, 0.32, 0.34)
    assert answers(seated(standard, first, fair, fair))["seats"] == answer


def with_winners(measures: Measures, group: str, share: float) -> Measures:
    """The first component of a group used by winners in this share of the games."""
    place = next(at for at, one in enumerate(measures.components) if one.group == group)
    found = list(measures.components)
    found[place] = replace(found[place], winners=sums.share(share * 1000, 1000))
    return replace(measures, components=found)


@pytest.mark.parametrize(
    ("group", "share", "broken"),
    [
        ("assignments", 0.0, "never"),
        ("assignments", 1.0, "always"),
        ("places", 0.0, "never"),
        ("places", 1.0, None),  # whoever wins has been to the harbour
        ("action markers", 0.0, None),  # to forfeit is no component
    ],
)
def test_components_are_judged_by_what_they_are(
    standard: Measures, group: str, share: float, broken: str | None
) -> None:
    before, after = answers(standard), answers(with_winners(standard, group, share))
    assert [name for name in after if before[name] != after[name]] == ([broken] if broken else [])


def test_few_games_leave_it_open() -> None:
    (found,) = alone(asked(games=3)).measures
    assert "no" not in (answers(found)["never"], answers(found)["seats"], answers(found)["length"])


@pytest.mark.parametrize("name", list(TITLES))
def test_every_title_has_a_limit(name: str) -> None:
    (found,) = alone(asked(name, games=5)).measures
    assert len(verdicts(found)) == 5


# --- comparing -----------------------------------------------------------------------------------


def test_a_shorter_game_shows() -> None:
    found = alone(asked("rhodes", "standard", SHORT, games=2000))
    rounds = next(one for one in found.changes if one.name == "rounds")
    assert rounds.real
    assert rounds.change is not None
    assert rounds.change.high < -5
    assert report.real_changes(found)[0] == rounds


def test_the_same_edition_changes_nothing() -> None:
    found = alone(asked("rhodes", "standard", "standard"))
    assert len(found.changes) > 100
    assert not any(one.real for one in found.changes)
    assert report.real_changes(found) == []


def test_games_are_paired_by_seed() -> None:
    """One game in fifty is longer by a round: sure from the pairs, lost in the spread otherwise."""
    games = [em.game("rhodes", players=2)] * 2
    one = simulation(games[0], ["random"], 2000, 1, False, most=10)
    played = []
    for game, added in zip(games, (0, 1), strict=True):
        blocks = []
        for piece in range(one.pieces()):
            block = one.run(piece)["counted"]
            if added and piece % 5 == 0:
                last = next(place for place, bar in enumerate(block["rounds"]) if bar)
                block["rounds"] += [0, 0]
                block["rounds"][last] -= 1
                block["rounds"][last + 1] += 1
            blocks.append(block)
        played.append(Played(game, measure(game, add_up(blocks)), blocks))
    rounds = next(one for one in changes(*played) if one.name == "rounds")
    assert rounds.real
    assert rounds.change is not None
    assert rounds.change.value == pytest.approx(0.02)
    assert rounds.change.low > 0
    apart = sums.difference(*(one.measures.rounds.mean for one in played))
    assert apart.low < 0 < apart.high


@pytest.mark.parametrize("seed", range(2, 6))
def test_chance_alone_is_seldom_called_a_change(seed: int) -> None:
    """Two runs of one edition with other seeds."""
    game = em.game("rhodes", players=2)
    played = []
    for chance in (1, seed):
        task = simulation(game, ["random"], 1000, chance, False, most=20)
        blocks = [task.run(piece)["counted"] for piece in range(task.pieces())]
        played.append(Played(game, measure(game, add_up(blocks)), blocks))
    assert sum(one.real for one in changes(*played)) <= 1


def test_two_games_change_nothing() -> None:
    found = alone(asked("rhodes", "standard", SHORT, games=2))
    assert not any(one.real for one in found.changes)


def test_components_that_only_one_edition_has() -> None:
    rows = em.game("rhodes").edition.document()["development"]
    rows[0]["count"] = 0
    found = alone(asked("rhodes", "standard", {"name": "less", "development": rows}))
    gone = [one for one in found.changes if "demeter wine, a game" in one.name]
    assert [(one.after, one.real) for one in gone] == [(None, True)]
    assert report.change_row(gone[0])[2] == "none"


@pytest.mark.parametrize("among", [1, 50])
def test_bonferroni_keeps_its_word(among: int) -> None:
    chance = random.Random(2)
    runs = 2000 // among
    alarms = 0
    for _ in range(runs):
        values = [chance.gauss(0, 1) for _ in range(among)]
        alarms += any(
            certain(Interval(value, value - 1.96, value + 1.96), among) for value in values
        )
    assert alarms / runs < 0.12


# --- varying -------------------------------------------------------------------------------------


def test_every_combination_is_tried() -> None:
    game = em.game("colossus", players=4)
    asked_for = ("site.levels[4].vp=7,9", "market.spaces[3]=2,3")
    found, present = variants(game, [varied(one, game.edition) for one in asked_for])
    assert present == 3
    assert [one.edition.data["site"]["levels"][3]["vp"] for one in found] == [7, 7, 9, 9]
    assert [one.edition.data["market"]["spaces"][2] for one in found] == [2, 3, 2, 3]
    assert [one.edition.standard for one in found] == [False, False, False, True]
    assert len({one.edition.name for one in found}) == 4


def test_whole_lists_and_words_can_be_tried() -> None:
    game = em.game("rotterdam", players=3)
    (now, found), present = variants(game, [varied('channel[1].colour="red"', game.edition)])
    assert found.edition.data["channel"][0]["colour"] == "red"
    rhodes = em.game("rhodes", players=3)
    assert (now, present) == (game, 0), "what is played now is weighed as well"
    (_, other), _ = variants(rhodes, [varied("market.spaces=[1, 1, 1, 1]", rhodes.edition)])
    assert other.edition.data["market"]["spaces"] == [1, 1, 1, 1]


@pytest.mark.parametrize("name", list(TITLES))
def test_no_printed_value_is_ever_varied(name: str) -> None:
    edition = em.game(name, players=2).edition
    for field, value, mark in edition.rows():
        asked_for = f"{field}={json.dumps(value)}"
        if mark == "printed":
            with pytest.raises(em.EmporionError, match="a printed value stays as it is"):
                varied(asked_for, edition)
        else:
            assert varied(asked_for, edition) == (field, [value])


def test_the_best_breaks_least(standard: Measures) -> None:
    worse = with_winners(standard, "assignments", 0.0)
    unfair = seated(standard, *[Interval(won, won, won) for won in (0.45, 0.3, 0.25)])
    assert [best([worse, standard, unfair], present) for present in range(3)] == [1, 1, 1]
    assert Standing.of(standard) < Standing.of(worse)
    assert Standing.of(standard) < Standing.of(unfair)


def test_the_edition_in_use_is_kept_unless_another_is_clearly_better(standard: Measures) -> None:
    """Fairer seats and fewer unused components are no reason while no criterion tells."""
    fair = seated(standard, *[Interval(1 / 3, 0.32, 0.34)] * 3)
    unsure = seated(standard, *[Interval(0.37, 0.27, 0.47)] * 3)
    assert best([standard, fair], 0) == best([fair, standard], 0) == 0
    assert best([unsure, fair], 0) == 0
    task = asked("rhodes", "standard", SHORT)
    search = Balance(task.candidates, 0)
    assert report.advice(search, [unsure, fair]) == (
        "These games are too few to tell: seats stayed open. So standard is kept; more --games "
        "may show whether another is better."
    )
    assert report.advice(search, [fair, standard]) == (
        "None is clearly better than standard, so it is kept."
    )
    unfair = seated(standard, *[Interval(won, won, won) for won in (0.45, 0.3, 0.25)])
    assert "Best is short: seats is met, which standard breaks" in report.advice(
        search, [unfair, fair]
    )


# --- the command ---------------------------------------------------------------------------------


@pytest.fixture
def emporion(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Emporion:
    monkeypatch.chdir(tmp_path)

    def command(*words: str) -> tuple[int, str, str]:
        code = run(list(words))
        said = capsys.readouterr()
        return code, said.out, said.err

    return command


FAST = ("--with", "random", "--games", "200", "--out", "here")


def files(folder: Path) -> tuple[dict[str, Any], polars.DataFrame, str]:
    results = json.loads((folder / report.RESULTS).read_text())
    frame = polars.read_parquet(folder / report.COMPONENTS)
    return results, frame, (folder / report.PAGE).read_text()


def test_one_edition_is_checked(emporion: Emporion, tmp_path: Path) -> None:
    code, out, error = emporion("balance", "rotterdam", "-p", "2", *FAST)
    assert (code, error) == (0, "")
    assert "no seat is more than 5 percentage points from fair (furthest is seat" in " ".join(
        out.split()
    )
    results, frame, page = files(tmp_path / "here")
    assert [one["name"] for one in results["editions"]] == ["standard"]
    assert results["best"] is results["changes"] is None
    assert set(frame["edition"]) == {"standard"}
    assert "games end before the round limit" in page


def test_two_editions_are_compared(emporion: Emporion, tmp_path: Path) -> None:
    (tmp_path / "short.toml").write_text('game = "rhodes"\n[round]\nlast = 12\n')
    code, out, error = emporion("balance", "rhodes", "standard", "short.toml", *FAST)
    assert (code, error) == (0, "")
    assert "round.last: 30 becomes 12" in out
    results, frame, page = files(tmp_path / "here")
    assert [one["name"] for one in results["editions"]] == ["standard", "short"]
    rounds = next(one for one in results["changes"] if one["name"] == "rounds")
    assert rounds["real"]
    assert set(frame["edition"]) == {"standard", "short"}
    assert "round.last: 30 becomes 12" in page
    listed, _, rest = page.partition("<details>")
    assert listed.count("<td>rounds</td>") == 1
    assert "<td>rounds</td>" not in rest
    assert "Perhaps only chance, if anything: " in out


def test_rotterdam_s_cards_may_lie_open(emporion: Emporion, tmp_path: Path) -> None:
    words = ("balance", "rotterdam", "-p", "2", "--open-products", "--open-missions", *FAST)
    code, out, error = emporion(*words)
    assert (code, error) == (0, "")
    assert "rotterdam, 2 players, open products, open missions, played by random" in out
    results, _, _ = files(tmp_path / "here")
    assert results["command"].endswith("--open-products --open-missions")
    assert results["key"]["options"] == {"open_missions": True, "open_products": True}


def test_values_are_searched(emporion: Emporion, tmp_path: Path) -> None:
    code, out, error = emporion("balance", "rhodes", *FAST, "--vary", "round.last=12,30")
    assert (code, error) == (0, "")
    assert "round.last=30 (standard)" in out
    assert "round.last=30 (standard)" in " ".join(out.split("\n\n")[-1].split())
    results, frame, page = files(tmp_path / "here")
    assert results["best"] == "round.last=30"
    assert frame["edition"].n_unique() == 2
    assert "Which is best" in page


@pytest.mark.parametrize(
    ("words", "line"),
    [
        ("balance rodes", "no game is called 'rodes'; did you mean 'rhodes'?"),
        ("balance rhodes a b c", "one edition is checked, or two are compared, not 3"),
        ("balance rhodes none.toml", "none.toml: no such file or directory"),
        (
            "balance rhodes --vary harbour.gold_floor=1,2",
            "--vary harbour.gold_floor: a printed value stays as it is; "
            "only reconstructed ones are varied",
        ),
        (
            "balance rhodes --vary harbour.lst_section=3",
            "--vary harbour.lst_section: the edition has no such value; "
            "did you mean 'harbour.last_section'?",
        ),
        ("balance rhodes --vary round.last", "--vary is FIELD=VALUE,VALUE,..., not 'round.last'"),
        ("balance rhodes --vary round.last=", "--vary is FIELD=VALUE,VALUE,..., not 'round.last='"),
        ("balance rhodes --vary round.last=ten", "--vary round.last: the values must be numbers"),
        ("balance rhodes --vary round.last=99", "round.last: must be a whole number from 1 to 60"),
        ("balance rhodes --vary market.spaces[0]=1", "market.spaces[0]: the list has 4 entries"),
        (
            "balance rhodes --vary round.last=20 --vary round.last=30",
            "--vary names round.last twice",
        ),
        (
            "balance rhodes --vary round.last=" + ",".join(map(str, range(1, 61)))
            + " --vary market.spaces[1]=1,2",
            "--vary asks for 120 editions; at most 64 are weighed at once",
        ),
        (
            "balance rhodes standard standard --vary round.last=20",
            "--vary tries values in one edition, not in two",
        ),
        ("balance rhodes --games 1", "at least two games are needed to measure anything, not 1"),
        ("balance rhodes --with hal", "'hal'"),
        ("balance rhodes --open-products", "rhodes has no option 'open_products'"),
        ("balance rhodes --workers 0", "there must be at least one worker, not 0"),
    ],
)  # fmt: skip
def test_bad_input_gets_one_line(emporion: Emporion, tmp_path: Path, words: str, line: str) -> None:
    code, out, error = emporion(*words.split())
    assert (code, out, error.count("\n")) == (1, "", 1)
    assert line in error
    assert list(tmp_path.iterdir()) == []
