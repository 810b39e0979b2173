"""The words of Rhodes and The Colossus: actions, decisions, reasons and events.

Everything a player, a transcript or a program reads is named here, in the order of the ids in
board.pxd (N-2). The rules themselves never see a word.
"""

from __future__ import annotations

from typing import Any

PRODUCTS = ("wine", "milk", "olives", "grain")
GOODS = (*PRODUCTS, "gold", "bronze")
CARGO = (*GOODS, "wild")
PLACES = (
    *("production", "farm", "harbour", "market", "temple", "townhall"),
    *("colossus", "extra", "zeus"),
)
MARKERS = (*PLACES, "forfeited", "held")
DEVELOPMENTS = (
    *("poseidon", "irrigation", "barn", "wagon", "abundance", "trader"),
    *("connections", "zeus", "alchemist", "architect", "plutus", "hermes"),
    *(f"demeter {product}" for product in PRODUCTS),
    *(f"irrigation {product}" for product in PRODUCTS),
)
PHASES = ("setup", "actions", "gold", "sequence")
SEQUELS = ("end of action", "more gold", "bronze", "bonus", "temple")
ENDS = ("", "plaza", "round", "statue")
SHIPS_AT = ("none", "home", "harbour", "for sale")
CATEGORIES = ("I", "II", "III")
STORES = ("estate", "warehouse", "architect")

KINDS_MAX, CHIP_MAX, SHIP_MAX, LANE_MAX, PLAZAS, ROWS = 5, 6, 4, 20, 3, 5


def action_texts(farmland_prices: list[list[int]]) -> list[str]:
    """The text of every action in the order of the ids; prices are by product, ascending.

    An id whose farmland the edition does not have gets a text that is never legal.
    """
    farmlands = [
        f"buy farmland {product} {prices[kind] if kind < len(prices) else f'none-{kind + 1}'}"
        for product, prices in zip(PRODUCTS, farmland_prices, strict=True)
        for kind in range(KINDS_MAX)
    ]
    squares = range(1, LANE_MAX + 1)
    plazas = range(1, PLAZAS + 1)
    rows = range(1, ROWS + 1)
    return [
        *PLACES,
        *("forfeit", "stop", "skip", "done"),
        *farmlands,
        *(f"buy {tile}" for tile in DEVELOPMENTS),
        "buy ship",
        *(f"produce {product} {chip}" for product in PRODUCTS for chip in range(1, CHIP_MAX + 1)),
        "use demeter",
        *(f"use wagon {product}" for product in PRODUCTS),
        *(f"use abundance {product}" for product in PRODUCTS),
        *(f"use trader {gave} {got}" for gave in PRODUCTS for got in PRODUCTS if gave != got),
        "use hermes",
        *(f"sail {length}" for length in range(1, SHIP_MAX + 1)),
        *(f"load {product}" for product in PRODUCTS),
        *(f"vp {units}" for units in range(SHIP_MAX + 1)),
        *(f"buy {square}" for square in squares),
        *(f"buy {square} as {product}" for square in squares for product in PRODUCTS),
        *(f"discard {good}" for good in GOODS),
        *(f"fulfil {plaza}" for plaza in plazas),
        *(f"fulfil {plaza} bronze" for plaza in plazas),
        *(f"sell {product}" for product in PRODUCTS),
        "donate",
        *(f"row {row}" for row in rows),
        *(f"row {row} {product}" for row in rows for product in PRODUCTS),
        *(f"give {product} {store}" for product in PRODUCTS for store in STORES[:2]),
        *("pay bronze", "pay architect", "pay gold"),
        *(f"bonus {row}" for row in range(1, 9)),
        *(f"take {product}" for product in PRODUCTS),
    ]


# --- decisions: name, prompt, rule; and the rules of actions that have one of their own ---------

