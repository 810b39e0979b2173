"""Sockets as uvicorn has them, and nobody at the other end for ever.

A peer that takes nothing, or has fallen silent, is cut off. To close politely would be to wait
until it has taken what is already under way to it, and that may be never.
"""

from __future__ import annotations

import asyncio

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol


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
