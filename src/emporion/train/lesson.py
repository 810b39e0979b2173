"""Learning from what was played: advantages seat by seat, then PPO over all decisions."""

from __future__ import annotations

import math
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

import emporion as em
from emporion.errors import extra
from emporion.train import TrainingError
from emporion.train.network import NEVER, Critic, Policy, expectations, half_precision
from emporion.train.play import Collector, Memory
from emporion.train.recipe import Recipe
from emporion.train.rivals import Met

with extra("train"):
    import torch
    from torch import Tensor

LONGEST = 256  # decisions of the learner that there is room for, for each game against rivals
CHUNK = 65536  # positions judged at once
WARM_UP = 20  # lessons in which the learning rate rises
FINAL_RATE = 0.05
VALUE = 0.3  # what the player's own judgement counts beside its play
STEEPEST = 1.0  # gradients are cut to this length
MEAN, SQUARE = 0.9, 0.999  # how long Adam remembers
CALM = 0.6  # how sure an anchor is of its ways beside the firm partner
RAREST = -9.0  # log of the least chance it gives an action
ALIKE = 0.98  # how much replayed gradients are like others; half precision is not exact


@dataclass(frozen=True)
class Report:
    """What a lesson was like, averaged over its minibatches."""

    games: int
    entropy: float
    change: float  # of the play, as KL divergence
    clipped: float
    surprise: float  # how far the judge was off, in squared win share
    epochs: int


