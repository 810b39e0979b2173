"""What the store promises, the same on both databases."""

import asyncio
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from emporion.server.storage import Change, Conflict, Entry, Store, StoreError, moves
from server.storage.rows import (
    awaited,
    entry,
    link,
    move,
    numbers,
    opened,
    opening,
    outcome,
    seat,
    table,
)


@awaited
async def test_an_empty_store(url: str) -> None:
    async with opened(url) as store:
        assert await store.table("t") is None
        assert await store.rows(["t"]) == await store.listed() == await store.playing() == []
        assert await store.entries("t") == await store.rights("t") == await store.held("ann") == []
        assert await store.moved("t", "m") is await store.token("h") is None
        assert await store.edition("e") is await store.replay("r") is None
        assert await store.beats() == []
        assert await store.note("t", "ann") == ""
        assert await store.healthy()


@awaited
async def test_a_table_is_read_as_it_was_written_also_after_reopening(url: str) -> None:
    made = table(start=b'{"decisions":[]}')
    first = entry(1, "m1", seat=None, viewers=0xFFFF, body=b"\x00\xff")
    async with opened(url) as store:
        await store.commit(Change("t", [first], create=made, edition=("hash", b"[goods]")))
    async with opened(url) as store:
        assert await store.entries("t") == [first]
        assert await store.edition("hash") == b"[goods]"
        row = await store.table("t")
        assert row == table(start=b'{"decisions":[]}', changed=first.at)


@awaited
async def test_seeds_are_for_the_owner_of_the_file_alone(tmp_path: Path) -> None:
    async with opened(f"sqlite:///{tmp_path}/new/folder/tables.db") as store:
        await store.commit(opening())
        files = list((tmp_path / "new/folder").iterdir())
        assert {file.stat().st_mode & 0o777 for file in files} == {0o600}


@awaited
async def test_changed_is_the_time_of_the_last_entry(url: str) -> None:
    async with opened(url) as store:
        await store.commit(Change("t", [], create=table()))
        [row] = await store.rows(["t"])
        assert row.changed == row.created
        await store.commit(move(1))
        [row] = await store.rows(["t"])
        assert row.changed == entry(1).at


@awaited
async def test_entries_come_in_their_order(url: str) -> None:
    async with opened(url) as store:
        for number in range(1, 13):
            await store.commit(move(number))
            await store.commit(move(number, table="u"))
        assert await numbers(store) == list(range(1, 13))
        assert [it.number for it in await store.entries("t", after=10)] == [11, 12]
        assert await store.entries("t", after=12) == []


@awaited
async def test_a_number_is_given_once(url: str) -> None:
    async with opened(url) as store:
        await store.commit(move(1, "a"))
        assert await outcome(store, move(1, "b")) == "number"
        assert await outcome(store, move(1)) == "number"
        assert await outcome(store, Change("t", [entry(2), entry(1)])) == "number"
        assert await outcome(store, move(1, "a", table="u")) == "done"
        assert await store.entries("t") == [entry(1, "a")]


@awaited
async def test_a_move_is_made_once(url: str) -> None:
    async with opened(url) as store:
        await store.commit(move(1, "a"))
        assert await outcome(store, move(1, "a")) == "move"
        assert await outcome(store, move(2, "a")) == "move"
        assert await outcome(store, Change("t", [entry(2, "b"), entry(3, "a")])) == "move"
        assert await store.moved("t", "a") == entry(1, "a")
        assert await store.moved("t", "b") is None
        assert await numbers(store) == [1]


@awaited
async def test_the_same_move_many_times_at_once_is_made_once(url: str) -> None:
    async with opened(url) as store:
        said = await asyncio.gather(*(outcome(store, move(1, "a")) for _ in range(20)))
        assert sorted(said) == ["done"] + ["move"] * 19
        assert await numbers(store) == [1]


