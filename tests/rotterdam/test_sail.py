"""RO-4 Phase 2: sail."""

from typing import Any

import pytest

import emporion as em
from quay import Quay, chart, docked, play, refused, texts, water

CALLS = ["call blue", "call red", "call green", "call white"]
HARBOURS = "europoort botlek vulcaanhaven merwehaven"
# On the standard map no two channels of a colour lead to one junction; here they do.
DELTA = chart(
    ["s1 s2 s3", "a1 a2 a3", "b1 b2 b3", HARBOURS],
    {
        "s1": "blue a1, blue a2, green a1",
        "s2": "blue a2, red a1",
        "s3": "blue a2, red a1, red a2, red a3",
        "a1": "blue b1, green b1, white b1",
        "a2": "green b1, white b2",
        "a3": "green b3, white b2",
        "b1": "blue europoort, green botlek",
        "b2": "blue europoort, red botlek, red vulcaanhaven, red merwehaven",
        "b3": "blue merwehaven, green vulcaanhaven",
    },
)
# s2 reaches in one channel what s1 reaches in two.
LONG = chart(
    ["s1 s2", "m1", "n1 n2", HARBOURS],
    {
        "s1": "red m1",
        "s2": "red n1, red n2",
        "m1": "red n1, green n2",
        "n1": "blue europoort, white botlek",
        "n2": "blue vulcaanhaven, white merwehaven",
    },
)


def sailing(
    ships: dict[str, int], turn: int = 0, players: int = 3, edition: Any = "standard"
) -> em.State:
    """Ships by position with their owners; the seat on turn, the harbour master, is to call."""
    quay = Quay(players, edition)
    for at, owner in ships.items():
        quay.ship(at, owner)
    quay.phase("sail", turn=turn, master=turn)
    return quay.state()


def on_delta(ships: dict[str, int], turn: int = 0) -> em.State:
    return sailing(ships, turn, edition=DELTA)


def owners(state: em.State) -> dict[str, int]:
    return {at: owner for at, (owner, _) in water(state).items()}


def landed(state: em.State) -> dict[tuple[str, int], int]:
    return {(harbour, owner): count for (harbour, owner, _), count in docked(state).items()}


def moves(state: em.State) -> list[str]:
    """The ships that sailed in the last play, in order."""
    sailed = (event.data for event in state.events if event.kind == "sailed")
    return [f"{data['start']} {data['end']}" for data in sailed]


# -- naming a colour


@pytest.mark.parametrize("ships", [{}, {"a5": 0}, {"s1": 0, "a1": 1, "c3": 2}])
def test_each_player_names_any_colour_of_the_channels(ships: dict[str, int]) -> None:
    """RO-4.1: whatever lies on the water, and nothing but that."""
    state = sailing(ships)
    for seat in (0, 1, 2):
        assert (state.decision, state.actor) == ("call", seat)
        assert texts(state) == CALLS
        refused(state, "pass", r"what is asked is to name a channel colour.*: N-1")
        refused(state, "done", r"what is asked is to name a channel colour.*: N-1")
        play(state, "call green")
    assert state.position()["phase"] != "sail"


def test_a_colour_may_be_named_again() -> None:
    """RO-4.1"""
    state = play(sailing({"s3": 2}), "call green", "call green")
    assert owners(state) == {"b4": 2}


def test_the_call_is_told_to_everybody() -> None:
    """RO-4.1"""
    state = play(sailing({"s1": 2}, turn=1), "call red")
    for viewer in (0, 1, None):
        told = {event.kind: event.data for event in state.events_for(viewer)}
        assert told["called"] == {"seat": 1, "colour": "red"}
        assert told["sailed"] == {"seat": 2, "start": "s1", "end": "a2"}


# -- who moves


def test_all_ships_of_a_player_with_that_channel_ahead_move() -> None:
    """RO-4.2: the rulebook's first picture."""
    state = play(sailing({"s1": 0, "s4": 0, "b1": 0}), "call red")
    assert owners(state) == {"a2": 0, "a4": 0, "c1": 0}


