"""What holds after every decision of Rotterdam, read off the position document.

Each law below yields a sentence for everything that breaks it, so a sound position yields none.
The numbers come from the edition, never from the engine: these laws are a second opinion on it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from emporion.table.events import Event
from emporion.table.kernel import Game

Document = dict[str, Any]

RAWS = ("grain", "fruit", "oil", "ore")
ADVANTAGES = ("advantage", "extra")
PHASES = {
    "launch": ("launch",),
    "call": ("sail",),
    "steer": ("sail",),
    "first": ("sail",),
    "turn": ("anchors", "unload"),
    "trade": ("trade",),
    "draft": ("trade",),
    "answer": ("trade",),
    "pick": ("trade",),
    "mission": ("missions",),
    "settle": ("missions",),
}
IN_PROGRESS = {
    "sailing": ("steer", "first"),
    "card": ("target", "back", "goal"),
    "offer": ("draft", "answer", "pick"),
    "settling": ("settle",),
}


def breaches(
    game: Game, before: Document | None, after: Document, events: list[Event]
) -> Iterator[str]:
    """Everything wrong with a position, and with how it came from the one before."""
    yield from contradictions(game, after)
    for law in STORY_LAWS:
        yield from law(game, after)
    if before is not None:
        yield from ledger(game, before, after, events)
        yield from one_way(game, before, after, events)


def contradictions(game: Game, position: Document) -> Iterator[str]:
    """Everything on the table that contradicts itself.

    A position somebody sets up may leave out how it came about (what was seen, who has had a
    turn); a position of a game that was played may not.
    """
    for law in LAWS:
        yield from law(game, position)


# --- the water -------------------------------------------------------------------------------


def raw_materials_accounted_for(game: Game, position: Document) -> Iterator[str]:
    """RO-1.1, RO-3.2: a unit is in stock or aboard one ship."""
    printed = Counter({row["raw"]: row["units"] for row in game.edition.data["raw"]})
    found: Counter[str] = Counter(position["stock"])
    found.update(ship["load"] for ship in position["water"])
    for ships in position["docked"]:
        found[ships["load"]] += ships["count"]
    del found["empty"]
    if found != printed:
        yield f"RO-1.1: raw materials {dict(found)}, printed are {dict(printed)}"


def ships_accounted_for(game: Game, position: Document) -> Iterator[str]:
    """RO-1.1: a ship is in hand, on the water or in a harbour."""
    printed = game.edition.data["players"]["ships"][game.players - 2]
    found = Counter({number: seat["ships"] for number, seat in enumerate(position["seats"])})
    found.update(ship["owner"] for ship in position["water"])
    for ships in position["docked"]:
        found[ships["owner"]] += ships["count"]
    for number, count in found.items():
        if count != printed or position["seats"][number]["ships"] < 0:
            yield f"RO-1.1: seat {number} has {count} ships, not {printed}"


def one_ship_a_position(game: Game, position: Document) -> Iterator[str]:
    """RO-4.3: starts and junctions hold one ship, harbours any number."""
    places = {row["name"] for row in game.edition.data["position"] if row["kind"] != "harbour"}
    taken = Counter(ship["at"] for ship in position["water"])
    for place, count in taken.items():
        if count > 1 or place not in places:
            yield f"RO-4.3: {count} ships on {place}"


def ships_unload_in_phase_4(game: Game, position: Document) -> Iterator[str]:
    """RO-6.1: ships lie in harbours from phase 2 until their owner's turn in phase 4."""
    for ships in position["docked"]:
        if position["phase"] in ("launch", "trade", "missions"):
            yield f"RO-6.1: ships lie in {ships['harbour']} in phase {position['phase']}"
        elif position["phase"] == "unload" and _has_had_turn(game, position, ships["owner"]):
            yield f"RO-6.1: seat {ships['owner']} did not unload in {ships['harbour']}"


# --- cards -----------------------------------------------------------------------------------


