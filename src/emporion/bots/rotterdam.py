"""How the greedy player decides in Rotterdam.

Every action is tried in a few imagined games, the seat's own steps followed to the end of the
action, and judged by `rotterdam_worth`. An exchange of product cards is judged for the own hand
alone, whatever the others were imagined to hold.
"""

from __future__ import annotations

import functools
import random
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import combinations
from typing import Any, NamedTuple

from emporion.bots import Choice, Imagine
from emporion.bots.appraisers import appraiser
from emporion.bots.rotterdam_worth import RotterdamAppraiser
from emporion.games.rotterdam.numbers import Numbers, numbers
from emporion.table.kernel import Game, State

STEPS = ("steer", "first", "target", "back", "goal", "cargo", "settle")  # an action under way
WORLDS = 4
RIVALS = 1.0  # how much the others' fortune counts against one's own
WON = 8.0
WORTH_A_TRADE = 0.1
WORTH_ASKING = 0.25  # how likely somebody must seem to accept
DREAMS = 24  # in which the others' answers are imagined
TELLING = ("call", "offer", "give", "want", "to", "decline", "accept", "fulfil")
FORGOTTEN = 3  # rounds after which a refusal says nothing any more


class Swap(NamedTuple):
    """One or two product cards for another."""

    given: tuple[str, ...]
    wanted: str


class Exchange(NamedTuple):
    """What changes hands, seen from one of the two."""

    change: tuple[int, ...]  # how many more of every product
    toll: float  # what the other one gains by the cards' value: that is no gain of one's own


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
        self.imagine = imagine
        self.world = imagine(0)  # always the same, so that a plan is carried through
        judge = appraiser(self.world.game)
        assert isinstance(judge, RotterdamAppraiser)
        self.judge = judge
        self.places = {name: place for place, name in enumerate(judge.products)}
        self.numbers: Numbers = numbers(self.world.game)
        self.products: Mapping[str, int] = view["seats"][self.seat]["products"]

    def gain(self, get: Mapping[str, int], give: Mapping[str, int]) -> float:
        """What an exchange brings the seat, less what it may bring the other one."""
        exchange = self._exchange(Counter(get).elements(), Counter(give).elements())
        (gain,) = self._gains(self.world, self.seat, [exchange])
        return gain

    def _gains(self, world: State, seat: int, exchanges: Sequence[Exchange]) -> list[float]:
        changes = [exchange.change for exchange in exchanges]
        worth = self.judge.exchanges(world, seat, changes)
        return [mine - exchange.toll for mine, exchange in zip(worth, exchanges, strict=True)]

    def _exchange(self, get: Iterable[str], give: Iterable[str]) -> Exchange:
        change, face = [0] * len(self.places), 0
        for names, sign in ((get, 1), (give, -1)):
            for name in names:
                change[self.places[name]] += sign
                face += sign * self.numbers.value[name]
        others = len(self.view["seats"]) - 1
        return Exchange(tuple(change), RIVALS / others * max(0, -face))

    def answer(self) -> str:
        offer = self.view["offer"]
        gain = self.gain(get=offer["given"], give=offer["wanted"])
        return "accept" if gain > WORTH_A_TRADE else "decline"

    def wish(self) -> bool:
        """One offer a turn, so that nobody is pestered."""
        return not self.view["offers"] and self._plan() is not None

    def next_word(self) -> str:
        """What the draft says next: the plan, then to whom; what is no plan of ours is dropped."""
        plan = self._plan()
        if plan is None:
            return "cancel"
        given, wanted = Counter(plan.given), Counter([plan.wanted])
        drafted, asked = Counter(self.view["offer"]["given"]), Counter(self.view["offer"]["wanted"])
        if not (drafted <= given and asked <= wanted):
            return "cancel"
        missing = [f"give {name}" for name in given - drafted]
        missing += [f"want {name}" for name in wanted - asked]
        return missing[0] if missing else "to"

    def _plan(self) -> Swap | None:
        """The swap to offer this turn: what helps most, and may well be accepted."""
        others = [doc for seat, doc in enumerate(self.view["seats"]) if seat != self.seat]
        hand = sorted(Counter(self.products).elements())
        payments = {cards for count in (1, 2) for cards in combinations(hand, count)}
        asked = [
            Swap(given, wanted)
            for wanted, harbour in self.numbers.home.items()
            if any(doc["backs"][harbour] for doc in others)
            for given in payments
            if wanted not in given
        ]
        exchanges = [self._exchange([swap.wanted], swap.given) for swap in asked]
        found = self._gains(self.world, self.seat, exchanges)
        gains = dict(zip(asked, found, strict=True))
        swaps = [swap for swap, gain in gains.items() if gain > WORTH_A_TRADE]
        chances = self._chances(swaps)
        likely = [swap for swap in swaps if chances[swap] >= WORTH_ASKING]
        return max(likely, key=lambda swap: (chances[swap] * gains[swap], swap), default=None)

    def _chances(self, swaps: Sequence[Swap]) -> dict[Swap, float]:
        """How likely somebody accepts, for each of these swaps.

        The others are imagined to trade as this seat does, with hands that would make them refuse
        what they did refuse.
        """
        declining = dict.fromkeys(swaps, 1.0)
        worlds = [self.imagine(seed) for seed in range(DREAMS)] if swaps else []
        hands = [self.judge.hands(world) for world in worlds]
        refused = _refused(self.imagine) if swaps else {}
        asked = self._asked(swaps)
        for seat in range(len(self.view["seats"])):
            if seat == self.seat:
                continue
            denied = self._asked(refused.get(seat, ()))
            fits, accepts = 0, Counter[Swap]()
            for world, held in zip(worlds, hands, strict=True):
                if not self._accepted(world, seat, held[seat], denied):
                    fits += 1
                    for swap in self._accepted(world, seat, held[seat], asked):
                        accepts[swap] += 1
            for swap in accepts:
                declining[swap] *= 1 - accepts[swap] / fits
        return {swap: 1 - chance for swap, chance in declining.items()}

    def _asked(self, swaps: Iterable[Swap]) -> list[tuple[Swap, Exchange]]:
        """Swaps, and what each is to who is asked for it."""
        return [(swap, self._exchange(swap.given, [swap.wanted])) for swap in swaps]

    def _accepted(
        self,
        world: State,
        seat: int,
        held: Mapping[str, int],
        asked: Sequence[tuple[Swap, Exchange]],
    ) -> list[Swap]:
        """The swaps that another seat would accept."""
        possible = [one for one in asked if one[0].wanted in held]
        if not possible:
            return []
        gains = self._gains(world, seat, [exchange for _, exchange in possible])
        return [
            swap for (swap, _), gain in zip(possible, gains, strict=True) if gain > WORTH_A_TRADE
        ]


