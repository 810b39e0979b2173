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

import random
import re
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Protocol

from emporion.errors import EmporionError, brief, did_you_mean
from emporion.table.kernel import Game, Imagination, State


class Choice(Protocol):
    """What a player chooses among: `emporion.Action`, and anything shaped like it."""

    @property
    def id(self) -> int: ...
    @property
    def text(self) -> str: ...


Imagine = Imagination


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
    """There is no bot of this name, or none that thinks so long."""


class Unlearnt(EmporionError):
    """A bot that learnt the game with other numbers."""


LEVELS = {"easy": "greedy", "medium": "planner:500", "hard": "planner:1s", "master": "master:1s"}
NAMES = ("random", "greedy", "planner", "neural", *LEVELS)
USUAL = {"planner": "planner:200ms"}
LONGEST = 3600.0  # seconds
MOST = 1_000_000_000  # simulations
HOTTEST = 10.0  # temperature


def bot(name: str, *, own_time: bool = False, threads: int = 1, files: bool = False) -> Player:
    """A player by its name; a planner's may say how long it thinks: `planner:100ms`,
    `planner:2s`, or how much, which is the same on every machine: `planner:500` simulations. So
    may a `master`'s. That of `neural` may say how freely it chooses among what it likes:
    `neural:0.5`.

    A planner remembers what it worked out, so make one for every seat of every game. With
    `own_time` its time is what it computes itself, not what the clock shows. With `files` the name
    of a file stands for the network in it; not for names that come over the network.

    >>> bot("greedi")
    Traceback (most recent call last):
        ...
    emporion.bots.UnknownBot: no bot is called 'greedi'; did you mean 'greedy'?
    >>> bot("planner:0ms")
    Traceback (most recent call last):
        ...
    emporion.bots.UnknownBot: 'planner:0ms': a planner thinks 1ms to 3600s, or 1 to 1000000000 ...
    """
    from emporion.bots.greedy import Greedy
    from emporion.bots.planner import Planner
    from emporion.bots.random import Random

    spec = name if isinstance(name, str) else ""
    kind, colon, budget = _setting(spec).partition(":")
    if files and is_file(spec):
        from emporion.bots.neural import Neural

        return Neural(network=Path(spec))
    if kind == "planner" and colon:
        return Planner(**_budget(name, budget), own_time=own_time, threads=threads)
    if kind == "master" and colon:
        from emporion.bots.master import Master

        return Master(**_budget(name, budget), own_time=own_time, threads=threads)
    if kind == "neural":
        from emporion.bots.neural import Neural

        return Neural(temperature=_temperature(name, budget) if colon else 0.0)
    players: dict[str, Callable[[], Player]] = {"random": Random, "greedy": Greedy}
    if colon or kind not in players:
        hint = did_you_mean(spec, NAMES) or f"; there are {', '.join(NAMES)}"
        raise UnknownBot(f"no bot is called {brief(name)}{hint}")
    return players[kind]()


def check(name: str, game: Game) -> None:
    """Refuse a player that cannot play this game: some learnt it with the standard numbers."""
    if is_file(name):
        from emporion.bots.neural import forward_of

        forward_of(game, Path(name))
    elif kind_of(name) in ("neural", "master"):
        from emporion.bots.network import NetworkError
        from emporion.bots.neural import network_of

        try:
            network_of(game)
        except NetworkError:
            words = f"{name} has not learnt {game.name} with these numbers"
            raise Unlearnt(words) from None


def is_file(name: str) -> bool:
    """Whether a name is meant as that of a network's file."""
    return name.endswith(".npz")


def _setting(name: str) -> str:
    """What a name stands for: the level `hard` for `planner:1s`."""
    return LEVELS.get(name, USUAL.get(name, name))


def kind_of(name: str) -> str:
    """What sort of player it is; the network in a file is one of its own.

    >>> kind_of("hard"), kind_of("planner:20ms"), kind_of("neural"), kind_of("a:b.npz")
    ('planner', 'planner', 'neural', 'a:b.npz')
    """
    return name if is_file(name) else _setting(name).partition(":")[0]


def _budget(name: str, text: str) -> dict[str, Any]:
    """
    >>> _budget("planner:250ms", "250ms"), _budget("planner:400", "400")
    ({'seconds': 0.25}, {'simulations': 400})
    """
    found = re.fullmatch(r"(\d{1,9}(?:\.\d{1,6})?)(ms|s)|(\d{1,10})", text, re.ASCII)
    if found and found[3] and 1 <= int(found[3]) <= MOST:
        return {"simulations": int(found[3])}
    if found and found[2]:
        seconds = float(found[1]) / (1000 if found[2] == "ms" else 1)
        if 0.001 <= seconds <= LONGEST:
            return {"seconds": seconds}
    limits = f"1ms to {LONGEST:.0f}s, or 1 to {MOST} simulations"
    kind = "master" if str(name).startswith("master") else "planner"
    raise UnknownBot(f"{brief(name)}: a {kind} thinks {limits}")


def _temperature(name: str, text: str) -> float:
    """
    >>> _temperature("neural:0.5", "0.5")
    0.5
    """
    found = re.fullmatch(r"\d{1,2}(?:\.\d{1,6})?", text, re.ASCII)
    if found and 0 < float(text) <= HOTTEST:
        return float(text)
    raise UnknownBot(f"{brief(name)}: a temperature is above 0 and at most {HOTTEST:.0f}")


def decide(player: Player, state: State, rng: random.Random) -> Choice:
    """The player's answer to what is asked; it sees only what the asked seat may know."""
    seat = state.actor
    return player.choose(state.view(seat), state.legal(), state.imagination(seat), rng)
