"""The player `master`: the planner's search, led by a network."""

import random
from pathlib import Path

import numpy as np
import pytest

import emporion as em
from emporion import bots
from emporion.bots.appraisers import appraiser
from emporion.bots.forward import Forward
from emporion.bots.master import Master
from emporion.bots.network import FORMAT, PLAIN, WITH_DUO, Network, NetworkError, packed, read
from emporion.bots.neural import forward_of
from emporion.bots.planner import Planner
from emporion.bots.search import Search
from untaught import Write, arrays, card, writer
from walks import TABLES, walk


@pytest.fixture
def network(tmp_path: Path) -> Write:
    return writer(tmp_path)


@pytest.mark.parametrize("form", [PLAIN, WITH_DUO, FORMAT])
@pytest.mark.parametrize(("title", "players"), TABLES)
def test_the_native_answers_are_those_of_numpy(
    title: str, players: int, form: str, network: Write
) -> None:
    plain = read(network(title, form), em.game(title, players=players))
    native = Forward(plain)
    for number, state in enumerate(walk(title, players, seed=3)):
        if state.over or number % 25:
            continue
        seen, legal = state.observe(state.actor), state.legal_ids()
        hidden = plain.hidden(seen, players)
        odds = np.exp(plain.logits(hidden, legal).astype(np.float64))
        shares, leads = plain.values(hidden, players)
        answer = native.answer(seen, legal, players)
        np.testing.assert_allclose(answer[0], odds / odds.sum(), rtol=1e-3, atol=1e-5)
        np.testing.assert_allclose(answer[1], shares, rtol=1e-3, atol=1e-5)
        np.testing.assert_allclose(answer[2], leads, rtol=1e-3, atol=1e-2)


@pytest.mark.parametrize(("title", "players"), TABLES)
def test_it_plays_whole_games_within_its_budget(title: str, players: int, network: Write) -> None:
    state = em.game(title, players=players).start(seed=2)
    file = network(title)
    table = [Master(network=file, simulations=12) for _ in range(players)]
    while not state.over:
        player = table[state.actor]
        state.play(bots.decide(player, state, random.Random(1)).id)
        assert player.thoughts is not None
        assert player.thoughts.simulations <= 12


@pytest.mark.parametrize("players", [2, 3, 5])
def test_a_lead_is_over_the_best_of_the_others(players: int) -> None:
    """A network tells by how much a seat is ahead of the others' mean."""
    game = em.game("rhodes", players=players)
    network, told = forward_of(game), 0
    for number, state in enumerate(walk("rhodes", players, seed=2)):
        if state.over or number % 7 or len(state.legal_ids()) == 1 or state.round > 9:
            continue
        search = Search(appraiser(game), state.actor, simulations=1, network=network)
        search.run(state.imagination(state.actor), 1)
        ((action, (_, _, lead)),) = search.results().items()
        after = state.clone()
        after.play(action)
        if after.over or after.actor != state.actor:
            continue  # what others see there is imagined
        seen = after.observe(after.actor)
        _, _, (own, *others) = network.answer(seen, after.legal_ids(), players)
        assert lead == pytest.approx((own - max(others)) * (players - 1) / players, abs=0.01)
        told += 1
    assert told > 3


@pytest.mark.parametrize("title", ["rhodes", "colossus"])
def test_where_no_network_has_been_it_thinks_as_a_planner_does(title: str) -> None:
    """Where networks play, a game is over long before round 16."""
    seen = set[bool]()
    for number, state in enumerate(walk(title, 2, seed=1)):
        if state.over or number % 9 or len(state.legal_ids()) == 1:
            continue
        master, planner = Master(simulations=40), Planner(simulations=40)
        for player in (master, planner):
            bots.decide(player, state, random.Random(number))
        late = state.round > 15
        assert (master.thoughts == planner.thoughts) == late
        seen.add(late)
    assert seen == {False, True}


@pytest.mark.parametrize(("title", "players"), TABLES)
def test_it_knows_what_its_seat_knows_and_no_more(title: str, players: int, network: Write) -> None:
    file = network(title)
    for number, state in enumerate(walk(title, players, seed=players)):
        if state.over or number % 41:
            continue
        answers = {
            bots.decide(Master(network=file, simulations=30), world, random.Random(number)).text
            for world in (state, state.imagine(state.actor, 1), state.imagine(state.actor, 2))
        }
        assert len(answers) == 1


def test_it_sees_past_what_the_network_believes(network: Write) -> None:
    """Where the game is about to end, the search finds who wins, whatever the network says."""
    seen = 0
    for seed in range(60):
        last = None
        for state in walk("rhodes", 2, seed):
            last = last if state.over else state.clone()
        assert last is not None
        ends = {action: _after(last, action) for action in last.legal_ids()}
        wins = {action: last.actor in end.winners for action, end in ends.items() if end.over}
        if len(wins) < len(ends) or set(wins.values()) != {True, False}:
            continue
        seen += 1
        player = Master(network=network("rhodes"), simulations=300)
        assert wins[bots.decide(player, last, random.Random(1)).id]
    assert seen


def _after(state: em.State, action: int) -> em.State:
    after = state.clone()
    after.play(action)
    return after


def test_names() -> None:
    assert isinstance(bots.bot("master:50ms"), Master)
    with pytest.raises(bots.UnknownBot, match="a master thinks 1ms to 3600s"):
        bots.bot("master:never")


def test_a_network_of_another_title(network: Write) -> None:
    state = em.game("rhodes", players=2).start(seed=1)
    player = Master(network=network("rotterdam"), simulations=10)
    with pytest.raises(NetworkError, match="plays rotterdam, not rhodes"):
        bots.decide(player, state, random.Random(1))


def test_a_network_too_large_to_search_with(tmp_path: Path) -> None:
    game = em.game("rhodes", players=2)
    wide = arrays(game, width=1100)
    with pytest.raises(em.EmporionError, match="too large to search with"):
        Forward(Network(wide, card(game)))
    file = tmp_path / "wide.npz"
    file.write_bytes(packed(wide, card(game)))
    with pytest.raises(NetworkError, match=r"wide\.npz: this network is too large to search with"):
        bots.check(str(file), game)
