"""Requests and sockets as uvicorn has them, and nobody at the other end for ever.

A peer that takes nothing, or has fallen silent, is cut off. To close politely would be to wait
until it has taken what is already under way to it, and that may be never. So is one whose request
does not come to an end: its head after so many bytes, all of it after so many seconds.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from emporion.server.line import GOING_AWAY, Line, Post, framed

LARGEST_HEAD = 1 << 16  # bytes of a request before its body
MOST_WAITING = 456  # messages that wait for a slow reader before it is dropped
LINE = "emporion.line"  # where a socket's scope has its protocol


class RequestProtocol(HttpToolsProtocol):
    """Requests that must arrive, in `patience` seconds, with a head of bounded length."""

    patience = 60.0
    _head = 0  # bytes of the head so far; none once it is complete
    _late: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._wait()

    def data_received(self, data: bytes) -> None:
        self._head += len(data)
        super().data_received(data)
        if self._head > LARGEST_HEAD and not self.transport.is_closing():
            self.send_400_response("The head of this request is too large.")

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._wait()

    def on_headers_complete(self) -> None:
        if sum(len(name) + len(value) for name, value in self.headers) > LARGEST_HEAD:
            raise ValueError("too large a head")
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self._head = 0
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._head = 0
        self._stop_waiting()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._stop_waiting()
        super().handle_websocket_upgrade()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        super().connection_lost(exc)

    def _wait(self) -> None:
        self._stop_waiting()
        self._late = self.loop.call_later(self.patience, self.transport.abort)

    def _stop_waiting(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None


class SocketProtocol(Line, WebSocketsSansIOProtocol):
    """A web socket with an end to its patience, and a short way for its messages.

    Litestar routes, checks and accepts a socket; then its handler may `take` it and return. From
    there on each message goes straight to a function, and `tell` writes straight to the connection:
    no task is woken for either, and nothing of the request stays in memory. All that is not a plain
    message (fragments, pings, closing) remains with uvicorn and websockets.
    """

    post = Post()
    _hear: Callable[[bytes], None] | None = None
    _lost: Callable[[], None] | None = None
    _is_taken = False
    _waiting: deque[bytes] | None = None  # messages, while the peer does not take them
    _parting: int | None = None  # the code to close with after these
    _stalled: asyncio.TimerHandle | None = None

    # -- for the application

    def take(self, hear: Callable[[bytes], None], lost: Callable[[], None]) -> None:
        """Messages go to `hear` from now on; `lost` is called once nothing more goes either way."""
        self._hear, self._lost, self._is_taken = hear, lost, True
        while not self.queue.empty():
            event: Any = self.queue.get_nowait()
            if event["type"] == "websocket.receive":
                hear(event.get("bytes") or event.get("text", "").encode())
        if self.disconnected or self.close_sent or self.transport.is_closing():
            self._leave()
        else:
            self.hear_by(hear)
            self.listen()

    def listen(self) -> None:
        """Go on reading."""
        if self.read_paused and not self.transport.is_closing():
            self.read_paused = False
            self.transport.resume_reading()

    def wait(self) -> None:
        """Read nothing for now."""
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def retell(self, message: bytes) -> None:
        """Send a message to a peer that does not take what it is sent, if it takes it soon."""
        if self.close_sent or self.disconnected:
            return
        waiting = self._waiting = self._waiting or deque()
        waiting.append(message)
        if len(waiting) > MOST_WAITING:  # nothing rather than something with a gap in it
            self._waiting = None
            self.hang_up(GOING_AWAY)

    def hang_up(self, code: int) -> None:
        """Close the socket behind what was told."""
        self._send()
        self._parting = code
        if self._waiting is None and not (self.close_sent or self.disconnected):
            self.conn.send_close(code)
            self.close_sent = True
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.listen()
            self.close_timer = self.loop.call_later(self.close_timeout, self.transport.close)
        self._leave()

    def _send(self) -> None:
        """Write what was told since."""
        unsent = self.taken()
        if unsent and not (self.close_sent or self.disconnected):
            self.transport.write(unsent)

    def _leave(self) -> None:
        lost, self._hear, self._lost = self._lost, None, None
        self.end_line()
        if lost is not None:
            lost()

    # -- for uvicorn

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.open_line(self.post, self.config.ws_max_size)
            self.scope["extensions"][LINE] = {LINE: self}

    async def run_asgi(self) -> None:
        try:
            await self.app(self.scope, self.receive, self.send)
        except ClientDisconnected:
            pass
        except BaseException:
            self.logger.exception("Exception in ASGI application")
            self._is_taken = False
        if self._is_taken:
            self.scope["extensions"].clear()
            del self.scope, self.request, self.response
            return
        self.send_500_response()  # unless there was an answer
        if self.close_timer is None:
            self.transport.close()

    def received(self, data: bytes) -> None:
        WebSocketsSansIOProtocol.data_received(self, data)

    def send_receive_event_to_app(self) -> None:
        if self._hear is None:
            super().send_receive_event_to_app()
            return
        message, self.frames = b"".join(self.frames), []
        self._hear(message)

    def pause_writing(self) -> None:
        super().pause_writing()
        self.stuck = True
        self._stalled = self.loop.call_later(self.config.ws_ping_timeout or 20.0, self._give_up)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._forgive()
        self._send()
        while self._waiting and self.writable.is_set():
            self.transport.write(framed(self._waiting.popleft()))
        if not self._waiting:
            self._waiting = None
            self.stuck = not self.writable.is_set()
            if self._parting is not None:
                self.hang_up(self._parting)

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self._give_up()

    def connection_lost(self, exc: Exception | None) -> None:
        self._forgive()
        self._waiting = None
        super().connection_lost(exc)
        self._leave()

    def _give_up(self) -> None:
        self.transport.abort()

    def _forgive(self) -> None:
        if self._stalled is not None:
            self._stalled.cancel()
            self._stalled = None


def line_of(scope: Any) -> SocketProtocol:
    """The protocol behind a socket's scope."""
    line: SocketProtocol = scope["extensions"][LINE][LINE]
    return line
