"""Positions of Rotterdam: there and back, and every refusal of what can never be."""

import copy
import json
import random
from collections.abc import Callable
from typing import Any

import pytest

import emporion as em
from emporion.games.rotterdam.invariants import contradictions
from quay import Quay, chart
from walks import finished, in_a_process, walk

Document = dict[str, Any]


# --- there and back ----------------------------------------------------------------------------


@pytest.mark.parametrize("options", [{"open_products": True}, {"open_missions": True}], ids=str)
def test_games_with_options_come_back(options: dict[str, bool]) -> None:
    for state in walk("rotterdam", 3, 8, **options):
        document = json.loads(json.dumps(state.position()))
        assert document["options"] == options
        again = state.game.position(document)
        assert again == state
        assert again.position() == document


def test_a_position_is_for_the_options_it_was_made_with() -> None:
    document = em.game("rotterdam", open_products=True).start(1).position()
    with pytest.raises(em.PositionError, match=r"options must be \{\} here"):
        em.game("rotterdam").position(document)


def test_equal_missions_are_told_apart_and_come_back() -> None:
    """RO-1.1"""
    rows = [{"products": ["bread", "jam"], "points": 5}] * 7
    rows.append({"products": ["beer", "jam"], "points": 6})
    edition = {"name": "twins", "mission": rows, "players": {"ships": [5, 4, 4], "missions": 2}}
    game = em.game("rotterdam", players=2, edition=edition)
    state = game.start(3)
    names = state.position()["missions"]
    names += [name for seat in state.position()["seats"] for name in seat["missions"]]
    assert sorted(names) == sorted(
        ["beer+jam", "bread+jam", *(f"bread+jam #{number}" for number in range(2, 8))]
    )
    while not state.over:
        assert game.position(state.position()) == state
        state.play(state.legal_ids()[-1])
    assert state.transcript().verify() == state


def test_what_was_seen_is_part_of_a_position() -> None:
    """RO-11.1"""
    quay = Quay(3)
    quay.phase("trade")
    quay.products(0, "bread", "jam")
    quay.products(1, "steel")
    state = quay.state()
    for text in ("offer", "give bread", "want steel", "to all"):
        state.play(text)
    known = [entry for entry in state.position()["known"] if entry["seats"] == [0]]
    assert known == [
        {"viewer": viewer, "harbour": "vulcaanhaven", "seats": [0], "at_least": {"bread": 1}}
        for viewer in (1, 2, None)
    ]
    again = state.game.position(state.position())
    assert again.view(2)["seats"][0]["known"] == {"bread": 1}


def test_forced_moves_follow_a_position() -> None:
    """N-3: seat 0 has no card to play in phase 3, so its turn is over at once."""
    quay = Quay(2)
    quay.phase("anchors")
    quay.cards(1, "advantage")
    state = quay.state()
    moves = [event.data for event in state.log() if event.kind == "move"]
    assert moves[0] == {"seat": 0, "action": "done", "forced": True}
    assert state.actor == 1


# --- refusals ----------------------------------------------------------------------------------

Change = Callable[[Document], Any]


def put(path: str, value: Any) -> Change:
    """Set the value at a path such as `seats.0.points`; a function gets the old value."""

    def apply(document: Document) -> None:
        *steps, last = (int(step) if step.isdigit() else step for step in path.split("."))
        holder: Any = document
        for step in steps:
            holder = holder[step]
        holder[last] = value(holder[last]) if callable(value) else value

    return apply


def drop(path: str) -> Change:
    def apply(document: Document) -> None:
        *steps, last = path.split(".")
        holder: Any = document
        for step in steps:
            holder = holder[int(step) if step.isdigit() else step]
        del holder[last]

    return apply


def both(*changes: Change) -> Change:
    def apply(document: Document) -> None:
        for change in changes:
            change(document)

    return apply


def launching() -> em.State:
    """Seat 1 is harbour master and launches in round 4; some of everything lies on the table."""
    quay = Quay(3)
    quay.phase("launch", turn=1, master=1, number=4)
    quay.ship("s1", 1, "oil")
    quay.ship("a3", 0, "grain")
    quay.ship("b2", 2)
    quay.products(0, "bread", "beer", "jam")
    quay.products(1, "steel", "steel")
    quay.spent("petrol", "bread")
    quay.cards(0, "joker", "luck")
    quay.cards(1, "police")
    quay.laid(2, "extra")
    quay.played("storm")
    quay.fulfilled(2, "bread+petrol")
    quay.known(0, [1], steel=1)
    quay.known(0, [1, 2], steel=1)
    return quay.state()


