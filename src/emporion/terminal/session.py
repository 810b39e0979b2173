"""A game being played at this terminal: who sits where, undo, and the saved file."""

from __future__ import annotations

import json
import os
import random
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import emporion as em
from emporion import bots
from emporion.errors import EmporionError
from emporion.terminal.faces import FACES

HUMAN = "human"
FORMAT = "emporion-save/1"
LARGEST_FILE = 1 << 24


class Session:
    """The state of a game, with a player for every seat: `human`, or a bot's name."""

    def __init__(self, state: em.State, seats: Sequence[str], autosave: Path | None = None) -> None:
        self.state = state
        self.seats = list(seats)
        self.autosave = autosave
        self.trouble: str | None = None  # why the last autosave failed
        self._bots = {name: bots.bot(name) for name in self.seats if name != HUMAN}

    @property
    def humans(self) -> list[int]:
        return [seat for seat, name in enumerate(self.seats) if name == HUMAN]

    @property
    def asks_human(self) -> bool:
        return not self.state.over and self.seats[self.state.actor] == HUMAN

    def play(self, text: str) -> None:
        """Play for the human who is asked, and save."""
        self.state.play(text)
        self._save_quietly()

    def play_bot(self) -> None:
        """Let the bot that is asked decide. It decides the same in a game taken up again."""
        state = self.state
        rng = random.Random(f"{state.seed} {len(state.moves)} {state.actor}")
        action = bots.decide(self._bots[self.seats[state.actor]], state, rng)
        state.play(action.text)

    def news(self, seat: int | None) -> list[em.Event]:
        """What the seat may know of all that happened from its last decision on."""
        moves = self.state.moves
        own = (number for number in reversed(range(len(moves))) if moves[number][0] == seat)
        return self.state.events_for(seat, next(own, 0))

    def undo(self) -> str | None:
        """Take back the last decision of the seat that is asked, or say why that cannot be.

        The reason is one the seat can see for itself: whether another really had a choice is not
        given away.
        """
        moves, seat = self.state.moves, self.state.actor
        if not moves:
            return "nothing has been decided yet"
        since = [
            event.data["seat"]
            for event in self.news(seat)
            if event.kind == "move" and event.data["seat"] != seat and not event.data["forced"]
        ]
        if since:
            return f"Player {since[-1] + 1} has decided since"
        reveals = FACES[self.state.game.name].reveals
        for event in self.state.events_for(seat):
            if seen := reveals(event):
                return f"{seen} since: what was seen cannot be unseen"
        self.state = self.state.rewind(len(moves) - 1)
        self._save_quietly()
        return None

    # -- files

    def save(self, path: Path) -> None:
        """Write the game and who plays it, whole or not at all."""
        transcript = self.state.transcript().to_dict()
        document = {"format": FORMAT, "seats": self.seats, "transcript": transcript}
        path.parent.mkdir(parents=True, exist_ok=True)
        draft = path.with_name(f".{path.name}.{os.getpid()}")
        try:
            draft.write_text(json.dumps(document) + "\n", encoding="utf-8")
            os.replace(draft, path)
        finally:
            draft.unlink(missing_ok=True)

    def _save_quietly(self) -> None:
        """A full disk must not end a game."""
        if self.autosave is None:
            return
        try:
            self.save(self.autosave)
            self.trouble = None
        except OSError as error:
            self.trouble = f"{self.autosave}: {error.strerror}"


def autosave_path() -> Path:
    """Where the game in progress is kept, in the user's state folder."""
    home = os.environ.get("XDG_STATE_HOME") or "~/.local/state"
    return Path(os.path.expanduser(home)) / "emporion" / "game.json"


def keep_previous(path: Path) -> Path | None:
    """Put an unfinished game aside before a new one takes its place; where it is then."""
    kept = path.with_name("previous.json")
    try:
        os.replace(path, kept)
    except OSError:
        return None
    return kept


def is_foreign(path: Path) -> bool:
    """Whether a file is there that no game was saved to."""
    if not path.exists():
        return False
    try:
        _document(path)
    except EmporionError:
        return True
    return False


def read_transcript(path: Path) -> em.Transcript:
    """The transcript in a file, be it saved from a game in progress or written down as such."""
    return _transcript(path, _document(path))


def read_game(path: Path) -> tuple[em.State, list[str] | None]:
    """The state a saved game stands at, and who plays, if the file says so."""
    document = _document(path)
    try:
        state = _transcript(path, document).verify()
    except EmporionError as error:
        raise EmporionError(f"{path}: {error}") from None
    return state, _seats(path, document, state.game.players)


def _document(path: Path) -> dict[str, Any]:
    try:
        with path.open("rb") as stream:
            raw = stream.read(LARGEST_FILE + 1)
    except OSError as error:
        raise EmporionError(f"{path}: {(error.strerror or 'cannot be read').lower()}") from None
    if len(raw) > LARGEST_FILE:
        raise EmporionError(f"{path}: is larger than {LARGEST_FILE >> 20} MiB, too much for a game")
    try:
        document = json.loads(raw)
    except (ValueError, RecursionError):
        raise EmporionError(f"{path}: is not JSON, so not a saved game") from None
    if not isinstance(document, dict):
        raise EmporionError(f"{path}: is not a saved game")
    saved = document.get("format")
    if isinstance(saved, str) and saved.startswith("emporion-save/") and saved != FORMAT:
        raise EmporionError(f"{path}: saved as {saved!r}; this version reads {FORMAT!r}")
    return document


def _transcript(path: Path, document: Mapping[str, Any]) -> em.Transcript:
    inner = document.get("transcript") if document.get("format") == FORMAT else document
    try:
        return em.Transcript.from_dict(inner)
    except EmporionError as error:
        raise EmporionError(f"{path}: {error}") from None


def _seats(path: Path, document: Mapping[str, Any], players: int) -> list[str] | None:
    seats = document.get("seats")
    if document.get("format") != FORMAT:
        return None
    known = (HUMAN, *bots.NAMES)
    if not isinstance(seats, list) or len(seats) != players or any(s not in known for s in seats):
        raise EmporionError(f"{path}: seats must name {players} of {', '.join(known)}")
    return seats
