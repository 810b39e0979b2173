"""The words of Rotterdam: actions, decisions, reasons and events, in the order of board.pxd."""

from __future__ import annotations

from typing import Any

RAWS = ("grain", "fruit", "oil", "ore")
LOADS = (*RAWS, "empty")
PRODUCTS = ("bread", "beer", "orange-juice", "jam", "petrol", "plastic", "steel", "bicycles")
COLOURS = ("blue", "red", "green", "white")
CARDS = ("luck", "cargo", "setback", "storm", "joker", "advantage", "extra", "thief", "police")
PHASES = ("launch", "sail", "anchors", "unload", "trade", "missions")
KINDS = ("start", "junction", "harbour")
ENDS = ("", "points", "stacks", "rounds")
SEATS, POSITIONS_MAX, STARTS_MAX, IN_HAND_MAX = 4, 32, 8, 5


def action_texts(positions: list[str], starts: list[str]) -> list[str]:
    """The text of every action in the order of the ids; what the map lacks is never legal."""
    places = [*positions, *(f"none-{i + 1}" for i in range(len(positions), POSITIONS_MAX))]
    quays = [*starts, *(f"none-{i + 1}" for i in range(len(starts), STARTS_MAX))]
    return [
        *("pass", "done", "offer", "cancel", "accept", "decline", "none", "hand-in"),
        *(f"launch {start} {load}" for start in quays for load in LOADS),
        *(f"call {colour}" for colour in COLOURS),
        *(f"play {card}" for card in CARDS),
        *(f"steer {place}" for place in places),
        *(f"at {place}" for place in places),
        *(f"back {place}" for place in places),
        *(f"to {place}" for place in places),
        *(f"give {product}" for product in PRODUCTS),
        *(f"want {product}" for product in PRODUCTS),
        "to all",
        *(f"to {seat}" for seat in range(SEATS)),
        *(f"with {seat}" for seat in range(SEATS)),
        *(f"fulfil {n}" for n in range(1, IN_HAND_MAX + 1)),
        *(f"joker {product}" for product in PRODUCTS),
    ]


# --- decisions: name, prompt, rule; and the rules of actions that have one of their own ---------

DECISION_TABLE = (
    ("launch", "place a ship, or pass", "RO-3.1"),
    ("call", "name a channel colour", "RO-4.1"),
    ("steer", "choose where the ship goes", "RO-4.4"),
    ("first", "choose which of your ships moves first", "RO-4.5"),
    ("turn", "play transport cards, or be done", "RO-2.3"),
    ("trade", "make an offer, or be done", "RO-7.3"),
    ("draft", "say what the offer gives and wants, and to whom it goes", "RO-7.4"),
    ("answer", "accept or decline the offer", "RO-7.5"),
    ("pick", "choose with whom to trade", "RO-7.5"),
    ("mission", "fulfil a mission, or pass", "RO-8.1"),
    ("settle", "use jokers, or hand in the product cards", "RO-9.6"),
    ("target", "choose a ship for the card", "RO-9.11"),
    ("back", "choose the channel back", "RO-9.5"),
    ("goal", "choose where the stolen unit goes", "RO-9.8"),
    ("cargo", "place the extra ship", "RO-9.2"),
)
DECISIONS = tuple(name for name, _, _ in DECISION_TABLE)
PROMPTS = {name: prompt for name, prompt, _ in DECISION_TABLE}
DECISION_RULES = {name: rule for name, _, rule in DECISION_TABLE}
CARD_RULES = {
    "luck": "RO-9.1",
    "cargo": "RO-9.2",
    "setback": "RO-9.3",
    "storm": "RO-9.4",
    "joker": "RO-9.6",
    "advantage": "RO-9.7",
    "extra": "RO-9.7",
    "thief": "RO-9.8",
    "police": "RO-9.9",
}
DONE_RULES = {"anchors": "RO-5.1", "unload": "RO-6.1"}


def rule_of(decision: str, text: str, place: str) -> str:
    """The rule behind an action; `place` is the card in play, or else the phase."""
    words = text.split()
    if words[0] == "play":
        return CARD_RULES[words[1]]
    if decision in ("target", "back", "goal"):
        return CARD_RULES[place]
    if decision == "turn":
        return DONE_RULES[place]
    if decision == "settle" and text == "hand-in":
        return "RO-8.1"
    return DECISION_RULES[decision]


# --- why an action is refused: the names of board.pxd's Reason, with rule and words -------------

