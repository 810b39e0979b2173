"""What the command `train` does, whoever reads its arguments."""

from __future__ import annotations

import functools
import signal
import sys
import time
import tomllib
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from emporion.bots import bot
from emporion.errors import did_you_mean
from emporion.train import TrainingError
from emporion.train import recipe as recipes
from emporion.train.curve import usual
from emporion.train.imitate import imitate, imitation
from emporion.train.rates import rates as measured_rates
from emporion.train.recipe import Recipe
from emporion.train.run import SUFFIX, Progress, Run, chosen_device, is_done, usual_threads

EVERY = 10.0  # seconds between two lines


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
) -> None:
    """Train one title, or all of a recipe, each in a folder of its own under `out`; all but the
    last stage of a title's recipe in folders inside that.

    `minutes` is how long this piece trains; `plan` the minutes over all pieces, by which learning
    rate and exploration fade.
    """
    found = recipes.read(recipe)
    if title is not None and title not in found:
        hint = did_you_mean(title, found) or f"; there are {', '.join(found)}"
        raise TrainingError(f"{recipe}: has no recipe for {title!r}{hint}")
    where = chosen_device(device)
    cores = usual_threads(where, workers) if threads is None else threads
    for name in [title] if title else list(found):
        stages = [
            _stage(one, recipe, _changes(changes or []), seed, plan) for one in found[name].stages
        ]
        if rates:
            print(f"{name}: {measured_rates(stages[0], where, cores, graphs=graphs)}", flush=True)
        if out is None:
            if rates:
                continue
            raise TrainingError("--out FOLDER: where to write the network")
        folder = out if title else out / name
        if imitated is not None:
            bot(imitated)
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
            inside = folder if is_last else folder / f"stage-{number}"
            if not is_last and is_done(one, inside):
                before = inside
                continue
            others = _others(one, folder, inside, before, cores, where) if against is None else []
            run = Run(
                one,
                inside,
                device=where,
                threads=cores,
                matches=usual(against) if workers else [],
                workers=workers,
                graphs=graphs,
                partners=[*partners, *others],
                against=against,
                after=before,
            )
            before = inside
            spent = _go(run, name, left, patience, show or printed())
            left = None if left is None else max(0.0, left - spent)
            if not run.is_over:
                break


def _go(
    run: Run,
    name: str,
    minutes: float | None,
    patience: float,
    show: Callable[[str, Progress], None],
) -> float:
    """Train for so many minutes, or as long as the recipe plans; how many it were."""
    begun, recipe = run.seconds, run.recipe
    if minutes is None and not recipe.decisions:
        minutes = max(0.0, recipe.minutes - run.seconds / 60)
    with stopping(run):
        run.go(minutes, show=functools.partial(show, name))
    run.finish(patience)
    print(
        f"{name}: {run.decisions:,} decisions in {run.seconds / 60:.2f} minutes, "
        f"{run.games:,} games; {run.network_file}",
        flush=True,
    )
    return (run.seconds - begun) / 60


def _stage(
    one: Recipe, where: str, changes: dict[str, Any], seed: int | None, plan: float | None
) -> Recipe:
    """A stage as it is asked for."""
    told = one.to_dict() | changes
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
                workers=cores,
                device=device,
                after=_network(before, one.title),
            )
        found.append(file)
    return found


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


def words(progress: Progress) -> str:
    report = progress.report
    return (
        f"{progress.share:4.0%} {progress.seconds / 60:6.2f} min, lesson {progress.lessons}, "
        f"{progress.decisions / 1e6:.1f} M decisions, {progress.rate / 1e6:.2f} M/s "
        f"({progress.playing:.0%} playing), "
        f"{progress.games:,} games, entropy {report.entropy:.3f}, change {report.change:.4f}, "
        f"clipped {report.clipped:.2f}, off {report.surprise:.4f}, epochs {report.epochs}"
        + (f", won {progress.beaten:.1%} of {progress.met} met" if progress.met else "")
    )


@contextmanager
def stopping(run: Run) -> Iterator[None]:
    """Ctrl-C and a plain kill end the run after the lesson under way, with everything written."""

    def stop(number: int, frame: Any) -> None:
        run.should_stop = True
        print("stopping after this lesson", file=sys.stderr)

    before = {number: signal.signal(number, stop) for number in (signal.SIGINT, signal.SIGTERM)}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
