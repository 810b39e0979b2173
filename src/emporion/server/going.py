"""What a table waits for next: a bot that thinks, or a clock that runs out.

Bots think in worker processes; should one not come to an end, a quicker one decides in its place.
Of several servers the one that committed an entry thinks about the next, and the others step in
only when nothing came for long.
"""

from __future__ import annotations

import asyncio
import logging
import random
import time
from typing import TYPE_CHECKING

from emporion.server import acts, jobs
from emporion.server.acts import Step
from emporion.server.clock import now
from emporion.server.metrics import METRICS
from emporion.server.storage import Conflict, StoreError
from emporion.server.workers import Overdue, WorkerDied

if TYPE_CHECKING:
    from emporion.server.house import Hosted, House

log = logging.getLogger("emporion.server")

THINKING = 10.0  # seconds a bot may take, though it means to take one at most
LOST = 15_000  # ms after which a bot's move must have been lost with its server


class Going:
    """Keeps the tables of a house going."""

    def __init__(self, house: House) -> None:
        self._house = house

    def next(self, hosted: Hosted) -> None:
        """Set going whatever the table waits for now."""
        if self._house.closing:
            return
        self.think_soon(hosted)
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
            if deadline is None or self._house.closing:
                return
            if deadline > now():
                self.next(hosted)
                return
            entry = acts.entry(hosted.table, "late", hosted.table.actor, now())
            try:
                await self._house.append(hosted, [Step(entry)])
            except Conflict:
                await self._house.catch_up(hosted)
            except StoreError as error:
                log.warning("table %s: %s", hosted.table.row.id, error)
                self._wake(hosted, 1.0)

    # -- bots

    def think_soon(self, hosted: Hosted) -> None:
        if hosted.thinking is None and _bot_asked(hosted) is not None:
            hosted.thinking = self._house.go(self._think(hosted))
            hosted.thinking.add_done_callback(lambda _: setattr(hosted, "thinking", None))

    def is_lost(self, hosted: Hosted) -> bool:
        """Whether a bot should have decided long ago: its server is gone."""
        waiting = hosted.thinking is None and _bot_asked(hosted) is not None
        return waiting and now() - hosted.table.later > LOST

    async def _think(self, hosted: Hosted) -> None:
        """Play for bots until a person is asked."""
        table = hosted.table
        while (asked := _bot_asked(hosted)) is not None:
            seat, bot = asked
            moved = table.moved
            action, why = await self._choice(hosted, seat, bot)
            async with hosted.lock:
                if table.moved != moved or _bot_asked(hosted) != asked:
                    continue
                try:
                    step = acts.decision(table, seat, action, now(), bot=bot)
                    await self._house.append(hosted, [step])
                    hosted.why = why
                except Conflict:
                    await self._house.catch_up(hosted)
                except StoreError as error:
                    log.warning("table %s: %s", table.row.id, error)
                    await asyncio.sleep(1)

    async def _choice(self, hosted: Hosted, seat: int, bot: str) -> tuple[int, list[str]]:
        """What the bot decides, or a quicker one in its place."""
        state = hosted.table.state
        if hosted.beginning is None:
            hosted.beginning = jobs.beginning_of(state)
        moves = [text for _, text in state.moves]
        seed = f"{hosted.table.row.seed} {len(moves)} {seat}"
        for name in (bot, "greedy"):
            begun = time.perf_counter()
            try:
                found: tuple[int, list[str]] = await self._house.workers.run(
                    jobs.think, hosted.beginning, moves, name, seed, deadline=THINKING
                )
            except (Overdue, WorkerDied) as error:
                log.warning("table %s: %s: %s", hosted.table.row.id, name, error)
            else:
                METRICS.thought.labels(name).observe(time.perf_counter() - begun)
                return found
        return random.Random(seed).choice(state.legal_ids()), []


def _bot_asked(hosted: Hosted) -> tuple[int, str] | None:
    """The seat that is asked and the bot that plays it, if one does."""
    actor = hosted.table.actor
    bot = None if actor is None else hosted.table.seats[actor].bot
    return None if actor is None or bot is None else (actor, bot)
