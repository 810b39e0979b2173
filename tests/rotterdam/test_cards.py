"""RO-9 Transport cards."""

from typing import Any

import pytest

import emporion as em
from quay import Quay, play, refused, texts, water

CARDS = ("luck", "cargo", "setback", "storm", "joker", "advantage", "extra", "thief", "police")
RULES = {
    "luck": r"RO-9\.1$",
    "cargo": r"RO-9\.2$",
    "setback": r"RO-9\.3$",
    "storm": r"RO-9\.4$",
    "joker": r"RO-9\.6$",
    "thief": r"RO-9\.8$",
    "police": r"RO-9\.9$",
}
PHASES = {
    "launch": "launch",
    "sail": "call",
    "anchors": "turn",
    "unload": "turn",
    "trade": "trade",
    "missions": "mission",
}
STARTS = ("s1", "s2", "s3", "s4")


def holding(*cards: str, phase: str = "sail", players: int = 3) -> Quay:
    """Seat 0 is on turn with these cards; in phase 2 there is always a colour to call."""
    quay = Quay(players)
    quay.phase(phase)
    quay.cards(0, *cards)
    return quay


def seat(state: em.State, number: int = 0) -> dict[str, Any]:
    entry: dict[str, Any] = state.position()["seats"][number]
    return entry


def told(state: em.State, kind: str) -> list[dict[str, Any]]:
    """What everybody heard of a kind in the last decision."""
    return [event.data for event in state.events_for(None) if event.kind == kind]


# --- playing cards: own turn, any number, any phase --------------------------------------------


@pytest.mark.parametrize("phase", PHASES)
def test_cards_are_played_in_any_phase_before_its_action(phase: str) -> None:
    """RO-2.3, RO-9.7, RO-9.9: the same player is asked the same thing afterwards."""
    quay = holding("police", "extra", phase=phase)
    quay.ship("s2", 1, "grain")
    quay.ship("s3", 2, "grain")
    quay.products(0, "bread")
    state = quay.state()
    asked = PHASES[phase]
    play(state, "play police", "at s2")
    assert (state.actor, state.decision) == (0, asked)
    assert "play extra" in texts(state)
    play(state, "play extra")
    assert seat(state)["laid"] == {"extra": 1}
    assert water(state)["s2"] == (1, "empty")
    if asked not in ("turn", "mission"):  # there being done is forced now (N-3)
        assert (state.actor, state.decision) == (0, asked)


def test_a_thief_and_the_police_in_one_turn() -> None:
    """RO-2.3, RO-9.8, RO-9.9: the combination that the rulebook's questions recommend."""
    quay = holding("thief", "police")
    quay.ship("a3", 0)
    quay.ship("b2", 1, "oil")
    quay.ship("c3", 2, "oil")
    state = play(quay.state(), "play thief", "at b2", "play police")
    assert state.decision == "target"
    play(state, "at c3")
    assert water(state) == {"a3": (0, "oil"), "b2": (1, "empty"), "c3": (2, "empty")}
    assert (state.actor, state.decision) == (0, "call")
    assert seat(state)["transport"] == {}


def test_cards_are_played_on_the_own_turn_only() -> None:
    """RO-2.3, RO-9.10: the others' cards stay where they are."""
    quay = holding("police")
    quay.cards(1, "setback")
    quay.ship("a3", 2, "oil")
    state = quay.state()
    refused(state, "play setback", r"you do not hold this card: RO-9\.10$")
    assert "play setback" in texts(play(state, "call blue"))
    assert state.actor == 1


@pytest.mark.parametrize("card", sorted(set(CARDS) - {"joker"}))
def test_a_card_must_be_held(card: str) -> None:
    """RO-9.10"""
    quay = holding()
    quay.ship("b1", 0)
    quay.ship("b2", 1, "oil")
    quay.ship("b3", 1, "ore")
    refused(quay.state(), f"play {card}", r"you do not hold this card: RO-9\.10$")


@pytest.mark.parametrize("card", CARDS)
def test_no_card_is_played_while_another_one_is_being_carried_out(card: str) -> None:
    """RO-9.11: what is asked is a ship."""
    hand = ("police", card) if card != "police" else ("police", "police")
    quay = holding(*hand)
    quay.ship("b2", 1, "oil")
    quay.ship("b3", 1, "ore")
    state = play(quay.state(), "play police")
    assert texts(state) == ["at b2", "at b3"]
    refused(state, f"play {card}", "N-1")
    refused(state, "call blue", "N-1")


