"""The rules a player reads: numbered texts from TOML files, filled with an edition's numbers.

A text names a number by its path in the edition, so that it stays true when the edition changes:

    {harbour.gold_floor}        one value
    {market.rates}              a list: "5, 4 and 3"
    {market.spaces@players}     the entry for the player count; all of them, "2/2/3/3", without one
    {site.levels.*.vp}          one field of every row: "3, 4, 6 and 9"
    {sequence.rows}             whole rows: "pay 3; pay 1; nothing"

>>> fill("Sell for {market.rates} dr.", {"market": {"rates": [5, 4, 3]}})
'Sell for 5, 4 and 3 dr.'

A book in another language lists, under `[words]`, what the words and names in such values are
called there: `and = "en"`, `wine = "wijn"`.
"""

import re
import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from emporion.errors import EmporionError

PLACEHOLDER = re.compile(r"\{([^{}]*)\}")
FEWEST_PLAYERS = 2  # lists by player count begin with the entry for two
MARKS = ("printed", "reconstructed")


class RulebookError(EmporionError):
    """A rules file that cannot be read, or a text that does not fit its edition."""


class UnknownRule(RulebookError):
    """No rule or section has this id."""


@dataclass(frozen=True)
class Rule:
    id: str
    title: str
    text: str
    ruling: str = ""

    def render(self, edition_data: Mapping[str, Any], players: int | None = None) -> str:
        """The text and, as a paragraph of its own, the ruling, with the edition's numbers: as the
        terminal shows it, in English.
        """
        text = fill(self.text, edition_data, players)
        if not self.ruling:
            return text
        return f"{text}\n\nRuling: {fill(self.ruling, edition_data, players)}"

    @property
    def paths(self) -> list[str]:
        """Where in the edition the numbers in its text come from."""
        return PLACEHOLDER.findall(f"{self.text} {self.ruling}")


@dataclass(frozen=True)
class Section:
    id: str
    title: str
    rules: tuple[Rule, ...]
    intro: str = ""
    module: str = ""


@dataclass(frozen=True)
class Rulebook:
    sections: tuple[Section, ...]
    words: Mapping[str, str] = field(default_factory=dict)  # for values, in the book's language

    @classmethod
    def load(cls, paths: Iterable[Path]) -> "Rulebook":
        """The sections of all the files, in order; an expansion's file follows its base game's."""
        sections: list[Section] = []
        words: dict[str, str] = {}
        for path in paths:
            found, called = _read(path)
            sections += found
            words |= called
        seen: set[str] = set()
        for section in sections:
            for name in (section.id, *(rule.id for rule in section.rules)):
                if name in seen:
                    raise RulebookError(f"{name} is there twice")
                seen.add(name)
        return cls(tuple(sections), words)

    @property
    def rules(self) -> tuple[Rule, ...]:
        return tuple(rule for section in self.sections for rule in section.rules)

    def rule(self, rule_id: str) -> Rule:
        """The rule with this id; upper and lower case are the same."""
        wanted = rule_id.upper()
        for rule in self.rules:
            if rule.id == wanted:
                return rule
        for section in self.sections:
            if section.rules and wanted.rpartition(".")[0] == section.id:
                first, last = section.rules[0].id, section.rules[-1].id
                raise UnknownRule(f"no rule {rule_id}: {section.title} has {first} to {last}")
        raise UnknownRule(f"no rule {rule_id}: the sections are {self._section_ids()}")

    def section(self, section_id: str) -> Section:
        """The section with this id; upper and lower case are the same."""
        for section in self.sections:
            if section.id == section_id.upper():
                return section
        raise UnknownRule(f"no section {section_id}: the sections are {self._section_ids()}")

    def search(self, words: str) -> list[Rule]:
        """The rules in which every one of the words occurs, in the order of the book."""
        wanted = words.lower().split()
        return [rule for rule in self.rules if all(word in _plain(rule) for word in wanted)]

    def _section_ids(self) -> str:
        return ", ".join(section.id for section in self.sections)


