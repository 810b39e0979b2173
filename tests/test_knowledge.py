"""Knowledge: what a viewer may not know changes nothing that the viewer sees."""

import copy
import json
import random
from collections import Counter
from itertools import permutations
from typing import Any

import pytest

import emporion as em
from board import Board
from emporion.games import has_secrets
from emporion.games.rhodes.invariants import breaches
from emporion.games.rotterdam.invariants import contradictions
from walks import RHODES, ROTTERDAM, TABLES, after, finished, refusal, text, walk

SECRETS = ("seen", "shuffles", "generator")


def seen_by(state: em.State, viewer: int | None) -> dict[str, Any]:
    """All that a viewer gets to see of a state, to the byte."""
    return {
        "view": json.dumps(state.view(viewer)),
        "asked": (state.actor, state.decision, state.prompt, state.round, state.over),
        "score": (state.scores, state.winners),
        "legal": state.legal(),
        "observation": state.observe(viewer or 0).tobytes(),
        "mask": state.mask().tobytes(),
    }


def refusals(state: em.State) -> list[Any]:
    return [refusal(state, action.id) for action in state.game.actions]


@pytest.mark.parametrize(("name", "players"), RHODES)
def test_states_that_differ_in_secrets_look_the_same(name: str, players: int) -> None:
    """Over a whole game, for every viewer: views, legal moves, observations and errors."""
    differ = 0
    for number, state in enumerate(walk(name, players, 17)):
        for viewer in (None, *range(players)):
            other = state.imagine(viewer, number)
            assert seen_by(other, viewer) == seen_by(state, viewer)
            differ += other.position()["pile"] != state.position()["pile"]
        if number % 10 == 0:
            assert refusals(other) == refusals(state)
    assert differ > 100


@pytest.mark.parametrize("name", ["rhodes", "colossus"])
def test_what_follows_looks_the_same_until_a_secret_comes_to_light(name: str) -> None:
    """A decision that draws nothing has the same events in every world that looks alike."""
    compared = 0
    for number, state in enumerate(walk(name, 3, 18)):
        if state.over:
            break
        for viewer in (None, 0, 1, 2):
            one, other = state.clone(), state.imagine(viewer, number)
            action = random.Random(number).choice(state.legal_ids())
            one.play(action)
            other.play(action)
            events = [event.to_dict() for event in one.events_for(viewer)]
            if any(event["kind"] in ("plaza", "shown", "shuffle") for event in events):
                continue
            compared += 1
            assert [event.to_dict() for event in other.events_for(viewer)] == events
            assert seen_by(one, viewer) == seen_by(other, viewer)
    assert compared > 500


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_without_secrets_all_see_the_same(name: str, players: int) -> None:
    """Views to the byte, and events: whoever writes them down needs to do it only once."""
    seen: Counter[int] = Counter()
    for state in walk(name, players, 26):
        views = {json.dumps(state.view(viewer)) for viewer in (None, *range(players))}
        told = {str(state.events_for(viewer)) for viewer in (None, *range(players))}
        seen[max(len(views), len(told))] += 1
    assert (set(seen) != {1}) == has_secrets(em.game(name, players=players))


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_view_is_what_its_json_says(name: str, players: int) -> None:
    for state in walk(name, players, 27):
        for viewer in (*range(players), None):
            assert json.loads(state.view_json(viewer)) == state.view(viewer)


def test_no_options_open_every_secret() -> None:
    for open_products, open_missions in [(True, False), (False, True), (True, True)]:
        options = {"open_products": open_products, "open_missions": open_missions}
        assert has_secrets(em.game("rotterdam", **options))
        assert any(state.view(0) != state.view(1) for state in walk("rotterdam", 3, 27, **options))


OPTIONS: list[dict[str, bool]] = [{"open_products": True}, {"open_missions": True}]
HARBOURS = [(players, {}) for _, players in ROTTERDAM] + [(3, options) for options in OPTIONS]


