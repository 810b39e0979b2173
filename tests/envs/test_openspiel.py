"""The OpenSpiel door: its own suite, chance, strings without secrets, serialisation, searches."""

import itertools
import json
import pickle
import random
from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import INFO_STATE_OBS_TYPE, make_observation

import emporion as em
from emporion.envs.openspiel import SpielGame, SpielState
from walks import TABLES, in_a_process

TITLES = ("rhodes", "colossus", "rotterdam")


def load(name: str = "rhodes", players: int = 3, deals: int = 20) -> SpielGame:
    return pyspiel.load_game(f"python_emporion_{name}(players={players},deals={deals})")


def after(game: SpielGame, decisions: int, deal: int = 7, seed: int = 0) -> SpielState:
    """The state after so many random decisions, or at the end."""
    chance = random.Random(seed)
    state = game.new_initial_state()
    state.apply_action(deal)
    for _ in range(decisions):
        if state.is_terminal():
            break
        state.apply_action(chance.choice(state.legal_actions()))
    return state


def sampler(seed: int) -> Callable[[], float]:
    return random.Random(seed).random


def told(state: SpielState, player: int) -> tuple[Any, ...]:
    """All that a player gets to see."""
    asked = state.current_player() == player
    return (
        state.observation_string(player),
        state.information_state_string(player),
        state.observation_tensor(player),
        state.current_player(),
        state.legal_actions() if asked else None,
    )


# --- OpenSpiel's own suite -----------------------------------------------------------------------


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_the_simulation_suite_passes(name: str, players: int) -> None:
    game = load(name, players)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", TITLES)
def test_the_environment_for_learners_runs(name: str) -> None:
    env = rl_environment.Environment(load(name), discount=1.0)
    env.seed(3)
    step = env.reset()
    for _ in range(30):
        legal = step.observations["legal_actions"][step.observations["current_player"]]
        step = env.step([legal[0]])
    assert len(step.observations["info_state"][0]) == env.game.observation_tensor_size()


# --- in step with single states ------------------------------------------------------------------


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_it_says_what_the_state_says(name: str, players: int) -> None:
    game = load(name, players)
    assert game.num_players() == players
    assert game.num_distinct_actions() == len(game.game.actions)
    assert game.observation_tensor_shape() == [game.game.observation_size]
    spiel = game.new_initial_state()
    state = em.game(name, players=players).start(7)
    assert spiel.is_chance_node()
    spiel.apply_action(7)
    chance = random.Random(3)
    while not state.over:
        assert not spiel.is_terminal()
        assert spiel.current_player() == state.actor
        assert spiel.legal_actions() == state.legal_ids()
        assert spiel.legal_actions_mask() == state.mask().astype(int).tolist()
        assert spiel.observation_tensor(0) == state.observe(0).tolist()
        action = chance.choice(state.legal())
        assert spiel.action_to_string(action.id) == action.text
        assert spiel.string_to_action(action.text) == action.id
        spiel.apply_action(action.id)
        state.play(action)
    assert spiel.is_terminal()
    shares = [(seat in state.winners) / len(state.winners) for seat in range(players)]
    assert spiel.returns() == pytest.approx([players * share - 1 for share in shares])
    assert sum(spiel.returns()) == pytest.approx(0)


def test_chance_deals_once() -> None:
    state = load(deals=4).new_initial_state()
    assert state.chance_outcomes() == [(deal, 0.25) for deal in range(4)]
    assert state.action_to_string(3) == "deal 3"
    assert str(state) == "before the deal"
    assert state.observation_string(1) == "seat 1 before the deal"
    assert state.observation_tensor(1) == [0] * 880
    state.apply_action(3)
    assert json.loads(str(state)) == em.game("rhodes").start(3).position()


def test_options_reach_the_game() -> None:
    name = "python_emporion_rotterdam(players=2,open_products=True)"
    assert pyspiel.load_game(name).game.options == {"open_products": True}


def test_observers_agree_with_states() -> None:
    game = load("rotterdam")
    state = after(game, 60)
    seen = make_observation(game)
    seen.set_from(state, 1)
    assert seen.tensor.tolist() == state.observation_tensor(1)
    assert seen.string_from(state, 1) == state.observation_string(1)
    recalled = make_observation(game, INFO_STATE_OBS_TYPE)
    assert recalled.tensor is None
    assert recalled.string_from(state, 1) == state.information_state_string(1)


# --- what a player remembers ---------------------------------------------------------------------


@pytest.mark.parametrize("name", TITLES)
def test_information_states_remember_and_do_not_depend_on_when_they_are_asked(name: str) -> None:
    game = load(name)
    late = after(game, 150)
    early = game.new_initial_state()
    states = set()
    for action in late.history():
        early.apply_action(action)
        states.add(early.information_state_string(0))
    assert len(states) > 140  # in Rotterdam the others draft their offers unseen
    for player in range(3):
        assert early.information_state_string(player) == late.information_state_string(player)


def test_two_ways_to_one_position_are_remembered_apart() -> None:
    """In Rhodes a seat may put its two action markers down in either order."""
    game = load("rhodes", 2)
    for decisions in range(200):
        one = after(game, decisions)
        found = _either_order(one)
        if found is not None:
            other, one = found
            assert other.observation_string(1) == one.observation_string(1)
            assert other.information_state_string(1) != one.information_state_string(1)
            return
    raise AssertionError("no two decisions can change places")


