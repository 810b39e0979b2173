"""The fuzzer finds nothing in the engine, and everything that is put in its way."""

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import emporion as em
from emporion.games import fuzzing
from emporion.games.rhodes.invariants import breaches
from emporion.table import fuzz as table
from walks import TABLES, after, finished, reaching


@pytest.mark.parametrize("name", ["rhodes", "colossus"])
def test_random_games_break_nothing(name: str) -> None:
    report = fuzzing.fuzz([name], games=8, seed=11)
    assert [str(failure) for failure in report.failures] == []
    assert report.games == 8
    assert set(report.by_game) == {f"{name} {players}" for players in (2, 3, 4, 5)}
    assert report.decisions > 8 * 100


def test_both_standard_and_random_editions_are_played() -> None:
    editions = []
    tables = fuzzing._tables(["rhodes"], 2, True, random.Random(1))
    for (game, _), _ in zip(tables, range(6), strict=False):
        editions.append(game.edition)
    assert [edition.standard for edition in editions] == [True, False] * 3
    assert len({edition.hash for edition in editions}) == 4


def test_the_same_seed_plays_the_same_games() -> None:
    runs = [fuzzing.fuzz(["colossus"], games=2, seed=8, players=2) for _ in range(2)]
    assert runs[0].decisions == runs[1].decisions
    assert runs[0].ok


def test_it_stops_in_time_and_tells_how_far_it_is() -> None:
    told: list[int] = []
    report = fuzzing.fuzz(
        ["rhodes"], seconds=0.01, players=2, progress=lambda report: told.append(report.games)
    )
    assert report.games == len(told) >= 1


def test_every_game_can_be_fuzzed() -> None:
    tables = fuzzing._tables(list(fuzzing.BREACHES), None, False, random.Random(1))
    games = [game for (game, _), _ in zip(tables, TABLES, strict=False)]
    assert [(game.name, game.players) for game in games] == TABLES


def test_unknown_games_are_refused() -> None:
    with pytest.raises(em.UnknownGame, match="no game is called 'chess'"):
        fuzzing.fuzz(["chess"], games=1)


# --- what it finds -----------------------------------------------------------------------------


def complaining(at: int) -> table.Breaches:
    """A law that no game keeps once so many decisions are played."""

    def law(game: Any, before: Any, position: Any, events: Any) -> list[str]:
        return ["this goes too far"] if len(decisions) > at or decisions.append(0) else []

    decisions: list[int] = []
    return law


def test_a_failure_leaves_a_position_that_loads(tmp_path: Path) -> None:
    game = em.game("colossus", players=3)
    report = table.fuzz([(game, complaining(30))], dump=tmp_path)
    assert not report.ok
    [failure] = report.failures
    assert (failure.game, failure.players, failure.decision) == ("colossus", 3, 31)
    assert "after decision 31: this goes too far" in str(failure)
    assert failure.file is not None
    kept = json.loads(failure.file.read_text())
    state = fuzzing.load(failure.file)
    assert state == game.position(kept["position"])
    replayed = game.start(failure.seed)
    for _, text in kept["moves"]:
        replayed.play(text)
    assert replayed == state


def test_the_file_carries_a_changed_edition(tmp_path: Path) -> None:
    game = em.game("rhodes", players=2, edition={"name": "rich", "market": {"rates": [9, 9, 9]}})
    report = table.fuzz([(game, complaining(3))], dump=tmp_path)
    assert report.failures[0].file is not None
    assert fuzzing.load(report.failures[0].file).game == game


def test_a_law_that_raises_is_a_failure_too() -> None:
    def law(*_: Any) -> list[str]:
        raise KeyError("seats")

    report = table.fuzz([(em.game("rhodes", players=2), law)])
    assert [failure.message for failure in report.failures] == ["raised KeyError('seats')"]


def test_it_gives_up_after_many_failures() -> None:
    game = em.game("rhodes", players=2)
    report = table.fuzz(table.rounds([(game, lambda *_: ["always"])]), games=100)
    assert len(report.failures) == report.games == table.MOST_FAILURES


def test_an_endless_game_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table, "MOST_DECISIONS", 20)
    report = table.fuzz([(em.game("rhodes", players=2), breaches)])
    assert [failure.message for failure in report.failures] == [
        "the game is not over after 20 decisions"
    ]


class Mock:
    """A state with some answers replaced."""

    def __init__(self, state: em.State, **answers: Any) -> None:
        self.state = state
        self.answers = answers

    def __getattr__(self, name: str) -> Any:
        if name in self.answers:
            return self.answers[name]
        return getattr(self.state, name)

    def __bytes__(self) -> bytes:
        return bytes(self.state)


