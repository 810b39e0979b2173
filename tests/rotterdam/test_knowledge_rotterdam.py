"""RO-11 Who knows what, and RO-7.6: what views and events tell each seat and a spectator."""

import json
import random
from collections.abc import Iterator
from itertools import product as every
from typing import Any

import pytest

import emporion as em
from quay import Quay, play

Viewer = int | None
VIEWERS: tuple[Viewer, ...] = (0, 1, 2, None)
HARBOURS = ("vulcaanhaven", "merwehaven", "botlek", "europoort")


def told(state: em.State, viewer: Viewer, *kinds: str) -> list[dict[str, Any]]:
    """What a viewer heard of these kinds in the last decision."""
    return [event.to_dict() for event in state.events_for(viewer) if event.kind in kinds]


def story(state: em.State, viewer: Viewer) -> list[tuple[dict[str, Any], str]]:
    """All that a viewer has been told, for programs and for people."""
    return [(event.to_dict(), event.text) for event in state.events_for(viewer, since=0)]


def known(state: em.State, viewer: Viewer, seat: int) -> dict[str, int]:
    """Products that the viewer knows a seat to hold."""
    found: dict[str, int] = state.view(viewer)["seats"][seat]["known"]
    return found


def rich(**options: bool) -> Quay:
    """Some of everything."""
    quay = Quay(**options)
    quay.phase("sail", 1, 1)
    quay.ship("a3", 0, "grain")
    quay.ship("b2", 2)
    quay.dock("botlek", 1, "oil")
    quay.products(0, "bread", "beer", "jam")
    quay.products(1, "plastic")
    quay.spent("steel")
    quay.cards(0, "joker", "police")
    quay.cards(2, "thief")
    quay.laid(2, "extra")
    quay.played("luck", "storm")
    quay.missions(0, "bread+jam", "beer+steel", "beer+jam+plastic")
    quay.fulfilled(2, "plastic+bicycles")
    return quay


# --- what is public (RO-11.1) ------------------------------------------------------------------


@pytest.mark.parametrize("viewer", VIEWERS)
def test_what_lies_on_the_table_is_seen_by_all(viewer: Viewer) -> None:
    """RO-11.1"""
    state = rich().state()
    position, view = state.position(), state.view(viewer)
    for key in (
        *("round", "phase", "decision", "actor", "turn", "master", "water", "docked", "stock"),
        *("spent", "fulfilled", "played"),
    ):
        assert view[key] == position[key]
    assert view["spent"] == {"steel": 1}
    assert view["played"] == {"luck": 1, "storm": 1}
    assert view["fulfilled"] == [{"mission": "plastic+bicycles", "seat": 2}]
    for seat in range(3):
        for key in ("ships", "backs", "transport_cards", "mission_cards", "laid", "points"):
            assert view["seats"][seat][key] == position["seats"][seat][key]


@pytest.mark.parametrize("viewer", VIEWERS)
def test_hands_and_piles_are_counted_by_all(viewer: Viewer) -> None:
    """RO-11.1, RO-6.1: products by their backs, the rest by number."""
    view = rich().state().view(viewer)
    counts = {"vulcaanhaven": 2, "merwehaven": 1, "botlek": 0, "europoort": 0}
    assert view["seats"][0]["backs"] == counts
    assert [seat["transport_cards"] for seat in view["seats"]] == [2, 0, 1]
    assert [seat["mission_cards"] for seat in view["seats"]] == [3, 3, 3]
    assert view["seats"][2]["laid"] == {"extra": 1}
    assert view["stacks"] == {"vulcaanhaven": 13, "merwehaven": 14, "botlek": 14, "europoort": 14}
    assert (view["missions"], view["deck"]) == (46 - 9 - 1, 20 - 3 - 1 - 2)


# --- what is secret (RO-11.2) ------------------------------------------------------------------


@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_hand_is_seen_by_its_owner_only(viewer: Viewer) -> None:
    """RO-11.2"""
    state = rich().state()
    for seat, entry in enumerate(state.view(viewer)["seats"]):
        secrets = {key: entry.get(key) for key in ("products", "transport", "missions")}
        if seat == viewer:
            position = state.position()["seats"][seat]
            assert secrets == {key: position[key] for key in secrets}
        else:
            assert set(secrets.values()) == {None}
            assert entry["known"] == {}


