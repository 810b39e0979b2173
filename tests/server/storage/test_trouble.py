"""The database fails: one clear line, nothing half written, and all is well again afterwards."""

import asyncio
import resource
import signal
import socket
import sqlite3
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path

import pytest
from sqlalchemy import Connection, event

from emporion.server.storage import Change, Store, StoreError, database, statements
from emporion.server.storage.writer import Order, written
from server.postgres import Postgres
from server.storage.rows import awaited, entry, move, numbers, opened, opening, outcome


async def refused(store: Store, change: Change) -> str:
    """The one line of a commit that fails."""
    with pytest.raises(StoreError) as caught:
        await store.commit(change)
    assert "\n" not in str(caught.value)
    assert not caught.value.unsure
    return str(caught.value)


def big(number: int, table: str = "t") -> Change:
    return Change(table, [entry(number, body=b"x" * 100_000)])


@awaited
async def test_disk_full(tmp_path: Path) -> None:
    async with opened(f"sqlite:///{tmp_path}/tables.db") as store:
        await store.commit(move(1))
        limit = sqlite_limit(store, 60)
        said = await asyncio.gather(
            *(store.commit(big(1, f"t{it}")) for it in range(9)), return_exceptions=True
        )
        assert {str(it) for it in said} == {f"{tmp_path}/tables.db cannot grow: the disk is full"}
        assert not await store.healthy()
        assert await numbers(store) == [1]  # reading goes on
        limit.clear()
        store._database.writer.dispose()
        await store.commit(big(2))
        assert await numbers(store) == [1, 2]
        assert await numbers(store, "t0") == []
        assert await store.healthy()


def sqlite_limit(store: Store, pages: int) -> list[int]:
    """From now on the file has at most so many pages, until the list is cleared."""
    limit = [pages]

    @event.listens_for(store._database.writer, "connect")
    def lower(connection: sqlite3.Connection, _: object) -> None:
        for most in limit:
            connection.execute(f"PRAGMA max_page_count = {most}")

    store._database.writer.dispose()
    return limit


@awaited
async def test_the_file_may_not_grow(tmp_path: Path) -> None:
    async with opened(f"sqlite:///{tmp_path}/tables.db") as store:
        await store.commit(move(1))
        grown = (tmp_path / "tables.db-wal").stat().st_size
        with file_limit(grown + 8192):
            assert "tables.db cannot be " in await refused(store, big(2))
        await store.commit(big(2))
        assert await numbers(store) == [1, 2]


@contextmanager
def file_limit(size: int) -> Iterator[None]:
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


@awaited
async def test_postgresql_disk_full(postgres: Postgres) -> None:
    url = postgres.database()
    async with opened(url) as store:
        await store.commit(move(1))
        name = url.rpartition("/")[2]
        postgres.execute(
            "CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN"
            " RAISE 'could not extend file' USING ERRCODE = 'disk_full'; END $$;"
            "CREATE TRIGGER full_disk BEFORE INSERT ON entries EXECUTE FUNCTION full_disk()",
            name,
        )
        line = await refused(store, move(2))
        assert line.endswith(f"/{name} cannot grow: the disk is full")
        assert postgres.password not in line
        postgres.execute("DROP TRIGGER full_disk ON entries", name)
        await store.commit(move(2))
        assert await numbers(store) == [1, 2]


