"""What a census says about a game: lengths, scores, seats, and every component's use and luck."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from math import sqrt
from typing import NamedTuple

from emporion.lab import sums
from emporion.lab.census import SHARES, SUMS, WIDTH
from emporion.lab.components import components
from emporion.lab.components.table import POINTS, Group
from emporion.lab.intervals import Interval
from emporion.lab.sums import Spread
from emporion.table.kernel import Game

Counted = dict[str, list[int]]


class Seat(NamedTuple):
    """What a seat won and scored."""

    won: Interval
    points: Interval


class Decision(NamedTuple):
    """A kind of decision: how often a game asks it, and among how many actions."""

    name: str
    times: Interval
    options: float


class Luck(NamedTuple):
    """How those fared who used a component. Shares of wins are those of one seat."""

    won: Interval  # by seats that used it
    others: Interval | None  # by seats that did not; None if every seat always used it
    difference: Interval | None
    phi: float  # the correlation of using it and winning


@dataclass(frozen=True)
class Component:
    """One component: how much it is used, and by whom."""

    group: str
    name: str
    times: Interval  # a game
    games: Interval  # the share of games in which it is used
    winners: Interval  # the share of games in which a winner used it
    seats: float  # the share of seats that used it
    times_winner: float  # times a winner used it
    times_other: float  # times anybody else did
    luck: Luck | None  # None if nobody used it


class Opening(NamedTuple):
    """What a seat does in one of its first decisions, and how it fares."""

    number: int  # of the decision, from 1
    action: str
    seats: float  # the share of all seats that do
    luck: Luck


@dataclass(frozen=True)
class Measures:
    """Everything measured in some games of one kind. Seats are in turn order, who starts first."""

    games: int
    players: int
    rounds: Spread
    decisions: Interval
    decision_spread: Spread
    kinds: list[Decision]
    scores: Spread
    winning_scores: Spread
    margins: Spread
    shared: Interval
    order: list[Seat]
    chairs: list[Seat]  # as the players were named, whoever starts
    groups: tuple[Group, ...]
    limit: str  # what ends games that do not end by themselves
    components: list[Component]
    openings: list[Opening]  # in the order of the decisions, the usual first

    @property
    def fair(self) -> float:
        return 1 / self.players

    def of(self, group: str) -> list[Component]:
        return [one for one in self.components if one.group == group]

    @property
    def sources(self) -> list[Component]:
        """Points by source, most first."""
        return sorted(self.of(POINTS), key=lambda one: -one.times.value)


def add_up(parts: Iterable[Mapping[str, list[int]]]) -> Counted:
    """The census of the whole from those of its parts; zeros at the end of a list may be missing.

    >>> add_up([{"rounds": [1, 2]}, {"rounds": [0, 1, 4]}])
    {'rounds': [1, 3, 4]}
    """
    total: Counted = {}
    for part in parts:
        for name, values in part.items():
            found = total.setdefault(name, [])
            found.extend([0] * (len(values) - len(found)))
            for place, value in enumerate(values):
                found[place] += value
    return total


def measure(game: Game, counted: Counted) -> Measures:
    games = counted["games"][0]
    found = components(game)
    return Measures(
        games=games,
        players=game.players,
        rounds=sums.spread(counted["rounds"]),
        decisions=sums.mean(counted["decisions"][0], counted["decisions_squared"][0], games),
        decision_spread=sums.spread(counted["decision_bars"], WIDTH),
        kinds=_kinds(game, counted, games),
        scores=sums.spread(counted["scores"]),
        winning_scores=sums.spread(counted["winning_scores"]),
        margins=sums.spread(counted["margins"]),
        shared=sums.share(_at(counted["shared"], 0), games),
        order=_seats("order", game.players, counted, games),
        chairs=_seats("seat", game.players, counted, games),
        groups=found.groups,
        limit=found.limit,
        components=[
            _component(group, name, place, game.players, counted, games)
            for place, (group, name) in enumerate(found.names())
        ],
        openings=_openings(game, counted, games),
    )


def _at(values: list[int], place: int) -> int:
    return values[place] if place < len(values) else 0


def _kinds(game: Game, counted: Counted, games: int) -> list[Decision]:
    return [
        Decision(
            name,
            sums.mean(times, _at(counted["kinds_squared"], place), games),
            _at(counted["options"], place) / times,
        )
        for place, name in enumerate(game.decisions)
        if (times := _at(counted["kinds"], place))
    ]


def _seats(name: str, players: int, counted: Counted, games: int) -> list[Seat]:
    return [
        Seat(
            sums.mean_share(
                _at(counted[f"{name}_won"], place) / SHARES,
                _at(counted[f"{name}_won_squared"], place) / SHARES**2,
                games,
            ),
            sums.mean(
                _at(counted[f"{name}_points"], place),
                _at(counted[f"{name}_points_squared"], place),
                games,
            ),
        )
        for place in range(players)
    ]


def _component(
    group: str, name: str, place: int, players: int, counted: Counted, games: int
) -> Component:
    found = {of: _at(counted[f"component_{of}"], place) for of in SUMS}
    times_won = found["times_won"] / SHARES
    return Component(
        group,
        name,
        times=sums.mean(found["times"], found["times_squared"], games),
        games=sums.share(found["games"], games),
        winners=sums.share(found["winners"], games),
        seats=found["takers"] / (games * players),
        times_winner=times_won / games,
        times_other=(found["times"] - times_won) / (games * (players - 1)),
        luck=_luck(found, games, players) if found["takers"] else None,
    )


def _openings(game: Game, counted: Counted, games: int) -> list[Opening]:
    openings = []
    for name, values in counted.items():
        if name.startswith("opening "):
            number, action = map(int, name.split()[1:])
            found = {of: _at(values, place) for place, of in enumerate(SUMS)}
            seats = found["takers"] / (games * game.players)
            text = game.actions[action].text
            openings.append(Opening(number + 1, text, seats, _luck(found, games, game.players)))
    return sorted(openings, key=lambda one: (one.number, -one.seats, one.action))


def _luck(found: Mapping[str, int], games: int, players: int) -> Luck:
    return luck(
        games,
        players,
        found["games"],
        found["takers"],
        found["takers_squared"],
        found["won"] / SHARES,
        found["won_squared"] / SHARES**2,
        found["won_takers"] / SHARES,
    )


def luck(
    games: int,
    players: int,
    used: int,
    takers: int,
    takers2: int,
    won: float,
    won2: float,
    both: float,
) -> Luck:
    """From sums over games of how many seats used it (`takers`) and what part of the win they had.

    `used` is the number of games in which anybody did. Seats of one game share one win, so a game
    is one observation: the error of a share of wins is that of the games' own numbers about it.
    """
    share = won / takers
    spread = max(0.0, won2 - 2 * share * both + share**2 * takers2)
    won_by = sums.share_of_ties(share, sqrt(spread) / takers, used)
    left = players * games - takers
    if left == 0:
        return Luck(won_by, None, None, 0.0)
    lost, left_lost = games - won, left - players * won + both
    left2 = players**2 * games - 2 * players * takers + takers2
    rest = lost / left
    rest_spread = max(0.0, games - 2 * won + won2 - 2 * rest * left_lost + rest**2 * left2)
    others = sums.share_of_ties(rest, sqrt(rest_spread) / left, min(games, left))
    together = (won - won2) - rest * (players * won - both) - share * (takers - both)
    together += share * rest * (players * takers - takers2)
    variance = spread / takers**2 + rest_spread / left**2 - 2 * together / (takers * left)
    tied = sums.around(share - rest, sqrt(max(0.0, variance)), games)
    free = sums.difference(others, won_by)
    product = takers * left * games * games * (players - 1)
    return Luck(
        won_by,
        others,
        Interval(
            tied.value, max(-1.0, min(tied.low, free.low)), min(1.0, max(tied.high, free.high))
        ),
        (won * left - lost * takers) / sqrt(product),
    )
