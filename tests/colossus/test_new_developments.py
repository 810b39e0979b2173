"""CO-5 New development tiles."""

from typing import Any

import pytest

import emporion as em
from board import Board, play, refused, texts

PRODUCTS = ("wine", "milk", "olives", "grain")
PRICES = {
    "irrigation wine": 8,
    "irrigation milk": 8,
    "irrigation olives": 8,
    "irrigation grain": 8,
    "connections": 6,
    "zeus": 12,
    "alchemist": 8,
    "architect": 9,
    "plutus": 10,
    "hermes": 9,
}


def owning(*tiles: str, players: int = 3, **farmlands: int) -> Board:
    """Seat 0 with these development tiles, and a farmland at 11 dr for each product named."""
    board = Board("colossus", players)
    for product, units in farmlands.items():
        board.farmland(0, product, units=units)
    board.develop(0, *tiles)
    return board


def seat(state: em.State, who: int = 0) -> Any:
    return state.position()["seats"][who]


def gains(state: em.State, kind: str) -> dict[str, int]:
    """Seat 0's money or VP in the last play, by source."""
    told = [event.to_dict() for event in state.events if event.kind == kind]
    return {event["source"]: event["amount"] for event in told if event["seat"] == 0}


# -- CO-5: types


@pytest.mark.parametrize(("tile", "price"), PRICES.items())
def test_each_tile_is_bought_once_at_its_price(tile: str, price: int) -> None:
    """CO-5.1 to CO-5.7, RH-9.1, RH-9.2"""
    board = Board("colossus")
    board.seat(0, money=60)
    state = play(board.state(), "townhall", f"buy {tile}")
    assert seat(state)["money"] == 60 - price
    assert seat(state)["development"] == [tile]
    again = Board("colossus")
    again.seat(0, money=60)
    again.develop(0, tile)
    left = again.doc["for_sale"]["development"][tile]
    match = "you own a tile of this type already" if left else "none of these is for sale"
    refused(play(again.state(), "townhall"), f"buy {tile}", match)


@pytest.mark.parametrize("product", ["milk", "olives", "grain"])
def test_all_irrigations_are_one_type(product: str) -> None:
    """CO-5.1"""
    board = owning("irrigation wine")
    board.seat(0, money=60)
    state = play(board.state(), "townhall")
    refused(state, f"buy irrigation {product}", "you own a tile of this type already")
    board = Board("colossus")
    board.seat(0, money=60)
    state = play(board.state(), "townhall", "buy irrigation wine")
    refused(state, f"buy irrigation {product}", "you own a tile of this type already")


def test_demeters_stay_one_type_and_do_not_count_as_irrigations() -> None:
    """CO-5.1, RH-9.2"""
    board = owning("demeter wine")
    board.seat(0, money=60)
    state = play(board.state(), "townhall")
    refused(state, "buy demeter milk", r"you own a tile of this type already: RH-9\.2")
    assert "buy irrigation wine" in texts(state)


# -- CO-5.1 Irrigation


@pytest.mark.parametrize("product", PRODUCTS)
def test_irrigation_serves_its_own_product_only(product: str) -> None:
    """CO-5.1"""
    board = owning(f"irrigation {product}", **dict.fromkeys(PRODUCTS, 0))
    other = "milk" if product == "wine" else "wine"
    state = play(board.state(), "production", f"produce {product} 1", f"produce {other} 2")
    assert board.units(state, 0)[product] == [1 + 1]
    assert board.units(state, 0)[other] == [2]


def test_irrigation_serves_when_another_player_produces() -> None:
    """CO-5.1, RH-4.5"""
    board = owning("irrigation wine", wine=0)
    board.farmland(1, "wine")
    board.turn(1)
    state = play(board.state(), "production", "produce wine 1", "produce milk 2")
    assert board.units(state, 1) == {"wine": [1]}
    assert board.units(state, 0) == {"wine": [1]}


def test_irrigation_needs_a_farmland_with_room() -> None:
    """CO-5.1, RH-4.5"""
    for units in (3, None):
        board = owning("irrigation wine", **({} if units is None else {"wine": units}))
        state = play(board.state(), "production", "produce wine 1", "produce milk 2")
        assert board.units(state, 0) == ({} if units is None else {"wine": [units]})


# -- CO-5.2 Good connections


