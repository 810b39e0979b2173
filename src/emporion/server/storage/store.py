"""The store: what the server asks of its database, without ever waiting for it on the loop."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from typing import TypeVar

from sqlalchemy import Connection, select

from . import statements
from .database import Database, prepare
from .migrate import migrate
from .notices import Listener, Told
from .records import Change, Entry, Right, StoreError, TableRow, Token
from .writer import Heard, Job, Writer

READERS = 4

T = TypeVar("T")


def now() -> int:
    """The time in milliseconds."""
    return time.time_ns() // 1_000_000


class Store:
    """The tables of one database. `await Store.open(url)`, and `close()` at the end.

    What has expired by the `clock` is as good as gone: such rights and tokens are not returned.
    """

    def __init__(self, database: Database, clock: Callable[[], int]) -> None:
        self._database = database
        self._clock = clock
        self._closed = False
        self._writer = Writer(database, clock)
        self._listener: Listener | None = None
        self._readers = ThreadPoolExecutor(READERS, "emporion-reader")

    @classmethod
    async def open(cls, url: str, *, serves: bool = False, clock: Callable[[], int] = now) -> Store:
        """Makes the database if there is none, and brings an older one up to date.

        Of those who have one SQLite file open, only one `serves` its tables.
        """
        return await asyncio.to_thread(cls._open, url, serves, clock)

    @classmethod
    def _open(cls, url: str, serves: bool, clock: Callable[[], int]) -> Store:
        database = Database(url, READERS)
        try:
            prepare(database)
            if serves:
                database.claim()
            migrate(database)
        except BaseException:
            database.close()
            raise
        return cls(database, clock)

    @property
    def shared(self) -> bool:
        """Whether other servers may write to this database too."""
        return not self._database.lite

    async def listen(self, told: Told, missed: Callable[[], None]) -> None:
        """From now on hear which tables other servers of this database change."""
        if not self._database.lite:
            self._listener = Listener(self._database, self._writer.name, told, missed)
            await asyncio.to_thread(self._listener.ready)

    async def close(self) -> None:
        """Writes what still waits, and lets the database go."""
        self._closed = True
        await asyncio.to_thread(self._close)

    def _close(self) -> None:
        if self._listener is not None:
            self._listener.stop()
        self._writer.close()
        self._readers.shutdown()
        with suppress(StoreError, sqlite3.Error), self._database.clearly():
            self._database.tidy()  # who copies the file now has everything
        self._database.close()

    async def _read(self, question: Callable[[Connection], T]) -> T:
        if self._closed:
            raise StoreError("the store is closed")
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._readers, self._database.read, question)

    async def commit(self, change: Change) -> None:
        """Returns when the change is durable; raises Conflict or StoreError when it is not there.

        Cancelled while it waits, the change may be written all the same.
        """
        await self._writer.write(change)

    def hand(self, change: Change, told: Heard) -> None:
        """Commits as `commit` does; `told` hears None once it is durable, or else why not."""
        self._writer.hand(change, told)

    def add(self, jobs: Sequence[Job]) -> None:
        """Commits jobs, each of which hears of it as `told` does."""
        self._writer.add(jobs)

    async def table(self, id: str) -> TableRow | None:
        return await self._read(partial(statements.table, id=id))

    async def rows(self, ids: Iterable[str]) -> list[TableRow]:
        """These tables in this order; unknown ones are left out."""
        return await self._read(partial(statements.rows, ids=list(ids)))

    async def listed(self, most: int = 100) -> list[TableRow]:
        """The listed tables that gather or play, newest first."""
        return await self._read(partial(statements.listed, most=most))

    async def playing(self) -> list[str]:
        return await self._read(statements.playing)

    async def entries(self, id: str, after: int = 0) -> list[Entry]:
        return await self._read(partial(statements.log, table=id, after=after))

    async def moved(self, id: str, move: str) -> Entry | None:
        """The entry that this move of a client became, if it was made."""
        return await self._read(partial(statements.moved, table=id, move=move))

    async def rights(self, table: str) -> list[Right]:
        return await self._read(partial(statements.rights_of, table=table, now=self._clock()))

    async def held(self, holder: str) -> list[Right]:
        """What one holder may do, at all tables."""
        return await self._read(partial(statements.rights_of, holder=holder, now=self._clock()))

    async def token(self, hash: str) -> Token | None:
        """The token, if it is neither spent nor expired."""
        return await self._read(partial(statements.token, hash=hash, now=self._clock()))

    async def edition(self, hash: str) -> bytes | None:
        return await self._read(partial(statements.edition, hash=hash))

    async def note(self, table: str, holder: str) -> str:
        return await self._read(partial(statements.note, table=table, holder=holder))

    async def keep_note(self, table: str, holder: str, text: str) -> None:
        await self._writer.write(
            partial(statements.keep_note, table=table, holder=holder, text=text)
        )

    async def replay(self, id: str) -> bytes | None:
        return await self._read(partial(statements.replay, id=id))

    async def keep_replay(self, id: str, document: bytes, made: int) -> None:
        """Keeps a replay for ever; one that is already there stays as it is."""
        await self._writer.write(
            partial(statements.keep_replay, id=id, document=document, made=made)
        )

    async def review(self, replay: str, seat: int, judge: str) -> bytes | None:
        return await self._read(partial(statements.review, replay=replay, seat=seat, judge=judge))

    async def keep_review(self, replay: str, seat: int, judge: str, document: bytes) -> None:
        """Keeps what a judge found; it would find the same again."""
        await self._writer.write(
            partial(
                statements.keep_review, replay=replay, seat=seat, judge=judge, document=document
            )
        )

    async def tidy(self) -> None:
        """Deletes what has expired."""
        await self._writer.write(partial(statements.tidy, now=self._clock()))

    async def beat(self, server: str, at: int) -> None:
        await self._writer.write(partial(statements.beat, server=server, at=at))

    async def beats(self) -> list[tuple[str, int]]:
        """When each server last said that it lives, the latest first."""
        return await self._read(statements.last_beats)

    async def healthy(self) -> bool:
        """Can it be read, and did the last write succeed? The server's beats keep this true."""
        if self._writer.trouble:
            return False
        try:
            await self._read(lambda connection: connection.scalar(select(1)))
        except StoreError:
            return False
        return True
