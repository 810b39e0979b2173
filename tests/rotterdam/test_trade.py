"""RO-7 Phase 5: trade."""

import random
from collections import Counter
from typing import Any

import pytest

import emporion as em
from quay import Quay, play, refused, texts

PRODUCTS = ("bread", "beer", "orange-juice", "jam", "petrol", "plastic", "steel", "bicycles")


def market(players: int = 3, turn: int = 0, edition: Any = "standard") -> Quay:
    """Phase 5; seat 0 holds bread, bread and jam, seat 1 beer and petrol, the others beer."""
    quay = Quay(players, edition)
    quay.phase("trade", turn, turn)
    quay.products(0, "bread", "bread", "jam")
    quay.products(1, "beer", "petrol")
    for seat in range(2, players):
        quay.products(seat, "beer")
    return quay


def hand(state: em.State, seat: int) -> dict[str, int]:
    products: dict[str, int] = state.position()["seats"][seat]["products"]
    return products


def hands(state: em.State) -> list[dict[str, int]]:
    return [hand(state, seat) for seat in range(state.game.players)]


def edition_with(offers: int) -> dict[str, Any]:
    return {"game": "rotterdam", "name": "mine", "version": 1, "trade": {"offers": offers}}


# --- what is traded (RO-7.1) -------------------------------------------------------------------


def test_cards_are_exchanged_one_for_one() -> None:
    """RO-7.1"""
    state = play(market().state(), "offer", "give bread", "want beer", "to 1", "accept")
    assert hands(state) == [
        {"bread": 1, "beer": 1, "jam": 1},
        {"bread": 1, "petrol": 1},
        {"beer": 1},
    ]


def test_any_number_is_exchanged_for_any_number() -> None:
    """RO-7.1: the question of the rulebook."""
    state = play(
        market().state(),
        *("offer", "give bread", "give jam", "give bread", "want petrol", "to 1", "accept"),
    )
    assert hands(state)[:2] == [{"petrol": 1}, {"bread": 2, "beer": 1, "jam": 1}]
    state = play(
        market().state(), "offer", "want beer", "want petrol", "give jam", "to 1", "accept"
    )
    assert hands(state)[:2] == [{"bread": 2, "beer": 1, "petrol": 1}, {"jam": 1}]


def test_cards_may_be_given_away() -> None:
    """RO-7.1, RO-7.4: the wanted side may be empty."""
    state = play(market().state(), "offer", "give bread", "give bread", "to 2", "accept")
    assert hands(state) == [{"jam": 1}, {"beer": 1, "petrol": 1}, {"bread": 2, "beer": 1}]


def test_cards_may_be_asked_for() -> None:
    """RO-7.1, RO-7.4: the given side may be empty."""
    state = play(market().state(), "offer", "want petrol", "to 1", "accept")
    assert hands(state)[:2] == [{"bread": 2, "jam": 1, "petrol": 1}, {"beer": 1}]


def test_nothing_but_product_cards_is_traded() -> None:
    """RO-7.1: no cargo and no other card can be named, and none changes hands."""
    quay = market()
    for product in PRODUCTS:
        quay.products(0, product)
        quay.products(1, product)
    quay.cards(0, "joker", "advantage")
    quay.cards(1, "police")
    quay.ship("a3", 0, "grain")
    quay.ship("b2", 1, "ore")
    state = play(quay.state(), "offer")
    sides = {text.split()[1] for text in texts(state) if text.startswith(("give", "want"))}
    assert sides == set(PRODUCTS)
    before = state.position()
    after = play(state, "give jam", "want petrol", "to 1", "accept").position()
    for key in ("water", "docked", "stock", "stacks", "deck", "missions", "played", "spent"):
        assert after[key] == before[key]
    for one, other in zip(before["seats"], after["seats"], strict=True):
        for key in ("ships", "transport", "missions", "laid", "points"):
            assert other[key] == one[key]


@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_what_is_said_of_a_hand_is_up_to_its_owner(seat: int) -> None:
    """RO-7.2: nobody is made to show a card; an offer shows no more than it names."""
    state = market(4).state()
    seen = [state.view(viewer)["seats"][seat] for viewer in range(4) if viewer != seat]
    assert all(view["known"] == {} for view in seen)
    state = play(state, "offer", "give bread", "to all", "decline", "decline", "decline", "done")
    views = [state.view(viewer)["seats"][seat] for viewer in range(4) if viewer != seat]
    assert all(view["known"] == ({"bread": 1} if seat == 0 else {}) for view in views)
    assert not any("products" in view for view in views)