@pytest.mark.parametrize("viewer", [1, 2, None])
def test_a_view_names_no_secret_card(viewer: Viewer) -> None:
    """RO-11.2: not the others' cards, nor what lies in the piles, nor the generator."""
    state = rich().state()
    view = state.view(viewer)
    if viewer is not None:
        view["seats"][viewer] = {}
    shown = json.dumps(view)
    for word in ("bread", "beer", "jam", "petrol", "joker", "police", "advantage", "cargo"):
        assert f'"{word}"' not in shown
    for mission in state.position()["missions"] + state.position()["seats"][0]["missions"]:
        assert f'"{mission}"' not in shown
    assert state.position()["generator"] not in shown
    assert "shuffles" not in view
    assert "known" not in view


def worlds_alike_for_seat_1() -> Iterator[tuple[str, Quay]]:
    """Positions that differ only in what seat 1 may not know; it is on turn."""
    quay = rich()
    yield "as it is", quay
    quay = rich()
    quay.doc["seats"][0]["products"] = {"bread": 2, "orange-juice": 1}
    quay.doc["stacks"]["vulcaanhaven"].remove("bread")
    quay.doc["stacks"]["vulcaanhaven"].append("beer")
    quay.doc["stacks"]["merwehaven"].remove("orange-juice")
    quay.doc["stacks"]["merwehaven"].append("jam")
    yield "other products in hand", quay
    quay = rich()
    quay.doc["seats"][0]["transport"] = {"advantage": 2}
    for card in ("advantage", "advantage"):
        quay.doc["deck"].remove(card)
    quay.doc["deck"] += ["joker", "police"]
    yield "other transport cards in hand", quay
    quay = rich()
    quay.missions(0, "petrol+steel", "bread+jam", "beer+steel")
    yield "other missions in hand", quay
    quay = rich()
    for pile in (*quay.doc["stacks"].values(), quay.doc["deck"], quay.doc["missions"]):
        pile.reverse()
    yield "other orders of the piles", quay
    quay = rich()
    quay.doc["generator"] = "0123456789abcdef" * 2
    yield "another generator", quay


def experience(quay: Quay) -> dict[str, Any]:
    """All that seat 1 gets to see of a position and of its next move."""
    state = quay.state()
    seen: dict[str, Any] = {
        "view": json.dumps(state.view(1)),
        "asked": (state.actor, state.decision, state.prompt, state.legal_ids()),
        "scores": (state.scores, state.winners),
        "observation": state.observe(1).tobytes(),
    }
    refusals = []
    for action in state.game.actions:
        try:
            state.check(action)
        except em.IllegalAction as error:
            refusals.append((action.text, str(error)))
    seen["refusals"] = refusals
    play(state, "call red")
    seen["events"] = story(state, 1)
    seen["after"] = json.dumps(state.view(1))
    return seen


def test_worlds_that_look_alike_cannot_be_told_apart() -> None:
    """RO-11.2: by view, legal moves, refusals, observation, scores and events."""
    (_, first), *others = worlds_alike_for_seat_1()
    expected = experience(first)
    for name, quay in others:
        assert (name, experience(quay)) == (name, expected)


# --- drawing cards -----------------------------------------------------------------------------


def test_a_product_drawn_is_seen_by_its_owner_the_back_by_all() -> None:
    """RO-6.1, RO-11.2"""
    quay = Quay()
    quay.phase("unload")
    quay.dock("vulcaanhaven", 0, "grain")
    quay.stack("vulcaanhaven", "beer")
    quay.cards(0, "advantage")
    state = play(quay.state(), "done")
    for viewer in VIEWERS:
        assert told(state, viewer, "unloaded") == [
            {"kind": "unloaded", "seat": 0, "harbour": "vulcaanhaven", "load": "grain"}
        ]
        drawn = told(state, viewer, "product", "product back")
        if viewer == 0:
            assert drawn == [{"kind": "product", "seat": 0, "product": "beer"}]
        else:
            assert drawn == [{"kind": "product back", "seat": 0, "harbour": "vulcaanhaven"}]
            assert known(state, viewer, 0) == {}
        assert state.view(viewer)["seats"][0]["backs"]["vulcaanhaven"] == 1


