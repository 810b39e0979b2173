"""Training: what a run plays, learns, writes and refuses. Small, on the CPU."""

import dataclasses
import errno
import hashlib
import json
import multiprocessing
import os
import random
import shutil
import signal
import subprocess
import sys
import threading
import time
import tomllib
from collections.abc import Callable
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch

import emporion as em
from emporion import bots
from emporion.bots.network import read as read_network
from emporion.bots.neural import Neural
from emporion.train import TrainingError, checkpoint, waiting
from emporion.train import recipe as recipes
from emporion.train.__main__ import main
from emporion.train.command import enough_memory, train
from emporion.train.curve import Match, play
from emporion.train.export import LARGEST, MOST, card_text, parameters
from emporion.train.imitate import Shown, collect, decisions, imitate
from emporion.train.league import League
from emporion.train.lesson import CALM, Encounters, Material, Teacher
from emporion.train.network import NEVER, Selves, Slim
from emporion.train.play import Collector
from emporion.train.rates import rates
from emporion.train.recipe import Recipe
from emporion.train.rivals import Met, meet
from emporion.train.run import Progress, Run, chosen_device, networks, spare

SMALL = {
    "environments": 24,
    "horizon": 12,
    "minibatch": 128,
    "width": 24,
    "critic_width": 16,
    "remember": 1,
    "selves": 2,
    "memory": 3,
    "decisions": 24 * 12 * 6,
}
TITLES = ["rhodes", "colossus", "rotterdam"]


@pytest.fixture(autouse=True)
def _one_thread() -> None:
    torch.set_num_threads(1)


