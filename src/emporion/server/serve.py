"""Serving: one process, from the first line it prints to the last decision it lets finish."""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import resource
import signal
import socket
import sys
from collections.abc import Callable
from contextlib import suppress
from types import FrameType
from typing import Any

import uvicorn

from emporion.errors import EmporionError
from emporion.server.app import Service, make_app
from emporion.server.logs import set_up_logs
from emporion.server.protocol import RequestProtocol, SocketProtocol
from emporion.server.settings import Settings
from emporion.server.storage import Store
from emporion.table.titles import VERSION

PARTING = 10  # seconds that open requests have when the server is told to stop
FAREWELL = 2  # of these, for sockets to be told
LARGEST_MESSAGE = 1 << 16
BACKLOG = 2048

log = logging.getLogger("emporion.server")


def serve(
    settings: Settings,
    again: Callable[[], Settings] | None = None,
    welcome: Callable[[str], None] | None = None,
) -> int:
    """Serve until told to stop; 0 if all went well. `again` reads the settings anew, and
    `welcome` is told the address once somebody answers there.
    """
    set_up_logs(settings.log)
    os.umask(0o077)  # the database holds every hidden card
    _check_processes(settings)
    asyncio.run(_ready(settings.database))
    listening = listen(settings.host, settings.port)
    address = settings.public_url or address_of(listening)

    def ready() -> None:
        print(f"Emporion is at {address}", flush=True)
        if welcome is not None:
            welcome(address)

    if settings.processes == 1:
        return attend(settings, listening, ready)
    from emporion.server.processes import Parent

    parent = Parent(settings, listening, again or (lambda: settings))
    return asyncio.run(parent.attend(ready))


def attend(settings: Settings, listening: socket.socket, ready: Callable[[], None]) -> int:
    """Serve in this process whoever comes to the socket."""
    _many_files()
    app = make_app(settings)
    RequestProtocol.patience = settings.arriving_s
    config = uvicorn.Config(
        app,
        loop="uvloop",
        http=RequestProtocol,
        ws=SocketProtocol,
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,
        ws_ping_interval=settings.ping_s,
        ws_ping_timeout=settings.ping_s,
        timeout_graceful_shutdown=PARTING,
        timeout_keep_alive=30,
        access_log=False,
        log_config=None,
        server_header=False,
        proxy_headers=False,
        lifespan="on",
        backlog=BACKLOG,
    )
    server = _Server(config, app.state.service, ready)
    _spare_the_collector()
    signal.signal(signal.SIGHUP, server.handle_exit)  # a terminal that is closed
    server.run(sockets=[listening])
    log.info("stopped")
    return 0 if server.started else 1


def _check_processes(settings: Settings) -> None:
    if settings.processes > 1 and settings.database.startswith("sqlite"):
        raise EmporionError(
            f"processes: {settings.processes} servers cannot share a SQLite file; "
            "several processes need PostgreSQL"
        )


async def _ready(database: str) -> None:
    """Open the database once: what is wrong with it is said before anything is served."""
    store = await Store.open(database, serves=True)
    await store.close()


def _spare_the_collector() -> None:
    """What is loaded by now stays, and a table is no cycle: look for garbage seldom."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(100_000, 50, 100)


def _many_files() -> None:
    """Every socket is an open file: as many as the system lets us."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    with suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def listen(host: str, port: int) -> socket.socket:
    """A listening socket, which processes may inherit; the system shares out visitors."""
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


def address_of(listening: socket.socket) -> str:
    host, port = listening.getsockname()[:2]
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"


class _Server(uvicorn.Server):
    """Says when it is ready, and ends quietly when told to."""

    def __init__(self, config: uvicorn.Config, service: Service, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._service = service
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and not self.should_exit:
            log.info("started: Emporion %s", VERSION)
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Nobody new; sockets are told to come back; what was begun is finished."""
        for server in self.servers:
            server.close()
        with suppress(TimeoutError):
            await asyncio.wait_for(self._farewell(), FAREWELL)
        await super().shutdown(sockets)

    async def _farewell(self) -> None:
        await self._service.farewell()
        kind = self.config.ws_protocol_class
        assert kind is not None
        while any(isinstance(one, kind) for one in self.server_state.connections):
            await asyncio.sleep(0.02)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        if sig == signal.SIGINT:
            print("", file=sys.stderr)
        log.info("told to stop; finishing what was begun")
        self.should_exit = True

    def run(self, sockets: list[socket.socket] | None = None) -> Any:
        with asyncio.Runner(loop_factory=self.config.get_loop_factory()) as runner:
            return runner.run(self.serve(sockets=sockets))
