"""What shows the players of Rhodes and The Colossus something new; undo never crosses it."""

from __future__ import annotations

from emporion.table.events import Event

REVEALS = {
    "shuffle": "the Egyptian ships were shuffled",
    "shown": "a new Egyptian ship was shown",
    "plaza": "a new assignment was turned up",
}


def reveals(event: Event) -> str | None:
    """What the event lets somebody see, as a key of `REVEALS`."""
    return event.kind if event.kind in REVEALS else None
