"""The choices a player is offered: numbered, grouped, each with its effect in words."""

from __future__ import annotations

from dataclasses import dataclass

import emporion as em
from emporion.terminal.faces import FACES


@dataclass(frozen=True)
class Choice:
    number: int
    action: em.Action
    group: str
    effect: str


def offer(state: em.State) -> list[Choice]:
    """All legal actions in groups; those without one, such as stopping, come last."""
    found = FACES[state.game.name].describe(state)
    groups = list(dict.fromkeys(group for _, group, _ in found))
    groups.sort(key=lambda group: group == "")
    ordered = [entry for group in groups for entry in found if entry[1] == group]
    return [Choice(number, *entry) for number, entry in enumerate(ordered, 1)]


def find(choices: list[Choice], typed: str) -> list[Choice]:
    """The choices a typed text may mean: by number, by text, or by the beginnings of its words.

    An exact text means itself only.
    """
    if typed.isdecimal():
        return [choice for choice in choices if str(choice.number) == typed.lstrip("0")]
    words = typed.lower().split()
    exact = [choice for choice in choices if choice.action.text.split() == words]
    return exact or [choice for choice in choices if _begins(choice.action.text.split(), words)]


def _begins(text: list[str], typed: list[str]) -> bool:
    if not typed or len(typed) > len(text):
        return False
    return all(word.startswith(part) for word, part in zip(text, typed, strict=False))
