"""Editions: the numbers printed on a game's components, as data a person may edit.

A game describes its edition once, as a `Form`: the tables, what each field may hold, and checks
that look at several fields together. `read_edition` lays a document over the game's standard
edition, checks everything, and reports all problems at once, each with its file, line and field.

A field's path is written as in `harbour.sections[2].price`; list entries count from 1. Every
value carries a mark: `printed` (a rulebook states it) or `reconstructed` (chosen to fit).
"""

from __future__ import annotations

import copy
import hashlib
import json
import os
import re
import tomllib
from bisect import bisect_right
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path as FilePath
from typing import Any, Literal, Protocol

from emporion.errors import EditionError, Problem, Said, did_you_mean

Data = dict[str, Any]
Mark = Literal["printed", "reconstructed"]
Path = tuple[str | int, ...]

MARKS: tuple[Mark, Mark] = ("printed", "reconstructed")
LARGEST_FILE = 1 << 18
MOST_HINTS = 50  # a file with more unknown fields is not misspelt but something else


@dataclass(frozen=True)
class Edition:
    """One game's numbers, checked. `hash` covers the playing values and nothing else."""

    game: str
    name: str
    version: int
    data: Data = field(compare=False, repr=False)
    marks: dict[str, Mark] = field(compare=False, repr=False)
    hash: str
    standard: bool  # plays as the standard edition does, whatever its name
    source: str | None = field(default=None, compare=False)  # the file it was read from

    def rows(self) -> Iterator[tuple[str, Any, Mark]]:
        """Every field in order: its path, value and mark."""
        for path, value in leaves(self.data):
            name = field_name(path)
            yield name, value, self.marks[name]

    def document(self) -> Data:
        """The whole edition with its marks, shaped like its file; reading it gives it back."""
        title: Data = {"game": self.game, "name": self.name, "version": self.version}
        tables: Data = copy.deepcopy(self.data)
        for path, holder in holders(tables):
            by_mark: dict[Mark, list[str]] = {mark: [] for mark in MARKS}
            for inner, _ in leaves(holder):
                by_mark[self.marks[field_name(path + inner)]].append(field_name(inner))
            holder.update({mark: names for mark, names in by_mark.items() if names})
        return title | tables


def diff(before: Edition, after: Edition) -> list[tuple[str, Any, Any]]:
    """The fields whose values differ: path, value before, value after; None where there is none."""
    old = {field_name(path): value for path, value in leaves(before.data)}
    new = {field_name(path): value for path, value in leaves(after.data)}
    names = [*old, *(name for name in new if name not in old)]
    changes = ((name, old.get(name), new.get(name)) for name in names)
    return [change for change in changes if change[1] != change[2]]


def canonical_json(value: Any) -> str:
    """The same text for the same values, whatever their order and layout were."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"))


def content_hash(game: str, data: Data) -> str:
    """32 hex digits over the playing values; names, versions and marks do not count."""
    text = canonical_json({"game": game, "data": data})
    return hashlib.blake2b(text.encode(), digest_size=16).hexdigest()


# --- paths ---------------------------------------------------------------------------------------


def field_name(path: Path) -> str:
    """
    >>> field_name(("harbour", "sections", 2, "price"))
    'harbour.sections[2].price'
    """
    name = ""
    for step in path:
        if isinstance(step, int):
            name += f"[{step}]"
        else:
            plain = re.fullmatch(r"[\w-]+", step, re.ASCII)
            name += ("." if name else "") + (step if plain else json.dumps(step))
    return name


def leaves(value: Any, path: Path = ()) -> Iterator[tuple[Path, Any]]:
    """Every field that carries a mark of its own; a list of plain values is one field."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from leaves(inner, (*path, key))
    elif isinstance(value, list) and value and isinstance(value[0], dict):
        for number, inner in enumerate(value, 1):
            yield from leaves(inner, (*path, number))
    else:
        yield path, value


def holders(tables: Data) -> Iterator[tuple[Path, Data]]:
    """Every table and every row of a list of tables: what lists the marks of its fields."""
    for name, table in tables.items():
        if isinstance(table, list):
            yield from (((name, number), row) for number, row in enumerate(table, 1))
        else:
            yield (name,), table


# --- what a field may hold -----------------------------------------------------------------------


