"""What a table waits for next: a bot that thinks, or a clock that runs out.

Bots think in worker processes; should one not come to an end, a quicker one decides in its place.
Of several servers the one that committed an entry thinks about the next, and the others step in
only when nothing came for long. Every one of them minds the clock of the tables it has in memory.
"""

from __future__ import annotations

import asyncio
import logging
import random
import time
from typing import TYPE_CHECKING

from emporion.errors import EmporionError
from emporion.server import acts, jobs
from emporion.server.acts import Step
from emporion.server.clock import now
from emporion.server.metrics import METRICS
from emporion.server.storage import Conflict, StoreError

if TYPE_CHECKING:
    from emporion.server.house import Hosted, House

log = logging.getLogger("emporion.server")

AGAIN = 1.0  # seconds until the store is tried once more
SLICE = 0.1  # seconds after which it is looked whether somebody is back
POLITE = 30_000  # ms that bots wait while people agree on an undo


class Going:
    """Keeps the tables of a house going."""

    def __init__(self, house: House) -> None:
        self._house = house

    def next(self, hosted: Hosted) -> None:
        """Set going whatever the table waits for now."""
        if self._house.closing:
            return
        self.think_soon(hosted)
        self.watch(hosted)

    def watch(self, hosted: Hosted) -> None:
        """Mind the clock; bots are another server's for now."""
        if self._house.closing:
            return
        self.rest(hosted)
        deadline = hosted.table.deadline()
        if deadline is not None:
            self._wake(hosted, max(0.0, (deadline - now()) / 1000))

    def rest(self, hosted: Hosted) -> None:
        """Stop the clock of a table."""
        if hosted.timer is not None:
            hosted.timer.cancel()
            hosted.timer = None

    def _wake(self, hosted: Hosted, seconds: float) -> None:
        loop = asyncio.get_running_loop()
        hosted.timer = loop.call_later(seconds, self._time_is_up, hosted)

    def _time_is_up(self, hosted: Hosted) -> None:
        hosted.timer = None
        self._house.go(self._late(hosted))

    async def _late(self, hosted: Hosted) -> None:
        async with hosted.lock:
            deadline = hosted.table.deadline()
            if deadline is None or self._house.closing or hosted.gone:
                return
            if deadline > now():
                self.watch(hosted)
                return
            if not self._house.heart.steady:  # the time may not have run at all
                self._wake(hosted, AGAIN)
                return
            entry = acts.entry(hosted.table, "late", hosted.table.actor, now())
            try:
                await self._house.append(hosted, [Step(entry)])
            except Conflict:
                await self._house.catch_up(hosted)
            except StoreError as error:
                log.warning("table %s: %s", hosted.table.row.id, error)
                self._wake(hosted, AGAIN)

    # -- bots

    def think_soon(self, hosted: Hosted) -> None:
        if not hosted.is_thinking and _bot_asked(hosted) is not None:
            hosted.thinking = self._house.go(self._think(hosted))

    def is_lost(self, hosted: Hosted) -> bool:
        """Whether a bot should have decided long ago: its server is gone."""
        late = now() - hosted.table.later > self._house.settings.lost_s * 1000
        return late and not hosted.is_thinking and _bot_asked(hosted) is not None

    async def _think(self, hosted: Hosted) -> None:
        """Play for bots until a person is asked, or another server does."""
        table = hosted.table
        while (asked := _bot_asked(hosted)) is not None:
            seat, bot = asked
            moved = table.moved
            action, _ = await asyncio.gather(self._choice(hosted, seat, bot), self._pace(hosted))
            try:
                async with hosted.lock:
                    if self._house.closing or hosted.gone:
                        return
                    if table.moved != moved or _bot_asked(hosted) != asked:
                        continue
                    try:
                        step = acts.decision(table, seat, action, now(), bot=bot)
                        await self._house.append(hosted, [step])
                    except Conflict:
                        await self._house.catch_up(hosted)
                        if table.moved != moved:
                            return
            except StoreError as error:
                log.warning("table %s: %s", table.row.id, error)
                await asyncio.sleep(AGAIN)

    async def _pace(self, hosted: Hosted) -> None:
        """Take time while bots play among themselves for people who may come back."""
        left = self._house.settings.pace_s
        while left > 0 and _is_left_alone(hosted) and not self._house.closing:
            await asyncio.sleep(min(left, SLICE))
            left -= SLICE

    async def _choice(self, hosted: Hosted, seat: int, bot: str) -> int:
        """What the bot decides, or a quicker one in its place."""
        state = hosted.table.state
        if hosted.beginning is None:
            hosted.beginning = jobs.beginning_of(state)
        moves, legal = [text for _, text in state.moves], state.legal_ids()
        seed = f"{hosted.table.row.seed} {len(moves)} {seat}"
        deadline = self._house.settings.thinking_s
        for name in (bot, "greedy"):
            begun = time.perf_counter()
            try:
                found: int = await self._house.workers.run(
                    jobs.think, hosted.beginning, moves, name, seed, deadline=deadline
                )
            except EmporionError as error:  # overdue, died, or failed
                kind = type(error).__name__  # what it says may name a card
                log.warning("a bot failed: %s", kind, extra={"table": hosted.table.row.id})
            else:
                METRICS.thought.labels(name).observe(time.perf_counter() - begun)
                return found
        return random.Random(seed).choice(legal)


def _is_left_alone(hosted: Hosted) -> bool:
    """Whether everybody who plays is away, and bots stand in."""
    seats = hosted.table.seats
    return any(seat.stand_in for seat in seats) and all(seat.bot for seat in seats)


def _bot_asked(hosted: Hosted) -> tuple[int, str] | None:
    """The seat that is asked and the bot that plays it, if one does and nobody is to agree."""
    table = hosted.table
    actor = table.actor
    bot = None if actor is None else table.seats[actor].bot
    if actor is None or bot is None:
        return None
    if table.asked is not None and now() - table.asked.at < POLITE:
        return None
    return actor, bot
