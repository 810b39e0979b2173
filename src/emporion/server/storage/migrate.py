"""The database's shape is brought up to date whenever it is opened."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from alembic.migration import MigrationContext
from alembic.operations import Operations
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from .database import Database
from .records import StoreError

VERSION = "alembic_version"  # the table in which Alembic notes it
LOCK = 0x454D504F  # PostgreSQL's number for the lock: "EMPO"


@cache
def steps() -> ScriptDirectory:
    here = Path(__file__).parent
    return ScriptDirectory(str(here), version_locations=[str(here / "migrations")])


def newest() -> str:
    """The version of the schema that this Emporion writes."""
    head = steps().get_current_head()
    assert head is not None
    return head


def version(connection: Connection) -> str | None:
    """The version of a database's schema; None if it has none yet."""
    return MigrationContext.configure(connection).get_current_revision()


def known(name: str, found: str | None) -> None:
    """Refuses a schema that a later Emporion has written."""
    if found is not None and found not in {step.revision for step in steps().walk_revisions()}:
        raise StoreError(
            f"{name} was written by a newer Emporion (schema {found}, this one knows {newest()})"
        )


def migrate(database: Database, to: str | None = None) -> None:
    """Takes the steps that are missing: all of them or none, and one process at a time."""
    goal = to or newest()
    with database.clearly():
        with database.writer.connect() as connection:
            if version(connection) == goal:
                return
        with database.writer.begin() as connection:
            alone(connection)
            found = version(connection)
            known(database.name, found)
            take(connection, found, goal)
        database.tidy()


def alone(connection: Connection) -> None:
    """No other process changes the schema until this transaction ends. SQLite's begins so."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})


def take(connection: Connection, found: str | None, goal: str) -> None:
    context = MigrationContext.configure(connection)
    with Operations.context(context):
        for step in reversed(list(steps().iterate_revisions(goal, found or "base"))):
            step.module.upgrade()
            context.stamp(steps(), step.revision)
