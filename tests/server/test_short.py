"""The short way of a decision: it says and does the same as the long one."""

import asyncio
import json
import random
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest

from emporion.server import acts, wire
from emporion.server.acts import Caller, Step, entry
from emporion.server.house import Hosted, House
from emporion.server.limits import Buckets
from emporion.server.line import Subscriber
from emporion.server.messages import Decide, Done
from emporion.server.settings import Settings
from emporion.server.short import Decision, Lock, Standing
from emporion.server.socket import Conversation
from emporion.server.storage import Conflict, Right
from emporion.server.table import Table
from server.storage.rows import awaited
from server.test_wire import laid


class Line:
    """What a viewer was told."""

    def __init__(self) -> None:
        self.told: list[bytes] = []

    def tell(self, first: bytes, rest: bytes = b"") -> None:
        self.told.append(first + rest)

    def take(self) -> list[bytes]:
        told, self.told = self.told, []
        return told

    def hang_up(self, code: int) -> None:
        pass


class Shelf:
    """A store that waits to be told what becomes of what it was given."""

    shared = False

    def __init__(self) -> None:
        self.jobs: list[Decision] = []
        self.others: list[Any] = []
        self.add = self.jobs.extend

    def hand(self, change: Any, told: Any) -> None:
        self.others.append(told)


class Round:
    """A table of three with a socket for each, and for a spectator."""

    def __init__(self, table: Table) -> None:
        self.shelf = Shelf()
        self.house = House(self.shelf, None, Settings())  # type: ignore[arg-type]
        self.hosted = self.house.welcome(
            table, [Right("t", "seat", seat, f"key {seat}", 0) for seat in range(3)]
        )
        service = SimpleNamespace(house=self.house, acting=Buckets(1e9, 1e9))
        self.lines = {viewer: Line() for viewer in table.viewers}
        self.talks = []
        for viewer, line in self.lines.items():
            talk = Conversation(service, "t", f"key {viewer}", "here", viewer)  # type: ignore[arg-type]
            talk.hosted, talk.line = self.hosted, line  # type: ignore[assignment]
            talk.subscriber = Subscriber(viewer, f"key {viewer}", line)
            self.hosted.subscribers.add(talk.subscriber)
            self.talks.append(talk)

    async def say(self, seat: int, **said: Any) -> None:
        """Decide; what was taken is handed over in the end."""
        message = {"type": "decide", "id": "a", "seat": seat, **said}
        self.talks[seat].hear(json.dumps(message).encode())
        await asyncio.sleep(0)


def begun(name: str) -> Table:
    table = laid(name)
    for seat in range(3):
        table.tell(entry(table, "sit", seat, 0, name=f"Player {seat}"))
    table.tell(entry(table, "start", None, 100))
    return table


FIELDS = [name for name in vars(Standing) if not name.startswith("_")]
FIELDS += [name for name in Table.__slots__ if name not in ("state", "game")]


@pytest.mark.parametrize("name", ["rhodes", "colossus"])
@awaited
async def test_both_ways_are_one(name: str) -> None:
    table, other, chooser = begun(name), begun(name), random.Random(3)
    round = Round(table)
    while not table.state.over:
        seat, action = table.state.actor, chooser.choice(table.state.legal_ids())
        said: Any = action if chooser.random() < 0.8 else table.game.actions[action].text
        await round.say(seat, after=table.seen[seat], action=said)
        act = Decide(id="a", seat=seat, after=other.seen[seat], action=said)
        at = round.shelf.jobs[0].row[7] if round.shelf.jobs else 0
        [step] = acts.carry_out(other, act, Caller(f"key {seat}", frozenset({seat})), at)
        if not round.shelf.jobs:  # the last one goes the long way
            assert step.state is not None
            assert step.state.over
            return
        job = round.shelf.jobs.pop()
        assert (job.work.table, job.entry) == ("t", step.entry)
        assert not any(line.told for line in round.lines.values())
        assert table.number == other.number
        job.told(None)
        tell(other, step, round)
        if table.number % 70 == 0:
            back = Step(entry(table, "undo", seat, 400, to=table.state.decisions - 1))
            round.house.tell(round.hosted, back.entry)
            tell(other, back, round)