@awaited
async def test_fifty_race_for_one_number(url: str) -> None:
    async with opened(url) as store:
        said = await asyncio.gather(*(outcome(store, move(1, f"m{it}")) for it in range(50)))
        assert sorted(said) == ["done"] + ["number"] * 49
        [won] = await store.entries("t")
        assert won == entry(1, f"m{said.index('done')}")


CONFLICTS = [
    ("number", {"entries": [entry(2, "new"), entry(1, "newer")]}),
    ("move", {"entries": [entry(2, "new"), entry(3, "open")]}),
    ("token", {"entries": [entry(2, "new")], "spend": ["good", "none"]}),
    ("number", {"entries": [entry(2, "new")], "create": table()}),
]


@pytest.mark.parametrize(("reason", "parts"), CONFLICTS, ids=[it[0] for it in CONFLICTS])
@awaited
async def test_of_a_change_that_conflicts_nothing_is_written(
    url: str, reason: str, parts: dict[str, object]
) -> None:
    async with opened(url) as store:
        await store.commit(opening())
        await store.commit(Change("t", [], grant=[seat()], issue=[link("good")]))
        whole: dict[str, object] = {
            "table": "t",
            "spend": ["good"],
            "status": "playing",
            "grant": [seat(holder="bob")],
            "revoke": [seat()],
            "issue": [link("new")],
            "edition": ("other", b"[]"),
        }
        assert await outcome(store, Change(**(whole | parts))) == reason  # type: ignore[arg-type]
        assert await store.entries("t") == opening().entries
        assert await store.rights("t") == [seat()]
        assert await store.token("good") == link("good")
        assert await store.token("new") is await store.edition("other") is None
        row = await store.table("t")
        assert row is not None
        assert row.status == "gathering"


@awaited
async def test_a_change_is_written_whole(url: str) -> None:
    async with opened(url) as store:
        await store.commit(opening())
        await store.commit(Change("t", [], grant=[seat()], issue=[link("good")]))
        await store.commit(
            Change(
                "t",
                [entry(2), entry(3, "m3")],
                status="playing",
                grant=[seat(holder="bob", seat=2)],
                revoke=[seat(granted=99)],
                issue=[link("new", seat=None)],
                spend=["good"],
            )
        )
        assert await numbers(store) == [1, 2, 3]
        assert await store.rights("t") == await store.held("bob") == [seat(holder="bob", seat=2)]
        assert await store.token("good") is None
        assert await store.token("new") == link("new", seat=None)
        row = await store.table("t")
        assert row is not None
        assert row.status == "playing"


@awaited
async def test_a_token_is_spent_once(url: str) -> None:
    async with opened(url) as store:
        await store.commit(Change("t", [], issue=[link("h")]))
        joins = [
            Change("t", [entry(1, f"m{it}")], spend=["h"], grant=[seat(holder=f"p{it}")])
            for it in range(10)
        ]
        said = await asyncio.gather(*(outcome(store, join) for join in joins))
        assert sorted(said) == ["done"] + ["token"] * 9
        assert [right.holder for right in await store.rights("t")] == [f"p{said.index('done')}"]
        again = joins[said.index("done")]
        assert await outcome(store, again) == "move"  # a retry is told that it was done


@awaited
async def test_what_is_expired_is_gone(url: str) -> None:
    time = 100
    async with opened(url, clock=lambda: time) as store:
        await store.commit(
            Change("t", [], issue=[link("h", expires=200)], grant=[seat(expires=200)])
        )
        assert await store.token("h") == link("h", expires=200)
        assert await store.rights("t") == await store.held("ann") == [seat(expires=200)]
        time = 200
        assert await store.token("h") is None
        assert await store.rights("t") == await store.held("ann") == []
        assert await outcome(store, Change("t", [entry(1)], spend=["h"])) == "token"


@awaited
async def test_what_is_expired_is_deleted_in_the_end(url: str) -> None:
    time = 100
    async with opened(url, clock=lambda: time) as store:
        links = [link("h", expires=200), link("i", expires=201), link("j")]
        await store.commit(Change("t", [], issue=links, grant=[seat(expires=200)]))
        time = 200
        await store.tidy()
        time = 100
        assert [await store.token(it) for it in "hij"] == [None, *links[1:]]
        assert await store.rights("t") == []


