"""The observation as named slices."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple


class Slice(NamedTuple):
    """A named part of the observation: entries from `start` up to, not including, `stop`."""

    name: str
    start: int
    stop: int
    meaning: str


def slices(parts: Iterable[tuple[str, int, str]]) -> tuple[Slice, ...]:
    """Lay out parts given as name, width and meaning, one after another."""
    laid, start = [], 0
    for name, width, meaning in parts:
        laid.append(Slice(name, start, start + width, meaning))
        start += width
    return tuple(laid)
