"""CO-1 Setup of The Colossus."""

from typing import Any

import pytest

import emporion as em
from board import Board, play, texts

PRODUCTS = ("wine", "milk", "olives", "grain")
PLAYERS = [2, 3, 4, 5]


def dealt(players: int, name: str = "colossus") -> Any:
    return em.game(name, players=players).start(seed=3).position()


@pytest.mark.parametrize("players", PLAYERS)
def test_the_builder_and_all_markers_start_at_the_bottom(players: int) -> None:
    """CO-1.1"""
    doc = dealt(players)
    assert doc["builder"] == 0
    assert [entry["bonus_row"] for entry in doc["seats"]] == [0] * players


@pytest.mark.parametrize("players", PLAYERS)
def test_five_temple_tiles_and_two_bronze(players: int) -> None:
    """CO-1.2"""
    assert dealt(players)["temple"] == {"tiles": 5, "bronze": 2, "opened": False}


def test_the_old_temple_is_gone() -> None:
    """CO-1.2: money alone buys no VP any more"""
    board = Board("colossus")
    board.seat(0, money=100)
    state = board.state()
    assert "temple" not in texts(state)
    board.seat(0, warehouse={"wine": 1, "milk": 1})
    state = play(board.state(), "temple")
    assert state.decision == "give"
    assert state.position()["seats"][0]["money"] == 100


@pytest.mark.parametrize("players", PLAYERS)
def test_one_extra_production_space(players: int) -> None:
    """CO-1.3"""
    board = Board("colossus", players)
    board.chip(1, "wine")
    board.chip(2, "milk")
    board.turn(0, marker=2)
    assert "extra" in texts(board.state())
    board.markers(1, "extra")
    state = board.state()
    assert "extra" not in texts(state)
    with pytest.raises(em.IllegalAction, match=r"extra production space is taken: CO-1\.3"):
        state.play("extra")


@pytest.mark.parametrize("players", PLAYERS)
def test_the_new_development_tiles_replace_the_old_irrigation(players: int) -> None:
    """CO-1.4: sixteen new tiles by the list"""
    old = dealt(players, "rhodes")["for_sale"]["development"]
    new = dealt(players)["for_sale"]["development"]
    added = {tile: count for tile, count in new.items() if tile not in old}
    assert added == {
        **{f"irrigation {product}": 1 for product in PRODUCTS},
        **dict.fromkeys(("connections", "zeus", "alchemist", "architect", "plutus", "hermes"), 2),
    }
    assert sum(added.values()) == 16
    assert old.pop("irrigation") == 2
    assert {tile: new[tile] for tile in new if tile not in added} == old


def test_the_old_irrigation_cannot_be_bought() -> None:
    """CO-1.4"""
    board = Board("colossus")
    board.seat(0, money=100)
    state = play(board.state(), "townhall")
    assert "buy irrigation" not in texts(state)
    with pytest.raises(em.IllegalAction, match=r"none of these is for sale"):
        state.play("buy irrigation")


@pytest.mark.parametrize("players", PLAYERS)
def test_four_more_farmlands_with_five_players_only(players: int) -> None:
    """CO-1.5"""
    rows = Board("colossus", players).doc["for_sale"]["farmland"]
    tiles = {(row["product"], row["price"]): row["count"] for row in rows}
    for product in PRODUCTS:
        bought = 1 if players == 5 else 0
        assert [tiles[product, price] for price in (11, 14, 17)] == [2, 1 + bought, 1]
    assert sum(tiles.values()) == (20 if players == 5 else 16)


def test_the_added_farmlands_give_a_drachma() -> None:
    """CO-1.5"""
    board = Board("colossus", 5)
    board.farmland(0, "milk", 14, units=2)
    board.farmland(0, "milk", 14, units=2)
    state = play(board.state(), "farm")
    assert state.position()["seats"][0]["money"] == 25 + 2


@pytest.mark.parametrize(("players", "money", "ships"), [(2, 30, 4), (3, 30, 3), (4, 25, 4)])
def test_all_else_is_set_up_as_in_rhodes(players: int, money: int, ships: int) -> None:
    """CO-1.1, RH-1.4"""
    for entry in dealt(players)["seats"]:
        assert entry["money"] == money
        assert len(entry["ships"]) == ships
        assert entry["warehouse"] == {}
        assert entry["architect"] == 0


@pytest.mark.parametrize("place", ["colossus", "extra", "zeus"])
def test_rhodes_alone_has_none_of_it(place: str) -> None:
    """CO-1.1, CO-1.3"""
    board = Board("rhodes")
    board.chip(1, "wine")
    board.farmland(0, "wine", units=3)
    state = board.state()
    assert "builder" not in state.position()
    with pytest.raises(em.IllegalAction, match="not part of the game"):
        state.play(place)
