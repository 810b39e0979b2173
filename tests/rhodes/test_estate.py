"""RH-3 Estate and storage."""

from typing import Any

import pytest

import emporion as em
from board import Board, play, texts

PRODUCTS = ("wine", "milk", "olives", "grain")


def with_abundance(*tiles: str) -> Board:
    """Seat 0 may receive a unit with the farm action, and has grain to sail with."""
    board = Board()
    board.develop(0, "abundance", *tiles)
    board.farmland(0, "grain", units=2)
    return board


def seat_of(state: em.State, seat: int = 0) -> dict[str, Any]:
    return state.position()["seats"][seat]


# -- the estate


def test_it_does_not_matter_in_which_order_or_where_tiles_are_laid() -> None:
    """RH-3.1"""
    board = Board()
    board.seat(0, money=60)
    one, other = board.state(), board.state()
    play(one, "townhall", "buy farmland wine 11", "buy farmland milk 14")
    play(other, "townhall", "buy farmland milk 14", "buy farmland wine 11")
    assert one.position() == other.position()
    one, other = board.state(), board.state()
    play(one, "townhall", "buy trader", "buy farmland milk 14")
    play(other, "townhall", "buy farmland milk 14", "buy trader")
    assert one.position() == other.position()


def test_units_anywhere_on_the_estate_serve_alike() -> None:
    """RH-3.1: one ship is loaded from two farmlands and the barn."""
    board = Board()
    board.farmland(0, "wine", units=1)
    board.farmland(0, "milk", units=1)
    board.develop(0, "barn")
    board.seat(0, barn=["milk"])
    state = play(board.state(), "farm", "sail 3", "load milk", "load wine", "vp 3")
    assert board.units(state, 0) == {"wine": [0], "milk": [0]}
    assert seat_of(state)["barn"] == []
    assert state.position()["harbour"][0]["goods"] == ["milk", "wine", "milk"]


def test_nobody_uses_the_estate_of_another() -> None:
    """RH-3.1"""
    board = Board()
    board.farmland(1, "wine", units=3)
    state = board.state()
    assert "market" not in texts(state)
    assert "farm" not in texts(state)


# -- farmland


def test_a_farmland_holds_three_units() -> None:
    """RH-3.2"""
    board = Board()
    board.farmland(0, "wine", units=1)
    state = play(board.state(), "production", "produce wine 4")
    assert board.units(state, 0) == {"wine": [3]}


def test_a_fourth_unit_has_no_room() -> None:
    """RH-3.2, RH-3.4"""
    board = with_abundance()
    board.farmland(0, "wine", units=3)
    state = play(board.state(), "farm")
    assert [text for text in texts(state) if "abundance" in text] == ["use abundance grain"]
    before = state.position()
    with pytest.raises(em.IllegalAction, match=r"no room for this product: RH-3\.4"):
        state.play("use abundance wine")
    assert state.position() == before


def test_a_farmland_holds_only_its_own_product() -> None:
    """RH-3.2: an empty wine farmland is no room for milk."""
    board = with_abundance()
    board.farmland(0, "wine")
    state = play(board.state(), "farm")
    with pytest.raises(em.IllegalAction, match=r"no farmland for this product: RH-3\.4"):
        state.play("use abundance milk")
    play(state, "use abundance wine")
    assert board.units(state, 0) == {"wine": [1], "grain": [2]}


def test_a_position_with_four_units_on_a_farmland_is_refused() -> None:
    """RH-3.2"""
    board = Board()
    board.farmland(0, "wine", units=4)
    with pytest.raises(em.PositionError, match=r"units"):
        board.state()


# -- the barn


def test_the_barn_takes_one_unit_once_the_farmland_is_full() -> None:
    """RH-3.3"""
    board = with_abundance("barn")
    board.farmland(0, "wine", units=3)
    state = play(board.state(), "farm", "use abundance wine")
    assert board.units(state, 0) == {"wine": [3], "grain": [2]}
    assert seat_of(state)["barn"] == ["wine"]


