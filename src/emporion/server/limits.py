"""How much one client may ask for: a bucket that fills steadily and empties with every request,
and a number of places to be in at once.

>>> buckets = Buckets(rate=1.0, burst=2, clock=lambda: 0.0)
>>> [buckets.take("ada") for _ in range(3)], buckets.take("bob")
([True, True, False], True)
"""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from collections.abc import Callable

from emporion.server.short import Bucket


class Buckets:
    """A bucket for each client. The least recently used are forgotten: they are full by then."""

    def __init__(
        self,
        rate: float,
        burst: float,
        clock: Callable[[], float] = time.monotonic,
        most: int = 50_000,
    ) -> None:
        self._rate = rate
        self._burst = burst
        self._clock = clock
        self._most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def of(self, client: str) -> Bucket:
        """The client's bucket; who keeps it may go on with it, be it forgotten here or not."""
        bucket = self._buckets.get(client)
        if bucket is None:
            bucket = self._buckets[client] = Bucket(self._rate, self._burst, self._clock)
            if len(self._buckets) > self._most:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(client)
        return bucket

    def take(self, client: str) -> bool:
        """Whether the client may ask once more now."""
        return self.of(client).take()

    def charge(self, client: str, cost: float) -> None:
        """Count what a request turned out to cost beyond itself."""
        self.of(client).charge(cost)


class Places:
    """So many at once for each client.

    >>> places = Places(1)
    >>> places.enter("ada"), places.enter("ada"), places.enter("bob")
    (True, False, True)
    >>> places.leave("ada")
    >>> places.enter("ada")
    True
    """

    def __init__(self, most: int) -> None:
        self._most = most
        self._taken: Counter[str] = Counter()

    def enter(self, client: str) -> bool:
        """Whether there was a place left, which is the client's now."""
        if self._taken[client] >= self._most:
            return False
        self._taken[client] += 1
        return True

    def leave(self, client: str) -> None:
        self._taken[client] -= 1
        if not self._taken[client]:
            del self._taken[client]
