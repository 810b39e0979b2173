"""Work cut into pieces: carried out on many cores or machines, with the same results on any.

A task is a frozen dataclass that pickles. Whatever chance it needs comes from the piece's number,
so a piece gives the same wherever and whenever it is run.
"""

from __future__ import annotations

import functools
import hashlib
import os
import random
from collections.abc import Callable, Generator, Iterable
from contextlib import closing
from pathlib import Path
from typing import Any, Protocol

from emporion.bots import bot, decide, kind_of
from emporion.errors import EmporionError
from emporion.lab import journal
from emporion.table.kernel import Game

QUICKLY = {"planner": "planner:50", "master": "master:50"}  # the same players with little thought
BEGINNING = 60  # decisions


class Task(Protocol):
    """Work that many can share."""

    def key(self) -> dict[str, Any]:
        """What the work is, as JSON: the same key means the same pieces with the same results.

        How many pieces are wanted is left out: a journal can be gone on with for more.
        """
        ...

    def pieces(self) -> int:
        """Into how many independent pieces it is cut; each takes seconds."""
        ...

    def run(self, piece: int) -> dict[str, Any]:
        """The result of one piece, as JSON."""
        ...


Show = Callable[[int, int], None]
Finished = Generator[tuple[int, dict[str, Any]], None, None]


def carry_out(
    task: Task,
    folder: Path | None,
    *,
    workers: int | None = None,
    ray: str | None = None,
    show: Show | None = None,
) -> Finished:
    """Every piece with its result, once each and in order; what `folder` holds is not run again.

    `workers` processes of this machine do the work (as many as there are cores if left out; one
    is this process itself), or the Ray cluster at an address; "local" begins one here.
    `show(done, pieces)` is told of every piece.
    """
    pieces = task.pieces()
    with journal.opened(folder, task.key()) as done:
        done.check_room(pieces)
        missing = [piece for piece in range(pieces) if piece not in done]
        told = pieces - len(missing)
        if show:
            show(told, pieces)
        following = 0
        with closing(_finished(task, missing, workers, ray)) as results:
            for piece, result in results:
                done.add(piece, result)
                told += 1
                if show:
                    show(told, pieces)
                while following < pieces and following in done:
                    yield following, done[following]
                    following += 1
        for piece in range(following, pieces):
            yield piece, done[piece]


def _finished(task: Task, pieces: list[int], workers: int | None, ray: str | None) -> Finished:
    if not pieces:
        return
    if ray is None:
        from emporion.lab import processes

        crew = workers or cores()
        if crew == 1:
            yield from ((piece, task.run(piece)) for piece in pieces)
        else:
            yield from processes.finished(task, pieces, crew)
    else:
        from emporion.lab import cluster

        yield from cluster.finished(task, pieces, ray, workers)


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def checked_workers(workers: int | None) -> int | None:
    """
    >>> checked_workers(0)
    Traceback (most recent call last):
        ...
    emporion.errors.EmporionError: there must be at least one worker, not 0
    """
    if workers is not None and workers < 1:
        raise EmporionError(f"there must be at least one worker, not {workers}")
    return workers


def described(game: Game, names: Iterable[str]) -> dict[str, Any]:
    """The game as a key names it: title, players, options, edition, how its rules play, and how
    each kind of player does."""
    return {
        "game": game.name,
        "players": game.players,
        "options": dict(game.options),
        "edition": game.edition.hash,
        "rules": fingerprint(game),
        "manners": {kind: manner(game, kind) for kind in sorted(map(kind_of, {*names}))},
    }


def fingerprint(game: Game, seeds: Iterable[int] = range(4)) -> str:
    """A hash over some random games to their ends: other rules end them otherwise."""
    digest = hashlib.blake2b(digest_size=8)
    for seed in seeds:
        chance = random.Random(seed)
        state = game.start(seed)
        while not state.over:
            state.play(chance.choice(state.legal_ids()))
        digest.update(bytes(state))
    return digest.hexdigest()


@functools.lru_cache(maxsize=64)
def manner(game: Game, kind: str) -> str:
    """A hash over how a kind of player begins a game: with another search, other weights or another
    network it would begin otherwise."""
    state = game.start(0)
    players = [bot(QUICKLY.get(kind, kind), files=True) for _ in range(game.players)]
    chance = random.Random(0)
    while not state.over and len(state.moves) < BEGINNING:
        state.play(decide(players[state.actor], state, chance).id)
    return hashlib.blake2b(bytes(state), digest_size=8).hexdigest()
