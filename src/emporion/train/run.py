"""A training run: play, learn, write down, measure; it can be stopped and goes on where it was."""

from __future__ import annotations

import copy
import dataclasses
import functools
import hashlib
import os
import random
import sys
import time
import tomllib
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import numpy as np

from emporion.bots.network import PARTS, made_for, read
from emporion.errors import EmporionError, extra
from emporion.table.titles import TITLES, VERSION
from emporion.train import TrainingError, checkpoint
from emporion.train import recipe as recipes
from emporion.train.curve import Match, Measuring, checked_point, drawn
from emporion.train.export import (
    LARGEST,
    MOST,
    card_text,
    export,
    packed_network,
    parameters,
    weights,
)
from emporion.train.league import League
from emporion.train.lesson import Report, Teacher
from emporion.train.network import Critic, Policy, Slim, is_of_part
from emporion.train.play import Collector
from emporion.train.recipe import Recipe
from emporion.train.rivals import Rivals

with extra("train"):
    import torch

ENOUGH = 0.95  # of a plan by the clock: a lesson that would exceed it is not begun
WRITTEN = 45.0  # seconds between two checkpoints
MEASURED = 60.0  # seconds of training between two points of the curve
FREE_TO_CHANGE = {"minutes", "decisions"}  # between two pieces of a run
SUFFIX = ".npz"  # of a network
ODD_PARTS = "its parts are not of the size the recipe says"
RANDOM_GAMES = 12  # of each number of players, to see what an observation never tells
STAGE = (  # what a card says of the stage that a network was made in
    *("commit", "device", "torch", "hours", "pieces", "lessons", "decisions", "games"),
    *("decisions_per_second", "recipe", "newcomers"),
)
NEWCOMER = ("hours", "lessons", "decisions", "games")  # what it says of each who learnt for it


@dataclass(frozen=True)
class Progress:
    """How far a run is."""

    share: float  # of the plan
    seconds: float  # of training, over all pieces
    lessons: int
    decisions: int
    games: int
    rate: float  # decisions a second, lately
    playing: float  # of the time; the rest is learning
    report: Report
    met: int  # games against rivals in the last lesson
    beaten: float  # the share of them won


def chosen_device(name: str | None) -> str:
    """The device to train on, if it is there; the GPU if none is named and there is one."""
    there = torch.cuda.is_available()
    if name is None:
        return "cuda" if there else "cpu"
    if name not in ("cpu", "cuda"):
        raise TrainingError(f"--device is cpu or cuda, not {name!r}")
    if name == "cuda" and not there:
        raise TrainingError("--device cuda: there is no GPU here that PyTorch can use")
    return name


def usual_threads(device: str, workers: int) -> int:
    """For the games: beside a GPU all cores but one to drive it and one for each measurer; where
    the network is on the cores too it needs them more."""
    return max(1, all_cores() - 1 - workers) if device == "cuda" else 1


def all_cores() -> int:
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


