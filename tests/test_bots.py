"""Bots: what they are given, what they may not see, and how well they play."""

import random
from collections.abc import Mapping, Sequence
from typing import Any

import pytest

import emporion as em
from emporion import bots
from emporion.bots import Choice, Imagine, Player


def play(state: em.State, players: Sequence[Player], seed: int) -> em.State:
    """The game to its end."""
    while not state.over:
        rng = random.Random(f"{seed} {len(state.moves)}")
        state.play(bots.decide(players[state.actor], state, rng).id)
    return state


def positions(name: str, players: int, seed: int, every: int) -> list[em.State]:
    """Some states of a random game, the first among them."""
    state = em.game(name, players=players).start(seed)
    rng = random.Random(seed)
    found = []
    while not state.over:
        if len(state.moves) % every == 0:
            found.append(state.clone())
        state.play(rng.choice(state.legal_ids()))
    return found


@pytest.mark.parametrize("name", bots.NAMES)
def test_names(name: str) -> None:
    state = em.game("rhodes", players=2).start(1)
    assert bots.decide(bots.bot(name), state, random.Random(1)) in state.legal()


def test_an_unknown_name_is_refused() -> None:
    with pytest.raises(bots.UnknownBot, match="no bot is called 'hal'; there are greedy, random"):
        bots.bot("hal")


@pytest.mark.parametrize("name", bots.NAMES)
@pytest.mark.parametrize("game", ["rhodes", "colossus"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_what_a_seat_may_not_know_changes_nothing(name: str, game: str, players: int) -> None:
    player = bots.bot(name)
    for number, state in enumerate(positions(game, players, seed=players, every=17)):
        before = bytes(state)
        chosen = bots.decide(player, state, random.Random(number))
        assert bytes(state) == before
        for secret in (1, 2):
            other = state.imagine(state.actor, secret)
            assert bots.decide(player, other, random.Random(number)) == chosen


def test_the_same_generator_gives_the_same_game() -> None:
    games = [
        play(em.game("colossus", players=3).start(9), [bots.bot("greedy")] * 3, seed=4).moves
        for _ in range(2)
    ]
    assert games[0] == games[1]


class Witness:
    """A player that looks at what it is given, and then takes the first action."""

    def choose(
        self,
        view: Mapping[str, Any],
        legal: Sequence[Choice],
        imagine: Imagine,
        rng: random.Random,
    ) -> Choice:
        assert isinstance(view["pile"], int)
        assert isinstance(view["stack"], int)
        assert not {"generator", "seen", "shuffles"} & set(view)
        assert imagine(1).view(view["actor"]) == view
        return legal[0]


def test_a_player_is_given_its_view_and_imagination() -> None:
    state = em.game("colossus", players=2).start(3)
    for _ in range(60):
        state.play(bots.decide(Witness(), state, random.Random(0)).id)


@pytest.mark.parametrize("seat", [0, 1])
def test_greedy_beats_random(seat: int) -> None:
    """At least nine of ten games with two players, from either seat."""
    won, games = 0.0, 20
    for seed in range(games):
        players = [bots.bot("random"), bots.bot("random")]
        players[seat] = bots.bot("greedy")
        over = play(em.game("rhodes", players=2).start(seed), players, seed)
        won += (seat in over.winners) / len(over.winners)
    assert won >= 0.9 * games


def test_greedy_beats_random_at_the_colossus() -> None:
    """Against four, one of five would be fair."""
    for seed in range(4):
        seat = seed % 5
        players = [bots.bot("random") for _ in range(5)]
        players[seat] = bots.bot("greedy")
        assert play(em.game("colossus", players=5).start(seed), players, seed).winners == [seat]
