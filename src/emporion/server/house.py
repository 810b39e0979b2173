"""The house: the tables in memory, and the one way anything about them changes.

An act is judged under the table's lock, committed, then told to the table, then broadcast. Who
loses a race in the database looks at what won and is judged again.
"""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from contextlib import suppress
from functools import lru_cache, partial
from typing import Any, Protocol, TypeVar

import msgspec

import emporion as em
from emporion.games import has_secrets
from emporion.server import acts, keys, wire
from emporion.server.acts import Caller, Step
from emporion.server.clock import now
from emporion.server.delay import Earlier
from emporion.server.going import Going
from emporion.server.heart import Heart
from emporion.server.line import Subscriber, spread
from emporion.server.messages import (
    AnyAct,
    Decide,
    Done,
    Leave,
    Terms,
)
from emporion.server.metrics import METRICS
from emporion.server.phrases import Phrase
from emporion.server.refusal import Refusal, no_such_table
from emporion.server.settings import Settings
from emporion.server.short import Company, ShortWay
from emporion.server.storage import (
    Change,
    Conflict,
    Entry,
    Notice,
    Right,
    Store,
    StoreError,
    TableRow,
)
from emporion.server.table import GAME, Table, Viewer
from emporion.server.workers import Workers
from emporion.table.titles import VERSION

log = logging.getLogger("emporion.server")
T = TypeVar("T")

SLOW = 1.0  # seconds of a commit that the log tells of
LONGEST_ID = 32
AGAIN = 1.0  # seconds until the store is tried once more
TIDY = 3600.0  # seconds after which what has expired is deleted
# What the log of another version may lead to: rules that refuse, or parts that nobody here knows.
UNREADABLE: tuple[type[Exception], ...] = (AssertionError, AttributeError, LookupError)
UNREADABLE += (TypeError, ValueError, msgspec.MsgspecError)
ATTEMPTS = 5  # at a table where somebody else is always first


Decided = Callable[[Decide, "Done | asyncio.Task[Done]"], None]  # at once, or later


class Line(Protocol):
    """A way to somebody. Who does not keep up is hung up on, and resumes."""

    def tell(self, first: bytes, rest: bytes = b"") -> None: ...

    def hang_up(self, code: int) -> None: ...


class Hosted(Company):
    """A table in memory, with who listens to it."""

    __slots__ = ("beginning", "earlier", "rights", "thinking", "timer", "waking")

    table: Table

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.rights: list[Right] = []  # kept where one of them has an end
        self.earlier: Earlier | None = None  # once a delayed spectator has looked
        self.waking: asyncio.TimerHandle | None = None  # for delayed spectators
        self.thinking: asyncio.Task[None] | None = None
        self.timer: asyncio.TimerHandle | None = None
        self.beginning: str | None = None

    @property
    def is_thinking(self) -> bool:
        return self.thinking is not None and not self.thinking.done()

    @property
    def is_busy(self) -> bool:
        listened = bool(self.subscribers) or self.lock.locked()
        return listened or self.is_thinking or self.timer is not None

    def caller(self, holder: str | None) -> Caller:
        if self.until is not None:
            self.expire()
        caller = self.callers.get(holder or "")
        return Caller(holder) if caller is None else caller

    def expire(self) -> None:
        """Forget rights that have ended by now."""
        if self.until is not None and self.until <= now():
            self.know(self.rights)

    def know(self, rights: list[Right]) -> None:
        """Take the rights as the store has them, each until it ends."""
        rights = [right for right in rights if right.expires is None or right.expires > now()]
        self.until = min((right.expires for right in rights if right.expires), default=None)
        self.rights = rights if self.until is not None else []
        found: dict[str, Caller] = {}
        for right in rights:
            caller = found.get(right.holder, Caller(right.holder))
            if right.kind == "owner":
                caller = caller._replace(owner=True)
            elif right.kind == "seat" and right.seat is not None:
                caller = caller._replace(seats=caller.seats | {right.seat})
            else:
                caller = caller._replace(watch=True)
            found[right.holder] = caller
        self.callers = found
        self.turn_away()

    def turn_away(self) -> None:
        """Who has lost a right no longer hears what it gave."""
        for subscriber in list(self.subscribers):
            if not self.hears(subscriber):
                subscriber.close()

    def barred(self, caller: Caller) -> Refusal | None:
        """Why somebody may not look at this table, if so."""
        terms = self.table.terms
        if caller.seats or caller.owner:
            return None
        if not terms.listed and not caller.watch:
            return no_such_table()
        if terms.spectators == "no" and self.table.status != "gathering":
            return Refusal("no_spectators", "this table has no spectators", 403)
        return None

    def is_late(self, viewer: Viewer) -> bool:
        return viewer is None and self.table.terms.spectators == "delayed"

    def hears(self, subscriber: Subscriber) -> bool:
        """Whether somebody still has the right to hear what it hears."""
        caller = self.caller(subscriber.holder)
        if subscriber.viewer is not None:
            return subscriber.viewer in caller.seats
        return self.barred(caller) is None


