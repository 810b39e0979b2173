"""The words of page and terminal: every language has those of English, and all are used."""

from __future__ import annotations

import ast
import functools
import random
import re
from importlib import import_module
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

import emporion as em
from emporion import bots
from emporion.games import places
from emporion.games.reasons import arguments
from emporion.games.rules import FOLDERS, LANGUAGES
from emporion.games.undo import REVEALING
from emporion.terminal import words

LOCALES = Path(em.__file__).parent / "locales"
PAGES = Path(__file__).parents[1] / "web" / "src"
SERVER = Path(em.__file__).parent / "server"
TERMINAL = Path(em.__file__).parent / "terminal"
FILES = sorted(path.name for path in (LOCALES / "en").glob("*.ftl"))
OTHERS = [language for language in LANGUAGES if language != "en"]
MESSAGE = re.compile(r"^([a-z][\w-]*) = (.*(?:\n(?: .+|\}.*))*)", re.MULTILINE)
VARIABLE = re.compile(r"\$(\w+)")
VARIANT = re.compile(r"^\s*\*?\[(\w+)\]", re.MULTILINE)
COUNTS = {"zero", "one", "two", "few", "many", "other"}  # each language has its own of these
# Their keys stand in the lessons and in what the coach says: test_lessons.py and test_coach.py
# count them.
COMPUTED = {"lessons.ftl", "coach.ftl"}
OURS = "terminal.ftl"  # what only the terminal says
ASKED = re.compile(r"\b(?:t|maybe)\(\s*(?:[\w.!]+ \? )?([\"`])(.+?)\1(?: : ([\"`])(.+?)\3)?")
LITERAL = re.compile(r'"([a-z][\w-]*)"')
TEMPLATE = re.compile(r"`((?:[a-z-]|\$\{[^{}]*\})*)`")
REPORTED = re.compile(r'report\.add\(\s*("[^,]+),')
PLACE = re.compile(r"\$\{[^{}]*\}")


def messages(language: str, name: str) -> dict[str, str]:
    text = (LOCALES / language / name).read_text(encoding="utf-8")
    found: list[tuple[str, str]] = MESSAGE.findall(text)
    assert len(found) == len(dict(found)), f"{language}/{name} has a key twice"
    return dict(found)


def choices(text: str) -> set[str]:
    """What a sentence depends on, other than a count."""
    return {one for one in VARIANT.findall(text) if one not in COUNTS and not one.isdigit()}


@functools.cache
def pages() -> str:
    paths = sorted({*PAGES.rglob("*.svelte"), *PAGES.rglob("*.ts")})
    return "\n".join(path.read_text(encoding="utf-8") for path in paths)


@functools.cache
def keys() -> dict[str, str]:
    """Every key of English with its file."""
    return {key: name for name in FILES for key in messages("en", name)}


def pattern(template: str) -> re.Pattern[str]:
    """What the keys look like that a template such as `game-${one}-short` makes."""
    return re.compile(".+".join(map(re.escape, PLACE.split(template))))


@functools.cache
def terminal() -> list[ast.AST]:
    """All that stands in the terminal's modules."""
    paths = sorted(TERMINAL.rglob("*.py"))
    return [node for path in paths for node in ast.walk(ast.parse(path.read_bytes()))]


