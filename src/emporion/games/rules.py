"""The rulebooks of the games, in every language they were written in.

>>> rulebook("rotterdam").rule("RO-1.2").title
'The map'
"""

from __future__ import annotations

import functools
from pathlib import Path

from emporion.errors import EmporionError, UnknownGame, brief
from emporion.table.rulebook import Rulebook

LANGUAGES = ("en", "nl", "fr", "de", "es")
HOME = Path(__file__).parent
FOLDERS = {
    "rhodes": (HOME / "rhodes",),
    "colossus": (HOME / "rhodes", HOME / "rhodes" / "colossus"),
    "rotterdam": (HOME / "rotterdam",),
}


@functools.cache
def rulebook(game: str, language: str = "en") -> Rulebook:
    """The rules of a game; an expansion's follow those of its base game."""
    if game not in FOLDERS:
        raise UnknownGame(game, FOLDERS)
    if language not in LANGUAGES:
        known = ", ".join(LANGUAGES)
        raise EmporionError(f"the rules are written in {known}, not in {brief(language)}")
    name = "rules.toml" if language == "en" else f"rules.{language}.toml"
    return Rulebook.load([folder / name for folder in FOLDERS[game]])
