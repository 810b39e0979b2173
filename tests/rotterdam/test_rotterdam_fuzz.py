"""The fuzzer on Rotterdam: it finds nothing in the engine, and every law speaks up."""

import copy
import random
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import emporion as em
from emporion.games import fuzzing
from emporion.games.rotterdam.invariants import breaches
from emporion.table import fuzz as table
from quay import Quay
from walks import reaching, walk

Document = dict[str, Any]


def test_random_games_break_nothing() -> None:
    report = fuzzing.fuzz(["rotterdam"], games=6, seed=31)
    assert [str(failure) for failure in report.failures] == []
    assert set(report.by_game) == {f"rotterdam {players}" for players in (2, 3, 4)}
    assert report.decisions > 6 * 50


def test_options_and_random_maps_are_played() -> None:
    tables = fuzzing._tables(["rotterdam"], None, True, random.Random(2))
    games = [game for (game, _), _ in zip(tables, range(60), strict=False)]
    standard = [game for game in games if game.edition.standard]
    assert 30 <= len(standard) < 40  # a change may change nothing
    options = {str(game.options) for game in games}
    assert len(options) == 4
    maps = {len(game.edition.data["channel"]) for game in games}
    assert len(maps) > 8
    assert {game.players for game in games} == {2, 3, 4}


def test_random_maps_are_as_varied_as_the_checker_allows() -> None:
    """RO-1.2"""
    game = em.game("rotterdam", players=2)
    chance = random.Random(5)
    starts, columns = Counter[int](), Counter[int]()
    for _ in range(60):
        rows = fuzzing.random_edition(game, chance).edition.data["position"]
        starts[sum(row["kind"] == "start" for row in rows)] += 1
        columns[len({row["column"] for row in rows})] += 1
    assert len(starts) >= 5
    assert len(columns) >= 4


def test_a_failure_with_options_and_a_map_of_its_own_loads_again(tmp_path: Path) -> None:
    game = em.game("rotterdam", players=3, open_products=True)
    game = fuzzing.random_edition(game, random.Random(1))
    report = table.fuzz([(game, lambda *_: ["this goes too far"])], dump=tmp_path)
    [failure] = report.failures
    assert failure.file is not None
    state = fuzzing.load(failure.file)
    assert state.game == game
    assert state.game.options == {"open_products": True}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_game_ends(players: int) -> None:
    """RO-7.3, RO-10.4: also if everybody offers, drafts and accepts whenever possible."""
    eager = ("offer", "give", "want", "to", "accept", "with", "play")
    game = em.game("rotterdam", players=players)
    state = game.start(players)
    chance = random.Random(players)
    decisions = 0
    while not state.over:
        legal = state.legal()
        liked = [action for action in legal if action.text.split()[0] in eager] or legal
        state.play(chance.choice(liked))
        decisions += 1
        assert decisions < 40 * 6 * players * 60
    assert state.round <= 40


# --- every law speaks up -------------------------------------------------------------------------


def table_in_trade() -> em.State:
    """Some of everything, in phase 5."""
    quay = Quay(3)
    quay.phase("trade", turn=1, number=5)
    quay.ship("a3", 0, "grain")
    quay.ship("s1", 1, "oil")
    quay.products(0, "bread", "jam")
    quay.products(1, "beer", "steel", "steel")
    quay.products(2, "bread")
    quay.spent("petrol")
    quay.cards(0, "joker")
    quay.cards(1, "police")
    quay.laid(2, "extra")
    quay.played("storm")
    quay.fulfilled(2, "bread+petrol")
    quay.known(0, [1], steel=1)
    quay.known(0, [1, 2], steel=1)
    return quay.state()


def offered() -> em.State:
    state = table_in_trade()
    for text in ("offer", "give steel", "want bread", "to all"):
        state.play(text)
    return state


def settling() -> em.State:
    quay = Quay(2)
    quay.phase("missions", number=3)
    quay.products(0, "bread", "jam")
    quay.cards(0, "joker")
    quay.missions(0, "bread+jam", "beer+steel", "beer+jam+plastic")
    state = quay.state()
    state.play("fulfil 1")
    return state


def steering() -> em.State:
    quay = Quay(2)
    quay.phase("sail", number=3)
    quay.ship("a3", 0, "grain")
    quay.ship("b4", 1)
    state = quay.state()
    state.play("call red")
    return state


def at_anchor() -> em.State:
    quay = Quay(3)
    quay.phase("anchors", turn=1, number=3)
    quay.ship("a1", 1)
    quay.ship("b2", 2)
    quay.dock("botlek", 0, "oil")
    quay.cards(1, "advantage")
    return quay.state()


def unloading() -> em.State:
    quay = Quay(3)
    quay.phase("unload", turn=1, number=3)
    quay.dock("botlek", 1, "oil")
    quay.dock("botlek", 2)
    quay.cards(1, "advantage")
    return quay.state()