def written(node: ast.AST) -> re.Pattern[str] | None:
    """What the keys look like that a text in Python is or makes."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return re.compile(re.escape(node.value))
    if isinstance(node, ast.JoinedStr):
        parts = [one.value if isinstance(one, ast.Constant) else None for one in node.values]
        return re.compile("".join(".+" if one is None else re.escape(str(one)) for one in parts))
    return None


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("language", OTHERS)
def test_a_language_has_the_words_of_english(language: str, name: str) -> None:
    english, other = messages("en", name), messages(language, name)
    assert sorted(other) == sorted(english)
    for key, text in english.items():
        assert set(VARIABLE.findall(other[key])) == set(VARIABLE.findall(text)), key
        assert choices(other[key]) == choices(text), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_is_told_from_many(language: str) -> None:
    """Where English counts, so does every language; and there is always a form for the rest."""
    for name in FILES:
        english, other = messages("en", name), messages(language, name)
        for key, text in other.items():
            if "[one]" in english[key]:
                assert "[one]" in text, key
            assert text.count("->") == len(re.findall(r"^\s*\*\[", text, re.MULTILINE)), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_can_be_made(language: str) -> None:
    """Fluent reads every message, and makes it of the arguments that it names."""
    bundle = FluentBundle([language], use_isolating=False)
    for name in FILES:
        bundle.add_resource(FluentResource((LOCALES / language / name).read_text("utf-8")))
    for key in keys():
        text = messages(language, keys()[key])[key]
        for given in (0, 1, 2, 5, "null"):
            arguments = dict.fromkeys(VARIABLE.findall(text), given)
            pattern = bundle.get_message(key).value
            assert pattern is not None
            words, wrong = bundle.format_pattern(pattern, arguments)
            assert not wrong, key
            assert "{" not in str(words), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_has_no_other_file(language: str) -> None:
    assert sorted(path.name for path in (LOCALES / language).iterdir()) == FILES


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_key_stands_in_one_file(language: str) -> None:
    every = [key for name in FILES for key in messages(language, name)]
    assert len(every) == len(set(every))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_is_lost(language: str) -> None:
    """Each line belongs to a message, is a comment, or is empty."""
    for name in FILES:
        text = (LOCALES / language / name).read_text(encoding="utf-8")
        left = re.sub(r"^#.*$", "", MESSAGE.sub("", text), flags=re.MULTILINE)
        assert not left.strip(), name
        assert text.count("{") == text.count("}"), name
        assert text.endswith("\n"), name


def test_what_the_pages_ask_for_is_there() -> None:
    missing = []
    for found in ASKED.finditer(pages()):
        for quote, asked in ((found[1], found[2]), (found[3], found[4])):
            if quote == '"' and asked not in keys():
                missing.append(asked)
            if quote == "`" and not any(pattern(asked).fullmatch(key) for key in keys()):
                missing.append(asked)
    assert not missing


def test_the_pages_use_every_word() -> None:
    used = set(LITERAL.findall(pages()))
    made = [one for one in TEMPLATE.findall(pages()) if re.search("[a-z]", PLACE.sub("", one))]
    computed = [pattern(one) for one in made if "-" in PLACE.sub("", one)]
    unused = []
    for key, name in keys().items():
        bare = key.removeprefix(name.removesuffix("ftl").replace(".", "-"))  # rotterdam-word-extra
        if name in COMPUTED or name == OURS or used & {key, bare}:
            continue
        if not any(one.fullmatch(key) or one.fullmatch(bare) for one in computed):
            unused.append(key)
    assert not unused


def test_what_the_terminal_asks_for_is_there() -> None:
    calls = [node for node in terminal() if isinstance(node, ast.Call)]
    texts = [
        written(node.args[0])
        for node in calls
        if isinstance(node.func, ast.Name) and node.func.id in ("t", "maybe", "sentence")
    ]
    asked = [one for one in texts if one is not None]
    assert len(asked) > 100
    read = [key for key, name in keys().items() if Path(name).stem in words.FILES]
    assert not [one.pattern for one in asked if not any(map(one.fullmatch, read))]


def test_the_terminal_uses_every_word_of_its_own() -> None:
    made = [one for node in terminal() if (one := written(node)) and "-" in one.pattern]
    texts = [one for one in made if re.search("[a-z]{3}", one.pattern)]  # not any key at all
    assert not [key for key in messages("en", OURS) if not any(one.fullmatch(key) for one in texts)]


def test_every_refusal_of_a_command_has_words() -> None:
    titles = ast.walk(ast.parse((TERMINAL.parent / "table" / "titles.py").read_bytes()))
    said = [
        node.args[1].value
        for node in [*terminal(), *titles]
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Said"
        if isinstance(node.args[1], ast.Constant)
    ]
    known = {f"refused-{key}" for key in said}
    known |= {"refused-no-game", "refused-no-bot", "refused-more-problems"}
    known |= {"refused-in-file", "refused-transcript"}
    assert known == {key for key in messages("en", OURS) if key.startswith("refused-")}


def test_the_page_is_not_sent_the_words_of_the_terminal() -> None:
    assert f'"!../../../src/emporion/locales/*/{OURS}"' in pages()
    shared = set(LITERAL.findall(pages())) & set(messages("en", OURS))
    assert not shared


def test_every_problem_of_the_server_has_words() -> None:
    server = "\n".join(path.read_text(encoding="utf-8") for path in SERVER.glob("*.py"))
    words = {key.removeprefix("problem-") for key in messages("en", "problems.ftl")}
    raised = set(re.findall(r'(?:Refusal|Problem)\(\s*"([a-z_]+)"', server))
    raised |= {"over", "no_method", "not_found", "too_many", "undo_nothing", "undo_decided"}
    assert raised | {"away"} == words  # the page itself finds that nobody answers
    assert all(f'"{key}"' in server for key in raised - {"undo_nothing", "undo_decided"})


@pytest.mark.parametrize("name", ["rhodes", "rotterdam"])
def test_every_reason_has_words(name: str) -> None:
    notation = import_module(f"emporion.games.{name}.notation")
    reasons = {f"{name}-why-{key.lower().replace('_', '-')}" for key in notation.REASONS}
    seen = {f"{name}-seen-{key.replace(' ', '-')}" for key in REVEALING[name].words}
    words = messages("en", "reasons.ftl")
    assert {key for key in words if key.startswith(f"{name}-")} == reasons | seen


@pytest.mark.parametrize("game", FOLDERS)
def test_whatever_is_refused_is_explained(game: str) -> None:
    """Every argument that a sentence depends on comes with the refusal."""
    title = "rhodes" if game == "colossus" else game
    words = [messages(language, "reasons.ftl") for language in LANGUAGES]
    state, rng, found = em.game(game, players=3).start(seed=1), random.Random(1), set[str]()
    while not state.over:
        legal = state.legal_ids()
        for action in rng.sample(state.game.actions, 20):
            if action.id in legal:
                continue
            with pytest.raises(em.IllegalAction) as refused:
                state.check(action)
            key = refused.value.reason.replace("_", "-")
            given = arguments(state, refused.value)
            known = {*given, *(f"{name}Id" for name in given), "prompt"}
            for one in words:
                text = one.get(f"{title}-why-{key}") or one[f"why-{key}"]
                assert known >= set(VARIABLE.findall(text)), key
            found.add(key)
        state.play(rng.choice(legal))
    assert len(found) > 10


def test_every_part_and_field_of_an_edition_has_a_name() -> None:
    editions = [em.game(game, players=3).edition for game in FOLDERS]
    paths = [name.split(".") for edition in editions for name, _, _ in edition.rows()]
    fields = {re.sub(r"\[\d+\]", "", step) for path in paths for step in path[1:]}
    fields |= {"game", "name", "version", "numbered", "inner"}
    named = {f"edition-field-{field}" for field in fields}
    named |= {f"edition-part-{part}" for edition in editions for part in edition.data}
    words = messages("en", "editions.ftl")
    assert named == {key for key in words if re.match("edition-(part|field)-", key)}


def test_every_word_in_a_field_of_an_edition_is_said() -> None:
    """What is typed there is the notation; the words stand below it. Positions have only names."""
    for game in FOLDERS:
        for _, value, _ in em.game(game, players=3).edition.rows():
            for name in value if isinstance(value, list) else [value]:
                if isinstance(name, str) and not re.fullmatch(r"[a-cs]\d|I+", name):
                    key = "word-" + re.sub("[^a-z0-9]+", "-", name)
                    assert key in keys(), name


def test_everything_wrong_with_an_edition_has_words() -> None:
    reported = set[str]()
    for path in sorted(Path(em.__file__).parent.rglob("*.py")):
        for found in REPORTED.finditer(path.read_text(encoding="utf-8")):
            reported |= {f"edition-wrong-{key}" for key in re.findall(r'"([a-z-]+)"', found[1])}
    words = {key for key in messages("en", "editions.ftl") if key.startswith("edition-wrong-")}
    assert reported - {"edition-wrong-raw"} == words - {"edition-wrong-at"}


def test_every_bot_has_a_name() -> None:
    assert {f"bot-{name}" for name in bots.NAMES} <= keys().keys()


@pytest.mark.parametrize("game", FOLDERS)
@pytest.mark.parametrize("players", [2, 4])
def test_every_action_and_every_question_has_words(game: str, players: int) -> None:
    title = "rhodes" if game == "colossus" else game
    words = messages("en", f"{title}.ftl")
    played = em.game(game, players=players)
    for place in places.of(played):
        if place.kind == "absent":
            continue
        given = {*place.arguments, *(f"{name}Id" for name in place.arguments)}
        assert given >= set(VARIABLE.findall(words[f"{title}-action-{place.kind}"])), place.kind
    state, rng = played.start(seed=1), random.Random(1)
    while not state.over:
        assert f"{title}-prompt-{state.decision}" in words
        state.play(rng.choice(state.legal()))
