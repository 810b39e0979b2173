from collections.abc import Mapping, Sequence

from emporion.bots.appraiser import Appraiser
from emporion.table.kernel import Game, State

FEATURES: tuple[str, ...]

class RhodesAppraiser(Appraiser):
    def __init__(self, game: Game, weights: Mapping[str, Sequence[float]]) -> None: ...
    def features(self, state: State) -> tuple[list[list[float]], float]: ...
