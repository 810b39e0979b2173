"""What other processes do to a database while a test looks."""

import asyncio
import random

from emporion.server.storage import Change, Store
from server.storage.rows import entry, move, opened, outcome


def open_at_once(url: str, me: int) -> str:
    async def go() -> str:
        async with opened(url) as store:
            return await outcome(store, move(1, f"m{me}"))

    return asyncio.run(go())


def play_along(url: str, me: int) -> dict[str, list[str]]:
    """Makes 40 moves at each of some tables, each as soon as the number is free."""

    async def play(store: Store, table: str) -> list[str]:
        made = []
        for count in range(40):
            name = f"{me}-{count}"
            while True:
                last = len(await store.entries(table))
                plain = (me + count) % 3
                status = None if plain else "playing"
                change = Change(table, [entry(last + 1, name)], status=status)
                if await outcome(store, change) == "done":
                    break
                await asyncio.sleep(random.random() / 100)
            made.append(name)
        return made

    async def go() -> dict[str, list[str]]:
        async with opened(url) as store:
            tables = [f"t{it}" for it in range(5)]
            made = await asyncio.gather(*(play(store, table) for table in tables))
            return dict(zip(tables, made, strict=True))

    return asyncio.run(go())
