"""A player that takes any legal action, all equally likely."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any

from emporion.bots import Choice, Imagine


class Random:
    def choose(
        self,
        view: Mapping[str, Any],
        legal: Sequence[Choice],
        imagine: Imagine,
        rng: random.Random,
    ) -> Choice:
        return rng.choice(legal)
