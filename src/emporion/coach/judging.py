"""One decision, judged by what its seat could know when it was asked.

A search finds its favourite, and a glance at every choice those that come near. Then these and
what was chosen are held against each other, each looked at equally often and in the same imagined
worlds, so that neither luck nor attention favours one of them.
"""

from __future__ import annotations

import hashlib
import random
import re
from collections.abc import Sequence
from dataclasses import dataclass

from emporion.bots import check
from emporion.bots.appraisers import appraiser
from emporion.bots.habits import worth_a_thought
from emporion.bots.master import CHOICES, is_familiar
from emporion.bots.network import NetworkError
from emporion.bots.neural import forward_of, network_of
from emporion.bots.weighing import Weighing
from emporion.errors import EmporionError, brief, did_you_mean
from emporion.table.action import Action
from emporion.table.kernel import Game, Imagination, State

MOST = 5  # choices that are weighed, what was chosen among them
GLANCE = 1 / 16  # of the simulations for each of all choices, before most of them are left out
NOISE = 0.01  # a difference that another look might turn round
# What a point of lead counts for in chances to win: hardly anything changes those any more where a
# game is decided, and one can still play it well or badly.
POINT = {"rhodes": 0.01, "colossus": 0.01, "rotterdam": 0.02}
# From which cost on it is called so between two players; between more, where everybody's chance is
# smaller, from less.
VERDICTS = {"blunder": 0.14, "mistake": 0.07, "slip": 0.03, "good": 0.0}
BEST = "best"
UNJUDGED = "none"  # a single choice, or an offer to make: nothing to hold against anybody
KINDS = ("planner", "master")
USUAL = "master:1000"
WITHOUT = "planner:400"  # where no network has learnt what is played
MOST_SIMULATIONS = 1_000_000
MARGIN = 0.01  # so that a lost game shows as one
# Leads of so many times a network's points are more than it has learnt to tell.
FAR = 2.0


class UnknownJudge(EmporionError):
    """Nobody of this name judges decisions."""


@dataclass(frozen=True)
class Option:
    """One choice and what it is worth."""

    text: str
    wins: float  # chance to win
    lead: float  # over the best of the others, in points; behind if negative
    share: float  # of the simulations that looked at it

    @property
    def percent(self) -> int:
        """The chance to win, as it is shown."""
        return round(100 * self.wins)


@dataclass(frozen=True)
class Judged:
    """A decision, and what it was worth beside the others that were possible."""

    number: int  # of decisions before it: `state.rewind(number)` is where it was asked
    seat: int
    round: int
    decision: str  # what was asked
    chosen: str
    options: tuple[Option, ...]  # the best first, what was chosen among them; none: unjudged
    loss: float  # of the chance to win, against the best; what another look might turn round is 0
    verdict: str
    expected: float  # the chance to win with the best choice
    lead: float  # and the lead
    points: float = 0.0  # of lead given away, against the best
    cost: float = 0.0  # the loss, or what the points count for if that is more than twice as much
    then: tuple[str, ...] = ()  # what the seat itself would do next after the best choice

    @property
    def decides(self) -> bool:
        """Whether what it cost is the chance to win, and not only points."""
        return self.loss == self.cost > 0


def usual(game: Game) -> str:
    """Who judges a game if nobody is named."""
    try:
        forward_of(game)
    except NetworkError:
        return WITHOUT
    return USUAL


def checked_judge(name: str) -> tuple[str, int]:
    """Who thinks, and how many simulations.

    >>> checked_judge("planner:200")
    ('planner', 200)
    >>> checked_judge("plannr:200")
    Traceback (most recent call last):
        ...
    emporion.coach.judging.UnknownJudge: no judge is called 'plannr:200'; did you mean 'planner'?
    >>> checked_judge("master:1s")
    Traceback (most recent call last):
        ...
    emporion.coach.judging.UnknownJudge: 'master:1s': a judge thinks 1 to 1000000 simulations, ...
    """
    kind, _, budget = (name if isinstance(name, str) else "").partition(":")
    if kind not in KINDS:
        hint = did_you_mean(kind, KINDS) or f"; there are {' and '.join(KINDS)}"
        raise UnknownJudge(f"no judge is called {brief(name)}{hint}")
    if not re.fullmatch(r"\d{1,7}", budget, re.ASCII) or not 1 <= int(budget) <= MOST_SIMULATIONS:
        limits = f"1 to {MOST_SIMULATIONS} simulations, as in {kind}:400"
        raise UnknownJudge(f"{brief(name)}: a judge thinks {limits}")
    return kind, int(budget)