def test_a_transport_card_drawn_is_seen_by_its_owner_only() -> None:
    """RO-11.2, RO-11.1: that it was drawn is public."""
    quay = Quay()
    quay.phase("anchors")
    quay.ship("a1", 0)
    quay.ship("b2", 0)
    quay.deck("thief", "joker")
    quay.cards(0, "advantage")
    state = play(quay.state(), "done")
    for viewer in VIEWERS:
        names = [event["card"] for event in told(state, viewer, "card")]
        assert names == (["thief", "joker"] if viewer == 0 else [None, None])
        text = " ".join(event.text for event in state.events_for(viewer))
        assert ("thief" in text) == (viewer == 0)
        assert state.view(viewer)["seats"][0]["transport_cards"] == 3


def test_the_order_of_a_reshuffled_deck_is_told_to_nobody() -> None:
    """RO-11.2, RO-5.3: only that it was shuffled, and how many cards."""
    quay = Quay()
    quay.phase("anchors")
    quay.ship("a1", 0)
    quay.run_out()
    quay.doc["seats"][0]["transport"] = {"advantage": 1}
    quay.doc["seats"][2]["laid"]["advantage"] -= 1
    state = play(quay.state(), "done")
    for viewer in VIEWERS:
        shuffled = told(state, viewer, "shuffle")
        assert shuffled == [{"kind": "shuffle", "pile": "transport", "count": 16}]
        assert state.view(viewer)["deck"] == 15
        assert state.view(viewer)["played"] == {}
        assert [event["card"] is None for event in told(state, viewer, "card")] == [viewer != 0]


def test_a_mission_drawn_is_seen_by_its_owner_only() -> None:
    """RO-11.2, RO-8.1"""
    quay = Quay()
    quay.phase("missions")
    quay.missions(0, "bread+jam", "beer+steel", "beer+plastic")
    quay.products(0, "bread", "jam")
    quay.mission_pile("petrol+steel")
    state = play(quay.state(), "fulfil 1")
    for viewer in VIEWERS:
        assert told(state, viewer, "mission") == [
            {"kind": "mission", "seat": 0, "mission": "petrol+steel" if viewer == 0 else None}
        ]
        assert ("missions" in state.view(viewer)["seats"][0]) == (viewer == 0)
        assert state.view(viewer)["seats"][0]["mission_cards"] == 3


def test_the_first_missions_are_seen_by_their_owners_only() -> None:
    """RO-1.1, RO-11.2"""
    state = em.game("rotterdam", players=3).start(5)
    for viewer in VIEWERS:
        shown = [seat.get("missions") is not None for seat in state.view(viewer)["seats"]]
        assert shown == [seat == viewer for seat in range(3)]
        assert "+" not in json.dumps([event for event, _ in story(state, viewer)])


def test_what_is_handed_in_and_every_joker_are_seen_by_all() -> None:
    """RO-11.1, RO-9.6, RO-8.1"""
    quay = Quay()
    quay.phase("missions")
    quay.missions(0, "bread+jam+steel", "beer+plastic", "petrol+bicycles")
    quay.products(0, "bread", "jam")
    quay.cards(0, "joker", "joker")
    state = play(quay.state(), "fulfil 1")
    for viewer in VIEWERS:
        assert state.view(viewer)["settling"] == {
            "number": 1,
            "mission": "bread+jam+steel",
            "left": {"bread": 1, "jam": 1, "steel": 1},
        }
    play(state, "joker steel", "joker jam")
    for viewer in VIEWERS:
        events = [event for event, _ in story(state, viewer)]
        jokers = [event["product"] for event in events if event["kind"] == "joker"]
        spent = [event["product"] for event in events if event["kind"] == "spent"]
        assert (jokers, spent) == (["steel", "jam"], ["bread"])
        assert state.view(viewer)["played"] == {"joker": 2}
        assert state.view(viewer)["seats"][0]["transport_cards"] == 0
        assert state.view(viewer)["spent"] == {"bread": 1}


# --- drafts and offers (RO-7.6) ----------------------------------------------------------------


def market(players: int = 3, **options: bool) -> Quay:
    quay = Quay(players, **options)
    quay.phase("trade")
    quay.products(0, "bread", "jam", "jam")
    quay.products(1, "beer", "petrol")
    quay.products(2, "beer", "plastic")
    return quay


