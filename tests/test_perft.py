"""Perft: how many sequences of decisions lead on, to depth 4 from some positions.

A change here is a change of the game: some rule allows more, or less, than it did.
"""

import pytest

import emporion as em
from board import Board
from quay import Quay
from walks import after, finished


def market_day() -> em.State:
    """Rhodes, 3 players, mid-game: everybody has something to sell, load and buy."""
    board = Board("rhodes", 3)
    board.farmland(0, "wine", units=3)
    board.farmland(0, "milk", 14, units=2)
    board.farmland(1, "olives", units=3)
    board.farmland(1, "grain", 17, units=1)
    board.farmland(2, "grain", units=2)
    board.farmland(2, "wine", 17, units=2)
    board.develop(0, "wagon", "demeter wine")
    board.develop(1, "trader", "barn")
    board.seat(0, warehouse={"gold": 1, "olives": 1})
    board.seat(1, warehouse={"wine": 2})
    board.lane(("gold wild",), (1, 2, ["olives", "grain"]), ("gold gold wild",))
    board.next_ship("gold milk")
    board.plazas("I-1", "I-4", "I-5")
    return board.state()


def building_site() -> em.State:
    """The Colossus, 4 players, mid-game: the new tiles in use, the site half built."""
    board = Board("colossus", 4)
    board.farmland(0, "wine", units=3)
    board.farmland(0, "milk", units=2)
    board.farmland(1, "olives", units=3)
    board.farmland(2, "grain", units=3)
    board.farmland(3, "wine", 14, units=1)
    board.develop(0, "architect", "alchemist", "zeus", "hermes")
    board.develop(1, "plutus", "connections", "irrigation olives")
    board.develop(2, "abundance", "poseidon")
    board.seat(0, warehouse={"gold": 2, "bronze": 2, "wine": 2}, bonus_row=5)
    board.seat(1, warehouse={"bronze": 1, "milk": 3})
    board.seat(2, warehouse={"gold": 9, "bronze": 1})
    board.lane(("gold gold",), (3, 2, ["wine", "wine"]), ("gold wild",))
    board.next_ship("gold grain")
    board.plazas("I-4", "II-3", "II-4")
    board.doc["builder"] = 5
    return board.state()


def storm_at_sea() -> em.State:
    """Rotterdam, 3 players: ships that meet, cards that move them, and a call to make."""
    quay = Quay(3)
    quay.phase("sail", turn=1, master=1, number=6)
    quay.ship("a2", 0, "grain")
    quay.ship("a3", 1, "oil")
    quay.ship("a4", 1)
    quay.ship("b3", 2, "fruit")
    quay.ship("c3", 1, "ore")
    quay.ship("s3", 0)
    quay.cards(1, "storm", "luck", "thief")
    quay.cards(0, "police")
    quay.products(2, "bread")
    return quay.state()


def market_hall() -> em.State:
    """Rotterdam, 4 players, in phase 5: cards to trade and missions to fulfil after that."""
    quay = Quay(4)
    quay.phase("trade", turn=3, master=0, number=6)
    quay.products(0, "bread", "jam")
    quay.products(1, "steel", "petrol")
    quay.products(3, "beer", "orange-juice")
    quay.missions(0, "bread+jam", "bread+steel", "bread+jam+steel")
    quay.missions(1, "petrol+steel", "petrol+bicycles", "jam+petrol+steel")
    quay.cards(0, "joker")
    quay.cards(1, "joker", "advantage")
    return quay.state()


COUNTS = {
    "a fresh game of Rhodes": (
        lambda: em.game("rhodes", players=2).start(seed=1),
        [1, 12, 136, 792, 4488],
    ),
    "Rhodes on market day": (market_day, [1, 6, 52, 510, 3378]),
    "The Colossus half built": (building_site, [1, 8, 64, 758, 5372]),
    "a fresh game of Rotterdam": (
        lambda: em.game("rotterdam", players=2).start(seed=1),
        [1, 21, 341, 1364, 5456],
    ),
    "Rotterdam in a storm": (storm_at_sea, [1, 6, 22, 91, 358]),
    "Rotterdam in the market hall": (market_hall, [1, 2, 15, 100, 567]),
}


@pytest.mark.parametrize("name", COUNTS)
def test_counts_to_depth_4(name: str) -> None:
    position, counts = COUNTS[name]
    state = position()
    assert [state.perft(depth) for depth in range(5)] == counts


@pytest.mark.parametrize("name", COUNTS)
def test_counting_in_python_agrees(name: str) -> None:
    def count(state: em.State, depth: int) -> int:
        if depth == 0 or state.over:
            return 1
        leaves = 0
        for action in state.legal_ids():
            after_it = state.clone()
            after_it.play(action)
            leaves += count(after_it, depth - 1)
        return leaves

    position, counts = COUNTS[name]
    state = position()
    assert [count(state, depth) for depth in range(5)] == counts


def test_counting_changes_nothing() -> None:
    state = after("colossus", 3, 1, 60)
    before = bytes(state)
    assert state.perft(2) > state.perft(1) == len(state.legal_ids())
    assert bytes(state) == before


def test_a_finished_game_is_one_leaf() -> None:
    assert [finished("rhodes", 2, 1).perft(depth) for depth in range(3)] == [1, 1, 1]


def test_a_negative_depth_is_refused() -> None:
    with pytest.raises(em.EmporionError, match="depth must be a whole number from 0 on, not -1"):
        em.game("rhodes").start(1).perft(-1)
