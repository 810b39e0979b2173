"""A view or position as text that a person can read."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from emporion.table.kernel import State

HEAD = {"format", "game", "players", "options", "edition", "edition_hash"}


def asked(state: State) -> str:
    """Who is asked what, and what the seat that is asked may know and do."""
    game = state.game
    if state.over:
        told = "over, won by " + " and ".join(f"seat {seat}" for seat in state.winners)
    else:
        told = f"seat {state.actor} is asked: {state.prompt}"
    lines = [f"{game.name}, {game.players} players, round {state.round}: {told}"]
    lines += document(state.view(state.actor))
    lines += [f"  {action.id:4}  {action.text}" for action in state.legal()]
    return "\n".join(lines)


def document(doc: Mapping[str, Any]) -> Iterator[str]:
    """A document's entries, a line each; what is empty is left out."""
    for key, value in doc.items():
        if key in HEAD or _is_empty(value):
            continue
        if isinstance(value, list) and isinstance(value[0], dict):
            for number, entry in enumerate(value):
                yield f"{key} {number}: {_brief(entry)}"
        else:
            yield f"{key}: {_brief(value)}"


def _brief(value: Any) -> str:
    if isinstance(value, dict):
        kept = [(key, entry) for key, entry in value.items() if not _is_empty(entry)]
        return ", ".join(f"{key} {_inner(entry)}" for key, entry in kept)
    if isinstance(value, list):
        return ", ".join(map(_inner, value))
    return str(value)


def _inner(value: Any) -> str:
    return f"({_brief(value)})" if isinstance(value, dict | list) else str(value)


def _is_empty(value: Any) -> bool:
    return value is None or value is False or value in ([], {})
