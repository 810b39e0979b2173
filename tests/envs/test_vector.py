"""The Gymnasium door: its contract, wrappers, opponents, rewards, seeds, knowledge, refusals."""

import random
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest
from gymnasium.spaces import MultiDiscrete
from gymnasium.utils.env_checker import data_equivalence
from gymnasium.vector import AutoresetMode
from gymnasium.vector import VectorEnv as GymnasiumEnv
from gymnasium.vector.utils import batch_space
from gymnasium.wrappers import vector as wrappers

import emporion as em
from emporion import envs
from emporion.envs.gymnasium import VectorEnv
from walks import TABLES


def begun(name: str = "rhodes", players: int = 3, n: int = 8, **options: Any) -> VectorEnv:
    env = envs.vector(name, players=players, num_envs=n, **options)
    env.reset(seed=5)
    return env


def sampled(env: VectorEnv) -> npt.NDArray[np.int32]:
    actions = np.zeros(env.num_envs, np.int32)
    env.batch.sample(actions)
    return actions


def first_legal(seen: Any, masks: npt.NDArray[np.bool_], actors: Any) -> npt.NDArray[Any]:
    return masks.argmax(axis=1)


# --- the contract of Gymnasium's vector environments ---------------------------------------------


@pytest.mark.parametrize("options", [{}, {"seat": 1}], ids=str)
@pytest.mark.parametrize(("name", "players"), TABLES)
def test_the_contract_holds(name: str, players: int, options: dict[str, Any]) -> None:
    env = envs.vector(name, players=players, num_envs=4, **options)
    assert isinstance(env, GymnasiumEnv)
    assert env.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    assert env.observation_space == batch_space(env.single_observation_space, 4)
    assert env.action_space == MultiDiscrete([len(env.game.actions)] * 4)
    observations, info = env.reset(seed=5)
    for _ in range(30):
        assert env.observation_space.contains(observations)
        assert all(len(info[key]) == 4 for key in ("action_mask", "actor", "rewards"))
        mask = tuple(info["action_mask"].astype(np.int8))
        actions = env.action_space.sample(mask=mask)
        observations, rewards, terminated, truncated, info = env.step(actions)
        assert rewards.shape == terminated.shape == truncated.shape == (4,)
        assert rewards.dtype == np.float32
        assert terminated.dtype == truncated.dtype == np.bool_
        assert not truncated.any()
    env.close()
    assert env.closed


def test_the_same_seed_gives_the_same_games() -> None:
    one, other = envs.vector("rhodes", num_envs=3), envs.vector("rhodes", num_envs=3, threads=2)
    for env in (one, other):
        assert env.action_space.seed(7)
    assert data_equivalence(one.reset(seed=3), other.reset(seed=3))
    for _ in range(60):
        assert data_equivalence(one.step(sampled(one)), other.step(sampled(other)))
    assert data_equivalence(one.reset(), other.reset())
    assert not data_equivalence(one.reset(seed=4), other.reset(seed=3))


def test_without_a_seed_games_differ() -> None:
    one, other = envs.vector("rhodes"), envs.vector("rhodes")
    one.reset()
    other.reset()
    assert one.batch.state(0) != other.batch.state(0)


def test_wrappers_see_whole_episodes() -> None:
    env = wrappers.RecordEpisodeStatistics(envs.vector("rhodes", players=2, num_envs=6, seat=0))
    env.reset(seed=5)
    lengths = np.zeros(6, int)
    ended = 0
    while ended < 12:
        _, rewards, terminated, _, info = env.step(sampled(env.unwrapped))
        lengths += 1
        if terminated.any():
            assert info["_episode"].tolist() == terminated.tolist()
            assert info["episode"]["l"][terminated].tolist() == lengths[terminated].tolist()
            assert info["episode"]["r"][terminated].tolist() == rewards[terminated].tolist()
            ended += int(terminated.sum())
            lengths[terminated] = 0


def test_other_wrappers_work() -> None:
    env = wrappers.ClipReward(envs.vector("rotterdam", num_envs=4, reward="score"), -1, 1)
    listed = wrappers.DictInfoToList(env)
    listed.reset(seed=5)
    for _ in range(1200):
        _, rewards, terminated, _, infos = listed.step(sampled(env.unwrapped))
        assert abs(rewards).max() <= 1
        assert {info["actor"] for info in infos} <= {0, 1, 2}
        for i in terminated.nonzero()[0]:
            assert infos[i]["final_obs"].shape == env.single_observation_space.shape
            assert infos[i]["final_info"]["scores"].shape == (3,)
            return
    raise AssertionError("no game ended")