@awaited
async def test_a_right_granted_again_is_renewed(url: str) -> None:
    async with opened(url, clock=lambda: 0) as store:
        watch = seat(kind="watch", seat=None)
        await store.commit(Change("t", [], grant=[watch]))
        longer = seat(kind="watch", seat=None, granted=7, expires=9)
        await store.commit(Change("t", [], grant=[longer, seat("u", 1)]))
        assert await store.rights("t") == [longer]
        assert {right.table for right in await store.held("ann")} == {"t", "u"}


@awaited
async def test_listed_and_playing(url: str) -> None:
    async with opened(url) as store:
        for time, (id, status, listed) in enumerate(
            [
                ("a", "gathering", True),
                ("b", "playing", True),
                ("c", "playing", False),
                ("d", "over", True),
                ("e", "closed", True),
                ("f", "gathering", True),
            ]
        ):
            await store.commit(opening(id, status=status, listed=listed, created=time))
        assert [row.id for row in await store.listed()] == ["f", "b", "a"]
        assert [row.id for row in await store.listed(most=1)] == ["f"]
        assert await store.playing() == ["b", "c"]
        assert [row.id for row in await store.rows(["f", "nobody", "a"])] == ["f", "a"]


@awaited
async def test_many_rows_at_once(url: str) -> None:
    ids = [f"t{number}" for number in range(1200)]
    async with opened(url) as store:
        await asyncio.gather(*(store.commit(opening(id)) for id in ids))
        assert [row.id for row in await store.rows(ids)] == ids


@awaited
async def test_notes_replays_and_beats(url: str) -> None:
    async with opened(url) as store:
        await store.keep_note("t", "ann", "buy wine")
        await store.keep_note("t", "bob", "ship first")
        await store.keep_note("t", "ann", "sell wine")
        assert await store.note("t", "ann") == "sell wine"
        assert await store.note("t", "bob") == "ship first"
        await store.keep_replay("r", b"{}", 1)
        await store.keep_replay("r", b"other", 2)
        assert await store.replay("r") == b"{}"
        await store.keep_review("r", 0, "planner:9", b"{}")
        await store.keep_review("r", 0, "planner:9", b"other")
        assert await store.review("r", 0, "planner:9") == b"{}"
        assert await store.review("r", 1, "planner:9") is None
        await store.beat("one", 5)
        await store.beat("two", 9)
        await store.beat("one", 7)
        assert await store.beats() == [("two", 9), ("one", 7)]


@awaited
async def test_two_changes_of_one_table_in_one_group(url: str) -> None:
    async with opened(url) as store:
        changes = [move(1), move(2), Change("t", [entry(3)], status="over"), move(4), move(5)]
        assert await asyncio.gather(*(outcome(store, it) for it in changes)) == ["done"] * 5
        assert await numbers(store) == [1, 2, 3, 4, 5]


BAD: list[Entry] = [
    Entry(1 << 70, "say", 1, b"", 1, None, 1),
    entry(1, "\ud800"),
    entry(1, kind=None),
]


@pytest.mark.parametrize("bad", BAD, ids=["huge", "surrogate", "nothing"])
@awaited
async def test_what_cannot_be_stored_hurts_nobody_else(url: str, bad: Entry) -> None:
    async with opened(url) as store:
        others = [outcome(store, move(1, table=f"t{it}")) for it in range(20)]
        told, *said = await asyncio.gather(
            store.commit(Change("bad", [bad])), *others, return_exceptions=True
        )
        assert said == ["done"] * 20
        assert isinstance(told, StoreError)
        assert "\n" not in str(told)
        assert await store.healthy()
        assert await store.entries("bad") == []