START = after("rhodes", 3, 1, 0)
OTHER = after("rhodes", 3, 2, 0)
END = finished("rhodes", 2, 1)


@pytest.mark.parametrize(
    ("state", "message"),
    [
        (Mock(START, legal_ids=lambda: []), "dead end: start has no legal action"),
        (Mock(START, legal_ids=lambda: [13]), "N-3: start offers only"),
        (Mock(START, legal_ids=lambda: [13, 13]), "N-2: start offers an action twice"),
        (Mock(START, actor=3), "N-1: seat 3 is asked"),
        (Mock(END, legal_ids=lambda: [1, 2]), "actions are offered after the end"),
        (Mock(END, winners=[]), "nobody has won"),
    ],
)
def test_dead_ends_and_false_choices_are_found(state: Any, message: str) -> None:
    with pytest.raises(table.Broken, match=message):
        table.check_legal(state)


def test_an_unlisted_action_that_is_accepted_is_found() -> None:
    with pytest.raises(table.Broken, match="'production' was not listed, but accepted"):
        table.check_refused(Mock(START, play=lambda action: None))  # type: ignore[arg-type]


def test_a_refusal_without_words_is_found() -> None:
    def play(action: int) -> None:
        raise em.IllegalAction("no", "", "", START.game.actions[action].text)

    with pytest.raises(table.Broken, match="refused without a reason"):
        table.check_refused(Mock(START, play=play))  # type: ignore[arg-type]


def test_a_refusal_that_changes_the_state_is_found() -> None:
    class Leaky(Mock):
        def __bytes__(self) -> bytes:
            return random.randbytes(8)

    with pytest.raises(table.Broken, match="a refusal changed the state"):
        table.check_refused(Leaky(START))  # type: ignore[arg-type]


def test_copies_that_differ_are_found() -> None:
    mock = Mock(START, clone=lambda: OTHER)
    with pytest.raises(table.Broken, match="the clone differs from its state"):
        table.check_copies(mock, START.position())  # type: ignore[arg-type]


def test_clones_that_are_not_isolated_are_found() -> None:
    shared = START.clone()
    with pytest.raises((table.Broken, em.IllegalAction)):
        table.check_accepted(
            Mock(shared, clone=lambda: shared),  # type: ignore[arg-type]
            random.Random(1),
        )


def test_offers_that_disagree_are_found() -> None:
    mock = Mock(START, legal_ids=lambda: START.legal_ids()[1:])
    with pytest.raises(table.Broken, match="legal and legal_ids differ"):
        table.check_offers(mock)  # type: ignore[arg-type]


def test_views_that_tell_secrets_are_found() -> None:
    state = after("rhodes", 3, 1, 50)
    leaky = Mock(state, view=lambda viewer: state.position())
    with pytest.raises(table.Broken, match="viewer None sees a secret"):
        table.check_knowledge(leaky, random.Random(1))  # type: ignore[arg-type]


def test_histories_that_differ_are_found() -> None:
    marks = [bytes(OTHER)] * (len(END.moves) + 1)
    with pytest.raises(table.Broken, match=r"rewind\(\d+\) differs"):
        table.check_history(END, marks, random.Random(1))


# --- every invariant speaks up -------------------------------------------------------------------


def nothing(position: dict[str, Any]) -> None:
    pass


def change(path: str, value: Any) -> Callable[[dict[str, Any]], None]:
    """Set the value at a path such as `seats.0.money`; a function gets the old value."""

    def apply(position: dict[str, Any]) -> None:
        *steps, last = (int(step) if step.isdigit() else step for step in path.split("."))
        holder: Any = position
        for step in steps:
            holder = holder[step]
        holder[last] = value(holder[last]) if callable(value) else value

    return apply