# --- in step with single states ------------------------------------------------------------------


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_whoever_is_asked_acts(name: str, players: int) -> None:
    env = begun(name, players, 4)
    for _ in range(40):
        before = [env.batch.state(i) for i in range(4)]
        actions = sampled(env)
        observations, _, _, _, info = env.step(actions.astype(np.int64))
        for i, state in enumerate(before):
            state.play(int(actions[i]))
            assert info["actor"][i] == state.actor
            assert np.flatnonzero(info["action_mask"][i]).tolist() == state.legal_ids()
            assert observations[i].tobytes() == state.observe(state.actor).tobytes()


@pytest.mark.parametrize("reward", ["win", "score"])
@pytest.mark.parametrize("name", ["rhodes", "rotterdam"])
def test_a_game_that_ends_is_paid_told_and_replaced(name: str, reward: str) -> None:
    env = begun(name, 3, 4, reward=reward)
    ended = 0
    while ended < 6:
        before = [env.batch.state(i) for i in range(4)]
        actions = sampled(env)
        _, rewards, terminated, _, info = env.step(actions)
        assert ("final_obs" in info) == terminated.any()
        for i, state in enumerate(before):
            actor = state.actor
            state.play(int(actions[i]))
            assert terminated[i] == state.over
            assert rewards[i] == info["rewards"][i, actor]
            if not state.over:
                assert not info["rewards"][i].any()
                continue
            ended += 1
            share = [(seat in state.winners) / len(state.winners) for seat in range(3)]
            margin = [1.5 * score - sum(state.scores) / 2 for score in state.scores]
            assert info["rewards"][i].tolist() == pytest.approx(
                share if reward == "win" else margin
            )
            assert info["final_info"]["scores"][i].tolist() == state.scores
            assert info["final_obs"][i].tobytes() == state.observe(actor).tobytes()
            assert info["_final_obs"][i]
            assert info["_final_info"][i]
            assert env.batch.state(i).round <= 1


# --- one seat against opponents ------------------------------------------------------------------


@pytest.mark.parametrize("opponents", ["random", first_legal])
@pytest.mark.parametrize("name", ["rhodes", "rotterdam"])
def test_only_the_learner_is_asked(name: str, opponents: Any) -> None:
    seats = np.arange(6) % 3
    env = begun(name, 3, 6, seat=seats, opponents=opponents)
    won = ended = 0
    for _ in range(1200):
        assert env.batch.state(0).actor == 0
        _, rewards, terminated, _, info = env.step(sampled(env))
        assert info["actor"].tolist() == seats.tolist()
        assert not rewards[~terminated].any()
        shares = info["rewards"][terminated]
        assert shares.sum(axis=1).tolist() == pytest.approx([1] * len(shares))
        assert rewards.tolist() == info["rewards"][np.arange(6), seats].tolist()
        won += rewards.sum()
        ended += terminated.sum()
        for i in terminated.nonzero()[0]:
            points = info["final_info"]["scores"][i]
            assert points[info["rewards"][i] > 0].tolist() == pytest.approx(points.max())
    assert ended > 12
    assert 0 < won <= ended


def test_opponents_are_those_given() -> None:
    """Opponents that take the first legal action, against states that do."""
    env = begun("rhodes", 3, 1, seat=1, opponents=first_legal)
    state = env.batch.state(0)
    for _ in range(40):
        action = int(sampled(env)[0])
        env.step(np.array([action]))
        state.play(action)
        while state.actor != 1:
            state.play(state.legal_ids()[0])
        assert env.batch.state(0) == state


def test_a_seat_for_all_is_that_seat_for_each() -> None:
    one, other = begun(seat=2), begun(seat=[2] * 8)
    for _ in range(20):
        assert data_equivalence(one.step(sampled(one)), other.step(sampled(other)))


# --- memory --------------------------------------------------------------------------------------


def test_the_kernel_writes_into_what_is_handed_out() -> None:
    env = begun()
    first, told = env.reset(seed=1)
    before = first.copy()
    second, *_, info = env.step(sampled(env))
    assert second is first
    assert info["action_mask"] is told["action_mask"]
    assert first.tobytes() != before.tobytes()


