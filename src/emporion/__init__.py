"""Emporion: the harbour games Rhodes, The Colossus and Rotterdam, to play, host and study.

>>> import emporion as em
>>> game = em.game("colossus", players=3)
>>> state = game.start(seed=7)
>>> state.decision
'start'
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from emporion import games as games
from emporion.errors import (
    BytesError,
    EditionError,
    EmporionError,
    IllegalAction,
    PositionError,
    TranscriptError,
    UnknownGame,
)
from emporion.table.action import Action
from emporion.table.batch import Batch
from emporion.table.events import Event
from emporion.table.kernel import Game, State
from emporion.table.titles import VERSION, make

if TYPE_CHECKING:
    from emporion.table.transcript import Transcript

__version__ = VERSION
__all__ = [
    "Action",
    "Batch",
    "BytesError",
    "EditionError",
    "EmporionError",
    "Event",
    "Game",
    "IllegalAction",
    "PositionError",
    "State",
    "Transcript",
    "TranscriptError",
    "UnknownGame",
    "game",
]


def game(name: str, *, players: int = 3, edition: Any = "standard", **options: Any) -> Game:
    """A game ready to start: "rhodes", "colossus" or "rotterdam".

    `edition` is "standard", the path of an edition file, its document as a dict, or an `Edition`.

    >>> game("rhodes", players=4)
    <Game rhodes, 4 players, edition standard>
    >>> game("rhodes", players=6)
    Traceback (most recent call last):
        ...
    emporion.errors.EmporionError: rhodes is for 2 to 5 players, not 6
    """
    return make(name, players, edition, options)


def __getattr__(name: str) -> Any:
    if name == "Transcript":  # its JSON and hashing are needed only when used
        from emporion.table.transcript import Transcript

        return Transcript
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
