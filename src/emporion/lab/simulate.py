"""Many games between given players, counted: the work behind `emporion simulate`."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from emporion import bots
from emporion.bots.forward import Forward
from emporion.bots.neural import forward_of
from emporion.errors import EmporionError
from emporion.lab import match
from emporion.lab.census import OPENING, Census, game_seed
from emporion.lab.components import components
from emporion.lab.work import described
from emporion.table.edition import canonical_json
from emporion.table.kernel import Game, checked_seed

Rows = list[list[int]]
NATIVE = {"random": 10_000, "neural": 100}  # games to a piece, where the census plays by itself
MOST = max(NATIVE.values())
QUICK = ("random", "greedy", "neural")
QUICK_GAMES = 10


@dataclass(frozen=True)
class Simulation:
    """So many games with these players in these seats."""

    game: Game
    seats: tuple[str, ...]
    games: int
    seed: int
    rows: bool = False  # keep a row for every game
    most: int = MOST  # to a piece

    @property
    def native(self) -> bool:
        return kind(self.seats[0]) in NATIVE and len(set(self.seats)) == 1

    @property
    def size(self) -> int:
        """Games to a piece."""
        if self.native:
            return min(NATIVE[kind(self.seats[0])], self.most)
        return min(QUICK_GAMES, self.most) if {*map(kind, self.seats)} <= set(QUICK) else 1

    def key(self) -> dict[str, Any]:
        """A run of whole pieces can be gone on with for more games."""
        names = canonical_json(components(self.game).names())
        return {
            "command": "simulate",
            **described(self.game, self.seats),
            "with": list(self.seats),
            "seed": self.seed,
            "rows": self.rows,
            "openings": OPENING,
            "games": self.games if self.games % self.size else f"a multiple of {self.size}",
            "components": hashlib.blake2b(names.encode(), digest_size=8).hexdigest(),
        }

    def pieces(self) -> int:
        return -(-self.games // self.size)

    def run(self, piece: int) -> dict[str, Any]:
        """What was counted, and the games' rows if they are kept."""
        first = piece * self.size
        last = min(first + self.size, self.games)
        found = components(self.game)
        census = Census(self.game, found.rules(), len(found.names()))
        rows: Rows = []
        if self.native:
            census.play(first, last, self.seed, rows if self.rows else None, self._network())
        else:
            for number in range(first, last):
                state, _ = match.play(self.game, self.seats, game_seed(self.seed, number))
                census.add(state)
                if self.rows:
                    rows.append(census.row())
        counted = {name: trimmed(values) for name, values in census.counted().items()}
        return {"counted": counted, "rows": rows}

    def _network(self) -> Forward | None:
        """Whom the census asks, where it plays by itself."""
        (name,) = {*self.seats}
        if kind(name) != "neural":
            return None
        return forward_of(self.game, Path(name) if bots.is_file(name) else None)


def kind(name: str) -> str:
    """What sort of player it is: the network in a file plays as `neural` does."""
    return "neural" if bots.is_file(name) else name


def trimmed(values: list[int]) -> list[int]:
    """Without the zeros at the end.

    >>> trimmed([0, 2, 0, 0])
    [0, 2]
    """
    length = len(values)
    while length and values[length - 1] == 0:
        length -= 1
    return values[:length]


def simulation(
    game: Game,
    names: Sequence[str],
    games: int,
    seed: int,
    rows: bool,
    most: int = MOST,
) -> Simulation:
    """The work that was asked for, or the reason why not.

    One name is everybody's; several name the seats in order. A piece has `most` games at most.
    """
    seats = tuple(names) * game.players if len(names) == 1 else tuple(names)
    for name in seats:
        bots.bot(name, files=True)
        if bots.is_file(name):
            bots.check(name, game)
    if len(seats) != game.players:
        raise EmporionError(
            f"--with names {len(seats)} players for the {game.players} seats of {game.name}; "
            f"name one for all, or one a seat"
        )
    if games < 2:
        raise EmporionError(f"at least two games are needed to measure anything, not {games}")
    return Simulation(game, seats, games, checked_seed(seed), rows, most)


def parts(
    results: Iterable[tuple[int, dict[str, Any]]], keep: Callable[[Rows], None] | None = None
) -> Iterator[dict[str, list[int]]]:
    """What each piece counted, in order; `keep` is given its rows."""
    for _, result in results:
        if keep:
            keep(result["rows"])
        yield result["counted"]