def tell(table: Table, step: Step, round: Round) -> None:
    """Tell the other table; it stands as that of the round, and says what was said there."""
    table.tell(step.entry, step.state)
    assert bytes(table.state) == bytes(round.hosted.table.state)
    for field in FIELDS:
        if field != "state":
            assert getattr(table, field) == getattr(round.hosted.table, field), field
    teller = wire.Teller(table, step.entry, step.events)
    for viewer, line in round.lines.items():
        news, *done = line.take()
        assert news == b"".join(teller.message(viewer, 7))
        own = step.entry.kind == "decide" and viewer == step.entry.seat
        assert done == ([wire.encode(Done("a", table.seen[viewer]))] if own else [])


@awaited
async def test_what_stands_against_it_goes_the_long_way() -> None:
    async def goes(change: Callable[[Round], object], seat: int = 0, **said: Any) -> bool:
        """Whether the decision goes the short way, of whoever is asked or so many seats on."""
        round = Round(begun("rhodes"))
        asked: list[Any] = []
        round.house.go = asked.append  # type: ignore[assignment]
        change(round)
        table = round.hosted.table
        place = (table.state.actor + seat) % 3
        action = table.state.legal_ids()[0]
        await round.say(place, **({"after": table.seen[place], "action": action} | said))
        for coroutine in asked:
            coroutine.close()
        assert len(asked) + len(round.shelf.jobs) == 1
        assert not round.shelf.others
        return bool(round.shelf.jobs)

    def nothing(_: Round) -> None:
        pass

    assert await goes(nothing)
    assert not await goes(nothing, after=0)
    assert not await goes(nothing, after=1000)
    assert not await goes(nothing, seat=1)
    assert not await goes(nothing, action="dance")
    assert not await goes(nothing, action=100_000)
    assert not await goes(lambda round: round.hosted.know([]))
    assert not await goes(lambda round: setattr(round.hosted, "gone", True))
    assert not await goes(lambda round: setattr(round.hosted.table, "status", "over"))
    assert not await goes(lambda round: round.hosted.lock.seize())

    def lend(round: Round) -> None:
        table = round.hosted.table
        table.seats[table.state.actor].stand_in = "medium"

    assert not await goes(lend)


@awaited
async def test_what_was_not_written_is_not_told() -> None:
    round = Round(begun("rhodes"))
    table = round.hosted.table
    before = bytes(table.state)
    seat = table.state.actor
    await round.say(seat, after=table.seen[seat], action=table.state.legal_ids()[0])
    tried: list[tuple[Hosted, Exception]] = []

    def once_more(hosted: Hosted, _: object, __: object, failed: Exception) -> None:
        tried.append((hosted, failed))

    round.house.once_more = once_more  # type: ignore[assignment]
    round.house.go = lambda work: work.close()  # type: ignore[assignment, return-value]
    failed = Conflict("number")
    round.shelf.jobs.pop().told(failed)
    assert tried == [(round.hosted, failed)]
    assert (bytes(table.state), round.house.short.under_way) == (before, 0)
    assert not any(line.told for line in round.lines.values())


@awaited
async def test_who_waits_for_a_table_comes_in_order() -> None:
    lock, came = Lock(), list[int]()

    async def come(number: int) -> None:
        async with lock:
            came.append(number)
            await asyncio.sleep(0)

    assert lock.seize()
    waiting = [asyncio.create_task(come(number)) for number in range(5)]
    await asyncio.sleep(0)
    waiting[1].cancel()
    await asyncio.sleep(0)
    lock.release()
    waiting[0].cancel()  # when it was its turn already
    assert not lock.seize()
    await asyncio.gather(*waiting, return_exceptions=True)
    assert came == [2, 3, 4]
    assert not lock.locked()
    assert lock.seize()
