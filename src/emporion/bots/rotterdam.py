"""How the greedy player decides in Rotterdam.

Ships and transport cards are tried in an imagined game and judged by what everybody would see of
it. Nothing that an imagined hand or pile would decide is looked at: trades and missions are judged
from the own hand alone.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from emporion.bots import Choice, Imagine
from emporion.bots.rotterdam_worth import Judge, needs, prospects
from emporion.table.kernel import State

STEPS = ("steer", "first", "target", "back", "goal", "cargo")  # parts of an action under way
WORTH_A_TRADE = 0.3


def appraise(
    view: Mapping[str, Any], legal: Sequence[Choice], imagine: Imagine, rng: random.Random
) -> list[float]:
    """What each legal action is worth."""
    imagined = imagine(rng.getrandbits(64))
    judge = Judge(view, prospects(imagined.game))
    return [_worth(action, judge, imagined) for action in legal]


def _worth(action: Choice, judge: Judge, imagined: State) -> float:
    view = judge.view
    if action.text.startswith("play "):
        return _tried(action, judge, imagined)
    match view["decision"]:
        case "trade":
            return _trade(action.text, judge)
        case "draft":
            return _draft(action.text, judge)
        case "answer":
            offer = view["offer"]
            gain = judge.trade(offer["given"], offer["wanted"])
            return gain - WORTH_A_TRADE if action.text == "accept" else 0.0
        case "pick":
            return _pick(action.text, view)
        case "mission":
            return judge.standing(judge.fleet) + _mission(action.text, judge)
        case "settle":
            return _settle(action.text, judge)
    if action.text in ("done", "pass"):
        return judge.standing(judge.fleet)
    return _tried(action, judge, imagined)


# --- ships and cards -----------------------------------------------------------------------------


def _tried(action: Choice, judge: Judge, imagined: State) -> float:
    after = imagined.clone()
    after.play(action.id)
    return max(
        judge.standing(judge.fleet.after(end.log(), judge.numbers.harbours))
        for end in _ends(after, judge.seat)
    )


def _ends(state: State, seat: int) -> Iterator[State]:
    """Everything the action under way may come to, as far as the seat itself decides."""
    if state.over or state.actor != seat or state.decision not in STEPS:
        yield state
        return
    for action in state.legal_ids():
        after = state.clone()
        after.play(action)
        yield from _ends(after, seat)


# --- trade ---------------------------------------------------------------------------------------


def _plans(judge: Judge) -> list[tuple[str, str]]:
    """Swaps worth offering, as (given, wanted): the most promising first."""
    found = []
    for wanted, harbour in judge.numbers.home.items():
        chance = _chance(judge, wanted, harbour)
        for given in judge.products if chance else ():
            if given != wanted:
                gain = judge.trade({wanted: 1}, {given: 1})
                if gain > WORTH_A_TRADE:
                    found.append((-chance * gain, given, wanted))
    return [(given, wanted) for _, given, wanted in sorted(found)]


def _chance(judge: Judge, product: str, harbour: str) -> float:
    """How likely somebody else holds the product."""
    lacking = 1.0
    for seat, doc in enumerate(judge.view["seats"]):
        if seat != judge.seat:
            if doc.get("known", {}).get(product):
                return 1.0
            lacking *= (1 - judge.share(product)) ** doc["backs"][harbour]
    return 1 - lacking


def _trade(text: str, judge: Judge) -> float:
    """Every offer of a turn is another one, so that no refusal is asked for twice."""
    if text == "offer" and len(_plans(judge)) <= judge.view["offers"]:
        return float("-inf")
    return judge.standing(judge.fleet) + (0.1 if text == "offer" else 0.0)


def _draft(text: str, judge: Judge) -> float:
    """Write the plan down, then send it to all who may hold the card."""
    offer, plans = judge.view["offer"], _plans(judge)
    number = judge.view["offers"] - 1
    if number >= len(plans):
        return float(text == "cancel")
    given, wanted = plans[number]
    drafted = (offer["given"], offer["wanted"])
    if drafted == ({}, {}):
        return float(text == f"give {given}")
    if drafted == ({given: 1}, {}):
        return float(text == f"want {wanted}")
    if drafted != ({given: 1}, {wanted: 1}):
        return float(text == "cancel")
    return 2.0 if text == "to all" else float(text.startswith("to "))


def _pick(text: str, view: Mapping[str, Any]) -> float:
    """The one who is furthest behind; everybody gives and gets the same."""
    if text == "none":
        return float("-inf")
    return float(-view["seats"][int(text.split()[1])]["points"])


# --- missions ------------------------------------------------------------------------------------


def _mission(text: str, judge: Judge) -> float:
    """What fulfilling it adds; passing adds nothing."""
    if text == "pass":
        return 0.0
    mission = judge.missions[int(text.split()[1]) - 1]
    now = judge.hand(judge.products, judge.missions, judge.jokers)
    return max(_settled(judge, mission, needs(mission), judge.jokers)) - now


def _settle(text: str, judge: Judge) -> float:
    settling = judge.view["settling"]
    left = list(Counter(settling["left"]).elements())
    jokers = judge.jokers
    if text != "hand-in":
        left.remove(text.split()[1])
        jokers -= 1
        return max(_settled(judge, settling["mission"], left, jokers))
    after = judge.products - Counter(left)
    return judge.fulfilled(settling["mission"], after, jokers)


def _settled(judge: Judge, mission: str, left: list[str], jokers: int) -> Iterator[float]:
    """What may be left after the cards are handed in, with a joker for any of them but one."""
    if not Counter(left) - judge.products:
        yield judge.fulfilled(mission, judge.products - Counter(left), jokers)
    if jokers and len(left) > 1:
        for number in range(len(left)):
            yield from _settled(judge, mission, left[:number] + left[number + 1 :], jokers - 1)