class Teacher:
    """The judge, the optimiser and the schedule.

    A step of learning reads and writes only memory that stays where it is. So on a GPU it is
    recorded once and replayed, which spares launching its hundreds of small kernels one by one.
    """

    def __init__(
        self,
        recipe: Recipe,
        policy: Policy,
        critic: Critic,
        device: Any,
        graphs: bool = True,
        anchor: Policy | None = None,
    ) -> None:
        """`anchor` plays in the ways that it costs something to leave, if the recipe says so."""
        self.recipe, self.policy, self.critic, self.anchor = recipe, policy, critic, anchor
        self.device = torch.device(device)
        self.optimizer = Adam([policy.learning(), [*critic.parameters()]])
        self.lessons = 0
        self.prices = priced(recipe).to(device)
        self.rate = torch.zeros((), device=device)
        self.entropy = torch.zeros((), device=device)
        self.pull = torch.zeros((), device=device)
        self.awake = torch.ones((), device=device)  # 0: the judge alone learns
        self.sums = torch.zeros(4, device=device)
        self.wants_graph = graphs and self.device.type == "cuda"
        self.graph: Any = None
        self.flat: dict[str, Tensor] = {}
        self.some = torch.zeros(0, dtype=torch.int64, device=device)

    def teach(self, collector: Collector, progress: float, games: Sequence[Met] = ()) -> Report:
        """One lesson; `progress` runs from 0 to 1 over the plan. `games` are those against
        rivals."""
        recipe, memory = self.recipe, collector.memory
        self.lessons += 1
        falling = 1 - (1 - FINAL_RATE) * progress
        awake = self.lessons - recipe.prepared
        if awake == 1:
            self.optimizer.forget()
        self.awake.fill_(awake > 0)
        since = awake if awake > 0 else self.lessons
        self.rate.fill_(recipe.rate * falling * min(1.0, since / WARM_UP))
        self.entropy.fill_(faded(recipe.entropy, progress))
        self.pull.fill_(faded(recipe.pull, progress))
        with torch.no_grad():
            material = Material(collector, self.judge)
            # A lead teaches the first steps, when hardly anything decides who wins.
            lead = faded(recipe.margin, 1 - (1 - progress) ** 2)
            self._lay_out(memory, material, lead)
            rows = material.rows
            if games:
                rows = torch.cat([rows, self._add(games, lead)])
            if self.anchor:
                self._tell_ways(self.anchor)
        return self._epochs(memory, rows)

    def _lay_out(self, memory: Memory, material: Material, lead: float) -> None:
        """Put what the steps read in its place."""
        gains, goals = material.gains(self.recipe.trace)
        gain = material.of_actor(gains[..., 0] + lead * gains[..., 1])
        gain = material.evened_out(gain - self.prices[memory.actions[:, :-1]])
        found = {
            "hidden": material.hidden.flatten(0, 2),
            "present": material.present.flatten(0, 2),
            "learnt": material.learnt.flatten().float(),
            "gain": _padded(gain).flatten(),
            "goals": _padded(goals).flatten(0, 2),
        }
        told = {
            "seen": memory.seen.flatten(0, 2),
            "masks": memory.masks.flatten(0, 2),
            "actions": memory.actions.flatten(),
            "chances": memory.chances.flatten(),
        }
        room = self.recipe.met * LONGEST
        if room:
            found |= told
        if not self.flat:
            self.flat = {
                name: tensor.new_zeros(len(tensor) + room, *tensor.shape[1:])
                for name, tensor in found.items()
            }
            if not room:
                self.flat |= told
            if self.anchor:
                self.flat["ways"] = self.flat["masks"].new_zeros(
                    self.flat["masks"].shape, dtype=memory.exact
                )
        for name, tensor in found.items():
            self.flat[name][: len(tensor)].copy_(tensor)

    def _tell_ways(self, anchor: Policy) -> None:
        """Write down how likely the anchor would choose each action (log)."""
        parts = (self.flat[name] for name in ("seen", "masks", "ways"))
        for seen, masks, ways in zip(*(part.split(CHUNK) for part in parts), strict=True):
            with half_precision(self.device):
                logits, _ = anchor(seen)
            legal = masks.view(torch.bool)
            found = (CALM * logits.float()).masked_fill(~legal, NEVER).log_softmax(1)
            ways.copy_(found.clamp(min=RAREST))

    def _add(self, games: Sequence[Met], lead: float) -> Tensor:
        """Put what came of games against rivals behind the rest; gives the rows."""
        met = Encounters(games, self.recipe, self.device)
        around = (None, None, slice(None))
        values = self.judge(met.seen[around], met.hidden[around], met.present[around])[0, 0]
        gains, goals = met.gains(values, self.recipe.trace)
        gain = gains[:, 0, 0] + lead * gains[:, 0, 1]
        found = {
            "seen": met.seen,
            "hidden": met.hidden,
            "present": met.present,
            "masks": met.masks,
            "actions": met.actions,
            "chances": met.chances,
            "learnt": torch.full_like(met.chances, self.recipe.met_weight),
            "gain": met.evened_out(gain - self.prices[met.actions]),
            "goals": goals,
        }
        end = len(self.flat["gain"])
        begin = end - self.recipe.met * LONGEST
        count = min(len(met.chances), end - begin)
        for name, tensor in found.items():
            self.flat[name][begin : begin + count].copy_(tensor[:count])
        return torch.arange(begin, begin + count, device=self.device)

    def _epochs(self, memory: Memory, rows: Tensor) -> Report:
        recipe = self.recipe
        size = min(recipe.minibatch, len(rows))
        if len(self.some) != size:
            self.some = rows[:size].clone()
            if self.wants_graph:
                self._record()
        self.sums.zero_()
        steps = done = 0
        for _ in range(recipe.epochs):
            order = rows[torch.randperm(len(rows), device=self.device)]
            for start in range(0, len(rows) - size + 1, size):
                self.some.copy_(order[start : start + size])
                if self.graph is None:
                    self._step()
                else:
                    self.graph.replay()
                steps += 1
            done += 1
            undecided, change, clipped, surprise = (self.sums / steps).tolist()
            if not change < recipe.caution:
                break
        if not abs(undecided) + abs(change) + surprise < 1e6:
            raise TrainingError(f"the network diverged in lesson {self.lessons}")
        games = int(memory.dones[:, 1:].sum().item())
        return Report(games, undecided, change, clipped, surprise, done)

    def _step(self) -> None:
        recipe = self.recipe
        part = {name: tensor.index_select(0, self.some) for name, tensor in self.flat.items()}
        gain, learnt = part["gain"], part["learnt"]
        with half_precision(self.device):
            logits, own_values = self.policy(part["seen"])
            values = self.critic(_joined(part["seen"], part["hidden"]))
        log = logits.masked_fill(~part["masks"].view(torch.bool), NEVER).log_softmax(1)
        change = log.gather(1, part["actions"].unsqueeze(1)).squeeze(1) - part["chances"]
        ratio = change.exp()
        count = learnt.sum().clamp(min=1)
        bounded = ratio.clamp(1 - recipe.clip, 1 + recipe.clip)
        play = -(torch.min(ratio * gain, bounded * gain) * learnt).sum() / count
        undecided = (-(log.exp() * log).sum(1) * learnt).sum() / count
        surprise, loss = _off(values, part["goals"], part["present"])
        _, own_loss = _off(own_values, part["goals"], part["present"])
        if self.anchor:
            away = (log.exp() * (log - part["ways"].float())).sum(1)
            play = play + self.pull * (away * learnt).sum() / count
        self.optimizer.gradient.zero_()
        (play - self.entropy * undecided + loss + VALUE * own_loss).backward()
        self.optimizer.step(self.rate, self.awake)
        with torch.no_grad():
            drift = ((ratio - 1 - change) * learnt).sum() / count
            clipped = (((ratio - 1).abs() > recipe.clip) * learnt).sum() / count
            self.sums += torch.stack([undecided.detach(), drift, clipped, surprise])

    def _record(self) -> None:
        """Record a step; kept only if it does what the step itself does."""
        state = [*self.optimizer.tensors(), self.sums]
        before = [tensor.clone() for tensor in state]

        def back() -> None:
            for tensor, kept in zip(state, before, strict=True):
                tensor.copy_(kept)

        stream = torch.cuda.Stream()
        try:
            torch.cuda.synchronize()
            with torch.cuda.stream(stream):
                for _ in range(3):
                    self._step()
            torch.cuda.synchronize()
            graph = torch.cuda.CUDAGraph()
            with torch.cuda.graph(graph, stream=stream):
                self._step()
            torch.cuda.synchronize()
            gradients = []
            for step in (self._step, graph.replay):
                back()
                with torch.cuda.stream(stream):
                    stream.wait_stream(torch.cuda.default_stream())
                    step()
                torch.cuda.synchronize()
                gradients.append(self.optimizer.gradient.clone())
            alike = torch.nn.functional.cosine_similarity(*gradients, dim=0).item()
            if alike < ALIKE:
                raise RuntimeError(f"replayed gradients differ ({alike:.4f})")
            self.graph = graph
        except RuntimeError as error:
            print(f"learning without a CUDA graph: {error}", file=sys.stderr)
            torch.cuda.synchronize()
        back()
        torch.cuda.synchronize()

    @torch.no_grad()  # type: ignore[untyped-decorator]
    def judge(self, seen: Tensor, hidden: Tensor, present: Tensor) -> Tensor:
        """What every seat may expect, by relative seat, in all positions."""
        out = torch.empty(*present.shape, 2, device=self.device)
        flat = out.view(-1, *out.shape[-2:])
        parts = (seen.flatten(0, 2), hidden.flatten(0, 2), present.flatten(0, 2))
        for start in range(0, len(flat), CHUNK):
            some_seen, some_hidden, some_present = (part[start : start + CHUNK] for part in parts)
            with half_precision(self.device):
                values = self.critic(_joined(some_seen, some_hidden))
            flat[start : start + CHUNK] = expectations(values, some_present)
        return out

    def state(self) -> dict[str, Any]:
        return {"optimizer": self.optimizer.state(), "lessons": self.lessons}

    def restore(self, state: dict[str, Any]) -> None:
        self.optimizer.restore(state["optimizer"])
        self.lessons = state["lessons"]


