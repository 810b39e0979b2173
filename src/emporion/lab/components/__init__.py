"""What the components of each game are, and what counts as using one."""

from __future__ import annotations

from collections.abc import Callable

from emporion.lab.components import colossus, rhodes, rotterdam
from emporion.lab.components.table import Components
from emporion.table.kernel import Game

COMPONENTS: dict[str, Callable[[Game], Components]] = {
    "rhodes": rhodes.components,
    "colossus": colossus.components,
    "rotterdam": rotterdam.components,
}


def components(game: Game) -> Components:
    """The components of a game as its edition has them at its player count.

    >>> import emporion as em
    >>> groups = components(em.game("rhodes", players=3)).groups
    >>> [group.names[0] for group in groups][:3]
    ['assignment', 'production', 'wine 11']
    """
    return COMPONENTS[game.name](game)
