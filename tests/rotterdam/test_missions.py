"""RO-8 Phase 6: missions. Jokers (RO-9.6) are in test_cards."""

from typing import Any

import pytest

import emporion as em
from quay import Quay, play, refused, texts

OWN = ("bread+orange-juice", "beer+jam", "bread+plastic+bicycles")


def phase_six(players: int = 3, turn: int = 0, master: int = 0) -> Quay:
    """The seat on turn holds the missions above and all they need."""
    quay = Quay(players)
    quay.phase("missions", turn, master)
    quay.missions(turn, *OWN)
    quay.products(turn, "bread", "orange-juice", "beer", "jam", "plastic", "bicycles")
    quay.mission_pile("petrol+steel", "jam+steel")
    return quay


def seat(state: em.State, number: int = 0) -> dict[str, Any]:
    entry: dict[str, Any] = state.position()["seats"][number]
    return entry


# --- fulfilling (RO-8.1) -----------------------------------------------------------------------


def test_the_products_of_a_mission_are_handed_in() -> None:
    """RO-8.1: they leave the game; they do not go back to their stacks."""
    state = phase_six().state()
    stacks = state.position()["stacks"]
    play(state, "fulfil 1")
    assert seat(state)["products"] == {"beer": 1, "jam": 1, "plastic": 1, "bicycles": 1}
    assert state.position()["spent"] == {"bread": 1, "orange-juice": 1}
    assert state.position()["stacks"] == stacks


def test_three_products_are_handed_in_for_a_mission_of_three() -> None:
    """RO-8.1"""
    state = play(phase_six().state(), "fulfil 3")
    assert state.position()["spent"] == {"bread": 1, "plastic": 1, "bicycles": 1}
    assert seat(state)["products"] == {"beer": 1, "orange-juice": 1, "jam": 1}


def test_spare_cards_are_kept() -> None:
    """RO-8.1: one card for each product of the mission."""
    quay = phase_six()
    quay.products(0, "bread", "bread")
    state = play(quay.state(), "fulfil 1")
    assert seat(state)["products"]["bread"] == 2
    assert state.position()["spent"] == {"bread": 1, "orange-juice": 1}


def test_the_mission_lies_face_up_before_its_player() -> None:
    """RO-8.1, RO-11.1: everybody sees it and its points."""
    state = play(phase_six().state(), "fulfil 2")
    for viewer in (0, 1, 2, None):
        view = state.view(viewer)
        assert view["fulfilled"] == [{"mission": "beer+jam", "seat": 0}]
        assert view["seats"][0]["points"] == 6
        told = [event.data for event in state.events_for(viewer) if event.kind == "fulfilled"]
        assert told == [{"seat": 0, "mission": "beer+jam", "points": 6}]


@pytest.mark.parametrize(("number", "points"), [(1, 1 + 1 + 2), (2, 2 + 2 + 2), (3, 1 + 2 + 2 + 4)])
def test_a_mission_is_worth_its_points(number: int, points: int) -> None:
    """RO-8.1, RO-10.2: nothing is scored for the cards handed in."""
    state = play(phase_six().state(), f"fulfil {number}")
    assert seat(state)["points"] == points
    assert state.scores == [points, 0, 0]


def test_points_add_up() -> None:
    """RO-8.1"""
    quay = phase_six()
    quay.fulfilled(0, "orange-juice+petrol")
    assert seat(play(quay.state(), "fulfil 2"))["points"] == 4 + 6


def test_one_mission_a_phase() -> None:
    """RO-8.1: fulfilling ends the turn, although two more could be fulfilled."""
    quay = phase_six()
    quay.missions(1, "petrol+bicycles", "plastic+steel", "jam+bicycles")
    quay.products(1, "petrol", "bicycles")
    state = quay.state()
    assert texts(state) == ["pass", "fulfil 1", "fulfil 2", "fulfil 3"]
    play(state, "fulfil 2")
    assert (state.actor, state.decision) == (1, "mission")
    play(state, "fulfil 1")
    assert (state.round, state.decision) == (2, "launch")
    assert [entry["points"] for entry in state.position()["seats"]] == [6, 5, 0]


def test_a_turn_may_be_passed() -> None:
    """RO-8.1: nobody has to fulfil anything."""
    state = phase_six().state()
    before = seat(state)
    play(state, "pass")
    assert seat(state) == before
    assert state.position()["fulfilled"] == []
    assert state.round == 2


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_has_a_turn_the_harbour_master_first(players: int) -> None:
    """RO-8.1, RO-2.1"""
    pairs = ["bread+orange-juice", "beer+jam", "petrol+steel", "plastic+bicycles"]
    for master in range(players):
        quay = Quay(players)
        quay.phase("missions", master, master)
        for number in range(players):
            quay.missions(number, pairs[number], *quay.doc["seats"][number]["missions"][1:])
            quay.products(number, *pairs[number].split("+"))
        state = quay.state()
        order = []
        while state.decision == "mission":
            order.append(state.actor)
            state.play("fulfil 1")
        assert order == [(master + i) % players for i in range(players)]
        assert all(entry["points"] for entry in state.position()["seats"])


