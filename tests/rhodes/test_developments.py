"""RH-10 Development tiles."""

from typing import Any

import pytest

import emporion as em
from board import Board, play, refused, texts

PRODUCTS = ("wine", "milk", "olives", "grain")


def farm(*tiles: str, **farmlands: int) -> Board:
    """Seat 0 with these development tiles, and a farmland at 11 dr for each product named."""
    board = Board("rhodes")
    for product, count in farmlands.items():
        board.farmland(0, product, units=count)
    board.develop(0, *tiles)
    return board


def seat(state: em.State, who: int = 0) -> Any:
    return state.position()["seats"][who]


def units(state: em.State, who: int = 0) -> dict[str, list[int]]:
    """Units on the farmland tiles by product, in the order bought."""
    found: dict[str, list[int]] = {}
    for tile in seat(state, who)["farmland"]:
        found.setdefault(tile["product"], []).append(tile["units"])
    return found


def sources(state: em.State, kind: str) -> dict[str, int]:
    """What seat 0 got in the last play, by source."""
    return {
        event.data["source"]: event.data["amount"]
        for event in state.events
        if event.kind == kind and event.to_dict()["seat"] == 0
    }


def using(state: em.State, tile: str) -> list[str]:
    return [text for text in texts(state) if text.startswith(f"use {tile}")]


# -- RH-10.1 Demeter's blessing


@pytest.mark.parametrize(("wine", "vp"), [(2, 1), (3, 1)])
def test_demeter_scores_one_vp_for_two_units_and_they_stay(wine: int, vp: int) -> None:
    """RH-10.1"""
    state = play(farm("demeter wine", wine=wine, milk=1).state(), "farm", "use demeter")
    assert sources(state, "vp") == {"demeter": vp}
    assert seat(state)["vp"] == vp
    assert units(state) == {"wine": [wine], "milk": [1]}


@pytest.mark.parametrize(("tiles", "vp"), [((3,), 2), ((3, 3), 3)])
def test_demeter_counts_every_tile_and_the_barn(tiles: tuple[int, ...], vp: int) -> None:
    """RH-10.1: the rulebook's four olives give 2 VP, its seven give 3."""
    board = farm("demeter olives", "barn")
    for count in tiles:
        board.farmland(0, "olives", units=count)
    board.seat(0, barn=["olives"])
    state = play(board.state(), "farm", "use demeter")
    assert sources(state, "vp") == {"demeter": vp}


@pytest.mark.parametrize("product", PRODUCTS)
def test_demeter_counts_its_own_product_only(product: str) -> None:
    """RH-10.1"""
    board = farm(f"demeter {product}", **dict.fromkeys(PRODUCTS, 1))
    for entry in board.doc["seats"][0]["farmland"]:
        entry["units"] = 2 if entry["product"] == product else 3
    board.farmland(1, product, units=3)
    state = play(board.state(), "farm", "use demeter")
    assert seat(state)["vp"] == 1


def test_demeter_is_offered_only_if_it_scores_now() -> None:
    """RH-10.1, RH-5.3"""
    state = play(farm("demeter wine", "abundance", wine=1, milk=3).state(), "farm")
    refused(state, "use demeter", r"Demeter would score nothing now: RH-10\.1")
    play(state, "use abundance wine")
    assert "use demeter" in texts(state)
    play(state, "use demeter")
    assert seat(state)["vp"] == 1


def test_demeter_not_used_scores_when_the_step_ends_before_the_ship_is_loaded() -> None:
    """RH-10.1, RH-5.3"""
    state = play(farm("demeter wine", "abundance", wine=1).state(), "farm", "use abundance wine")
    play(state, "done")
    assert sources(state, "vp") == {"demeter": 1}
    assert state.decision == "ship"


def test_demeter_may_score_before_a_wagon_takes_the_unit_away() -> None:
    """RH-10.1, RH-5.3: in any order the player likes"""
    first = play(farm("demeter wine", "wagon", wine=2).state(), "farm", "use demeter")
    play(first, "use wagon wine")
    assert seat(first)["vp"] == 1
    after = play(farm("demeter wine", "wagon", wine=2).state(), "farm", "use wagon wine")
    assert seat(after)["vp"] == 0