@pytest.mark.parametrize(
    ("card", "answers"),
    [
        ("luck", ["at b2"]),
        ("cargo", ["launch s1 empty"]),
        ("setback", ["at b2", "back a2"]),
        ("storm", ["at b2", "back a2", "back s1"]),
        ("thief", ["at b2"]),
        ("police", ["at b2"]),
    ],
)
def test_a_played_card_goes_to_the_played_pile(card: str, answers: list[str]) -> None:
    """RO-9.10: out of the hand, for everybody to see."""
    quay = holding(card)
    quay.played("joker")
    quay.ship("c1", 0)
    quay.ship("b2", 1, "oil")
    quay.ship("b3", 2, "ore")
    state = play(quay.state(), f"play {card}", *answers)
    assert (state.actor, state.decision) == (0, "call")
    assert seat(state)["transport"] == {}
    for viewer in (0, 1, 2, None):
        assert state.view(viewer)["played"] == {"joker": 1, card: 1}
    events = [event.data for event in state.log() if event.kind == "played"]
    assert events == [{"seat": 0, "card": card}]


def test_a_card_of_a_kind_is_spent_one_at_a_time() -> None:
    """RO-9.10"""
    quay = holding("police", "police")
    quay.ship("b2", 1, "oil")
    quay.ship("b3", 1, "ore")
    state = play(quay.state(), "play police", "at b2")
    assert seat(state)["transport"] == {"police": 1}
    assert "play police" in texts(state)


# --- what cards can reach (RO-9.11) ------------------------------------------------------------


@pytest.mark.parametrize("card", ["luck", "setback", "storm", "thief", "police"])
def test_no_card_reaches_a_ship_in_a_harbour(card: str) -> None:
    """RO-9.11"""
    quay = holding(card)
    quay.dock("europoort", 1, "ore")
    quay.dock("botlek", 2, "grain")
    quay.dock("botlek", 0, "oil")
    reason = "no free way back" if card in ("setback", "storm") else "no ship on the water suits"
    refused(quay.state(), f"play {card}", f"{reason}.*{RULES[card]}")


def test_ships_in_harbours_are_no_targets_beside_others() -> None:
    """RO-9.11"""
    quay = holding("police")
    quay.dock("europoort", 1, "ore")
    quay.ship("c2", 1, "ore")
    quay.ship("s1", 1, "ore")
    state = play(quay.state(), "play police")
    assert texts(state) == ["at s1", "at c2"]
    refused(state, "at europoort", r"no ship lies there: RO-9\.11$")
    refused(state, "at c3", r"no ship lies there: RO-9\.11$")


@pytest.mark.parametrize("place", ["s4", "a1", "b4", "c5"])
def test_starts_and_junctions_are_the_water(place: str) -> None:
    """RO-9.11"""
    quay = holding("police")
    quay.ship(place, 1, "ore")
    quay.ship("b2", 2, "ore")
    assert f"at {place}" in texts(play(quay.state(), "play police"))


@pytest.mark.parametrize("card", ["luck", "setback", "storm", "thief", "police"])
def test_on_empty_water_these_cards_do_nothing(card: str) -> None:
    """RO-9.11: so they cannot be played."""
    refused(holding(card).state(), f"play {card}", RULES[card])


# --- luck turns (RO-9.1) -----------------------------------------------------------------------


def three_cargoes() -> Quay:
    """Grain, grain and ore on the water, and an empty ship."""
    quay = holding("luck")
    quay.ship("a2", 0, "grain")
    quay.ship("b2", 1, "grain")
    quay.ship("b3", 2, "ore")
    quay.ship("c1", 1)
    return quay


def test_luck_swaps_two_cargoes() -> None:
    """RO-9.1: whoever owns the ships; ships and stock stay as they are."""
    state = three_cargoes().state()
    stock = state.position()["stock"]
    play(state, "play luck", "at b3")
    assert (state.actor, state.decision, texts(state)) == (0, "target", ["at a2", "at b2"])
    play(state, "at b2")
    assert water(state) == {
        "a2": (0, "grain"),
        "b2": (1, "ore"),
        "b3": (2, "grain"),
        "c1": (1, "empty"),
    }
    assert state.position()["stock"] == stock
    assert told(state, "swapped") == [{"seat": 0, "first": "b3", "second": "b2"}]


