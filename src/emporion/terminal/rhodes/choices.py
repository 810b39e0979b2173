"""What each choice in Rhodes and The Colossus does.

What a choice does to money, points and goods is found by playing it in an imagined game and reading
what happened up to the first thing nobody can know yet. The rest are words.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

import emporion as em
from emporion.games.rhodes.reveals import REVEALS
from emporion.table.events import Event
from emporion.terminal.face import Described
from emporion.terminal.look import plural
from emporion.terminal.rhodes.board import Numbers
from emporion.terminal.rhodes.story import ENDINGS

View = Mapping[str, Any]
ENDS = {"round", "phase", "over", *REVEALS}  # after these an effect is no longer the choice's own
NO_EFFECT = {"produce": "nobody has room for it", "row": "costs and gives nothing"}

TILES = {
    "poseidon": "1 VP in every farm action",
    "irrigation": "one more unit when a product you grow is produced",
    "barn": "room for one more unit of each product you grow",
    "wagon": "every farm action 1 dr, and one unit straight to the warehouse",
    "abundance": "every farm action 1 dr, and one unit for your estate",
    "trader": "every farm action 1 dr, and swap a product in the warehouse",
    "demeter": "every farm action 1 VP per 2 units of it on your estate",
    "connections": "later tiles cost 2 dr less",
    "zeus": "an action space of your own to use your tiles once more",
    "alchemist": "bronze for gold in an assignment, gold for bronze when building",
    "architect": "brings 2 bronze, for building only",
    "plutus": "3 dr in every farm action",
    "hermes": "buy up to two goods in every farm action",
}


def describe(state: em.State) -> list[Described]:
    """Every legal action with its group and its effect."""
    seat = state.actor
    view, numbers = state.view(seat), Numbers.of(state.game)
    imagined = state.imagine(seat, 0)
    found = []
    for action in state.legal():
        after = imagined.clone()
        after.play(action.id)
        effect = [_words(action.text, view, numbers), _changes(after.events, seat)]
        words = "; ".join(filter(None, effect)) or NO_EFFECT.get(view["decision"], "")
        found.append((action, _group(view["decision"], action.text), words))
    return found


def _group(decision: str, text: str) -> str:
    first, *rest = text.split()
    if text in ENDINGS:
        return ""
    if decision == "build":
        return {"farmland": "Farmland", "ship": "Ship"}.get(rest[0], "Development tiles")
    if decision == "start":
        return f"Farmland: {rest[1]}"
    if decision == "buy":
        if first == "discard":
            return "Make room"
        return f"Wild cube on square {rest[0]}" if "as" in rest else "Buy"
    if decision == "produce":
        return rest[0].capitalize()
    if decision == "develop":
        return rest[0].capitalize()
    if decision == "give":
        return f"From your {rest[1]}"
    return decision


# --- what happens at once ------------------------------------------------------------------------


def _changes(events: Iterable[Event], seat: int) -> str:
    """What changes for the seat, and what the others get, as in `−5 dr, +gold`."""
    mine: Counter[str] = Counter()
    others: dict[int, Counter[str]] = {}
    forced: list[str] = []
    for number, event in enumerate(events):
        if event.kind in ENDS or (number and _is_others_move(event, seat)):
            break
        who = event.data.get("seat")
        if who is None:
            continue
        if number and event.kind == "move" and event.data["action"] not in ENDINGS:
            forced.append(event.data["action"])
        tally = mine if who == seat else others.setdefault(who, Counter())
        if event.kind == "money":
            tally["dr"] += event.data["amount"]
        elif event.kind == "vp":
            tally["VP"] += event.data["amount"]
        elif event.kind in ("gain", "lose"):
            good, store = event.data["good"], event.data["store"]
            name = good if store == "warehouse" else f"{good} ({store})"
            tally[name] += 1 if event.kind == "gain" else -1
    parts = [f"then {', '.join(forced)}"] if forced else []
    parts += _signed(mine)
    for who, tally in sorted(others.items()):
        if changes := _signed(tally):
            parts.append(f"Player {who + 1}: {' '.join(changes)}")
    return ", ".join(parts)


def _is_others_move(event: Event, seat: int) -> bool:
    return event.kind == "move" and event.data["seat"] != seat


def _signed(tally: Counter[str]) -> list[str]:
    return [_sign(amount, name) for name, amount in tally.items() if amount]


def _sign(amount: int, name: str) -> str:
    """
    >>> _sign(-5, "dr"), _sign(1, "gold"), _sign(2, "wine (estate)")
    ('−5 dr', '+gold', '+2 wine (estate)')
    """
    sign = "+" if amount > 0 else "−"
    if abs(amount) == 1 and name not in ("dr", "VP"):
        return sign + name
    return f"{sign}{abs(amount)} {name}"


# --- what it is for ------------------------------------------------------------------------------


def _words(text: str, view: View, numbers: Numbers) -> str:
    decision = view["decision"]
    first, *rest = text.split()
    match decision, first:
        case "place", _:
            return _place(text, view, numbers)
        case "start" | "build", "buy":
            return _for_sale(rest, numbers)
        case "buy", "buy":
            return _seller(int(rest[0]), view)
        case "buy", "discard":
            return "make room, then buy"
        case "fulfil", "fulfil":
            tile = numbers.assignments[view["plazas"][int(rest[0]) - 1]]
            return "hand in " + ", ".join(tile["goods"])
        case "ship", _:
            return f"a full ship of {plural(int(rest[0]), 'unit')}"
        case "row", _:
            return "act first" if rest[0] == "1" else ""
        case "develop", "use" if rest[0] == "hermes":
            return "buy up to two goods now"
        case "develop", "done":
            return "use no more tiles"
        case "fulfil", "skip":
            return "fulfil no assignment"
        case "buy" | "build" | "donate", "stop":
            return "buy no more"
        case "sell", "stop":
            return "sell no more"
        case "bonus", "bonus":
            return bonus_words(int(rest[0]), numbers)
    return ""


def _place(place: str, view: View, numbers: Numbers) -> str:
    used = sum(marker == place for seat in view["seats"] for marker in seat["markers"])
    if place == "market":
        rate = numbers.data["market"]["rates"][used]
        return f"sell one or two units from your estate for {rate} dr each"
    if place == "temple" and not numbers.colossus:
        return f"buy VP for {numbers.data['temple']['rates'][used]} dr each"
    if place == "temple":
        asks = numbers.temple_asks(view["temple"]["tiles"])
        mine = view["seats"][view["actor"]]
        tiles = min(asks["vp"], len(mine["farmland"]) + len(mine["development"]))
        bronze = view["temple"]["bronze"] and view["temple"]["opened"] and not used
        more = " and a bronze" if bronze else ""
        return f"give {plural(asks['products'], 'product')} for {tiles} VP{more}"
    if place == "colossus":
        levels, builder = numbers.data["site"]["levels"], view["builder"]
        cost = levels[numbers.level(builder)]
        vp = levels[numbers.level(builder + 1)]["vp"]
        goods = f"{plural(cost['products'], 'product')} and {cost['bronze']} bronze"
        return f"give {goods}, build a part for {vp} VP and a bonus"
    return {
        "production": "put two chips on two fields; all who own such farmland harvest",
        "farm": "income, tiles, then sail a full ship for VP or money",
        "harbour": "buy goods from ships, then fulfil an assignment",
        "townhall": "buy one or two tiles",
        "extra": "one more chip on a field that has one, and a bronze",
        "zeus": "use your development tiles",
    }[place]


def _for_sale(bought: list[str], numbers: Numbers) -> str:
    if bought[0] == "ship":
        return "your large ship"
    if bought[0] != "farmland":
        return TILES[bought[0]]
    tile = numbers.farmland[bought[1], int(bought[2])]
    income = [f"{tile[unit]} {unit.upper() if unit == 'vp' else unit}" for unit in ("dr", "vp")]
    gives = [words for words in income if not words.startswith("0 ")]
    return f"yields {' and '.join(gives)} in every farm action" if gives else ""


def _seller(square: int, view: View) -> str:
    for ship in view["harbour"]:
        if ship["square"] <= square < ship["square"] + len(ship["goods"]):
            owner = ship["owner"]
            if owner is None:
                return "from an Egyptian ship"
            return "from your own ship" if owner == view["actor"] else f"from Player {owner + 1}"
    return ""


def bonus_words(row: int, numbers: Numbers) -> str:
    if row in (1, 3, 5, 7):
        return f"{numbers.data['site']['bonus'][row // 2]} dr"
    return {
        2: "a product of your choice for the estate",
        4: "one bronze",
        6: "a product of your choice for the warehouse",
        8: "one gold",
        9: "any of the bonuses 1 to 8",
    }[row]
