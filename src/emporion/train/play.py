"""Playing: the games on the cores, the network on the device, both busy all the time.

The games are in two halves. While the cores play one half's answers, the device thinks about the
other's. Each half has a stream of its own, and its step is recorded once and replayed (a CUDA
graph), because at this pace launching a dozen small kernels would cost more than running them.
"""

from __future__ import annotations

import sys
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import nullcontext
from typing import Any

import numpy as np

from emporion.errors import extra
from emporion.train.league import League
from emporion.train.network import NEVER, Policy, half_precision
from emporion.train.recipe import Recipe
from emporion.train.tables import Tables, dealt_out

with extra("train"):
    import torch
    from torch import Tensor

HALVES = 2
# One thread for all that the games do: OpenMP keeps a team of threads for each that calls it, and
# two teams would be more than there are cores.
CORES = ThreadPoolExecutor(1)


class Memory:
    """What happened in the last so many decisions of every game, on the device.

    Row t is what was seen before decision t, and what was decided. The last row only tells what
    came of the decision before it. `results` are paid with the row after a game's last decision.
    """

    def __init__(self, recipe: Recipe, n: int, size: int, actions: int, device: Any) -> None:
        rows, seats = (HALVES, recipe.horizon + 1, n), recipe.seats
        self.exact = torch.float16 if torch.device(device).type == "cuda" else torch.float32

        def empty(*shape: int, of: torch.dtype) -> Tensor:
            return torch.zeros(*rows, *shape, dtype=of, device=device)

        self.seen = empty(size, of=self.exact)
        self.hidden = empty((seats - 1) * recipe.private, of=self.exact)
        self.masks = empty(actions, of=torch.uint8)
        self.actors = empty(of=torch.int64)
        self.dones = empty(of=torch.uint8)
        self.results = empty(seats, 2, of=torch.float32)
        self.actions = empty(of=torch.int64)
        self.chances = empty(of=torch.float32)  # log of each decision's


class Half:
    """Half of the games."""

    def __init__(
        self,
        index: int,
        recipe: Recipe,
        policy: Policy,
        league: League | None,
        memory: Memory,
        threads: int,
        device: Any,
    ) -> None:
        self.recipe, self.policy, self.league, self.memory = recipe, policy, league, memory
        self.index, self.device = index, torch.device(device)
        n = recipe.environments // HALVES
        seed = recipe.seed * 1000 + 100 * index
        self.tables = Tables(recipe, dealt_out(recipe.players, n), seed, threads, device)
        self.row = torch.zeros(1, dtype=torch.int64, device=device)
        self.on_cuda = self.device.type == "cuda"
        self.stream = torch.cuda.Stream() if self.on_cuda else None
        self.thought = torch.cuda.Event() if self.on_cuda else None
        self.graph: Any = None
        self._weights = 0
        self._seat_selves(np.random.default_rng(seed))

    def _seat_selves(self, chance: np.random.Generator) -> None:
        """Who plays which seat: in the league's games one seat is ours, in the others all are."""
        n, seats = self.tables.n, self.recipe.seats
        own = np.ones((n, seats), bool)
        selves = self.league.selves.count if self.league else 0
        each = int(n * self.recipe.league) // selves if selves else 0
        rows = np.sort(chance.permutation(n)[: each * selves])
        rows = rows.reshape(each, selves).T.ravel() if selves else rows  # each meets all counts
        players = self.tables.players.cpu().numpy()
        own[rows] = np.arange(seats) == chance.integers(0, players[rows])[:, None]
        self.own = torch.tensor(own, device=self.device)
        self.league_rows = torch.tensor(rows, device=self.device)

    # -- what the device does

    def look(self) -> Tensor:
        """Write down what is seen and what came of the last decision; gives what is seen."""
        told, memory, row = self.tables.tray.device, self.memory, self.row
        seen = told["observations"].to(memory.exact)

        def put(into: Tensor, what: Tensor) -> None:
            into[self.index].index_copy_(0, row, what.unsqueeze(0))

        put(memory.seen, seen)
        put(memory.actors, told["actors"].long())
        put(memory.dones, told["dones"].view(torch.uint8))
        put(memory.results, self._results())
        if self.recipe.private:
            hidden = told["everyone"][self.tables.slots[:, 1:]].flatten(1)
            put(memory.hidden, hidden.to(memory.exact))
        return seen

    def _results(self) -> Tensor:
        """Of games that have just ended: win share and lead, by seat."""
        told, slots = self.tables.tray.device, self.tables.slots
        present = self.tables.present
        points = told["scores"][slots] * present
        others = self.tables.players.unsqueeze(1) - 1
        lead = points - (points.sum(1, keepdim=True) - points) / others
        lead = (lead / self.recipe.points).clamp(-3, 3) * present
        return torch.stack([told["rewards"][slots], lead * told["dones"].unsqueeze(1)], dim=2)

    def act(self) -> None:
        """Look, decide, write down the decision."""
        seen = self.look()
        memory, row, told = self.memory, self.row, self.tables.tray.device
        with half_precision(self.device):
            logits, _ = self.policy(seen)
            if self.league and len(self.league_rows):
                rows = self.league_rows
                theirs = self.league.selves(seen[rows])
                ours = self.own[rows].gather(1, told["actors"][rows].long().unsqueeze(1))
                logits = logits.index_copy(0, rows, torch.where(ours, logits[rows], theirs))
        legal = told["masks"]
        logits = logits.masked_fill(~legal, NEVER)
        noise = torch.empty_like(logits).exponential_().log()
        actions = (logits - noise).masked_fill(~legal, -torch.inf).argmax(1)
        chances = logits.log_softmax(1).gather(1, actions.unsqueeze(1)).squeeze(1)
        memory.masks[self.index].index_copy_(0, row, legal.view(torch.uint8).unsqueeze(0))
        memory.actions[self.index].index_copy_(0, row, actions.unsqueeze(0))
        memory.chances[self.index].index_copy_(0, row, chances.unsqueeze(0))
        self.tables.answers.device["actions"].copy_(actions)
        self.row += 1

    def record(self) -> None:
        """Record `act` for replay; where that fails it is run as it is."""
        if self.stream is None:
            return
        try:
            self.stream.wait_stream(torch.cuda.current_stream())
            with torch.no_grad(), torch.cuda.stream(self.stream):
                for _ in range(3):
                    self.row.zero_()
                    self.act()
            torch.cuda.synchronize()
            graph = torch.cuda.CUDAGraph()
            with torch.no_grad(), torch.cuda.graph(graph, stream=self.stream):
                self.act()
            self.graph = graph
            self._weights = self.policy.action.weight.data_ptr()
        except RuntimeError as error:
            print(f"no CUDA graph: {error}", file=sys.stderr)
            torch.cuda.synchronize()
        self.row.zero_()
        torch.cuda.synchronize()

    def think(self) -> None:
        """Send what is seen and decide; the answers may still be under way when this returns."""
        with torch.no_grad(), self._streamed():
            self.tables.tray.send()
            if self.graph is not None:
                assert self.policy.action.weight.data_ptr() == self._weights, "weights have moved"
                self.graph.replay()
            else:
                self.act()
            self.tables.answers.fetch()
            if self.thought is not None:
                self.thought.record(self.stream)

    def play(self) -> None:
        """Play the answers, on the cores; for another thread."""
        if self.thought is not None:
            self.thought.synchronize()
        self.tables.step()

    def finish(self) -> None:
        """The last row: only what was seen."""
        with torch.no_grad(), self._streamed():
            self.tables.tray.send()
            self.look()
            self.row.zero_()

    def _streamed(self) -> Any:
        return nullcontext() if self.stream is None else torch.cuda.stream(self.stream)


