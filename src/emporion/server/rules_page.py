"""The rules as data: every rule by its id, in the reader's language, with the edition's numbers."""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

import emporion as em
from emporion.games.rules import rulebook
from emporion.table.rulebook import fill


class RuleText(Struct, frozen=True, omit_defaults=True):
    """A rule in words. `guessed`: a number in it is not printed anywhere but chosen by us."""

    id: str
    title: str
    text: str
    ruling: str = ""
    guessed: bool = False


class SectionText(Struct, frozen=True, omit_defaults=True):
    id: str
    title: str
    rules: list[RuleText]
    intro: str = ""


@lru_cache(maxsize=64)
def rules_text(game: em.Game, language: str) -> list[SectionText]:
    """The whole rulebook of a game, for its number of players and its edition."""
    book = rulebook(game.name, language)
    data, players = game.edition.data, game.players

    def words(text: str) -> str:
        return fill(text, data, players, book.words)

    return [
        SectionText(
            section.id,
            section.title,
            [
                RuleText(
                    rule.id,
                    rule.title,
                    words(rule.text),
                    words(rule.ruling),
                    any(_is_guessed(game, path) for path in rule.paths),
                )
                for rule in section.rules
            ],
            words(section.intro),
        )
        for section in book.sections
    ]


def _is_guessed(game: em.Game, placeholder: str) -> bool:
    """Whether any number under this path of the edition is a reconstruction."""
    path = placeholder.partition("@")[0].split(".*")[0]
    return any(
        mark == "reconstructed"
        for name, mark in game.edition.marks.items()
        if name == path or name.startswith((f"{path}.", f"{path}["))
    )
