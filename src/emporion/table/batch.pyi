from typing import final

import numpy as np
import numpy.typing as npt

from emporion.table.kernel import Game, State

@final
class Batch:
    game: Game
    n: int
    threads: int
    def __init__(
        self,
        game: Game,
        n: int,
        seed: int = 0,
        threads: int = 1,
        *,
        masks: npt.NDArray[np.bool_] | None = None,
        actors: npt.NDArray[np.int8] | None = None,
        observations: npt.NDArray[np.float32] | None = None,
        rewards: npt.NDArray[np.float32] | None = None,
        dones: npt.NDArray[np.bool_] | None = None,
        scores: npt.NDArray[np.int32] | None = None,
        finals: npt.NDArray[np.float32] | None = None,
        everyone: npt.NDArray[np.float32] | None = None,
    ) -> None: ...
    def step(
        self, actions: npt.NDArray[np.int32], where: npt.NDArray[np.bool_] | None = None
    ) -> None: ...
    def sample(self, out: npt.NDArray[np.int32]) -> None: ...
    def run(self, steps: int) -> int: ...
    def state(self, index: int) -> State: ...
    def save(self) -> bytes: ...
    def restore(self, saved: bytes) -> None: ...
    @property
    def nbytes(self) -> int: ...
