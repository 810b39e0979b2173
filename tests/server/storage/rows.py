"""Small rows to store, and the way to run a test that awaits."""

import asyncio
import functools
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any, ParamSpec

from emporion.server.storage import Change, Conflict, Entry, Right, Store, TableRow, Token

P = ParamSpec("P")


def awaited(test: Callable[P, Coroutine[Any, Any, None]]) -> Callable[P, None]:
    @functools.wraps(test)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        asyncio.run(test(*args, **kwargs))

    return run


@asynccontextmanager
async def opened(url: str, **settings: Any) -> AsyncIterator[Store]:
    store = await Store.open(url, **settings)
    try:
        yield store
    finally:
        await store.close()


def table(id: str = "t", **changes: Any) -> TableRow:
    plain: dict[str, Any] = {
        "id": id,
        "game": "rotterdam",
        "players": 3,
        "options": {"short": True, "names": ["é", "☸"]},
        "edition": "hash",
        "terms": {"clock": None},
        "engine": "1",
        "seed": "340282366920938463463374607431768211455",
        "salt": "00ff",
        "created": 1_700_000_000_000,
        "changed": 1_700_000_000_000,
        "status": "gathering",
        "listed": True,
    }
    return TableRow(**(plain | changes))


def entry(number: int, move: str | None = None, **changes: Any) -> Entry:
    plain: dict[str, Any] = {
        "kind": "decide",
        "seat": 1,
        "body": b'{"action":"sail \xe2\x98\xb8"}',
        "viewers": 0x8007,
        "at": 1_700_000_000_000 + number,
    }
    return Entry(number=number, move=move, **(plain | changes))


def move(number: int, id: str | None = None, table: str = "t") -> Change:
    """A change as nearly all are: one entry."""
    return Change(table, [entry(number, id)])


def opening(id: str = "t", **changes: Any) -> Change:
    """The first change of a table."""
    made = table(id, **changes)
    return Change(id, [entry(1, "open", kind="open")], create=made, edition=("hash", b"[goods]"))


def seat(table: str = "t", seat: int | None = 0, holder: str = "ann", **changes: Any) -> Right:
    plain: dict[str, Any] = {"kind": "seat", "granted": 5, "expires": None}
    return Right(table=table, seat=seat, holder=holder, **(plain | changes))


def link(hash: str, **changes: Any) -> Token:
    plain: dict[str, Any] = {"table": "t", "kind": "seat", "seat": 2, "made": 6, "expires": None}
    return Token(hash=hash, **(plain | changes))


async def outcome(store: Store, change: Change) -> str:
    """ "done", or why it conflicts."""
    try:
        await store.commit(change)
    except Conflict as conflict:
        return conflict.reason
    return "done"


async def numbers(store: Store, table: str = "t") -> list[int]:
    return [entry.number for entry in await store.entries(table)]
