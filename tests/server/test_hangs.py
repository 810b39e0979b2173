"""Bots that hang, servers that die while bots think: games go on, and others do not wait."""

import asyncio
import contextlib
import os
import resource
import signal
import time
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest

from emporion.errors import EmporionError
from emporion.server.workers import Overdue, WorkerDied, Workers
from server.faults import stored
from server.house import Person, Server, wait_until
from server.postgres import Postgres

Serve = Callable[..., Server]
LONG = 60.0


@contextlib.asynccontextmanager
async def at_work(count: int) -> AsyncIterator[Workers]:
    workers = Workers(count)
    workers.start()
    try:
        yield workers
    finally:
        workers.stop()


def test_a_job_that_hangs_is_cut_off_and_nobody_else_waits() -> None:
    async def go() -> None:
        async with at_work(2) as workers:
            hangs = asyncio.create_task(workers.run(time.sleep, 3600, deadline=3))
            await asyncio.sleep(0)
            assert await workers.run(len, "words", deadline=LONG) == 5
            assert not hangs.done()
            with pytest.raises(Overdue, match="not done after 3 seconds"):
                await hangs
            both = (workers.run(time.sleep, 0.1, deadline=LONG) for _ in range(2))
            await asyncio.gather(*both)
            assert workers.busy == 0

    asyncio.run(go())


def test_a_worker_is_replaced_as_soon_as_there_is_room_for_one() -> None:
    """Where no process can be begun, the place is kept for later."""
    kept, most = resource.getrlimit(resource.RLIMIT_NOFILE)

    async def go() -> None:
        async with at_work(1) as workers:
            # No pipe can be opened, whatever is closed meanwhile: numbers 0 to 2 are always taken.
            resource.setrlimit(resource.RLIMIT_NOFILE, (3, most))
            try:
                with pytest.raises(WorkerDied):
                    await workers.run(os._exit, 1, deadline=LONG)
                waits = asyncio.create_task(workers.run(len, "words", deadline=LONG))
                await asyncio.sleep(0.5)
                assert (workers.queued, workers.busy) == (1, 0)
            finally:
                resource.setrlimit(resource.RLIMIT_NOFILE, (kept, most))
            assert await waits == 5

    asyncio.run(go())


def test_a_worker_that_dies_is_replaced() -> None:
    async def go() -> None:
        async with at_work(1) as workers:
            with pytest.raises(WorkerDied):
                await workers.run(os._exit, 1, deadline=LONG)
            with pytest.raises(EmporionError, match="TypeError"):
                await workers.run(len, 5, deadline=LONG)
            assert await workers.run(len, "words", deadline=LONG) == 5

    asyncio.run(go())


def test_who_no_longer_waits_for_a_worker_does_not_keep_it() -> None:
    async def go() -> None:
        async with at_work(1) as workers:
            first = asyncio.create_task(workers.run(time.sleep, 0.2, deadline=LONG))
            await asyncio.sleep(0)
            second = asyncio.create_task(workers.run(len, "two", deadline=LONG))
            await first
            assert workers.busy == 1  # it is offered the worker, and cancelled before it takes it
            second.cancel()
            assert await workers.run(len, "three", deadline=LONG) == 5

    asyncio.run(go())


# -- a bot that hangs at a table


def workers_of(server: Server) -> list[int]:
    """The processes in which bots think."""
    assert server.process is not None
    tasks = Path(f"/proc/{server.process.pid}/task").iterdir()
    kin = [int(pid) for task in tasks for pid in (task / "children").read_text().split()]
    return [pid for pid in kin if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()]


def slowest_answer(person: Person, table: str, count: int) -> float:
    took = []
    for _ in range(count):
        begun = time.monotonic()
        assert person.act(table, "say", seat=0, words="still here?").status_code == 200
        took.append(time.monotonic() - begun)
    return max(took)


def test_a_bot_that_hangs_is_stood_in_for_and_other_tables_go_on(serve: Serve) -> None:
    server = serve(EMPORION_THINKING_S="2")
    ada = server.person()
    table = ada.make("rhodes", 2, sit=[0, 1], start=True)["table"]
    usual = slowest_answer(ada, table, 20)
    wait_until(lambda: len(workers_of(server)) == 1)
    stopped = workers_of(server)
    os.kill(stopped[0], signal.SIGSTOP)
    hung = ada.make("rhodes", 2, bots=["easy", "easy"], start=True)["table"]
    number = ada.look(hung)["number"]
    assert slowest_answer(ada, table, 20) < 10 * usual + 1
    wait_until(lambda: ada.look(hung)["number"] > number + 2, LONG)
    assert "a bot failed: Overdue" in server.log
    assert not set(stopped) & set(workers_of(server))
    assert "Traceback" not in server.log


# -- servers that die while bots think


def test_bots_go_on_by_themselves_after_a_restart(serve: Serve) -> None:
    server = serve()
    table = server.person().make("rhodes", 2, bots=["easy", "easy"], start=True)["table"]
    wait_until(lambda: len(stored(server.database, table)) > 5, LONG)
    server.kill()
    before = stored(server.database, table)
    assert before[-1].kind == "decide"
    server.start(server.port)
    wait_until(lambda: len(stored(server.database, table)) > len(before) + 5, LONG)
    assert stored(server.database, table)[: len(before)] == before


def test_another_server_does_the_work_of_one_that_is_gone(serve: Serve, postgres: Postgres) -> None:
    """Bots that play, and a clock that runs out, at tables that the other has never heard of."""
    quick = {"EMPORION_LOST_S": "1", "EMPORION_BEAT_S": "0.3", "EMPORION_SWEEP_S": "0.3"}
    url = postgres.database()
    one, two = serve(url, **quick), serve(url, **quick)
    ada = one.person()
    bots = ada.make("rhodes", 2, bots=["easy", "easy"], start=True)["table"]
    clock = {"decision": 5, "reserve": 0}
    people = ada.make("rhodes", 2, sit=[0, 1], start=True, pace="live", clock=clock)["table"]
    wait_until(lambda: len(stored(url, bots)) > 3, LONG)
    one.kill()
    before = stored(url, bots)
    wait_until(lambda: len(stored(url, bots)) > len(before) + 3, LONG)
    assert stored(url, bots)[: len(before)] == before
    wait_until(lambda: stored(url, people)[-1].kind == "late", LONG)
    assert [entry.kind for entry in stored(url, people)] == ["sit", "sit", "start", "late"]
    assert "another server is gone" in two.log
    assert "Traceback" not in two.log
