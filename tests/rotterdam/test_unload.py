"""RO-6 Phase 4: unload."""

from collections import Counter
from typing import Any

import pytest

import emporion as em
from quay import Quay, docked, play, texts, water

RAW = {"vulcaanhaven": "grain", "merwehaven": "fruit", "botlek": "oil", "europoort": "ore"}
PRODUCTS = {
    "vulcaanhaven": ("bread", "beer"),
    "merwehaven": ("orange-juice", "jam"),
    "botlek": ("petrol", "plastic"),
    "europoort": ("steel", "bicycles"),
}
STOCK = {"grain": 7, "fruit": 5, "oil": 6, "ore": 6}
RIGHT = list(RAW.items())
WRONG = [(harbour, load) for harbour in RAW for load in (*STOCK, "empty") if load != RAW[harbour]]


def unloading(players: int = 3, turn: int = 0, **options: bool) -> Quay:
    """Phase 4; seat 0 holds a card, so that its turn is a choice (N-3)."""
    quay = Quay(players, **options)
    quay.cards(0, "extra")
    quay.phase("unload", turn=turn)
    return quay


def seat_of(state: em.State, seat: int = 0) -> dict[str, Any]:
    return state.position()["seats"][seat]


def happened(state: em.State, viewer: int | None, *kinds: str) -> list[dict[str, Any]]:
    return [event.data for event in state.events_for(viewer) if event.kind in kinds]


# -- the right cargo


@pytest.mark.parametrize(("harbour", "load"), RIGHT)
@pytest.mark.parametrize("side", [0, 1])
def test_the_right_cargo_earns_the_top_card_of_the_harbour(
    harbour: str, load: str, side: int
) -> None:
    """RO-6.1: whichever of the two products it is."""
    quay = unloading()
    quay.dock(harbour, 0, load)
    quay.stack(harbour, PRODUCTS[harbour][side])
    state = play(quay.state(), "done")
    assert seat_of(state)["products"] == {PRODUCTS[harbour][side]: 1}
    left = state.position()["stacks"]
    assert left[harbour] == quay.doc["stacks"][harbour][1:]
    assert sum(len(stack) for stack in left.values()) == 59


@pytest.mark.parametrize(("harbour", "load"), RIGHT)
def test_the_ship_returns_to_the_hand_and_the_cargo_to_the_stock(harbour: str, load: str) -> None:
    """RO-6.1"""
    quay = unloading()
    quay.dock(harbour, 0, load)
    state = quay.state()
    assert seat_of(state)["ships"] == 3
    play(state, "done")
    assert seat_of(state)["ships"] == 4
    assert docked(state) == {}
    assert state.position()["stock"] == STOCK


def test_all_ships_of_the_player_are_unloaded() -> None:
    """RO-6.1: every right one earns a card, in one harbour or in several."""
    quay = unloading(players=2)
    quay.dock("botlek", 0, "oil", count=2)
    quay.dock("merwehaven", 0, "fruit")
    quay.dock("europoort", 0, "grain")
    quay.dock("europoort", 0, "empty")
    quay.stack("botlek", "plastic", "petrol", "plastic")
    quay.stack("merwehaven", "jam")
    state = play(quay.state(), "done")
    assert seat_of(state)["products"] == {"plastic": 1, "petrol": 1, "jam": 1}
    assert seat_of(state)["ships"] == 5
    assert docked(state) == {}
    assert state.position()["stock"] == STOCK


def test_ships_on_the_water_keep_their_cargo() -> None:
    """RO-6.1"""
    quay = unloading()
    quay.ship("c2", 0, "oil")
    quay.ship("s1", 0, "ore")
    state = play(quay.state(), "done")
    assert water(state) == {"c2": (0, "oil"), "s1": (0, "ore")}
    assert seat_of(state)["products"] == {}


def test_everybody_unloads_in_their_own_turn() -> None:
    """RO-6.1, RO-2.1"""
    quay = unloading()
    quay.cards(1, "advantage")
    quay.dock("botlek", 0, "oil")
    quay.dock("botlek", 1, "oil")
    quay.stack("botlek", "plastic", "petrol")
    state = play(quay.state(), "done")
    assert state.actor == 1
    assert docked(state) == {("botlek", 1, "oil"): 1}
    assert seat_of(state, 1)["products"] == {}
    play(state, "done")
    assert docked(state) == {}
    assert [seat_of(state, seat)["products"] for seat in range(3)] == [
        {"plastic": 1},
        {"petrol": 1},
        {},
    ]


@pytest.mark.parametrize("master", [0, 1, 2])
def test_the_harbour_master_draws_first(master: int) -> None:
    """RO-6.1, RO-2.1"""
    quay = Quay()
    for seat in range(3):
        quay.dock("europoort", seat, "ore")
    quay.stack("europoort", "bicycles", "steel", "steel")
    quay.phase("unload", turn=master, master=master)
    state = quay.state()
    found = [seat_of(state, seat)["products"] for seat in range(3)]
    assert [seat for seat in range(3) if found[seat] == {"bicycles": 1}] == [master]
    assert found.count({"steel": 1}) == 2


def test_cards_may_be_played_before_unloading() -> None:
    """RO-6.1"""
    quay = unloading()
    quay.cards(0, "police", "advantage")
    quay.dock("botlek", 0, "oil")
    quay.ship("a2", 1, "ore")
    state = quay.state()
    assert texts(state) == ["done", "play advantage", "play extra", "play police"]
    play(state, "play police")
    assert water(state) == {"a2": (1, "empty")}
    assert docked(state) == {("botlek", 0, "oil"): 1}
    assert texts(state) == ["done", "play advantage", "play extra"]
    play(state, "done")
    assert docked(state) == {}
    assert state.position()["phase"] != "unload"