class Run:
    """One title's training in one folder."""

    def __init__(
        self,
        recipe: Recipe,
        folder: Path,
        *,
        device: str = "cpu",
        threads: int = 1,
        matches: list[Match] | None = None,
        workers: int = 2,
        graphs: bool = True,
        partners: Sequence[Path] = (),
        against: Path | None = None,
        after: Path | None = None,
        keeps: Path | None = None,
        newcomers: Sequence[dict[str, Any]] = (),
        ways: Path | None = None,
    ) -> None:
        """`partners` are networks that play in the league beside former selves. `against` is one
        that is all of the league: with `league = 1` the run finds out how well one can play
        against it. `after` is the folder of a run whose networks this one begins with, or the file
        of a network, to which a judge is begun anew. `keeps` is the network that is kept a share
        of, if not that one. `newcomers` are what the cards of those tell who learnt for this
        stage. `ways` is the imitation that a stage is pulled towards."""
        self.recipe, self.folder, self.device = recipe, folder, device
        self.newcomers = [{key: one[key] for key in NEWCOMER if key in one} for one in newcomers]
        self.should_stop = False
        self.seconds, self.decisions, self.games, self.pieces = 0.0, 0, 0, 0
        before = checkpoint.load(folder, device)
        if before is not None:
            check_same(recipe, before[0]["recipe"], folder)
        torch.manual_seed(recipe.seed)
        if device == "cuda":
            torch.set_float32_matmul_precision("high")
        self.policy, self.critic, self.game = networks(recipe, device)
        self.before: list[dict[str, Any]] = []
        points: list[Any] = []
        self.after: str | None = None
        if after is not None:
            points = self._learn_from(after) if after.suffix != SUFFIX else self._take_up(after)
        begins_anew = before is None and after is not None
        if recipe.parts and not (begins_anew or before):
            raise TrainingError(
                f"{recipe.parts[0]}: there is nothing yet that {PARTS[recipe.parts[0]]} players "
                "could do otherwise; a later stage has it, or --after names the network before"
            )
        pulled = any(recipe.pull) and against is None
        anchor = self._anchored(ways, begins_anew) if pulled else None
        self.begun_with = self._kept(keeps) if recipe.kept and begins_anew else None
        others = [against] if against else [*partners]
        known = [self._partner(file) for file in others]
        self.others = [hashlib.blake2b(file.read_bytes()).hexdigest() for file in others]
        self.league = league(recipe, self.policy, known, against is None)
        # The teacher first: it moves the weights to where a recorded step will look for them.
        self.teacher = Teacher(recipe, self.policy, self.critic, device, graphs, anchor)
        self.collector = Collector(recipe, self.policy, self.league, threads, device, graphs)
        torch.manual_seed(recipe.seed)  # recording the step has drawn from it
        if before is None:
            self.collector.shuffle()
        else:
            points = self._restore(*before)
        # While rivals play, a learner on the cores has nothing else to do.
        processes = threads if device == "cuda" else all_cores()
        self.rivals = Rivals(recipe, folder, processes) if recipe.met else None
        self._beaten: list[float] = []  # the share of the win in each game met since the last point
        self.measuring = Measuring(recipe.title, matches or [], workers, points)

    def _learn_from(self, folder: Path) -> list[Any]:
        """Take over the networks of another run; gives its curve, which goes on."""
        found = checkpoint.load(folder, self.device)
        if found is None:
            raise TrainingError(f"{folder}: no run has been there")
        file = folder / checkpoint.FILE
        if found[0].get("made_for") != made_for(self.game):
            raise TrainingError(f"{file}: was made with other rules or another edition")
        try:
            begun, kept = found[0].get("begun_with"), found[0]["recipe"].get("kept", 0.0)
            self._begin_with(mean(found[0]["policy"], begun, kept))
            judge = found[0]["critic"]
            if sizes(judge) == sizes(self.critic.state_dict()):  # one of another size begins anew
                self.critic.load_state_dict(judge)
        except (KeyError, RuntimeError):
            raise TrainingError(f"{file}: its networks are not of the recipe's size") from None
        self.before = [*found[0].get("before", []), found[0].get("stage", {})]
        return list(found[0].get("curve", []))

    def _take_up(self, file: Path) -> list[Any]:
        """Take over a network whose run is gone; gives the curve that its card tells, if one lies
        beside it."""
        try:
            self._begin_with(self._partner(file))
        except RuntimeError:
            raise TrainingError(f"{file}: {ODD_PARTS}") from None
        told = told_by(file)
        if not told:
            return []
        stage = {key: told[key] for key in STAGE if key in told}
        try:
            self.before = [*told.get("before", []), stage]
            for one in self.before:
                one.get("hours", 0.0) + one.get("decisions", 0) + 0.0
            return [asdict(checked_point(point)) for point in told.get("curve", [])]
        except (AttributeError, TypeError):
            card = file.with_suffix(".toml")
            raise TrainingError(f"{card}: is no model card, or a damaged one") from None

    def _partner(self, file: Path) -> dict[str, Any]:
        """The weights of another network, if it is of the recipe's size."""
        found = weights(read(file, self.game))
        if sizes(found) != sizes(self.policy.state_dict()):
            raise TrainingError(f"{file}: is not of the size the recipe says")
        return {name: one.to(self.device) for name, one in found.items()}

    def _kept(self, file: Path | None) -> dict[str, Any]:
        """The weights that are kept a share of: those begun with, or another network's."""
        own = copied(self.policy)
        if file is None:
            if self.recipe.kept_of:
                raise TrainingError("kept_of: whose network that is, only a recipe's stages tell")
            return own
        found = self._partner(file)
        if {name: one.shape for name, one in found.items()} != {
            name: one.shape for name, one in own.items()
        }:
            raise TrainingError(f"{file}: {ODD_PARTS}")
        return found

    def _begin_with(self, weights: dict[str, Any]) -> None:
        """Take over these weights. A part that they have not begins as nothing, and theirs is left
        where the recipe has none."""
        own = self.policy.state_dict()
        wanted = tuple(f"trunk.{part}_" for part in self.recipe.parts)
        taken = {
            name: one
            for name, one in weights.items()
            if not is_of_part(name) or name.startswith(wanted)
        }
        parts = {name: one for name, one in own.items() if is_of_part(name)}
        self.policy.load_state_dict(parts | taken)
        check_size(self.policy, self.recipe)
        self.after = hashed({name: own[name] for name in own if name in taken})

    def _anchored(self, ways: Path | None, begins_anew: bool) -> Policy:
        """Who plays in the ways that leaving costs something; a run that begins anew begins with
        them."""
        if ways is None:
            raise TrainingError("pull: towards whom? nobody has been imitated")
        anchor, taught = copy.deepcopy(self.policy), f"{self.recipe.taught}_"
        try:
            anchor.load_state_dict(self._partner(ways))
        except RuntimeError:
            raise TrainingError(f"{ways}: {ODD_PARTS}") from None
        found = dict(anchor.trunk.named_parameters())
        for name, own in self.policy.trunk.named_parameters() if begins_anew else ():
            if name.startswith(taught):
                own.data.copy_(found[name].data)
            elif not torch.equal(own, found[name]):
                raise TrainingError(f"{ways}: did not begin with what this run begins with")
        return anchor

    # -- going on

    def go(
        self,
        minutes: float | None = None,
        lessons: int | None = None,
        show: Callable[[Progress], None] = lambda progress: None,
        *,
        in_full: bool = False,
    ) -> None:
        """Train for so long, or so many lessons; then everything is written. The last lesson ends
        before the time does or, where that is to be used `in_full`, after."""
        checkpoint.try_out(self.folder)
        self.pieces += 1
        begun = now = time.monotonic()
        written = measured = begun
        longest, taught = 0.0, 0
        limit = float("inf") if minutes is None else 60 * minutes
        while not self.should_stop and taught != lessons and now - begun + longest < limit:
            if self.recipe.decisions and self.decisions >= self.recipe.decisions:
                break
            progress = self._lesson()
            taught += 1
            after = time.monotonic()
            longest = 0.0 if in_full else max(after - now, 0.8 * longest)
            self.seconds += after - now
            now = after
            show(dataclasses.replace(progress, seconds=self.seconds))
            if now - written > WRITTEN:
                self.write()
                written = now
            if now - measured > MEASURED and not self.measuring.is_busy:
                self.measure()
                measured = now
            self.measuring.gather()
            now = time.monotonic()

    def finish(self, patience: float = 30.0) -> None:
        """Write everything, and once more with a last measurement."""
        self.write()
        self.measure()
        self.measuring.end(patience)
        self.write()
        self.end()

    def end(self) -> None:
        """Let the processes go."""
        self.measuring.end(0)
        if self.rivals:
            self.rivals.end()

    def _lesson(self) -> Progress:
        begun = time.monotonic()
        if self.league:
            self.league.draw()
        rivals = self.rivals if self.teacher.lessons >= self.recipe.prepared else None
        if rivals:
            rivals.begin(packed_network(self.policy, self.game, self.recipe), self.teacher.lessons)
        played = self.collector.collect()
        met = rivals.games() if rivals else []
        played += sum(len(game.actions) for game in met)
        beaten = [float(game.shares[0]) for game in met]
        self._beaten += beaten
        collected = time.monotonic()
        report = self.teacher.teach(self.collector, self._share(), met)
        if self.league and self.teacher.lessons % self.recipe.remember == 0:
            self.league.join(self.policy)
        self.decisions += played
        self.games += report.games
        spent = max(1e-9, time.monotonic() - begun)
        return Progress(
            self._share(),
            self.seconds,
            self.teacher.lessons,
            self.decisions,
            self.games,
            played / spent,
            (collected - begun) / spent,
            report,
            len(beaten),
            sum(beaten) / max(1, len(beaten)),
        )

    @property
    def is_over(self) -> bool:
        """Whether the plan is fulfilled."""
        return is_enough(self.recipe, self._share())

    def _share(self) -> float:
        return share(self.recipe, self.seconds, self.decisions)

    # -- writing down

    def state(self) -> dict[str, Any]:
        return {
            "recipe": self.recipe.to_dict(),
            "engine": VERSION,
            "made_for": made_for(self.game),
            "others": self.others,
            "after": self.after,
            "policy": self.policy.state_dict(),
            "begun_with": self.begun_with,
            "critic": self.critic.state_dict(),
            "teacher": self.teacher.state(),
            "league": self.league.state() if self.league else None,
            "chance": torch.get_rng_state(),
            "device_chance": torch.cuda.get_rng_state() if self.device == "cuda" else None,
            "seconds": self.seconds,
            "decisions": self.decisions,
            "games_played": self.games,
            "pieces": self.pieces,
            "curve": self.measuring.told(),
            "before": self.before,
            "stage": self._stage(),
        }

    def _restore(self, state: dict[str, Any], games: list[list[bytes]]) -> list[Any]:
        """Go on where a checkpoint says; gives the curve so far."""
        file = self.folder / checkpoint.FILE
        if state["made_for"] != made_for(self.game):
            raise TrainingError(f"{file}: was begun with other rules or another edition")
        if state.get("others") != self.others:
            raise TrainingError(f"{file}: was begun with other partners")
        begun_after = state.get("after", self.after)  # older ones do not say
        if self.after not in (None, begun_after):
            raise TrainingError(
                f"{file}: was not begun with what --after names; choose another folder"
            )
        self.after = begun_after
        try:
            self.policy.load_state_dict(state["policy"])
            self.begun_with = state.get("begun_with")
            self.critic.load_state_dict(state["critic"])
            self.teacher.restore(state["teacher"])
            if self.league:
                self.league.restore(state["league"], self.device)
            self.collector.restore(games)
            torch.set_rng_state(state["chance"].cpu())
            if state["device_chance"] is not None and self.device == "cuda":
                torch.cuda.set_rng_state(state["device_chance"].cpu())
            self.seconds, self.decisions = state["seconds"], state["decisions"]
            self.games, self.pieces = state["games_played"], state["pieces"]
            self.before = list(state.get("before", []))
            return [asdict(checked_point(point)) for point in state["curve"]]
        except EmporionError as error:
            raise TrainingError(f"{file}: {error}") from None
        except (AttributeError, KeyError, TypeError, ValueError, RuntimeError):
            raise TrainingError(f"{file}: is no checkpoint of this run, or a damaged one") from None

    def write(self) -> bytes:
        """Checkpoint, network, card and curve; the network's bytes."""
        checkpoint.save(self.folder, self.state(), self.collector.save())
        data = self._export()
        self.write_curve()
        return data

    def _export(self) -> bytes:
        """Write the network that this run has made so far."""
        policy = copy.deepcopy(self.policy)
        policy.load_state_dict(mean(policy.state_dict(), self.begun_with, self.recipe.kept))
        return export(self.network_file, policy, self.game, self.recipe)

    @property
    def network_file(self) -> Path:
        return self.folder / f"{self.recipe.title}{SUFFIX}"

    def measure(self) -> None:
        """Add what was won against rivals to the curve, and begin to play the matches."""
        minutes = self.seconds / 60 + sum(60 * stage.get("hours", 0.0) for stage in self.before)
        decisions = self.decisions + sum(stage.get("decisions", 0) for stage in self.before)
        if self._beaten:
            rivals = " or ".join(self.recipe.rivals)
            self.measuring.note(minutes, decisions, rivals, self._beaten)
            self._beaten = []
        data = self._export()
        self.measuring.begin(self.network_file, data, minutes, decisions)

    def write_curve(self) -> None:
        curve = self.measuring.told()
        checkpoint.write_json(self.folder / "curve.json", curve)
        card = self.folder / f"{self.recipe.title}.toml"
        checkpoint.write(card, card_text(self.card()).encode())
        if not curve:
            return
        try:
            picture = drawn(self.recipe.title, self.measuring.points)
        except EmporionError as error:
            print(f"no picture of the curve: {error}", file=sys.stderr)
        else:
            checkpoint.write(self.folder / "curve.svg", picture.encode())

    def card(self) -> dict[str, Any]:
        """The model card."""
        found = {
            "title": self.recipe.title,
            "engine": VERSION,
            "edition": self.game.edition.name,
            "edition_version": self.game.edition.version,
            "edition_hash": self.game.edition.hash,
            "layout_hash": made_for(self.game)["layout"],
            "parameters": parameters(self.policy),
            **self._stage(),
            "curve": self.measuring.told(),
        }
        return found | ({"before": self.before} if self.before else {})

    def _stage(self) -> dict[str, Any]:
        """How the networks were trained by this run."""
        recipe = self.recipe.to_dict()
        newcomers = {"newcomers": self.newcomers} if self.newcomers else {}
        return {
            "commit": commit(),
            "device": torch.cuda.get_device_name() if self.device == "cuda" else "CPU",
            "torch": torch.__version__.split("+")[0],
            "hours": round(self.seconds / 3600, 4),
            "pieces": self.pieces,
            "lessons": self.teacher.lessons,
            "decisions": self.decisions,
            "games": self.games,
            "decisions_per_second": round(self.decisions / max(1e-9, self.seconds)),
            "recipe": {key: value for key, value in recipe.items() if key != "title"},
            **newcomers,
        }


