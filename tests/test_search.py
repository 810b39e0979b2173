"""The tree search: its budget, its memory, and what it keeps from decision to decision."""

import threading
from typing import Any

import pytest

import emporion as em
from emporion.bots.appraisers import appraiser
from emporion.bots.search import Search
from quay import Quay
from walks import TABLES, after, walk

TITLES = ["rhodes", "colossus", "rotterdam"]


def search(state: em.State, simulations: int = 100, **settings: int) -> Search:
    return Search(appraiser(state.game), state.actor, simulations=simulations, **settings)


def think(one: Search, state: em.State, seed: int = 1) -> int:
    return one.run(state.imagination(one.seat), seed)


def visits(one: Search) -> int:
    return sum(tried for tried, _, _ in one.results().values())


def best(one: Search) -> int:
    results = one.results()
    return max(results, key=lambda action: results[action])


# --- the answer ------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_what_was_tried_is_legal_and_its_result_a_chance(name: str, players: int) -> None:
    """Whether to offer a trade is no question for the search."""
    for state in walk(name, players, seed=5):
        if len(state.moves) % 25 or state.over or state.decision == "trade":
            continue
        one = search(state, 50)
        assert think(one, state) == visits(one)
        for action, (tried, result, lead) in one.results().items():
            assert action in state.legal_ids()
            assert tried > 0
            assert 0 <= result <= 1
            assert -200 < lead < 200


@pytest.mark.parametrize("name", TITLES)
def test_before_it_has_thought_there_are_no_results(name: str) -> None:
    state = em.game(name, players=2).start(1)
    one = search(state)
    assert one.results() == {}
    assert (one.game, one.seat) == (state.game, state.actor)


@pytest.mark.parametrize("threads", [1, 2])
@pytest.mark.parametrize("name", TITLES)
def test_the_same_seed_gives_the_same_results(name: str, threads: int) -> None:
    state = after(name, 3, seed=2, decisions=30)
    ones = [search(state, 300, threads=threads) for _ in range(2)]
    assert think(ones[0], state) == think(ones[1], state)
    assert ones[0].results() == ones[1].results()
    assert ones[0].size == ones[1].size


def test_another_seed_imagines_other_worlds() -> None:
    state = after("rotterdam", 3, seed=2, decisions=30)
    ones = [search(state) for _ in range(2)]
    for seed, one in enumerate(ones):
        think(one, state, seed)
    assert ones[0].results() != ones[1].results()


@pytest.mark.parametrize("name", TITLES)
def test_thinking_changes_nothing_outside(name: str) -> None:
    state = after(name, 3, seed=3, decisions=20)
    before, moves = bytes(state), state.moves
    think(search(state), state)
    assert (bytes(state), state.moves) == (before, moves)


@pytest.mark.parametrize(("who", "least", "most"), [(0, 0.8, 1), (1, 0, 0.2)])
def test_who_can_end_the_game_wins_it(who: int, least: float, most: float) -> None:
    """Seat 0 is asked; it takes every seat to do what is best for that seat."""
    quay = Quay(players=2, open_products=True, open_missions=True)
    quay.missions(who, "bread+jam", "plastic+steel", "beer+bicycles")
    quay.missions(1 - who, "petrol+steel", "beer+plastic", "beer+jam")
    quay.fulfilled(who, "beer+petrol+steel")
    quay.products(who, "bread", "jam")
    quay.products(1 - who, "petrol", "steel")
    quay.phase("missions")
    state = quay.state()
    one = search(state)
    think(one, state)
    assert state.game.actions[best(one)].text == "fulfil 1"
    assert least <= one.results()[best(one)][1] <= most


# --- the budget ------------------------------------------------------------------------------


@pytest.mark.parametrize("simulations", [1, 2, 15, 16, 17, 100])
@pytest.mark.parametrize("name", TITLES)
def test_simulations_are_never_exceeded(name: str, simulations: int) -> None:
    state = em.game(name, players=3).start(4)
    one = search(state, simulations)
    assert 1 <= think(one, state) <= simulations
    assert best(one) in state.legal_ids()


@pytest.mark.parametrize(
    ("simulations", "threads"),
    [
        (120, 2),
        (120, 3),
        (5, 2),
    ],
)
def test_threads_share_the_simulations(simulations: int, threads: int) -> None:
    state = em.game("rhodes", players=3).start(4)
    one = search(state, simulations, threads=threads)
    assert think(one, state) <= simulations
    assert best(one) in state.legal_ids()


