"""A game being played at this terminal: who sits where, undo, and the saved file."""

from __future__ import annotations

import json
import os
import random
from collections.abc import Mapping, Sequence
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import Any

import emporion as em
from emporion import bots
from emporion.bots.planner import Planner
from emporion.errors import EmporionError, InFile, Said
from emporion.games.undo import undo_reach
from emporion.terminal.reasons import Weighed
from emporion.terminal.thinking import think
from emporion.terminal.words import undo_stops

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
        self.weighed: list[Weighed] = []  # what bots thought about, since this session began
        self._is_saved = True
        self._bots = {seat: bots.bot(name) for seat, name in enumerate(self.seats) if name != HUMAN}

    @property
    def humans(self) -> list[int]:
        return [seat for seat, name in enumerate(self.seats) if name == HUMAN]

    @property
    def asks_human(self) -> bool:
        return not self.state.over and self.seats[self.state.actor] == HUMAN

    def play(self, text: str) -> None:
        """Play for the human who is asked, and save."""
        self.state.play(text)
        self._is_saved = False
        self.keep()

    def play_bot(self, sign: AbstractContextManager[object] | None = None) -> None:
        """Let the bot that is asked decide; the sign is shown when that takes long.

        In a game taken up again, random and greedy decide the same. A planner may not: what it had
        worked out before is gone, and one with a time to think in never thinks the same twice.
        """
        state, player = self.state, self._bots[self.state.actor]
        rng = random.Random(f"{state.seed} {len(state.moves)} {state.actor}")
        action = think(player, state, rng, sign or nullcontext())
        if isinstance(player, Planner) and player.thoughts and player.thoughts.alternatives:
            self.weighed.append(Weighed(len(state.moves) + 1, state.actor, player.thoughts))
        state.play(action.text)
        self._is_saved = False

    def news(self, seat: int | None) -> list[em.Event]:
        """What the seat may know of all that happened from its last decision on."""
        moves = self.state.moves
        own = (number for number in reversed(range(len(moves))) if moves[number][0] == seat)
        return self.state.events_for(seat, next(own, 0))

    def reasons(self, seat: int) -> list[Weighed]:
        """What the bots thought about between the seat's last turn and this one."""
        moves = self.state.moves
        others = max((number for number, (who, _) in enumerate(moves) if who != seat), default=0)
        own = max((number for number in range(others) if moves[number][0] == seat), default=-1)
        return [one for one in self.weighed if one.number > own + 1]

    def undo(self) -> str | None:
        """Take back the last decision of the seat that is asked, or say why that cannot be."""
        undo = undo_reach(self.state, self.state.actor)
        if undo.to is None:
            return undo_stops(self.state.game.name, undo)
        self.state = self.state.rewind(undo.to)
        self._is_saved = False
        self.keep()
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

    def keep(self) -> None:
        """Save what was decided since the last time. A full disk must not end a game."""
        if self.autosave is None or self._is_saved or self.state.over:
            return
        try:
            self.save(self.autosave)
            self._is_saved = True
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
    transcript = _transcript(path, document)
    try:
        state = transcript.verify()
    except EmporionError as error:
        raise InFile(path, error) from None
    return state, _seats(path, document, state.game.players)


def _document(path: Path) -> dict[str, Any]:
    try:
        with path.open("rb") as stream:
            raw = stream.read(LARGEST_FILE + 1)
    except OSError as error:
        raise EmporionError(_unreadable(path, error)) from None
    if len(raw) > LARGEST_FILE:
        most = LARGEST_FILE >> 20
        line = f"{path}: is larger than {most} MiB, too much for a game"
        raise EmporionError(Said(line, "large-file", file=str(path), most=most))
    try:
        document = json.loads(raw)
    except (ValueError, RecursionError):
        line = f"{path}: is not JSON, so not a saved game"
        raise EmporionError(Said(line, "not-a-game", file=str(path))) from None
    if not isinstance(document, dict):
        raise EmporionError(Said(f"{path}: is not a saved game", "not-a-game", file=str(path)))
    saved = document.get("format")
    if isinstance(saved, str) and saved.startswith("emporion-save/") and saved != FORMAT:
        line = f"{path}: saved as {saved!r}; this version reads {FORMAT!r}"
        named = {"file": str(path), "saved": saved, "read": FORMAT}
        raise EmporionError(Said(line, "other-format", **named))
    return document


def _unreadable(path: Path, error: OSError) -> Said:
    line = f"{path}: {(error.strerror or 'cannot be read').lower()}"
    match error:
        case FileNotFoundError():
            return Said(line, "no-file", file=str(path))
        case IsADirectoryError():
            return Said(line, "a-folder", file=str(path))
    return Said(line, "cannot-read", file=str(path))


def _transcript(path: Path, document: Mapping[str, Any]) -> em.Transcript:
    inner = document.get("transcript") if document.get("format") == FORMAT else document
    try:
        return em.Transcript.from_dict(inner)
    except EmporionError as error:
        raise InFile(path, error) from None


def _seats(path: Path, document: Mapping[str, Any], players: int) -> list[str] | None:
    seats = document.get("seats")
    if document.get("format") != FORMAT:
        return None
    if not isinstance(seats, list) or len(seats) != players or not all(map(_can_play, seats)):
        known = ", ".join((HUMAN, *bots.NAMES))
        line = f"{path}: seats must name {players} of {known}"
        named = {"file": str(path), "players": players, "known": known}
        raise EmporionError(Said(line, "saved-seats", **named))
    return seats


def _can_play(name: object) -> bool:
    """Whether this is somebody who can take a seat.

    >>> [_can_play(name) for name in ("human", "planner:100ms", "hal", 7)]
    [True, True, False, False]
    """
    if not isinstance(name, str):
        return False
    try:
        if name != HUMAN:
            bots.bot(name)
    except bots.UnknownBot:
        return False
    return True