def told_to(state: em.State, viewer: int | None) -> dict[str, Any]:
    """All that a viewer of Rotterdam gets to see; what is legal, and why not, only if asked."""
    asked = not state.over and state.actor == viewer
    return {
        "view": json.dumps(state.view(viewer)),
        "asked": (state.actor, state.decision, state.prompt, state.round, state.over),
        "score": (state.scores, state.winners),
        "legal": state.legal() if asked else None,
        "mask": state.mask().tobytes() if asked else None,
        "errors": refusals(state) if asked else None,
        "observation": None if viewer is None else state.observe(viewer).tobytes(),
    }


@pytest.mark.parametrize(("players", "options"), HARBOURS)
def test_hands_and_piles_that_differ_look_the_same(players: int, options: dict[str, bool]) -> None:
    """RO-11: over a whole game, for every viewer."""
    differ: Counter[str] = Counter()
    for number, state in enumerate(walk("rotterdam", players, 17, **options)):
        position = state.position()
        for viewer in (None, *range(players)):
            other = state.imagine(viewer, number)
            assert told_to(other, viewer) == told_to(state, viewer)
            world = other.position()
            differ.update(key for key in world if world[key] != position[key])
    hidden = {"seats", "stacks", "missions", "deck", "generator"}
    assert hidden <= set(differ) <= hidden | {"known", "offer"}
    assert min(differ[key] for key in hidden) > 100


def told_the_same(
    state: em.State, viewer: int | None, moves: list[tuple[int, int]], chance: random.Random
) -> em.State | None:
    """Another game of which the viewer was told exactly the same, or None if none was found.

    Cards change places in the deal; then everybody does what they did. Whether they had a choice
    may differ, if that does not show.
    """
    deal = copy.deepcopy(state.dealt)
    piles = [*deal["products"].values(), deal["missions"], deal["transport"]]
    for pile in chance.choices(piles, k=chance.randrange(1, 4)):
        one, other = chance.randrange(len(pile)), chance.randrange(len(pile))
        pile[one], pile[other] = pile[other], pile[one]
    twin = state.game.deal(deal, state.seed)
    played = moves_of(twin)
    while len(played) < len(moves) and played == moves[: len(played)]:
        seat, action = moves[len(played)]
        if twin.actor != seat or action not in twin.legal_ids():
            return None
        twin.play(action)
        played += moves_of(twin, len(twin.moves) - 1)
    stories = [
        [event.to_dict() for event in game.events_for(viewer, since=0) if event.kind != "phase"]
        for game in (state, twin)
    ]
    stories = [story[story[0]["kind"] == "round" :] for story in stories]
    # events do not tell of the own missions dealt and of what lies open on a stack
    views = [(game.rewind(0).view(viewer), game.view(viewer)) for game in (state, twin)]
    return twin if stories[0] == stories[1] and views[0] == views[1] else None


def moves_of(state: em.State, since: int = 0) -> list[tuple[int, int]]:
    """Every move since a decision, forced or not, as seat and action."""
    return [
        (event.data["seat"], state.game.action(event.data["action"]).id)
        for event in state.log(since)
        if event.kind == "move" and event.audience == (event.data["seat"],)
    ]


@pytest.mark.parametrize(("players", "options"), HARBOURS)
def test_games_that_were_told_alike_are_seen_and_imagined_alike(
    players: int, options: dict[str, bool]
) -> None:
    """RO-11: whatever else was different, to the byte."""
    chance = random.Random(players)
    twins = 0
    for number, state in enumerate(walk("rotterdam", players, 24, **options)):
        if number % 60 != 30:
            continue
        moves = moves_of(state)
        for viewer in (None, *range(players)):
            for _ in range(3):
                twin = told_the_same(state, viewer, moves, chance)
                if twin is None or twin == state:
                    continue
                twins += 1
                assert told_to(twin, viewer) == told_to(state, viewer)
                for seed in range(2):
                    assert bytes(twin.imagine(viewer, seed)) == bytes(state.imagine(viewer, seed))
    assert twins > 15


