"""A player that learnt by playing itself: one look, one answer, no search."""

from __future__ import annotations

import functools
import random
from collections.abc import Mapping, Sequence
from importlib import resources
from pathlib import Path
from typing import Any

from emporion.bots import Choice, Imagine
from emporion.bots.forward import Forward
from emporion.bots.network import Network, NetworkError, read
from emporion.errors import EmporionError
from emporion.table.kernel import Game


def network_of(game: Game, file: Path | None = None) -> Network:
    """The network in a file, or the one that comes with the package; equal games share it."""
    return _network_of(game, file, _version(file))


def forward_of(game: Game, file: Path | None = None) -> Forward:
    """The same network, made ready to be asked natively."""
    return _forward_of(game, file, _version(file))


def _version(file: Path | None) -> tuple[int, ...]:
    """Another one as soon as a file is written anew, as training does."""
    if file is None or not file.exists():
        return ()
    found = file.stat()
    return found.st_ino, found.st_size, found.st_mtime_ns


@functools.lru_cache(maxsize=16)
def _network_of(game: Game, file: Path | None, version: tuple[int, ...]) -> Network:
    if file is not None:
        return read(file, game)
    inside = resources.files("emporion.bots") / "networks" / f"{game.name}.npz"
    if not inside.is_file():
        raise NetworkError(f"no network has been trained for {game.name} yet")
    return read(inside, game)


@functools.lru_cache(maxsize=16)
def _forward_of(game: Game, file: Path | None, version: tuple[int, ...]) -> Forward:
    network = network_of(game, file)
    try:
        return Forward(network)
    except EmporionError as error:
        raise NetworkError(f"{file}: {error}") from None


class Neural:
    """Takes what the network likes best or, with a temperature, now and then another action that it
    likes nearly as much."""

    def __init__(self, *, temperature: float = 0.0, network: Path | str | None = None) -> None:
        self.temperature = temperature
        self.file = None if network is None else Path(network)

    def choose(
        self,
        view: Mapping[str, Any],
        legal: Sequence[Choice],
        imagine: Imagine,
        rng: random.Random,
    ) -> Choice:
        game = imagine.game
        network = forward_of(game, self.file)
        actions = [action.id for action in legal]
        chances, _, _ = network.answer(imagine.observe(), actions, game.players)
        if self.temperature:
            odds = (chances / chances.max()).astype(float) ** (1 / self.temperature)
            return rng.choices(legal, odds.tolist())[0]
        return legal[int(chances.argmax())]