def test_the_ships_of_the_others_move_too() -> None:
    """RO-4.2: the rulebook's second picture."""
    state = play(sailing({"s1": 1, "s4": 2, "b4": 0}), "call red")
    assert owners(state) == {"a2": 1, "a4": 2, "c4": 0}


def test_ships_without_such_a_channel_stay() -> None:
    """RO-4.2"""
    ships = {"s2": 0, "a1": 1, "b2": 2, "c3": 0}
    assert owners(play(sailing(ships), "call red")) == ships


def test_the_cargo_sails_along() -> None:
    """RO-4.2"""
    quay = Quay()
    quay.ship("s1", 1, "ore")
    quay.ship("c4", 2, "fruit")
    quay.phase("sail")
    state = play(quay.state(), "call red")
    assert water(state) == {"a2": (1, "ore")}
    assert docked(state) == {("vulcaanhaven", 2, "fruit"): 1}


def test_one_channel_for_each_naming() -> None:
    """RO-4.2: a2, b1 and c2 lie on one green line."""
    state = sailing({"a2": 1})
    for expected in ({"b1": 1}, {"c2": 1}):
        assert owners(play(state, "call green")) == expected
    play(state, "call green")
    assert landed(state) == {}  # unloaded and back in hand by now
    assert owners(state) == {}
    assert moves(state) == ["c2 botlek"]


def test_a_ship_that_must_move_moves_to_its_harm() -> None:
    """RO-4.2: into the wrong harbour, by another's call."""
    quay = Quay()
    quay.ship("c2", 1, "ore")
    quay.phase("sail")
    assert docked(play(quay.state(), "call green")) == {("botlek", 1, "ore"): 1}


# a2, b1, c2 and Botlek lie on one green line; the ship in front has to leave first
LINE = {"a2": 0, "b1": 2, "c2": 1}


@pytest.mark.parametrize(
    ("caller", "left", "order"),
    [
        (0, {"a2": 0, "c2": 2}, ["c2 botlek", "b1 c2"]),
        (1, {"b1": 0, "c2": 2}, ["c2 botlek", "b1 c2", "a2 b1"]),
        (2, {"a2": 0, "b1": 2}, ["c2 botlek"]),
    ],
)
def test_the_ships_of_the_caller_first_then_clockwise(
    caller: int, left: dict[str, int], order: list[str]
) -> None:
    """RO-4.2, RO-4.3"""
    state = play(sailing(LINE, turn=caller), "call green")
    assert owners(state) == left
    assert landed(state) == {("botlek", 1): 1}
    assert moves(state) == order


@pytest.mark.parametrize("caller", [0, 1, 2, 3])
def test_the_order_goes_round_the_table_from_the_caller(caller: int) -> None:
    """RO-4.2"""
    by_seat = ["s4", "s1", "b1", "b4"]  # red channels that do not touch
    state = sailing({at: seat for seat, at in enumerate(by_seat)}, turn=caller, players=4)
    play(state, "call red")
    started = [move.split()[0] for move in moves(state)]
    assert started == by_seat[caller:] + by_seat[:caller]


# -- blocking


@pytest.mark.parametrize("blocker", [0, 1])
def test_a_ship_whose_way_is_taken_waits(blocker: int) -> None:
    """RO-4.3: the rulebook's picture of blocking."""
    ships = {"s1": 0, "a2": blocker}
    state = play(sailing(ships), "call red")
    assert owners(state) == ships
    assert moves(state) == []
    assert (state.decision, state.actor) == ("call", 1)


def test_a_waiting_ship_goes_when_its_way_is_free() -> None:
    """RO-4.3"""
    state = play(sailing({"s1": 0, "a2": 1}), "call red", "call green")
    assert owners(state) == {"s1": 0, "b1": 1}
    assert owners(play(state, "call red")) == {"a2": 0, "c1": 1}


