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
from emporion.bots.rotterdam_judge import Judge, needs, prospects
from emporion.table.kernel import State

STEPS = ("steer", "first", "target", "back", "goal", "cargo")  # parts of an action under way
WORTH_A_TRADE = 0.1
PLANS = 3  # the best swaps, offered in turn from round to round


def appraise(
    view: Mapping[str, Any], legal: Sequence[Choice], imagine: Imagine, rng: random.Random
) -> list[float]:
    """What each legal action is worth."""
    imagined = imagine(rng.getrandbits(64))
    judge = Judge(view, prospects(imagined.game))
    if view["decision"] == "draft":
        word = _next_word(judge)
        return [_draft(action.text, word) for action in legal]
    return [_worth(action, judge, imagined) for action in legal]


def _worth(action: Choice, judge: Judge, imagined: State) -> float:
    view = judge.view
    if action.text.startswith("play "):
        return _tried(action, judge, imagined)
    match view["decision"]:
        case "trade":
            return _trade(action.text, judge)
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


def _plan(judge: Judge) -> tuple[str, str] | None:
    """The swap to offer this turn, as (given, wanted); only one, so that nobody is pestered."""
    found = []
    for wanted, harbour in judge.numbers.home.items():
        chance = _chance(judge, wanted, harbour)
        for given in judge.products if chance else ():
            if given != wanted:
                gain = judge.trade({wanted: 1}, {given: 1})
                if gain > WORTH_A_TRADE:
                    found.append((-chance * gain, given, wanted))
    if not found:
        return None
    _, given, wanted = sorted(found)[judge.view["round"] % min(PLANS, len(found))]
    return given, wanted


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
    value = judge.standing(judge.fleet)
    if text != "offer":
        return value
    return value + 1.0 if not judge.view["offers"] and _plan(judge) else float("-inf")


def _next_word(judge: Judge) -> str:
    """What the draft says next: the plan, then to whom; what is no plan of ours is dropped."""
    offer, plan = judge.view["offer"], _plan(judge)
    if plan is None:
        return "cancel"
    given, wanted = plan
    match offer["given"] == {given: 1}, offer["wanted"] == {wanted: 1}:
        case True, True:
            return "to"
        case True, False if not offer["wanted"]:
            return f"want {wanted}"
        case False, False if not offer["given"] and not offer["wanted"]:
            return f"give {given}"
    return "cancel"


def _draft(text: str, word: str) -> float:
    return 2.0 if text == f"{word} all" else float(text.startswith(word))


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
