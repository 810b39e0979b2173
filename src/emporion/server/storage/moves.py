"""The moves of the tables that are written to in a SQLite file, so that none is made twice.

An index of them in the file would cost as much as the entries themselves. This one knows all
entries of a table up to a number, with eight bytes for each move, and vouches only for the entry
that follows: should anybody else have written meanwhile, the file has that number already, or is
read again. Where it cannot vouch, the file is searched.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from struct import Struct
from typing import Any

from .records import FIELDS

MOST = 10_000  # tables; of any other the file is read again when it is written to
NUMBER, MOVE = FIELDS.index("number"), FIELDS.index("move")  # in a row
UNKNOWN = -1

Read = Callable[[str], Iterable[tuple[int, str | None]]]

digest = Struct("q").pack


class Known:
    """What is known of one table: the number of its last entry, and its moves."""

    __slots__ = ("moves", "number")

    def __init__(self, entries: Iterable[tuple[int, str | None]]) -> None:
        self.number = 0
        self.moves = bytearray()
        for number, move in sorted(entries):
            self.add(number, move)

    def add(self, number: int, move: str | None) -> None:
        """The entry that follows; any other means that something is not known here."""
        self.number = number if number == self.number + 1 else UNKNOWN
        if move is not None:
            self.moves += digest(hash(move))


class Moves:
    """Of many tables."""

    def __init__(self) -> None:
        self._tables: dict[str, Known] = {}

    def new(self, row: tuple[Any, ...], read: Read) -> bool:
        """Whether this surely is a new move, once its number proves to be free; `read` tells the
        entries of a table."""
        table, number, move = row[0], row[NUMBER], row[MOVE]
        known = self._tables.get(table)
        if known is None or known.number + 1 != number:
            self._tables.pop(table, None)
            if len(self._tables) >= MOST:
                del self._tables[next(iter(self._tables))]
            known = self._tables[table] = Known(read(table))
            if known.number + 1 != number:
                return False
        return move is None or digest(hash(move)) not in known.moves

    def add(self, row: tuple[Any, ...]) -> None:
        """It is written."""
        known = self._tables.get(row[0])
        if known is not None:
            known.add(row[NUMBER], row[MOVE])