class Bench:
    """A judge at work, for one seat of one game."""

    def __init__(self, game: Game, seat: int, judge: str | None = None) -> None:
        self.name = usual(game) if judge is None else judge
        kind, self.simulations = checked_judge(self.name)
        check(self.name, game)
        network = forward_of(game) if kind == "master" else None
        self.search = Weighing(
            appraiser(game),
            seat,
            simulations=self.simulations,
            network=network,
            margin=MARGIN,
        )
        # Who judges what no network knows: late rounds, and leads beyond what it can tell.
        self.other = Bench(game, seat, WITHOUT) if judge is None and network else None
        self.farthest = FAR * network_of(game).card["points"] if self.other else 0.0
        self.judges = [self.name]  # who has judged, or would

    def stop(self) -> None:
        """Answer now, with what there is: for another thread, while this one thinks."""
        self.search.stop()
        if self.other is not None:
            self.other.stop()

    def judge(self, state: State, chosen: str | int | Action | None = None) -> Judged:
        """What the choice is worth that was made here; without one, what is best."""
        if chosen is not None:
            state.check(chosen)
            chosen = _text(state.game, chosen)
        elif state.over:
            raise EmporionError("the game is over: there is nothing to decide")
        choices = _choices(state, chosen)
        if len(choices) == 1:
            return _judged(state, choices[0].text)
        if self.other is not None and not is_familiar(state.game, state.round, CHOICES):
            return self._ask(self.other, state, chosen)
        imagine, seed = state.imagination(state.actor), seed_of(state)
        self.search.clear()
        self.search.run(imagine, seed)
        found = self.search.results()
        if self.other is not None and abs(max(found.values())[2]) > self.farthest:
            return self._ask(self.other, state, chosen)
        point = POINT[state.game.name]
        looks = {action: visits for action, (visits, *_) in found.items()}
        few = max(1, round(GLANCE * self.simulations))
        glance = self.search.weigh(imagine, seed, [action.id for action in choices], few)

        def liking(action: Action) -> tuple[bool, float]:
            wins, lead = glance.get(action.id, (-1.0, 0.0))  # -1: it was stopped before
            return action is favourite, wins + point * lead

        favourite = max(choices, key=lambda action: looks.get(action.id, 0))
        liked = sorted(choices, key=liking, reverse=True)
        weighed = liked[: MOST - 1]
        weighed += [action for action in liked[MOST - 1 :] if action.text == chosen]
        each = (self.simulations + 1) // 2
        worth = self.search.weigh(imagine, seed, [action.id for action in weighed], each)
        every = sum(looks.values()) + each * len(weighed)
        options = [
            Option(action.text, *worth[action.id], (looks.get(action.id, 0) + each) / every)
            for action in weighed
            if action.id in worth  # all of them, unless it was stopped
        ]
        options.sort(key=lambda one: one.wins + point * one.lead, reverse=True)
        # Of what is as good as the best, what was chosen comes first.
        mine = next((one for one in options if one.text == chosen), options[0])
        if _given_away(options[0], mine, point)[-1] <= NOISE:
            options.remove(mine)
            options.insert(0, mine)
        then = _then(imagine, seed, state.game.action(options[0].text), self.search)
        return _judged(state, chosen or options[0].text, tuple(options), then)

    def _ask(self, other: Bench, state: State, chosen: str | None) -> Judged:
        if other.name not in self.judges:
            self.judges.append(other.name)
        return other.judge(state, chosen)