def small(title: str, **changes: Any) -> Recipe:
    """The standard recipe's first stage, in small."""
    return dataclasses.replace(recipes.read()[title], **(SMALL | {"then": ()} | changes))


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A finished little run of Rhodes, with a point of its curve."""
    torch.set_num_threads(1)
    out = tmp_path_factory.mktemp("training") / "rhodes"
    run = Run(small("rhodes"), out, matches=[Match("random", 2, 2)], workers=1)
    run.go(lessons=2)
    run.finish()
    return out


# --- playing and learning -------------------------------------------------------------------------


def collector(recipe: Recipe, lessons: int = 1) -> tuple[Collector, Teacher]:
    policy, critic, _ = networks(recipe, "cpu")
    torch.nn.init.normal_(critic.value.weight)
    league = League(policy, recipe.selves, recipe.memory, 1)
    found = Collector(recipe, policy, league, 1, "cpu")
    found.shuffle()
    for _ in range(lessons):
        league.draw()
        found.collect()
    return found, Teacher(recipe, policy, critic, "cpu")


@pytest.mark.parametrize("title", TITLES)
def test_only_legal_actions_are_chosen(title: str) -> None:
    found, _ = collector(small(title), lessons=2)
    memory = found.memory
    rows = slice(0, -1)
    legal = memory.masks[:, rows].gather(3, memory.actions[:, rows].unsqueeze(-1))
    assert legal.all()
    assert memory.chances[:, rows].isfinite().all()


@pytest.mark.parametrize("title", TITLES)
def test_the_memory_holds_what_the_actor_saw(title: str) -> None:
    """And the last row is where the games stand now."""
    found, _ = collector(small(title))
    for index, half in enumerate(found.halves):
        row = 0
        for batch in half.tables.batches:
            for i in range(batch.n):
                state = batch.state(i)
                seen = found.memory.seen[index, -1, row]
                assert seen.numpy().tobytes() == state.observe(state.actor).tobytes()
                assert found.memory.actors[index, -1, row] == state.actor
                row += 1
        assert row == half.tables.n


@pytest.mark.parametrize("title", ["rhodes", "rotterdam"])
def test_former_selves_play_the_other_seats_of_their_games(title: str) -> None:
    recipe = small(title, league=0.5)
    found, teacher = collector(recipe)
    for half in found.halves:
        rows = half.league_rows
        assert len(rows) == 6
        assert half.own[rows].sum(1).tolist() == [1] * 6
        assert bool((half.own[rows] & half.tables.present[rows]).any(1).all())
        others = np.setdiff1d(np.arange(half.tables.n), rows.numpy())
        assert bool(half.own[others].all())
    learnt = Material(found, teacher.judge).learnt
    assert 0.5 < learnt.float().mean() < 1


@pytest.mark.parametrize("title", ["rhodes", "rotterdam"])
def test_advantages_are_taken_over_a_seats_own_decisions(title: str) -> None:
    """Worked out the plain way: from own decision to own decision, to the end of the game."""
    recipe = small(title, horizon=700, environments=8, league=0.0)
    found, teacher = collector(recipe)
    memory, material = found.memory, Material(found, teacher.judge)
    gains, goals = material.gains(0.9)
    ended = memory.dones[:, 1:].bool()
    assert ended.any()
    results = memory.results[:, 1:]
    torch.testing.assert_close(results[ended][..., 0].sum(-1), torch.ones(int(ended.sum())))
    assert not results[~ended].any()
    chance = random.Random(1)
    last = memory.actors.shape[1] - 1
    for _ in range(150):
        half, row = chance.randrange(2), chance.randrange(last)
        game = chance.randrange(memory.actors.shape[2])
        players = int(found.halves[half].tables.players[game])
        seat = int(memory.actors[half, row, game])

        def value(
            at: int, half: int = half, game: int = game, seat: int = seat, players: int = players
        ) -> torch.Tensor:
            away = (seat - int(memory.actors[half, at, game])) % players
            return material.values[half, at, game, away]

        known = begin = value(row)
        gain, weight = torch.zeros(2), 1.0
        for at in range(row + 1, last + 1):
            if memory.dones[half, at, game]:
                gain += weight * (memory.results[half, at, game, seat] - known)
                break
            if at == last or memory.actors[half, at, game] == seat:
                gain += weight * (value(at) - known)
                known, weight = value(at), weight * 0.9
        torch.testing.assert_close(gains[half, row, game, seat], gain, rtol=1e-3, atol=1e-4)
        torch.testing.assert_close(goals[half, row, game, 0], begin + gain, rtol=1e-3, atol=1e-4)


def test_the_judge_sees_all_hands_and_the_player_does_not() -> None:
    recipe = small("rotterdam", league=0.0)
    found, _ = collector(recipe)
    seats, private = recipe.seats, recipe.private
    for index, half in enumerate(found.halves):
        row = 0
        for batch in half.tables.batches:
            for i in range(batch.n):
                state = batch.state(i)
                hidden = found.memory.hidden[index, -1, row].view(seats - 1, private)
                for away in range(1, state.game.players):
                    seat = (state.actor + away) % state.game.players
                    own = state.observe(seat)[:private]
                    assert hidden[away - 1].numpy().tobytes() == own.tobytes()
                assert not hidden[state.game.players - 1 :].any()
                row += 1


def test_it_learns(tmp_path: Path) -> None:
    """A few seconds are enough to play better than chance."""
    recipe = small(
        "rhodes",
        players={2: 1},
        environments=64,
        horizon=32,
        minibatch=512,
        width=48,
        critic_width=32,
        league=0.0,
        rate=4e-3,
        entropy=(0.005, 0.005),
        margin=(1.0, 1.0),
        decisions=10**9,
    )
    run = Run(recipe, tmp_path)
    run.go(lessons=28)
    run.write()
    won = sum(play("rhodes", str(run.network_file), "random", 2, seed) for seed in range(20))
    assert won >= 16


def test_a_run_against_a_network_leaves_it_as_it_is(folder: Path, tmp_path: Path) -> None:
    file = folder / "rhodes.npz"
    run = Run(small("rhodes", league=1.0), tmp_path, against=file)
    run.go(lessons=2)
    assert run.league is not None
    assert run.league.members == []
    (member,) = run.league.partners
    found = read_network(file, em.game("rhodes"))
    np.testing.assert_array_equal(member["action.weight"], found.action[0])
    np.testing.assert_array_equal(member["trunk.first.weight"], found.first[0].T)
    assert bool((torch.cat([half.own for half in run.collector.halves]).sum(1) == 1).all())
    for size in ({"width": 32}, {"blocks": 1}):
        with pytest.raises(TrainingError, match="is not of the size the recipe says"):
            Run(small("rhodes", **size), tmp_path / "other", against=file)


def test_a_recipe_names_who_is_imitated_first(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    told = SMALL | {"shown": 2, "width": 16}
    changes = [f"{key}={value}" for key, value in told.items()]
    changes.append("players={2=1}")

    def piece(partner: str) -> None:
        train(
            "rhodes",
            out=tmp_path,
            minutes=0.001,
            device="cpu",
            workers=0,
            changes=[*changes, f"partners=['{partner}']"],
        )

    piece("greedy")
    assert "does as greedy does" in capsys.readouterr().out
    assert read_network(tmp_path / "stage-1" / "rhodes-greedy.npz", em.game("rhodes"))
    piece("greedy")
    assert "does as" not in capsys.readouterr().out, "it is there already"
    with pytest.raises(TrainingError, match="partners: no bot is called 'greedi'"):
        piece("greedi")


def test_an_imitation_plays_beside_former_selves(tmp_path: Path) -> None:
    """Most of what greedy does at Rhodes is learnt from a few games."""
    recipe = small("rhodes", players={2: 1}, width=48)
    same = imitate(recipe, "greedy", tmp_path, games=12, workers=1)
    assert same > 0.5
    assert [one.name for one in tmp_path.iterdir()] == ["rhodes-greedy.npz"]
    file = tmp_path / "rhodes-greedy.npz"
    run = Run(recipe, tmp_path / "run", partners=[file])
    run.go(lessons=2)
    assert run.league is not None
    assert (len(run.league.partners), len(run.league.members)) == (1, 3)
    run.write()
    with pytest.raises(TrainingError, match="was begun with other partners"):
        Run(recipe, tmp_path / "run")
    run.league.draw()
    played = run.league.selves.trunk_first_weight
    found = read_network(file, em.game("rhodes"))
    np.testing.assert_array_equal(played[0], found.first[0].T)
    assert not np.array_equal(played[1], found.first[0].T)


def test_an_imitation_begins_with_what_is_known_of_the_game(tmp_path: Path) -> None:
    recipe = small("rhodes", players={2: 1}, width=48)
    imitate(recipe, "greedy", tmp_path, games=24, workers=1)
    known = tmp_path / "rhodes-greedy.npz"
    few = {"games": 2, "workers": 1}
    fresh = imitate(recipe, "greedy", tmp_path / "fresh", **few)
    better = imitate(recipe, "greedy", tmp_path / "better", **few, after=known)
    assert better > fresh
    with pytest.raises(TrainingError, match=r"greedy\.npz: is not of the size the recipe says"):
        imitate(small("rhodes", width=32), "greedy", tmp_path, **few, after=known)


def test_games_that_were_shown_are_not_played_again(tmp_path: Path) -> None:
    """Whatever cut the run off; but damaged ones are, and those of another kind."""
    shown = Shown(tmp_path / "shown", "rhodes", "greedy", [2, 3], None)

    def begin(games: int) -> list[int]:
        told: list[int] = []
        few = collect("rhodes", "greedy", [2, 3], games, 1, shown, show=told.append)
        alone = [decisions("rhodes", "greedy", 2 + seed // 2 % 2, seed) for seed in range(games)]
        for part, parts in zip(few, zip(*alone, strict=True), strict=True):
            np.testing.assert_array_equal(part, np.concatenate(parts))
        return told

    assert begin(3) == [1, 2, 3]
    assert begin(4) == [3, 4]
    first, *_ = sorted(shown.folder.iterdir())
    first.write_bytes(first.read_bytes()[:1000])
    assert begin(4) == [3, 4]
    other = Shown(shown.folder, "rhodes", "greedy", [2], None)
    assert other.find(0) is None
    assert shown.find(0) is not None
    shown.forget()
    assert not shown.folder.exists()


def test_what_a_guest_does_is_not_imitated(folder: Path) -> None:
    file = folder / "rhodes.npz"
    guest = Neural(network=file)
    _, _, done, _ = decisions("rhodes", "random", 2, 3, file)
    told, rng = [int(action) for action in done], random.Random(3)
    apart = rng.randrange(2)
    state = em.game("rhodes", players=2).start(3)
    while not state.over:
        is_told = state.actor != apart
        state.play(told.pop(0) if is_told else bots.decide(guest, state, rng).id)
    assert told == []
    assert len(decisions("rhodes", "random", 2, 3)[2]) != len(done), "no guest, all is told"


def test_what_costs_something_is_done_less(tmp_path: Path) -> None:
    """Offers are free in Rotterdam; a network that pays for them in training makes fewer."""
    (offer,) = [action.id for action in em.game("rotterdam").actions if action.text == "offer"]

    def offers(**changes: Any) -> float:
        recipe = small(
            "rotterdam",
            players={3: 1},
            horizon=24,
            rate=4e-3,
            partners=(),
            decisions=10**9,
            **changes,
        )
        run = Run(recipe, tmp_path / str(len(changes)))
        run.go(lessons=16)
        memory = run.collector.memory
        may = memory.masks[..., offer].bool()
        with torch.no_grad():
            logits, _ = run.policy(memory.seen[may])
        logits = logits.masked_fill(~memory.masks[may].bool(), -torch.inf)
        return logits.softmax(1)[:, offer].mean().item()

    assert offers(prices={"offer": 0.5}) < 0.5 * offers()


# --- rivals ---------------------------------------------------------------------------------------


def rivals_recipe(title: str, **changes: Any) -> Recipe:
    told = {"players": {2: 1, 3: 1}, "rivals": ("greedy", "planner:4"), "met": 4, **changes}
    return small(title, **told)


@pytest.mark.parametrize("title", TITLES)
def test_a_game_against_rivals_is_told_as_the_learner_saw_it(title: str, tmp_path: Path) -> None:
    recipe = rivals_recipe(title)
    run = Run(recipe, tmp_path)
    run.write()
    run.end()
    met = meet(title, run.network_file, ["greedy"], 3, recipe.private, 5)
    assert met.players == 3
    assert met.masks[np.arange(len(met.actions)), met.actions].all()
    assert (met.masks.sum(1) > 1).all(), "what is forced is no decision"
    assert (met.chances <= 0).all()
    assert met.shares.sum() == pytest.approx(1)
    best = met.points.max()
    assert all(met.points[seat] == best for seat in np.flatnonzero(met.shares))
    assert met.hidden.shape == (len(met.actions), 2, recipe.private)
    again = meet(title, run.network_file, ["greedy"], 3, recipe.private, 5)
    np.testing.assert_array_equal(met.actions, again.actions)
    # What it writes down of each decision is what the network being taught says of it.
    with torch.no_grad():
        logits, _ = run.policy(torch.tensor(met.seen))
    logits = logits.masked_fill(~torch.tensor(met.masks), -torch.inf)
    chances = logits.log_softmax(1)[torch.arange(len(met.actions)), torch.tensor(met.actions)]
    np.testing.assert_allclose(chances, met.chances, atol=1e-3)


def test_gains_against_rivals_go_back_from_the_end_of_each_game() -> None:
    recipe = rivals_recipe("rhodes", players={2: 1}, trace=0.5)
    lengths, ends = (3, 1), ((1.0, 0.0), (0.0, 1.0))

    def game(length: int, shares: tuple[float, ...]) -> Met:
        rows = np.zeros((length, 1))
        points = np.array([20.0, 10.0])
        return Met(2, rows, np.zeros((length, 1, 0)), rows, rows[:, 0], rows[:, 0], shares, points)

    met = Encounters([game(*one) for one in zip(lengths, ends, strict=True)], recipe, "cpu")
    values = torch.zeros(4, recipe.seats, 2)
    values[:, 0, 0] = torch.tensor([0.5, 0.25, 0.75, 0.5])
    values[:, 4] = 9.0  # of a seat where nobody sits
    gains, goals = met.gains(values, recipe.trace)
    last, second = 1 - 0.75, 0.75 - 0.25 + 0.5 * (1 - 0.75)
    expected = [0.25 - 0.5 + 0.5 * second, second, last, -0.5]
    np.testing.assert_allclose(gains[:, 0, 0], expected)
    np.testing.assert_allclose(goals[:, 0, 0] - values[:, 0, 0], expected)
    np.testing.assert_allclose(gains[2, :2, 1], [10 / recipe.points, -10 / recipe.points])
    assert not goals[:, 2:].any()
    evened = met.evened_out(gains[:, 0, 0])
    assert evened.mean().item() == pytest.approx(0, abs=1e-6)
    assert evened.std(correction=0).item() == pytest.approx(1, abs=1e-3)


def beginning() -> Callable[[], list[BaseProcess]]:
    """Which processes have begun since; those of an earlier test may go on for a while."""
    before = multiprocessing.active_children()
    return lambda: [one for one in multiprocessing.active_children() if one not in before]


def kill_one(begun: Callable[[], list[BaseProcess]]) -> None:
    while not (found := begun()):
        time.sleep(0.05)
    for process in found:
        process.kill()


def test_a_killed_measurer_costs_a_point_of_the_curve(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    matches = [Match("random", 2, 2)]
    run = Run(small("rhodes"), tmp_path, matches=matches, workers=1)
    begun = beginning()
    run.measure()
    kill_one(begun)
    while not run.measuring.gather() and run.measuring.is_busy:
        time.sleep(0.05)
    run.measure()
    run.finish()
    assert [one.games for one in run.measuring.points][-1:] == [2]
    assert "Traceback" not in capsys.readouterr().err
    assert not list(tmp_path.glob(".measured*"))


def test_a_killed_player_ends_an_imitation_in_a_line(tmp_path: Path) -> None:
    threading.Thread(target=kill_one, args=(beginning(),), daemon=True).start()
    with pytest.raises(TrainingError, match="a process that showed games was killed"):
        imitate(small("rhodes"), "planner:100000", tmp_path, games=2, workers=1)


def test_more_than_there_is_memory_for() -> None:
    with pytest.raises(TrainingError, match="there is not enough memory"), enough_memory():
        torch.empty(2**60)
    with pytest.raises(RuntimeError, match="illegal memory access"), enough_memory():
        raise RuntimeError("CUDA error: an illegal memory access was encountered")


@pytest.mark.parametrize("title", ["rhodes", "rotterdam"])
def test_a_run_against_rivals_in_pieces_is_the_same_run(title: str, tmp_path: Path) -> None:
    recipe = rivals_recipe(title)
    whole = Run(recipe, tmp_path / "whole")
    whole.go(lessons=2)
    whole.finish()
    for _ in range(2):
        piece = Run(recipe, tmp_path / "pieces")
        piece.go(lessons=1)
        piece.finish()
    assert piece.decisions == whole.decisions
    for name, weights in whole.policy.state_dict().items():
        assert torch.equal(weights, piece.policy.state_dict()[name]), name
    (point,) = [one for one in whole.measuring.points if one.players == 0]
    assert (point.opponent, point.games) == ("greedy or planner:4", 8)
    assert not list((tmp_path / "whole").glob(".learner*"))


def test_a_killed_rival_ends_the_run_in_a_line(tmp_path: Path) -> None:
    run = Run(rivals_recipe("rhodes"), tmp_path)
    run.go(lessons=1)
    before = (tmp_path / checkpoint.FILE).read_bytes() if run.write() else b""
    for process in multiprocessing.active_children():
        process.kill()
    with pytest.raises(TrainingError, match="a process that played against rivals was killed"):
        run.go(lessons=1)
    run.end()
    assert (tmp_path / checkpoint.FILE).read_bytes() == before
    assert not list(tmp_path.glob(".learner*"))


def test_it_learns_from_rivals_alone(tmp_path: Path) -> None:
    recipe = rivals_recipe(
        "rhodes",
        seed=2,  # the first gets stuck early where matrices run in half precision
        players={2: 1},
        environments=2,
        horizon=1,
        rivals=("random",),
        met=24,
        epochs=8,
        caution=1.0,
        width=48,
        league=0.0,
        rate=4e-3,
        entropy=(0.005, 0.005),
        margin=(1.0, 1.0),
        decisions=10**9,
    )
    run = Run(recipe, tmp_path)
    run.go(lessons=16)
    run.finish()
    won = sum(play("rhodes", str(run.network_file), "random", 2, seed) for seed in range(20))
    assert won >= 16


def test_a_run_begins_with_anothers_networks(folder: Path, tmp_path: Path) -> None:
    run = Run(small("rhodes"), tmp_path, after=folder)
    taught = torch.load(folder / checkpoint.FILE, weights_only=True)
    for name, weights in run.policy.state_dict().items():
        assert torch.equal(weights, taught["policy"][name])
    assert torch.equal(run.critic.value.weight, taught["critic"]["value.weight"])
    run.go(lessons=1)
    run.finish()
    card = tomllib.loads((tmp_path / "rhodes.toml").read_text())
    (before,) = card["before"]
    curve = json.loads((folder / "curve.json").read_text())
    assert card["curve"][: len(curve)] == curve, "it goes on"
    assert (before["lessons"], before["recipe"]["seed"]) == (2, 1)
    assert Run(small("rhodes"), tmp_path).before == [before]
    assert Run(small("rhodes"), tmp_path, after=folder).before == [before]
    with pytest.raises(TrainingError, match="was not begun with what --after names"):
        Run(small("rhodes"), tmp_path, after=tmp_path)
    with pytest.raises(TrainingError, match="was not begun with what --after names"):
        Run(small("rhodes"), folder, after=tmp_path / "rhodes.npz")
    with pytest.raises(TrainingError, match="no run has been there"):
        Run(small("rhodes"), tmp_path / "new", after=tmp_path / "nowhere")
    with pytest.raises(TrainingError, match="not of the recipe's size"):
        Run(small("rhodes", width=32), tmp_path / "new", after=folder)
    with pytest.raises(TrainingError, match="other rules or another edition"):
        Run(small("colossus"), tmp_path / "new", after=folder)


def test_while_it_prepares_the_judge_alone_learns(folder: Path, tmp_path: Path) -> None:
    run = Run(small("rhodes", prepared=2), tmp_path, after=folder / "rhodes.npz")
    policy, critic = (
        {name: weights.clone() for name, weights in network.state_dict().items()}
        for network in (run.policy, run.critic)
    )
    run.go(lessons=2)
    for name, weights in run.policy.state_dict().items():
        assert torch.equal(weights, policy[name]), name
    assert not torch.equal(run.critic.value.weight, critic["value.weight"])
    run.go(lessons=1)
    assert not torch.equal(run.policy.action.weight, policy["action.weight"])


def test_a_run_begins_with_a_network_that_has_no_run_any_more(folder: Path, tmp_path: Path) -> None:
    """Its card, if there is one, says how it came about."""
    file = tmp_path / "rhodes.npz"
    file.write_bytes((folder / "rhodes.npz").read_bytes())
    run = Run(small("rhodes"), tmp_path / "without", after=file)
    taught = torch.load(folder / checkpoint.FILE, weights_only=True)
    for name, weights in run.policy.state_dict().items():
        assert torch.equal(weights, taught["policy"][name])
    assert run.before == []
    card = file.with_suffix(".toml")
    card.write_text((folder / "rhodes.toml").read_text())
    run = Run(small("rhodes"), tmp_path / "with", after=file)
    (before,) = run.before
    assert before == {"commit": before["commit"], **taught["stage"]}
    assert run.measuring.told() == taught["curve"]
    card.write_text("title = ")
    with pytest.raises(TrainingError, match=r"rhodes.toml: cannot be read"):
        Run(small("rhodes"), tmp_path / "new", after=file)
    point = "minutes = 1.0\ndecisions = 1\nopponent = 'a'\nplayers = 2\ngames = 3"
    for told in ("before = 5", "hours = 'x'", "curve = 5", f"[[curve]]\n{point}\nwon = 'z'"):
        card.write_text(told)
        with pytest.raises(TrainingError, match=r"rhodes.toml: is no model card, or a damaged"):
            Run(small("rhodes"), tmp_path / "new", after=file)
    with pytest.raises(TrainingError, match="is not of the size the recipe says"):
        Run(small("rhodes", width=32), tmp_path / "new", after=file)


def test_a_run_keeps_part_of_what_it_began_with(folder: Path, tmp_path: Path) -> None:
    """What is written is the mean of both networks; the learner itself goes on as it was."""
    recipe = small("rhodes", kept=0.25, decisions=10**9)
    whole = Run(recipe, tmp_path / "whole", after=folder)
    began = {name: one.clone() for name, one in whole.policy.state_dict().items()}
    whole.go(lessons=2)
    whole.write()
    for _ in range(2):
        piece = Run(recipe, tmp_path / "pieces", after=folder)
        piece.go(lessons=1)
        piece.write()
    assert whole.network_file.read_bytes() == piece.network_file.read_bytes()
    learnt = whole.policy.state_dict()["action.weight"]
    assert not torch.equal(learnt, began["action.weight"])
    expected = 0.75 * learnt + 0.25 * began["action.weight"]
    found = read_network(whole.network_file, em.game("rhodes")).action[0]
    np.testing.assert_allclose(found, expected, atol=1e-6)
    later = Run(small("rhodes"), tmp_path / "later", after=tmp_path / "whole")
    np.testing.assert_array_equal(later.policy.action.weight.detach(), found)
    assert Run(recipe, tmp_path / "first").begun_with is None, "chance is not worth keeping"


def test_a_run_keeps_part_of_an_earlier_network(folder: Path, tmp_path: Path) -> None:
    file = folder / "rhodes.npz"
    begun = Run(small("rhodes", seed=2), tmp_path / "begun")
    begun.write()
    run = Run(small("rhodes", kept=0.25), tmp_path / "run", after=tmp_path / "begun", keeps=file)
    run.write()
    again = Run(small("rhodes", kept=0.25), tmp_path / "run", after=tmp_path / "begun", keeps=file)
    again.write()
    game = em.game("rhodes")
    earlier, own, found = (
        read_network(one, game).action[0] for one in (file, begun.network_file, run.network_file)
    )
    assert not np.allclose(own, earlier)
    np.testing.assert_allclose(found, 0.75 * own + 0.25 * earlier, atol=1e-6)
    with pytest.raises(TrainingError, match="its parts are not of the size the recipe says"):
        Run(
            small("rhodes", duo=4, players={2: 1}, kept=0.5),
            tmp_path / "duo",
            after=file,
            keeps=file,
        )


def test_a_judge_of_another_size_begins_anew(folder: Path, tmp_path: Path) -> None:
    run = Run(small("rhodes", critic_width=8), tmp_path, after=folder)
    taught = torch.load(folder / checkpoint.FILE, weights_only=True)
    assert torch.equal(run.policy.action.weight, taught["policy"]["action.weight"])
    assert run.critic.value.weight.shape[1] == 8
    run.go(lessons=1)


def test_a_duo_learns_what_two_players_do_otherwise_and_nothing_else(
    folder: Path, tmp_path: Path
) -> None:
    recipe = small("rhodes", duo=4, players={2: 1}, decisions=10**9)
    whole = Run(recipe, tmp_path / "whole", after=folder / "rhodes.npz")
    whole.go(lessons=2)
    whole.write()
    for _ in range(2):
        piece = Run(recipe, tmp_path / "pieces", after=folder / "rhodes.npz")
        piece.go(lessons=1)
        piece.write()
    assert whole.network_file.read_bytes() == piece.network_file.read_bytes()
    game = em.game("rhodes", players=3)
    before, after = (
        read_network(folder / "rhodes.npz", game),
        read_network(whole.network_file, game),
    )
    seen = np.stack([em.game("rhodes", players=n).start(n).observe(0) for n in (2, 3, 5)])
    assert before.hidden(seen, 3).tobytes() == after.hidden(seen, 3).tobytes()
    assert not np.allclose(before.hidden(seen, 2), after.hidden(seen, 2))
    expected = np.concatenate([after.hidden(seen[:1], 2), after.hidden(seen[1:], 3)])
    with torch.no_grad():
        whole.policy.trunk.duo_out[0].add_(0.1)  # so much that it shows
        shown = torch.tensor(seen)
        known = whole.policy.state_dict()
        selves = Selves(Run(small("rhodes"), tmp_path / "plain").policy, 1, Slim(duo=6))
        selves.become(0, known)
        np.testing.assert_allclose(selves(shown), whole.policy(shown)[0], rtol=1e-3, atol=1e-5)
        wide = {"trunk.duo_in.0": torch.ones(24, 6), "trunk.duo_out.0": torch.ones(6, 24)}
        selves.become(0, dict(known) | wide)
        assert not torch.allclose(selves(shown)[0], whole.policy(shown)[0][0])
        selves.become(0, known)
        np.testing.assert_allclose(selves(shown), whole.policy(shown)[0], rtol=1e-3, atol=1e-5)
        whole.policy.trunk.duo_out[0].sub_(0.1)
        found = whole.policy.trunk(shown)
    np.testing.assert_allclose(found, expected, rtol=1e-3, atol=1e-4)
    later = Run(recipe, tmp_path / "later", after=tmp_path / "whole")
    assert torch.equal(later.policy.trunk.duo_out[1], whole.policy.trunk.duo_out[1])


def test_a_newcomer_meets_a_duo(folder: Path, tmp_path: Path) -> None:
    run = Run(small("rhodes", duo=4, players={2: 1}), tmp_path / "duo", after=folder)
    run.go(lessons=1)
    with torch.no_grad():
        run.policy.trunk.duo_out[0].add_(0.5)
    file = tmp_path / "duo" / "rhodes.npz"
    run.write()
    newcomer = Run(small("rhodes", league=1.0), tmp_path / "new", against=file)
    assert newcomer.league is not None
    newcomer.league.draw()
    seen = torch.tensor(
        np.stack([em.game("rhodes", players=n).start(n).observe(0) for n in (2, 4)])
    )
    with torch.no_grad():
        answers = newcomer.league.selves(seen.repeat(newcomer.recipe.selves, 1))[:2]
        np.testing.assert_allclose(answers, run.policy(seen)[0], rtol=1e-3, atol=1e-5)
    newcomer.go(lessons=1)
    newcomer.write()
    assert not read_network(newcomer.network_file, em.game("rhodes")).parts


def quartets(**changes: Any) -> Recipe:
    told: dict[str, Any] = {"duo": 4, "quartet": 5, "entrance": 3, "players": {4: 1}}
    return small("rhodes", **told | {"decisions": 10**9} | changes)


def test_a_quartet_learns_what_four_players_do_otherwise_and_nothing_else(
    folder: Path, tmp_path: Path
) -> None:
    Run(small("rhodes", duo=4, players={2: 1}), tmp_path / "duo", after=folder).write()
    before = tmp_path / "duo" / "rhodes.npz"
    whole = Run(quartets(), tmp_path / "whole", after=before)
    whole.go(lessons=2)
    whole.write()
    for _ in range(2):
        piece = Run(quartets(), tmp_path / "pieces", after=before)
        piece.go(lessons=1)
        piece.write()
    assert whole.network_file.read_bytes() == piece.network_file.read_bytes()
    game = em.game("rhodes", players=3)
    begun, found = read_network(before, game), read_network(whole.network_file, game)
    seen = np.stack([em.game("rhodes", players=n).start(n).observe(0) for n in (2, 3, 4, 5)])
    for row, players in enumerate((2, 3, 4, 5)):
        one = seen[row : row + 1]
        same = begun.hidden(one, players).tobytes() == found.hidden(one, players).tobytes()
        assert same is (players != 4)
    assert sorted(found.parts) == [2, 4]
    with torch.no_grad():
        for weights in (whole.policy.trunk.duo_out[0], whole.policy.trunk.quartet_first_out):
            weights.add_(0.1)  # so much that it shows
        whole.write()
        found = read_network(whole.network_file, game)
        answers, _ = whole.policy(torch.tensor(seen))
        selves = Selves(whole.policy, 1, Slim(duo=6, quartet=7, entrance=4))
        selves.become(0, whole.policy.state_dict())
        np.testing.assert_allclose(selves(torch.tensor(seen)), answers, rtol=1e-3, atol=1e-5)
        everything = range(len(game.actions))
        for row, players in enumerate((2, 3, 4, 5)):
            expected = found.logits(found.hidden(seen[row], players), everything)
            np.testing.assert_allclose(answers[row], expected, rtol=1e-3, atol=1e-4)
    later = Run(quartets(), tmp_path / "later", after=tmp_path / "whole")
    ours, theirs = later.policy.state_dict(), whole.policy.state_dict()
    assert all(torch.equal(ours[name], theirs[name]) for name in theirs)
    with pytest.raises(TrainingError, match=r"rhodes.npz: its parts are not of the size"):
        Run(quartets(entrance=2), tmp_path / "other", after=whole.network_file)


def test_who_is_pulled_begins_as_the_partner_and_stays_near(folder: Path, tmp_path: Path) -> None:
    """The stronger the pull, the less is done otherwise."""
    clear = Run(small("rhodes"), tmp_path / "clear", after=folder)
    with torch.no_grad():
        clear.policy.action.weight *= 200  # as one that knows what it wants
    clear.write()
    file = clear.network_file
    recipe = quartets(duo=0, partners=("greedy",), pull=(0.1, 0.1))
    imitate(recipe, "greedy", tmp_path, games=3, workers=1, after=file)
    partner = tmp_path / "rhodes-greedy.npz"
    game = em.game("rhodes", players=4)
    plain, like = read_network(file, game), read_network(partner, game)
    seen = game.start(1).observe(0)
    assert like.hidden(seen, 3).tobytes() == plain.hidden(seen, 3).tobytes()
    assert not np.allclose(like.hidden(seen, 4), plain.hidden(seen, 4))
    away = []
    for number, pull in enumerate((0.0, 30.0)):
        changes: dict[str, Any] = {"pull": (pull or 1e-9, pull), "rate": 3e-3, "environments": 16}
        run = Run(
            dataclasses.replace(recipe, **changes),
            tmp_path / str(number),
            after=file,
            partners=[partner],
            ways=partner,
        )
        begun = run.policy.trunk.quartet_out[0].detach().numpy()
        np.testing.assert_array_equal(begun, like.parts[4].blocks[0][1])
        np.testing.assert_array_equal(run.policy.action.weight.detach(), plain.action[0])
        run.go(lessons=24)
        run.write()
        again = Run(run.recipe, run.folder, after=file, partners=[partner], ways=partner)
        for name, own in run.policy.state_dict().items():
            assert torch.equal(own, again.policy.state_dict()[name])
        memory = run.collector.memory
        shown, legal = memory.seen[:, :-1].flatten(0, 2), memory.masks[:, :-1].flatten(0, 2).bool()
        with torch.no_grad():
            own, ways = (
                (firm * network(shown)[0]).masked_fill(~legal, NEVER).log_softmax(1)
                for firm, network in ((1.0, run.policy), (CALM, run.teacher.anchor))
            )
        away.append(float((own.exp() * (own - ways)).sum(1).mean()))
    assert away[1] < 0.5 * away[0]
    Run(small("rhodes", seed=9), tmp_path / "other").write()
    with pytest.raises(TrainingError, match="pull: towards whom"):
        Run(recipe, tmp_path / "alone", after=file)
    with pytest.raises(TrainingError, match=r"clear/rhodes\.npz: its parts are not of the size"):
        Run(recipe, tmp_path / "plain", after=file, ways=file)
    with pytest.raises(
        TrainingError, match=r"greedy\.npz: did not begin with what this run begins"
    ):
        Run(recipe, tmp_path / "else", after=tmp_path / "other" / "rhodes.npz", ways=partner)
    with pytest.raises(TrainingError, match="quartet: is a part of a network that knows the game"):
        imitate(recipe, "greedy", tmp_path / "from nothing", games=3, workers=1)


def test_a_pull_is_said_for_the_stages_that_have_one(tmp_path: Path) -> None:
    """The mean with what a stage began with is that with the partner's ways."""
    more = "[[rhodes.then]]\nquartet = 4\nentrance = 2\npartners = ['greedy']\nshown = 2\n"
    more += "players = { 4 = 1 }\npull = [0.1, 0.1]\nkept = 1.0"
    file, out = one_title(tmp_path, more, 288), tmp_path / "out"
    how: dict[str, Any] = {"recipe": str(file), "device": "cpu", "workers": 0}
    assert train("rhodes", out=out, changes=["pull=[0.2,0.1]", "entrance=3"], **how)
    recipe = tomllib.loads((out / "rhodes.toml").read_text())["recipe"]
    assert (recipe["pull"], recipe["entrance"]) == ([0.2, 0.1], 3)
    game = em.game("rhodes", players=4)
    own, like = (read_network(out / name, game) for name in ("rhodes.npz", "rhodes-greedy.npz"))
    for found, expected in zip(own.parts[4].pairs, like.parts[4].pairs, strict=True):
        np.testing.assert_allclose(found[1], expected[1], atol=1e-7)
    assert like.parts[4].blocks[0][1].any()
    assert train("rhodes", out=tmp_path / "alone", changes=["partners=[]"], **how)
    with pytest.raises(TrainingError, match="quartet: is for 4 players and the only part"):
        train("rhodes", out=tmp_path / "none", changes=["quartet=4"], device="cpu", workers=0)


