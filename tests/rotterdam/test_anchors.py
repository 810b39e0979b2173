"""RO-5 Phase 3: transport cards."""

from collections import Counter
from typing import Any

import pytest

import emporion as em
from quay import Quay, play, texts, water

ANCHORS = ("a1", "a5", "b2", "b3", "c3")
FEW = ("luck", "cargo", "setback", "storm", "joker", "advantage", "extra", "thief", "police")


def hand(state: em.State, seat: int = 0) -> Counter[str]:
    return Counter(state.position()["seats"][seat]["transport"])


def few(**counts: int) -> dict[str, Any]:
    """An edition with only these transport cards."""
    return {
        "name": "few",
        "transport": [{"card": card, "count": counts.get(card, 0)} for card in FEW],
    }


def moored(*places: str, owner: int = 0, edition: Any = "standard") -> Quay:
    """Phase 3 has begun with ships of one owner there; it is that owner's turn."""
    quay = Quay(edition=edition)
    for place in places:
        quay.ship(place, owner)
    quay.phase("anchors", turn=owner, master=owner)
    return quay


# -- what is owed


def test_a_ship_on_an_anchor_earns_the_top_card() -> None:
    """RO-5.1: done leaves no choice here, so the phase runs by itself (N-3)."""
    quay = moored("b3")
    quay.deck("storm", "luck")
    state = quay.state()
    assert hand(state) == {"storm": 1}
    assert state.position()["deck"] == quay.doc["deck"][1:]


def test_a_ship_elsewhere_earns_nothing() -> None:
    """RO-5.1"""
    quay = moored("s1", "a2", "c2")
    quay.dock("botlek", 0)
    state = quay.state()
    assert hand(state) == {}
    assert len(state.position()["deck"]) == 20


@pytest.mark.parametrize("ships", [1, 2, 3])
def test_one_card_for_each_ship(ships: int) -> None:
    """RO-5.1"""
    quay = moored(*ANCHORS[:ships])
    quay.deck("storm", "luck", "thief")
    state = quay.state()
    assert hand(state) == Counter(["storm", "luck", "thief"][:ships])


def test_everybody_draws_the_harbour_master_first() -> None:
    """RO-5.1, RO-2.1"""
    quay = Quay()
    quay.ship("a1", 0)
    quay.ship("a5", 1)
    quay.ship("b2", 2)
    quay.ship("c3", 2)
    quay.deck("storm", "luck", "thief", "police")
    quay.phase("anchors", turn=1, master=1)
    state = quay.state()
    assert hand(state, 1) == {"storm": 1}
    assert hand(state, 2) == {"luck": 1, "thief": 1}
    assert hand(state, 0) == {"police": 1}


def test_the_ships_are_counted_when_the_last_player_has_called() -> None:
    """RO-5.1: after sailing, not before."""
    quay = Quay()
    quay.ship("a1", 0)  # blue takes it off its anchor
    quay.ship("s4", 1)  # and this one onto one
    quay.phase("sail", turn=2)
    state = play(quay.state(), "call blue")
    assert [hand(state, seat).total() for seat in range(3)] == [0, 1, 0]


def test_a_ship_moved_off_its_anchor_in_this_phase_still_earns_a_card() -> None:
    """RO-5.1: later moves change nothing."""
    quay = Quay()
    quay.ship("a5", 1)
    quay.ship("c3", 1)
    quay.cards(0, "setback")
    quay.phase("sail", turn=2)
    state = play(quay.state(), "call red")
    assert (state.decision, state.actor) == ("turn", 0)
    assert [seat["owed"] for seat in state.position()["seats"]] == [0, 2, 0]
    play(state, "play setback", "at a5")
    assert hand(state, 1).total() == 2


def test_a_ship_moved_onto_an_anchor_in_this_phase_earns_nothing() -> None:
    """RO-5.1: later moves change nothing."""
    quay = Quay()
    quay.ship("c2", 1)
    quay.cards(0, "setback")
    quay.phase("sail", turn=2)
    state = play(quay.state(), "call white", "play setback", "back b2")
    assert water(state) == {"b2": (1, "empty")}
    assert hand(state, 1) == {}


def test_a_ship_that_stays_earns_a_card_every_round() -> None:
    """RO-5.1"""
    quay = Quay(players=2)
    quay.ship("a1", 0)
    quay.deck("joker", "joker", "joker")
    state = quay.state()
    for number in (1, 2):
        play(state, "pass", "pass", "call red", "call red")
        assert state.round == number + 1
        assert hand(state) == {"joker": number}


@pytest.mark.parametrize(("held", "ships", "drawn"), [(0, 4, 3), (1, 3, 2), (2, 2, 1), (3, 1, 0)])
def test_three_in_hand_at_most_and_the_rest_is_lost(held: int, ships: int, drawn: int) -> None:
    """RO-5.1: the question-and-answer page too; jokers cannot be played to make room."""
    quay = moored(*ANCHORS[:ships])
    quay.cards(0, *["joker"] * held)
    quay.deck("luck", "storm", "thief", "police")
    state = quay.state()
    assert hand(state) == Counter(["joker"] * held + ["luck", "storm", "thief"][:drawn])
    assert len(state.position()["deck"]) == 20 - held - drawn
    assert all(seat["owed"] == 0 for seat in state.position()["seats"])


