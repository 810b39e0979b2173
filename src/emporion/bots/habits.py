"""What a planner settles by habit, before it thinks.

Trade is a matter of manners as much as of gain: one offer a turn, that somebody may well accept,
and nothing accepted that does not help the own hand by itself, whatever the search makes of the
rest.
"""

from __future__ import annotations

import json
import random
from collections.abc import Mapping, Sequence
from typing import Any

from emporion.bots import Choice, Imagine, rotterdam


def worth_a_thought(
    view: Mapping[str, Any], legal: Sequence[Choice], imagine: Imagine, rng: random.Random
) -> Sequence[Choice]:
    """The legal actions a planner thinks about; where there is only one, habit decides."""
    match view["game"], view["decision"]:
        case "rotterdam", "draft":
            values = rotterdam.appraise(view, legal, imagine, rng)
            return [legal[values.index(max(values))]]
        case "rotterdam", "trade":
            wish = rotterdam.Trade(view, imagine).wish()
            return [action for action in legal if wish == (action.text == "offer")]
        case "rotterdam", "answer":
            if rotterdam.Trade(view, imagine).answer() == "decline":
                return [action for action in legal if action.text == "decline"]
    return legal


def seed_of_thought(view: Mapping[str, Any], rng: random.Random) -> int:
    """The chance that a search draws worlds by.

    An offer is always thought over by the same worlds, so that it helps nobody to make it again.
    """
    if view["decision"] == "answer":
        own = view["seats"][view["actor"]]
        known = (view["round"], view["offer"]["given"], view["offer"]["wanted"], own)
        rng = random.Random(json.dumps(known, sort_keys=True))
    return rng.getrandbits(64)