def test_an_imitation_is_told_what_a_planner_weighed() -> None:
    seen, legal, done, weighed = decisions("rhodes", "planner:40", 2, 2)
    assert len(seen) == len(legal) == len(done) == len(weighed)
    np.testing.assert_allclose(weighed.sum(1, dtype=float), 1, atol=2e-3)
    assert (weighed[np.arange(len(done)), done] >= 0.5).all()
    assert not weighed[~legal].any()
    assert (np.count_nonzero(weighed, axis=1) > 1).mean() > 0.5
    *_, done, weighed = decisions("rhodes", "greedy", 2, 2)
    assert (weighed[np.arange(len(done)), done] == 1).all()


def test_what_an_edition_never_fills_takes_no_room(tmp_path: Path) -> None:
    run = Run(small("rotterdam"), tmp_path)
    first = run.policy.trunk.first.weight
    left = list(spare("rotterdam"))
    assert 140 < len(left) < 200
    assert not first[:, left].any()
    run.write()
    found = read_network(run.network_file, em.game("rotterdam"))
    assert found.used.tolist() == [one for one in range(first.shape[1]) if one not in left]
    np.testing.assert_array_equal(found.first[0], first.detach().T)
    with torch.no_grad():
        first[0, left[0]] = 1.0
    run.write()
    found = read_network(run.network_file, em.game("rotterdam"))
    assert left[0] in found.used
    assert found.first[0][left[0], 0] == 1


