"""How the greedy player decides in Rhodes and The Colossus.

Every legal action is tried in an imagined game, followed to the end of the action by always taking
the best-looking next step, and judged by `rhodes_worth`. It plans nothing beyond that.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any

from emporion.bots import Choice, Imagine
from emporion.bots.appraiser import Appraiser
from emporion.bots.appraisers import appraiser
from emporion.table.kernel import State

OPENINGS = ("start", "place", "row")  # decisions that begin something new
RIVALS = 0.4  # how much the others' fortune counts against one's own


def appraise(
    view: Mapping[str, Any], legal: Sequence[Choice], imagine: Imagine, rng: random.Random
) -> list[float]:
    """What each legal action is worth."""
    imagined = imagine(rng.getrandbits(64))
    judge = appraiser(imagined.game)
    seat = view["actor"]
    values = []
    for action in legal:
        after = imagined.clone()
        after.play(action.id)
        values.append(_standing(judge, _finish(after, seat, judge), seat))
    return values


def _standing(judge: Appraiser, state: State, seat: int) -> float:
    """The seat's worth, less a part of what the others have."""
    values = judge.appraise(state)
    own = values.pop(seat)
    return own - RIVALS * sum(values) / len(values)


def _finish(state: State, seat: int, judge: Appraiser) -> State:
    """Play the seat's action to its end, each step as it looks best at that moment."""
    while not state.over and state.actor == seat and state.decision not in OPENINGS:
        if state.decision == "ship":  # how good it was shows only when it is loaded
            state.play(state.legal_ids()[-1])
            continue
        best, chosen = float("-inf"), state
        for action in state.legal_ids():
            after = state.clone()
            after.play(action)
            value = judge.appraise(after)[seat]
            if value > best:
                best, chosen = value, after
        state = chosen
    return state