def change(path: str, value: Any) -> Callable[[Document], None]:
    """Set the value at a path such as `seats.0.points`; a function gets the old value."""

    def apply(position: Document) -> None:
        *steps, last = (int(step) if step.isdigit() else step for step in path.split("."))
        holder: Any = position
        for step in steps:
            holder = holder[step]
        holder[last] = value(holder[last]) if callable(value) else value

    return apply


def fulfil_all(position: Document) -> None:
    position["seats"][0]["points"] = 30


Break = tuple[Callable[[], em.State], Callable[[Document], None], str]
BREAKS: dict[str, Break] = {
    "a unit too many": (table_in_trade, change("stock.ore", 7), "RO-1.1: raw"),
    "a unit lost at sea": (table_in_trade, change("water.0.load", "empty"), "RO-1.1: raw"),
    "a ship too many": (table_in_trade, change("seats.0.ships", 4), "RO-1.1: seat 0 has 5"),
    "a ship lost": (table_in_trade, change("water", lambda w: w[1:]), "RO-1.1: seat 1 has 3"),
    "two on a position": (table_in_trade, change("water.0.at", "a3"), "RO-4.3: 2 ships"),
    "a ship in no water": (table_in_trade, change("water.0.at", "botlek"), "RO-4.3"),
    "a product lost": (table_in_trade, change("stacks.botlek", lambda s: s[1:]), "RO-1.1"),
    "a product in another stack": (
        table_in_trade,
        change("stacks.botlek.0", "bread"),
        "RO-1.1: bread in the stack of botlek",
    ),
    "a product too many": (table_in_trade, change("seats.0.products.jam", 2), "RO-1.1: product"),
    "a mission lost": (table_in_trade, change("missions", lambda m: m[1:]), "RO-1.1: the miss"),
    "a mission twice": (
        table_in_trade,
        lambda doc: doc["missions"].__setitem__(0, doc["missions"][1]),
        "RO-1.1: the missions",
    ),
    "two missions in hand": (
        table_in_trade,
        lambda doc: doc["missions"].append(doc["seats"][0]["missions"].pop()),
        "RO-8.1: seat 0 holds 2",
    ),
    "points for nothing": (table_in_trade, change("seats.0.points", 3), "RO-10.1: seat 0 has 3"),
    "a card lost": (table_in_trade, change("deck", lambda d: d[1:]), "RO-1.1: transport"),
    "a joker face up": (table_in_trade, change("seats.0.laid", {"joker": 1}), "RO-9.7: face up"),
    "an advantage played": (table_in_trade, change("played", {"extra": 1}), "RO-9.7: an adv"),
    "four cards in hand": (
        table_in_trade,
        change("seats.0.transport", {"luck": 2, "joker": 2}),
        "RO-5.1: seat 0 holds 4",
    ),
    "backs that are not there": (
        table_in_trade,
        change("seats.0.backs.botlek", 1),
        "RO-11.1: seat 0 is counted wrong",
    ),
    "cards counted wrong": (table_in_trade, change("seats.0.transport_cards", 3), "RO-11.1"),
    "a sight of what is not there": (
        table_in_trade,
        change("known.0.at_least", {"bicycles": 1}),
        "RO-11.2: viewer 0 knows of 1 bicycles with [1], who hold 0",
    ),
    "a secret everybody knows": (
        table_in_trade,
        change("known.0.viewer", None),
        "RO-11.1: seat 2 missed 1 steel",
    ),
    "another's turn": (table_in_trade, change("actor", 2), "N-1: seat 2 is asked to trade"),
    "a trade while sailing": (table_in_trade, change("phase", "sail"), "RO-2.1: trade in phase"),
    "a card in play while trading": (
        table_in_trade,
        change("card", {"card": "luck", "target": None, "steps": 0}),
        "card is",
    ),
    "an offer too many": (table_in_trade, change("offers", 4), "RO-7.3: 4 offers"),
    "ships in harbours while trading": (
        table_in_trade,
        change("docked", [{"harbour": "botlek", "owner": 0, "load": "empty", "count": 1}]),
        "RO-6.1: ships lie in botlek",
    ),
    "cards owed while trading": (table_in_trade, change("seats.0.owed", 1), "RO-5.1: [1, 0, 0]"),
    "somebody else's offer": (offered, change("offer.by", 2), "RO-7.3: an offer of seat 2"),
    "an offer that did not begin": (offered, change("offers", 0), "RO-7.3"),
    "a gift of what is not held": (offered, change("offer.given", {"jam": 1}), "RO-7.4: seat 1"),
    "a product on both sides": (offered, change("offer.wanted", {"steel": 1}), "RO-7.4: on both"),
    "an empty offer": (
        offered,
        lambda doc: doc["offer"].update(given={}, wanted={}),
        "RO-7.4: an empty offer",
    ),
    "a wish nobody can grant": (
        offered,
        change("offer.wanted", {"plastic": 1}),
        "RO-7.4: nobody asked could hold",
    ),
    "the own offer accepted": (offered, change("offer.accepted", [1]), "RO-7.5: seat 1 accepted"),
    "accepted without the cards": (
        offered,
        lambda doc: doc["offer"].update(wanted={"plastic": 1}, accepted=[0]),
        "RO-7.5: seat 0 accepted",
    ),
    "accepted before being asked": (offered, change("offer.accepted", [0]), "RO-7.5: [0] accept"),
    "an answer nobody asked for": (offered, change("offer.to", 0), "RO-7.5: seat 2 answers"),
    "a pick of one": (offered, change("decision", "pick"), "RO-7.5: a pick"),
    "more left than needed": (settling, change("settling.left", {"beer": 1}), "RO-9.6"),
    "nothing left": (settling, change("settling.left", {}), "RO-9.6"),
    "a joker nobody played": (settling, change("settling.left", {"bread": 1}), "RO-9.6"),
    "a mission not in hand": (settling, change("settling.number", 2), "RO-8.2"),
    "another steers": (steering, change("sailing.mover", 1), "RO-4.4: seat 0 steers"),
    "a ship that is not there": (steering, change("sailing.moving", "b4"), "RO-4.4: b4 holds"),
    "more cards owed than anchors": (at_anchor, change("seats.1.owed", 9), "RO-5.1"),
    "owed after the turn": (at_anchor, change("seats.0.owed", 1), "RO-5.1: seat 0 is owed"),
    "not unloaded": (unloading, change("docked.0.owner", 0), "RO-6.1: seat 0 did not unload"),
    "enough points": (table_in_trade, fulfil_all, "RO-10.1: the game goes on"),
    "a round too many": (table_in_trade, change("round", 41), "RO-10.4: round 41"),
    "fulfilled while trading": (table_in_trade, change("fulfilled_now", True), "RO-10.4"),
    "over too soon": (settling, change("over", True), "RO-10.1: the game is over without"),
    "over in another phase": (table_in_trade, change("over", True), "RO-10.1: the game is over"),
}