def test_a_ship_freed_after_the_turn_of_its_owner_in_the_naming_keeps_waiting() -> None:
    """RO-4.3, RO-4.5: seat 0's ship had its chance before seat 1's left."""
    state = play(sailing({"a4": 0, "b3": 1, "c4": 2}), "call white")
    assert owners(state) == {"a4": 0, "b3": 1, "c4": 2}
    state = play(sailing({"a4": 0, "b3": 1}), "call white")
    assert owners(state) == {"a4": 0, "c4": 1}


def test_a_ship_freed_by_the_moves_of_the_caller_in_the_same_naming() -> None:
    """RO-4.3, RO-4.2"""
    state = play(sailing({"a4": 1, "b3": 0}), "call white")
    assert owners(state) == {"b3": 1, "c4": 0}


def test_a_harbour_holds_any_number_of_ships() -> None:
    """RO-4.3"""
    quay = Quay(players=4)
    quay.dock("botlek", 0, "grain", count=2)
    quay.dock("botlek", 1, "oil", count=3)
    quay.dock("botlek", 3, "empty")
    quay.ship("c2", 0, "grain")
    quay.phase("sail")
    state = play(quay.state(), "call green")
    assert docked(state) == {
        ("botlek", 0, "grain"): 3,
        ("botlek", 1, "oil"): 3,
        ("botlek", 3, "empty"): 1,
    }


# -- two ways


@pytest.mark.parametrize("owner", [0, 1, 2])
@pytest.mark.parametrize("way", ["b2", "b3"])
def test_the_owner_chooses_between_two_channels(owner: int, way: str) -> None:
    """RO-4.4: also when another player called."""
    state = play(sailing({"a3": owner}), "call red")
    assert (state.decision, state.actor) == ("steer", owner)
    assert texts(state) == ["steer b2", "steer b3"]
    play(state, f"steer {way}")
    assert owners(state) == {way: owner}
    assert (state.decision, state.actor) == ("call", 1)


@pytest.mark.parametrize("way", ["botlek", "vulcaanhaven"])
def test_the_owner_chooses_between_two_harbours(way: str) -> None:
    """RO-4.4, RO-4.3: full of ships or not."""
    quay = Quay()
    quay.dock("botlek", 0, "oil", count=2)
    quay.ship("c3", 1, "oil")
    quay.phase("sail")
    state = play(quay.state(), "call white")
    assert (state.decision, state.actor) == ("steer", 1)
    assert texts(state) == ["steer botlek", "steer vulcaanhaven"]
    assert docked(play(state, f"steer {way}"))[(way, 1, "oil")] == 1


@pytest.mark.parametrize(("taken", "way"), [("b2", "b3"), ("b3", "b2")])
@pytest.mark.parametrize("blocker", [0, 1])
def test_a_ship_must_evade_a_taken_channel(taken: str, way: str, blocker: int) -> None:
    """RO-4.4: the rulebook's picture of the evasion; nobody is asked."""
    state = play(sailing({"a3": 0, taken: blocker}), "call red")
    assert owners(state) == {way: 0, taken: blocker}
    assert (state.decision, state.actor) == ("call", 1)


def test_with_both_channels_taken_it_waits() -> None:
    """RO-4.4, RO-4.3"""
    ships = {"a3": 0, "b2": 1, "b3": 2}
    assert owners(play(sailing(ships), "call red")) == ships


def test_a_ship_goes_where_a_channel_of_the_colour_leads() -> None:
    """RO-4.4, RO-4.2"""
    state = play(sailing({"a3": 0}), "call red")
    for place in ("a3", "b1", "c3", "s2", "botlek"):
        refused(state, f"steer {place}", r"no channel of the colour leads there: RO-4\.2")
    for text in ("call red", "at b2", "pass", "done"):
        refused(state, text, r"what is asked is to choose where the ship goes.*: N-1")


