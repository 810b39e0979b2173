"""Group commit: one thread writes what all tables want written, in one transaction.

The cost of making it durable is shared by all that wait for it. Whoever conflicts is told so, and
the others of the group are written.
"""

from __future__ import annotations

import asyncio
import secrets
import threading
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from functools import partial
from typing import Any, Protocol

from msgspec import Struct
from sqlalchemy import Connection
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, ProgrammingError

from . import statements
from .database import DEADLOCK, SERIALIZATION, Database
from .moves import Moves
from .notices import Notice, notify
from .records import Change, Conflict, Entry, StoreError

Work = Change | Callable[[Connection], None]
Outcome = Exception | None
Heard = Callable[[Outcome], None]

MOST = statements.MOST  # in one group: others are told while the next is written
TRIES = 5
BREATH = 50  # of a group are told before others have their turn
AT_FAULT = (DataError, IntegrityError, ProgrammingError, ValueError, TypeError, OverflowError)


class Job(Protocol):
    """Something to write, and who is told of it, on which loop."""

    @property
    def work(self) -> Work: ...

    @property
    def row(self) -> tuple[Any, ...] | None:
        """An entry with its table before it, where that is all there is to write."""

    @property
    def loop(self) -> asyncio.AbstractEventLoop: ...

    @property
    def told(self) -> Heard: ...

    outcome: Outcome


class Order(Struct):
    """A job that a function hears of."""

    work: Work
    told: Heard
    loop: asyncio.AbstractEventLoop
    outcome: Outcome = None

    @property
    def row(self) -> tuple[Any, ...] | None:
        work = self.work
        return work.row if isinstance(work, Change) else None


class Writer:
    """The thread that writes."""

    def __init__(self, database: Database, clock: Callable[[], int]) -> None:
        self.trouble: StoreError | None = None
        self.name = secrets.token_hex(8)  # of this process among the servers of a database
        self._database = database
        self._clock = clock
        self._moves = Moves()
        self._waiting: list[Job] = []
        self._closed = False
        self._called = False  # the thread will hear of what waits
        self._lock = threading.Lock()
        self._wake = threading.Condition(self._lock)
        self._thread = threading.Thread(target=self._run, name="emporion-writer", daemon=True)
        self._thread.start()

    def write(self, work: Work) -> asyncio.Future[None]:
        """A future that is done when the work is durable."""
        done = asyncio.get_running_loop().create_future()
        self.hand(work, partial(settle, done))
        return done

    def hand(self, work: Work, told: Heard) -> None:
        """The same without a future: `told` hears what came of it, on the loop of this call.

        What is handed in during one turn of the loop is called for once, and is one group.
        """
        loop = asyncio.get_running_loop()
        with self._lock:
            self._check()
            self._waiting.append(Order(work, told, loop))
            if self._called:
                return
            self._called = True
        loop.call_soon(self._call)

    def add(self, jobs: Sequence[Job]) -> None:
        """The same for jobs that were gathered in one turn of the loop that hears of them."""
        with self._lock:
            self._check()
            self._waiting += jobs
            self._wake.notify()

    def _check(self) -> None:
        if self._closed:
            raise StoreError("the store is closed")

    def _call(self) -> None:
        with self._lock:
            self._called = False
            self._wake.notify()

    def close(self) -> None:
        """Writes what still waits, and ends."""
        with self._lock:
            self._closed = True
            self._wake.notify()
        self._thread.join()

    def _run(self) -> None:
        while group := self._take():
            for part in apart(group) if self._database.lite else (group,):
                self._try(part)
                answer(part)

    def _try(self, group: list[Job]) -> None:
        try:
            self._write(group)
            self.trouble = None
        except StoreError as error:
            self.trouble = error
            for job in group:
                job.outcome = StoreError(str(error), unsure=error.unsure)
        except Exception as error:  # a fault of ours; the thread must outlive it
            for job in group:
                job.outcome = error

    def _take(self) -> list[Job]:
        """The next group; empty when closed and all is written."""
        with self._lock:
            while not self._waiting and not self._closed:
                self._wake.wait()
            group = self._waiting[:MOST]
            del self._waiting[:MOST]
            return group

    def _write(self, group: list[Job]) -> None:
        careful, tries = False, TRIES
        while True:
            try:
                return self._transact(group, careful)
            except StoreError:
                raise  # nobody knows whether it is written: not again
            except AT_FAULT:
                if careful:
                    raise
                careful = True  # one of them is bad: each for itself, and only that one fails
            except DBAPIError as error:
                tries -= 1
                state = getattr(error.orig, "sqlstate", None)
                again = error.connection_invalidated or state in (DEADLOCK, SERIALIZATION)
                if not (again and tries):
                    self._database.writer.dispose()
                    raise self._database.trouble(error) from None

    def _transact(self, group: list[Job], careful: bool) -> None:
        if not careful and self._database.lite and self._add_at_once(group):
            return
        with self._database.writer.connect() as connection:
            transaction = connection.begin()
            self._apply(connection, group, careful)
            if not self._database.lite:
                notify(connection, self.name, news(group))
            mark = self._database.mark(connection)
            try:
                transaction.commit()
            except DBAPIError as error:
                lost = error.connection_invalidated
                is_there = partial(written, group)
                if not (lost and mark and self._database.committed(mark, is_there)):
                    raise

    def _add_at_once(self, group: list[Job]) -> bool:
        """Writes a group of entries for as many tables, as nearly all are, in one statement."""
        rows = rows_of(group)
        if rows is None:
            return False
        self._database.same_file()
        connection = self._database.writer.raw_connection()
        try:
            read = partial(statements.moves_of, connection)
            if not all(self._moves.new(row, read) for row in rows):
                return False
            statements.add_at_once(connection, rows)
        finally:
            connection.close()
        for row in rows:
            self._moves.add(row)
        for job in group:
            job.outcome = None
        return True

    def _apply(self, connection: Connection, group: list[Job], careful: bool) -> None:
        """Puts the outcome of each into the group; raises only if none can be written."""
        rest: list[Job] = []
        plain: dict[str, tuple[Job, tuple[Any, ...]]] = {}
        for job in group:
            job.outcome = None
            row = None if careful else job.row
            if row is None or row[0] in plain:
                rest.append(job)
            else:
                plain[row[0]] = job, row
        if plain:
            self._apply_plain(connection, plain)
        for job in sorted(rest, key=place):
            job.outcome = self._apply_one(connection, job.work)

    def _apply_plain(
        self, connection: Connection, plain: dict[str, tuple[Job, tuple[Any, ...]]]
    ) -> None:
        rows = [plain[table][1] for table in sorted(plain)]
        taken = set(statements.add_entries(connection, rows))
        for table, (job, row) in plain.items():
            if table not in taken:
                job.outcome = statements.conflict(connection, table, [Entry(*row[1:])], "number")

    def _apply_one(self, connection: Connection, work: Work) -> Outcome:
        savepoint = connection.begin_nested()
        try:
            if isinstance(work, Change):
                statements.apply(connection, work, self._clock())
            else:
                work(connection)
        except Conflict as conflict:
            savepoint.rollback()
            assert isinstance(work, Change)
            return statements.conflict(connection, work.table, work.entries, conflict.reason)
        except AT_FAULT as error:
            savepoint.rollback()
            reason = error.orig if isinstance(error, DBAPIError) else error
            return StoreError(f"this cannot be stored: {' '.join(str(reason).split())}")
        savepoint.commit()
        return None


