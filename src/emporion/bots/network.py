"""A trained network as the player `neural` reads it: a few matrices in one file.

A file is an `.npz` with the matrices and, as text, a card that says what they were made for. It may
have a part for two players, the duo, and one for four, the quartet: what each hidden layer does
otherwise there, as the product of two slim matrices. A quartet may do so in the first layer, too.
With other numbers of players a part changes nothing. Inputs that an edition never fills have no row
in the first layer's matrices; `used` tells which have one.
"""

from __future__ import annotations

import hashlib
import io
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from emporion.errors import EmporionError
from emporion.table.edition import canonical_json
from emporion.table.kernel import Game

Array = npt.NDArray[np.float32]

FORMAT = "emporion-network/3"
PLAIN, WITH_DUO = "emporion-network/1", "emporion-network/2"  # what was written before
LARGEST_LAYER = 1 << 24  # numbers; more is not made room for
PARTS = {"duo": 2, "quartet": 4}  # and the number of players with whom each counts


class Part(NamedTuple):
    """What the layers do otherwise with a number of players: two slim matrices for each."""

    first: tuple[Array, Array] | None
    blocks: list[tuple[Array, Array]]

    @property
    def pairs(self) -> list[tuple[Array, Array]]:
        return [*([self.first] if self.first else []), *self.blocks]


class NetworkError(EmporionError):
    """A network file that is damaged, or made for something else."""


def layout_hash(game: Game) -> str:
    """32 hex digits over what the numbers of an observation and the actions mean."""
    told = [[tuple(part) for part in game.layout], [action.text for action in game.actions]]
    return hashlib.blake2b(canonical_json(told).encode(), digest_size=16).hexdigest()


def made_for(game: Game) -> dict[str, Any]:
    """What a network must have been made for to play this game."""
    return {"title": game.name, "layout": layout_hash(game), "edition": game.edition.version}


class Network:
    """The matrices, and how they answer with NumPy alone, one observation or many at once.

    Players ask `Forward`, which answers the same for one.
    """

    def __init__(self, arrays: Mapping[str, Array], card: Mapping[str, Any]) -> None:
        self.card = dict(card)
        left = set(arrays)

        def taken(*names: str) -> tuple[Array, Array]:
            left.difference_update(names)
            one, other = (arrays[name] for name in names)
            return one, other

        self.used: Any = None
        if card["format"] == FORMAT:
            left.discard("used")
            self.used = arrays["used"]
        weight, bias = taken("first", "first_bias")
        self.first = self._whole(weight), bias
        blocks = sum(name.startswith("block") and not name.endswith("_bias") for name in arrays)
        self.blocks = [taken(f"block{i}", f"block{i}_bias") for i in range(blocks)]
        self.action = taken("action", "action_bias")
        self.value = taken("value", "value_bias")
        self.parts: dict[int, Part] = {}
        for name, players in PARTS.items():
            is_told = card["format"] == FORMAT and f"{name}0_in" in arrays
            if not is_told and (card["format"], name) != (WITH_DUO, "duo"):
                continue
            first = None
            if is_told and name == "quartet" and "quartet_first_in" in arrays:
                into, out = taken("quartet_first_in", "quartet_first_out")
                first = self._whole(into), out
            slim = [taken(f"{name}{i}_in", f"{name}{i}_out") for i in range(blocks)]
            self.parts[players] = Part(first, slim)
        if left:
            raise KeyError("a matrix too many")
        if card.get("blocks", blocks) != blocks:
            raise ValueError("blocks")

    def _whole(self, weight: Array) -> Array:
        """A matrix with a row for every input."""
        if self.used is None:
            return weight
        if self.used.dtype != np.uint16 or self.used.ndim != 1:
            raise ValueError("used")
        if len(self.used) != len(weight) or not (np.diff(self.used.astype(int)) > 0).all():
            raise ValueError("used")
        if weight.ndim != 2:
            raise ValueError("shapes")
        inputs, width = self.card["inputs"], weight.shape[1]
        if not isinstance(inputs, int) or not 0 < inputs * width <= LARGEST_LAYER:
            raise ValueError("inputs")
        whole = np.zeros((inputs, width), weight.dtype)
        whole[self.used] = weight
        return whole

    def entrance(self, players: int) -> tuple[Array, Array]:
        """The first layer, as it is for so many players."""
        part = self.parts.get(players)
        return _with(self.first, part.first if part else None)

    def layers(self, players: int) -> list[tuple[Array, Array]]:
        """The hidden layers after the first, as they are for so many players."""
        part = self.parts.get(players)
        if not part:
            return self.blocks
        return [_with(block, slim) for block, slim in zip(self.blocks, part.blocks, strict=True)]

    def hidden(self, seen: Array, players: int) -> Array:
        """What is made of one observation, or of several at once, of games of so many players."""
        weight, bias = self.entrance(players)
        hidden = np.maximum(seen @ weight + bias, 0)
        for weight, bias in self.layers(players):
            hidden = hidden + np.maximum(_normal(hidden) @ weight + bias, 0)
        return _normal(hidden)

    def logits(self, hidden: Array, actions: Any) -> Array:
        """How much each of these actions appeals; only the differences mean something."""
        weight, bias = self.action
        found: Array = hidden @ weight[actions].T + bias[actions]
        return found

    def values(self, hidden: Array, players: int) -> tuple[Array, Array]:
        """Win shares and leads in points that the seats may expect, from the actor on."""
        weight, bias = self.value
        seats = len(bias) // 2
        raw = hidden @ weight.T + bias
        wins, leads = raw[..., :players], raw[..., seats : seats + players]
        odds = np.exp(wins - wins.max(-1, keepdims=True))
        shares = odds / odds.sum(-1, keepdims=True)
        return shares, leads * np.float32(self.card["points"])


