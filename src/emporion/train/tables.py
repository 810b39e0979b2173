"""Games of all player counts, stepped on the cores and told to the device in one copy a step."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Any

import numpy as np

import emporion as em
from emporion.errors import extra
from emporion.train.recipe import Recipe

with extra("train"):
    import torch
    from torch import Tensor

ALIGNED = 64
OPENING = 400  # random decisions that the first games begin with, at most


class Tray:
    """A block of memory on the host and its twin on the device, cut alike into named arrays."""

    def __init__(self, parts: Mapping[str, tuple[torch.dtype, tuple[int, ...]]], device: Any):
        places, end = {}, 0
        for name, (kind, shape) in parts.items():
            size = math.prod(shape) * kind.itemsize
            places[name] = end, end + size
            end += -(-size // ALIGNED) * ALIGNED
        on_device = torch.device(device).type == "cuda"
        self._host = torch.zeros(end, dtype=torch.uint8, pin_memory=on_device)
        self._device = torch.zeros_like(self._host, device=device) if on_device else self._host
        self.host: dict[str, Tensor] = {}
        self.device: dict[str, Tensor] = {}
        for block, into in ((self._host, self.host), (self._device, self.device)):
            for name, (kind, shape) in parts.items():
                into[name] = block[slice(*places[name])].view(kind).view(shape)

    def send(self) -> None:
        """Bring the device up to date; the copy may still be under way when this returns."""
        if self._device is not self._host:
            self._device.copy_(self._host, non_blocking=True)

    def fetch(self) -> None:
        """Bring the host up to date, likewise."""
        if self._device is not self._host:
            self._host.copy_(self._device, non_blocking=True)


class Tables:
    """Games at once, so many of each player count, and what is told of them.

    What depends on the player count lies flat, game after game; `slots` says where a seat's place
    is, with one empty place at the end for the seats a game does not have.
    """

    def __init__(
        self, recipe: Recipe, counts: Mapping[int, int], seed: int, threads: int, device: Any
    ) -> None:
        self.seats, self.n = recipe.seats, sum(counts.values())
        games = {players: em.game(recipe.title, players=players) for players in counts}
        self.game = next(iter(games.values()))
        size, actions = self.game.observation_size, len(self.game.actions)
        places = sum(players * n for players, n in counts.items())
        parts: dict[str, tuple[torch.dtype, tuple[int, ...]]] = {
            "observations": (torch.float32, (self.n, size)),
            "masks": (torch.bool, (self.n, actions)),
            "actors": (torch.int8, (self.n,)),
            "dones": (torch.bool, (self.n,)),
            "rewards": (torch.float32, (places + 1,)),
            "scores": (torch.int32, (places + 1,)),
        }
        if recipe.private:
            parts["everyone"] = (torch.float32, (places + 1, recipe.private))
        self.tray = Tray(parts, device)
        self.answers = Tray({"actions": (torch.int32, (self.n,))}, device)
        self.batches: list[em.Batch] = []
        self._rows: list[slice] = []
        slots = np.full((self.n, self.seats), places)
        told = {name: array.numpy() for name, array in self.tray.host.items()}
        row = place = 0
        for players, n in counts.items():
            rows, end = slice(row, row + n), place + players * n
            slots[rows, :players] = np.arange(place, end).reshape(n, players)
            flat = {
                name: told[name][place:end].reshape(n, players, *told[name].shape[1:])
                for name in ("rewards", "scores", "everyone")
                if name in told
            }
            whole = {
                name: told[name][rows] for name in ("observations", "masks", "actors", "dones")
            }
            self.batches.append(
                em.Batch(games[players], n, seed + players, threads, **flat, **whole)
            )
            self._rows.append(rows)
            row, place = row + n, end
        self.slots = torch.tensor(slots, device=device)
        self.present = self.slots < places
        self.players = self.present.sum(1)
        self._actions = self.answers.host["actions"].numpy()

    def shuffle(self, seed: int) -> None:
        """Let every game be somewhere else: random decisions, in each game another number."""
        chance = np.random.default_rng(seed)
        for batch in self.batches:
            actions = np.zeros(batch.n, np.int32)
            wanted = chance.integers(0, OPENING, batch.n)
            for step in range(OPENING):
                batch.sample(actions)
                batch.step(actions, where=wanted > step)

    def step(self) -> None:
        """Play the answers that lie on the host."""
        for batch, rows in zip(self.batches, self._rows, strict=True):
            batch.step(self._actions[rows])

    def save(self) -> list[bytes]:
        return [batch.save() for batch in self.batches]

    def restore(self, saved: list[bytes]) -> None:
        for batch, one in zip(self.batches, saved, strict=True):
            batch.restore(one)


def dealt_out(shares: Mapping[int, int], n: int) -> dict[int, int]:
    """So many games by player count, in these shares; none has less than one.

    >>> dealt_out({2: 30, 4: 50}, 16)
    {2: 6, 4: 10}
    """
    whole = sum(shares.values())
    counts = {players: max(1, n * share // whole) for players, share in shares.items()}
    most = max(counts, key=lambda players: counts[players])
    counts[most] += n - sum(counts.values())
    return counts