def test_demeter_scores_once_an_action() -> None:
    """RH-10.1, RH-5.3"""
    state = play(farm("demeter wine", "wagon", wine=3).state(), "farm", "use demeter")
    refused(state, "use demeter", r"this tile has been used already: RH-5\.3")
    play(state, "done")
    assert seat(state)["vp"] == 1


# -- RH-10.2 Poseidon


def test_poseidon_scores_one_vp() -> None:
    """RH-10.2"""
    state = play(farm("poseidon", wine=2).state(), "farm")
    assert sources(state, "vp") == {"poseidon": 1}
    assert seat(state)["vp"] == 1


def test_the_farm_tiles_do_nothing_in_other_actions() -> None:
    """RH-10.1, RH-10.2, RH-10.5, RH-10.6, RH-10.7"""
    tiles = ("demeter wine", "poseidon", "wagon", "abundance", "trader")
    state = play(farm(*tiles, wine=3, milk=2).state(), "market", "sell wine", "stop")
    assert seat(state)["vp"] == 0
    assert seat(state)["money"] == 30 + 5
    assert state.actor == 1


# -- RH-10.3 Irrigation


def test_irrigation_gives_one_more_unit_of_each_product_grown() -> None:
    """RH-10.3, RH-4.5"""
    board = farm("irrigation", wine=0, milk=0)
    state = play(board.state(), "production", "produce wine 1", "produce milk 2")
    assert units(state) == {"wine": [2], "milk": [3]}


def test_irrigation_gives_nothing_without_a_farmland_of_the_product() -> None:
    """RH-10.3, RH-4.5"""
    board = farm("irrigation", wine=0)
    state = play(board.state(), "production", "produce olives 1", "produce milk 2")
    assert units(state) == {"wine": [0]}


def test_irrigation_works_when_another_player_produces_and_once_a_chip() -> None:
    """RH-10.3, RH-4.5"""
    board = farm("irrigation", wine=0)
    board.farmland(0, "wine", 14)
    board.farmland(1, "wine")
    board.turn(1)
    state = play(board.state(), "production", "produce wine 1", "produce milk 2")
    assert units(state, 1) == {"wine": [1]}
    assert units(state) == {"wine": [1, 0]}


# -- RH-10.4 Storage barn


def test_the_barn_takes_a_unit_in_production() -> None:
    """RH-10.4, RH-3.3"""
    board = farm("barn", wine=3, milk=2)
    state = play(board.state(), "production", "produce wine 2", "produce milk 3")
    assert units(state) == {"wine": [3], "milk": [3]}
    assert seat(state)["barn"] == ["wine", "milk"]


def test_the_barn_takes_the_unit_of_irrigation() -> None:
    """RH-10.4, RH-4.5"""
    board = farm("barn", "irrigation", wine=2)
    state = play(board.state(), "production", "produce wine 1", "produce milk 2")
    assert units(state) == {"wine": [3]}
    assert seat(state)["barn"] == ["wine"]


def test_the_barn_takes_the_unit_of_abundance_once_the_farmland_is_full() -> None:
    """RH-10.4, RH-3.3"""
    full = play(farm("barn", "abundance", wine=3, milk=2).state(), "farm")
    assert using(full, "abundance") == ["use abundance wine", "use abundance milk"]
    play(full, "use abundance wine")
    assert seat(full)["barn"] == ["wine"]
    room = play(farm("barn", "abundance", wine=3, milk=2).state(), "farm", "use abundance milk")
    assert seat(room)["barn"] == []


def test_the_barn_holds_one_unit_of_a_product() -> None:
    """RH-10.4, RH-3.3"""
    board = farm("barn", "abundance", wine=3, milk=2)
    board.seat(0, barn=["wine"])
    state = play(board.state(), "farm")
    refused(state, "use abundance wine", r"there is no room for this product: RH-3\.4")


def test_the_barn_holds_nothing_without_a_farmland_of_it() -> None:
    """RH-10.4, RH-3.3"""
    state = play(farm("barn", "abundance", wine=3, milk=2).state(), "farm")
    refused(state, "use abundance olives", r"you have no farmland for this product: RH-3\.4")


