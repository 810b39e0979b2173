"""A player that thinks ahead: a tree search over imagined worlds, within a budget.

>>> import random
>>> import emporion as em
>>> from emporion.bots import decide
>>> state = em.game("rhodes", players=2).start(seed=1)
>>> planner = Planner(simulations=200)
>>> decide(planner, state, random.Random(1)) in state.legal()
True
>>> planner.thoughts.simulations <= 200
True
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from emporion.bots import Choice, Imagine
from emporion.bots.appraisers import appraiser
from emporion.bots.habits import seed_of_thought, worth_a_thought
from emporion.bots.search import Search, check_settings
from emporion.table.kernel import Game

# Answers that change nothing. Whatever is done instead must be better by so much: an offer is made
# because it helps the one who makes it, and what search cannot tell apart is not worth a card.
UNCHANGED = {"decline": 0.01, "none": 0.0}


@dataclass(frozen=True)
class Alternative:
    """One action and what the search expects of it."""

    text: str
    share: float  # of the simulations that tried it
    wins: float  # chance to win
    lead: float  # over the best of the others, in points; behind if negative

    @property
    def percent(self) -> int:
        """The chance to win, as it is shown."""
        return round(100 * self.wins)

    def __str__(self) -> str:
        """
        >>> print(Alternative("farm", 0.5, 0.4, 3.7))
        farm: wins 40%, about 4 points ahead
        >>> print(Alternative("pass", 0.5, 0.3, -0.2))
        pass: wins 30%, about level
        """
        points = round(abs(self.lead))
        lead = f"{points} point{'s' * (points != 1)} {'ahead' if self.lead > 0 else 'behind'}"
        return f"{self.text}: wins {self.percent}%, about {lead if points else 'level'}"


@dataclass(frozen=True)
class Thoughts:
    """Why a planner chose what it chose: plain data, for whoever wants to tell it otherwise."""

    chosen: str
    simulations: int
    alternatives: tuple[Alternative, ...]  # the most tried first

    def words(self, most: int = 3) -> list[str]:
        """The choice and the most tried of the others, a line each."""
        if not self.alternatives:
            return [f"{self.chosen}: by habit"]
        return [f"{one}{BUT[but]}" for one, but in self.ranked(most)]

    def ranked(self, most: int = 3) -> list[tuple[Alternative, str]]:
        """The choice and the most tried of the others, each with a key of `BUT`."""
        choice, *others = sorted(self.alternatives, key=lambda one: one.text != self.chosen)
        return [(choice, ""), *((one, _but(one, choice)) for one in others)][:most]


BUT = {"": "", "less": ", but looked at less", "unclear": ", but not clearly better"}


def _but(other: Alternative, choice: Alternative) -> str:
    """Why not what looks better: little tried it is only a guess, much tried not better enough to
    change anything for."""
    if other.percent <= choice.percent:
        return ""
    return "less" if other.share < choice.share else "unclear"


class Planner:
    """Thinks for one seat of one game; what it has worked out serves its next decision too."""

    def __init__(
        self,
        *,
        simulations: int = 0,
        seconds: float = 0.0,
        threads: int = 1,
        leaf: str = "greedy",
        own_time: bool = False,
    ) -> None:
        """A budget is a number of simulations, a time, or both; then whichever ends first.

        With `own_time` the time is what the thread itself computes: the fair measure when many
        games share the machine.
        """
        check_settings(simulations, seconds, threads, leaf)
        self.thoughts: Thoughts | None = None
        self._settings: dict[str, Any] = {
            "simulations": simulations,
            "seconds": seconds,
            "threads": threads,
            "leaf": leaf,
            "own_time": own_time,
        }
        self._search: Search | None = None
        self._moves: list[tuple[int, int]] = []

    def choose(
        self,
        view: Mapping[str, Any],
        legal: Sequence[Choice],
        imagine: Imagine,
        rng: random.Random,
    ) -> Choice:
        considered = worth_a_thought(view, legal, imagine, rng)
        if len(considered) == 1:
            self.thoughts = Thoughts(considered[0].text, 0, ())
            return considered[0]
        search = self._go_on(imagine, view["actor"])
        if view["decision"] == "answer":
            search.clear()  # an offer made again is thought over as it was before
        simulations = search.run(imagine, seed_of_thought(view, rng))
        results = search.results()
        tried = [action for action in considered if action.id in results]
        best = max(tried, key=lambda action: results[action.id])
        for action in tried:
            if action.text in UNCHANGED:
                gain = results[best.id][1] - results[action.id][1]
                best = best if gain > UNCHANGED[action.text] else action
        visits = sum(results[action.id][0] for action in tried)
        alternatives = [
            Alternative(action.text, results[action.id][0] / visits, *results[action.id][1:])
            for action in sorted(tried, key=lambda action: results[action.id], reverse=True)
        ]
        self.thoughts = Thoughts(best.text, simulations, tuple(alternatives))
        return best

    def stop(self) -> None:
        """Answer now: for another thread, while `choose` is thinking."""
        if self._search is not None:
            self._search.stop()

    def _go_on(self, imagine: Imagine, seat: int) -> Search:
        """The search, with what of its tree follows the decisions made since."""
        moves, known = imagine.moves(), self._moves
        self._moves = moves
        search = self._search
        if search is None or search.seat != seat or search.game != imagine.game:
            search = self._search = self._begin(imagine.game, seat)
        elif moves[: len(known)] != known:
            search.clear()
        else:
            search.advance([action for _, action in moves[len(known) :]])
        return search

    def _begin(self, game: Game, seat: int) -> Search:
        return Search(appraiser(game), seat, **self._settings)
