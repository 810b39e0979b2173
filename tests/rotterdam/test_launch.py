"""RO-3 Phase 1: place a ship."""

from typing import Any

import pytest

import emporion as em
from quay import Quay, play, refused, texts, water

STARTS = ("s1", "s2", "s3", "s4")
RAW = {"grain": 7, "fruit": 5, "oil": 6, "ore": 6}
LOADS = (*RAW, "empty")


def seat_of(state: em.State, seat: int) -> dict[str, Any]:
    return state.position()["seats"][seat]


def sold_out(*raws: str) -> Quay:
    """No unit of these in stock: the only ones are on ships of seat 1."""
    quay = Quay(edition={"name": "short", "raw": scarce(*raws)})
    for place, raw in zip(("a1", "a2", "a4", "a5"), raws, strict=False):
        quay.ship(place, 1, raw)
    return quay


def at_sea(quay: Quay, ships: int) -> None:
    """So many of seat 0's ships are out of hand."""
    for place in ("a1", "a2", "a3", "a4", "a5")[:ships]:
        quay.ship(place, 0)


def scarce(*raws: str) -> list[dict[str, Any]]:
    harbours = ("vulcaanhaven", "merwehaven", "botlek", "europoort")
    colours = ("yellow", "red", "black", "grey")
    return [
        {"raw": raw, "colour": colour, "units": 1 if raw in raws else 6, "harbour": harbour}
        for raw, colour, harbour in zip(RAW, colours, harbours, strict=True)
    ]


def test_every_free_start_with_every_raw_material_or_none() -> None:
    """RO-3.1"""
    launches = [f"launch {start} {load}" for start in STARTS for load in LOADS]
    assert texts(Quay().state()) == ["pass", *launches]


@pytest.mark.parametrize("start", STARTS)
@pytest.mark.parametrize("load", LOADS)
def test_the_ship_leaves_the_hand_and_its_cargo_the_stock(start: str, load: str) -> None:
    """RO-3.1"""
    state = play(Quay().state(), f"launch {start} {load}")
    assert water(state) == {start: (0, load)}
    assert seat_of(state, 0)["ships"] == 4 - 1
    assert state.position()["stock"] == {raw: RAW[raw] - (raw == load) for raw in RAW}


def test_a_launch_is_told_to_everybody() -> None:
    """RO-3.1"""
    state = play(Quay().state(), "launch s2 oil")
    for viewer in (0, 1, None):
        (event,) = (event for event in state.events_for(viewer) if event.kind == "launched")
        assert event.data == {"seat": 0, "position": "s2", "load": "oil"}


def test_one_ship_then_the_next_player_is_asked() -> None:
    """RO-3.1"""
    state = play(Quay().state(), "launch s1 grain")
    assert (state.decision, state.actor) == ("launch", 1)
    play(state, "launch s2 grain", "launch s3 empty")
    assert (state.decision, state.actor) == ("call", 0)
    assert water(state) == {"s1": (0, "grain"), "s2": (1, "grain"), "s3": (2, "empty")}


def test_a_player_may_place_nothing() -> None:
    """RO-3.1: the question-and-answer page says the same, of the ship and of its cargo."""
    state = play(Quay().state(), "pass")
    assert (state.decision, state.actor) == ("launch", 1)
    assert water(state) == {}
    assert seat_of(state, 0)["ships"] == 4
    play(state, "launch s1 empty")
    assert state.position()["stock"] == RAW


@pytest.mark.parametrize("owner", [0, 1])
def test_a_start_holds_one_ship_whoever_owns_it(owner: int) -> None:
    """RO-3.2"""
    quay = Quay()
    quay.ship("s3", owner, "ore")
    state = quay.state()
    assert not any(text.startswith("launch s3") for text in texts(state))
    assert len(texts(state)) == 1 + 3 * 5
    for load in LOADS:
        refused(state, f"launch s3 {load}", r"the start is taken: RO-3\.2")


