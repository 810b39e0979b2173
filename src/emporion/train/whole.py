"""Games played whole, in processes of their own, beside those the learner plays with itself.

Some are against players who think, met as they are. In others the learner goes to school: it plays
with itself, but what planners settle by habit is settled so, and learnt. Both are slower than the
learner alone by a factor of hundreds, so they are few. No PyTorch is needed to play them.
"""

from __future__ import annotations

import math
import random
import signal
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import get_context
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

import emporion as em
from emporion.bots import Choice, Imagine, bot, decide
from emporion.bots.forward import Forward
from emporion.bots.habits import worth_a_thought
from emporion.bots.neural import forward_of
from emporion.table.kernel import State
from emporion.train import TrainingError
from emporion.train.recipe import Recipe


class Played(NamedTuple):
    """One game, as one seat saw it: a row for each of its decisions."""

    players: int
    seen: Any
    hidden: Any  # what the others saw that it did not, from its left round the table
    masks: Any
    actions: Any
    chances: Any  # log of each decision's
    shares: Any  # how it ended, from this seat on: shares of the win
    points: Any  # and scores
    taught: Any = None  # of a game at school: which decisions were settled by habit


class Notes:
    """What one seat sees and does, decision by decision."""

    def __init__(self, state: State, seat: int, private: int) -> None:
        players = state.game.players
        self.state, self.private = state, private
        self.around = [(seat + distance) % players for distance in range(players)]
        self.rows: list[tuple[Any, ...]] = []

    def add(self, action: int, chance: float, taught: bool | None = None) -> None:
        """The seat is about to do this, which had that chance."""
        state, (own, *others) = self.state, self.around
        hidden = [state.observe(one)[: self.private] for one in others if self.private]
        log = math.log(max(chance, 1e-9))
        self.rows.append((state.observe(own), hidden, state.mask(), action, log, taught))

    def played(self) -> Played:
        """The whole game, now that it is over."""
        state, players = self.state, len(self.around)
        seen, hidden, masks, actions, chances, taught = zip(*self.rows, strict=True)
        share = 1 / len(state.winners)
        return Played(
            players,
            np.stack(seen),
            np.array(hidden, np.float32).reshape(len(seen), players - 1, self.private),
            np.stack(masks),
            np.array(actions),
            np.array(chances, np.float32),
            np.array([share * (one in state.winners) for one in self.around], np.float32),
            np.array([state.scores[one] for one in self.around], np.float32),
            None if taught[0] is None else np.array(taught),
        )


def meet(
    title: str, file: Path, names: Sequence[str], players: int, private: int, seed: int
) -> list[Played]:
    """The network in a file plays one game among bots, each of them drawn from these."""
    game = em.game(title, players=players)
    state = game.start(seed)
    network = forward_of(game, file)
    rng = random.Random(seed)
    seat = rng.randrange(players)
    sitting = [bot(rng.choice(names)) for _ in range(players)]
    notes = Notes(state, seat, private)
    while not state.over:
        if state.actor != seat:
            state.play(decide(sitting[state.actor], state, rng).id)
            continue
        action, chance = drawn(network, state.observe(seat), state.legal(), players, rng)
        notes.add(action.id, chance)
        state.play(action.id)
    return [notes.played()]


def drawn(
    network: Forward, seen: Any, legal: Sequence[Choice], players: int, rng: random.Random
) -> tuple[Choice, float]:
    """One of these actions, by how much the network likes each; and the chance it had."""
    likings = network.answer(seen, [action.id for action in legal], players)[0].astype(float)
    chosen = rng.choices(range(len(legal)), likings.tolist())[0]
    return legal[chosen], likings[chosen] / likings.sum()


class Pupil:
    """The network, but for what planners settle by habit."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.taught = False  # whether habit decided
        self.chance = 1.0  # that the network had given it, if not

    def choose(
        self,
        view: Mapping[str, Any],
        legal: Sequence[Choice],
        imagine: Imagine,
        rng: random.Random,
    ) -> Choice:
        considered = worth_a_thought(view, legal, imagine, rng)
        self.taught = len(considered) == 1
        if self.taught:
            self.chance = 1.0
            return considered[0]
        game = imagine.game
        network = forward_of(game, self.file)
        action, self.chance = drawn(network, imagine.observe(), considered, game.players, rng)
        return action


def school(title: str, file: Path, players: int, private: int, seed: int) -> list[Played]:
    """The network in a file plays one game with itself, all seats with a planner's habits."""
    state = em.game(title, players=players).start(seed)
    rng = random.Random(seed)
    pupils = [Pupil(file) for _ in range(players)]
    notes = [Notes(state, seat, private) for seat in range(players)]
    while not state.over:
        seat = state.actor
        action = decide(pupils[seat], state, rng).id
        notes[seat].add(action, pupils[seat].chance, pupils[seat].taught)
        state.play(action)
    return [one.played() for one in notes if one.rows]


class WholeGames:
    """The processes that play, and what they are to play."""

    def __init__(self, recipe: Recipe, folder: Path, cores: int) -> None:
        self.recipe, self.folder = recipe, folder
        # Ctrl-C is the run's alone: it ends after the lesson under way.
        self._pool = ProcessPoolExecutor(
            max(1, cores), get_context("spawn"), signal.signal, (signal.SIGINT, signal.SIG_IGN)
        )
        self._file = Path()
        self._games: list[Future[list[Played]]] = []

    def begin(self, network: bytes, lesson: int) -> None:
        """Send the learner, as it is now, into a lesson's games."""
        from emporion.train.checkpoint import write  # PyTorch, which no process that plays needs

        recipe = self.recipe
        self._file = self.folder / f".learner-{lesson}.npz"
        write(self._file, network)
        chance = random.Random(recipe.seed * 1_000_003 + lesson)
        told = recipe.title, self._file
        self._games = []
        kinds: list[tuple[Callable[..., list[Played]], tuple[Any, ...], int]] = [
            (meet, (recipe.rivals,), recipe.met),
            (school, (), recipe.schooled),
        ]
        with self._watched():
            for play, how, number in kinds:
                counts = chance.choices([*recipe.players], [*recipe.players.values()], k=number)
                for players in sorted(counts, reverse=True):  # long games first: no core idles
                    last = players, recipe.private, chance.getrandbits(40)
                    self._games.append(self._pool.submit(play, *told, *how, *last))

    def games(self) -> list[Played]:
        """How they went, in the order in which they were begun; of those against rivals as the
        learner saw them, of the others as every seat did."""
        with self._watched():
            found = [seat for game in self._games for seat in game.result()]
        self._file.unlink(missing_ok=True)
        return found

    def end(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)

    @contextmanager
    def _watched(self) -> Iterator[None]:
        try:
            yield
        except BrokenProcessPool:
            self._file.unlink(missing_ok=True)
            raise TrainingError("a process that played the learner's games was killed") from None
