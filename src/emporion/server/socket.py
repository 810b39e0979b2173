"""The socket of a table: acts come in, news and answers go out, both in order."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import TYPE_CHECKING, Any, cast

import msgspec
from litestar import WebSocket

from emporion.errors import EmporionError
from emporion.server.clock import now
from emporion.server.house import Subscriber
from emporion.server.messages import FromClient, Look, Ping, Pong, Problem, Refused, Say
from emporion.server.metrics import METRICS
from emporion.server.refusal import Refusal
from emporion.server.storage import StoreError

if TYPE_CHECKING:
    from emporion.server.app import Service

log = logging.getLogger("emporion.server")

LARGEST = 16_384  # characters of one message
FLOOD = 100  # refusals for haste in a row, after which the socket is closed
GOODBYE, UNWELCOME, GOING_AWAY = 1000, 4003, 4012  # why a socket was closed

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(FromClient).decode


class Conversation:
    """One socket's life."""

    def __init__(self, service: Service, table: str, holder: str | None, client: str) -> None:
        self._service = service
        self._table = table
        self._holder = holder
        self._client = holder or client
        self._hasty = 0

    async def hold(
        self, socket: WebSocket[Any, Any, Any], seat: int | None, after: int | None
    ) -> None:
        """Talk until one side hangs up."""
        gallery = self._service.gallery
        try:
            hosted, subscriber = await gallery.subscribe(self._table, self._holder, seat, after)
        except EmporionError as error:
            await _say(socket, _encode(Refused(problem_of(error))))
            await socket.close(GOING_AWAY if isinstance(error, StoreError) else UNWELCOME)
            return
        METRICS.sockets.inc()
        sender = asyncio.create_task(self._send(socket, subscriber))
        try:
            await self._listen(socket, subscriber, seat)
        finally:
            METRICS.sockets.dec()
            gallery.leave(hosted, subscriber)
            with contextlib.suppress(Exception):
                await asyncio.wait_for(sender, 5)

    async def _send(self, socket: WebSocket[Any, Any, Any], subscriber: Subscriber) -> None:
        while (message := await subscriber.queue.get()) is not None:
            await _say(socket, message)
        with contextlib.suppress(Exception):
            await socket.close(GOING_AWAY)

    async def _listen(
        self, socket: WebSocket[Any, Any, Any], subscriber: Subscriber, seat: int | None
    ) -> None:
        while True:
            event = cast(dict[str, Any], await socket.receive())
            if event["type"] == "websocket.disconnect":
                return
            message: str | bytes = event.get("text") or event.get("bytes") or ""
            if not self._service.acting.take(self._client):
                self._hasty += 1
                if self._hasty > FLOOD:
                    return
                subscriber.send(_encode(Refused(Problem("too_fast", "slower, please"))))
                continue
            self._hasty = 0
            answer = await self._answer(message, seat)
            if subscriber.closed:
                return
            subscriber.send(answer)
            await asyncio.sleep(0)  # however much one client has said, it is the others' turn

    async def _answer(self, message: str | bytes, seat: int | None) -> bytes:
        if len(message) > LARGEST:
            return _encode(Refused(Problem("too_large", f"a message has at most {LARGEST} bytes")))
        try:
            asked = _decode(message)
        except msgspec.ValidationError as error:
            return _encode(Refused(Problem("bad_message", str(error))))
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            return _encode(Refused(Problem("bad_message", "not JSON")))
        if isinstance(asked, Ping):
            return _encode(Pong(now()))
        id = None if isinstance(asked, Look) else asked.id
        try:
            if isinstance(asked, Look):
                return _encode(await self._service.gallery.look(self._table, self._holder, seat))
            if isinstance(asked, Say):
                self._service.may_chat(self._client)
            return _encode(await self._service.house.act(self._table, asked, self._holder))
        except EmporionError as error:
            stale = isinstance(error, Refusal) and error.stale
            full = None
            if stale:
                with contextlib.suppress(EmporionError):
                    full = await self._service.gallery.look(self._table, self._holder, seat)
            return _encode(Refused(problem_of(error), id, full))
        except Exception:
            log.exception("an act failed")
            return _encode(Refused(Problem("broken", "something went wrong here"), id))


async def _say(socket: WebSocket[Any, Any, Any], message: bytes) -> None:
    await socket.send({"type": "websocket.send", "text": message.decode(), "bytes": None})


def problem_of(error: EmporionError) -> Problem:
    if isinstance(error, Refusal):
        return error.problem
    if isinstance(error, StoreError):
        return Problem("store", str(error))
    return Problem("refused", str(error))
