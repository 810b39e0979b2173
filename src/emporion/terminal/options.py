"""Arguments and options that several commands share."""

from __future__ import annotations

from typing import Annotated

import typer

GameArgument = Annotated[
    str, typer.Argument(help="rhodes, colossus or rotterdam", show_default=False)
]
PlayersOption = Annotated[int, typer.Option("--players", "-p", help="how many play, from 2")]
SeedOption = Annotated[int, typer.Option(help="the same seed deals the same game")]
EditionOption = Annotated[str, typer.Option(help="an edition file", metavar="FILE")]
LanguageOption = Annotated[
    str | None,
    typer.Option(help="en, nl, fr, de or es; that of the environment if left out", metavar="CODE"),
]