class Adam:
    """Adam over all networks at once: weights and gradients lie flat, in one piece of memory each.

    Gradients are cut to a length, network by network; what is not finite counts as nothing.
    """

    def __init__(self, networks: list[list[Any]]) -> None:
        everything = [weights for network in networks for weights in network]
        self.weights = torch.cat([weights.detach().flatten() for weights in everything])
        self.gradient = torch.zeros_like(self.weights)
        self.mean = torch.zeros_like(self.weights)
        self.square = torch.zeros_like(self.weights)
        self.steps = torch.zeros((), device=self.weights.device)
        self._networks: list[slice] = []
        end = 0
        for network in networks:
            begin = end
            for weights in network:
                place = slice(end, end + weights.numel())
                weights.data = self.weights[place].view_as(weights)
                weights.grad = self.gradient[place].view_as(weights)
                end = place.stop
            self._networks.append(slice(begin, end))

    def step(self, rate: Tensor, first: Tensor) -> None:
        """One step; `first` is what the first network's gradient counts."""
        with torch.no_grad():
            for place in self._networks:
                part = self.gradient[place]
                length = part.norm()
                cut = (STEEPEST / (length + 1e-6)).clamp(max=1)
                part.mul_(torch.where(length.isfinite(), cut, 0)).nan_to_num_(0, 0, 0)
            self.gradient[self._networks[0]].mul_(first)
            self.steps += 1
            self.mean.lerp_(self.gradient, 1 - MEAN)
            self.square.mul_(SQUARE).addcmul_(self.gradient, self.gradient, value=1 - SQUARE)
            mean = self.mean / (1 - (self.steps * math.log(MEAN)).exp())
            square = self.square / (1 - (self.steps * math.log(SQUARE)).exp())
            self.weights.sub_(rate * mean / (square.sqrt() + 1e-5))

    def forget(self) -> None:
        """As if no step had been taken."""
        for kept in self.state().values():
            kept.zero_()

    def tensors(self) -> list[Tensor]:
        """Everything a step changes."""
        return [self.weights, self.gradient, self.mean, self.square, self.steps]

    def state(self) -> dict[str, Tensor]:
        return {"mean": self.mean, "square": self.square, "steps": self.steps}

    def restore(self, state: dict[str, Tensor]) -> None:
        for name, kept in self.state().items():
            kept.copy_(state[name])