DECISION_TABLE = (
    ("start", "buy a start farmland", "RH-1.8"),
    ("place", "place an action marker", "RH-2.2"),
    ("produce", "put a production chip on a product field", "RH-4.1"),
    ("develop", "use development tiles, or be done", "RH-5.3"),
    ("ship", "choose the ship that sails", "RH-5.4"),
    ("load", "load the next unit, the first one lies furthest in", "RH-5.7"),
    ("reward", "take VP for how many units, money for the rest", "RH-5.4"),
    ("buy", "buy goods from ships in the harbour", "RH-7.2"),
    ("fulfil", "fulfil an assignment", "RH-7.5"),
    ("sell", "sell a unit from the estate", "RH-8.1"),
    ("donate", "buy a victory point", "RH-8.2"),
    ("build", "buy a tile", "RH-9.1"),
    ("overflow", "discard a good: the warehouse is overfull", "RH-3.7"),
    ("row", "choose a row of the sequence table", "RH-2.8"),
    ("give", "give a product", "CO-2.2"),
    ("bronze", "pay a bronze", "CO-2.2"),
    ("bonus", "choose the bonus", "CO-2.6"),
)
DECISIONS = tuple(name for name, _, _ in DECISION_TABLE)
PROMPTS = {name: prompt for name, prompt, _ in DECISION_TABLE}
DECISION_RULES = {name: rule for name, _, rule in DECISION_TABLE}

PLACE_RULES = {
    "production": "RH-4.1",
    "farm": "RH-5.5",
    "harbour": "RH-7.1",
    "market": "RH-8.1",
    "temple": "RH-8.2",
    "townhall": "RH-9.1",
    "colossus": "CO-2.1",
    "extra": "CO-3.1",
    "zeus": "CO-5.3",
    "forfeit": "RH-2.3",
}
ACTION_RULES = {
    ("develop", "use demeter"): "RH-10.1",
    ("develop", "use wagon"): "RH-10.5",
    ("develop", "use abundance"): "RH-10.6",
    ("develop", "use trader"): "RH-10.7",
    ("develop", "use hermes"): "CO-5.7",
    ("buy", "discard"): "RH-7.4",
    ("buy", "stop"): "RH-7.7",
    ("fulfil", "skip"): "RH-7.7",
    ("build", "buy ship"): "RH-9.4",
    ("bronze", "pay architect"): "CO-5.5",
    ("bronze", "pay gold"): "CO-5.4",
}


def rule_of(decision: str, text: str, at: str, colossus: bool) -> str:
    """The rule behind an action; `at` is the place whose action is being carried out."""
    words = text.split()
    if decision == "place":
        return "CO-4.1" if colossus and text == "temple" else PLACE_RULES[text]
    if decision == "produce" and at == "extra":
        return "CO-3.1"
    if decision == "give" and at == "temple":
        return "CO-4.1"
    if decision == "develop" and text == "done" and at == "zeus":
        return "CO-5.3"
    if decision == "buy" and "as" in words:
        return "RH-7.3"
    if decision == "fulfil" and "bronze" in words:
        return "CO-5.4"
    if decision == "row" and len(words) == 3:
        return "RH-2.9"
    for start in (" ".join(words[:2]), words[0]):
        if (decision, start) in ACTION_RULES:
            return ACTION_RULES[decision, start]
    return DECISION_RULES[decision]


# --- why an action is refused: the names of board.pxd's Reason, with rule and words -------------