class Report:
    """The problems found so far."""

    def __init__(self) -> None:
        self.entries: list[tuple[tuple[Path, ...], str]] = []

    def add(self, key: str, message: str, *paths: Path, **arguments: Any) -> None:
        """What is wrong, in words and as `edition-wrong-<key>` of the catalogues.

        Several paths name the fields that are wrong together; one of them will be shown.
        """
        self.entries.append((paths, Said(message, key, **arguments)))

    def tables(self) -> set[str | int]:
        return {path[0] for paths, _ in self.entries for path in paths if path}


class Kind(Protocol):
    """Reads one value: reports what is wrong with it and returns it in normal form.

    `base` is the standard edition's value where the file may leave parts out.
    """

    def read(self, value: Any, path: Path, report: Report, base: Any = None) -> Any: ...


@dataclass(frozen=True)
class Whole:
    """A whole number within limits."""

    low: int
    high: int

    def read(self, value: Any, path: Path, report: Report, base: Any = None) -> Any:
        good = isinstance(value, int) and not isinstance(value, bool)
        if not good or not self.low <= value <= self.high:
            limits = f"a whole number from {self.low} to {self.high}"
            message = f"must be {limits}, not {shown(value)}"
            report.add("whole", message, path, low=self.low, high=self.high)
        return value


@dataclass(frozen=True)
class Flag:
    """Yes or no."""

    def read(self, value: Any, path: Path, report: Report, base: Any = None) -> Any:
        if not isinstance(value, bool):
            report.add("flag", f"must be true or false, not {shown(value)}", path)
        return value


@dataclass(frozen=True)
class Word:
    """One of a few words."""

    words: tuple[str, ...]

    def read(self, value: Any, path: Path, report: Report, base: Any = None) -> Any:
        if not isinstance(value, str) or value not in self.words:
            hint = did_you_mean(value, self.words) if isinstance(value, str) else ""
            words = ", ".join(self.words)
            message = f"must be one of {words}, not {shown(value)}{hint}"
            report.add("word", message, path, words=words)
        return value


@dataclass(frozen=True)
class Name:
    """A name of the edition's own that notation can write; some words mean something else there."""

    reserved: tuple[str, ...] = ()

    def read(self, value: Any, path: Path, report: Report, base: Any = None) -> Any:
        if not isinstance(value, str) or not re.fullmatch(r"[a-z][a-z0-9-]{,23}", value):
            wanted = "a lower-case letter and up to 23 more letters, digits and hyphens"
            report.add("name", f"must be {wanted}, not {shown(value)}", path)
        elif value in self.reserved:
            report.add("reserved", f"{value!r} has a meaning of its own in the notation", path)
        return value


@dataclass(frozen=True)
class Default:
    """A field that may be left out of its row."""

    kind: Kind
    value: Any

    def read(self, value: Any, path: Path, report: Report, base: Any = None) -> Any:
        return self.kind.read(value, path, report, base)


@dataclass(frozen=True)
class Each:
    """A list. It replaces the standard edition's list as a whole."""

    kind: Kind
    least: int
    most: int
    what: str = ""

    def read(self, value: Any, path: Path, report: Report, base: Any = None) -> Any:
        if not isinstance(value, list | tuple):
            wanted = f"a list of tables, each headed [[{path[0]}]]" if len(path) == 1 else "a list"
            report.add("list", f"must be {wanted}, not {shown(value)}", path)
            return value
        if not self.least <= len(value) <= self.most:
            number = str(self.least)
            if self.most != self.least:
                number += f" to {self.most}"
            what = f" ({self.what})" if self.what else ""
            report.add(
                "exactly" if self.most == self.least else "entries",
                f"must have {number} entries{what}, not {len(value)}",
                *(path,),
                **{"least": self.least, "most": self.most, "count": len(value)},
            )
            return value
        return [self.kind.read(item, (*path, n), report) for n, item in enumerate(value, 1)]


@dataclass(frozen=True)
class Record:
    """A table with named fields."""

    fields: Mapping[str, Kind]

    def read(self, value: Any, path: Path, report: Report, base: Any = None) -> Any:
        if not isinstance(value, Mapping):
            report.add("table", f"must be a table, not {shown(value)}", path)
            return value
        unknown_keys(value, self.fields, path, report)
        found: Data = {}
        for name, kind in self.fields.items():
            standard = base.get(name) if base else None
            if name in value:
                found[name] = kind.read(value[name], (*path, name), report, standard)
            elif base:
                found[name] = standard
            elif isinstance(kind, Default):
                found[name] = kind.value
            else:
                report.add("missing", "is missing", (*path, name))
        return found


