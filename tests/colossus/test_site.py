"""CO-2 Colossus action."""

from typing import Any

import pytest

import emporion as em
from board import Board, play, refused, texts

PRODUCTS = ("wine", "milk", "olives", "grain")
COSTS = [(1, 1)] * 3 + [(2, 1)] * 3 + [(3, 1)] * 3 + [(3, 2)] * 3  # products, bronze by place
VP = [3, 3, 4, 4, 4, 6, 6, 6, 9, 9, 9, 9]  # for leaving places 0 to 11


def site(builder: int = 0, bonus_row: int = 0, players: int = 3) -> Board:
    """Seat 0 can build any part, with two products on the estate so that giving is a choice."""
    board = Board("colossus", players)
    board.farmland(0, "wine", units=3)
    board.farmland(0, "milk", units=3)
    board.seat(0, bonus_row=bonus_row, warehouse={"bronze": 2})
    board.doc["builder"] = builder
    board.next_ship("gold wild")
    board.pile("gold olives")
    return board


def build(state: em.State) -> em.State:
    """Build a part, always with the first goods offered."""
    state.play("colossus")
    while state.decision in ("give", "bronze"):
        state.play(state.legal()[0])
    return state


def climbed(bonus_row: int) -> em.State:
    """Seat 0 builds and its marker arrives at this row of the bonus track."""
    return build(site(bonus_row=bonus_row - 1).state())


def seat(state: em.State, who: int = 0) -> Any:
    return state.position()["seats"][who]


def on_estate(state: em.State) -> int:
    return sum(tile["units"] for tile in seat(state)["farmland"]) + len(seat(state)["barn"])


def kinds(state: em.State) -> list[str]:
    return [event.kind for event in state.log()]


# -- CO-2.1


def test_the_action_builds_exactly_one_part() -> None:
    """CO-2.1"""
    state = build(site().state())
    assert state.position()["builder"] == 1
    assert (state.decision, state.actor) == ("place", 1)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_site_has_two_spaces(players: int) -> None:
    """CO-2.1, RH-2.4"""
    board = site(players=players)
    board.turn(0, marker=2)
    board.markers(1, "colossus")
    assert "colossus" in texts(board.state())
    board.markers(0, "colossus")
    refused(board.state(), "colossus", r"the construction site is full: CO-2\.1")


def test_twelve_parts_complete_the_statue() -> None:
    """CO-2.1"""
    state = build(site(builder=10).state())
    assert state.position()["builder"] == 11
    assert state.position()["last_round"] is None
    state = build(site(builder=11).state())
    assert state.position()["builder"] == 12
    assert state.position()["last_round"] == "statue"


# -- CO-2.2


@pytest.mark.parametrize("place", range(12))
def test_each_place_asks_for_the_goods_of_its_level(place: int) -> None:
    """CO-2.2"""
    products, bronze = COSTS[place]
    state = build(site(builder=place).state())
    assert on_estate(state) == 6 - products
    assert seat(state)["warehouse"].get("bronze", 0) == 2 - bronze
    assert state.position()["builder"] == place + 1


def test_products_are_of_choice_and_come_from_estate_and_warehouse_alike() -> None:
    """CO-2.2"""
    board = site(builder=6)
    board.seat(0, warehouse={"bronze": 1, "olives": 2, "milk": 1, "gold": 1})
    state = play(board.state(), "colossus")
    assert set(texts(state)) == {
        "give wine estate",
        "give milk estate",
        "give milk warehouse",
        "give olives warehouse",
    }
    play(state, "give olives warehouse", "give milk estate", "give olives warehouse")
    assert seat(state)["warehouse"] == {"gold": 1, "milk": 1}
    assert on_estate(state) == 5


def test_delivering_costs_no_surcharge() -> None:
    """CO-2.2: all the money that moves is the bonus of row 1"""
    state = build(site(builder=8).state())
    money = [event.to_dict() for event in state.log() if event.kind == "money"]
    assert money == [{"kind": "money", "seat": 0, "amount": 1, "source": "bonus"}]


