"""RO-1.2: a map of one's own, checked like the standard one, and played to the end."""

import random
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import emporion as em
from emporion.errors import EditionError
from quay import Quay, chart, docked, play, refused, texts, water

COLOURS = ("blue", "red", "green", "white")
# Two starts, two junctions; several channels join the same two positions.
CREEK = chart(
    ["east west", "lock bend", "europoort botlek vulcaanhaven merwehaven"],
    {
        "east": "blue lock, red lock, green bend",
        "west": "white bend, red bend, green lock, blue botlek",
        "lock": "blue europoort, red europoort, white botlek, green botlek",
        "bend": "blue vulcaanhaven, blue merwehaven, red merwehaven, green merwehaven, "
        "white botlek",
    },
    anchors=["bend"],
)
# As large as a map may be: 32 positions, 8 starts, 8 channels from one of them, 96 in all.
SEA = chart(
    [
        " ".join(f"s{n}" for n in range(8)),
        " ".join(f"a{n}" for n in range(10)),
        " ".join(f"b{n}" for n in range(10)),
        "botlek merwehaven europoort vulcaanhaven",
    ],
    {
        **{f"s{n}": f"blue a{n}, red a{n}, green a{n + 1}, white a{n + 2}" for n in range(8)},
        **{f"a{n}": f"blue b{n}, red b{n}, green b{9 - n}, white b{9 - n}" for n in range(10)},
        **{"b0": "blue botlek", "b1": "red merwehaven"},
        **{f"b{n}": "blue botlek, red merwehaven" for n in range(2, 8)},
        "b8": "green europoort, white europoort, blue europoort, red europoort, "
        "green vulcaanhaven, white vulcaanhaven, blue vulcaanhaven, red vulcaanhaven",
        "b9": "red botlek, green europoort",
    },
    anchors=["a0", "a9", "b8"],
)
# Other harbours: their names, what they want and what they make.
ELSEWHERE = chart(
    ["s1 s2", "m1", "kay-1 kay-2 kay-3 kay-4"],
    {
        "s1": "blue m1",
        "s2": "red m1, green kay-1, white kay-2",
        "m1": "blue kay-1, red kay-2, green kay-3, white kay-4",
    },
    raw=[
        {"raw": raw, "colour": colour, "units": 3, "harbour": harbour}
        for raw, colour, harbour in (
            ("grain", "yellow", "kay-4"),
            ("fruit", "red", "kay-3"),
            ("oil", "black", "kay-1"),
            ("ore", "grey", "kay-2"),
        )
    ],
    product=[
        {"product": product, "harbour": harbour, "cards": 4, "value": 1}
        for product, harbour in (
            *(("bread", "kay-1"), ("beer", "kay-2")),
            *(("orange-juice", "kay-3"), ("jam", "kay-1")),
            *(("petrol", "kay-4"), ("plastic", "kay-2")),
            *(("steel", "kay-3"), ("bicycles", "kay-4")),
        )
    ],
)
MAPS = {"creek": CREEK, "sea": SEA, "elsewhere": ELSEWHERE}


def game(name: str, players: int = 3) -> Any:
    return em.game("rotterdam", players=players, edition=MAPS[name])


def walk(name: str, players: int, seed: int) -> Iterator[em.State]:
    """A random game, yielded after every decision."""
    chance = random.Random(seed)
    state = game(name, players).start(seed)
    while not state.over:
        state.play(chance.choice(state.legal_ids()))
        yield state


# -- how ships move on it


@pytest.mark.parametrize("colour", ["blue", "red"])
def test_several_channels_between_the_same_positions_carry_a_ship_each(colour: str) -> None:
    """RO-1.2, RO-4.2"""
    quay = Quay(edition=CREEK)
    quay.ship("east", 1, "ore")
    quay.phase("sail")
    state = play(quay.state(), f"call {colour}")
    assert water(state) == {"lock": (1, "ore")}
    assert docked(play(state, f"call {colour}")) == {("europoort", 1, "ore"): 1}


@pytest.mark.parametrize("colour", COLOURS)
def test_a_colour_names_every_channel_of_it(colour: str) -> None:
    """RO-1.2, RO-4.2: and no other."""
    ends = {
        "blue": ["lock botlek", "europoort"],
        "red": ["lock bend", "europoort"],
        "green": ["bend lock", "botlek"],
        "white": ["east bend", "botlek"],
    }[colour]
    for start, end in zip(("east", "west"), ends[0].split(), strict=True):
        quay = Quay(edition=CREEK)
        quay.ship(start, 0)
        quay.phase("sail")
        state = play(quay.state(), f"call {colour}")
        assert [*water(state), *(harbour for harbour, _, _ in docked(state))] == [end]
    quay = Quay(edition=CREEK)
    quay.ship("lock", 0)
    quay.phase("sail")
    assert docked(play(quay.state(), f"call {colour}")) == {(ends[1], 0, "empty"): 1}


def test_a_channel_may_lead_from_a_start_straight_into_a_harbour() -> None:
    """RO-1.2, RO-4.5: behind the ship on bend all the same."""
    quay = Quay(edition=CREEK)
    quay.ship("west", 0)
    quay.ship("bend", 0)
    quay.phase("sail")
    state = play(quay.state(), "call blue")
    assert texts(state) == ["steer vulcaanhaven", "steer merwehaven"]
    play(state, "steer merwehaven")
    assert docked(state) == {("botlek", 0, "empty"): 1, ("merwehaven", 0, "empty"): 1}


