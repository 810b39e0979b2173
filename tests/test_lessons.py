"""The guided first games: every move is legal, every note has its words, nothing is left out."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

import emporion as em
from emporion.games import places
from emporion.server.lessons import FOLDER, lesson, scene
from lessons import LEARNER, PLANS, SCENES

LOCALES = Path(em.__file__).parent / "locales"
TITLES = sorted(PLANS)
# What the learner has done by the end; a place is where a marker was put.
SHOWN = {
    "rhodes": {
        *("production", "farm", "harbour", "market", "temple", "townhall"),
        *("buy-farmland", "produce", "sell", "sail", "load", "vp", "buy", "fulfil"),
        *("buy-tile", "use-wagon", "row", "row-product"),
    },
    "colossus": {"townhall", "buy-tile", "colossus", "temple", "extra", "give", "pay", "take"},
    "rotterdam": {
        *("launch", "call", "steer", "play", "at", "back"),
        *("offer", "give", "want", "offer-to", "fulfil"),
    },
}


def words(language: str) -> dict[str, str]:
    """The notes of the lessons in a language."""
    text = (LOCALES / language / "lessons.ftl").read_text(encoding="utf-8")
    return dict(re.findall(r"^(lesson-\w+-\d+) = (.+)$", text, re.MULTILINE))


def document(game: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((FOLDER / f"{game}.json").read_text(encoding="utf-8"))
    return found


def page(game: str) -> list[dict[str, Any]]:
    """The steps as the page gets them."""
    steps: list[dict[str, Any]] = msgspec.json.decode(msgspec.json.encode(lesson(game).steps))
    return steps


@pytest.mark.parametrize("game", TITLES)
def test_the_game_is_whole(game: str) -> None:
    em.Transcript.from_dict(document(game)["transcript"]).verify()


@pytest.mark.parametrize("game", TITLES)
def test_a_picture_is_of_a_real_game(game: str) -> None:
    """Nothing in it is asked of anybody who looks."""
    em.Transcript.from_dict(document(f"{game}-scene")["transcript"]).verify()
    found = scene(game)
    assert found.players == 4
    assert len(found.steps) == SCENES[game].end - SCENES[game].begin + 1
    assert all(step.legal is None and not step.notes for step in found.steps)


@pytest.mark.parametrize("game", TITLES)
def test_the_learner_does_what_the_plan_says(game: str) -> None:
    """Otherwise somebody changed the plan and did not run `python tests/lessons.py`."""
    lines = [line.strip() for line in PLANS[game].text.splitlines()]
    if "begin" in lines:
        lines = lines[lines.index("begin") + 1 :]
    moves = document(game)["transcript"]["moves"]
    plan = [line for line in lines if line and not line.startswith("#")]
    assert [text for seat, text in moves if seat == LEARNER] == plan
    numbers = [number for line in lines if line.startswith("#") for number in line[1:].split()]
    assert [note["key"][-2:] for note in document(game)["notes"]] == numbers


@pytest.mark.parametrize("game", TITLES)
def test_the_learner_is_led_by_legal_moves(game: str) -> None:
    steps = page(game)
    asked = [step for step in steps if "legal" in step]
    assert 20 <= len(asked) <= 35
    for step in asked:
        assert step["actor"] == LEARNER
        assert step["expected"] in [choice["id"] for choice in step["legal"]]
        assert len(step["legal"]) > 1, "a lesson asks nothing that has one answer"
    assert "legal" not in steps[-1]
    assert steps[-1]["notes"]


@pytest.mark.parametrize("game", TITLES)
def test_notes_are_read_when_the_learner_is_asked(game: str) -> None:
    """What another does passes by itself, so nothing may be written there."""
    for step in page(game)[:-1]:
        assert "legal" in step or "notes" not in step


@pytest.mark.parametrize("game", TITLES)
def test_everything_important_is_done_once(game: str) -> None:
    transcript = em.Transcript.from_dict(document(game)["transcript"])
    title = em.game(game, players=2)
    concerns = places.of(title)
    done = set()
    for seat, text in transcript.moves:
        if seat == LEARNER:
            concern = concerns[title.action(text).id].to_dict()
            done.add(concern["place"] if concern["kind"] == "place" else concern["kind"])
    assert done >= SHOWN[game]


def test_rotterdam_trades_and_the_other_agrees() -> None:
    moves = document("rotterdam")["transcript"]["moves"]
    assert [1, "accept"] in moves


def test_every_note_has_its_words_and_no_words_are_left_over() -> None:
    used = [note["key"] for game in TITLES for note in document(game)["notes"]]
    assert len(used) == len(set(used))
    assert set(used) == set(words("en"))


def test_notes_are_short() -> None:
    for key, text in words("en").items():
        assert len(text) <= 175, key
        assert len(re.findall(r"[.!?](?: |$)", text)) <= 3, key


@pytest.mark.parametrize(
    "language", sorted(path.parent.name for path in LOCALES.glob("*/lessons.ftl"))
)
def test_every_language_tells_every_note(language: str) -> None:
    told = words(language)
    assert told.keys() == words("en").keys()
    for key, text in told.items():
        assert len(text) <= 230, key
        assert sorted(re.findall(r"\d+", text)) == sorted(re.findall(r"\d+", words("en")[key])), key
