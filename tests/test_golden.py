"""Golden transcripts: whole games, replayed to the last decision and the exact result."""

import json

import pytest

import emporion as em
from golden.make import HERE, WANTED, path, play

FILES = [path(*wanted) for wanted in WANTED]


def test_the_files_are_those_the_script_writes() -> None:
    assert sorted(HERE.glob("*.json")) == sorted(FILES)


def test_every_game_player_count_and_end_is_there() -> None:
    """RH-11.1, RH-11.5, CO-6.1"""
    assert {(name, players) for name, players, _ in WANTED} == {
        (name, players) for name in ("rhodes", "colossus") for players in (2, 3, 4, 5)
    }
    ends = {(name, end) for name, _, end in WANTED}
    assert ends == {
        *(("rhodes", "plaza"), ("rhodes", "round")),
        *(("colossus", "plaza"), ("colossus", "round"), ("colossus", "statue")),
    }


@pytest.mark.parametrize("wanted", WANTED, ids=str)
def test_a_golden_game_replays_exactly(wanted: tuple[str, int, str]) -> None:
    """T-1 to T-5"""
    name, players, end = wanted
    transcript = em.Transcript.load(path(*wanted))
    document = json.loads(path(*wanted).read_text())
    state = transcript.verify()
    assert (state.game.name, state.game.players) == (name, players)
    assert state.over
    assert state.position()["last_round"] == end
    assert {"scores": state.scores, "winners": state.winners} == document["result"]
    again = state.transcript().to_dict()
    assert again | {"engine": document["engine"]} == document


@pytest.mark.parametrize("wanted", WANTED, ids=str)
def test_a_golden_game_needs_no_generator(wanted: tuple[str, int, str]) -> None:
    """T-2, T-3, N-4"""
    document = json.loads(path(*wanted).read_text())
    assert document["reshuffles"]
    state = em.Transcript.from_dict(document | {"seed": None}).verify()
    assert {"scores": state.scores, "winners": state.winners} == document["result"]


@pytest.mark.parametrize("wanted", WANTED, ids=str)
def test_the_same_seed_still_deals_and_plays_the_same_game(wanted: tuple[str, int, str]) -> None:
    name, players, _ = wanted
    document = json.loads(path(*wanted).read_text())
    state = play(name, players, document["seed"])
    assert [list(move) for move in state.moves] == document["moves"]
    assert state.dealt == document["deal"]
