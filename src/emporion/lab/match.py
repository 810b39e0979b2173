"""One game between named players, from its deal to its end."""

from __future__ import annotations

import random
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from emporion import bots
from emporion.errors import EmporionError
from emporion.table.kernel import Game, State


@dataclass(frozen=True)
class Outcome:
    """How a game ended, seat by seat. A win that several share counts in equal parts."""

    shares: tuple[float, ...]
    scores: tuple[int, ...]
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]
    rounds: int

    def document(self) -> dict[str, Any]:
        return {
            "shares": list(self.shares),
            "scores": list(self.scores),
            "decisions": list(self.decisions),
            "seconds": [round(seconds, 6) for seconds in self.seconds],
            "rounds": self.rounds,
        }


def play(game: Game, players: Sequence[str], seed: int) -> tuple[State, Outcome]:
    """The finished game and how it ended; seat by seat, `players` names who decides.

    Chance of a player's own comes from the seed, the seat and the number of the decision, so the
    same seed gives the same game, except where somebody thinks against a clock.

    >>> import emporion as em
    >>> state, outcome = play(em.game("rhodes", players=2), ["greedy", "random"], seed=1)
    >>> outcome.shares, len(state.moves) >= sum(outcome.decisions)
    ((1.0, 0.0), True)
    """
    if len(players) != game.players:
        raise EmporionError(f"{len(players)} players for the {game.players} seats of {game.name}")
    seated = [bots.bot(name, own_time=True, files=True) for name in players]
    decisions = [0] * game.players
    seconds = [0.0] * game.players
    state = game.start(seed)
    while not state.over:
        seat = state.actor
        chance = random.Random(f"{seed} {seat} {sum(decisions)}")
        begun = time.perf_counter()
        chosen = bots.decide(seated[seat], state, chance)
        seconds[seat] += time.perf_counter() - begun
        decisions[seat] += 1
        state.play(chosen.id)
    won = state.winners
    shares = tuple((seat in won) / len(won) for seat in range(game.players))
    return state, Outcome(
        shares, tuple(state.scores), tuple(decisions), tuple(seconds), state.round
    )


def deal_seed(seed: int, deal: int) -> int:
    """The seed of one deal among many: other seeds share no deals."""
    return random.Random(f"deal {seed} {deal}").getrandbits(53)
