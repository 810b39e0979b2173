"""A process is killed at any moment: what it was told is written is there, and all of it."""

import asyncio
import random
import subprocess
import sys
import time

from emporion.server.storage import Store, check
from server.storage.rows import awaited, opened

PLAY = """
import asyncio, sys
from emporion.server.storage import Change, Entry, Right, Store

async def play(store, table):
    number = len(await store.entries(table))
    while True:
        number += 1
        entries = [Entry(number, "decide", 0, b"{}", 1, f"m{number}", number)]
        rights = []
        if number % 5 == 0:
            number += 1
            entries.append(Entry(number, "sit", 0, b"{}", 1, None, number))
            rights.append(Right(table, "seat", number, "ann", 0))
        await store.commit(Change(table, entries, grant=rights))
        print(table, number, flush=True)

async def main(url):
    store = await Store.open(url)
    await asyncio.gather(*(play(store, f"t{number}") for number in range(20)))

asyncio.run(main(sys.argv[1]))
"""


def killed(url: str, patience: float) -> dict[str, int]:
    """The last number acknowledged at each table by a process that was killed while it wrote."""
    command = [sys.executable, "-c", PLAY, url]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout
        first = process.stdout.readline()
        time.sleep(patience)
        process.kill()
        lines = [first, *process.stdout]
    told: dict[str, int] = {}
    for line in lines:
        if line.endswith("\n"):
            table, number = line.split()
            told[table] = max(told.get(table, 0), int(number))
    return told


async def hold(store: Store, told: dict[str, int]) -> None:
    """Nothing acknowledged is missing, and no change is there in part."""
    for table, last in told.items():
        log = [entry.number for entry in await store.entries(table)]
        assert log == list(range(1, len(log) + 1))
        assert len(log) >= last
        seats = {right.seat for right in await store.rights(table)}
        sat = {entry.number for entry in await store.entries(table) if entry.kind == "sit"}
        assert seats == sat


@awaited
async def test_kill_while_it_writes(url: str) -> None:
    dice = random.Random(5)
    told: dict[str, int] = {}
    for _ in range(6):
        told |= await asyncio.to_thread(killed, url, dice.random() / 2)
        async with opened(url) as store:
            await hold(store, told)
    assert len(told) == 20
    assert [line for line in check(url) if "which is not there" not in line] == []