@awaited
async def test_a_lock_of_another_process(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database, "PATIENCE", 0.2)
    async with opened(f"sqlite:///{tmp_path}/tables.db") as store:
        await store.commit(opening())
        other = sqlite3.connect(tmp_path / "tables.db", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        assert "is locked by another process" in await refused(store, move(2))
        assert await numbers(store) == [1]
        other.execute("COMMIT")
        other.close()
        await store.commit(move(2))
        assert await numbers(store) == [1, 2]


@awaited
async def test_a_lock_in_postgresql(postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(database, "PATIENCE", 1)
    url = postgres.database()
    async with opened(url) as store:
        with postgres.connect(url.rpartition("/")[2]) as other, other.transaction():
            other.execute("LOCK TABLE entries")
            assert "is locked by another process" in await refused(store, move(1))
        await store.commit(move(1))
        assert await numbers(store) == [1]


@awaited
async def test_a_file_that_cannot_be_written(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    async with opened(f"sqlite:///{file}") as store:
        await store.commit(move(1))
        only_read = True

        @event.listens_for(store._database.writer, "connect")
        def forbid(connection: sqlite3.Connection, _: object) -> None:
            connection.execute(f"PRAGMA query_only = {only_read}")

        store._database.writer.dispose()
        assert await refused(store, move(2)) == f"{file} cannot be written to: it is read-only"
        only_read = False
        await store.commit(move(2))
        assert await numbers(store) == [1, 2]


@pytest.mark.parametrize("replaced", [False, True])
@awaited
async def test_the_file_is_taken_away(tmp_path: Path, replaced: bool) -> None:
    file = tmp_path / "tables.db"
    async with opened(f"sqlite:///{file}") as store:
        await store.commit(move(1))
        file.rename(tmp_path / "aside.db")
        if replaced:
            file.write_bytes(b"")
        said = await refused(store, move(2))
        assert said == f"{file} was deleted or replaced while in use"
        (tmp_path / "aside.db").rename(file)
        await store.commit(move(2))
        assert await numbers(store) == [1, 2]


WRONG = {
    "nonsense": "a database is sqlite:///folder/file.db or postgresql://user:password@host/name",
    "mysql://h/x": "no database is called 'mysql': sqlite or postgresql",
    "sqlit:///x": "no database is called 'sqlit'; did you mean 'sqlite'?",
    "sqlite://": "tables are kept in a file: sqlite:///folder/file.db",
    "sqlite:///:memory:": "tables are kept in a file: sqlite:///folder/file.db",
    "sqlite:////dev/null/x.db": "/dev/null is not a folder",
    "sqlite:////": "/ cannot be opened",
}


@pytest.mark.parametrize("url", WRONG)
@awaited
async def test_wrong_addresses(url: str) -> None:
    with pytest.raises(StoreError) as caught:
        await Store.open(url)
    assert str(caught.value) == WRONG[url]


@awaited
async def test_not_a_database(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    file.write_text("drachmas " * 1000)
    with pytest.raises(StoreError, match=r"tables\.db is not a database$"):
        await Store.open(f"sqlite:///{file}")
    assert file.read_text() == "drachmas " * 1000


@awaited
async def test_wrong_addresses_of_postgresql(postgres: Postgres) -> None:
    password = postgres.password
    for url, line in {
        postgres.url("nowhere"): 'database "nowhere" does not exist',
        postgres.url().replace(password, "wrong"): "password authentication failed",
        postgres.url().replace(str(postgres.port), "1"): "[Cc]onnection refused",
    }.items():
        with pytest.raises(StoreError, match=line) as caught:
            await Store.open(url)
        assert "\n" not in str(caught.value)
        assert password not in str(caught.value)


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGQUIT], ids=["stopped", "crashed"])
@awaited
async def test_postgresql_goes_away_and_comes_back(postgres: Postgres, how: signal.Signals) -> None:
    async with opened(postgres.database()) as store:
        await store.commit(move(1))
        await asyncio.to_thread(postgres.stop, how)
        try:
            assert "cannot be reached" in await refused(store, move(2))
            with pytest.raises(StoreError, match="cannot be reached"):
                await store.entries("t")
            assert not await store.healthy()
        finally:
            await asyncio.to_thread(postgres.start)
        assert await numbers(store) == [1]
        await store.commit(move(2))
        assert await numbers(store) == [1, 2]
        assert await store.healthy()


@awaited
async def test_postgresql_restarts_unseen(postgres: Postgres) -> None:
    async with opened(postgres.database()) as store:
        await store.commit(move(1))
        await store.entries("t")
        await asyncio.to_thread(postgres.stop)
        await asyncio.to_thread(postgres.start)
        await store.commit(move(2))
        assert await numbers(store) == [1, 2]


@awaited
async def test_postgresql_restarts_amid_many_writes(postgres: Postgres) -> None:
    """Each commit says done or fails; what is done is there, what failed is not."""
    async with opened(postgres.database()) as store:
        logs: dict[str, list[int]] = {f"t{it}": [] for it in range(30)}
        unsure: list[bool] = []
        ending = False

        async def play(table: str) -> None:
            while not ending:
                number = len(logs[table]) + 1
                try:
                    await store.commit(move(number, table=table))
                    logs[table].append(number)
                except StoreError as error:
                    unsure.append(error.unsure)
                    await asyncio.sleep(0.05)

        players = [asyncio.ensure_future(play(table)) for table in logs]
        for how in (signal.SIGINT, signal.SIGQUIT):
            await asyncio.sleep(0.3)
            await asyncio.to_thread(postgres.stop, how)
            await asyncio.to_thread(postgres.start)
        await asyncio.sleep(0.3)
        ending = True
        await asyncio.gather(*players)
        assert not any(unsure)
        for table, made in logs.items():
            assert await numbers(store, table) == made != []


def fate(store: Store, mark: str | None) -> str:
    """What PostgreSQL says of a transaction."""
    asked = partial(Connection.scalar, statement=database.FATE, parameters={"mark": mark})
    return str(store._database.read(asked))


async def forgotten(store: Store, postgres: Postgres) -> str:
    """The name of a transaction that PostgreSQL does not know after a crash."""
    there = store._database
    for _ in range(20):
        with there.writer.connect() as connection:
            statements.apply(connection, move(2), now=1)
            mark = there.mark(connection)
            await asyncio.to_thread(postgres.stop, signal.SIGQUIT)
            connection.invalidate()
        await asyncio.to_thread(postgres.start)
        try:
            assert fate(store, mark) == "aborted"
        except StoreError:
            return str(mark)
    raise AssertionError("it was written down every time")


@pytest.mark.parametrize("taken", [False, True])
@awaited
async def test_a_crash_forgets_a_transaction(postgres: Postgres, taken: bool) -> None:
    """Not even its name was written down, and another may be given it after the crash."""
    async with opened(postgres.database()) as store:
        await store.commit(move(1))
        there, mark = store._database, await forgotten(store, postgres)
        if taken:
            await store.commit(move(1, table="other"))
            assert fate(store, mark) == "committed"
        group = [Order(move(2), print, asyncio.get_running_loop())]
        assert not await asyncio.to_thread(there.committed, mark, partial(written, group))
        assert await numbers(store) == [1]
        await store.commit(move(2))
        assert await numbers(store) == [1, 2]


class Cut:
    """A wire to the database that is cut as a COMMIT passes: before it arrives, or after."""

    def __init__(self, port: int, *, arrives: bool) -> None:
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.port = self.listener.getsockname()[1]
        self.cuts = 0
        self.armed = False
        self._to = port
        self._arrives = arrives
        threading.Thread(target=self._accept, daemon=True).start()

    def _accept(self) -> None:
        while True:
            try:
                client, _ = self.listener.accept()
            except OSError:
                return
            server = socket.create_connection(("127.0.0.1", self._to))
            for ends in ((client, server, True), (server, client, False)):
                threading.Thread(target=self._carry, args=ends, daemon=True).start()

    def _carry(self, source: socket.socket, goal: socket.socket, up: bool) -> None:
        with suppress(OSError):
            while data := source.recv(1 << 16):
                if up and self.armed and b"COMMIT\0" in data:
                    self.armed = False
                    self.cuts += 1
                    if self._arrives:
                        source.shutdown(socket.SHUT_RDWR)
                        goal.sendall(data)
                        time.sleep(0.2)
                    break
                goal.sendall(data)
        for end in (source, goal):
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
        if not up:
            goal.close()
            source.close()

    def close(self) -> None:
        """No new connection; those there are live on."""
        with suppress(OSError):
            self.listener.shutdown(socket.SHUT_RDWR)
        self.listener.close()


@pytest.mark.parametrize("arrives", [True, False])
@awaited
async def test_the_answer_to_a_commit_is_lost(postgres: Postgres, arrives: bool) -> None:
    wire = Cut(postgres.port, arrives=arrives)
    url = postgres.database().replace(f":{postgres.port}/", f":{wire.port}/")
    async with opened(url) as store:
        await store.commit(move(1))
        wire.armed = True
        many = [store.commit(move(2)), store.keep_note("t", "ann", "wine")]
        many += [store.commit(move(1, table=f"t{it}")) for it in range(20)]
        await asyncio.gather(*many)
        assert wire.cuts == 1
        assert await numbers(store) == [1, 2]
        assert await store.note("t", "ann") == "wine"
        assert await outcome(store, move(2)) == "number"
    wire.close()


@awaited
async def test_nobody_knows_what_became_of_a_commit(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "PATIENCE", 1)
    monkeypatch.setattr(database, "HANGS", 0)
    wire = Cut(postgres.port, arrives=True)
    url = postgres.database().replace(f":{postgres.port}/", f":{wire.port}/")
    async with opened(url) as store:
        await store.commit(move(1))
        wire.armed = True
        wire.close()  # and nobody can be asked
        with pytest.raises(StoreError, match="went away in the middle") as caught:
            await store.commit(move(2))
        assert caught.value.unsure
