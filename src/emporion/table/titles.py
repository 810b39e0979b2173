"""Titles by name. The games register themselves, so that imports point one way."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

from emporion.errors import EmporionError, Said, UnknownGame, brief

if TYPE_CHECKING:
    from emporion.table.kernel import Game

VERSION = "0.1.0"  # raised with any change of behaviour; transcripts name it


class Title(NamedTuple):
    """A game one can play: how many may, how its `Game` is made, and whether hands are hidden."""

    fewest: int
    most: int
    make: Callable[[str, int, Any, dict[str, Any]], Game]
    has_secrets: bool  # whether seats know different things


TITLES: dict[str, Title] = {}


def make(name: str, players: int, edition: Any, options: dict[str, Any]) -> Game:
    """A game by name; see `emporion.game`."""
    if not isinstance(name, str) or name not in TITLES:
        raise UnknownGame(name, TITLES)
    title = TITLES[name]
    if isinstance(players, bool) or not isinstance(players, int):
        raise EmporionError(f"the number of players must be an integer, not {brief(players)}")
    if not title.fewest <= players <= title.most:
        counts = {"low": title.fewest, "high": title.most, "value": brief(players)}
        words = f"{name} is for {title.fewest} to {title.most} players, not {brief(players)}"
        raise EmporionError(Said(words, "players", game=name, **counts))
    return title.make(name, players, edition, options)
