"""Pieces of work on a Ray cluster."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from emporion.lab.extras import extra

if TYPE_CHECKING:
    from emporion.lab.work import Task


def finished(
    task: Task, pieces: list[int], address: str, workers: int | None
) -> Iterator[tuple[int, dict[str, Any]]]:
    """Pieces as they are finished by the cluster at an address, or by one begun here: "local"."""
    with extra("ray"):
        import ray  # noqa: F401
    raise NotImplementedError
    yield
