"""Reading a JSON document with care: every value checked, every refusal naming its place."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Any

from emporion.errors import PositionError, brief


class Reader:
    """An object of a position document, and where it stands in it."""

    def __init__(self, doc: Any, path: str = "") -> None:
        if not isinstance(doc, dict):
            raise PositionError(f"{path or 'the position'} must be an object, not {brief(doc)}")
        self.doc: dict[str, Any] = doc
        self.path = path

    def at(self, key: str) -> str:
        return f"{self.path}.{key}" if self.path else key

    def get(self, key: str) -> Any:
        if key not in self.doc:
            raise PositionError(f"{self.at(key)} is missing")
        return self.doc[key]

    def only(self, known: Iterable[str]) -> None:
        """Refuse keys that do not belong here."""
        for key in self.doc:
            if key not in known:
                raise PositionError(f"{self.at(str(key))} is not part of a position")

    def whole(self, key: str, low: int, high: int) -> int:
        value = self.get(key)
        if isinstance(value, bool) or not isinstance(value, int):
            raise PositionError(f"{self.at(key)} must be a whole number, not {brief(value)}")
        if not low <= value <= high:
            raise PositionError(f"{self.at(key)} must be from {low} to {high}, not {brief(value)}")
        return value

    def flag(self, key: str) -> bool:
        value = self.get(key)
        if not isinstance(value, bool):
            raise PositionError(f"{self.at(key)} must be true or false, not {brief(value)}")
        return value

    def word(self, key: str, known: Sequence[str], missing: int | None = None) -> int:
        """The place of a word in a list; `missing`, if given, for null."""
        return index_of(self.at(key), self.get(key), known, missing)

    def words(
        self,
        key: str,
        known: Sequence[str],
        length: int | None = None,
        missing: int | None = None,
        most: int = 64,
    ) -> list[int]:
        return [
            index_of(f"{self.at(key)}[{i}]", word, known, missing)
            for i, word in enumerate(self.list(key, length, most), start=1)
        ]

    def inner(self, key: str) -> Reader:
        return Reader(self.get(key), self.at(key))

    def entries(self, key: str, length: int | None = None, most: int = 64) -> list[Reader]:
        return [
            Reader(entry, f"{self.at(key)}[{i}]")
            for i, entry in enumerate(self.list(key, length, most), start=1)
        ]

    def list(self, key: str, length: int | None = None, most: int = 64) -> list[Any]:
        value = self.get(key)
        if not isinstance(value, list):
            raise PositionError(f"{self.at(key)} must be a list, not {brief(value)}")
        if length is not None and len(value) != length:
            raise PositionError(f"{self.at(key)} must have {length} entries, not {len(value)}")
        if len(value) > most:
            raise PositionError(f"{self.at(key)} has {len(value)} entries; {most} are possible")
        return value


def index_of(path: str, word: Any, known: Sequence[str], missing: int | None = None) -> int:
    if word is None and missing is not None:
        return missing
    if not isinstance(word, str) or word not in known:
        raise PositionError(f"{path} must be one of {', '.join(known)}, not {brief(word)}")
    return known.index(word)


def generator_words(text: Any) -> tuple[int, int]:
    """The two words of a generator, written as 32 hexadecimal digits; not both are zero."""
    if not isinstance(text, str) or not re.fullmatch("[0-9a-f]{32}", text) or text == "0" * 32:
        raise PositionError(f"generator must be 32 hexadecimal digits, not {brief(text)}")
    return int(text[:16], 16), int(text[16:], 16)
