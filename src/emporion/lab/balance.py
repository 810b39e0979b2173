"""Editions weighed: the same seeds played with each, and held against the criteria."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from emporion.lab import sums
from emporion.lab.criteria import Verdict, verdicts
from emporion.lab.findings import ORDINALS, certain, deviations, never
from emporion.lab.intervals import Interval
from emporion.lab.measures import Component, Counted, Measures, add_up, measure
from emporion.lab.simulate import Simulation, simulation
from emporion.table.kernel import Game

GAME, TURNS = "game", "wins by turn"  # groups of changes besides those of the components


@dataclass(frozen=True)
class Balance:
    """The same simulation once for every edition; their pieces take turns."""

    candidates: tuple[Simulation, ...]
    search: bool = False  # for the best of them

    def key(self) -> dict[str, Any]:
        keys = [one.key() for one in self.candidates]
        first = keys[0]
        alike = {
            name: value for name, value in first.items() if all(k[name] == value for k in keys)
        }
        differing = [name for name in first if name not in alike]
        return {
            **alike,
            **{name: [key[name] for key in keys] for name in differing},
            "command": "balance",
            "editions": len(keys),
        }

    def pieces(self) -> int:
        return len(self.candidates) * self.candidates[0].pieces()

    def run(self, piece: int) -> dict[str, Any]:
        part, candidate = divmod(piece, len(self.candidates))
        return self.candidates[candidate].run(part)


def balance(
    games: Sequence[Game], names: Sequence[str], count: int, seed: int, search: bool
) -> Balance:
    """The work that was asked for, or the reason why not."""
    return Balance(tuple(simulation(game, names, count, seed, False) for game in games), search)


def weighed(task: Balance, results: Iterable[tuple[int, dict[str, Any]]]) -> list[Measures]:
    """What was measured with each edition."""
    totals: list[Counted] = [{} for _ in task.candidates]
    for piece, result in results:
        place = piece % len(totals)
        totals[place] = add_up((totals[place], result["counted"]))
    return [
        measure(one.game, counted) for one, counted in zip(task.candidates, totals, strict=True)
    ]


# --- the best of several -------------------------------------------------------------------------


class Standing(NamedTuple):
    """How well an edition meets the criteria: the less of each, the better."""

    broken: int
    unused: int  # components that winners never use
    furthest: float  # of a seat from fair

    @classmethod
    def of(cls, measures: Measures) -> Standing:
        found: list[Verdict] = verdicts(measures)
        return cls(
            sum(one.holds == "no" for one in found),
            len(never(measures)),
            max(abs(off.value) for off in deviations(measures)),
        )


def best(found: Sequence[Measures]) -> int:
    """Which edition meets the criteria best."""
    return min(range(len(found)), key=lambda place: Standing.of(found[place]))


# --- two against each other ----------------------------------------------------------------------


class Change(NamedTuple):
    """A measure in one edition and in another; `real` when chance hardly explains the change."""

    group: str
    name: str
    unit: str  # "": as it is, "%": a share
    before: Interval | None
    after: Interval | None
    change: Interval | None
    real: bool


def changes(before: Measures, after: Measures) -> list[Change]:
    """Everything that can be compared. What is called real is so among all of its group."""
    return [
        *_judged(_whole(before, after)),
        *_judged(_seats(before, after)),
        *_judged(_components(before, after)),
    ]


def _change(
    group: str, name: str, unit: str, before: Interval | None, after: Interval | None
) -> Change:
    gap = sums.difference(before, after) if before and after else None
    return Change(group, name, unit, before, after, gap, False)


def _judged(found: list[Change]) -> list[Change]:
    among = sum(one.change is not None for one in found)
    return [
        one._replace(real=certain(one.change, among) if one.change else one.before is not one.after)
        for one in found
    ]


def _whole(before: Measures, after: Measures) -> list[Change]:
    return [
        _change(GAME, "rounds", "", before.rounds.mean, after.rounds.mean),
        _change(GAME, "decisions", "", before.decisions, after.decisions),
        _change(GAME, "winner's points", "", before.winning_scores.mean, after.winning_scores.mean),
        _change(GAME, "winner's lead", "", before.margins.mean, after.margins.mean),
        _change(GAME, "shared wins", "%", before.shared, after.shared),
    ]


def _seats(before: Measures, after: Measures) -> list[Change]:
    pairs = zip(before.order, after.order, strict=True)
    return [
        _change(TURNS, ORDINALS[place], "%", one.won, other.won)
        for place, (one, other) in enumerate(pairs)
    ]


def _components(before: Measures, after: Measures) -> list[Change]:
    old = {(one.group, one.name): one for one in before.components}
    new = {(one.group, one.name): one for one in after.components}
    found = []
    for group, name in {**old, **new}:
        one, other = old.get((group, name)), new.get((group, name))
        found.append(_change(group, f"{name}, times a game", "", _times(one), _times(other)))
        if (one or other) and (_luck(one) or _luck(other)):
            found.append(
                _change(group, f"{name}, used by a winner", "%", _winners(one), _winners(other))
            )
            found.append(_change(group, f"{name}, wins with it", "%", _luck(one), _luck(other)))
    return found


def _times(one: Component | None) -> Interval | None:
    return one.times if one else None


def _winners(one: Component | None) -> Interval | None:
    return one.winners if one else None


def _luck(one: Component | None) -> Interval | None:
    return one.luck.won if one and one.luck else None
