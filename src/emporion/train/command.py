"""What the command `train` does, whoever reads its arguments."""

from __future__ import annotations

import functools
import math
import multiprocessing
import signal
import sys
import time
import tomllib
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from emporion.bots import bot
from emporion.errors import did_you_mean, extra
from emporion.train import TrainingError
from emporion.train import recipe as recipes
from emporion.train.checkpoint import claimed
from emporion.train.curve import usual
from emporion.train.imitate import imitate, imitation
from emporion.train.rates import many
from emporion.train.rates import rates as measured_rates
from emporion.train.recipe import Recipe
from emporion.train.run import (
    SUFFIX,
    Progress,
    Run,
    all_cores,
    check_begun,
    chosen_device,
    has_begun,
    is_done,
    is_written,
    told_by,
    usual_threads,
)

with extra("train"):
    import torch

EVERY = 10.0  # seconds between two lines


@contextmanager
def enough_memory() -> Iterator[None]:
    """What a recipe wants may be more than there is."""
    try:
        yield
    except (MemoryError, RuntimeError) as error:
        lacking = isinstance(error, MemoryError | torch.OutOfMemoryError)
        if not lacking and "DefaultCPUAllocator" not in str(error):
            raise
        raise TrainingError(
            "there is not enough memory; take less at a time, as in --set environments=512"
        ) from None


@enough_memory()
def train(
    title: str | None,
    *,
    out: Path | None = None,
    recipe: str = recipes.STANDARD,
    minutes: float | None = None,
    plan: float | None = None,
    seed: int | None = None,
    device: str | None = None,
    threads: int | None = None,
    workers: int = 2,
    patience: float = 30.0,
    rates: bool = False,
    graphs: bool = True,
    partners: Sequence[Path] = (),
    against: Path | None = None,
    after: Path | None = None,
    imitated: str | None = None,
    games: int = 1000,
    changes: list[str] | None = None,
    show: Callable[[str, Progress], None] | None = None,
) -> bool:
    """Train one title, or all of a recipe, each in a folder of its own under `out`; all but the
    last stage of a title's recipe in folders inside that. False if somebody stopped it.

    `minutes` is how long this piece trains; `plan` the minutes over all pieces, by which learning
    rate and exploration fade.
    """
    if minutes is not None and not 0 <= minutes < math.inf:
        raise TrainingError(f"--minutes {minutes:g}: a number from 0 on")
    if games < 1:
        raise TrainingError(f"--games {games}: at least one must be shown")
    if workers < 0:
        raise TrainingError(f"--workers {workers}: a number from 0 on")
    if threads is not None and threads < 1:
        raise TrainingError(f"--threads {threads}: at least one must play")
    found = recipes.read(recipe)
    if title is not None and title not in found:
        hint = did_you_mean(title, found) or f"; there are {', '.join(found)}"
        raise TrainingError(f"{recipe}: has no recipe for {title!r}{hint}")
    where = chosen_device(device)
    cores = usual_threads(where, workers) if threads is None else threads
    names = [title] if title else list(found)
    last = names[-1]
    wanted = _changes(changes or [])
    planned = {
        name: [
            _stage(one, recipe, _for(one, found[name], wanted), seed, plan)
            for one in found[name].stages
        ]
        for name in names
    }
    for name, stages in planned.items():
        if wanted.get("met") and not any(one.rivals for one in stages):
            raise TrainingError(f"--set met: games against whom? {name} has no rivals")
        if wanted.get("kept_of") and not any(one.kept_of for one in stages):
            raise TrainingError(f"--set kept_of: how much of it? {name} keeps nothing")
        recipes.check_stages(stages, recipe)
    for name, stages in planned.items():
        if rates:
            print(f"{name}: {measured_rates(stages[0], where, cores, graphs=graphs)}", flush=True)
        if out is None:
            if rates:
                continue
            raise TrainingError("--out FOLDER: where to write the network")
        folder = out if title else out / name
        if imitated is not None:
            bot(imitated)
            with claimed(folder), ending_at_once():
                imitate(
                    stages[0],
                    imitated,
                    folder,
                    games=games,
                    workers=max(1, workers),
                    device=where,
                    after=_network(after, name),
                )
            continue
        left, before = minutes, after
        if against is not None:
            stages = stages[:1]
        for number, one in enumerate(stages, 1):
            is_last = number == len(stages)
            inside = _folder(folder, stages, number)
            # What the next stage began with stays as it is, however long the plan is now.
            is_left = (
                not is_last and has_begun(inside) and has_begun(_folder(folder, stages, number + 1))
            )
            if not is_last and (is_done(one, inside) or (is_left and is_written(one, inside))):
                before = inside
                continue
            if len(stages) > 1:
                print(f"{name}: stage {number} of {len(stages)}", flush=True)
            newcomers: list[Path] = []
            if against is None:
                check_begun(one, inside)
                taught = _teach(one, stages[0], inside, before, left, where, cores, graphs, show)
                left = None if left is None else max(0.0, left - taught.minutes)
                if taught.stopped:
                    print(f"{name}: stopped; the same command goes on", flush=True)
                    return False
                if not taught.done:
                    print(f"{name}: newcomers still learn; the same command goes on", flush=True)
                    break
                newcomers = _newcomers(stages, number, folder)
            with claimed(inside):
                with ending_at_once():
                    others = (
                        _others(one, folder, inside, before, cores, where)
                        if against is None
                        else []
                    )
                run = Run(
                    one,
                    inside,
                    device=where,
                    threads=cores,
                    matches=usual(against) if workers else [],
                    workers=workers,
                    graphs=graphs,
                    partners=[*partners, *others, *newcomers],
                    against=against,
                    after=before,
                    keeps=_kept(one, stages, folder),
                    newcomers=[told_by(one) for one in newcomers if one.parent.parent == inside],
                    ways=imitation(one, one.partners[0], inside) if any(one.pull) else None,
                )
                before = inside
                how = {"is_left": is_left, "in_plan": not is_last}
                spent = _go(run, name, left, patience, show or printed(), **how)
            left = None if left is None else max(0.0, left - spent)
            if run.should_stop and not (name == last and is_last and run.is_over):
                print(f"{name}: stopped; the same command goes on", flush=True)
                return False
            if not (run.is_over or is_left):
                part = f"stage {number} of {len(stages)}" if len(stages) > 1 else "the plan"
                print(f"{name}: {part} is not over; the same command goes on", flush=True)
                break
    return True


