"""The same work in Emporion, and the kernel's own: each a piece of work for `measure.contest`."""

from itertools import count, repeat
from random import Random, random
from typing import Any

import numpy as np

import emporion as em
from bench.measure import Work
from emporion.bots import bot, decide
from emporion.bots.appraisers import appraiser
from emporion.bots.search import Search
from emporion.lab.census import Census
from emporion.lab.components import components
from emporion.table import kernel

BATCH = 1024


def playouts(name: str, players: int) -> Work:
    """Native play-outs from the start, counted in decisions."""
    state = em.game(name, players=players).start(seed=1)
    seeds = count()
    return lambda: state.playouts(100, next(seeds))[0]


def length(name: str, players: int) -> float:
    """Decisions in a random game, on average."""
    return em.game(name, players=players).start(seed=1).playouts(2000)[0] / 2000


def driven(name: str = "rhodes", players: int = 3) -> Work:
    """Random legal play driven from Python: one whole game, counted in decisions."""
    game = em.game(name, players=players)
    seeds = count()

    def work() -> int:
        state = game.start(next(seeds))
        decisions = 0
        while not state.over:
            ids = state.legal_ids()
            state.play(ids[int(random() * len(ids))])
            decisions += 1
        return decisions

    return work


def search() -> Work:
    """Tree search at the start of Rhodes; leaves are played at random to the end of the game."""
    state = em.game("rhodes", players=3).start(seed=1)
    return _thinking(state, leaf="random")


def planner(name: str, threads: int, players: int = 4) -> Work:
    """The planner's search at six moments of a game, far apart."""
    game = em.game(name, players=players)
    state = game.start(seed=1)
    rng = Random(1)
    while not state.over:
        state.play(decide(bot("greedy"), state, rng).id)
    decisions = len(state.moves)
    moments = [state.rewind(decisions * part // 12) for part in range(1, 12, 2)]
    searches = [_thinking(moment, threads=threads) for moment in moments]
    return lambda: sum(search() for search in searches)


def _thinking(state: em.State, **settings: Any) -> Work:
    """One decision from scratch, counted in simulations."""
    search = Search(appraiser(state.game), state.actor, simulations=1000, **settings)
    imagination = state.imagination(state.actor)
    seeds = count()

    def work() -> int:
        search.clear()
        return search.run(imagination, next(seeds))

    return work


def census(name: str, players: int = 3) -> Work:
    """Random games, counted as `emporion simulate` counts them."""
    game = em.game(name, players=players)
    found = components(game)
    counted = Census(game, found.rules(), len(found.names()))
    games = count(0, 100)

    def work() -> int:
        first = next(games)
        counted.play(first, first + 100, 1)
        return 100

    return work


def midgame(name: str = "rhodes", players: int = 3) -> Any:
    """A state some way into a game, with a history behind it."""
    state = em.game(name, players=players).start(seed=1)
    for _ in range(40):
        state.play(state.legal_ids()[0])
    return state


def clone() -> Work:
    state = midgame()

    def work() -> int:
        clone = state.clone
        for _ in repeat(None, 1000):
            clone()
        return 1000

    return work


def native_clone() -> Work:
    state = midgame()

    def work() -> int:
        kernel.clone_natively(state, 100_000)
        return 100_000

    return work


def batch(name: str, *, observations: bool, threads: int = 1, players: int = 3) -> Work:
    """Steps of a Batch: the kernel chooses a random legal action, then every game plays its own."""
    game = em.game(name, players=players)
    actions = np.zeros(BATCH, np.int32)
    buffers = {
        "masks": np.zeros((BATCH, len(game.actions)), np.bool_),
        "actors": np.zeros(BATCH, np.int8),
    }
    if observations:
        buffers["observations"] = np.zeros((BATCH, game.observation_size), np.float32)
    games = em.Batch(game, BATCH, seed=1, threads=threads, **buffers)

    def work() -> int:
        for _ in range(16):
            games.sample(actions)
            games.step(actions)
        return 16 * BATCH

    return work


FIRST_DECISION = (
    "import emporion as em; s = em.game('rhodes', players=3).start(1); s.play(s.legal_ids()[0])"
)


def batch_bytes(states: int) -> int:
    """Memory of a Batch of so many games, the caller's buffers left out."""
    return em.Batch(em.game("rhodes", players=3), BATCH).nbytes * states // BATCH


# Memory of a million states, each a Python object of its own, midway in the same game.
MILLION = """
import os
import emporion as em
def resident():
    with open("/proc/self/statm") as statm:
        return int(statm.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")
state = em.game("rhodes", players=3).start(1)
for _ in range(40):
    state.play(state.legal_ids()[0])
before = resident()
states = [state.clone() for _ in range(1_000_000)]
print(resident() - before)
"""
