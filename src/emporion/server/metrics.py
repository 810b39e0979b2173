"""What the server counts, for Prometheus. No label ever holds a name, a token or a card.

Several processes behind one address write their numbers to files of one folder, named by
PROMETHEUS_MULTIPROC_DIR, and whichever is asked answers for all of them.
"""

from __future__ import annotations

import os
from bisect import bisect_left
from collections import defaultdict
from typing import Any

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    disable_created_metrics,
    generate_latest,
)
from prometheus_client.multiprocess import MultiProcessCollector

SHARED = "PROMETHEUS_MULTIPROC_DIR"
_QUICK = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)


disable_created_metrics()  # type: ignore[no-untyped-call]


class Durations(Histogram):
    """A histogram for what happens all the time: it is noted at once and counted now and then."""

    def __init__(self, name: str, words: str, **more: Any) -> None:
        super().__init__(name, words, **more)
        self._noted: list[float] = []
        self.note = self._noted.append

    def count(self) -> None:
        """Count what was noted."""
        noted, counts = self._noted.copy(), [0] * len(self._upper_bounds)
        del self._noted[: len(noted)]
        for amount in noted:
            counts[bisect_left(self._upper_bounds, amount)] += 1
        for bucket, count in zip(self._buckets, counts, strict=True):
            if count:
                bucket.inc(count)
        self._sum.inc(sum(noted))


class Metrics:
    """The counters of one process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        made: Any = {"registry": self.registry}
        now: Any = {"registry": self.registry, "multiprocess_mode": "livesum"}
        self.entries = Counter(
            "emporion_entries", "Entries told to tables, by kind", ["kind"], **made
        )
        self.told: defaultdict[str, int] = defaultdict(int)  # entries not counted yet
        self.refused = Counter("emporion_refused", "Acts refused, by reason", ["reason"], **made)
        self.commit = Durations(
            "emporion_commit_seconds",
            "From an act's verdict to its durable entry",
            **made,
            buckets=_QUICK,
        )
        self.thought = Histogram(
            "emporion_bot_seconds", "What bots take to decide", ["bot"], **made, buckets=_QUICK
        )
        self.tables = Gauge("emporion_tables", "Tables in memory", **now)
        self.sockets = Gauge("emporion_sockets", "Open sockets", **now)
        self.busy = Gauge("emporion_workers_busy", "Worker processes at work", **now)
        self.queued = Gauge("emporion_workers_queued", "Jobs that wait for a worker", **now)
        self.requests = Counter(
            "emporion_requests", "Requests answered, by status", ["status"], **made
        )
        if SHARED not in os.environ:
            ProcessCollector(**made)  # memory, processor time and open files

    def count(self) -> None:
        """Count what was only noted so far: decisions are too many to be counted one by one."""
        told, self.told = self.told, defaultdict(int)
        for kind, times in told.items():
            self.entries.labels(kind).inc(times)
        self.commit.count()

    def page(self) -> bytes:
        self.count()
        if SHARED not in os.environ:
            return generate_latest(self.registry)
        everybody = CollectorRegistry()
        MultiProcessCollector(everybody)  # type: ignore[no-untyped-call]
        return generate_latest(everybody)


METRICS = Metrics()
