"""A database of any earlier version is brought up to date when it is opened."""

from functools import partial
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, text

from emporion.server.storage import Store, StoreError, check
from emporion.server.storage.database import Database, prepare
from emporion.server.storage.migrate import migrate, newest, steps, version
from emporion.server.storage.schema import metadata
from server.storage.rows import awaited, move, numbers, opened

REVISIONS = [step.revision for step in steps().walk_revisions()]


def made(url: str, revision: str) -> None:
    """Makes a database of that version."""
    database = Database(url)
    prepare(database)
    migrate(database, to=revision)
    database.close()


def test_the_steps_are_one_row_and_numbered() -> None:
    assert REVISIONS[::-1] == [f"{number:04}" for number in range(1, len(REVISIONS) + 1)]
    assert newest() == REVISIONS[0]


def is_for(connection: Connection, item: Any, *about: object) -> bool:
    """Whether a part of the schema belongs to this kind of database; Alembic does not ask."""
    kind = getattr(item, "_ddl_if", None)
    return kind is None or kind.dialect == connection.dialect.name


@pytest.mark.parametrize("revision", [None, *REVISIONS])
@awaited
async def test_from_every_version(url: str, revision: str | None) -> None:
    if revision:
        made(url, revision)
    async with opened(url) as store:
        await store.commit(move(1))
        assert await numbers(store) == [1]
        with store._database.reader.connect() as connection:
            assert version(connection) == newest()
            opts = {"compare_type": True, "include_object": partial(is_for, connection)}
            context = MigrationContext.configure(connection, opts=opts)
            assert compare_metadata(context, metadata) == []


@awaited
async def test_a_newer_version_is_refused(url: str) -> None:
    made(url, newest())
    database = Database(url)
    with database.writer.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    database.close()
    line = f"was written by a newer Emporion (schema 9999, this one knows {newest()})"
    with pytest.raises(StoreError) as caught:
        await Store.open(url)
    assert str(caught.value).endswith(line)
    [said] = check(url)
    assert said.endswith(line)


def test_a_step_that_fails_leaves_nothing(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    last = steps().get_revision("head")
    assert last
    whole = last.module.upgrade

    def fails() -> None:
        whole()
        raise StoreError("in the middle")

    monkeypatch.setattr(last.module, "upgrade", fails)
    database = Database(url)
    prepare(database)
    with pytest.raises(StoreError, match="in the middle"):
        migrate(database)
    with database.reader.connect() as connection:
        assert version(connection) is None  # all steps or none
    monkeypatch.undo()
    migrate(database)
    with database.reader.connect() as connection:
        assert version(connection) == newest()
    database.close()
