from collections.abc import Sequence

from emporion.bots.search import Search
from emporion.table.kernel import Imagination

class Weighing(Search):
    def weigh(
        self, imagination: Imagination, seed: int, actions: Sequence[int], each: int
    ) -> dict[int, tuple[float, float]]: ...
    def line(self, action: int) -> list[int]: ...