def share(recipe: Recipe, seconds: float, decisions: int) -> float:
    """How much of the plan is done: by decisions where they are planned, else by the clock."""
    if recipe.decisions:
        return min(1.0, decisions / recipe.decisions)
    return min(1.0, seconds / max(1e-9, 60 * recipe.minutes))


def is_enough(recipe: Recipe, done: float) -> bool:
    return done >= (1.0 if recipe.decisions else ENOUGH)


def is_done(recipe: Recipe, folder: Path) -> bool:
    """Whether a run with this recipe has come to its end in the folder, and all is written."""
    found = checkpoint.load(folder, "cpu")
    if found is None:
        return False
    check_same(recipe, found[0]["recipe"], folder)
    if not is_written(recipe, folder):
        return False
    return is_enough(recipe, share(recipe, found[0]["seconds"], found[0]["decisions"]))


def has_begun(folder: Path) -> bool:
    return (folder / checkpoint.FILE).exists()


def is_written(recipe: Recipe, folder: Path) -> bool:
    """Whether network and card are there and no older than the checkpoint, which is written
    first."""
    names = (checkpoint.FILE, f"{recipe.title}{SUFFIX}", f"{recipe.title}.toml")
    try:
        first, *others = ((folder / name).stat().st_mtime_ns for name in names)
    except OSError:
        return False
    return first <= min(others)


