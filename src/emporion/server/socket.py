"""The socket of a table: acts come in, news and answers go out, both in order."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from functools import partial
from typing import TYPE_CHECKING, Any

import msgspec
from litestar import WebSocket

from emporion.errors import EmporionError
from emporion.server.clock import now
from emporion.server.line import GOING_AWAY
from emporion.server.messages import (
    AnyAct,
    Decide,
    Done,
    FromClient,
    Look,
    Ping,
    Pong,
    Problem,
    Refused,
    Say,
)
from emporion.server.metrics import METRICS
from emporion.server.protocol import line_of
from emporion.server.refusal import Refusal
from emporion.server.short import Talk
from emporion.server.storage import StoreError

if TYPE_CHECKING:
    from emporion.server.app import Service

log = logging.getLogger("emporion.server")

LARGEST = 16_384  # bytes of one message
FLOOD = 100  # refusals for haste in a row, after which the socket is closed
UNWELCOME = 4003  # why a socket was closed

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(FromClient).decode


class Conversation(Talk):
    """One socket's life. What is said is answered in its order, at once where that is possible."""

    __slots__ = ("_address", "_client", "_seat", "_service", "_table")

    def __init__(
        self, service: Service, table: str, holder: str | None, client: str, seat: int | None
    ) -> None:
        super().__init__(service.house.short, holder, service.acting.of(holder or client))
        self._service = service
        self._table = table
        self._address = client
        self._client = holder or client
        self._seat = seat

    async def begin(self, socket: WebSocket[Any, Any, Any], after: int | None) -> None:
        """Talk until one side hangs up; from here on without the socket's task."""
        line = self.line = line_of(socket.scope)
        try:
            self.hosted, self.subscriber = await self._service.gallery.subscribe(
                self._table, self.holder, self._seat, after, line
            )
        except EmporionError as error:
            self._service.sockets.leave(self._address)
            refused = _encode(Refused(problem_of(error)))
            await socket.send({"type": "websocket.send", "text": refused.decode(), "bytes": None})
            await socket.close(GOING_AWAY if isinstance(error, StoreError) else UNWELCOME)
            return
        except BaseException:
            self._service.sockets.leave(self._address)
            raise
        METRICS.sockets.inc()
        line.take(self.hear, self._lost)

    def _lost(self) -> None:
        METRICS.sockets.dec()
        self._service.sockets.leave(self._address)
        self._service.gallery.leave(self.hosted, self.subscriber)

    def answer(self, asked: AnyAct | Look) -> None:
        """Answer what the short way is too narrow for."""
        house = self._service.house
        if not isinstance(asked, Decide) or not house.decide(
            self.hosted, asked, self.holder, self._decided
        ):
            self.go_on(asked)

    def _decided(self, act: Decide, done: Done | asyncio.Task[Done]) -> None:
        if isinstance(done, Done):
            self.done(done)
        else:
            self.go_on(act, done)

    def go_on(
        self, asked: AnyAct | Look | None = None, doing: asyncio.Task[Done] | None = None
    ) -> None:
        self._service.house.go(self._go_on(asked, doing))

    async def _go_on(
        self, asked: AnyAct | Look | None, doing: asyncio.Task[Done] | None = None
    ) -> None:
        """Answer this, and then one by one what was said meanwhile."""
        while True:
            if asked is not None and not (isinstance(asked, Look) and self.subscriber.closed):
                self.subscriber.send(await self._answer(asked, doing))
            await asyncio.sleep(0)  # however much one client has said, it is the others' turn
            message = self.next()
            if message is None:
                break
            asked, doing = self.understood(message), None
        self.line.listen()

    def too_fast(self) -> None:
        self.hasty += 1
        self.subscriber.send(_encode(Refused(Problem("too_fast", "slower, please"))))
        if self.hasty > FLOOD:
            self.subscriber.close()

    @staticmethod
    def read(message: bytes) -> AnyAct | Look | Ping | Problem:
        """What a client said, or what is wrong with it."""
        if len(message) > LARGEST:
            return Problem("too_large", f"a message has at most {LARGEST} bytes")
        try:
            asked: AnyAct | Look | Ping = _decode(message)
            return asked
        except msgspec.ValidationError as error:
            return Problem("bad_message", str(error))
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            return Problem("bad_message", "not JSON")

    def heed(self, asked: AnyAct | Look | Ping | Problem) -> AnyAct | Look | None:
        """Answer what can be answered at once; what is left."""
        if isinstance(asked, Problem):
            self.subscriber.send(_encode(Refused(asked)))
        elif isinstance(asked, Ping):
            self.subscriber.send(_encode(Pong(now())))
        else:
            return asked
        return None

    async def _answer(self, asked: AnyAct | Look, doing: asyncio.Task[Done] | None) -> bytes:
        look = partial(self._service.gallery.look, self._table, self.holder, self._seat)
        id = None if isinstance(asked, Look) else asked.id
        try:
            if isinstance(asked, Look):
                return _encode(await look())
            if isinstance(asked, Say):
                self._service.may_chat(self._client)
            if doing is not None:
                return _encode(await asyncio.shield(doing))
            return _encode(await self._service.house.act(self._table, asked, self.holder))
        except EmporionError as error:
            full = None
            if isinstance(error, Refusal) and error.stale:
                with contextlib.suppress(EmporionError):
                    full = await look()
            return _encode(Refused(problem_of(error), id, full))
        except Exception:
            log.exception("an act failed")
            return _encode(Refused(Problem("broken", "something went wrong here"), id))


def problem_of(error: EmporionError) -> Problem:
    if isinstance(error, Refusal):
        return error.problem
    if isinstance(error, StoreError):
        return Problem("store", str(error))
    return Problem("refused", str(error))
