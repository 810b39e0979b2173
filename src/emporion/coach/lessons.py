"""What to do better, drawn from the decisions that cost most."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from emporion.coach.judging import Judged
from emporion.table.kernel import Game

MOST = 3


@dataclass(frozen=True)
class Lesson:
    """One thing to do better: words by their key, and the decisions it is drawn from."""

    key: str
    args: dict[str, str | int]
    numbers: tuple[int, ...]
    cost: float  # the chance to win that these decisions gave away, added up


def lessons(game: Game, decisions: Sequence[Judged]) -> tuple[Lesson, ...]:
    """At most three, the dearest first; nothing to blame, nothing to learn."""
    return ()