def test_luck_may_touch_own_ships_only_or_none_of_them() -> None:
    """RO-9.1"""
    for owner in (0, 1):
        quay = holding("luck")
        quay.ship("a2", owner, "fruit")
        quay.ship("s3", owner, "ore")
        state = play(quay.state(), "play luck", "at a2")
        assert water(state) == {"a2": (owner, "ore"), "s3": (owner, "fruit")}


def test_luck_needs_loaded_ships() -> None:
    """RO-9.1: the question of the rulebook."""
    state = play(three_cargoes().state(), "play luck")
    assert texts(state) == ["at a2", "at b2", "at b3"]
    refused(state, "at c1", "the ship there is empty")
    play(state, "at b3")
    refused(state, "at c1", "the ship there is empty")


def test_luck_needs_different_raw_materials() -> None:
    """RO-9.1: the second ship is then often no choice."""
    quay = three_cargoes()
    quay.ship("c4", 2, "oil")
    state = play(quay.state(), "play luck", "at a2")
    assert texts(state) == ["at b3", "at c4"]
    refused(state, "at b2", r"the two ships must carry different raw materials: RO-9\.1$")
    refused(state, "at a2", r"the two ships must carry different raw materials: RO-9\.1$")
    state = play(three_cargoes().state(), "play luck", "at a2")
    assert (state.decision, water(state)["a2"]) == ("call", (0, "ore"))


@pytest.mark.parametrize(
    "loads", [["grain"], ["grain", "grain"], ["grain", "empty"], ["empty"] * 2]
)
def test_luck_cannot_be_played_without_two_different_cargoes(loads: list[str]) -> None:
    """RO-9.1, RO-9.11"""
    quay = holding("luck")
    for place, load in zip(("a2", "b2"), loads, strict=False):
        quay.ship(place, 1, load)
    quay.dock("botlek", 1, "ore")
    refused(quay.state(), "play luck", r"no ship on the water suits this card: RO-9\.1$")


# --- extra cargo (RO-9.2) ----------------------------------------------------------------------


def test_extra_cargo_places_one_more_ship() -> None:
    """RO-9.2: besides the one of phase 1."""
    state = play(holding("cargo", phase="launch").state(), "play cargo")
    assert state.decision == "cargo"
    loads = ("grain", "fruit", "oil", "ore", "empty")
    assert texts(state) == [f"launch {start} {load}" for start in STARTS for load in loads]
    play(state, "launch s2 ore")
    assert (state.actor, state.decision) == (0, "launch")
    play(state, "launch s3 empty")
    assert water(state) == {"s2": (0, "ore"), "s3": (0, "empty")}
    assert seat(state)["ships"] == 2
    assert state.position()["stock"]["ore"] == 5


@pytest.mark.parametrize("phase", PHASES)
def test_extra_cargo_works_in_any_phase(phase: str) -> None:
    """RO-9.2, RO-2.3"""
    state = play(holding("cargo", phase=phase).state(), "play cargo", "launch s4 empty")
    assert water(state) == {"s4": (0, "empty")}
    assert seat(state)["ships"] == 3
    launched = [event.data for event in state.log() if event.kind == "launched"]
    assert launched == [{"seat": 0, "position": "s4", "load": "empty"}]


def test_extra_cargo_needs_a_free_start() -> None:
    """RO-9.2, RO-3.2: with one left only its load is chosen."""
    quay = holding("cargo")
    for start in STARTS[:3]:
        quay.ship(start, 1, "grain")
    state = play(quay.state(), "play cargo")
    refused(state, "launch s1 empty", r"the start is taken: RO-9\.2$")
    assert texts(state) == [
        f"launch s4 {load}" for load in ("grain", "fruit", "oil", "ore", "empty")
    ]
    quay = holding("cargo")
    for start in STARTS:
        quay.ship(start, 1)
    refused(quay.state(), "play cargo", r"the start is taken: RO-9\.2$")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_extra_cargo_needs_a_ship_in_hand(players: int) -> None:
    """RO-9.2: ships in harbours are not in hand."""
    quay = holding("cargo", players=players)
    for place in ("a1", "a3", "b2"):
        quay.ship(place, 0)
    quay.dock("botlek", 0, count=2 if players == 2 else 1)
    refused(quay.state(), "play cargo", r"you have no ship in hand: RO-9\.2$")


