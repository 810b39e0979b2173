"""`emporion review`: a game looked back on with the coach."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor, wait
from dataclasses import asdict
from pathlib import Path
from threading import Event
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

import emporion as em
from emporion import coach
from emporion.bots.planner import Alternative
from emporion.coach.judging import MOST_SIMULATIONS
from emporion.errors import STOPPED, EmporionError, Said
from emporion.terminal import words
from emporion.terminal.look import console, say, seat_name, sentence
from emporion.terminal.options import LanguageOption, out_of_range
from emporion.terminal.reasons import expected
from emporion.terminal.session import HUMAN, read_game, read_transcript
from emporion.terminal.study import progress_bar
from emporion.terminal.words import in_words, player, t

SHOWN = 3  # choices beside the one that was made
AHEAD = 4  # decisions that would follow
STYLES = {"slip": "yellow", "mistake": "bold yellow", "blunder": "bold red"}


def review(
    file: Annotated[Path, typer.Argument(help="a transcript or a saved game", show_default=False)],
    seat: Annotated[
        list[int] | None,
        typer.Option(help="whose decisions, from 1; people's, or all, if left out"),
    ] = None,
    judge: Annotated[
        str | None,
        typer.Option(
            "--with",
            metavar="JUDGE",
            help="planner:N or master:N, N simulations a decision; master:1000 if left out",
        ),
    ] = None,
    every: Annotated[bool, typer.Option("--all", help="show every decision")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="all of it, for programs")] = False,
    language: LanguageOption = None,
) -> int:
    """Judge the decisions of a game by what could be known at the time, and learn from them."""
    words.use(language)
    state, saved = read_game(file)
    words.introduce(read_transcript(file).seats)
    seats = _seats(file, state, seat, saved)
    _check(judge)
    try:
        found = _judged(state, seats, judge)
    except KeyboardInterrupt as stopped:
        done, of = stopped.args
        say(console(stderr=True), t("terminal-review-stopped", done=done, of=of))
        return STOPPED
    empty = [one.seat for one in found if not one.decisions]
    if empty if seat else len(empty) == len(found):
        who = words.listed(map(player, empty))
        line = f"{file}: has nothing to judge of {who}"
        raise EmporionError(Said(line, "nothing-decided", file=str(file), who=who))
    if as_json:
        print(json.dumps([asdict(one) for one in found], indent=1))
        return 0
    out = console()
    for one in found:
        if one.decisions:
            show(out, state.game, one, every)
    return 0


def _seats(
    file: Path, state: em.State, asked: Sequence[int] | None, saved: Sequence[str] | None
) -> list[int]:
    """Whose decisions are judged: those asked for, or of all people if the file names them."""
    everybody = range(state.game.players)
    for seat in asked or ():
        if seat - 1 not in everybody:
            raise out_of_range("--seat", 1, state.game.players, seat)
    if asked:
        return [seat - 1 for seat in dict.fromkeys(asked)]
    if saved is not None:
        people = [seat for seat, name in enumerate(saved) if name == HUMAN]
    else:
        named = read_transcript(file).seats or []
        people = [seat for seat, who in enumerate(named) if "name" in who]
    return people or list(everybody)


def _check(judge: str | None) -> None:
    try:
        if judge is not None:
            coach.checked_judge(judge)
    except coach.UnknownJudge as error:
        raise EmporionError(Said(str(error), "no-judge", most=MOST_SIMULATIONS)) from None


class _Enough(Exception):
    """Nobody waits for the review any more."""


def _judged(state: em.State, seats: Sequence[int], judge: str | None) -> list[coach.Review]:
    """Seat after seat. Ctrl-C ends it at once and says how far it was."""
    total = sum(who in seats for who, _ in state.moves)
    found: list[coach.Review] = []
    before = done = 0
    try:
        with progress_bar(t("terminal-review-judging"), total) as show:

            def tell(now: int, of: int) -> None:
                nonlocal done
                done = before + now
                show(done)

            for seat in seats:
                found.append(_review(state, seat, judge, tell))
                before = done
    except KeyboardInterrupt:
        raise KeyboardInterrupt(done, total) from None
    return found


def _review(
    state: em.State, seat: int, judge: str | None, tell: Callable[[int, int], None]
) -> coach.Review:
    """Another thread judges: only the main one hears of Ctrl-C."""
    bench, enough = coach.Bench(state.game, seat, judge), Event()

    def progress(done: int, of: int) -> None:
        if enough.is_set():
            raise _Enough
        tell(done, of)

    with ThreadPoolExecutor(max_workers=1) as thread:
        work = thread.submit(coach.review, state, seat, judge=bench, progress=progress)
        try:
            return work.result()
        finally:
            enough.set()
            while not work.done():
                bench.stop()
                wait([work], timeout=0.02)


# --- the report ----------------------------------------------------------------------------------


def show(out: Console, game: em.Game, found: coach.Review, every: bool = False) -> None:
    """Who was judged and how it went, where the game turned, and what to do better."""
    count = len(found.decisions)
    who = seat_name(found.seat)
    out.print(sentence("terminal-review-judged", who=who, count=count, judge=found.judge))
    out.print(Text(t("terminal-review-tally", **found.tally)))
    turning = [one for one in found.decisions if one.number in found.turning]
    blamed = [one for one in found.decisions if one.verdict in STYLES and one not in turning]
    if every:
        _part(out, "terminal-review-each", game, found.decisions)
    else:
        _part(out, "review-turning", game, turning)
        _part(out, "terminal-review-rest", game, blamed, most=1)
    out.print()
    if found.lessons:
        out.print(Text(t("review-lessons"), "bold"))
        table = Table.grid(padding=(0, 1))
        for number, lesson in enumerate(found.lessons, 1):
            given = _given(game, lesson)
            table.add_row(f" {number}.", Text(t(lesson.key, **given)))
            table.add_row("", Text(t("coach-lesson-drawn", **given), "dim"))
        out.print(table)
    else:
        out.print(Text(t("review-lessons-none"), "bold"))
    left = count - len(turning) - len(blamed)
    if left and not every:
        out.print()
        out.print(Text(t("terminal-review-more", count=left), "dim"))
    out.print()


def _part(
    out: Console,
    heading: str,
    game: em.Game,
    decisions: Sequence[coach.Judged],
    most: int = SHOWN,
) -> None:
    if not decisions:
        return
    out.print()
    out.print(Text(t(heading), "bold"))
    table = Table.grid(padding=(0, 2))
    table.add_column(style="dim", no_wrap=True)
    table.add_column()
    for one in decisions:
        # What is bought before the first round counts for that, as in the lessons.
        place = t("terminal-review-at", round=max(1, one.round), number=one.number)
        table.add_row(f" {place}", Text(_blame(one), STYLES.get(one.verdict, "dim")))
        for line in _choices(game, one, most):
            table.add_row("", line)
    out.print(table)


def _blame(one: coach.Judged) -> str:
    """The verdict, and what was given away."""
    verdict = t(f"review-verdict-{one.verdict}")
    if one.decides:
        return t("terminal-review-gave-wins", verdict=verdict, percent=round(100 * one.loss))
    if one.cost:
        return t("terminal-review-gave-points", verdict=verdict, points=round(one.points))
    return verdict


def _choices(game: em.Game, one: coach.Judged, most: int) -> list[Text]:
    """What was best, what was chosen, and what else there was, each with what it was worth."""
    others = [option for option in one.options if option.text != one.chosen][:most]
    found = []
    for place, option in enumerate(one.options):
        if option not in others and option.text != one.chosen:
            continue
        seen = Alternative(option.text, option.share, option.wins, option.lead)
        is_chosen = option.text == one.chosen
        played = f" ({t('review-chosen')})" if is_chosen else ""
        text = Text(expected(seen, in_words(game, option.text) + played))
        if not place and (then := coach.ahead(one)):
            line = " › ".join(in_words(game, text) for text in then[:AHEAD])
            text.append(f", {t('terminal-review-then', line=line)}")
        if is_chosen:
            text.stylize("bold")
        found.append(text)
    return found


def _given(game: em.Game, lesson: coach.Lesson) -> dict[str, str | int]:
    """The arguments of a lesson as its sentences want them."""
    title = words.title_of(game.name)
    choices = {name: in_words(game, str(lesson.args[name])) for name in ("chosen", "best")}
    return words.plain(lesson.args, title) | choices
