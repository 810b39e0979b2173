"""How the greedy player decides in Rotterdam.

Every action is tried in a few imagined games, the seat's own steps followed to the end of the
action, and judged by `rotterdam_worth`. An exchange of product cards is judged for the own hand
alone, whatever the others were imagined to hold.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from emporion.bots import Choice, Imagine
from emporion.bots.appraisers import appraiser
from emporion.bots.rotterdam_worth import RotterdamAppraiser
from emporion.games.rotterdam.numbers import Numbers, numbers
from emporion.table.kernel import State

STEPS = ("steer", "first", "target", "back", "goal", "cargo", "settle")  # an action under way
WORLDS = 4
RIVALS = 1.0  # how much the others' fortune counts against one's own
WON = 8.0
WORTH_A_TRADE = 0.1
PLANS = 3  # the best swaps, the best one first, offered in turn from round to round


def appraise(
    view: Mapping[str, Any], legal: Sequence[Choice], imagine: Imagine, rng: random.Random
) -> list[float]:
    """What each legal action is worth."""
    match view["decision"]:
        case "draft":
            word = Trade(view, imagine).next_word()
            return [_draft(action.text, word) for action in legal]
        case "answer":
            return [float(action.text == Trade(view, imagine).answer()) for action in legal]
        case "pick":
            return [_pick(action.text, view) for action in legal]
    worlds = [imagine(rng.getrandbits(64)) for _ in range(WORLDS)]
    values = {
        action.text: sum(_tried(action, world, view["actor"]) for world in worlds)
        for action in legal
    }
    if "offer" in values:
        wish = Trade(view, imagine).wish()
        values["offer"] = values["done"] + (1.0 if wish else float("-inf"))
    return [*values.values()]


# --- ships, cards and missions -------------------------------------------------------------------


def _tried(action: Choice, world: State, seat: int) -> float:
    """To be done is worth what there is: cards drawn in a dream tell nothing."""
    if action.text == "done" or (action.text == "pass" and world.decision == "launch"):
        return _standing(world, seat)
    after = world.clone()
    after.play(action.id)
    return max(_standing(end, seat) for end in _ends(after, seat))


def _ends(state: State, seat: int) -> Iterator[State]:
    """Everything the action under way may come to, as far as the seat itself decides."""
    if state.over or state.actor != seat or state.decision not in STEPS:
        yield state
        return
    for action in state.legal_ids():
        after = state.clone()
        after.play(action)
        yield from _ends(after, seat)


def _standing(state: State, seat: int) -> float:
    """The seat's worth, less a part of what the others have."""
    values = appraiser(state.game).appraise(state)
    own = values.pop(seat) + (WON if state.over and seat in state.winners else 0.0)
    return own - RIVALS * sum(values) / len(values)


# --- trade ---------------------------------------------------------------------------------------


class Trade:
    """What a seat thinks of exchanging product cards."""

    def __init__(self, view: Mapping[str, Any], imagine: Imagine) -> None:
        self.view = view
        self.seat: int = view["actor"]
        self.world = imagine(0)  # always the same, so that a plan is carried through
        judge = appraiser(self.world.game)
        assert isinstance(judge, RotterdamAppraiser)
        self.judge = judge
        self.numbers: Numbers = numbers(self.world.game)
        self.products: Mapping[str, int] = view["seats"][self.seat]["products"]

    def gain(self, get: Mapping[str, int], give: Mapping[str, int]) -> float:
        """What an exchange brings the seat, less what it may bring the other one; that the other
        one pays more than it gets is no gain of one's own."""
        mine = self.judge.exchange(self.world, self.seat, get, give)
        values, others = self.numbers.value, len(self.view["seats"]) - 1
        face = sum(values[name] * count for name, count in give.items())
        face -= sum(values[name] * count for name, count in get.items())
        return mine - RIVALS / others * max(0, face)

    def answer(self) -> str:
        offer = self.view["offer"]
        gain = self.gain(get=offer["given"], give=offer["wanted"])
        return "accept" if gain > WORTH_A_TRADE else "decline"

    def wish(self) -> bool:
        """One offer a turn, so that nobody is pestered."""
        return not self.view["offers"] and self._plan() is not None

    def next_word(self) -> str:
        """What the draft says next: the plan, then to whom; what is no plan of ours is dropped."""
        offer, plan = self.view["offer"], self._plan()
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

    def _plan(self) -> tuple[str, str] | None:
        """The swap to offer this turn, as (given, wanted)."""
        found = []
        for wanted, harbour in self.numbers.home.items():
            chance = self._chance(wanted, harbour)
            for given in self.products if chance else ():
                if given != wanted:
                    gain = self.gain({wanted: 1}, {given: 1})
                    if gain > WORTH_A_TRADE:
                        found.append((-chance * gain, given, wanted))
        if not found:
            return None
        _, given, wanted = sorted(found)[(self.view["round"] - 1) % min(PLANS, len(found))]
        return given, wanted

    def _chance(self, product: str, harbour: str) -> float:
        """How likely somebody else holds the product."""
        lacking, share = 1.0, self._share(product, harbour)
        for seat, doc in enumerate(self.view["seats"]):
            if seat != self.seat:
                if doc.get("known", {}).get(product):
                    return 1.0
                lacking *= (1 - share) ** doc["backs"][harbour]
        return 1 - lacking

    def _share(self, product: str, harbour: str) -> float:
        """How likely an unseen card of its harbour is this product."""
        unseen = Counter(self.numbers.cards)
        unseen.subtract(self.products)
        unseen.subtract(self.view["spent"])
        both = sum(unseen[name] for name in self.numbers.products[harbour])
        return unseen[product] / both if both > 0 else 0.0


def _draft(text: str, word: str) -> float:
    return 2.0 if text == f"{word} all" else float(text.startswith(word))


def _pick(text: str, view: Mapping[str, Any]) -> float:
    """The one who is furthest behind; everybody gives and gets the same."""
    if text == "none":
        return float("-inf")
    return float(-view["seats"][int(text.split()[1])]["points"])
