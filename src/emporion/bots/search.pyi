from collections.abc import Iterable

from emporion.bots.appraiser import Appraiser
from emporion.bots.forward import Forward
from emporion.table.kernel import Game, Imagination

LEAVES: tuple[str, ...]

def check_settings(simulations: int, seconds: float, threads: int, leaf: str) -> None: ...

class Search:
    def __init__(
        self,
        appraiser: Appraiser,
        seat: int,
        *,
        leaf: str = "greedy",
        simulations: int = 0,
        seconds: float = 0.0,
        own_time: bool = False,
        threads: int = 1,
        network: Forward | None = None,
        noise: float = 0.1,
        exploration: float = 1.0,
        temperature: float = 0.03,
        spread: float = 0.0,
        margin: float = 0.1,
        capacity: int = ...,
    ) -> None: ...
    @property
    def game(self) -> Game: ...
    @property
    def seat(self) -> int: ...
    @property
    def size(self) -> int: ...
    def clear(self) -> None: ...
    def stop(self) -> None: ...
    def advance(self, actions: Iterable[int]) -> bool: ...
    def run(self, imagination: Imagination, seed: int) -> int: ...
    def results(self) -> dict[int, tuple[int, float, float]]: ...
