"""What the doctor finds."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from emporion.server.storage import check, doctor
from server.postgres import Postgres
from server.storage.rows import awaited, move, opened, opening


@awaited
async def test_a_sound_database(url: str) -> None:
    async with opened(url) as store:
        await store.commit(opening())
        await store.commit(move(2))
        assert check(url) == []
    assert check(url) == []


@awaited
async def test_a_move_made_twice(tmp_path: Path) -> None:
    file = tmp_path / "games.db"
    async with opened(f"sqlite:///{file}") as store:
        await store.commit(opening())
        await store.commit(move(2, "twice"))
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("UPDATE entries SET move = 'twice'")
        connection.commit()
    [line] = check(f"sqlite:///{file}")
    assert line.endswith("table t has the move twice twice")


@awaited
async def test_logs_with_holes_and_without_a_table(url: str) -> None:
    async with opened(url) as store:
        await store.commit(opening())
        await store.commit(move(3))
        await store.commit(move(1, table="lost"))
    holes, orphan = check(url)
    assert holes.endswith("table t has 2 entries, and the last is number 3")
    assert orphan.endswith("entries of table lost, which is not there")


def test_no_database(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    assert check(f"sqlite:///{file}") == [f"there is no database {file}"]
    assert not file.exists()
    file.write_text("drachmas " * 1000)
    assert check(f"sqlite:///{file}") == [f"{file} is not a database"]
    assert check("nonsense")[0].startswith("a database is sqlite:///")


def test_an_empty_database(postgres: Postgres) -> None:
    [line] = check(postgres.empty())
    assert line.endswith("has no tables of Emporion yet")


@awaited
async def test_a_damaged_file(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    async with opened(f"sqlite:///{file}") as store:
        for number in range(1, 300):
            await store.commit(move(number))
    held = bytearray(file.read_bytes())
    held[-4096 * 3 :: 7] = b"\xff" * len(held[-4096 * 3 :: 7])
    file.write_bytes(held)
    found = check(f"sqlite:///{file}")
    assert any("is damaged" in line for line in found), found


@awaited
async def test_text_that_is_none(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    async with opened(f"sqlite:///{file}") as store:
        await store.commit(opening())
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("UPDATE entries SET table_id = CAST(x'FF' AS TEXT)")
        connection.commit()
    assert check(f"sqlite:///{file}") == [f"{file} is damaged"]


@awaited
async def test_a_file_without_a_log_and_a_disk_nearly_full(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "tables.db"
    async with opened(f"sqlite:///{file}"):
        pass
    connection = sqlite3.connect(file)
    connection.execute("PRAGMA journal_mode = DELETE")
    connection.close()
    monkeypatch.setattr(doctor, "ENOUGH", 1 << 62)
    log, disk = check(f"sqlite:///{file}")
    assert "does not write ahead" in log
    assert f"{tmp_path} has only " in disk


def test_postgresql_that_may_lose_moves(postgres: Postgres) -> None:
    url = postgres.database()
    name = url.rpartition("/")[2]
    postgres.execute(f"ALTER DATABASE {name} SET synchronous_commit = off")
    [line] = check(url)
    assert line.endswith("runs with synchronous_commit off: a power cut loses moves")
