"""Batch: many games in step with the single states they stand for."""

from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

import emporion as em
from walks import TABLES, in_a_process, refusal


class Buffers:
    """Every buffer a batch can fill, and the batch."""

    def __init__(self, game: em.Game, n: int, seed: int = 5, threads: int = 1) -> None:
        self.masks = np.ones((n, len(game.actions)), dtype=np.bool_)
        self.actors = np.full(n, -1, dtype=np.int8)
        self.observations = np.full((n, game.observation_size), 9, dtype=np.float32)
        self.rewards = np.full((n, game.players), 9, dtype=np.float32)
        self.dones = np.ones(n, dtype=np.bool_)
        self.scores = np.full((n, game.players), -9, dtype=np.int32)
        self.finals = np.full((n, game.players, game.observation_size), 9, dtype=np.float32)
        self.batch = em.Batch(
            *(game, n, seed, threads),
            masks=self.masks,
            actors=self.actors,
            observations=self.observations,
            rewards=self.rewards,
            dones=self.dones,
            scores=self.scores,
            finals=self.finals,
        )

    def copy(self) -> tuple[npt.NDArray[Any], ...]:
        arrays = (self.masks, self.actors, self.observations, self.rewards, self.dones)
        return tuple(array.copy() for array in (*arrays, self.scores, self.finals))

    def agrees_with_its_states(self) -> bool:
        for i in range(self.batch.n):
            state = self.batch.state(i)
            assert self.masks[i].tolist() == state.mask().tolist()
            assert self.actors[i] == state.actor
            assert self.observations[i].tobytes() == state.observe(state.actor).tobytes()
        return True


def sampled(batch: em.Batch) -> npt.NDArray[np.int32]:
    actions = np.full(batch.n, -1, dtype=np.int32)
    batch.sample(actions)
    return actions


# --- in step with single states ---------------------------------------------------------------


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_buffers_hold_what_the_single_states_say(name: str, players: int) -> None:
    buffers = Buffers(em.game(name, players=players), 6)
    assert buffers.agrees_with_its_states()
    assert not buffers.dones.any()
    assert not buffers.rewards.any()
    for _ in range(60):
        before = [buffers.batch.state(i) for i in range(6)]
        actions = sampled(buffers.batch)
        buffers.batch.step(actions)
        assert buffers.agrees_with_its_states()
        for i, state in enumerate(before):
            state.play(int(actions[i]))
            assert state.over or buffers.batch.state(i) == state


def test_each_game_has_a_deal_of_its_own() -> None:
    batch = em.Batch(em.game("rhodes"), 50, seed=1)
    assert len({batch.state(i) for i in range(50)}) == 50
    again = em.Batch(em.game("rhodes"), 50, seed=1)
    assert all(batch.state(i) == again.state(i) for i in range(50))
    other = em.Batch(em.game("rhodes"), 50, seed=2)
    assert all(batch.state(i) != other.state(i) for i in range(50))


@pytest.mark.parametrize("name", ["colossus", "rotterdam"])
def test_a_finished_game_is_paid_out_and_replaced(name: str) -> None:
    game = em.game(name, players=3)
    buffers = Buffers(game, 4)
    ended = shared = 0
    for _ in range(2500):
        before = [buffers.batch.state(i) for i in range(4)]
        endings = buffers.scores.copy(), buffers.finals.copy()
        actions = sampled(buffers.batch)
        buffers.batch.step(actions)
        for i, state in enumerate(before):
            state.play(int(actions[i]))
            assert buffers.dones[i] == state.over
            if not state.over:
                assert not buffers.rewards[i].any()
                assert buffers.scores[i].tolist() == endings[0][i].tolist()
                assert buffers.finals[i].tobytes() == endings[1][i].tobytes()
                continue
            assert buffers.scores[i].tolist() == state.scores
            for seat in range(3):
                assert buffers.finals[i, seat].tobytes() == state.observe(seat).tobytes()
            ended += 1
            shared += len(state.winners) > 1
            share = 1 / len(state.winners)
            expected = [share if seat in state.winners else 0 for seat in range(3)]
            assert buffers.rewards[i].tolist() == pytest.approx(expected)
            fresh = buffers.batch.state(i)
            assert (fresh.decision, fresh.round) in (("start", 0), ("launch", 1))
            assert buffers.masks[i].tolist() == fresh.mask().tolist()
            assert buffers.actors[i] == fresh.actor
            assert buffers.observations[i].tobytes() == fresh.observe(fresh.actor).tobytes()
    assert ended >= 8


