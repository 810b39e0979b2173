"""Connections to SQLite or PostgreSQL, and their troubles in one line."""

from __future__ import annotations

import fcntl
import os
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url, text
from sqlalchemy.exc import ArgumentError, DBAPIError, OperationalError

from emporion.errors import did_you_mean

from .records import StoreError

PATIENCE = 5  # seconds to wait for another process's lock, or for an answer
HANGS = 10  # seconds after which PostgreSQL gives up a process that stopped amid a transaction
CACHE = 64 * 1024  # KiB of the file in memory
CHECKPOINT = 10_000  # pages of 4 KiB in the write-ahead log before they are moved to the file
DEADLOCK, SERIALIZATION = "40P01", "40001"

LIVELY: dict[str, Any] = {  # so that a machine that is gone is missed while one waits for it
    "connect_timeout": PATIENCE,
    "tcp_user_timeout": PATIENCE * 1000,
    "keepalives_idle": PATIENCE,
    "keepalives_interval": 1,
    "keepalives_count": PATIENCE,
}

MARK = text("SELECT CAST(pg_current_xact_id() AS text)")
FATE = text("SELECT pg_xact_status(CAST(:mark AS xid8))")
NOT_YET = "22023"  # what it says of a transaction that there has not been

T = TypeVar("T")


