"""What the terminal says, in the language it speaks: the catalogues of the page, read by Fluent.

What is typed is the notation, which is the same in every language. In English it reads as words;
elsewhere the words stand beside it.
"""

from __future__ import annotations

import functools
import os
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

import emporion as em
from emporion import bots
from emporion.errors import (
    EmporionError,
    IllegalAction,
    InFile,
    Problem,
    Said,
    TranscriptError,
    UnknownGame,
    brief,
    did_you_mean,
    extra,
)
from emporion.games import places
from emporion.games.reasons import arguments
from emporion.games.rules import LANGUAGES
from emporion.games.undo import Undo

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LOCALES = Path(__file__).parents[1] / "locales"
FILES = ("page", "rhodes", "rotterdam", "reasons", "editions", "coach", "problems", "terminal")
ENVIRONMENT = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set decides
TITLES = {"colossus": "rhodes"}  # whose words it shares

mistakes: list[Exception] = []  # in catalogues, or what was told them; for tests
_spoken = "en"
_names: dict[int, str] = {}


def use(language: str | None = None) -> None:
    """Speak this language from now on; without one, that of the environment."""
    global _spoken
    _names.clear()
    if language is not None and language not in LANGUAGES:
        hint = did_you_mean(language, LANGUAGES)
        known = ", ".join(LANGUAGES)
        raise EmporionError(f"--language is one of {known}, not {brief(language)}{hint}")
    _spoken = language or _usual()


def _usual() -> str:
    """The language of the environment, or English if nobody wrote that."""
    chosen = next(filter(None, map(os.environ.get, ENVIRONMENT)), "")
    found = re.split("[_.@]", chosen)[0].lower()
    return found if found in LANGUAGES else "en"


def spoken() -> str:
    """The language spoken now."""
    return _spoken


@functools.cache
def _bundle(language: str) -> FluentBundle:
    with extra("terminal"):  # here, so that a command without words starts at once
        from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    for name in FILES:
        text = (LOCALES / language / f"{name}.ftl").read_text(encoding="utf-8")
        bundle.add_resource(FluentResource(text))
    return bundle


def maybe(key: str, **given: Any) -> str | None:
    """The words for a key if somebody wrote them."""
    for language in dict.fromkeys((_spoken, "en")):
        bundle = _bundle(language)
        if bundle.has_message(key):
            pattern = bundle.get_message(key).value
            if pattern is not None:
                words, wrong = bundle.format_pattern(pattern, given)
                mistakes.extend(wrong)
                return str(words)
    return None


def t(key: str, **given: Any) -> str:
    """The words for a key. A key nobody wrote shows itself.

    >>> t("player-number", seat=2)
    'Player 2'
    """
    words = maybe(key, **given)
    if words is None:
        mistakes.append(KeyError(key))
        return key
    return words


def listed(words: Iterable[str]) -> str:
    """
    >>> listed(["wine", "milk"])
    'wine and milk'
    """
    with extra("terminal"):
        from babel.lists import format_list

    return format_list(list(words), locale=_spoken)


def word(name: str, title: str = "") -> str:
    """A thing of a game by its name; a place of a map that has no other name keeps its own.

    >>> word("orange-juice"), word("extra", "rotterdam"), word("s1")
    ('orange juice', 'extra advantage', 's1')
    """
    key = "word-" + re.sub("[^a-z0-9]+", "-", name)
    return (maybe(f"{title}-{key}") if title else None) or maybe(key) or name


def mission(name: str) -> str:
    """
    >>> mission("bread+orange-juice")
    'bread+orange juice'
    """
    return "+".join(map(word, name.split("+")))


def introduce(seats: Sequence[Mapping[str, str]] | None) -> None:
    """Call people by the names a transcript gives them, where each is another's."""
    _names.clear()
    names = [who.get("name", "") for who in seats or ()]
    if len(set(filter(None, names))) == sum(map(bool, names)):
        _names.update((seat, name) for seat, name in enumerate(names) if name)


def player(seat: int) -> str:
    """
    >>> introduce([{"name": "Ada"}, {"bot": "hard"}])
    >>> player(0), player(1)
    ('Ada', 'Player 2')
    >>> introduce(None)
    """
    return _names.get(seat) or t("player-number", seat=seat + 1)