class House:
    """All tables of one server process."""

    def __init__(self, store: Store, workers: Workers, settings: Settings) -> None:
        self.store = store
        self.workers = workers
        self.settings = settings
        self.name = keys.new_key()
        self._tables: OrderedDict[str, Hosted] = OrderedDict()
        self._loading: dict[str, asyncio.Task[Hosted]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._acts: set[asyncio.Task[Done]] = set()
        self._deciding: set[Hosted] = set()  # tables with a decision that no task waits for
        self.short = ShortWay(self, store.add, wire.turn_json, wire.encode)
        self.closing = False
        self.going = Going(self)
        self.heart = Heart(self)

    # -- opening and closing

    async def open(self) -> None:
        """Take up every game in play: clocks stood still while no server ran."""
        self.workers.start()
        await self.heart.begin()
        self.go(self._sweep())
        await self.store.listen(self._noticed, self._look_at_all)

    async def farewell(self) -> None:
        """Sockets are told to come back, to this server's successor."""
        self._dismiss()
        while any(hosted.subscribers for hosted in self._tables.values()):
            await asyncio.sleep(0.02)

    def _dismiss(self) -> None:
        self.closing = True
        for hosted in self._tables.values():
            self.going.rest(hosted)
            for subscriber in list(hosted.subscribers):
                subscriber.close()

    async def close(self) -> None:
        """Let what is being written end."""
        self._dismiss()
        while self.short.under_way or self._deciding or self._acts:
            await asyncio.sleep(0.005)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.workers.stop()

    def go(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, Refusal):
            log.error("a task failed", exc_info=error)

    async def _sweep(self) -> None:
        """Forget tables nobody looks at; wake bots whose server is gone; delete what expired."""
        tidied = 0.0
        while True:
            await asyncio.sleep(self.settings.sweep_s)
            if time.monotonic() - tidied > TIDY:
                tidied = time.monotonic()
                with suppress(StoreError):  # then the next time
                    await self.store.tidy()
            METRICS.count()
            METRICS.tables.set(self.count)
            METRICS.busy.set(self.workers.busy)
            METRICS.queued.set(self.workers.queued)
            quiet = time.monotonic() - self.settings.forget_s
            for id, hosted in list(self._tables.items()):
                if self.going.is_lost(hosted):
                    self.going.think_soon(hosted)
                if hosted.touched < quiet and not hosted.is_busy:
                    del self._tables[id]

    # -- tables in memory

    @property
    def count(self) -> int:
        return len(self._tables)

    async def hosted(self, id: str) -> Hosted:
        """The table, from memory or from the store."""
        hosted = self._tables.get(id)
        if hosted is None:
            if not (id.isascii() and id.isalnum() and len(id) <= LONGEST_ID):
                raise no_such_table()
            if id not in self._loading:
                task = self._loading[id] = self.go(self._load(id))
                task.add_done_callback(lambda _: self._loading.pop(id, None))
            hosted = await asyncio.shield(self._loading[id])
        hosted.touched = time.monotonic()
        return hosted

    def welcome(self, table: Table, rights: list[Right]) -> Hosted:
        """A table just made."""
        hosted = self._tables[table.row.id] = Hosted(table)
        hosted.know(rights)
        return hosted

    async def rights_changed(self, hosted: Hosted) -> None:
        """Take note of rights given and lost."""
        hosted.know(await self.store.rights(hosted.table.row.id))

    async def _load(self, id: str) -> Hosted:
        row = await self.store.table(id)
        if row is None:
            raise no_such_table()
        table = await self.replayed(row, await self.store.entries(id))
        if row.status == "over" and table.status != "over":
            raise _other_version(row, "it would not be over")
        hosted = Hosted(table)
        hosted.know(await self.store.rights(id))
        self._tables[id] = hosted
        self.going.watch(hosted)
        return hosted

    async def replayed(self, row: TableRow, entries: list[Entry]) -> Table:
        """A table as these entries tell it."""
        edition = await self._edition(row.edition)
        number = 0
        try:
            table = self._seated(row, edition)
            for entry in entries:
                number = entry.number
                table.tell(entry)
        except UNREADABLE:  # what it says may name a card
            raise _other_version(row, _impossible(number)) from None
        return table

    def _seated(self, row: TableRow, edition: str) -> Table:
        numbers = own_edition(edition, row.terms.get("edition", "standard"))
        game = make_game(row.game, row.players, numbers, json.dumps(row.options, sort_keys=True))
        if row.start is not None:
            state = em.Transcript.from_dict(json.loads(row.start)).replay()
        else:
            state = game.start(int(row.seed))
        return Table(row, msgspec.convert(row.terms, Terms), state, has_secrets(state.game))

    async def _edition(self, hash: str) -> str:
        document = await self.store.edition(hash)
        if document is None:
            raise Refusal("no_edition", f"the edition {hash} of this table is not stored", 409)
        return document.decode()

    # -- one way to change anything

    async def act(self, id: str, act: AnyAct, holder: str | None) -> Done:
        """Carry out an act once, however often it is sent, and whoever hangs up meanwhile."""
        return await asyncio.shield(self._surely(self._act(id, act, holder)))

    def _surely(self, acting: Coroutine[Any, Any, Done]) -> asyncio.Task[Done]:
        """A task that is finished before the house closes."""
        task = asyncio.get_running_loop().create_task(acting)
        self._acts.add(task)
        task.add_done_callback(self._acts.discard)
        return task

    async def _act(self, id: str, act: AnyAct, holder: str | None) -> Done:
        hosted = await self.hosted(id)
        async with hosted.lock:
            return await self._judged(hosted, act, holder)

    async def _judged(
        self, hosted: Hosted, act: AnyAct, holder: str | None, failed: Conflict | None = None
    ) -> Done:
        """Carry out an act with the table's lock held; its first attempt may have `failed`."""
        for _ in range(ATTEMPTS):
            if hosted.gone:
                break
            caller = hosted.caller(holder)
            seat = getattr(act, "seat", None)
            place = hosted.table.place(seat if seat in caller.seats else None)
            try:
                if failed is not None:
                    error, failed = failed, None
                    raise error
                if (refusal := hosted.barred(caller)) is not None:
                    raise refusal
                steps = acts.carry_out(hosted.table, act, caller, now())
                gone = self._given_up(hosted, act)
                await self.append(hosted, steps, revoke=gone)
                if gone:
                    await self.rights_changed(hosted)
            except Refusal as refusal:
                if await self.was_behind(hosted):
                    continue
                before = await self._done_before(hosted, act, caller)
                if before is None:
                    METRICS.refused.labels(refusal.key).inc()
                    raise
                return before
            except Conflict:
                await self.catch_up(hosted)
                before = await self._done_before(hosted, act, caller)
                if before is None:
                    continue
                return before
            return Done(act.id, hosted.table.seen[place])
        raise Refusal("busy", "others were faster again and again; try once more", 503, stale=True)

    def decide(self, hosted: Hosted, act: Decide, holder: str | None, told: Decided) -> bool:
        """A decision that nothing stands against, where the short way is too narrow: no task, and
        no waiting.

        Whether it was taken; `told` hears then what came of it. If not, nothing has happened, and
        `act` finds out why.
        """
        caller = hosted.caller(holder)
        if hosted.gone or hosted.barred(caller) is not None or not hosted.lock.seize():
            return False
        try:
            steps = acts.carry_out(hosted.table, act, caller, now())
            change = _change(hosted.table, steps)
            written = partial(self._written, hosted, act, holder, steps, time.perf_counter(), told)
            self.store.hand(change, written)
        except Exception:
            hosted.lock.release()
            return False
        self._deciding.add(hosted)
        hosted.touched = time.monotonic()
        return True

    def _written(
        self,
        hosted: Hosted,
        act: Decide,
        holder: str | None,
        steps: list[Step],
        begun: float,
        told: Decided,
        failed: Exception | None,
    ) -> None:
        """A decision on the short way is committed, or it goes on with the long way."""
        if failed is None:
            try:
                self._committed(hosted, steps, begun)
            except Exception as error:
                failed = error
        self._deciding.discard(hosted)
        if failed is not None:
            told(act, self.once_more(hosted, act, holder, failed))
            return
        hosted.lock.release()
        told(act, Done(act.id, hosted.table.seen[act.seat]))

    def once_more(
        self, hosted: Hosted, act: Decide, holder: str | None, failed: Exception
    ) -> asyncio.Task[Done]:
        """The long way for what failed on the short one, with the table's lock held."""
        return self._surely(self._again(hosted, act, holder, failed))

    async def _again(
        self, hosted: Hosted, act: Decide, holder: str | None, failed: Exception
    ) -> Done:
        try:
            await self._doubt(hosted, failed)
            if not isinstance(failed, Conflict):
                raise failed
            return await self._judged(hosted, act, holder, failed)
        finally:
            hosted.lock.release()

    @staticmethod
    def _given_up(hosted: Hosted, act: AnyAct) -> list[Right]:
        """The rights somebody gives up who leaves before the game."""
        if not isinstance(act, Leave) or hosted.table.status != "gathering":
            return []
        return [
            Right(hosted.table.row.id, "seat", act.seat, holder, 0)
            for holder, caller in hosted.callers.items()
            if act.seat in caller.seats
        ]

    async def _done_before(self, hosted: Hosted, act: AnyAct, caller: Caller) -> Done | None:
        """The answer if this very act was carried out before."""
        table = hosted.table
        if caller.holder is None:
            return None
        entry = await self.store.moved(table.row.id, acts.own_id(act, caller))
        if entry is None:
            return None
        if not acts.became(act, entry, table.game):
            raise Refusal("id_used", f"id: {act.id!r} was another act", 409, where="id")
        bit = table.bit(entry.seat if entry.seat in caller.seats else None)
        entries = (await self.store.entries(table.row.id))[: entry.number]
        return Done(act.id, sum(1 for one in entries if one.viewers & bit))

    async def was_behind(self, hosted: Hosted) -> bool:
        """Whether other servers changed the table meanwhile; with its lock held."""
        if not self.store.shared:
            return False
        number, callers = hosted.table.number, hosted.callers
        await self.catch_up(hosted)
        return hosted.table.number > number or hosted.callers != callers

    async def append(self, hosted: Hosted, steps: list[Step], **more: Any) -> None:
        """Commit, tell, broadcast: in this order."""
        begun = time.perf_counter()
        try:
            await self.store.commit(_change(hosted.table, steps, **more))
        except StoreError as error:
            await self._doubt(hosted, error)
            raise
        self._committed(hosted, steps, begun)

    async def _doubt(self, hosted: Hosted, error: Exception) -> None:
        """Read again what was perhaps written."""
        if isinstance(error, StoreError) and error.unsure:
            await self.catch_up(hosted)
            self.going.next(hosted)

    def _committed(self, hosted: Hosted, steps: list[Step], begun: float) -> None:
        """Tell and broadcast what is durable now."""
        row = hosted.table.row
        self.took(row, time.perf_counter() - begun)
        try:
            for step in steps:
                self.tell(hosted, step.entry, step.state, step.events)
        except Exception:
            self.let_go(hosted)
            raise
        if hosted.table.status == "over" and steps[-1].entry.kind in GAME:
            log.info("table over", extra={"table": row.id, "game": row.game})
        self.going.next(hosted)

    def took(self, row: TableRow, seconds: float) -> None:
        """Note how long it took until something was durable."""
        METRICS.commit.note(seconds)
        if seconds > SLOW:
            log.warning("slow commit", extra={"table": row.id, "ms": round(seconds * 1000)})

    async def catch_up(self, hosted: Hosted) -> None:
        """Tell what other processes committed to this table."""
        id = hosted.table.row.id
        self._tell_all(hosted, await self.store.entries(id, hosted.table.number))
        await self.rights_changed(hosted)

    def _tell_all(self, hosted: Hosted, entries: list[Entry]) -> None:
        for entry in entries:
            try:
                self.tell(hosted, entry)
            except UNREADABLE:  # a newer server beside this one wrote it
                self.let_go(hosted)
                raise _other_version(hosted.table.row, _impossible(entry.number)) from None
        self.going.watch(hosted)

    def let_go(self, hosted: Hosted) -> None:
        """The log says what this table in memory may not: whoever comes next has it read anew."""
        hosted.gone = True
        self._tables.pop(hosted.table.row.id, None)
        self.going.rest(hosted)
        for subscriber in list(hosted.subscribers):
            subscriber.close()

    def tell(
        self,
        hosted: Hosted,
        entry: Entry,
        state: em.State | None = None,
        events: list[Phrase] | None = None,
    ) -> None:
        table = hosted.table
        table.tell(entry, state)
        METRICS.told[entry.kind] += 1
        hosted.expire()
        if entry.kind == "start":
            hosted.turn_away()
        if hosted.earlier is not None:
            hosted.earlier.add(entry)
            self._pass_on(hosted, hosted.earlier)
        if hosted.subscribers:
            self._broadcast(hosted, table, entry, events)

    def _broadcast(
        self, hosted: Hosted, table: Table, entry: Entry, events: list[Phrase] | None = None
    ) -> None:
        """Send news of an entry to whoever follows this table: the present or the earlier one."""
        teller = wire.Teller(table, entry, events)
        later = hosted.is_late(None), table is not hosted.table
        spread(hosted.subscribers, entry.viewers, *later, teller.message, now())

    # -- delayed spectators

    async def shown(self, hosted: Hosted, viewer: Viewer) -> Table:
        """The table as a viewer may know it now; with its lock held, so that it stays so."""
        if not hosted.is_late(viewer):
            return hosted.table
        if hosted.earlier is None:
            row = hosted.table.row
            entries = (await self.store.entries(row.id))[: hosted.table.number]
            table = await self.replayed(row, [])
            hosted.earlier = Earlier(table, entries, round(self.settings.delay_s * 1000))
        self._pass_on(hosted, hosted.earlier)
        return hosted.earlier.table

    def _pass_on(self, hosted: Hosted, earlier: Earlier) -> None:
        """Tell delayed spectators what is old enough, and see when there is more."""
        for entry in earlier.pass_on(now()):
            self._broadcast(hosted, earlier.table, entry)
        if hosted.waking is not None:
            hosted.waking.cancel()
            hosted.waking = None
        due = earlier.due()
        if due is not None and not self.closing:
            loop = asyncio.get_running_loop()
            seconds = max(0.0, (due - now()) / 1000)
            hosted.waking = loop.call_later(seconds, lambda: self.go(self._wake(hosted, earlier)))

    async def _wake(self, hosted: Hosted, earlier: Earlier) -> None:
        async with hosted.lock:
            self._pass_on(hosted, earlier)

    def _noticed(self, notice: Notice) -> None:
        """Another process changed a table; called by the store."""
        hosted = self._tables.get(notice.table)
        if notice.table in self._loading:
            self._loading[notice.table].add_done_callback(lambda _: self._noticed(notice))
        elif hosted is not None and (notice.number > hosted.table.number or notice.number == 0):
            self.go(self._follow(hosted, notice))

    def _look_at_all(self) -> None:
        """Notices may have been missed."""
        for hosted in self._tables.values():
            self.go(self._follow(hosted))

    async def _follow(self, hosted: Hosted, notice: Notice | None = None) -> None:
        while True:
            try:
                async with hosted.lock:
                    if notice is None or not self._heard(hosted, notice):
                        await self.catch_up(hosted)
                return
            except StoreError as error:
                log.warning("table %s: %s", hosted.table.row.id, error)
                await asyncio.sleep(AGAIN)

    def _heard(self, hosted: Hosted, notice: Notice) -> bool:
        """Whether a notice says all there is to know; the entries it brings are told then."""
        number = hosted.table.number
        fresh = [entry for entry in notice.entries if entry.number > number]
        if notice.rights or not fresh or fresh[0].number != number + 1:
            return False
        self._tell_all(hosted, fresh)
        return True


def _other_version(row: TableRow, why: str) -> Refusal:
    words = f"this game was begun by version {row.engine} and cannot be shown by {VERSION}"
    if row.engine == VERSION:
        words = f"this game was continued by another version and cannot be shown by {VERSION}"
    return Refusal("other_version", f"{words}: {why}", 409)


def _impossible(number: int) -> str:
    return f"{f'entry {number}' if number else 'its beginning'} is not possible here"


def _change(table: Table, steps: list[Step], **more: Any) -> Change:
    """What these steps write."""
    return Change(table.row.id, [step.entry for step in steps], _status_after(table, steps), **more)


def _status_after(table: Table, steps: list[Step]) -> str | None:
    """The table's status, where these steps change it."""
    state = steps[-1].state
    if steps[-1].entry.kind == "start":
        return "over" if table.state.over else "playing"
    return "over" if state is not None and state.over else None


@lru_cache(maxsize=256)
def make_game(name: str, players: int, edition: str, options: str) -> em.Game:
    """Tables of one kind share one game."""
    document = json.loads(edition)
    return em.game(name, players=players, edition=document, **json.loads(options))


def own_edition(stored: str, wanted: str | dict[str, Any]) -> str:
    """An edition under the name that its table gave it. It is stored once for all tables that play
    with its numbers, so the name there may be another's."""
    document = json.loads(stored)
    if isinstance(wanted, str):
        document |= {"name": wanted}
    else:
        document |= {part: wanted[part] for part in ("name", "version") if part in wanted}
    return json.dumps(document)


@lru_cache(maxsize=256)
def edition_of(game: em.Game) -> bytes:
    """A game's edition, to be stored with its tables."""
    return json.dumps(game.edition.document()).encode()
