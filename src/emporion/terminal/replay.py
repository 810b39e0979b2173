"""`emporion replay`: a written-down game, told, shown or stepped through."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

import emporion as em
from emporion.errors import EmporionError, Said
from emporion.terminal import words
from emporion.terminal.faces import FACES
from emporion.terminal.look import ask, console, say, use_line_editing
from emporion.terminal.narrate import everything, narrate
from emporion.terminal.options import LanguageOption, out_of_range
from emporion.terminal.scores import score_table, winners_words
from emporion.terminal.session import read_game, read_transcript
from emporion.terminal.words import player, prompt, t


def replay(
    file: Annotated[Path, typer.Argument(help="a transcript or a saved game", show_default=False)],
    step: Annotated[bool, typer.Option("--step", help="one decision at a time, by Enter")] = False,
    to: Annotated[int | None, typer.Option(help="show the board after so many decisions")] = None,
    delay: Annotated[
        float | None,
        typer.Option(min=0, max=3600, help="every decision, so many seconds each"),
    ] = None,
    seat: Annotated[
        int | None, typer.Option(help="with the eyes of this seat, from 1; hides what it did not")
    ] = None,
    language: LanguageOption = None,
) -> None:
    """Tell a written-down game; or show its board at any decision.

    A game that is over is shown with all hands open; one that is not, as a spectator sees it.
    """
    words.use(language)
    if sum((step, to is not None, delay is not None)) > 1:
        some = "--step, --to and --delay"
        raise EmporionError(Said(f"choose one of {some}", "choose-one", options=some))
    state, _ = read_game(file)
    words.introduce(read_transcript(file).seats)
    if seat is not None and not 1 <= seat <= state.game.players:
        raise out_of_range("--seat", 1, state.game.players, seat)
    show = _Show(console(), state, None if seat is None else seat - 1)
    last = len(state.moves)
    if to is not None:
        if not 0 <= to <= last:
            line = f"{file}: has decisions 0 to {last}, not {to}"
            raise EmporionError(Said(line, "no-decision", file=str(file), last=last, asked=to))
        show.decision(to)
    elif step:
        _step(show, last)
    elif delay is not None:
        for number in range(last + 1):
            show.decision(number)
            time.sleep(delay)
        show.result()
    else:
        show.tell(state, 0)
        show.decision(last)
        show.result()


def _step(show: _Show, last: int) -> None:
    use_line_editing()
    at = 0
    while True:
        show.decision(at)
        if at == last:
            show.result()
        try:
            typed = ask(f"{t('terminal-step')} > ").lower()
        except (EOFError, KeyboardInterrupt):
            show.out.print()
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


class _Show:
    """A game, as one pair of eyes may see it: a seat's, a spectator's, or after the end all."""

    def __init__(self, out: Console, state: em.State, seat: int | None) -> None:
        self.out = out
        self.state = state
        self.seat = seat
        self.is_open = state.over and seat is None

    def tell(self, state: em.State, since: int) -> None:
        events = everything(state, since) if self.is_open else state.events_for(self.seat, since)
        for paragraph in narrate(state.game, events):
            self.out.print(paragraph)

    def decision(self, number: int) -> None:
        then, face = self.state.rewind(number), FACES[self.state.game.name]
        place = t("terminal-decision", number=number, last=len(self.state.moves))
        self.out.print(Text(place, "dim"))
        if number:
            self.tell(then, number - 1)
        view = face.open_view(then) if self.is_open else then.view(self.seat)
        self.out.print(face.draw(view, then.game, self.seat, self.out.width))

    def result(self) -> None:
        if self.state.over:
            self.out.print(score_table(self.state))
            self.out.print(winners_words(self.state))
        else:
            asked = prompt(self.state)
            who = player(self.state.actor)
            say(self.out, t("terminal-is-asked", who=who, prompt=asked))
