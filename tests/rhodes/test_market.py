"""RH-8.1 Market."""

import pytest
from board import Board, play, texts

import emporion as em


def with_units(players: int = 3) -> Board:
    """Two products, so that the first sale is a choice (N-3)."""
    board = Board("rhodes", players)
    board.farmland(0, "wine", units=3)
    board.farmland(0, "milk", units=3)
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


def test_two_units_at_most_then_the_action_is_over() -> None:
    """RH-8.1"""
    state = play(with_units().state(), "market", "sell wine", "sell wine")
    assert state.actor == 1
    assert state.position()["seats"][0]["money"] == 30 + 2 * 5


def test_stopping_needs_one_sale() -> None:
    """RH-8.1"""
    state = play(with_units().state(), "market")
    assert "stop" not in texts(state)
    with pytest.raises(em.IllegalAction, match=r"at least one is needed.*: RH-8\.1"):
        state.play("stop")


def test_a_full_market_says_so() -> None:
    """RH-8.1, RH-2.4"""
    board = with_units()
    board.turn(0, marker=2)
    board.markers(1, "market")
    board.markers(2, "market")
    with pytest.raises(em.IllegalAction, match=r"the market is full: RH-8\.1"):
        board.state().play("market")


def test_nothing_on_the_estate_nothing_to_sell() -> None:
    """RH-8.1"""
    state = Board("rhodes").state()
    assert "market" not in texts(state)
    with pytest.raises(em.IllegalAction, match=r"RH-8\.1"):
        state.play("market")
