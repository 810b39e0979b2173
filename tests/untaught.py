"""Networks that know nothing, for tests of the players that ask one."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

import emporion as em
from emporion.bots.network import FORMAT, PLAIN, WITH_DUO, made_for, packed

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


def parts(game: em.Game, seed: int = 3) -> Arrays:
    """What is different with two and with four players, by chance; every seventh input has no row
    in the first layer, so what there is of that is part of it."""
    chance = np.random.default_rng(seed)
    used = np.array([i for i in range(game.observation_size) if i % 7], np.uint16)
    shapes = {
        "quartet0_in": (WIDTH, SLIM + 1),
        "quartet0_out": (SLIM + 1, WIDTH),
        "quartet_first_in": (len(used), SLIM),
        "quartet_first_out": (SLIM, WIDTH),
    }
    found = {name: chance.normal(size=shape).astype(np.float32) for name, shape in shapes.items()}
    return duo() | found | {"used": used, "first": arrays(game)["first"][used]}


def card(game: em.Game, **changes: Any) -> dict[str, Any]:
    return {"format": PLAIN, "points": 20.0, **made_for(game)} | changes


def card_with_duo(game: em.Game) -> dict[str, Any]:
    return card(game, format=WITH_DUO)


def card_with_parts(game: em.Game) -> dict[str, Any]:
    return card(game, format=FORMAT, inputs=game.observation_size)


def writer(folder: Path) -> Write:
    """Writes a network for a title."""

    def write(title: str, form: str = PLAIN) -> Path:
        game = em.game(title, players=2)
        file = folder / f"{title}-{form.rpartition('/')[2]}.npz"
        more, told = {
            PLAIN: ({}, card(game)),
            WITH_DUO: (duo(), card_with_duo(game)),
            FORMAT: (parts(game), card_with_parts(game)),
        }[form]
        file.write_bytes(packed(arrays(game) | more, told))
        return file

    return write