def _refused(imagine: Imagine) -> dict[int, dict[Swap, int]]:
    """What every other seat refused this one, and in which of its rounds; forgotten after a few
    of them, or when that seat has handed in or exchanged cards."""
    found: dict[int, dict[Swap, int]] = {seat: {} for seat in range(imagine.game.players)}
    given: list[str] = []
    wanted, now, asking = "", 0, False
    words = _words(imagine.game)
    for seat, action in imagine.moves():
        if (told := words[action]) is None:
            continue
        word, what = told
        match word, seat == imagine.seat:
            case "call", True:
                now += 1
            case "offer", True:
                given = []
            case "give", True:
                given.append(what)
            case "want", True:
                wanted = what
            case "to", own:
                asking = own
            case "decline", False if asking:
                found[seat][Swap(tuple(given), wanted)] = now
            case "accept" | "fulfil", _:
                found[seat].clear()
    for swaps in found.values():
        for swap in [swap for swap, asked in swaps.items() if now - asked >= FORGOTTEN]:
            del swaps[swap]
    return found


@functools.lru_cache(maxsize=16)
def _words(game: Game) -> list[tuple[str, str] | None]:
    """What every action's text begins with and what follows, if it can tell of a refusal."""
    found: list[tuple[str, str] | None] = []
    for action in game.actions:
        word, _, what = action.text.partition(" ")
        found.append((word, what) if word in TELLING else None)
    return found


def _draft(text: str, word: str) -> float:
    return 2.0 if text == f"{word} all" else float(text.startswith(word))


def _pick(text: str, view: Mapping[str, Any]) -> float:
    """The one who is furthest behind; everybody gives and gets the same."""
    if text == "none":
        return float("-inf")
    return float(-view["seats"][int(text.split()[1])]["points"])