# --- the turn (RO-7.3) -------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_trading_goes_round_the_table_once(players: int) -> None:
    """RO-7.3, RO-2.1: the harbour master first, then clockwise; then come the missions."""
    for master in range(players):
        state = market(players, master).state()
        asked = []
        while state.decision == "trade":
            asked.append(state.actor)
            assert texts(state) == ["done", "offer"]
            state.play("done")
        assert asked == [(master + i) % players for i in range(players)]
        phases = [event.data["phase"] for event in state.events if event.kind == "phase"]
        assert phases[0] == "missions"


def test_three_offers_may_be_begun_in_a_turn() -> None:
    """RO-7.3: whether they are declined, made or cancelled."""
    quay = market()
    quay.cards(0, "advantage")  # so that being done is a choice (N-3)
    state = quay.state()
    play(state, "offer", "give bread", "to 1", "decline")
    play(state, "offer", "give bread", "to 1", "accept")
    assert "offer" in texts(state)
    play(state, "offer", "cancel")
    assert (state.actor, state.decision, state.position()["offers"]) == (0, "trade", 3)
    refused(state, "offer", r"no more offers this turn: RO-7\.3$")
    assert texts(state) == ["done", "play advantage"]


def test_a_cancelled_offer_counts() -> None:
    """RO-7.3: three drafts thrown away, and the turn is over."""
    state = market().state()
    play(state, "offer", "cancel", "offer", "give bread", "cancel")
    assert (state.actor, state.position()["offers"]) == (0, 2)
    play(state, "offer", "want beer", "cancel")
    assert (state.actor, state.decision, state.position()["offers"]) == (1, "trade", 0)


def test_everybody_has_offers_of_their_own() -> None:
    """RO-7.3"""
    state = market().state()
    for seat in range(3):
        for _ in range(3):
            assert (state.actor, state.decision) == (seat, "trade")
            play(state, "offer", "cancel")
    assert state.decision != "trade"


@pytest.mark.parametrize("offers", [1, 2, 5])
def test_the_edition_says_how_many_offers(offers: int) -> None:
    """RO-7.3"""
    state = market(edition=edition_with(offers)).state()
    for _ in range(offers):
        assert state.actor == 0
        play(state, "offer", "cancel")
    assert state.actor == 1


def test_an_edition_may_do_without_offers() -> None:
    """RO-7.3"""
    quay = market(edition=edition_with(0))
    quay.cards(0, "advantage")
    refused(quay.state(), "offer", r"no more offers this turn: RO-7\.3$")


@pytest.mark.parametrize("holder", [0, 1, 2])
def test_an_offer_is_possible_while_anybody_holds_a_card(holder: int) -> None:
    """RO-7.3"""
    quay = Quay()
    quay.phase("trade")
    quay.products(holder, "steel")
    state = play(quay.state(), "offer")
    assert state.decision == "draft"
    assert ("give steel" in texts(state)) == (holder == 0)
    assert ("want steel" in texts(state)) == (holder != 0)


def test_without_a_card_on_the_table_there_is_nothing_to_offer() -> None:
    """RO-7.3: cards spent or still in the stacks do not count."""
    quay = Quay()
    quay.phase("trade")
    quay.spent("bread", "beer")
    quay.cards(0, "advantage")
    refused(quay.state(), "offer", r"nobody holds a product card: RO-7\.3$")


def test_transport_cards_are_played_between_offers() -> None:
    """RO-2.3, RO-7.3: and do not give new offers."""
    quay = market()
    quay.cards(0, "advantage", "advantage", "extra")
    state = quay.state()
    play(state, "play advantage", "offer", "cancel", "play extra", "offer", "cancel")
    assert texts(state) == ["done", "offer", "play advantage"]
    play(state, "offer", "cancel")
    assert texts(state) == ["done", "play advantage"]
    assert play(state, "play advantage").actor == 1


def test_no_card_is_played_while_an_offer_is_drafted() -> None:
    """RO-2.3: between offers, not within one."""
    quay = market()
    quay.cards(0, "advantage")
    refused(play(quay.state(), "offer"), "play advantage", "N-1")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_trading_comes_to_an_end(players: int) -> None:
    """RO-7.3: however eagerly all of them trade."""
    for seed in range(20):
        state = market(players).state()
        chance = random.Random(seed)
        cards = sum(Counter(held).total() for held in hands(state))
        limit = 3 * players * (cards + players + 4)
        offers = Counter[int]()
        for _ in range(limit):
            if state.round == 2:
                break
            choices = [text for text in texts(state) if text not in ("done", "cancel")]
            action = chance.choice(choices)
            offers[state.actor] += action == "offer"
            state.play(action)
        assert state.round == 2
        assert set(offers.values()) == {3}