def test_two_channels_back_to_one_position_are_one_way_back() -> None:
    """RO-1.2, RO-9.5, N-2"""
    quay = Quay(edition=CREEK)
    quay.ship("lock", 1)
    quay.ship("bend", 2)
    quay.cards(0, "setback")
    state = play(quay.state(), "play setback", "at lock")
    assert texts(state) == ["back east", "back west"]


def test_ships_are_launched_on_the_starts_of_the_map() -> None:
    """RO-1.2, RO-3.1"""
    state = game("creek").start(1)
    assert {text.split()[1] for text in texts(state) if text != "pass"} == {"east", "west"}
    refused(state, "launch none-3 grain", r"the map has no such start: RO-1\.2")
    assert len(texts(game("sea").start(1))) == 1 + 8 * 5


def test_the_anchors_of_the_map_earn_cards() -> None:
    """RO-1.2, RO-5.1"""
    quay = Quay(edition=CREEK)
    quay.ship("bend", 0)
    quay.ship("lock", 1)
    quay.phase("anchors")
    cards = [seat["transport_cards"] for seat in quay.state().position()["seats"]]
    assert cards == [1, 0, 0]


@pytest.mark.parametrize(
    ("harbour", "load", "product"),
    [
        ("kay-1", "oil", "jam"),
        ("kay-2", "ore", "plastic"),
        ("kay-3", "fruit", "steel"),
        ("kay-4", "grain", "petrol"),
    ],
)
def test_a_harbour_wants_and_makes_what_the_edition_says(
    harbour: str, load: str, product: str
) -> None:
    """RO-1.2, RO-6.1"""
    for cargo in ("grain", "fruit", "oil", "ore", "empty"):
        quay = Quay(edition=ELSEWHERE)
        quay.dock(harbour, 0, cargo)
        quay.stack(harbour, product)
        quay.phase("unload")
        seat = quay.state().position()["seats"][0]
        assert seat["products"] == ({product: 1} if cargo == load else {})


# -- whole games


@pytest.mark.parametrize("name", MAPS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_games_end(name: str, players: int) -> None:
    """RO-1.2, RO-10.1: every position on the way can be written down and read back, so ships,
    units and cards are all there.
    """
    sailed = set()
    for seed in range(3):
        for number, state in enumerate(walk(name, players, seed)):
            sailed |= {event.data["end"] for event in state.events if event.kind == "sailed"}
            if number % 25 == 0 or state.over:
                assert state.game.position(state.position()) == state
                assert state.game.from_bytes(bytes(state)) == state
        assert state.over
        assert state.round <= 40
        assert max(state.scores) in {state.scores[seat] for seat in state.winners}
    harbours = {row["name"] for row in MAPS[name]["position"] if row["kind"] == "harbour"}
    assert harbours <= sailed


@pytest.mark.parametrize("name", MAPS)
def test_a_transcript_brings_the_map_along(name: str) -> None:
    """RO-1.2, T-6"""
    *_, state = walk(name, 2, 5)
    document = state.transcript().to_dict()
    assert document["edition_data"]["position"][0]["name"] == MAPS[name]["position"][0]["name"]
    assert em.Transcript.from_dict(document).verify() == state


@pytest.mark.parametrize("name", MAPS)
def test_a_batch_plays_the_map(name: str) -> None:
    """RO-1.2"""
    batch = em.Batch(game(name, 4), 16, seed=2)
    assert batch.run(500) == 16 * 500
    for number in range(16):
        state = batch.state(number)
        assert state.game.position(state.position()) == state


@pytest.mark.parametrize("name", MAPS)
def test_what_a_seat_may_know_can_be_imagined(name: str) -> None:
    """RO-1.2, RO-11.1"""
    for number, state in enumerate(walk(name, 3, 9)):
        if number % 40 == 0:
            for viewer in (0, 2, None):
                other = state.imagine(viewer, seed=number)
                assert other.view(viewer) == state.view(viewer)
                assert np.array_equal(other.mask(), state.mask()) or state.actor != viewer


# -- what is refused


def test_maps_that_cannot_be_played_are_refused_with_all_reasons() -> None:
    """RO-1.2"""
    broken = chart(
        ["s1 s2", "m1 m2 m3", "europoort botlek vulcaanhaven merwehaven"],
        {
            "s1": "blue m1, blue m1",
            "s2": "red m2",
            "m1": "green europoort, white botlek",
            "m2": "blue europoort, blue botlek, blue vulcaanhaven, blue s2",
        },
        anchors=["s1"],
    )
    with pytest.raises(EditionError) as caught:
        em.game("rotterdam", edition=broken)
    told = str(caught.value)
    for words in (
        "a blue channel from s1 to m1 is there already",
        "only a junction may have an anchor",
        "no channel leads to a start",
        "m3 is a dead end",
        "m3 cannot be reached from any start",
        "vulcaanhaven can be reached only from s2",
        "merwehaven can be reached from no start",
    ):
        assert words in told
