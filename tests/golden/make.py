"""Write the golden transcripts anew: python tests/golden/make.py

Only after a change of the rules or of a document's format, and the changelog says so.
"""

from __future__ import annotations

import random
from itertools import count
from pathlib import Path

import emporion as em

HERE = Path(__file__).parent
# Every game at every player count, and every way to end: a plaza that stays empty (RH-11.1), the
# round limit (RH-11.5), the statue complete (CO-6.1); enough points (RO-10.1), empty stacks and the
# round limit (RO-10.4).
WANTED = (
    ("rhodes", 2, "round"),
    ("rhodes", 3, "plaza"),
    ("rhodes", 4, "round"),
    ("rhodes", 5, "plaza"),
    ("colossus", 2, "round"),
    ("colossus", 3, "statue"),
    ("colossus", 4, "plaza"),
    ("colossus", 5, "statue"),
    ("rotterdam", 2, "points"),
    ("rotterdam", 2, "stacks"),
    ("rotterdam", 3, "points"),
    ("rotterdam", 3, "rounds"),
    ("rotterdam", 4, "points"),
    ("rotterdam", 4, "stacks"),
)


def table(name: str, players: int, end: str) -> em.Game:
    """The stacks of Rotterdam run out in a box with few cards, and then they lie open."""
    if end != "stacks":
        return em.game(name, players=players)
    rows = [dict(row, cards=1) for row in em.game(name).edition.data["product"]]
    few = {"name": "few cards", "product": rows}
    return em.game(name, players=players, edition=few, open_products=True)


def play(game: em.Game, seed: int) -> em.State:
    """A game between players who choose at random, each with likings of their own."""
    chance = random.Random(seed)
    likings = [[chance.random() for _ in game.actions] for _ in range(game.players)]
    state = game.start(seed)
    while not state.over:
        ids = state.legal_ids()
        state.play(chance.choices(ids, [likings[state.actor][action] for action in ids])[0])
    return state


def cause(state: em.State) -> str:
    """Why a game has ended."""
    if state.game.name != "rotterdam":
        return str(state.position()["last_round"])
    [last] = [event for event in state.events if event.kind == "last"]
    return str(last.data["cause"])


def find(name: str, players: int, end: str) -> em.State:
    """The first seeded game of this kind that ends this way and shuffles a pile."""
    for seed in count(1):
        state = play(table(name, players, end), seed)
        if cause(state) == end and state.reshuffles():
            return state
    raise AssertionError("seeds do not run out")


def path(name: str, players: int, end: str) -> Path:
    return HERE / f"{name}-{players}-{end}.json"


if __name__ == "__main__":
    for wanted in WANTED:
        find(*wanted).transcript().save(path(*wanted))
