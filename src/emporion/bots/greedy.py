"""A player that takes what looks best at once. It plans nothing beyond its own action."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from emporion.bots import Choice, Imagine, rhodes, rotterdam

Appraise = Callable[[Mapping[str, Any], Sequence[Choice], Imagine, random.Random], list[float]]
APPRAISE: dict[str, Appraise] = {
    "rhodes": rhodes.appraise,
    "colossus": rhodes.appraise,
    "rotterdam": rotterdam.appraise,
}


class Greedy:
    def choose(
        self,
        view: Mapping[str, Any],
        legal: Sequence[Choice],
        imagine: Imagine,
        rng: random.Random,
    ) -> Choice:
        values = APPRAISE[view["game"]](view, legal, imagine, rng)
        best = max(values)
        return rng.choice(
            [action for action, value in zip(legal, values, strict=True) if value == best]
        )
