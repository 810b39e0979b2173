"""A run's folder: what is written there is whole or is not there at all."""

from __future__ import annotations

import fcntl
import io
import json
import os
import tempfile
import zipfile
import zlib
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from emporion.errors import extra
from emporion.train import TrainingError

with extra("train"):
    import torch

FILE = "checkpoint.pt"
FORMAT = "emporion-training/1"
LEFTOVERS = (".*.pt.*", ".*.npz.*", ".*.toml.*", ".curve.*", ".learner-*.npz", ".measured-*.npz")


def write(file: Path, data: bytes) -> None:
    """Put a file in place at once; whatever goes wrong, the old one stays."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(dir=file.parent, prefix=f".{file.name}.")
        try:
            with os.fdopen(handle, "wb") as out:
                out.write(data)
                out.flush()
                os.fsync(out.fileno())
                os.fchmod(out.fileno(), 0o644)
            os.replace(name, file)
        except BaseException:
            os.unlink(name)
            raise
    except OSError as error:
        raise TrainingError(f"{file}: cannot be written: {error.strerror}") from None


def try_out(folder: Path) -> None:
    """Whether something can be written there, before much work is done for it."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder) as file:
            file.write(b"so far so good")
    except OSError as error:
        raise TrainingError(f"{folder}: cannot be written: {error.strerror}") from None


@contextmanager
def claimed(folder: Path) -> Iterator[None]:
    """A folder is one run's as long as it trains there, however that ends; folders made for a run
    that comes to nothing go with it."""
    made = [one for one in (folder, *folder.parents) if not one.exists()]
    try_out(folder)
    handle = os.open(folder, os.O_RDONLY)
    try:
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise TrainingError(f"{folder}: another run trains there") from None
        except OSError:  # a file system that knows no locks
            pass
        else:
            _tidy(folder)
        yield
    finally:
        os.close(handle)
        with suppress(OSError):  # something is in it
            for one in made:
                one.rmdir()


def _tidy(folder: Path) -> None:
    """Remove what a killed run had not put in place yet."""
    for pattern in LEFTOVERS:
        for file in folder.glob(pattern):
            file.unlink(missing_ok=True)


def save(folder: Path, state: dict[str, Any], games: list[list[bytes]]) -> None:
    packed = [
        [torch.frombuffer(bytearray(zlib.compress(one, 1)), dtype=torch.uint8) for one in half]
        for half in games
    ]
    buffer = io.BytesIO()
    torch.save({"format": FORMAT, "games": packed, **state}, buffer)
    write(folder / FILE, buffer.getvalue())


def load(folder: Path, device: Any) -> tuple[dict[str, Any], list[list[bytes]]] | None:
    """The run's state and its games, or None if nothing has begun there."""
    file = folder / FILE
    try:
        data = file.read_bytes()
    except FileNotFoundError:
        return None
    except OSError as error:
        raise TrainingError(f"{file}: cannot be read: {error.strerror}") from None
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as parts:  # PyTorch itself does not look
            if parts.testzip() is not None:
                raise zipfile.BadZipFile
        state = torch.load(io.BytesIO(data), map_location=device, weights_only=True)
        packed = state.pop("games")
        games = [[zlib.decompress(one.cpu().numpy().tobytes()) for one in half] for half in packed]
    except Exception:  # whatever PyTorch makes of bytes that are none of its own
        raise TrainingError(f"{file}: is no checkpoint, or a damaged one") from None
    if state.pop("format", None) != FORMAT:
        raise TrainingError(f"{file}: is a checkpoint of another version of Emporion")
    known = isinstance(state.get("recipe"), dict) and "made_for" in state
    counted = (state.get("seconds"), state.get("decisions"))
    if not known or not all(isinstance(one, int | float) for one in counted):
        raise TrainingError(f"{file}: is no checkpoint, or a damaged one")
    return state, games


def write_json(file: Path, document: Any) -> None:
    write(file, (json.dumps(document, indent=1) + "\n").encode())