def check_begun(recipe: Recipe, folder: Path) -> None:
    """Refuse another recipe than the one that a run in the folder was begun with."""
    found = checkpoint.load(folder, "cpu")
    if found is not None:
        check_same(recipe, found[0]["recipe"], folder)


def check_same(recipe: Recipe, told: dict[str, Any], folder: Path) -> None:
    """A run goes on with the recipe it began with; what that did not know yet is as usual."""
    file = folder / checkpoint.FILE
    told = recipes.recipe(told, str(file)).to_dict()
    for key, now in recipe.to_dict().items():
        if key not in FREE_TO_CHANGE and told.get(key) != now:
            raise TrainingError(
                f"{file}: was begun with {key} = {told.get(key)}, not {now}; choose another folder"
            )


def told_by(file: Path) -> dict[str, Any]:
    """What the card beside a network tells; nothing if there is none."""
    card = file.with_suffix(".toml")
    try:
        return tomllib.loads(card.read_text(encoding="utf-8"))
    except FileNotFoundError:
        return {}
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise TrainingError(f"{card}: cannot be read: {error}") from None


def hashed(weights: dict[str, Any]) -> str:
    """A hash over all weights."""
    told = [one.detach().float().cpu().numpy().tobytes() for one in weights.values()]
    return hashlib.blake2b(b"".join(told), digest_size=16).hexdigest()


