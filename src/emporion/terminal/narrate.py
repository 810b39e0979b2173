"""What happened, told in words: one paragraph for what one player did in a row."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable

from rich.padding import Padding
from rich.text import Text

import emporion as em
from emporion.terminal import words
from emporion.terminal.faces import FACES
from emporion.terminal.look import seat_name


def narrate(game: em.Game, events: Iterable[em.Event]) -> list[Padding]:
    """Paragraphs, each to be printed on its own."""
    found = _paragraphs(game, events)
    return [paragraph.lines() for paragraph in found if paragraph.moves or paragraph.results]


def everything(state: em.State, since: int) -> list[em.Event]:
    """What happened since that many decisions, as those tell it who did it: no more secrets."""
    return [
        event
        for event in state.log(since)
        if event.audience is None or event.data["seat"] in event.audience
    ]


class _Paragraph:
    """The moves one seat made in a row, and what came of them. No seat: the game's own doing."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.moves: list[str] = []
        self.results: Counter[str] = Counter()

    def lines(self) -> Padding:
        text = Text()
        results = "; ".join(
            line if count == 1 else f"{line} ×{count}" for line, count in self.results.items()
        )
        if self.seat is None:
            text.append(results, "italic")
            return Padding(text, (0, 0, 0, 2))
        text.append_text(seat_name(self.seat))
        text.append(f"  {' › '.join(self.moves)}", "bold")
        if results:
            text.append(f": {results}" if self.moves else results)
        return Padding(text, (0, 0, 0, 0))


def _paragraphs(game: em.Game, events: Iterable[em.Event]) -> list[_Paragraph]:
    telling, found = FACES[game.name].telling, list[_Paragraph]()
    for event in events:
        if event.kind == "move":
            seat, action, forced = (event.data[key] for key in ("seat", "action", "forced"))
            if forced and action in telling.endings and found and found[-1].seat == seat:
                continue
            if not found or found[-1].seat != seat:
                found.append(_Paragraph(seat))
            if told := telling.move(game, action):
                found[-1].moves.append(words.t("terminal-forced", move=told) if forced else told)
        elif telling.headings(event):
            if not found or found[-1].seat is not None:
                found.append(_Paragraph(None))
            found[-1].results[_sentence(game, event)] += 1
        elif not telling.said(event) and (sentence := _sentence(game, event)):
            if not found:
                found.append(_Paragraph(None))
            found[-1].results[_said_of(found[-1].seat, sentence)] += 1
    return found


def _sentence(game: em.Game, event: em.Event) -> str:
    """An event in words, to be strung together with others."""
    more = FACES[game.name].telling.more(game, event)
    return words.event(game.name, event.kind, event.data, more).removesuffix(".")


def _said_of(seat: int | None, sentence: str) -> str:
    """Without the name of the player the paragraph is about, where it begins with that."""
    if seat is None:
        return sentence
    return re.sub(rf"^{re.escape(words.player(seat))}\s*:?\s+", "", sentence)
