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
from emporion.terminal.rhodes.board import Numbers
from emporion.terminal.rhodes.story import ENDINGS
from emporion.terminal.words import action as said
from emporion.terminal.words import player, t, word

View = Mapping[str, Any]
ENDS = {"round", "phase", "over", *REVEALS}  # after these an effect is no longer the choice's own
NO_EFFECT = {"produce": "rhodes-effect-no-room", "row": "rhodes-effect-no-change"}
BONUSES = {2: "estate", 4: "bronze", 6: "store", 8: "gold", 9: "any"}
Gained = tuple[str, str]  # a good and where it is, or a unit and nothing


def describe(state: em.State) -> list[Described]:
    """Every legal action with its group and its effect."""
    seat = state.actor
    view, numbers = state.view(seat), Numbers.of(state.game)
    imagined = state.imagine(seat, 0)
    found = []
    for action in state.legal():
        after = imagined.clone()
        after.play(action.id)
        changes = _changes(state.game, after.events, seat)
        effect = [_words(action.text, view, numbers), changes]
        words = "; ".join(filter(None, effect))
        if not words and view["decision"] in NO_EFFECT:
            words = t(NO_EFFECT[view["decision"]])
        found.append((action, _group(view["decision"], action.text), words))
    return found


def _group(decision: str, text: str) -> str:
    first, *rest = text.split()
    if text in ENDINGS:
        return ""
    if decision == "build":
        kind = rest[0] if rest[0] in ("farmland", "ship") else "tiles"
        return t(f"rhodes-effect-group-{kind}")
    if decision == "start":
        farmland = t("rhodes-effect-group-farmland")
        return t("terminal-labelled", label=farmland, words=word(rest[1]))
    if decision == "buy":
        if first == "discard":
            return t("rhodes-effect-group-room")
        if "as" in rest:
            return t("rhodes-effect-group-wild", square=rest[0])
        return t("rhodes-effect-group-buy")
    if decision in ("produce", "develop"):
        return word(rest[0]).capitalize()
    if decision == "give":
        return t(f"rhodes-effect-group-{rest[1]}")
    return decision


# --- what happens at once ------------------------------------------------------------------------


def _changes(game: em.Game, events: Iterable[Event], seat: int) -> str:
    """What changes for the seat, and what the others get, as in `−5 dr, +gold`."""
    mine: Counter[Gained] = Counter()
    others: dict[int, Counter[Gained]] = {}
    forced: list[str] = []
    for number, event in enumerate(events):
        if event.kind in ENDS or (number and _is_others_move(event, seat)):
            break
        who = event.data.get("seat")
        if who is None:
            continue
        if number and event.kind == "move" and event.data["action"] not in ENDINGS:
            forced.append(said(game, event.data["action"]))
        tally = mine if who == seat else others.setdefault(who, Counter())
        if event.kind == "money":
            tally["dr", ""] += event.data["amount"]
        elif event.kind == "vp":
            tally["VP", ""] += event.data["amount"]
        elif event.kind in ("gain", "lose"):
            held = event.data["good"], event.data["store"]
            tally[held] += 1 if event.kind == "gain" else -1
    parts = [t("rhodes-effect-then", moves=", ".join(forced))] if forced else []
    parts += _signed(mine)
    for who, tally in sorted(others.items()):
        if changes := _signed(tally):
            parts.append(t("terminal-labelled", label=player(who), words=" ".join(changes)))
    return ", ".join(parts)


def _is_others_move(event: Event, seat: int) -> bool:
    return event.kind == "move" and event.data["seat"] != seat


def _signed(tally: Counter[Gained]) -> list[str]:
    return [_sign(amount, *held) for held, amount in tally.items() if amount]