def test_it_stops_when_told_to() -> None:
    state = em.game("rhodes", players=3).start(4)
    one = Search(appraiser(state.game), 0, seconds=600.0)
    thinking = threading.Thread(target=think, args=(one, state))
    thinking.start()
    while thinking.is_alive():
        one.stop()
        thinking.join(0.01)
    assert best(one) in state.legal_ids()


# --- memory ----------------------------------------------------------------------------------


@pytest.mark.parametrize("name", TITLES)
def test_little_memory_is_enough_for_an_answer(name: str) -> None:
    state = em.game(name, players=2).start(6)
    one = search(state, 500, capacity=140)
    for _ in range(12):
        assert think(one, state) >= 1
        assert one.size <= 140
        asked = state.actor == one.seat and state.decision != "trade"
        chosen = best(one) if asked else state.legal_ids()[0]
        state.play(chosen)
        one.advance([chosen])


def test_a_larger_memory_holds_a_larger_tree() -> None:
    state = em.game("rhodes", players=2).start(6)
    small, large = search(state, 500, capacity=140), search(state, 500)
    think(small, state)
    think(large, state)
    assert small.size <= 140 < large.size


# --- from decision to decision ---------------------------------------------------------------


@pytest.mark.parametrize("threads", [1, 2])
@pytest.mark.parametrize("name", ["rhodes", "colossus"])
def test_what_follows_the_decisions_made_is_kept(name: str, threads: int) -> None:
    state = em.game(name, players=3).start(8)
    one = search(state, 600, threads=threads)
    think(one, state)
    size, chosen = one.size, best(one)
    tried = one.results()[chosen][0]
    state.play(chosen)
    assert one.advance([chosen])
    assert 0 < visits(one) <= tried
    assert one.size < size
    expected = best(one)  # of the next seat, as that seat would choose
    state.play(expected)
    assert one.advance([expected])
    assert visits(one) > 0
    assert set(one.results()) <= set(range(len(state.game.actions)))


def test_nothing_decided_keeps_everything() -> None:
    state = em.game("rhodes", players=3).start(8)
    one = search(state)
    think(one, state)
    before = one.results(), one.size
    assert one.advance([])
    assert (one.results(), one.size) == before


@pytest.mark.parametrize("threads", [1, 2])
def test_decisions_never_looked_at_begin_anew(threads: int) -> None:
    state = em.game("rhodes", players=3).start(8)
    one = search(state, threads=threads)
    empty = one.size
    think(one, state)
    assert one.size > empty
    assert not one.advance([len(state.game.actions) - 1])
    assert one.size == empty
    assert one.results() == {}


def test_a_cleared_search_is_as_good_as_new() -> None:
    state = em.game("colossus", players=3).start(8)
    used, fresh = search(state), search(state)
    think(used, state, 3)
    used.clear()
    think(used, state)
    think(fresh, state)
    assert used.results() == fresh.results()


def test_a_kept_tree_grows_on() -> None:
    state = em.game("rhodes", players=2).start(8)
    one = search(state)
    first = think(one, state)
    second = think(one, state, 2)
    assert visits(one) == first + second


# --- what it refuses -------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "players"), [("rhodes", 3), ("colossus", 2), ("rotterdam", 2)])
def test_another_game_is_refused(name: str, players: int) -> None:
    state = em.game("rhodes", players=2).start(1)
    other = em.game(name, players=players).start(1)
    with pytest.raises(em.EmporionError, match=r"this thinks about .*rhodes.*, not "):
        search(state).run(other.imagination(other.actor), 1)


@pytest.mark.parametrize(
    ("settings", "message"),
    [
        ({"simulations": 9, "capacity": 0}, "a tree has 130 to 268435456 nodes, not 0"),
        ({"simulations": 9, "threads": 0}, "a planner has 1 to 256 threads, not 0"),
        ({"simulations": 9, "leaf": "worth"}, "a leaf is played on greedy or random, not 'worth'"),
        ({}, "a planner needs a budget: simulations, seconds or both"),
        ({"seconds": float("nan")}, "seconds must be a number from 0 on, not nan"),
    ],
)
def test_impossible_settings_are_refused(settings: dict[str, Any], message: str) -> None:
    judge = appraiser(em.game("rhodes", players=3))
    with pytest.raises(em.EmporionError, match=message):
        Search(judge, 0, **settings)


def test_a_seat_that_is_not_there_is_refused() -> None:
    with pytest.raises(em.EmporionError, match="seats run from 0 to 2, not 99999"):
        Search(appraiser(em.game("rhodes", players=3)), 99999, simulations=9)
