"""RO-1 Setup."""

from collections import Counter
from typing import Any

import pytest

import emporion as em
from quay import Quay, docked, play, texts, water

SEEDS = range(80)
COUNTS = (2, 3, 4)
DATA = em.game("rotterdam").edition.data
STACKS = {
    "vulcaanhaven": {"bread": 8, "beer": 7},
    "merwehaven": {"orange-juice": 8, "jam": 7},
    "botlek": {"petrol": 8, "plastic": 7},
    "europoort": {"steel": 8, "bicycles": 7},
}
DECK = {
    **{"luck": 2, "cargo": 3, "setback": 2, "storm": 2, "joker": 3},
    **{"advantage": 3, "extra": 1, "thief": 2, "police": 2},
}
MISSIONS = {"+".join(row["products"]) for row in DATA["mission"]}
CHANNELS = [(row["from"], row["colour"], row["to"]) for row in DATA["channel"]]
COLOURS = ("blue", "red", "green", "white")
HARBOURS = ("europoort", "botlek", "vulcaanhaven", "merwehaven")


def dealt(players: int = 3, seed: int = 1, **more: Any) -> dict[str, Any]:
    return em.game("rotterdam", players=players, **more).start(seed).position()


# -- what everybody gets


@pytest.mark.parametrize(("players", "ships"), [(2, 5), (3, 4), (4, 4)])
def test_four_ships_each_and_five_with_two_players(players: int, ships: int) -> None:
    """RO-1.1"""
    doc = dealt(players)
    assert [seat["ships"] for seat in doc["seats"]] == [ships] * players
    assert doc["water"] == doc["docked"] == []


@pytest.mark.parametrize("players", COUNTS)
def test_all_raw_materials_are_in_stock(players: int) -> None:
    """RO-1.1: seven grain and five fruit, as the rulebook says; 24 in all."""
    stock = dealt(players)["stock"]
    assert stock == {"grain": 7, "fruit": 5, "oil": 6, "ore": 6}
    assert sum(stock.values()) == 24


@pytest.mark.parametrize("players", COUNTS)
def test_nobody_begins_with_products_or_transport_cards(players: int) -> None:
    """RO-1.1"""
    for seat in dealt(players)["seats"]:
        assert (seat["products"], seat["transport"], seat["laid"]) == ({}, {}, {})
        assert (seat["points"], seat["owed"]) == (0, 0)


def test_ships_and_missions_are_numbers_of_the_edition() -> None:
    """RO-1.1"""
    edition = {"name": "mine", "players": {"ships": [3, 2, 6], "missions": 5}}
    for players, ships in zip(COUNTS, (3, 2, 6), strict=True):
        for seat in dealt(players, edition=edition)["seats"]:
            assert seat["ships"] == ships
            assert len(seat["missions"]) == 5


# -- the piles


@pytest.mark.parametrize("players", COUNTS)
def test_a_stack_of_products_for_each_harbour(players: int) -> None:
    """RO-1.1: sixty product cards."""
    for seed in SEEDS:
        doc = dealt(players, seed)
        found = {harbour: Counter(stack) for harbour, stack in doc["stacks"].items()}
        assert found == STACKS
        assert doc["spent"] == {}
    assert sum(sum(stack.values()) for stack in STACKS.values()) == 60


@pytest.mark.parametrize("players", COUNTS)
def test_three_missions_each_the_rest_waits(players: int) -> None:
    """RO-1.1: 46 missions, each of them once."""
    for seed in SEEDS:
        doc = dealt(players, seed)
        hands = [seat["missions"] for seat in doc["seats"]]
        assert [len(hand) for hand in hands] == [3] * players
        assert len(doc["missions"]) == 46 - 3 * players
        assert {*doc["missions"], *(name for hand in hands for name in hand)} == MISSIONS
        assert doc["fulfilled"] == []
    assert len(MISSIONS) == 46


@pytest.mark.parametrize("players", COUNTS)
def test_twenty_transport_cards_in_the_deck(players: int) -> None:
    """RO-1.1"""
    for seed in SEEDS:
        doc = dealt(players, seed)
        assert Counter(doc["deck"]) == DECK
        assert doc["played"] == {}
    assert sum(DECK.values()) == 20


