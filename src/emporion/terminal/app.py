"""Every command of `emporion`, and the one line it says when something is refused."""

from __future__ import annotations

import io
import os
import secrets
import sys
from collections.abc import Sequence
from itertools import chain, repeat
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from typer.exceptions import TyperException

import emporion as em
from emporion import bots
from emporion.errors import STOPPED, EditionError, EmporionError, Said
from emporion.table.titles import TITLES
from emporion.terminal import editions, laboratory, operate, study, words
from emporion.terminal.balance import balance
from emporion.terminal.faces import FACES
from emporion.terminal.look import ask, console, use_line_editing
from emporion.terminal.options import LanguageOption, out_of_range
from emporion.terminal.play import Terminal
from emporion.terminal.replay import replay
from emporion.terminal.review import review
from emporion.terminal.serve import serve
from emporion.terminal.session import HUMAN, Session, autosave_path, keep_previous, read_game
from emporion.terminal.simulate import simulate
from emporion.terminal.train import train
from emporion.terminal.words import t

USUAL_BOT = "medium"

app = typer.Typer(
    help="The harbour games Rhodes, The Colossus and Rotterdam: play, replay, study.",
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)


def run(arguments: Sequence[str]) -> int:
    """Run a command; whatever goes wrong is one line on the error stream."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):  # a terminal that lacks our signs shows ?
            stream.reconfigure(errors="replace")
    words.use()
    try:
        code = app(list(arguments), prog_name="emporion", standalone_mode=False)
        sys.stdout.flush()
        return code if isinstance(code, int) else 0
    except TyperException as error:
        return _refuse(error.format_message(), error.exit_code)
    except EditionError as error:
        first, *more = error.problems
        line = words.problem(first)
        if more:
            line = t("refused-more-problems", problem=line, count=len(more))
        return _refuse(line, 1)
    except EmporionError as error:
        return _refuse(words.refusal(error), 1)
    except BrokenPipeError:  # the reader has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except OSError as error:
        name = f"{error.filename}: " if error.filename else ""
        return _refuse(f"{name}{(error.strerror or str(error)).lower()}", 1)
    except (KeyboardInterrupt, typer.Abort):
        return STOPPED


def _refuse(message: str, code: int) -> int:
    line = " ".join(message.split())
    print(f"emporion: {line}", file=sys.stderr)
    return code


@app.callback(invoke_without_command=True)
def start(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="show the version")] = False,
) -> None:
    if version:
        typer.echo(f"emporion {em.__version__}")
    elif context.invoked_subcommand is None:
        typer.echo(context.get_help())


@app.command()
def play(
    game: Annotated[str | None, typer.Argument(help="rhodes, colossus or rotterdam")] = None,
    players: Annotated[
        int | None, typer.Option("--players", "-p", help="how many play, from 2; 3 if left out")
    ] = None,
    bot_count: Annotated[
        int | None, typer.Option("--bots", "-b", help="how many are bots; all but one if left out")
    ] = None,
    bot: Annotated[
        list[str] | None,
        typer.Option(
            metavar="BOT",
            help=f"{', '.join(bots.NAMES)} or planner:100ms; once for each bot, the last one for "
            f"those left over; {USUAL_BOT} if left out",
        ),
    ] = None,
    seat: Annotated[
        list[int] | None, typer.Option(help="where people sit, from 1; once for each of them")
    ] = None,
    seed: Annotated[int | None, typer.Option(help="the same seed deals the same game")] = None,
    edition: Annotated[str, typer.Option(help="an edition file", metavar="FILE")] = "standard",
    open_products: Annotated[
        bool, typer.Option("--open-products", help="Rotterdam: the top product cards lie face up")
    ] = False,
    open_missions: Annotated[
        bool, typer.Option("--open-missions", help="Rotterdam: everybody's missions lie face up")
    ] = False,
    load: Annotated[Path | None, typer.Option(help="go on from a saved game")] = None,
    resume: Annotated[bool, typer.Option("--resume", help="go on where you left")] = False,
    intro: Annotated[bool, typer.Option(help="explain the game first")] = True,
    language: LanguageOption = None,
) -> None:
    """Play against bots, or several people at one terminal. Without arguments it asks."""
    words.use(language)
    for name in bot or []:
        bots.bot(name)
    out = console()
    use_line_editing()
    if load or resume:
        if load and resume:
            both = "--load and --resume"
            raise EmporionError(Said(f"choose one of {both}", "choose-one", options=both))
        fixed = {
            "--players": players is not None,
            "--seed": seed is not None,
            "--edition": edition != "standard",
            "--open-products": open_products,
            "--open-missions": open_missions,
        }
        for name, is_given in fixed.items():
            if is_given:
                raise EmporionError(
                    Said(f"{name} is fixed by the saved game", "fixed", option=name)
                )
        path = load or autosave_path()
        if resume and not path.exists():
            raise EmporionError(Said("there is no game to resume", "no-resume"))
        state, seats = read_game(path)
        if game not in (None, state.game.name):
            named = {"file": str(path), "saved": state.game.name, "asked": game}
            line = f"{path}: is a game of {state.game.name}, not of {game}"
            raise EmporionError(Said(line, "other-game", **named))
        if seats is None or bot_count is not None or seat:
            seats = seating(state.game.players, bot_count, seat or [], bot)
        elif bot:
            people = [number for number, name in enumerate(seats, 1) if name == HUMAN]
            seats = seating(len(seats), len(seats) - len(people), people, bot)
    else:
        if game is None and players is None and bot_count is None and not seat:
            try:
                game, players, bot_count, bot = ask_setup(out, bot)
            except (EOFError, KeyboardInterrupt):
                out.print(f"\n{t('terminal-goodbye')}")
                return
        options = {"open_products": open_products, "open_missions": open_missions}
        found = em.game(
            game or "rhodes",
            players=3 if players is None else players,
            edition=edition,
            **{name: True for name, is_chosen in options.items() if is_chosen},
        )
        seats = seating(found.players, bot_count, seat or [], bot)
        state = found.start(secrets.randbelow(2**32) if seed is None else seed)
        if HUMAN in seats and (kept := keep_previous(autosave_path())):
            command = f"emporion play --load {kept}"
            out.print(t("terminal-put-aside", command=command), soft_wrap=True)
    for name in seats:
        if name != HUMAN:
            bots.check(name, state.game)
    terminal = Terminal(Session(state, seats, autosave_path() if HUMAN in seats else None), out)
    if intro and not (load or resume):
        terminal.introduce()
    terminal.greet()
    terminal.run()


def seating(
    players: int, bot_count: int | None, people: list[int], bot: Sequence[str] | None
) -> list[str]:
    """Who sits where: `human` or a bot's name, seat by seat. The last bot fills what is left.

    >>> seating(4, None, [2], ["hard", "easy"])
    ['hard', 'human', 'easy', 'easy']
    """
    if bot_count is None:
        bot_count = players - (len(people) or 1)
    if not 0 <= bot_count <= players:
        raise out_of_range("--bots", 0, players, bot_count)
    people = people or list(range(1, players - bot_count + 1))
    wrong = next((seat for seat in people if not 1 <= seat <= players), None)
    if wrong is not None:
        raise out_of_range("--seat", 1, players, wrong)
    if len(set(people)) != len(people):
        raise EmporionError(Said("--seat names the same seat twice", "seat-twice"))
    if len(people) + bot_count != players:
        left, named = players - bot_count, len(people)
        line = (
            f"{players} players with {bot_count} bots leave {left} seats for "
            f"people, but --seat names {named}"
        )
        counts = {"players": players, "bots": bot_count, "left": left, "named": named}
        raise EmporionError(Said(line, "seats", **counts))
    bot = bot or [USUAL_BOT]
    if len(bot) > max(bot_count, 1):
        line = f"--bot names {len(bot)} bots, but there are seats for {bot_count}"
        raise EmporionError(Said(line, "many-bots", named=len(bot), seats=bot_count))
    names = chain(bot, repeat(bot[-1]))
    return [HUMAN if seat in people else next(names) for seat in range(1, players + 1)]


def ask_setup(out: Console, bot: list[str] | None) -> tuple[str, int, int, list[str] | None]:
    """A few questions for somebody who only typed `emporion play`; Enter takes what is shown."""
    game = _ask(out, t("terminal-which-game"), "rhodes", list(FACES))
    title = TITLES[game]
    counts = [str(count) for count in range(title.fewest, title.most + 1)]
    players = int(_ask(out, t("terminal-how-many"), "3", counts))
    most = [str(count) for count in range(players + 1)]
    bot_count = int(_ask(out, t("terminal-how-many-bots"), str(players - 1), most))
    if bot_count and not bot:
        bot = [_ask(out, t("terminal-how-strong"), USUAL_BOT, list(bots.LEVELS))]
    return game, players, bot_count, bot


def _ask(out: Console, question: str, default: str, answers: list[str]) -> str:
    while True:
        typed = ask(f"{question} {', '.join(answers)} [{default}]: ").lower()
        found = [answer for answer in answers if typed and answer.startswith(typed)]
        if not typed:
            return default
        if len(found) == 1:
            return found[0]
        out.print(t("terminal-one-of", answers=", ".join(answers), default=default))


app.command()(replay)
app.command()(review)
app.command()(study.verify)
app.command()(study.perft)
app.command()(study.fuzz)
app.command()(study.rules)
app.command()(study.bench)
app.command()(study.layout)
app.command()(laboratory.arena)
app.command()(simulate)
app.command()(balance)
app.command()(train)
app.command()(serve)
app.command()(operate.doctor)
app.command()(operate.backup)
app.command()(operate.restore)
app.add_typer(editions.app, name="edition")