SHAPE: dict[str, tuple[Change, str]] = {
    "another format": (put("format", "emporion-position/2"), "format must be"),
    "no format": (drop("format"), "format is missing"),
    "another game": (put("game", "rhodes"), "game must be 'rotterdam' here"),
    "another count": (put("players", 4), "players must be 3 here"),
    "another edition": (put("edition_hash", "00"), "edition_hash must be"),
    "options": (put("options", {"open_products": True}), "options must be {} here"),
    "an unknown field": (put("weather", "fine"), "weather is not part of a position"),
    "an unknown seat field": (put("seats.0.mood", "good"), r"seats\[1\]\.mood is not part"),
    "a view's field": (put("seats.0.known", {}), r"seats\[1\]\.known is not part"),
    "no round": (drop("round"), "round is missing"),
    "no seats": (drop("seats"), "seats is missing"),
    "no products": (drop("seats.2.products"), r"seats\[3\]\.products is missing"),
    "a fraction": (put("seats.0.ships", 1.5), r"seats\[1\]\.ships must be a whole number"),
    "a truth": (put("seats.0.ships", True), r"seats\[1\]\.ships must be a whole number"),
    "a word for a number": (put("round", "one"), "round must be a whole number, not 'one'"),
    "ships owed to somebody": (put("seats.0.ships", -1), r"ships must be from 0 to 4"),
    "negative points": (put("seats.0.points", -1), r"points must be from 0 to"),
    "a huge number": (put("seats.0.points", 10**5000), r"points must be"),
    "a number for a flag": (put("over", 0), "over must be true or false"),
    "seats not a list": (put("seats", {}), "seats must be a list"),
    "two seats": (put("seats", lambda seats: seats[:2]), "seats must have 3 entries, not 2"),
    "a seat not an object": (put("seats.1", 7), r"seats\[2\] must be an object"),
    "an unknown phase": (put("phase", "lunch"), "phase must be one of launch, sail"),
    "an unknown decision": (put("decision", "nap"), "decision must be one of launch, call"),
    "an unknown actor": (put("actor", 3), "actor must be from 0 to 2, not 3"),
    "an unknown turn": (put("turn", -1), "turn must be from 0 to 2, not -1"),
    "an unknown master": (put("master", 3), "master must be from 0 to 2, not 3"),
    "an unknown product": (put("seats.0.products", {"salt": 1}), "products.salt is not part"),
    "an unknown card": (put("seats.0.transport", {"bank": 1}), "transport.bank is not part"),
    "an unknown mission": (put("seats.0.missions.0", "salt"), r"missions\[1\] must be one of"),
    "another card face up": (put("seats.0.laid", {"joker": 1}), "laid.joker is not part"),
    "an unknown position": (put("water.0.at", "moon"), r"water\[1\]\.at must be one of"),
    "an unknown load": (put("water.0.load", "gold"), r"water\[1\]\.load must be one of"),
    "an unknown owner": (put("water.0.owner", 3), r"water\[1\]\.owner must be from 0 to 2"),
    "an unknown raw material": (put("stock.gold", 1), "stock.gold is not part"),
    "an unknown stack": (put("stacks.moon", []), "stacks.moon is not part"),
    "another harbour's product": (put("stacks.botlek.0", "bread"), r"stacks\.botlek\[1\] must be"),
    "an unknown card in the deck": (put("deck.0", "bank"), r"deck\[1\] must be one of"),
    "a viewer who is not there": (put("known.0.viewer", 3), r"known\[1\]\.viewer must be"),
    "a viewer who sees himself": (put("known.0.seats", [0]), r"known\[1\]\.seats must list"),
    "nobody seen": (put("known.0.seats", []), r"known\[1\]\.seats must list"),
    "seats seen twice": (put("known.0.seats", [1, 1]), r"known\[1\]\.seats must list"),
    "seats out of order": (put("known.0.seats", [2, 1]), r"known\[1\]\.seats must list"),
    "seats that are none": (put("known.0.seats", ["x"]), r"known\[1\]\.seats must list"),
    "seats that cannot be": (put("known.0.seats", [[]]), r"known\[1\]\.seats must list"),
    "another harbour's sight": (
        put("known.0.at_least", {"bread": 1}),
        r"known\[1\]\.at_least\.bread is not part",
    ),
    "an empty sight": (put("known.0.at_least", {"steel": 0}), "steel must be from 1 to 15"),
    "a short generator": (put("generator", "12"), "generator must be 32 hexadecimal digits"),
    "a generator in words": (put("generator", "z" * 32), "generator must be 32 hexadecimal"),
    "a dead generator": (put("generator", "0" * 32), "generator must"),
    "too many shuffles": (put("shuffles", 10**6), "shuffles must be from 0 to"),
}

