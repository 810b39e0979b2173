"""Fair: a transcript shows that its host dealt what it had committed to, and nothing else."""

import copy
import hashlib
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import emporion as em
from emporion.games.fuzzing import random_edition
from emporion.table import fair
from emporion.terminal.app import run
from walks import TABLES, finished

Document = dict[str, Any]
SALT = bytes(range(16))
LONG = finished("colossus", 3, 12)  # with reshuffles


def sealed(state: em.State, table: str = "t1", seed: int | None = None) -> Document:
    """The transcript of a game, with what its host had committed to."""
    found: Document = state.transcript().to_dict()
    dealt_by = found["seed"] if seed is None else seed
    return found | {"seed": dealt_by, "fair": fair.statement(table, dealt_by, SALT)}


HONEST = sealed(LONG)


def refused(document: Document, shown: str | None = None) -> str:
    with pytest.raises(em.TranscriptError) as caught:
        fair.check(em.Transcript.from_dict(document), shown)
    return str(caught.value)


def at_random(state: em.State) -> em.State:
    chance = random.Random(1)
    while not state.over:
        state.play(chance.choice(state.legal_ids()))
    return state


# --- commitments ---------------------------------------------------------------------------------


def test_a_commitment_is_the_hash_of_four_lines() -> None:
    """Anybody can compute it, with sha256sum for instance."""
    text = "emporion-fair/1\nt1\n7\n000102030405060708090a0b0c0d0e0f\n"
    assert fair.commitment("t1", 7, SALT) == hashlib.sha256(text.encode()).hexdigest()


def test_a_commitment_depends_on_everything() -> None:
    other = bytes(16)
    found = {
        fair.commitment(table, seed, salt)
        for table in ("t1", "t2")
        for seed in (7, 8)
        for salt in (SALT, other)
    }
    assert len(found) == 8


@pytest.mark.parametrize(
    ("table", "seed", "salt", "words"),
    [
        ("", 7, SALT, "the table must be a name on one line, not ''"),
        ("a\nb", 7, SALT, "the table must be a name on one line"),
        ("t1", -1, SALT, "the seed must be from 0"),
        ("t1", True, SALT, "the seed must be an integer"),
        ("t1", 7, b"short", "the salt must be 16 to 64 bytes"),
        ("t1", 7, "00" * 16, "the salt must be 16 to 64 bytes"),
    ],
)
def test_what_cannot_be_committed_to(table: Any, seed: Any, salt: Any, words: str) -> None:
    with pytest.raises(em.EmporionError, match=words):
        fair.commitment(table, seed, salt)


# --- checking ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_an_honest_game_is_fair(name: str, players: int) -> None:
    state = finished(name, players, 51)
    document = sealed(state)
    transcript = em.Transcript.from_dict(document)
    assert transcript.verify() == state
    assert fair.check(transcript).moves == state.moves
    assert fair.check(transcript, fair.commitment("t1", 51, SALT)).scores == state.scores
    assert fair.check(transcript, document["fair"]["commitment"].upper()).over


@pytest.mark.parametrize("name", ["rhodes", "rotterdam"])
def test_a_game_of_another_edition_is_fair(name: str) -> None:
    game = random_edition(em.game(name, players=3), random.Random(4))
    fair.check(em.Transcript.from_dict(sealed(at_random(game.start(5)))))


