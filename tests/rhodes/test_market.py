"""RH-8.1 Market."""

import pytest

from board import Board, play, refused, texts

SPACES = {2: 2, 3: 2, 4: 3, 5: 3}
RATES = (5, 4, 3)
USES = [(players, use) for players in SPACES for use in range(1, SPACES[players] + 1)]


def with_units(players: int = 3, seat: int = 0) -> Board:
    """Two products, so that the first sale is a choice (N-3)."""
    board = Board("rhodes", players)
    board.farmland(seat, "wine", units=3)
    board.farmland(seat, "milk", units=3)
    return board


def after_uses(players: int, uses: int) -> Board:
    """The last marker of the round, its owner with units; the others used the market so often."""
    last = players - 1
    board = with_units(players, last)
    board.turn(last, marker=2)
    for seat in range(last):
        board.markers(seat, *["market"] * min(2, max(0, uses - 2 * seat)))
    return board


def test_the_first_use_pays_the_first_rate() -> None:
    """RH-8.1"""
    state = play(with_units().state(), "market", "sell wine", "stop")
    assert state.position()["seats"][0]["money"] == 30 + 5


def test_the_second_use_pays_the_second_rate_whoever_made_the_first() -> None:
    """RH-8.1"""
    board = with_units()
    board.turn(0, marker=2)
    board.markers(1, "market")
    state = play(board.state(), "market", "sell wine", "stop")
    assert state.position()["seats"][0]["money"] == 30 + 4


def test_the_second_use_pays_the_second_rate_to_the_same_player_too() -> None:
    """RH-8.1, RH-2.4"""
    board = with_units()
    board.turn(0, marker=2)
    board.markers(0, "market")
    state = play(board.state(), "market", "sell wine", "stop")
    assert state.position()["seats"][0]["money"] == 30 + 4


@pytest.mark.parametrize(("players", "use"), USES)
def test_the_rate_falls_with_every_use_this_round(players: int, use: int) -> None:
    """RH-8.1: both units at the rate of the use."""
    board = after_uses(players, use - 1)
    board.seat(players - 1, money=0)
    state = play(board.state(), "market", "sell wine")
    assert state.position()["seats"][players - 1]["money"] == RATES[use - 1]
    state = play(state, "sell milk")
    assert state.position()["seats"][players - 1]["money"] == 2 * RATES[use - 1]


@pytest.mark.parametrize(("players", "spaces"), SPACES.items())
def test_a_full_market_says_so(players: int, spaces: int) -> None:
    """RH-8.1, RH-2.4"""
    refused(after_uses(players, spaces).state(), "market", r"the market is full: RH-8\.1")
    assert "market" in texts(after_uses(players, spaces - 1).state())


def test_two_units_at_most_then_the_action_is_over() -> None:
    """RH-8.1"""
    state = play(with_units().state(), "market", "sell wine", "sell wine")
    assert state.actor == 1
    assert state.position()["seats"][0]["money"] == 30 + 2 * 5


def test_two_different_products_may_be_sold() -> None:
    """RH-8.1"""
    board = with_units()
    state = play(board.state(), "market", "sell wine", "sell milk")
    assert board.units(state, 0) == {"wine": [2], "milk": [2]}
    assert state.position()["seats"][0]["money"] == 30 + 2 * 5


def test_one_grain_sells_for_five() -> None:
    """RH-8.1: the example of the rulebook; a lone unit leaves no choice (N-3)."""
    board = Board("rhodes")
    board.farmland(0, "grain", units=1)
    state = play(board.state(), "market")
    assert board.units(state, 0) == {"grain": [0]}
    assert state.position()["seats"][0]["money"] == 30 + 5
    assert state.actor == 1


def test_stopping_needs_one_sale() -> None:
    """RH-8.1"""
    state = play(with_units().state(), "market")
    refused(state, "stop", r"at least one is needed.*: RH-8\.1")
    assert texts(play(state, "sell milk")) == ["stop", "sell wine", "sell milk"]


def test_only_units_on_the_estate_are_sold() -> None:
    """RH-8.1: what lies in the warehouse stays there."""
    board = with_units()
    board.seat(0, warehouse={"olives": 3, "grain": 1})
    state = play(board.state(), "market")
    assert texts(state) == ["sell wine", "sell milk"]
    refused(state, "sell olives", r"no such unit on your estate: RH-8\.1")


def test_a_unit_in_the_barn_may_be_sold_the_barn_last() -> None:
    """RH-8.1, RH-3.5"""
    board = Board("rhodes")
    board.farmland(0, "wine", units=1)
    board.farmland(0, "milk", units=3)
    board.develop(0, "barn")
    board.seat(0, barn=["wine"])
    state = play(board.state(), "market", "sell wine")
    assert board.units(state, 0)["wine"] == [0]
    assert state.position()["seats"][0]["barn"] == ["wine"]
    assert play(state, "sell wine").position()["seats"][0]["barn"] == []


def test_nothing_on_the_estate_nothing_to_sell() -> None:
    """RH-8.1"""
    board = Board("rhodes")
    board.farmland(0, "wine", units=0)
    board.seat(0, warehouse={"wine": 2})
    refused(board.state(), "market", r"no such unit on your estate: RH-8\.1")