def test_extra_cargo_comes_from_the_stock() -> None:
    """RO-9.2, RO-3.1: what has run out cannot be loaded."""
    quay = holding("cargo")
    for place in ("a1", "a2", "a3"):
        quay.ship(place, 1, "fruit")
    for place in ("b1", "b2"):
        quay.ship(place, 2, "fruit")
    state = play(quay.state(), "play cargo")
    assert state.position()["stock"]["fruit"] == 0
    refused(state, "launch s1 fruit", "none of this raw material is in stock")
    assert "launch s1 empty" in texts(state)


# --- setback (RO-9.3, RO-9.5) ------------------------------------------------------------------


@pytest.mark.parametrize("owner", [0, 1, 2])
def test_a_setback_moves_any_ship_back_one_channel(owner: int) -> None:
    """RO-9.3: of whatever colour, with its cargo."""
    quay = holding("setback")
    quay.ship("c2", owner, "oil")
    quay.ship("a1", 0)
    state = play(quay.state(), "play setback")
    assert texts(state) == ["at a1", "at c2"]
    play(state, "at c2")
    assert (state.actor, state.decision, texts(state)) == (0, "back", ["back b1", "back b2"])
    play(state, "back b1")
    assert water(state) == {"a1": (0, "empty"), "b1": (owner, "oil")}
    assert told(state, "sailed") == [{"seat": owner, "start": "c2", "end": "b1"}]
    assert (state.actor, state.decision) == (0, "call")


def test_the_player_of_the_card_chooses_the_way_back() -> None:
    """RO-9.5: not the owner of the ship."""
    quay = holding("setback", phase="sail")
    quay.ship("b3", 1, "grain")
    state = play(quay.state(), "play setback")  # the only ship, no choice (N-3)
    assert (state.actor, texts(state)) == (0, ["back a3", "back a4"])
    refused(state, "back a2", r"there is no free way back: RO-9\.5$")
    refused(state, "back c3", r"there is no free way back: RO-9\.5$")
    assert water(play(state, "back a4")) == {"a4": (1, "grain")}


def test_a_setback_onto_a_start_but_not_from_one() -> None:
    """RO-9.5"""
    quay = holding("setback")
    quay.ship("s2", 1, "ore")
    quay.ship("a1", 1, "ore")
    quay.ship("a5", 2, "ore")
    state = play(quay.state(), "play setback")
    assert texts(state) == ["at a1", "at a5"]
    refused(state, "at s2", r"a ship on a start position cannot be moved back: RO-9\.5$")
    assert "s1" in water(play(state, "at a1"))
    quay = holding("setback")
    quay.ship("s2", 1, "ore")
    refused(quay.state(), "play setback", r"there is no free way back: RO-9\.3$")


def test_a_setback_needs_a_free_position() -> None:
    """RO-9.3, RO-9.5: a taken way is not offered; with all taken the ship is no target."""
    quay = holding("setback")
    quay.ship("b2", 1, "ore")
    quay.ship("a2", 2)
    quay.ship("c1", 0)
    state = play(quay.state(), "play setback", "at b2")
    assert "a3" in water(state)  # no choice (N-3)
    quay = holding("setback")
    quay.ship("b2", 1, "ore")
    quay.ship("a2", 2)
    quay.ship("a3", 2)
    quay.ship("c1", 0)
    state = play(quay.state(), "play setback")
    assert texts(state) == ["at a2", "at a3", "at c1"]
    refused(state, "at b2", r"there is no free way back: RO-9\.5$")


def test_a_setback_needs_a_ship_that_can_go_back() -> None:
    """RO-9.3, RO-9.11"""
    quay = holding("setback")
    quay.ship("a1", 1)
    quay.ship("s1", 2)
    refused(quay.state(), "play setback", r"there is no free way back: RO-9\.3$")


# --- heavy storm (RO-9.4, RO-9.5) --------------------------------------------------------------


