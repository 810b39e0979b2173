"""Is a database sound? Looks, and changes nothing."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

from sqlalchemy import Connection, exists, func, inspect, select, text

from .database import Database, opened
from .migrate import known, newest, version
from .records import StoreError
from .schema import entries, metadata, tables

ENOUGH = 256 << 20  # bytes free on the disk, and bytes of a write-ahead log that is moved in time


def check(url: str) -> list[str]:
    """What is wrong with a database, a line each; nothing if it is sound. Changes nothing."""
    wrong: list[str] = []
    try:
        with opened(url) as database, database.reader.connect() as connection:
            wrong += file_faults(connection, database)
            wrong += schema_faults(connection, database)
            if version(connection) == newest():
                wrong += row_faults(connection, database)
    except StoreError as error:
        wrong.append(str(error))
    return wrong


def file_faults(connection: Connection, database: Database) -> Iterator[str]:
    if not database.lite:
        for setting in ("fsync", "synchronous_commit", "full_page_writes"):
            if connection.scalar(text(f"SHOW {setting}")) == "off":
                yield f"{database.name} runs with {setting} off: a power cut loses moves"
        if connection.scalar(text("SELECT pg_is_in_recovery()")):
            yield f"{database.name} is a standby and cannot be written to"
        return
    file = Path(database.name)
    for line in connection.scalars(text("PRAGMA integrity_check")):
        if line != "ok":
            yield f"{file} is damaged: {line}"
    if connection.scalar(text("PRAGMA journal_mode")) != "wal":
        yield f"{file} does not write ahead yet; starting the server sets it"
    log = file.with_name(f"{file.name}-wal")
    if log.exists() and log.stat().st_size > ENOUGH:
        yield f"{log} has grown to {log.stat().st_size >> 20} MB: does some process read for ever?"
    for path in (file, file.parent):
        if not os.access(path, os.W_OK):
            yield f"{path} cannot be written to"
    free = shutil.disk_usage(file.parent).free
    if free < ENOUGH:
        yield f"{file.parent} has only {free >> 20} MB free"


def schema_faults(connection: Connection, database: Database) -> Iterator[str]:
    found = version(connection)
    if found is None:
        yield f"{database.name} has no tables of Emporion yet"
        return
    known(database.name, found)
    if found != newest():
        yield f"{database.name} has schema {found}; starting the server brings it to {newest()}"
    missing = set(metadata.tables) - set(inspect(connection).get_table_names())
    if found == newest() and missing:
        raise StoreError(f"{database.name} is damaged: it lacks {', '.join(sorted(missing))}")


def row_faults(connection: Connection, database: Database) -> Iterator[str]:
    log = (
        select(entries.c.table_id, func.count().label("many"), func.max(entries.c.number))
        .group_by(entries.c.table_id)
        .having(func.count() != func.max(entries.c.number))
    )
    for id, many, last in connection.execute(log):
        yield f"{database.name}: table {id} has {many} entries, and the last is number {last}"
    twice = (
        select(entries.c.table_id, entries.c.move)
        .where(entries.c.move.is_not(None))
        .group_by(entries.c.table_id, entries.c.move)
        .having(func.count() > 1)
    )
    for id, move in connection.execute(twice):
        yield f"{database.name}: table {id} has the move {move} twice"
    owner = ~exists().where(tables.c.id == entries.c.table_id)
    for id in connection.scalars(select(entries.c.table_id).where(owner).distinct()):
        yield f"{database.name}: entries of table {id}, which is not there"
