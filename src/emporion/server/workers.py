"""Worker processes for whatever may take long: bots that think, transcripts that are checked.

A job has a deadline; a worker that is still at it then is killed and replaced, and nobody else
waits for it. The event loop only ever passes messages.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import multiprocessing
import os
import signal
import sys
from collections import deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any

from emporion.errors import EmporionError, TranscriptError

PAUSE = 1.0  # before a worker is looked for again where none could be had

log = logging.getLogger("emporion.server")


class Overdue(EmporionError):
    """A job took longer than it may."""


class WorkerDied(EmporionError):
    """A worker process ended in the middle of a job."""


class Workers:
    """A few processes that do one job after another. `start` them, `run` jobs, `stop` them."""

    def __init__(self, count: int, nice: int = 5) -> None:
        self._context = multiprocessing.get_context("spawn")
        self._nice = nice
        self._count = count
        self._idle: list[_Worker] = []
        self._all: set[_Worker] = set()
        self._waiting: deque[asyncio.Future[_Worker]] = deque()
        self._stopped = False

    def start(self) -> None:
        for _ in range(self._count):
            self._hire()

    def stop(self) -> None:
        self._stopped = True
        for worker in list(self._all):
            worker.kill()
        self._all.clear()
        for future in self._waiting:
            future.cancel()

    @property
    def busy(self) -> int:
        return len(self._all) - len(self._idle)

    @property
    def queued(self) -> int:
        return len(self._waiting)

    async def run(
        self,
        job: Callable[..., Any],
        *arguments: Any,
        deadline: float,
        progress: Callable[[Any], None] | None = None,
    ) -> Any:
        """What the job returns. Its time counts from when a worker takes it up.

        With `progress` the job is given one more argument, a way to say how far it is.
        """
        worker = await self._worker()
        try:
            return await worker.do(job, arguments, deadline, progress)
        finally:
            self._release(worker)

    async def _worker(self) -> _Worker:
        while self._idle:
            worker = self._idle.pop()
            if worker.alive:
                return worker
            self._replace(worker)
        future: asyncio.Future[_Worker] = asyncio.get_running_loop().create_future()
        self._waiting.append(future)
        try:
            return await future
        except asyncio.CancelledError:
            if future.done() and not future.cancelled():  # nobody takes the worker any more
                self._offer(future.result())
            raise

    def _release(self, worker: _Worker) -> None:
        if self._stopped:
            return
        if worker.free and worker.alive:
            self._offer(worker)
        else:
            self._replace(worker)

    def _offer(self, worker: _Worker) -> None:
        while self._waiting:
            future = self._waiting.popleft()
            if not future.done():
                future.set_result(worker)
                return
        self._idle.append(worker)

    def _hire(self) -> None:
        worker = _Worker(self._context, self._nice)
        self._all.add(worker)
        self._offer(worker)

    def _replace(self, worker: _Worker) -> None:
        worker.kill()
        self._all.discard(worker)
        self._fill_up()

    def _fill_up(self) -> None:
        """Hire one in place of one that went; later, if the machine has no process left now."""
        if self._stopped:
            return
        try:
            self._hire()
        except OSError as error:
            log.error("a worker could not be replaced yet: %s", error)
            asyncio.get_running_loop().call_later(PAUSE, self._fill_up)


class _Worker:
    """One process, with a pipe to it."""

    def __init__(self, context: multiprocessing.context.SpawnContext, nice: int) -> None:
        self._pipe, far = context.Pipe()
        self._process: BaseProcess = context.Process(target=_work, args=(far, nice), daemon=True)
        with _no_main_module():
            self._process.start()
        far.close()
        self._thread = ThreadPoolExecutor(1, "emporion-worker")
        self.free = True

    @property
    def alive(self) -> bool:
        return self._process.is_alive()

    def kill(self) -> None:
        self._process.kill()
        self._process.join(1)
        self._thread.shutdown(wait=False)

    async def do(
        self,
        job: Callable[..., Any],
        arguments: tuple[Any, ...],
        deadline: float,
        progress: Callable[[Any], None] | None,
    ) -> Any:
        self.free = False
        loop = asyncio.get_running_loop()

        def ask() -> tuple[bool, Any]:
            """Until the answer comes; what is said before it goes to `progress`."""
            self._pipe.send((job, arguments, progress is not None))
            while True:
                done, said = self._pipe.recv()
                if done is not None or progress is None:
                    return done, said
                loop.call_soon_threadsafe(progress, said)

        asking = loop.run_in_executor(self._thread, ask)
        try:
            done, result = await asyncio.wait_for(asking, deadline)
        except TimeoutError:
            raise Overdue(f"not done after {deadline:g} seconds") from None
        except (EOFError, OSError):
            raise WorkerDied("a worker process ended in the middle of its work") from None
        self.free = True
        if not done:
            raise result if isinstance(result, EmporionError) else EmporionError(result)
        return result


@contextlib.contextmanager
def _no_main_module() -> Any:
    """Spawned processes need not import the program that started them, only their jobs."""
    main = sys.modules["__main__"]
    kept = {
        name: main.__dict__.pop(name) for name in ("__file__", "__spec__") if hasattr(main, name)
    }
    main.__spec__ = None
    try:
        yield
    finally:
        main.__dict__.update(kept)


def _work(pipe: Connection, nice: int) -> None:
    """The life of a worker: it ends with its parent."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with contextlib.suppress(OSError):
        os.nice(nice)

    def so_far(said: Any) -> None:
        pipe.send((None, said))

    while True:
        try:
            job, arguments, tells = pipe.recv()
        except (EOFError, OSError):
            return
        try:
            answer = (True, job(*arguments, so_far) if tells else job(*arguments))
        except TranscriptError as error:
            answer = (False, error)  # it says where
        except EmporionError as error:
            answer = (False, str(error))
        except Exception as error:
            answer = (False, f"{type(error).__name__}: {error}")
        try:
            pipe.send(answer)
        except OSError:
            return
