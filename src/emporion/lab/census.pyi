from typing import final

from emporion.bots.forward import Forward
from emporion.lab.components.table import Rule
from emporion.table.kernel import Game, State

SHARES: int
WIDTH: int
OPENING: int
SUMS: tuple[str, ...]
LISTS: dict[str, int]

def game_seed(seed: int, number: int) -> int: ...

@final
class Census:
    game: Game
    components: int
    def __init__(self, game: Game, uses: list[Rule], components: int) -> None: ...
    def play(
        self,
        first: int,
        last: int,
        seed: int,
        rows: list[list[int]] | None = None,
        network: Forward | None = None,
    ) -> None: ...
    def add(self, state: State) -> None: ...
    def row(self) -> list[int]: ...
    def counted(self) -> dict[str, list[int]]: ...
