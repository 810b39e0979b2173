"""The games, by name. A game's modules are imported when it is first asked for."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from emporion.errors import EmporionError, UnknownGame

if TYPE_CHECKING:
    from emporion.table.kernel import Game

PLAYERS = {"rhodes": (2, 5), "colossus": (2, 5)}
_FOLDERS = {"rhodes": "rhodes", "colossus": "rhodes"}


def make(name: str, players: int, edition: Any, options: dict[str, Any]) -> Game:
    """A game by name; see `emporion.game`."""
    if not isinstance(name, str) or name not in PLAYERS:
        raise UnknownGame(name, PLAYERS)
    fewest, most = PLAYERS[name]
    if isinstance(players, bool) or not isinstance(players, int):
        raise EmporionError(f"the number of players must be an integer, not {players!r}")
    if not fewest <= players <= most:
        raise EmporionError(f"{name} is for {fewest} to {most} players, not {players}")
    folder = f"emporion.games.{_FOLDERS[name]}"
    found = import_module(f"{folder}.edition").load(name, edition)
    made: Game = import_module(f"{folder}.title").make(name, players, found, options)
    return made