def test_a_unit_from_the_barn_will_do() -> None:
    """CO-2.2"""
    board = site()
    board.develop(0, "barn")
    board.seat(0, barn=["wine"], warehouse={"bronze": 1, "milk": 1})
    for tile in board.doc["seats"][0]["farmland"]:
        tile["units"] = 0
    state = play(board.state(), "colossus", "give wine estate")
    assert seat(state)["barn"] == []
    assert state.position()["builder"] == 1


def test_all_products_are_given_before_the_bronze() -> None:
    """CO-2.2: the order of the notation"""
    board = site(builder=9)
    board.develop(0, "architect")
    state = play(board.state(), "colossus")
    asked = []
    while state.decision in ("give", "bronze"):
        asked.append(state.decision)
        state.play(state.legal()[-1])
    assert asked[:4] == ["give"] * 3 + ["bronze"]


@pytest.mark.parametrize("action", ["give olives estate", "give wine warehouse"])
def test_only_what_is_there_can_be_given(action: str) -> None:
    """CO-2.2"""
    state = play(site().state(), "colossus")
    refused(state, action, "there is no")


# -- CO-2.3


def poor(builder: int, estate: int, **warehouse: int) -> em.State:
    board = Board("colossus")
    board.farmland(0, "wine", units=estate)
    board.seat(0, warehouse=warehouse)
    board.doc["builder"] = builder
    return board.state()


CANNOT = r"you cannot deliver the goods: CO-2\.3"


@pytest.mark.parametrize("builder", [0, 3, 6, 9, 11])
def test_the_space_needs_every_product_of_the_level(builder: int) -> None:
    """CO-2.3"""
    products, _ = COSTS[builder]
    refused(poor(builder, products - 1, bronze=5), "colossus", CANNOT)
    assert "colossus" in texts(poor(builder, products, bronze=5))


@pytest.mark.parametrize("builder", [0, 3, 6, 9, 11])
def test_the_space_needs_every_bronze_of_the_level(builder: int) -> None:
    """CO-2.3"""
    _, bronze = COSTS[builder]
    refused(poor(builder, 3, bronze=bronze - 1), "colossus", CANNOT)
    assert "colossus" in texts(poor(builder, 3, bronze=bronze))


def test_estate_and_warehouse_are_added_up() -> None:
    """CO-2.3"""
    refused(poor(6, 1, bronze=1, milk=1), "colossus", CANNOT)
    assert "colossus" in texts(poor(6, 1, bronze=1, milk=2))


def test_gold_and_spare_bronze_are_no_products() -> None:
    """CO-2.3, CO-2.2"""
    refused(poor(0, 0, bronze=5, gold=5), "colossus", CANNOT)


def test_gold_is_no_bronze() -> None:
    """CO-2.3"""
    refused(poor(0, 3, gold=2), "colossus", CANNOT)


# -- CO-2.4


@pytest.mark.parametrize("place", range(12))
def test_the_vp_are_those_of_the_level_the_builder_stands_on_now(place: int) -> None:
    """CO-2.4"""
    state = build(site(builder=place).state())
    assert seat(state)["vp"] == VP[place]


# -- CO-2.5


@pytest.mark.parametrize("place", range(12))
def test_a_ship_sails_in_when_the_builder_enters_a_higher_level(place: int) -> None:
    """CO-2.5: places 3, 6 and 9, not 12"""
    state = build(site(builder=place).state())
    doc = state.position()
    if place + 1 in (3, 6, 9):
        assert [ship["ship"] for ship in doc["harbour"]] == ["gold wild"]
        assert doc["harbour"][0]["goods"] == ["gold", "wild"]
        assert doc["next_ship"] == "gold olives"
    else:
        assert doc["harbour"] == []
        assert doc["next_ship"] == "gold wild"


def test_the_ship_pushes_the_others_by_its_length() -> None:
    """CO-2.5, RH-6.2"""
    board = site(builder=2)
    board.lane((1, 2, ["wine", "wine"]))
    state = build(board.state())
    assert [ship["square"] for ship in state.position()["harbour"]] == [1, 3]


def test_the_ship_comes_after_the_vp_and_before_the_bonus() -> None:
    """CO-2.5"""
    state = build(site(builder=2).state())
    order = [kind for kind in kinds(state) if kind in ("built", "vp", "enters", "shown", "track")]
    assert order == ["built", "vp", "enters", "shown", "track"]


