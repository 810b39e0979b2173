"""Processes that play games beside the training. No PyTorch is needed here."""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import get_context

from emporion.lab.processes import end_with_parent
from emporion.train import TrainingError


def crew(workers: int, nice: int = 0) -> ProcessPoolExecutor:
    """So many processes, of a lower priority if said so."""
    return ProcessPoolExecutor(max(1, workers), get_context("spawn"), _begin, (nice,))


def _begin(nice: int) -> None:
    """Ctrl-C and a plain kill are the business of the process that began this one."""
    threading.Thread(target=end_with_parent, daemon=True).start()
    os.nice(nice)
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_IGN)


@contextmanager
def watched(what: str) -> Iterator[None]:
    """One of them may be killed, for want of memory say."""
    try:
        yield
    except BrokenProcessPool:
        raise TrainingError(f"a process that {what} was killed") from None