def test_worlds_that_look_alike_are_imagined_alike() -> None:
    """The same without a past: from two imagined worlds the same seed draws the same third one."""
    for number, state in enumerate(walk("rotterdam", 3, 25)):
        if number % 7 == 0:
            for viewer in (None, 0, 1, 2):
                one, other = state.imagine(viewer, 1), state.imagine(viewer, 2)
                assert bytes(one.imagine(viewer, 3)) == bytes(other.imagine(viewer, 3))


@pytest.mark.parametrize(("players", "options"), HARBOURS)
def test_what_follows_is_told_alike_until_a_secret_comes_to_light(
    players: int, options: dict[str, bool]
) -> None:
    """RO-7.6, RO-11: a decision of the viewer's has the same events in worlds that look alike.

    Of the others' decisions, those that tell the viewer something (a card played, a mission
    fulfilled, an answer) may not be possible in both worlds.
    """
    lights = {"product", "card", "mission", "fulfilled", "shuffle", "answered", "over"}
    compared = 0
    for number, state in enumerate(walk("rotterdam", players, 18, **options)):
        if state.over:
            break
        if number % 2:
            continue
        for viewer in (None, *range(players)):
            one, other = state.clone(), state.imagine(viewer, number)
            action = random.Random(number).choice(state.legal_ids())
            if action not in other.legal_ids():
                assert viewer != state.actor
                continue
            one.play(action)
            other.play(action)
            events = [event.to_dict() for event in one.events_for(viewer)]
            moves = [event for event in events if event["kind"] == "move"]
            theirs = [event.to_dict() for event in other.events_for(viewer)]
            if len(moves) > 1 or any(event["kind"] in lights for event in events + theirs):
                continue
            if one.actor != other.actor or one.decision != other.decision:
                continue  # in one of the worlds somebody has no choice (N-3)
            compared += 1
            assert theirs == events
            if one.actor == viewer or one.decision == state.decision == "draft":
                assert told_to(one, viewer) == told_to(other, viewer)
    assert compared > 150


def test_a_view_of_rotterdam_holds_no_secret() -> None:
    """RO-11.1, RO-11.2: of other hands only backs, numbers and what was shown."""
    for state in walk("rotterdam", 4, 19):
        position = state.position()
        for viewer in (None, 0, 3):
            view = state.view(viewer)
            assert not {"generator", "shuffles", "known"} & set(view)
            assert view["missions"] == len(position["missions"])
            assert view["deck"] == len(position["deck"])
            assert view["stacks"] == {
                name: len(stack) for name, stack in position["stacks"].items()
            }
            for seat, (shown, real) in enumerate(
                zip(view["seats"], position["seats"], strict=True)
            ):
                if seat == viewer or state.over:
                    assert shown == real
                    continue
                assert not {"products", "transport", "missions"} & set(shown)
                assert set(shown) - {"known"} == set(real) - {"products", "transport", "missions"}
                for product, count in shown["known"].items():
                    assert real["products"].get(product, 0) >= count


def test_everything_public_in_rotterdam_is_in_the_view() -> None:
    """RO-11.1"""
    hidden = {"seats", "stacks", "missions", "deck", "generator", "shuffles", "known", "offer"}
    for state in walk("rotterdam", 3, 20):
        position, view = state.position(), state.view(None)
        for key in position:
            assert key in hidden or view[key] == position[key]


@pytest.mark.parametrize(("players", "options"), HARBOURS)
def test_an_imagined_world_of_rotterdam_is_possible(players: int, options: dict[str, bool]) -> None:
    for number, state in enumerate(walk("rotterdam", players, 23, **options)):
        if number % 5:
            continue
        other = state.imagine(number % players, number)
        assert list(contradictions(state.game, other.position())) == []
        assert state.game.position(other.position()) == other


@pytest.mark.parametrize("players", [2, 3, 4])
def test_whether_a_move_was_forced_is_told_to_its_actor_only(players: int) -> None:
    """RO-11.4"""
    forced: Counter[bool] = Counter()
    for state in walk("rotterdam", players, 21):
        moves = [event for event in state.events if event.kind == "move"]
        for viewer in (None, *range(players)):
            told = [event for event in state.events_for(viewer) if event.kind == "move"]
            for event in told:
                if event.data["seat"] != viewer:
                    assert event.data["forced"] is False
        for event in moves:
            forced[event.data["forced"]] += event.audience == (event.data["seat"],)
    assert forced[True] > 50
    assert forced[False] > 50