def test_any_card_may_lie_anywhere() -> None:
    """RO-1.1: every pile is shuffled."""
    docs = [dealt(2, seed) for seed in range(300)]
    for harbour, cards in STACKS.items():
        for place in (0, 7, 14):
            assert {doc["stacks"][harbour][place] for doc in docs} == set(cards)
    for place in (0, 10, 19):
        assert {doc["deck"][place] for doc in docs} == set(DECK)
    for place in (0, 20, 39):
        assert {doc["missions"][place] for doc in docs} == MISSIONS
    for seat in (0, 1):
        assert {doc["seats"][seat]["missions"][0] for doc in docs} == MISSIONS


def test_the_piles_are_shuffled_each_for_itself() -> None:
    """RO-1.1: from one stack nothing follows about another."""
    first = {
        tuple(doc["stacks"][harbour][0] == next(iter(STACKS[harbour])) for harbour in STACKS)
        for doc in (dealt(2, seed) for seed in range(200))
    }
    assert len(first) == 2**4


def test_a_seed_gives_one_deal_and_seeds_give_many() -> None:
    """RO-1.1"""
    assert dealt(seed=7) == dealt(seed=7)
    assert len({str(dealt(seed=seed)["missions"]) for seed in SEEDS}) == len(SEEDS)


@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_missions_are_secret_and_so_is_every_pile(viewer: int | None) -> None:
    """RO-1.1"""
    view = em.game("rotterdam").start(1).view(viewer)
    for seat, entry in enumerate(view["seats"]):
        assert ("missions" in entry) == (seat == viewer)
        assert entry["mission_cards"] == 3
    assert view["missions"] == 46 - 9
    assert view["deck"] == 20
    assert view["stacks"] == dict.fromkeys(STACKS, 15)


# -- the map


def test_four_starts_and_four_harbours() -> None:
    """RO-1.2"""
    launches = {text.split()[1] for text in texts(Quay().state()) if text != "pass"}
    assert launches == {"s1", "s2", "s3", "s4"}
    assert set(dealt()["stacks"]) == set(HARBOURS)


@pytest.mark.parametrize(("start", "colour", "end"), CHANNELS)
def test_every_channel_carries_a_ship_when_its_colour_is_called(
    start: str, colour: str, end: str
) -> None:
    """RO-1.2: towards the harbours."""
    quay = Quay(players=2)
    quay.ship(start, 0, "oil")
    quay.phase("sail")
    state = play(quay.state(), f"call {colour}")
    if state.decision == "steer":
        play(state, f"steer {end}")
    if end in HARBOURS:
        assert docked(state) == {(end, 0, "oil"): 1}
        assert water(state) == {}
    else:
        assert water(state) == {end: (0, "oil")}


PLACES = [row["name"] for row in DATA["position"] if row["kind"] != "harbour"]
NOWHERE = [
    (place, colour)
    for place in PLACES
    for colour in COLOURS
    if all((place, colour) != (start, ahead) for start, ahead, _ in CHANNELS)
]


@pytest.mark.parametrize(("place", "colour"), NOWHERE)
def test_there_are_no_other_channels(place: str, colour: str) -> None:
    """RO-1.2: and none leads back to the sea."""
    quay = Quay(players=2)
    quay.ship(place, 0, "oil")
    quay.phase("sail")
    assert water(play(quay.state(), f"call {colour}")) == {place: (0, "oil")}


def test_some_junctions_have_an_anchor() -> None:
    """RO-1.2: a ship on one of them earns a card, on any other position none."""
    earning = set()
    for place in PLACES:
        quay = Quay(players=2)
        quay.ship(place, 0)
        quay.phase("sail", turn=1)
        call = next(colour for colour in COLOURS if (place, colour) in NOWHERE)
        state = play(quay.state(), f"call {call}")
        if state.position()["seats"][0]["transport_cards"]:
            earning.add(place)
    assert earning == {"a1", "a5", "b2", "b3", "c3"}


# -- the harbour master


@pytest.mark.parametrize("players", COUNTS)
def test_the_first_harbour_master_is_drawn_at_random(players: int) -> None:
    """RO-1.3"""
    masters = Counter(dealt(players, seed)["master"] for seed in range(60 * players))
    assert set(masters) == set(range(players))
    assert min(masters.values()) > 30


@pytest.mark.parametrize("players", COUNTS)
def test_the_harbour_master_begins_round_one_with_phase_one(players: int) -> None:
    """RO-1.3, RO-2.1"""
    for seed in SEEDS:
        state = em.game("rotterdam", players=players).start(seed)
        doc = state.position()
        assert (doc["round"], doc["phase"], state.decision) == (1, "launch", "launch")
        assert state.actor == doc["turn"] == doc["master"]
