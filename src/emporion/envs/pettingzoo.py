"""A game as a PettingZoo AEC environment."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from emporion.envs.rewards import checked_reward, margins, shares
from emporion.envs.show import asked
from emporion.errors import EmporionError, brief, extra
from emporion.table.kernel import Game, State

with extra("research"):
    from gymnasium import spaces
    from gymnasium.utils import seeding
    from pettingzoo import AECEnv as PettingZooEnv

Observation = dict[str, npt.NDArray[Any]]
RENDER_MODES = ("ansi", "human")


class AECEnv(PettingZooEnv):
    """Seats act one at a time, whoever is asked; see `emporion.envs.aec`."""

    def __init__(self, game: Game, reward: str = "win", render_mode: str | None = None) -> None:
        super().__init__()
        if render_mode not in (None, *RENDER_MODES):
            raise EmporionError(
                f"there is no render mode {brief(render_mode)}; there are {', '.join(RENDER_MODES)}"
            )
        self.metadata = {
            "name": f"emporion_{game.name}",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
        }
        self.game = game
        self.reward = checked_reward(reward)
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(game.players)]
        self.agents: list[str] = []
        self.state_space = _box(game.players * game.observation_size)
        self.observation_spaces = {agent: self._observed() for agent in self.possible_agents}
        self.action_spaces = {
            agent: spaces.Discrete(len(game.actions)) for agent in self.possible_agents
        }
        self._chance: np.random.Generator | None = None
        self._table: State | None = None

    def _observed(self) -> spaces.Dict:
        return spaces.Dict(
            {
                "observation": _box(self.game.observation_size),
                "action_mask": spaces.MultiBinary(len(self.game.actions)),
            }
        )

    def observation_space(self, agent: str) -> spaces.Space:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space:
        return self.action_spaces[agent]

    # -- playing

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal `game.start(seed)`; without a seed, the next game of the last one."""
        if seed is None:
            if self._chance is None:
                self._chance, _ = seeding.np_random()
            self._sit_down(self.game.start(int(self._chance.integers(2**63))))
        else:
            self._sit_down(self.game.start(seed))
            self._chance, _ = seeding.np_random(seed)
        if self.render_mode == "human":
            self.render()

    def step(self, action: int | None) -> None:
        """Play the action of the seat that is asked; None takes leave of a game that is over."""
        table = self.table
        if not self.agents:
            raise EmporionError("the game is over: reset the environment")
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        table.play(action)  # type: ignore[arg-type]  # refuses None too, in words
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._ask()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _sit_down(self, table: State) -> None:
        self._table = table
        self._skip_agent_selection = None
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._ask()
        self._accumulate_rewards()

    def _ask(self) -> None:
        """Turn to whoever is asked, or pay out."""
        self.terminations = dict.fromkeys(self.agents, self.table.over)
        self.agent_selection = self.agents[self.table.actor]
        if self.table.over:
            won = self.reward == "win"
            paid = shares(self.table) if won else margins(self.table.scores).tolist()
            self.rewards = dict(zip(self.agents, paid, strict=True))

    # -- seeing

    @property
    def table(self) -> State:
        """The state being played; whoever looks into it sees everything."""
        if self._table is None:
            raise EmporionError("reset the environment first")
        return self._table

    def observe(self, agent: str) -> Observation:
        """What the seat observes, and what it may do: nothing unless it is asked."""
        if agent not in self.possible_agents:
            raise EmporionError(
                f"no agent is called {brief(agent)}; there are {', '.join(self.possible_agents)}"
            )
        seat = self.possible_agents.index(agent)
        mask = np.zeros(len(self.game.actions), dtype=np.int8)
        if seat == self.table.actor:
            mask[self.table.legal_ids()] = 1
        return {"observation": self.table.observe(seat), "action_mask": mask}

    def state(self) -> npt.NDArray[np.float32]:
        """What all seats together observe, one after the other: for centralised training."""
        return np.concatenate([self.table.observe(seat) for seat in range(self.game.players)])

    def render(self) -> str | None:
        """What the seat that is asked may know, as text: returned ("ansi") or printed ("human")."""
        if self.render_mode is None:
            raise EmporionError('to render, ask for it: aec(..., render_mode="ansi")')
        shown = asked(self.table)
        if self.render_mode == "ansi":
            return shown
        print(shown)
        return None

    def close(self) -> None:
        """There is nothing to release."""

    # -- keeping

    def save(self) -> bytes:
        """The state as bytes; the environment itself pickles, too."""
        return bytes(self.table)

    def restore(self, saved: bytes) -> None:
        """Go on from what `save` wrote; refused bytes change nothing."""
        self._sit_down(self.game.from_bytes(saved))


def _box(size: int) -> spaces.Box:
    return spaces.Box(0, np.inf, (size,), np.float32)