def test_what_was_lost_is_not_drawn_in_a_later_round() -> None:
    """RO-5.1"""
    quay = Quay(players=2)
    quay.ship("a1", 0)
    quay.ship("a5", 0)
    quay.cards(0, "joker", "joker", "extra")
    quay.phase("anchors", turn=0)
    state = play(quay.state(), "done", "done", "done", "pass")
    assert state.round == 2
    play(state, "pass", "play extra", "pass", "call blue", "call red")
    assert hand(state) == {"joker": 2}


def test_how_many_may_be_held_is_a_number_of_the_edition() -> None:
    """RO-5.1"""
    quay = moored(*ANCHORS[:4], edition={"name": "mine", "hand": {"transport": 4}})
    assert hand(quay.state()).total() == 4


def test_nobody_is_owed_cards_after_their_turn() -> None:
    """RO-5.1: such a position would carry them into the next round."""
    quay = Quay()
    quay.ship("a1", 0)
    quay.cards(1, "extra")
    quay.phase("anchors", turn=1)
    assert quay.state().decision == "turn"
    quay.doc["seats"][0]["owed"] = 1
    with pytest.raises(em.PositionError, match=r"owed.*: RO-5\.1"):
        quay.game.position(quay.doc)


# -- making room


def test_cards_may_be_played_before_the_owed_ones_are_drawn() -> None:
    """RO-5.1: with three in hand, one played makes room for one."""
    quay = moored("a1", "b2")
    quay.ship("a2", 1, "ore")
    quay.cards(0, "police", "joker", "joker")
    quay.deck("luck", "storm")
    state = quay.state()
    assert (state.decision, texts(state)) == ("turn", ["done", "play police"])
    play(state, "play police")
    assert hand(state) == {"joker": 2, "luck": 1}
    assert state.position()["played"] == {"police": 1}


def test_done_draws_and_what_is_drawn_is_played_later() -> None:
    """RO-5.1: the turn is over."""
    quay = moored("a1", "a5")
    quay.cards(0, "extra")
    quay.cards(1, "advantage")
    quay.deck("advantage", "joker")
    state = play(quay.state(), "done")
    assert (state.decision, state.actor) == ("turn", 1)
    assert hand(state) == {"extra": 1, "advantage": 1, "joker": 1}


@pytest.mark.parametrize("card", ["advantage", "extra"])
def test_laying_an_advantage_makes_room(card: str) -> None:
    """RO-5.2: face up it does not count to the three."""
    quay = moored("a1", "b2")
    quay.cards(0, card, "joker", "joker")
    quay.deck("luck", "storm")
    kept = play(quay.state(), "done")
    assert hand(kept) == {card: 1, "joker": 2}
    state = play(quay.state(), f"play {card}")
    assert hand(state) == {"joker": 2, "luck": 1}
    assert state.position()["seats"][0]["laid"] == {card: 1}


def test_advantages_laid_earlier_do_not_count() -> None:
    """RO-5.2"""
    quay = moored("a1", "b2", "b3")
    quay.laid(0, "advantage", "advantage", "advantage", "extra")
    assert hand(quay.state()).total() == 3


def test_two_advantages_laid_make_room_for_two() -> None:
    """RO-5.2"""
    quay = moored("a1", "b2", "b3")
    quay.cards(0, "advantage", "extra", "joker")
    quay.deck("luck", "storm", "thief")
    state = play(quay.state(), "play advantage", "play extra")
    assert hand(state) == {"joker": 1, "luck": 1, "storm": 1}


# -- secrecy


def test_only_the_owner_sees_the_card() -> None:
    """RO-5.1, RO-11.2"""
    quay = moored("a1")
    quay.cards(0, "extra")
    quay.deck("storm")
    state = play(quay.state(), "done")
    for viewer in (0, 1, None):
        (event,) = (event for event in state.events_for(viewer) if event.kind == "card")
        assert event.data == {"seat": 0, "card": "storm" if viewer == 0 else None}
        seat = state.view(viewer)["seats"][0]
        assert seat["transport_cards"] == 2
        assert ("transport" in seat) == (viewer == 0)


# -- the deck runs out


def out_of_cards(left: int = 0, owed: int = 1) -> Quay:
    """Seat 0 is owed cards; the deck holds `left`, everything else was played but three."""
    quay = moored(*ANCHORS[:owed])
    quay.cards(0, "extra")
    quay.laid(1, "advantage")
    quay.cards(2, "storm")
    quay.deck(*["luck", "setback"][:left])
    quay.run_out(left)
    return quay


