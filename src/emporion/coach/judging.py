"""One decision, judged by what its seat could know when it was asked."""

from __future__ import annotations

import functools
import hashlib
import random
import re
from collections.abc import Sequence
from dataclasses import dataclass

from emporion.bots.appraisers import appraiser
from emporion.bots.habits import worth_a_thought
from emporion.bots.master import forward
from emporion.bots.network import NetworkError
from emporion.bots.weighing import Weighing
from emporion.errors import EmporionError, brief, did_you_mean
from emporion.table.action import Action
from emporion.table.kernel import Game, State

MOST = 5  # alternatives that are weighed, with what was chosen
NOISE = 0.01  # a difference that another look might turn round
VERDICTS = {"good": 0.03, "slip": 0.06, "mistake": 0.12, "blunder": 1.0}  # the loss up to each
UNJUDGED = "none"  # a single choice, or an offer to make: nothing to hold against anybody
HABITS = ("trade", "draft")  # decisions of Rotterdam that no search looks into
KINDS = ("planner", "master")
USUAL = {"rhodes": "master:400", "colossus": "master:400", "rotterdam": "master:400"}
WITHOUT = "planner:200"  # where no network has learnt what is played
MOST_SIMULATIONS = 1_000_000


class UnknownJudge(EmporionError):
    """Nobody of this name judges decisions."""


@dataclass(frozen=True)
class Option:
    """One action and what it is worth."""

    text: str
    wins: float  # chance to win
    lead: float  # over the best of the others, in points; behind if negative
    share: float  # of the simulations that looked at it


@dataclass(frozen=True)
class Judged:
    """A decision, and what it was worth beside the others that were possible."""

    number: int  # decisions before it: `state.rewind(number)` is where it was asked
    seat: int
    round: int
    decision: str  # what was asked
    chosen: str
    options: tuple[
        Option, ...
    ]  # the best first, what was chosen among them; none: nothing to judge
    loss: float  # of the chance to win, against the best; what another look might turn round is 0
    verdict: str
    expected: float  # the chance to win with the best choice
    lead: float  # and the lead


def usual(game: Game) -> str:
    """Who judges a game if nobody is named."""
    try:
        forward(game)
    except NetworkError:
        return WITHOUT
    return USUAL[game.name]


def checked_judge(name: str) -> tuple[str, int]:
    """Who thinks, and how many simulations.

    >>> checked_judge("planner:200")
    ('planner', 200)
    >>> checked_judge("plannr:200")
    Traceback (most recent call last):
        ...
    emporion.coach.judging.UnknownJudge: no judge is called 'plannr:200'; did you mean 'planner'?
    """
    spec = name if isinstance(name, str) else ""
    kind, _, budget = spec.partition(":")
    if kind not in KINDS:
        hint = did_you_mean(kind, KINDS) or f"; there are {' and '.join(KINDS)}"
        raise UnknownJudge(f"no judge is called {brief(name)}{hint}")
    if not re.fullmatch(r"\d{1,7}", budget, re.ASCII) or not 1 <= int(budget) <= MOST_SIMULATIONS:
        raise UnknownJudge(
            f"{brief(name)}: a judge thinks 1 to {MOST_SIMULATIONS} simulations, as in {kind}:400"
        )
    return kind, int(budget)


class Bench:
    """Where a judge sits: everything it needs for one seat of one game."""

    def __init__(self, game: Game, seat: int, judge: str | None = None) -> None:
        self.judge = judge or usual(game)
        kind, self.simulations = checked_judge(self.judge)
        network = forward(game) if kind == "master" else None
        self.search = Weighing(
            appraiser(game), seat, simulations=self.simulations, network=network, capacity=1 << 18
        )

    def stop(self) -> None:
        """Answer now: for another thread."""
        self.search.stop()

    def judge_at(self, state: State, chosen: str | None = None) -> Judged:
        """The decision that is asked, and what was chosen; without a choice, what is best."""
        seat, legal = state.actor, state.legal()
        taken = None if chosen is None else state.game.action(chosen)
        if len(legal) == 1 or state.decision in HABITS:
            return _unjudged(state, legal, taken)
        imagine = state.imagination(seat)
        seed = seed_of(state)
        self.search.clear()
        self.search.run(imagine, seed)
        found = self.search.results()
        ranked = sorted(
            (a for a in legal if a.id in found), key=lambda a: found[a.id], reverse=True
        )
        weighed = ranked[: MOST - 1]
        if taken is not None and taken not in weighed:
            weighed.append(taken)
        each = max(1, self.simulations // 2)
        worth = self.search.weigh(imagine, seed, [action.id for action in weighed], each)
        looks = sum(visits for visits, *_ in found.values()) + each * len(weighed)
        options = sorted(
            (
                Option(
                    action.text, *worth[action.id], (found.get(action.id, (0,))[0] + each) / looks
                )
                for action in weighed
            ),
            key=lambda one: (one.wins, one.lead),
            reverse=True,
        )
        best = options[0]
        mine = next((one for one in options if taken and one.text == taken.text), best)
        loss = best.wins - mine.wins
        return Judged(
            number=state.decisions,
            seat=seat,
            round=state.round,
            decision=state.decision,
            chosen=mine.text,
            options=tuple(options),
            loss=loss if loss > NOISE else 0.0,
            verdict=_verdict(loss),
            expected=best.wins,
            lead=best.lead,
        )


def judge(state: State, chosen: str | None = None, *, judge: str | None = None) -> Judged:
    """What the decision is worth that is asked now, by what the seat that is asked may know.

    Without a choice it is a hint: what was best is then what was chosen.
    """
    return Bench(state.game, state.actor, judge).judge_at(state, chosen)


def seed_of(state: State) -> int:
    """The chance a judge thinks by: of what the seat knows, and of nothing else."""
    seen = state.view_json(state.actor)
    return int.from_bytes(hashlib.blake2b(seen, digest_size=8).digest())


def _verdict(loss: float) -> str:
    """
    >>> [_verdict(loss) for loss in (0.0, 0.02, 0.05, 0.1, 0.5)]
    ['best', 'good', 'slip', 'mistake', 'blunder']
    """
    if loss <= NOISE:
        return "best"
    return next(name for name, most in VERDICTS.items() if loss < most)


def _unjudged(state: State, legal: Sequence[Action], taken: Action | None) -> Judged:
    """A single choice; or an offer to make, which a planner decides by habit."""
    if taken is None:
        rng = random.Random(seed_of(state))
        view = state.view(state.actor)
        thought = worth_a_thought(view, legal, state.imagination(state.actor), rng)
        taken = state.game.action(thought[0].text)
    return Judged(
        number=state.decisions,
        seat=state.actor,
        round=state.round,
        decision=state.decision,
        chosen=taken.text,
        options=(),
        loss=0.0,
        verdict=UNJUDGED,
        expected=0.0,
        lead=0.0,
    )
