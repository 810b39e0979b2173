"""Small tasks for the laboratory, in a module that its workers can import."""

import os
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from emporion.errors import EmporionError


@dataclass(frozen=True)
class Squares:
    """Squares, each with the marks that a run leaves: how often it was begun."""

    marks: Path
    count: int = 6
    seconds: float = 0.0
    fatal: int | None = None
    deaths: int = 1

    def key(self) -> dict[str, Any]:
        return {"command": "squares", "seconds": self.seconds}

    def pieces(self) -> int:
        return self.count

    def run(self, piece: int) -> dict[str, Any]:
        with open(self.marks, "a") as file:
            file.write(f"{piece}\n")
        time.sleep(self.seconds)
        if piece == self.fatal and self.begun(piece) <= self.deaths:
            os.kill(os.getpid(), 9)
        return {"square": piece * piece}

    def begun(self, piece: int) -> int:
        return self.marks.read_text().split().count(str(piece))


@dataclass(frozen=True)
class Refused:
    """Work that meets bad input half way."""

    def key(self) -> dict[str, Any]:
        return {"command": "refused"}

    def pieces(self) -> int:
        return 4

    def run(self, piece: int) -> dict[str, Any]:
        if piece == 2:
            raise EmporionError("piece 2 is not for us")
        return {}