def test_three_channels_of_a_colour_one_of_them_taken() -> None:
    """RO-4.4, RO-4.3"""
    state = play(on_delta({"s3": 0, "a2": 1}), "call red")
    assert texts(state) == ["steer a1", "steer a3"]
    refused(state, "steer a2", r"the position is taken: RO-4\.3")
    refused(state, "steer b2", r"no channel of the colour leads there: RO-4\.2")
    assert owners(play(state, "steer a3")) == {"a3": 0, "a2": 1}


def test_every_owner_steers_when_it_is_their_turn_to_move() -> None:
    """RO-4.4, RO-4.2"""
    state = play(on_delta({"s3": 0, "b2": 2}, turn=1), "call red")
    assert (state.decision, state.actor) == ("steer", 2)
    play(state, "steer botlek")
    assert (state.decision, state.actor) == ("steer", 0)
    play(state, "steer a1")
    assert owners(state) == {"a1": 0}
    assert landed(state) == {("botlek", 2): 1}
    assert (state.decision, state.actor) == ("call", 2)


def test_other_colours_ahead_give_no_choice() -> None:
    """RO-4.4"""
    state = play(sailing({"c4": 0}), "call blue")
    assert landed(state) == {("merwehaven", 0): 1}


# -- the order among a player's own ships


def test_the_ship_nearest_the_harbours_moves_first() -> None:
    """RO-4.5: so a line of own ships moves as one."""
    state = play(sailing({"a2": 1, "b1": 1, "c2": 1}), "call green")
    assert moves(state) == ["c2 botlek", "b1 c2", "a2 b1"]
    assert owners(state) == {"b1": 1, "c2": 1}


def test_a_blocked_leader_holds_up_those_behind_it() -> None:
    """RO-4.5, RO-4.3"""
    state = play(sailing({"a2": 0, "b1": 0, "c2": 1}), "call green")
    assert moves(state) == ["c2 botlek"]
    ships = {"s3": 0, "a4": 0, "b4": 1}
    state = play(sailing(ships), "call green")
    assert owners(state) == ships


def test_in_one_column_the_name_decides() -> None:
    """RO-4.5: not the place on the map."""
    crossed = chart(
        ["s1 s2", "west north east", HARBOURS],
        {
            "s1": "red west, red north, green east",
            "s2": "red east, white north, green west",
            "west": "blue europoort, red botlek",
            "north": "blue botlek, red merwehaven",
            "east": "blue vulcaanhaven, red merwehaven",
        },
    )
    ships = {"west": 0, "north": 0, "east": 0}
    state = play(sailing(ships, edition=crossed), "call blue")
    assert moves(state) == ["east vulcaanhaven", "north botlek", "west europoort"]


def test_the_larger_column_comes_before_the_name() -> None:
    """RO-4.5"""
    state = play(on_delta({"a1": 0, "b3": 0, "b2": 0, "s2": 0}), "call blue")
    assert moves(state) == ["b2 europoort", "b3 merwehaven", "a1 b1", "s2 a2"]


def test_each_own_ship_is_steered_the_nearest_first() -> None:
    """RO-4.5, RO-4.4"""
    state = play(on_delta({"s3": 0, "b2": 0}), "call red")
    assert texts(state) == ["steer botlek", "steer vulcaanhaven", "steer merwehaven"]
    play(state, "steer vulcaanhaven")
    assert texts(state) == ["steer a1", "steer a2", "steer a3"]


def test_a_position_left_in_this_naming_is_free_for_the_next_ship() -> None:
    """RO-4.5: seat 0's ship leaves a1, so the one behind it may choose."""
    state = play(on_delta({"s1": 0, "a1": 0}), "call blue")
    assert moves(state) == ["a1 b1"]
    assert texts(state) == ["steer a1", "steer a2"]
    state = play(on_delta({"s1": 0, "a1": 1}), "call blue")
    assert moves(state) == ["s1 a2", "a1 b1"]


