"""The commands for studying: verify, perft, fuzz, rules, bench, layout."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import random
from typing import Annotated

import typer
from rich.progress import BarColumn, Progress, TaskID, TextColumn, TimeElapsedColumn
from rich.table import Table
from rich.text import Text

import emporion as em
from emporion.errors import STOPPED, EmporionError, InFile
from emporion.games.rules import FOLDERS, rulebook
from emporion.table import fair
from emporion.table.edition import Edition
from emporion.table.titles import TITLES
from emporion.terminal.editions import SHELF
from emporion.terminal.look import console, plural, say
from emporion.terminal.options import (
    EditionOption,
    GameArgument,
    LanguageOption,
    PlayersOption,
    SeedOption,
)
from emporion.terminal.rulebooks import look_up, search, show_section
from emporion.terminal.scores import winners_words
from emporion.terminal.session import read_transcript
from emporion.terminal.words import spoken, use


@contextmanager
def progress_bar(words: str, total: float | None) -> Iterator[Callable[[float], None]]:
    """A bar on the error stream while long work runs; call it with how much is done."""
    columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
    bar = Progress(*columns, console=console(stderr=True), transient=True)
    bar.disable = not bar.console.is_terminal
    with bar:
        task: TaskID = bar.add_task(words, total=total)
        yield lambda done: bar.update(task, completed=done)


# --- verify --------------------------------------------------------------------------------------


def verify(
    file: Annotated[Path, typer.Argument(help="a transcript or a saved game", show_default=False)],
    commitment: Annotated[
        str | None, typer.Option(help="what the host showed before the game, to prove the deal")
    ] = None,
) -> None:
    """Replay a game and compare every decision with what was written down.

    If it says what its host had committed to, the seed must have dealt it, shuffles included.
    """
    transcript = read_transcript(file)
    shown = None if commitment is None else fair.checked_commitment(commitment)
    is_fair = shown is not None or "fair" in transcript.to_dict()
    try:
        state = fair.check(transcript, shown) if is_fair else transcript.verify()
    except EmporionError as error:
        raise InFile(file, error) from None
    game = state.game
    told = f"{game.name}, {game.players} players, {plural(len(state.moves), 'decision')}"
    out = console()
    say(out, f"{file}: holds. {told}.")
    if is_fair:
        say(out, _fair_words(transcript, shown))
    if state.over:
        out.print(winners_words(state))


def _fair_words(transcript: em.Transcript, shown: str | None) -> str:
    if shown is not None:
        return "Fair: every card was fixed by the commitment shown before the game."
    said = transcript.to_dict()["fair"]["commitment"]
    return (
        "Fair, if this is the commitment that was shown before the game "
        f"(--commitment compares it):\n{said}"
    )


# --- perft ---------------------------------------------------------------------------------------


def perft(
    game: GameArgument,
    players: PlayersOption = 3,
    depth: Annotated[int, typer.Option(min=0, help="how many decisions deep")] = 4,
    seed: SeedOption = 1,
    edition: EditionOption = "standard",
) -> int:
    """Count the sequences of decisions from the start of a game, depth by depth."""
    start = em.game(game, players=players, edition=edition).start(seed)
    out = console()
    say(out, f"{game}, {players} players, seed {seed}")
    reached = 0
    try:
        for reached in range(depth + 1):
            begun = time.perf_counter()
            leaves = _perft(start, reached)
            seconds = time.perf_counter() - begun
            say(out, f"depth {reached:>2}  {leaves:>16,}  {seconds:8.2f} s")
    except KeyboardInterrupt:
        say(out, f"stopped at depth {reached}")
        return STOPPED
    return 0


def _perft(start: em.State, depth: int) -> int:
    """Cut into small pieces, so that it can be watched and stopped."""
    if depth < 4:
        return start.perft(depth)
    branches = [branch for first in start.legal_ids() for branch in _after(_played(start, first))]
    leaves = 0
    with progress_bar(f"depth {depth}", len(branches)) as done:
        for number, branch in enumerate(branches, 1):
            leaves += branch.perft(depth - 2)
            done(number)
    return leaves


def _after(state: em.State) -> list[em.State]:
    return [_played(state, action) for action in state.legal_ids()] or [state]


def _played(state: em.State, action: int) -> em.State:
    after = state.clone()
    after.play(action)
    return after


# --- fuzz ----------------------------------------------------------------------------------------


def fuzz(
    names: Annotated[
        list[str] | None, typer.Argument(metavar="[GAME]...", help="all games if left out")
    ] = None,
    games: Annotated[int | None, typer.Option(min=1, help="stop after so many games")] = None,
    seconds: Annotated[float | None, typer.Option(min=0, help="stop after so many seconds")] = None,
    seed: SeedOption = 0,
    players: Annotated[int | None, typer.Option(help="only this player count")] = None,
    dump: Annotated[
        Path, typer.Option(help="the folder for positions that broke something")
    ] = Path("build/fuzz"),
) -> int:
    """Play random games and check every invariant after every decision."""
    from emporion.games.fuzzing import BREACHES
    from emporion.games.fuzzing import fuzz as play_and_check
    from emporion.table.fuzz import FuzzReport

    chosen = names or [name for name in BREACHES if is_for(name, players)]
    for name in chosen or BREACHES:  # refused before anything long begins
        em.game(name, players=2 if players is None else players)
    if games is None and seconds is None:
        seconds = 10.0
    report = FuzzReport()
    stopped = False
    try:
        with progress_bar("fuzzing", games or seconds) as done:

            def watch(so_far: FuzzReport) -> None:
                nonlocal report
                report = so_far
                done(so_far.games if games else so_far.seconds)

            report = play_and_check(
                chosen,
                games=games,
                seconds=seconds,
                seed=seed,
                players=players,
                progress=watch,
                dump=dump,
            )
    except KeyboardInterrupt:
        stopped = True
    out = console()
    for failure in report.failures:
        out.print(Text(str(failure)))
    played = f"{plural(report.games, 'game')}, {plural(report.decisions, 'decision')}"
    found = plural(len(report.failures), "failure") if report.failures else "nothing broken"
    say(out, f"{'Stopped after ' if stopped else ''}{played} in {report.seconds:.1f} s: {found}.")
    return 1 if report.failures else STOPPED if stopped else 0


# --- rules ---------------------------------------------------------------------------------------


def rules(
    what: Annotated[
        str | None, typer.Argument(help="a game, a rule (RH-7.3) or a section (RO-9)")
    ] = None,
    words: Annotated[
        str, typer.Option("--search", help="the rules that speak of these words")
    ] = "",
    players: Annotated[int | None, typer.Option(help="numbers for this player count")] = None,
    edition: EditionOption = "standard",
    language: LanguageOption = None,
) -> None:
    """Read the rules, filled with the numbers of an edition."""
    use(language)
    editions = _meant(what, edition, players)
    books = [(rulebook(found.game, spoken()), found.data) for found in editions]
    out = console()
    if words:
        speaking = [pair for pair in books if pair[0].search(words)]
        for book, data in speaking or books[:1]:
            out.print(search(book, words, data, players))
    elif what is None:
        for book, _ in books:
            for section in book.sections:
                say(out, f"{section.id:6} {section.title}")
    elif what in FOLDERS:
        for book, data in books:
            for section in book.sections:
                out.print(show_section(book, section, data, players))
    else:
        book, data = books[0]
        out.print(look_up(book, what, data, players))


def _meant(what: str | None, edition: str, players: int | None) -> list[Edition]:
    """The editions whose rules are asked for: of one game, or of all that so many can play."""
    if what is not None and "-" not in what:
        rulebook(what)  # says which games there are
    if edition != "standard":
        found = [SHELF.load(what if what in FOLDERS else None, edition)]
    elif what is None:
        found = [SHELF.standard("colossus"), SHELF.standard("rotterdam")]
    elif what in FOLDERS:
        found = [SHELF.standard(what)]
    else:
        found = [SHELF.standard("rotterdam" if what.upper().startswith("RO-") else "colossus")]
    fitting = [one for one in found if is_for(one.game, players)]
    if not fitting:
        em.game(found[0].game, players=players or 2)  # refuses the count
    return fitting


def is_for(game: str, players: int | None) -> bool:
    """Whether so many can play the game."""
    return players is None or TITLES[game].fewest <= players <= TITLES[game].most


# --- bench ---------------------------------------------------------------------------------------


def bench(
    game: Annotated[str, typer.Argument(help="rhodes, colossus or rotterdam")] = "rhodes",
    players: PlayersOption = 3,
    seconds: Annotated[float, typer.Option(min=0.01, help="time for each line")] = 0.5,
) -> int:
    """Measure this engine on this machine, quickly."""
    found = em.game(game, players=players)
    works = (
        ("native random play-outs", "decisions/s", _native(found)),
        ("random play driven from Python", "decisions/s", _driven(found)),
        ("clone from Python", "clones/s", _clones(found)),
        ("batch of 256 with masks", "decisions/s", _batch(found)),
    )
    table = Table("work", "speed", "", title=f"{game}, {players} players", title_justify="left")
    stopped = False
    try:
        with progress_bar("measuring", len(works)) as done:
            for number, (name, unit, work) in enumerate(works, 1):
                table.add_row(name, f"{_speed(work, seconds):,.0f}", unit)
                done(number)
    except KeyboardInterrupt:
        stopped = True
    out = console()
    out.print(table)
    say(out, f"One core; a state is {found.state_size} bytes. Against other engines: make bench")
    return STOPPED if stopped else 0


def _speed(work: Callable[[], int], seconds: float) -> float:
    work()
    count, begun = 0, time.perf_counter()
    while (elapsed := time.perf_counter() - begun) < seconds:
        count += work()
    return count / elapsed


def _native(game: em.Game) -> Callable[[], int]:
    state = game.start(1)
    return lambda: state.playouts(50, int(random() * 2**32))[0]


def _driven(game: em.Game) -> Callable[[], int]:
    def work() -> int:
        state = game.start(int(random() * 2**32))
        decisions = 0
        while not state.over:
            ids = state.legal_ids()
            state.play(ids[int(random() * len(ids))])
            decisions += 1
        return decisions

    return work


def _clones(game: em.Game) -> Callable[[], int]:
    clone = game.start(1).clone

    def work() -> int:
        for _ in range(1000):
            clone()
        return 1000

    return work


def _batch(game: em.Game) -> Callable[[], int]:
    import numpy as np

    masks = np.zeros((256, len(game.actions)), np.bool_)
    batch = em.Batch(game, 256, seed=1, masks=masks)
    return lambda: batch.run(16)


# --- layout --------------------------------------------------------------------------------------


def layout(
    game: GameArgument,
    players: PlayersOption = 3,
    actions: Annotated[bool, typer.Option("--actions", help="list the actions instead")] = False,
) -> None:
    """List the slices of the observation that `State.observe` returns, or the actions."""
    found = em.game(game, players=players)
    out = console()
    say(out, f"{game}: {found.observation_size} numbers (float32), {len(found.actions)} actions")
    if actions:
        for action in found.actions:
            say(out, f"{action.id:>4}  {action.text}")
        return
    table = Table("slice", "from", "to", "meaning", box=None)
    for piece in found.layout:
        table.add_row(piece.name, str(piece.start), str(piece.stop), Text(piece.meaning))
    out.print(table)
