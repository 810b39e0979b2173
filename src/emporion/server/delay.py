"""A table as delayed spectators know it: what happens once the game has begun, so much later."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator

from emporion.server.storage import Entry
from emporion.server.table import Table


class Earlier:
    """The same entries, each told only when it is `delay` ms old."""

    __slots__ = ("_delay", "_waiting", "table")

    def __init__(self, table: Table, entries: list[Entry], delay: int) -> None:
        self.table = table
        self._waiting = deque(entries)
        self._delay = delay

    def add(self, entry: Entry) -> None:
        self._waiting.append(entry)

    def pass_on(self, now: int) -> Iterator[Entry]:
        """Tells the table what is old enough by now, one entry after the other."""
        while self._waiting and (due := self.due()) is not None and due <= now:
            entry = self._waiting.popleft()
            self.table.tell(entry)
            yield entry

    def due(self) -> int | None:
        """When the next entry may be told; before the game there is nothing to hold back."""
        if not self._waiting:
            return None
        entry = self._waiting[0]
        gathering = self.table.status == "gathering" and entry.kind != "start"
        return 0 if gathering else entry.at + self._delay