@pytest.mark.parametrize("barn", [True, False])
def test_the_barn_takes_a_product_of_the_sequence_table(barn: bool) -> None:
    """RH-10.4, RH-2.9"""
    board = farm(*(["barn"] if barn else []), wine=3)
    board.rows(4, 2, 3)
    board.doc |= {"phase": "sequence", "decision": "row"}
    state = board.state()
    assert ("row 5 wine" in texts(state)) == barn
    if barn:
        play(state, "row 5 wine")
        assert seat(state)["barn"] == ["wine"]


# -- RH-10.5 Wagon


def test_the_wagon_moves_a_unit_to_the_warehouse_and_gives_a_drachma() -> None:
    """RH-10.5"""
    state = farm("wagon", wine=2, milk=2).state()
    play(state, "farm")
    assert sources(state, "money") == {"wagon": 1}
    assert using(state, "wagon") == ["use wagon wine", "use wagon milk"]
    play(state, "use wagon milk")
    assert units(state) == {"wine": [2], "milk": [1]}
    assert seat(state)["warehouse"] == {"milk": 1}
    assert seat(state)["money"] == 30 + 1


def test_the_wagon_needs_space_in_the_warehouse() -> None:
    """RH-10.5: nine goods leave space, ten do not; the drachma comes all the same (RH-5.3)"""
    board = farm("wagon", "trader", wine=3)
    board.seat(0, warehouse={"gold": 4, "grain": 6})
    state = play(board.state(), "farm")
    refused(state, "use wagon wine", r"the warehouse is full: RH-10\.5")
    assert sources(state, "money") == {"wagon": 1, "trader": 1}
    board.seat(0, warehouse={"gold": 4, "grain": 5})
    state = play(board.state(), "farm", "use wagon wine")
    assert seat(state)["warehouse"] == {"gold": 4, "grain": 5, "wine": 1}


def test_the_wagon_loads_from_farmland_not_from_the_barn() -> None:
    """RH-10.5"""
    board = farm("wagon", "barn", wine=0, milk=3)
    board.seat(0, barn=["wine"])
    state = play(board.state(), "farm")
    assert using(state, "wagon") == ["use wagon milk"]
    refused(state, "use wagon wine", r"there is no such unit on your estate: RH-10\.5")


def test_the_wagon_moves_one_unit_an_action_and_is_never_forced() -> None:
    """RH-10.5, RH-5.3"""
    state = play(farm("wagon", "abundance", wine=3).state(), "farm", "use wagon wine")
    refused(state, "use wagon wine", r"this tile has been used already: RH-5\.3")
    unused = play(farm("wagon", wine=3).state(), "farm", "done")
    assert seat(unused)["warehouse"] == {}
    assert seat(unused)["money"] == 30 + 1


# -- RH-10.6 Abundance


def test_abundance_gives_a_unit_of_a_product_grown_and_a_drachma() -> None:
    """RH-10.6"""
    state = play(farm("abundance", wine=2, grain=0).state(), "farm")
    assert sources(state, "money") == {"abundance": 1}
    assert using(state, "abundance") == ["use abundance wine", "use abundance grain"]
    play(state, "use abundance grain")
    assert units(state) == {"wine": [2], "grain": [1]}
    assert seat(state)["money"] == 30 + 1
    assert seat(state)["warehouse"] == {}


def test_abundance_goes_to_the_emptiest_tile() -> None:
    """RH-10.6, RH-3.5"""
    board = farm("abundance", wine=3, milk=1)
    board.farmland(0, "wine", 14, units=1)
    board.farmland(0, "wine", 17, units=2)
    state = play(board.state(), "farm", "use abundance wine")
    assert units(state)["wine"] == [3, 2, 2]


def test_abundance_needs_a_farmland_with_room() -> None:
    """RH-10.6"""
    state = play(farm("abundance", wine=3, milk=2).state(), "farm")
    refused(state, "use abundance wine", r"there is no room for this product: RH-3\.4")
    refused(state, "use abundance olives", r"you have no farmland for this product: RH-3\.4")


def test_abundance_without_room_still_gives_its_drachma() -> None:
    """RH-10.6, RH-5.3"""
    state = play(farm("abundance", wine=3).state(), "farm")
    assert state.decision == "ship"
    assert seat(state)["money"] == 30 + 1


