"""Games against players who think, as they are: every lesson has some.

A planner is slower than a network by a factor of a thousand, so these games are played whole, in
processes of their own, beside the games that the learner plays with itself. They are few, and count
for more. No PyTorch is needed to play them.
"""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from concurrent.futures import Future
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

import emporion as em
from emporion.bots import bot, decide
from emporion.bots.neural import forward_of
from emporion.train.processes import crew, watched
from emporion.train.recipe import Recipe

WHAT = "played against rivals"


class Met(NamedTuple):
    """One game, as the learner saw it: a row for each of its decisions."""

    players: int
    seen: Any
    hidden: Any  # what the others saw that it did not, from its left round the table
    masks: Any
    actions: Any
    chances: Any  # log of each decision's
    shares: Any  # how it ended, from the learner's seat on: shares of the win
    points: Any  # and scores


def meet(
    title: str, file: Path, names: Sequence[str], players: int, private: int, seed: int
) -> Met:
    """The network in a file plays one game among bots, each of them drawn from these."""
    game = em.game(title, players=players)
    state = game.start(seed)
    network = forward_of(game, file)
    rng = random.Random(seed)
    seat = rng.randrange(players)
    sitting = [bot(rng.choice(names)) for _ in range(players)]
    around = [(seat + distance) % players for distance in range(players)]
    seen, hidden, masks, actions, chances = [], [], [], [], []
    while not state.over:
        if state.actor != seat:
            state.play(decide(sitting[state.actor], state, rng).id)
            continue
        legal = [action.id for action in state.legal()]
        likings = network.answer(state.observe(seat), legal, players)[0].astype(float)
        chosen = rng.choices(range(len(legal)), likings.tolist())[0]
        seen.append(state.observe(seat))
        hidden.append([state.observe(one)[:private] for one in around[1:] if private])
        masks.append(state.mask())
        actions.append(legal[chosen])
        chances.append(math.log(max(likings[chosen] / likings.sum(), 1e-9)))
        state.play(legal[chosen])
    share = 1 / len(state.winners)
    return Met(
        players,
        np.stack(seen),
        np.array(hidden, np.float32).reshape(len(seen), players - 1, private),
        np.stack(masks),
        np.array(actions),
        np.array(chances, np.float32),
        np.array([share if one in state.winners else 0.0 for one in around], np.float32),
        np.array([state.scores[one] for one in around], np.float32),
    )


class Rivals:
    """The processes that play, and what they are to play."""

    def __init__(self, recipe: Recipe, folder: Path, cores: int) -> None:
        self.recipe, self.folder = recipe, folder
        self._pool = crew(cores)
        self._file = folder / "nobody yet"
        self._games: list[Future[Met]] = []

    def begin(self, network: bytes, lesson: int) -> None:
        """Send the learner, as it is now, into a lesson's games."""
        from emporion.train.checkpoint import write  # PyTorch, which no process that plays needs

        recipe = self.recipe
        self._file = self.folder / f".learner-{lesson}.npz"
        write(self._file, network)
        chance = random.Random(recipe.seed * 1_000_003 + lesson)
        counts = chance.choices([*recipe.players], [*recipe.players.values()], k=recipe.met)
        told = (recipe.title, self._file, recipe.rivals)
        with watched(WHAT):
            self._games = [
                self._pool.submit(meet, *told, players, recipe.private, chance.getrandbits(40))
                for players in sorted(counts, reverse=True)  # the long games first: no core idles
            ]

    def games(self) -> list[Met]:
        """How they went, in the order in which they were begun."""
        with watched(WHAT):
            found = [game.result() for game in self._games]
        self._file.unlink(missing_ok=True)
        return found

    def end(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)
        self._file.unlink(missing_ok=True)