def test_player_counts_are_said_for_the_stages_that_learn_with_them(tmp_path: Path) -> None:
    file = one_title(tmp_path, "[[rhodes.then]]\nduo = 4", 288)
    changes = ["players={2=1,4=1}"]
    how: dict[str, Any] = {"recipe": str(file), "device": "cpu", "workers": 0}
    assert train("rhodes", out=tmp_path / "out", changes=changes, **how)
    card = tomllib.loads((tmp_path / "out" / "rhodes.toml").read_text())
    assert card["recipe"]["players"] == {"2": 1}
    assert card["before"][0]["recipe"]["players"] == {"2": 1, "4": 1}
    with pytest.raises(TrainingError, match="duo: is for 2 players and the only part"):
        train("rhodes", out=tmp_path / "new", changes=[*changes, "duo=3"], **how)


def test_what_a_duo_cannot_begin_with(folder: Path, tmp_path: Path) -> None:
    recipe = small("rhodes", duo=4, players={2: 1})
    with pytest.raises(TrainingError, match="duo: there is nothing yet that 2 players could do"):
        Run(recipe, tmp_path / "new")
    run = Run(recipe, tmp_path / "duo", after=folder)
    run.write()
    other = dataclasses.replace(recipe, duo=5)
    with pytest.raises(TrainingError, match=r"duo/rhodes.npz: its parts are not of the size"):
        Run(other, tmp_path / "other", after=tmp_path / "duo" / "rhodes.npz")
    with pytest.raises(TrainingError, match="its networks are not of the recipe's size"):
        Run(other, tmp_path / "other", after=tmp_path / "duo")