def test_a_ship_that_has_moved_does_not_move_again() -> None:
    """RO-4.5, RO-4.2: though another blue channel is ahead of it now."""
    state = play(on_delta({"s1": 0}), "call blue", "steer a1")
    assert owners(state) == {"a1": 0}
    assert (state.decision, state.actor) == ("call", 1)
    state = play(on_delta({"s1": 0, "a1": 0, "b1": 0}), "call green")
    assert moves(state) == ["b1 botlek", "a1 b1", "s1 a1"]


# -- two own ships, one position


@pytest.mark.parametrize(("first", "waits"), [("s2", "s3"), ("s3", "s2")])
@pytest.mark.parametrize("owner", [0, 1, 2])
def test_the_owner_decides_which_of_two_ships_takes_the_position(
    first: str, waits: str, owner: int
) -> None:
    """RO-4.5: also when another player called."""
    state = play(on_delta({"s2": owner, "s3": owner}), "call blue")
    assert (state.decision, state.actor) == ("first", owner)
    assert texts(state) == ["at s2", "at s3"]
    play(state, f"at {first}")
    assert moves(state) == [f"{first} a2"]
    assert owners(state) == {"a2": owner, waits: owner}
    assert (state.decision, state.actor) == ("call", 1)


@pytest.mark.parametrize(("caller", "first"), [(0, "s2"), (1, "s3"), (2, "s2")])
def test_between_owners_the_order_of_the_table_decides(caller: int, first: str) -> None:
    """RO-4.5, RO-4.2: nobody is asked."""
    state = play(on_delta({"s2": 0, "s3": 1}, turn=caller), "call blue")
    assert moves(state) == [f"{first} a2"]
    assert state.decision == "call"


def test_the_chosen_ship_may_still_be_steered_elsewhere() -> None:
    """RO-4.5, RO-4.4: then the other one gets the position after all."""
    state = play(on_delta({"s1": 0, "s2": 0}), "call blue")
    assert texts(state) == ["at s1", "at s2"]
    play(state, "at s1")
    assert (state.decision, texts(state)) == ("steer", ["steer a1", "steer a2"])
    play(state, "steer a1")
    assert owners(state) == {"a1": 0, "a2": 0}


def test_the_chosen_ship_steered_to_the_position_leaves_the_other_waiting() -> None:
    """RO-4.5, RO-4.3"""
    state = play(on_delta({"s1": 0, "s2": 0}), "call blue", "at s1", "steer a2")
    assert owners(state) == {"a2": 0, "s2": 0}
    assert state.decision == "call"


def test_the_other_ship_evades_when_its_rival_went_first() -> None:
    """RO-4.5, RO-4.4"""
    state = play(on_delta({"s1": 0, "s2": 0}), "call blue", "at s2")
    assert moves(state) == ["s2 a2", "s1 a1"]


def test_three_ships_may_compete() -> None:
    """RO-4.5"""
    state = play(on_delta({"s1": 1, "s2": 1, "s3": 1}), "call blue")
    assert texts(state) == ["at s1", "at s2", "at s3"]
    taken = play(state.clone(), "at s3")
    assert moves(taken) == ["s3 a2", "s1 a1"]
    assert owners(taken) == {"a1": 1, "a2": 1, "s2": 1}
    play(state, "at s1", "steer a1")
    assert (state.decision, state.actor) == ("first", 1)
    assert texts(state) == ["at s2", "at s3"]
    assert owners(play(state, "at s2")) == {"a1": 1, "a2": 1, "s3": 1}


def test_only_ships_that_compete_are_offered() -> None:
    """RO-4.5: the others move in their turn."""
    state = play(on_delta({"a1": 0, "a2": 0, "a3": 0, "b2": 1}), "call green")
    assert texts(state) == ["at a1", "at a2"]
    for place in ("a3", "b2", "b3", "s1", "botlek"):
        refused(state, f"at {place}", r"this ship does not compete for the position: RO-4\.5")
    for text in ("steer b1", "call green", "pass"):
        refused(state, text, r"what is asked is to choose which of your ships moves first.*: N-1")
    play(state, "at a2")
    assert moves(state) == ["a2 b1", "a3 b3"]
    assert owners(state) == {"a1": 0, "b1": 0, "b3": 0, "b2": 1}