SUPPLIES: dict[str, tuple[Change, str]] = {
    "a unit lost": (put("stock.ore", 5), "there are 6 units of ore, but 5 are counted: RO-1.1"),
    "a unit too many": (put("water.2.load", "fruit"), "5 units of fruit, but 6 are counted"),
    "a ship lost": (put("seats.0.ships", 2), r"seats\[1\] has 3 ships, not 4: RO-1\.1"),
    "a ship too many": (
        put("docked", [{"harbour": "botlek", "owner": 0, "load": "empty", "count": 1}]),
        r"seats\[1\] has 5 ships, not 4: RO-1\.1",
    ),
    "two ships on a position": (put("water.1.at", "s1"), r"two ships on s1: RO-4\.3"),
    "a ship on a harbour": (put("water.0.at", "botlek"), r"docked, not on the water: RO-9\.11"),
    "a product lost": (
        put("stacks.botlek", lambda stack: stack[1:]),
        "cards of petrol, but 7 are counted: RO-1.1",
    ),
    "a product too many": (put("spent.petrol", 2), "cards of petrol, but 9 are counted"),
    "backs that lie": (put("seats.0.backs.botlek", 1), r"must count the cards in hand"),
    "a count of cards that lies": (put("seats.0.transport_cards", 3), "must count the cards"),
    "a count of missions that lies": (put("seats.0.mission_cards", 2), "must count the cards"),
    "a mission lost": (put("missions", lambda pile: pile[1:]), "must be in one place: RO-1.1"),
    "a mission twice": (
        lambda doc: doc["missions"].__setitem__(0, doc["missions"][1]),
        "must be in one place: RO-1.1",
    ),
    "a mission fulfilled and held": (
        lambda doc: doc["seats"][0]["missions"].__setitem__(0, "bread+petrol"),
        "must be in one place",
    ),
    "a mission not drawn": (
        both(
            lambda doc: doc["missions"].append(doc["seats"][0]["missions"].pop()),
            put("seats.0.mission_cards", 2),
        ),
        r"seats\[1\] would have drawn a mission: RO-8\.1",
    ),
    "points nobody earned": (put("seats.0.points", 4), r"seats\[1\]\.points must be 0: RO-10\.1"),
    "points forgotten": (put("seats.2.points", 0), r"seats\[3\]\.points must be 4: RO-10\.1"),
    "a transport card lost": (put("deck", lambda deck: deck[1:]), "but 1 are counted: RO-1.1"),
    "a transport card too many": (put("played.luck", 1), "2 cards of luck, but 3 are counted"),
    "an advantage played": (
        both(put("played.extra", 1), put("seats.2.laid", {})),
        r"extra|advantage|RO-9\.7",
    ),
    "four cards in hand": (
        both(
            put("seats.0.transport", {"joker": 2, "luck": 2}),
            put("seats.0.transport_cards", 4),
            lambda doc: [doc["deck"].remove(card) for card in ("joker", "luck")],
        ),
        r"seats\[1\] holds more than 3 transport cards: RO-5\.1",
    ),
    "cards owed while launching": (put("seats.0.owed", 1), r"RO-5\.1"),
    "a sight of what is not there": (
        put("known.0.at_least", {"bicycles": 1}),
        "known: bicycles was seen where it is not",
    ),
    "a sight of too much": (put("known.1.at_least", {"steel": 3}), "known: steel was seen where"),
}