@pytest.mark.parametrize("name", BREAKS)
def test_every_law_speaks_up(name: str) -> None:
    build, spoil, words = BREAKS[name]
    state = build()
    position = state.position()
    assert list(breaches(state.game, None, position, [])) == []
    spoil(position)
    found = list(breaches(state.game, None, position, []))
    assert any(words in breach for breach in found), found


def test_what_no_event_tells_of_is_seen() -> None:
    """The ledger: cards, points, ships and units."""
    state = reaching("launch", "rotterdam")
    before = state.position()
    state.play(next(a for a in state.legal() if a.text.startswith("launch s1 ")))
    assert list(breaches(state.game, before, state.position(), state.events)) == []
    for event in ("launched", "move"):
        events = [found for found in state.events if found.kind != event]
        told = list(breaches(state.game, before, state.position(), events))
        assert any("the events tell of" in breach for breach in told) == (event == "launched")


@pytest.mark.parametrize(
    "kind",
    [
        *("launched", "sailed", "card", "played", "unloaded", "product", "handed", "fulfilled"),
        *("spent", "joker", "mission", "swapped", "stolen", "seized"),
    ],
)
def test_an_event_left_out_is_missed(kind: str) -> None:
    for seed in range(30):
        before = None
        for state in walk("rotterdam", 3, seed):
            position = state.position()
            if before is not None and any(event.kind == kind for event in state.events):
                events = [event for event in state.events if event.kind != kind]
                try:
                    found = list(breaches(state.game, before, position, events))
                except KeyError:  # what moves was never put there
                    found = ["the events tell of nothing"]
                if found:
                    assert any("the events tell of" in breach for breach in found)
                    return
            before = position
    raise AssertionError(f"{kind} is not missed")


def test_what_never_comes_back_is_watched() -> None:
    state = table_in_trade()
    state.play("play police")
    now = state.position()
    earlier = state.rewind(0).position()
    assert list(breaches(state.game, earlier, now, state.events)) == []
    for path, value, message in (
        ("round", 6, "RO-2.1"),
        ("phase", "missions", "RO-2.1"),
        ("master", 2, "RO-2.2: the master"),
        ("spent", {"petrol": 2}, "RO-6.2: product cards out of the game"),
        ("fulfilled.0.seat", 0, "RO-8.1: bread+petrol is no longer"),
        ("seats.0.laid", {"advantage": 1}, "RO-9.7: seat 0 took up"),
        ("stacks.botlek", lambda stack: stack[::-1], "N-4: the stack of botlek"),
        ("missions", lambda pile: pile[::-1], "N-4: the missions"),
        ("deck", lambda deck: deck[::-1], "N-4: the transport cards"),
    ):
        before = copy.deepcopy(earlier)
        change(path, value)(before)
        found = list(breaches(state.game, before, now, state.events))
        assert any(message in breach for breach in found), path