def test_an_empty_deck_is_made_anew_of_the_played_cards() -> None:
    """RO-5.3: used jokers too, face-up advantages and what is held not."""
    quay = out_of_cards()
    pile = Counter(quay.doc["played"])
    assert pile.total() == 15
    assert pile["joker"] == 3
    state = play(quay.state(), "done")
    doc = state.position()
    assert Counter(doc["deck"]) + hand(state) == pile + Counter(extra=1)
    assert len(doc["deck"]) == 14
    assert doc["played"] == {}
    assert doc["shuffles"] == 1
    assert doc["seats"][1]["laid"] == {"advantage": 1}


def test_the_reshuffle_is_told_but_not_its_result() -> None:
    """RO-5.3, RO-11.2"""
    state = play(out_of_cards().state(), "done")
    for viewer in (0, 1, None):
        (event,) = (event for event in state.events_for(viewer) if event.kind == "shuffle")
        assert event.data == {"pile": "transport", "count": 15}
        assert state.view(viewer)["deck"] == 14


def test_the_last_cards_of_the_deck_come_first() -> None:
    """RO-5.3: one left, two owed: the deck is made anew for the second."""
    quay = out_of_cards(left=1, owed=2)
    state = play(quay.state(), "done")
    doc = state.position()
    assert hand(state)["luck"] >= 1
    assert hand(state).total() == 3
    assert len(doc["deck"]) == 14 - 1
    assert (doc["played"], doc["shuffles"]) == ({}, 1)


def test_nothing_is_shuffled_before_a_card_must_be_drawn() -> None:
    """RO-5.3: the last card of the deck is drawn, and that is all."""
    state = play(out_of_cards(left=1).state(), "done")
    doc = state.position()
    assert hand(state) == {"extra": 1, "luck": 1}
    assert (doc["deck"], doc["shuffles"]) == ([], 0)
    assert sum(doc["played"].values()) == 14


def test_a_full_hand_draws_nothing_so_nothing_is_shuffled() -> None:
    """RO-5.3, RO-5.1"""
    quay = moored("a1")
    quay.cards(0, "extra", "joker", "joker")
    quay.run_out()
    doc = play(quay.state(), "done").position()
    assert (doc["deck"], doc["shuffles"]) == ([], 0)


def test_a_card_played_to_make_room_is_shuffled_in() -> None:
    """RO-5.3: with nothing else in the pile it comes straight back."""
    quay = moored("a1", edition=few(police=1, joker=2))
    quay.ship("a2", 1, "ore")
    quay.cards(0, "police", "joker", "joker")
    state = play(quay.state(), "play police")
    assert hand(state) == {"joker": 2, "police": 1}
    assert state.position()["shuffles"] == 1


def test_with_no_played_cards_either_no_card_is_drawn() -> None:
    """RO-5.3"""
    quay = moored("a1", "b2", edition=few(joker=1, extra=1))
    quay.cards(0, "joker")
    quay.laid(1, "extra")
    state = quay.state()
    doc = state.position()
    assert hand(state) == {"joker": 1}
    assert (doc["deck"], doc["played"], doc["shuffles"]) == ([], {}, 0)
    assert doc["seats"][1]["laid"] == {"extra": 1}


def test_cards_are_drawn_while_there_are_any() -> None:
    """RO-5.3: three owed, two to be had."""
    quay = moored("a1", "b2", "b3", edition=few(joker=2))
    state = quay.state()
    assert hand(state) == {"joker": 2}
    assert state.position()["shuffles"] == 0


def test_what_could_not_be_drawn_is_not_owed_any_more() -> None:
    """RO-5.3, RO-5.1"""
    quay = moored("a1", "b2", edition=few(joker=1, extra=1))
    quay.cards(0, "joker")
    quay.laid(0, "extra")
    quay.phase("anchors", turn=0)
    assert all(seat["owed"] == 0 for seat in quay.state().position()["seats"])


def test_the_new_deck_has_another_order_each_time() -> None:
    """RO-5.3, N-4: it comes from the state's own generator."""
    quay = out_of_cards()
    orders = set()
    for number in range(20):
        quay.doc["generator"] = f"{number + 1:032x}"
        first = play(quay.state(), "done")
        assert play(quay.state(), "done") == first
        orders.add(tuple(first.position()["deck"]))
    assert len(orders) == 20


def test_a_transcript_keeps_the_result_of_the_reshuffle() -> None:
    """RO-5.3, N-4, T-3: it replays without the generator, top of the new deck first."""
    state = play(out_of_cards().state(), "done")
    document = state.transcript().to_dict()
    ((pile, order),) = document["reshuffles"]
    assert (pile, order[1:]) == ("transport", state.position()["deck"])
    document["reshuffles"] = [[pile, sorted(order)]]
    again = em.Transcript.from_dict(document).replay()
    assert again.position()["deck"] == sorted(order)[1:]
    assert hand(again) == Counter(["extra", sorted(order)[0]])