ROUND: dict[str, tuple[Change, str]] = {
    "round 0": (put("round", 0), "round must be from 1 to"),
    "a round too many": (put("round", 41), r"round 40 is the last one possible: RO-10\.4"),
    "a call while launching": (put("decision", "call"), r"'call' is not asked in this.*RO-2\.1"),
    "a launch while sailing": (put("phase", "sail"), r"'launch' is not asked in this.*RO-2\.1"),
    "another actor": (put("actor", 0), "seat 1 must be the actor now: N-1"),
    "offers while launching": (put("offers", 1), r"more offers were begun.*RO-7\.3"),
    "fulfilled while launching": (put("fulfilled_now", True), r"belongs to phase 6: RO-10\.4"),
    "over while launching": (put("over", True), r"ends after a phase 6: RO-10\.1"),
    "over without a cause": (
        both(put("over", True), put("phase", "missions"), put("decision", "over")),
        r"RO-10",
    ),
    "going on after enough points": (
        lambda doc: enough_points(doc, 1),
        r"RO-10\.1",
    ),
    "ships in a harbour while launching": (
        both(
            put("docked", [{"harbour": "botlek", "owner": 0, "load": "empty", "count": 1}]),
            put("seats.0.ships", 2),
        ),
        r"RO-6\.1",
    ),
    "ships of one kind listed twice": (
        both(
            put(
                "docked",
                [{"harbour": "botlek", "owner": 0, "load": "empty", "count": 1}] * 2,
            ),
            put("seats.0.ships", 2),
            put("phase", "sail"),
            put("decision", "call"),
        ),
        "docked|ships",
    ),
    "sailing while launching": (
        put("sailing", {"colour": "red", "mover": 0, "moved": [], "moving": None}),
        "sailing must not be given now",
    ),
    "a card while launching": (
        put("card", {"card": "luck", "target": None, "steps": 0}),
        "card must not be given now",
    ),
    "an offer while launching": (
        put("offer", {"by": 1, "to": None, "accepted": [], "given": {}, "wanted": {}}),
        "offer must not be given now",
    ),
    "settling while launching": (
        put("settling", {"number": 1, "mission": "bread+jam", "left": {}}),
        "settling must not be given now",
    ),
    "an extra ship without the card": (put("decision", "cargo"), r"RO-9\.(2|10)"),
}


def enough_points(document: Document, seat: int) -> None:
    for _ in range(4):
        name = document["missions"].pop()
        document["fulfilled"].append({"mission": name, "seat": seat})
    values = {
        "+".join(row["products"]): row["points"]
        for row in em.game("rotterdam").edition.data["mission"]
    }
    own = [entry["mission"] for entry in document["fulfilled"] if entry["seat"] == seat]
    document["seats"][seat]["points"] = sum(values[name] for name in own)


@pytest.mark.parametrize("name", [*SHAPE, *SUPPLIES, *ROUND])
def test_what_cannot_be_is_refused(name: str) -> None:
    state = launching()
    document = state.position()
    assert state.game.position(document) == state
    spoil, reason = (SHAPE | SUPPLIES | ROUND)[name]
    spoil(document)
    with pytest.raises(em.PositionError, match=reason):
        state.game.position(document)


def test_every_missing_field_is_named() -> None:
    document = launching().position()
    game = em.game("rotterdam", players=3)
    for key in document:
        if key == "edition":  # a name; its hash is what counts
            continue
        with pytest.raises(em.PositionError, match=f"{key} is missing"):
            game.position({name: value for name, value in document.items() if name != key})


# --- decisions in progress ---------------------------------------------------------------------


def sailing(moving: str | None) -> Quay:
    """Red was called: seat 0 steers the ship on a3, or decides which of two goes to b2 first."""
    quay = Quay(3, ROUTES) if moving is None else Quay(3)
    quay.phase("sail")
    quay.ship("a1" if moving is None else "a3", 0, "grain")
    if moving is None:
        quay.ship("a2", 0)
    quay.sailing("red", mover=0, moving=moving)
    return quay


