"""All rows to a file, and back from it.

A backup is one SQLite file, whichever database it came from, with a seal on each of its tables; so
it also moves a server from SQLite to PostgreSQL, or back.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import (
    URL,
    Column,
    Connection,
    Integer,
    MetaData,
    Row,
    Table,
    Text,
    insert,
    inspect,
    select,
    text,
)
from sqlalchemy.exc import DatabaseError

from .database import Database, opened, prepare
from .migrate import VERSION, alone, known, newest, take, version
from .records import StoreError
from .schema import metadata

AT_ONCE = 1000  # rows

seals = Table(
    "seals",
    MetaData(),
    Column("name", Text, primary_key=True),
    Column("rows", Integer, nullable=False),
    Column("digest", Text, nullable=False),
)


class Digest:
    """What one table holds, in few letters."""

    def __init__(self) -> None:
        self.rows = 0
        self._hash = sha256()

    def add(self, rows: list[Row[Any]]) -> None:
        self.rows += len(rows)
        for row in rows:
            self._hash.update(msgspec.msgpack.encode(tuple(row)))

    @property
    def text(self) -> str:
        return self._hash.hexdigest()


def file_url(path: Path) -> URL:
    return URL.create("sqlite", database=str(path.absolute()))


def shapes(connection: Connection) -> list[Table]:
    """Our tables as they are there, perhaps of an older version."""
    found = MetaData()
    found.reflect(connection, only=lambda name, _: name in metadata.tables)
    return found.sorted_tables


def batches(connection: Connection, table: Table) -> Iterator[list[Row[Any]]]:
    """All rows of a table in the order of their keys, some at a time."""
    ordered = select(table).order_by(*table.primary_key.columns)
    found = connection.execute(ordered, execution_options={"yield_per": AT_ONCE})
    for rows in found.partitions():
        yield list(rows)


def add(connection: Connection, table: Table, rows: list[Row[Any]]) -> None:
    connection.execute(insert(table), [dict(row._mapping) for row in rows])


def backup(url: str, path: str | os.PathLike[str]) -> None:
    """Saves all rows as they are at one moment to a new file, while the server runs."""
    goal = Path(path)
    if goal.exists():
        raise StoreError(f"{goal} is already there")
    partial = goal.with_name(f".{goal.name}.{os.getpid()}")
    try:
        with opened(url) as database:
            found = saved_version(database)
            partial.touch(mode=0o600, exist_ok=False)
            if database.lite:
                duplicate(database, partial)
            else:
                export(database, partial, found)
        seal(partial)
        with partial.open("rb") as file:
            os.fsync(file.fileno())
        os.link(partial, goal)  # unlike a renaming, never over a file that came meanwhile
    except OSError as error:
        raise StoreError(f"{goal}: {error.strerror}") from None
    finally:
        partial.unlink(missing_ok=True)


def saved_version(database: Database) -> str:
    with database.reader.connect() as connection:
        found = version(connection)
    if found is None:
        raise StoreError(f"{database.name} has no tables of Emporion")
    known(database.name, found)
    return found


def duplicate(database: Database, path: Path) -> None:
    with database.reader.connect() as connection, closing(sqlite3.connect(path)) as copy:
        driver: Any = connection.connection.driver_connection
        try:
            driver.backup(copy)
            copy.execute("PRAGMA journal_mode = DELETE")  # one file, nothing beside it
        except sqlite3.Error as error:
            raise database.trouble(error) from None


def export(database: Database, path: Path, found: str) -> None:
    with opened(file_url(path)) as copy, copy.writer.begin() as target:
        take(target, None, found)
        with database.writer.connect() as source:
            source.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
            for table in shapes(target):
                for rows in batches(source, table):
                    add(target, table, rows)


def seal(path: Path) -> None:
    with opened(file_url(path)) as copy, copy.writer.begin() as connection:
        seals.drop(connection, checkfirst=True)  # of the backup that this database came from
        made = []
        for table in shapes(connection):
            digest = Digest()
            for rows in batches(connection, table):
                digest.add(rows)
            made.append({"name": table.name, "rows": digest.rows, "digest": digest.text})
        seals.create(connection)
        connection.execute(insert(seals), made)


def restore(path: str | os.PathLike[str], url: str) -> None:
    """Brings a backup into a database that has no rows yet: whole, or not at all."""
    file = Path(path)
    if not file.is_file():
        raise StoreError(f"there is no file {file}")
    with opened(url, make=True) as database:
        new = database.lite and not Path(database.name).exists()
        try:
            with opened(file_url(file)) as saved, saved.reader.connect() as source:
                found = checked(source, file)
                prepare(database)
                with database.clearly(), database.writer.begin() as target:
                    alone(target)
                    clear(target, database.name)
                    take(target, None, found)
                    bring(source, target, file)
                    take(target, found, newest())
        except BaseException:
            database.close()
            if new:
                for end in ("", "-wal", "-shm"):
                    Path(f"{database.name}{end}").unlink(missing_ok=True)
            raise


def checked(source: Connection, file: Path) -> str:
    """The version of a backup's schema, when the file is one and is whole."""
    try:
        whole = source.scalars(text("PRAGMA integrity_check")).all() == ["ok"]
        sealed = whole and inspect(source).has_table(seals.name)
        found = version(source) if sealed else None
    except DatabaseError:
        whole = False
        found = None
    if not whole:
        raise StoreError(f"{file} is damaged, or no backup")
    if found is None:
        raise StoreError(f"{file} is no backup")
    known(str(file), found)
    return found


def clear(target: Connection, name: str) -> None:
    """Leaves nothing of Emporion's own tables, if they have no rows."""
    found = shapes(target)
    for table in found:
        if target.execute(select(table).limit(1)).first():
            raise StoreError(f"{name} is not empty: a backup is only restored into a new database")
    for table in found:
        table.drop(target)
    if inspect(target).has_table(VERSION):
        target.execute(text(f"DELETE FROM {VERSION}"))


def bring(source: Connection, target: Connection, file: Path) -> None:
    """Copies all rows, and holds them against the seals."""
    sealed = {row.name: row for row in source.execute(select(seals))}
    for table in shapes(source):
        digest = Digest()
        for rows in batches(source, table):
            digest.add(rows)
            add(target, table, rows)
        seal = sealed.pop(table.name, None)
        if seal is None or (seal.rows, seal.digest) != (digest.rows, digest.text):
            raise StoreError(f"{file} is damaged: {table.name} is not what was saved")
    if sealed:
        raise StoreError(f"{file} is damaged: {', '.join(sealed)} is missing")