def judge(
    state: State, chosen: str | int | Action | None = None, *, judge: str | None = None
) -> Judged:
    """What a choice is worth here, by what the seat that is asked may know.

    Without a choice it is a hint: what is best counts as chosen.

    >>> import emporion as em
    >>> state = em.game("rhodes", players=2).start(seed=3)
    >>> found = globals()["judge"](state, judge="planner:40")
    >>> found.chosen == found.options[0].text, found.loss, found.verdict
    (True, 0.0, 'best')
    """
    return Bench(state.game, state.actor, judge).judge(state, chosen)


def seed_of(state: State) -> int:
    """The chance that a judge thinks by: made of what the seat knows, and of nothing else."""
    seen = state.view_json(state.actor)
    return int.from_bytes(hashlib.blake2b(seen, digest_size=8).digest())


def _choices(state: State, chosen: str | None) -> Sequence[Action]:
    """What is compared: one choice if there is no other, or if no search looks into it.

    What to offer in Rotterdam is decided by habit, as planners do.
    """
    legal = state.legal()
    if len(legal) == 1 or state.decision not in ("trade", "draft"):
        return legal
    if chosen is None:
        view, imagine = state.view(state.actor), state.imagination(state.actor)
        thought = worth_a_thought(view, legal, imagine, random.Random(seed_of(state)))
        chosen = thought[0].text
    if state.decision == "draft" or chosen == "offer":
        return [action for action in legal if action.text == chosen]
    return [action for action in legal if action.text != "offer"]


def _judged(
    state: State, chosen: str, options: tuple[Option, ...] = (), then: tuple[str, ...] = ()
) -> Judged:
    best = mine = options[0] if options else Option(chosen, 0.0, 0.0, 0.0)
    mine = next((one for one in options if one.text == chosen), mine)
    point = POINT[state.game.name]
    loss, points, cost = _given_away(best, mine, point)
    return Judged(
        number=state.decisions,
        seat=state.actor,
        round=state.round,
        decision=state.decision,
        chosen=chosen,
        options=options,
        loss=loss if loss > NOISE else 0.0,
        verdict=verdict(cost, state.game.players) if options else UNJUDGED,
        expected=best.wins,
        lead=best.lead,
        points=float(points) if point * points > NOISE else 0.0,
        cost=cost if cost > NOISE else 0.0,
        then=then,
    )


def _text(game: Game, choice: str | int | Action) -> str:
    """What a choice is called, however it was given."""
    if isinstance(choice, str):
        return choice
    return choice.text if isinstance(choice, Action) else game.actions[choice].text


def _given_away(best: Option, mine: Option, point: float) -> tuple[float, int, float]:
    """Of the chance to win, of the lead, and what that cost: by what is shown of both choices, so
    that everybody can do the sum."""
    loss = (best.percent - mine.percent) / 100
    points = round(best.lead) - round(mine.lead)
    return loss, points, loss if 2 * loss >= point * points else point * points


def verdict(cost: float, players: int) -> str:
    """What a decision is called that cost so much.

    >>> [verdict(cost, 2) for cost in (0.0, 0.02, 0.05, 0.1, 0.2)]
    ['best', 'good', 'slip', 'mistake', 'blunder']
    >>> verdict(0.1, 5)
    'blunder'
    """
    if cost <= NOISE:
        return BEST
    scale: float = (2 / players) ** 0.5
    return next(name for name, least in VERDICTS.items() if cost >= least * scale)


def _then(imagine: Imagination, seed: int, best: Action, search: Weighing) -> tuple[str, ...]:
    """What the seat would do next, as long as nobody else is asked."""
    world = imagine(seed)
    seat, found = world.actor, list[str]()
    line = iter(search.line(best.id))
    world.play(best)
    while not world.over and world.actor == seat:
        legal = world.legal()
        following = legal[0] if len(legal) == 1 else None
        if following is None:
            number = next(line, None)
            following = next((action for action in legal if action.id == number), None)
            if following is None:
                break
            found.append(following.text)
        world.play(following)
    return tuple(found)
