"""RH-11 End and score."""

from typing import Any

import pytest

import emporion as em
from board import Board, play, texts


def last_turn(players: int = 3) -> Board:
    """The last marker of the last round lies on production; nobody grows what is produced."""
    board = Board("rhodes", players)
    board.doc |= {"round": 30, "last_round": "round"}
    board.doc |= {"decision": "produce", "action": {"at": "production"}}
    board.turn(players - 1, marker=2)
    board.markers(players - 1, "forfeited", "production")
    return board


def finished(board: Board) -> em.State:
    state = play(board.state(), "produce wine 1", "produce milk 2")
    assert state.over
    return state


def fulfilling(stack: int, marker: int = 1, who: int = 0) -> Board:
    """A seat's harbour action fulfils III-1 while so many tiles are left on the stack."""
    board = Board("rhodes")
    board.plazas("III-1", "III-2", "III-3", stack=stack)
    board.seat(who, warehouse={"wine": 1, "milk": 1, "olives": 1, "grain": 1})
    board.turn(who, marker)
    return board


def seat(state: em.State, who: int = 0) -> Any:
    return state.position()["seats"][who]


def kinds(state: em.State) -> list[str]:
    return [event.kind for event in state.events]


# -- RH-11.1


def test_a_plaza_that_cannot_be_refilled_makes_this_the_last_round() -> None:
    """RH-11.1, RH-7.8"""
    state = play(fulfilling(stack=0).state(), "harbour")
    assert state.position()["plazas"] == [None, "III-2", "III-3"]
    assert state.position()["last_round"] == "plaza"
    last = [event.to_dict() for event in state.events if event.kind == "last round"]
    assert [event["cause"] for event in last] == ["plaza"]
    assert not state.over


def test_taking_the_last_tile_of_the_stack_is_not_the_end() -> None:
    """RH-11.1"""
    state = play(fulfilling(stack=1).state(), "harbour")
    assert None not in state.position()["plazas"]
    assert state.position()["stack"] == []
    assert state.position()["last_round"] is None


def test_the_last_round_is_played_until_every_marker_is_placed() -> None:
    """RH-11.1"""
    board = fulfilling(stack=0)
    for who, price in enumerate((11, 14, 17)):
        board.farmland(who, "milk", price, units=3)
    state = play(board.state(), "harbour")
    turns = []
    while not state.over:
        turns.append((state.actor, state.position()["marker"]))
        place = next(text for text in ("market", "production", "farm") if text in texts(state))
        play(state, place)
        while not state.over and state.decision != "place":
            state.play(state.legal()[0])
    assert turns == [(1, 1), (2, 1), (0, 2), (1, 2), (2, 2)]
    assert state.round == 1


def test_the_last_round_has_no_gold_no_take_back_and_no_sequence() -> None:
    """RH-11.1"""
    board = fulfilling(stack=0, marker=2, who=2)
    board.next_ship("gold wild")
    board.rows(1, 2, 5)
    state = play(board.state(), "harbour")
    assert state.over
    assert state.position()["harbour"] == []
    assert state.position()["next_ship"] == "gold wild"
    assert [entry["row"] for entry in state.position()["seats"]] == [1, 2, 5]
    assert seat(state, 2)["markers"] == ["forfeited", "harbour"]
    assert not {"phase", "row", "enters", "round"} & set(kinds(state))
    assert kinds(state)[-1] == "over"


def test_a_round_that_is_not_the_last_goes_on_with_gold_and_sequence() -> None:
    """RH-11.1: the counterpart"""
    board = fulfilling(stack=1, marker=2, who=2)
    state = play(board.state(), "harbour")
    assert not state.over
    assert state.decision == "row"


def test_nothing_can_be_played_after_the_end() -> None:
    """RH-11.1"""
    state = finished(last_turn())
    assert state.legal() == []
    before = state.position()
    with pytest.raises(em.IllegalAction):
        state.play("market")
    assert state.position() == before


# -- RH-11.2 and RH-11.4


@pytest.mark.parametrize(
    ("money", "vp", "left"),
    [(0, 0, 0), (9, 0, 9), (10, 1, 0), (19, 1, 9), (20, 2, 0), (99, 9, 9), (100, 10, 0)],
)
def test_every_ten_drachmas_are_one_vp(money: int, vp: int, left: int) -> None:
    """RH-11.2, RH-11.4"""
    board = last_turn()
    board.seat(0, money=money, vp=7)
    state = finished(board)
    assert state.scores[0] == 7 + vp
    assert seat(state)["money"] == left