def test_connections_make_each_development_tile_two_cheaper() -> None:
    """CO-5.2: both tiles of a visit"""
    board = owning("connections")
    board.seat(0, money=60)
    state = play(board.state(), "townhall", "buy wagon", "buy plutus")
    assert seat(state)["money"] == 60 - (10 - 2) - (10 - 2)


def test_connections_leave_farmland_and_ship_at_their_price() -> None:
    """CO-5.2"""
    board = owning("connections", players=4)
    board.seat(0, money=60)
    state = play(board.state(), "townhall", "buy farmland wine 11", "buy ship")
    assert seat(state)["money"] == 60 - 11 - 10


def test_connections_do_not_help_in_the_visit_that_buys_them() -> None:
    """CO-5.2"""
    board = Board("colossus")
    board.seat(0, money=60)
    state = play(board.state(), "townhall", "buy connections", "buy wagon")
    assert seat(state)["money"] == 60 - 6 - 10


def test_connections_help_in_the_next_visit_of_the_same_round() -> None:
    """CO-5.2"""
    board = owning(wine=3)
    board.rows(3, 1, 2)
    board.seat(0, money=60)
    for who in (1, 2):
        board.seat(who, money=0)
        board.markers(who, "production")
    board.turn(0)
    state = play(board.state(), "townhall", "buy connections", "stop")
    assert state.actor == 0
    play(state, "townhall", "buy wagon")
    assert seat(state)["money"] == 60 - 6 - (10 - 2)


def test_connections_are_nobody_elses() -> None:
    """CO-5.2"""
    board = Board("colossus")
    board.develop(1, "connections")
    board.seat(0, money=60)
    state = play(board.state(), "townhall", "buy wagon")
    assert seat(state)["money"] == 60 - 10


def test_connections_open_the_town_hall_to_the_poor() -> None:
    """CO-5.2: the cheapest tiles cost 8, less 2"""
    board = owning("connections")
    board.seat(0, money=6)
    assert "townhall" in texts(board.state())
    board.seat(0, money=5)
    assert "townhall" not in texts(board.state())
    board = Board("colossus")
    board.develop(1, "connections")
    board.develop(2, "connections")
    board.seat(0, money=7)
    assert "townhall" not in texts(board.state())


def test_connections_never_make_a_price_negative() -> None:
    """CO-5.2: with a box whose Plutus costs 1 dr"""
    rows = em.game("colossus").edition.data["new_development"]
    cheap = [row | {"price": 1} if row["tile"] == "plutus" else row for row in rows]
    board = Board("colossus", edition={"new_development": cheap})
    board.develop(0, "connections")
    board.seat(0, money=20)
    state = play(board.state(), "townhall", "buy plutus")
    assert seat(state)["money"] == 20


# -- CO-5.3 Zeus


@pytest.mark.parametrize(
    "tile", ["demeter wine", "poseidon", "wagon", "abundance", "trader", "plutus", "hermes"]
)
def test_zeus_needs_one_tile_of_the_farm_action(tile: str) -> None:
    """CO-5.3"""
    assert "zeus" in texts(owning("zeus", tile).state())


def test_zeus_alone_or_with_other_tiles_is_refused() -> None:
    """CO-5.3"""
    match = r"you own no tile that Zeus could use: CO-5\.3"
    refused(owning("zeus").state(), "zeus", match)
    others = ("barn", "irrigation wine", "connections", "alchemist", "architect")
    refused(owning("zeus", *others, wine=3).state(), "zeus", match)


def test_zeus_is_for_its_owner() -> None:
    """CO-5.3"""
    board = owning("poseidon", wine=1)
    board.develop(1, "zeus")
    refused(board.state(), "zeus", r"you do not own this tile: CO-5\.3")


def test_zeus_brings_no_farmland_income_and_sails_no_ship() -> None:
    """CO-5.3, RH-5.1, RH-5.2"""
    board = owning("zeus", "poseidon", "plutus")
    board.farmland(0, "wine", 17, units=3)
    board.farmland(0, "milk", 14, units=3)
    state = play(board.state(), "zeus")
    assert gains(state, "vp") == {"poseidon": 1}
    assert gains(state, "money") == {"plutus": 3}
    assert state.position()["harbour"] == []
    assert (state.decision, state.actor) == ("place", 1)
    assert seat(state)["markers"] == ["zeus", "held"]