def test_abundance_gives_one_unit_an_action() -> None:
    """RH-10.6, RH-5.3"""
    state = play(farm("abundance", "wagon", wine=1, milk=1).state(), "farm", "use abundance wine")
    refused(state, "use abundance milk", r"this tile has been used already: RH-5\.3")


# -- RH-10.7 Greek trader


def test_the_trader_swaps_any_product_for_any_other_of_choice() -> None:
    """RH-10.7"""
    board = farm("trader", wine=2)
    board.seat(0, warehouse=dict.fromkeys(PRODUCTS, 1) | {"gold": 1})
    state = play(board.state(), "farm")
    assert set(using(state, "trader")) == {
        f"use trader {given} {got}" for given in PRODUCTS for got in PRODUCTS if given != got
    }
    for given in PRODUCTS:
        for got in PRODUCTS:
            if given == got:
                continue
            after = play(state.clone(), f"use trader {given} {got}")
            goods = dict.fromkeys(PRODUCTS, 1) | {"gold": 1, got: 2}
            del goods[given]
            assert seat(after)["warehouse"] == goods


def test_the_trader_gives_a_drachma() -> None:
    """RH-10.7: also when there is nothing to swap (RH-5.3)"""
    board = farm("trader", wine=2)
    state = play(board.state(), "farm")
    assert sources(state, "money") == {"trader": 1}
    assert state.decision == "ship"
    board.seat(0, warehouse={"wine": 1})
    state = play(board.state(), "farm", "use trader wine milk")
    assert seat(state)["money"] == 30 + 1


def test_the_trader_never_touches_gold() -> None:
    """RH-10.7"""
    board = farm("trader", "wagon", wine=2)
    board.seat(0, warehouse={"gold": 3})
    state = play(board.state(), "farm")
    assert using(state, "trader") == []
    actions = [action.text for action in board.game.actions]
    assert not [text for text in actions if text.startswith("use trader") and "gold" in text]


def test_the_trader_swaps_only_what_the_warehouse_holds() -> None:
    """RH-10.7"""
    board = farm("trader", "wagon", wine=3)
    board.seat(0, warehouse={"milk": 1})
    state = play(board.state(), "farm")
    refused(state, "use trader wine milk", r"there is none in your warehouse: RH-10\.7")


def test_the_trader_works_in_a_full_warehouse_and_on_what_the_wagon_brought() -> None:
    """RH-10.7, RH-5.3"""
    board = farm("trader", "wagon", wine=2)
    board.seat(0, warehouse={"gold": 9})
    state = play(board.state(), "farm", "use wagon wine", "use trader wine grain")
    assert seat(state)["warehouse"] == {"gold": 9, "grain": 1}


def test_the_trader_swaps_once_an_action() -> None:
    """RH-10.7, RH-5.3"""
    board = farm("trader", "wagon", wine=2)
    board.seat(0, warehouse={"milk": 2})
    state = play(board.state(), "farm", "use trader milk olives")
    refused(state, "use trader milk olives", r"this tile has been used already: RH-5\.3")


# -- all of them


def test_everything_given_without_a_choice_comes_at_the_start_of_the_step() -> None:
    """RH-10.2, RH-10.5, RH-10.6, RH-10.7, RH-5.3"""
    tiles = ("demeter wine", "poseidon", "wagon", "abundance", "trader")
    state = play(farm(*tiles, wine=2).state(), "farm")
    assert state.decision == "develop"
    assert sources(state, "vp") == {"poseidon": 1}
    assert sources(state, "money") == {"wagon": 1, "abundance": 1, "trader": 1}


@pytest.mark.parametrize(
    "action", ["use demeter", "use wagon wine", "use abundance wine", "use trader milk wine"]
)
def test_a_tile_must_be_owned_to_be_used(action: str) -> None:
    """RH-10.1, RH-10.5, RH-10.6, RH-10.7"""
    tiles = {"demeter wine", "wagon", "abundance", "trader"}
    own = tiles - {tile for tile in tiles if tile.split()[0] in action}
    board = farm(*own, wine=2)
    board.seat(0, warehouse={"milk": 1})
    state = play(board.state(), "farm")
    refused(state, action, r"you do not own this tile")