class Material:
    """What was played, as a lesson needs it. Arrays are (halves, rows, games, ...)."""

    def __init__(self, collector: Collector, judge: Any) -> None:
        memory = collector.memory
        self.memory, recipe = memory, collector.recipe
        halves, rows, n = memory.actors.shape
        seats = recipe.seats
        players = collector.stack("players").unsqueeze(1)
        self.players, self.counts = players, [*recipe.players]
        own = collector.stack("own").unsqueeze(1).expand(halves, rows, n, seats)
        actors = memory.actors
        around = torch.arange(seats, device=actors.device)
        self.present = (around < players.unsqueeze(-1)).expand(halves, rows, n, seats)
        # Seats are told relative to the actor: who is where, from the actor on and back.
        count = players.unsqueeze(-1)
        seat_at = (actors.unsqueeze(-1) + around) % count
        self.distance = (around - actors.unsqueeze(-1)) % count
        self.seat_at = seat_at
        self.learnt = own.gather(3, actors.unsqueeze(-1)).squeeze(-1)
        foreign = (~own).gather(3, seat_at) & self.present
        self.hidden = torch.cat([memory.hidden, foreign.to(memory.hidden.dtype)], dim=-1)
        self.values = judge(memory.seen, self.hidden, self.present)
        index = torch.arange(halves * rows * n, device=actors.device).view(halves, rows, n)
        self.rows = index[:, :-1].flatten()

    def gains(self, trace: float) -> tuple[Tensor, Tensor]:
        """Advantages by seat, and what the judges should have said, by relative seat.

        An expectation is handed on undiminished while others decide and fades by `trace` with each
        decision of the seat's own, so for the one who decides this is GAE over its own decisions.
        """
        memory = self.memory
        values = self.values.gather(3, self.distance.unsqueeze(-1).expand_as(self.values))
        values = values * self.in_game(values)
        seats = torch.arange(values.shape[3], device=values.device)
        gains = torch.zeros_like(values[:, :-1])
        gain = torch.zeros_like(values[:, 0])
        fade = torch.where(memory.actors.unsqueeze(-1) == seats, trace, 1.0).unsqueeze(-1)
        goes_on = (1 - memory.dones.float())[..., None, None]
        for row in reversed(range(gains.shape[1])):
            later = goes_on[:, row + 1]
            gain = (
                memory.results[:, row + 1]
                + later * values[:, row + 1]
                - values[:, row]
                + later * fade[:, row + 1] * gain
            )
            gains[:, row] = gain
        goals = gains + values[:, :-1]
        around = self.seat_at[:, :-1].unsqueeze(-1).expand_as(goals)
        return gains, goals.gather(3, around) * self.present[:, :-1].unsqueeze(-1)

    def in_game(self, values: Tensor) -> Tensor:
        """Which seats there are, in the shape of values by seat."""
        return self.present.unsqueeze(-1).expand_as(values)

    def evened_out(self, gain: Tensor) -> Tensor:
        """Mean 0 and variance 1 over what is learnt from, for each player count by itself: with
        many players less is at stake in a decision, but no less to learn."""
        out = torch.zeros_like(gain)
        for count in self.counts:
            ours = (self.learnt[:, :-1] & (self.players == count)).to(gain.dtype)
            number = ours.sum().clamp(min=1)
            centred = gain - (gain * ours).sum() / number
            spread = ((centred.square() * ours).sum() / number).sqrt()
            out += centred / (spread + 1e-6) * ours
        return out

    def of_actor(self, gains: Tensor) -> Tensor:
        """Of values by seat, those of the seats that decided."""
        return gains.gather(3, self.memory.actors[:, :-1].unsqueeze(-1)).squeeze(-1)