def unknown_keys(table: Mapping[str, Any], known: Iterable[str], at: Path, report: Report) -> None:
    names = list(known)
    for key in table:
        if key not in names:
            hint = did_you_mean(str(key), names) if len(report.entries) < MOST_HINTS else ""
            report.add("unknown", f"is not a known field{hint}", (*at, str(key)))


def shown(value: Any) -> str:
    """A value in a message: short, and on one line whatever it is."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value) if abs(value) < 10**12 else "a huge number"
    if isinstance(value, list | tuple):
        return "a list"
    if isinstance(value, Mapping):
        return "a table"
    if isinstance(value, str | float):
        text = ascii(value)
        return text if len(text) <= 40 else text[:36] + "..." + text[0]
    return "nothing" if value is None else f"a {type(value).__name__}"


@dataclass(frozen=True)
class Check:
    """A look at several fields together, made when the tables it reads are sound in themselves."""

    reads: frozenset[str]
    run: Callable[[Data, Report], None]


def reads(*tables: str) -> Callable[[Callable[[Data, Report], None]], Check]:
    """Makes a function that examines these tables into a `Check`."""
    return lambda run: Check(frozenset(tables), run)


@dataclass(frozen=True)
class Form:
    """What an edition of one game holds: a `Record` per table, an `Each` per list of tables."""

    game: str
    tables: Mapping[str, Record | Each]
    checks: tuple[Check, ...]


# --- reading an edition --------------------------------------------------------------------------


@dataclass(frozen=True)
class Source:
    """An edition as somebody wrote it; a document that is not from a file has no text."""

    document: Mapping[str, Any]
    file: str | None = None
    text: str = ""

    def problems(self, report: Report) -> list[Problem]:
        """The report with its lines; of several fields, the first that was written here."""
        lines = field_lines(self.text)
        found = []
        for paths, message in report.entries:
            path = max(
                paths, key=lambda path: (self.written(path) == len(path), self.written(path))
            )
            start = path[: self.written(path)]
            found.append(Problem(self.file, lines.get(start), field_name(path), message))
        return sorted(found, key=lambda problem: (problem.line is None, problem.line or 0))

    def written(self, path: Path) -> int:
        """How many steps of a path the document follows."""
        at: Any = self.document
        for number, step in enumerate(path):
            if isinstance(step, int):
                inside = isinstance(at, list | tuple) and step <= len(at)
            else:
                inside = isinstance(at, Mapping) and step in at
            if not inside:
                return number
            at = at[step - 1] if isinstance(step, int) else at[step]
        return len(path)


def read_source(source: object) -> Source:
    """A document from a file, or as it is from a mapping."""
    if isinstance(source, Mapping):
        return Source(source)
    if not isinstance(source, str | os.PathLike) or not isinstance(os.fspath(source), str):
        wanted = "an edition is 'standard', a file, a dict or an Edition"
        raise EditionError([Problem(None, None, None, f"{wanted}, not {shown(source)}")])
    path = os.fspath(source)
    file = path if path.isprintable() else ascii(path)
    file = file if len(file) <= 200 else file[:197] + "..."
    text = _text(path, file)
    try:
        return Source(tomllib.loads(text), file, text)
    except RecursionError:
        raise EditionError([Problem(file, None, None, "is nested too deeply")]) from None
    except ValueError as error:
        message, _, place = str(error).partition(" (at ")
        number = re.match(r"line (\d+)", place)
        line = int(number[1]) if number else text.count("\n") + 1 if place else None
        raise EditionError([Problem(file, line, None, f"is not TOML: {message}")]) from None


def _text(path: str, file: str) -> str:
    def refuse(message: str, line: int | None = None) -> EditionError:
        return EditionError([Problem(file, line, None, message)])

    try:
        with open(path, "rb") as stream:
            raw = stream.read(LARGEST_FILE + 1)
    except OSError as error:
        raise refuse((error.strerror or "cannot be read").lower()) from None
    except ValueError:
        raise refuse("is not the name of a file") from None
    if len(raw) > LARGEST_FILE:
        raise refuse(f"is larger than {LARGEST_FILE >> 10} KiB, too much for an edition")
    try:
        # Some editors put a byte order mark in front, and end lines in two characters.
        return raw.decode("utf-8-sig").replace("\r\n", "\n")
    except UnicodeDecodeError as error:
        raise refuse("is not UTF-8 text", raw.count(b"\n", 0, error.start) + 1) from None


def read_edition(form: Form, source: Source, base: Edition | None) -> Edition:
    """The edition a source describes; what it leaves out comes from `base`.

    A table that `base` lacks must be complete, with a mark for every field.
    """
    report = Report()
    given = source.document
    standard = copy.deepcopy(base.data) if base else {}
    unknown_keys(given, ("game", "name", "version", *form.tables), (), report)
    name, version = _title(source, report)

    data: Data = {}
    for table, kind in form.tables.items():
        if table in given:
            plain = _without_marks(given[table])
            data[table] = kind.read(plain, (table,), report, standard.get(table))
        elif table in standard:
            data[table] = standard[table]
        else:
            report.add("missing", "is missing", (table,))

    broken = report.tables()
    sound = {table: value for table, value in data.items() if table not in broken}
    marks = _marks(sound, given, base, report)
    for check in form.checks:
        if check.reads.isdisjoint(broken):
            check.run(data, report)

    standard_data = base.data if base and base.game == form.game else data
    if base and name == base.name and data != standard_data:
        message = f"{name!r} is taken: changed numbers need a name of their own"
        report.add("taken", message, ("name",))
    if report.entries:
        raise EditionError(source.problems(report))
    plays_standard = data == standard_data
    values_hash = content_hash(form.game, data)
    return Edition(form.game, name, version, data, marks, values_hash, plays_standard, source.file)


def _title(source: Source, report: Report) -> tuple[str, int]:
    name = source.document.get("name", FilePath(source.file).stem if source.file else "changed")
    if not isinstance(name, str) or not 1 <= len(name) <= 60 or not name.isprintable():
        report.add("title", f"must be 1 to 60 letters in quotes, not {shown(name)}", ("name",))
    version = source.document.get("version", 1)
    return name, Whole(1, 9999).read(version, ("version",), report)


def _without_marks(table: Any) -> Any:
    if isinstance(table, Mapping):
        return {key: value for key, value in table.items() if key not in MARKS}
    if isinstance(table, list | tuple):
        return [_without_marks(row) if isinstance(row, Mapping) else row for row in table]
    return table


# --- marks ---------------------------------------------------------------------------------------


def _marks(
    data: Data, given: Mapping[str, Any], base: Edition | None, report: Report
) -> dict[str, Mark]:
    """What the document says, else what the standard edition says of the same value.

    A changed value nobody vouches for is reconstructed.
    """
    marks: dict[str, Mark] = {}
    for table, value in data.items():
        for path, holder in holders({table: value}):
            raw = given.get(table, {})
            if len(path) == 2:
                raw = raw[int(path[1]) - 1] if raw else {}
            stated = _stated_marks(raw, holder, path, report)
            known = _standard_marks(holder, path, base)
            for inner, _ in leaves(holder):
                name = field_name(path + inner)
                if name not in stated and not (base and table in base.data):
                    message = "has no mark: name it under printed or reconstructed"
                    report.add("marks", message, path + inner)
                marks[name] = stated.get(name) or known.get(name, "reconstructed")
        if value == []:
            marks[table] = "reconstructed"
    return marks


def _stated_marks(
    raw: Mapping[str, Any], holder: Data, path: Path, report: Report
) -> dict[str, Mark]:
    stated: dict[str, Mark] = {}
    fields = [field_name(inner) for inner, _ in leaves(holder)]
    for mark in MARKS:
        names = raw.get(mark, [])
        if not isinstance(names, list | tuple):
            message = f"must be a list of field names, not {shown(names)}"
            report.add("marks", message, (*path, mark))
            continue
        for number, name in enumerate(names, 1):
            at = (*path, mark, number)
            covered = [each for each in fields if isinstance(name, str) and _covers(name, each)]
            if not covered:
                hint = did_you_mean(name, fields) if isinstance(name, str) else ""
                report.add("marks", f"{shown(name)} is not a field of this table{hint}", at)
            for each in covered:
                full = f"{field_name(path)}.{each}"
                if full in stated:
                    report.add("marks", f"{each!r} has a mark already", at)
                stated[full] = mark
    return stated


def _covers(name: str, inner: str) -> bool:
    return inner == name or inner.startswith((name + ".", name + "["))


def _standard_marks(holder: Data, path: Path, base: Edition | None) -> dict[str, Mark]:
    """The standard edition's marks for what is the same there."""
    table = base.data.get(str(path[0])) if base else None
    if base is None or table is None:
        return {}
    if len(path) == 1:
        return _same_marks(holder, table, path, path, base)
    if holder not in table:
        return {}
    return _same_marks(holder, holder, path, (path[0], table.index(holder) + 1), base)


