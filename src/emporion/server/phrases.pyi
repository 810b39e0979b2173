from collections.abc import Callable
from typing import Any

import msgspec

from emporion.table.action import Action
from emporion.table.events import Event
from emporion.table.kernel import Game, State

class Phrase:
    event: Event
    raw: msgspec.Raw
    reveals: str | None

class Phrases:
    turns: dict[Any, tuple[bytes, bytes]]
    def __init__(
        self,
        game: Game,
        event: Callable[[Event], msgspec.Raw],
        action: Callable[[Game, Action], msgspec.Raw],
        reveals: Callable[[Event], str | None],
    ) -> None: ...
    def tell(self, state: State, action: str | int | Action) -> list[Phrase]: ...
    def phrase(self, event: Event) -> Phrase: ...
    def legal(self, state: State) -> list[Any]: ...
    def legal_between(self, before: bytes, after: bytes, state: State) -> bytes: ...
