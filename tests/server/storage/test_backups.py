"""A backup holds everything, moves between databases, and is refused if it is not whole."""

import asyncio
import sqlite3
from pathlib import Path

import pytest

from emporion.server.storage import Change, Store, StoreError, backup, restore
from emporion.server.storage.migrate import newest
from server.storage.rows import awaited, entry, link, move, numbers, opened, opening, seat, table


async def fill(store: Store) -> None:
    await store.commit(opening(start=b"\x00\xff", listed=False))
    await store.commit(opening("u", status="playing"))
    await store.commit(Change("t", [entry(2, "m")], grant=[seat()], issue=[link("h", seat=None)]))
    await store.commit(Change("t", [entry(number) for number in range(3, 2500)]))
    await store.keep_note("t", "ann", "süß ☸")
    await store.keep_replay("r", b"{}", 7)
    await store.beat("one", 8)


async def whole(store: Store) -> None:
    assert await store.table("t") == table(start=b"\x00\xff", listed=False, changed=entry(2499).at)
    assert await store.playing() == ["u"]
    log = await store.entries("t")
    assert log[:2] == [*opening().entries, entry(2, "m")]
    assert [it.number for it in log] == list(range(1, 2500))
    assert await store.rights("t") == [seat()]
    assert await store.token("h") == link("h", seat=None)
    assert await store.edition("hash") == b"[goods]"
    assert await store.note("t", "ann") == "süß ☸"
    assert await store.replay("r") == b"{}"
    assert await store.beats() == [("one", 8)]


@awaited
async def test_there_and_back(url: str, other: str, tmp_path: Path) -> None:
    file = tmp_path / "a backup?.db"
    async with opened(url) as store:
        await fill(store)
        await asyncio.to_thread(backup, url, file)  # while the server runs
        await store.commit(move(2500))
    assert list(tmp_path.glob(".*")) == []
    restore(file, other)
    async with opened(other) as store:
        await whole(store)
        await store.commit(move(2500))


@awaited
async def test_a_backup_is_itself_a_database(url: str, tmp_path: Path) -> None:
    async with opened(url) as store:
        await fill(store)
    first, second = tmp_path / "first.db", tmp_path / "second.db"
    backup(url, first)
    async with opened(f"sqlite:///{first}") as store:
        await whole(store)
        await store.commit(move(2500))
    backup(f"sqlite:///{first}", second)  # with a new seal
    restore(second, f"sqlite:///{tmp_path}/third.db")
    async with opened(f"sqlite:///{tmp_path}/third.db") as store:
        assert len(await numbers(store)) == 2500


@awaited
async def test_a_backup_is_of_one_moment(url: str, tmp_path: Path) -> None:
    """Each change grants the right that its entry speaks of: never one without the other."""
    async with opened(url) as store:
        ending = False

        async def play() -> None:
            number = 0
            while not ending:
                number += 1
                await store.commit(Change("t", [entry(number)], grant=[seat(seat=number)]))

        playing = asyncio.ensure_future(play())
        for name in ("a", "b", "c"):
            await asyncio.to_thread(backup, url, tmp_path / name)
        ending = True
        await playing
    for name in ("a", "b", "c"):
        async with opened(f"sqlite:///{tmp_path / name}") as store:
            assert {right.seat for right in await store.rights("t")} == {*await numbers(store)}


@awaited
async def test_only_into_an_empty_database(url: str, tmp_path: Path) -> None:
    async with opened(f"sqlite:///{tmp_path}/saved.db") as store:
        await fill(store)
    backup(f"sqlite:///{tmp_path}/saved.db", tmp_path / "backup")
    async with opened(url) as store:
        await store.beat("one", 1)
        with pytest.raises(StoreError, match="is not empty"):
            restore(tmp_path / "backup", url)
        assert await store.beats() == [("one", 1)]
        assert await store.entries("t") == []


@awaited
async def test_a_database_with_tables_but_no_rows_is_empty(url: str, tmp_path: Path) -> None:
    async with opened(f"sqlite:///{tmp_path}/saved.db") as store:
        await fill(store)
    backup(f"sqlite:///{tmp_path}/saved.db", tmp_path / "backup")
    async with opened(url):
        pass
    restore(tmp_path / "backup", url)
    async with opened(url) as store:
        await whole(store)


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    async def make() -> None:
        async with opened(f"sqlite:///{tmp_path}/saved.db") as store:
            await fill(store)

    asyncio.run(make())
    backup(f"sqlite:///{tmp_path}/saved.db", tmp_path / "backup")
    return tmp_path / "backup"


def change(file: Path, statement: str) -> None:
    connection = sqlite3.connect(file)
    connection.execute(statement)
    connection.commit()
    connection.close()


def cut(file: Path) -> None:
    file.write_bytes(file.read_bytes()[:-9000])


def flip(file: Path) -> None:
    """One letter of one entry, deep in the file."""
    held = file.read_bytes()
    at = held.rindex(b"sail")
    file.write_bytes(held[:at] + b"SAIL" + held[at + 4 :])


DAMAGE = {
    "cut short": (cut, "is damaged"),
    "a letter": (flip, "is damaged: entries is not what was saved"),
    "a row": (
        lambda file: change(file, "DELETE FROM rights"),
        "is damaged: rights is not what was saved",
    ),
    "a table": (lambda file: change(file, "DROP TABLE notes"), "is damaged: notes is missing"),
    "no seals": (lambda file: change(file, "DROP TABLE seals"), "is no backup"),
    "text": (lambda file: file.write_text("wine " * 999), "is not a database"),
    "nothing": (lambda file: file.write_bytes(b""), "is no backup"),
    "newer": (
        lambda file: change(file, "UPDATE alembic_version SET version_num = '9999'"),
        f"was written by a newer Emporion (schema 9999, this one knows {newest()})",
    ),
    "absent": (lambda file: file.unlink(), "there is no file"),
}


@pytest.mark.parametrize("damage", DAMAGE)
def test_what_is_not_whole_is_refused(url: str, saved: Path, damage: str) -> None:
    spoil, line = DAMAGE[damage]
    spoil(saved)
    with pytest.raises(StoreError) as caught:
        restore(saved, url)
    assert line in str(caught.value)
    assert saved.name in str(caught.value)
    assert "\n" not in str(caught.value)
    if url.startswith("sqlite"):
        assert not Path(url.removeprefix("sqlite:///")).exists()

    async def empty() -> None:
        async with opened(url) as store:
            assert await store.entries("t") == []
            assert await store.beats() == []

    asyncio.run(empty())


def test_a_backup_never_replaces_a_file(url: str, saved: Path) -> None:
    held = saved.read_bytes()
    with pytest.raises(StoreError, match="backup is already there"):
        backup(f"sqlite:///{saved.parent}/saved.db", saved)
    assert saved.read_bytes() == held


def test_nothing_to_save(url: str, tmp_path: Path) -> None:
    with pytest.raises(StoreError, match=r"has no tables of Emporion|there is no database"):
        backup(url, tmp_path / "backup")
    with pytest.raises(StoreError, match="nowhere"):
        backup(f"sqlite:///{tmp_path}/nowhere.db", tmp_path / "backup")
    assert list(tmp_path.iterdir()) == []


def test_nowhere_to_save(saved: Path) -> None:
    with pytest.raises(StoreError, match="No such file or directory"):
        backup(f"sqlite:///{saved.parent}/saved.db", saved.parent / "none" / "backup")
