"""The trained player as a file that `neural` reads, and the card that says how it came about."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import numpy as np

from emporion.bots.network import FORMAT, PARTS, Network, made_for, packed
from emporion.table.kernel import Game
from emporion.train.checkpoint import write
from emporion.train.network import Policy
from emporion.train.recipe import Recipe

LARGEST = 1_500_000  # bytes
MOST = 300_000  # parameters


def parameters(policy: Policy) -> int:
    """How many numbers the network's file holds."""
    return sum(one.size for name, one in arrays(policy).items() if name != "used")


def arrays(policy: Policy) -> dict[str, Any]:
    """The player's matrices as NumPy reads them; inputs come first where all rows are used. Those
    that have taught it nothing have no row."""
    found = {name: one.detach().float().cpu().numpy() for name, one in policy.state_dict().items()}
    named = {"first": "trunk.first", "action": "action", "value": "value"}
    named |= {f"block{i}": f"trunk.blocks.{i}" for i in range(len(policy.trunk.blocks))}
    out = {}
    for short, long in named.items():
        weight = found[f"{long}.weight"]
        by_input = short == "first" or short.startswith("block")
        out[short] = weight.T.copy() if by_input else weight
        out[f"{short}_bias"] = found[f"{long}.bias"]
    for name in PARTS:
        for i in range(len(policy.trunk.blocks)):
            for end in ("in", "out"):
                if f"trunk.{name}_{end}.{i}" in found:
                    out[f"{name}{i}_{end}"] = found[f"trunk.{name}_{end}.{i}"]
    rows = ["first"]
    if "trunk.quartet_first_in" in found:
        out["quartet_first_in"] = found["trunk.quartet_first_in"]
        out["quartet_first_out"] = found["trunk.quartet_first_out"]
        rows.append("quartet_first_in")
    used = np.flatnonzero(np.any([out[name].any(axis=1) for name in rows], axis=0))
    out |= {name: out[name][used] for name in rows}
    return out | {"used": used.astype(np.uint16)}


def weights(network: Network) -> dict[str, Any]:
    """A network's matrices by the names that `Policy` has for them; `arrays` the other way."""
    import torch

    layers = {"trunk.first": network.first, "action": network.action, "value": network.value}
    layers |= {f"trunk.blocks.{i}": block for i, block in enumerate(network.blocks)}
    found = {}
    for name, (weight, bias) in layers.items():
        by_input = name.startswith("trunk")
        found[f"{name}.weight"] = torch.tensor(weight.T.copy() if by_input else weight)
        found[f"{name}.bias"] = torch.tensor(bias)
    for name, players in PARTS.items():
        part = network.parts.get(players)
        for i, (into, out) in enumerate(part.blocks if part else ()):
            found[f"trunk.{name}_in.{i}"] = torch.tensor(into)
            found[f"trunk.{name}_out.{i}"] = torch.tensor(out)
        if part and part.first:
            found[f"trunk.{name}_first_in"] = torch.tensor(part.first[0])
            found[f"trunk.{name}_first_out"] = torch.tensor(part.first[1])
    return found


def export(file: Path, policy: Policy, game: Game, recipe: Recipe) -> bytes:
    """Write the network; its bytes."""
    data = packed_network(policy, game, recipe)
    write(file, data)
    return data


def packed_network(policy: Policy, game: Game, recipe: Recipe) -> bytes:
    """The network as the bytes of its file."""
    card = {
        "format": FORMAT,
        "points": recipe.points,
        "blocks": recipe.blocks,
        "inputs": game.observation_size,
        **made_for(game),
    }
    return packed(arrays(policy), card)


def card_text(told: dict[str, Any]) -> str:
    """A model card as TOML: plain values first, then tables and lists of tables.

    >>> print(card_text({"title": "rhodes", "recipe": {"seed": 1}, "curve": [{"minute": 1.0}]}))
    title = "rhodes"
    <BLANKLINE>
    [recipe]
    seed = 1
    <BLANKLINE>
    [[curve]]
    minute = 1.0
    <BLANKLINE>
    """
    lines = [f"{key} = {_toml(value)}" for key, value in told.items() if not _is_table(value)]
    for key, value in told.items():
        if isinstance(value, dict):
            lines += ["", f"[{key}]", *_lines(value)]
        elif _is_table(value):
            for table in value:
                lines += ["", f"[[{key}]]", *_lines(table)]
    return "\n".join(lines) + "\n"


def _lines(table: dict[str, Any]) -> list[str]:
    return [f"{_key(name)} = {_toml(value)}" for name, value in table.items()]


def _key(name: str) -> str:
    return name if re.fullmatch(r"[A-Za-z0-9_-]+", name) else _toml(name)


def _is_table(value: Any) -> bool:
    return isinstance(value, dict) or (
        isinstance(value, list) and bool(value) and isinstance(value[0], dict)
    )


def _toml(value: Any) -> str:
    match value:
        case bool():
            return str(value).lower()
        case int() | float():
            return repr(value)
        case list():
            return f"[{', '.join(map(_toml, value))}]"
        case dict():
            return "{ " + ", ".join(_lines(value)) + " }"
    escaped = str(value).replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
    return f'"{escaped}"'