def test_a_game_in_progress_and_one_that_took_back_are_fair() -> None:
    state = LONG.rewind(len(LONG.moves) // 2)
    state.play(state.legal_ids()[-1])
    fair.check(em.Transcript.from_dict(sealed(state)))


def test_it_survives_a_file(tmp_path: Path) -> None:
    em.Transcript.from_dict(HONEST).save(tmp_path / "game.json")
    assert em.Transcript.load(tmp_path / "game.json").to_dict() == HONEST


def test_a_swapped_card_shows() -> None:
    """A host that deals otherwise than the seed does, and writes everything down as it was."""
    for name, part in (("rhodes", "ships"), ("rotterdam", "missions")):
        game = em.game(name, players=3)
        deal = copy.deepcopy(game.start(6).dealt)
        assert deal is not None
        pile = deal[part]
        other = next(i for i, card in enumerate(pile) if card != pile[0])
        pile[0], pile[other] = pile[other], pile[0]
        document = sealed(at_random(game.deal(deal, 6)))
        em.Transcript.from_dict(document).verify()
        words = f"the seed deals otherwise: {part} is not what was played with"
        assert refused(document) == words


def test_an_exchanged_reshuffle_shows() -> None:
    """The deal is right, but a later shuffle was arranged."""
    orders = [LONG.game._shuffle_items(entry) for entry in LONG.reshuffles()]
    assert orders
    pile, items = orders[0]
    arranged = next(
        other for other in (items[k:] + items[:k] for k in range(1, len(items))) if other != items
    )
    state = LONG.rewind(0)
    state.follow([(pile, arranged)])
    document = sealed(at_random(state), seed=LONG.seed)
    em.Transcript.from_dict(document).verify()
    assert document["deal"] == HONEST["deal"]
    assert refused(document) == "the seed shuffles otherwise: reshuffle 1 was exchanged"


def test_another_seed_shows() -> None:
    """The host commits to one seed and plays another."""
    document = sealed(LONG, seed=99)
    assert refused(document).startswith("the seed deals otherwise: ")


CHANGED = "table, seed and salt do not give the commitment: one of them was changed"
TAMPERED: dict[str, tuple[Callable[[Document], Any], str]] = {
    "seed": (lambda found: found.update(seed=8), CHANGED),
    "table": (lambda found: found["fair"].update(table="t2"), CHANGED),
    "salt": (lambda found: found["fair"].update(salt="00" * 16), CHANGED),
    "commitment": (lambda found: found["fair"].update(commitment="00" * 32), CHANGED),
    "short salt": (
        lambda found: found["fair"].update(salt="00"),
        "fair: the salt must be 16 to 64 bytes",
    ),
    "no table": (
        lambda found: found["fair"].update(table=""),
        "fair: the table must be a name on one line, not ''",
    ),
    "no seed": (
        lambda found: found.update(seed=None),
        "the seed is missing, so nothing shows what it deals",
    ),
    "no statement": (
        lambda found: found.pop("fair"),
        "fair is missing: nothing says what its host had committed to",
    ),
    "a position": (
        lambda found: found.update(position=LONG.start_position) or found.pop("deal"),
        "the game began from a position, so no seed dealt it",
    ),
    "a hash": (
        lambda found: found["hashes"].__setitem__(11, "0" * 16),
        "decision 12 .* leads to another position than was written down",
    ),
    "a result": (
        lambda found: found["result"]["scores"].__setitem__(0, 99),
        "the result is not that of this game",
    ),
    "not an object": (lambda found: found.update(fair=[]), "fair must be an object of table, "),
    "more": (lambda found: found["fair"].update(more="x"), "fair must be an object of table, "),
    "a number": (lambda found: found["fair"].update(salt=7), "fair.salt must be a text"),
    "no hex": (
        lambda found: found["fair"].update(commitment="xyz"),
        "fair.commitment must be hexadecimal, not 'xyz'",
    ),
}


@pytest.mark.parametrize("what", TAMPERED)
def test_what_was_tampered_with_is_said(what: str) -> None:
    spoil, words = TAMPERED[what]
    found = copy.deepcopy(HONEST)
    spoil(found)
    with pytest.raises(em.TranscriptError, match=words):
        fair.check(em.Transcript.from_dict(found))


def test_a_commitment_made_afterwards_shows() -> None:
    """Everything agrees with itself, but it is not what was shown before the game."""
    later = sealed(LONG, table="t2")
    fair.check(em.Transcript.from_dict(later))
    shown = HONEST["fair"]["commitment"]
    assert refused(later, shown) == "its commitment is another than the one shown before the game"


# --- the command ---------------------------------------------------------------------------------


@pytest.fixture
def file(tmp_path: Path) -> Path:
    em.Transcript.from_dict(HONEST).save(tmp_path / "game.json")
    return tmp_path / "game.json"


def test_verify_proves_the_deal(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    shown = HONEST["fair"]["commitment"]
    assert run(["verify", str(file), "--commitment", shown]) == 0
    said = capsys.readouterr().out
    assert "game.json: holds. colossus, 3 players" in said
    assert "Fair: every card was fixed by the commitment shown before the game." in said
    assert run(["verify", str(file)]) == 0
    said = capsys.readouterr().out
    assert "Fair, if this is the commitment that was shown before the game" in said
    assert f"\n{shown}\n" in said


def test_verify_says_what_is_not_fair(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["verify", str(file), "--commitment", "ab" * 32]) == 1
    said = capsys.readouterr()
    assert "game.json: its commitment is another than the one shown before the game" in said.err
    assert run(["verify", str(file), "--commitment", "seven"]) == 1
    words = "a commitment is 64 hexadecimal digits, not 'seven'"
    assert words in capsys.readouterr().err
    LONG.transcript().save(file)
    assert run(["verify", str(file), "--commitment", "ab" * 32]) == 1
    assert "game.json: fair is missing" in capsys.readouterr().err
    assert run(["verify", str(file)]) == 0
    assert "Fair" not in capsys.readouterr().out