class Database:
    """Where the rows are: one connection to write by, a few to read by."""

    def __init__(self, url: str | URL, readers: int = 1) -> None:
        self.url = parse(url)
        self.lite = self.url.get_backend_name() == "sqlite"
        self.name = (
            str(self.url.database)
            if self.lite
            else self.url.set(drivername="postgresql").render_as_string()
        )
        self._file: int | None = None
        self._lock: int | None = None
        make = self._sqlite if self.lite else self._postgresql
        self.writer = make(1, write=True)
        self.reader = make(readers, write=False)

    def _sqlite(self, connections: int, *, write: bool) -> Engine:
        engine = create_engine(
            self.url,
            pool_size=connections,
            max_overflow=0,
            connect_args={"isolation_level": None, "timeout": PATIENCE},
        )

        @event.listens_for(engine, "connect")
        def settings(connection: sqlite3.Connection, _: object) -> None:
            connection.execute("PRAGMA synchronous = FULL")
            if write:
                connection.execute(f"PRAGMA cache_size = -{CACHE}")
                connection.execute(f"PRAGMA wal_autocheckpoint = {CHECKPOINT}")
            else:
                connection.execute("PRAGMA query_only = ON")

        @event.listens_for(engine, "begin")
        def begin(connection: Connection) -> None:
            if write:
                self.same_file()
            # IMMEDIATE: another process's lock is met at once, not in the middle.
            connection.exec_driver_sql("BEGIN IMMEDIATE" if write else "BEGIN")

        return engine

    def same_file(self) -> None:
        """Refuses to write to a file that was deleted or replaced: SQLite would not notice."""
        try:
            found = os.stat(self.name).st_ino
        except OSError:
            found = None
        self._file = self._file or found
        if found is None or found != self._file:
            raise StoreError(f"{self.name} was deleted or replaced while in use")

    def claim(self) -> None:
        """Refuses a SQLite file that another server has: neither would hear of the other's games.
        The system takes the lock from whoever dies."""
        if not self.lite:
            return
        file = f"{self.name}-lock"
        try:
            self._lock = os.open(file, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
            fcntl.flock(self._lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise StoreError(
                f"{self.name} is in use by another server; several need PostgreSQL"
            ) from None
        except OSError as error:
            raise StoreError(f"{file}: {error.strerror}") from None

    def tidy(self) -> None:
        """Moves the write-ahead log of a SQLite file into it: what was rewritten gives back its
        room, and the file alone is all there is."""
        if self.lite:
            with self.writer.connect() as connection:
                driver: Any = connection.connection  # outside a transaction
                driver.execute("PRAGMA wal_checkpoint(TRUNCATE)")

    def _postgresql(self, connections: int, *, write: bool) -> Engine:
        # A process that hangs must not hold its locks for ever, nor wait for ever.
        limits = {
            "idle_in_transaction_session_timeout": f"{HANGS}s",
            "lock_timeout": f"{PATIENCE}s",
        }
        return create_engine(
            self.url,
            pool_size=connections,
            max_overflow=0,
            isolation_level="READ COMMITTED" if write else "AUTOCOMMIT",
            connect_args={
                "application_name": "emporion",
                **LIVELY,
                "options": " ".join(f"-c {name}={value}" for name, value in limits.items()),
            },
        )

    def read(self, question: Callable[[Connection], T]) -> T:
        """The answer to a question; a connection that was lost meanwhile is made anew once."""
        with self.clearly():
            try:
                return self._ask(question)
            except DBAPIError as error:
                if not error.connection_invalidated:
                    raise
            return self._ask(question)

    def _ask(self, question: Callable[[Connection], T]) -> T:
        with self.reader.connect() as connection:
            return question(connection)

    def mark(self, connection: Connection) -> str | None:
        """PostgreSQL's name for the transaction, to ask for later if its answer gets lost."""
        return None if self.lite else connection.scalar(MARK)

    def committed(self, mark: str, written: Callable[[Connection], bool]) -> bool:
        """What became of a transaction whose connection was lost while it was committed.

        After a crash PostgreSQL may not know its name any more, and give it to another: so what
        was `written` has to be there too.
        """
        end = time.monotonic() + HANGS + PATIENCE
        while time.monotonic() < end:
            try:
                fate = self._ask(lambda connection: connection.scalar(FATE, {"mark": mark}))
                if fate in ("committed", "aborted"):
                    return fate == "committed" and self._ask(written)
            except DBAPIError as error:
                if getattr(error.orig, "sqlstate", None) == NOT_YET:
                    return False
            time.sleep(0.1)
        raise StoreError(f"{self.name} went away in the middle of a write", unsure=True)

    def close(self) -> None:
        self.reader.dispose()
        self.writer.dispose()
        if self._lock is not None:
            os.close(self._lock)
            self._lock = None

    @contextmanager
    def clearly(self) -> Iterator[None]:
        """What goes wrong inside is told in one line."""
        try:
            yield
        except DBAPIError as error:
            raise self.trouble(error) from None

    def trouble(self, error: Exception) -> StoreError:
        """What went wrong, in one line that names the database."""
        cause = error.orig if isinstance(error, DBAPIError) else error
        code = getattr(cause, "sqlite_errorcode", None)
        state = getattr(cause, "sqlstate", None)
        if code is not None:
            words = SQLITE_WORDS.get(code & 0xFF)
        elif self.lite and str(cause).startswith(UNREADABLE):
            words = SQLITE_WORDS[sqlite3.SQLITE_CORRUPT]
        elif state is not None:
            words = POSTGRESQL_WORDS.get(state) or POSTGRESQL_WORDS.get(state[:2])
        else:
            words = None
        if words is None:
            said = (str(cause).splitlines() or [type(cause).__name__])[0]
            away = isinstance(error, OperationalError) and not (code or state)
            words = f"{'cannot be reached' if away else 'refuses'}: {said.split('failed: ')[-1]}"
        return StoreError(f"{self.name} {words}")


@contextmanager
def opened(url: str | URL, *, make: bool = False) -> Iterator[Database]:
    """A database for a while, its troubles told in one line; a file must be there, or is made."""
    database = Database(url)
    if database.lite and not make and not Path(database.name).exists():
        raise StoreError(f"there is no database {database.name}")
    try:
        with database.clearly():
            yield database
    finally:
        database.close()


def parse(url: str | URL) -> URL:
    """A database's address, checked: SQLite or PostgreSQL, and a place."""
    try:
        parsed = make_url(url)
    except ArgumentError:
        raise StoreError(
            "a database is sqlite:///folder/file.db or postgresql://user:password@host/name"
        ) from None
    kind = parsed.drivername.partition("+")[0]
    if kind in ("postgres", "postgresql"):
        return parsed.set(drivername="postgresql+psycopg")
    if kind != "sqlite":
        hint = did_you_mean(kind, ("sqlite", "postgresql"))
        raise StoreError(f"no database is called {kind!r}{hint or ': sqlite or postgresql'}")
    if not parsed.database or parsed.database == ":memory:":
        raise StoreError("tables are kept in a file: sqlite:///folder/file.db")
    return parsed.set(drivername="sqlite+pysqlite")


def prepare(database: Database) -> None:
    """Makes a SQLite file that only its owner can read, and sets it to write ahead."""
    if not database.lite:
        return
    file = Path(database.name)
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        if not file.exists():
            file.touch(mode=0o600)
    except FileExistsError:
        raise StoreError(f"{file.parent} is not a folder") from None
    except OSError as error:
        raise StoreError(f"{file}: {error.strerror}") from None
    end = time.monotonic() + PATIENCE
    while True:
        try:
            with database.clearly(), database.writer.connect() as connection:
                driver: Any = connection.connection  # outside a transaction
                driver.execute("PRAGMA journal_mode = WAL")
            return
        except sqlite3.Error as error:
            # Two that open a new file at once: SQLite does not wait here by itself.
            busy = error.sqlite_errorcode == sqlite3.SQLITE_BUSY
            if not busy or time.monotonic() > end:
                raise database.trouble(error) from None
            time.sleep(0.01)


UNREADABLE = "Could not decode"  # what Python says of text that is none; SQLite has no code for it

SQLITE_WORDS = {
    sqlite3.SQLITE_BUSY: "is locked by another process",
    sqlite3.SQLITE_LOCKED: "is locked by another process",
    sqlite3.SQLITE_FULL: "cannot grow: the disk is full",
    sqlite3.SQLITE_READONLY: "cannot be written to: it is read-only",
    sqlite3.SQLITE_CANTOPEN: "cannot be opened",
    sqlite3.SQLITE_CORRUPT: "is damaged",
    sqlite3.SQLITE_NOTADB: "is not a database",
    sqlite3.SQLITE_IOERR: "cannot be read or written: the disk fails",
    sqlite3.SQLITE_PERM: "cannot be opened: permission denied",
}

POSTGRESQL_WORDS = {
    "08": "does not answer",
    "25006": "cannot be written to: it is read-only",
    "25P03": "took too long",
    "28": "refuses this user or password",
    "3D000": "does not exist",
    "40P01": "is too busy",
    "53100": "cannot grow: the disk is full",
    "53200": "is out of memory",
    "53300": "has too many connections",
    "55P03": "is locked by another process",
    "57": "is stopping or starting",
}
