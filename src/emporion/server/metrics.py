"""What the server counts, for Prometheus. No label ever holds a name, a token or a card."""

from __future__ import annotations

from typing import Any

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

_QUICK = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)


class Metrics:
    """The counters of one process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        made: Any = {"registry": self.registry}
        self.entries = Counter(
            "emporion_entries", "Entries told to tables, by kind", ["kind"], **made
        )
        self.refused = Counter("emporion_refused", "Acts refused, by reason", ["reason"], **made)
        self.commit = Histogram(
            "emporion_commit_seconds",
            "From an act's verdict to its durable entry",
            **made,
            buckets=_QUICK,
        )
        self.thought = Histogram(
            "emporion_bot_seconds", "What bots take to decide", ["bot"], **made, buckets=_QUICK
        )
        self.tables = Gauge("emporion_tables", "Tables in memory", **made)
        self.sockets = Gauge("emporion_sockets", "Open sockets", **made)
        self.requests = Counter(
            "emporion_requests", "Requests answered, by status", ["status"], **made
        )

    def page(self) -> bytes:
        return generate_latest(self.registry)


METRICS = Metrics()