def test_without_a_duo_the_rest_of_a_network_is_begun_with(folder: Path, tmp_path: Path) -> None:
    run = Run(small("rhodes", duo=4, players={2: 1}), tmp_path / "duo", after=folder)
    run.write()
    for after in (tmp_path / "duo", tmp_path / "duo" / "rhodes.npz"):
        plain = Run(small("rhodes"), tmp_path / f"as {after.name}", after=after).policy.state_dict()
        begun = Run(small("rhodes"), tmp_path / "begun", after=folder).policy.state_dict()
        assert plain.keys() == begun.keys()
        assert all(torch.equal(plain[name], begun[name]) for name in plain)
    file = tmp_path / "duo" / "rhodes.npz"
    imitate(small("rhodes", duo=4), "random", tmp_path, games=2, workers=1, after=file)
    assert not read_network(tmp_path / "rhodes-random.npz", em.game("rhodes")).parts


def one_title(
    folder: Path, more: str = "", decisions: int = SMALL["decisions"], **changes: float
) -> Path:
    """A recipe of Rhodes in small, with these lines too."""
    plan = SMALL | {"decisions": decisions} | changes
    told = "\n".join(f"{key} = {value}" for key, value in plan.items())
    file = folder / "some.toml"
    file.write_text(f"[rhodes]\nplayers = {{ 2 = 1 }}\npoints = 20\n{told}\n{more}\n")
    return file


