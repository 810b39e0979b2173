from typing import Any

from emporion.table.edition import Edition
from emporion.table.kernel import Game

class RhodesGame(Game):
    def __init__(
        self, name: str, players: int, edition: Edition, options: dict[str, Any]
    ) -> None: ...

def farmland_prices(data: dict[str, Any]) -> list[list[int]]: ...