ROUTES = chart(
    ["s1 s2", "a1 a2", "b1 b2", "europoort botlek vulcaanhaven merwehaven"],
    {
        "s1": "blue a1, green a2",
        "s2": "white a2, green a1",
        "a1": "red b2, blue b1",
        "a2": "red b2",
        "b1": "blue europoort, red botlek, green vulcaanhaven, white merwehaven",
        "b2": "blue europoort, red botlek, green vulcaanhaven, white merwehaven",
    },
    anchors=["b1"],
)


def carding(card: str, decision: str = "target", target: str | None = None) -> Quay:
    """Seat 0 has played a card in its turn to launch."""
    quay = Quay(3)
    quay.phase("launch")
    quay.ship("b2", 0)
    quay.ship("b3", 0)
    quay.ship("c2", 1, "grain")
    quay.ship("c3", 1, "fruit")
    quay.ship("c4", 2, "fruit")
    quay.card(card, decision, target)
    return quay


def cargo() -> Quay:
    quay = Quay(3)
    quay.phase("launch")
    quay.played("cargo")
    quay.doc["decision"] = "cargo"
    return quay


def offer(**offered: Any) -> Quay:
    """Seat 0 offers in phase 5; seats 1 and 2 hold bread and beer each, seat 0 jam and steel."""
    quay = Quay(3)
    quay.phase("trade")
    quay.products(0, "jam", "steel")
    quay.products(1, "bread", "beer")
    quay.products(2, "bread", "beer")
    quay.offer(**offered)
    return quay


def settle(left: list[str], jokers: int = 0, number: int = 1) -> Quay:
    """Seat 0 fulfils bread+jam+steel with so many jokers used already, and one in hand."""
    quay = Quay(2)
    quay.phase("missions")
    quay.products(0, "bread", "jam", "steel")
    quay.cards(0, "joker")
    quay.played(*["joker"] * jokers)
    quay.missions(0, "bread+jam+steel", "beer+steel", "beer+jam+plastic")
    quay.settling(number, left)
    return quay


IN_PROGRESS: dict[str, Callable[[], Quay]] = {
    "steer": lambda: sailing("a3"),
    "first": lambda: sailing(None),
    "target of police": lambda: carding("police"),
    "target of setback": lambda: carding("setback"),
    "target of storm": lambda: carding("storm"),
    "target of thief": lambda: carding("thief"),
    "target of luck": lambda: carding("luck"),
    "second target of luck": lambda: carding("luck", target="c2"),
    "back": lambda: carding("setback", "back", "b2"),
    "back twice": lambda: carding("storm", "back", "c2"),
    "goal": lambda: carding("thief", "goal", "c2"),
    "cargo": cargo,
    "an empty draft": lambda: offer(),
    "a draft": lambda: offer(given=["jam"], wanted=["bread"]),
    "an answer": lambda: offer(given=["jam"], to=2, answering=2),
    "an answer to all": lambda: offer(wanted=["bread"], to="all", answering=1),
    "a second answer": lambda: offer(wanted=["bread"], to="all", answering=2, accepted=[1]),
    "a pick": lambda: offer(given=["jam"], wanted=["bread"], to="all", accepted=[1, 2]),
    "settle": lambda: settle(["bread", "jam", "steel"]),
    "settle after a joker": lambda: settle(["bread", "jam"], jokers=1),
}


@pytest.mark.parametrize("name", IN_PROGRESS)
def test_decisions_in_progress_can_be_set_up(name: str) -> None:
    quay = IN_PROGRESS[name]()
    state = quay.state()
    assert state.decision == quay.doc["decision"]
    assert list(contradictions(state.game, state.position())) == []
    assert state.game.position(state.position()) == state
    chance = random.Random(1)
    while not state.over:
        state.play(chance.choice(state.legal_ids()))