def fill(
    text: str,
    edition_data: Mapping[str, Any],
    players: int | None = None,
    words: Mapping[str, str] | None = None,
) -> str:
    """The text with every placeholder replaced by the edition's value.

    >>> fill("{goods}", {"goods": ["wine", "milk"]}, words={"and": "en", "wine": "wijn"})
    'wijn en milk'
    """
    called = words or {}
    return PLACEHOLDER.sub(lambda found: _value(found[1], edition_data, players, called), text)


def _value(
    placeholder: str,
    edition_data: Mapping[str, Any],
    players: int | None,
    called: Mapping[str, str],
) -> str:
    path, _, by = placeholder.partition("@")
    if by not in ("", "players"):
        raise RulebookError(f"unknown placeholder {{{placeholder}}}")
    try:
        value = _look_up(edition_data, path.split("."), players)
        if not by or not isinstance(value, list):
            return _words(value, called)
        if players is None:
            return _by_players(value)
        if players < FEWEST_PLAYERS:
            raise IndexError(players)
        return _words(value[players - FEWEST_PLAYERS], called)
    except (LookupError, TypeError, ValueError):
        count = "" if players is None else f" for {players} players"
        raise RulebookError(f"the edition has no {path}{count}") from None


def _look_up(value: Any, steps: list[str], players: int | None) -> Any:
    if isinstance(value, list):
        value = _in_play(value, players)
    if not steps:
        return value
    step, rest = steps[0], steps[1:]
    if step == "*":  # a row leaves out what it does not have
        return [_look_up(row, rest, players) if rest[0] in row else 0 for row in value]
    return _look_up(value[int(step) if isinstance(value, list) else step], rest, players)


def _in_play(rows: list[Any], players: int | None) -> list[Any]:
    """Without the rows that need more players."""
    if players is None:
        return rows
    return [row for row in rows if not isinstance(row, dict) or row.get("players", 0) <= players]


def _words(value: Any, called: Mapping[str, str]) -> str:
    if isinstance(value, list):
        if any(isinstance(item, dict) for item in value):
            return "; ".join(_words(item, called) for item in value)
        *most, last = [_words(item, called) for item in value] or [called.get("none", "none")]
        return f"{', '.join(most)} {called.get('and', 'and')} {last}" if most else last
    if isinstance(value, dict):
        shown = {name: item for name, item in value.items() if item and name not in MARKS}
        parts = [
            called.get(name, name)
            if item is True
            else f"{called.get(name, name)} {_words(item, called)}"
            for name, item in shown.items()
        ]
        return ", ".join(parts) or called.get("nothing", "nothing")
    return called.get(str(value), str(value))


def _by_players(values: list[Any]) -> str:
    if any(isinstance(value, list) for value in values):
        return " / ".join(" ".join(map(str, value)) for value in values)
    shown = [str(value) for value in values]
    return shown[0] if len(set(shown)) == 1 else "/".join(shown)


def _plain(rule: Rule) -> str:
    text = f"{rule.id} {rule.title} {rule.text} {rule.ruling}"
    return PLACEHOLDER.sub("", text).lower()


def _read(path: Path) -> tuple[list[Section], dict[str, str]]:
    try:
        document = tomllib.loads(path.read_text(encoding="utf-8"))
        sections = [_section(table) for table in document["section"]]
        return sections, dict(document.get("words", {}))
    except OSError as error:
        raise RulebookError(f"{path}: {error.strerror}") from None
    except KeyError as error:
        raise RulebookError(f"{path}: {error} is missing") from None
    except (ValueError, TypeError) as error:
        raise RulebookError(f"{path}: {error}") from None


def _section(table: dict[str, Any]) -> Section:
    return Section(
        id=table["id"],
        title=table["title"],
        rules=tuple(_rule(rule) for rule in table["rule"]),
        intro=_one_line(table.get("intro", "")),
        module=table.get("module", ""),
    )


def _rule(table: dict[str, Any]) -> Rule:
    return Rule(
        id=table["id"],
        title=table["title"],
        text=_one_line(table["text"]),
        ruling=_one_line(table.get("ruling", "")),
    )


def _one_line(text: str) -> str:
    """Without line ends; spaces that do not break, before a French colon, stay."""
    return re.sub(r"[ \n]+", " ", text.strip())
