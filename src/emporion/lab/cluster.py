"""Pieces of work on a Ray cluster, or on one that is begun here and ended afterwards.

Ray runs a piece again when its worker or machine is lost. Every worker compares its Emporion with
the driver's before it does anything, so that no result depends on where it was made.
"""

from __future__ import annotations

import functools
import logging
import os
import pickle
import platform
import secrets
import socket
from collections import deque
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from emporion.errors import EmporionError
from emporion.lab.extras import extra
from emporion.table import titles
from emporion.table.edition import canonical_json

if TYPE_CHECKING:
    from emporion.lab.work import Task

LOCAL, AUTO = "local", "auto"
LOST = 20  # so often may a piece lose its worker
PATIENCE = 5  # seconds for a cluster to answer
GREETING = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + bytes([0, 0, 0, 4, 0, 0, 0, 0, 0])
SETTINGS = 4  # the frame with which a server of HTTP/2 answers, as Ray's does

Result = dict[str, Any]


class ClusterError(EmporionError):
    """A cluster that cannot be reached, or whose workers are not like us."""


def finished(
    task: Task, pieces: list[int], address: str, workers: int | None
) -> Generator[tuple[int, Result], None, None]:
    """Pieces as they are finished by the cluster at an address; "local" begins one here."""
    with connected(address, workers) as ray:
        remote = ray.remote(_for_workers()).options(
            num_cpus=1, max_retries=LOST, scheduling_strategy="SPREAD"
        )
        work = ray.put(pickle.dumps(task))
        key = canonical_json(task.key())
        waiting = deque(pieces)
        running: dict[Any, int] = {}
        while waiting or running:
            at_once = workers or 2 * int(ray.cluster_resources().get("CPU", 1))
            while waiting and len(running) < max(at_once, 1):
                piece = waiting.popleft()
                running[remote.remote(titles.VERSION, key, work, piece)] = piece
            for done in ray.wait(list(running))[0]:
                piece = running.pop(done)
                yield piece, _taken(ray, done, piece)


def _taken(ray: Any, done: Any, piece: int) -> Result:
    try:
        problem, result = ray.get(done)
    except ray.exceptions.RayTaskError as error:
        raise error.cause from None
    except ray.exceptions.RayError as error:
        raise ClusterError(f"the cluster lost piece {piece}: {_line(error)}") from None
    if problem:
        raise ClusterError(problem)
    return dict(result)


@contextmanager
def connected(address: str, workers: int | None = None) -> Iterator[Any]:
    """Ray, joined to a cluster."""
    is_local = address == LOCAL
    with _settings(is_local):
        with extra("ray"):
            import ray
        logging.getLogger("ray").setLevel(logging.CRITICAL)
        quiet: dict[str, Any] = {"log_to_driver": False, "configure_logging": False}
        if is_local:
            from emporion.lab.work import cores

            quiet |= {"num_cpus": workers or cores(), "include_dashboard": False}
            quiet["object_store_memory"] = 2**27  # results are small
        else:
            _answers(address)
        try:
            ray.init(address=address, **quiet)
        except ConnectionError as error:
            reason = "no cluster runs on this machine" if address == AUTO else _line(error)
            raise ClusterError(f"--ray {address}: {reason}") from None
        except (OSError, RuntimeError, ValueError, ray.exceptions.RayError) as error:
            raise ClusterError(f"--ray {address}: {_line(error)}") from None
        try:
            yield ray
        finally:
            ray.shutdown()


@contextmanager
def _settings(is_local: bool) -> Iterator[None]:
    """Ray tells nobody of itself; a cluster begun here has a secret for this once."""
    wanted = {"RAY_USAGE_STATS_ENABLED": "0"}
    if is_local and "RAY_AUTH_MODE" not in os.environ:
        wanted |= {"RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN": secrets.token_hex(32)}
    new = {name: value for name, value in wanted.items() if name not in os.environ}
    os.environ |= new
    try:
        yield
    finally:
        for name in new:
            os.environ.pop(name, None)


def _answers(address: str) -> None:
    """Refuse in seconds what Ray would try for minutes, and end the process over."""
    if address == AUTO or "://" in address:
        return  # Ray finds out for itself
    host, _, port = address.rpartition(":")
    if not host or not port.isdigit():
        raise ClusterError(f"--ray {address}: an address is HOST:PORT, auto or local")
    try:
        with socket.create_connection((host.strip("[]"), int(port)), timeout=PATIENCE) as to:
            to.sendall(GREETING)
            is_ray = os.environ.get("RAY_USE_TLS") == "1" or to.recv(9)[3:4] == bytes([SETTINGS])
    except (OSError, OverflowError):
        is_ray = False
    if not is_ray:
        raise ClusterError(f"--ray {address}: no cluster answers there")


def _line(error: Exception) -> str:
    return " ".join(str(error).split())[:200]


def _for_workers() -> Callable[[str, str, bytes, int], tuple[str, Result]]:
    """What a worker is sent. Made here, it travels whole: a worker that lacks it can say so."""

    def run(version: str, key: str, work: bytes, piece: int) -> tuple[str, Result]:
        try:
            from emporion.lab.cluster import understood
        except ImportError as error:
            import platform

            return f"the worker on {platform.node()} cannot import {error.name}", {}
        problem, task = understood(version, key, work)
        return (problem, {}) if task is None else ("", task.run(piece))

    return run


@functools.lru_cache(maxsize=4)
def understood(version: str, key: str, work: bytes) -> tuple[str, Task | None]:
    """The work as this worker reads it, or why it may not do it."""
    here = f"the worker on {platform.node()} has"
    if version != titles.VERSION:
        return f"{here} emporion {titles.VERSION}, this is {version}", None
    try:
        task: Task = pickle.loads(work)
        is_same = canonical_json(task.key()) == key
    except (AttributeError, ImportError, EmporionError):
        is_same = False
    return ("", task) if is_same else (f"{here} other rules or code by the name {version}", None)
