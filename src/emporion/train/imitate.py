"""A network that plays like some other player: a partner for the league as fast as any network.

A planner is far too slow to play in training; its imitation is not, and brings another school to
the table. It learns what they did and, of those who weigh their choices, what they thought of the
others too. An imitation that begins with a network which knows the game is far better than one that
begins with nothing.
"""

from __future__ import annotations

import dataclasses
import hashlib
import io
import random
import shutil
import time
from collections.abc import Callable
from concurrent.futures import as_completed
from pathlib import Path
from typing import Any

import numpy as np

import emporion as em
from emporion.bots import Player, bot, decide
from emporion.bots.network import made_for
from emporion.bots.neural import Neural
from emporion.table.edition import canonical_json
from emporion.table.kernel import State
from emporion.table.titles import VERSION
from emporion.train import TrainingError, checkpoint
from emporion.train.processes import crew, watched

Decisions = tuple[Any, Any, Any, Any]  # observations, masks, what was done, and what was weighed
RATE, RATE_OF_PART = 1e-3, 4e-3
PASSES = 24
MINIBATCH = 2048
EVERY = 10.0  # seconds between two lines
FIRM = 2.5  # how much surer an imitation is of what it does than of what it learnt


def decisions(
    title: str, name: str, players: int, seed: int, guest: Path | None = None
) -> Decisions:
    """One game among players of that name: what was seen, what was legal, what was done and how
    much spoke for each action. Every other game has a guest, whose decisions are not told: the
    network in a file."""
    state = em.game(title, players=players).start(seed)
    sitting: list[Player] = [bot(name) for _ in range(players)]
    rng = random.Random(seed)
    apart = rng.randrange(players) if guest and seed % 2 else None
    if apart is not None:
        sitting[apart] = Neural(network=guest)
    seen, legal, done, weighed = [], [], [], []
    while not state.over:
        player = sitting[state.actor]
        action = decide(player, state, rng).id
        if state.actor != apart:
            seen.append(state.observe(state.actor))
            legal.append(state.mask())
            done.append(action)
            weighed.append(weight_of(player, state, action))
        state.play(action)
    return np.stack(seen), np.stack(legal), np.array(done), np.stack(weighed)


def weight_of(player: Player, state: State, chosen: int) -> Any:
    """How much spoke for each action: half is for the one that was chosen, the rest for those that
    a planner tried, by the square of how often: what it tried little it did not think much of."""
    found = np.zeros(len(state.game.actions), np.float16)
    thoughts = getattr(player, "thoughts", None)
    if thoughts and thoughts.alternatives:
        actions = {action.text: action.id for action in state.legal()}
        tried = [actions[one.text] for one in thoughts.alternatives]
        shares = np.array([one.share for one in thoughts.alternatives]) ** 2
        found[tried] = 0.5 * shares / shares.sum()
    found[chosen] += 1 - found.sum(dtype=np.float64)
    return found


class Shown:
    """The games of one kind that were shown so far, in a folder of their own: what was played
    before a run was cut off is not played again."""

    def __init__(self, folder: Path, title: str, name: str, counts: list[int], guest: Path | None):
        known = guest and hashlib.blake2b(guest.read_bytes()).hexdigest()
        told = [VERSION, made_for(em.game(title)), name, counts, known]
        self.folder = folder
        self.kind = hashlib.blake2b(canonical_json(told).encode(), digest_size=8).hexdigest()

    def _file(self, seed: int) -> Path:
        return self.folder / f"{self.kind}-{seed}.npz"

    def keep(self, seed: int, game: Decisions) -> None:
        seen, legal, done, weighed = game
        buffer = io.BytesIO()
        width = legal.shape[1]
        np.savez_compressed(
            buffer,
            seen=seen,
            legal=np.packbits(legal, axis=1),
            width=width,
            done=done,
            weighed=weighed,
        )
        checkpoint.write(self._file(seed), buffer.getvalue())

    def find(self, seed: int) -> Decisions | None:
        """The game with this seed, if it is there and whole."""
        try:
            with np.load(io.BytesIO(self._file(seed).read_bytes()), allow_pickle=False) as found:
                legal = np.unpackbits(found["legal"], axis=1, count=int(found["width"]))
                return found["seen"], legal.astype(bool), found["done"], found["weighed"]
        except Exception:  # whatever NumPy and zip make of bytes that are none of theirs
            return None

    def forget(self) -> None:
        shutil.rmtree(self.folder, ignore_errors=True)


def collect(
    title: str,
    name: str,
    counts: list[int],
    games: int,
    workers: int,
    shown: Shown,
    guest: Path | None = None,
    show: Callable[[int], None] = lambda played: None,
) -> Decisions:
    """Many games, of these player counts in turn, on several cores."""
    found = {seed: game for seed in range(games) if (game := shown.find(seed))}
    if found:
        show(len(found))
    pool = crew(workers)
    try:
        work = {}
        for seed in range(games):
            if seed not in found:
                players = counts[seed // 2 % len(counts)]
                work[pool.submit(decisions, title, name, players, seed, guest)] = seed
        for played in as_completed(work):
            seed = work[played]
            with watched("showed games"):
                found[seed] = played.result()
            shown.keep(seed, found[seed])
            show(len(found))
    finally:
        pool.shutdown(wait=False, cancel_futures=True)
    seen, legal, done, weighed = (
        np.concatenate(part) for part in zip(*(found[seed] for seed in range(games)), strict=True)
    )
    return seen, legal, done, weighed


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
    games it was not shown. It begins with the network in the file `after`, if there is one. Of a
    stage that is pulled towards it only the part that is taught there learns; other imitations have
    no parts."""
    import torch

    from emporion.bots.network import read
    from emporion.train.export import export, weights
    from emporion.train.network import NEVER, is_of_part
    from emporion.train.run import networks

    torch.manual_seed(recipe.seed)
    if not any(recipe.pull):
        recipe = dataclasses.replace(recipe, duo=0, quartet=0, entrance=0)
    policy, _, game = networks(recipe, device)
    if policy.taught and after is None:
        raise TrainingError(
            f"{policy.taught}: is a part of a network that knows the game; --after names it"
        )
    if after:
        own = policy.state_dict()
        try:
            known = weights(read(after, game))
            policy.load_state_dict(
                {name: one for name, one in own.items() if is_of_part(name)}
                | {name: one for name, one in known.items() if name in own or not is_of_part(name)}
            )
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

    counts = [*recipe.players]
    place = imitation(recipe, name, out).with_suffix(".shown")
    kept = Shown(place, recipe.title, name, counts, after)
    played = collect(recipe.title, name, counts, games, workers, kept, after, show)
    seen, legal, done, weighed = (torch.tensor(part, device=device) for part in played)
    shown = int(0.95 * len(done))
    rate = RATE_OF_PART if policy.taught else RATE
    optimizer = torch.optim.AdamW(policy.learning(), lr=rate)
    steps = PASSES * -(-shown // MINIBATCH)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, rate, steps, pct_start=0.1)
    for _ in range(PASSES):
        for some in torch.randperm(shown, device=device).split(MINIBATCH):
            logits, _ = policy(seen[some])
            likely = logits.masked_fill(~legal[some], NEVER).log_softmax(1)
            loss = -(likely * weighed[some].float()).sum(1).mean()
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
    kept.forget()
    return alike
