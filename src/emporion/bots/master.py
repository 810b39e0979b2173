"""The strongest player: the planner's search, led by a trained network."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from emporion.bots import Choice, Imagine
from emporion.bots.appraisers import appraiser
from emporion.bots.neural import forward_of
from emporion.bots.planner import Planner
from emporion.bots.search import Search
from emporion.table.kernel import Game

# The networks end their games in about ten rounds; of much later ones they know next to nothing.
# Who is ahead they can tell for longer than what each choice is worth.
FAMILIAR = {"rhodes": 15, "colossus": 15}  # rounds
CHOICES = {"rhodes": 12, "colossus": 12}


def is_familiar(game: Game, round: int, known: Mapping[str, int] = FAMILIAR) -> bool:
    """Whether a network may be believed in this round of a game."""
    return round <= known.get(game.name, round)


class Master(Planner):
    """Looks first where the network would play, and believes what it says of where that leads; in
    rounds that no network has come to it thinks as a planner does."""

    def __init__(self, *, network: Path | str | None = None, **budget: Any) -> None:
        super().__init__(**budget)
        self.file = None if network is None else Path(network)
        self._is_familiar = True

    def choose(
        self,
        view: Mapping[str, Any],
        legal: Sequence[Choice],
        imagine: Imagine,
        rng: random.Random,
    ) -> Choice:
        familiar = is_familiar(imagine.game, view["round"])
        if familiar != self._is_familiar:
            self._is_familiar = familiar
            self._search = None
        return super().choose(view, legal, imagine, rng)

    def _begin(self, game: Game, seat: int) -> Search:
        network = forward_of(game, self.file) if self._is_familiar else None
        return Search(appraiser(game), seat, network=network, **self._settings)
