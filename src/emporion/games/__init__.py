"""The games. A game's modules are imported when it is first asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from emporion.table.titles import TITLES, Title

if TYPE_CHECKING:
    from emporion.table.kernel import Game


def _rhodes(name: str, players: int, edition: Any, options: dict[str, Any]) -> Game:
    from emporion.games.rhodes.edition import load
    from emporion.games.rhodes.title import RhodesGame

    return RhodesGame(name, players, load(name, edition), options)


def _rotterdam(name: str, players: int, edition: Any, options: dict[str, Any]) -> Game:
    from emporion.games.rotterdam.edition import load
    from emporion.games.rotterdam.title import RotterdamGame

    return RotterdamGame(name, players, load(name, edition), options)


TITLES["rhodes"] = TITLES["colossus"] = Title(2, 5, _rhodes, has_secrets=False)
TITLES["rotterdam"] = Title(2, 4, _rotterdam, has_secrets=True)


def has_secrets(game: Game) -> bool:
    """Whether a seat may know what another does not; if not, the view of one is that of all.

    No option opens everything in Rotterdam: transport cards stay hidden.
    """
    return TITLES[game.name].has_secrets
