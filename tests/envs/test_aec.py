"""The PettingZoo door: its own suites, masks, seeds, rewards, knowledge, bytes, refusals."""

import pickle
import random
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test
from pettingzoo.test.state_test import test_state_space as check_state_space

import emporion as em
from emporion import envs
from emporion.envs.pettingzoo import AECEnv
from walks import TABLES, in_a_process

# PettingZoo excuses its own games with masks from these by name.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably:UserWarning"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros:UserWarning"),
]


def begun(name: str = "rhodes", players: int = 3, seed: int = 5, **options: Any) -> AECEnv:
    env = envs.aec(name, players=players, **options)
    env.reset(seed=seed)
    return env


def wander(env: AECEnv, decisions: int, seed: int = 0) -> AECEnv:
    """Play random legal actions, so many or to the end."""
    chance = random.Random(seed)
    for _ in range(decisions):
        if env.table.over:
            break
        env.step(chance.choice(env.table.legal_ids()))
    return env


# --- PettingZoo's own suites ---------------------------------------------------------------------


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_the_api_suite_passes(name: str, players: int) -> None:
    api_test(envs.aec(name, players=players))


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_the_seed_suite_passes(name: str, players: int) -> None:
    seed_test(lambda: envs.aec(name, players=players))


@pytest.mark.parametrize("reward", ["win", "score"])
def test_the_api_suite_passes_for_every_reward(reward: str) -> None:
    api_test(envs.aec("rotterdam", players=2, reward=reward, open_products=True))


@pytest.mark.parametrize("name", ["rhodes", "colossus", "rotterdam"])
def test_the_render_suite_passes(name: str) -> None:
    render_test(lambda render_mode: envs.aec(name, render_mode=render_mode))


def test_the_state_space_suite_passes() -> None:
    """PettingZoo's `state_test` plays illegal actions; of it this is the part for spaces."""
    with pytest.warns(UserWarning, match="value is infinity"):
        check_state_space(envs.aec("rhodes"))


# --- what it says --------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_it_says_what_the_state_says(name: str, players: int) -> None:
    env = begun(name, players)
    state = em.game(name, players=players).start(5)
    assert env.possible_agents == [f"seat_{seat}" for seat in range(players)]
    chance = random.Random(3)
    while not state.over:
        assert env.table == state
        assert env.agent_selection == f"seat_{state.actor}"
        for seat, agent in enumerate(env.agents):
            seen = env.observe(agent)
            asked = state.legal_ids() if seat == state.actor else []
            assert np.flatnonzero(seen["action_mask"]).tolist() == asked
            assert seen["observation"].tobytes() == state.observe(seat).tobytes()
            assert env.observation_space(agent).contains(seen)
        assert env.state().tobytes() == b"".join(state.observe(s).tobytes() for s in range(players))
        assert env.state_space.contains(env.state())
        action = chance.choice(state.legal_ids())
        env.step(action)
        state.play(action)
    assert env.table == state


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_the_win_is_shared_at_the_end(name: str, players: int) -> None:
    env = begun(name, players)
    assert set(env.rewards.values()) == {0}
    wander(env, 5000)
    assert all(env.terminations.values())
    winners = [f"seat_{seat}" for seat in env.table.winners]
    assert {agent for agent, paid in env.rewards.items() if paid} == set(winners)
    assert sum(env.rewards.values()) == pytest.approx(1)
    while env.agents:
        share = (env.agent_selection in winners) / len(winners)
        assert env.last(observe=False)[1:4] == (share, True, False)
        env.step(None)


def test_a_margin_is_paid_for_points() -> None:
    env = wander(begun("colossus", 3, reward="score"), 5000)
    scores = env.table.scores
    for seat, score in enumerate(scores):
        others = (sum(scores) - score) / 2
        assert env.rewards[f"seat_{seat}"] == pytest.approx(score - others)
    assert sum(env.rewards.values()) == pytest.approx(0)


def test_rendering_shows_what_the_asked_seat_may_know() -> None:
    env = begun("rotterdam", 2, render_mode="ansi")
    shown = env.render()
    assert shown.startswith("rotterdam, 2 players, round 1: seat 0 is asked: place a ship, or pass")
    mine, theirs = (seat["missions"] for seat in env.table.position()["seats"])
    assert ", ".join(mine) in shown
    assert ", ".join(theirs) not in shown
    assert f"{env.table.legal_ids()[-1]:4}  {env.table.legal()[-1].text}" in shown
    assert "over, won by seat" in wander(env, 5000).render()


def test_a_person_sees_every_step(capsys: pytest.CaptureFixture[str]) -> None:
    wander(begun("rhodes", 2, render_mode="human"), 2)
    assert capsys.readouterr().out.count("rhodes, 2 players, round 0") == 3


# --- seeds and bytes -----------------------------------------------------------------------------


def test_a_seed_deals_the_game_of_that_seed() -> None:
    assert begun(seed=11).table == em.game("rhodes").start(11)


def test_games_after_a_seed_repeat_too() -> None:
    one, other = begun(), begun()
    starts = set()
    for _ in range(5):
        one.reset()
        other.reset()
        assert one.table == other.table
        starts.add(bytes(one.table))
    assert len(starts) == 5


