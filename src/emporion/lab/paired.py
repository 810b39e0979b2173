"""Two editions played from the same seeds: what changes between them, and what may be chance.

A game with one edition is compared with the game from the same seed with the other, so what both
owe to the deal falls away. Games are gathered in blocks; how much the difference varies from block
to block says how sure it is.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log, sqrt
from statistics import NormalDist
from typing import NamedTuple

from emporion.lab import sums
from emporion.lab.census import SHARES
from emporion.lab.components import components
from emporion.lab.findings import ORDINALS
from emporion.lab.intervals import Interval, Z
from emporion.lab.measures import Component, Counted, Measures
from emporion.table.kernel import Game

GAME, TURNS = "game", "wins by turn"  # groups of changes besides those of the components
BLOCKS = 100  # at most
DOUBT = 0.05  # how often a comparison of equals may call anything a change

Key = tuple[str, str]  # a change's group and name


class Change(NamedTuple):
    """A measure in one edition and in another; `real` when chance hardly explains the change."""

    group: str
    name: str
    unit: str  # "": as it is, "%": a share
    before: Interval | None
    after: Interval | None
    change: Interval | None
    chance: float | None  # how often chance alone would show as much; None if nothing compares
    real: bool


class Played(NamedTuple):
    """One edition's games: all measured, and counted block by block."""

    game: Game
    measures: Measures
    blocks: list[Counted]


def changes(before: Played, after: Played) -> list[Change]:
    """Everything that can be compared. What is called real is so among all of it (Holm)."""
    differences = _Differences(before, after)
    found = [
        _change(key, unit, *values, differences)
        for key, unit, values in _measures(before.measures, after.measures)
    ]
    limit = holm([one.chance for one in found if one.chance is not None])
    return [one._replace(real=one.chance is None or one.chance <= limit) for one in found]


def holm(chances: Sequence[float], doubt: float = DOUBT) -> float:
    """Up to which value chances are small enough to tell something, though so many were looked at.

    >>> holm([0.001, 0.3, 0.02, 0.9]), holm([0.02, 0.3]), holm([0.06])
    (0.001, 0.02, 0.0)
    """
    limit = 0.0
    for place, chance in enumerate(sorted(chances)):
        if chance > doubt / (len(chances) - place):
            break
        limit = chance
    return limit


def _change(
    key: Key,
    unit: str,
    before: Interval | None,
    after: Interval | None,
    differences: _Differences,
) -> Change:
    if before is None or after is None:
        return Change(*key, unit, before, after, None, None, True)
    if differences.has(key):
        gap, chance = differences.of(key)
    else:
        gap = sums.difference(before, after)
        chance = _two_sided(_deviations(gap))
    if unit:
        gap = Interval(gap.value, max(-1.0, gap.low), min(1.0, gap.high))
    return Change(*key, unit, before, after, gap, chance, False)


# --- game by game --------------------------------------------------------------------------------


class _Differences:
    """The differences between games of the same seeds, from the means of every block."""

    def __init__(self, before: Played, after: Played) -> None:
        sizes = [block["games"][0] for block in before.blocks]
        self.weights = [size / sum(sizes) for size in sizes]
        self.before = [_means(before.game, block) for block in before.blocks]
        self.after = [_means(after.game, block) for block in after.blocks]

    def has(self, key: Key) -> bool:
        return key in self.before[0] and key in self.after[0]

    def of(self, key: Key) -> tuple[Interval, float]:
        """The difference, and how often chance alone would show as much (Student's t)."""
        gaps = [other[key] - one[key] for one, other in zip(self.before, self.after, strict=True)]
        weighed = list(zip(self.weights, gaps, strict=True))
        value = sum(weight * gap for weight, gap in weighed)
        count = len(gaps)
        if len(set(gaps)) == 1:  # no spread to judge by: as with coins that all fall alike
            return Interval(value, value, value), 0.5 ** (count - 1) if value else 1.0
        squares = sum((weight * (gap - value)) ** 2 for weight, gap in weighed)
        error = sqrt(squares * count / (count - 1))
        return sums.around(value, error, count), _two_sided(normal(value / error, count - 1))