def test_ships_nearer_the_harbours_move_before_the_question() -> None:
    """RO-4.5"""
    state = play(on_delta({"s2": 0, "s3": 0, "a1": 0, "b3": 0}), "call blue")
    assert moves(state) == ["b3 merwehaven", "a1 b1"]
    assert texts(state) == ["at s2", "at s3"]


def test_nobody_competes_for_a_harbour() -> None:
    """RO-4.5, RO-4.3"""
    state = play(on_delta({"b1": 0, "b2": 0}), "call blue")
    assert moves(state) == ["b1 europoort", "b2 europoort"]
    assert landed(state) == {("europoort", 0): 2}


@pytest.mark.parametrize("blocker", [0, 1])
def test_nobody_competes_for_a_taken_position(blocker: int) -> None:
    """RO-4.5, RO-4.3"""
    ships = {"s2": 0, "s3": 0, "a2": blocker}
    state = play(on_delta(ships), "call blue")
    assert owners(state) == ships
    assert (state.decision, state.actor) == ("call", 1)
    state = play(on_delta({"s1": 0, "s2": 0, "a2": blocker}), "call blue")
    assert moves(state) == ["s1 a1"]


def test_a_ship_without_a_channel_of_the_colour_does_not_compete() -> None:
    """RO-4.5"""
    state = play(on_delta({"s1": 0, "s2": 0}), "call red")
    assert moves(state) == ["s2 a1"]


def test_a_ship_that_has_moved_does_not_compete() -> None:
    """RO-4.5: on m1 by now, it has a red channel to n1, as s2 has."""
    state = play(sailing({"s1": 0, "s2": 0}, edition=LONG), "call red")
    assert moves(state) == ["s1 m1"]
    assert (state.decision, texts(state)) == ("steer", ["steer n1", "steer n2"])
    assert owners(play(state, "steer n2")) == {"m1": 0, "n2": 0}


def test_every_owner_decides_when_it_is_their_turn_to_move() -> None:
    """RO-4.5, RO-4.2"""
    state = play(on_delta({"a1": 2, "a2": 2, "s1": 0}, turn=1), "call green")
    assert (state.decision, state.actor) == ("first", 2)
    play(state, "at a1")
    assert moves(state) == ["a1 b1", "s1 a1"]
    assert (state.decision, state.actor) == ("call", 2)
    state = play(on_delta({"a1": 2, "s1": 0, "s2": 0}, turn=1), "call blue")
    assert moves(state) == ["a1 b1"]
    assert (state.decision, state.actor) == ("first", 0)


# -- in the middle of a naming


@pytest.mark.parametrize("call", ["call blue", "call red"])
def test_a_position_in_the_middle_of_a_naming_can_be_loaded(call: str) -> None:
    """RO-4.4, RO-4.5"""
    state = play(on_delta({"s1": 1, "s2": 1, "s3": 1, "a1": 2}), call)
    assert state.decision in ("first", "steer")
    again = state.game.position(state.position())
    assert again == state
    for action in state.legal():
        assert play(again.clone(), action.text) == play(state.clone(), action.text)


def test_ships_that_have_moved_stay_where_they_are_in_a_loaded_position() -> None:
    """RO-4.2: once per naming, so m1 is not sailed on from."""
    quay = Quay(edition=LONG)
    quay.ship("m1", 0)
    quay.ship("s2", 0)
    quay.phase("sail")
    quay.sailing("red", 0, moved=["m1"], moving="s2")
    assert owners(play(quay.state(), "steer n2")) == {"m1": 0, "n2": 0}
    quay.sailing("red", 0, moving="s2")
    assert owners(play(quay.state(), "steer n2")) == {"n1": 0, "n2": 0}
