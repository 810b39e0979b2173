"""Waiting for a bot: a sign is shown when it takes long, and Ctrl-C ends it at once."""

from __future__ import annotations

import random
from concurrent.futures import ThreadPoolExecutor, wait
from contextlib import AbstractContextManager, suppress

import emporion as em
from emporion import bots
from emporion.bots.planner import Planner

PATIENCE = 0.3  # seconds before the sign is shown


def think(
    player: bots.Player, state: em.State, rng: random.Random, sign: AbstractContextManager[object]
) -> bots.Choice:
    """The player's answer; the state is left as it is, also when Ctrl-C comes in between."""
    with ThreadPoolExecutor(max_workers=1) as thread:  # only the main thread hears of Ctrl-C
        answer = thread.submit(bots.decide, player, state, rng)
        try:
            with suppress(TimeoutError):
                return answer.result(PATIENCE)
            with sign:
                return answer.result()
        finally:
            while not answer.done():
                if isinstance(player, Planner):
                    player.stop()
                wait([answer], timeout=0.02)
