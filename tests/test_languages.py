"""Every language says the same: each rule by its id, with the same numbers in it."""

import pytest

import emporion as em
from emporion.games.rules import FOLDERS, LANGUAGES, rulebook
from emporion.table.rulebook import PLACEHOLDER, fill

OTHERS = [language for language in LANGUAGES if language != "en"]


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", FOLDERS)
def test_a_translated_rulebook_has_every_rule_and_every_number(game: str, language: str) -> None:
    english, other = rulebook(game), rulebook(game, language)
    assert [section.id for section in other.sections] == [one.id for one in english.sections]
    assert [rule.id for rule in other.rules] == [rule.id for rule in english.rules]
    for ours, theirs in zip(english.rules, other.rules, strict=True):
        assert sorted(theirs.paths) == sorted(ours.paths), ours.id
        assert bool(theirs.ruling) == bool(ours.ruling), ours.id
        assert theirs.text != ours.text, ours.id
    for ours, theirs in zip(english.sections, other.sections, strict=True):
        assert sorted(PLACEHOLDER.findall(theirs.intro)) == sorted(PLACEHOLDER.findall(ours.intro))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", FOLDERS)
def test_a_rulebook_speaks_one_language(game: str, language: str) -> None:
    """No word of a value is left in English where the language has another."""
    book = rulebook(game, language)
    data = em.game(game, players=3).edition.data
    for rule in book.rules:
        assert fill(rule.text, data, 3, book.words)
        assert "{" not in fill(rule.text, data, 3, book.words)
        if language != "en":
            assert " and " not in fill(rule.text, data, 3, book.words), rule.id


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(em.EmporionError, match="written in en, nl, fr, de, es, not in 'xx'"):
        rulebook("rhodes", "xx")