def title_of(game: str) -> str:
    """The title whose words a game uses."""
    return TITLES.get(game, game)


def prompt(state: em.State) -> str:
    """What is asked, for the decision at hand; and for which card, if one is being played."""
    if not state.decision:
        return ""
    title = title_of(state.game.name)
    key, card = f"{title}-prompt-{state.decision}", state.view(state.actor).get("card")
    named = maybe(f"{key}-card", card=word(card["card"], title)) if card else None
    return named or t(key)


def action(game: em.Game, text: str) -> str:
    """An action as who plays here types it or reads it. The notation reads as English, so there it
    stays what it is.

    >>> action(em.game("rhodes", players=2), "vp 0")
    'vp 0'
    """
    return text if _spoken == "en" else in_words(game, text)


def in_words(game: em.Game, text: str) -> str:
    """An action in words.

    >>> in_words(em.game("rhodes", players=2), "vp 0")
    'Drachmas for everything'
    """
    found = places.of(game)[game.action(text).id]
    title = title_of(game.name)
    return t(f"{title}-action-{found.kind}", **plain(found.arguments, title))


def event(game: str, kind: str, data: Mapping[str, Any], more: Mapping[str, Any]) -> str:
    """What happened; the terminal tells of some things more than the page has room for."""
    title = title_of(game)
    given = {**plain(data, title), **more}
    who = data.get("seat", data.get("owner"))
    if isinstance(who, int):
        given["who"] = player(who)
    if isinstance(data.get("to"), int):
        given["partner"] = player(data["to"])
    key = kind.replace(" ", "-")
    return maybe(f"{title}-told-{key}", **given) or maybe(f"{title}-event-{key}", **given) or ""


def why_not(state: em.State, refused: IllegalAction) -> str:
    """Why the rules refuse an action, with the rule that does."""
    title, key = title_of(state.game.name), refused.reason.replace("_", "-")
    given = plain(arguments(state, refused), title)
    given["prompt"] = prompt(state)
    words = maybe(f"{title}-why-{key}", **given) or t(f"why-{key}", **given)
    return t("why-not", words=words, rule=refused.rule)


def undo_stops(game: str, undo: Undo) -> str:
    """Why the last decision cannot be taken back."""
    if undo.seen is not None:
        return t(f"{title_of(game)}-seen-{undo.seen.replace(' ', '-')}")
    return t(f"undo-{undo.reason}", who="" if undo.by is None else player(undo.by))


def refusal(error: EmporionError) -> str:
    """Why a command was refused. English keeps what was said first, which is more exact."""
    if _spoken == "en":
        return str(error)
    if isinstance(error, InFile):
        return t("refused-in-file", file=error.file, what=refusal(error.error))
    if isinstance(error, UnknownGame):
        return t("refused-no-game", name=brief(error.name), known=", ".join(error.known))
    if isinstance(error, bots.UnknownBot):
        return t("refused-no-bot", known=", ".join(bots.NAMES))
    if isinstance(error, bots.Unlearnt):
        return t("problem-unlearnt")
    said = error.args[0] if error.args else None
    if isinstance(said, Said):
        return t(f"refused-{said.key}", **said.arguments)
    if isinstance(error, TranscriptError):
        return t("refused-transcript", detail=str(error))
    return str(error)


def problem(wrong: Problem) -> str:
    """What is wrong with an edition, and where; a field is named as its file names it."""
    if _spoken == "en" or not isinstance(wrong.message, Said):
        return str(wrong)
    message = t(f"edition-wrong-{wrong.message.key}", **plain(wrong.message.arguments, ""))
    return str(replace(wrong, message=message))


def plain(data: Mapping[str, Any], title: str) -> dict[str, Any]:
    """Arguments as sentences want them: words for names, and the names as `...Id`."""
    found: dict[str, Any] = {}
    for name, value in data.items():
        if isinstance(value, bool) or value is None:
            found[name] = {True: "true", False: "false", None: "null"}[value]
        elif isinstance(value, int):
            found[name] = value + 1 if name == "seat" else value
        elif isinstance(value, str):
            found[name] = listed(word(one, title) for one in value.split("+"))
            found[f"{name}Id"] = value
    return found
