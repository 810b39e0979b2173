"""`emporion replay`: a written-down game, told, shown or stepped through."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

import emporion as em
from emporion.errors import EmporionError
from emporion.terminal.board import draw
from emporion.terminal.look import ask, console, say, use_line_editing
from emporion.terminal.narrate import narrate
from emporion.terminal.play import winners_words
from emporion.terminal.scores import score_table
from emporion.terminal.session import read_game

STEP_HELP = "Enter: next   b: back   NUMBER: go there   q: quit"


def replay(
    file: Annotated[Path, typer.Argument(help="a transcript or a saved game", show_default=False)],
    step: Annotated[bool, typer.Option("--step", help="one decision at a time, by Enter")] = False,
    to: Annotated[int | None, typer.Option(help="show the board after so many decisions")] = None,
    delay: Annotated[
        float | None,
        typer.Option(min=0, max=3600, help="every decision, so many seconds each"),
    ] = None,
) -> None:
    """Tell a written-down game; or show its board at any decision."""
    if sum((step, to is not None, delay is not None)) > 1:
        raise EmporionError("choose one of --step, --to and --delay")
    state, _ = read_game(file)
    out = console()
    last = len(state.moves)
    if to is not None:
        if not 0 <= to <= last:
            raise EmporionError(f"{file}: has decisions 0 to {last}, not {to}")
        _show(out, state, to)
    elif step:
        _step(out, state)
    elif delay is not None:
        for number in range(last + 1):
            _show(out, state, number)
            time.sleep(delay)
        _result(out, state)
    else:
        for paragraph in narrate(state.log(0)):
            out.print(paragraph)
        _show(out, state, last)
        _result(out, state)


def _step(out: Console, state: em.State) -> None:
    use_line_editing()
    at, last = 0, len(state.moves)
    while True:
        _show(out, state, at)
        if at == last:
            _result(out, state)
        try:
            typed = ask(f"{STEP_HELP} > ").lower()
        except (EOFError, KeyboardInterrupt):
            out.print()
            return
        if typed in ("q", "quit"):
            return
        if typed.isdecimal():
            at = min(int(typed[:9]), last)
        elif typed in ("b", "back"):
            at = max(0, at - 1)
        elif at == last:
            return
        else:
            at += 1


def _show(out: Console, state: em.State, number: int) -> None:
    then = state.rewind(number)
    out.print(Text(f"decision {number} of {len(state.moves)}", "dim"))
    if number:
        for paragraph in narrate(then.events):
            out.print(paragraph)
    out.print(draw(then.view(None), then.game, None, out.width))


def _result(out: Console, state: em.State) -> None:
    if state.over:
        out.print(score_table(state))
        out.print(winners_words(state))
    else:
        say(out, f"Player {state.actor + 1} is asked to {state.prompt}.")