def test_zeus_uses_all_the_tiles_as_the_farm_does() -> None:
    """CO-5.3, RH-5.3"""
    tiles = ("demeter wine", "poseidon", "wagon", "abundance", "trader", "plutus", "hermes")
    board = owning("zeus", *tiles, wine=2, milk=1)
    board.lane(("gold gold",))
    board.seat(0, warehouse={"grain": 1})
    state = play(board.state(), "zeus")
    assert gains(state, "vp") == {"poseidon": 1}
    assert gains(state, "money") == {"wagon": 1, "abundance": 1, "trader": 1, "plutus": 3}
    play(state, "use wagon milk", "use abundance wine", "use trader grain olives")
    play(state, "use hermes", "buy 1", "stop", "done")
    assert gains(state, "vp") == {"demeter": 1}
    assert seat(state)["warehouse"] == {"milk": 1, "olives": 1, "gold": 1}
    assert (state.decision, state.actor) == ("place", 1)


def test_zeus_needs_no_ship_that_could_sail() -> None:
    """CO-5.3: neither to be done nor for the wagon, unlike the farm (RH-5.5)"""
    board = owning("zeus", "wagon", "abundance", wine=1)
    for ship in board.doc["seats"][0]["ships"]:
        ship["at"] = "home"
    board.lane((0, 1, ["milk"]), (0, 2, ["milk", "milk"]))
    state = board.state()
    assert "farm" not in texts(state)
    play(state, "zeus")
    assert "done" in texts(state)
    play(state, "use wagon wine", "done")
    assert seat(state)["warehouse"] == {"wine": 1}
    assert state.actor == 1


def test_zeus_has_one_space() -> None:
    """CO-5.3, RH-2.4"""
    board = owning("zeus", "poseidon", wine=1)
    board.turn(0, marker=2)
    board.markers(0, "zeus")
    refused(board.state(), "zeus", r"Zeus has been used this round: CO-5\.3")


def test_two_owners_of_zeus_do_not_share_the_space() -> None:
    """CO-5.3"""
    board = owning("zeus", "poseidon", wine=1)
    board.develop(1, "zeus", "poseidon")
    board.turn(0, marker=2)
    board.markers(1, "zeus")
    assert "zeus" in texts(board.state())


def test_zeus_and_the_farm_use_the_tiles_twice_in_a_round() -> None:
    """CO-5.3"""
    board = owning("zeus", "poseidon", wine=1)
    board.turn(0, marker=2)
    board.markers(0, "farm")
    board.seat(0, vp=1)
    state = play(board.state(), "zeus")
    assert seat(state)["vp"] == 2


def test_zeus_may_be_used_in_the_round_it_was_bought() -> None:
    """CO-5.3"""
    board = owning("poseidon", wine=1)
    board.rows(3, 1, 2)
    board.seat(0, money=12)
    for who in (1, 2):
        board.seat(who, money=0)
        board.markers(who, "production")
    board.turn(0)
    state = play(board.state(), "townhall", "buy zeus")
    assert state.actor == 0, "the others have nothing to do and forfeit"
    play(state, "zeus")
    assert seat(state)["vp"] == 1


# -- CO-5.4 Alchemist


def assigned(*tiles: str, **warehouse: int) -> Board:
    """Milk and gold, olives and gold, or wine and olives are asked for."""
    board = owning(*tiles)
    board.plazas("I-4", "I-5", "I-1")
    board.seat(0, warehouse=warehouse)
    return board


def test_a_bronze_may_stand_for_a_gold_in_an_assignment() -> None:
    """CO-5.4"""
    state = play(assigned("alchemist", milk=1, olives=1, bronze=1, gold=1).state(), "harbour")
    assert set(texts(state)) == {"fulfil 1", "fulfil 2", "fulfil 1 bronze", "fulfil 2 bronze"}
    by_gold = play(state.clone(), "fulfil 1")
    assert seat(by_gold)["warehouse"] == {"olives": 1, "bronze": 1}
    play(state, "fulfil 1 bronze")
    assert seat(state)["warehouse"] == {"olives": 1, "gold": 1}
    assert seat(state)["money"] == 30 + 3
    assert seat(state)["vp"] == 5


def test_the_alchemist_alone_may_open_the_harbour() -> None:
    """CO-5.4, RH-7.7"""
    assert "harbour" in texts(assigned("alchemist", milk=1, bronze=1).state())
    assert "harbour" not in texts(assigned("alchemist", milk=1).state())
    assert "harbour" not in texts(assigned(milk=1, bronze=1).state())


def test_a_bronze_needs_the_alchemist() -> None:
    """CO-5.4"""
    board = assigned(milk=1, olives=1, gold=1, bronze=1)
    refused(play(board.state(), "harbour"), "fulfil 1 bronze", r"needs the alchemist: CO-5\.4")


