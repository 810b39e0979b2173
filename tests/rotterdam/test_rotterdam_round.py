"""RO-2 The round."""

import pytest

import emporion as em
from quay import Quay, play, refused, texts, water

TABLES = [(players, master) for players in (2, 3, 4) for master in range(players)]
PHASES = ("launch", "sail", "anchors", "unload", "trade", "missions")
ACTIONS = {  # that end a turn
    "launch": "pass",
    "sail": "call blue",
    "anchors": "done",
    "unload": "done",
    "trade": "done",
    "missions": "pass",
}
NOT_ASKED = r"what is asked is to .*: N-1"


def at_sea(players: int = 3, master: int = 0, phase: str = "launch") -> Quay:
    """Everybody holds an advantage, so that every turn is a choice (N-3)."""
    quay = Quay(players)
    for seat, card in zip(range(players), ("extra", *["advantage"] * 3), strict=False):
        quay.cards(seat, card)
    quay.phase(phase, turn=master, master=master)
    return quay


def clockwise(players: int, first: int) -> list[int]:
    return [(first + step) % players for step in range(players)]


def turns(state: em.State, count: int) -> list[tuple[str, int]]:
    """Play turns without cards, and say whose they were."""
    found = []
    for _ in range(count):
        phase = state.position()["phase"]
        found.append((phase, state.actor))
        state.play(ACTIONS[phase])
    return found


# -- phases


@pytest.mark.parametrize(("players", "master"), TABLES)
def test_six_phases_the_harbour_master_first_then_clockwise(players: int, master: int) -> None:
    """RO-2.1"""
    state = at_sea(players, master).state()
    expected = [(phase, seat) for phase in PHASES for seat in clockwise(players, master)]
    assert turns(state, 6 * players) == expected


def test_phases_are_told_to_everybody() -> None:
    """RO-2.1"""
    for viewer in (0, 2, None):
        state = at_sea().state()
        told = []
        for _ in range(6 * 3):
            turns(state, 1)
            happened = state.events_for(viewer)
            told += [event.data["phase"] for event in happened if event.kind == "phase"]
        assert told == [*PHASES[1:], "launch"]


def test_where_nobody_has_a_choice_the_phases_pass_by_themselves() -> None:
    """RO-2.1, N-3: nothing to unload, to trade or to hand in."""
    quay = Quay()
    quay.phase("sail", turn=2)
    state = play(quay.state(), "call red")
    assert (state.round, state.decision, state.actor) == (2, "launch", 1)
    told = [event.data["phase"] for event in state.events if event.kind == "phase"]
    assert told == ["anchors", "unload", "trade", "missions", "launch"]


# -- the next round


@pytest.mark.parametrize(("players", "master"), TABLES)
def test_the_harbour_master_passes_to_the_left(players: int, master: int) -> None:
    """RO-2.2"""
    state = at_sea(players, master, "missions").state()
    turns(state, players - 1)
    assert (state.round, state.position()["master"]) == (1, master)
    turns(state, 1)
    left = (master + 1) % players
    assert (state.round, state.position()["master"]) == (2, left)
    assert (state.decision, state.actor) == ("launch", left)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_is_harbour_master_in_turn(players: int) -> None:
    """RO-2.2, RO-2.1"""
    state = at_sea(players).state()
    seen = turns(state, 6 * players * (players + 1))
    firsts = [seat for phase, seat in seen[:: 6 * players] if phase == "launch"]
    assert firsts == [*range(players), 0]
    assert state.round == players + 2


def test_the_new_round_is_told_with_its_harbour_master() -> None:
    """RO-2.2"""
    state = at_sea(3, 2, "missions").state()
    turns(state, 3)
    for viewer in (1, None):
        (event,) = (event for event in state.events_for(viewer) if event.kind == "round")
        assert event.data == {"seat": 0, "round": 2}


def test_the_harbour_master_stays_within_the_round() -> None:
    """RO-2.2"""
    state = at_sea(4, 3).state()
    for _ in range(6 * 4 - 1):
        turns(state, 1)
        assert state.position()["master"] == 3


# -- transport cards


