"""The commands of the laboratory: arena."""

from __future__ import annotations

import shlex
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)
from rich.table import Table
from rich.text import Text

from emporion.lab import arena_report as report
from emporion.lab import ratings
from emporion.lab.arena import Arena
from emporion.lab.arena import arena as prepared
from emporion.lab.extras import require
from emporion.lab.standings import Summary, played, summarise
from emporion.lab.work import carry_out, checked_workers
from emporion.terminal.look import console, say
from emporion.terminal.options import EditionOption, SeedOption
from emporion.terminal.study import STOPPED

OutOption = Annotated[
    Path | None, typer.Option(metavar="FOLDER", help="where results go, and where a run goes on")
]
WorkersOption = Annotated[
    int | None, typer.Option(help="how many processes; one a core if left out")
]
RayOption = Annotated[
    str | None, typer.Option(metavar="ADDRESS", help="run on a Ray cluster; local begins one here")
]


class Stopped(Exception):
    """Ctrl-C, and how to go on."""


@contextmanager
def progress(words: str, things: str, out: Path | None) -> Iterator[Callable[[int, int], None]]:
    """A bar on the error stream, for `carry_out`; Ctrl-C becomes `Stopped`, with what to do."""
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
    )
    bar = Progress(*columns, console=console(stderr=True), transient=True)
    bar.disable = not bar.console.is_terminal
    done, total = 0, 0

    def show(now: int, of: int) -> None:
        nonlocal done, total
        done, total = now, of
        bar.update(task, completed=now, total=of)

    with bar:
        task = bar.add_task(words, total=None)
        try:
            yield show
        except KeyboardInterrupt:
            hint = "the same command goes on from here" if out else "--out FOLDER would keep them"
            raise Stopped(f"stopped after {done:,} of {total:,} {things}; {hint}") from None


def arena(
    game: Annotated[str, typer.Argument(help="rhodes, colossus or rotterdam")],
    names: Annotated[
        list[str],
        typer.Argument(metavar="PLAYER...", help="who plays, such as greedy or planner:100ms"),
    ],
    games: Annotated[int, typer.Option(help="how many; rounded up to whole deals")] = 100,
    players: Annotated[
        int | None,
        typer.Option("--players", "-p", help="how many seats; as many as are named if left out"),
    ] = None,
    seed: SeedOption = 1,
    edition: EditionOption = "standard",
    open_products: Annotated[
        bool, typer.Option("--open-products", help="Rotterdam: the top product cards lie face up")
    ] = False,
    open_missions: Annotated[
        bool, typer.Option("--open-missions", help="Rotterdam: everybody's missions lie face up")
    ] = False,
    out: OutOption = None,
    title: Annotated[str | None, typer.Option(help="the title of the page")] = None,
    workers: WorkersOption = None,
    ray: RayOption = None,
) -> int:
    """Let players meet: seats rotated, deals paired, ratings, and how sure one can be."""
    require("lab", "openskill", "polars", "matplotlib")
    checked_workers(workers)
    options = {"open_products": open_products, "open_missions": open_missions}
    task = prepared(
        game,
        names,
        games=games,
        seed=seed,
        seats=players,
        edition=edition,
        options={name: True for name, is_chosen in options.items() if is_chosen},
    )
    words = ["emporion", "arena", game, *names, "--games", str(games), "--seed", str(seed)]
    words += [] if players is None else ["--players", str(players)]
    words += [] if edition == "standard" else ["--edition", edition]
    words += [f"--{name.replace('_', '-')}" for name in task.game.options]
    try:
        summary = hold(task, out, title or _title(task), shlex.join(words), workers, ray)
    except Stopped as stopped:
        say(console(stderr=True), str(stopped))
        return STOPPED
    show_summary(console(), task, summary)
    if out:
        say(console(), f"{out / report.PAGE} shows more; {out / report.RESULTS} has every game.")
    return 0


def hold(
    task: Arena, out: Path | None, title: str, made_by: str, workers: int | None, ray: str | None
) -> Summary:
    """Play what is not played yet, and write the results."""
    with progress(title, "games", out) as show:
        results = carry_out(task, out, workers=workers, ray=ray, show=show)
        games = list(played(task, results))
    course = ratings.course(one.placed() for one in games)
    summary = summarise(task, games, course[-1])
    if out:
        report.write(out, task, games, course, summary, title, made_by)
    return summary


def show_summary(out: Console, task: Arena, summary: Summary) -> None:
    say(out, report.told(task, summary))
    for head, rows in (
        (report.STANDINGS, report.standing_rows(summary)),
        (report.SEATS, report.seat_rows(summary)),
    ):
        table = Table(box=None, pad_edge=False)
        for column, name in enumerate(head):
            table.add_column(name, justify="left" if column == 0 else "right")
        for row in rows:
            table.add_row(*map(Text, row))
        out.print()
        out.print(table)
    out.print()
    for pair in summary.pairs:
        say(out, f"{pair.first} beats {pair.second} with 95% confidence: {pair.beats}")


def _title(task: Arena) -> str:
    names = " ".join(task.names)
    return f"{task.game.name.capitalize()}: {names}"
