"""What happened, as data: the page animates it, the log tells it in words."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened.

    `kind` and `data` are for programs, `text` is the sentence for people. `audience` lists who may
    know it, None among them standing for spectators; an audience of None is everybody.
    """

    kind: str
    data: dict[str, Any]
    audience: tuple[int | None, ...] | None
    text: str

    def known_to(self, viewer: int | None) -> bool:
        """Whether a seat, or a spectator (None), may know this."""
        return self.audience is None or viewer in self.audience

    def to_dict(self) -> dict[str, Any]:
        return {"kind": self.kind, **self.data}