def _sign(amount: int, name: str, store: str = "") -> str:
    """
    >>> _sign(-5, "dr"), _sign(1, "gold", "warehouse"), _sign(2, "wine", "estate")
    ('−5 dr', '+gold', '+2 wine (estate)')
    """
    sign = "+" if amount > 0 else "−"
    if name in ("dr", "VP"):
        return f"{sign}{abs(amount)} {t('vp') if name == 'VP' else name}"
    words = word(name)
    if store != "warehouse":
        words = t("rhodes-effect-in-store", good=words, store=word(store))
    return sign + words if abs(amount) == 1 else f"{sign}{abs(amount)} {words}"


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
            return t("rhodes-effect-make-room")
        case "fulfil", "fulfil":
            tile = numbers.assignments[view["plazas"][int(rest[0]) - 1]]
            return t("rhodes-effect-hand-in", goods=", ".join(map(word, tile["goods"])))
        case "ship", _:
            return t("rhodes-effect-full-ship", units=int(rest[0]))
        case "row", _:
            return t("rhodes-effect-act-first") if rest[0] == "1" else ""
        case "develop", "use" if rest[0] == "hermes":
            return t("rhodes-effect-hermes")
        case "develop", "done":
            return t("rhodes-effect-no-more-tiles")
        case "fulfil", "skip":
            return t("rhodes-effect-no-assignment")
        case "buy" | "build" | "donate", "stop":
            return t("rhodes-effect-buy-no-more")
        case "sell", "stop":
            return t("rhodes-effect-sell-no-more")
        case "bonus", "bonus":
            return bonus_words(int(rest[0]), numbers)
    return ""


def _place(place: str, view: View, numbers: Numbers) -> str:
    used = sum(marker == place for seat in view["seats"] for marker in seat["markers"])
    if place == "market":
        rate = numbers.data["market"]["rates"][used]
        return t("rhodes-effect-market", rate=rate)
    if place == "temple" and not numbers.colossus:
        return t("rhodes-effect-temple", rate=numbers.data["temple"]["rates"][used])
    if place == "temple":
        asks = numbers.temple_asks(view["temple"]["tiles"])
        mine = view["seats"][view["actor"]]
        tiles = min(asks["vp"], len(mine["farmland"]) + len(mine["development"]))
        bronze = view["temple"]["bronze"] and view["temple"]["opened"] and not used
        key = "rhodes-effect-new-temple-bronze" if bronze else "rhodes-effect-new-temple"
        return t(key, products=asks["products"], vp=tiles)
    if place == "colossus":
        levels, builder = numbers.data["site"]["levels"], view["builder"]
        cost = levels[numbers.level(builder)]
        vp = levels[numbers.level(builder + 1)]["vp"]
        asked = {"products": cost["products"], "bronze": cost["bronze"]}
        return t("rhodes-effect-colossus", vp=vp, **asked)
    return "" if place == "forfeit" else t(f"rhodes-effect-{place}")


def _for_sale(bought: list[str], numbers: Numbers) -> str:
    if bought[0] == "ship":
        return t("rhodes-effect-large-ship")
    if bought[0] != "farmland":
        return t(f"rhodes-tile-{bought[0]}")
    tile = numbers.farmland[bought[1], int(bought[2])]
    income = {unit: tile[unit] for unit in ("dr", "vp") if tile[unit]}
    if not income:
        return ""
    return t(f"rhodes-effect-yields-{'both' if len(income) > 1 else min(income)}", **income)


def _seller(square: int, view: View) -> str:
    for ship in view["harbour"]:
        if ship["square"] <= square < ship["square"] + len(ship["goods"]):
            owner = ship["owner"]
            if owner is None:
                return t("rhodes-effect-from-egypt")
            if owner == view["actor"]:
                return t("rhodes-effect-from-own")
            return t("rhodes-effect-from", who=player(owner))
    return ""


def bonus_words(row: int, numbers: Numbers) -> str:
    if row in (1, 3, 5, 7):
        return t("rhodes-effect-bonus-money", dr=numbers.data["site"]["bonus"][row // 2])
    return t(f"rhodes-effect-bonus-{BONUSES[row]}")