def test_the_barn_takes_no_second_unit_of_a_product() -> None:
    """RH-3.3"""
    board = with_abundance("barn")
    board.farmland(0, "wine", units=3)
    board.seat(0, barn=["wine"])
    state = play(board.state(), "farm")
    with pytest.raises(em.IllegalAction, match=r"no room for this product: RH-3\.4"):
        state.play("use abundance wine")


def test_the_barn_has_a_place_for_each_product() -> None:
    """RH-3.3"""
    board = Board()
    board.develop(0, "barn")
    for product in PRODUCTS:
        board.farmland(0, product, units=3)
    state = play(board.state(), "production", "produce wine 1", "produce milk 2")
    assert seat_of(state)["barn"] == ["wine", "milk"]
    play(state, "temple", "donate", "stop", "production", "produce olives 3", "produce grain 4")
    assert seat_of(state)["barn"] == list(PRODUCTS)


def test_the_barn_needs_a_farmland_of_the_product() -> None:
    """RH-3.3"""
    board = with_abundance("barn")
    state = play(board.state(), "farm")
    assert [text for text in texts(state) if "abundance" in text] == ["use abundance grain"]
    with pytest.raises(em.IllegalAction, match=r"no farmland for this product: RH-3\.4"):
        state.play("use abundance wine")


def test_the_barn_waits_until_every_farmland_of_the_product_is_full() -> None:
    """RH-3.3, RH-3.4: units always fill farmland before the barn."""
    board = with_abundance("barn")
    board.farmland(0, "wine", units=3)
    board.farmland(0, "wine", units=2)
    state = play(board.state(), "farm", "use abundance wine")
    assert board.units(state, 0)["wine"] == [3, 3]
    assert seat_of(state)["barn"] == []


def test_a_full_farmland_of_another_product_does_not_open_the_barn() -> None:
    """RH-3.3"""
    board = with_abundance("barn")
    board.farmland(0, "wine", units=3)
    board.farmland(0, "milk", units=1)
    state = play(board.state(), "farm", "use abundance milk")
    assert board.units(state, 0)["milk"] == [2]
    assert seat_of(state)["barn"] == []


def test_a_unit_in_the_barn_does_not_keep_units_from_the_farmland() -> None:
    """RH-3.4"""
    board = with_abundance("barn")
    board.farmland(0, "wine", units=2)
    board.seat(0, barn=["wine"])
    state = play(board.state(), "farm", "use abundance wine")
    assert board.units(state, 0)["wine"] == [3]
    assert seat_of(state)["barn"] == ["wine"]


@pytest.mark.parametrize(
    ("units", "barn", "stored", "room"),
    [
        (2, False, [], True),
        (3, False, [], False),
        (3, True, [], True),
        (3, True, ["wine"], False),
        (2, True, ["wine"], True),
    ],
)
def test_room_for_a_product(units: int, barn: bool, stored: list[str], room: bool) -> None:
    """RH-3.4"""
    board = with_abundance(*(["barn"] if barn else []))
    board.farmland(0, "wine", units=units)
    board.seat(0, barn=stored)
    assert ("use abundance wine" in texts(play(board.state(), "farm"))) == room


# -- which tile


def sells_wine(*units: int, sales: int = 1, barn: bool = False) -> tuple[list[int], list[str]]:
    """Units on the wine farmlands and in the barn after selling some."""
    board = Board()
    for price, number in zip((11, 14, 17), units, strict=False):
        board.farmland(0, "wine", price, number)
    board.farmland(0, "milk", units=1)
    if barn:
        board.develop(0, "barn")
        board.seat(0, barn=["wine"])
    state = play(board.state(), "market", *["sell wine"] * sales)
    return board.units(state, 0)["wine"], seat_of(state)["barn"]


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ((1, 3, 2), [1, 2, 2]),
        ((1, 2, 2), [1, 1, 2]),
        ((2, 2, 2), [1, 2, 2]),
        ((0, 0, 1), [0, 0, 0]),
    ],
)
def test_a_unit_leaves_the_fullest_farmland_the_first_bought_if_equal(
    before: tuple[int, ...], after: list[int]
) -> None:
    """RH-3.5, ruling"""
    assert sells_wine(*before) == (after, [])


