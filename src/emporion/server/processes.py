"""Several servers behind one address: a parent binds the socket, its children serve.

A child that dies is replaced. SIGTERM lets all of them finish what they have begun; SIGHUP
replaces them one after another, each only when the next is ready, so that a new version or new
settings come in without anybody waiting. Should the parent die, its children stop by themselves.
"""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import socket
import sys
import tempfile
import threading
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable
from contextlib import suppress

import msgspec
from prometheus_client.multiprocess import mark_process_dead

from emporion.errors import EmporionError
from emporion.server.logs import set_up_logs
from emporion.server.metrics import SHARED
from emporion.server.serve import PARTING, attend
from emporion.server.settings import Settings

STARTING = 60.0  # seconds a child may take
STOPPING = 2 * PARTING
PAUSE = 1.0  # before one that died is replaced
READY = b"ready\n"
CHILD = "from emporion.server.processes import child; child()"

log = logging.getLogger("emporion.server")


class Parent:
    """Keeps as many children serving as it is set to."""

    def __init__(
        self, settings: Settings, listening: socket.socket, again: Callable[[], Settings]
    ) -> None:
        self._settings = settings
        self._listening = listening
        self._again = again
        self._children: list[Process | None] = [None] * settings.processes
        self._stopping = asyncio.Event()
        self._renewing = asyncio.Lock()
        self._tasks: set[asyncio.Task[None]] = set()

    async def attend(self, ready: Callable[[], None]) -> int:
        """Serve until told to stop; 0 if all went well."""
        loop = asyncio.get_running_loop()
        for sign in (signal.SIGTERM, signal.SIGINT):
            loop.add_signal_handler(sign, self._stopping.set)
        loop.add_signal_handler(signal.SIGHUP, self._renew_soon)
        with tempfile.TemporaryDirectory(prefix="emporion-metrics-") as metrics:
            self._metrics = metrics
            try:
                begun = await asyncio.gather(*(self._start() for _ in self._children))
                self._children = list(begun)
                if None in begun and not self._stopping.is_set():
                    return 1
                ready()
                for place in range(len(self._children)):
                    self._go(self._keep(place))
                await self._stopping.wait()
            finally:
                codes = await self._stop_all()
        return 0 if not any(codes) else 1

    def _go(self, work: asyncio._CoroutineLike[None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _start(self) -> Process | None:
        """A child that is ready, or None if it did not come so far."""
        try:
            child = await asyncio.create_subprocess_exec(
                sys.executable,
                "-c",
                CHILD,
                str(self._listening.fileno()),
                stdin=PIPE,
                stdout=PIPE,
                pass_fds=[self._listening.fileno()],
                env={**os.environ, SHARED: self._metrics},
                start_new_session=True,  # Ctrl-C reaches the parent alone
            )
        except OSError as error:
            log.error("a server could not be started: %s", error)
            return None
        assert child.stdin is not None
        assert child.stdout is not None
        try:
            child.stdin.write(msgspec.json.encode(self._settings) + b"\n")
            await child.stdin.drain()
            if await asyncio.wait_for(child.stdout.readline(), STARTING) == READY:
                return child
        except (TimeoutError, OSError):
            pass
        except asyncio.CancelledError:
            await self._stop(child)
            raise
        log.error("a server did not start", extra={"child": child.pid})
        await self._stop(child)
        return None

    async def _keep(self, place: int) -> None:
        """Replace the child at this place whenever it dies."""
        while not self._stopping.is_set():
            child = self._children[place]
            if child is not None:
                code = await child.wait()
                if self._children[place] is not child:
                    continue  # it was replaced on purpose
                self._buried(child)
                self._children[place] = None
                if self._stopping.is_set():
                    return
                log.error("a server died with %s and is replaced", code, extra={"child": child.pid})
            with suppress(TimeoutError):
                await asyncio.wait_for(self._stopping.wait(), PAUSE)
                return
            async with self._renewing:
                self._children[place] = self._children[place] or await self._start()

    def _renew_soon(self) -> None:
        log.info("told to replace all servers one by one")
        self._go(self._renew())

    async def _renew(self) -> None:
        """One after another: the next is ready before the old one stops."""
        async with self._renewing:
            try:
                fresh = self._again()
            except EmporionError as error:
                log.error("the old settings and servers stay: %s", error)
                return
            kept, self._settings = self._settings, fresh
            for place, old in enumerate(self._children):
                new = await self._start()
                if new is None:
                    self._settings = kept
                    log.error("the old servers stay")
                    return
                self._children[place] = new
                if old is not None:
                    await self._stop(old)
            log.info("all servers are replaced")

    async def _stop_all(self) -> list[int]:
        """Let all finish; those that do not come to an end are killed."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        log.info("told to stop; waiting for the servers")
        living = [child for child in self._children if child is not None]
        return await asyncio.gather(*(self._stop(child) for child in living))

    async def _stop(self, child: Process) -> int:
        with suppress(ProcessLookupError):
            child.terminate()
        try:
            code = await asyncio.wait_for(child.wait(), STOPPING)
        except TimeoutError:
            log.error("a server did not stop and is killed", extra={"child": child.pid})
            with suppress(ProcessLookupError):
                child.kill()
            code = await child.wait()
        self._buried(child)
        return code

    def _buried(self, child: Process) -> None:
        """What it counted still counts; what it had at hand no longer does."""
        mark_process_dead(child.pid, self._metrics)  # type: ignore[no-untyped-call]


def child() -> None:
    """A child's life: settings come from the parent, and so does the end."""
    listening = socket.socket(fileno=int(sys.argv[1]))
    settings = msgspec.json.decode(sys.stdin.buffer.readline(), type=Settings)
    set_up_logs(settings.log)
    threading.Thread(target=_outlive_nobody, daemon=True).start()
    sys.exit(attend(settings, listening, _say_ready))


def _say_ready() -> None:
    os.write(1, READY)


def _outlive_nobody() -> None:
    """The parent holds the other end of this pipe for as long as it lives."""
    os.read(0, 1)
    os.kill(os.getpid(), signal.SIGTERM)
