"""The command `balance`: editions weighed against the criteria, and against each other."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table
from rich.text import Text

import emporion as em
from emporion.errors import STOPPED, EmporionError
from emporion.lab import balance_report as report
from emporion.lab.balance import Balance, Weighed, weighed
from emporion.lab.balance import balance as prepared
from emporion.lab.criteria import verdicts
from emporion.lab.extras import require
from emporion.lab.simulate_report import PAGE, RESULTS
from emporion.lab.variants import variants, varied
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
from emporion.terminal.options import GameArgument, PlayersOption, SeedOption
from emporion.terminal.simulate import WithOption

SHOWN = 12  # changes told in the terminal


def balance(
    game: GameArgument,
    editions: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="[EDITION]...", help="one to check, two to compare; the standard if left out"
        ),
    ] = None,
    players: PlayersOption = 3,
    names: WithOption = ["greedy"],  # noqa: B006
    games: Annotated[int, typer.Option(help="how many with each edition")] = 400,
    seed: SeedOption = 1,
    open_products: OpenProductsOption = False,
    open_missions: OpenMissionsOption = False,
    vary: Annotated[
        list[str] | None,
        typer.Option(
            metavar="FIELD=VALUE,VALUE", help="try values of a reconstructed field; may be repeated"
        ),
    ] = None,
    out: OutOption = None,
    workers: WorkersOption = None,
    ray: RayOption = None,
) -> int:
    """Weigh an edition: is it fair, does everything matter, and what would other numbers change?"""
    if out:
        require("lab", "polars", "matplotlib")
    checked_workers(workers)
    given = editions or ["standard"]
    if len(given) > 2:
        raise EmporionError(f"one edition is checked, or two are compared, not {len(given)}")
    if vary and len(given) > 1:
        raise EmporionError("--vary tries values in one edition, not in two")
    chosen = chosen_options(open_products, open_missions)
    tables = [em.game(game, players=players, edition=edition, **chosen) for edition in given]
    present = None
    if vary:
        tables, present = variants(tables[0], [varied(one, tables[0].edition) for one in vary])
    task = prepared(tables, names, games, seed, present)
    words = ["emporion", "balance", game, *(editions or []), "--players", str(players)]
    words += [word for name in names for word in ("--with", name)]
    words += ["--games", str(games), "--seed", str(seed)]
    words += [f"--{name.replace('_', '-')}" for name in chosen]
    words += [word for one in vary or [] for word in ("--vary", one)]
    try:
        found = weigh(task, out, shlex.join(words), workers, ray)
    except Stopped as stopped:
        say(console(stderr=True), str(stopped))
        return STOPPED
    show(task, found)
    if out:
        say(console(), f"{out / PAGE} shows more; {out / RESULTS} has it all.")
    return 0


def weigh(
    task: Balance, out: Path | None, made_by: str, workers: int | None, ray: str | None
) -> Weighed:
    """Play what is not played yet, and write the results."""
    with progress("Weighing", "pieces", out) as bar:
        found = weighed(task, carry_out(task, out, workers=workers, ray=ray, show=bar))
    if out:
        report.write(out, task, found, made_by)
    return found


def show(task: Balance, found: Weighed) -> None:
    out = console()
    say(out, report.told(task, found.measures[0].games))
    out.print()
    if task.present is not None:
        _print_table(report.SEARCH, report.search_rows(task, found.measures))
        out.print()
        out.print(Text(report.advice(task, found.measures)))
        return
    for name, measures in zip(report.names(task), found.measures, strict=True):
        say(out, f"Edition {name}")
        for verdict in verdicts(measures):
            out.print(Text(f"• {report.verdict_line(verdict)}"))
        out.print()
    if found.changes:
        show_changes(task, found)


def show_changes(task: Balance, found: Weighed) -> None:
    """The real ones; the others in a sentence."""
    out = console()
    for line in report.differences(task) or [report.SAME]:
        out.print(Text(line))
    out.print()
    real = report.real_changes(found)
    if real:
        _print_table(report.CHANGES, [report.change_row(one) for one in real[:SHOWN]])
        if len(real) > SHOWN:
            say(out, f"and {len(real) - SHOWN} more changes")
    else:
        say(out, report.NOTHING)
    out.print(Text(report.others_told(found)))


def _print_table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
    table = Table(box=None, pad_edge=False)
    for column, name in enumerate(head):
        table.add_column(name, justify="right" if column else "left", no_wrap=not column)
    for row in rows:
        table.add_row(*map(Text, row))
    console().print(table)