def products_accounted_for(game: Game, position: Document) -> Iterator[str]:
    """RO-1.1, RO-6.2: a product card is in its harbour's stack, in a hand or spent."""
    rows = game.edition.data["product"]
    printed = Counter({row["product"]: row["cards"] for row in rows})
    found: Counter[str] = Counter(position["spent"])
    for seat in position["seats"]:
        found.update(seat["products"])
    for harbour, stack in position["stacks"].items():
        found.update(stack)
        for product in set(stack) - set(_products(game, harbour)):
            yield f"RO-1.1: {product} in the stack of {harbour}"
    if +found != +printed:
        yield f"RO-1.1: product cards {dict(found)}, printed are {dict(printed)}"


def missions_accounted_for(game: Game, position: Document) -> Iterator[str]:
    """RO-1.1, RO-8.1: a mission is in the pile, in a hand or fulfilled, and counts there."""
    data = game.edition.data
    printed = Counter("+".join(row["products"]) for row in data["mission"])
    points = {"+".join(row["products"]): row["points"] for row in data["mission"]}
    same = len(points) == len(data["mission"])  # equal missions may differ in points
    fulfilled = [entry["mission"] for entry in position["fulfilled"]]
    found = position["missions"] + fulfilled
    for number, seat in enumerate(position["seats"]):
        found = found + seat["missions"]
        full = data["players"]["missions"]
        if len(seat["missions"]) > full or (len(seat["missions"]) < full and position["missions"]):
            yield f"RO-8.1: seat {number} holds {len(seat['missions'])} missions"
        own = [e["mission"] for e in position["fulfilled"] if e["seat"] == number]
        if same and sum(points[_plain(name)] for name in own) != seat["points"]:
            yield f"RO-10.1: seat {number} has {seat['points']} points for {own}"
    if len(set(found)) != len(found) or Counter(_plain(name) for name in found) != printed:
        yield f"RO-1.1: the missions are {sorted(found)}"


def transport_cards_accounted_for(game: Game, position: Document) -> Iterator[str]:
    """RO-1.1, RO-9.7, RO-9.10: a card is in the deck, in a hand, played or lies face up."""
    rows = game.edition.data["transport"]
    printed = Counter({row["card"]: row["count"] for row in rows})
    found: Counter[str] = Counter(position["deck"])
    found.update(position["played"])
    for seat in position["seats"]:
        found.update(seat["transport"])
        found.update(seat["laid"])
        if not set(seat["laid"]) <= set(ADVANTAGES):
            yield f"RO-9.7: face up lie {seat['laid']}"
    if +found != +printed:
        yield f"RO-1.1: transport cards {dict(found)}, printed are {dict(printed)}"
    if set(position["played"]) & set(ADVANTAGES):
        yield f"RO-9.7: an advantage on the played pile: {position['played']}"


def hands_are_counted_and_limited(game: Game, position: Document) -> Iterator[str]:
    """RO-5.1, RO-6.1: at most so many transport cards; the backs are those of the cards held."""
    most = game.edition.data["hand"]["transport"]
    for number, seat in enumerate(position["seats"]):
        held = sum(seat["transport"].values())
        if held > most:
            yield f"RO-5.1: seat {number} holds {held} transport cards"
        backs = {
            harbour: sum(seat["products"].get(product, 0) for product in _products(game, harbour))
            for harbour in position["stacks"]
        }
        counts = backs, held, len(seat["missions"])
        if counts != (seat["backs"], seat["transport_cards"], seat["mission_cards"]):
            yield f"RO-11.1: seat {number} is counted wrong"


def what_was_seen_is_so(game: Game, position: Document) -> Iterator[str]:
    """RO-11: every bound in anybody's mind is true of the hands."""
    for entry in position["known"]:
        for product, least in entry["at_least"].items():
            held = sum(position["seats"][i]["products"].get(product, 0) for i in entry["seats"])
            if held < least or entry["viewer"] in entry["seats"]:
                yield (
                    f"RO-11.2: viewer {entry['viewer']} knows of {least} {product} with "
                    f"{entry['seats']}, who hold {held}"
                )


def seats_know_what_everybody_knows(game: Game, position: Document) -> Iterator[str]:
    """RO-11.1: what spectators have seen of other seats, every seat has seen."""
    known = {
        (entry["viewer"], tuple(entry["seats"]), product): least
        for entry in position["known"]
        for product, least in entry["at_least"].items()
    }
    public = {key: least for key, least in known.items() if key[0] is None}
    for (_, seats, product), least in public.items():
        for other in set(range(game.players)) - set(seats):
            if known.get((other, seats, product), 0) < least:
                yield f"RO-11.1: seat {other} missed {least} {product} with {seats}"


