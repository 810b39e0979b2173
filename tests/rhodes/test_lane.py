"""RH-6 The harbour: the lane, its sections, arrivals."""

from typing import Any

import pytest

import emporion as em
from board import Board, play, texts

LANE = {2: 10, 3: 10, 4: 10, 5: 12}  # squares before the last section
PRICES = {
    2: [7, 7, 6, 6, 5, 5, 4, 4, 3, 3],
    3: [7, 7, 6, 6, 5, 5, 4, 4, 3, 3],
    4: [7, 7, 6, 6, 5, 5, 4, 4, 3, 3],
    5: [7, 7, 7, 7, 6, 6, 5, 5, 4, 4, 3, 3],
}
TWOS = ["gold gold", "gold gold #2", "gold wine", "gold milk", "gold olives", "gold grain"]
TWOS += ["gold wild", "gold wild #2"]


def empty_ships(squares: int) -> list[tuple[str, list[None]]]:
    """Egyptian ships without goods that take up so many squares."""
    ships = [("gold gold wild", [None] * 3)] if squares % 2 else []
    return ships + [(name, [None] * 2) for name in TWOS[: (squares - 3 * (squares % 2)) // 2]]


def harbour(players: int, squares: int, *ships: tuple[Any, ...], **options: Any) -> Board:
    """Empty ships on so many squares, then these; seat 0 can load any ship of its own."""
    board = Board("rhodes", players, **options)
    board.farmland(0, "grain", units=3)
    board.farmland(0, "olives", units=3)
    board.lane(*empty_ships(squares), *ships)
    return board


def sail(board: Board, length: int) -> em.State:
    return play(board.state(), "farm", f"sail {length}", *["load grain"] * length, "vp 0")


def lane(state: em.State) -> list[tuple[int, int | str, list[str | None]]]:
    """Square at the stern, owner or Egyptian name, goods from the bow."""
    return [
        (ship["square"], ship["ship"] if ship["owner"] is None else ship["owner"], ship["goods"])
        for ship in state.position()["harbour"]
    ]


def seat(state: em.State, number: int) -> dict[str, Any]:
    entry: dict[str, Any] = state.position()["seats"][number]
    return entry


def warehouses(state: em.State) -> list[dict[str, int]]:
    return [entry["warehouse"] for entry in state.position()["seats"]]


# --- RH-6.1: squares and sections


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_sections_price_holds_for_every_square_in_it(players: int) -> None:
    """RH-6.1: with five players one more section, before the others."""
    board = Board("rhodes", players)
    board.lane(*[(name,) for name in TWOS[: LANE[players] // 2]])
    board.seat(0, money=100)
    state = play(board.state(), "harbour")
    assert texts(state) == [f"buy {square}" for square in range(1, LANE[players] + 1)]
    paid = [
        100 - seat(play(state.clone(), f"buy {square}"), 0)["money"]
        for square in range(1, LANE[players] + 1)
    ]
    assert paid == PRICES[players]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_last_section_begins_after_the_priced_squares(players: int) -> None:
    """RH-6.1, RH-6.3"""
    last = LANE[players]
    state = sail(harbour(players, last - 2, (1, 1, ["wine"])), 1)
    assert lane(state)[-1] == (last, 1, ["wine"])
    assert seat(state, 1)["warehouse"] == {}
    state = sail(harbour(players, last - 1, (1, 1, ["wine"])), 1)
    assert all(owner != 1 for _, owner, _ in lane(state))
    assert seat(state, 1)["warehouse"] == {"wine": 1}


def test_nothing_is_for_sale_beside_the_warehouses() -> None:
    """RH-6.1, RH-6.3: nor anywhere else outside the lane."""
    state = play(harbour(3, 8, (1, 3, [None, "wine", "milk"])).state(), "harbour")
    assert texts(state) == ["buy 9", "buy 10"]
    for square in (11, 20):
        with pytest.raises(em.IllegalAction, match=r"no good lies on this square: RH-7\.2"):
            state.play(f"buy {square}")


# --- RH-6.2: the push


@pytest.mark.parametrize("length", [1, 2, 3])
def test_a_ship_pushes_every_other_by_its_own_length(length: int) -> None:
    """RH-6.2"""
    board = harbour(3, 0, ("gold wild",), (1, 2, ["wine", None]), ("gold wine", [None, "wine"]))
    assert lane(sail(board, length)) == [
        (1, 0, ["grain"] * length),
        (1 + length, "gold wild", ["gold", "wild"]),
        (3 + length, 1, ["wine", None]),
        (5 + length, "gold wine", [None, "wine"]),
    ]


def test_the_newest_ship_lies_at_the_entrance() -> None:
    """RH-6.2"""
    board = harbour(3, 0)
    board.farmland(1, "wine", units=3)
    board.farmland(1, "milk", units=3)
    state = play(sail(board, 2), "farm", "sail 3", *["load wine"] * 3, "vp 0")
    assert lane(state) == [(1, 1, ["wine"] * 3), (4, 0, ["grain"] * 2)]


@pytest.mark.parametrize(("name", "length"), [("gold gold", 2), ("gold gold wild", 3)])
def test_an_egyptian_ship_pushes_too(name: str, length: int) -> None:
    """RH-6.2, RH-2.5"""
    board = harbour(3, 0, (1, 1, ["wine"]), (2, 2, ["milk", None]))
    board.next_ship(name)
    board.turn(2, marker=2)
    state = play(board.state(), "temple", "stop")
    assert lane(state) == [
        (1, name, name.split()),
        (1 + length, 1, ["wine"]),
        (2 + length, 2, ["milk", None]),
    ]


# --- RH-6.3: goods arrive


@pytest.mark.parametrize(
    ("length", "aboard", "arrived"),
    [
        (1, [None, "milk", "olives"], {"wine": 1}),
        (2, [None, None, "olives"], {"wine": 1, "milk": 1}),
    ],
)
def test_goods_in_the_last_section_go_to_the_owner(
    length: int, aboard: list[str | None], arrived: dict[str, int]
) -> None:
    """RH-6.3: those further out stay aboard."""
    state = sail(harbour(3, 7, (1, 3, ["wine", "milk", "olives"])), length)
    assert lane(state)[-1] == (8 + length, 1, aboard)
    assert warehouses(state) == [{}, arrived, {}]
    assert seat(state, 1)["ships"][2]["at"] == "harbour"


def test_all_goods_of_a_ship_wholly_inside_go_to_the_owner() -> None:
    """RH-6.3"""
    state = sail(harbour(3, 7, (1, 3, ["wine", "milk", "milk"])), 3)
    assert warehouses(state) == [{}, {"wine": 1, "milk": 2}, {}]


def test_the_acting_player_receives_goods_too() -> None:
    """RH-6.3"""
    state = sail(harbour(3, 8, (0, 2, ["wine", "milk"])), 1)
    assert warehouses(state) == [{"wine": 1}, {}, {}]
    assert lane(state)[-1] == (10, 0, [None, "milk"])


def test_goods_that_were_sold_do_not_arrive() -> None:
    """RH-6.3"""
    state = sail(harbour(3, 7, (1, 3, [None, "milk", None])), 3)
    assert warehouses(state) == [{}, {"milk": 1}, {}]


def test_goods_of_an_egyptian_ship_go_to_the_supply() -> None:
    """RH-6.3"""
    state = sail(harbour(3, 7, ("gold wild wild",)), 2)
    assert lane(state)[-1] == (10, "gold wild wild", [None, None, "wild"])
    assert warehouses(state) == [{}, {}, {}]
    assert [event.data for event in state.events if event.kind == "sunk"] == [
        {"good": "gold"},
        {"good": "wild"},
    ]


# --- RH-6.4, RH-6.5: ships leave


@pytest.mark.parametrize(("length", "leaves"), [(1, False), (2, True), (3, True)])
def test_a_players_ship_returns_once_it_lies_wholly_inside(length: int, leaves: bool) -> None:
    """RH-6.4"""
    state = sail(harbour(3, 8, (1, 2, ["wine", "milk"])), length)
    assert seat(state, 1)["ships"][1]["at"] == ("home" if leaves else "harbour")
    assert any(owner == 1 for _, owner, _ in lane(state)) != leaves
    gone = [event.data for event in state.events if event.kind == "leaves"]
    assert gone == [{"owner": 1, "ship": 2}] * leaves


def test_a_ship_that_returned_may_sail_again() -> None:
    """RH-6.4"""
    board = harbour(3, 8, (1, 2, ["wine", "milk"]))
    board.farmland(1, "wine", units=2)
    state = play(sail(board, 2), "farm", "sail 2", "vp 2")
    assert lane(state)[0] == (1, 1, ["wine", "wine"])


def test_a_ship_pushed_past_the_last_section_leaves() -> None:
    """RH-6.4: from squares 10 to 12, pushed to 13 to 15; what it still holds arrives."""
    state = sail(harbour(3, 9, (1, 3, [None, None, "milk"])), 3)
    assert seat(state, 1)["ships"][2]["at"] == "home"
    assert warehouses(state) == [{}, {"milk": 1}, {}]


@pytest.mark.parametrize(("length", "leaves"), [(1, False), (2, True)])
def test_an_egyptian_ship_goes_to_the_discards(length: int, leaves: bool) -> None:
    """RH-6.4"""
    state = sail(harbour(3, 8, ("gold wild #2", ["gold", "wild"])), length)
    assert state.position()["discards"] == ["gold wild #2"] * leaves


@pytest.mark.parametrize(("players", "squares"), [(2, 8), (5, 10)])
def test_the_large_ship_returns_as_its_owners_large_ship(players: int, squares: int) -> None:
    """RH-6.4"""
    state = sail(harbour(players, squares, (1, 4, [None, "wine", "milk"])), 2)
    assert seat(state, 1)["ships"][3] == {"length": 3, "at": "home"}
    assert seat(state, 1)["warehouse"] == {"wine": 1, "milk": 1}


def test_empty_ships_stay() -> None:
    """RH-6.5: sold out, they keep their squares."""
    board = harbour(3, 0, (1, 1, ["wine"]), (2, 2, ["milk", None]))
    state = play(board.state(), "harbour", "buy 1", "buy 3")
    assert lane(state) == [(1, 1, [None]), (2, 2, [None, None])]
    assert seat(state, 1)["ships"][0]["at"] == "harbour"


def test_empty_ships_leave_as_the_others_do() -> None:
    """RH-6.5, RH-6.4"""
    board = harbour(3, 6, ("gold wild #2", [None] * 2), (1, 2, [None] * 2))
    state = sail(board, 1)
    assert lane(state)[-1] == (10, 1, [None, None])
    state = sail(board, 3)
    assert lane(state)[-1] == (10, "gold wild #2", [None, None])
    assert seat(state, 1)["ships"][1]["at"] == "home"
    assert warehouses(state) == [{}, {}, {}]


# --- RH-6.6: several arrivals


FULL = {"gold": 10}


@pytest.mark.parametrize(("inner", "outer"), [(1, 2), (2, 1)])
def test_arrivals_are_resolved_innermost_first(inner: int, outer: int) -> None:
    """RH-6.6: each owner discards before the next ship, on turn or not (RH-3.7)."""
    board = harbour(3, 8, (outer, 1, ["wine"]), (inner, 1, ["milk"]))
    board.seat(1, warehouse=FULL)
    board.seat(2, warehouse=FULL)
    state = sail(board, 2)
    assert (state.decision, state.actor) == ("overflow", inner)
    assert texts(state) == ["discard milk", "discard gold"]
    assert seat(state, outer)["warehouse"] == FULL
    state = play(state, "discard gold")
    assert (state.decision, state.actor) == ("overflow", outer)
    assert texts(state) == ["discard wine", "discard gold"]
    state = play(state, "discard wine")
    assert (state.decision, state.actor) == ("place", 1)
    assert seat(state, inner)["warehouse"] == {"milk": 1, "gold": 9}
    assert seat(state, outer)["warehouse"] == FULL


def test_all_goods_of_one_ship_arrive_together() -> None:
    """RH-6.6: both are among the choices, one discard at a time until ten are left (RH-3.7)."""
    board = harbour(3, 8, (1, 2, ["wine", "milk"]))
    board.seat(1, warehouse=FULL)
    state = sail(board, 2)
    assert texts(state) == ["discard wine", "discard milk", "discard gold"]
    state = play(state, "discard gold")
    assert (state.decision, state.actor) == ("overflow", 1)
    state = play(state, "discard wine")
    assert (state.decision, state.actor) == ("place", 1)
    assert seat(state, 1)["warehouse"] == {"milk": 1, "gold": 9}


def test_a_second_ship_of_the_same_owner_waits_for_the_discard() -> None:
    """RH-6.6"""
    board = harbour(3, 7, (1, 2, ["wine", "olives"]), (1, 1, ["milk"]))
    board.seat(1, warehouse=FULL)
    state = sail(board, 3)
    assert texts(state) == ["discard milk", "discard gold"]
    state = play(state, "discard gold")
    assert texts(state) == ["discard wine", "discard milk", "discard olives", "discard gold"]
    state = play(state, "discard gold", "discard gold")
    assert seat(state, 1)["warehouse"] == {"wine": 1, "milk": 1, "olives": 1, "gold": 7}
    assert (state.decision, state.actor) == ("place", 1)


def test_ten_goods_need_no_discard() -> None:
    """RH-6.6, RH-3.6"""
    board = harbour(3, 8, (1, 2, ["wine", "milk"]))
    board.seat(1, warehouse={"gold": 8})
    state = sail(board, 2)
    assert (state.decision, state.actor) == ("place", 1)
    assert seat(state, 1)["warehouse"] == {"gold": 8, "wine": 1, "milk": 1}


def test_discards_are_settled_before_another_ship_is_shown() -> None:
    """RH-6.6, RH-2.5: in the gold phase; then the next ship sails in, one gold being too few."""
    board = harbour(3, 8, (1, 2, ["wine", "milk"]))
    board.seat(1, warehouse=FULL)
    board.next_ship("gold wild wild")
    board.pile("gold gold wild", "gold wild #2")
    board.turn(2, marker=2)
    state = play(board.state(), "temple", "stop")
    assert (state.decision, state.actor) == ("overflow", 1)
    assert state.position()["next_ship"] is None
    assert lane(state)[0] == (1, "gold wild wild", ["gold", "wild", "wild"])
    state = play(state, "discard gold", "discard gold")
    assert state.decision == "row"
    assert lane(state)[:2] == [
        (1, "gold gold wild", ["gold", "gold", "wild"]),
        (4, "gold wild wild", ["gold", "wild", "wild"]),
    ]
    assert state.position()["next_ship"] == "gold wild #2"


def test_the_longest_lane_and_ships_an_edition_may_have() -> None:
    """RH-6.3, RH-6.4: twenty squares, ships of four; nothing is lost past the last section."""
    edition = {
        "game": "rhodes",
        "name": "long",
        "version": 1,
        "players": {"fleet": [[1, 2, 4]] * 4, "large_ship": [0, 0, 0, 0]},
        "harbour": {"sections": [{"price": 5, "squares": 20}], "last_section": 4},
    }
    board = harbour(3, 19, (1, 3, [None, None, None, "wine"]), edition=edition)
    state = play(board.state(), "farm", "sail 4", "load olives", *["load grain"] * 3, "vp 0")
    assert warehouses(state) == [{}, {"wine": 1}, {}]
    assert seat(state, 1)["ships"][2] == {"length": 4, "at": "home"}
    assert lane(state)[0] == (1, 0, ["olives", "grain", "grain", "grain"])
