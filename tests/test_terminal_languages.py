"""The terminal in every language: the same catalogues as the page, and not a word of English."""

import io
import json
import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.console import Console

import emporion as em
from emporion.bots.planner import Alternative, Thoughts
from emporion.errors import EmporionError
from emporion.games.rules import LANGUAGES
from emporion.terminal import play as play_module
from emporion.terminal import words
from emporion.terminal.app import run
from emporion.terminal.faces import FACES
from emporion.terminal.play import Terminal
from emporion.terminal.reasons import Weighed
from emporion.terminal.session import Session
from test_catalogues import messages

OTHERS = [language for language in LANGUAGES if language != "en"]
SHORT = {  # The Colossus has all the words of Rhodes
    "colossus": {"name": "s", "round": {"last": 3}},
    "rotterdam": {"name": "s", "end": {"rounds": 3}},
}
PLACEABLE = re.compile(r"\{[^{}]*->|\*?\[\w+\]|[{}][^{}]*[{}]?|\n")
ENGLISH = re.compile(r"\b(the|you|your|and|goes|player|not|this|nothing|choice)\b", re.I)


@pytest.fixture(autouse=True)
def english_again() -> Iterator[None]:
    words.mistakes.clear()
    yield
    words.use("en")
    assert words.mistakes == []


def fragments(language: str) -> set[str]:
    """What the sentences of a language consist of, without what is put into them."""
    texts = (text for name in words.FILES for text in messages(language, f"{name}.ftl").values())
    found = {part.strip(" .:;,") for text in texts for part in PLACEABLE.split(text)}
    return {part for part in found if len(part) > 9 and " " in part}


def played(name: str, monkeypatch: pytest.MonkeyPatch, people: int = 2) -> str:
    """All that is shown in a short game, with every command tried on the way."""
    state = em.game(name, players=3, edition=SHORT[name]).start(2)
    out = Console(width=100, file=io.StringIO(), highlight=False, markup=False)
    session = Session(state, ["human"] * people + ["greedy"] * (3 - people))
    terminal, rng = Terminal(session, out), random.Random(name)
    commands = iter(
        ["help", "", "log", "log all", "hint", "why", "undo", "save", "xyz", "board", "? 1"]
    )
    tried = iter(state.game.actions)

    def ask(prompt: str) -> str:
        out.print(prompt)
        if not prompt.endswith("> "):
            return ""
        if rng.random() < 0.3:
            return next(commands, "") or f"? {next(tried, state.game.actions[0]).text}"
        return rng.choice(terminal.choices).action.text

    monkeypatch.setattr(play_module, "ask", ask)
    terminal.introduce()
    terminal.greet()
    terminal.run()
    assert isinstance(out.file, io.StringIO)
    return out.file.getvalue()


