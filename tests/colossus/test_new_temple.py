"""CO-4 New temple."""

from typing import Any

import pytest

import emporion as em
from board import Board, play, refused, texts

PRODUCTS = ("wine", "milk", "olives", "grain")
ASKED = {5: (1, 3), 4: (1, 4), 3: (2, 5), 2: (2, 6), 1: (3, 8), 0: (4, 6)}  # products, most VP


def temple(tiles: int = 4, bronze: int = 2, opened: bool = True, players: int = 3) -> Board:
    """So many temple tiles are left; seat 0 has no estate, but products of two kinds."""
    board = Board("colossus", players)
    board.doc["temple"] = {"tiles": tiles, "bronze": bronze, "opened": opened}
    board.seat(0, warehouse={"wine": 4, "milk": 4})
    return board


def estate(board: Board, farmlands: int, developments: int) -> None:
    for product in PRODUCTS[:farmlands]:
        board.farmland(0, product)
    board.develop(0, *("poseidon", "barn", "wagon", "abundance", "trader")[:developments])


def use(state: em.State) -> em.State:
    """Use the temple, always with the first product offered."""
    state.play("temple")
    while state.decision == "give":
        state.play(state.legal()[0])
    return state


def seat(state: em.State, who: int = 0) -> Any:
    return state.position()["seats"][who]


def bronze(state: em.State, who: int = 0) -> int:
    return int(seat(state, who)["warehouse"].get("bronze", 0))


# -- CO-4.1 and CO-4.2


@pytest.mark.parametrize("tiles", ASKED)
def test_the_top_tile_asks_for_products_and_limits_the_vp(tiles: int) -> None:
    """CO-4.1, CO-4.2, CO-1.2: tile 1 is used first, the temple's own conditions last"""
    products, most = ASKED[tiles]
    board = temple(tiles)
    estate(board, 4, 5)
    state = use(board.state())
    goods = seat(state)["warehouse"]
    assert goods.get("wine", 0) + goods.get("milk", 0) == 8 - products
    assert seat(state)["vp"] == most
    assert state.position()["temple"]["tiles"] == max(0, tiles - 1)
    assert (state.decision, state.actor) == ("place", 1)


@pytest.mark.parametrize(
    ("farmlands", "developments", "vp"), [(0, 0, 0), (1, 0, 1), (0, 1, 1), (2, 1, 3), (4, 2, 6)]
)
def test_one_vp_for_each_tile_but_not_the_farm(farmlands: int, developments: int, vp: int) -> None:
    """CO-4.1"""
    board = temple(tiles=1)
    estate(board, farmlands, developments)
    assert seat(use(board.state()))["vp"] == vp


def test_the_tile_limit_is_not_reached_by_a_smaller_estate() -> None:
    """CO-4.1: three tiles on tile 2, which allows four; four, and five"""
    for farmlands, vp in ((3, 3), (4, 4)):
        board = temple(tiles=4)
        estate(board, farmlands, 0)
        assert seat(use(board.state()))["vp"] == vp
    board = temple(tiles=4)
    estate(board, 4, 1)
    assert seat(use(board.state()))["vp"] == 4


def test_two_farmlands_of_one_product_are_two_tiles() -> None:
    """CO-4.1"""
    board = temple()
    board.farmland(0, "wine")
    board.farmland(0, "wine")
    board.farmland(1, "wine", 14)
    assert seat(use(board.state()))["vp"] == 2


def test_products_of_any_kind_from_estate_or_warehouse() -> None:
    """CO-4.1"""
    board = temple(tiles=3)
    board.farmland(0, "olives", units=1)
    board.develop(0, "barn")
    board.seat(0, warehouse={"wine": 1, "gold": 1, "bronze": 1})
    state = play(board.state(), "temple")
    assert set(texts(state)) == {"give olives estate", "give wine warehouse"}
    play(state, "give olives estate")
    assert board.units(state, 0) == {"olives": [0]}
    assert seat(state)["warehouse"] == {"gold": 1, "bronze": 2}, "the last one was forced"
    assert seat(state)["money"] == 30


def test_the_temples_own_conditions_hold_to_the_end() -> None:
    """CO-4.2: also for the second use, which removes nothing"""
    board = temple(tiles=0)
    estate(board, 4, 5)
    board.turn(0, marker=2)
    board.markers(1, "temple")
    state = use(board.state())
    assert state.position()["temple"]["tiles"] == 0
    assert seat(state)["vp"] == 6
    assert "temple tile" not in [event.kind for event in state.log()]


def test_the_second_use_of_a_round_meets_the_next_tile() -> None:
    """CO-4.1"""
    board = temple(tiles=2)
    estate(board, 4, 5)
    board.seat(1, warehouse={"wine": 2, "milk": 1})
    state = use(board.state())
    play(state, "temple")
    while state.actor == 1 and state.decision == "give":
        state.play(state.legal()[0])
    assert seat(state, 1)["warehouse"] == {}
    assert state.position()["temple"]["tiles"] == 0


