"""The heart of a server: it beats in the store, so that others know that it lives.

While no server's heart beats, nobody's clock runs. When another server's heart stops, its tables
are looked after here.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import TYPE_CHECKING, NamedTuple, TypeVar

import msgspec

from emporion.server import acts
from emporion.server.acts import Step
from emporion.server.clock import now
from emporion.server.refusal import Refusal
from emporion.server.storage import Conflict, StoreError

if TYPE_CHECKING:
    from emporion.server.house import Hosted, House

log = logging.getLogger("emporion.server")
T = TypeVar("T")

MISSED = 3  # beats in a row, by all servers, after which clocks stood still
AGAIN = 1.0  # seconds until the store is tried once more


class Stood(NamedTuple):
    """Clocks stood still: since when, and for how many milliseconds."""

    since: int
    ms: int


class Heart:
    """Beats for a house."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._gone: set[str] = set()  # servers known to be gone
        self._beaten = 0.0  # when, by the monotonic clock
        self._longest = MISSED * house.settings.beat_s  # between two beats
        self._taking_up = 0

    @property
    def steady(self) -> bool:
        """Whether time may be counted: it beats, and every clock knows if it stood still."""
        return not self._taking_up and self.beats

    @property
    def beats(self) -> bool:
        """Whether it has done so of late."""
        return time.monotonic() - self._beaten < self._longest

    async def begin(self) -> None:
        """The first beat; every game in play is taken up."""
        stood = await self._beat()
        self._taking_up += 1
        self._house.go(self._take_up(stood))
        self._house.go(self._go_on())

    async def _go_on(self) -> None:
        while True:
            await asyncio.sleep(self._house.settings.beat_s)
            gone = self._gone
            try:
                stood = await self._beat()
            except StoreError as error:
                log.warning("no heartbeat: %s", error)
                continue
            if stood is not None:
                self._taking_up += 1
                self._house.go(self._take_up(stood))
            elif self._gone - gone:
                log.info("another server is gone")
                self._house.go(self._look_after())

    async def _beat(self) -> Stood | None:
        """Beat once; for how long no heart has beaten, if that is long."""
        house, at = self._house, now()
        beats = await house.store.beats()
        await house.store.beat(house.name, at)
        lost = house.settings.lost_s * 1000
        self._gone = {name for name, last in beats if at - last > lost and name != house.name}
        self._beaten = time.monotonic()
        last = max((last for _, last in beats), default=at)
        return Stood(last, at - last) if at - last > self._longest * 1000 else None

    async def _take_up(self, stood: Stood | None) -> None:
        """Set going every game in play, its clock put right before."""
        try:
            for id in await _patiently(self._house.store.playing):
                await _patiently(partial(self._take_up_one, id, stood))
        finally:
            self._taking_up -= 1

    async def _take_up_one(self, id: str, stood: Stood | None) -> None:
        with _told(id):
            hosted = await self._house.hosted(id)
            if stood is not None and hosted.table.terms.clock is not None:
                await self._pause(hosted, stood)
            self._house.going.next(hosted)

    async def _pause(self, hosted: Hosted, stood: Stood) -> None:
        """Say once, be it by one server of several, that the clock stood still."""
        async with hosted.lock:
            while True:
                entry = acts.entry(hosted.table, "pause", None, now(), ms=stood.ms)
                entry = msgspec.structs.replace(entry, move=f"pause.{stood.since}")
                try:
                    return await self._house.append(hosted, [Step(entry)])
                except Conflict as conflict:
                    await self._house.catch_up(hosted)
                    if conflict.reason == "move":
                        return

    async def _look_after(self) -> None:
        """Have every game in play in memory, where clocks are minded and lost bots are missed."""
        for id in await _patiently(self._house.store.playing):
            with _told(id):
                await _patiently(partial(self._house.hosted, id))


@contextmanager
def _told(table: str) -> Iterator[None]:
    """A table that cannot be opened does not keep the others from it."""
    try:
        yield
    except Refusal as refusal:
        log.warning("table %s is not taken up: %s", table, refusal)


async def _patiently(ask: Callable[[], Awaitable[T]]) -> T:
    """Again and again, while the store is in trouble."""
    while True:
        try:
            return await ask()
        except StoreError as error:
            log.warning("%s", error)
            await asyncio.sleep(AGAIN)