def test_a_storm_moves_any_ship_back_two_channels() -> None:
    """RO-9.4: the way is chosen step by step."""
    quay = holding("storm")
    quay.ship("c3", 2, "fruit")
    quay.ship("b1", 1)
    state = play(quay.state(), "play storm")
    assert texts(state) == ["at b1", "at c3"]
    play(state, "at c3")
    assert texts(state) == ["back b2", "back b3"]
    play(state, "back b2")
    assert (state.actor, state.decision, texts(state)) == (0, "back", ["back a2", "back a3"])
    play(state, "back a3")
    assert water(state) == {"a3": (2, "fruit"), "b1": (1, "empty")}
    assert (state.actor, state.decision) == (0, "call")
    moves = [event.data for event in state.log() if event.kind == "sailed"]
    assert [(move["start"], move["end"]) for move in moves] == [("c3", "b2"), ("b2", "a3")]


def test_a_storm_may_end_on_a_start() -> None:
    """RO-9.4, RO-9.5"""
    quay = holding("storm")
    quay.ship("b4", 0, "ore")
    state = play(quay.state(), "play storm", "back a5")
    assert water(state) == {"s4": (0, "ore")}


def test_a_storm_needs_two_full_steps() -> None:
    """RO-9.5: a ship one channel from the starts is out of its reach."""
    quay = holding("storm")
    quay.ship("a2", 1, "ore")
    quay.ship("s3", 1)
    refused(quay.state(), "play storm", r"there is no free way back: RO-9\.4$")
    quay.ship("c1", 2)
    quay.ship("c5", 2)
    state = play(quay.state(), "play storm")
    assert texts(state) == ["at c1", "at c5"]
    refused(state, "at a2", r"there is no free way back: RO-9\.5$")
    refused(state, "at s3", r"a ship on a start position cannot be moved back: RO-9\.5$")


def test_a_storm_does_not_pass_another_ship() -> None:
    """RO-9.4: the question of the rulebook."""
    quay = holding("storm")
    quay.ship("c1", 1)
    quay.ship("b1", 2)
    quay.ship("c5", 1)
    state = play(quay.state(), "play storm")
    assert texts(state) == ["at b1", "at c5"]
    refused(state, "at c1", r"there is no free way back: RO-9\.5$")


def test_a_storm_needs_the_second_position_free() -> None:
    """RO-9.4"""
    quay = holding("storm")
    quay.ship("c5", 1)  # back to b4, then a4 or a5
    quay.ship("a4", 2)
    quay.ship("a5", 2)
    refused(quay.state(), "play storm", r"there is no free way back: RO-9\.4$")


def test_a_step_from_which_the_rest_is_impossible_is_not_offered() -> None:
    """RO-9.5: b2 is free, but nothing behind it is."""
    quay = holding("storm")
    quay.ship("c3", 1, "oil")
    quay.ship("a2", 2)
    quay.ship("a3", 2)
    state = play(quay.state(), "play storm")  # b3, a4: no choice (N-3)
    assert water(state) == {"a2": (2, "empty"), "a3": (2, "empty"), "a4": (1, "oil")}
    quay = holding("storm")
    quay.ship("b2", 1)  # a2 leads to s1 and s2, a3 to s2 and s3
    quay.ship("c4", 1)
    quay.ship("s1", 2)
    quay.ship("s2", 2)
    assert "s3" in water(play(quay.state(), "play storm", "at b2"))


# --- joker (RO-9.6) ----------------------------------------------------------------------------

PAIR = "bread+orange-juice"
TRIPLE = "bread+jam+steel"


def settling(mission: str, held: tuple[str, ...], jokers: int) -> Quay:
    """Phase 6, this mission as number 1 and two that need quite other products."""
    quay = Quay()
    quay.phase("missions")
    quay.missions(0, mission, "beer+plastic", "petrol+bicycles")
    quay.products(0, *held)
    quay.cards(0, *["joker"] * jokers)
    return quay


@pytest.mark.parametrize("phase", PHASES)
def test_a_joker_is_never_played_by_itself(phase: str) -> None:
    """RO-9.6"""
    quay = holding("joker", "advantage", phase=phase)
    refused(quay.state(), "play joker", r"a joker is used when fulfilling a mission: RO-9\.6$")


@pytest.mark.parametrize("held", ["bread", "orange-juice"])
def test_a_joker_stands_for_a_missing_product(held: str) -> None:
    """RO-9.6, RO-9.10: only the real card is spent."""
    state = settling(PAIR, (held, "steel"), 1).state()
    assert texts(state) == ["pass", "fulfil 1"]
    play(state, "fulfil 1")
    assert seat(state)["points"] == 4
    assert seat(state)["products"] == {"steel": 1}
    assert seat(state)["transport"] == {}
    assert state.position()["spent"] == {held: 1}
    assert state.position()["played"] == {"joker": 1}
    missing = "orange-juice" if held == "bread" else "bread"
    assert told(state, "joker") == [{"seat": 0, "product": missing}]