IMPOSSIBLE: dict[str, tuple[Callable[[], Quay], Change, str]] = {
    # sailing
    "nobody sails": (lambda: sailing("a3"), put("sailing", None), "sailing must be given now"),
    "a foreign ship steered": (
        lambda: sailing("a3"),
        both(put("water.0.owner", 1), put("seats.0.ships", 4), put("seats.1.ships", 3)),
        r"a ship of the mover: RO-4\.4",
    ),
    "another's mover": (lambda: sailing("a3"), put("sailing.mover", 1), r"RO-4\.4|N-1"),
    "no ship steered": (lambda: sailing("a3"), put("sailing.moving", None), r"RO-4\.4"),
    "an empty position steered": (lambda: sailing("a3"), put("sailing.moving", "a4"), r"RO-4\.4"),
    "steered after it moved": (lambda: sailing("a3"), put("sailing.moved", ["a3"]), "nobody could"),
    "no way to steer": (lambda: sailing("a3"), put("sailing.colour", "blue"), "nobody could move"),
    "a harbour that moved": (lambda: sailing("a3"), put("sailing.moved", ["botlek"]), "sailing"),
    "an empty position that moved": (
        lambda: sailing("a3"),
        put("sailing.moved", ["a5"]),
        r"sailing\.moved|RO-4",
    ),
    "a ship steered while deciding which": (
        lambda: sailing(None),
        put("sailing.moving", "a1"),
        r"RO-4\.4",
    ),
    # cards
    "no card": (lambda: carding("police"), put("card", None), "card must be given now"),
    "a joker played": (lambda: carding("police"), put("card.card", "joker"), r"asks for no ship"),
    "a card still in the deck": (
        lambda: carding("police"),
        put("card.card", "thief"),
        r"lies on the played pile: RO-9\.10",
    ),
    "police with steps": (lambda: carding("police"), put("card.steps", 1), r"RO-9\.3"),
    "a setback of two": (lambda: carding("setback"), put("card.steps", 2), r"RO-9\.3"),
    "a storm half over": (lambda: carding("storm"), put("card.steps", 1), r"RO-9\.4"),
    "a storm that is over": (
        lambda: carding("storm", "back", "c2"),
        put("card.steps", 0),
        r"RO-9\.3",
    ),
    "a target that is chosen": (lambda: carding("police"), put("card.target", "c2"), r"RO-9\.11"),
    "a target without a ship": (
        lambda: carding("setback", "back", "b2"),
        put("card.target", "a1"),
        r"RO-9\.11",
    ),
    "back without a target": (
        lambda: carding("setback", "back", "b2"),
        put("card.target", None),
        r"RO-9\.11",
    ),
    "the police moves a ship": (
        lambda: carding("police", "back", "c2"),
        put("round", 2),
        r"RO-9\.3",
    ),
    "the police asks for a goal": (
        lambda: carding("police", "goal", "c2"),
        put("round", 2),
        r"RO-9\.8",
    ),
    "an empty ship robbed": (
        lambda: carding("thief", "goal", "c2"),
        put("card.target", "b2"),
        r"must be loaded: RO-9\.8",
    ),
    "an empty ship swapped": (
        lambda: carding("luck", target="c2"),
        put("card.target", "b2"),
        r"must be loaded",
    ),
    "a card in another's turn": (lambda: carding("police"), put("actor", 1), "N-1"),
    "an extra ship without the card": (
        cargo,
        lambda doc: doc["deck"].append("cargo") or doc["played"].clear(),
        r"RO-9\.10",
    ),
    # offers
    "no offer": (lambda: offer(), put("offer", None), "offer must be given now"),
    "another's draft": (lambda: offer(), put("offer.by", 1), r"offer\.by.*RO-7\.3"),
    "a draft that is sent": (lambda: offer(), put("offer.to", 1), r"RO-7\.4"),
    "an offer that did not begin": (lambda: offer(), put("offers", 0), r"RO-7\.3"),
    "a fourth offer": (lambda: offer(), put("offers", 4), r"RO-7\.3"),
    "a gift of another's": (lambda: offer(), put("offer.given", {"bread": 1}), r"RO-7\.4"),
    "a product on both sides": (
        lambda: offer(given=["jam"]),
        put("offer.wanted", {"jam": 1}),
        r"both sides.*RO-7\.4",
    ),
    "a draft nobody could grant": (
        lambda: offer(),
        put("offer.wanted", {"plastic": 1}),
        r"RO-7\.4",
    ),
    "accepted before it is sent": (lambda: offer(), put("offer.accepted", [1]), r"RO-7\.5"),
    "an empty offer": (
        lambda: offer(given=["jam"], to=2, answering=2),
        put("offer.given", {}),
        r"RO-7\.4",
    ),
    "an offer that cannot be granted": (
        lambda: offer(given=["jam"], to=2, answering=2),
        put("offer.wanted", {"plastic": 1}),
        r"RO-7\.4",
    ),
    "an offer to oneself": (
        lambda: offer(given=["jam"], to=2, answering=2),
        both(put("offer.to", 0), put("actor", 0)),
        r"RO-7\.5",
    ),
    "somebody else answers": (
        lambda: offer(given=["jam"], to=2, answering=2),
        put("actor", 1),
        "N-1",
    ),
    "an answer given twice": (
        lambda: offer(given=["jam"], to="all", answering=2, accepted=[1]),
        put("offer.accepted", [1, 2]),
        r"RO-7\.5",
    ),
    "an answer given too soon": (
        lambda: offer(given=["jam"], to="all", answering=1),
        put("offer.accepted", [2]),
        r"RO-7\.5",
    ),
    "the own offer accepted": (
        lambda: offer(given=["jam"], to="all", answering=2, accepted=[1]),
        put("offer.accepted", [0]),
        r"RO-7\.5",
    ),
    "accepted without the cards": (
        lambda: offer(wanted=["bread"], to="all", answering=2, accepted=[1]),
        put("offer.wanted", {"bread": 2}),
        r"RO-7\.5",
    ),
    "a pick of one": (
        lambda: offer(given=["jam"], to="all", accepted=[1, 2]),
        put("offer.accepted", [1]),
        r"RO-7\.5",
    ),
    "a pick from an offer to one": (
        lambda: offer(given=["jam"], to="all", accepted=[1, 2]),
        put("offer.to", 1),
        r"RO-7\.5",
    ),
    "a seat that is none accepted": (
        lambda: offer(given=["jam"], to="all", accepted=[1, 2]),
        put("offer.accepted", [1, "x"]),
        r"accepted must list seats",
    ),
    # missions
    "nothing settled": (lambda: settle(["bread"], 2), put("settling", None), "must be given now"),
    "a fourth mission": (lambda: settle(["bread"], 2), put("settling.number", 4), r"RO-8\.2"),
    "another mission": (
        lambda: settle(["bread"], 2),
        put("settling.mission", "beer+steel"),
        "settling.mission must be",
    ),
    "more left than asked": (
        lambda: settle(["bread"], 2),
        put("settling.left", {"bread": 2}),
        r"RO-8\.1",
    ),
    "nothing left": (lambda: settle(["bread"], 2), put("settling.left", {}), r"RO-9\.6"),
    "jokers nobody used": (
        lambda: settle(["bread", "jam"], jokers=1),
        put("settling.left", {"bread": 1}),
        r"RO-9\.6",
    ),
    "nothing to hand in": (
        lambda: settle(["bread", "jam", "steel"]),
        lambda doc: move_products(doc),
        "nobody could move",
    ),
}


