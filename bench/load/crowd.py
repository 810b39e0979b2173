"""The clients: tables full of players who decide as soon as it is their turn, or at a pace."""

import asyncio
import random
import resource
import time
from array import array
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass, field
from typing import TypeVar

from bench.load.net import Refused, Socket

Item = TypeVar("Item")

PATIENCE = 20.0
"""Seconds within which a decision must have reached everybody."""

ENDED = 0.02
"""A stretch ends early when more than this share of its games has ended."""


class Seat(Socket):
    """One player's socket: it tells `table` which decisions have come, and when its turn is."""

    def __init__(self, table: "Table", number: int, port: int, path: str, key: str = "") -> None:
        super().__init__(port, path, key)
        self.table = table
        self.number = number
        table.seats.append(self)

    def decision(self) -> bytes:
        """The message that decides; called when it is this seat's turn."""
        raise NotImplementedError

    def fail(self, error: Exception) -> None:
        self.table.crowd.fail(error)


class Table:
    """One game: who sits there, whose turn it is, and which decisions are under way."""

    def __init__(self, crowd: "Crowd") -> None:
        self.crowd = crowd
        self.seats: list[Seat] = []
        self.present = 0
        self.everybody: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.turn: Seat | None = None
        self.over = False
        self.decided = 0
        self.under_way: dict[int, list[float]] = {}
        """When a decision was sent, and how many have not seen it yet."""

    def here(self) -> None:
        """Another of the seats is connected and has been told how the game stands."""
        self.present += 1
        if self.present == len(self.seats):
            self.everybody.set_result(None)

    def awaits(self, seat: Seat) -> None:
        """It is this seat's turn."""
        crowd = self.crowd
        self.turn = seat
        if crowd.playing:
            if crowd.pause:
                crowd.later(crowd.pause * random.uniform(0.5, 1.5), self.decide)
            else:
                self.decide()

    def decide(self) -> None:
        if self.turn is None or not self.crowd.playing:
            return
        seat, self.turn = self.turn, None
        self.decided += 1
        message = seat.decision()
        self.under_way[self.decided] = [time.perf_counter(), len(self.seats)]
        seat.say(message)

    def seen(self, number: int) -> None:
        """Another of the seats has this decision; the last to have it ends the wait."""
        waiting = self.under_way[number]
        waiting[1] -= 1
        if not waiting[1]:
            del self.under_way[number]
            self.crowd.delays.append(time.perf_counter() - waiting[0])


@dataclass
class Reading:
    """What one stretch of play measured."""

    seconds: float
    delays: "array[float]" = field(default_factory=lambda: array("d"))
    """Of each decision, the seconds until the last viewer had it."""
    busy: float = 0.0
    """The share of a core that the clients themselves used."""
    decisions: int = 0
    """All of them, those before and after the clock ran included."""

    @property
    def rate(self) -> float:
        return len(self.delays) / self.seconds

    def delay(self, share: float) -> float:
        """The delay that this share of the decisions kept within."""
        ranked = sorted(self.delays)
        return ranked[min(len(ranked) - 1, int(share * len(ranked)))] if ranked else float("nan")

    @staticmethod
    def together(readings: "Iterable[Reading]") -> "Reading":
        """Of several crowds at the same time."""
        readings = list(readings)
        whole = Reading(max(reading.seconds for reading in readings))
        for reading in readings:
            whole.delays.extend(reading.delays)
            whole.busy += reading.busy
            whole.decisions += reading.decisions
        return whole


class Crowd:
    """Everybody at one server."""

    def __init__(self) -> None:
        self.tables: list[Table] = []
        self.playing = False
        self.pause = 0.0
        self.delays = array("d")
        self.later = asyncio.get_running_loop().call_later
        self.failed: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def add(self) -> Table:
        table = Table(self)
        self.tables.append(table)
        return table

    async def connect(self) -> None:
        """Open every socket, and wait until each was told how its game stands."""

        async def connect_one(table: Table) -> None:
            for seat in table.seats:
                await seat.connect()
            await table.everybody

        await in_parallel(connect_one, self.tables)

    def fail(self, error: Exception) -> None:
        self.playing = False
        if not self.failed.done():
            self.failed.set_exception(error)

    async def wait(self, seconds: float) -> None:
        """Let them play; whatever any of them cannot bear ends it."""
        done, _ = await asyncio.wait([self.failed], timeout=seconds)
        if done:
            self.failed.result()

    async def play(self, warm_up: float, seconds: float, pause: float = 0.0) -> Reading:
        """One stretch: `pause` is how long a player thinks, on average."""
        await self.wait(0)
        before = sum(table.decided for table in self.tables)
        self.pause = pause
        self.playing = True
        for table in self.tables:
            if table.turn is not None:
                self.later(random.uniform(0, pause or warm_up / 2), table.decide)
        await self.wait(warm_up)
        self.delays = array("d")
        start, used = time.perf_counter(), computing()
        enough = self.over() + ENDED * (len(self.tables) - self.over())
        while True:
            await self.wait(0.05)
            spent = time.perf_counter() - start
            if spent >= seconds or self.over() > enough:
                break
        reading = Reading(spent, self.delays, (computing() - used) / spent)
        self.playing = False
        await self.settle()
        reading.decisions = sum(table.decided for table in self.tables) - before
        return reading

    def over(self) -> int:
        """Tables whose game has ended; they decide nothing any more."""
        return sum(table.over for table in self.tables)

    async def settle(self) -> None:
        """Everybody has everything; a decision that somebody never saw is an error."""
        self.delays = array("d")
        deadline = time.perf_counter() + PATIENCE
        while any(table.under_way or not (table.turn or table.over) for table in self.tables):
            if time.perf_counter() > deadline:
                lost = sum(len(table.under_way) for table in self.tables)
                raise Refused(f"{lost} decisions did not reach every viewer in {PATIENCE:.0f} s")
            await self.wait(0.02)

    def close(self) -> None:
        for table in self.tables:
            for seat in table.seats:
                seat.close()


def computing() -> float:
    """Seconds of computing by this process so far."""
    usage = resource.getrusage(resource.RUSAGE_SELF)
    return usage.ru_utime + usage.ru_stime


async def in_parallel(
    work: Callable[[Item], Awaitable[None]], items: Iterable[Item], count: int = 32
) -> None:
    """`work` on every item, `count` of them at a time."""
    queue = iter(items)

    async def worker() -> None:
        for item in queue:
            await work(item)

    async with asyncio.TaskGroup() as group:
        for _ in range(count):
            group.create_task(worker())
