"""Why bots decided as they did: what they chose, what else they weighed, what they expected."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from rich.table import Table
from rich.text import Text

import emporion as em
from emporion.bots.planner import Alternative, Thoughts
from emporion.terminal.look import seat_name
from emporion.terminal.words import action, t

BUT = {"less": "terminal-but-tried-less", "unclear": "terminal-but-not-clearly"}


@dataclass(frozen=True)
class Weighed:
    """A decision that a bot thought about."""

    number: int  # of the decision in the game, from 1
    seat: int
    thoughts: Thoughts

    @property
    def matters(self) -> float:
        """By how much the choice looked better than what was tried most beside it."""
        chosen, *others = sorted(
            self.thoughts.alternatives, key=lambda one: one.text != self.thoughts.chosen
        )
        return chosen.wins - others[0].wins if others else 0.0


def weightiest(found: Iterable[Weighed], most: int = 6) -> list[Weighed]:
    """The decisions that mattered most, in the order of the game."""
    ranked = sorted(found, key=lambda one: one.matters, reverse=True)
    return sorted(ranked[:most], key=lambda one: one.number)


def reasons(game: em.Game, found: Iterable[Weighed]) -> Table:
    """Decision by decision, with the chance to win and the lead that the bot expected."""
    table = Table.grid(padding=(0, 2))
    table.add_column(justify="right", style="dim")
    table.add_column(no_wrap=True)
    table.add_column()
    for one in found:
        chosen, *others = one.thoughts.ranked()
        name = seat_name(one.seat)
        table.add_row(str(one.number), name, Text(_tried(game, *chosen), "bold"))
        for place, other in enumerate(others):
            words = _tried(game, *other)
            told = t("terminal-or-this" if place else "terminal-rather-than", words=words)
            table.add_row("", "", Text(told))
    return table


def _tried(game: em.Game, one: Alternative, but: str) -> str:
    """What was expected, and why not that one although it looked better."""
    words = expected(one, action(game, one.text))
    return t(BUT[but], words=words) if but else words


def expected(one: Alternative, named: str) -> str:
    """What is expected of an action."""
    points = round(abs(one.lead))
    side = ("ahead" if one.lead > 0 else "behind") if points else "level"
    given: dict[str, str | int] = {"action": named, "percent": one.percent}
    if points:
        given["points"] = points
    return t(f"terminal-weighed-{side}", **given)