def test_replaced_games_are_dealt_anew() -> None:
    buffers = Buffers(em.game("colossus", players=5), 2)
    starts = set()
    while len(starts) < 6:
        buffers.batch.step(sampled(buffers.batch))
        for i in range(2):
            if buffers.dones[i]:
                assert bytes(buffers.batch.state(i)) not in starts
                starts.add(bytes(buffers.batch.state(i)))


def test_sampling_is_legal_and_reaches_every_action() -> None:
    buffers = Buffers(em.game("rhodes", players=2), 400)
    drawn = set()
    for _ in range(5):
        actions = sampled(buffers.batch)
        assert buffers.masks[np.arange(400), actions].all()
        drawn |= set(actions.tolist())
    assert drawn == set(buffers.masks.any(axis=0).nonzero()[0].tolist())


@pytest.mark.parametrize("name", ["rhodes", "rotterdam"])
def test_running_plays_random_steps(name: str) -> None:
    game = em.game(name, players=3)
    one, other = Buffers(game, 8), Buffers(game, 8)
    assert one.batch.run(100) == 800
    for _ in range(100):
        other.batch.step(sampled(other.batch))
    for mine, theirs in zip(one.copy(), other.copy(), strict=True):
        assert mine.tobytes() == theirs.tobytes()
    assert one.agrees_with_its_states()
    assert one.batch.run(0) == 0


def test_buffers_are_optional() -> None:
    game = em.game("rhodes", players=3)
    batch = em.Batch(game, 3, seed=1)
    full = Buffers(game, 3, seed=1)
    for _ in range(50):
        actions = sampled(batch)
        assert actions.tolist() == sampled(full.batch).tolist()
        batch.step(actions)
        full.batch.step(actions)
    assert all(batch.state(i) == full.batch.state(i) for i in range(3))


@pytest.mark.parametrize("threads", [1, 2])
def test_games_left_out_of_a_step_stay_as_they_are(threads: int) -> None:
    buffers = Buffers(em.game("rotterdam"), 6, threads=threads)
    buffers.batch.run(50)
    chance = np.random.default_rng(3)
    for _ in range(200):
        where = chance.random(6) < 0.5
        before = [buffers.batch.state(i) for i in range(6)]
        rows = buffers.copy()
        actions = sampled(buffers.batch)
        actions[~where] = -1
        buffers.batch.step(actions, where=where)
        for i, state in enumerate(before):
            if where[i]:
                state.play(int(actions[i]))
                assert state.over or buffers.batch.state(i) == state
            else:
                assert buffers.batch.state(i) == state
                for mine, theirs in zip(buffers.copy(), rows, strict=True):
                    assert mine[i].tobytes() == theirs[i].tobytes()
    assert buffers.agrees_with_its_states()


@pytest.mark.parametrize("where", [[True] * 3, np.ones(2, np.bool_), np.ones(3, np.int8)], ids=str)
def test_other_choices_of_games_are_refused(where: Any) -> None:
    batch = em.Batch(em.game("rhodes"), 3)
    with pytest.raises(em.EmporionError, match="where must be a NumPy array of bool"):
        batch.step(sampled(batch), where=where)


def test_a_state_taken_out_is_a_copy() -> None:
    batch = em.Batch(em.game("rhodes"), 2, seed=1)
    state = batch.state(1)
    state.play(state.legal_ids()[0])
    assert batch.state(1) != state
    assert batch.state(1).moves == []
    assert state.rewind(0) == batch.state(1)


def test_what_it_is_can_be_read() -> None:
    game = em.game("rhodes", players=4)
    batch = em.Batch(game, 7, threads=2)
    assert (batch.game, batch.n, batch.threads) == (game, 7, 2)
    assert batch.nbytes >= 7 * game.state_size


@pytest.mark.parametrize(("name", "width"), [("rhodes", 880), ("rotterdam", 72)])
def test_what_everyone_sees(name: str, width: int) -> None:
    game = em.game(name, players=3)
    everyone = np.full((5, 3, width), 9, dtype=np.float32)
    batch = em.Batch(game, 5, seed=3, everyone=everyone)
    for _ in range(60):
        batch.run(1)
        for i in range(5):
            state = batch.state(i)
            for seat in range(3):
                seen = state.observe((state.actor + seat) % 3)[:width]
                assert everyone[i, seat].tobytes() == seen.tobytes()