def test_a_bronze_stands_for_gold_only_and_must_be_there() -> None:
    """CO-5.4"""
    board = assigned("alchemist", wine=1, olives=1, gold=1, bronze=1)
    match = r"this assignment asks for no gold: CO-5\.4"
    refused(play(board.state(), "harbour"), "fulfil 3 bronze", match)
    board = assigned("alchemist", milk=1, olives=1, gold=1)
    refused(play(board.state(), "harbour"), "fulfil 1 bronze", "there is none in your warehouse")


def test_one_bronze_an_action_stands_for_one_gold() -> None:
    """CO-5.4: two gold are asked for"""
    board = owning("alchemist")
    board.plazas("III-4", "III-1", "III-2")
    board.seat(0, warehouse={"olives": 1, "milk": 1, "bronze": 2})
    assert "harbour" not in texts(board.state())
    board.seat(0, warehouse={"olives": 1, "milk": 1, "bronze": 2, "gold": 1})
    state = play(board.state(), "harbour")
    assert seat(state)["warehouse"] == {"bronze": 1}
    assert seat(state)["vp"] == 14


def test_a_bronze_given_so_is_a_good_from_the_warehouse() -> None:
    """CO-5.4, RH-7.6: the milk comes from the estate for 3 dr"""
    board = assigned("alchemist", bronze=1)
    board.farmland(0, "milk", units=1)
    state = play(board.state(), "harbour")
    assert seat(state)["warehouse"] == {}
    assert board.units(state, 0) == {"milk": [0]}
    assert seat(state)["money"] == 30 - 3 + 3
    assert seat(state)["vp"] == 5


def test_with_the_bronze_two_goods_may_come_from_the_estate() -> None:
    """CO-5.4, RH-7.6"""
    board = owning("alchemist", milk=2)
    board.plazas("II-5", "II-1", "II-2")
    board.seat(0, warehouse={"bronze": 1})
    state = play(board.state(), "harbour")
    assert seat(state)["money"] == 30 - 3 - 5 + 4
    assert seat(state)["vp"] == 8


def at_site(*tiles: str, builder: int = 0, **warehouse: int) -> Board:
    board = owning(*tiles, wine=3)
    board.seat(0, warehouse=warehouse)
    board.doc["builder"] = builder
    return board


def test_a_gold_may_stand_for_a_bronze_at_the_site() -> None:
    """CO-5.4"""
    state = play(at_site("alchemist", gold=2, bronze=1).state(), "colossus")
    assert texts(state) == ["pay bronze", "pay gold"]
    play(state, "pay gold")
    assert seat(state)["warehouse"] == {"gold": 1, "bronze": 1}
    assert state.position()["builder"] == 1


def test_a_gold_needs_the_alchemist() -> None:
    """CO-5.4"""
    refused(at_site(gold=1).state(), "colossus", r"you cannot deliver the goods: CO-2\.3")
    state = play(at_site("architect", gold=1, bronze=1).state(), "colossus")
    refused(state, "pay gold", r"that needs the alchemist: CO-5\.4")


def test_one_gold_an_action_at_the_site() -> None:
    """CO-5.4: level 4 asks for two bronze"""
    match = r"you cannot deliver the goods: CO-2\.3"
    refused(at_site("alchemist", builder=9, gold=5).state(), "colossus", match)
    state = play(at_site("alchemist", builder=9, gold=2, bronze=2).state(), "colossus", "pay gold")
    assert seat(state)["warehouse"] == {"gold": 1, "bronze": 1}, "the second was forced"
    board = at_site("alchemist", "architect", builder=9, gold=2, bronze=1)
    state = play(board.state(), "colossus", "pay gold")
    refused(state, "pay gold", r"possible once per action: CO-5\.4")


# -- CO-5.5 Architect


def test_the_architect_comes_with_two_bronze_outside_the_warehouse() -> None:
    """CO-5.5"""
    board = Board("colossus")
    board.seat(0, money=60, warehouse={"gold": 10})
    state = play(board.state(), "townhall", "buy architect")
    assert seat(state)["architect"] == 2
    assert seat(state)["warehouse"] == {"gold": 10}
    assert state.decision == "build"


