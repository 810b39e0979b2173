"""Serving: one process, from the first line it prints to the last decision it lets finish."""

from __future__ import annotations

import asyncio
import logging
import signal
import socket
import sys
from types import FrameType
from typing import Any

import uvicorn

from emporion.errors import EmporionError
from emporion.server.app import make_app
from emporion.server.logs import set_up_logs
from emporion.server.settings import Settings
from emporion.server.storage import Store

PARTING = 10  # seconds that open requests have when the server is told to stop
LARGEST_MESSAGE = 1 << 16
BACKLOG = 2048


def serve(settings: Settings) -> int:
    """Serve until told to stop; 0 if all went well."""
    set_up_logs(settings.log)
    asyncio.run(_ready(settings.database))
    listening = listen(settings.host, settings.port)
    config = uvicorn.Config(
        make_app(settings),
        loop="uvloop",
        http="httptools",
        ws="websockets-sansio",
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        timeout_graceful_shutdown=PARTING,
        timeout_keep_alive=30,
        access_log=False,
        log_config=None,
        server_header=False,
        proxy_headers=False,
        lifespan="on",
        backlog=BACKLOG,
    )
    server = _Server(config)
    host, port = listening.getsockname()[:2]
    address = f"http://{f'[{host}]' if ':' in host else host}:{port}"
    server.hello = f"Emporion is at {settings.public_url or address}"
    server.run(sockets=[listening])
    return 0 if server.started else 1


async def _ready(database: str) -> None:
    """Open the database once: what is wrong with it is said before anything is served."""
    store = await Store.open(database)
    await store.close()


def listen(host: str, port: int) -> socket.socket:
    """A listening socket; several servers may share a port, and the system shares out visitors."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        listening.listen(BACKLOG)
    except OSError as error:
        listening.close()
        raise EmporionError(f"{host}:{port}: {(error.strerror or str(error)).lower()}") from None
    listening.set_inheritable(True)
    return listening


class _Server(uvicorn.Server):
    """Says where it is once it is ready, and ends quietly when told to."""

    hello = ""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and not self.should_exit:
            print(self.hello, flush=True)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        if sig == signal.SIGINT:
            print("", file=sys.stderr)
        logging.getLogger("emporion.server").info("told to stop; finishing what was begun")
        self.should_exit = True

    def run(self, sockets: list[socket.socket] | None = None) -> Any:
        with asyncio.Runner(loop_factory=self.config.get_loop_factory()) as runner:
            return runner.run(self.serve(sockets=sockets))