BREAKS = {
    "a farmland too many": (change("for_sale.farmland.0.count", lambda n: n + 1), "RH-1.3"),
    "a farmland too few": (change("seats.0.farmland", lambda tiles: tiles[1:]), "RH-1.3"),
    "a tile too many": (change("for_sale.development.zeus", 3), "RH-1.3"),
    "two Demeters": (change("seats.0.development", ["demeter wine", "demeter milk"]), "RH-9.2"),
    "an assignment lost": (change("stack", lambda stack: stack[1:]), "RH-1.1"),
    "categories mixed": (change("stack", lambda stack: stack[::-1]), "RH-1.1"),
    "a plaza empty too soon": (change("plazas.0", None), "RH-7.8"),
    "somebody else's assignment": (change("seats.1.assignments", lambda n: n + 1), "RH-7.5"),
    "a ship lost": (change("pile", lambda pile: pile[1:]), "RH-1.6"),
    "a ship twice": (change("pile", lambda pile: pile[:1] + pile), "RH-1.6"),
    "a longer ship": (change("seats.0.ships.0.length", 4), "RH-1.4"),
    "a ship in two places": (change("harbour.0", lambda s: s | {"owner": 0, "ship": 1}), "RH-6.4"),
    "a start ship for sale": (change("seats.0.ships.0.at", "for sale"), "RH-1.5"),
    "a gap in the lane": (change("harbour.0.square", 2), "RH-6.2"),
    "a ship past the lane": (change("harbour.0.square", 30), "RH-6.4"),
    "foreign cargo": (change("harbour.0.goods.0", "bronze"), "RH-1.6"),
    "four units on a tile": (change("seats.0.farmland.0.units", 4), "RH-3.2"),
    "units in no barn": (change("seats.0.barn", ["wine"]), "RH-3.3"),
    "a full warehouse": (change("seats.0.warehouse", {"gold": 11}), "RH-3.6"),
    "a debt": (change("seats.0.money", -1), "-1 dr"),
    "another chip": (change("chips.0.value", 6), "RH-1.2"),
    "a chip nobody placed": (change("chips.0.field", "wine"), "RH-4.1"),
    "a marker too early": (change("seats.2.markers", ["held", "market"]), "RH-2.2"),
    "a crowded place": (
        lambda doc: [s.update(markers=["extra"] * 2) for s in doc["seats"]],
        "RH-2.4",
    ),
    "the farm twice": (change("seats.0.markers", ["farm", "farm"]), "RH-2.4"),
    "no Zeus to place on": (change("seats.0.markers", ["zeus", "held"]), "CO-5.3"),
    "two on a row": (change("seats.0.row", lambda row: row % 3 + 1), "RH-1.7"),
    "a row chosen too soon": (change("seats.0.next_row", 1), "RH-2.8"),
    "the wrong actor": (change("actor", lambda seat: (seat + 1) % 3), "N-1"),
    "an end nobody caused": (change("last_round", "plaza"), "RH-11.1"),
    "a round too many": (change("round", 31), "RH-11.5"),
    "a part nobody built": (change("builder", lambda parts: parts + 1), "CO-2.6"),
    "a temple tile too many": (change("temple.tiles", 6), "CO-4.1"),
    "temple bronze too much": (change("temple.bronze", 3), "CO-4.3"),
    "bronze on no architect": (change("seats.0.architect", 1), "CO-5.5"),
}


@pytest.mark.parametrize("name", BREAKS)
def test_every_law_speaks_up(name: str) -> None:
    state = after("colossus", 3, 4, 60)
    position = state.position()
    assert list(breaches(state.game, None, position, [])) == []
    spoil, rule = BREAKS[name]
    spoil(position)
    assert any(rule in breach for breach in breaches(state.game, None, position, []))


def test_gold_missing_after_the_gold_phase_is_seen() -> None:
    """RH-2.5"""
    state = reaching("row")
    position = state.position()
    for ship in position["harbour"]:
        ship["goods"] = [None for _ in ship["goods"]]
    found = list(breaches(state.game, None, position, []))
    assert found == ["RH-2.5: 0 gold in the harbour after the gold phase"]


def test_money_that_no_event_tells_of_is_seen() -> None:
    state = after("rhodes", 3, 4, 60)
    before = state.position()
    state.play(state.legal_ids()[0])
    assert list(breaches(state.game, before, state.position(), state.events)) == []
    for field, value in (("money", 99), ("vp", 99), ("warehouse", {"gold": 9})):
        spoilt = state.position()
        spoilt["seats"][1][field] = value
        assert any(
            "the events tell of" in breach for breach in breaches(state.game, before, spoilt, [])
        )


def test_what_never_comes_back_is_watched() -> None:
    state = after("colossus", 3, 4, 90)
    after_ = state.position()
    earlier = state.rewind(89).position()
    for path, value, message in (
        ("round", 30, "the round goes back"),
        ("seen", [], "seen have changed"),
        ("stack", lambda stack: stack[::-1], "changed its order"),
        ("seats.0.vp", 99, "lost VP"),
        ("seats.0.assignments", 9, "lost an assignment"),
        ("seats.0.development", ["zeus"], "lost a development tile"),
        ("last_round", "statue", "changed its cause"),
        ("builder", 12, "the builder goes back"),
    ):
        before = json.loads(json.dumps(earlier))
        if path == "seen":
            before["seen"] = before["seen"][::-1]
        else:
            change(path, value)(before)
        assert any(message in breach for breach in breaches(state.game, before, after_, [])), path
