"""The networks: the player, which is shipped, and its judge, which only trains it.

Both are residual perceptrons. Layers are normalised without parameters of their own, so that the
shipped player is nothing but a few matrices. It may have a duo and a quartet: what its layers do
otherwise with two and with four players, each as the product of two slim matrices (LoRA: Hu and
others 2021).
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from emporion.bots.network import PARTS
from emporion.errors import extra

with extra("train"):
    import torch
    from torch import Tensor, nn
    from torch.nn import functional as F

NEVER = -1e9  # the logit of what is not legal: its chance is exactly 0


@dataclass(frozen=True)
class Slim:
    """How wide the slim matrices of a network are, 0 for none, and where it sees who plays."""

    duo: int = 0
    quartet: int = 0
    entrance: int = 0  # the quartet's for the first layer
    present: tuple[int, ...] = ()  # the inputs that are 1 where somebody sits second, third, ...
    spare: tuple[int, ...] = ()  # those that mean nothing in the games it is for

    @property
    def parts(self) -> list[str]:
        return [name for name in PARTS if getattr(self, name)]


NO_PARTS = Slim()


class Trunk(nn.Module):  # type: ignore[misc]
    """The layers that both share."""

    def __init__(self, inputs: int, width: int, blocks: int, slim: Slim = NO_PARTS) -> None:
        super().__init__()
        self.first = nn.Linear(inputs, width)
        self.blocks = nn.ModuleList(nn.Linear(width, width) for _ in range(blocks))
        nn.init.kaiming_uniform_(self.first.weight, nonlinearity="relu")
        for block in self.blocks:
            nn.init.orthogonal_(block.weight, 0.7)
            nn.init.zeros_(block.bias)
        with torch.no_grad():
            self.first.weight[:, list(slim.spare)] = 0
        self.slim = slim
        for name in slim.parts:
            rank = getattr(slim, name)
            into = [nn.init.orthogonal_(torch.empty(width, rank)) for _ in range(blocks)]
            setattr(self, f"{name}_in", nn.ParameterList(into))
            out = [torch.zeros(rank, width) for _ in range(blocks)]
            setattr(self, f"{name}_out", nn.ParameterList(out))
        if slim.quartet and slim.entrance:
            into_first = torch.randn(inputs, slim.entrance) * 0.05
            into_first[list(slim.spare)] = 0
            self.quartet_first_in = nn.Parameter(into_first)
            self.quartet_first_out = nn.Parameter(torch.zeros(slim.entrance, width))

    def forward(self, seen: Tensor) -> Tensor:
        there = {name: are(PARTS[name], seen, self.slim) for name in self.slim.parts}
        hidden = self.first(seen)
        if self.slim.quartet and self.slim.entrance:
            more = seen @ self.quartet_first_in @ self.quartet_first_out
            hidden = hidden + more * there["quartet"]
        hidden = F.relu(hidden)
        for i, block in enumerate(self.blocks):
            into = normal(hidden)
            out = block(into)
            for name in there:
                part = into @ getattr(self, f"{name}_in")[i] @ getattr(self, f"{name}_out")[i]
                out = out + part * there[name]
            hidden = hidden + F.relu(out)
        return normal(hidden)

    def part(self, name: str) -> list[nn.Parameter]:
        """The weights of one part."""
        return [weights for key, weights in self.named_parameters() if key.startswith(f"{name}_")]


class Policy(nn.Module):  # type: ignore[misc]
    """What to do, and what every seat may expect: its share of the win and its lead."""

    def __init__(
        self,
        inputs: int,
        actions: int,
        seats: int,
        width: int,
        blocks: int,
        slim: Slim = NO_PARTS,
        taught: str = "",
    ) -> None:
        """`taught` is the part that is to learn, and nothing else then."""
        super().__init__()
        self.trunk = Trunk(inputs, width, blocks, slim)
        self.taught = taught
        self.action = small(nn.Linear(width, actions))
        self.value = small(nn.Linear(width, 2 * seats))

    def forward(self, seen: Tensor) -> tuple[Tensor, Tensor]:
        hidden = self.trunk(seen)
        return exactly(self.action, hidden), exactly(self.value, hidden)

    def learning(self) -> list[nn.Parameter]:
        """What a run teaches: all of it, or a part."""
        part = self.trunk.part(self.taught) if self.taught else []
        for weights in self.parameters() if part else ():
            weights.requires_grad_(any(weights is one for one in part))
        return part or [*self.parameters()]


class Critic(nn.Module):  # type: ignore[misc]
    """What every seat may expect, judged with all hands open."""

    def __init__(self, inputs: int, seats: int, width: int, blocks: int) -> None:
        super().__init__()
        self.trunk = Trunk(inputs, width, blocks)
        self.value = small(nn.Linear(width, 2 * seats))

    def forward(self, seen: Tensor) -> Tensor:
        return exactly(self.value, self.trunk(seen))


class Selves(nn.Module):  # type: ignore[misc]
    """Several former players at once: the rows of the input are dealt out among them evenly."""

    def __init__(self, policy: Policy, count: int, widest: Slim = NO_PARTS) -> None:
        """`widest` has the largest parts that any of them has."""
        super().__init__()
        self.layers = [("trunk.first", 0)]
        self.layers += [(f"trunk.blocks.{i}", 1) for i in range(len(policy.trunk.blocks))]
        self.layers += [("action", 2)]
        names = [f"{layer}.{part}" for layer, _ in self.layers for part in ("weight", "bias")]
        own = policy.state_dict()
        for name in names:
            stack = own[name].unsqueeze(0).repeat(count, *[1] * own[name].dim())
            self.register_buffer(name.replace(".", "_"), stack)
        inputs, width = policy.trunk.first.in_features, policy.trunk.first.out_features
        self.slim = replace(widest, present=policy.trunk.slim.present)
        shapes = {}
        for name in widest.parts:
            rank = getattr(widest, name)
            for i in range(len(policy.trunk.blocks)):
                shapes[f"trunk.{name}_in.{i}"] = width, rank
                shapes[f"trunk.{name}_out.{i}"] = rank, width
        if widest.quartet and widest.entrance:
            shapes["trunk.quartet_first_in"] = inputs, widest.entrance
            shapes["trunk.quartet_first_out"] = widest.entrance, width
        for name, shape in shapes.items():
            self.register_buffer(name.replace(".", "_"), torch.zeros(count, *shape))
        self.names = [*names, *shapes]
        self.count = count

    def kept(self, weights: dict[str, Tensor]) -> dict[str, Tensor]:
        """What these players need of a network's weights."""
        return {name: weights[name] for name in self.names if name in weights}

    def become(self, slot: int, weights: dict[str, Tensor]) -> None:
        for name in self.names:
            place = getattr(self, name.replace(".", "_"))[slot]
            if is_of_part(name):  # a slimmer one leaves the rest empty
                place.zero_()
            if name in weights:
                place[tuple(map(slice, weights[name].shape))].copy_(weights[name])

    def forward(self, seen: Tensor) -> Tensor:
        """The logits of all rows; the first of them are the first self's."""
        hidden = seen.view(self.count, -1, seen.shape[-1])
        there = {name: are(PARTS[name], hidden, self.slim) for name in self.slim.parts}
        for layer, kind in self.layers:
            weight = getattr(self, f"{layer.replace('.', '_')}_weight")
            bias = getattr(self, f"{layer.replace('.', '_')}_bias")
            into = normal(hidden) if kind else hidden
            out = torch.baddbmm(
                bias.unsqueeze(1).to(into.dtype), into, weight.transpose(1, 2).to(into.dtype)
            )
            if kind == 2:
                return out.float().flatten(0, 1)
            for name in there:
                number = layer.rpartition(".")[2]
                ends = [f"trunk_{name}_{end}_{number}" for end in ("in", "out")]
                if kind == 0:
                    ends = [f"trunk_{name}_first_{end}" for end in ("in", "out")]
                if hasattr(self, ends[0]):
                    slim, wide = (getattr(self, end).to(into.dtype) for end in ends)
                    out = out + into @ slim @ wide * there[name]
            hidden = hidden + F.relu(out) if kind else F.relu(out)
        raise AssertionError("the last layer answers")


