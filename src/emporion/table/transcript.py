"""Transcripts: a whole game as one JSON document that anyone with the rules can replay.

The hashes form a chain: each covers the one before, the decision, and the position after it
without the generator. An edited file or a different engine shows at the first decision that
differs.
"""

from __future__ import annotations

import copy
import hashlib
import json
import os
import re
from typing import Any

from emporion.errors import EmporionError, OtherNumbers, TranscriptError, brief
from emporion.table.kernel import Game, State
from emporion.table.titles import VERSION, make

FORMAT = "emporion-transcript/1"
LARGEST_FILE = 1 << 24
_FIELDS = {
    "format": str,
    "game": str,
    "players": int,
    "options": dict,
    "edition": str,
    "edition_hash": str,
    "engine": str,
    "moves": list,
    "reshuffles": list,
    "hashes": list,
}
_OPTIONAL = {"seed", "deal", "position", "result", "edition_data", "fair", "seats"}
LONGEST_NAME = 32
_FAIR = ("table", "commitment", "salt")


class Transcript:
    """A game written down.

    >>> import emporion as em
    >>> state = em.game("rhodes", players=2).start(seed=5)
    >>> state.play("buy farmland wine 11")
    >>> transcript = state.transcript()
    >>> transcript.to_dict()["moves"][0][1]
    'buy farmland wine 11'
    >>> transcript.replay() == state
    True
    """

    def __init__(self, document: dict[str, Any]) -> None:
        self._document = document

    # -- making one

    @classmethod
    def of(cls, state: State) -> Transcript:
        """Everything `spec/transcript` asks for, of the game so far."""
        game = state.game
        document: dict[str, Any] = {
            "format": FORMAT,
            "game": game.name,
            "players": game.players,
            "options": dict(game.options),
            "edition": game.edition.name,
            "edition_hash": game.edition.hash,
            "engine": f"emporion {VERSION}",
            "seed": state.seed,
            **_beginning(state),
            "moves": [[seat, text] for seat, text in state.moves],
            "reshuffles": state.reshuffles(),
            "hashes": _hashes(state),
        }
        if state.over:
            document["result"] = {"scores": state.scores, "winners": state.winners}
        if not game.edition.standard:
            document["edition_data"] = game.edition.document()
        return cls(document)

    @classmethod
    def from_dict(cls, document: Any) -> Transcript:
        """Take a document as it stands; its shape is checked, its game only by `verify`."""
        if not isinstance(document, dict):
            raise TranscriptError(f"a transcript is a JSON object, not {brief(document)}")
        if document.get("format") != FORMAT:
            raise TranscriptError(f"format must be {FORMAT!r}, not {brief(document.get('format'))}")
        for name, kind in _FIELDS.items():
            if name not in document:
                raise TranscriptError(f"{name} is missing")
            if not isinstance(document[name], kind) or isinstance(document[name], bool):
                raise TranscriptError(f"{name} must be {_KIND_WORDS[kind]}")
        for name in document:
            if name not in _FIELDS and name not in _OPTIONAL:
                raise TranscriptError(f"{name} is not part of a transcript")
        seed = document.get("seed")
        if seed is not None and (
            isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed < 2**64
        ):
            raise TranscriptError(f"seed must be an integer from 0 to 2**64 - 1, not {brief(seed)}")
        if "fair" in document:
            _check_fair(document["fair"])
        if "seats" in document:
            _check_seats(document["seats"], document["players"])
        if ("deal" in document) == ("position" in document):
            raise TranscriptError("a transcript begins with either a deal or a position")
        for number, move in enumerate(document["moves"], start=1):
            if not (isinstance(move, list) and len(move) == 2 and isinstance(move[1], str)):
                raise TranscriptError(f"decision {number} must be [seat, text]", number)
        return cls(copy.deepcopy(document))

    @classmethod
    def load(cls, path: str | os.PathLike[str]) -> Transcript:
        """Read a file; what is wrong with it is said in one line."""
        name = os.fspath(path)
        try:
            with open(path, "rb") as file:
                raw = file.read(LARGEST_FILE + 1)
        except OSError as error:
            raise TranscriptError(f"{name}: {error.strerror or error}") from None
        if len(raw) > LARGEST_FILE:
            raise TranscriptError(f"{name}: larger than any transcript ({LARGEST_FILE >> 20} MiB)")
        try:
            document = json.loads(raw.decode("utf-8"))
        except UnicodeDecodeError:
            raise TranscriptError(f"{name}: not a text in UTF-8") from None
        except (ValueError, RecursionError) as error:
            raise TranscriptError(f"{name}: not JSON: {error}") from None
        try:
            return cls.from_dict(document)
        except TranscriptError as error:
            raise TranscriptError(f"{name}: {error}", error.decision) from None

    # -- using one

    @property
    def moves(self) -> list[tuple[int, str]]:
        return [(seat, text) for seat, text in self._document["moves"]]

    @property
    def seats(self) -> list[dict[str, str]] | None:
        """Who played, if that is written down: for each seat the `name` of a person or a `bot`."""
        return copy.deepcopy(self._document.get("seats"))

    @property
    def result(self) -> dict[str, Any] | None:
        """Scores and winners, once the game is over (T-4)."""
        return copy.deepcopy(self._document.get("result"))

    def to_dict(self) -> dict[str, Any]:
        return copy.deepcopy(self._document)

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write a file, whole or not at all."""
        name = os.fspath(path)
        try:
            with open(f"{name}.part", "w", encoding="utf-8") as file:
                file.write(_layout(self._document))
                file.flush()
                os.fsync(file.fileno())
            os.replace(f"{name}.part", name)
        except OSError as error:
            raise TranscriptError(f"{name}: {error.strerror or error}") from None

    def game(self) -> Game:
        """The game it was played with, its edition included (T-6)."""
        document = self._document
        edition = document.get("edition_data", "standard")
        game = make(document["game"], document["players"], edition, document["options"])
        if game.edition.hash != document["edition_hash"]:
            if edition != "standard":
                raise TranscriptError("edition_hash is not that of the embedded edition")
            raise OtherNumbers(
                f"played with edition {document['edition']!r}, whose numbers are not those of "
                "this engine's standard edition and are not embedded"
            )
        return game

    def replay(self, decisions: int | None = None) -> State:
        """The state after so many decisions, or after all of them."""
        moves = self._document["moves"]
        count = len(moves) if decisions is None else decisions
        if not 0 <= count <= len(moves):
            raise TranscriptError(f"the transcript has {len(moves)} decisions, not {count}")
        state = self._start()
        for number, (seat, text) in enumerate(moves[:count], start=1):
            _play(state, number, seat, text)
        return state

    def verify(self) -> State:
        """Replay everything and compare; `TranscriptError.decision` is the first that differs."""
        try:
            return self._replayed()
        except TranscriptError as error:
            engine, mine = self._document["engine"], f"emporion {VERSION}"
            if engine == mine:
                raise
            words = f"{error.message} (written by {brief(engine)}, this is {mine})"
            raise type(error)(words, error.decision) from None

    def _replayed(self) -> State:
        document = self._document
        state = self._start()
        hashes = document["hashes"]
        link = ""
        for number, (seat, text) in enumerate(document["moves"], start=1):
            _play(state, number, seat, text)
            link = _link(link, seat, text, state)
            if number > len(hashes) or hashes[number - 1] != link:
                raise TranscriptError(
                    f"decision {number} ({text!r}) leads to another position than was written "
                    "down: the file was edited or the engines differ",
                    number,
                )
        if len(hashes) > len(document["moves"]):
            raise TranscriptError("there are more hashes than decisions")
        if state.reshuffles() != document["reshuffles"]:
            raise TranscriptError("the reshuffles are not those of this game")
        result = {"scores": state.scores, "winners": state.winners} if state.over else None
        if document.get("result") != result:
            raise TranscriptError(
                "the result is not that of this game"
                if state.over
                else "a result is written down, but the game is not over"
            )
        return state

    def _start(self) -> State:
        document = self._document
        game = self.game()
        try:
            if "position" in document:
                state = game.position(document["position"])
            else:
                state = game.deal(document["deal"], document.get("seed"))
            state.follow([game._shuffle_items(entry) for entry in document["reshuffles"]])
        except TranscriptError:
            raise
        except EmporionError as error:
            raise TranscriptError(f"the beginning is impossible: {error}") from None
        return state


_KIND_WORDS = {str: "a text", int: "a whole number", dict: "an object", list: "a list"}


def _check_fair(fair: Any) -> None:
    """What the host had committed to, as `emporion.table.fair` writes it; in shape only."""
    if not isinstance(fair, dict) or set(fair) != set(_FAIR):
        raise TranscriptError(f"fair must be an object of {', '.join(_FAIR)}")
    for name in _FAIR:
        if not isinstance(fair[name], str):
            raise TranscriptError(f"fair.{name} must be a text")
    for name in ("commitment", "salt"):
        if not re.fullmatch("([0-9a-f]{2})+", fair[name]):
            raise TranscriptError(f"fair.{name} must be hexadecimal, not {brief(fair[name])}")


def _check_seats(seats: Any, players: int) -> None:
    """Who played, for people to read: nothing in the game depends on it."""
    if not isinstance(seats, list) or len(seats) != players:
        raise TranscriptError("seats must be a list with one entry for each player")
    for number, seat in enumerate(seats):
        if not isinstance(seat, dict) or len(seat) != 1 or not set(seat) <= {"name", "bot"}:
            raise TranscriptError(f"seats[{number}] must be an object with either a name or a bot")
        for name in seat.values():
            fits = isinstance(name, str) and 0 < len(name) <= LONGEST_NAME and name.isprintable()
            if not fits:
                raise TranscriptError(
                    f"seats[{number}] must have a text of 1 to {LONGEST_NAME} letters, "
                    f"not {brief(name)}"
                )


def _beginning(state: State) -> dict[str, Any]:
    if state.dealt is not None:
        return {"deal": state.dealt}
    return {"position": state.start_position}


def _play(state: State, number: int, seat: int, text: str) -> None:
    if state.over:
        raise TranscriptError(f"decision {number}: the game is over already", number)
    if seat != state.actor:
        raise TranscriptError(
            f"decision {number}: seat {state.actor} is asked, not seat {brief(seat)}", number
        )
    try:
        state.play(text)
    except EmporionError as error:
        raise TranscriptError(f"decision {number} ({brief(text)}): {error}", number) from None


def _hashes(state: State) -> list[str]:
    replayed = state.rewind(0)
    hashes: list[str] = []
    link = ""
    for seat, text in state.moves:
        replayed.play(text)
        link = _link(link, seat, text, replayed)
        hashes.append(link)
    return hashes


def _link(before: str, seat: int, text: str, state: State) -> str:
    """The next hash of the chain (T-5)."""
    position = state.position()
    del position["generator"]
    position.pop("edition")
    content = json.dumps([before, seat, text, position], sort_keys=True, separators=(",", ":"))
    return hashlib.blake2b(content.encode(), digest_size=8).hexdigest()


def _layout(document: dict[str, Any]) -> str:
    """JSON with one decision to a line."""
    lines = []
    for name, value in document.items():
        if name in ("moves", "hashes", "reshuffles") and value:
            rows = ",\n    ".join(json.dumps(row) for row in value)
            lines.append(f'  "{name}": [\n    {rows}\n  ]')
        else:
            lines.append(f'  "{name}": {json.dumps(value)}')
    return "{\n" + ",\n".join(lines) + "\n}\n"
