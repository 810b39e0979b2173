"""The rules a player can look up, filled with the numbers of the edition in play."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from emporion.table.rulebook import Rule, Rulebook, Section, fill
from emporion.terminal.words import t

Numbers = Mapping[str, Any]


def show_rule(book: Rulebook, rule: Rule, numbers: Numbers, players: int | None) -> RenderableType:
    title = Text.assemble((rule.id, "bold"), "  ", (rule.title, "bold"))
    text = fill(rule.text, numbers, players, book.words)
    if rule.ruling:
        ruling = fill(rule.ruling, numbers, players, book.words)
        text += f"\n\n{t('terminal-labelled', label=t('our-ruling'), words=ruling)}"
    return Group(title, Padding(Text(text), (0, 0, 1, 2)))


def show_section(
    book: Rulebook, section: Section, numbers: Numbers, players: int | None
) -> RenderableType:
    parts: list[RenderableType] = [Text(f"{section.id}  {section.title}", "bold underline"), ""]
    if section.intro:
        parts += [Text(fill(section.intro, numbers, players, book.words)), ""]
    parts += [show_rule(book, rule, numbers, players) for rule in section.rules]
    return Group(*parts)


def look_up(book: Rulebook, name: str, numbers: Numbers, players: int | None) -> RenderableType:
    """A rule by its id, or a whole section by its own; `UnknownRule` says what there is."""
    if any(section.id == name.upper() for section in book.sections):
        return show_section(book, book.section(name), numbers, players)
    return show_rule(book, book.rule(name), numbers, players)


def search(book: Rulebook, words: str, numbers: Numbers, players: int | None) -> RenderableType:
    found = book.search(words)
    if not found:
        return Text(t("no-rule-speaks-of", words=words))
    return Group(*(show_rule(book, rule, numbers, players) for rule in found))