def test_a_draft_is_its_maker_s_secret() -> None:
    """RO-7.6: the others see that one was begun, and not a word of it."""
    state = play(market().state(), "offer")
    for viewer in VIEWERS:
        assert told(state, viewer, "move") == [
            {"kind": "move", "seat": 0, "action": "offer", "forced": False}
        ]
    for line in ("give bread", "want beer", "give jam", "want plastic"):
        play(state, line)
        assert [event["action"] for event in told(state, 0, "move")] == [line]
        for viewer in (1, 2, None):
            assert state.events_for(viewer) == []
            assert state.view(viewer)["offer"] == {"by": 0, "to": None, "accepted": []}
            assert known(state, viewer, 0) == {}
    assert state.view(0)["offer"]["given"] == {"bread": 1, "jam": 1}
    assert state.view(0)["offer"]["wanted"] == {"beer": 1, "plastic": 1}


def test_a_cancelled_draft_stays_secret() -> None:
    """RO-7.6: whatever was in it, the others see the same."""
    drafts: list[list[str]] = [[], ["give bread"], ["give jam", "give jam", "want petrol"]]
    for viewer in (1, 2, None):
        seen = []
        for draft in drafts:
            state = play(market().state(), "offer", *draft, "cancel")
            seen.append((story(state, viewer), json.dumps(state.view(viewer))))
        assert seen[0] == seen[1] == seen[2]
        assert [event["action"] for event, _ in seen[0][0]] == ["offer", "cancel"]


def test_an_offer_to_all_is_public() -> None:
    """RO-7.6: also to spectators."""
    state = play(market().state(), "offer", "give jam", "give jam", "want beer", "to all")
    for viewer in VIEWERS:
        assert told(state, viewer, "offered", "gives", "wants") == [
            {"kind": "offered", "seat": 0, "to": "all"},
            {"kind": "wants", "seat": 0, "product": "beer", "count": 1},
            {"kind": "gives", "seat": 0, "product": "jam", "count": 2},
        ]
        offer = state.view(viewer)["offer"]
        assert (offer["by"], offer["to"], offer["accepted"]) == (0, "all", [])
        assert (offer["given"], offer["wanted"]) == ({"jam": 2}, {"beer": 1})


def test_an_offer_to_one_seat_is_read_by_two() -> None:
    """RO-7.6: the others learn that it was made."""
    state = play(market().state(), "offer", "give jam", "give jam", "want beer", "to 1")
    for viewer in VIEWERS:
        assert told(state, viewer, "offered") == [{"kind": "offered", "seat": 0, "to": 1}]
        offer = state.view(viewer)["offer"]
        assert (offer["by"], offer["to"]) == (0, 1)
        if viewer in (0, 1):
            assert (offer["given"], offer["wanted"]) == ({"jam": 2}, {"beer": 1})
            assert len(told(state, viewer, "gives", "wants")) == 2
        else:
            assert set(offer) == {"by", "to", "accepted"}
            assert told(state, viewer, "gives", "wants") == []
            assert "jam" not in json.dumps(story(state, viewer))


@pytest.mark.parametrize("answer", ["accept", "decline"])
@pytest.mark.parametrize("to", ["to all", "to 1"])
def test_every_answer_is_public(answer: str, to: str) -> None:
    """RO-7.5, RO-7.6"""
    quay = market()
    state = play(quay.state(), "offer", "give jam", "want petrol", to, answer)
    for viewer in VIEWERS:
        answers = [event["accepted"] for event, _ in story(state, viewer) if "accepted" in event]
        expected = [answer == "accept"]
        assert answers == (expected if to == "to 1" else [*expected, False])


def test_offers_to_one_seat_look_the_same_to_the_others() -> None:
    """RO-7.6: only the numbers of cards by harbour tell them apart, and only once traded."""
    quay = Quay(4)
    quay.phase("trade")
    quay.products(0, "bread", "beer", "jam", "orange-juice")
    quay.products(1, "petrol", "plastic", "petrol")
    deals = (
        ("give bread", "want petrol"),
        ("give beer", "want plastic"),
        ("give beer", "want petrol"),
    )
    for answer in ("accept", "decline"):
        for viewer in (2, 3, None):
            seen = []
            for deal in deals:
                state = play(quay.state(), "offer", *deal, "to 1", answer)
                seen.append((story(state, viewer), json.dumps(state.view(viewer))))
            assert seen[0] == seen[1] == seen[2]


