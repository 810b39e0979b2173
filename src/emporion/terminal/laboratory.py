"""The commands of the laboratory: arena."""

from __future__ import annotations

import shlex
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, NamedTuple

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

from emporion.errors import STOPPED, EmporionError
from emporion.lab import arena_report as report
from emporion.lab import programme as programmes
from emporion.lab import ratings
from emporion.lab.arena import Arena
from emporion.lab.arena import arena as prepared
from emporion.lab.extras import require
from emporion.lab.standings import Summary, played, summarise
from emporion.lab.work import carry_out, checked_workers
from emporion.terminal.look import console, say
from emporion.terminal.options import EditionOption, SeedOption

OutOption = Annotated[
    Path | None, typer.Option(metavar="FOLDER", help="where results go, and where a run goes on")
]
WorkersOption = Annotated[
    int | None, typer.Option(help="how many processes; one a core if left out")
]
RayOption = Annotated[
    str | None, typer.Option(metavar="ADDRESS", help="run on a Ray cluster; local begins one here")
]
OpenProductsOption = Annotated[
    bool, typer.Option("--open-products", help="Rotterdam: the top product cards lie face up")
]
OpenMissionsOption = Annotated[
    bool, typer.Option("--open-missions", help="Rotterdam: everybody's missions lie face up")
]


def chosen_options(open_products: bool, open_missions: bool) -> dict[str, bool]:
    """Those of a game's options that were asked for."""
    options = {"open_products": open_products, "open_missions": open_missions}
    return {name: True for name, is_chosen in options.items() if is_chosen}


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
    context: typer.Context,
    game: Annotated[str | None, typer.Argument(help="rhodes, colossus or rotterdam")] = None,
    names: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="PLAYER...", help="who plays, such as greedy, planner:100ms or a file.npz"
        ),
    ] = None,
    games: Annotated[int, typer.Option(help="how many; rounded up to whole deals")] = 100,
    players: Annotated[
        int | None,
        typer.Option("--players", "-p", help="how many seats; as many as are named if left out"),
    ] = None,
    seed: SeedOption = 1,
    edition: EditionOption = "standard",
    open_products: OpenProductsOption = False,
    open_missions: OpenMissionsOption = False,
    title: Annotated[str | None, typer.Option(help="the title of the page")] = None,
    out: OutOption = None,
    workers: WorkersOption = None,
    ray: RayOption = None,
    programme: Annotated[
        Path | None, typer.Option(metavar="FILE", help="play all matches of a file, with --out")
    ] = None,
) -> int:
    """Let players meet: seats rotated, deals paired, ratings, and how sure one can be."""
    require("lab", "openskill", "polars", "matplotlib")
    crew = Crew(checked_workers(workers), ray)
    try:
        if programme is not None:
            _alone(context, "programme", "out", "workers", "ray")
            return hold_programme(programme, out, crew)
        if game is None or not names:
            raise EmporionError("name a game and its players: emporion arena rhodes greedy random")
        chosen = chosen_options(open_products, open_missions)
        task = prepared(
            game,
            names,
            games=games,
            seed=seed,
            seats=players,
            edition=edition,
            options=chosen,
        )
        command = report.made_by(game, names, games, seed, players, edition, chosen)
        words = title or f"{game.capitalize()}: {', '.join(task.names)}"
        summary = hold(task, out, words, command, crew)
    except Stopped as stopped:
        say(console(stderr=True), str(stopped))
        return STOPPED
    show_summary(console(), task, summary)
    if out:
        say(console(), f"{out / report.PAGE} shows more; {out / report.RESULTS} has every game.")
    return 0


def _alone(context: typer.Context, option: str, *allowed: str) -> None:
    """Refuse what an option leaves no room for."""
    for name, value in context.params.items():
        given = context.get_parameter_source(name)
        if (
            value is not None
            and given
            and given.name == "COMMANDLINE"
            and name
            not in (
                option,
                *allowed,
            )
        ):
            raise EmporionError(f"--{option} leaves no room for {name.replace('_', '-')}")


class Crew(NamedTuple):
    """Who does the work."""

    workers: int | None
    ray: str | None


def hold(task: Arena, out: Path | None, title: str, command: str, crew: Crew) -> Summary:
    """Play what is not played yet, and write the results."""
    if out and (summary := report.finished(out, task)):
        return summary
    with progress(title, "games", out) as show:
        results = carry_out(task, out, **crew._asdict(), show=show)
        games = list(played(task, results))
    course = ratings.course(one.placed() for one in games)
    summary = summarise(task, games, course[-1])
    if out:
        report.write(out, task, games, course, summary, title, command)
    return summary


def hold_programme(file: Path, out: Path | None, crew: Crew) -> int:
    """Match after match; the page beside them tells how far it is."""
    if out is None:
        raise EmporionError("--programme needs --out FOLDER")
    found = programmes.read(file)
    command = shlex.join(["emporion", "arena", "--programme", str(file), "--out", str(out)])
    summaries: dict[str, Summary] = {}
    for match in found.matches:
        words = str(match.claim or match.name)
        summaries[match.name] = hold(match.arena, out / match.name, words, match.command, crew)
        (out / "README.md").write_text(
            programmes.readme(found, summaries, command), encoding="utf-8"
        )
        claim = f"{match.claim}: " if match.claim else ""
        told = ", ".join(filter(None, match.told(summaries[match.name])))
        say(console(), f"{match.name}: {claim}{told}")
    say(console(), f"{out / 'README.md'} has it all.")
    return 0


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