def test_a_view_holds_no_secret_word() -> None:
    """Nothing in it names what lies in a pile, and nothing tells how the piles were shuffled."""
    for state in walk("colossus", 4, 19):
        position = state.position()
        for viewer in (None, 0, 3):
            view = state.view(viewer)
            assert not set(SECRETS) & set(view)
            assert view["pile"] == len(position["pile"])
            assert view["stack"] == len(position["stack"])
            shown = text({key: value for key, value in view.items() if key != "for_sale"})
            assert not any(f'"{tile}"' in shown for tile in position["stack"])
            assert not any(f'"{ship}"' in shown for ship in position["pile"])
            assert position["generator"] not in shown


def test_everything_public_is_in_the_view() -> None:
    """Money, goods and points lie open in Rhodes; only the piles are face down."""
    for state in walk("colossus", 3, 20):
        position, view = state.position(), state.view(None)
        hidden = {*SECRETS, "pile", "stack"}
        for key in position:
            assert key in hidden or view[key] == position[key]


def test_a_view_is_a_document_of_its_own() -> None:
    state = after("rhodes", 3, 1, 40)
    view = state.view(1)
    view["seats"][0]["money"] = 999
    assert state.view(1) != view
    assert state.position()["seats"][0]["money"] != 999


@pytest.mark.parametrize("name", ["rhodes", "rotterdam"])
def test_viewers_are_seats_or_nobody(name: str) -> None:
    state = em.game(name, players=3).start(1)
    for viewer in (3, -1, 10**9, "0", 1.0, True):
        for look in (state.view, state.events_for, lambda seat: state.imagine(seat, 1)):
            with pytest.raises(em.EmporionError):
                look(viewer)  # type: ignore[operator]


def test_only_seats_observe() -> None:
    state = em.game("rhodes", players=3).start(1)
    for viewer in (None, 3, -1, "0", True):
        with pytest.raises(em.EmporionError):
            state.observe(viewer)  # type: ignore[arg-type]


# --- imagined worlds ---------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "players"), RHODES)
def test_an_imagined_world_is_possible(name: str, players: int) -> None:
    for number, state in enumerate(walk(name, players, 23)):
        if number % 5:
            continue
        other = state.imagine(number % players, number)
        position = other.position()
        assert list(breaches(state.game, None, position, [])) == []
        assert state.game.position(position) == other
        known = state.position()
        for key in ("pile", "stack", "generator"):
            del known[key], position[key]
        assert position == known


@pytest.mark.parametrize("name", ["colossus", "rotterdam"])
def test_an_imagined_world_can_be_played_to_its_end(name: str) -> None:
    state = after(name, 4, 3, 100)
    other = state.imagine(2, 5)
    chance = random.Random(1)
    while not other.over:
        other.play(chance.choice(other.legal_ids()))
    assert other.winners
    assert other.transcript().verify() == other


@pytest.mark.parametrize("name", ["rhodes", "rotterdam"])
def test_the_same_seed_imagines_the_same_world(name: str) -> None:
    state = after(name, 3, 4, 60)
    assert state.imagine(1, 7) == state.imagine(1, 7)
    assert state.imagine(1, 7) != state.imagine(1, 8)


def test_imagining_does_not_depend_on_the_truth() -> None:
    """From two worlds that look alike, the same seed draws the same third one."""
    state = after("colossus", 3, 4, 60)
    other = state.imagine(0, 1)
    assert other != state
    for seed in range(10):
        assert bytes(state.imagine(0, seed)) == bytes(other.imagine(0, seed))


@pytest.mark.parametrize("name", ["colossus", "rotterdam"])
def test_imagining_changes_nothing(name: str) -> None:
    state = after(name, 3, 4, 60)
    before, moves = bytes(state), state.moves
    for viewer in (None, 0, 1, 2):
        world = state.imagine(viewer, 3)
        world.play(world.legal_ids()[0])
    assert (bytes(state), state.moves) == (before, moves)


