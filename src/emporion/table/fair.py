"""Proof that a game was dealt as its host had fixed beforehand.

Before the game the host shows a **commitment**: the SHA-256, in hexadecimal, of these four lines,
each ended by a newline, in UTF-8:

    emporion-fair/1
    <table: its name at the host>
    <seed, decimal>
    <salt, lower-case hexadecimal>

It tells nobody the seed, for the salt is secret and long. After the game the transcript holds the
seed and, under `fair`, the table, the salt and the commitment. Whoever kept the commitment can
check that the seed in it is the one that dealt the cards and made every later shuffle.
"""

from __future__ import annotations

import hashlib
import string

from emporion.errors import EmporionError, TranscriptError, brief
from emporion.table.kernel import State, checked_seed
from emporion.table.transcript import Transcript

SALT_BYTES = range(16, 65)  # shorter ones could be guessed


def commitment(table: str, seed: int, salt: bytes) -> str:
    """What the host shows before the game.

    >>> commitment("t1", 7, bytes(16))[:16]
    '2d2f7735f1a9b332'
    """
    if not isinstance(table, str) or not table or not table.isprintable():
        raise EmporionError(f"the table must be a name on one line, not {brief(table)}")
    if not isinstance(salt, bytes) or len(salt) not in SALT_BYTES:
        raise EmporionError(f"the salt must be {SALT_BYTES[0]} to {SALT_BYTES[-1]} bytes")
    text = f"emporion-fair/1\n{table}\n{checked_seed(seed)}\n{salt.hex()}\n"
    return hashlib.sha256(text.encode()).hexdigest()


def statement(table: str, seed: int, salt: bytes) -> dict[str, str]:
    """What a transcript says under `fair` once the game is over."""
    return {"table": table, "commitment": commitment(table, seed, salt), "salt": salt.hex()}


def checked_commitment(shown: str) -> str:
    """A commitment as somebody kept it, in lower case."""
    found = shown.strip().lower()
    if len(found) != 64 or not set(found) <= set(string.hexdigits):
        raise EmporionError(f"a commitment is 64 hexadecimal digits, not {brief(shown)}")
    return found


def check(transcript: Transcript, shown: str | None = None) -> State:
    """Refuse a transcript that was not dealt as committed; the state it ends in, if it was.

    `shown` is the commitment seen before the game. Without it the transcript is only held against
    itself.
    """
    document = transcript.to_dict()
    if "fair" not in document:
        raise TranscriptError("fair is missing: nothing says what its host had committed to")
    if "deal" not in document:
        raise TranscriptError("the game began from a position, so no seed dealt it")
    if document.get("seed") is None:
        raise TranscriptError("the seed is missing, so nothing shows what it deals")
    said, seed = document["fair"], document["seed"]
    if shown is not None and said["commitment"] != checked_commitment(shown):
        raise TranscriptError("its commitment is another than the one shown before the game")
    try:
        found = commitment(said["table"], seed, bytes.fromhex(said["salt"]))
    except EmporionError as error:
        raise TranscriptError(f"fair: {error}") from None
    if found != said["commitment"]:
        raise TranscriptError(
            "table, seed and salt do not give the commitment: one of them was changed"
        )
    end = transcript.verify()
    _check_chance(transcript, seed)
    return end


def _check_chance(transcript: Transcript, seed: int) -> None:
    """Deal from the seed and play on with its own shuffles; all must be as written down."""
    document = transcript.to_dict()
    state = transcript.game().start(seed)
    for part, dealt in (state.dealt or {}).items():
        if document["deal"][part] != dealt:
            raise TranscriptError(f"the seed deals otherwise: {part} is not what was played with")
    for seat, text in transcript.moves:
        if state.over or state.actor != seat or text not in [a.text for a in state.legal()]:
            break  # another shuffle led elsewhere; which one is said below
        state.play(text)
    shuffles = zip(state.reshuffles(), document["reshuffles"], strict=False)
    for number, (made, written) in enumerate(shuffles, start=1):
        if made != written:
            raise TranscriptError(f"the seed shuffles otherwise: reshuffle {number} was exchanged")
    if state.transcript().to_dict()["hashes"] != document["hashes"]:
        raise TranscriptError("the seed leads to another game than was played")
