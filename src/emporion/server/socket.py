"""The socket of a table: acts come in, news and answers go out, both in order."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import deque
from functools import partial
from typing import TYPE_CHECKING, Any

import msgspec
from litestar import WebSocket

from emporion.errors import EmporionError
from emporion.server.clock import now
from emporion.server.house import Hosted
from emporion.server.line import GOING_AWAY, Subscriber
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
from emporion.server.protocol import SocketProtocol, line_of
from emporion.server.refusal import Refusal
from emporion.server.storage import StoreError

if TYPE_CHECKING:
    from emporion.server.app import Service

log = logging.getLogger("emporion.server")

LARGEST = 16_384  # bytes of one message
FLOOD = 100  # refusals for haste in a row, after which the socket is closed
UNWELCOME = 4003  # why a socket was closed

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(FromClient).decode


class Conversation:
    """One socket's life. What is said is answered in its order, at once where that is possible."""

    __slots__ = (
        "_address",
        "_client",
        "_hasty",
        "_holder",
        "_hosted",
        "_line",
        "_said",
        "_seat",
        "_service",
        "_subscriber",
        "_table",
    )

    _hosted: Hosted
    _line: SocketProtocol
    _subscriber: Subscriber

    def __init__(
        self, service: Service, table: str, holder: str | None, client: str, seat: int | None
    ) -> None:
        self._service = service
        self._table = table
        self._holder = holder
        self._address = client
        self._client = holder or client
        self._seat = seat
        self._hasty = 0
        self._said: deque[bytes] | None = None  # while something is being answered: what came since

    async def begin(self, socket: WebSocket[Any, Any, Any], after: int | None) -> None:
        """Talk until one side hangs up; from here on without the socket's task."""
        line = self._line = line_of(socket.scope)
        try:
            self._hosted, self._subscriber = await self._service.gallery.subscribe(
                self._table, self._holder, self._seat, after, line
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
        line.take(self._hear, self._lost)

    def _lost(self) -> None:
        METRICS.sockets.dec()
        self._service.sockets.leave(self._address)
        self._service.gallery.leave(self._hosted, self._subscriber)

    def _hear(self, message: bytes) -> None:
        if self._said is not None:
            self._said.append(message)
            self._line.wait()
        elif (asked := self._understood(message)) is not None:
            house = self._service.house
            self._said = deque()
            if not isinstance(asked, Decide) or not house.decide(
                self._hosted, asked, self._holder, self._decided
            ):
                house.go(self._go_on(asked))

    def _decided(self, act: Decide, done: Done | asyncio.Task[Done]) -> None:
        """What came of a decision on the short way."""
        if not isinstance(done, Done):
            self._service.house.go(self._go_on(act, done))
            return
        self._subscriber.send(_encode(done))
        if self._said:
            self._service.house.go(self._go_on(None))
        else:
            self._said = None

    async def _go_on(
        self, asked: AnyAct | Look | None, doing: asyncio.Task[Done] | None = None
    ) -> None:
        """Answer this, and then one by one what was said meanwhile."""
        said = self._said
        assert said is not None
        while True:
            if asked is not None and not (isinstance(asked, Look) and self._subscriber.closed):
                self._subscriber.send(await self._answer(asked, doing))
            await asyncio.sleep(0)  # however much one client has said, it is the others' turn
            if not said:
                break
            asked, doing = self._understood(said.popleft()), None
        self._said = None
        self._line.listen()

    def _understood(self, message: bytes) -> AnyAct | Look | None:
        """What a message asks for; None where it is answered by now."""
        if not self._service.acting.take(self._client):
            self._hasty += 1
            self._subscriber.send(_encode(Refused(Problem("too_fast", "slower, please"))))
            if self._hasty > FLOOD:
                self._subscriber.close()
            return None
        self._hasty = 0
        asked = _read(message)
        if isinstance(asked, Problem):
            self._subscriber.send(_encode(Refused(asked)))
        elif isinstance(asked, Ping):
            self._subscriber.send(_encode(Pong(now())))
        else:
            return asked
        return None

    async def _answer(self, asked: AnyAct | Look, doing: asyncio.Task[Done] | None) -> bytes:
        look = partial(self._service.gallery.look, self._table, self._holder, self._seat)
        id = None if isinstance(asked, Look) else asked.id
        try:
            if isinstance(asked, Look):
                return _encode(await look())
            if isinstance(asked, Say):
                self._service.may_chat(self._client)
            if doing is not None:
                return _encode(await asyncio.shield(doing))
            return _encode(await self._service.house.act(self._table, asked, self._holder))
        except EmporionError as error:
            full = None
            if isinstance(error, Refusal) and error.stale:
                with contextlib.suppress(EmporionError):
                    full = await look()
            return _encode(Refused(problem_of(error), id, full))
        except Exception:
            log.exception("an act failed")
            return _encode(Refused(Problem("broken", "something went wrong here"), id))


def _read(message: bytes) -> AnyAct | Look | Ping | Problem:
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


def problem_of(error: EmporionError) -> Problem:
    if isinstance(error, Refusal):
        return error.problem
    if isinstance(error, StoreError):
        return Problem("store", str(error))
    return Problem("refused", str(error))
