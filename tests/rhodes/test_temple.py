"""RH-8.2 Temple. The first point is never a choice, so the engine buys it (N-3)."""

import pytest

import emporion as em
from board import Board, play, refused, texts

SPACES = {2: 1, 3: 1, 4: 2, 5: 2}


def after_uses(players: int, uses: int, money: int) -> Board:
    """The last marker of the round, its owner with money; seat 0 used the temple so often."""
    board = Board("rhodes", players)
    board.turn(players - 1, marker=2)
    board.markers(0, *["temple"] * uses)
    board.seat(players - 1, money=money)
    board.farmland(players - 1, "wine", units=1)
    return board


def purse(state: em.State, seat: int) -> tuple[int, int]:
    entry = state.position()["seats"][seat]
    return entry["money"], entry["vp"]


def test_the_first_use_buys_at_five_each() -> None:
    """RH-8.2"""
    state = play(Board("rhodes").state(), "temple", "donate", "stop")
    assert purse(state, 0) == (30 - 2 * 5, 2)
    assert state.actor == 1


def test_one_point_is_enough() -> None:
    """RH-8.2"""
    state = play(Board("rhodes").state(), "temple", "stop")
    assert purse(state, 0) == (30 - 5, 1)
    assert state.actor == 1


def test_twenty_five_drachmas_buy_five_points() -> None:
    """RH-8.2: the example of the rulebook; nothing is left, so the stop is forced."""
    board = Board("rhodes")
    board.seat(0, money=25)
    state = play(board.state(), "temple", *["donate"] * 4)
    assert purse(state, 0) == (0, 5)
    assert state.actor == 1


@pytest.mark.parametrize("players", [4, 5])
def test_the_second_use_buys_at_seven_each(players: int) -> None:
    """RH-8.2"""
    state = play(after_uses(players, 1, money=30).state(), "temple", "donate", "stop")
    assert purse(state, players - 1) == (30 - 2 * 7, 2)


def test_the_second_use_buys_at_seven_for_the_first_donor_too() -> None:
    """RH-8.2, RH-2.4"""
    board = Board("rhodes", players=4)
    board.turn(0, marker=2)
    board.markers(0, "temple")
    state = play(board.state(), "temple", "stop")
    assert purse(state, 0) == (25 - 7, 1)


def test_a_new_round_begins_at_five_again() -> None:
    """RH-8.2"""
    board = Board("rhodes", players=2)
    board.lane(("gold gold",))
    board.turn(1, marker=2)
    state = play(board.state(), "temple", "stop", "row 5", "row 4", "temple", "stop")
    assert state.round == 2
    assert purse(state, 0) == (30 + 1 - 5, 1)


def test_there_is_no_upper_limit() -> None:
    """RH-8.2"""
    board = Board("rhodes")
    board.seat(0, money=104)
    state = play(board.state(), "temple", *["donate"] * 18)
    assert texts(state) == ["stop", "donate"]
    assert purse(play(state, "donate"), 0) == (4, 20)


def test_at_least_one_point_is_bought() -> None:
    """RH-8.2"""
    state = play(Board("rhodes").state(), "temple")
    moves = [event.data for event in state.events if event.kind == "move"]
    assert moves[1:] == [{"seat": 0, "action": "donate", "forced": True}]
    assert purse(state, 0) == (25, 1)
    assert texts(state) == ["stop", "donate"]


@pytest.mark.parametrize(("uses", "price"), [(0, 5), (1, 7)])
def test_whoever_cannot_pay_one_point_may_not_come(uses: int, price: int) -> None:
    """RH-8.2"""
    poor = after_uses(4, uses, money=price - 1).state()
    refused(poor, "temple", r"you cannot pay for a victory point: RH-8\.2")
    assert "temple" in texts(after_uses(4, uses, money=price).state())


@pytest.mark.parametrize(("players", "spaces"), SPACES.items())
def test_a_full_temple_says_so(players: int, spaces: int) -> None:
    """RH-8.2, RH-2.4"""
    full = after_uses(players, spaces, money=50).state()
    refused(full, "temple", r"the temple is full: RH-8\.2")
    assert "temple" in texts(after_uses(players, spaces - 1, money=50).state())
