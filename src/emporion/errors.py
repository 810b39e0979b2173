"""Every error Emporion raises on purpose. All are `EmporionError`, which is a `ValueError`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Any

STOPPED = 130  # the exit status that a shell expects after Ctrl-C


def did_you_mean(word: str, known: Iterable[str]) -> str:
    """A hint to put behind a message: the known word closest to `word`, or nothing.

    >>> did_you_mean("wein", ["wine", "milk"])
    "; did you mean 'wine'?"
    """
    close = get_close_matches(word, list(known), n=1)
    return f"; did you mean {close[0]!r}?" if close else ""


def brief(value: object) -> str:
    """A value as it may stand in a message, whatever it is and however large.

    >>> brief(7), brief("wine" * 100)[-8:]
    ('7', 'ewine...')
    """
    try:
        shown = repr(value[:64] if isinstance(value, str | bytes) else value)
    except ValueError:  # Python does not write numbers of many thousand digits
        return f"a huge {type(value).__name__}"
    return shown if len(shown) <= 60 else f"{shown[:57]}..."


class Said(str):
    """A sentence for developers that carries the key and arguments of its translations.

    >>> said = Said("must be from 1 to 5, not 9", "whole", low=1, high=5)
    >>> said, said.key, said.arguments
    ('must be from 1 to 5, not 9', 'whole', {'low': 1, 'high': 5})
    """

    key: str
    arguments: dict[str, Any]

    def __new__(cls, text: str, key: str = "", **arguments: Any) -> Said:
        made = super().__new__(cls, text)
        made.key, made.arguments = key, arguments
        return made


class EmporionError(ValueError):
    """Something given to Emporion was refused; nothing was changed."""


class InFile(EmporionError):
    """What a file holds was refused.

    >>> print(InFile("game.json", TranscriptError("moves is missing")))
    game.json: moves is missing
    """

    def __init__(self, file: object, error: EmporionError) -> None:
        super().__init__(file, error)
        self.file = str(file)
        self.error = error

    def __str__(self) -> str:
        return f"{self.file}: {self.error}"


class MissingExtra(EmporionError):
    """A library that comes with one of Emporion's extras is not installed."""


@contextmanager
def extra(name: str) -> Iterator[None]:
    """Round the imports of what comes with an extra: whoever lacks it is told what to install.

    >>> with extra("lab"):
    ...     import no_such_library
    Traceback (most recent call last):
        ...
    emporion.errors.MissingExtra: this needs emporion[lab]: no_such_library is not installed
    """
    try:
        yield
    except ModuleNotFoundError as error:
        missing = (error.name or "").split(".")[0]
        if missing == "emporion":
            raise
        raise MissingExtra(f"this needs emporion[{name}]: {missing} is not installed") from None


class UnknownGame(EmporionError):
    """There is no game of this name."""

    def __init__(self, name: object, known: Iterable[str] = ()) -> None:
        self.name = name
        self.known = tuple(known)
        super().__init__(name, self.known)

    def __str__(self) -> str:
        shown = repr(self.name)
        hint = did_you_mean(self.name, self.known) if isinstance(self.name, str) else ""
        if not hint and self.known:
            hint = f"; there are {', '.join(self.known)}"
        return f"no game is called {shown if len(shown) <= 40 else shown[:37] + '...'}{hint}"


class IllegalAction(EmporionError):
    """The rules do not allow this action now.

    `reason` is a stable key, `rule` the id of the rule that refuses, `action` the text tried.

    >>> str(IllegalAction("market_full", "RH-8.1", "the market is full", "market"))
    'the market is full: RH-8.1'
    """

    def __init__(self, reason: str, rule: str, words: str, action: object = "") -> None:
        super().__init__(reason, rule, words, action)
        self.reason = reason
        self.rule = rule
        self.words = words
        self.action = action

    def __str__(self) -> str:
        return f"{self.words}: {self.rule}" if self.rule else self.words


class PositionError(EmporionError):
    """A position document is malformed, or describes what can never be."""


class BytesError(EmporionError):
    """Bytes that are not a state: cut short, changed, or of another version."""


class TranscriptError(EmporionError):
    """A transcript does not hold. `decision` is the first one that differs, counted from 1."""

    def __init__(self, message: str, decision: int | None = None) -> None:
        super().__init__(message, decision)
        self.message = message
        self.decision = decision

    def __str__(self) -> str:
        return self.message


class OtherNumbers(TranscriptError):
    """A transcript of an edition that is neither here nor in it."""


@dataclass(frozen=True)
class Problem:
    """One thing wrong with an edition, and where."""

    file: str | None
    line: int | None
    field: str | None
    message: str

    def __str__(self) -> str:
        place = self.file or ""
        if self.file and self.line is not None:
            place += f":{self.line}"
        return ": ".join(part for part in (place, self.field, self.message) if part)


class EditionError(EmporionError):
    """An edition that cannot be played; `problems` lists everything wrong with it at once."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = list(problems)
        super().__init__(self.problems)

    def __str__(self) -> str:
        return "\n".join(map(str, self.problems))