def _folder(folder: Path, stages: Sequence[Recipe], number: int) -> Path:
    """Where a stage is trained, counted from 1."""
    return folder if number == len(stages) else folder / f"stage-{number}"


def newcomer(place: int) -> str:
    """The folder of a newcomer, inside that of the stage."""
    return f"newcomer-{place}"


class Taught(NamedTuple):
    """How a newcomer's lessons went."""

    minutes: float = 0.0
    stopped: bool = False
    done: bool = True


def _newcomers(stages: Sequence[Recipe], number: int, folder: Path) -> list[Path]:
    """The networks of all newcomers up to a stage."""
    return [
        _folder(folder, stages, stage) / newcomer(place) / f"{one.title}{SUFFIX}"
        for stage, one in enumerate(stages[:number], 1)
        for place in range(1, one.newcomers + 1)
    ]


def _teach(
    one: Recipe,
    first: Recipe,
    inside: Path,
    before: Path | None,
    minutes: float | None,
    device: str,
    threads: int,
    graphs: bool,
    show: Callable[[str, Progress], None] | None,
) -> Taught:
    """Let newcomers learn to beat what a stage begins with. Once the stage has begun they stay as
    they are, whatever the plan is now."""
    against, is_left = _network(before, one.title), has_begun(inside)
    if one.newcomers and against is None:
        raise TrainingError(
            "newcomers: there is no network yet that they could learn to beat; a later stage has "
            "one, or --after names it"
        )
    spent = 0.0
    for place in range(1, one.newcomers + 1):
        recipe, folder = one.newcomer(place, first), inside / newcomer(place)
        if is_left and not has_begun(folder):
            raise TrainingError(f"{folder}: is gone, and the run in {inside} was begun with it")
        if is_written(recipe, folder) if is_left else is_done(recipe, folder):
            continue
        left = None if minutes is None else max(0.0, minutes - spent)
        with claimed(folder):
            run = Run(
                recipe,
                folder,
                device=device,
                threads=threads,
                workers=0,
                graphs=graphs,
                against=against,
            )
            name, how = f"{one.title}, {folder.name}", {"is_left": is_left, "in_plan": True}
            spent += _go(run, name, left, 0.0, show or printed(), **how)
        if run.should_stop or not (run.is_over or is_left):
            return Taught(spent, run.should_stop, done=False)
    return Taught(spent)


def _go(
    run: Run,
    name: str,
    minutes: float | None,
    patience: float,
    show: Callable[[str, Progress], None],
    *,
    is_left: bool = False,
    in_plan: bool = False,
) -> float:
    """Train for so many minutes, or as long as the recipe plans; how many it were. With `in_plan`
    never for longer than that. One that is left as it is learns nothing more; what is missing of it
    is written."""
    begun, recipe = run.seconds, run.recipe
    if is_left or (run.is_over and (recipe.decisions or minutes is None)):
        if not is_written(recipe, run.folder):  # it was cut off between the checkpoint and these
            run.write()
        run.end()
        print(f"{name}: {run.network_file} is made; a longer plan would go on", flush=True)
        return 0.0
    planned = math.inf if recipe.decisions else max(0.0, recipe.minutes - run.seconds / 60)
    in_full = minutes is None or (in_plan and planned <= minutes)
    if in_full and not recipe.decisions:
        minutes = planned
    try:
        with ending_at_once():
            with stopping(run):
                run.go(minutes, show=functools.partial(show, name), in_full=in_full)
            run.finish(0.0 if run.should_stop else patience)
    except BaseException:
        run.end()
        raise
    print(
        f"{name}: {run.decisions:,} decisions in {run.seconds / 60:.2f} minutes, "
        f"{run.games:,} games; {run.network_file}",
        flush=True,
    )
    return (run.seconds - begun) / 60


