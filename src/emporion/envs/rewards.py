"""What a game that has ended pays each seat."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from emporion.errors import EmporionError, brief, did_you_mean
from emporion.table.kernel import State

KINDS = ("win", "score")


def checked_reward(reward: str) -> str:
    """The name of a reward, if it is one."""
    if not isinstance(reward, str) or reward not in KINDS:
        hint = did_you_mean(reward, KINDS) if isinstance(reward, str) else ""
        hint = hint or f"; there are {', '.join(KINDS)}"
        raise EmporionError(f"no reward is called {brief(reward)}{hint}")
    return reward


def shares(state: State) -> list[float]:
    """Each seat's share of the win: 1 in all, split evenly when several win."""
    return [
        1 / len(state.winners) if seat in state.winners else 0.0
        for seat in range(state.game.players)
    ]


def margins(scores: npt.ArrayLike) -> npt.NDArray[np.float32]:
    """By how many points each seat is ahead of the others' average; this sums to nothing.

    >>> margins([30, 20, 10]).tolist()
    [15.0, 0.0, -15.0]
    """
    points: npt.NDArray[Any] = np.asarray(scores, dtype=np.float32)
    others = points.sum(axis=-1, keepdims=True) - points
    ahead: npt.NDArray[np.float32] = points - others / np.float32(points.shape[-1] - 1)
    return ahead