def _either_order(start: SpielState) -> tuple[SpielState, SpielState] | None:
    """The start after two decisions in both orders, if that leads to the same position."""
    for first, second in itertools.combinations(start.legal_actions(), 2):
        states = []
        for order in ((first, second), (second, first)):
            state = start.clone()
            for action in order:
                if action in state.legal_actions():
                    state.apply_action(action)
            states.append(state)
        if len({len(state.history()) for state in states}) == 1 and str(states[0]) == str(
            states[1]
        ):
            return states[0], states[1]
    return None


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_serialised_states_go_on_alike(name: str, players: int) -> None:
    game = load(name, players)
    for decisions in (0, 1, 90):
        state = after(game, decisions)
        read = game.deserialize_state(state.serialize())
        _, pickled = pyspiel.deserialize_game_and_state(
            pyspiel.serialize_game_and_state(game, state)
        )
        chance = random.Random(5)
        for _ in range(20):
            action = chance.choice(state.legal_actions())
            for one in (state, read, pickled):
                one.apply_action(action)
            for player in range(players):
                assert told(read, player) == told(state, player)
                assert told(pickled, player) == told(state, player)
        assert str(read) == str(pickled) == str(state)
        assert read.history() == state.history()


def test_games_pickle() -> None:
    game = load("rotterdam", 4)
    assert str(pickle.loads(pickle.dumps(game))) == str(game)


def test_clones_part_ways() -> None:
    state = after(load(), 40)
    before = told(state, 0)
    clone = state.clone()
    for _ in range(30):
        clone.apply_action(clone.legal_actions()[0])
    assert told(state, 0) == before
    assert told(clone, 0) != before


# --- knowledge -----------------------------------------------------------------------------------


@pytest.mark.parametrize("name", TITLES)
def test_secrets_do_not_show(name: str) -> None:
    """Worlds that differ only in what a player may not know are told alike, then and later."""
    game = load(name)
    differ = 0
    for decisions in range(5, 200, 15):
        state = after(game, decisions, seed=decisions)
        for player in range(3):
            world = state.resample_from_infostate(player, sampler(decisions))
            assert told(world, player) == told(state, player)
            assert world.history() == []
            differ += str(world) != str(state)
            again = game.deserialize_state(world.serialize())
            assert told(again, player) == told(world, player)
            assert str(again) == str(world)
    assert differ > 30


def test_before_the_deal_any_world_is_possible() -> None:
    world = load().new_initial_state().resample_from_infostate(0, sampler(1))
    assert world.is_chance_node()


# --- searches ------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", TITLES)
def test_its_searches_play(name: str) -> None:
    game = load(name, 2)
    chance = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, chance)
    bots = [
        mcts.MCTSBot(game, 1.4, 6, evaluator, random_state=chance),
        ismcts.ISMCTSBot(game, evaluator, 1.4, 6, random_state=chance),
    ]
    state = after(game, 30)
    for _ in range(6):
        action = bots[state.current_player()].step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


# --- refusals ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("python_emporion_rhodes(players=6)", "rhodes is for 2 to 5 players, not 6"),
        ("python_emporion_rotterdam(players=1)", "rotterdam is for 2 to 4 players, not 1"),
        ("python_emporion_rhodes(deals=0)", "deals must be a whole number from 1 on, not 0"),
        ("python_emporion_rhodes(edition=none.toml)", "none.toml: no such file"),
        ("python_emporion_rhodes(turbo=1)", "Unknown parameter 'turbo'"),
        ("python_emporion_rhodes(open_products=True)", "Unknown parameter 'open_products'"),
        ("python_emporion_rodes", "Unknown game 'python_emporion_rodes'"),
    ],
)
def test_bad_names_are_refused(name: str, words: str) -> None:
    with pytest.raises((em.EmporionError, pyspiel.SpielError), match=words):
        pyspiel.load_game(name)


@pytest.mark.parametrize("action", [-2, 1, 278, 10**9])
def test_an_illegal_action_changes_nothing(action: int) -> None:
    state = after(load(), 0)
    before = state.serialize()
    with pytest.raises(em.IllegalAction):
        state.apply_action(action)
    assert state.serialize() == before


def test_bad_calls_are_refused() -> None:
    game = load()
    state = game.new_initial_state()
    with pytest.raises(em.EmporionError, match="deals run from 0 to 19, not 20"):
        state.apply_action(20)
    with pytest.raises(em.EmporionError, match="not dealt yet"):
        state.world  # noqa: B018
    hidden = pyspiel.IIGObservationType(public_info=False, perfect_recall=False)
    with pytest.raises(em.EmporionError, match="all that one player sees"):
        make_observation(game, hidden)
    with pytest.raises(em.EmporionError, match="no parameters"):
        make_observation(game, None, {"depth": 2})


def test_the_interpreter_ends_in_peace() -> None:
    """OpenSpiel keeps what is registered until after Python has gone."""
    script = (
        "import pyspiel, emporion.envs.openspiel\n"
        "pyspiel.load_game('python_emporion_rhodes').new_initial_state().apply_action(3)"
    )
    done = in_a_process(script)
    assert (done.returncode, done.stderr) == (0, "")