# --- the round -------------------------------------------------------------------------------


def the_right_seat_is_asked(game: Game, position: Document) -> Iterator[str]:
    """N-1, RO-2.1: the seat on turn, or the one that steers or answers."""
    decision, actor = position["decision"], position["actor"]
    if position["over"]:
        return
    if position["phase"] not in PHASES.get(decision, (position["phase"],)):
        yield f"RO-2.1: {decision} in phase {position['phase']}"
    for part, decisions in IN_PROGRESS.items():
        if (position[part] is not None) != (decision in decisions):
            yield f"{part} is {position[part]} while {decision} is asked"
    if decision in ("steer", "first"):
        sailing = position["sailing"]
        owners = {ship["at"]: ship["owner"] for ship in position["water"]}
        if actor != sailing["mover"]:
            yield f"RO-4.4: seat {actor} steers for seat {sailing['mover']}"
        if decision == "steer" and owners.get(sailing["moving"]) != actor:
            yield f"RO-4.4: {sailing['moving']} holds no ship of seat {actor}"
    elif decision == "answer":
        if actor == position["turn"] or position["offer"]["to"] not in ("all", actor):
            yield f"RO-7.5: seat {actor} answers an offer to {position['offer']['to']}"
    elif actor != position["turn"]:
        yield f"N-1: seat {actor} is asked to {decision} in the turn of {position['turn']}"


def cards_are_owed_in_phase_3(game: Game, position: Document) -> Iterator[str]:
    """RO-5.1: one for each anchor at most, to those who are still to have their turn."""
    owed = [seat["owed"] for seat in position["seats"]]
    anchors = sum(row["anchor"] for row in game.edition.data["position"])
    if any(owed) and (position["phase"] != "anchors" or sum(owed) > anchors):
        yield f"RO-5.1: {owed} cards are owed in phase {position['phase']}"
    for number, cards in enumerate(owed):
        if cards and _has_had_turn(game, position, number):
            yield f"RO-5.1: seat {number} is owed {cards} cards after its turn"


def offers_can_be_made(game: Game, position: Document) -> Iterator[str]:
    """RO-7.3, RO-7.4, RO-7.5."""
    most = game.edition.data["trade"]["offers"] if position["phase"] == "trade" else 0
    if position["offers"] > most:
        yield f"RO-7.3: {position['offers']} offers in phase {position['phase']}"
    offer = position["offer"]
    if offer is None:
        return
    hands = [Counter(seat["products"]) for seat in position["seats"]]
    given, wanted = Counter(offer["given"]), Counter(offer["wanted"])
    sent = offer["to"] is not None
    if offer["by"] != position["turn"] or not position["offers"]:
        yield f"RO-7.3: an offer of seat {offer['by']} that did not begin"
    if given - hands[offer["by"]]:
        yield f"RO-7.4: seat {offer['by']} gives {dict(given)} of {dict(hands[offer['by']])}"
    if set(given) & set(wanted):
        yield f"RO-7.4: on both sides of the offer: {set(given) & set(wanted)}"
    if sent and not given and not wanted:
        yield "RO-7.4: an empty offer"
    if sent and offer["to"] == "all" and game.players < 3:
        yield "RO-7.4: an offer to all between two"
    asked = [i for i in range(game.players) if i != offer["by"] and offer["to"] in (None, "all", i)]
    if not any(_covers(game, position["seats"][i], wanted) for i in asked):
        yield f"RO-7.4: nobody asked could hold {dict(wanted)}"
    for seat in offer["accepted"]:
        if seat not in asked or wanted - hands[seat]:
            yield f"RO-7.5: seat {seat} accepted"
    if position["decision"] == "pick" and len(offer["accepted"]) < 2:
        yield f"RO-7.5: a pick among {offer['accepted']}"
    if position["decision"] == "answer" and any(
        (seat - offer["by"]) % game.players >= (position["actor"] - offer["by"]) % game.players
        for seat in offer["accepted"]
    ):
        yield f"RO-7.5: {offer['accepted']} accepted before seat {position['actor']} answers"


