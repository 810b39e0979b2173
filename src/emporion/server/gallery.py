"""Looking at a table: everything now, the news one by one, and what was missed."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterable

import msgspec

from emporion.server import jobs, wire
from emporion.server.acts import Caller
from emporion.server.clock import now
from emporion.server.house import Hosted, House, Line
from emporion.server.line import Subscriber
from emporion.server.messages import Full, Happened, News, Reason, Summary
from emporion.server.refusal import Refusal, no_such_table
from emporion.server.storage import TableRow
from emporion.server.table import Table, Viewer
from emporion.table.fair import statement

MOST = 200  # news sent one by one; who missed more gets everything once
BREATH = 20  # news told in one go
WRITING = 20.0  # seconds a transcript may take

_encode = msgspec.json.Encoder().encode


class Bell(asyncio.Event):
    """Rings for somebody who only waits until there is something to hear."""

    def tell(self, first: bytes, rest: bytes = b"") -> None:
        self.set()

    def hang_up(self, code: int) -> None:
        self.set()


class Gallery:
    """Where viewers of a house stand."""

    def __init__(self, house: House) -> None:
        self._house = house

    async def hosted(self, id: str, holder: str | None) -> tuple[Hosted, Caller]:
        """A table the holder may look at."""
        hosted = await self._house.hosted(id)
        caller = hosted.caller(holder)
        if holder is not None and not caller.seats:  # a seat taken at another server a moment ago?
            async with hosted.lock:
                await self._house.was_behind(hosted)
            caller = hosted.caller(holder)
        if (refusal := hosted.barred(caller)) is not None:
            raise refusal
        return hosted, caller

    @staticmethod
    def viewer(caller: Caller, seat: int | None) -> Viewer:
        """Through whose eyes: a seat of the caller's own, or a spectator's."""
        if seat is None:
            return min(caller.seats, default=None)
        if seat not in caller.seats:
            raise Refusal("not_yours", f"seat {seat} is not yours", 403, where="seat")
        return seat

    async def look(self, id: str, holder: str | None, seat: int | None = None) -> Full:
        """Everything, as it is now."""
        hosted, caller = await self.hosted(id, holder)
        viewer = self.viewer(caller, seat)
        return wire.full(await self._shown(hosted, viewer), viewer, caller, now())

    async def summaries(self, rows: Iterable[TableRow], holder: str | None) -> list[Summary]:
        """Tables in a list, as the holder may know them; such as cannot be opened are left out."""
        found = []
        for row in rows:
            with contextlib.suppress(Refusal):
                hosted = await self._house.hosted(row.id)
                seats = hosted.caller(holder).seats
                table = await self._shown(hosted, min(seats, default=None))
                found.append(wire.summary(table, seats))
        return found

    async def _shown(self, hosted: Hosted, viewer: Viewer) -> Table:
        """The table as a viewer may know it now."""
        if not hosted.is_late(viewer):
            return hosted.table
        async with hosted.lock:
            return await self._house.shown(hosted, viewer)

    async def _shown_at(self, hosted: Hosted, viewer: Viewer, number: int) -> Table:
        """The same, with its lock held, and no older than what another server told the viewer."""
        if number > hosted.table.seen[hosted.table.place(viewer)]:
            await self._house.was_behind(hosted)
        return await self._house.shown(hosted, viewer)

    async def news(
        self, id: str, holder: str | None, seat: int | None, after: int
    ) -> list[News] | Full:
        """What a viewer has not seen yet; everything at once if that is too much."""
        hosted, caller = await self.hosted(id, holder)
        viewer = self.viewer(caller, seat)
        async with hosted.lock:
            table = await self._shown_at(hosted, viewer, after)
            missed = await self._missed(table, viewer, after)
            return wire.full(table, viewer, caller, now()) if missed is None else missed

    async def _missed(self, table: Table, viewer: Viewer, after: int) -> list[News] | None:
        place = table.place(viewer)
        if after > table.seen[place] or table.seen[place] - after > MOST:
            return None
        if after == table.seen[place]:
            return []
        entries = await self._house.store.entries(table.row.id)
        replay = await self._house.replayed(table.row, [])
        found: list[News] = []
        last = table.seen[place]
        for entry in entries[: table.number]:
            replay.tell(entry)
            if entry.viewers & replay.bit(viewer) and replay.seen[place] > after:
                teller = wire.Teller(replay, entry, with_view=replay.seen[place] == last)
                found.append(teller.news(viewer, now()))
                await _breathe(len(found))
                if replay.seen[place] == last:
                    break
        if found and found[-1].view is None and table.status != "gathering":
            final = wire.full(table, viewer, Caller(), now())
            found[-1] = msgspec.structs.replace(found[-1], view=final.view, turn=final.turn)
        return found

    async def subscribe(
        self, id: str, holder: str | None, seat: int | None, after: int | None, line: Line
    ) -> tuple[Hosted, Subscriber]:
        """News from now on, without a gap after what the viewer has seen."""
        hosted, caller = await self.hosted(id, holder)
        viewer = self.viewer(caller, seat)
        subscriber = Subscriber(viewer, holder, line)
        async with hosted.lock:
            table = await self._shown_at(hosted, viewer, after or 0)
            if not hosted.hears(subscriber):
                raise no_such_table()
            missed = None if after is None else await self._missed(table, viewer, after)
            if missed is None:
                subscriber.send(_encode(wire.full(table, viewer, caller, now())))
            for news in missed or ():
                subscriber.send(_encode(news))
            hosted.subscribers.add(subscriber)
        return hosted, subscriber

    async def since(
        self, id: str, holder: str | None, seat: int | None, after: int | None
    ) -> list[News]:
        """What happened after a number, or since the seat's own last decision, without views."""
        hosted, caller = await self.hosted(id, holder)
        viewer = self.viewer(caller, seat)
        async with hosted.lock:
            table = await self._house.shown(hosted, viewer)
            entries = (await self._house.store.entries(id))[: table.number]
        own = [entry.number for entry in entries if (entry.seat, entry.kind) == (viewer, "decide")]
        known = own[-1] if own and after is None and viewer is not None else 0
        replay = await self._house.replayed(table.row, entries[:known])
        place = replay.place(viewer)
        found: list[News] = []
        for entry in entries[known:]:
            replay.tell(entry)
            if entry.viewers & replay.bit(viewer) and replay.seen[place] > (after or 0):
                found.append(wire.Teller(replay, entry, with_view=False).news(viewer, now()))
                await _breathe(len(found))
        return found

    async def moment(self, id: str, holder: str | None, seat: int | None, number: int) -> News:
        """One thing that happened, with the position as the viewer knew it then."""
        hosted, caller = await self.hosted(id, holder)
        viewer = self.viewer(caller, seat)
        async with hosted.lock:
            table = await self._house.shown(hosted, viewer)
            entries = (await self._house.store.entries(id))[: table.number]
        replay = await self._house.replayed(table.row, [])
        place = replay.place(viewer)
        for told, entry in enumerate(entries, 1):
            replay.tell(entry)
            if entry.viewers & replay.bit(viewer) and replay.seen[place] == number:
                news = wire.Teller(replay, entry, with_view=False).news(viewer, now())
                view = wire.full(replay, viewer, caller, now()).view
                return msgspec.structs.replace(news, view=view, clock=None)
            await _breathe(told)
        raise Refusal("no_moment", f"the viewer has heard nothing numbered {number}", 404)

    async def reasons(self, id: str, holder: str | None, seat: int | None) -> list[Reason]:
        """For the seat that is asked: every action, possible now or why not."""
        hosted, caller = await self.hosted(id, holder)
        viewer = self.viewer(caller, seat)
        table = hosted.table
        if viewer is None or table.actor != viewer:
            raise Refusal("not_asked", "only the seat that is asked has actions to explain")
        return wire.reasons(table.state)

    async def preview(
        self, id: str, holder: str | None, seat: int | None, action: str
    ) -> list[Happened]:
        """For the seat that is asked: what an action would do, as far as it can know."""
        hosted, caller = await self.hosted(id, holder)
        viewer = self.viewer(caller, seat)
        table = hosted.table
        if viewer is None or table.actor != viewer:
            raise Refusal("not_asked", "only the seat that is asked can try an action")
        return wire.preview(table.state, viewer, action)

    async def transcript(self, id: str, holder: str | None, seat: int | None) -> bytes:
        """The whole game once it is over. Before, a game that begins where this one stands.

        What the viewer does not know is dealt anew there, always the same way, so that a
        transcript taken twice shows nothing either.
        """
        hosted, caller = await self.hosted(id, holder)
        viewer = self.viewer(caller, seat)
        table = await self._shown(hosted, viewer)
        row = table.row
        if table.status == "gathering":
            raise Refusal("not_begun", "the game has not begun")
        if table.status != "over":
            imagined = table.state.imagine(viewer, seed=table.seen[table.place(viewer)])
            begun = imagined.game.position(imagined.position()).transcript().to_dict()
            return msgspec.json.encode(begun | {"seats": _who(table)})
        proof = statement(row.id, int(row.seed), bytes.fromhex(row.salt))
        if hosted.beginning is None:
            hosted.beginning = jobs.beginning_of(table.state)
        moves = [text for _, text in table.state.moves]
        document: bytes = await self._house.workers.run(
            jobs.written_down,
            hosted.beginning,
            moves,
            _who(table),
            proof if row.start is None else None,
            deadline=WRITING,
        )
        return document

    @staticmethod
    def leave(hosted: Hosted, subscriber: Subscriber) -> None:
        hosted.subscribers.discard(subscriber)
        subscriber.close()

    async def wait(
        self, hosted: Hosted, caller: Caller, viewer: Viewer, after: int, seconds: float
    ) -> None:
        """Until there is more to see than this, or the time is over."""
        bell = Bell()
        subscriber = Subscriber(viewer, caller.holder, bell)
        async with hosted.lock:
            table = await self._house.shown(hosted, viewer)
            if table.seen[table.place(viewer)] > after:
                return
            hosted.subscribers.add(subscriber)
        try:
            await asyncio.wait_for(bell.wait(), seconds)
        except TimeoutError:
            pass
        finally:
            self.leave(hosted, subscriber)


def _who(table: Table) -> list[dict[str, str]]:
    """Who plays, as a transcript says it; a bot that stands in is not named."""
    return [
        {"name": seat.name} if seat.name is not None else {"bot": seat.own_bot or "medium"}
        for seat in table.seats
    ]


async def _breathe(told: int) -> None:
    """Let others have their turn, while there is much to tell."""
    if told % BREATH == 0:
        await asyncio.sleep(0)