# --- the draft (RO-7.4) ------------------------------------------------------------------------


def test_a_draft_begins_empty_and_cannot_be_sent_so() -> None:
    """RO-7.4: not both sides may be empty."""
    state = play(market().state(), "offer")
    assert texts(state) == [
        *("cancel", "give bread", "give jam"),
        *("want bread", "want beer", "want petrol", "want plastic"),
    ]
    refused(state, "to all", r"the draft is empty: RO-7\.4$")
    refused(state, "to 1", r"the draft is empty: RO-7\.4$")


@pytest.mark.parametrize("line", ["give jam", "want petrol"])
def test_one_side_is_enough(line: str) -> None:
    """RO-7.4"""
    assert {"to all", "to 1"} <= set(texts(play(market().state(), "offer", line)))


def test_only_what_the_offerer_holds_is_given() -> None:
    """RO-7.4"""
    state = play(market().state(), "offer", "give bread")
    refused(state, "give beer", r"you hold no more of this product: RO-7\.4$")
    assert "give bread" in texts(state)
    play(state, "give bread")
    refused(state, "give bread", r"you hold no more of this product: RO-7\.4$")
    assert "give jam" in texts(state)


def test_a_product_given_is_not_wanted_too() -> None:
    """RO-7.4"""
    state = play(market().state(), "offer")
    assert "want bread" in texts(state)
    play(state, "give bread")
    refused(state, "want bread", r"a product cannot be on both sides: RO-7\.4$")
    assert "want beer" in texts(state)


def test_a_product_wanted_is_not_given_too() -> None:
    """RO-7.4"""
    state = play(market().state(), "offer", "want bread")
    refused(state, "give bread", r"a product cannot be on both sides: RO-7\.4$")


def test_a_want_goes_by_the_backs() -> None:
    """RO-7.4: what the backs allow, not what is held."""
    state = play(market().state(), "offer")
    assert {"want bread", "want plastic"} <= set(texts(state))  # nobody else holds these
    for product in ("orange-juice", "jam", "steel", "bicycles"):
        refused(state, f"want {product}", r"by the card backs nobody could hold that: RO-7\.4$")


def test_a_want_must_fit_one_other_player() -> None:
    """RO-7.4: two who could hold it together are not enough."""
    quay = Quay()
    quay.phase("trade")
    quay.products(0, "bread", "bread", "jam", "jam")
    quay.products(1, "beer", "petrol")
    quay.products(2, "beer", "steel", "steel")
    state = play(quay.state(), "offer", "want beer")
    refused(state, "want beer", r"nobody could hold that: RO-7\.4$")
    refused(state, "want bread", r"nobody could hold that: RO-7\.4$")
    play(state, "want petrol")
    assert [text for text in texts(state) if text.startswith("want")] == []
    refused(state, "want steel", r"nobody could hold that: RO-7\.4$")
    play(state, "cancel", "offer", "want steel", "want steel")
    assert {"want bread", "want beer"} <= set(texts(state))
    refused(state, "want petrol", r"nobody could hold that: RO-7\.4$")


def test_the_cards_of_the_offerer_do_not_make_a_want_possible() -> None:
    """RO-7.4"""
    quay = Quay()
    quay.phase("trade")
    quay.products(0, "bread", "bread")
    quay.products(1, "bread")
    state = play(quay.state(), "offer", "want bread")
    refused(state, "want beer", r"nobody could hold that: RO-7\.4$")


def test_an_offer_goes_to_a_seat_whose_backs_cover_the_want() -> None:
    """RO-7.4: which product it holds does not matter."""
    quay = market(4)
    quay.products(2, "jam", "plastic")
    state = play(quay.state(), "offer", "give bread", "want petrol")
    assert [text for text in texts(state) if text.startswith("to")] == ["to all", "to 1", "to 2"]
    refused(state, "to 3", r"by the card backs this seat cannot hold what is wanted: RO-7\.4$")
    play(state, "want jam")
    assert [text for text in texts(state) if text.startswith("to")] == ["to all", "to 2"]
    refused(state, "to 1", r"this seat cannot hold what is wanted: RO-7\.4$")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_an_offer_goes_to_others_only(players: int) -> None:
    """RO-7.4"""
    for seat in range(players):
        quay = Quay(players)
        quay.phase("trade", seat, seat)
        for other in range(players):
            quay.products(other, "bread", "jam")
        state = play(quay.state(), "offer", "give bread")
        asked = [text for text in texts(state) if text.startswith("to ") and text != "to all"]
        assert asked == [f"to {other}" for other in range(players) if other != seat]
        refused(state, f"to {seat}", r"an offer goes to another seat of the game: RO-7\.4$")
        if players < 4:
            refused(state, "to 3", r"an offer goes to another seat of the game: RO-7\.4$")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_an_offer_to_all_needs_three_players(players: int) -> None:
    """RO-7.4"""
    state = play(market(players).state(), "offer", "give jam")
    assert ("to all" in texts(state)) == (players > 2)
    if players == 2:
        refused(state, "to all", r"with two players an offer goes to the other one: RO-7\.4$")


