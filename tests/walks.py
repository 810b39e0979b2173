"""Seeded random games for tests."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import emporion as em

RHODES = [(name, players) for name in ("rhodes", "colossus") for players in (2, 3, 4, 5)]
ROTTERDAM = [("rotterdam", players) for players in (2, 3, 4)]
TABLES = RHODES + ROTTERDAM


def walk(
    name: str, players: int, seed: int, edition: Any = "standard", **options: bool
) -> Iterator[em.State]:
    """One state, yielded at the start and after every decision to the end of the game."""
    chance = random.Random(seed)
    state = em.game(name, players=players, edition=edition, **options).start(seed)
    yield state
    while not state.over:
        state.play(chance.choice(state.legal_ids()))
        yield state


def after(name: str, players: int, seed: int, decisions: int) -> em.State:
    """The state after so many random decisions."""
    for number, state in enumerate(walk(name, players, seed)):
        if number == decisions:
            return state
    raise AssertionError(f"the game with seed {seed} is shorter than {decisions} decisions")


def finished(name: str, players: int, seed: int, edition: Any = "standard") -> em.State:
    """A random game played to its end."""
    *_, state = walk(name, players, seed, edition)
    return state


def reaching(decision: str, name: str | None = None, players: int = 3) -> em.State:
    """A state that asks this decision, out of some random game; if any will do, The Colossus."""
    if name is None:  # the new temple replaces the old (CO-1.2)
        name = "rhodes" if decision == "donate" else "colossus"
    for seed in range(40):
        for state in walk(name, players, seed):
            if state.decision == decision:
                return state
    raise AssertionError(f"{decision} is not reached")


def text(document: Any) -> str:
    """A document as JSON, for comparing to the byte."""
    return json.dumps(document, sort_keys=True)


def refusal(state: em.State, action: Any) -> tuple[str, str, str] | None:
    """Why an action is refused, or None if it is not."""
    try:
        state.check(action)
    except em.IllegalAction as error:
        return error.reason, error.rule, str(error)
    return None


def in_a_process(script: str, seconds: float = 40) -> subprocess.CompletedProcess[str]:
    """Run Python of which it must be shown that it does not crash; it may import from tests."""
    head = f"import sys; sys.path.insert(0, {str(Path(__file__).parent)!r})\n"
    return subprocess.run(
        [sys.executable, "-c", head + script],
        capture_output=True,
        text=True,
        timeout=seconds,
        check=False,
    )