def test_ships_reach_the_harbour_in_phase_two_and_are_home_for_the_next_round() -> None:
    """RO-6.1, RO-2.1"""
    quay = Quay(players=2)
    quay.ship("c2", 0, "oil")
    quay.stack("botlek", "plastic")
    quay.phase("sail", turn=1)
    state = play(quay.state(), "call green")
    assert seat_of(state)["products"] == {"plastic": 1}
    assert seat_of(state)["ships"] == 5


# -- who sees what


def test_the_back_is_public_the_product_is_not() -> None:
    """RO-6.1"""
    quay = unloading()
    quay.dock("vulcaanhaven", 0, "grain")
    quay.stack("vulcaanhaven", "beer")
    state = play(quay.state(), "done")
    unloaded = {"seat": 0, "harbour": "vulcaanhaven", "load": "grain"}
    for viewer in (0, 1, 2, None):
        assert happened(state, viewer, "unloaded") == [unloaded]
        seat = state.view(viewer)["seats"][0]
        assert seat["backs"] == {"vulcaanhaven": 1, "merwehaven": 0, "botlek": 0, "europoort": 0}
        drawn = happened(state, viewer, "product", "product back")
        if viewer == 0:
            assert drawn == [{"seat": 0, "product": "beer"}]
            assert seat["products"] == {"beer": 1}
        else:
            assert drawn == [{"seat": 0, "harbour": "vulcaanhaven"}]
            assert "products" not in seat
            assert seat["known"] == {}


def test_with_open_products_everybody_sees_it() -> None:
    """RO-6.1: an option of the game."""
    quay = unloading(open_products=True)
    quay.dock("vulcaanhaven", 0, "grain")
    quay.stack("vulcaanhaven", "beer", "bread")
    state = quay.state()
    for viewer in (0, 1, None):
        assert state.view(viewer)["tops"]["vulcaanhaven"] == "beer"
    play(state, "done")
    for viewer in (0, 1, None):
        assert happened(state, viewer, "product") == [{"seat": 0, "product": "beer"}]
        assert state.view(viewer)["tops"]["vulcaanhaven"] == "bread"
    assert state.view(1)["seats"][0]["known"] == {"beer": 1}
    assert state.view(None)["seats"][0]["known"] == {"beer": 1}


# -- nothing earned


@pytest.mark.parametrize(("harbour", "load"), WRONG)
def test_wrong_or_no_cargo_earns_nothing(harbour: str, load: str) -> None:
    """RO-6.2: the ship and the unit go back all the same."""
    quay = unloading()
    quay.dock(harbour, 0, load)
    state = play(quay.state(), "done")
    assert seat_of(state)["products"] == {}
    assert sum(len(stack) for stack in state.position()["stacks"].values()) == 60
    assert seat_of(state)["ships"] == 4
    assert state.position()["stock"] == STOCK
    assert docked(state) == {}
    assert happened(state, 1, "unloaded") == [{"seat": 0, "harbour": harbour, "load": load}]
    assert happened(state, 0, "product", "product back") == []


def test_grain_in_botlek() -> None:
    """RO-6.2: the rulebook's example; only crude oil is of use there."""
    quay = Quay()
    quay.ship("c2", 0, "grain")
    quay.phase("sail", turn=2)
    state = play(quay.state(), "call blue")
    assert seat_of(state)["products"] == {}
    assert seat_of(state)["ships"] == 4
    assert state.position()["stock"] == STOCK


def test_an_empty_stack_gives_no_card() -> None:
    """RO-6.2"""
    quay = unloading()
    quay.dock("botlek", 0, "oil")
    quay.dock("europoort", 0, "ore")
    quay.exhaust("botlek")
    state = play(quay.state(), "done")
    assert seat_of(state)["backs"] == {
        **{"vulcaanhaven": 0, "merwehaven": 0},
        **{"botlek": 0, "europoort": 1},
    }
    assert seat_of(state)["ships"] == 4
    assert state.position()["stock"] == STOCK


def test_the_last_card_goes_to_the_first_ship() -> None:
    """RO-6.2"""
    quay = unloading()
    quay.dock("botlek", 0, "oil", count=2)
    quay.dock("botlek", 1, "oil")
    quay.stack("botlek", "plastic")
    quay.exhaust("botlek", left=1)
    state = play(quay.state(), "done")
    assert seat_of(state)["products"] == {"plastic": 1}
    assert seat_of(state, 1)["products"] == {}
    assert [seat_of(state, seat)["ships"] for seat in range(3)] == [4, 4, 4]


def test_spent_products_do_not_come_back() -> None:
    """RO-6.2: out of the game, whatever else runs out."""
    quay = unloading()
    quay.exhaust("botlek")
    quay.spent("steel")
    quay.dock("botlek", 0, "oil")
    quay.dock("europoort", 0, "ore")
    state = play(quay.state(), "done")
    doc = state.position()
    assert doc["spent"] == {"petrol": 8, "plastic": 7, "steel": 1}
    assert doc["stacks"]["botlek"] == []
    assert Counter(doc["stacks"]["europoort"])["steel"] == 6


def test_an_empty_stack_of_another_harbour_changes_nothing() -> None:
    """RO-6.2"""
    quay = unloading()
    quay.exhaust("botlek")
    quay.dock("merwehaven", 0, "fruit")
    quay.stack("merwehaven", "jam")
    assert seat_of(play(quay.state(), "done"))["products"] == {"jam": 1}
