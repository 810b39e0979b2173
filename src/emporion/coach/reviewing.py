"""A game looked back on, with the eyes of one seat."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from emporion.coach.judging import UNJUDGED, Bench, Judged, usual
from emporion.coach.lessons import Lesson, lessons
from emporion.errors import EmporionError, brief
from emporion.table.kernel import State, is_whole
from emporion.table.transcript import Transcript

TURNS = 5  # turning points at most
BLAMED = ("slip", "mistake", "blunder")

Progress = Callable[[int, int], None]  # decisions judged, and how many there are


@dataclass(frozen=True)
class Review:
    """Every decision of a seat that had something to it, and what to learn from them."""

    game: str
    seat: int
    judge: str
    decisions: tuple[Judged, ...]
    turning: tuple[int, ...]  # the numbers of those that cost most, in the order of the game
    lessons: tuple[Lesson, ...]


def review(
    played: State | Transcript,
    seat: int,
    *,
    judge: str | None = None,
    progress: Progress | None = None,
) -> Review:
    """The game so far, judged decision by decision; whatever `progress` raises ends it."""
    state = played.verify() if isinstance(played, Transcript) else played
    found = list(judgements(state, seat, judge=judge, progress=progress))
    return Review(
        game=state.game.name,
        seat=seat,
        judge=judge or usual(state.game),
        decisions=tuple(found),
        turning=turning(found),
        lessons=lessons(state.game, found),
    )


def judgements(
    state: State, seat: int, *, judge: str | None = None, progress: Progress | None = None
) -> Iterator[Judged]:
    """One after the other, so that they can be shown as they come; what is forced is left out."""
    if not is_whole(seat, 0, state.game.players - 1):
        raise EmporionError(f"seats run from 0 to {state.game.players - 1}, not {brief(seat)}")
    bench = Bench(state.game, seat, judge)
    then = state.rewind(0)
    last = sum(who == seat for who, _ in state.moves)
    done = 0
    for who, text in state.moves:
        if who == seat:
            if progress is not None:
                progress(done, last)
            judged = bench.judge_at(then, text)
            if judged.verdict != UNJUDGED:
                yield judged
            done += 1
        then.play(text)
    if progress is not None:
        progress(last, last)


def turning(decisions: Sequence[Judged]) -> tuple[int, ...]:
    """Where the game turned: the decisions that cost most."""
    blamed = [one for one in decisions if one.verdict in BLAMED]
    blamed.sort(key=lambda one: one.loss, reverse=True)
    return tuple(sorted(one.number for one in blamed[:TURNS]))
