"""What is done stays done: finished pieces, one checksummed line each, only ever appended.

A line is durable before the next piece is written, so a kill loses at most a line half written,
which is cut off when the work goes on. Any other line that does not hold is refused.
"""

from __future__ import annotations

import fcntl
import hashlib
import json
import os
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any

from emporion.errors import EmporionError, brief
from emporion.table.edition import canonical_json
from emporion.table.titles import VERSION

FORMAT = "emporion-journal/1"
FILE = "journal.txt"


class JournalError(EmporionError):
    """A journal that is damaged, in use, or of other work."""


class Journal:
    """The finished pieces of one task; only where each line begins is kept in memory."""

    def __init__(self, file: IO[bytes], name: str, key: Mapping[str, Any]) -> None:
        self._file = file
        self._name = name
        self._places: dict[int, int] = {}
        if not self._read(key):
            self._file.truncate(0)
            self._append({"format": FORMAT, "emporion": VERSION, "key": key})

    def __contains__(self, piece: int) -> bool:
        return piece in self._places

    def __getitem__(self, piece: int) -> dict[str, Any]:
        self._file.seek(self._places[piece])
        _, result = _opened(self._file.readline())
        return dict(result)

    def __len__(self) -> int:
        return len(self._places)

    def check_room(self, pieces: int) -> None:
        """Refuse to do less than is done already: what is left out would be forgotten."""
        if any(piece >= pieces for piece in self._places):
            raise JournalError(
                f"{self._name}: more of this work is done than is asked for, {len(self):,} pieces "
                f"instead of {pieces:,}; ask for at least as much, or choose another folder"
            )

    def add(self, piece: int, result: Mapping[str, Any]) -> None:
        """Write down a finished piece; when this returns, no kill can lose it."""
        if piece not in self._places:
            self._places[piece] = self._append([piece, result])

    def _append(self, content: Any) -> int:
        begin = self._file.seek(0, os.SEEK_END)
        text = canonical_json(content)
        self._file.write(f"{_sum(text)} {text}\n".encode())
        self._file.flush()
        os.fsync(self._file.fileno())
        return begin

    def _read(self, key: Mapping[str, Any]) -> bool:
        """Take in what is there; False if that is not even a whole first line."""
        self._file.seek(0)
        begin = 0
        for number, line in enumerate(self._file, 1):
            if not line.endswith(b"\n"):
                self._file.truncate(begin)
                break
            try:
                content = _opened(line)
            except ValueError:
                raise JournalError(f"{self._name}:{number}: this line is damaged") from None
            if number == 1:
                if not isinstance(content, dict) or content.get("format") != FORMAT:
                    raise JournalError(f"{self._name}:1: this is not a journal of Emporion's")
                same_work(self._name, content.get("emporion"), content.get("key"), key)
            else:
                self._places.setdefault(content[0], begin)
            begin += len(line)
        return begin > 0


def same_work(name: str, version: object, key: Any, mine: Mapping[str, Any]) -> None:
    """Refuse a file that another version wrote, or that holds another task's results."""
    if version != VERSION:
        raise JournalError(
            f"{name}: made by emporion {version}, this is {VERSION}; choose another folder"
        )
    here = json.loads(canonical_json(mine))
    there = dict(key) if isinstance(key, dict) else {}
    manners, mine_now = there.pop("manners", None), here.pop("manners", {})
    manners = manners if isinstance(manners, dict) else {}
    for part in {**there, **here}:
        if there.get(part) != here.get(part):
            raise JournalError(
                f"{name}: holds other work: {part} is {brief(there.get(part))} there and "
                f"{brief(here.get(part))} here; choose another folder"
            )
    changed = [kind for kind, manner in mine_now.items() if manners.get(kind) != manner]
    if changed:
        raise JournalError(
            f"{name}: {' and '.join(changed)} of these games plays otherwise now; "
            "choose another folder"
        )


@contextmanager
def opened(folder: Path | None, key: Mapping[str, Any]) -> Iterator[Journal]:
    """The journal in a folder, for nobody else meanwhile; without a folder it is forgotten."""
    if folder is None:
        with tempfile.TemporaryFile() as file:
            yield Journal(file, "", key)
        return
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / FILE
    with open(os.open(path, os.O_RDWR | os.O_CREAT, 0o666), "r+b") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise JournalError(f"{path}: another run is at work here") from None
        yield Journal(file, str(path), key)


def complete(folder: Path, key: Mapping[str, Any], pieces: int) -> bool:
    """Whether the journal in a folder holds so many pieces; every line of it is looked at."""
    with opened(folder, key) as journal:
        return len(journal) == pieces


def _sum(text: str) -> str:
    return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()


def _opened(line: bytes) -> Any:
    """What a line says; `ValueError` if its sum does not hold."""
    found, _, text = line.decode().rstrip("\n").partition(" ")
    if found != _sum(text):
        raise ValueError("the sum does not hold")
    return json.loads(text)
