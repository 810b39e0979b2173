from collections.abc import Mapping
from typing import Any

from emporion.bots.appraiser import Appraiser
from emporion.table.kernel import Game, State

class RotterdamAppraiser(Appraiser):
    def __init__(self, game: Game, weights: dict[str, Any]) -> None: ...
    def exchange(
        self, state: State, seat: int, get: Mapping[str, int], give: Mapping[str, int]
    ) -> float: ...
