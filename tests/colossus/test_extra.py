"""CO-3 Extra production."""

from typing import Any

import emporion as em
from board import Board, play, refused, texts


def produced(*chips: tuple[int, str]) -> Board:
    """These chips lie on fields; by default wine and milk have been produced this round."""
    board = Board("colossus")
    for value, field in chips or ((2, "wine"), (3, "milk")):
        board.chip(value, field)
    board.turn(0, marker=2)
    return board


def seat(state: em.State, who: int = 0) -> Any:
    return state.position()["seats"][who]


# -- CO-3.1


def test_any_unused_chip_goes_on_a_field_that_holds_one() -> None:
    """CO-3.1"""
    state = play(produced().state(), "extra")
    assert set(texts(state)) == {
        f"produce {product} {chip}" for product in ("wine", "milk") for chip in (1, 3, 4)
    }


def test_one_chip_then_the_action_is_over() -> None:
    """CO-3.1"""
    state = play(produced().state(), "extra", "produce wine 4")
    assert (state.decision, state.actor) == ("place", 1)
    fields = [(chip["value"], chip["field"]) for chip in state.position()["chips"]]
    assert fields == [(1, None), (2, "wine"), (3, "milk"), (3, None), (4, "wine")]


def test_the_new_chip_says_how_much() -> None:
    """CO-3.1, RH-4.2: clockwise from the acting player, until spent"""
    board = produced()
    board.farmland(0, "wine")
    board.farmland(1, "wine", 14)
    board.farmland(2, "wine", 17)
    board.farmland(2, "milk")
    state = play(board.state(), "extra", "produce wine 4")
    assert [board.units(state, who)["wine"] for who in range(3)] == [[2], [1], [1]]
    assert board.units(state, 2)["milk"] == [0]


def test_what_fits_nowhere_returns_to_the_supply() -> None:
    """CO-3.1, RH-4.2"""
    board = produced()
    board.farmland(0, "wine", units=2)
    state = play(board.state(), "extra", "produce wine 4")
    assert board.units(state, 0) == {"wine": [3]}
    surplus = [event.to_dict() for event in state.events if event.kind == "surplus"]
    assert [(event["product"], event["units"]) for event in surplus] == [("wine", 3)]


def test_the_barn_serves_as_in_production() -> None:
    """CO-3.1, RH-4.3"""
    board = produced()
    board.farmland(0, "wine", units=3)
    board.develop(0, "barn")
    state = play(board.state(), "extra", "produce wine 1")
    assert seat(state)["barn"] == ["wine"]


def test_irrigation_serves_as_in_production() -> None:
    """CO-3.1, RH-4.5, CO-5.1: anybody's irrigation of that product"""
    board = produced()
    board.farmland(0, "wine")
    board.farmland(1, "wine")
    board.farmland(2, "wine", 14)
    board.develop(1, "irrigation wine")
    board.develop(2, "irrigation milk")
    state = play(board.state(), "extra", "produce wine 1")
    assert [board.units(state, who)["wine"] for who in range(3)] == [[1], [1], [0]]


def test_the_player_also_gets_a_bronze() -> None:
    """CO-3.1: also when nobody has room for the units"""
    state = play(produced().state(), "extra", "produce wine 1")
    assert [seat(state, who)["warehouse"] for who in range(3)] == [{"bronze": 1}, {}, {}]
    told = [event.to_dict() for event in state.events if event.kind == "gain"]
    assert [(event["good"], event["store"]) for event in told] == [("bronze", "warehouse")]


def test_production_itself_gives_no_bronze() -> None:
    """CO-3.1: the counterpart"""
    state = play(Board("colossus").state(), "production", "produce wine 1", "produce milk 2")
    assert seat(state)["warehouse"] == {}


def test_a_full_warehouse_makes_room_for_the_bronze() -> None:
    """CO-3.1, RH-3.7"""
    board = produced()
    board.seat(0, warehouse={"gold": 10})
    state = play(board.state(), "extra", "produce milk 1")
    assert (state.decision, state.actor) == ("overflow", 0)
    assert set(texts(state)) == {"discard gold", "discard bronze"}
    play(state, "discard gold")
    assert seat(state)["warehouse"] == {"gold": 9, "bronze": 1}
    assert state.actor == 1


def test_a_field_without_a_chip_is_refused() -> None:
    """CO-3.1"""
    state = play(produced().state(), "extra")
    refused(state, "produce olives 1", r"this field holds no chip yet this round: CO-3\.1")


def test_a_used_chip_is_refused_the_other_three_is_not() -> None:
    """CO-3.1, RH-1.2"""
    state = play(produced().state(), "extra")
    refused(state, "produce wine 2", r"no chip of this value is unused")
    assert "produce wine 3" in texts(state)
    both = play(produced((3, "wine"), (3, "milk")).state(), "extra")
    refused(both, "produce wine 3", r"no chip of this value is unused")


def test_the_field_stays_closed_to_production() -> None:
    """CO-3.1, RH-4.1"""
    board = produced()
    board.rows(3, 1, 2)
    board.turn(0, marker=1)
    state = play(board.state(), "extra", "produce wine 1", "production")
    assert {text.split()[1] for text in texts(state)} == {"olives", "grain"}
    assert {text.split()[2] for text in texts(state)} == {"3", "4"}


def test_a_single_unused_chip_is_enough() -> None:
    """CO-3.1, CO-3.2: while production needs two (RH-4.6)"""
    board = produced((1, "wine"), (2, "milk"), (3, "olives"), (3, "grain"))
    state = board.state()
    assert "production" not in texts(state)
    play(state, "extra", "produce grain 4")
    assert seat(state)["warehouse"] == {"bronze": 1}


# -- CO-3.2


def test_not_before_anything_is_produced() -> None:
    """CO-3.2"""
    state = Board("colossus").state()
    refused(state, "extra", r"nothing has been produced this round: CO-3\.2")
    play(state, "production", "produce wine 1", "produce milk 2")
    assert "extra" in texts(state)


def test_not_without_an_unused_chip() -> None:
    """CO-3.2"""
    board = produced((1, "wine"), (2, "milk"), (3, "olives"), (3, "grain"), (4, "wine"))
    board.farmland(0, "wine", units=3)
    refused(board.state(), "extra", r"unused: CO-3\.2")


def test_last_rounds_chips_do_not_count() -> None:
    """CO-3.2, RH-2.7"""
    board = produced()
    board.farmland(0, "wine", units=3)
    board.turn(2, marker=2)
    board.seat(2, money=0)
    board.lane(("gold gold",))
    board.next_ship("gold wild")
    state = board.state()
    play(state, "extra", "produce wine 1")
    while state.decision == "row":
        state.play(state.legal()[0])
    assert (state.round, state.decision) == (2, "place")
    refused(state, "extra", r"nothing has been produced this round: CO-3\.2")
