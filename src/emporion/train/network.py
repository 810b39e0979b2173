"""The networks: the player, which is shipped, and its judge, which only trains it.

Both are residual perceptrons. Layers are normalised without parameters of their own, so that the
shipped player is nothing but a few matrices. It may have a duo: what its hidden layers do otherwise
with two players, each as the product of two slim matrices (LoRA: Hu and others 2021).
"""

from __future__ import annotations

from typing import Any

from emporion.errors import extra

with extra("train"):
    import torch
    from torch import Tensor, nn
    from torch.nn import functional as F

NEVER = -1e9  # the logit of what is not legal: its chance is exactly 0


class Trunk(nn.Module):  # type: ignore[misc]
    """The layers that both share."""

    def __init__(self, inputs: int, width: int, blocks: int, duo: int = 0, third: int = 0) -> None:
        """`duo` is how slim the matrices for two players are, 0 for none; the input `third` is 0
        where nobody sits third."""
        super().__init__()
        self.first = nn.Linear(inputs, width)
        self.blocks = nn.ModuleList(nn.Linear(width, width) for _ in range(blocks))
        nn.init.kaiming_uniform_(self.first.weight, nonlinearity="relu")
        for block in self.blocks:
            nn.init.orthogonal_(block.weight, 0.7)
            nn.init.zeros_(block.bias)
        self.third = third
        self.duo_in, self.duo_out = nn.ParameterList(), nn.ParameterList()
        for _ in range(blocks if duo else 0):
            self.duo_in.append(nn.init.orthogonal_(torch.empty(width, duo)))
            self.duo_out.append(torch.zeros(duo, width))

    def forward(self, seen: Tensor) -> Tensor:
        hidden = F.relu(self.first(seen))
        alone = are_two(seen, self.third) if self.duo_in else None
        for i, block in enumerate(self.blocks):
            into = normal(hidden)
            out = block(into)
            if alone is not None:
                out = out + (into @ self.duo_in[i] @ self.duo_out[i]) * alone
            hidden = hidden + F.relu(out)
        return normal(hidden)


class Policy(nn.Module):  # type: ignore[misc]
    """What to do, and what every seat may expect: its share of the win and its lead."""

    def __init__(
        self,
        inputs: int,
        actions: int,
        seats: int,
        width: int,
        blocks: int,
        duo: int = 0,
        third: int = 0,
    ) -> None:
        super().__init__()
        self.trunk = Trunk(inputs, width, blocks, duo, third)
        self.action = small(nn.Linear(width, actions))
        self.value = small(nn.Linear(width, 2 * seats))

    def forward(self, seen: Tensor) -> tuple[Tensor, Tensor]:
        hidden = self.trunk(seen)
        return exactly(self.action, hidden), exactly(self.value, hidden)

    def learning(self) -> list[nn.Parameter]:
        """What a run teaches: the duo where there is one, and nothing else then."""
        duo = [*self.trunk.duo_in, *self.trunk.duo_out]
        for weights in self.parameters() if duo else ():
            weights.requires_grad_(any(weights is one for one in duo))
        return duo or [*self.parameters()]


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

    def __init__(self, policy: Policy, count: int, duo: int = 0) -> None:
        """`duo` is the largest that any of them has."""
        super().__init__()
        self.layers = [("trunk.first", 0)]
        self.layers += [(f"trunk.blocks.{i}", 1) for i in range(len(policy.trunk.blocks))]
        self.layers += [("action", 2)]
        names = [f"{layer}.{part}" for layer, _ in self.layers for part in ("weight", "bias")]
        own = policy.state_dict()
        for name in names:
            stack = own[name].unsqueeze(0).repeat(count, *[1] * own[name].dim())
            self.register_buffer(name.replace(".", "_"), stack)
        self.third = policy.trunk.third
        width = policy.trunk.first.out_features
        for i in range(len(policy.trunk.blocks) if duo else 0):
            names += [f"trunk.duo_in.{i}", f"trunk.duo_out.{i}"]
            self.register_buffer(f"trunk_duo_in_{i}", torch.zeros(count, width, duo))
            self.register_buffer(f"trunk_duo_out_{i}", torch.zeros(count, duo, width))
        self.duo = duo
        self.names = names
        self.count = count

    def kept(self, weights: dict[str, Tensor]) -> dict[str, Tensor]:
        """What these players need of a network's weights."""
        return {name: weights[name] for name in self.names if name in weights}

    def become(self, slot: int, weights: dict[str, Tensor]) -> None:
        for name in self.names:
            place = getattr(self, name.replace(".", "_"))[slot]
            if is_of_duo(name):  # a slimmer one leaves the rest empty
                place.zero_()
            if name in weights:
                place[tuple(map(slice, weights[name].shape))].copy_(weights[name])

    def forward(self, seen: Tensor) -> Tensor:
        """The logits of all rows; the first of them are the first self's."""
        hidden = seen.view(self.count, -1, seen.shape[-1])
        alone = are_two(hidden, self.third)
        for layer, kind in self.layers:
            weight = getattr(self, f"{layer.replace('.', '_')}_weight")
            bias = getattr(self, f"{layer.replace('.', '_')}_bias")
            into = normal(hidden) if kind else hidden
            out = torch.baddbmm(
                bias.unsqueeze(1).to(into.dtype), into, weight.transpose(1, 2).to(into.dtype)
            )
            if kind == 2:
                return out.float().flatten(0, 1)
            if kind == 1 and self.duo:
                number = layer.rpartition(".")[2]
                slim = getattr(self, f"trunk_duo_in_{number}").to(into.dtype)
                wide = getattr(self, f"trunk_duo_out_{number}").to(into.dtype)
                out = out + into @ slim @ wide * alone
            hidden = hidden + F.relu(out) if kind else F.relu(out)
        raise AssertionError("the last layer answers")


def is_of_duo(name: str) -> bool:
    """Whether weights of this name are for two players alone."""
    return name.startswith("trunk.duo_")


def are_two(seen: Tensor, third: int) -> Tensor:
    """1 where nobody sits third, else 0."""
    return (seen[..., third : third + 1] == 0).to(seen.dtype)


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