def test_arrivals_are_settled_before_the_bonus() -> None:
    """CO-2.5, RH-3.7: another seat discards, then the builder takes the bonus of row 6"""
    board = site(builder=5, bonus_row=5)
    filler = (("gold gold",), ("gold gold #2",), ("gold wine",), ("gold milk",))
    board.lane(*filler, (1, 2, ["wine", "milk"]))
    board.seat(1, warehouse={"gold": 9})
    state = build(board.state())
    assert (state.decision, state.actor) == ("overflow", 1)
    assert seat(state)["bonus_row"] == 5
    assert seat(state)["vp"] == VP[5]
    play(state, "discard milk")
    assert (state.decision, state.actor) == ("bonus", 0)
    assert seat(state)["bonus_row"] == 6
    assert state.position()["next_ship"] == "gold olives"
    play(state, "take grain")
    assert seat(state)["warehouse"] == {"bronze": 1, "grain": 1}
    assert seat(state, 1)["warehouse"] == {"gold": 9, "wine": 1}
    assert state.actor == 1


def test_an_empty_pile_is_shuffled_anew_for_the_next_ship() -> None:
    """CO-2.5, RH-2.6"""
    board = site(builder=2)
    gone = list(board.doc["pile"])
    board.discard_pile(*gone)
    state = build(board.state())
    assert state.position()["next_ship"] in gone
    assert state.position()["discards"] == []
    assert len(state.position()["pile"]) == len(gone) - 1


# -- CO-2.6


@pytest.mark.parametrize("row", [1, 3, 5, 7])
def test_odd_rows_give_as_many_drachmas(row: int) -> None:
    """CO-2.6"""
    state = climbed(row)
    assert seat(state)["bonus_row"] == row
    assert seat(state)["money"] == 30 + row
    assert seat(state)["warehouse"] == {"bronze": 1}
    assert state.actor == 1


def test_row_two_gives_a_product_of_choice_to_the_estate() -> None:
    """CO-2.6"""
    board = site(bonus_row=1)
    board.farmland(0, "grain", units=0)
    state = build(board.state())
    assert texts(state) == ["take wine", "take grain"]
    play(state, "take grain")
    assert board.units(state, 0) == {"wine": [2], "milk": [3], "grain": [1]}
    assert seat(state)["bonus_row"] == 2
    assert state.actor == 1


def test_row_two_needs_a_farmland_with_room() -> None:
    """CO-2.6, RH-3.4"""
    board = site(bonus_row=1)
    board.farmland(0, "grain", units=0)
    state = build(board.state())
    refused(state, "take olives", r"you have no farmland for this product: CO-2\.6")
    refused(state, "take milk", r"there is no room for this product: CO-2\.6")


def test_row_two_fills_the_barn_as_well() -> None:
    """CO-2.6, RH-10.4"""
    board = site(bonus_row=1)
    board.develop(0, "barn")
    board.seat(0, warehouse={"bronze": 1, "olives": 1})
    state = play(board.state(), "colossus", "give olives warehouse")
    assert texts(state) == ["take wine", "take milk"]
    play(state, "take milk")
    assert seat(state)["barn"] == ["milk"]


def test_row_two_gives_nothing_without_room() -> None:
    """CO-2.6"""
    board = site(bonus_row=1)
    board.seat(0, warehouse={"bronze": 1, "olives": 1})
    state = play(board.state(), "colossus", "give olives warehouse")
    assert (state.decision, state.actor) == ("place", 1)
    assert seat(state)["bonus_row"] == 2
    assert on_estate(state) == 6
    assert seat(state)["warehouse"] == {}
    assert seat(state)["money"] == 30


def test_row_four_gives_a_bronze() -> None:
    """CO-2.6"""
    state = climbed(4)
    assert seat(state)["warehouse"] == {"bronze": 2 - 1 + 1}
    assert seat(state)["money"] == 30


def test_row_six_gives_any_product_to_the_warehouse() -> None:
    """CO-2.6: no farmland of it is needed"""
    state = climbed(6)
    assert texts(state) == [f"take {product}" for product in PRODUCTS]
    play(state, "take olives")
    assert seat(state)["warehouse"] == {"bronze": 1, "olives": 1}
    assert state.actor == 1