def _for(one: Recipe, whole: Recipe, changes: dict[str, Any]) -> dict[str, Any]:
    """The changes that are meant for a stage: where some stages have a quartet, or are pulled, what
    is said of that is said for those."""
    dropped = {
        key
        for key in ("quartet", "entrance", "pull")
        if not _has(one, key) and any(_has(stage, key) for stage in whole.stages)
    }
    return {key: value for key, value in changes.items() if key not in dropped}


def _has(one: Recipe, key: str) -> bool:
    return getattr(one, key) not in (0, (0.0, 0.0))


def _stage(
    one: Recipe, where: str, changes: dict[str, Any], seed: int | None, plan: float | None
) -> Recipe:
    """A stage as it is asked for."""
    if "title" in changes:
        raise TrainingError("--set title: the title is named before all options")
    told = one.to_dict() | changes
    if "met" in changes and not told["rivals"]:  # it is said for the stages that have some
        told["met"] = 0
    if not told["kept"]:
        told["kept_of"] = 0
    if not told["partners"]:
        told["pull"] = [0.0, 0.0]
    if one.parts and not set(one.parts) & set(changes):  # who plays is said for those before
        told["players"] = one.players
    if seed is not None:
        told["seed"] = seed
    if plan is not None:
        told["minutes"] = plan
    return recipes.recipe(told, where)


def _others(
    one: Recipe, folder: Path, inside: Path, before: Path | None, cores: int, device: str
) -> list[Path]:
    """The networks that a stage wants beside former selves: elders and imitations, which are made
    if they are not there yet and begin with what the stage begins with."""
    found = [folder / f"stage-{elder}" / f"{one.title}{SUFFIX}" for elder in one.elders]
    for partner in one.partners:
        file = imitation(one, partner, inside)
        if not file.exists():
            imitate(
                one,
                partner,
                inside,
                games=one.shown,
                workers=cores if device == "cuda" else all_cores(),
                device=device,
                after=_network(before, one.title),
            )
        found.append(file)
    return found


def _kept(one: Recipe, stages: Sequence[Recipe], folder: Path) -> Path | None:
    """The network that a stage keeps a share of, if not that of the stage before."""
    if not one.kept_of:
        return None
    return _network(_folder(folder, stages, one.kept_of), one.title)


def _network(before: Path | None, title: str) -> Path | None:
    """The file of the network that is begun with: the folder of a run has one."""
    if before is None or before.suffix == SUFFIX:
        return before
    return before / f"{title}{SUFFIX}"


def _changes(changes: list[str]) -> dict[str, Any]:
    """
    >>> _changes(["rate=1e-3", "players={2=1}"])
    {'rate': 0.001, 'players': {'2': 1}}
    """
    told: dict[str, Any] = {}
    for change in changes:
        try:
            told |= tomllib.loads(change)
        except tomllib.TOMLDecodeError:
            key, sign, value = change.partition("=")
            if sign and value:
                words = f"{value!r} is no number, and no list or 'word' as a recipe has them"
                raise TrainingError(f"--set {key}: {words}") from None
            raise TrainingError(f"--set {change}: say KEY=VALUE, as in a recipe") from None
    return told


def printed() -> Callable[[str, Progress], None]:
    """A line every so often, for logs."""
    last = -EVERY

    def show(name: str, progress: Progress) -> None:
        nonlocal last
        now = time.monotonic()
        if now - last < EVERY:
            return
        last = now
        print(f"{name}: {words(progress)}", flush=True)

    return show


def briefly(progress: Progress) -> str:
    """What there is room for beside a bar."""
    decisions, rate = many(progress.decisions), many(progress.rate)
    return f"{decisions} decisions, {rate}/s, games {progress.games:,}"


def words(progress: Progress) -> str:
    report = progress.report
    return (
        f"{progress.share:4.0%} {progress.seconds / 60:6.2f} min, lesson {progress.lessons}, "
        f"{many(progress.decisions)} decisions, {many(progress.rate)}/s "
        f"({progress.playing:.0%} playing), "
        f"games {progress.games:,}, entropy {report.entropy:.3f}, change {report.change:.4f}, "
        f"clipped {report.clipped:.2f}, off {report.surprise:.4f}, epochs {report.epochs}"
        + (f", won {progress.beaten:.1%} of {progress.met} met" if progress.met else "")
    )


@contextmanager
def stopping(run: Run) -> Iterator[None]:
    """Ctrl-C and a plain kill end the run after the lesson under way, with everything written; a
    second one ends it at once."""

    def stop(number: int, frame: Any) -> None:
        if run.should_stop:
            raise KeyboardInterrupt
        run.should_stop = True
        print("stopping after this lesson; once more to stop at once", file=sys.stderr)

    before = {number: signal.signal(number, stop) for number in (signal.SIGINT, signal.SIGTERM)}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


@contextmanager
def ending_at_once() -> Iterator[None]:
    """Nobody waits for the games of a work that is given up."""
    try:
        yield
    except KeyboardInterrupt:
        for process in multiprocessing.active_children():
            process.kill()
        print("stopped; what was written last stays as it is", file=sys.stderr)
        raise
