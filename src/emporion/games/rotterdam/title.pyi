from typing import Any

from emporion.table.edition import Edition
from emporion.table.kernel import Game

OPTIONS: tuple[str, ...]

class RotterdamGame(Game):
    def __init__(
        self, name: str, players: int, edition: Edition, options: dict[str, Any]
    ) -> None: ...

def mission_names(data: dict[str, Any]) -> list[str]: ...
