"""RH-9 Town hall."""

from typing import Any

import pytest

import emporion as em
from board import Board, play, refused, texts

TILE_PRICES = {
    "demeter wine": 12,
    "demeter milk": 12,
    "demeter olives": 12,
    "demeter grain": 12,
    "poseidon": 12,
    "irrigation": 11,
    "barn": 8,
    "wagon": 10,
    "abundance": 12,
    "trader": 10,
}
FARMLANDS = [
    (product, price) for product in ("wine", "milk", "olives", "grain") for price in (11, 14, 17)
]


def with_money(money: int = 60, players: int = 3) -> Board:
    board = Board("rhodes", players)
    board.seat(0, money=money)
    return board


def seat(state: em.State, who: int = 0) -> Any:
    return state.position()["seats"][who]


# -- RH-9.1


@pytest.mark.parametrize(("tile", "price"), TILE_PRICES.items())
def test_a_development_tile_is_bought_at_its_printed_price(tile: str, price: int) -> None:
    """RH-9.1"""
    state = with_money().state()
    before = state.position()["for_sale"]["development"][tile]
    play(state, "townhall", f"buy {tile}")
    assert [event.to_dict() for event in state.events[1:]] == [
        {"kind": "money", "seat": 0, "amount": -price, "source": "townhall"},
        {"kind": "tile", "seat": 0, "tile": tile},
    ]
    assert seat(state)["money"] == 60 - price
    assert seat(state)["development"] == [tile]
    assert state.position()["for_sale"]["development"][tile] == before - 1


@pytest.mark.parametrize(("product", "price"), FARMLANDS)
def test_a_farmland_is_bought_at_its_printed_price_and_arrives_empty(
    product: str, price: int
) -> None:
    """RH-9.1, RH-1.9"""
    state = with_money().state()
    play(state, "townhall", f"buy farmland {product} {price}")
    assert seat(state)["money"] == 60 - price
    assert seat(state)["farmland"] == [{"product": product, "price": price, "units": 0}]
    left = {
        (row["product"], row["price"]): row["count"]
        for row in state.position()["for_sale"]["farmland"]
    }
    assert left[product, price] == (1 if price == 11 else 0)


@pytest.mark.parametrize(
    "purchases",
    [
        ("buy wagon", "buy farmland milk 14"),
        ("buy farmland milk 14", "buy wagon"),
        ("buy wagon", "buy trader"),
        ("buy farmland milk 14", "buy farmland grain 17"),
    ],
)
def test_two_tiles_of_any_sort_at_most_then_the_action_is_over(purchases: tuple[str, str]) -> None:
    """RH-9.1"""
    state = play(with_money().state(), "townhall", *purchases)
    assert (state.decision, state.actor) == ("place", 1)
    assert len(seat(state)["farmland"]) + len(seat(state)["development"]) == 2


def test_one_tile_is_enough() -> None:
    """RH-9.1"""
    state = play(with_money().state(), "townhall", "buy wagon", "stop")
    assert (state.decision, state.actor) == ("place", 1)
    assert seat(state)["development"] == ["wagon"]
    assert seat(state)["money"] == 60 - 10


def test_stopping_needs_one_purchase() -> None:
    """RH-9.1"""
    state = play(with_money().state(), "townhall")
    refused(state, "stop", r"at least one is needed.*: RH-9\.1")


def test_what_costs_more_than_the_money_in_hand_is_refused() -> None:
    """RH-9.1"""
    state = play(with_money(10).state(), "townhall")
    assert set(texts(state)) == {"buy barn", "buy wagon", "buy trader"}
    for dear in ("buy irrigation", "buy farmland wine 11"):
        refused(state, dear, r"costs more than you have: RH-9\.1")


def test_the_exact_price_is_enough_and_the_second_tile_is_paid_from_the_rest() -> None:
    """RH-9.1"""
    state = play(with_money(21).state(), "townhall", "buy farmland wine 11")
    assert {"buy wagon", "buy trader", "buy barn", "stop"} == set(texts(state))
    play(state, "buy wagon")
    assert seat(state)["money"] == 0


def test_the_exact_price_is_enough_for_a_farmland() -> None:
    """RH-9.1"""
    assert "buy farmland wine 11" in texts(play(with_money(11).state(), "townhall"))
    assert "buy farmland wine 14" not in texts(play(with_money(13).state(), "townhall"))


def test_a_visit_ends_by_itself_when_nothing_more_is_affordable() -> None:
    """RH-9.1, N-3"""
    state = play(with_money(17).state(), "townhall", "buy wagon")
    assert (state.decision, state.actor) == ("place", 1)
    forced = [event.data["action"] for event in state.events if event.data.get("forced")]
    assert forced == ["stop"]


def test_without_money_for_any_tile_the_town_hall_may_not_be_chosen() -> None:
    """RH-9.1"""
    state = with_money(7).state()
    refused(state, "townhall", r"nothing there is affordable: RH-9\.1")
    assert "townhall" in texts(with_money(8).state())


def test_a_development_tile_sells_out() -> None:
    """RH-9.1"""
    board = with_money()
    board.develop(1, "barn")
    board.develop(2, "barn")
    state = play(board.state(), "townhall")
    refused(state, "buy barn", r"none of these is for sale: RH-9\.1")


def test_a_farmland_sells_out_by_price() -> None:
    """RH-9.1"""
    board = with_money()
    board.farmland(1, "wine", 11)
    board.farmland(2, "wine", 11)
    state = play(board.state(), "townhall")
    assert "buy farmland wine 14" in texts(state)
    refused(state, "buy farmland wine 11", r"none of these is for sale: RH-9\.1")


