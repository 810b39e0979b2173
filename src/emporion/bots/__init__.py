"""Players. A bot knows what its seat may know, and nothing more.

A player is anything with a `choose` method. It is given the seat's view, the legal actions, a way
to imagine full states that agree with the view, and a random generator of its own. The same
knowledge and the same generator give the same answer.

>>> import random
>>> import emporion as em
>>> state = em.game("rhodes", players=2).start(seed=1)
>>> action = decide(bot("greedy"), state, random.Random(5))
>>> action in state.legal()
True
"""

from __future__ import annotations

import functools
import random
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

from emporion.errors import EmporionError, did_you_mean
from emporion.table.kernel import State


class Choice(Protocol):
    """What a player chooses among: `emporion.Action`, and anything shaped like it."""

    @property
    def id(self) -> int: ...
    @property
    def text(self) -> str: ...


Imagine = Callable[[int], State]


class Player(Protocol):
    """Somebody who decides for a seat."""

    def choose(
        self,
        view: Mapping[str, Any],
        legal: Sequence[Choice],
        imagine: Imagine,
        rng: random.Random,
    ) -> Choice:
        """One of `legal`, for the seat `view["actor"]`; `imagine(seed)` draws a full state."""
        ...


class UnknownBot(EmporionError):
    """There is no bot of this name."""


def bot(name: str) -> Player:
    """A player by its name.

    >>> bot("greedi")
    Traceback (most recent call last):
        ...
    emporion.bots.UnknownBot: no bot is called 'greedi'; did you mean 'greedy'?
    """
    from emporion.bots.greedy import Greedy
    from emporion.bots.random import Random

    players: dict[str, Callable[[], Player]] = {"greedy": Greedy, "random": Random}
    if name not in players:
        hint = did_you_mean(name, players) or f"; there are {', '.join(players)}"
        raise UnknownBot(f"no bot is called {name!r}{hint}")
    return players[name]()


NAMES = ("greedy", "random")


def decide(player: Player, state: State, rng: random.Random) -> Choice:
    """The player's answer to what is asked; it sees only what the asked seat may know."""
    seat = state.actor
    return player.choose(
        state.view(seat), state.legal(), state.imagination(seat), rng
    )
