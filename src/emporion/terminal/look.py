"""How things look in a terminal: goods by two letters and a colour, seats by a mark and a colour.

Colours come from the project's palette. Nothing is told by colour alone, so a terminal without
colours (or NO_COLOR) shows the same game.
"""

from __future__ import annotations

import contextlib
import re
import sys
from collections.abc import Iterable
from typing import Any

from rich.console import Console
from rich.text import Text

from emporion.terminal.words import player, t

GOODS = {
    "wine": ("Wi", "#FFFFFF on #8E1B3A"),
    "milk": ("Mi", "#1B1B1B on #F4F1E8"),
    "olives": ("Ol", "#FFFFFF on #6B7F2A"),
    "grain": ("Gr", "#1B1B1B on #E3B23C"),
    "gold": ("Go", "bold #1B1B1B on #F2C230"),
    "bronze": ("Br", "#FFFFFF on #8C5A2B"),
    "wild": ("??", "#FFFFFF on #6B4A33"),
}
SEATS = (
    ("●", "#5B93E5"),
    ("▲", "#E8664F"),
    ("■", "#E8A317"),
    ("◆", "#35B27A"),
    ("★", "#B07FD0"),
)
EGYPT = ("≈", "dim")


def console(*, stderr: bool = False) -> Console:
    """Colours and line drawing where the terminal can show them; never in a pipe."""
    found = Console(stderr=stderr, highlight=False, markup=False)
    if not found.is_terminal:
        found.width = 100
    return found


def say(out: Console, words: str) -> None:
    """One line, however long: a path in it can be copied."""
    out.print(Text(words), soft_wrap=True)


def good(name: str) -> Text:
    """
    >>> good("olives").plain
    'Ol'
    """
    return Text.assemble(GOODS[name])


def goods(names: Iterable[str], between: str = " ") -> Text:
    return Text(between).join(good(name) for name in names)


def seat_mark(seat: int) -> Text:
    return Text.assemble(SEATS[seat])


def seat_name(seat: int) -> Text:
    mark, style = SEATS[seat]
    return Text(f"{mark} {player(seat)}", style)


def sentence(key: str, style: str = "", /, **given: Any) -> Text:
    """The words for a key, with styled pieces of text in their places.

    >>> sentence("terminal-thinking", who=seat_name(0)).plain
    '● Player 1 is thinking ...'
    """
    pieces = [value for value in given.values() if isinstance(value, Text)]
    marks = {chr(0xE000 + number): piece for number, piece in enumerate(pieces)}
    named = iter(marks)
    plain = {
        name: next(named) if isinstance(value, Text) else value for name, value in given.items()
    }
    text = Text()
    for part in re.split("([\ue000-\ue0ff])", t(key, **plain)):
        text.append_text(marks[part] if part in marks else Text(part, style))
    return text


def ship_mark(owner: int | None) -> tuple[str, str]:
    return EGYPT if owner is None else SEATS[owner]


def plural(number: int, word: str, many: str = "") -> str:
    """
    >>> plural(1, "game"), plural(2, "game")
    ('1 game', '2 games')
    """
    return f"{number:,} {word if number == 1 else many or word + 's'}"


def ask(prompt: str) -> str:
    """A typed line; `EOFError` when there is nobody to type it."""
    if sys.stdin is None:
        raise EOFError
    typed = input(prompt).strip()
    if not sys.stdin.isatty():  # a script's answers belong in what is printed
        print(typed)
    return typed


def clear(out: Console) -> None:
    """An empty screen, with nothing to scroll back to and nothing typed before to recall."""
    if out.is_terminal:
        out.file.write("\x1b[H\x1b[2J\x1b[3J")
        out.file.flush()
    if "readline" in sys.modules:
        sys.modules["readline"].clear_history()


def use_line_editing() -> None:
    """Arrow keys and recall at the prompt, where Python has them."""
    if sys.stdin and sys.stdin.isatty():
        with contextlib.suppress(ImportError):
            import readline  # noqa: F401