class Encounters:
    """Games against rivals, as a lesson needs them: one row for every decision of the learner.

    Seats are told relative to the learner, and always the same ones are where they are.
    """

    def __init__(self, games: Sequence[Met], recipe: Recipe, device: Any) -> None:
        seats, private = recipe.seats, recipe.private

        def joined(name: str, of: torch.dtype) -> Tensor:
            parts = np.concatenate([getattr(game, name) for game in games])
            return torch.tensor(parts, device=device).to(of)

        self.lengths = [len(game.actions) for game in games]
        self.players = torch.tensor(np.repeat([game.players for game in games], self.lengths))
        self.players = self.players.to(device)
        exact = torch.float16 if torch.device(device).type == "cuda" else torch.float32
        self.seen = joined("seen", exact)
        self.masks = joined("masks", torch.uint8)
        self.actions = joined("actions", torch.int64)
        self.chances = joined("chances", torch.float32)
        self.present = torch.arange(seats, device=device) < self.players.unsqueeze(1)
        hidden = np.zeros((len(self.actions), seats - 1, private), np.float32)
        results = np.zeros((len(games), seats, 2), np.float32)
        start = 0
        for game, length, result in zip(games, self.lengths, results, strict=True):
            hidden[start : start + length, : game.players - 1] = game.hidden
            start += length
            others = (game.points.sum() - game.points) / (game.players - 1)
            result[: game.players, 0] = game.shares
            result[: game.players, 1] = ((game.points - others) / recipe.points).clip(-3, 3)
        self.results = torch.tensor(results, device=device)
        foreign = self.present & (torch.arange(seats, device=device) > 0)
        self.hidden = torch.cat(
            [torch.tensor(hidden, device=device).flatten(1).to(exact), foreign.to(exact)], dim=1
        )

    def gains(self, values: Tensor, trace: float) -> tuple[Tensor, Tensor]:
        """Advantages, and what the judges should have said, both by relative seat."""
        values = values * self.present.unsqueeze(-1)
        device, longest = values.device, max(self.lengths)
        lengths = torch.tensor(self.lengths, device=device).unsqueeze(1)
        before = longest - lengths  # games end together, so that what follows is in the next column
        there = torch.arange(longest, device=device) >= before
        table = values.new_zeros(*there.shape, *values.shape[1:])
        table[there] = values
        gains = torch.zeros_like(table)
        gain, later = torch.zeros_like(self.results), self.results
        for column in reversed(range(longest)):
            gain = later - table[:, column] + trace * gain
            gains[:, column] = gain
            later = table[:, column]
        found = gains[there]
        return found, found + values

    def evened_out(self, gain: Tensor) -> Tensor:
        """Mean 0 and variance 1, for each player count by itself."""
        out = torch.zeros_like(gain)
        for count in self.players.unique():
            ours = self.players == count
            some = gain[ours]
            out[ours] = (some - some.mean()) / (some.std(correction=0) + 1e-6)
        return out


def priced(recipe: Recipe) -> Tensor:
    """What choosing each action costs, in win share."""
    actions = em.game(recipe.title).actions
    return torch.tensor([recipe.prices.get(action.text, 0.0) for action in actions])


def faded(ends: tuple[float, float], progress: float) -> float:
    return ends[0] + (ends[1] - ends[0]) * progress


def _joined(seen: Tensor, hidden: Tensor) -> Tensor:
    return torch.cat([seen, hidden], dim=-1)


def _padded(rows: Tensor) -> Tensor:
    """With a last row of nothing, so that it lines up with the memory."""
    return torch.cat([rows, torch.zeros_like(rows[:, :1])], dim=1)


def _off(values: Tensor, goals: Tensor, present: Tensor) -> tuple[Tensor, Tensor]:
    """How far a judgement is off: in squared win share, and as a loss."""
    win, lead = values.chunk(2, dim=-1)
    log = win.masked_fill(~present, NEVER).log_softmax(-1)
    shares, leads = goals.unbind(-1)
    miss = -(shares * log.masked_fill(~present, 0)).sum(-1).mean()
    off = ((lead - leads).square() * present).sum(-1).mean()
    surprise = ((log.exp() - shares).square() * present).sum(-1).mean()
    return surprise.detach(), miss + 0.5 * off
