"""Why an action is refused, as data from which a catalogue makes a sentence in any language."""

from __future__ import annotations

from typing import Any

from emporion.errors import IllegalAction
from emporion.games import places
from emporion.games.undo import Undo
from emporion.table.kernel import State


def arguments(state: State, refused: IllegalAction) -> dict[str, Any]:
    """What the sentence for `refused.reason` may depend on: what is asked, and what was tried.

    >>> import emporion as em
    >>> state = em.game("rhodes", players=3).start(seed=7)
    >>> try:
    ...     state.check("market")
    ... except em.IllegalAction as refused:
    ...     print(refused.reason, arguments(state, refused))
    start_first {'decision': 'start', 'place': 'market'}
    """
    found: dict[str, Any] = {"decision": state.decision}
    if refused.reason != "unknown_action":
        action = state.game.action(str(refused.action))
        found |= places.of(state.game)[action.id].arguments
    return found


def undo_arguments(undo: Undo) -> dict[str, Any]:
    """What the sentence for `undo.reason` may depend on: who decided, or what was seen."""
    found = {"by": undo.by, "seen": undo.seen}
    return {name: value for name, value in found.items() if value is not None}