def test_a_trade_between_two_is_veiled_to_the_others() -> None:
    """RO-7.6: how many cards of each harbour moved each way."""
    deal = ("give jam", "give jam", "give bread", "want petrol", "want beer")
    state = play(market().state(), "offer", *deal, "to 1", "accept")
    for viewer in (0, 1):
        moved = [
            (event["seat"], event["to"], event["product"])
            for event in told(state, viewer, "handed")
        ]
        assert sorted(moved) == [
            *((0, 1, "bread"), (0, 1, "jam"), (0, 1, "jam")),
            *((1, 0, "beer"), (1, 0, "petrol")),
        ]
        assert told(state, viewer, "handed back") == []
    for viewer in (2, None):
        backs = told(state, viewer, "handed back")
        moved = [(event["seat"], event["to"], event["harbour"]) for event in backs]
        assert sorted(moved) == [
            *((0, 1, "merwehaven"), (0, 1, "merwehaven"), (0, 1, "vulcaanhaven")),
            *((1, 0, "botlek"), (1, 0, "vulcaanhaven")),
        ]
        assert told(state, viewer, "handed") == []
        assert known(state, viewer, 0) == known(state, viewer, 1) == {}


def test_a_trade_after_an_offer_to_all_is_seen_by_all() -> None:
    """RO-7.6"""
    state = play(market().state(), "offer", "give jam", "want petrol", "to all", "accept")
    for viewer in VIEWERS:
        moved = told(state, viewer, "handed", "handed back")
        assert moved == [
            {"kind": "handed", "seat": 0, "to": 1, "product": "jam"},
            {"kind": "handed", "seat": 1, "to": 0, "product": "petrol"},
        ]
    for viewer in (2, None):
        assert known(state, viewer, 0) == {"petrol": 1}
        assert known(state, viewer, 1) == {"jam": 1}


# --- what has been seen is remembered ----------------------------------------------------------


def test_an_offer_shows_what_it_gives() -> None:
    """RO-7.4, RO-7.6: it must be held; those who read it remember, also once declined."""
    state = play(market().state(), "offer", "give jam", "give jam", "to 1", "decline")
    assert known(state, 1, 0) == {"jam": 2}
    assert known(state, 2, 0) == known(state, None, 0) == {}
    play(state, "offer", "give bread", "to all", "decline", "decline")
    assert known(state, 1, 0) == {"jam": 2, "bread": 1}
    assert known(state, 2, 0) == known(state, None, 0) == {"bread": 1}


def test_an_offer_says_nothing_of_what_is_wanted() -> None:
    """RO-7.6: nor does one that is declined."""
    state = play(market().state(), "offer", "want beer", "to all", "decline", "decline")
    for viewer, seat in every(VIEWERS, range(3)):
        if viewer != seat:
            assert known(state, viewer, seat) == {}


def test_accepting_shows_what_is_wanted() -> None:
    """RO-7.5, RO-7.6: also if another one is picked, or nobody."""
    state = play(
        market().state(), "offer", "give jam", "want beer", "to all", "accept", "accept", "none"
    )
    for viewer in (0, 2, None):
        assert known(state, viewer, 1) == {"beer": 1}
    for viewer in (0, 1, None):
        assert known(state, viewer, 2) == {"beer": 1}


def test_the_two_who_trade_know_what_they_gave() -> None:
    """RO-7.6"""
    state = play(
        market().state(), "offer", "give jam", "give bread", "want petrol", "to 1", "accept"
    )
    assert known(state, 0, 1) == {"jam": 1, "bread": 1}
    assert known(state, 1, 0) == {"petrol": 1}
    assert known(state, 2, 0) == known(state, 2, 1) == {}


def test_a_card_seen_that_may_have_left_is_not_known_any_more() -> None:
    """RO-7.6: after a trade behind a veil; but one of the two must have it."""
    quay = market()
    quay.products(0, "beer")
    state = play(quay.state(), "offer", "give bread", "to all", "decline", "decline")
    assert known(state, 2, 0) == {"bread": 1}
    play(state, "offer", "give beer", "want petrol", "to 1", "accept")
    assert known(state, 2, 0) == known(state, 2, 1) == {}
    assert known(state, 1, 0) == {"bread": 1, "petrol": 1}
    together = {"viewer": 2, "harbour": "vulcaanhaven", "seats": [0, 1], "at_least": {"bread": 1}}
    assert together in state.position()["known"]
    holders = set()
    for seed in range(60):
        seats = state.imagine(2, seed).position()["seats"]
        bread = [seat for seat in (0, 1) if "bread" in seats[seat]["products"]]
        assert bread
        holders |= set(bread)
    assert holders == {0, 1}


