"""How a game says what its components are, and what counts as using one.

A game lists its components in groups. Each group names the events that use one of its components:
`Use("tile", "tile", {0: "poseidon", ...})` reads "the event `tile` uses the component its field
`tile` stands for". Events and fields are called as in the game's `notation.EVENTS`; values are the
numbers of the kernel.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from emporion.table.kernel import Game

Key = int | tuple[int, ...]
Fields = str | tuple[str, ...]
Kinds = Sequence[tuple[str, tuple[str, ...], str]]  # a game's notation.EVENTS

POINTS = "points by source"  # a group every game has: its sums are the final scores
ENDS = "what ended the game"  # another: one of it in every game

_ONCE = -1
_THE_SEAT = -1
_NOTED = 4  # notes come after an event's three fields


@dataclass(frozen=True)
class Use:
    """An event that uses the component its fields `by` stand for.

    It counts once, or as often as the field `times` says, times `worth`; for the event's seat or
    the one in the field `who`. A field written `@name` is what the `Note` of that name remembers.
    """

    event: str
    by: Fields
    names: Mapping[Any, str]
    times: str | None = None
    worth: Mapping[Any, int] | None = None
    who: str | None = None


@dataclass(frozen=True)
class Note:
    """An event that is remembered under a name: a field of it, or else a number."""

    name: str
    event: str
    field: str | None = None
    value: int = 0


@dataclass(frozen=True)
class Group:
    """Components of one sort.

    `judged` says what would be wrong with one of them: that winners `never` use it, or also that
    they `always` do; nothing, where using it is no choice.
    """

    name: str
    verb: str  # what using one means: "built"
    uses: tuple[Use | Note, ...]
    judged: Literal["", "never", "always"] = ""

    @property
    def names(self) -> list[str]:
        """The components in the order they were listed."""
        uses = (use for use in self.uses if isinstance(use, Use))
        return list(dict.fromkeys(name for use in uses for name in use.names.values()))


@dataclass(frozen=True)
class Rule:
    """A use or a note in numbers, as the census reads it."""

    kind: int
    fields: tuple[int, ...] = ()
    table: Mapping[tuple[int, ...], tuple[int, int]] | None = None
    times: int = _ONCE
    who: int = _THE_SEAT
    note: int = -1
    noted: int = _ONCE
    value: int = 0


@dataclass(frozen=True)
class Components:
    """All components of a game, in one numbered list."""

    groups: tuple[Group, ...]
    kinds: Kinds
    limit: str  # what ends a game that would not end by itself, among `ENDS`

    def names(self) -> list[tuple[str, str]]:
        """(group, component), in the order of their numbers."""
        return [(group.name, name) for group in self.groups for name in group.names]

    def rules(self) -> list[Rule]:
        """What the census follows."""
        numbers = {pair: number for number, pair in enumerate(self.names())}
        notes = sorted(
            {use.name for group in self.groups for use in group.uses if isinstance(use, Note)}
        )
        return [
            self._note(use, notes)
            if isinstance(use, Note)
            else self._use(use, {name: numbers[group.name, name] for name in group.names}, notes)
            for group in self.groups
            for use in group.uses
        ]

    def _event(self, event: str) -> tuple[int, tuple[str, ...]]:
        found = [(kind, fields) for kind, (name, fields, _) in enumerate(self.kinds)]
        return found[[name for name, _, _ in self.kinds].index(event)]

    def _note(self, note: Note, notes: list[str]) -> Rule:
        kind, fields = self._event(note.event)
        noted = _ONCE if note.field is None else fields.index(note.field)
        return Rule(kind, (), {}, note=notes.index(note.name), noted=noted, value=note.value)

    def _use(self, use: Use, numbers: Mapping[str, int], notes: list[str]) -> Rule:
        kind, fields = self._event(use.event)

        def number(field: str) -> int:
            if field.startswith("@"):
                return _NOTED + notes.index(field[1:])
            return fields.index(field)

        by = (use.by,) if isinstance(use.by, str) else use.by
        table = {
            key if isinstance(key, tuple) else (key,): (
                numbers[name],
                1 if use.worth is None else use.worth[key],
            )
            for key, name in use.names.items()
        }
        return Rule(
            kind,
            tuple(number(field) for field in by),
            table,
            times=_ONCE if use.times is None else number(use.times),
            who=_THE_SEAT if use.who is None else number(use.who),
        )


def listed(names: Sequence[str]) -> dict[int, str]:
    """Names by their place in a list."""
    return dict(enumerate(names))


def by_action(game: Game, texts: Mapping[str, str]) -> dict[int, str]:
    """Components by the action that uses them: `texts` says which text means which."""
    return {game.action(text).id: name for text, name in texts.items()}
