"""The evaluation of each title, with its weights."""

from __future__ import annotations

import functools
import tomllib
from importlib import resources
from typing import Any

from emporion.bots.appraiser import Appraiser
from emporion.errors import EmporionError
from emporion.table.kernel import Game


def _weights(title: str) -> dict[str, Any]:
    file = resources.files("emporion.bots") / "weights" / f"{title}.toml"
    return tomllib.loads(file.read_text(encoding="utf-8"))


@functools.lru_cache(maxsize=16)
def appraiser(game: Game) -> Appraiser:
    """What judges positions of a game; equal games share it."""
    from emporion.bots.rhodes_worth import RhodesAppraiser
    from emporion.bots.rotterdam_worth import RotterdamAppraiser

    match game.name:
        case "rhodes" | "colossus":
            return RhodesAppraiser(game, _weights(game.name))
        case "rotterdam":
            return RotterdamAppraiser(game, _weights(game.name))
    raise EmporionError(f"nobody has taught the players {game.name} yet")
