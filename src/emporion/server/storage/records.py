"""What is stored, and what can go wrong with it."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct
from msgspec.structs import astuple

from emporion.errors import EmporionError

Reason = Literal["number", "move", "token"]
CONFLICTS: dict[Reason, str] = {
    "number": "something else happened at this table first",
    "move": "this move was already made",
    "token": "this link was already used, or is too old",
}


class TableRow(Struct, frozen=True):
    """A table as it was set up. Only `status`, `listed` and `changed` ever differ later."""

    id: str
    game: str
    players: int
    options: dict[str, Any]
    edition: str  # the hash under which the edition is kept
    terms: dict[str, Any]
    engine: str  # the version of the rules
    seed: str
    salt: str
    created: int  # milliseconds, as all times here
    changed: int  # when the last entry was made
    status: str  # gathering, playing, over or closed
    listed: bool
    start: bytes | None = None  # the transcript the table begins from, if it does


class Entry(Struct, frozen=True):
    """One thing that happened at a table, numbered from 1."""

    number: int
    kind: str
    seat: int | None
    body: bytes
    viewers: int  # bit s: seat s sees it; bit 15: spectators do
    move: str | None  # the client's own id of the move
    at: int


FIELDS = ("table_id", *Entry.__struct_fields__)  # of an entry as a row, with its table before it


class Right(Struct, frozen=True):
    """What the holder of a key may do at a table."""

    table: str
    kind: str
    seat: int | None
    holder: str  # the hash of the key
    granted: int
    expires: int | None = None


class Token(Struct, frozen=True):
    """A link or code that can be turned into a right, once."""

    hash: str
    table: str
    kind: str
    seat: int | None
    made: int
    expires: int | None = None


class Change(Struct, frozen=True):
    """What is written together: all of it, or nothing."""

    table: str
    entries: list[Entry]
    status: str | None = None
    grant: list[Right] = []
    revoke: list[Right] = []
    issue: list[Token] = []
    spend: list[str] = []  # hashes of tokens
    create: TableRow | None = None
    edition: tuple[str, bytes] | None = None

    @property
    def row(self) -> tuple[Any, ...] | None:
        """The table and its one new entry, if there is nothing else to it, as with nearly all."""
        plain = (
            len(self.entries) == 1
            and self.status is None
            and self.create is None
            and not (self.spend or self.grant or self.revoke or self.issue or self.edition)
        )
        return (self.table, *astuple(self.entries[0])) if plain else None


class Conflict(EmporionError):
    """The change came second and nothing of it was written.

    `reason` is "number" (the entry's number is taken), "move" (this very move is already there)
    or "token" (spent or expired).
    """

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason)
        self.reason = reason

    def __str__(self) -> str:
        return CONFLICTS[self.reason]


class StoreError(EmporionError):
    """The database cannot do it now, and nothing was written.

    Only if `unsure`, it went away while it was asked to commit, and what was to be written may be
    there or not: whoever has a table in memory reads it again.
    """

    def __init__(self, message: str, *, unsure: bool = False) -> None:
        super().__init__(message)
        self.unsure = unsure
