"""The strongest player: the planner's search, led by a trained network."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from emporion.bots.appraisers import appraiser
from emporion.bots.neural import forward_of
from emporion.bots.planner import Planner
from emporion.bots.search import Search
from emporion.table.kernel import Game


class Master(Planner):
    """Looks first where the network would play, and believes what it says of where that leads."""

    def __init__(self, *, network: Path | None = None, **budget: Any) -> None:
        super().__init__(**budget)
        self.file = network

    def _begin(self, game: Game, seat: int) -> Search:
        return Search(appraiser(game), seat, network=forward_of(game, self.file), **self._settings)