REASONS = {
    "START_FIRST": ("RH-1.8", "buying the start farmlands comes first"),
    "NOT_SOLD": ("RH-9.1", "none of these is for sale"),
    "TOO_DEAR": ("RH-7.2", "it costs more than you have"),
    "SAME_PRODUCT": ("RH-1.8", "the start farmlands must give different products"),
    "NO_SECOND_TILE": ("RH-1.8", "no second farmland would be affordable after it"),
    "CAN_BUY": ("RH-1.8", "a start farmland can be bought, so it must be"),
    "NO_SUCH_PLACE": ("RH-2.4", "this place is not part of the game"),
    "SPACE_TAKEN": ("RH-2.4", "no action space is free there"),
    "CAN_ACT": ("RH-2.3", "an action can be carried out, so the marker is not forfeited"),
    "FEW_CHIPS": ("RH-4.6", "production needs two unused chips and two free fields"),
    "CHIP_USED": ("RH-4.1", "no chip of this value is unused"),
    "FIELD_USED": ("RH-4.1", "this field has served this round"),
    "FIELD_UNUSED": ("CO-3.1", "this field holds no chip yet this round"),
    "NOTHING_PRODUCED": ("CO-3.2", "nothing has been produced this round"),
    "NO_FULL_SHIP": ("RH-5.5", "no ship at home can be loaded fully"),
    "NOT_OWNED": ("RH-3.1", "you do not own this tile"),
    "TILE_USED": ("RH-5.3", "this tile has been used already"),
    "NO_UNIT": ("RH-3.5", "there is no such unit on your estate"),
    "NO_ROOM": ("RH-3.4", "there is no room for this product"),
    "NO_FARMLAND": ("RH-3.4", "you have no farmland for this product"),
    "WAREHOUSE_FULL": ("RH-3.6", "the warehouse is full"),
    "DEMETER_NOTHING": ("RH-10.1", "Demeter would score nothing now"),
    "SHIP_AT_RISK": ("RH-5.5", "no ship could be loaded fully afterwards"),
    "NO_SHIP_HOME": ("RH-5.4", "no ship of this length is at home"),
    "TOO_FEW_UNITS": ("RH-5.4", "there are too few units to load it fully"),
    "TOO_MANY_VP": ("RH-5.4", "the ship carries fewer units"),
    "NO_GOOD_THERE": ("RH-7.2", "no good lies on this square"),
    "NOT_WILD": ("RH-7.3", "only a wild cube becomes a product of choice"),
    "WILD_NEEDS_PRODUCT": ("RH-7.3", "name the product the wild cube becomes"),
    "MUST_BUY": ("RH-7.4", "after the discard the next move must be a purchase"),
    "NOT_FULL": ("RH-7.4", "the warehouse is not full"),
    "NOT_HELD": ("RH-3.6", "there is none in your warehouse"),
    "NOTHING_YET": ("RH-7.7", "at least one is needed before you may stop"),
    "NOTHING_AFFORDABLE": ("RH-7.2", "nothing there is affordable"),
    "NOTHING_TO_DO": ("RH-7.7", "there is nothing you could buy and no assignment to fulfil"),
    "NO_ASSIGNMENT": ("RH-7.5", "there is no assignment on this plaza"),
    "MISSING_GOODS": ("RH-7.6", "goods for this assignment are missing"),
    "TOO_MANY_MISSING": ("RH-7.6", "at most two goods may come from the estate"),
    "SUPPLEMENT_DEAR": ("RH-7.6", "you cannot pay for the goods from the estate"),
    "NONE_FROM_WAREHOUSE": ("RH-7.6", "at least one good must come from the warehouse"),
    "NO_ALCHEMIST": ("CO-5.4", "that needs the alchemist"),
    "NO_GOLD_ASKED": ("CO-5.4", "this assignment asks for no gold"),
    "MUST_FULFIL": ("RH-7.7", "nothing was bought, so an assignment must be fulfilled"),
    "TEMPLE_DEAR": ("RH-8.2", "you cannot pay for a victory point"),
    "HAVE_TYPE": ("RH-9.2", "you own a tile of this type already"),
    "OWN_ROW": ("RH-2.8", "the marker must move to another row"),
    "ROW_TAKEN": ("RH-2.8", "this row has been chosen by another player"),
    "ROW_DEAR": ("RH-2.10", "you cannot pay for this row"),
    "ROW_NO_PRODUCT": ("RH-2.9", "this row gives no product"),
    "OTHER_ROW_FORCED": ("RH-2.10", "only one row is left for you, and it is another"),
    "CANNOT_DELIVER": ("CO-2.3", "you cannot deliver the goods"),
    "STATUE_DONE": ("CO-2.7", "the statue is complete"),
    "ARCHITECT_EMPTY": ("CO-5.5", "no bronze is left on the architect"),
    "ONCE_PER_ACTION": ("CO-5.4", "that is possible once per action"),
    "NO_ZEUS_TILE": ("CO-5.3", "you own no tile that Zeus could use"),
    "BONUS_NO_ROOM": ("CO-2.6", "there is no room for a product on your estate"),
}
FULL_WORDS = {
    "production": ("RH-4.1", "the production spaces are full"),
    "farm": ("RH-2.4", "your farm has been used this round"),
    "harbour": ("RH-2.4", "the harbour is full"),
    "market": ("RH-8.1", "the market is full"),
    "temple": ("RH-8.2", "the temple is full"),
    "townhall": ("RH-9.1", "the town hall is full"),
    "colossus": ("CO-2.1", "the construction site is full"),
    "extra": ("CO-1.3", "the extra production space is taken"),
    "zeus": ("CO-5.3", "Zeus has been used this round"),
}
RULES_BY_DECISION = {  # where one reason rests on different rules
    ("NOT_SOLD", "start"): "RH-1.8",
    ("NOT_SOLD", "build"): "RH-9.1",
    ("TOO_DEAR", "start"): "RH-1.8",
    ("TOO_DEAR", "build"): "RH-9.1",
    ("NOTHING_AFFORDABLE", "place"): "RH-9.1",
    ("NOTHING_YET", "sell"): "RH-8.1",
    ("NOTHING_YET", "donate"): "RH-8.2",
    ("NOTHING_YET", "build"): "RH-9.1",
    ("NO_UNIT", "place"): "RH-8.1",
    ("NO_UNIT", "sell"): "RH-8.1",
    ("NO_UNIT", "load"): "RH-5.4",
    ("NO_UNIT", "develop"): "RH-10.5",
    ("NO_ROOM", "row"): "RH-2.9",
    ("NO_ROOM", "bonus"): "CO-2.6",
    ("NO_FARMLAND", "row"): "RH-2.9",
    ("NO_FARMLAND", "bonus"): "CO-2.6",
    ("NOT_HELD", "overflow"): "RH-3.7",
    ("NOT_HELD", "bronze"): "CO-2.2",
    ("NOT_HELD", "develop"): "RH-10.7",
    ("NOT_OWNED", "place"): "CO-5.3",
    ("NOT_OWNED", "bronze"): "CO-5.5",
    ("NOT_OWNED", "develop"): "RH-5.3",
    ("CHIP_USED", "place"): "CO-3.2",
    ("WAREHOUSE_FULL", "buy"): "RH-7.4",
    ("WAREHOUSE_FULL", "develop"): "RH-10.5",
}


