"""The command `train`: a network learns a game by playing itself."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Column

from emporion.errors import STOPPED
from emporion.terminal.look import console

if TYPE_CHECKING:
    from emporion.train.run import Progress as Stage


def train(
    game: Annotated[
        str | None,
        typer.Argument(help="rhodes, colossus or rotterdam; all of the recipe if left out"),
    ] = None,
    recipe: Annotated[
        str, typer.Option(metavar="FILE", help="how to train; standard: as what is shipped")
    ] = "standard",
    out: Annotated[
        Path | None,
        typer.Option(metavar="FOLDER", help="where the run is written, and where it goes on"),
    ] = None,
    minutes: Annotated[
        float | None, typer.Option(help="how long to train now; the rest of the plan if left out")
    ] = None,
    plan: Annotated[
        float | None, typer.Option(help="minutes over all pieces; the recipe's if left out")
    ] = None,
    seed: Annotated[int | None, typer.Option(help="the recipe's if left out")] = None,
    device: Annotated[str | None, typer.Option(help="cuda or cpu; the GPU if there is one")] = None,
    threads: Annotated[int | None, typer.Option(help="cores that play the games")] = None,
    workers: Annotated[int, typer.Option(help="processes that measure the strength")] = 2,
    rates: Annotated[
        bool, typer.Option("--rates", help="first measure how fast it is; alone without --out")
    ] = False,
    partners: Annotated[
        list[Path] | None,
        typer.Option(
            "--partner", metavar="FILE", help="a network that plays in the league; may be repeated"
        ),
    ] = None,
    against: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE",
            help="learn to beat this network: it plays the other seats of the league's games",
        ),
    ] = None,
    after: Annotated[
        Path | None,
        typer.Option(
            metavar="FOLDER", help="begin with the networks of the run here, or with a network"
        ),
    ] = None,
    imitated: Annotated[
        str | None,
        typer.Option(
            "--imitate", metavar="BOT", help="instead make a network that plays like this bot"
        ),
    ] = None,
    games: Annotated[int, typer.Option(help="of the bot, to imitate it by")] = 1000,
    changes: Annotated[
        list[str] | None,
        typer.Option("--set", metavar="KEY=VALUE", help="change the recipe; may be repeated"),
    ] = None,
) -> int:
    """Let a network learn a game by playing itself. The same command goes on where it stopped."""
    from emporion.train.command import train as begin

    with shown() as show:
        done = begin(
            game,
            recipe=recipe,
            out=out,
            minutes=minutes,
            plan=plan,
            seed=seed,
            device=device,
            threads=threads,
            workers=workers,
            rates=rates,
            partners=partners or [],
            against=against,
            after=after,
            imitated=imitated,
            games=games,
            changes=changes,
            show=show,
        )
    return 0 if done else STOPPED


@contextmanager
def shown() -> Iterator[Callable[[str, Stage], None] | None]:
    """A bar on a terminal; None elsewhere, where lines are better."""
    from emporion.train.command import briefly

    columns = (
        TextColumn("{task.description}", table_column=Column(no_wrap=True, min_width=9)),
        BarColumn(20),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
        TextColumn("{task.fields[told]}"),
    )
    out = console(stderr=True)
    if not out.is_terminal:
        yield None
        return
    with Progress(*columns, console=out, transient=True) as bar:
        tasks = {}

        def show(name: str, stage: Stage) -> None:
            if name not in tasks:
                tasks[name] = bar.add_task(name, total=1.0, told="")
            bar.update(tasks[name], completed=stage.share, told=briefly(stage))

        yield show
