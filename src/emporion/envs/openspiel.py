"""The games as OpenSpiel knows games; importing this module registers them.

>>> import pyspiel
>>> import emporion.envs.openspiel
>>> game = pyspiel.load_game("python_emporion_rhodes(players=3)")
>>> state = game.new_initial_state()
>>> state.apply_action(7)  # chance deals game 7
>>> state.current_player(), state.action_to_string(state.legal_actions()[0])
(0, 'buy farmland wine 11')

Chance acts once, at the root: it draws one of `deals` games, and outcome k is `game.start(seed=k)`.
What is shuffled later follows from it, unseen by everybody.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from typing import Any

import numpy as np

import emporion as em
from emporion.envs.rewards import shares
from emporion.errors import EmporionError, extra
from emporion.table.kernel import Game, State, checked_count
from emporion.table.titles import TITLES

with extra("research"):
    import pyspiel

DEALS = 10_000
LONGEST = 10_000  # decisions; random games take some hundreds
OPTIONS: dict[str, dict[str, Any]] = {
    "rotterdam": {"open_products": False, "open_missions": False},
}
TYPES = {
    name: pyspiel.GameType(
        short_name=f"python_emporion_{name}",
        long_name=f"Emporion {name.title()}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=title.most,
        min_num_players=title.fewest,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": 3,
            "edition": "standard",
            "deals": DEALS,
            **OPTIONS.get(name, {}),
        },
    )
    for name, title in TITLES.items()
}


class SpielGame(pyspiel.Game):
    """A title at one player count and edition, as OpenSpiel loads it."""

    title: str

    def __init__(self, params: dict[str, Any]) -> None:
        self.deals = checked_count("deals", params["deals"], 1)
        chosen = {key: value for key, value in params.items() if key != "deals"}
        self.game = em.game(self.title, **chosen)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.game.actions),
            max_chance_outcomes=self.deals,
            num_players=self.game.players,
            min_utility=-1.0,
            max_utility=self.game.players - 1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(TYPES[self.title], info, params)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, kind: Any = None, params: Any = None) -> Observer:
        return Observer(self.game, kind, params)

    def max_chance_nodes_in_history(self) -> int:
        return 1


class SpielState(pyspiel.State):
    """A game in progress; before the deal there is none."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self._deals = game.deals
        self._seats = game.game.players
        self._world: World | None = None

    def current_player(self) -> int:
        if self._world is None:
            return int(pyspiel.PlayerId.CHANCE)
        if self._world.state.over:
            return int(pyspiel.PlayerId.TERMINAL)
        return self._world.state.actor

    def is_terminal(self) -> bool:
        return self._world is not None and self._world.state.over

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(deal, 1 / self._deals) for deal in range(self._deals)]

    def _legal_actions(self, player: int) -> list[int]:
        return self.world.state.legal_ids()

    def _apply_action(self, action: int) -> None:
        if self._world is not None:
            self._world.state.play(action)
            return
        if not 0 <= action < self._deals:
            raise EmporionError(f"deals run from 0 to {self._deals - 1}, not {action}")
        self._world = World.dealt(self.get_game().game.start(action))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return str(self.get_game().game.actions[action].text)

    def returns(self) -> list[float]:
        """Seats times the share of the win, less one: +1 and -1 when two play. It sums to 0."""
        if not self.is_terminal():
            return [0.0] * self._seats
        return [self._seats * share - 1 for share in shares(self.world.state)]

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """Another state of which the player was told the same; it has no history of its own."""
        other: SpielState = self.get_game().new_initial_state()
        if self._world is not None:
            other._world = self._world.imagined(player, int(sampler() * 2**53))
        return other

    def __str__(self) -> str:
        if self._world is None:
            return "before the deal"
        return json.dumps(self._world.state.position())

    @property
    def world(self) -> World:
        """The state being played, once there is one."""
        if self._world is None:
            raise EmporionError("the game is not dealt yet: let chance act first")
        return self._world


class World:
    """A state, and for each seat and the spectators a digest of all that they were told.

    A state read from bytes or imagined has no past; the digests carry it on.
    """

    def __init__(self, state: State, digests: dict[int | None, bytes], heard: int = 0) -> None:
        self.state = state
        self._digests = digests
        self._heard = heard  # decisions of the state's history that are in the digests

    @staticmethod
    def dealt(state: State) -> World:
        viewers = (None, *range(state.game.players))
        return World(state, {who: _digest(b"", state.view(who)) for who in viewers})

    def recall(self, seat: int | None) -> bytes:
        """A digest of all that a seat was told: equal if and only if it was told the same."""
        decisions = len(self.state.moves)
        if self._heard < decisions:
            events = self.state.log(self._heard)
            if self._heard == 0:  # what the setup told is in the first view
                events = events[len(self.state.rewind(0).log()) :]
            for event in events:
                for who, digest in self._digests.items():
                    if event.known_to(who):
                        self._digests[who] = _digest(digest, event.to_dict())
            self._heard = decisions
        return self._digests[seat]

    def imagined(self, viewer: int, seed: int) -> World:
        """A world drawn from what the viewer may know; of the others' past it knows the public."""
        told = dict.fromkeys(self._digests, self.recall(None)) | {viewer: self.recall(viewer)}
        return World(self.state.imagine(viewer, seed), told)

    def __deepcopy__(self, memo: Any) -> World:
        return World(self.state.clone(), dict(self._digests), self._heard)

    def __reduce__(self) -> tuple[Any, ...]:
        self.recall(None)
        return World, (self.state, self._digests)


class Observer:
    """What a player observes: the vector of `State.observe`, and its view as JSON.

    With perfect recall only the view, with a digest of all that the player was told.
    """

    def __init__(self, game: Game, kind: Any, params: Any) -> None:
        if params:
            raise EmporionError(f"observations have no parameters, not {sorted(params)}")
        kind = kind or pyspiel.IIGObservationType(perfect_recall=False)
        private = pyspiel.PrivateInfoType.SINGLE_PLAYER
        if not kind.public_info or kind.private_info != private:
            raise EmporionError("an observation is all that one player sees, public and private")
        self._recalls = kind.perfect_recall
        self.tensor = None if self._recalls else np.zeros(game.observation_size, np.float32)
        self.dict = {} if self.tensor is None else {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        if self.tensor is not None:
            dealt = state._world is not None
            self.tensor[:] = state.world.state.observe(player) if dealt else 0

    def string_from(self, state: SpielState, player: int) -> str:
        if state._world is None:
            return f"seat {player} before the deal"
        told = {"seat": player} | state.world.state.view(player)
        if self._recalls:
            told["told"] = state.world.recall(player).hex()
        return json.dumps(told)


def _digest(before: bytes, document: dict[str, Any]) -> bytes:
    told = json.dumps(document).encode()
    return hashlib.blake2b(before + told, digest_size=16).digest()


class Rhodes(SpielGame):
    title = "rhodes"


class Colossus(SpielGame):
    title = "colossus"


class Rotterdam(SpielGame):
    title = "rotterdam"


for _game in (Rhodes, Colossus, Rotterdam):
    pyspiel.register_game(TYPES[_game.title], _game)
