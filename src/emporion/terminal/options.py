"""Arguments and options that several commands share."""

from __future__ import annotations

from typing import Annotated

import typer

from emporion.errors import EmporionError, Said

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


def out_of_range(option: str, low: int, high: int, value: int) -> EmporionError:
    """
    >>> print(out_of_range("--seat", 1, 3, 9))
    --seat must be from 1 to 3, not 9
    """
    line = f"{option} must be from {low} to {high}, not {value}"
    return EmporionError(Said(line, "range", option=option, low=low, high=high, value=value))
