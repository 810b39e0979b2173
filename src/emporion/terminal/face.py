"""What the terminal needs to know of a game: how it is drawn, told, asked and counted."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from rich.console import RenderableType
from rich.text import Text

import emporion as em

View = Mapping[str, Any]
Described = tuple[em.Action, str, str]  # an action, the group it belongs to, what it does


def nobody(state: em.State, since: int) -> dict[int, str]:
    """In a game without secrets nobody has to hide that they had no choice."""
    return {}


@dataclass(frozen=True)
class Telling:
    """How events become paragraphs."""

    headings: Callable[[em.Event], bool]  # the game's own doing, not a player's
    said: Callable[[em.Event], bool]  # told already by the move, or by the event beside it
    move: Callable[[em.Game, str], str]  # in words; empty if what comes of it says it all
    more: Callable[[em.Game, em.Event], Mapping[str, Any]]  # arguments besides the event's own
    endings: tuple[str, ...] = ()  # moves that say nothing when they are forced


@dataclass(frozen=True)
class Face:
    """One game as the terminal shows it."""

    intro: Callable[[em.Game], str]
    legend: Callable[[em.Game], Text]
    draw: Callable[[View, em.Game, int | None, int], RenderableType]  # view, game, you, width
    standing: Callable[[View], RenderableType]  # the own things, between decisions of one action
    openings: frozenset[str]  # decisions for which the board is shown again
    news: frozenset[str]  # events after which it is shown again
    describe: Callable[[em.State], list[Described]]
    telling: Telling
    points: Callable[[em.State], dict[str, list[int]]]  # by key of source, once it is over
    examples: tuple[str, str, str]  # a choice, one that may be impossible, a rule
    open_view: Callable[[em.State], View]  # with all that was secret, for a game that is over
    silent: Callable[[em.State, int], dict[int, str]] = nobody  # see rotterdam/secrets.py
