"""The command `simulate`: many games, measured for whoever designs them."""

from __future__ import annotations

import shlex
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table
from rich.text import Text

import emporion as em
from emporion.errors import STOPPED, EmporionError
from emporion.lab import simulate_report as report
from emporion.lab.extras import require
from emporion.lab.findings import findings
from emporion.lab.measures import Measures, add_up, measure
from emporion.lab.simulate import Simulation, parts, simulation
from emporion.lab.work import carry_out, checked_workers
from emporion.terminal.laboratory import (
    OpenMissionsOption,
    OpenProductsOption,
    OutOption,
    RayOption,
    Stopped,
    WorkersOption,
    chosen_options,
    progress,
)
from emporion.terminal.look import console, say
from emporion.terminal.options import EditionOption, GameArgument, PlayersOption, SeedOption

WithOption = Annotated[
    list[str],
    typer.Option(
        "--with",
        metavar="PLAYER",
        help="who plays, such as greedy or planner:200; once for all, or once for each seat",
    ),
]


def simulate(
    game: GameArgument,
    players: PlayersOption = 3,
    names: WithOption = ["random"],  # noqa: B006
    games: Annotated[int, typer.Option(help="how many")] = 10_000,
    seed: SeedOption = 1,
    edition: EditionOption = "standard",
    open_products: OpenProductsOption = False,
    open_missions: OpenMissionsOption = False,
    out: OutOption = None,
    rows: Annotated[bool, typer.Option("--rows", help="also keep a row for every game")] = False,
    workers: WorkersOption = None,
    ray: RayOption = None,
) -> int:
    """Play many games and measure them: length, seats, scores, the use of every component."""
    if out:
        require("lab", "polars", "matplotlib")
    elif rows:
        raise EmporionError("--rows needs --out FOLDER to keep them in")
    checked_workers(workers)
    chosen = chosen_options(open_products, open_missions)
    table = em.game(game, players=players, edition=edition, **chosen)
    task = simulation(table, names, games, seed, rows)
    try:
        measures = carry(task, out, made_by(task, edition), workers, ray)
    except Stopped as stopped:
        say(console(stderr=True), str(stopped))
        return STOPPED
    show_measures(task, measures)
    if out:
        say(console(), f"{out / report.PAGE} shows more; {out / report.RESULTS} has it all.")
    return 0


def carry(
    task: Simulation, out: Path | None, made_by: str, workers: int | None, ray: str | None
) -> Measures:
    """Play what is not played yet, and write the results."""
    keep = report.Keeper(out, task) if out and task.rows else None
    with progress(report.title(task), "pieces", out) as show:
        results = carry_out(task, out, workers=workers, ray=ray, show=show)
        counted = add_up(parts(results, keep))
    if keep:
        keep.close()
    measures = measure(task.game, counted)
    if out:
        report.write(out, task, counted, measures, made_by)
    return measures


def made_by(task: Simulation, edition: str) -> str:
    """The command that does it again."""
    game = task.game
    names = task.seats[:1] if len(set(task.seats)) == 1 else task.seats
    words = ["emporion", "simulate", game.name, "--players", str(game.players)]
    words += [word for name in names for word in ("--with", name)]
    words += ["--games", str(task.games), "--seed", str(task.seed)]
    words += [] if edition == "standard" else ["--edition", edition]
    words += [f"--{name.replace('_', '-')}" for name in game.options]
    return shlex.join(words + (["--rows"] if task.rows else []))


def show_measures(task: Simulation, measures: Measures) -> None:
    out = console()
    say(out, report.told(task, measures.games))
    out.print()
    for line in findings(measures):
        out.print(Text(f"• {line}"))
    out.print()
    table = Table(box=None, pad_edge=False)
    for name in report.SEATS:
        table.add_column(name, justify="left" if name == report.SEATS[0] else "right")
    for row in report.seat_rows(measures):
        table.add_row(*map(Text, row))
    out.print(table)
