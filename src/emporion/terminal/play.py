"""Playing at the terminal: the board, what happened, the choices, and what is typed."""

from __future__ import annotations

import os
from collections.abc import Sequence
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path

from rich.columns import Columns
from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

import emporion as em
from emporion.errors import EmporionError, IllegalAction
from emporion.games import has_secrets
from emporion.games.rules import rulebook
from emporion.terminal.choices import Choice, find, offer
from emporion.terminal.faces import FACES
from emporion.terminal.hints import hint
from emporion.terminal.look import ask, clear, seat_name, sentence
from emporion.terminal.narrate import narrate
from emporion.terminal.reasons import reasons, weightiest
from emporion.terminal.rulebooks import look_up
from emporion.terminal.scores import score_table, winners_words
from emporion.terminal.session import HUMAN, Session, is_foreign
from emporion.terminal.words import action, maybe, prompt, spoken, t, why_not

COMMANDS = ("board", "log", "hint", "why", "undo", "save", "quit")  # after those that need examples
LEAVING = ("quit", "exit", "q")


class Leave(Exception):
    """The player leaves the table."""


class Terminal:
    """One terminal, and everybody who plays at it."""

    def __init__(self, session: Session, console: Console) -> None:
        self.session = session
        self.console = console
        self.book = rulebook(session.state.game.name, spoken())
        self.face = FACES[session.state.game.name]
        self.choices: list[Choice] = []
        self.has_secrets = has_secrets(session.state.game)
        # Secrets on a shared screen: whose eyes it is for, and up to where all have been told.
        self.is_shared = self.has_secrets and len(session.humans) > 1
        self.looking: int | None = None
        self.told = len(session.state.moves)

    @property
    def state(self) -> em.State:
        return self.session.state

    # -- the game

    def run(self) -> None:
        """Play to the end, or until somebody leaves."""
        try:
            while not self.state.over:
                if self.session.asks_human:
                    self._ask()
                else:
                    self.session.play_bot(self._sign())
            self._end()
        except (Leave, EOFError, KeyboardInterrupt) as reason:
            self._farewell(typed=isinstance(reason, Leave))

    def introduce(self) -> None:
        game = self.state.game
        intro = f"{self.face.intro(game)}\n{t('terminal-asked')}"
        self.console.print(Padding(Text(intro), (1, 2, 0, 2)))
        self.console.print(Padding(self.face.legend(game), (0, 2, 1, 2)))

    def greet(self) -> None:
        """Who plays, and from which seed the game was dealt, unless that would tell secrets."""
        players = Text("   ").join(
            Text.assemble(seat_name(seat), " ", _who(name))
            if len(self.session.humans) == 1 or name != HUMAN
            else seat_name(seat)
            for seat, name in enumerate(self.session.seats)
        )
        if self.state.seed is not None and not self.has_secrets:
            players.append(f"   {t('terminal-seed', seed=str(self.state.seed))}", "dim")
        self.console.print(players)

    def _sign(self) -> AbstractContextManager[object]:
        """That a bot is thinking."""
        return self._busy(sentence("terminal-thinking", who=seat_name(self.state.actor)))

    def _busy(self, words: Text) -> AbstractContextManager[object]:
        """A sign of what takes long, for those who look at a terminal."""
        if not self.console.is_terminal:
            return nullcontext()
        return self.console.status(words, spinner="line")

    def _ask(self) -> None:
        """Ask the seat until it has decided something."""
        self.session.keep()
        if self.is_shared:
            self._pass_the_screen()
        self.show()
        if self.session.trouble:
            self._warn(t("terminal-not-saved", why=self.session.trouble))
        while not self._obey(self._read()):
            pass

    def show(self) -> None:
        """All that the seat that is asked needs to decide."""
        news = self.session.news(self.state.actor)
        if any(self._is_news(event) for event in news):
            self._tell(news)
            self._board()
        elif self.state.decision in self.face.openings:
            self._board()
        else:
            self.console.print(self.face.standing(self.state.view(self.state.actor)))
        self.choices = offer(self.state)
        self._show_choices()

    def _is_news(self, event: em.Event) -> bool:
        """Whether others did something, or the game itself."""
        if event.kind == "move":
            return bool(event.data["seat"] != self.state.actor)
        return event.kind in self.face.news

    # -- a screen for several pairs of eyes

    def _pass_the_screen(self) -> None:
        """Give the screen to whoever is asked, and before that to whom it must not pass by."""
        if self.told < len(self.state.moves):
            for seat, move in self.face.silent(self.state, self.told).items():
                if seat in self.session.humans and seat not in (self.looking, self.state.actor):
                    self._hand_over(seat)
                    self._tell(self.session.news(seat))
                    self._draw(seat)
                    ask(f"{t('terminal-only', move=move)} ")
        if self.looking != self.state.actor:
            self._hand_over(self.state.actor)

    def _hand_over(self, seat: int) -> None:
        """Show what all may see until the player is alone with the screen."""
        if self.looking is not None:
            clear(self.console)
        self._tell(self.state.events_for(None, self.told))
        self.told = len(self.state.moves)
        self._draw(None)
        typed = ask(f"{t('terminal-hand-over', who=seat_name(seat).plain)} ")
        if typed.lower() in LEAVING:
            raise Leave
        clear(self.console)
        self.looking = seat

    def _read(self) -> str:
        return ask(f"{seat_name(self.state.actor).plain} > ")

    def _obey(self, typed: str) -> bool:
        """Do what was typed; True if the question has changed."""
        word, _, rest = typed.partition(" ")
        rest = rest.strip()
        if typed.startswith("?"):
            return self._explain(typed[1:].strip())
        match word.lower():
            case "":
                self._note(t("terminal-type"))
            case "help":
                return self._explain(rest)
            case "undo":
                return self._undo()
            case "rules":
                self._rules(rest)
            case "save":
                self._save(rest)
            case "log":
                self._log(rest == "all")
            case "hint":
                self._hint()
            case "why":
                self._why()
            case "board":
                self._board()
                self._show_choices()
            case word if word in LEAVING:
                self._quit()
            case _:
                return self._choose(typed)
        return False

    def _choose(self, typed: str) -> bool:
        found = find(self.choices, typed)
        if len(found) == 1:
            self.session.play(found[0].action.text)
            return True
        if found:
            texts = ", ".join(choice.action.text for choice in found[:6])
            self._note(t("terminal-which", choices=f"{texts}{', ...' if len(found) > 6 else ''}"))
        else:
            self._note(self._why_not(typed))
        return False

    def _why_not(self, typed: str) -> str:
        try:
            self.state.check(" ".join(typed.lower().split()))
        except IllegalAction as error:
            if error.reason != "unknown_action":
                return why_not(self.state, error)
        return t("terminal-no-choice", typed=repr(typed), last=self.choices[-1].number)

    # -- commands

    def _explain(self, what: str) -> bool:
        if not what:
            self._help()
            return False
        found = find(self.choices, what)
        if not found:
            self._note(self._why_not(what))
            return False
        choice = found[0]
        self.console.print(Text(choice.action.text, "bold"))
        if spoken() != "en":
            self.console.print(Text(action(self.state.game, choice.action.text)))
        if choice.action.rule:
            self._rules(choice.action.rule)
        return False

    def _help(self) -> None:
        table = Table.grid(padding=(0, 2))
        choice, impossible, rule = self.face.examples
        lines = [
            (t("terminal-or", first="3", second=choice), t("terminal-help-choose")),
            ("? 3", t("terminal-help-explain", example=impossible)),
            (f"rules {rule}", t("terminal-help-rules")),
        ]
        lines += [
            (f"{name} FILE" if name == "save" else name, t(f"terminal-help-{name}"))
            for name in COMMANDS
        ]
        for typed, meaning in lines:
            table.add_row(Text(typed, "bold"), meaning)
        self.console.print(Padding(table, (1, 2)))

    def _rules(self, name: str) -> None:
        data, players = self.state.game.edition.data, self.state.game.players
        if not name:
            for section in self.book.sections:
                self.console.print(f"  {section.id:6} {section.title}")
            return
        try:
            self.console.print(look_up(self.book, name, data, players))
        except EmporionError:
            found = self.book.search(name)
            if not found:
                self._note(t("no-rule-speaks-of", words=name))
            for rule in found:
                self.console.print(f"  {rule.id:7} {rule.title}")

    def _undo(self) -> bool:
        reason = self.session.undo()
        if reason:
            self._note(t("terminal-undo-stops", why=reason))
            return False
        self.told = min(self.told, len(self.state.moves))
        self._note(t("terminal-taken-back"))
        return True

    def _save(self, name: str) -> None:
        if not name:
            self._note(t("terminal-name-the-file"))
            return
        path = Path(os.path.expanduser(name))
        if is_foreign(path):
            self._warn(t("terminal-not-saved", why=t("terminal-is-foreign", name=name)))
            return
        if not path.parent.is_dir():
            missing = t("terminal-no-folder", name=str(path.parent))
            self._warn(t("terminal-not-saved", why=missing))
            return
        try:
            self.session.save(path)
        except (OSError, ValueError) as error:
            trouble = f"{name}: {getattr(error, 'strerror', None) or error}"
            self._warn(t("terminal-not-saved", why=trouble))
        else:
            self._note(t("terminal-saved", command=f"emporion play --load {name}"))

    def _log(self, everything: bool) -> None:
        events = self.state.events_for(self.state.actor, 0)
        rounds = [place for place, event in enumerate(events) if event.kind == "round"]
        if not everything and len(rounds) > 1:
            events = events[rounds[-2] :]
        self._tell(events)

    def _hint(self) -> None:
        with self._busy(Text(t("hint-thinking"))):
            found = hint(self.state)
        self.console.print(found)

    def _why(self) -> None:
        """What the bots thought; their thoughts would show what they hold, so that must wait."""
        if self.has_secrets:
            self._note(t("terminal-thoughts-wait"))
        elif found := self.session.reasons(self.state.actor):
            self.console.print(reasons(self.state.game, found))
        else:
            self._note(t("terminal-no-thoughts"))

    def _quit(self) -> None:
        name = ask(f"{t('terminal-leaving')} ")
        if name:
            self._save(name)
        raise Leave

    # -- what is shown

    def _tell(self, events: Sequence[em.Event]) -> None:
        for paragraph in narrate(self.state.game, events):
            self.console.print(paragraph)

    def _board(self) -> None:
        self._draw(self.state.actor if self.session.asks_human else None)

    def _draw(self, seat: int | None) -> None:
        """The board as the seat sees it, or a spectator."""
        you = self.session.humans[0] if len(self.session.humans) == 1 else None
        view, game = self.state.view(seat), self.state.game
        self.console.print()
        self.console.print(self.face.draw(view, game, you, self.console.width))

    def _show_choices(self) -> None:
        who = seat_name(self.state.actor)
        asked = prompt(self.state)
        self.console.print(sentence("terminal-labelled", "bold", label=who, words=asked))
        groups = list(dict.fromkeys(choice.group for choice in self.choices))
        for group in groups:
            entries = [choice for choice in self.choices if choice.group == group]
            if len(list(filter(None, groups))) > 1 and group:
                self.console.print(Text(f"  {group}", "underline"))
            self.console.print(_entries(self.state.game, entries, self.console.width))

    def _end(self) -> None:
        if self.is_shared:
            clear(self.console)
            self._tell(self.state.events_for(None, self.told))
        else:
            self._tell(self.session.news(next(iter(self.session.humans), None)))
        self._board()
        self.console.print(score_table(self.state))
        self.console.print(winners_words(self.state))
        if self.session.autosave:
            self.session.autosave.unlink(missing_ok=True)  # a finished game is not resumed
        if self.session.humans:
            self._keep()

    def _keep(self) -> None:
        question = t("terminal-keep-or-why" if self.session.weighed else "terminal-keep")
        while (name := ask(f"{question} ")).lower() == "why":
            self._review()
        if name:
            try:
                self.state.transcript().save(Path(os.path.expanduser(name)))
            except EmporionError as error:
                self._warn(t("terminal-not-kept", why=str(error)))
            else:
                self._note(t("terminal-kept", command=f"emporion replay {name}"))

    def _review(self) -> None:
        """The decisions of bots that mattered most; nothing is secret any more."""
        if found := weightiest(self.session.weighed):
            self._note(t("terminal-most-at-stake"))
            self.console.print(reasons(self.state.game, found))
        else:
            self._note(t("terminal-no-thoughts-at-all"))

    def _farewell(self, *, typed: bool) -> None:
        self.session.keep()
        if self.is_shared:
            clear(self.console)
        elif not typed:
            self.console.print()
        kept = self.session.autosave and not self.session.trouble and not self.state.over
        if kept and self.state.moves:
            self._note(t("terminal-goodbye-resume", command="emporion play --resume"))
        else:
            self._note(t("terminal-goodbye"))

    def _note(self, words: str) -> None:
        self.console.print(Text(words, "italic"), soft_wrap=True)

    def _warn(self, words: str) -> None:
        self.console.print(Text(words, "bold red"), soft_wrap=True)


def _who(name: str) -> str:
    if name == HUMAN:
        return t("terminal-you")
    return maybe(f"bot-{name}") or t("terminal-bot", bot=name)


def _entries(game: em.Game, choices: list[Choice], width: int) -> RenderableType:
    """One choice a line; many short ones share lines."""
    if len(choices) > 3:
        texts = [
            Text.assemble((f"{choice.number:>4} ", "bold cyan"), (choice.action.text, "bold"), "  ")
            + _does(game, choice)
            for choice in choices
        ]
        if max(text.cell_len for text in texts) < width // 2:
            return Columns(texts, padding=(0, 2), equal=True, column_first=True)
    table = Table.grid(padding=(0, 1))
    table.add_column(justify="right", min_width=4, style="bold cyan")
    table.add_column(style="bold", no_wrap=True)
    table.add_column()
    for choice in choices:
        table.add_row(str(choice.number), choice.action.text, _does(game, choice))
    return table


def _does(game: em.Game, choice: Choice) -> Text:
    """What a choice does; before that, what it is, where the notation is not the own language."""
    words = action(game, choice.action.text)
    named = [] if words == choice.action.text else [words]
    return Text("; ".join(filter(None, [*named, choice.effect])))
