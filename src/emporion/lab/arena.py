"""Players against each other: every deal is played once with every rotation of the seats.

So luck of the deal and of the seat falls on everybody alike, and what is left is strength.
"""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, NamedTuple

from emporion import bots
from emporion.errors import EmporionError
from emporion.lab import match
from emporion.lab.work import described
from emporion.table.kernel import Game, checked_seed
from emporion.table.titles import TITLES, make

Lineup = tuple[str, ...]


class Seated(NamedTuple):
    """One game to be played: its deal, and who sits where."""

    deal: int
    players: Lineup


@dataclass(frozen=True)
class Arena:
    """The games of some line-ups; one piece of the work is one game."""

    game: Game
    lineups: tuple[Lineup, ...]
    seed: int
    deals: int

    @cached_property
    def tables(self) -> list[Lineup]:
        """Everything played with one deal."""
        return [seats for lineup in self.lineups for seats in rotations(lineup)]

    @property
    def names(self) -> list[str]:
        """Who takes part, in the order they were named."""
        return list(dict.fromkeys(itertools.chain(*self.lineups)))

    def meet(self, first: str, second: str) -> bool:
        """Whether the two ever sit at one table."""
        return any({first, second} <= set(lineup) for lineup in self.lineups)

    def seated(self, piece: int) -> Seated:
        deal, table = divmod(piece, len(self.tables))
        return Seated(deal, self.tables[table])

    def key(self) -> dict[str, Any]:
        lineups = [list(lineup) for lineup in self.lineups]
        names = [name for lineup in lineups for name in lineup]
        about = described(self.game, names)
        return {"command": "arena", **about, "lineups": lineups, "seed": self.seed}

    def pieces(self) -> int:
        return self.deals * len(self.tables)

    def run(self, piece: int) -> dict[str, Any]:
        deal, players = self.seated(piece)
        _, outcome = match.play(self.game, players, match.deal_seed(self.seed, deal))
        return outcome.document()


def rotations(lineup: Lineup) -> list[Lineup]:
    """Every way round the table, each once.

    >>> rotations(("a", "b", "b"))
    [('a', 'b', 'b'), ('b', 'b', 'a'), ('b', 'a', 'b')]
    >>> rotations(("a", "b", "a", "b"))
    [('a', 'b', 'a', 'b'), ('b', 'a', 'b', 'a')]
    """
    return list(dict.fromkeys(lineup[turn:] + lineup[:turn] for turn in range(len(lineup))))


def arena(
    name: str,
    players: Sequence[str],
    *,
    games: int,
    seed: int = 1,
    seats: int | None = None,
    edition: Any = "standard",
    options: dict[str, Any] | None = None,
) -> Arena:
    """The work that was asked for, or the reason why not.

    As many seats as players are named, unless `seats` says otherwise: the last one named takes
    the seats left over; if more are named than can sit, every choice of them meets. `games` is
    rounded up to whole deals.
    """
    if name in TITLES and seats is None:
        seats = max(len(players), TITLES[name].fewest)
    game = make(name, 2 if seats is None else seats, edition, options or {})
    if not players:
        raise EmporionError("name the players")
    for one in players:
        bots.bot(one, files=True)
        if bots.is_file(one):
            bots.check(one, game)
    if games < 1:
        raise EmporionError(f"there must be at least one game, not {games}")
    if len(set(players)) == 1:
        raise EmporionError(
            f"only {players[0]} plays, so there is nobody to beat: name another player too, or "
            f"measure its own games: emporion simulate {name} --players {game.players} "
            f"--with {players[0]}"
        )
    lineups = tuple(lineups_of(tuple(players), game.players))
    found = Arena(game, lineups, checked_seed(seed), deals=0)
    return Arena(game, lineups, seed, deals=-(-games // len(found.tables)))


def lineups_of(players: Lineup, seats: int) -> list[Lineup]:
    """
    >>> lineups_of(("a", "b"), 4)
    [('a', 'b', 'b', 'b')]
    >>> lineups_of(("a", "b", "c"), 2)
    [('a', 'b'), ('a', 'c'), ('b', 'c')]
    """
    if len(players) <= seats:
        return [players + players[-1:] * (seats - len(players))]
    return list(dict.fromkeys(itertools.combinations(players, seats)))
