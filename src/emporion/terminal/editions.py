"""`emporion edition`: make, check and read the numbers of one's own box."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table
from rich.text import Text

from emporion.errors import EditionError, EmporionError, Said
from emporion.games.rhodes import edition as rhodes
from emporion.games.rotterdam import edition as rotterdam
from emporion.table.edition import Edition, diff
from emporion.table.shelf import Shelf
from emporion.terminal import words
from emporion.terminal.look import console, say
from emporion.terminal.words import t

SHELF = Shelf([*rhodes.SHELF.boxes.values(), *rotterdam.SHELF.boxes.values()])

app = typer.Typer(help="Make, check and read editions: the numbers of your own box.")

GameName = Annotated[str, typer.Argument(help="rhodes, colossus or rotterdam", show_default=False)]
EditionFile = Annotated[str, typer.Argument(help="an edition file", show_default=False)]
Named = Annotated[str, typer.Argument(help="a game or an edition file", show_default=False)]


@app.command()
def new(
    game: GameName,
    file: Annotated[Path, typer.Argument(help="the file to write", show_default=False)],
    force: Annotated[bool, typer.Option(help="write over a file that is there")] = False,
) -> None:
    """Write the standard edition as a file to change."""
    text = SHELF.template(game)
    try:
        with file.open("w" if force else "x", encoding="utf-8") as stream:
            stream.write(text)
    except FileExistsError:
        line = f"{file}: is there already; --force writes over it"
        raise EmporionError(Said(line, "file-is-there", file=str(file))) from None
    command = f"emporion edition check {file}"
    say(console(), t("terminal-edition-wrote", file=str(file), command=command))


@app.command()
def check(file: EditionFile) -> None:
    """Say everything that is wrong with an edition, by file, line and field."""
    try:
        edition = SHELF.load(None, file)
    except EditionError as error:
        for problem in error.problems:
            typer.echo(f"emporion: {words.problem(problem)}", err=True)
        raise typer.Exit(1) from None
    title = {"file": file, "name": repr(edition.name), "game": edition.game, "hash": edition.hash}
    if edition.standard:
        line = t("terminal-edition-standard", **title)
    else:
        changed = len(diff(SHELF.standard(edition.game), edition))
        line = t("terminal-edition-changed", count=changed, **title)
    say(console(), line)


@app.command()
def show(
    edition: Named,
    only: Annotated[str, typer.Option(help="only fields that begin with this")] = "",
) -> None:
    """List every value with its mark: printed, or reconstructed by us."""
    found = _find(edition)
    rows = [row for row in found.rows() if row[0].startswith(only)]
    if not rows:
        line = f"no field of {found.game} begins with {only!r}"
        raise EmporionError(Said(line, "no-field", game=found.game, start=repr(only)))
    headings = [t(f"terminal-edition-{part}") for part in ("field", "value", "mark")]
    table = Table(*headings, title=f"{found.game}: {found.name}", box=None)
    for field, value, mark in rows:
        table.add_row(field, Text(_plain(value)), mark)
    console().print(table)


@app.command("diff")
def differences(
    edition: Named,
    other: Annotated[
        str | None, typer.Argument(help="what to compare with; the standard edition if left out")
    ] = None,
) -> None:
    """List the values that differ between two editions."""
    after = _find(edition)
    before = _find(other) if other else SHELF.standard(after.game)
    if before.game != after.game:
        line = f"{other} is for {before.game}, {edition} for {after.game}"
        games = {"before": before.game, "after": after.game}
        raise EmporionError(Said(line, "other-edition", other=other, edition=edition, **games))
    changes = diff(before, after)
    if not changes:
        same = t("terminal-edition-same", name=repr(after.name), other=repr(before.name))
        say(console(), same)
        return
    table = Table(t("terminal-edition-field"), before.name, after.name, box=None)
    for field, old, new_value in changes:
        table.add_row(field, Text(_plain(old)), Text(_plain(new_value)))
    console().print(table)


def _find(name: str) -> Edition:
    return SHELF.standard(name) if name in SHELF.boxes else SHELF.load(None, name)


def _plain(value: Any) -> str:
    if value is None:
        return "–"
    if isinstance(value, list):
        return ", ".join(_plain(item) if isinstance(item, list) else str(item) for item in value)
    return str(value).lower() if isinstance(value, bool) else str(value)
