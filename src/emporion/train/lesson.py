"""Learning from what was played: advantages seat by seat, then PPO over all decisions."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from emporion.errors import extra
from emporion.train import TrainingError
from emporion.train.network import NEVER, Critic, Policy, expectations, half_precision
from emporion.train.play import Collector, Memory
from emporion.train.recipe import Recipe

with extra("train"):
    import torch
    from torch import Tensor

CHUNK = 65536  # positions judged at once
WARM_UP = 20  # lessons in which the learning rate rises
FINAL_RATE = 0.05
VALUE = 0.3  # what the player's own judgement counts beside its play
STEEPEST = 1.0  # gradients are cut to this length


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
    """The judge, the optimisers and the schedule."""

    def __init__(self, recipe: Recipe, policy: Policy, critic: Critic, device: Any) -> None:
        self.recipe, self.policy, self.critic = recipe, policy, critic
        self.device = torch.device(device)
        on_cuda = self.device.type == "cuda"
        self.parameters = [*policy.parameters(), *critic.parameters()]
        self.optimizer = torch.optim.Adam(
            self.parameters, lr=recipe.rate, eps=1e-5, fused=on_cuda, foreach=not on_cuda
        )
        self.lessons = 0

    def teach(self, collector: Collector, progress: float) -> Report:
        """One lesson; `progress` runs from 0 to 1 over the plan."""
        recipe, memory = self.recipe, collector.memory
        self.lessons += 1
        falling = 1 - (1 - FINAL_RATE) * progress
        for group in self.optimizer.param_groups:
            group["lr"] = recipe.rate * falling * min(1.0, self.lessons / WARM_UP)
        material = Material(collector, self.judge)
        gains, goals = material.gains(recipe.trace)
        lead = faded(recipe.margin, progress)
        gain = material.of_actor(gains[..., 0] + lead * gains[..., 1])
        learnt = material.learnt[:, :-1]
        ours = gain[learnt]
        gain = (gain - ours.mean()) / (ours.std() + 1e-6)
        return self._epochs(memory, material, gain, goals, faded(recipe.entropy, progress))

    def _epochs(
        self, memory: Memory, material: Material, gain: Tensor, goals: Tensor, entropy: float
    ) -> Report:
        recipe = self.recipe
        rows = material.rows
        flat = {
            "seen": memory.seen.flatten(0, 2),
            "hidden": material.hidden.flatten(0, 2),
            "masks": memory.masks.flatten(0, 2),
            "actions": memory.actions.flatten(),
            "chances": memory.chances.flatten(),
            "present": material.present.flatten(0, 2),
            "learnt": material.learnt.flatten(),
        }
        gain = _padded(gain).flatten()
        goals = _padded(goals).flatten(0, 2)
        sums = torch.zeros(4, device=self.device)
        steps = done = 0
        for _ in range(recipe.epochs):
            order = rows[torch.randperm(len(rows), device=self.device)]
            for some in order.split(recipe.minibatch):
                part = {name: tensor[some] for name, tensor in flat.items()}
                told = self._step(part, gain[some], goals[some], entropy)
                sums += told
                steps += 1
            done += 1
            _, change, _, _ = (sums / steps).tolist()
            if not change < recipe.caution:
                break
        undecided, change, clipped, surprise = (sums / steps).tolist()
        if not abs(undecided) + abs(change) + surprise < 1e6:
            raise TrainingError(f"the network diverged in lesson {self.lessons}")
        games = int(memory.dones[:, 1:].sum().item())
        return Report(games, undecided, change, clipped, surprise, done)

    def _step(self, part: dict[str, Tensor], gain: Tensor, goals: Tensor, entropy: float) -> Tensor:
        recipe = self.recipe
        with half_precision(self.device):
            logits, own_values = self.policy(part["seen"])
            values = self.critic(_joined(part["seen"], part["hidden"]))
        log = logits.masked_fill(~part["masks"].view(torch.bool), NEVER).log_softmax(1)
        change = log.gather(1, part["actions"].unsqueeze(1)).squeeze(1) - part["chances"]
        ratio = change.exp()
        learnt = part["learnt"].float()
        count = learnt.sum().clamp(min=1)
        bounded = ratio.clamp(1 - recipe.clip, 1 + recipe.clip)
        play = -(torch.min(ratio * gain, bounded * gain) * learnt).sum() / count
        undecided = (-(log.exp() * log).sum(1) * learnt).sum() / count
        surprise, loss = _off(values, goals, part["present"])
        _, own_loss = _off(own_values, goals, part["present"])
        self.optimizer.zero_grad(set_to_none=True)
        (play - entropy * undecided + loss + VALUE * own_loss).backward()
        for network in (self.policy, self.critic):
            torch.nn.utils.clip_grad_norm_(network.parameters(), STEEPEST)
        self.optimizer.step()
        with torch.no_grad():
            drift = ((ratio - 1 - change) * learnt).sum() / count
            clipped = (((ratio - 1).abs() > recipe.clip) * learnt).sum() / count
            return torch.stack([undecided, drift, clipped, surprise])

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
        return {"optimizer": self.optimizer.state_dict(), "lessons": self.lessons}

    def restore(self, state: dict[str, Any]) -> None:
        self.optimizer.load_state_dict(state["optimizer"])
        self.lessons = state["lessons"]


class Material:
    """What was played, as a lesson needs it. Arrays are (halves, rows, games, ...)."""

    def __init__(self, collector: Collector, judge: Any) -> None:
        memory = collector.memory
        self.memory, recipe = memory, collector.recipe
        halves, rows, n = memory.actors.shape
        seats = recipe.seats
        players = collector.stack("players").unsqueeze(1)
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

    def of_actor(self, gains: Tensor) -> Tensor:
        """Of values by seat, those of the seats that decided."""
        return gains.gather(3, self.memory.actors[:, :-1].unsqueeze(-1)).squeeze(-1)


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
