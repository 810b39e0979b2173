"""What the server says, as a client reads it: views are read at once."""

from __future__ import annotations

from typing import Any

from emporion.server import messages
from emporion.server.messages import Legal, Problem, Turn


class Full(messages.Full, frozen=True, tag="full"):
    """Everything as a viewer may know it now."""

    view: dict[str, Any] | None = None  # type: ignore[assignment]


class News(messages.News, frozen=True, tag="news"):
    """One more thing that happened at the table. The last of several carries the view."""

    view: dict[str, Any] | None = None  # type: ignore[assignment]


class Refusal(messages.Refused, frozen=True, tag="refused"):
    """The act was not carried out, and changed nothing; what the caller should know now."""

    now: Full | None = None


__all__ = ["Full", "Legal", "News", "Problem", "Refusal", "Turn"]
