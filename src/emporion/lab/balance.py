"""Editions weighed: the same seeds played with each, and held against the criteria."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import log10
from typing import Any, NamedTuple

from emporion.lab.criteria import Verdict, verdicts
from emporion.lab.findings import deviations, never
from emporion.lab.measures import Counted, Measures, add_up, measure
from emporion.lab.paired import BLOCKS, Change, Played, changes
from emporion.lab.simulate import Simulation, simulation
from emporion.table.kernel import Game


@dataclass(frozen=True)
class Balance:
    """The same simulation once for every edition; their pieces take turns."""

    candidates: tuple[Simulation, ...]
    present: int | None = None  # the edition in use, where a better one is looked for

    def key(self) -> dict[str, Any]:
        keys = [one.key() for one in self.candidates]
        first, *others = keys
        told = {
            name: value if all(k[name] == value for k in others) else [k[name] for k in keys]
            for name, value in first.items()
        }
        if isinstance(told["manners"], list):  # how each kind of player plays in every edition
            told["manners"] = {
                kind: [m[kind] for m in told["manners"]] for kind in first["manners"]
            }
        return {**told, "command": "balance", "editions": len(keys)}

    def pieces(self) -> int:
        return len(self.candidates) * self.candidates[0].pieces()

    def run(self, piece: int) -> dict[str, Any]:
        part, candidate = divmod(piece, len(self.candidates))
        return self.candidates[candidate].run(part)


def balance(
    games: Sequence[Game],
    names: Sequence[str],
    count: int,
    seed: int,
    present: int | None = None,
) -> Balance:
    """The work that was asked for, or the reason why not."""
    most = piece_size(count)
    return Balance(
        tuple(simulation(game, names, count, seed, False, most) for game in games), present
    )


def piece_size(games: int) -> int:
    """Games to a piece, at most: dozens of pieces show how much games vary.

    >>> [piece_size(games) for games in (50, 400, 9_999, 1_000_000)]
    [1, 10, 10, 10000]
    """
    return 1 if games < 200 else 10 ** max(1, int(log10(games)) - 2)


@dataclass(frozen=True)
class Weighed:
    """What was measured with each edition, and the changes if two are compared."""

    measures: list[Measures]
    changes: list[Change]


def weighed(task: Balance, results: Iterable[tuple[int, dict[str, Any]]]) -> Weighed:
    compared = len(task.candidates) == 2 and task.present is None
    parts = task.candidates[0].pieces()
    count = min(parts, BLOCKS) if compared else 1
    blocks: list[list[Counted]] = [[{} for _ in range(count)] for _ in task.candidates]
    for piece, result in results:
        part, candidate = divmod(piece, len(blocks))
        place = part * count // parts
        blocks[candidate][place] = add_up((blocks[candidate][place], result["counted"]))
    played = [
        Played(one.game, measure(one.game, add_up(counted)), counted)
        for one, counted in zip(task.candidates, blocks, strict=True)
    ]
    return Weighed([one.measures for one in played], changes(*played) if compared else [])


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


def best(found: Sequence[Measures], present: int) -> int:
    """Which edition to play with: the one in use, unless others are clearly better."""
    better = [place for place, one in enumerate(found) if improves(found[present], one)]
    return min(better, key=lambda place: Standing.of(found[place]), default=present)


def improves(before: Measures, after: Measures) -> list[str]:
    """The criteria that are broken before and hold after; none if another is broken instead."""
    pairs = list(zip(verdicts(before), verdicts(after), strict=True))
    if any(one.holds != "no" and other.holds == "no" for one, other in pairs):
        return []
    return [one.name for one, other in pairs if (one.holds, other.holds) == ("no", "yes")]