def move_products(document: Document) -> None:
    """Seat 0's product cards go to seat 1."""
    mine, yours = document["seats"]
    for field in ("products", "backs"):
        mine[field], yours[field] = yours[field], mine[field]


@pytest.mark.parametrize("name", IMPOSSIBLE)
def test_impossible_decisions_in_progress_are_refused(name: str) -> None:
    build, spoil, reason = IMPOSSIBLE[name]
    quay = build()
    try:
        quay.state()
    except em.PositionError:
        assert name.startswith("the police")  # set up to be refused
    document = copy.deepcopy(quay.doc)
    spoil(document)
    with pytest.raises(em.PositionError, match=reason):
        quay.game.position(document)


def test_two_players_make_no_offer_to_all() -> None:
    """RO-7.4"""
    quay = Quay(2)
    quay.phase("trade")
    quay.products(0, "jam")
    quay.offer(given=["jam"], to="all", answering=1)
    with pytest.raises(em.PositionError, match=r"no offer to all: RO-7\.4"):
        quay.state()


def test_a_finished_game_comes_back_finished() -> None:
    for seed in range(5):
        state = finished("rotterdam", 3, seed)
        again = state.game.position(state.position())
        assert again.over
        assert (again.scores, again.winners) == (state.scores, state.winners)


# --- positions that could hang or crash -----------------------------------------------------------