def test_each_unit_that_leaves_looks_for_the_fullest_again() -> None:
    """RH-3.5, ruling"""
    assert sells_wine(3, 2, sales=2) == ([1, 2], [])
    assert sells_wine(2, 3, sales=2) == ([1, 2], [])


def test_the_barn_is_emptied_last() -> None:
    """RH-3.5, ruling"""
    assert sells_wine(0, 1, barn=True) == ([0, 0], ["wine"])
    assert sells_wine(0, 1, sales=2, barn=True) == ([0, 0], [])


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ((2, 0, 1), [2, 1, 1]),
        ((2, 1, 1), [2, 2, 1]),
        ((1, 1, 1), [2, 1, 1]),
        ((3, 3, 2), [3, 3, 3]),
    ],
)
def test_a_single_unit_arrives_on_the_emptiest_farmland_the_first_bought_if_equal(
    before: tuple[int, ...], after: list[int]
) -> None:
    """RH-3.5, ruling"""
    board = with_abundance()
    for price, number in zip((11, 14, 17), before, strict=True):
        board.farmland(0, "wine", price, number)
    state = play(board.state(), "farm", "use abundance wine")
    assert board.units(state, 0)["wine"] == after


def test_the_order_bought_is_kept_whatever_the_price() -> None:
    """RH-3.5: the dearer tile was bought first, so it is served first."""
    board = with_abundance()
    board.farmland(0, "wine", 17, 1)
    board.farmland(0, "wine", 11, 1)
    state = play(board.state(), "farm", "use abundance wine")
    tiles = [tile for tile in seat_of(state)["farmland"] if tile["product"] == "wine"]
    assert [(tile["price"], tile["units"]) for tile in tiles] == [(17, 2), (11, 1)]


# -- the warehouse


def test_a_position_with_eleven_goods_in_a_warehouse_is_refused() -> None:
    """RH-3.6"""
    board = Board()
    board.seat(0, warehouse={"wine": 4, "milk": 3, "gold": 3})
    board.state()
    board.seat(0, warehouse={"wine": 4, "milk": 3, "gold": 4})
    with pytest.raises(em.PositionError, match=r"11 goods.*RH-3\.6"):
        board.state()


@pytest.mark.parametrize("stored", [{"wine": 9}, {"gold": 9}, {"milk": 5, "gold": 4}])
def test_the_tenth_good_fits_and_the_eleventh_does_not(stored: dict[str, int]) -> None:
    """RH-3.6: products and gold count alike."""
    board = Board()
    board.seat(0, warehouse=stored, money=60)
    board.lane(("gold gold",))
    state = play(board.state(), "harbour", "buy 1")
    assert sum(seat_of(state)["warehouse"].values()) == 10
    with pytest.raises(em.IllegalAction, match=r"the warehouse is full: RH-7\.4"):
        state.play("buy 2")


def arrivals(warehouse: dict[str, int], goods: list[str | None]) -> Board:
    """Seat 0 is to sail; a ship of 2 brings the bow two of seat 1's three goods home."""
    board = Board()
    board.farmland(0, "wine", units=1)
    board.farmland(0, "milk", units=1)
    board.seat(1, warehouse=warehouse)
    board.lane(("gold gold",), ("gold gold #2",), ("gold wild wild",), (1, 3, goods))
    return board


def sail(board: Board) -> em.State:
    return play(board.state(), "farm", "sail 2", "load wine", "vp 2")


