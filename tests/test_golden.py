"""Golden transcripts: whole games, replayed to the last decision and the exact result."""

import json

import pytest

import emporion as em
from golden.make import HERE, WANTED, cause, path, play, table
from walks import TABLES

FILES = [path(*wanted) for wanted in WANTED]


def test_the_files_are_those_the_script_writes() -> None:
    assert sorted(HERE.glob("*.json")) == sorted(FILES)


def test_every_game_player_count_and_end_is_there() -> None:
    """RH-11.1, RH-11.5, CO-6.1, RO-10.1, RO-10.4"""
    assert {(name, players) for name, players, _ in WANTED} == set(TABLES)
    ends = {(name, end) for name, _, end in WANTED}
    assert ends == {
        *(("rhodes", "plaza"), ("rhodes", "round")),
        *(("colossus", "plaza"), ("colossus", "round"), ("colossus", "statue")),
        *(("rotterdam", "points"), ("rotterdam", "stacks"), ("rotterdam", "rounds")),
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
    assert cause(state) == end
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
    document = json.loads(path(*wanted).read_text())
    state = play(table(*wanted), document["seed"])
    assert [list(move) for move in state.moves] == document["moves"]
    assert state.dealt == document["deal"]