def test_the_architects_bronze_builds() -> None:
    """CO-5.5"""
    board = at_site("architect", bronze=1)
    state = play(board.state(), "colossus")
    assert texts(state) == ["pay bronze", "pay architect"]
    play(state, "pay architect")
    assert seat(state)["architect"] == 1
    assert seat(state)["warehouse"] == {"bronze": 1}
    assert state.position()["builder"] == 1


def test_the_architect_alone_opens_the_site() -> None:
    """CO-5.5, CO-2.3"""
    state = play(at_site("architect").state(), "colossus")
    assert seat(state)["architect"] == 1
    assert state.position()["builder"] == 1


def test_one_of_the_architects_bronze_an_action() -> None:
    """CO-5.5: level 4 asks for two"""
    match = r"you cannot deliver the goods: CO-2\.3"
    refused(at_site("architect", builder=9).state(), "colossus", match)
    board = at_site("architect", builder=9, bronze=2)
    state = play(board.state(), "colossus", "pay architect")
    assert seat(state)["architect"] == 1, "the second was forced, from the warehouse"
    assert seat(state)["warehouse"] == {"bronze": 1}


def test_a_second_bronze_of_the_architect_is_refused_by_its_rule() -> None:
    """CO-5.5"""
    board = at_site("architect", "alchemist", builder=9, gold=1, bronze=1)
    state = play(board.state(), "colossus", "pay architect")
    refused(state, "pay architect", r"possible once per action: CO-5\.5")


def test_architect_and_alchemist_together_pay_two_bronze() -> None:
    """CO-5.4, CO-5.5"""
    board = at_site("architect", "alchemist", builder=9, gold=1)
    state = play(board.state(), "colossus", "pay gold")
    assert seat(state)["architect"] == 1
    assert seat(state)["warehouse"] == {}
    assert state.position()["builder"] == 10


def test_an_empty_architect_pays_nothing() -> None:
    """CO-5.5"""
    board = at_site("architect", "alchemist", gold=1, bronze=1)
    board.seat(0, architect=0)
    state = play(board.state(), "colossus")
    refused(state, "pay architect", r"no bronze is left on the architect: CO-5\.5")
    board.seat(0, warehouse={})
    refused(board.state(), "colossus", r"you cannot deliver the goods: CO-2\.3")


def test_the_architect_must_be_owned() -> None:
    """CO-5.5"""
    state = play(at_site("alchemist", gold=1, bronze=1).state(), "colossus")
    refused(state, "pay architect", r"you do not own this tile: CO-5\.5")


def test_the_architects_bronze_serves_nothing_else() -> None:
    """CO-5.5: not even the alchemist's assignment"""
    board = assigned("architect", "alchemist", milk=1)
    assert "harbour" not in texts(board.state())


# -- CO-5.6 Plutus


@pytest.mark.parametrize("place", ["farm", "zeus"])
def test_plutus_gives_three_drachmas(place: str) -> None:
    """CO-5.6"""
    state = play(owning("plutus", "zeus", wine=2).state(), place)
    assert gains(state, "money") == {"plutus": 3}
    assert seat(state)["money"] == 30 + 3


def test_plutus_gives_nothing_elsewhere() -> None:
    """CO-5.6"""
    state = play(owning("plutus", wine=3, milk=3).state(), "market", "sell wine", "stop")
    assert seat(state)["money"] == 30 + 5


# -- CO-5.7 Hermes


def trading(*tiles: str, money: int = 30) -> Board:
    """Squares 1 to 6 hold wild, gold; seat 1's wine, milk; gold, gold, at 7, 7, 6, 6, 5, 5 dr."""
    board = owning("hermes", *tiles, wine=2)
    board.lane(("gold wild",), (1, 2, ["milk", "wine"]), ("gold gold",))
    board.seat(0, money=money)
    return board


def test_hermes_buys_one_or_two_goods_by_the_harbours_prices() -> None:
    """CO-5.7, RH-7.2: a player's goods are paid to that player"""
    state = play(trading().state(), "farm", "use hermes")
    assert set(texts(state)) == {
        *("buy 2", "buy 3", "buy 4", "buy 5", "buy 6"),
        *(f"buy 1 as {product}" for product in PRODUCTS),
    }
    play(state, "buy 4", "buy 1 as grain")
    assert state.decision == "ship", "the second purchase ends it, and nothing else is to be used"
    assert seat(state)["money"] == 30 - 6 - 7
    assert seat(state, 1)["money"] == 30 + 6
    assert seat(state)["warehouse"] == {"milk": 1, "grain": 1}