@awaited
async def test_a_cancelled_wait_leaves_the_store_well(url: str) -> None:
    async with opened(url) as store:
        waits = [asyncio.ensure_future(store.commit(move(1, table=f"t{it}"))) for it in range(9)]
        await asyncio.sleep(0)
        for wait in waits:
            wait.cancel()
        await asyncio.gather(*waits, return_exceptions=True)
        await store.commit(move(1, table="u"))
        assert await numbers(store, "u") == [1]


@awaited
async def test_closing_writes_what_waits_and_then_refuses(url: str) -> None:
    store = await Store.open(url)
    waits = [asyncio.ensure_future(store.commit(move(1, table=f"t{it}"))) for it in range(99)]
    await asyncio.sleep(0)
    await store.close()
    await asyncio.gather(*waits)
    with pytest.raises(StoreError, match="closed"):
        await store.commit(move(2))
    with pytest.raises(StoreError, match="closed"):
        await store.entries("t")
    async with opened(url) as store:
        assert await numbers(store, "t98") == [1]


def test_one_store_serves_several_event_loops(url: str) -> None:
    store = asyncio.run(Store.open(url))

    async def play(name: str) -> None:
        for number in range(1, 30):
            await store.commit(move(number, table=name))

    with ThreadPoolExecutor() as threads:
        list(threads.map(lambda it: asyncio.run(play(f"t{it}")), range(4)))
    for it in range(4):
        assert asyncio.run(numbers(store, f"t{it}")) == list(range(1, 30))
    asyncio.run(store.close())


@awaited
async def test_the_loop_goes_on_while_the_database_is_slow(url: str) -> None:
    async with opened(url) as store:
        quick = threading.Event()
        slow = store._writer.write(lambda connection: quick.wait(60) and None)
        for _ in range(5):
            assert await store.entries("t") == []  # reads do not wait for writes either
        assert not slow.done()
        quick.set()
        await slow


def test_conflicts_say_what_happened() -> None:
    assert str(Conflict("token")) == "this link was already used, or is too old"


@awaited
async def test_moves_of_more_tables_than_are_kept_in_mind(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(moves, "MOST", 2)
    async with opened(url) as store:
        for number in (1, 2, 3):
            group = [move(number, f"m{number}", table=name) for name in "abcde"]
            said = await asyncio.gather(*(outcome(store, one) for one in group))
            assert said == ["done"] * 5
        for name in "abcde":
            assert await outcome(store, move(4, "m1", table=name)) == "move"
            assert await numbers(store, name) == [1, 2, 3]


@awaited
async def test_a_group_of_all_kinds_of_work(url: str) -> None:
    async with opened(url) as store:
        await store.commit(opening())
        work = [
            *(move(1, "a", table=f"u{it}") for it in range(5)),
            Change("t", [entry(2, "two"), entry(3)], status="playing"),
            *(move(2, "b", table=f"u{it}") for it in range(5)),
            move(1, "late", table="u0"),
        ]
        said = await asyncio.gather(*(outcome(store, one) for one in work))
        assert said == ["done"] * 11 + ["number"]
        assert await numbers(store) == [1, 2, 3]
        assert [await numbers(store, f"u{it}") for it in range(5)] == [[1, 2]] * 5


@awaited
async def test_a_move_that_somebody_else_wrote_is_not_made_again(url: str) -> None:
    async with opened(url) as store, opened(url) as other:
        await store.commit(move(1, "a"))
        await other.commit(move(2, "b"))
        assert await outcome(store, move(2, "b")) == "move"
        assert await outcome(store, move(3, "b")) == "move"
        assert await outcome(store, move(3, "c")) == "done"
        assert await outcome(other, move(4, "c")) == "move"
        assert await outcome(other, Change("t", [entry(4, "d"), entry(5, "d")])) == "number"
        assert await numbers(store) == [1, 2, 3]
    async with opened(url) as store:
        assert await outcome(store, move(4, "a")) == "move"
        assert await outcome(store, move(4, "d")) == "done"