RULES_BY_ACTION = {  # and where the action decides
    ("ONCE_PER_ACTION", "pay architect"): "CO-5.5",
    ("NOT_SOLD", "buy ship"): "RH-9.4",
    ("TOO_DEAR", "buy ship"): "RH-9.4",
    ("NOTHING_AFFORDABLE", "use hermes"): "CO-5.7",
    ("CANNOT_DELIVER", "temple"): "CO-4.4",
}


def refusal(
    reason: str, decision: str, text: str, hermes: bool, colossus: bool
) -> tuple[str, str, str]:
    """Reason key, rule and words for an action that may not be played now."""
    if reason == "NOT_ASKED":
        words = f"what is asked is to {PROMPTS[decision]}; {text!r} does not answer that"
        return "not_asked", "N-1", words
    rule, words = REASONS[reason]
    if reason == "SPACE_TAKEN":
        rule, words = FULL_WORDS[text]
        if colossus and text == "temple":
            rule = "CO-4.1"
    if reason == "CHIP_USED" and decision == "place":
        words = "no chip is unused"
    if reason == "NOTHING_YET" and hermes:
        rule = "CO-5.7"
    rule = RULES_BY_DECISION.get((reason, decision), rule)
    return reason.lower(), RULES_BY_ACTION.get((reason, text), rule), words


