"""How fast training is, and what holds it back: environments alone, network alone, all together."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from emporion.errors import extra
from emporion.train.lesson import Teacher
from emporion.train.play import CORES, Collector
from emporion.train.recipe import Recipe
from emporion.train.run import league, networks

with extra("train"):
    import torch


@dataclass(frozen=True)
class Rates:
    """Decisions a second."""

    environments: float  # the games alone, with observations, random answers
    network: float  # the answers alone
    playing: float  # both, as in training
    whole: float  # playing and learning

    def __str__(self) -> str:
        told = {
            "environments alone": self.environments,
            "network alone": self.network,
            "playing": self.playing,
            "whole loop": self.whole,
        }
        return ", ".join(f"{name} {many(rate)}/s" for name, rate in told.items())


def many(number: float) -> str:
    """
    >>> many(75.4), many(13_120), many(2_345_678)
    ('75', '13,120', '2.35 M')
    """
    return f"{number / 1e6:.2f} M" if number >= 1e6 else f"{number:,.0f}"


def rates(
    recipe: Recipe, device: str, threads: int, seconds: float = 1.0, graphs: bool = True
) -> Rates:
    """Measure a recipe on this machine, with a network that knows nothing yet."""
    policy, critic, _ = networks(recipe, device)
    teacher = Teacher(recipe, policy, critic, device, graphs)
    collector = Collector(recipe, policy, league(recipe, policy), threads, device, graphs)
    games = sum(half.tables.n for half in collector.halves)

    def run() -> None:
        for half in collector.halves:
            for batch in half.tables.batches:
                batch.run(8)

    def step() -> int:
        CORES.submit(run).result()
        return 8 * games

    def think() -> int:
        for _ in range(4):
            for half in collector.halves:
                half.row.zero_()
                half.think()
        _finish(device)
        for half in collector.halves:
            half.row.zero_()
        _finish(device)
        return 4 * games

    def learn() -> int:
        played = collector.collect()
        teacher.teach(collector, 0.0)
        return played

    return Rates(
        *(_rate(work, device, seconds) for work in (step, think, collector.collect, learn))
    )


def _rate(work: Callable[[], int], device: Any, seconds: float) -> float:
    work()
    _finish(device)
    begun, units = time.perf_counter(), 0
    while time.perf_counter() - begun < seconds:
        units += work()
        _finish(device)
    return units / (time.perf_counter() - begun)


def _finish(device: Any) -> None:
    if torch.device(device).type == "cuda":
        torch.cuda.synchronize()