def test_copies_are_left_alone() -> None:
    env = begun(copy=True)
    first, told = env.reset(seed=1)
    before, mask = first.copy(), told["action_mask"].copy()
    env.step(sampled(env))
    assert first.tobytes() == before.tobytes()
    assert told["action_mask"].tobytes() == mask.tobytes()


# --- knowledge -----------------------------------------------------------------------------------


@pytest.mark.parametrize("options", [{}, {"seat": 0}], ids=str)
@pytest.mark.parametrize("name", ["rhodes", "colossus", "rotterdam"])
def test_secrets_do_not_show(name: str, options: dict[str, Any]) -> None:
    """Worlds that differ only in what the asked seat may not know give it the same rows."""
    env = begun(name, 3, 4, **options)
    for number in range(60):
        observations, *_, info = env.step(sampled(env))
        for i in range(4):
            state = env.batch.state(i)
            world = state.imagine(state.actor, number)
            assert world != state
            assert observations[i].tobytes() == world.observe(world.actor).tobytes()
            assert info["action_mask"][i].tobytes() == world.mask().tobytes()


# --- refusals ------------------------------------------------------------------------------------


@pytest.mark.parametrize("wrong", [-1, 278, 2**31, -(2**40), 2**63 - 1, 1])
def test_an_illegal_action_changes_nothing(wrong: int) -> None:
    env = begun(seat=0)
    before = [bytes(env.batch.state(i)) for i in range(8)]
    actions = sampled(env).astype(np.int64)
    actions[3] = wrong
    with pytest.raises(em.IllegalAction):
        env.step(actions)
    assert [bytes(env.batch.state(i)) for i in range(8)] == before


@pytest.mark.parametrize(
    "actions",
    [0, [0] * 7, [0.0] * 8, np.zeros((8, 1), int), ["farm"] * 8, None, [True] * 8],
    ids=str,
)
def test_actions_in_another_shape_are_refused(actions: Any) -> None:
    env = begun()
    with pytest.raises(em.EmporionError, match=r"actions must be whole numbers with shape \(8,\)"):
        env.step(actions)


REFUSED: dict[str, tuple[dict[str, Any], str]] = {
    "an unknown title": ({"name": "rodes"}, "no game is called 'rodes'; did you mean 'rhodes'?"),
    "too many": ({"name": "rotterdam", "players": 5}, "rotterdam is for 2 to 4 players, not 5"),
    "an unknown option": ({"turbo": True}, "rhodes has no option 'turbo'"),
    "no games": ({"num_envs": 0}, "num_envs must be a whole number from 1 on, not 0"),
    "no threads": ({"threads": 0}, "threads must be a whole number from 1 on, not 0"),
    "a seat too far": ({"seat": 3}, "seat must be from 0 to 2, or 1 such numbers, not 3"),
    "too many seats": ({"seat": [0, 1]}, "seat must be from 0 to 2"),
    "a seat by name": ({"seat": "seat_0"}, "seat must be from 0 to 2"),
    "unknown opponents": (
        {"seat": 0, "opponents": "greedy"},
        'opponents are "random" or a function',
    ),
    "opponents of nobody": ({"opponents": first_legal}, "opponents play the other seats"),
    "an unknown reward": ({"reward": "wins"}, "no reward is called 'wins'; did you mean 'win'?"),
}


@pytest.mark.parametrize("case", REFUSED)
def test_bad_arguments_are_refused(case: str) -> None:
    arguments, words = REFUSED[case]
    with pytest.raises(em.EmporionError) as caught:
        envs.vector(**({"name": "rhodes"} | arguments))
    assert str(caught.value).startswith(words)
    assert "\n" not in str(caught.value)


def test_bad_calls_are_refused() -> None:
    with pytest.raises(em.EmporionError, match="reset the environment first"):
        envs.vector("rhodes").step([0])
    env = begun()
    before = bytes(env.batch.state(0))
    for arguments, words in (
        ({"seed": -1}, "the seed must be from 0"),
        ({"seed": "7"}, "the seed must be an integer"),
        ({"options": {"reset_mask": np.ones(8, np.bool_)}}, "there is no reset_mask"),
    ):
        with pytest.raises(em.EmporionError, match=words):
            env.reset(**arguments)
    assert bytes(env.batch.state(0)) == before


def test_opponents_may_not_cheat() -> None:
    chance = random.Random(1)
    env = envs.vector(
        "rhodes", num_envs=2, seat=1, opponents=lambda *_: [chance.randrange(600, 900)] * 2
    )
    with pytest.raises(em.IllegalAction):
        env.reset(seed=1)