def test_a_joker_for_a_card_that_is_held_and_kept() -> None:
    """RO-9.6"""
    state = play(settling(PAIR, ("bread", "orange-juice"), 1).state(), "fulfil 1")
    assert state.decision == "settle"
    assert texts(state) == ["hand-in", "joker bread", "joker orange-juice"]
    kept = play(state.clone(), "joker bread")
    assert seat(kept)["products"] == {"bread": 1}
    assert kept.position()["spent"] == {"orange-juice": 1}
    assert seat(kept)["transport"] == {}
    plain = play(state, "hand-in")
    assert seat(plain)["products"] == {}
    assert seat(plain)["transport"] == {"joker": 1}
    assert plain.position()["spent"] == {"bread": 1, "orange-juice": 1}


def test_without_jokers_there_is_nothing_to_settle() -> None:
    """RO-8.1: the cards are handed in (N-3)."""
    state = play(settling(PAIR, ("bread", "orange-juice"), 0).state(), "fulfil 1")
    assert seat(state)["points"] == 4
    assert state.decision != "settle"


@pytest.mark.parametrize(
    ("mission", "held", "jokers", "possible"),
    [
        (PAIR, (), 1, False),
        (PAIR, (), 2, False),
        (PAIR, (), 3, False),
        (PAIR, ("beer", "jam"), 3, False),
        (PAIR, ("bread",), 0, False),
        (PAIR, ("bread",), 1, True),
        (PAIR, ("bread", "orange-juice"), 0, True),
        (TRIPLE, (), 3, False),
        (TRIPLE, ("jam",), 1, False),
        (TRIPLE, ("jam",), 2, True),
        (TRIPLE, ("jam", "jam"), 1, False),
        (TRIPLE, ("jam", "steel"), 0, False),
        (TRIPLE, ("jam", "steel"), 1, True),
        (TRIPLE, ("bread", "jam", "steel"), 0, True),
    ],
)
def test_a_mission_may_be_chosen_with_jokers_for_what_is_missing(
    mission: str, held: tuple[str, ...], jokers: int, possible: bool
) -> None:
    """RO-9.6: as many jokers as products are missing, and fewer than its cards."""
    quay = settling(mission, held, jokers)
    quay.products(0, "beer", "plastic")  # for number 2, so that passing is a choice (N-3)
    state = quay.state()
    assert ("fulfil 1" in texts(state)) == possible
    if not possible:
        refused(state, "fulfil 1", r"you lack product cards and jokers for it: RO-9\.6$")


def test_several_jokers_for_one_mission() -> None:
    """RO-9.6: one real card of three."""
    state = play(settling(TRIPLE, ("jam",), 3).state(), "fulfil 1")
    assert texts(state) == ["joker bread", "joker steel"]
    refused(state, "hand-in", r"you do not hold everything that is left: RO-8\.1$")
    refused(state, "joker jam", r"at least one real product card must be handed in: RO-9\.6$")
    play(state, "joker steel")
    assert seat(state)["points"] == 1 + 2 + 1 + 4
    assert state.position()["spent"] == {"jam": 1}
    assert state.position()["played"] == {"joker": 2}
    assert seat(state)["transport"] == {"joker": 1}


def test_at_least_one_real_card_is_handed_in() -> None:
    """RO-9.6: with everything held too."""
    state = play(settling(PAIR, ("bread", "orange-juice"), 3).state(), "fulfil 1", "joker bread")
    assert seat(state)["products"] == {"bread": 1}  # a second joker is not possible (N-3)
    assert seat(state)["transport"] == {"joker": 2}
    state = play(settling(TRIPLE, ("bread", "jam", "steel"), 3).state(), "fulfil 1", "joker bread")
    assert texts(state) == ["hand-in", "joker jam", "joker steel"]
    play(state, "joker jam")
    assert state.position()["spent"] == {"steel": 1}
    assert seat(state)["transport"] == {"joker": 1}


