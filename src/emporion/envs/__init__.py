"""Doors for researchers: the games as PettingZoo, Gymnasium and OpenSpiel know games.

`aec` is a PettingZoo environment, `vector` a Gymnasium one that plays many games at once; importing
`emporion.envs.openspiel` registers the games with OpenSpiel. All three need `emporion[research]`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import emporion as em

if TYPE_CHECKING:
    from emporion.envs.gymnasium import Opponents, VectorEnv
    from emporion.envs.pettingzoo import AECEnv


def aec(
    name: str,
    *,
    players: int = 3,
    reward: str = "win",
    render_mode: str | None = None,
    edition: Any = "standard",
    **options: Any,
) -> AECEnv:
    """A game as a PettingZoo AEC environment: whoever is asked acts, one seat at a time.

    >>> env = aec("rhodes", players=3)
    >>> env.reset(seed=7)
    >>> env.agent_selection, env.possible_agents
    ('seat_0', ['seat_0', 'seat_1', 'seat_2'])
    """
    from emporion.envs.pettingzoo import AECEnv

    return AECEnv(em.game(name, players=players, edition=edition, **options), reward, render_mode)


def vector(
    name: str,
    *,
    players: int = 3,
    num_envs: int = 1,
    threads: int = 1,
    seat: Any = None,
    opponents: Opponents = "random",
    reward: str = "win",
    copy: bool = False,
    edition: Any = "standard",
    **options: Any,
) -> VectorEnv:
    """Many games at once as a Gymnasium vector environment.

    Whoever is asked acts, in each game. With `seat` (a seat, or one for each game) only that seat
    is asked, and `opponents` decide for the others: "random", or a function of observations, masks
    and actors that returns an action for each game.

    >>> env = vector("rhodes", players=3, num_envs=64, threads=2)
    >>> observations, info = env.reset(seed=7)
    >>> observations.shape, info["action_mask"].shape
    ((64, 880), (64, 278))
    """
    from emporion.envs.gymnasium import VectorEnv

    game = em.game(name, players=players, edition=edition, **options)
    return VectorEnv(game, num_envs, threads, seat, opponents, reward, copy)
