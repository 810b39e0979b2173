"""What happened, told in words: one paragraph for what one player did in a row."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from rich.padding import Padding
from rich.text import Text

from emporion.table.events import Event
from emporion.terminal.look import seat_name

# What the move itself has said, or the event beside it.
SAID = {"row", "chip", "tile", "farmland", "large ship"}
ENDINGS = ("stop", "skip", "done")
SAID_BESIDE = {("gain", "purchase"), ("lose", "loading")}


def narrate(events: Iterable[Event]) -> list[Padding]:
    """Paragraphs, each to be printed on its own."""
    return [paragraph.lines() for paragraph in _paragraphs(events)]


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
            text.append(f": {results}")
        return Padding(text, (0, 0, 0, 0))


def _paragraphs(events: Iterable[Event]) -> list[_Paragraph]:
    found: list[_Paragraph] = []
    for event in events:
        if event.kind == "move":
            seat, action, forced = (event.data[key] for key in ("seat", "action", "forced"))
            if forced and action in ENDINGS and found and found[-1].seat == seat:
                continue
            if not found or found[-1].seat != seat:
                found.append(_Paragraph(seat))
            found[-1].moves.append(f"{action} (forced)" if forced else action)
        elif event.kind in ("round", "phase", "last round", "over") or _is_egyptian(event):
            if not found or found[-1].seat is not None:
                found.append(_Paragraph(None))
            found[-1].results[event.text] += 1
        elif event.kind not in SAID and (event.kind, event.data.get("source")) not in SAID_BESIDE:
            if not found:
                found.append(_Paragraph(None))
            found[-1].results[_said_of(found[-1].seat, event.text)] += 1
    return found


def _is_egyptian(event: Event) -> bool:
    """An Egyptian ship sails in: the game's doing, and so is what follows from it."""
    return event.kind == "enters" and event.data["owner"] is None


def _said_of(seat: int | None, text: str) -> str:
    """Without the name of the player the paragraph is about."""
    if seat is None:
        return text
    return text.removeprefix(f"Player {seat + 1} ").replace(f" of Player {seat + 1}", "")