# --- events: the names of board.pxd's events with their fields and the sentence for people ------

SOURCES = (
    *("start", "forfeit", "production", "irrigation", "farmland", "demeter", "poseidon", "wagon"),
    *("abundance", "trader", "plutus", "delivery", "loading", "arrival", "purchase", "sale"),
    *("discard", "assignment", "supplement", "market", "temple", "townhall", "row", "colossus"),
    *("bonus", "extra", "money", "gold", "bronze"),
)
EVENTS = (
    ("move", ("action", "forced"), "{seat} plays {action}"),
    ("shuffle", ("pile", "count"), "the {pile} are shuffled into a new pile of {count}"),
    ("round", ("round",), "round {round} begins"),
    ("phase", ("phase",), "phase: {phase}"),
    ("money", ("amount", "source"), "{seat} {gets} {size} dr ({source})"),
    ("vp", ("amount", "source"), "{seat} scores {amount} VP ({source})"),
    ("gain", ("good", "store", "source"), "{seat} receives {good} in the {store} ({source})"),
    ("lose", ("good", "store", "source"), "{good} leaves the {store} of {seat} ({source})"),
    ("chip", ("product", "value"), "{seat} puts chip {value} on {product}"),
    ("surplus", ("product", "units"), "{units} {product} fit nowhere and return to the supply"),
    ("enters", ("ship", "length"), "{ship} enters the harbour"),
    ("leaves", ("ship",), "{ship} leaves the harbour"),
    ("shown", ("ship",), "next comes {ship}"),
    ("sunk", ("good",), "{good} of an Egyptian ship returns to the supply"),
    ("bought", ("square", "good", "seller"), "{seat} buys {good} from square {square}"),
    ("fulfilled", ("plaza", "assignment"), "{seat} fulfils {assignment} on plaza {plaza}"),
    ("plaza", ("plaza", "assignment"), "{assignment} turns up on plaza {plaza}"),
    ("tile", ("tile",), "{seat} builds {tile}"),
    ("farmland", ("product", "price"), "{seat} takes a {product} farmland at {price} dr"),
    ("large ship", (), "{seat} buys the large ship"),
    ("row", ("row",), "{seat} moves to row {row}"),
    ("built", ("place",), "{seat} builds part {place} of the Colossus"),
    ("track", ("bonus",), "{seat} climbs to bonus row {bonus}"),
    ("temple tile", ("left",), "a temple tile is removed, {left} are left"),
    ("last round", ("cause",), "this is the last round ({cause})"),
    ("over", ("winners",), "the game is over"),
)
CAUSES = {
    "plaza": "a plaza stays empty",
    "round": "the round limit is reached",
    "statue": "the statue is complete",
}


def sentence(kind: str, template: str, seat: int, data: dict[str, Any]) -> str:
    """The event in words, seats counted from 1 as people do."""
    words = dict(data)
    words["seat"] = f"Player {seat + 1}"
    if kind == "money":
        words["gets"] = "receives" if data["amount"] > 0 else "pays"
        words["size"] = abs(data["amount"])
    if kind in ("enters", "leaves"):
        owner = data["owner"]
        words["ship"] = (
            f"the Egyptian ship {data['ship']}"
            if owner is None
            else f"Player {owner + 1}'s ship of length {data['ship']}"
        )
    if kind == "shown":
        words["ship"] = f"the Egyptian ship {data['ship']}"
    if kind == "last round":
        words["cause"] = CAUSES[data["cause"]]
    return template.format(**words)