def test_a_cancelled_draft_changes_nothing() -> None:
    """RO-7.3, RO-7.4"""
    state = market().state()
    before = hands(state)
    play(state, "offer", "give bread", "want beer", "cancel")
    assert (state.actor, state.decision, hands(state)) == (0, "trade", before)
    assert state.position()["offer"] is None
    assert [text for text in texts(play(state, "offer")) if text.startswith("to")] == []


# --- answers (RO-7.5) --------------------------------------------------------------------------


def all_hold_beer(players: int, turn: int) -> Quay:
    """Everybody could accept an offer that wants beer."""
    quay = Quay(players)
    quay.phase("trade", turn, turn)
    quay.products(turn, "bread", "jam", "steel")
    for seat in range(players):
        if seat != turn:
            quay.products(seat, "beer", "petrol")
    return quay


@pytest.mark.parametrize(("players", "turn"), [(3, 0), (3, 1), (3, 2), (4, 0), (4, 2), (4, 3)])
@pytest.mark.parametrize("answer", ["accept", "decline"])
def test_all_answer_from_the_left_of_the_offerer(players: int, turn: int, answer: str) -> None:
    """RO-7.5: also when somebody has accepted already."""
    state = play(all_hold_beer(players, turn).state(), "offer", "give jam", "want beer", "to all")
    asked = []
    while state.decision == "answer":
        asked.append(state.actor)
        assert texts(state) == ["accept", "decline"]
        state.play(answer)
    assert asked == [(turn + i) % players for i in range(1, players)]


def test_only_the_seat_asked_answers() -> None:
    """RO-7.5, RO-7.4"""
    state = play(all_hold_beer(4, 1).state(), "offer", "give jam", "want beer", "to 3")
    assert (state.decision, state.actor) == ("answer", 3)
    assert play(state, "decline").actor == 1


def test_an_answer_is_heard_by_all_at_once() -> None:
    """RO-7.5: the next to answer knows it."""
    state = play(all_hold_beer(4, 0).state(), "offer", "give jam", "want beer", "to all", "accept")
    for viewer in (0, 1, 2, 3, None):
        told = [event.data for event in state.events_for(viewer) if event.kind == "answered"]
        assert told == [{"seat": 1, "accepted": True}]
        assert state.view(viewer)["offer"]["accepted"] == [1]
    assert state.actor == 2
    play(state, "decline")
    for viewer in (0, 1, 2, 3, None):
        told = [event.data for event in state.events_for(viewer) if event.kind == "answered"]
        assert told == [{"seat": 2, "accepted": False}]


def test_who_lacks_the_cards_must_decline() -> None:
    """RO-7.5: seat 1 has the backs only, seat 3 not even these."""
    quay = Quay(4)
    quay.phase("trade")
    quay.products(0, "jam")
    quay.products(1, "bread")
    quay.products(2, "beer")
    state = play(quay.state(), "offer", "give jam", "want beer", "to all")
    assert (state.decision, state.actor) == ("answer", 2)
    play(state, "accept")
    assert hands(state) == [{"beer": 1}, {"bread": 1}, {"jam": 1}, {}]
    answers = [event.data for event in state.log() if event.kind == "answered"]
    assert [data["accepted"] for data in answers] == [False, True, False]


def test_every_card_wanted_must_be_there() -> None:
    """RO-7.5: one beer of two is not enough."""
    quay = Quay()
    quay.phase("trade")
    quay.products(0, "jam")
    quay.products(1, "beer", "bread")
    state = play(quay.state(), "offer", "want beer", "want beer", "to 1")
    assert (state.decision, state.actor) == ("trade", 0)
    assert hands(state)[:2] == [{"jam": 1}, {"bread": 1, "beer": 1}]