class Collector:
    """Both halves in step."""

    def __init__(
        self,
        recipe: Recipe,
        policy: Policy,
        league: League | None,
        threads: int,
        device: Any,
        graphs: bool = True,
    ) -> None:
        self.recipe, self.device = recipe, torch.device(device)
        n = recipe.environments // HALVES
        game = Tables(recipe, {max(recipe.players): 1}, 0, 1, "cpu").game
        size, actions = game.observation_size, len(game.actions)
        self.game = game
        self.memory = Memory(recipe, n, size, actions, device)
        self.halves = [
            Half(index, recipe, policy, league, self.memory, threads, device)
            for index in range(HALVES)
        ]
        if graphs:
            for half in self.halves:
                half.record()

    def shuffle(self) -> None:
        for half in self.halves:
            CORES.submit(half.tables.shuffle, self.recipe.seed + half.index).result()

    def collect(self) -> int:
        """Fill the memory; how many decisions that were."""
        self._meet()
        played: list[Future[None] | None] = [None] * HALVES
        for _ in range(self.recipe.horizon):
            for index, half in enumerate(self.halves):
                _wait(played[index])
                half.think()
                played[index] = CORES.submit(half.play)
        for index, half in enumerate(self.halves):
            _wait(played[index])
            half.finish()
        self._meet()
        return self.recipe.horizon * sum(half.tables.n for half in self.halves)

    def _meet(self) -> None:
        if self.device.type == "cuda":
            torch.cuda.synchronize()

    def stack(self, name: str) -> Tensor:
        """What the halves' tables say, one over the other: `own`, `present` and the like."""
        return torch.stack(
            [
                getattr(half, name) if hasattr(half, name) else getattr(half.tables, name)
                for half in self.halves
            ]
        )

    def save(self) -> list[list[bytes]]:
        return [half.tables.save() for half in self.halves]

    def restore(self, saved: list[list[bytes]]) -> None:
        for half, one in zip(self.halves, saved, strict=True):
            half.tables.restore(one)


def _wait(played: Future[None] | None) -> None:
    if played is not None:
        played.result()
