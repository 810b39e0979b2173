"""Networks that know nothing, for tests of the players that ask one."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

import emporion as em
from emporion.bots.network import FORMAT, FORMAT_WITH_DUO, made_for, packed

WIDTH, SLIM = 12, 3
Arrays = dict[str, Any]
Write = Callable[..., Path]


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


def duo(seed: int = 2) -> Arrays:
    """What is different with two players, by chance."""
    chance = np.random.default_rng(seed)
    shapes = {"duo0_in": (WIDTH, SLIM), "duo0_out": (SLIM, WIDTH)}
    return {name: chance.normal(size=shape).astype(np.float32) for name, shape in shapes.items()}


def card(game: em.Game, **changes: Any) -> dict[str, Any]:
    return {"format": FORMAT, "points": 20.0, **made_for(game)} | changes


def card_with_duo(game: em.Game) -> dict[str, Any]:
    return card(game, format=FORMAT_WITH_DUO)


def writer(folder: Path) -> Write:
    """Writes a network for a title."""

    def write(title: str, with_duo: bool = False) -> Path:
        game = em.game(title, players=2)
        file = folder / f"{title}{'-duo' if with_duo else ''}.npz"
        whole = packed(arrays(game), card(game))
        if with_duo:
            whole = packed(arrays(game) | duo(), card_with_duo(game))
        file.write_bytes(whole)
        return file

    return write
