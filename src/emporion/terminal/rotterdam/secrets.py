"""What a shared screen would give away by itself.

A move that was forced looks to the others like a chosen one (RO-11.4). If the screen passed a
player by because there was nothing to choose, everybody around it would know. So whoever could have
had a choice, as far as the others can tell, gets the screen for a moment.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import emporion as em


def silent(state: em.State, since: int) -> dict[int, str]:
    """Who was passed by since that many decisions, though the others cannot know why: the move."""
    phase = state.rewind(since).view(None)["phase"]
    seats = state.view(None)["seats"]
    found: dict[int, str] = {}
    for event in state.log(since):
        if event.kind == "phase":
            phase = event.data["phase"]
        elif event.kind == "move" and event.data["forced"]:
            seat, action = event.data["seat"], event.data["action"]
            if _might_have_chosen(seats[seat], phase, action):
                found[seat] = action
    return found


def _might_have_chosen(doc: Mapping[str, Any], phase: str, action: str) -> bool:
    if action == "decline":
        return True
    if action not in ("done", "pass"):
        return False
    return bool(doc["transport_cards"] or (phase == "missions" and any(doc["backs"].values())))