STRANGE = {
    "no ship to decide about": (
        "first",
        {"colour": "red", "mover": 0, "moved": [], "moving": None},
    ),
    "a ship that moved": ("steer", {"colour": "red", "mover": 1, "moved": ["a3"], "moving": "a3"}),
    "a ship on no way": ("steer", {"colour": "blue", "mover": 1, "moved": [], "moving": "a3"}),
}


@pytest.mark.parametrize("name", STRANGE)
def test_sailing_that_cannot_be_is_refused(name: str) -> None:
    """A process of its own, for it must neither crash nor hang."""
    script = f"from test_rotterdam_position import load_strange; load_strange({name!r})"
    done = in_a_process(f"sys.path.insert(0, {__file__.rpartition('/')[0]!r})\n{script}", 8)
    assert (done.returncode, done.stdout, done.stderr) == (0, "refused\n", "")


def load_strange(name: str) -> None:
    decision, state = STRANGE[name]
    quay = Quay(2)
    quay.phase("sail")
    quay.ship("a3", 1)
    quay.doc |= {"decision": decision, "actor": state["mover"], "sailing": state}
    try:
        quay.state()
    except em.PositionError:
        print("refused")


# --- at random ---------------------------------------------------------------------------------

WORDS = (
    *("bread", "jam", "joker", "luck", "grain", "empty", "a3", "s1", "botlek", "all", "over"),
    *("launch", "call", "steer", "first", "turn", "trade", "draft", "answer", "pick", "mission"),
    *("settle", "target", "back", "goal", "cargo", "sail", "anchors", "unload", "missions", "red"),
)
PARTS: dict[str, Any] = {
    "sailing": {"colour": "red", "mover": 0, "moved": [], "moving": None},
    "card": {"card": "police", "target": None, "steps": 0},
    "offer": {"by": 0, "to": None, "accepted": [], "given": {}, "wanted": {"bread": 1}},
    "settling": {"number": 1, "mission": "bread+jam", "left": {"bread": 1}},
}


def spots(value: Any) -> list[tuple[Any, Any]]:
    """Where every plain value of a document stands."""
    found = []
    for key in value if isinstance(value, dict) else range(len(value)):
        if isinstance(value[key], dict | list):
            found += spots(value[key])
        else:
            found.append((value, key))
    return found


def spoil_at_random(document: Document, chance: random.Random) -> None:
    if chance.random() < 0.1:
        part = chance.choice(list(PARTS))
        document[part] = copy.deepcopy(PARTS[part])
        document["decision"] = chance.choice(WORDS)
        return
    part = chance.choice(list(document))
    holder, key = document, part
    if isinstance(document[part], dict | list) and spots(document[part]):
        holder, key = chance.choice(spots(document[part]))
    old = holder[key]
    if isinstance(old, bool):
        holder[key] = not old
    elif isinstance(old, int):
        holder[key] = chance.choice([old + 1, old - 1, 0, 1, 255, chance.randrange(20)])
    else:
        holder[key] = chance.choice([*WORDS, None])


def test_a_spoilt_position_is_refused_or_keeps_every_law() -> None:
    """A process of its own, for it must neither crash nor hang."""
    script = "from test_rotterdam_position import spoil_many; spoil_many()"
    done = in_a_process(f"sys.path.insert(0, {__file__.rpartition('/')[0]!r})\n{script}")
    assert (done.returncode, done.stderr[-1500:]) == (0, "")


def spoil_many() -> None:
    chance = random.Random(7)
    accepted = 0
    for _ in range(40):
        players = chance.choice([2, 3, 4])
        *_, state = some_of(walk("rotterdam", players, chance.randrange(1000)), chance)
        for _ in range(40):
            document = state.position()
            for _ in range(chance.choice([1, 1, 2, 3])):
                spoil_at_random(document, chance)
            try:
                other = state.game.position(document)
            except em.PositionError:
                continue
            accepted += 1
            assert list(contradictions(state.game, other.position())) == [], document
            assert state.game.position(other.position()) == other
            while not other.over:
                assert len(other.legal_ids()) > 1, (other.decision, document)
                other.play(chance.choice(other.legal_ids()))
    assert accepted > 20


def some_of(states: Any, chance: random.Random) -> Any:
    for _, state in zip(range(1 + chance.randrange(300)), states, strict=False):
        yield state