def test_a_gift_can_be_taken_with_an_empty_hand_and_declined() -> None:
    """RO-7.5"""
    quay = Quay()
    quay.phase("trade")
    quay.products(0, "jam", "bread")
    state = play(quay.state(), "offer", "give jam", "to 1")
    assert (state.actor, texts(state)) == (1, ["accept", "decline"])
    assert hand(play(state.clone(), "accept"), 1) == {"jam": 1}
    assert hand(play(state, "decline"), 1) == {}


def test_nothing_happens_if_nobody_accepts() -> None:
    """RO-7.5"""
    state = all_hold_beer(3, 0).state()
    before = hands(state)
    play(state, "offer", "give jam", "want beer", "to all", "decline", "decline")
    assert (hands(state), state.actor, state.decision) == (before, 0, "trade")
    assert state.position()["offers"] == 1
    play(state, "offer", "give jam", "want beer", "to 2", "decline")
    assert (hands(state), state.actor, state.decision) == (before, 0, "trade")


@pytest.mark.parametrize("partner", [1, 2, 3])
def test_the_cards_change_hands_with_the_only_one_who_accepts(partner: int) -> None:
    """RO-7.5"""
    state = all_hold_beer(4, 0).state()
    answers = ["accept" if seat == partner else "decline" for seat in (1, 2, 3)]
    play(state, "offer", "give jam", "want beer", "to all", *answers)
    assert (state.actor, state.decision) == (0, "trade")
    assert hand(state, 0) == {"bread": 1, "beer": 1, "steel": 1}
    for seat in (1, 2, 3):
        expected = {"jam": 1, "petrol": 1} if seat == partner else {"beer": 1, "petrol": 1}
        assert hand(state, seat) == expected


@pytest.mark.parametrize("partner", [1, 3])
def test_the_offerer_picks_one_of_several(partner: int) -> None:
    """RO-7.5"""
    state = all_hold_beer(4, 0).state()
    before = hands(state)
    play(state, "offer", "give jam", "want beer", "to all", "accept", "decline", "accept")
    assert (state.actor, state.decision) == (0, "pick")
    assert texts(state) == ["none", "with 1", "with 3"]
    assert hands(state) == before
    refused(state, "with 2", r"this seat did not accept: RO-7\.5$")
    refused(state, "with 0", r"this seat did not accept: RO-7\.5$")
    play(state, f"with {partner}")
    assert (state.actor, state.decision) == (0, "trade")
    for seat in (1, 2, 3):
        expected = {"jam": 1, "petrol": 1} if seat == partner else {"beer": 1, "petrol": 1}
        assert hand(state, seat) == expected
    assert hand(state, 0) == {"bread": 1, "beer": 1, "steel": 1}


def test_the_offerer_may_pick_nobody() -> None:
    """RO-7.5"""
    state = all_hold_beer(3, 0).state()
    before = hands(state)
    play(state, "offer", "give jam", "want beer", "to all", "accept", "accept", "none")
    assert (hands(state), state.actor, state.decision) == (before, 0, "trade")
    assert state.position()["offer"] is None


def test_a_card_got_in_trade_may_be_traded_on() -> None:
    """RO-7.1, RO-7.3"""
    state = play(market().state(), "offer", "give jam", "want petrol", "to 1", "accept")
    state = play(state, "offer", "give petrol", "want beer", "to 2", "accept")
    assert hands(state) == [{"bread": 2, "beer": 1}, {"beer": 1, "jam": 1}, {"petrol": 1}]
    assert (state.actor, state.position()["offers"]) == (0, 2)


def test_answering_is_no_turn_of_ones_own() -> None:
    """RO-7.5, RO-2.3: no offer and no card as an answer."""
    quay = market()
    quay.cards(1, "advantage")
    state = play(quay.state(), "offer", "give bread", "want beer", "to 1")
    refused(state, "offer", "N-1")
    refused(state, "play advantage", "N-1")
    refused(state, "done", "N-1")


# --- who learns what (RO-7.6), for the words of an offer; more in test_knowledge_rotterdam ------


def test_a_sent_offer_is_read_by_those_it_goes_to() -> None:
    """RO-7.6"""
    for to, readers in (("to all", {0, 1, 2, None}), ("to 1", {0, 1})):
        state = play(market().state(), "offer", "give bread", "want beer", to)
        for viewer in (0, 1, 2, None):
            kinds = {event.kind for event in state.events_for(viewer)}
            assert "offered" in kinds
            assert ({"gives", "wants"} <= kinds) == (viewer in readers)
            assert ("given" in state.view(viewer)["offer"]) == (viewer in readers)