@pytest.mark.parametrize(("players", "spaces"), [(2, 2), (3, 2), (4, 2), (5, 3)])
def test_the_spaces_of_the_town_hall_by_player_count(players: int, spaces: int) -> None:
    """RH-9.1, RH-2.4"""
    visitors = ([*range(1, players), 0])[:spaces]
    for taken in (spaces - 1, spaces):
        board = with_money(players=players)
        board.turn(0, marker=2)
        for visitor in visitors[:taken]:
            board.markers(visitor, "townhall")
        state = board.state()
        assert ("townhall" in texts(state)) == (taken < spaces)
    refused(state, "townhall", r"the town hall is full: RH-9\.1")


# -- RH-9.2


@pytest.mark.parametrize("tile", ["poseidon", "irrigation", "barn", "wagon", "abundance", "trader"])
def test_one_development_tile_of_each_type(tile: str) -> None:
    """RH-9.2"""
    board = with_money()
    board.develop(0, tile)
    state = play(board.state(), "townhall")
    refused(state, f"buy {tile}", r"you own a tile of this type already: RH-9\.2")


def test_nor_may_the_same_type_be_bought_twice_in_one_visit() -> None:
    """RH-9.2"""
    state = play(with_money().state(), "townhall", "buy trader")
    assert state.position()["for_sale"]["development"]["trader"] == 2
    refused(state, "buy trader", r"RH-9\.2")


@pytest.mark.parametrize("other", ["milk", "olives", "grain"])
def test_all_demeters_are_one_type(other: str) -> None:
    """RH-9.2"""
    board = with_money()
    board.develop(0, "demeter wine")
    state = play(board.state(), "townhall")
    assert not [text for text in texts(state) if text.startswith("buy demeter")]
    refused(state, f"buy demeter {other}", r"you own a tile of this type already: RH-9\.2")


def test_two_demeters_in_one_visit_are_refused_too() -> None:
    """RH-9.2"""
    state = play(with_money().state(), "townhall", "buy demeter grain")
    assert "buy poseidon" in texts(state)
    refused(state, "buy demeter wine", r"RH-9\.2")


def test_another_player_may_own_the_same_type() -> None:
    """RH-9.2"""
    board = with_money()
    board.develop(1, "barn", "demeter wine")
    state = play(board.state(), "townhall", "buy barn", "buy demeter milk")
    assert sorted(seat(state)["development"]) == ["barn", "demeter milk"]


# -- RH-9.3


def test_all_farmlands_of_one_product_may_be_owned() -> None:
    """RH-9.3"""
    board = with_money()
    board.farmland(0, "wine", 14)
    board.farmland(0, "wine", 17)
    state = play(board.state(), "townhall", "buy farmland wine 11", "buy farmland wine 11")
    assert [tile["product"] for tile in seat(state)["farmland"]] == ["wine"] * 4
    assert seat(state)["money"] == 60 - 2 * 11


# -- RH-9.4


@pytest.mark.parametrize("players", [4, 5])
def test_the_large_ship_costs_ten_and_is_home_at_once(players: int) -> None:
    """RH-9.4"""
    state = play(with_money(players=players).state(), "townhall", "buy ship")
    assert seat(state)["money"] == 60 - 10
    assert seat(state)["ships"][-1] == {"length": 3, "at": "home"}
    assert seat(state, 1)["ships"][-1] == {"length": 3, "at": "for sale"}
    assert "large ship" in [event.kind for event in state.events]


@pytest.mark.parametrize("players", [2, 3])
def test_with_two_or_three_players_no_ship_is_for_sale(players: int) -> None:
    """RH-9.4, RH-1.5"""
    state = play(with_money(players=players).state(), "townhall")
    refused(state, "buy ship", r"none of these is for sale: RH-9")


def test_the_large_ship_is_bought_once() -> None:
    """RH-9.4"""
    state = play(with_money(players=4).state(), "townhall", "buy ship")
    refused(state, "buy ship", r"none of these is for sale: RH-9")


@pytest.mark.parametrize("purchases", [("buy ship", "buy barn"), ("buy barn", "buy ship")])
def test_the_large_ship_is_one_of_the_two_purchases(purchases: tuple[str, str]) -> None:
    """RH-9.4"""
    state = play(with_money(players=4).state(), "townhall", *purchases)
    assert (state.decision, state.actor) == ("place", 1)
    assert seat(state)["money"] == 60 - 10 - 8


def test_nine_drachmas_do_not_buy_the_large_ship() -> None:
    """RH-9.4: with 9 dr the barn is the only purchase left, so it is forced (N-3)."""
    state = play(with_money(9, players=4).state(), "townhall")
    assert seat(state)["development"] == ["barn"]
    assert seat(state)["ships"][-1]["at"] == "for sale"
    assert "buy ship" in texts(play(with_money(10, players=4).state(), "townhall"))


def test_ten_drachmas_alone_open_the_town_hall_for_the_ship() -> None:
    """RH-9.4"""
    board = with_money(10, players=4)
    board.develop(0, "barn", "wagon", "trader")
    state = play(board.state(), "townhall")
    assert seat(state)["ships"][-1]["at"] == "home"
    assert seat(state)["money"] == 0


def test_the_large_ship_sails_in_the_round_it_was_bought() -> None:
    """RH-9.4, RH-5.4"""
    board = with_money(10, players=4)
    board.rows(4, 1, 2, 3)
    board.turn(0)
    board.markers(1, "production")
    board.markers(2, "production")
    for other in (1, 2, 3):
        board.seat(other, money=0)
    board.farmland(0, "wine", units=3)
    state = play(board.state(), "townhall", "buy ship")
    assert state.actor == 0, "the others have nothing to do and forfeit"
    play(state, "farm")
    assert texts(state) == ["sail 1", "sail 2", "sail 3"]
    play(state, "sail 3")
    assert state.decision == "reward"