def test_a_joker_must_not_be_lacking_for_what_is_missing() -> None:
    """RO-9.6: after one for a card held, the other has to stand for the missing one."""
    state = play(settling(TRIPLE, ("jam", "steel"), 2).state(), "fulfil 1")
    assert texts(state) == ["joker bread", "joker jam", "joker steel"]
    other = play(state.clone(), "joker jam")
    assert other.position()["spent"] == {"steel": 1}
    assert seat(other)["products"] == {"jam": 1}
    play(state, "joker bread")
    assert texts(state) == ["hand-in", "joker jam", "joker steel"]


def test_a_joker_for_something_the_mission_does_not_need() -> None:
    """RO-9.6"""
    state = play(settling(TRIPLE, ("bread", "jam", "steel"), 2).state(), "fulfil 1")
    refused(state, "joker beer", r"the mission does not need that any more: RO-9\.6$")
    play(state, "joker jam")
    refused(state, "joker jam", r"the mission does not need that any more: RO-9\.6$")


def test_a_mission_once_chosen_is_fulfilled() -> None:
    """RO-8.1: it cannot be put back."""
    state = play(settling(PAIR, ("bread", "orange-juice"), 1).state(), "fulfil 1")
    for action in ("pass", "fulfil 1", "fulfil 2", "cancel"):
        refused(state, action, "N-1")


# --- advantages (RO-9.7) -----------------------------------------------------------------------


@pytest.mark.parametrize(("card", "vp"), [("advantage", 1), ("extra", 2)])
@pytest.mark.parametrize("phase", PHASES)
def test_an_advantage_is_laid_face_up(card: str, vp: int, phase: str) -> None:
    """RO-9.7: in any phase; it does not go to the played pile."""
    state = holding(card, phase=phase).state()
    assert state.scores == [0, 0, 0]
    play(state, f"play {card}")
    assert seat(state)["laid"] == {card: 1}
    assert seat(state)["transport"] == {}
    assert state.position()["played"] == {}
    assert state.scores == [vp, 0, 0]


def test_advantages_may_lie_beside_each_other() -> None:
    """RO-9.7"""
    quay = holding("advantage", "extra", "advantage")
    quay.laid(0, "advantage")
    state = play(quay.state(), "play advantage", "play extra", "play advantage")
    assert seat(state)["laid"] == {"advantage": 3, "extra": 1}
    assert state.scores == [5, 0, 0]


@pytest.mark.parametrize(("card", "vp"), [("advantage", 1), ("extra", 2)])
def test_an_advantage_counts_at_the_end_laid_or_in_hand(card: str, vp: int) -> None:
    """RO-9.7, RO-10.2"""
    for laid in (True, False):
        quay = holding(card, phase="missions")
        quay.phase("missions", 0, 1, number=40)
        state = quay.state()
        play(state, f"play {card}" if laid else "pass")
        assert state.over
        assert state.scores == [vp, 0, 0]


# --- cargo thief (RO-9.8) ----------------------------------------------------------------------


def test_a_thief_brings_the_unit_to_an_own_empty_ship() -> None:
    """RO-9.8: which one is a choice; the ship robbed stays where it is."""
    quay = holding("thief")
    quay.ship("a1", 0)
    quay.ship("b3", 0)
    quay.ship("b1", 0, "ore")
    quay.ship("c3", 2, "oil")
    quay.ship("c1", 2)
    state = quay.state()
    stock = state.position()["stock"]
    play(state, "play thief")
    assert texts(state) == ["at b1", "at c3"]
    refused(state, "at c1", r"the ship there is empty")
    play(state, "at c3")
    assert (state.decision, texts(state)) == ("goal", ["to a1", "to b3"])
    for taken in ("b1", "c1", "c3", "s1", "b2", "botlek"):
        refused(state, f"to {taken}", r"there is no place of yours for the unit: RO-9\.8$")
    play(state, "to b3")
    assert water(state) == {
        "a1": (0, "empty"),
        "b3": (0, "oil"),
        "b1": (0, "ore"),
        "c3": (2, "empty"),
        "c1": (2, "empty"),
    }
    assert state.position()["stock"] == stock
    assert seat(state)["ships"] == 1
    assert told(state, "stolen") == [{"seat": 0, "start": "c3", "end": "b3"}]
    assert (state.actor, state.decision) == (0, "call")