def test_row_eight_gives_a_gold() -> None:
    """CO-2.6"""
    assert seat(climbed(8))["warehouse"] == {"bronze": 1, "gold": 1}


def test_row_nine_gives_any_one_of_the_others_and_the_marker_stays() -> None:
    """CO-2.6: on arriving and at every later build"""
    for before in (8, 9):
        state = build(site(bonus_row=before).state())
        assert seat(state)["bonus_row"] == 9
        assert texts(state) == [f"bonus {row}" for row in range(1, 9)]
        refused(state, "take wine", "what is asked")


@pytest.mark.parametrize("row", [1, 3, 5, 7])
def test_row_nine_as_money(row: int) -> None:
    """CO-2.6"""
    state = play(climbed(9), f"bonus {row}")
    assert seat(state)["money"] == 30 + row
    assert seat(state)["bonus_row"] == 9
    assert state.actor == 1


def test_row_nine_as_a_product_for_the_estate() -> None:
    """CO-2.6"""
    board = site(bonus_row=9)
    board.farmland(0, "grain", units=0)
    state = play(build(board.state()), "bonus 2", "take grain")
    assert board.units(state, 0)["grain"] == [1]


def test_row_nine_as_a_product_for_the_estate_only_with_room() -> None:
    """CO-2.6"""
    board = site(bonus_row=9)
    board.seat(0, warehouse={"bronze": 1, "olives": 1})
    state = play(board.state(), "colossus", "give olives warehouse")
    refused(state, "bonus 2", r"there is no room for a product on your estate: CO-2\.6")
    assert len(texts(state)) == 7


@pytest.mark.parametrize(
    ("choices", "good"),
    [(["bonus 4"], "bronze"), (["bonus 6", "take olives"], "olives"), (["bonus 8"], "gold")],
)
def test_row_nine_as_a_good_for_the_warehouse(choices: list[str], good: str) -> None:
    """CO-2.6"""
    board = site(bonus_row=9)
    board.seat(0, warehouse={"bronze": 1})
    state = play(build(board.state()), *choices)
    assert seat(state)["warehouse"] == {good: 1}
    assert state.actor == 1


@pytest.mark.parametrize(
    ("row", "choices", "good"), [(4, [], "bronze"), (6, ["take olives"], "olives"), (8, [], "gold")]
)
def test_a_bonus_that_overfills_the_warehouse_is_settled(
    row: int, choices: list[str], good: str
) -> None:
    """CO-2.6, RH-3.7: the new good is among the choices"""
    board = site(bonus_row=row - 1)
    board.develop(0, "architect")
    board.seat(0, warehouse={"grain": 9, "bronze": 1})
    state = play(board.state(), "colossus", "give wine estate", "pay architect", *choices)
    assert (state.decision, state.actor) == ("overflow", 0)
    assert {"discard grain", "discard bronze", f"discard {good}"} == set(texts(state))
    play(state, "discard grain")
    goods = {"grain": 8, "bronze": 1}
    goods[good] = goods.get(good, 0) + 1
    assert seat(state)["warehouse"] == goods
    assert state.actor == 1


def test_the_track_is_climbed_row_by_row() -> None:
    """CO-2.6: only the builder's own marker moves"""
    board = site(bonus_row=4)
    board.seat(1, bonus_row=3)
    state = build(board.state())
    assert [entry["bonus_row"] for entry in state.position()["seats"]] == [5, 3, 0]


# -- CO-2.7


def test_several_markers_may_stand_on_one_row() -> None:
    """CO-2.7"""
    board = site(bonus_row=2)
    board.seat(1, bonus_row=3)
    board.seat(2, bonus_row=3)
    state = build(board.state())
    assert [entry["bonus_row"] for entry in state.position()["seats"]] == [3, 3, 3]
    assert seat(state)["money"] == 30 + 3


def test_after_the_twelfth_part_the_site_is_closed() -> None:
    """CO-2.7"""
    board = site(builder=12)
    board.doc["last_round"] = "statue"
    refused(board.state(), "colossus", r"the statue is complete: CO-2\.7")