@pytest.mark.parametrize("held", [(), ("bread",), ("beer", "bread"), ("bread", "bread", "jam")])
def test_every_product_of_it_must_be_held(held: tuple[str, ...]) -> None:
    """RO-8.1: also the right one of a harbour's two."""
    quay = Quay()
    quay.phase("missions")
    quay.missions(0, "bread+orange-juice", "petrol+steel", "beer+plastic")
    quay.products(0, *held)
    quay.cards(0, "advantage")  # so that passing is a choice (N-3)
    state = quay.state()
    refused(state, "fulfil 1", r"you lack product cards and jokers for it: RO-9\.6$")
    assert texts(state) == ["pass", "play advantage"]


def test_only_own_missions_and_own_cards_count() -> None:
    """RO-8.1"""
    quay = Quay()
    quay.phase("missions")
    quay.missions(0, "petrol+steel", "beer+plastic", "jam+steel")
    quay.missions(1, "bread+orange-juice", "jam+plastic", "jam+bicycles")
    quay.products(0, "bread", "orange-juice", "petrol")
    quay.products(1, "steel")
    quay.cards(0, "advantage")
    state = quay.state()
    for number in (1, 2, 3):
        refused(state, f"fulfil {number}", "you lack product cards")


@pytest.mark.parametrize("phase", ["launch", "sail", "anchors", "unload", "trade"])
def test_missions_are_fulfilled_in_phase_six_only(phase: str) -> None:
    """RO-8.1, RO-2.1"""
    quay = phase_six()
    quay.phase(phase)
    quay.cards(0, "advantage")
    refused(quay.state(), "fulfil 1", "N-1")


@pytest.mark.parametrize("action", ["offer", "done"])
def test_trading_is_over_in_phase_six(action: str) -> None:
    """RO-8.1: the rulebook says so."""
    refused(phase_six().state(), action, "N-1")


# --- the new mission ---------------------------------------------------------------------------


def test_a_new_mission_is_drawn_at_once() -> None:
    """RO-8.1: the top one, before the next player's turn, and it is no choice."""
    quay = phase_six()
    quay.missions(1, "petrol+bicycles", "plastic+steel", "jam+bicycles")
    quay.products(1, "petrol", "bicycles")
    state = play(quay.state(), "fulfil 2")
    assert state.actor == 1
    assert seat(state)["missions"] == [OWN[0], OWN[2], "petrol+steel"]
    assert state.position()["missions"][0] == "jam+steel"
    kinds = [event.kind for event in state.events_for(0)]
    assert kinds.index("fulfilled") < kinds.index("mission")


def test_no_mission_is_drawn_for_passing() -> None:
    """RO-8.1"""
    state = phase_six().state()
    pile = state.position()["missions"]
    play(state, "pass")
    assert state.position()["missions"] == pile


def test_the_new_mission_waits_for_the_next_round() -> None:
    """RO-8.1: even if its products are held already."""
    quay = phase_six()
    quay.products(0, "petrol", "steel")
    state = play(quay.state(), "fulfil 1")
    assert seat(state)["missions"][2] == "petrol+steel"
    assert seat(state)["products"]["petrol"] == 1
    assert state.round == 2


def test_without_missions_left_none_is_drawn() -> None:
    """RO-8.1: the hand grows smaller."""
    quay = phase_six()
    quay.last_missions(1)
    state = quay.state()
    play(state, "fulfil 1")
    assert seat(state)["missions"] == [OWN[1], OWN[2], "petrol+steel"]
    assert state.position()["missions"] == []
    quay = phase_six()
    quay.last_missions(0)
    state = play(quay.state(), "fulfil 1")
    assert seat(state)["missions"] == [OWN[1], OWN[2]]
    assert state.view(1)["seats"][0]["mission_cards"] == 2


# --- numbers (RO-8.2) --------------------------------------------------------------------------


@pytest.mark.parametrize("number", [1, 2, 3])
def test_missions_are_numbered_in_the_order_received(number: int) -> None:
    """RO-8.2: the n-th one is fulfilled, the others close up, a new one goes to the end."""
    state = play(phase_six().state(), f"fulfil {number}")
    assert state.position()["fulfilled"] == [{"mission": OWN[number - 1], "seat": 0}]
    left = [name for name in OWN if name != OWN[number - 1]]
    assert seat(state)["missions"] == [*left, "petrol+steel"]


def test_a_number_beyond_the_hand_is_refused() -> None:
    """RO-8.2"""
    state = phase_six().state()
    refused(state, "fulfil 4", r"you hold no such mission: RO-8\.2$")
    refused(state, "fulfil 5", r"you hold no such mission: RO-8\.2$")


def test_with_a_smaller_hand_there_are_fewer_numbers() -> None:
    """RO-8.2, RO-8.1"""
    quay = phase_six()
    quay.last_missions(0)
    quay.doc["seats"][0]["missions"].remove(OWN[0])
    quay.doc["fulfilled"].append({"mission": OWN[0], "seat": 0})
    quay.doc["seats"][0]["points"] += 4
    state = quay.state()
    assert texts(state) == ["pass", "fulfil 1", "fulfil 2"]
    refused(state, "fulfil 3", r"you hold no such mission: RO-8\.2$")


def test_the_first_deal_is_in_order_too() -> None:
    """RO-8.2, RO-1.1"""
    state = em.game("rotterdam", players=4).start(3)
    deal = state.transcript().to_dict()["deal"]["missions"]
    dealt = [name for entry in state.position()["seats"] for name in entry["missions"]]
    assert dealt == deal[:12]