@pytest.mark.parametrize("gold", [0, 1, 5, 10])
def test_every_gold_in_the_warehouse_is_two_vp(gold: int) -> None:
    """RH-11.2"""
    board = last_turn()
    board.seat(0, money=0, vp=3, warehouse={"gold": gold})
    assert finished(board).scores[0] == 3 + 2 * gold


def test_products_estate_and_gold_at_sea_are_worth_nothing() -> None:
    """RH-11.2"""
    board = last_turn()
    board.farmland(0, "olives", 17, units=3)
    board.develop(0, "poseidon", "demeter olives")
    board.seat(0, money=0, warehouse={"wine": 4, "milk": 4})
    board.lane(("gold gold",), (0, 2, ["olives", "olives"]))
    assert finished(board).scores[0] == 0


def test_converting_asks_nobody_and_says_where_the_points_come_from() -> None:
    """RH-11.4, RH-11.2"""
    board = last_turn()
    for who in range(3):
        board.seat(who, money=25, warehouse={"gold": 1})
    state = finished(board)
    told = [event.to_dict() for event in state.events]
    for who in range(3):
        assert {"kind": "vp", "seat": who, "amount": 2, "source": "money"} in told
        assert {"kind": "vp", "seat": who, "amount": 2, "source": "gold"} in told
        assert {"kind": "money", "seat": who, "amount": -20, "source": "money"} in told
    assert state.scores == [4, 4, 4]


# -- RH-11.3


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_most_vp_wins(players: int) -> None:
    """RH-11.3"""
    board = last_turn(players)
    for who in range(players):
        board.seat(who, money=9, vp=20)
    board.seat(players - 1, money=0, vp=21)
    state = finished(board)
    assert state.winners == [players - 1]
    over = [event.to_dict() for event in state.events if event.kind == "over"]
    assert [event["winners"] for event in over] == [[players - 1]]


def test_points_from_money_and_gold_decide_too() -> None:
    """RH-11.3, RH-11.2"""
    board = last_turn()
    board.seat(0, money=9, vp=20)
    board.seat(1, money=30, vp=16, warehouse={"gold": 1})
    board.seat(2, money=0, vp=20)
    state = finished(board)
    assert state.scores == [20, 21, 20]
    assert state.winners == [1]


def test_a_tie_goes_to_the_most_money_after_the_conversion() -> None:
    """RH-11.3: seat 1 had more before it, seat 0 has more left"""
    board = last_turn()
    board.seat(0, money=19, vp=10)
    board.seat(1, money=25, vp=9)
    board.seat(2, money=9, vp=10)
    state = finished(board)
    assert state.scores == [11, 11, 10]
    assert state.winners == [0]


def test_a_full_tie_is_shared() -> None:
    """RH-11.3"""
    board = last_turn()
    board.seat(0, money=5, vp=10)
    board.seat(1, money=4, vp=10)
    board.seat(2, money=15, vp=9)
    state = finished(board)
    assert state.winners == [0, 2]


# -- RH-11.5


def end_of_round(number: int, **edition: Any) -> em.State:
    """The last seat chooses its row."""
    board = Board("rhodes", edition=edition or "standard")
    board.doc |= {"round": number, "phase": "sequence", "decision": "row"}
    board.rows(1, 2, 3)
    board.seat(1, next_row=4)
    board.seat(2, next_row=5)
    return play(board.state(), "row 3")


def test_round_thirty_is_the_last() -> None:
    """RH-11.5"""
    state = end_of_round(29)
    assert state.round == 30
    assert state.position()["last_round"] == "round"
    last = [event.to_dict() for event in state.events if event.kind == "last round"]
    assert [event["cause"] for event in last] == ["round"]
    assert finished(last_turn()).round == 30


def test_round_twenty_nine_is_not() -> None:
    """RH-11.5"""
    state = end_of_round(28)
    assert state.round == 29
    assert state.position()["last_round"] is None
    assert "last round" not in kinds(state)


def test_the_last_round_is_a_number_of_the_edition() -> None:
    """RH-11.5"""
    assert end_of_round(3, round={"last": 4}).position()["last_round"] == "round"
    assert end_of_round(2, round={"last": 4}).position()["last_round"] is None


def test_an_empty_plaza_ends_the_game_long_before() -> None:
    """RH-11.5, RH-11.1"""
    board = fulfilling(stack=0, marker=2, who=2)
    state = play(board.state(), "harbour")
    assert state.over
    assert state.round == 1