def test_the_second_purchase_ends_it_and_the_other_tiles_go_on() -> None:
    """CO-5.7"""
    state = play(trading("wagon").state(), "farm", "use hermes", "buy 5", "buy 6")
    assert state.decision == "develop"
    assert set(texts(state)) == {"done", "use wagon wine"}


def test_stopping_hermes_needs_one_purchase() -> None:
    """CO-5.7: also when an assignment could be fulfilled"""
    board = trading()
    board.plazas("I-1", "I-4", "I-5")
    board.seat(0, warehouse={"wine": 1, "olives": 1})
    state = play(board.state(), "farm", "use hermes")
    assert "stop" not in texts(state)
    play(state, "buy 6", "stop")
    assert state.decision == "ship"
    assert seat(state)["warehouse"] == {"wine": 1, "olives": 1, "gold": 1}


def test_stopping_hermes_too_early_is_refused_by_its_rule() -> None:
    """CO-5.7"""
    state = play(trading().state(), "farm", "use hermes")
    refused(state, "stop", r"at least one is needed before you may stop: CO-5\.7")


def test_hermes_is_never_forced() -> None:
    """CO-5.7, RH-5.3"""
    state = play(trading().state(), "farm", "done")
    assert state.decision == "ship"
    assert seat(state)["warehouse"] == {}


def test_hermes_needs_an_affordable_good() -> None:
    """CO-5.7: the cheapest costs 5"""
    state = play(trading("abundance", money=3).state(), "farm")
    refused(state, "use hermes", r"nothing there is affordable")
    state = play(trading("abundance", money=4).state(), "farm")
    assert "use hermes" in texts(state), "the drachma of Abundance has been received"
    empty = play(owning("hermes", "abundance", wine=2).state(), "farm")
    refused(empty, "use hermes", r"nothing there is affordable")


def test_the_three_drachmas_of_plutus_can_be_spent_at_once() -> None:
    """CO-5.6, CO-5.7, RH-5.3"""
    state = play(trading("plutus", money=2).state(), "farm", "use hermes", "buy 5")
    assert seat(state)["money"] == 0
    assert seat(state)["warehouse"] == {"gold": 1}
    assert state.decision == "ship"


def test_hermes_may_not_spend_what_the_ship_will_bring() -> None:
    """CO-5.7: before the own ship sails"""
    state = play(trading(money=3).state(), "farm")
    assert state.decision == "ship"
    refused(state, "use hermes", "what is asked")


def test_hermes_is_used_once_an_action() -> None:
    """CO-5.7, RH-5.3"""
    state = play(trading("wagon", money=60).state(), "farm", "use hermes", "buy 6", "stop")
    refused(state, "use hermes", r"this tile has been used already: RH-5\.3")


def test_hermes_makes_room_in_a_full_warehouse() -> None:
    """CO-5.7, RH-7.4: the next move must then be a purchase"""
    board = trading()
    board.seat(0, warehouse={"grain": 5, "olives": 5})
    state = play(board.state(), "farm", "use hermes")
    assert set(texts(state)) == {"discard grain", "discard olives"}
    play(state, "discard grain")
    refused(state, "stop", r"next move must be a purchase: RH-7\.4")
    play(state, "buy 5")
    assert seat(state)["warehouse"] == {"grain": 4, "olives": 5, "gold": 1}
    assert "stop" in texts(state)


def test_a_wild_cube_never_becomes_gold_for_hermes_either() -> None:
    """CO-5.7, RH-7.3"""
    state = play(trading().state(), "farm", "use hermes")
    refused(state, "buy 1", r"name the product the wild cube becomes: RH-7\.3")


def test_hermes_works_with_zeus() -> None:
    """CO-5.7, CO-5.3"""
    state = play(trading("zeus").state(), "zeus", "use hermes", "buy 5", "buy 6")
    assert seat(state)["warehouse"] == {"gold": 2}
    assert (state.decision, state.actor) == ("place", 1)
    assert seat(state)["markers"] == ["zeus", "held"]


def test_hermes_takes_no_harbour_space() -> None:
    """CO-5.7"""
    board = trading()
    board.turn(0, marker=2)
    board.markers(1, "harbour")
    board.markers(2, "harbour")
    state = play(board.state(), "farm")
    assert "use hermes" in texts(state)


def test_what_hermes_bought_can_be_traded_at_once() -> None:
    """CO-5.7, RH-10.7"""
    board = trading("trader")
    state = play(board.state(), "farm", "use hermes", "buy 4", "stop")
    assert "use trader milk grain" in texts(state)
