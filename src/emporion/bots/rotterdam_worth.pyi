from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from emporion.bots.appraiser import Appraiser
from emporion.table.kernel import Game, State

class RotterdamAppraiser(Appraiser):
    @property
    def products(self) -> list[str]: ...
    def __init__(self, game: Game, weights: dict[str, Any]) -> None: ...
    def hands(self, state: State) -> list[dict[str, int]]: ...
    def exchange(
        self, state: State, seat: int, get: Mapping[str, int], give: Mapping[str, int]
    ) -> float: ...
    def exchanges(
        self, state: State, seat: int, changes: Iterable[Sequence[int]]
    ) -> list[float]: ...
