"""The games on the shelf: each one's standard edition, and the editions people make of it."""

from __future__ import annotations

import functools
import os
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from emporion.errors import EditionError, Problem, UnknownGame, did_you_mean
from emporion.table.edition import Edition, Form, Report, read_edition, read_source, shown

TEMPLATE_HEAD = """\
# {title}: every number on the components, to be changed to those of your own box.
#
# printed        a rulebook or your box states the value
# reconstructed  chosen to fit every printed fact; replace it if you know better
#
# Change a value, and move its name from reconstructed to printed where your box shows it.
# What you do not change may be deleted. Lists that go by player count have one entry for each
# number of players, from 2 on.

game = "{game}"
name = "my box"
version = 1
"""


@dataclass(frozen=True, eq=False)
class Box:
    """A game as it was published: what its editions hold, and the file of the standard one."""

    title: str
    form: Form
    file: Path
    base: Box | None = None  # the game this one expands

    @functools.cached_property
    def standard(self) -> Edition:
        base = self.base.standard if self.base else None
        return replace(read_edition(self.form, read_source(self.file), base), source=None)

    def tables(self) -> str:
        """The standard edition's file below its title, after that of the game it expands."""
        text = self.file.read_text(encoding="utf-8")
        own = re.split(r"^version = \d+\n", text, maxsplit=1, flags=re.MULTILINE)[1]
        return self.base.tables() + own if self.base else own


class Shelf:
    """Boxes by the name of their game."""

    def __init__(self, boxes: Iterable[Box]) -> None:
        self.boxes = {box.form.game: box for box in boxes}

    def standard(self, game: str) -> Edition:
        """The standard edition of a game."""
        return self._box(game).standard

    def load(
        self,
        game: str | None,
        source: str | os.PathLike[str] | Mapping[str, Any] | Edition = "standard",
    ) -> Edition:
        """An edition from "standard", a file, a dict (as a transcript embeds it) or an `Edition`.

        With no game given, the file or dict has to name it.
        """
        if game is not None:
            self._box(game)
        if isinstance(source, Edition):
            if game not in (None, source.game):
                raise _refusal(f"the edition {source.name!r} is for {source.game}, not for {game}")
            return source
        if isinstance(source, str) and source == "standard":
            if game is None:
                raise _refusal("every game has a standard edition; say for which game")
            return self.standard(game)
        found = read_source(source)
        named = found.document.get("game", None if found.file else game)
        problem = ""
        if named is None:
            problem = f"is missing: write game = {game or next(iter(self.boxes))!r}"
        elif not isinstance(named, str) or named not in self.boxes:
            hint = did_you_mean(named, self.boxes) if isinstance(named, str) else ""
            problem = f"must be one of {', '.join(self.boxes)}, not {shown(named)}{hint}"
        elif game not in (None, named):
            problem = f"this edition is for {named}, not for {game}"
        if problem:
            report = Report()
            report.add("game", problem, ("game",))
            raise EditionError(found.problems(report))
        box = self.boxes[named]
        return read_edition(box.form, found, box.standard)

    def template(self, game: str) -> str:
        """A complete file to edit: the standard edition with comments, under a name of its own."""
        box = self._box(game)
        return TEMPLATE_HEAD.format(title=box.title, game=game) + box.tables()

    def _box(self, game: object) -> Box:
        if not isinstance(game, str) or game not in self.boxes:
            raise UnknownGame(game, self.boxes)
        return self.boxes[game]


def _refusal(message: str) -> EditionError:
    return EditionError([Problem(None, None, None, message)])
