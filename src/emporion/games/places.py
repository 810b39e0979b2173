"""What the actions of a game are about, for a board that is pointed at and for translations."""

from __future__ import annotations

import functools
from collections.abc import Callable, Mapping
from typing import NamedTuple

from emporion.games.rhodes import places as rhodes
from emporion.games.rotterdam import places as rotterdam
from emporion.table.action import Concern
from emporion.table.kernel import Game


class Board(NamedTuple):
    """The places of a title: their names with what they mean, and what its actions concern."""

    places: Mapping[str, str]
    nowhere: tuple[str, ...]  # kinds of actions that have no place
    concerns: Callable[[Game], tuple[Concern, ...]]


BOARDS = {
    "rhodes": Board(rhodes.PLACES, rhodes.NOWHERE, rhodes.concerns),
    "colossus": Board(rhodes.PLACES, rhodes.NOWHERE, rhodes.concerns),
    "rotterdam": Board(rotterdam.PLACES, rotterdam.NOWHERE, rotterdam.concerns),
}


@functools.lru_cache(maxsize=64)
def of(game: Game) -> tuple[Concern, ...]:
    """What every action of the game is about, by its id; equal games share it.

    >>> import emporion as em
    >>> game = em.game("rhodes", players=3)
    >>> of(game)[game.action("produce wine 3").id].places
    ('field.wine', 'chip.3')
    """
    return BOARDS[game.name].concerns(game)