@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize("seat", [0, 1])
def test_any_number_of_cards_in_any_phase_before_its_action(phase: str, seat: int) -> None:
    """RO-2.3"""
    quay = Quay()
    quay.ship("c5", 2, "ore")
    quay.ship("b1", 1, "oil")
    quay.cards(seat, "advantage", "police", "setback")
    quay.phase(phase, turn=seat)
    state = quay.state()
    before = texts(state)
    assert {"play advantage", "play police", "play setback"} <= set(before)
    play(state, "play police", "at b1", "play advantage", "play setback", "at b1", "back a2")
    assert state.position()["played"] == {"police": 1, "setback": 1}
    assert state.position()["seats"][seat]["laid"] == {"advantage": 1}
    if phase in ("launch", "sail"):  # elsewhere what is left is forced
        assert (state.position()["phase"], state.actor) == (phase, seat)
        assert texts(state) == [text for text in before if not text.startswith("play")]


@pytest.mark.parametrize("phase", PHASES)
def test_the_action_of_the_phase_ends_the_turn(phase: str) -> None:
    """RO-2.3"""
    state = at_sea(3, 0, phase).state()
    assert state.actor == 0
    turns(state, 1)
    assert state.actor == 1
    assert state.position()["phase"] == phase
    assert "play extra" not in texts(state)
    assert "play advantage" in texts(state)


def test_launching_and_fulfilling_end_the_turn_too() -> None:
    """RO-2.3"""
    state = play(at_sea().state(), "launch s1 grain")
    assert (state.decision, state.actor) == ("launch", 1)
    quay = at_sea(phase="missions")
    quay.missions(0, "bread+jam", "beer+jam", "jam+steel")
    quay.products(0, "bread", "jam", "jam", "steel")
    state = play(quay.state(), "fulfil 1")
    assert (state.decision, state.actor) == ("mission", 1)


@pytest.mark.parametrize("phase", PHASES)
def test_a_card_leaves_the_turn_where_it_is(phase: str) -> None:
    """RO-2.3"""
    quay = at_sea(phase=phase)
    quay.cards(0, "advantage")
    state = play(quay.state(), "play extra")
    assert (state.position()["phase"], state.actor) == (phase, 0)
    assert "play advantage" in texts(state)


def test_cards_between_offers() -> None:
    """RO-2.3, RO-7.3"""
    quay = at_sea(phase="trade")
    quay.cards(0, "police")
    quay.ship("a2", 1, "ore")
    quay.products(0, "bread")
    quay.products(1, "jam")
    state = play(quay.state(), "play extra", "offer", "cancel", "play police")
    assert (state.decision, state.actor) == ("trade", 0)
    assert water(state) == {"a2": (1, "empty")}
    play(state, "offer", "give bread", "to 1", "decline")
    assert (state.decision, state.actor) == ("trade", 0)


def asked_of_another(decision: str) -> Quay:
    """Somebody not on turn, or in the middle of something, holds a card."""
    quay = Quay()
    quay.cards(0, "advantage")
    quay.cards(1, "advantage")
    quay.products(0, "bread")
    quay.products(1, "jam")
    quay.products(2, "jam")
    if decision == "steer":
        quay.ship("a3", 1)
        quay.phase("sail")
        quay.sailing("red", 1, moving="a3")
        return quay
    quay.phase("trade")
    asked = 1 if decision == "answer" else None
    quay.offer(["bread"], ["jam"], to=asked, answering=asked)
    return quay


@pytest.mark.parametrize("decision", ["steer", "draft", "answer"])
def test_no_card_when_something_else_is_asked(decision: str) -> None:
    """RO-2.3: only on one's own turn, and before the action, not in its middle."""
    state = asked_of_another(decision).state()
    assert state.decision == decision
    assert state.actor == (0 if decision == "draft" else 1)
    refused(state, "play advantage", NOT_ASKED)


def test_no_card_while_a_card_is_played() -> None:
    """RO-2.3"""
    quay = at_sea(phase="sail")
    quay.cards(0, "police")
    quay.ship("a2", 1, "ore")
    quay.ship("a3", 1, "ore")
    state = play(quay.state(), "play police")
    assert state.decision == "target"
    refused(state, "play extra", NOT_ASKED)


def test_a_card_that_is_not_held_says_so() -> None:
    """RO-2.3, RO-9.10"""
    for phase in PHASES:
        state = at_sea(phase=phase).state()
        refused(state, "play police", r"you do not hold this card: RO-9\.10")


def test_extra_cargo_and_the_launch_in_one_turn() -> None:
    """RO-2.3, RO-3.1"""
    quay = Quay()
    quay.cards(0, "cargo")
    state = play(quay.state(), "play cargo", "launch s1 grain", "launch s2 fruit")
    assert water(state) == {"s1": (0, "grain"), "s2": (0, "fruit")}
    assert state.position()["seats"][0]["ships"] == 2
    assert state.actor == 1