def is_of_part(name: str) -> bool:
    """Whether weights of this name are for one number of players alone."""
    return any(name.startswith(f"trunk.{part}_") for part in PARTS)


def parts_of(weights: dict[str, Tensor]) -> Slim:
    """How wide the parts of a network with these weights are."""
    found = {}
    for name in PARTS:
        if f"trunk.{name}_in.0" in weights:
            found[name] = weights[f"trunk.{name}_in.0"].shape[1]
    if "trunk.quartet_first_in" in weights:
        found["entrance"] = weights["trunk.quartet_first_in"].shape[1]
    return Slim(**found)


def are(players: int, seen: Tensor, slim: Slim) -> Tensor:
    """1 where so many play, else 0."""
    others = torch.zeros_like(seen[..., :1])
    for one in slim.present:
        others = others + seen[..., one : one + 1]
    return (others == players - 1).to(seen.dtype)


def normal(hidden: Tensor) -> Tensor:
    return F.layer_norm(hidden, hidden.shape[-1:])


def exactly(layer: nn.Linear, hidden: Tensor) -> Tensor:
    """A layer in full precision, whatever the others run in."""
    with torch.autocast(hidden.device.type, enabled=False):
        return F.linear(hidden.float(), layer.weight, layer.bias)


def small(layer: nn.Linear) -> nn.Linear:
    """A layer that at first says next to nothing."""
    nn.init.orthogonal_(layer.weight, 0.01)
    nn.init.zeros_(layer.bias)
    return layer


def expectations(values: Tensor, present: Tensor) -> Tensor:
    """Win shares and leads by relative seat, from a network's raw values: (..., seats, 2)."""
    win, lead = values.chunk(2, dim=-1)
    shares = win.masked_fill(~present, NEVER).softmax(-1)
    return torch.stack([shares, lead * present], dim=-1)


def half_precision(device: Any) -> Any:
    """Matrices in bfloat16 where that is fast."""
    kind = torch.device(device).type
    on = kind == "cuda" or torch.cpu._is_avx512_bf16_supported()
    return torch.autocast(kind, torch.bfloat16, enabled=on, cache_enabled=False)