def test_cards_of_another_harbour_do_not_disturb_what_is_known() -> None:
    """RO-7.6: the backs show that it was not the bread that left."""
    state = play(market().state(), "offer", "give bread", "to all", "decline", "decline")
    play(state, "offer", "give jam", "want petrol", "to 1", "accept")
    assert known(state, 2, 0) == known(state, None, 0) == {"bread": 1}


def test_a_whole_hand_handed_over_is_followed() -> None:
    """RO-7.6: all its cards of a harbour went, so the one seen went too."""
    state = play(market().state(), "offer", "give bread", "to all", "decline", "decline")
    play(state, "offer", "give bread", "want petrol", "to 1", "accept")
    assert known(state, 2, 1) == {"bread": 1}
    assert known(state, 2, 0) == {}


def test_a_product_handed_in_is_not_known_any_more() -> None:
    """RO-11.1: it is spent, for all to see."""
    quay = Quay()
    quay.phase("missions")
    quay.missions(0, "bread+jam", "beer+steel", "beer+plastic")
    quay.products(0, "bread", "jam", "jam")
    for viewer in (1, 2, None):
        quay.known(viewer, [0], bread=1, jam=2)
    state = play(quay.state(), "fulfil 1")
    for viewer in (1, 2, None):
        assert known(state, viewer, 0) == {"jam": 1}


def test_known_cards_swapped_behind_a_veil_are_followed() -> None:
    """RO-7.6: each had one card of the harbour, both seen before; now they have the other's."""
    state = play(market().state(), "offer", "give bread", "to all", "decline", "decline")
    play(state, "offer", "want beer", "to all", "accept", "accept", "none")
    assert (known(state, 2, 0), known(state, 2, 1)) == ({"bread": 1}, {"beer": 1})
    play(state, "offer", "give bread", "want beer", "to 1", "accept")
    assert told(state, 2, "handed") == []
    assert (known(state, 2, 0), known(state, 2, 1)) == ({"beer": 1}, {"bread": 1})


@pytest.mark.parametrize("players", [2, 3, 4])
def test_in_a_whole_game_nobody_is_told_a_secret(players: int) -> None:
    """RO-11.2, RO-7.6: and nothing is taken for known that is not so."""
    viewers: tuple[Viewer, ...] = (*range(players), None)
    state = em.game("rotterdam", players=players).start(players)
    chance = random.Random(players)
    while not state.over:
        actor, decision, offer = state.actor, state.decision, state.position()["offer"]
        state.play(chance.choice(state.legal_ids()))
        if state.over:
            break
        seats = state.position()["seats"]
        for viewer in viewers:
            for event in state.events_for(viewer):
                data = event.data
                if event.kind == "product":
                    assert viewer == data["seat"]
                elif event.kind in ("card", "mission"):
                    assert (viewer == data["seat"]) == (data[event.kind] is not None)
                elif event.kind == "move" and viewer != data["seat"]:
                    assert not data["forced"]
                    assert not data["action"].startswith(("give ", "want "))
                elif event.kind == "handed" and decision == "answer" and offer["to"] != "all":
                    assert viewer in (actor, offer["by"])
            for seat, entry in enumerate(state.view(viewer)["seats"]):
                for product, count in entry.get("known", {}).items():
                    assert seats[seat]["products"].get(product, 0) >= count


def test_an_imagined_world_keeps_the_own_hand_and_all_that_is_public() -> None:
    """RO-11.1, RO-11.2"""
    state = rich().state()
    for viewer in VIEWERS:
        hidden = set()
        for seed in range(20):
            world = state.imagine(viewer, seed)
            assert world.view(viewer) == state.view(viewer)
            hidden.add(json.dumps(world.position()["seats"][0 if viewer != 0 else 1]))
        assert len(hidden) > 1


# --- the end (RO-11.3) -------------------------------------------------------------------------


