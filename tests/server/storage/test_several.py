"""Several processes on one database."""

import asyncio
import multiprocessing
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import partial

from emporion.server.storage import Change
from server.storage.others import open_at_once, play_along
from server.storage.rows import awaited, entry, move, numbers, opened, outcome

PROCESSES = 4


def spread(work: Callable[[int], object]) -> list[object]:
    """The same work in several processes, which begin afresh."""
    fresh = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(PROCESSES, mp_context=fresh) as processes:
        return list(processes.map(work, range(PROCESSES)))


def test_all_open_a_new_database_at_once(url: str) -> None:
    said = spread(partial(open_at_once, url))
    assert sorted(map(str, said)) == ["done"] + ["number"] * (PROCESSES - 1)


@awaited
async def test_all_play_at_the_same_tables(url: str) -> None:
    async with opened(url) as store:
        all_made = await asyncio.to_thread(spread, partial(play_along, url))
        for table in (f"t{it}" for it in range(5)):
            log = await store.entries(table)
            assert [it.number for it in log] == list(range(1, 40 * PROCESSES + 1))
            for made in all_made:
                assert isinstance(made, dict)
                mine = [it.move for it in log if it.move in set(made[table])]
                assert mine == made[table]


@awaited
async def test_two_that_wait_for_each_other_both_go_on(url: str) -> None:
    """Each group holds what the other wants, the other way round."""
    async with opened(url) as one, opened(url) as two:
        for number in range(1, 20):
            careful = {"status": "playing"}
            groups = [
                (one, [Change("a", [entry(number)]), Change("b", [entry(number)], **careful)]),
                (two, [Change("b", [entry(number)]), Change("a", [entry(number)], **careful)]),
            ]
            said = await asyncio.gather(
                *(outcome(store, change) for store, group in groups for change in group)
            )
            assert sorted(said) == ["done", "done", "number", "number"]
        assert await numbers(one, "a") == await numbers(two, "b") == list(range(1, 20))


@awaited
async def test_what_one_wrote_the_other_reads(url: str) -> None:
    async with opened(url) as one, opened(url) as two:
        for number in range(1, 50):
            writer, reader = (one, two) if number % 2 else (two, one)
            await writer.commit(move(number, f"m{number}"))
            assert await reader.moved("t", f"m{number}") == entry(number, f"m{number}")
