"""Networks that know nothing, for tests of the players that ask one."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

import emporion as em
from emporion.bots.network import FORMAT, made_for, packed

WIDTH = 12
Arrays = dict[str, Any]
Write = Callable[[str], Path]


def arrays(game: em.Game, seed: int = 1, width: int = WIDTH) -> Arrays:
    """Matrices by chance."""
    chance = np.random.default_rng(seed)
    size, actions = game.observation_size, len(game.actions)
    shapes = {
        "first": (size, width),
        "block0": (width, width),
        "action": (actions, width),
        "value": (10, width),
    }
    found: Arrays = {}
    for name, shape in shapes.items():
        length = shape[0] if name in ("action", "value") else shape[1]
        found[name] = chance.normal(size=shape).astype(np.float32)
        found[f"{name}_bias"] = chance.normal(size=length).astype(np.float32)
    return found


def card(game: em.Game) -> dict[str, Any]:
    return {"format": FORMAT, "points": 20.0, **made_for(game)}


def writer(folder: Path) -> Write:
    """Writes a network for a title."""

    def write(title: str) -> Path:
        game = em.game(title, players=2)
        file = folder / f"{title}.npz"
        file.write_bytes(packed(arrays(game), card(game)))
        return file

    return write