# --- saved and restored -------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_restored_batch_goes_on_alike(name: str, players: int) -> None:
    game = em.game(name, players=players)
    one, other = Buffers(game, 4, seed=1), Buffers(game, 4, seed=2)
    one.batch.run(60)
    saved = one.batch.save()
    other.batch.restore(saved)
    assert other.agrees_with_its_states()
    assert not other.dones.any()
    assert other.batch.save() == saved
    for batch in (one.batch, other.batch):
        batch.run(600)  # new deals among them
    assert one.batch.save() == other.batch.save()


def test_bytes_that_are_no_such_batch_are_refused() -> None:
    buffers = Buffers(em.game("rhodes", players=3), 4)
    saved, before = buffers.batch.save(), buffers.copy()
    foreign = em.Batch(em.game("rhodes", players=2), 4).save()
    damaged = saved[:200] + bytes([saved[200] ^ 1]) + saved[201:]
    for wrong in (b"", b"abcd", saved[:-1], saved[: len(saved) // 2], foreign, damaged, None):
        with pytest.raises(em.EmporionError):
            buffers.batch.restore(wrong)  # type: ignore[arg-type]
    assert buffers.batch.save() == saved
    for mine, theirs in zip(buffers.copy(), before, strict=True):
        assert mine.tobytes() == theirs.tobytes()


# --- threads ------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["rhodes", "colossus", "rotterdam"])
def test_results_do_not_depend_on_the_number_of_threads(name: str) -> None:
    game = em.game(name, players=3)
    one, two = Buffers(game, 33, threads=1), Buffers(game, 33, threads=2)
    for _ in range(20):
        actions = sampled(one.batch)
        assert actions.tolist() == sampled(two.batch).tolist()
        one.batch.step(actions)
        two.batch.step(actions)
        one.batch.run(40)
        two.batch.run(40)
        for mine, theirs in zip(one.copy(), two.copy(), strict=True):
            assert mine.tobytes() == theirs.tobytes()
    assert all(one.batch.state(i) == two.batch.state(i) for i in range(33))


# --- refusals -----------------------------------------------------------------------------------


@pytest.mark.parametrize("wrong", [-1, 278, 10**9, -(2**31), 2**31 - 1, None])
@pytest.mark.parametrize("threads", [1, 2])
def test_an_illegal_action_is_refused_before_any_is_played(wrong: int | None, threads: int) -> None:
    """None stands for the first action of the list that is not legal."""
    buffers = Buffers(em.game("rhodes", players=3), 4, threads=threads)
    buffers.batch.run(30)
    before = [bytes(buffers.batch.state(i)) for i in range(4)]
    arrays = buffers.copy()
    actions = sampled(buffers.batch)
    if wrong is None:
        wrong = int((~buffers.masks[2]).argmax())
    actions[2] = wrong
    with pytest.raises(em.IllegalAction) as caught:
        buffers.batch.step(actions)
    assert "in game 2 of the batch" in caught.value.__notes__
    assert caught.value.reason == refusal(buffers.batch.state(2), wrong)[0]  # type: ignore[index]
    assert [bytes(buffers.batch.state(i)) for i in range(4)] == before
    for mine, theirs in zip(buffers.copy(), arrays, strict=True):
        assert mine.tobytes() == theirs.tobytes()


GAME = em.game("rhodes", players=3)
ACTIONS = len(GAME.actions)
FROZEN = np.zeros((2, ACTIONS), dtype=np.bool_)
FROZEN.flags.writeable = False
BUFFERS: dict[str, dict[str, Any]] = {
    "masks of another type": {"masks": np.zeros((2, ACTIONS), dtype=np.uint8)},
    "masks too narrow": {"masks": np.zeros((2, ACTIONS - 1), dtype=np.bool_)},
    "masks too short": {"masks": np.zeros((1, ACTIONS), dtype=np.bool_)},
    "masks transposed": {"masks": np.zeros((ACTIONS, 2), dtype=np.bool_).T},
    "masks flat": {"masks": np.zeros(2 * ACTIONS, dtype=np.bool_)},
    "masks read-only": {"masks": FROZEN},
    "masks a list": {"masks": [[False] * ACTIONS] * 2},
    "masks a word": {"masks": "masks"},
    "actors of another type": {"actors": np.zeros(2, dtype=np.int64)},
    "actors with gaps": {"actors": np.zeros(4, dtype=np.int8)[::2]},
    "actors backwards": {"actors": np.zeros(2, dtype=np.int8)[::-1]},
    "observations of another type": {
        "observations": np.zeros((2, GAME.observation_size), dtype=np.float64)
    },
    "observations too wide": {
        "observations": np.zeros((2, GAME.observation_size + 1), dtype=np.float32)
    },
    "rewards for other players": {"rewards": np.zeros((2, 4), dtype=np.float32)},
    "dones of another type": {"dones": np.zeros(2, dtype=np.int8)},
    "dones too long": {"dones": np.zeros(3, dtype=np.bool_)},
    "scores of another type": {"scores": np.zeros((2, 3), dtype=np.int64)},
    "scores for other players": {"scores": np.zeros((2, 4), dtype=np.int32)},
    "everyone but one": {"everyone": np.zeros((2, 2, 5), dtype=np.float32)},
    "everyone too wide": {
        "everyone": np.zeros((2, 3, GAME.observation_size + 1), dtype=np.float32)
    },
    "everyone seeing nothing": {"everyone": np.zeros((2, 3, 0), dtype=np.float32)},
    "everyone flat": {"everyone": np.zeros(30, dtype=np.float32)},
    "finals for one seat": {"finals": np.zeros((2, GAME.observation_size), dtype=np.float32)},
}


@pytest.mark.parametrize("name", BUFFERS)
def test_bad_buffers_are_refused(name: str) -> None:
    with pytest.raises(em.EmporionError, match=next(iter(BUFFERS[name]))):
        em.Batch(GAME, 2, **BUFFERS[name])


@pytest.mark.parametrize(
    "actions",
    [
        [0, 0],
        (0, 0),
        "00",
        np.zeros(2, dtype=np.int64),
        np.zeros(2, dtype=np.float32),
        np.zeros(3, dtype=np.int32),
        np.zeros((2, 1), dtype=np.int32),
        np.zeros(4, dtype=np.int32)[::2],
    ],
    ids=str,
)
def test_actions_in_another_shape_are_refused(actions: Any) -> None:
    batch = em.Batch(GAME, 2)
    before = [bytes(batch.state(i)) for i in range(2)]
    for use in (batch.step, batch.sample):
        with pytest.raises(em.EmporionError, match=r"int32|C-contiguous"):
            use(actions)
    assert [bytes(batch.state(i)) for i in range(2)] == before


def test_read_only_actions_are_played_but_not_written() -> None:
    batch = em.Batch(GAME, 2)
    actions = sampled(batch)
    actions.flags.writeable = False
    with pytest.raises(em.EmporionError, match="out"):
        batch.sample(actions)
    batch.step(actions)


@pytest.mark.parametrize(
    "arguments",
    [
        {"n": 0},
        {"n": -1},
        {"threads": 0},
        {"threads": -2},
        {"seed": -1},
        {"seed": 2**64},
        {"seed": "1"},
        {"seed": 1.5},
        {"seed": None},
        {"seed": True},
    ],
    ids=str,
)
def test_bad_numbers_are_refused(arguments: dict[str, Any]) -> None:
    with pytest.raises(em.EmporionError):
        em.Batch(GAME, **({"n": 2} | arguments))


def test_games_outside_the_batch_are_refused() -> None:
    batch = em.Batch(GAME, 3)
    for index in (-1, 3, 10**6):
        with pytest.raises(em.EmporionError, match="the batch holds games 0 to 2"):
            batch.state(index)


def test_a_negative_number_of_steps_is_refused() -> None:
    with pytest.raises(em.EmporionError):
        em.Batch(GAME, 3).run(-1)


CRASHES = {
    "no game": "em.Batch(None, 2)",
    "another thing for a game": "em.Batch('rhodes', 2)",
    "no actions": "em.Batch(game, 2).step(None)",
    "nothing to write to": "em.Batch(game, 2).sample(None)",
    "a million threads": "em.Batch(game, 2, threads=10**6).run(2)",
}


@pytest.mark.parametrize("name", CRASHES)
def test_nothing_crashes_the_interpreter(name: str) -> None:
    """A process of its own, for it must not crash."""
    script = (
        "import emporion as em\ngame = em.game('rhodes')\n"
        f"try:\n    {CRASHES[name]}\nexcept (em.EmporionError, TypeError):\n    print('refused')"
    )
    done = in_a_process(script)
    assert (done.returncode, done.stdout, done.stderr) == (0, "refused\n", "")
