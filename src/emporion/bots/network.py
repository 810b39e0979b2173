"""A trained network as the player `neural` reads it: a few matrices in one file.

A file is an `.npz` with the matrices and, as text, a card that says what they were made for. It may
have a part for two players, the duo: what each hidden layer does otherwise there, as the product of
two slim matrices. With more players the duo changes nothing.
"""

from __future__ import annotations

import hashlib
import io
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from emporion.errors import EmporionError
from emporion.table.edition import canonical_json
from emporion.table.kernel import Game

Array = npt.NDArray[np.float32]

FORMAT = "emporion-network/1"
FORMAT_WITH_DUO = "emporion-network/2"
DUO = 2  # players, with whom the duo counts


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
        self.first = arrays["first"], arrays["first_bias"]
        blocks = sum(name.startswith("block") and not name.endswith("_bias") for name in arrays)
        self.blocks = [(arrays[f"block{i}"], arrays[f"block{i}_bias"]) for i in range(blocks)]
        self.action = arrays["action"], arrays["action_bias"]
        self.value = arrays["value"], arrays["value_bias"]
        told = ["first", "action", "value", *(f"block{i}" for i in range(blocks))]
        expected = {*told, *(f"{name}_bias" for name in told)}
        self.duo: list[tuple[Array, Array]] = []
        if card["format"] == FORMAT_WITH_DUO:
            self.duo = [(arrays[f"duo{i}_in"], arrays[f"duo{i}_out"]) for i in range(blocks)]
            expected |= {f"duo{i}_{end}" for i in range(blocks) for end in ("in", "out")}
        if set(arrays) != expected:
            raise KeyError("a matrix is missing, or one too many")
        if card.get("blocks", blocks) != blocks:
            raise ValueError("blocks")

    def layers(self, players: int) -> list[tuple[Array, Array]]:
        """The hidden layers after the first, as they are for so many players."""
        if players != DUO or not self.duo:
            return self.blocks
        return [
            (weight + into @ out, bias)
            for (weight, bias), (into, out) in zip(self.blocks, self.duo, strict=True)
        ]

    def hidden(self, seen: Array, players: int) -> Array:
        """What is made of one observation, or of several at once, of games of so many players."""
        weight, bias = self.first
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
        if card["format"] not in (FORMAT, FORMAT_WITH_DUO):
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
    for into, out in network.duo:
        rank = into.shape[-1]
        expected += [((into, into[0]), (width, rank), rank), ((out, out[0]), (rank, width), width)]
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
