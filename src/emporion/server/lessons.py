"""A first game, guided: an annotated transcript in which the learner makes the moves.

A lesson is a JSON file: `seat` is the learner's, `transcript` the game, `notes` name what is
explained before which decision. The words are in the catalogues, under the note's key.
"""

from __future__ import annotations

import json
from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from emporion.errors import UnknownGame
from emporion.server import wire
from emporion.server.messages import Happened, Legal
from emporion.table.titles import TITLES
from emporion.table.transcript import Transcript

FOLDER = Path(__file__).parent.parent / "lessons"


class Step(Struct, frozen=True, omit_defaults=True):
    """A moment of a lesson: what led here, and what the learner is to do."""

    view: msgspec.Raw
    events: list[Happened]
    actor: int | None = None
    legal: list[Legal] | None = None  # where the learner decides
    expected: int | None = None  # the action the lesson goes on with
    notes: list[str] = []


class Lesson(Struct, frozen=True):
    game: str
    seat: int
    players: int
    steps: list[Step]


def lesson(game: str) -> Lesson:
    """The first game of a title, step by step."""
    return _told(game, "")


def scene(game: str) -> Lesson:
    """The thick of a game of four, for a picture of it."""
    return _told(game, "-scene")


@lru_cache(maxsize=8)
def _told(game: str, kind: str) -> Lesson:
    if game not in TITLES:
        raise UnknownGame(game, TITLES)
    path = FOLDER / f"{game}{kind}.json"
    document: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    seat: int = document["seat"]
    transcript = Transcript.from_dict(document["transcript"])
    notes: dict[int, list[str]] = {}
    for note in document["notes"]:
        notes.setdefault(note["at"], []).append(note["key"])
    state = transcript.replay(0)
    steps = []
    for number in range(len(transcript.moves) + 1):
        going_on = number < len(transcript.moves)
        mine = going_on and state.actor == seat and kind == ""
        steps.append(
            Step(
                view=msgspec.Raw(state.view_json(seat)),
                events=wire.happened(state.events_for(seat)) if number else [],
                actor=state.actor if going_on else None,
                legal=wire.legal(state) if mine else None,
                expected=state.game.action(transcript.moves[number][1]).id if mine else None,
                notes=notes.get(number, []),
            )
        )
        if going_on:
            state.play(transcript.moves[number][1])
    return Lesson(game, seat, state.game.players, steps)