def test_up_to_ten_goods_nothing_is_asked() -> None:
    """RH-3.6, RH-3.7"""
    state = sail(arrivals({"gold": 8}, ["wine", "milk", "grain"]))
    assert (state.decision, state.actor) == ("place", 1)
    assert seat_of(state, 1)["warehouse"] == {"wine": 1, "milk": 1, "gold": 8}


def test_the_owner_discards_one_at_a_time_until_ten_are_left() -> None:
    """RH-3.7: also when it is not their turn."""
    state = sail(arrivals({"olives": 4, "gold": 6}, ["wine", "milk", "grain"]))
    assert (state.decision, state.actor) == ("overflow", 1)
    assert state.position()["turn"] == 0
    assert texts(state) == ["discard wine", "discard milk", "discard olives", "discard gold"]
    play(state, "discard gold")
    assert (state.decision, state.actor) == ("overflow", 1)
    assert sum(seat_of(state, 1)["warehouse"].values()) == 11
    play(state, "discard olives")
    assert (state.decision, state.actor) == ("place", 1)
    assert seat_of(state, 1)["warehouse"] == {"wine": 1, "milk": 1, "olives": 3, "gold": 5}


def test_the_arriving_goods_may_be_discarded() -> None:
    """RH-3.7"""
    state = sail(arrivals({"gold": 10}, ["wine", "milk", "grain"]))
    play(state, "discard wine")
    assert texts(state) == ["discard milk", "discard gold"]
    play(state, "discard milk")
    assert seat_of(state, 1)["warehouse"] == {"gold": 10}
    assert state.decision == "place"


def test_only_as_many_as_needed_are_discarded() -> None:
    """RH-3.7: one place was free for the two goods."""
    state = sail(arrivals({"gold": 9}, ["wine", "milk", "grain"]))
    assert state.decision == "overflow"
    play(state, "discard milk")
    assert state.decision == "place"
    assert seat_of(state, 1)["warehouse"] == {"wine": 1, "gold": 9}


def test_the_discard_returns_to_the_supply_and_is_told() -> None:
    """RH-3.7"""
    state = play(sail(arrivals({"gold": 9}, ["wine", "milk", "grain"])), "discard gold")
    lost = next(event.to_dict() for event in state.events if event.kind == "lose")
    assert lost == {
        **{"kind": "lose", "seat": 1, "good": "gold"},
        **{"store": "warehouse", "source": "discard"},
    }


def test_a_good_not_held_cannot_be_discarded() -> None:
    """RH-3.7"""
    state = sail(arrivals({"gold": 10}, ["wine", "milk", "grain"]))
    before = state.position()
    with pytest.raises(em.IllegalAction, match=r"there is none in your warehouse: RH-3\.7"):
        state.play("discard grain")
    for text in ("stop", "skip", "production"):
        with pytest.raises(em.IllegalAction, match=r"warehouse is overfull"):
            state.play(text)
    assert state.position() == before


def test_the_player_on_turn_may_be_the_one_who_overflows() -> None:
    """RH-3.7"""
    board = Board()
    board.farmland(0, "wine", units=1)
    board.seat(0, warehouse={"gold": 10})
    board.lane(("gold gold",), ("gold gold #2",), ("gold wild wild",), (0, 3, ["grain"] * 3))
    state = play(board.state(), "farm", "vp 0")
    assert (state.decision, state.actor) == ("overflow", 0)
    play(state, "discard grain")
    assert (state.decision, state.actor) == ("place", 1)
    assert seat_of(state)["warehouse"] == {"gold": 10}


def test_with_one_kind_of_good_the_discard_is_forced() -> None:
    """RH-3.7, N-3"""
    state = sail(arrivals({"wine": 10}, ["wine", None, "grain"]))
    assert (state.decision, state.actor) == ("place", 1)
    assert seat_of(state, 1)["warehouse"] == {"wine": 10}
    forced = [event.data["action"] for event in state.events if event.kind == "move"]
    assert forced[-1] == "discard wine"