def apart(group: list[Job]) -> list[list[Job]]:
    """A group for a SQLite file: what goes in one statement, and the rest."""
    if rows_of(group) is not None:
        return [group]
    count = Counter(place(job) for job in group)
    plain = [job for job in group if job.row is not None and count[place(job)] == 1]
    rest = [job for job in group if job.row is None or count[place(job)] > 1]
    return [part for part in (plain, rest) if part]


def rows_of(group: Sequence[Job]) -> list[tuple[Any, ...]] | None:
    """The entries of a group in the order of their tables; None if there is more to write."""
    rows: dict[str, tuple[Any, ...]] = {}
    for job in group:
        row = job.row
        if row is None or row[0] in rows:
            return None
        rows[row[0]] = row
    return sorted(rows.values())


def written(group: Sequence[Job], connection: Connection) -> bool:
    """Whether the entries of a group are there: one of them tells for all."""
    for job in group:
        if isinstance(job.work, Change) and job.work.entries and job.outcome is None:
            entry = job.work.entries[0]
            return statements.log(connection, job.work.table, entry.number - 1)[:1] == [entry]
    return True


def news(group: Sequence[Job]) -> Iterator[Notice]:
    """What the other servers should know of a group."""
    for job in group:
        if isinstance(job.work, Change) and job.outcome is None:
            change = job.work
            number = change.entries[-1].number if change.entries else 0
            rights = bool(change.grant or change.revoke)
            yield Notice(change.table, number, rights, change.entries)


def place(job: Job) -> str:
    """All processes write in the order of the tables, so that none waits for another in a ring."""
    return job.work.table if isinstance(job.work, Change) else ""


def answer(group: Sequence[Job]) -> None:
    """Tells all who wait, with one call to each event loop."""
    loops = {job.loop for job in group}
    for loop in loops:
        jobs = [job for job in group if job.loop is loop] if len(loops) > 1 else list(group)
        with suppress(RuntimeError):  # nobody waits any more: the loop is closed
            loop.call_soon_threadsafe(tell, jobs)


def tell(jobs: list[Job]) -> None:
    if len(jobs) > BREATH:
        jobs[0].loop.call_soon(tell, jobs[BREATH:])
    for job in jobs[:BREATH]:
        job.told(job.outcome)


def settle(done: asyncio.Future[None], outcome: Outcome) -> None:
    if done.done():
        return
    if outcome is None:
        done.set_result(None)
    else:
        done.set_exception(outcome)