# -- CO-4.3


def test_the_very_first_use_gives_no_bronze() -> None:
    """CO-4.3"""
    state = use(temple(tiles=5, opened=False).state())
    assert bronze(state) == 0
    assert state.position()["temple"] == {"tiles": 4, "bronze": 2, "opened": True}


def test_the_second_use_of_that_round_gives_none_either() -> None:
    """CO-4.3"""
    board = temple(tiles=5, opened=False)
    board.seat(1, warehouse={"wine": 1, "milk": 1})
    state = use(use(board.state()))
    assert bronze(state, 1) == 0
    assert state.position()["temple"] == {"tiles": 3, "bronze": 2, "opened": True}


@pytest.mark.parametrize("there", [2, 1])
def test_the_first_use_of_a_later_round_gives_one_of_the_temples_bronze(there: int) -> None:
    """CO-4.3"""
    state = use(temple(bronze=there).state())
    assert bronze(state) == 1
    assert state.position()["temple"]["bronze"] == there - 1


def test_only_the_first_use_in_a_round_whoever_makes_it() -> None:
    """CO-4.3"""
    board = temple()
    board.turn(0, marker=2)
    board.markers(2, "temple")
    state = use(board.state())
    assert bronze(state) == 0
    assert state.position()["temple"]["bronze"] == 2


def test_no_bronze_when_none_is_left() -> None:
    """CO-4.3"""
    state = use(temple(bronze=0).state())
    assert bronze(state) == 0
    assert state.position()["temple"]["bronze"] == 0


def test_the_bronze_also_comes_once_the_tiles_are_gone() -> None:
    """CO-4.3, CO-4.2"""
    assert bronze(use(temple(tiles=0).state())) == 1


@pytest.mark.parametrize("there", [2, 1, 0])
def test_each_round_has_a_first_use_but_the_bronze_is_never_refilled(there: int) -> None:
    """CO-4.3, CO-1.2"""
    board = temple(bronze=there)
    board.doc |= {"decision": "produce", "action": {"at": "production"}}
    board.turn(2, marker=2)
    board.markers(0, "temple")
    board.markers(2, "forfeited", "production")
    board.lane(("gold gold",))
    board.next_ship("gold wild")
    state = play(board.state(), "produce wine 1", "produce milk 2", "row 5", "row 4", "row 2")
    assert (state.round, state.actor) == (2, 0)
    assert state.position()["temple"]["bronze"] == there
    assert bronze(use(state)) == min(1, there)


def test_products_then_vp_then_the_tile_then_the_bronze() -> None:
    """CO-4.3"""
    board = temple()
    estate(board, 1, 0)
    state = use(board.state())
    order = [event.kind for event in state.log() if event.kind not in ("move", "phase")]
    assert order == ["lose", "vp", "temple tile", "gain"]


def test_a_full_warehouse_makes_room_for_the_bronze() -> None:
    """CO-4.3, RH-3.7"""
    board = temple()
    board.farmland(0, "olives", units=1)
    board.seat(0, warehouse={"gold": 5, "wine": 5})
    state = play(board.state(), "temple", "give olives estate")
    assert (state.decision, state.actor) == ("overflow", 0)
    assert seat(state)["vp"] == 1
    play(state, "discard wine")
    assert seat(state)["warehouse"] == {"gold": 5, "wine": 4, "bronze": 1}
    assert state.actor == 1


# -- CO-4.4


@pytest.mark.parametrize("tiles", ASKED)
def test_the_space_needs_every_product_asked(tiles: int) -> None:
    """CO-4.4"""
    products, _ = ASKED[tiles]
    board = temple(tiles)
    board.farmland(0, "wine", units=1)
    board.seat(0, warehouse={"milk": products - 1, "gold": 3, "bronze": 3})
    assert "temple" in texts(board.state())
    board.doc["seats"][0]["farmland"][0]["units"] = 0
    refused(board.state(), "temple", r"you cannot deliver the goods: CO-4\.4")


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_temple_has_two_spaces(players: int) -> None:
    """CO-4.1, RH-2.4"""
    board = temple(players=players)
    board.turn(0, marker=2)
    board.markers(1, "temple")
    assert "temple" in texts(board.state())
    board.markers(0, "temple")
    refused(board.state(), "temple", r"the temple is full: CO-4\.1")


def test_only_what_is_there_can_be_given() -> None:
    """CO-4.1"""
    state = play(temple().state(), "temple")
    refused(state, "give olives warehouse", "there is none in your warehouse")
    refused(state, "give wine estate", "there is no such unit on your estate")
    refused(state, "donate", "what is asked is to give a product")