REASONS = {
    "NO_SHIP_IN_HAND": ("RO-3.1", "you have no ship in hand"),
    "NO_SUCH_START": ("RO-1.2", "the map has no such start"),
    "START_TAKEN": ("RO-3.2", "the start is taken"),
    "OUT_OF_STOCK": ("RO-3.1", "none of this raw material is in stock"),
    "NO_CHANNEL": ("RO-4.2", "no channel of the colour leads there"),
    "WAY_TAKEN": ("RO-4.3", "the position is taken"),
    "NOT_A_RIVAL": ("RO-4.5", "this ship does not compete for the position"),
    "CARD_NOT_HELD": ("RO-9.10", "you do not hold this card"),
    "JOKER_IN_MISSIONS": ("RO-9.6", "a joker is used when fulfilling a mission"),
    "NO_TARGETS": ("RO-9.11", "no ship on the water suits this card"),
    "NO_FREE_WAY_BACK": ("RO-9.5", "there is no free way back"),
    "NO_EMPTY_SHIP": ("RO-9.8", "there is no place of yours for the unit"),
    "NO_SHIP_THERE": ("RO-9.11", "no ship lies there"),
    "NO_LOAD": ("RO-9.11", "the ship there is empty"),
    "SAME_RAW": ("RO-9.1", "the two ships must carry different raw materials"),
    "FROM_START": ("RO-9.5", "a ship on a start position cannot be moved back"),
    "NO_OFFERS_LEFT": ("RO-7.3", "no more offers this turn"),
    "NOTHING_TO_TRADE": ("RO-7.3", "nobody holds a product card"),
    "PRODUCT_NOT_HELD": ("RO-7.4", "you hold no more of this product"),
    "BOTH_SIDES": ("RO-7.4", "a product cannot be on both sides"),
    "NOBODY_COULD": ("RO-7.4", "by the card backs nobody could hold that"),
    "EMPTY_DRAFT": ("RO-7.4", "the draft is empty"),
    "NO_ALL": ("RO-7.4", "with two players an offer goes to the other one"),
    "NOT_ASKABLE": ("RO-7.4", "an offer goes to another seat of the game"),
    "CANNOT_COVER": ("RO-7.4", "by the card backs this seat cannot hold what is wanted"),
    "DID_NOT_ACCEPT": ("RO-7.5", "this seat did not accept"),
    "LACKS_CARDS": ("RO-7.5", "you lack the cards that are wanted"),
    "NO_SUCH_MISSION": ("RO-8.2", "you hold no such mission"),
    "MISSING_PRODUCTS": ("RO-9.6", "you lack product cards and jokers for it"),
    "NO_JOKER": ("RO-9.6", "you hold no joker"),
    "NOT_NEEDED": ("RO-9.6", "the mission does not need that any more"),
    "ONE_REAL_CARD": ("RO-9.6", "at least one real product card must be handed in"),
    "MISSING_TO_HAND_IN": ("RO-8.1", "you do not hold everything that is left"),
}
RULES_BY_DECISION = {
    ("NO_SHIP_IN_HAND", "cargo"): "RO-9.2",
    ("START_TAKEN", "cargo"): "RO-9.2",
}


def refusal(reason: str, decision: str, text: str) -> tuple[str, str, str]:
    """Reason key, rule and words for an action that may not be played now."""
    if reason == "NOT_ASKED":
        words = f"what is asked is to {PROMPTS[decision]}; {text!r} does not answer that"
        return "not_asked", "N-1", words
    rule, sentence = REASONS[reason]
    if text.startswith("play "):
        rule = CARD_RULES[text.split()[1]] if reason != "CARD_NOT_HELD" else rule
    return reason.lower(), RULES_BY_DECISION.get((reason, decision), rule), sentence


# --- events: the names of board.pxd's events with their fields and the sentence for people ------

EVENTS = (
    ("move", ("action", "forced"), "{seat} plays {action}"),
    ("shuffle", ("pile", "count"), "the {pile} cards are shuffled into a new deck of {count}"),
    ("round", ("round",), "round {round} begins, {seat} is harbour master"),
    ("phase", ("phase",), "phase: {phase}"),
    ("launched", ("position", "load"), "{seat} places a ship on {position}: {load}"),
    ("called", ("colour",), "{seat} calls {colour}"),
    ("sailed", ("start", "end"), "a ship of {seat} moves from {start} to {end}"),
    ("card", ("card",), "{seat} draws {a_card}"),
    ("played", ("card",), "{seat} plays the card {card}"),
    ("unloaded", ("harbour", "load"), "{seat} unloads in {harbour}: {load}"),
    ("product", ("product",), "{seat} draws the product {product}"),
    ("product back", ("harbour",), "{seat} draws a product of {harbour}"),
    ("offered", ("to",), "{seat} makes an offer to {partner}"),
    ("gives", ("product", "count"), "{seat} offers {count} {product}"),
    ("wants", ("product", "count"), "{seat} wants {count} {product}"),
    ("answered", ("accepted",), "{seat} {answer}"),
    ("handed", ("to", "product"), "{seat} hands {product} to {partner}"),
    ("handed back", ("to", "harbour"), "{seat} hands a card of {harbour} to {partner}"),
    ("fulfilled", ("mission", "points"), "{seat} fulfils {mission} for {points} points"),
    ("spent", ("product",), "{seat} hands in {product}"),
    ("joker", ("product",), "{seat} uses a joker for {product}"),
    ("mission", ("mission",), "{seat} draws {a_mission}"),
    ("swapped", ("first", "second"), "{seat} swaps the cargo of {first} and {second}"),
    ("stolen", ("start", "end"), "{seat} steals the cargo of {start} for {end}"),
    ("seized", ("position", "raw"), "{seat} has {raw} taken off the ship on {position}"),
    ("last", ("cause",), "the game ends: {why}"),
    ("over", ("winners",), "the game is over"),
)
CAUSES = {
    "points": "a player has enough points on missions",
    "stacks": "the stacks are empty and nobody fulfilled a mission",
    "rounds": "the round limit is reached",
}


def sentence(template: str, seat: int, data: dict[str, Any]) -> str:
    """The event in words, seats counted from 1 as people do."""
    words = dict(data)
    words["seat"] = f"Player {seat + 1}"
    if "to" in data:
        words["partner"] = "all" if data["to"] == "all" else f"Player {data['to'] + 1}"
    if "card" in data:
        words["a_card"] = f"the card {data['card']}" if data["card"] else "a transport card"
    if "mission" in data:
        words["a_mission"] = f"the mission {data['mission']}" if data["mission"] else "a mission"
    if "accepted" in data:
        words["answer"] = "accepts" if data["accepted"] else "declines"
    if "cause" in data:
        words["why"] = CAUSES[data["cause"]]
    return template.format(**words)