def test_a_ship_launched_this_phase_takes_its_start() -> None:
    """RO-3.2"""
    state = play(Quay().state(), "launch s1 grain")
    refused(state, "launch s1 empty", r"the start is taken: RO-3\.2")


def test_ships_further_on_take_no_start() -> None:
    """RO-3.2"""
    quay = Quay()
    quay.ship("a1", 1)
    quay.ship("c5", 1)
    assert len(texts(quay.state())) == 1 + 4 * 5


def test_without_a_free_start_there_is_nothing_but_passing() -> None:
    """RO-3.2, RO-3.1, N-3: a card gives seat 0 a choice; the others pass by force."""
    quay = Quay()
    for seat, start in zip((1, 1, 2, 2), STARTS, strict=True):
        quay.ship(start, seat)
    quay.cards(0, "advantage")
    state = quay.state()
    assert texts(state) == ["pass", "play advantage"]
    refused(state, "launch s4 empty", r"the start is taken: RO-3\.2")
    play(state, "pass")
    assert (state.decision, state.actor) == ("call", 0)


@pytest.mark.parametrize("raw", RAW)
def test_what_is_not_in_stock_cannot_be_loaded(raw: str) -> None:
    """RO-3.1: another raw material, an empty ship or none at all remain."""
    state = sold_out(raw).state()
    refused(state, f"launch s1 {raw}", r"none of this raw material is in stock: RO-3\.1")
    left = [load for load in LOADS if load != raw]
    assert texts(state) == [
        "pass",
        *(f"launch {start} {load}" for start in STARTS for load in left),
    ]


def test_the_last_unit_may_be_loaded_and_then_it_is_gone() -> None:
    """RO-3.1"""
    quay = Quay(edition={"name": "short", "raw": scarce("fruit")})
    state = play(quay.state(), "launch s2 fruit")
    assert state.position()["stock"]["fruit"] == 0
    refused(state, "launch s1 fruit", r"none of this raw material is in stock: RO-3\.1")


def test_with_an_empty_stock_ships_are_placed_empty() -> None:
    """RO-3.1"""
    assert texts(sold_out(*RAW).state()) == ["pass", *(f"launch {start} empty" for start in STARTS)]


@pytest.mark.parametrize(("players", "ships"), [(2, 5), (3, 4), (4, 4)])
def test_without_a_ship_in_hand_nothing_is_placed(players: int, ships: int) -> None:
    """RO-3.1"""
    quay = Quay(players)
    at_sea(quay, ships)
    quay.cards(0, "advantage")
    state = quay.state()
    assert texts(state) == ["pass", "play advantage"]
    refused(state, "launch s1 empty", r"you have no ship in hand: RO-3\.1")
    refused(state, "launch s4 grain", r"you have no ship in hand: RO-3\.1")


@pytest.mark.parametrize(("players", "ships"), [(2, 5), (3, 4), (4, 4)])
def test_the_last_ship_in_hand_may_be_placed(players: int, ships: int) -> None:
    """RO-3.1, RO-1.1"""
    quay = Quay(players)
    at_sea(quay, ships - 1)
    state = play(quay.state(), "launch s1 empty")
    assert seat_of(state, 0)["ships"] == 0


def test_only_the_starts_of_the_map() -> None:
    """RO-3.1, RO-1.2"""
    state = Quay().state()
    refused(state, "launch none-5 grain", r"the map has no such start: RO-1\.2")
    for place in ("a1", "c3", "botlek"):
        with pytest.raises(em.EmporionError, match="launch"):
            state.play(f"launch {place} grain")


def test_what_belongs_to_other_phases_is_not_asked() -> None:
    """RO-3.1, N-1"""
    state = Quay().state()
    for text in ("done", "call red", "offer", "fulfil 1", "to s1"):
        refused(state, text, r"what is asked is to place a ship, or pass.*: N-1")