@pytest.mark.parametrize("stage", ["", "stage-1"])
def test_a_run_that_was_cut_off_after_its_last_checkpoint_is_written_in_full(
    stage: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = one_title(tmp_path, "[[rhodes.then]]\ndecisions = 500\nelders = [1]")

    def begin() -> str:
        train("rhodes", out=tmp_path / "out", recipe=str(file), device="cpu", workers=0)
        return capsys.readouterr().out

    begin()
    folder = tmp_path / "out" / stage
    network, card = folder / "rhodes.npz", folder / "rhodes.toml"
    before = network.read_bytes(), card.read_bytes()
    network.unlink()
    card.unlink()
    assert "rhodes.npz is made" in begin()
    assert (network.read_bytes(), card.read_bytes()) == before
    for one in (network, card):
        one.write_bytes(b"of an earlier checkpoint")
        os.utime(one, (0, 0))
        assert "rhodes.npz is made" in begin()
        assert (network.read_bytes(), card.read_bytes()) == before


def test_what_a_killed_run_left_is_swept_away(folder: Path, tmp_path: Path) -> None:
    names = {path.name for path in folder.iterdir()}
    for name in names:
        (tmp_path / name).write_bytes((folder / name).read_bytes())
        (tmp_path / f".{name}.a1b2c3").write_bytes(b"half of it")
    for name in (".learner-3.npz", ".measured-0.npz"):
        (tmp_path / name).write_bytes(b"met by nobody any more")
    with checkpoint.claimed(tmp_path):
        assert {path.name for path in tmp_path.iterdir()} == names


def test_processes_end_with_who_began_them(tmp_path: Path) -> None:
    script = tmp_path / "parent.py"
    script.write_text(
        "import os, time\n"
        "from emporion.train.processes import crew\n"
        "if __name__ == '__main__':\n"
        "    workers = crew(1)\n"
        "    print(workers.submit(os.getpid).result(), flush=True)\n"
        "    workers.submit(time.sleep, 600)\n"
        "    time.sleep(600)\n"
    )
    with subprocess.Popen([sys.executable, script], stdout=subprocess.PIPE, text=True) as parent:
        assert parent.stdout is not None
        worker = Path("/proc") / parent.stdout.readline().strip()
        assert (worker / "stat").exists()
        parent.kill()
        parent.wait()
        until = time.monotonic() + 60
        while _is_alive(worker) and time.monotonic() < until:
            time.sleep(0.05)
        assert not _is_alive(worker)


def _is_alive(process: Path) -> bool:
    """Neither gone nor only waiting for somebody to ask how it ended."""
    try:
        return (process / "stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False


def test_on_a_cpu_threads_sleep_while_they_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    """How they wait is settled when a process begins, so the command begins once more."""
    begun: list[list[str]] = []
    monkeypatch.setattr("emporion.train.waiting.GPU", Path("/nowhere"))
    monkeypatch.setattr("os.execv", lambda program, line: begun.append([program, *line]))
    monkeypatch.setattr("sys.orig_argv", ["python", "-m", "emporion", "train", "rhodes"])
    monkeypatch.setenv(waiting.POLICY, "active")
    waiting.make_room()
    assert not begun, "somebody has said how"
    monkeypatch.delenv(waiting.POLICY)
    waiting.make_room()
    assert begun == [[sys.executable, sys.executable, "-m", "emporion", "train", "rhodes"]]
    assert os.environ[waiting.POLICY] == "passive"
    monkeypatch.delenv(waiting.POLICY)
    monkeypatch.setattr("emporion.train.waiting.GPU", Path("/"))
    waiting.make_room()
    assert len(begun) == 1, "beside a GPU they spin"


def test_a_card_tells_prices_of_actions_with_spaces() -> None:
    prices = {"buy farmland wine 11": 0.02, "farm": 0.5}
    assert tomllib.loads(card_text({"recipe": {"prices": prices}}))["recipe"]["prices"] == prices


def test_a_recipe_in_stages(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = one_title(
        tmp_path,
        "[[rhodes.then]]\ndecisions = 500\nrivals = ['random']\nmet = 2\nelders = [1]\n"
        "partners = ['greedy']\nshown = 2",
    )

    def begin() -> str:
        train("rhodes", out=tmp_path / "out", recipe=str(file), device="cpu", workers=0)
        return capsys.readouterr().out

    assert begin().count("decisions in") == 2
    card = tomllib.loads((tmp_path / "out" / "rhodes.toml").read_text())
    assert (card["recipe"]["met"], card["before"][0]["decisions"]) == (2, 1728)
    assert card["recipe"]["elders"] == [1]
    assert (tmp_path / "out" / "stage-1" / "rhodes.npz").exists()
    assert (tmp_path / "out" / "rhodes-greedy.npz").exists()
    assert not (tmp_path / "out" / "stage-1" / "rhodes-greedy.npz").exists()
    before = (tmp_path / "out" / "rhodes.npz").read_bytes()
    again = begin()
    assert "1,728" not in again, "the first stage is over"
    assert "rhodes.npz is made" in again, "and the second too"
    assert (tmp_path / "out" / "rhodes.npz").read_bytes() == before
    assert tomllib.loads((tmp_path / "out" / "rhodes.toml").read_text()) == card


def test_a_stage_keeps_part_of_the_one_it_names(tmp_path: Path) -> None:
    file = one_title(
        tmp_path, "[[rhodes.then]]\ndecisions = 500\n[[rhodes.then]]\nkept = 1.0\nkept_of = 1"
    )
    train("rhodes", out=tmp_path / "out", recipe=str(file), device="cpu", workers=0)
    first, second, last = (
        (tmp_path / "out" / part / "rhodes.npz").read_bytes() for part in ("stage-1", "stage-2", "")
    )
    assert last == first != second
    for changes, words in {
        ("kept_of=3",): "stage 3: kept_of: only a stage before it can be meant",
        ("kept=0", "kept_of=1"): "--set kept_of: how much of it. rhodes keeps nothing",
    }.items():
        with pytest.raises(TrainingError, match=words):
            train("rhodes", out=tmp_path / "no", recipe=str(file), changes=[*changes])
    with pytest.raises(TrainingError, match="kept_of: whose network that is, only a recipe's"):
        Run(
            small("rhodes", kept=0.5, kept_of=1), tmp_path / "no", after=tmp_path / "out/rhodes.npz"
        )


def test_newcomers_learn_to_beat_what_a_stage_begins_with(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """And play in its league and in those of later stages."""
    file = one_title(
        tmp_path,
        "minutes = 1.0\nnewcomer_minutes = 0.5\nepochs = 1\n"
        "[[rhodes.then]]\nnewcomers = 2\nminutes = 4.0\nepochs = 2\n"
        "[[rhodes.then]]\nnewcomers = 1",
        576,
    )
    out = tmp_path / "out"

    def begin() -> str:
        train("rhodes", out=out, recipe=str(file), device="cpu", workers=0)
        return capsys.readouterr().out

    assert begin().count("decisions in") == 6
    told = checkpoint.load(out / "stage-2" / "newcomer-2", "cpu")
    assert told is not None
    known = (out / "stage-1" / "rhodes.npz").read_bytes()
    assert told[0]["others"] == [hashlib.blake2b(known).hexdigest()]
    assert (told[0]["decisions"], told[0]["recipe"]["league"]) == (288, 1.0)
    assert told[0]["recipe"]["epochs"] == 1, "as in the first stage"
    last = checkpoint.load(out, "cpu")
    assert last is not None
    met = [out / "stage-2" / "newcomer-1", out / "stage-2" / "newcomer-2", out / "newcomer-1"]
    hashes = [hashlib.blake2b((one / "rhodes.npz").read_bytes()).hexdigest() for one in met]
    assert last[0]["others"] == hashes
    assert hashes[0] != hashes[1], "each has a seed of its own"
    assert "newcomer-" not in begin(), "they are there already"


def test_newcomers_stay_as_they_are_once_their_stage_has_begun(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """However long the plan is now, and whatever else is asked for and refused."""
    out = tmp_path / "out"
    newcomer = out / "newcomer-1" / "rhodes.npz"

    def begin(plan: int, minutes: float = 0.5) -> str:
        later = f"decisions = {plan}\nnewcomers = 1\nnewcomer_minutes = {minutes}"
        file = one_title(tmp_path, f"minutes = 1.0\n[[rhodes.then]]\n{later}", 576)
        train("rhodes", out=out, recipe=str(file), device="cpu", workers=0)
        return capsys.readouterr().out

    assert begin(576).count("decisions in") == 3
    made = newcomer.read_bytes()
    assert begin(1152).count("decisions in") == 1
    assert newcomer.read_bytes() == made
    with pytest.raises(TrainingError, match=r"newcomer_minutes = 0\.5, not 0\.9"):
        begin(576, 0.9)
    assert newcomer.read_bytes() == made
    newcomer.unlink()
    assert "rhodes.npz is made" in begin(576)
    assert newcomer.read_bytes() == made
    shutil.rmtree(newcomer.parent)
    with pytest.raises(TrainingError, match="newcomer-1: is gone, and the run in"):
        begin(576)


def test_a_piece_is_as_long_as_it_is_said_with_newcomers_too(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    later = "[[rhodes.then]]\nnewcomers = 2\nnewcomer_minutes = 0.01"
    file = one_title(tmp_path, later, decisions=0, minutes=0.01)
    told = []
    for _ in range(20):
        how: dict[str, Any] = {"recipe": str(file), "device": "cpu", "workers": 0}
        assert train("rhodes", out=tmp_path / "out", minutes=0.004, **how)
        told.append(capsys.readouterr().out)
        if "goes on" not in told[-1]:
            break
    assert "rhodes: newcomers still learn; the same command goes on" in "".join(told)
    assert len(told) > 5
    card = tomllib.loads((tmp_path / "out" / "rhodes.toml").read_text())
    assert len(card["newcomers"]) == 2
    for one in card["newcomers"]:
        assert one["decisions"] > 0
        assert 0 < one["hours"] < 0.01


def test_newcomers_need_somebody_to_beat(tmp_path: Path) -> None:
    file = one_title(tmp_path, "newcomers = 1")
    with pytest.raises(TrainingError, match="newcomers: there is no network yet"):
        train("rhodes", out=tmp_path / "out", recipe=str(file), device="cpu", workers=0)
    assert not (tmp_path / "out").exists()


def test_stopped_while_a_newcomer_learns(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = one_title(tmp_path, "[[rhodes.then]]\nnewcomers = 1", 576)
    seen = []

    def stop(name: str, progress: Progress) -> None:
        seen.append(name)
        if "newcomer" in name:
            signal.raise_signal(signal.SIGINT)

    how: dict[str, Any] = {"device": "cpu", "workers": 0, "recipe": str(file)}
    assert not train("rhodes", out=tmp_path / "out", show=stop, **how)
    assert "stopped; the same command goes on" in capsys.readouterr().out
    assert not (tmp_path / "out" / "rhodes.npz").exists()
    assert train("rhodes", out=tmp_path / "out", **how)
    assert (tmp_path / "out" / "rhodes.npz").exists()


def test_a_longer_plan_leaves_what_the_next_stage_began_with(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def begin(plan: int) -> str:
        file = one_title(tmp_path, f"[[rhodes.then]]\ndecisions = {plan}", plan)
        train("rhodes", out=tmp_path / "out", recipe=str(file), device="cpu", workers=0)
        return capsys.readouterr().out

    assert begin(576).count("decisions in") == 2
    first = (tmp_path / "out" / "stage-1" / "rhodes.npz").read_bytes()
    assert begin(1152).count("decisions in") == 1
    assert (tmp_path / "out" / "stage-1" / "rhodes.npz").read_bytes() == first
    assert "rhodes.npz is made" in begin(576)


def test_stopped_by_hand_nothing_else_is_begun(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    first = "\n".join(f"{key} = {value}" for key, value in SMALL.items())
    file = tmp_path / "some.toml"
    file.write_text(
        f"[all]\nplayers = {{ 2 = 1 }}\npoints = 20\n{first}\n"
        "[rhodes]\ndecisions = 24\n[[rhodes.then]]\nrate = 1e-4\n[colossus]\n"
    )

    def stop(name: str, progress: Progress) -> None:
        signal.raise_signal(signal.SIGINT)

    how: dict[str, Any] = {"device": "cpu", "workers": 0, "show": stop}
    assert not train(None, out=tmp_path / "out", recipe=str(file), **how), "it was stopped"
    assert "stopping after this lesson" in capsys.readouterr().err
    found = sorted(one.name for one in (tmp_path / "out").rglob("*") if one.is_dir())
    assert found == ["rhodes", "stage-1"]


def test_stopped_it_ends_with_a_shells_code_for_that(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Unless nothing is left to do."""

    def stop(name: str, progress: Progress) -> None:
        signal.raise_signal(signal.SIGINT)

    monkeypatch.setattr("emporion.train.command.printed", lambda: stop)
    arguments = ["rhodes", "--out", str(tmp_path / "out"), "--recipe", str(one_title(tmp_path))]
    found = [main([*arguments, "--device", "cpu", "--workers", "0"]) for _ in range(6)]
    assert found == [130] * 5 + [0]
    assert capsys.readouterr().out.count("rhodes: stopped; the same command goes on") == 5


def test_stopped_before_it_has_begun(monkeypatch: pytest.MonkeyPatch) -> None:
    def stop(device: str | None) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("emporion.train.command.chosen_device", stop)
    assert main(["rhodes", "--out", "x"]) == 130


def test_two_runs_do_not_train_in_one_folder(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The second is refused in a line, before it reads what the first will write anew; and the
    first goes on as if nothing had been."""
    arguments = ["rotterdam", "--out", str(tmp_path), "--device", "cpu", "--workers", "0", *FLAGS]
    refused: list[int] = []

    def another(name: str, progress: Progress) -> None:
        monkeypatch.setattr("emporion.train.command.Run", None)
        refused.append(main(arguments))
        monkeypatch.undo()

    how: dict[str, Any] = {"out": tmp_path, "device": "cpu", "workers": 0, "changes": FLAGS[1::2]}
    assert train("rotterdam", minutes=1.0, show=another, **how)
    assert set(refused) == {1}
    said = capsys.readouterr()
    lines = said.err.splitlines()
    assert lines[0] == f"emporion: {tmp_path / 'stage-1'}: another run trains there"
    assert len(lines) == len(refused), "a line for each"
    assert "rotterdam: 1,728 decisions" in said.out


def test_a_piece_says_that_there_is_more_to_do(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    told = [f"{key}={value}" for key, value in SMALL.items()]
    how: dict[str, Any] = {"out": tmp_path, "device": "cpu", "workers": 0, "changes": told}
    train("rhodes", minutes=0.0001, plan=100.0, **how)
    said = capsys.readouterr().out
    stages = len(recipes.read()["rhodes"].stages)
    assert f"rhodes: stage 1 of {stages} is not over; the same command goes on" in said


def test_a_plan_is_fulfilled_though_its_lessons_are_long(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where only a part of a lesson would be left, it is given as a whole."""
    lesson = Run._lesson

    def slowly(run: Run) -> Progress:
        time.sleep(1.2)
        return lesson(run)

    monkeypatch.setattr(Run, "_lesson", slowly)
    by_the_clock = SMALL | {"decisions": 0, "minutes": 2 / 60}
    told = "\n".join(f"{key} = {value}" for key, value in by_the_clock.items())
    file = tmp_path / "some.toml"
    file.write_text(
        f"[rhodes]\nplayers = {{ 2 = 1 }}\npoints = 20\n{told}\n[[rhodes.then]]\ndecisions = 24\n"
    )
    train("rhodes", out=tmp_path / "out", recipe=str(file), device="cpu", workers=0)
    assert (tmp_path / "out" / "rhodes.npz").exists(), "the second stage was not begun"


def interrupted(times: int, when: Callable[[], object]) -> None:
    """Ctrl-C, so often, as soon as something is so."""

    def press() -> None:
        while not when():
            time.sleep(0.05)
        for _ in range(times):
            time.sleep(0.3)
            os.kill(os.getpid(), signal.SIGINT)

    threading.Thread(target=press, daemon=True).start()


def test_stopped_twice_it_ends_at_once(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """While games against rivals are played that would take for ever."""
    file = one_title(tmp_path, "rivals = ['planner:100000']\nmet = 4")
    out = tmp_path / "out"
    interrupted(2, lambda: [*out.glob(".learner*")])
    with pytest.raises(KeyboardInterrupt):
        train("rhodes", out=out, recipe=str(file), device="cpu", workers=0)
    said = capsys.readouterr().err
    assert "stopping after this lesson; once more to stop at once" in said
    assert "stopped; what was written last stays as it is" in said
    assert not out.exists(), "nothing was made"


def test_stopped_while_the_last_measurement_is_awaited(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """It says so and goes; what was made is there, and nothing beside it."""
    out, file = tmp_path / "out", one_title(tmp_path)
    endless = Match("planner:100000", 2, 9)
    monkeypatch.setattr("emporion.train.command.usual", lambda against: [endless])
    interrupted(1, lambda: [*out.glob(".measured*")])
    arguments = ["rhodes", "--out", str(out), "--recipe", str(file), "--device", "cpu"]
    assert main([*arguments, "--workers", "1"]) == 130
    assert "stopped; what was written last stays as it is" in capsys.readouterr().err
    assert (out / "rhodes.npz").exists()
    assert not [*out.glob(".*")]


def test_an_imitation_is_stopped_at_once(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    interrupted(1, beginning())
    with pytest.raises(KeyboardInterrupt):
        train("rhodes", out=tmp_path, device="cpu", workers=1, imitated="planner:100000", games=9)
    assert "stopped; what was written last stays as it is" in capsys.readouterr().err
    assert not [*tmp_path.iterdir()]


# --- going on -------------------------------------------------------------------------------------


@pytest.mark.parametrize("title", ["rhodes", "rotterdam"])
def test_a_run_in_pieces_is_the_same_run(title: str, tmp_path: Path) -> None:
    """To the bit: networks, optimiser, former selves, games and chance."""
    whole = Run(small(title), tmp_path / "whole")
    whole.go(lessons=4)
    for _ in range(2):
        piece = Run(small(title), tmp_path / "pieces")
        piece.go(lessons=2)
        piece.write()
    assert piece.collector.save() == whole.collector.save()
    one, other = whole.state(), piece.state()
    for told in (one, other):
        for by_the_clock in ("seconds", "pieces", "stage"):
            told.pop(by_the_clock)
    assert _same(one, other)
    assert whole.decisions == piece.decisions == 4 * 24 * 12


def _same(one: Any, other: Any) -> bool:
    if isinstance(one, torch.Tensor):
        return bool(torch.equal(one, other))
    if isinstance(one, dict):
        return one.keys() == other.keys() and all(_same(one[key], other[key]) for key in one)
    if isinstance(one, list | tuple):
        return len(one) == len(other) and all(map(_same, one, other))
    return bool(one == other)


def test_another_seed_is_another_run(tmp_path: Path) -> None:
    runs = [Run(small("rhodes", seed=seed), tmp_path / str(seed)) for seed in (1, 2)]
    for run in runs:
        run.go(lessons=1)
    assert runs[0].collector.save() != runs[1].collector.save()


def test_a_plan_that_is_fulfilled_is_not_exceeded(tmp_path: Path) -> None:
    run = Run(small("rhodes", decisions=24 * 12 * 2), tmp_path)
    run.go(lessons=5)
    assert run.teacher.lessons == 2


# --- what is written ------------------------------------------------------------------------------


def test_everything_is_written(folder: Path) -> None:
    names = {path.name for path in folder.iterdir()}
    assert names == {"checkpoint.pt", "rhodes.npz", "rhodes.toml", "curve.json", "curve.svg"}
    card = tomllib.loads((folder / "rhodes.toml").read_text())
    assert (card["title"], card["lessons"], card["decisions"]) == ("rhodes", 2, 2 * 24 * 12)
    assert card["edition_hash"] == em.game("rhodes").edition.hash
    assert card["recipe"]["seed"] == 1
    points = json.loads((folder / "curve.json").read_text())
    assert card["curve"] == points
    assert [(point["opponent"], point["games"]) for point in points] == [("random", 2)]
    assert recipes.recipe({"title": "rhodes", **card["recipe"]}) == small("rhodes")
    assert (folder / "curve.svg").read_text().startswith("<svg")


def test_the_player_answers_as_the_network_that_was_trained(folder: Path) -> None:
    game = em.game("rhodes", players=3)
    run = Run(small("rhodes"), folder)
    found = read_network(folder / "rhodes.npz", game)
    batch = em.Batch(game, 20, seed=1)
    batch.run(100)
    seen = np.stack([batch.state(i).observe(batch.state(i).actor) for i in range(20)])
    with torch.no_grad():
        logits, values = run.policy(torch.tensor(seen))
    hidden = found.hidden(seen, 3)
    np.testing.assert_allclose(found.logits(hidden, slice(None)), logits, rtol=1e-3, atol=1e-5)
    shares, leads = found.values(hidden, 3)
    np.testing.assert_allclose(shares, values[:, :3].softmax(1), rtol=1e-3, atol=1e-5)
    np.testing.assert_allclose(leads, values[:, 5:8] * 20, rtol=1e-3, atol=1e-4)
    state = batch.state(0)
    player = Neural(network=str(folder / "rhodes.npz"))
    assert bots.decide(player, state, random.Random(1)) in state.legal()


@pytest.mark.parametrize("title", TITLES)
def test_the_standard_players_are_small_enough(title: str) -> None:
    policy, _, _ = networks(recipes.read()[title], "cpu")
    assert 220_000 < parameters(policy) <= MOST
    assert 4 * parameters(policy) + 10_000 < LARGEST


# --- what goes wrong ------------------------------------------------------------------------------


@pytest.mark.parametrize("call", ["fsync", "replace"])
def test_a_full_disk_leaves_the_last_checkpoint(
    call: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    run = Run(small("rhodes"), tmp_path)
    run.go(lessons=1)
    run.write()
    before = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    run.go(lessons=1)

    def full(*_: Any) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    with monkeypatch.context() as disk:
        disk.setattr(os, call, full)
        with pytest.raises(TrainingError, match=r"checkpoint.pt: cannot be written: No space left"):
            run.write()
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == before
    again = Run(small("rhodes"), tmp_path)
    assert again.teacher.lessons == 1


def test_damaged_checkpoints_are_refused(folder: Path, tmp_path: Path) -> None:
    whole = (folder / checkpoint.FILE).read_bytes()
    file = tmp_path / checkpoint.FILE
    middle = len(whole) // 2
    flipped = whole[:middle] + bytes([whole[middle] ^ 1]) + whole[middle + 1 :]
    for damaged in (b"", b"no checkpoint", whole[:middle], whole[100:], flipped):
        file.write_bytes(damaged)
        with pytest.raises(TrainingError, match="is no checkpoint, or a damaged one"):
            Run(small("rhodes"), tmp_path)
        assert file.read_bytes() == damaged
    torch.save({"format": "emporion-training/1", "games": []}, file)
    with pytest.raises(TrainingError, match="is no checkpoint, or a damaged one"):
        Run(small("rhodes"), tmp_path)


def test_where_nothing_can_be_written_nothing_is_begun() -> None:
    nowhere = Path("/proc/emporion")
    run = Run(small("rhodes"), nowhere)
    with pytest.raises(TrainingError, match="/proc/emporion: cannot be written"):
        run.go(lessons=1)
    assert run.teacher.lessons == 0
    with pytest.raises(TrainingError, match="/proc/emporion: cannot be written"):
        imitate(small("rhodes"), "nobody is asked", nowhere, games=1, workers=1)


def test_a_run_goes_on_with_its_own_recipe(folder: Path) -> None:
    with pytest.raises(TrainingError, match=r"was begun with rate = 0.001, not 0.1; choose"):
        Run(small("rhodes", rate=0.1), folder)
    with pytest.raises(TrainingError, match="was begun with title = rhodes, not rotterdam"):
        Run(small("rotterdam"), folder)


def test_a_run_that_knew_less_goes_on(folder: Path, tmp_path: Path) -> None:
    """What a recipe did not know when the run began is as it usually is."""
    state = torch.load(folder / checkpoint.FILE, weights_only=True)
    for key in ("rivals", "met", "met_weight", "elders", "prices", "prepared", "kept"):
        del state["recipe"][key]
    torch.save(state, tmp_path / checkpoint.FILE)
    assert Run(small("rhodes"), tmp_path).teacher.lessons == 2
    with pytest.raises(TrainingError, match=r"was begun with rivals = \[\], not \['greedy'\]"):
        Run(small("rhodes", rivals=("greedy",), met=1), tmp_path)


RECIPES = {
    "an unknown key": ("[rhodes]\nwidht = 3", "nothing is called 'widht'; did you mean 'width'?"),
    "an unknown title": ("[rhode]\nwidth = 3", "no game is called 'rhode'; did you mean 'rhodes'?"),
    "too little": ("[rhodes]\nwidth = 3", "players is missing"),
    "no TOML": ("[rhodes", "Expected"),
    "no table": ("rhodes = 3", "is no table"),
    "another title": (
        "[rhodes]\ntitle = 'colossus'\nwidth = 3\npoints = 2\nplayers = { 2 = 1 }",
        "rhodes: title: the table's name says it",
    ),
    "another title later": (
        "[rhodes]\nwidth = 3\npoints = 1\nplayers = { 2 = 1 }\n[[rhodes.then]]\ntitle = 'rhodes'",
        "rhodes: title: the table's name says it",
    ),
    "stages for all": (
        "[all]\nthen = 5\n[rhodes]\nwidth = 3\npoints = 1\nplayers = { 2 = 1 }",
        "all: then: each title has stages of its own",
    ),
    "too many players": (
        "[rhodes]\nwidth = 3\npoints = 2\nplayers = { 6 = 1 }",
        "players: rhodes is for 2 to 5, not 6",
    ),
    "a word for a number": (
        "[rhodes]\nwidth = 'w'\npoints = 2\nplayers = { 2 = 1 }",
        "width: 'w' will not do",
    ),
    "not a number": (
        "[rhodes]\nwidth = 3\npoints = nan\nplayers = { 2 = 1 }",
        "points: nan will not do",
    ),
    "one end": (
        "[rhodes]\nwidth = 3\npoints = 1\nplayers = { 2 = 1 }\nmargin = 1",
        "margin: 1 will not do",
    ),
    "no rivals": (
        "[rhodes]\nwidth = 3\npoints = 1\nplayers = { 2 = 1 }\nmet = 5",
        "met: games against whom? rivals is empty",
    ),
    "stages of nothing": (
        "[rhodes]\nwidth = 3\npoints = 1\nplayers = { 2 = 1 }\nthen = 5",
        "then: is no list of tables",
    ),
    "a stage that will not do": (
        "[rhodes]\nwidth = 3\npoints = 1\nplayers = { 2 = 1 }\n[[rhodes.then]]\nwidth = -1",
        "rhodes, stage 2: width: -1 will not do",
    ),
    "a price of nothing": (
        "[rotterdam]\nwidth = 3\npoints = 1\nplayers = { 2 = 1 }\nprices = { ofer = 1 }",
        "prices: no action is called 'ofer'; did you mean 'offer'?",
    ),
    "a price that is none": (
        "[rotterdam]\nwidth = 3\npoints = 1\nplayers = { 2 = 1 }\nprices = { offer = -1 }",
        "prices: {'offer': -1} will not do",
    ),
    "more than all": (
        "[rhodes]\nwidth = 3\npoints = 1\nplayers = { 2 = 1 }\nkept = 1.5",
        "kept: 1.5 will not do",
    ),
    "a quartet of three": (
        "[rhodes]\nwidth = 3\npoints = 1\nplayers = { 3 = 1 }\nquartet = 4",
        "quartet: is for 4 players and the only part that learns; leave the other player counts "
        "out",
    ),
    "an entrance to nowhere": (
        "[rhodes]\nwidth = 3\npoints = 1\nplayers = { 4 = 1 }\nentrance = 4",
        "entrance: is the quartet's, and there is none",
    ),
    "all of it pulled": (
        "[rhodes]\nwidth = 3\npoints = 1\nplayers = { 4 = 1 }\npartners = ['greedy']\n"
        "pull = [0.1, 0.1]",
        "pull: is for a part alone, and none learns here",
    ),
    "pulled by nobody": (
        "[rhodes]\nwidth = 3\npoints = 1\nplayers = { 4 = 1 }\npull = [0.1, 0.1]",
        "pull: towards whom? partners is empty",
    ),
    "a duo of three": (
        "[rhodes]\nwidth = 3\npoints = 1\nplayers = { 2 = 1, 3 = 1 }\nduo = 4",
        "duo: is for 2 players and the only part that learns; leave the other player counts out",
    ),
    "elders to come": (
        "[rhodes]\nwidth = 3\npoints = 1\nplayers = { 2 = 1 }\n[[rhodes.then]]\nelders = [2]",
        "stage 2: elders: only stages before it can be meant",
    ),
    "to keep some of what is to come": (
        "[rhodes]\nwidth = 3\npoints = 1\nplayers = { 2 = 1 }\nkept = 0.5\nkept_of = 1",
        "kept_of: only a stage before it can be meant",
    ),
    "to keep what is of another size": (
        "[rhodes]\nwidth = 3\npoints = 1\nplayers = { 2 = 1 }\n"
        "[[rhodes.then]]\nduo = 4\nkept = 0.5\nkept_of = 1",
        "stage 2: kept_of: stage 1 is not of its size",
    ),
    "to keep nothing of a stage": (
        "[rhodes]\nwidth = 3\npoints = 1\nplayers = { 2 = 1 }\nkept_of = 1",
        "kept_of: how much of it? kept is 0",
    ),
    "a word for an elder": (
        "[rhodes]\nwidth = 3\npoints = 1\nplayers = { 2 = 1 }\nelders = ['first']",
        "elders: ['first'] will not do",
    ),
}


@pytest.mark.parametrize("name", RECIPES)
def test_recipes_that_will_not_do_are_refused(name: str, tmp_path: Path) -> None:
    text, words = RECIPES[name]
    file = tmp_path / "some.toml"
    file.write_text(text)
    with pytest.raises(TrainingError) as caught:
        recipes.read(file)
    assert str(caught.value).startswith(str(file))
    assert words in str(caught.value)
    assert "\n" not in str(caught.value)


def test_no_gpu_where_one_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(torch.cuda, "is_available", lambda: False)
    assert chosen_device(None) == "cpu"
    with pytest.raises(TrainingError, match="there is no GPU here that PyTorch can use"):
        chosen_device("cuda")
    with pytest.raises(TrainingError, match="--device is cpu or cuda, not 'tpu'"):
        chosen_device("tpu")


def test_too_large_a_player_is_refused(tmp_path: Path) -> None:
    with pytest.raises(TrainingError, match=r"width 400 makes 6.*parameters; a player has at most"):
        Run(small("rhodes", width=400), tmp_path)
    assert list(tmp_path.iterdir()) == []


# --- the command ----------------------------------------------------------------------------------

FLAGS = [
    word for key, value in {**SMALL, "partners": []}.items() for word in ("--set", f"{key}={value}")
]


def test_the_command_trains(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["rotterdam", "--out", str(tmp_path), "--device", "cpu", "--threads", "1"]
    assert main([*arguments, "--workers", "0", "--minutes", "1", *FLAGS]) == 0
    told = capsys.readouterr().out
    assert "rotterdam: 1,728 decisions" in told
    assert (tmp_path / "rotterdam.npz").exists()


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["rhode", "--out", "x"], "no recipe for 'rhode'; did you mean 'rhodes'?"),
        (["rhodes"], "--out FOLDER: where to write the network"),
        (["rhodes", "--recipe", "no/such.toml"], "cannot be read: No such file"),
        (["rhodes", "--out", "x", "--set", "rate"], "--set rate: say KEY=VALUE"),
        (["rhodes", "--out", "x", "--set", "rate=abc"], "--set rate: 'abc' is no number"),
        (["rhodes", "--out", "x", "--set", "rat=1"], "nothing is called 'rat'"),
        (["rhodes", "--out", "x", "--device", "tpu"], "--device is cpu or cuda"),
        (["rhodes", "--out", "x", "--minutes", "-1"], "--minutes -1: a number from 0 on"),
        (["rhodes", "--out", "x", "--minutes", "nan"], "--minutes nan: a number from 0 on"),
        (["rhodes", "--out", "x", "--workers", "-3"], "--workers -3: a number from 0 on"),
        (["rhodes", "--out", "x", "--threads", "0"], "--threads 0: at least one must play"),
        (["--out", "x", "--recipe", os.devnull], f"{os.devnull}: has no recipe"),
        (["rotterdam", "--out", "x", "--set", "met=5"], "games against whom? rotterdam has no"),
        (["--out", "x", "--set", "players={5=1}"], "players: rotterdam is for 2 to 4, not 5"),
        (["--out", "x", "--set", "met=5"], "games against whom? rotterdam has no"),
        (["rhodes", "--out", "x", "--set", "rivals=[3]"], "rivals: no bot is called 3"),
        (["rhodes", "--out", "x", "--imitate", "greedy", "--games", "0"], "--games 0: at least"),
        *(
            (["rhodes", "--out", "x", "--set", change], words)
            for change, words in (
                ("league=1.5", "league: 1.5 will not do"),
                ("trace=5", "trace: 5 will not do"),
                ("points=0", "points: 0 will not do"),
                ("environments=3", "environments: 3 are too few; 8 or more"),
                ("width=1000000", "width: 1000000 will not do"),
                ("seed=99999999999999999999999", "seed: 99999999999999999999999 will not do"),
                ("players={2=1.5}", "players: {'2': 1.5} will not do"),
                ("players={2=true}", "players: {'2': True} will not do"),
                ("private=100000", "private: an observation has"),
                ("title='colossus'", "--set title: the title is named before all options"),
            )
        ),
    ],
    ids=str,
)
def test_the_command_refuses_in_a_line(
    arguments: list[str],
    words: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(arguments) == 1
    told = capsys.readouterr().err
    assert words in told
    assert told.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


def test_rates_are_told(capsys: pytest.CaptureFixture[str]) -> None:
    found = rates(small("rhodes"), "cpu", 1, seconds=0.05)
    assert min(found.environments, found.network, found.playing, found.whole) > 0
    assert "whole loop" in str(found)
    train("rhodes", rates=True, device="cpu", threads=1, changes=FLAGS[1::2])
    assert "environments alone" in capsys.readouterr().out