def test_without_a_seed_games_differ() -> None:
    one, other = envs.aec("rhodes"), envs.aec("rhodes")
    one.reset()
    other.reset()
    assert one.table != other.table


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_bytes_and_pickles_go_on_alike(name: str, players: int) -> None:
    env = wander(begun(name, players), 100)
    twin = envs.aec(name, players=players)
    twin.restore(env.save())
    copy = pickle.loads(pickle.dumps(env))
    for other in (twin, copy):
        assert other.table == env.table
        assert other.agent_selection == env.agent_selection
    for one in (env, twin, copy):
        wander(one, 5000, seed=9)
    assert env.rewards == twin.rewards == copy.rewards
    assert env.table == twin.table == copy.table
    env.reset()
    copy.reset()
    assert env.table == copy.table


def test_a_finished_game_is_restored_as_one() -> None:
    env = wander(begun(), 5000)
    twin = envs.aec("rhodes")
    twin.restore(env.save())
    assert (twin.rewards, twin.terminations) == (env.rewards, env.terminations)
    assert twin.last()[1:] == env.last()[1:]


# --- knowledge -----------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["rhodes", "colossus", "rotterdam"])
def test_secrets_do_not_show(name: str) -> None:
    """Worlds that differ only in what a seat may not know look the same to it."""
    env, other = begun(name), begun(name)
    env.render_mode = other.render_mode = "ansi"
    differ = 0
    for number in range(60):
        wander(env, 5, seed=number)
        if env.table.over:
            break
        for seat, agent in enumerate(env.possible_agents):
            other.restore(bytes(env.table.imagine(seat, number)))
            differ += other.table != env.table
            mine, theirs = env.observe(agent), other.observe(agent)
            assert {key: value.tobytes() for key, value in mine.items()} == {
                key: value.tobytes() for key, value in theirs.items()
            }
            if agent == env.agent_selection:
                assert env.render() == other.render()
    assert differ > 50


# --- refusals ------------------------------------------------------------------------------------


@pytest.mark.parametrize("action", [-1, 278, 10**9, 1, None, "market", 1.5])
def test_an_illegal_action_changes_nothing(action: Any) -> None:
    env = begun()
    before = env.save(), dict(env.rewards), env.agent_selection
    with pytest.raises(em.IllegalAction) as caught:
        env.step(action)
    assert "\n" not in str(caught.value)
    assert (env.save(), env.rewards, env.agent_selection) == before


def test_a_game_that_is_over_takes_no_action() -> None:
    env = wander(begun(), 5000)
    with pytest.raises(ValueError, match="the only valid action is None"):
        env.step(0)
    for _ in range(3):
        env.step(None)
    with pytest.raises(em.EmporionError, match="the game is over: reset the environment"):
        env.step(None)


def test_nothing_goes_before_a_reset() -> None:
    for use in (
        lambda env: env.step(0),
        AECEnv.state,
        AECEnv.save,
        lambda env: env.observe("seat_0"),
    ):
        with pytest.raises(em.EmporionError, match="reset the environment first"):
            use(envs.aec("rhodes"))


REFUSED: dict[str, tuple[dict[str, Any], str]] = {
    "an unknown title": ({"name": "rodes"}, "no game is called 'rodes'; did you mean 'rhodes'?"),
    "too many": ({"players": 6}, "rhodes is for 2 to 5 players, not 6"),
    "an unknown option": ({"open_products": True}, "rhodes has no option 'open_products'"),
    "an unknown reward": (
        {"reward": "scores"},
        "no reward is called 'scores'; did you mean 'score'",
    ),
    "a reward of another type": ({"reward": 3}, "no reward is called 3; there are win, score"),
    "an unknown way to render": (
        {"render_mode": "rgb_array"},
        "there is no render mode 'rgb_array'",
    ),
}


@pytest.mark.parametrize("case", REFUSED)
def test_bad_arguments_are_refused(case: str) -> None:
    arguments, words = REFUSED[case]
    with pytest.raises(em.EmporionError) as caught:
        envs.aec(**({"name": "rhodes"} | arguments))
    assert str(caught.value).startswith(words)
    assert "\n" not in str(caught.value)


def test_bad_calls_are_refused() -> None:
    env = begun()
    saved = env.save()
    for call, words in (
        (lambda: env.reset(seed=-1), "the seed must be"),
        (lambda: env.observe("player_0"), "no agent is called 'player_0'; there are seat_0"),
        (lambda: env.restore(saved[:-1]), "the bytes are damaged"),
        (lambda: env.render(), "to render, ask for it"),
    ):
        with pytest.raises(em.EmporionError, match=words):
            call()
    assert env.save() == saved


MISSING = """
import importlib.abc, sys

class Without(importlib.abc.MetaPathFinder):
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] in {"gymnasium", "pettingzoo", "pyspiel", "open_spiel"}:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)

sys.meta_path.insert(0, Without())
import emporion as em
from emporion import envs
for door in (lambda: envs.aec("rhodes"), lambda: envs.vector("rhodes"),
             lambda: __import__("emporion.envs.openspiel")):
    try:
        door()
    except em.EmporionError as error:
        print(error)
"""


def test_a_missing_library_is_named() -> None:
    done = in_a_process(MISSING)
    assert done.stdout.splitlines() == [
        "this needs emporion[research]: gymnasium is not installed",
        "this needs emporion[research]: gymnasium is not installed",
        "this needs emporion[research]: pyspiel is not installed",
    ]
