from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from emporion.bots.network import Network

class Forward:
    def __init__(self, network: Network) -> None: ...
    @property
    def network(self) -> Network: ...
    def answer(
        self, seen: npt.NDArray[np.float32], actions: Sequence[int], players: int
    ) -> tuple[npt.NDArray[np.float32], npt.NDArray[np.float32], npt.NDArray[np.float32]]: ...