def test_a_thief_may_rob_an_own_ship() -> None:
    """RO-9.8"""
    quay = holding("thief")
    quay.ship("a1", 0)
    quay.ship("c4", 0, "grain")
    state = play(quay.state(), "play thief")
    assert water(state) == {"a1": (0, "grain"), "c4": (0, "empty")}


def test_a_thief_without_a_ship_on_the_water_places_one() -> None:
    """RO-9.8: on a free start, with the unit; from hand."""
    quay = holding("thief")
    quay.ship("s2", 1)
    quay.ship("c3", 2, "oil")
    state = play(quay.state(), "play thief")
    assert (state.decision, texts(state)) == ("goal", ["to s1", "to s3", "to s4"])
    refused(state, "to s2", r"there is no place of yours for the unit: RO-9\.8$")
    refused(state, "to a3", r"there is no place of yours for the unit: RO-9\.8$")
    play(state, "to s4")
    assert water(state) == {"s2": (1, "empty"), "c3": (2, "empty"), "s4": (0, "oil")}
    assert seat(state)["ships"] == 3
    assert state.position()["stock"]["oil"] == 5


def test_ships_in_harbours_are_not_on_the_water_for_a_thief() -> None:
    """RO-9.8, RO-9.11: an empty one there takes nothing, and one may be placed."""
    quay = holding("thief")
    quay.dock("botlek", 0)
    quay.ship("c3", 2, "oil")
    state = play(quay.state(), "play thief")
    assert texts(state) == [f"to {start}" for start in STARTS]


def test_a_thief_with_loaded_ships_only_is_of_no_use() -> None:
    """RO-9.8: although starts are free and ships in hand."""
    quay = holding("thief")
    quay.ship("a1", 0, "grain")
    quay.ship("c3", 2, "oil")
    refused(quay.state(), "play thief", r"there is no place of yours for the unit: RO-9\.8$")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_thief_needs_a_ship_in_hand_to_place_one(players: int) -> None:
    """RO-9.8"""
    for in_hand in (0, 1):
        quay = holding("thief", players=players)
        quay.dock("botlek", 0, count=(5 if players == 2 else 4) - in_hand)
        quay.ship("c3", 1, "oil")
        if in_hand:
            assert "play thief" in texts(quay.state())
        else:
            refused(quay.state(), "play thief", r"no place of yours for the unit: RO-9\.8$")


def test_a_thief_needs_a_free_start_to_place_a_ship() -> None:
    """RO-9.8"""
    quay = holding("thief")
    for start in STARTS:
        quay.ship(start, 1, "oil")
    refused(quay.state(), "play thief", r"there is no place of yours for the unit: RO-9\.8$")


def test_a_thief_needs_something_to_steal() -> None:
    """RO-9.8, RO-9.11"""
    quay = holding("thief")
    quay.ship("a1", 0)
    quay.ship("c3", 2)
    refused(quay.state(), "play thief", r"no ship on the water suits this card: RO-9\.8$")


# --- harbour police (RO-9.9) -------------------------------------------------------------------


@pytest.mark.parametrize("owner", [0, 1, 2])
@pytest.mark.parametrize("raw", ["grain", "fruit", "oil", "ore"])
def test_the_police_take_a_unit_back_to_the_stock(owner: int, raw: str) -> None:
    """RO-9.9: of any ship; it stays, empty."""
    quay = holding("police")
    quay.ship("a3", owner, raw)
    quay.ship("b1", 1, "oil")
    state = quay.state()
    stock = state.position()["stock"]
    play(state, "play police", "at a3")
    assert water(state) == {"a3": (owner, "empty"), "b1": (1, "oil")}
    assert state.position()["stock"] == {**stock, raw: stock[raw] + 1}
    assert told(state, "seized") == [{"seat": 0, "position": "a3", "raw": raw}]
    assert (state.actor, state.decision) == (0, "call")


def test_the_police_find_nothing_on_an_empty_ship() -> None:
    """RO-9.9, RO-9.11"""
    quay = holding("police")
    quay.ship("a3", 1)
    refused(quay.state(), "play police", r"no ship on the water suits this card: RO-9\.9$")
    quay.ship("b1", 1, "oil")
    quay.ship("b2", 1, "oil")
    state = play(quay.state(), "play police")
    assert texts(state) == ["at b1", "at b2"]
    refused(state, "at a3", "the ship there is empty")