def _means(game: Game, counted: Counted) -> dict[Key, float]:
    """What is counted a game, by the names of the changes."""
    games = counted["games"][0]
    names = components(game).names()
    found: dict[Key, float] = {
        (GAME, "rounds"): _sum(counted["rounds"]),
        (GAME, "decisions"): counted["decisions"][0],
        (GAME, "winner's points"): _sum(counted["winning_scores"]),
        (GAME, "winner's lead"): _sum(counted["margins"]),
        (GAME, "shared wins"): sum(counted["shared"]),
    }
    for place, won in enumerate(_filled(counted["order_won"], game.players)):
        found[TURNS, ORDINALS[place]] = won / SHARES
    for of, told in (("times", TIMES), ("winners", WINNERS)):
        for (group, name), count in zip(
            names, _filled(counted[f"component_{of}"], len(names)), strict=True
        ):
            found[group, f"{name}, {told}"] = count
    return {key: value / games for key, value in found.items()}


def _sum(bars: Sequence[int]) -> int:
    return sum(place * bar for place, bar in enumerate(bars))


def _filled(values: list[int], length: int) -> list[int]:
    return [*values, *[0] * length][:length]


def normal(t: float, degrees: int) -> float:
    """Student's t as a normal deviation that is as unlikely (Wallace).

    >>> round(normal(2.776, 4), 2), round(normal(1.984, 100), 2)
    (1.95, 1.96)
    """
    size = (8 * degrees + 1) / (8 * degrees + 3) * sqrt(degrees * log(1 + t * t / degrees))
    return size if t > 0 else -size


def _deviations(gap: Interval) -> float:
    """How many standard errors a difference lies from nothing, by its interval."""
    reach = gap.value - gap.low if gap.value > 0 else gap.high - gap.value
    return Z * gap.value / reach if reach else 0.0


def _two_sided(deviations: float) -> float:
    return 2 * NormalDist().cdf(-abs(deviations))


# --- what is compared ----------------------------------------------------------------------------

TIMES, WINNERS, WINS = "a game", "used by a winner", "wins with it"
_Row = tuple[Key, str, tuple[Interval | None, Interval | None]]


def _measures(before: Measures, after: Measures) -> list[_Row]:
    return [*_whole(before, after), *_turns(before, after), *_components(before, after)]


def _whole(before: Measures, after: Measures) -> list[_Row]:
    return [
        ((GAME, "rounds"), "", (before.rounds.mean, after.rounds.mean)),
        ((GAME, "decisions"), "", (before.decisions, after.decisions)),
        (
            (GAME, "winner's points"),
            "",
            (before.winning_scores.mean, after.winning_scores.mean),
        ),
        ((GAME, "winner's lead"), "", (before.margins.mean, after.margins.mean)),
        ((GAME, "shared wins"), "%", (before.shared, after.shared)),
    ]


def _turns(before: Measures, after: Measures) -> list[_Row]:
    return [
        ((TURNS, ORDINALS[place]), "%", (one.won, other.won))
        for place, (one, other) in enumerate(zip(before.order, after.order, strict=True))
    ]


def _components(before: Measures, after: Measures) -> list[_Row]:
    old = {(one.group, one.name): one for one in before.components}
    new = {(one.group, one.name): one for one in after.components}
    found: list[_Row] = []
    for group, name in {**old, **new}:
        one, other = old.get((group, name)), new.get((group, name))
        found.append(((group, f"{name}, {TIMES}"), "", (_times(one), _times(other))))
        won = _won(one), _won(other)
        if any(won):
            found.append(((group, f"{name}, {WINNERS}"), "%", (_winners(one), _winners(other))))
        if all(won):
            found.append(((group, f"{name}, {WINS}"), "%", won))
    return found


def _times(one: Component | None) -> Interval | None:
    return one.times if one else None


def _winners(one: Component | None) -> Interval | None:
    return one.winners if one else None


def _won(one: Component | None) -> Interval | None:
    return one.luck.won if one and one.luck else None
