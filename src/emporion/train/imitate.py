"""A network that plays like some other player: a partner for the league as fast as any network.

A planner is far too slow to play in training; its imitation is not, and brings another school to
the table. An imitation that begins with a network which knows the game is far better than one that
begins with nothing.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

import emporion as em
from emporion.bots import Player, bot, decide
from emporion.bots.neural import Neural
from emporion.train import TrainingError, checkpoint
from emporion.train.processes import crew, watched

Decisions = tuple[Any, Any, Any]  # observations, masks and actions
RATE = 1e-3
PASSES = 10
MINIBATCH = 1024
EVERY = 10.0  # seconds between two lines
FIRM = 2.5  # how much surer an imitation is of what it does than of what it learnt


def decisions(
    title: str, name: str, players: int, seed: int, guest: Path | None = None
) -> Decisions:
    """One game among players of that name: what was seen, what was legal, what was done. Every
    other game has a guest, whose decisions are not told: the network in a file."""
    state = em.game(title, players=players).start(seed)
    sitting: list[Player] = [bot(name) for _ in range(players)]
    rng = random.Random(seed)
    apart = rng.randrange(players) if guest and seed % 2 else None
    if apart is not None:
        sitting[apart] = Neural(network=guest)
    seen, legal, done = [], [], []
    while not state.over:
        action = decide(sitting[state.actor], state, rng).id
        if state.actor != apart:
            seen.append(state.observe(state.actor))
            legal.append(state.mask())
            done.append(action)
        state.play(action)
    return np.stack(seen), np.stack(legal), np.array(done)


def collect(
    title: str,
    name: str,
    counts: list[int],
    games: int,
    workers: int,
    guest: Path | None = None,
    show: Callable[[int], None] = lambda played: None,
) -> Decisions:
    """Many games, of these player counts in turn, on several cores."""
    found = []
    pool = crew(workers)
    try:
        work = [
            pool.submit(decisions, title, name, counts[seed // 2 % len(counts)], seed, guest)
            for seed in range(games)
        ]
        for played, game in enumerate(work, 1):
            with watched("showed games"):
                found.append(game.result())
            show(played)
    finally:
        pool.shutdown(wait=False, cancel_futures=True)
    seen, legal, done = zip(*found, strict=True)
    return np.concatenate(seen), np.concatenate(legal), np.concatenate(done)


def imitation(recipe: Any, name: str, folder: Path) -> Path:
    """The file of the network that plays like the bot."""
    return folder / f"{recipe.title}-{name.replace(':', '-')}.npz"


def imitate(
    recipe: Any,
    name: str,
    out: Path,
    *,
    games: int,
    workers: int,
    device: str = "cpu",
    after: Path | None = None,
) -> float:
    """Write a network of the recipe's size that plays like the bot; how often it does the same, in
    games it was not shown. It begins with the network in the file `after`, if there is one."""
    import torch

    from emporion.bots.network import read
    from emporion.train.export import export, weights
    from emporion.train.network import NEVER
    from emporion.train.run import networks

    torch.manual_seed(recipe.seed)
    policy, _, game = networks(recipe, device)
    if after:
        try:
            policy.load_state_dict(weights(read(after, game)))
        except RuntimeError:
            raise TrainingError(f"{after}: is not of the size the recipe says") from None
    checkpoint.try_out(out)
    begun = last = time.monotonic()
    print(f"{recipe.title}: {games:,} games of {name} are played, to learn from", flush=True)

    def show(played: int) -> None:
        nonlocal last
        now = time.monotonic()
        if now - last > EVERY or played == games:
            last = now
            print(f"{recipe.title}: {played:,} of {games:,} games, {now - begun:.0f} s", flush=True)

    played = collect(recipe.title, name, [*recipe.players], games, workers, after, show)
    seen, legal, done = (torch.tensor(part, device=device) for part in played)
    shown = int(0.95 * len(done))
    optimizer = torch.optim.Adam(policy.parameters(), lr=RATE)
    steps = PASSES * -(-shown // MINIBATCH)
    schedule = torch.optim.lr_scheduler.LinearLR(optimizer, 1.0, 0.02, steps)
    for _ in range(PASSES):
        for some in torch.randperm(shown, device=device).split(MINIBATCH):
            logits, _ = policy(seen[some])
            logits = logits.masked_fill(~legal[some], NEVER)
            loss = torch.nn.functional.cross_entropy(logits, done[some])
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            schedule.step()
    with torch.no_grad():
        logits, _ = policy(seen[shown:])
        same = logits.masked_fill(~legal[shown:], NEVER).argmax(1) == done[shown:]
        policy.action.weight *= FIRM
        policy.action.bias *= FIRM
    alike = float(same.float().mean())
    print(f"{recipe.title}: does as {name} does in {alike:.0%} of the decisions", flush=True)
    export(imitation(recipe, name, out), policy, game, recipe)
    return alike