def sizes(weights: dict[str, Any]) -> dict[str, Any]:
    """How large the matrices are that every game needs."""
    return {name: one.shape for name, one in weights.items() if not is_of_part(name)}


def copied(network: Policy) -> dict[str, Any]:
    return {name: one.detach().clone() for name, one in network.state_dict().items()}


def mean(learnt: dict[str, Any], before: dict[str, Any] | None, kept: float) -> dict[str, Any]:
    """The weights a run ends with: what it has learnt and, as much of it as is to be kept, what it
    began with."""
    if before is None:
        return learnt
    return {name: torch.lerp(one, before[name], kept) for name, one in learnt.items()}


def networks(recipe: Recipe, device: str) -> tuple[Policy, Critic, Any]:
    """The player and its judge, fresh, and the game they are for."""
    import emporion as em

    game = em.game(recipe.title, players=recipe.seats)
    size, actions, seats = game.observation_size, len(game.actions), recipe.seats
    if recipe.private > size:
        raise TrainingError(f"private: an observation has {size} numbers, not {recipe.private}")
    others = [f"seat +{distance} present" for distance in range(1, recipe.seats)]
    present = tuple(part.start for part in game.layout if part.name in others)
    widths = {name: getattr(recipe, name) for name in ("entrance", *PARTS)}
    slim = Slim(**widths, present=present, spare=spare(recipe.title))
    policy = Policy(size, actions, seats, recipe.width, recipe.blocks, slim, recipe.taught)
    check_size(policy, recipe)
    judged = size + (seats - 1) * recipe.private + seats
    critic = Critic(judged, seats, recipe.critic_width, recipe.critic_blocks)
    return policy.to(device), critic.to(device), game