def jokers_stand_for_cards(game: Game, position: Document) -> Iterator[str]:
    """RO-8.1, RO-9.6: what is left of a mission, after the jokers on the played pile."""
    if position["settling"] is None:
        return
    hand = position["seats"][position["turn"]]
    needs = Counter(_plain(position["settling"]["mission"]).split("+"))
    left = Counter(position["settling"]["left"])
    jokers = sum((needs - left).values())
    if left - needs or not left or jokers > position["played"].get("joker", 0):
        yield f"RO-9.6: {dict(left)} left of {dict(needs)}"
    if hand["missions"][position["settling"]["number"] - 1] != position["settling"]["mission"]:
        yield f"RO-8.2: {position['settling']} is not in hand"


def the_end_has_a_cause(game: Game, position: Document) -> Iterator[str]:
    """RO-10.1, RO-10.4: the game ends after phase 6, for one of three causes and not without."""
    end = game.edition.data["end"]
    enough = any(seat["points"] >= end["points"] for seat in position["seats"])
    if position["round"] > end["rounds"]:
        yield f"RO-10.4: round {position['round']}"
    if not position["over"]:
        if enough and position["phase"] != "missions":
            yield "RO-10.1: the game goes on after enough points"
        if position["fulfilled_now"] and position["phase"] != "missions":
            yield f"RO-10.4: a mission was fulfilled in phase {position['phase']}"
        return
    stacked = any(position["stacks"].values())
    if position["phase"] != "missions" or position["turn"] != position["master"]:
        yield f"RO-10.1: the game is over in phase {position['phase']}"
    if not enough and stacked and position["round"] < end["rounds"]:
        yield "RO-10.1: the game is over without a cause"


LAWS = (
    *(raw_materials_accounted_for, ships_accounted_for, one_ship_a_position),
    *(products_accounted_for, missions_accounted_for, transport_cards_accounted_for),
    *(hands_are_counted_and_limited, what_was_seen_is_so, the_right_seat_is_asked),
    *(offers_can_be_made, jokers_stand_for_cards, the_end_has_a_cause),
)
STORY_LAWS = (
    *(ships_unload_in_phase_4, cards_are_owed_in_phase_3, seats_know_what_everybody_knows),
)


# --- from one position to the next -----------------------------------------------------------


def ledger(game: Game, before: Document, after: Document, events: list[Event]) -> Iterator[str]:
    """Every card, point and ship that came or went was reported."""
    expected = [_holdings(seat) for seat in before["seats"]]
    stock: Counter[str] = Counter(before["stock"])
    afloat = {ship["at"]: ship["load"] for ship in before["water"]}
    for event in events:
        _book(event, expected, stock, afloat)
        for harbour in before["stacks"]:
            afloat.pop(harbour, None)
    for number, seat in enumerate(after["seats"]):
        found = _holdings(seat)
        for name in sorted({*found, *expected[number]}):
            if found[name] != expected[number][name]:
                yield (
                    f"{name} of seat {number} is {found[name]}, "
                    f"the events tell of {expected[number][name]}"
                )
    if stock != Counter(after["stock"]):
        yield f"the stock is {after['stock']}, the events tell of {dict(stock)}"
    if afloat != {ship["at"]: ship["load"] for ship in after["water"]}:
        yield f"on the water are {after['water']}, the events tell of {afloat}"


def _book(
    event: Event, seats: list[Counter[str]], stock: Counter[str], afloat: dict[str, str]
) -> None:
    """Write one event into the books; of a pair that tells more and less, the one with more."""
    data = event.data
    own = seats[data["seat"]] if "seat" in data else Counter[str]()
    if event.kind == "product":
        own[data["product"]] += 1
    elif event.kind == "handed":
        own[data["product"]] -= 1
        seats[data["to"]][data["product"]] += 1
    elif event.kind == "spent":
        own[data["product"]] -= 1
    elif event.kind == "card" and data["card"]:
        own[data["card"]] += 1
    elif event.kind == "played":
        own[data["card"]] -= 1
        own[f"laid {data['card']}"] += data["card"] in ADVANTAGES
    elif event.kind == "joker":
        own["joker"] -= 1
    elif event.kind == "mission" and data["mission"]:
        own[data["mission"]] += 1
    elif event.kind == "fulfilled":
        own[data["mission"]] -= 1
        own["points"] += data["points"]
    elif event.kind == "launched":
        own["ships"] -= 1
        stock[data["load"]] -= data["load"] in RAWS
        afloat[data["position"]] = data["load"]
    elif event.kind == "sailed":
        afloat[data["end"]] = afloat.pop(data["start"])
    elif event.kind == "unloaded":
        own["ships"] += 1
        stock[data["load"]] += data["load"] in RAWS
    elif event.kind == "swapped":
        first, second = data["first"], data["second"]
        afloat[first], afloat[second] = afloat[second], afloat[first]
    elif event.kind == "stolen":
        own["ships"] -= data["end"] not in afloat
        afloat[data["end"]] = afloat[data["start"]]
        afloat[data["start"]] = "empty"
    elif event.kind == "seized":
        stock[afloat[data["position"]]] += 1
        afloat[data["position"]] = "empty"