@pytest.mark.parametrize("name", ["rhodes", "rotterdam"])
def test_the_generator_of_an_imagined_world_is_its_own(name: str) -> None:
    """Else the shuffles to come would be known."""
    state = after(name, 3, 4, 60)
    generators = {state.imagine(0, seed).position()["generator"] for seed in range(50)}
    assert len(generators) == 50
    assert state.position()["generator"] not in generators


@pytest.mark.parametrize("name", ["rhodes", "rotterdam"])
def test_an_imagined_world_has_no_past(name: str) -> None:
    state = after(name, 3, 4, 60)
    other = state.imagine(None, 1)
    assert other.moves == []
    assert other.seed is None
    assert other.rewind(0) == other


@pytest.mark.parametrize("name", ["rhodes", "rotterdam"])
def test_a_finished_game_can_be_imagined(name: str) -> None:
    state = finished(name, 2, 4)
    other = state.imagine(0, 1)
    assert other.over
    assert other.scores == state.scores


def test_a_seed_that_is_not_an_integer_is_refused() -> None:
    state = after("rhodes", 3, 4, 60)
    for seed in (None, "7", 1.5, [], True):
        with pytest.raises(em.EmporionError):
            state.imagine(0, seed)  # type: ignore[arg-type]


# --- every possible world is equally likely ----------------------------------------------------


def evenly(counts: Counter[Any], worlds: set[Any], draws: int) -> bool:
    """Whether the draws fall on exactly these worlds, as evenly as chance would have it.

    The sum of squares is chi-square with len(worlds) - 1 degrees of freedom: its mean is that
    number, its variance twice it. Four deviations above the mean come once in tens of thousands.
    """
    assert set(counts) == worlds
    expected = draws / len(worlds)
    freedom = len(worlds) - 1
    chi = sum((count - expected) ** 2 / expected for count in counts.values())
    return freedom - 4 * (2 * freedom) ** 0.5 < chi < freedom + 4 * (2 * freedom) ** 0.5


def test_orders_of_the_pile_are_equally_likely() -> None:
    """Five ships, two of them alike: 60 orders."""
    board = Board("rhodes", 3)
    board.lane(("gold gold",), ("gold gold #2",), ("gold gold wild",))
    board.next_ship("gold wild wild")
    board.discard_pile("gold milk")
    state = board.state()
    pile = [name.split(" #")[0] for name in state.position()["pile"]]
    assert sorted(pile) == ["gold grain", "gold olives", "gold wild", "gold wild", "gold wine"]
    draws = 6000
    counts: Counter[Any] = Counter()
    for seed in range(draws):
        order = state.imagine(seed % 3, seed).position()["pile"]
        counts[tuple(name.split(" #")[0] for name in order)] += 1
    assert evenly(counts, set(permutations(pile)), draws)


def test_stacks_are_equally_likely() -> None:
    """Of category III none is seen, one stays in the box: 5 tiles in 4 places, 120 stacks."""
    board = Board("rhodes", 2)
    board.plazas("II-1", "II-2", "II-3", stack=4)
    state = board.state()
    assert len(state.position()["stack"]) == 4
    draws = 6000
    counts = Counter(tuple(state.imagine(None, seed).position()["stack"]) for seed in range(draws))
    third = [f"III-{number}" for number in range(1, 6)]
    assert evenly(counts, set(permutations(third, 4)), draws)


def test_the_tile_in_the_box_is_as_likely_as_any_unseen_one() -> None:
    """RH-1.1: three of category I are open, so the fourth to come is one of two."""
    state = em.game("rhodes", players=2).start(3)
    unseen = {f"I-{number}" for number in range(1, 6)} - set(state.position()["plazas"])
    counts = Counter(state.imagine(0, seed).position()["stack"][0] for seed in range(2000))
    assert set(counts) == unseen
    assert all(900 < count < 1100 for count in counts.values())
