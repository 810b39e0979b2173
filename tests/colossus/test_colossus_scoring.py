"""CO-6 End and score of The Colossus."""

from typing import Any

import pytest

import emporion as em
from board import Board, play, texts


def crowning(marker: int = 1, who: int = 0) -> Board:
    """A seat can build the twelfth part; giving is a choice between two products."""
    board = Board("colossus")
    board.farmland(who, "wine", units=3)
    board.farmland(who, "milk", units=3)
    board.seat(who, warehouse={"bronze": 2})
    board.doc["builder"] = 11
    board.next_ship("gold wild")
    board.turn(who, marker)
    return board


def crown(state: em.State) -> em.State:
    return play(state, "colossus", "give wine estate", "give wine estate", "give wine estate")


def seat(state: em.State, who: int = 0) -> Any:
    return state.position()["seats"][who]


def causes(state: em.State) -> list[str]:
    told = [event.to_dict() for event in state.log() if event.kind == "last round"]
    return [event["cause"] for event in told]


# -- CO-6.1


def test_the_twelfth_part_makes_this_the_last_round() -> None:
    """CO-6.1"""
    state = crown(crowning().state())
    assert causes(state) == ["statue"]
    assert state.position()["last_round"] == "statue"
    assert not state.over
    assert seat(state)["vp"] == 9
    assert seat(state)["money"] == 30 + 1, "the bonus comes all the same"


def test_the_eleventh_does_not() -> None:
    """CO-6.1"""
    board = crowning()
    board.doc["builder"] = 10
    state = crown(board.state())
    assert causes(state) == []
    assert state.position()["last_round"] is None


def test_the_round_is_finished_by_everybody() -> None:
    """CO-6.1, RH-11.1"""
    board = crowning()
    board.farmland(1, "milk", 14, units=3)
    board.farmland(2, "milk", 17, units=3)
    state = crown(board.state())
    turns = []
    while not state.over:
        turns.append((state.actor, state.position()["marker"]))
        place = next(text for text in ("market", "production", "farm") if text in texts(state))
        play(state, place)
        while not state.over and state.decision != "place":
            state.play(state.legal()[0])
    assert turns == [(1, 1), (2, 1), (0, 2), (1, 2), (2, 2)]
    assert state.round == 1


def test_after_the_last_marker_the_game_is_over_without_gold_or_sequence() -> None:
    """CO-6.1, RH-11.1"""
    state = crown(crowning(marker=2, who=2).state())
    assert state.over
    assert state.legal() == []
    assert state.position()["harbour"] == []
    assert state.position()["next_ship"] == "gold wild"
    assert [entry["row"] for entry in state.position()["seats"]] == [1, 2, 3]


def test_everybody_may_still_use_the_harbour_once() -> None:
    """CO-6.1, RH-7.9: both spaces are taken"""
    board = crowning(marker=2)
    board.lane(("gold gold",))
    board.rows(1, 3, 2)
    board.markers(0, "harbour")
    board.markers(1, "harbour")
    state = crown(board.state())
    assert state.actor == 2
    assert "harbour" in texts(state)
    play(state, "harbour", "buy 1", "stop")
    assert state.actor == 1
    assert "harbour" not in texts(state), "seat 1 used it with its first marker"


def test_before_the_end_is_known_a_full_harbour_is_full() -> None:
    """CO-6.1, RH-7.9: the counterpart"""
    board = crowning(marker=2)
    board.lane(("gold gold",))
    board.markers(1, "harbour")
    board.markers(2, "harbour")
    state = board.state()
    assert "harbour" not in texts(state)
    with pytest.raises(em.IllegalAction, match="the harbour is full"):
        state.play("harbour")


def test_an_empty_plaza_ends_the_game_as_in_rhodes() -> None:
    """CO-6.1, RH-11.1"""
    board = Board("colossus")
    board.plazas("III-1", "III-2", "III-3", stack=0)
    board.seat(2, warehouse={"wine": 1, "milk": 1, "olives": 1, "grain": 1})
    board.turn(2, marker=2)
    state = play(board.state(), "harbour")
    assert causes(state) == ["plaza"]
    assert state.over


def test_round_thirty_is_the_last_here_too() -> None:
    """CO-6.1, RH-11.5"""
    board = Board("colossus")
    board.doc |= {"round": 29, "phase": "sequence", "decision": "row"}
    board.seat(1, next_row=4)
    board.seat(2, next_row=5)
    state = play(board.state(), "row 3")
    assert state.position()["last_round"] == "round"


# -- CO-6.2


def finished(**fields: Any) -> em.State:
    """Seat 2 places the last marker of the game; seat 0 holds what is given."""
    board = Board("colossus")
    board.doc |= {"round": 30, "last_round": "round"}
    board.doc |= {"decision": "produce", "action": {"at": "production"}}
    board.turn(2, marker=2)
    board.markers(2, "forfeited", "production")
    for who in range(3):
        board.seat(who, money=0)
    if "architect" in fields:
        board.develop(0, "architect")
    board.seat(0, **fields)
    state = play(board.state(), "produce wine 1", "produce milk 2")
    assert state.over
    return state


@pytest.mark.parametrize("bronze", [0, 1, 7, 10])
def test_every_bronze_in_the_warehouse_is_one_vp(bronze: int) -> None:
    """CO-6.2"""
    state = finished(vp=5, warehouse={"bronze": bronze})
    assert state.scores == [5 + bronze, 0, 0]


def test_bronze_gold_and_money_all_count() -> None:
    """CO-6.2, RH-11.2"""
    state = finished(vp=5, money=29, warehouse={"bronze": 3, "gold": 2, "wine": 5})
    assert state.scores[0] == 5 + 2 + 3 + 2 * 2
    told = [event.to_dict() for event in state.events if event.kind == "vp"]
    sources = {event["source"]: event["amount"] for event in told}
    assert sources == {"money": 2, "gold": 4, "bronze": 3}


@pytest.mark.parametrize("bronze", [1, 2])
def test_the_architects_bronze_is_worth_nothing(bronze: int) -> None:
    """CO-6.2, CO-5.5"""
    assert finished(architect=bronze).scores[0] == 0


def test_bronze_decides_the_winner() -> None:
    """CO-6.2, RH-11.3"""
    assert finished().winners == [0, 1, 2]
    assert finished(warehouse={"bronze": 1}).winners == [0]