def _holdings(seat: Document) -> Counter[str]:
    held: Counter[str] = Counter({"ships": seat["ships"], "points": seat["points"]})
    held.update(seat["products"])
    held.update(seat["transport"])
    held.update({f"laid {card}": count for card, count in seat["laid"].items()})
    held.update(seat["missions"])
    return held


def one_way(game: Game, before: Document, after: Document, events: list[Event]) -> Iterator[str]:
    """What never comes back, and piles that are drawn from the top."""
    order = [(doc["round"], _phase_number(doc), _turns(game, doc)) for doc in (before, after)]
    if order[1] < order[0]:
        yield f"RO-2.1: from round, phase, turn {order[0]} to {order[1]}"
    rounds = after["round"] - before["round"]
    if after["master"] != (before["master"] + rounds) % game.players:
        yield f"RO-2.2: the master is seat {after['master']} after seat {before['master']}"
    if Counter(before["spent"]) - Counter(after["spent"]):
        yield f"RO-6.2: product cards out of the game have come back: {after['spent']}"
    fulfilled = {entry["mission"]: entry["seat"] for entry in after["fulfilled"]}
    for entry in before["fulfilled"]:
        if fulfilled.get(entry["mission"]) != entry["seat"]:
            yield f"RO-8.1: {entry['mission']} is no longer fulfilled"
    for number, (old, new) in enumerate(zip(before["seats"], after["seats"], strict=True)):
        if Counter(old["laid"]) - Counter(new["laid"]):
            yield f"RO-9.7: seat {number} took up an advantage"
    for harbour, stack in before["stacks"].items():
        if not _drawn_from(stack, after["stacks"][harbour]):
            yield f"N-4: the stack of {harbour} has changed its order"
    if not _drawn_from(before["missions"], after["missions"]):
        yield "N-4: the missions have changed their order"
    shuffled = any(event.kind == "shuffle" for event in events)
    if not shuffled and not _drawn_from(before["deck"], after["deck"]):
        yield "N-4: the transport cards have changed their order"


def _drawn_from(before: list[str], after: list[str]) -> bool:
    """Whether a pile, top first, is what is left of another."""
    return len(after) <= len(before) and before[len(before) - len(after) :] == after


# --- numbers and names -----------------------------------------------------------------------


def _products(game: Game, harbour: str) -> list[str]:
    rows = game.edition.data["product"]
    return [row["product"] for row in rows if row["harbour"] == harbour]


def _plain(mission: str) -> str:
    """A mission's products; equal missions are told apart by a number behind them."""
    return mission.split(" #")[0]


def _covers(game: Game, seat: Document, wanted: Counter[str]) -> bool:
    """RO-7.4: whether by the card backs a seat could hold all this."""
    return all(
        sum(wanted[product] for product in _products(game, harbour)) <= backs
        for harbour, backs in seat["backs"].items()
    )


def _turns(game: Game, position: Document) -> int:
    """How many seats have had their turn in this phase."""
    if position["over"]:
        return game.players
    return int(position["turn"] - position["master"]) % game.players


def _has_had_turn(game: Game, position: Document, seat: int) -> bool:
    return (seat - int(position["master"])) % game.players < _turns(game, position)


def _phase_number(position: Document) -> int:
    return ("launch", "sail", "anchors", "unload", "trade", "missions").index(position["phase"])