def without_notation(game: em.Game, text: str) -> str:
    """Typed words, commands and rules by their ids are the same everywhere."""
    for action in sorted((action.text for action in game.actions), key=len, reverse=True):
        text = text.replace(f" {action} ", " ").replace(f"? {action}\n", "")
    return re.sub(r"emporion play --\w+|save FILE|log all", "", text)


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("name", list(SHORT))
def test_a_game_without_a_word_of_english(
    name: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    words.use(language)
    text = played(name, monkeypatch)
    shown = " ".join(text.split())
    strange = fragments("en") - fragments(language)
    found = [part for part in strange if part in shown]
    assert not [part for part in found if re.search(rf"(?<!\w){re.escape(part)}(?!\w)", shown)]
    decision = "place" if name != "rotterdam" else "call"
    assert words.t(f"{words.title_of(name)}-prompt-{decision}") in shown
    assert not ENGLISH.findall(without_notation(em.game(name, players=3), text))


@pytest.mark.parametrize("name", list(SHORT))
def test_english_says_nothing_of_its_own(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """English comes out of the catalogues as well: no argument is missing, no key unknown."""
    assert "Victory points" in played(name, monkeypatch, people=1)


@pytest.mark.parametrize("language", OTHERS)
def test_why_bots_decided_so(language: str) -> None:
    words.use(language)
    game = em.game("rhodes", players=2)
    options = [
        Alternative("farm", 0.6, 0.5, 4.0),
        Alternative("market", 0.3, 0.6, -1.0),
        Alternative("temple", 0.7, 0.7, 0.0),
    ]
    weighed = Weighed(3, 0, Thoughts("farm", 10, tuple(options)))
    out = Console(width=160, file=io.StringIO(), highlight=False, markup=False)
    out.print(play_module.reasons(game, [weighed]))
    assert isinstance(out.file, io.StringIO)
    text = out.file.getvalue()
    assert len(text.splitlines()) == 3
    assert all(f"{percent}" in text for percent in (50, 60, 70))
    assert not ENGLISH.search(text)
    assert "wins" not in text


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LC_ALL": "nl_NL.UTF-8", "LANG": "de_DE.UTF-8"}, "nl"),
        ({"LC_MESSAGES": "fr", "LANG": "de_DE.UTF-8"}, "fr"),
        ({"LANG": "es_MX@euro"}, "es"),
        ({"LC_ALL": "", "LANG": "de_AT"}, "de"),
        ({"LC_ALL": "C.UTF-8", "LANG": "nl_NL.UTF-8"}, "en"),
        ({"LANG": "ja_JP.UTF-8"}, "en"),
        ({}, "en"),
    ],
)
def test_the_language_of_the_environment(
    environment: dict[str, str], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in words.ENVIRONMENT:
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    words.use()
    assert words.spoken() == language


def test_a_language_nobody_wrote() -> None:
    with pytest.raises(EmporionError, match="--language is one of en, nl, fr, de, es, not 'dee'"):
        words.use("dee")


def test_commands_take_a_language(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    assert run(["rules", "RH-8.1", "--language", "nl"]) == 0
    assert capsys.readouterr().out.startswith("RH-8.1  Markt")
    assert run(["play", "rhodes", "--language", "es", "--seed", "3"]) == 0
    said = capsys.readouterr().out
    assert "RODAS   Ronda" in said
    assert "Hasta la vista." in said
    em.game("rhodes", players=2).start(1).transcript().save(tmp_path / "game.json")
    assert run(["replay", str(tmp_path / "game.json"), "--language", "fr"]) == 0
    assert "décision 0 sur 0" in capsys.readouterr().out
    assert run(["play", "rhodes", "--language", "xx"]) == 1
    assert capsys.readouterr().err == (
        "emporion: --language is one of en, nl, fr, de, es, not 'xx'\n"
    )


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        (["play", "rhodes", "-p", "9"], "rhodes ist für 2 bis 5 Spieler, nicht 9"),
        (["play", "chess"], "kein Spiel heißt 'chess'; es gibt rhodes, colossus, rotterdam"),
        (["play", "rhodes", "--bot", "hal"], "diesen Bot gibt es nicht; es gibt random, greedy"),
        (["play", "rhodes", "--bots", "7"], "--bots muss von 0 bis 3 sein, nicht 7"),
        (["play", "--resume"], "es gibt keine Partie, die weitergehen könnte"),
        (["replay", "bad.toml"], "bad.toml: ist keine gespeicherte Partie"),
        (
            ["play", "rhodes", "--edition", "bad.toml"],
            "bad.toml:3: market.rates: muss 1 bis 4 Werte haben, nicht 5 (und 1 weitere: emporion",
        ),
        (["edition", "check", "bad.toml"], "bad.toml:4: market.spaces: muss eine Liste sein"),
        (["edition", "new", "rhodes", "bad.toml"], "bad.toml: gibt es schon; --force überschreibt"),
        (["review", "none.json"], "none.json: diese Datei gibt es nicht"),
        (["replay", "."], ".: ist ein Ordner, keine Datei"),
        (["review", "cut.json"], "cut.json: diese Partie lässt sich nicht nachspielen: moves is m"),
        (["verify", "crowd.json"], "crowd.json: rhodes ist für 2 bis 5 Spieler, nicht 9"),
        (
            ["play", "rhodes", "--edition", "dear.toml", "--bot", "master:5"],
            "Dieser Bot hat das Spiel nur mit den üblichen Zahlen gelernt.",
        ),
    ],
)
def test_a_refusal_in_ones_own_language(
    arguments: list[str],
    line: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    monkeypatch.chdir(tmp_path)
    bad = 'game = "rhodes"\n[market]\nrates = [1, 2, 3, 4, 5]\nspaces = 3\n'
    Path("bad.toml").write_text(bad)
    document = em.game("rhodes").start(1).transcript().to_dict()
    Path("cut.json").write_text(json.dumps({k: v for k, v in document.items() if k != "moves"}))
    Path("crowd.json").write_text(json.dumps(document | {"players": 9}))
    assert run(["edition", "new", "rhodes", "dear.toml"]) == 0
    dear = Path("dear.toml").read_text().replace("price = 11", "price = 12")
    Path("dear.toml").write_text(dear)
    assert run(arguments) == 1
    assert f"emporion: {line}" in capsys.readouterr().err


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("width", [80, 100])
@pytest.mark.parametrize("name", list(FACES))
def test_a_board_fits_in_every_language(name: str, width: int, language: str) -> None:
    words.use(language)
    state, rng = em.game(name, players=4).start(4), random.Random(4)
    while len(state.moves) < 90:
        state.play(rng.choice(state.legal_ids()))
    out = Console(width=width, file=io.StringIO(), highlight=False, markup=False)
    out.print(FACES[name].draw(state.view(0), state.game, None, width))
    assert isinstance(out.file, io.StringIO)
    shown = out.file.getvalue()
    assert max(map(len, shown.splitlines())) <= width
    assert "…" not in shown


def test_what_is_asked_for_a_card_names_it() -> None:
    state = em.game("rotterdam", players=3).start(seed=0)
    rng = random.Random(3)
    while state.decision != "target":
        state.play(rng.choice(state.legal()))
    card = state.view(state.actor)["card"]["card"]
    words.use("en")
    assert words.prompt(state) == f"Choose a ship for the card {words.word(card, 'rotterdam')}."
    words.use("de")
    assert words.prompt(state).startswith("Wähle ein Schiff für die Karte „")
