"""Pieces of work on the cores of this machine, one process each."""

from __future__ import annotations

import os
import signal
import threading
import traceback
from collections import Counter, deque
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from multiprocessing import get_context, parent_process, resource_tracker
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from typing import TYPE_CHECKING, Any

from emporion.errors import EmporionError

if TYPE_CHECKING:
    from emporion.lab.work import Task

TRIES = 3  # a piece whose process dies so often is not tried again

Result = dict[str, Any]


def finished(task: Task, pieces: list[int], workers: int) -> Iterator[tuple[int, Result]]:
    """Pieces as they are finished. Closing it ends the processes, whatever they are doing."""
    waiting = deque(pieces)
    deaths: Counter[int] = Counter()
    crew: dict[Connection, Worker] = {}
    try:
        while waiting or crew:
            while waiting and len(crew) < workers:
                worker = Worker(task)
                crew[worker.pipe] = worker
                worker.begin(waiting.popleft())
            for pipe in wait(list(crew)):
                worker = crew[pipe]  # type: ignore[index]
                piece = worker.piece
                try:
                    result = worker.pipe.recv()
                except (EOFError, ConnectionResetError):
                    worker.end()
                    del crew[worker.pipe]
                    waiting.appendleft(piece)
                    deaths[piece] += 1
                    if deaths[piece] == TRIES:
                        raise EmporionError(
                            f"piece {piece} ended its process {TRIES} times; is memory short?"
                        ) from None
                    continue
                if isinstance(result, BaseException):
                    raise result
                if waiting:
                    worker.begin(waiting.popleft())
                else:
                    worker.end()
                    del crew[worker.pipe]
                yield piece, result
    finally:
        for worker in crew.values():
            worker.end()


class Worker:
    """A process that runs one piece after another."""

    def __init__(self, task: Task) -> None:
        context = get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.process: SpawnProcess = context.Process(
            target=_serve, args=(task, theirs), daemon=True
        )
        with _ctrl_c_kept_from_children():
            self.process.start()
        theirs.close()
        self.piece = -1

    def begin(self, piece: int) -> None:
        self.piece = piece
        with suppress(BrokenPipeError):  # it died; waiting for its answer shows that
            self.pipe.send(piece)

    def end(self) -> None:
        self.pipe.close()
        self.process.kill()
        self.process.join()


def _serve(task: Task, pipe: Connection) -> None:
    threading.Thread(target=end_with_parent, daemon=True).start()
    with suppress(EOFError, BrokenPipeError):
        while True:
            piece = pipe.recv()
            try:
                pipe.send(task.run(piece))
            except BrokenPipeError:
                raise
            except Exception as error:
                error.add_note(traceback.format_exc())
                pipe.send(error)


def end_with_parent() -> None:
    """A parent that was killed wants no results."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


@contextmanager
def _ctrl_c_kept_from_children() -> Iterator[None]:
    """Ctrl-C in a terminal reaches every process; only the parent is to answer it."""
    resource_tracker.ensure_running()  # the first child would start it, and lose the mask over it
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
