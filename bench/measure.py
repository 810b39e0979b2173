"""How a speed is measured: short runs, taken in turn, the best of which counts.

A shared machine only ever makes a run slower. Taking turns lets every contender meet the same
quiet moments, so that the ratio of two best runs says more than two long averages would.
"""

import os
import subprocess
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager

Work = Callable[[], int]
"""Does a small piece of work and says how many units (decisions, clones) it was."""

CORES = sorted(os.sched_getaffinity(0))


@contextmanager
def cores(count: int) -> Iterator[None]:
    """Run on the last `count` cores: the first one also serves the machine's interrupts."""
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, CORES[-count:])
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


def pinned(work: Work, count: int) -> Work:
    """The same work on `count` cores."""

    def run() -> int:
        with cores(count):
            return work()

    return run


def rate(work: Work, seconds: float) -> float:
    """Units a second over one run of at least `seconds`."""
    units = 0
    start = time.perf_counter()
    while (spent := time.perf_counter() - start) < seconds:
        units += work()
    return units / spent


def contest(
    contenders: Mapping[str, Work], *, rounds: int = 8, seconds: float = 0.2
) -> dict[str, float]:
    """The best rate of each, over `rounds` in which every contender has its turn."""
    for work in contenders.values():
        work()
    best = dict.fromkeys(contenders, 0.0)
    for _ in range(rounds):
        for name, work in contenders.items():
            best[name] = max(best[name], rate(work, seconds))
    return best


def shortest(command: list[str], rounds: int = 12) -> float:
    """Seconds of the fastest of `rounds` runs of a command, its start and end included."""
    best = float("inf")
    for _ in range(rounds):
        start = time.perf_counter()
        subprocess.run(command, check=True)
        best = min(best, time.perf_counter() - start)
    return best
