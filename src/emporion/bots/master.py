"""The strongest player: the planner's search, led by a trained network."""

from __future__ import annotations

import functools
from pathlib import Path
from typing import Any

from emporion.bots.appraisers import appraiser
from emporion.bots.forward import Forward
from emporion.bots.neural import network_of
from emporion.bots.planner import Planner
from emporion.bots.search import Search
from emporion.table.kernel import Game


@functools.lru_cache(maxsize=16)
def forward(game: Game, file: Path | None = None) -> Forward:
    """The network in a file, or the one that comes with the package, for a search to ask."""
    return Forward(network_of(game, file))


class Master(Planner):
    """Looks first where the network would play, and believes what it says of where that leads."""

    def __init__(self, *, network: Path | None = None, **budget: Any) -> None:
        super().__init__(**budget)
        self.file = network

    def _begin(self, game: Game, seat: int) -> Search:
        return Search(appraiser(game), seat, network=forward(game, self.file), **self._settings)