def check_size(policy: Policy, recipe: Recipe) -> None:
    """Refuse a player that would be too large."""
    found = parameters(policy)
    if found > MOST or 4 * found > LARGEST:
        raise TrainingError(
            f"width {recipe.width} makes {found:,} parameters; a player has at most {MOST:,}"
        )


@functools.lru_cache(maxsize=8)
def spare(title: str) -> tuple[int, ...]:
    """The inputs that are always 0 in some random games with the standard numbers: room for longer
    maps, say. Their weights begin as 0, and stay so where they never matter."""
    import emporion as em

    known: Any = 0
    kind = TITLES[title]
    for players in range(kind.fewest, kind.most + 1):
        chance = random.Random(players)
        for seed in range(RANDOM_GAMES):
            state = em.game(title, players=players).start(seed)
            while not state.over:
                known = known + (state.observe(state.actor) != 0)
                state.play(chance.choice(state.legal_ids()))
    return tuple(int(one) for one in np.flatnonzero(known == 0))


def league(
    recipe: Recipe,
    policy: Policy,
    partners: Sequence[dict[str, Any]] = (),
    is_open: bool = True,
) -> League | None:
    """Those who play beside the learner, if the recipe wants any."""
    if not (recipe.league and recipe.selves and recipe.memory):
        return None
    found = League(policy, recipe.selves, recipe.memory, recipe.seed, partners, is_open)
    found.selves.to(next(policy.parameters()).device)
    return found


def commit() -> str:
    """The commit of the checkout this is run from, if it is one."""
    import subprocess

    told = os.environ.get("EMPORION_COMMIT", "")
    if told:
        return told
    try:
        found = subprocess.run(
            ["git", "rev-parse", "HEAD"],
            cwd=Path(__file__).parent,
            capture_output=True,
            text=True,
            timeout=10,
            check=True,
        )
    except (OSError, subprocess.SubprocessError):
        return "unknown"
    return found.stdout.strip()
