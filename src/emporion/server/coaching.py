"""The coach at the table: a hint for whoever is asked, and reviews of games that were played.

A hint is thought over by the workers that bots use. A review takes long: it has workers of its own,
so that nobody's game waits for it, tells how far it is, and is kept when it is done. Several who
ask for the same review wait for the same work; when nobody waits any more, it is stopped.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator
from typing import Any

import msgspec

from emporion.errors import EmporionError
from emporion.server import acts, jobs
from emporion.server.acts import Step
from emporion.server.clock import now
from emporion.server.gallery import Gallery
from emporion.server.house import Hosted, House
from emporion.server.limits import Places
from emporion.server.messages import Advice, Hint, Legal, Progress, Refused, Reviewed
from emporion.server.refusal import Refusal
from emporion.server.storage import Conflict
from emporion.server.workers import Overdue, Workers
from emporion.table.titles import VERSION

SHOWN = 3  # choices of a hint
REMEMBERED = 256  # hints of the last positions
MOST_REVIEWS = 64  # that are worked on or wait for it, of all clients
AWAY = 60.0  # seconds a review goes on although nobody waits for it

_encode = msgspec.json.Encoder().encode


class Coaching:
    """The coach of a house."""

    def __init__(self, house: House, gallery: Gallery) -> None:
        self._house = house
        self._gallery = gallery
        self._judge = house.settings.coach
        self._hints: OrderedDict[tuple[str, int], asyncio.Task[dict[str, Any]]] = OrderedDict()
        self._marked: OrderedDict[tuple[str, int], None] = OrderedDict()  # told at their tables
        self._reviewers = Workers(house.settings.reviewers, nice=10)
        self._has_reviewers = False
        self._reviews: dict[tuple[str, int], _Review] = {}
        self._places = Places(house.settings.reviews_per_client)

    def close(self) -> None:
        """Before the house closes: nobody waits for a review any more."""
        for review in list(self._reviews.values()):
            review.cancel()
        self._reviewers.stop()

    # -- hints

    async def hint(self, id: str, holder: str | None, seat: int) -> Hint:
        """What to do, for the seat that is asked; the others see that it asked for it."""
        hosted, caller = await self._gallery.hosted(id, holder)
        if seat not in caller.seats:
            raise Refusal("not_yours", f"seat {seat} is not yours", 403, where="seat")
        self._may_ask(hosted, seat)
        moved = hosted.table.moved
        found = await self._thought(hosted)
        async with hosted.lock:
            if hosted.table.moved != moved or hosted.gone:
                raise Refusal("stale", "the game has gone on; ask again", stale=True)
            if (id, moved) not in self._marked:
                await self._mark(hosted, seat)
                self._marked[id, moved] = None
                while len(self._marked) > REMEMBERED:
                    self._marked.popitem(last=False)
            number = hosted.table.seen[hosted.table.place(seat)]
        options = [Advice(**one) for one in found["options"][:SHOWN]]
        then = [Legal(**one) for one in found["then"]]
        return Hint(number, seat, found["decision"], options, found["reason"], found["args"], then)

    @staticmethod
    def _may_ask(hosted: Hosted, seat: int) -> None:
        table = hosted.table
        if not table.terms.hints:
            raise Refusal("no_hints", "this table is played without hints", 403)
        if table.status == "gathering":
            raise Refusal("not_begun", "the game has not begun")
        if table.status == "over":
            raise Refusal("over", "the game is over")
        if table.actor != seat:
            raise Refusal("not_asked", "a hint is for the seat that is asked")

    async def _thought(self, hosted: Hosted) -> dict[str, Any]:
        """What the coach thinks of this position; once, however many ask."""
        key = (hosted.table.row.id, hosted.table.moved)
        task = self._hints.get(key)
        if task is None:
            task = self._hints[key] = self._house.go(self._think(hosted))
            while len(self._hints) > REMEMBERED:
                self._hints.popitem(last=False)
        try:
            return await asyncio.shield(task)
        except Refusal:
            self._hints.pop(key, None)
            raise

    async def _think(self, hosted: Hosted) -> dict[str, Any]:
        state = hosted.table.state
        if hosted.beginning is None:
            hosted.beginning = jobs.beginning_of(state)
        moves = [text for _, text in state.moves]
        try:
            found: dict[str, Any] = await self._house.workers.run(
                jobs.advice,
                hosted.beginning,
                moves,
                self._judge,
                deadline=self._house.settings.thinking_s,
            )
        except Overdue:
            raise _overdue() from None
        except EmporionError:  # what it says may name a card
            raise Refusal("no_hint", "the coach knows nothing to say here") from None
        return found

    async def _mark(self, hosted: Hosted, seat: int) -> None:
        """Say at the table that a hint was taken."""
        try:
            step = Step(acts.entry(hosted.table, "hint", seat, now()))
            await self._house.append(hosted, [step])
        except Conflict:
            await self._house.catch_up(hosted)
            raise Refusal("stale", "the game has gone on; ask again", stale=True) from None

    # -- reviews

    async def kept(self, replay: str, seat: int) -> bytes | None:
        """The review of a seat, if somebody asked for it before."""
        return await self._house.store.review(replay, seat, self._name)

    @property
    def _name(self) -> str:
        """Who judges: another version may find something else."""
        return f"{self._judge or 'usual'} {VERSION}"

    async def review(
        self, replay: str, document: bytes, seat: int, client: str
    ) -> AsyncIterator[bytes]:
        """Line by line how far it is, and at last the review, or why there is none."""
        known = await self.kept(replay, seat)
        return _lines(known) if known else self._join(replay, document, seat, client).lines()

    def _join(self, replay: str, document: bytes, seat: int, client: str) -> _Review:
        found = self._reviews.get((replay, seat))
        if found is not None:
            return found
        if len(self._reviews) >= MOST_REVIEWS or self._house.closing:
            raise Refusal("no_coach", "the coach is busy with others; try again later", 503)
        if not self._places.enter(client):
            raise Refusal("too_many_reviews", "one review after the other, please", 429)
        if not self._has_reviewers:
            self._has_reviewers = True
            self._reviewers.start()
        made = self._reviews[replay, seat] = _Review(client)
        made.task = self._house.go(self._work(made, replay, document, seat))
        made.task.add_done_callback(lambda _: self._done(replay, seat, made))
        made.rest()
        return made

    def stop(self, replay: str, seat: int, client: str) -> None:
        """Whoever began a review no longer wants it: it ends as soon as nobody waits for it."""
        review = self._reviews.get((replay, seat))
        if review is not None and review.client == client:
            review.forsake()

    def _done(self, replay: str, seat: int, review: _Review) -> None:
        del self._reviews[replay, seat]
        self._places.leave(review.client)
        if not review.ended:  # stopped
            review.end(_encode(Refused(Refusal("stopped", "the review was stopped").problem)))

    async def _work(self, review: _Review, replay: str, document: bytes, seat: int) -> None:
        try:
            found: bytes = await self._reviewers.run(
                jobs.reviewed,
                *(document, seat, self._judge),
                deadline=self._house.settings.review_s,
                progress=review.tell,
            )
            await self._house.store.keep_review(replay, seat, self._name, found)
        except Overdue:
            review.end(_encode(Refused(_overdue().problem)))
        except EmporionError as error:
            review.end(_encode(Refused(Refusal("no_review", str(error)).problem)))
        else:
            review.end(_line(found))


class _Review:
    """A review in the making, and those who wait for it."""

    def __init__(self, client: str) -> None:
        self.client = client
        self.task: asyncio.Task[None] | None = None
        self.ended = False
        self._last = _encode(Progress(0, 0))
        self._changed = asyncio.Event()
        self._waiting = 0
        self._patience = AWAY
        self._timer: asyncio.TimerHandle | None = None

    def tell(self, so_far: tuple[int, int]) -> None:
        self._say(_encode(Progress(*so_far)))

    def end(self, line: bytes) -> None:
        self.ended = True
        self._say(line)

    def _say(self, line: bytes) -> None:
        self._last = line
        self._changed.set()
        self._changed = asyncio.Event()

    async def lines(self) -> AsyncIterator[bytes]:
        """From now on, until it ends."""
        self._waiting += 1
        self._stay()
        try:
            while True:
                changed, ended = self._changed, self.ended
                yield self._last + b"\n"
                if ended:
                    return
                await changed.wait()
        finally:
            self._waiting -= 1
            self.rest()

    def rest(self) -> None:
        """Go on for a while although nobody waits: somebody may come back."""
        self._stay()
        if not self._waiting and not self.ended:
            self._timer = asyncio.get_running_loop().call_later(self._patience, self.cancel)

    def forsake(self) -> None:
        """Stop when nobody waits any more."""
        self._patience = 0.0
        self.rest()

    def _stay(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def cancel(self) -> None:
        self._stay()
        if self.task is not None:
            self.task.cancel()


async def _lines(document: bytes) -> AsyncIterator[bytes]:
    yield _line(document) + b"\n"


def _line(document: bytes) -> bytes:
    """A review as the last line says it."""
    return _encode(Reviewed(msgspec.Raw(document)))


def _overdue() -> Refusal:
    return Refusal("overdue", "the coach did not come to an end in time", 503)
