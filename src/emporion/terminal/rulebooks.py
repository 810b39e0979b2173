"""The rules a player can look up, filled with the numbers of the edition in play."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from emporion.table.rulebook import Rule, Rulebook, Section


def show_rule(rule: Rule, numbers: Mapping[str, Any], players: int | None) -> RenderableType:
    title = Text.assemble((rule.id, "bold"), "  ", (rule.title, "bold"))
    return Group(title, Padding(Text(rule.render(numbers, players)), (0, 0, 1, 2)))


def show_section(
    section: Section, numbers: Mapping[str, Any], players: int | None
) -> RenderableType:
    parts: list[RenderableType] = [Text(f"{section.id}  {section.title}", "bold underline"), ""]
    if section.intro:
        parts += [Text(section.intro), ""]
    parts += [show_rule(rule, numbers, players) for rule in section.rules]
    return Group(*parts)


def look_up(
    book: Rulebook, name: str, numbers: Mapping[str, Any], players: int | None
) -> RenderableType:
    """A rule by its id, or a whole section by its own; `UnknownRule` says what there is."""
    if any(section.id == name.upper() for section in book.sections):
        return show_section(book.section(name), numbers, players)
    return show_rule(book.rule(name), numbers, players)


def search(
    book: Rulebook, words: str, numbers: Mapping[str, Any], players: int | None
) -> RenderableType:
    found = book.search(words)
    if not found:
        return Text(f"No rule speaks of {words!r}.")
    return Group(*(show_rule(rule, numbers, players) for rule in found))