@pytest.mark.parametrize("viewer", VIEWERS)
def test_all_hands_are_shown_when_the_game_is_over(viewer: Viewer) -> None:
    """RO-11.3: not before; the piles stay face down."""
    quay = rich()
    quay.unload()
    quay.phase("missions", 0, 1, number=40)
    quay.missions(0, "petrol+steel", "bread+steel", "petrol+bicycles")
    state = quay.state()
    assert state.actor == 0
    assert ("products" in state.view(viewer)["seats"][0]) == (viewer == 0)
    play(state, "pass")
    assert state.over
    view, position = state.view(viewer), state.position()
    for shown, true in zip(view["seats"], position["seats"], strict=True):
        for key in ("products", "transport", "missions"):
            assert shown[key] == true[key]
    assert view["seats"][0]["transport"] == {"joker": 1, "police": 1}
    assert view["missions"] == len(position["missions"])
    assert view["deck"] == len(position["deck"])
    assert all(isinstance(view["stacks"][harbour], int) for harbour in HARBOURS)


# --- forced moves (RO-11.4) --------------------------------------------------------------------


def forced(state: em.State, viewer: Viewer, action: str, seat: int) -> list[bool]:
    """How a viewer was told of a seat's moves of this text."""
    return [
        event["forced"]
        for event, _ in story(state, viewer)
        if event["kind"] == "move" and (event["action"], event["seat"]) == (action, seat)
    ]


def test_a_forced_done_looks_chosen_to_the_others() -> None:
    """RO-11.4: with a card that can be played, or with a joker that cannot."""
    seen = []
    for card in ("police", "joker"):
        quay = Quay()
        quay.phase("sail", 2, 0)
        quay.ship("s1", 2, "oil")
        quay.cards(1, card)
        state = play(quay.state(), "call green")
        if card == "police":
            assert (state.actor, state.decision) == (1, "turn")
            play(state, "done", "done", "done", "pass")
        assert (state.round, state.decision) == (2, "launch")
        assert forced(state, 1, "done", 1) == [card == "joker"] * 3
        assert forced(state, 1, "pass", 1) == [card == "joker"]
        views = [json.dumps(state.view(viewer)) for viewer in (0, 2, None)]
        seen.append(([story(state, viewer) for viewer in (0, 2, None)], views))
    assert seen[0] == seen[1]


@pytest.mark.parametrize("held", ["beer", "bread"])
def test_a_forced_decline_looks_chosen_to_the_others(held: str) -> None:
    """RO-11.4, RO-7.5: only the one who declined knows that there was no choice."""
    quay = Quay()
    quay.phase("trade")
    quay.products(0, "jam")
    quay.products(1, held)
    quay.products(2, "petrol")
    state = play(quay.state(), "offer", "give jam", "want beer", "to 1")
    if held == "beer":
        play(state, "decline")
    assert (state.actor, state.decision) == (0, "trade")
    assert forced(state, 1, "decline", 1) == [held == "bread"]
    for viewer in (0, 2, None):
        assert forced(state, viewer, "decline", 1) == [False]
        assert known(state, viewer, 1) == {}


def test_forced_and_chosen_declines_tell_the_same_story() -> None:
    """RO-11.4: to the byte, in words too, and so do the views."""
    seen = []
    for held in ("beer", "bread"):
        quay = Quay()
        quay.phase("trade")
        quay.products(0, "jam")
        quay.products(1, held)
        state = play(quay.state(), "offer", "give jam", "want beer", "to 1")
        if held == "beer":
            play(state, "decline")
        views = [json.dumps(state.view(viewer)) for viewer in (0, 2, None)]
        seen.append(([story(state, viewer) for viewer in (0, 2, None)], views))
    assert seen[0] == seen[1]


def test_a_forced_pass_looks_chosen_to_the_others() -> None:
    """RO-11.4: whether a mission could be fulfilled stays a secret."""
    seen = []
    for mission in ("bread+jam", "bread+steel"):
        quay = Quay()
        quay.phase("missions", 1, 0)
        quay.missions(1, mission, "petrol+bicycles", "orange-juice+plastic")
        quay.products(1, "bread", "jam")
        quay.missions(2, "beer+jam", "jam+plastic", "jam+steel")
        quay.products(2, "beer", "jam")
        quay.doc["seats"][0]["missions"][:] = ["bread+plastic", "bread+petrol", "beer+steel"]
        taken = [name for seat in quay.doc["seats"] for name in seat["missions"]]
        quay.doc["missions"] = [name for name in quay.points if name not in taken]
        state = quay.state()
        if mission == "bread+jam":
            assert state.actor == 1
            play(state, "pass")
        assert (state.actor, state.decision) == (2, "mission")
        play(state, "pass")
        assert forced(state, 1, "pass", 1) == [mission == "bread+steel"]
        views = [json.dumps(state.view(viewer)) for viewer in (0, 2, None)]
        seen.append(([story(state, viewer) for viewer in (0, 2, None)], views))
    assert seen[0] == seen[1]


