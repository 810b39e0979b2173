"""What the games of an arena say of its players."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Any, NamedTuple

from emporion.lab import intervals
from emporion.lab.arena import Arena, Lineup
from emporion.lab.intervals import Interval
from emporion.lab.ratings import Placed, Rating, places


class Played(NamedTuple):
    """A finished game: who sat where, and how it ended."""

    deal: int
    players: Lineup
    shares: list[float]
    scores: list[int]
    decisions: list[int]
    seconds: list[float]
    rounds: int

    def placed(self) -> Placed:
        return Placed(self.players, places(self.shares, self.scores))


def played(arena: Arena, results: Iterable[tuple[int, dict[str, Any]]]) -> Iterator[Played]:
    """The games as they come from `carry_out`."""
    for piece, outcome in results:
        yield Played(*arena.seated(piece), **outcome)


@dataclass(frozen=True)
class Standing:
    """How one player fared."""

    name: str
    games: int
    fair: float  # what its seats would win if all played alike
    won: Interval
    score: float
    decisions: float
    seconds: float  # a decision
    strength: float
    doubt: float


@dataclass(frozen=True)
class Pair:
    """Two players who met: the difference in wins a seat, from the first one's side."""

    first: str
    second: str
    difference: Interval
    beats: str


@dataclass(frozen=True)
class Summary:
    """All of it. `seats` is what each seat won, whoever sat there."""

    standings: list[Standing]
    pairs: list[Pair]
    seats: list[Interval]
    rounds: float
    games: int
    deals: int


def summarise(arena: Arena, games: Sequence[Played], ratings: Mapping[str, Rating]) -> Summary:
    names = arena.names
    return Summary(
        standings=[_standing(name, games, ratings[name]) for name in names],
        pairs=[_pair(*two, games) for two in itertools.combinations(names, 2) if arena.meet(*two)],
        seats=[_seat(seat, games) for seat in range(arena.game.players)],
        rounds=fmean(one.rounds for one in games),
        games=len(games),
        deals=arena.deals,
    )


def _standing(name: str, games: Sequence[Played], rating: Rating) -> Standing:
    own = [one for one in games if name in one.players]
    seats = [(one, seat) for one in own for seat in _seats(one, name)]
    decisions = sum(one.decisions[seat] for one, seat in seats)
    return Standing(
        name=name,
        games=len(own),
        fair=fmean(len(_seats(one, name)) / len(one.players) for one in own),
        won=intervals.of_share(
            _by_deal(own, lambda one: sum(one.shares[seat] for seat in _seats(one, name))), len(own)
        ),
        score=fmean(one.scores[seat] for one, seat in seats),
        decisions=decisions / len(seats),
        seconds=sum(one.seconds[seat] for one, seat in seats) / max(decisions, 1),
        strength=rating.strength,
        doubt=rating.doubt,
    )


def _pair(first: str, second: str, games: Sequence[Played]) -> Pair:
    both = [one for one in games if first in one.players and second in one.players]
    differences = _by_deal(both, lambda one: _a_seat(one, first) - _a_seat(one, second))
    return Pair(first, second, *intervals.verdict(differences))


def _seat(seat: int, games: Sequence[Played]) -> Interval:
    return intervals.of_share(_by_deal(games, lambda one: one.shares[seat]), len(games))


def _by_deal(games: Sequence[Played], value: Callable[[Played], float]) -> list[float]:
    """The mean of a value in each deal."""
    deals: dict[int, list[float]] = {}
    for one in games:
        deals.setdefault(one.deal, []).append(value(one))
    return [fmean(values) for values in deals.values()]


def _seats(one: Played, name: str) -> list[int]:
    return [seat for seat, player in enumerate(one.players) if player == name]


def _a_seat(one: Played, name: str) -> float:
    return fmean(one.shares[seat] for seat in _seats(one, name))