def _with(layer: tuple[Array, Array], slim: tuple[Array, Array] | None) -> tuple[Array, Array]:
    """A layer and what is done otherwise."""
    if slim is None:
        return layer
    weight, bias = layer
    into, out = slim
    return weight + into @ out, bias


def _normal(hidden: Array) -> Array:
    """Mean 0 and variance 1, as PyTorch's `layer_norm`; `reduce` is the quickest sum of few."""
    width = np.float32(hidden.shape[-1])
    total: Array = np.add.reduce(hidden, -1, keepdims=True)
    centred = hidden - total / width
    squares: Array = np.add.reduce(centred * centred, -1, keepdims=True)
    normal: Array = centred / np.sqrt(squares / width + np.float32(1e-5))
    return normal


def packed(arrays: Mapping[str, Array], card: Mapping[str, Any]) -> bytes:
    """A network as the bytes of its file."""
    text = np.frombuffer(json.dumps(dict(card), sort_keys=True).encode(), np.uint8)
    buffer = io.BytesIO()
    np.savez(buffer, card=text, **arrays)  # type: ignore[arg-type]
    return buffer.getvalue()


def read(file: Path | Any, game: Game) -> Network:
    """The network in a file, if it was made for such a game."""
    try:
        with np.load(io.BytesIO(file.read_bytes()), allow_pickle=False) as found:
            arrays = {name: found[name] for name in found.files}
        card = json.loads(arrays.pop("card").tobytes())
        if card["format"] not in (PLAIN, WITH_DUO, FORMAT):
            raise NetworkError(f"{file}: is a network of another version of Emporion")
        _check(file, card, game)
        network = Network(arrays, card)
        _check_shapes(network, game)
    except FileNotFoundError:
        raise NetworkError(f"{file}: there is no such network") from None
    except OSError as error:
        raise NetworkError(f"{file}: cannot be read: {error.strerror}") from None
    except NetworkError:
        raise
    except Exception:  # whatever NumPy, zip and JSON make of bytes that are none of theirs
        raise NetworkError(f"{file}: is no network, or a damaged one") from None
    return network


def _check(file: object, card: Mapping[str, Any], game: Game) -> None:
    needed = made_for(game)
    words = {
        "title": "plays {was}, not {now}",
        "layout": "was made for another layout of observations or actions",
        "edition": "was made for version {was} of the edition, not {now}",
    }
    for key, now in needed.items():
        was = card[key]
        if was != now:
            raise NetworkError(f"{file}: {words[key].format(was=was, now=now)}")


def _check_shapes(network: Network, game: Game) -> None:
    """Raise ValueError unless the matrices fit each other and the game."""
    width = network.first[0].shape[1]
    expected = [(network.first, (game.observation_size, width), width)]
    expected += [(block, (width, width), width) for block in network.blocks]
    expected += [(network.action, (len(game.actions), width), len(game.actions))]
    for part in network.parts.values():
        for into, out in part.pairs:
            inputs = game.observation_size if part.first and into is part.first[0] else width
            rank = into.shape[-1]
            expected += [
                ((into, into[0]), (inputs, rank), rank),
                ((out, out[0]), (rank, width), width),
            ]
    seats = network.value[0].shape[0]
    expected += [(network.value, (seats, width), seats)]
    for (weight, bias), shape, length in expected:
        fits = weight.shape == shape and bias.shape == (length,)
        if not fits or weight.dtype != np.float32 or bias.dtype != np.float32:
            raise ValueError("shapes")
        if not (np.isfinite(weight).all() and np.isfinite(bias).all()):
            raise ValueError("numbers")
    if seats < 2 * game.players or not 0 < float(network.card["points"]) < 1e6:
        raise ValueError("seats")
