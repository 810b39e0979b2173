"""What the server says, as a client reads it: views and legal actions are read at once."""

from __future__ import annotations

from typing import Any

from emporion.server import messages
from emporion.server.messages import Legal, Problem


class Turn(messages.Turn, frozen=True):
    """Who owes what. `legal` is there for the seat that is asked, and for nobody else."""

    legal: list[Legal] | None = None  # type: ignore[assignment]


class Full(messages.Full, frozen=True, tag="full"):
    """Everything as a viewer may know it now."""

    view: dict[str, Any] | None = None  # type: ignore[assignment]
    turn: Turn | None = None


class News(messages.News, frozen=True, tag="news"):
    """One more thing that happened at the table. The last of several carries the view."""

    view: dict[str, Any] | None = None  # type: ignore[assignment]
    turn: Turn | None = None


class Refusal(messages.Refused, frozen=True, tag="refused"):
    """The act was not carried out, and changed nothing; what the caller should know now."""

    now: Full | None = None


__all__ = ["Full", "Legal", "News", "Problem", "Refusal", "Turn"]