# --- options: lying open -----------------------------------------------------------------------


def test_cards_lie_face_down_unless_an_option_says_otherwise() -> None:
    """RO-11.2: both options are off by default."""
    game = em.game("rotterdam", players=3)
    assert game.options == {}
    assert em.game("rotterdam", players=3, open_products=False).options == {}
    view = game.start(1).view(0)
    assert "tops" not in view
    assert "missions" not in view["seats"][1]


@pytest.mark.parametrize("option", ["open_products", "open_missions"])
def test_an_option_is_on_or_off(option: str) -> None:
    options: dict[str, Any] = {option: True}
    assert em.game("rotterdam", players=3, **options).options == options
    for value in (1, "yes", None):
        with pytest.raises(em.EmporionError, match=option):
            em.game("rotterdam", players=3, **{option: value})  # type: ignore[arg-type]
    with pytest.raises(em.EmporionError, match="no option"):
        em.game("rhodes", players=3, **options)


def test_open_products_show_the_top_of_every_stack_and_every_draw() -> None:
    """RO-6.1, RO-11.2: with the option; the rest of the stack stays secret."""
    quay = Quay(open_products=True)
    quay.phase("unload")
    quay.dock("vulcaanhaven", 0, "grain")
    quay.stack("vulcaanhaven", "beer", "bread")
    quay.exhaust("botlek")
    quay.cards(0, "advantage")
    state = quay.state()
    for viewer in VIEWERS:
        tops = {"vulcaanhaven": "beer", "merwehaven": "orange-juice", "europoort": "steel"}
        assert state.view(viewer)["tops"] == {**tops, "botlek": None}
    play(state, "done")
    for viewer in VIEWERS:
        assert told(state, viewer, "product", "product back") == [
            {"kind": "product", "seat": 0, "product": "beer"}
        ]
        assert state.view(viewer)["tops"]["vulcaanhaven"] == "bread"
        assert state.view(viewer)["stacks"]["vulcaanhaven"] == 14
        if viewer != 0:
            assert known(state, viewer, 0) == {"beer": 1}
    for seed in range(20):
        world = state.imagine(1, seed).position()
        assert world["stacks"]["vulcaanhaven"][0] == "bread"
        assert world["seats"][0]["products"] == {"beer": 1}


def test_open_products_leave_the_other_secrets() -> None:
    """RO-11.2, RO-7.6: a trade between two stays veiled, missions and transport cards unseen."""
    state = play(market(open_products=True).state(), "offer", "give jam", "want beer", "to 1")
    assert "given" not in state.view(2)["offer"]
    play(state, "accept")
    assert told(state, 2, "handed") == []
    assert len(told(state, 2, "handed back")) == 2
    assert not {"products", "transport", "missions"} & set(state.view(2)["seats"][0])


def test_open_missions_show_every_mission_in_hand() -> None:
    """RO-11.2, RO-8.1: with the option, those drawn later too."""
    quay = Quay(open_missions=True)
    quay.phase("missions")
    quay.missions(0, "bread+jam", "beer+steel", "beer+plastic")
    quay.products(0, "bread", "jam")
    quay.mission_pile("petrol+steel")
    state = play(quay.state(), "fulfil 1")
    hand = ["beer+steel", "beer+plastic", "petrol+steel"]
    for viewer in VIEWERS:
        assert told(state, viewer, "mission") == [
            {"kind": "mission", "seat": 0, "mission": "petrol+steel"}
        ]
        seats = state.view(viewer)["seats"]
        assert seats[0]["missions"] == hand
        assert all(len(seat["missions"]) == 3 for seat in seats)
        assert state.view(viewer)["missions"] == len(state.position()["missions"])
    for seed in range(10):
        assert state.imagine(1, seed).position()["seats"][0]["missions"] == hand


def test_open_missions_leave_the_other_secrets() -> None:
    """RO-11.2"""
    state = rich(open_missions=True).state()
    for viewer in (1, 2, None):
        assert not {"products", "transport"} & set(state.view(viewer)["seats"][0])
        assert "tops" not in state.view(viewer)
