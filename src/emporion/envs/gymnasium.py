"""Many games at once as a Gymnasium vector environment."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

import numpy as np
import numpy.typing as npt

from emporion.envs.rewards import checked_reward, margins
from emporion.errors import EmporionError, brief, extra
from emporion.table.batch import Batch
from emporion.table.kernel import Game, checked_count

with extra("research"):
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode
    from gymnasium.vector import VectorEnv as GymnasiumEnv
    from gymnasium.vector.utils import batch_space

Array = npt.NDArray[Any]
Opponents = Literal["random"] | Callable[[Array, Array, Array], npt.ArrayLike]
Step = tuple[Array, Array, Array, Array, dict[str, Any]]


class VectorEnv(GymnasiumEnv):
    """Games stepped together; see `emporion.envs.vector`.

    The kernel writes into the arrays that `reset` and `step` hand out, so the next step changes
    them; `copy=True` hands out copies.
    """

    def __init__(
        self,
        game: Game,
        num_envs: int,
        threads: int = 1,
        seat: Any = None,
        opponents: Opponents = "random",
        reward: str = "win",
        copy: bool = False,
    ) -> None:
        self.game = game
        self.num_envs = n = checked_count("num_envs", num_envs, 1)
        self.threads = checked_count("threads", threads, 1)
        self.copy = copy
        self.reward = checked_reward(reward)
        self.seats = None if seat is None else _checked_seats(seat, n, game.players)
        if opponents != "random" and not callable(opponents):
            raise EmporionError(f'opponents are "random" or a function, not {brief(opponents)}')
        if self.seats is None and callable(opponents):
            raise EmporionError("opponents play the other seats: name your own with seat=")
        self.opponents = opponents
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}
        self.single_observation_space = spaces.Box(0, np.inf, (game.observation_size,), np.float32)
        self.single_action_space = spaces.Discrete(len(game.actions))
        self.observation_space = batch_space(self.single_observation_space, n)
        self.action_space = batch_space(self.single_action_space, n)
        self._observations = np.zeros((n, game.observation_size), np.float32)
        self._masks = np.zeros((n, len(game.actions)), np.bool_)
        self._actors = np.zeros(n, np.int8)
        self._rewards = np.zeros((n, game.players), np.float32)
        self._ended = np.zeros(n, np.bool_)
        self._scores = np.zeros((n, game.players), np.int32)
        self._finals = np.zeros((n, game.players, game.observation_size), np.float32)
        self._answers = np.zeros(n, np.int32)
        self._truncated = np.zeros(n, np.bool_)
        self._batch: Batch | None = None

    def _deal(self, seed: int) -> None:
        self._batch = Batch(
            self.game,
            self.num_envs,
            seed,
            self.threads,
            masks=self._masks,
            actors=self._actors,
            observations=self._observations,
            rewards=self._rewards,
            dones=self._ended,
            scores=self._scores,
            finals=self._finals,
        )

    @property
    def batch(self) -> Batch:
        """The games being played; whoever looks into them sees everything."""
        if self._batch is None:
            raise EmporionError("reset the environment first")
        return self._batch

    # -- playing

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Array, dict[str, Any]]:
        """Deal new games everywhere; the same seed deals the same games, now and later."""
        if options and "reset_mask" in options:
            raise EmporionError("games that end are replaced at once: there is no reset_mask")
        if seed is None:
            self._deal(int(self.np_random.integers(2**63)))
        else:
            self._deal(seed)
            super().reset(seed=seed)
        self._hear_the_others()
        return self._handed_out(self._observations), self._info()

    def step(self, actions: npt.ArrayLike) -> Step:
        """Play an action in every game; an illegal one is refused before any is played."""
        batch, chosen = self.batch, self._as_actions("actions", actions)
        acted = self._actors.astype(np.intp) if self.seats is None else self.seats
        batch.step(chosen)
        self._hear_the_others()
        if self.reward == "score":
            self._rewards[self._ended] = margins(self._scores[self._ended])
        info = self._info()
        if self._ended.any():
            info |= self._endings(acted)
        return (
            self._handed_out(self._observations),
            self._rewards[np.arange(self.num_envs), acted],
            self._handed_out(self._ended),
            self._handed_out(self._truncated),
            info,
        )

    def _hear_the_others(self) -> None:
        """Let the opponents play wherever it is not the learner's turn."""
        if self.seats is None:
            return
        ended, rewards = self._ended.copy(), self._rewards.copy()
        while (others := self._actors != self.seats).any():
            self._ask_opponents()
            self.batch.step(self._answers, where=others)
            ended |= others & self._ended
            rewards[others] += self._rewards[others]
        self._ended[:], self._rewards[:] = ended, rewards

    def _ask_opponents(self) -> None:
        if self.opponents == "random":
            self.batch.sample(self._answers)
        else:
            said = self.opponents(self._observations, self._masks, self._actors)
            self._answers[:] = self._as_actions("the opponents' actions", said)

    def _as_actions(self, name: str, actions: npt.ArrayLike) -> npt.NDArray[np.int32]:
        given = np.asarray(actions)
        if given.shape != (self.num_envs,) or given.dtype.kind not in "iu":
            raise EmporionError(
                f"{name} must be whole numbers with shape ({self.num_envs},), "
                f"not {given.dtype} with shape {given.shape}"
            )
        if given.dtype == np.int32:
            return np.ascontiguousarray(given)
        return given.clip(-1, len(self.game.actions)).astype(np.int32)  # outside: refused later

    # -- telling

    def _info(self) -> dict[str, Any]:
        return {
            "action_mask": self._handed_out(self._masks),
            "actor": self._handed_out(self._actors),
            "rewards": self._handed_out(self._rewards),
        }

    def _endings(self, acted: Array) -> dict[str, Any]:
        """How games ended, as Gymnasium tells it when they are replaced in the same step."""
        observations = np.full(self.num_envs, None, dtype=object)
        for i in self._ended.nonzero()[0]:
            observations[i] = self._finals[i, acted[i]].copy()
        over = self._ended.copy()
        final = {"scores": np.where(over[:, None], self._scores, 0), "_scores": over}
        return {
            "final_obs": observations,
            "_final_obs": over,
            "final_info": final,
            "_final_info": over,
        }

    def _handed_out(self, array: Array) -> Array:
        return array.copy() if self.copy else array


def _checked_seats(seat: Any, n: int, players: int) -> npt.NDArray[np.intp]:
    seats = np.asarray(seat)
    known = seats.dtype.kind in "iu" and seats.shape in ((), (n,))
    if not known or seats.min() < 0 or seats.max() >= players:
        raise EmporionError(
            f"seat must be from 0 to {players - 1}, or {n} such numbers, not {brief(seat)}"
        )
    return np.broadcast_to(seats, n).astype(np.intp)