def _same_marks(here: Any, there: Any, path: Path, origin: Path, base: Edition) -> dict[str, Mark]:
    found: dict[str, Mark] = {}
    if here == there:
        for inner, _ in leaves(here):
            found[field_name(path + inner)] = base.marks[field_name(origin + inner)]
    elif isinstance(here, dict):
        for key in here:
            found |= _same_marks(here[key], there[key], (*path, key), (*origin, key), base)
    elif isinstance(here, list) and here and isinstance(here[0], dict):
        for number, (new, old) in enumerate(zip(here, there, strict=False), 1):
            if new == old:
                found |= _same_marks(new, old, (*path, number), (*origin, number), base)
    return found


# --- lines ---------------------------------------------------------------------------------------


def field_lines(text: str) -> dict[Path, int]:
    """The line of every table, key and list entry of a text that `tomllib` has accepted."""
    scanner = _Scanner(text)
    scanner.document()
    return scanner.lines


class _Scanner:
    _SPACE = re.compile(r"(?:\s|#[^\n]*)*")
    _KEY = re.compile(r"""[\w-]+|"(?:\\.|[^"\\])*"|'[^']*'""", re.ASCII)
    _PLAIN = re.compile(
        r'''"""(?:\\.|[^\\])*?"{3,5}|\'\'\'.*?'{3,5}|"(?:\\.|[^"\\])*"|'[^']*'|[^,\]}\n#]+''',
        re.DOTALL,
    )

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.ends = [match.start() for match in re.finditer("\n", text)]
        self.lines: dict[Path, int] = {}
        self.rows: dict[Path, int] = {}

    def document(self) -> None:
        table: Path = ()
        self.space()
        while self.at < len(self.text):
            if self.text[self.at] == "[":
                table = self.header()
            else:
                self.pair(table)
            self.space()

    def header(self) -> Path:
        start = self.at
        is_row = self.text.startswith("[[", self.at)
        self.at += 1 + is_row
        keys = self.keys()
        self.at += 1 + is_row
        path: Path = ()
        for number, key in enumerate(keys, 1):
            path = (*path, key)
            self.note(path, start)
            if is_row and number == len(keys):
                self.rows[path] = self.rows.get(path, 0) + 1
            if path in self.rows:
                path = (*path, self.rows[path])
                self.note(path, start)
        return path

    def pair(self, table: Path) -> None:
        start = self.at
        keys = self.keys()
        for end in range(1, len(keys) + 1):
            self.note((*table, *keys[:end]), start)
        self.at += 1
        self.space()
        self.value((*table, *keys))

    def keys(self) -> list[str]:
        """A dotted key, up to the sign that follows it."""
        keys: list[str] = []
        while not keys or self.text[self.at] == ".":
            self.at += bool(keys)
            self.space()
            raw = self.take(self._KEY)
            keys.append(tomllib.loads(f"key = {raw}")["key"] if raw[0] in "\"'" else raw)
            self.space()
        return keys

    def value(self, path: Path) -> None:
        opening = self.text[self.at]
        if opening not in "[{":
            self.take(self._PLAIN)
            return
        number = 0
        self.at += 1
        self.space()
        while self.text[self.at] not in "]}":
            if opening == "{":
                self.pair(path)
            else:
                number += 1
                self.note((*path, number), self.at)
                self.value((*path, number))
            self.space()
            self.at += self.text[self.at] == ","
            self.space()
        self.at += 1

    def space(self) -> None:
        self.take(self._SPACE)

    def take(self, pattern: re.Pattern[str]) -> str:
        match = pattern.match(self.text, self.at)
        if match is None:
            raise ValueError(f"not TOML at character {self.at}")
        self.at = match.end()
        return match.group()

    def note(self, path: Path, at: int) -> None:
        self.lines.setdefault(path, bisect_right(self.ends, at) + 1)
