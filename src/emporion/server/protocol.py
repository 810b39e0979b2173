"""Requests and sockets as uvicorn has them, and nobody at the other end for ever.

A peer that takes nothing, or has fallen silent, is cut off. To close politely would be to wait
until it has taken what is already under way to it, and that may be never. So is one whose request
does not come to an end: its head after so many bytes, all of it after so many seconds.
"""

from __future__ import annotations

import asyncio

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

LARGEST_HEAD = 1 << 16  # bytes of a request before its body


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


class SocketProtocol(WebSocketsSansIOProtocol):
    """A web socket with an end to its patience."""

    _stalled: asyncio.TimerHandle | None = None

    def pause_writing(self) -> None:
        super().pause_writing()
        self._stalled = self.loop.call_later(self.config.ws_ping_timeout or 20.0, self._give_up)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._forgive()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self._give_up()

    def connection_lost(self, exc: Exception | None) -> None:
        self._forgive()
        super().connection_lost(exc)

    def _give_up(self) -> None:
        self.transport.abort()

    def _forgive(self) -> None:
        if self._stalled is not None:
            self._stalled.cancel()
            self._stalled = None
