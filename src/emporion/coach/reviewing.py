"""A game looked back on, with the eyes of one seat."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from emporion.coach.judging import BEST, UNJUDGED, Bench, Judged
from emporion.coach.lessons import BLAMED, Lesson, blamed, lessons
from emporion.errors import EmporionError, brief
from emporion.table.kernel import State, is_whole
from emporion.table.transcript import Transcript

TURNS = 5  # turning points at most

Progress = Callable[[int, int], None]  # decisions judged, and how many there are


@dataclass(frozen=True)
class Review:
    """Every decision of a seat that had something to it, and what to learn from them."""

    game: str
    seat: int
    judge: str  # or several
    decisions: tuple[Judged, ...]
    turning: tuple[int, ...]  # the numbers of those that cost most, in the order of the game
    lessons: tuple[Lesson, ...]

    @property
    def tally(self) -> dict[str, int]:
        """How often each verdict was given, the best first."""
        given = [one.verdict for one in self.decisions]
        return {name: given.count(name) for name in (BEST, "good", *BLAMED)}


def review(
    played: State | Transcript,
    seat: int,
    *,
    judge: str | Bench | None = None,
    progress: Progress | None = None,
) -> Review:
    """The game so far, judged decision by decision. Whatever `progress` raises ends it.

    >>> import emporion as em
    >>> state = em.game("rhodes", players=2).start(seed=3)
    >>> for _ in range(8):
    ...     state.play(state.legal_ids()[0])
    >>> found = review(state, 0, judge="planner:20")
    >>> len(found.decisions), {one.seat for one in found.decisions}
    (5, {0})
    """
    state = played.verify() if isinstance(played, Transcript) else played
    game = state.game
    if not is_whole(seat, 0, game.players - 1):
        raise EmporionError(f"seats run from 0 to {game.players - 1}, not {brief(seat)}")
    bench = judge if isinstance(judge, Bench) else Bench(game, seat, judge)
    found = tuple(_judgements(state, seat, bench, progress))
    learnt = lessons(game, found, state.over)
    judges = ", ".join(bench.judges)
    return Review(game.name, seat, judges, found, turning(found), learnt)


def _judgements(
    state: State, seat: int, bench: Bench, progress: Progress | None
) -> Iterator[Judged]:
    """Every decision of the seat where there was something to choose."""
    then, done = state.rewind(0), 0
    every = sum(who == seat for who, _ in state.moves)
    for who, text in state.moves:
        if who == seat:
            if progress is not None:
                progress(done, every)
            judged = bench.judge(then, text)
            if judged.verdict != UNJUDGED:
                yield judged
            done += 1
        then.play(text)
    if progress is not None:
        progress(done, every)


def turning(decisions: Sequence[Judged]) -> tuple[int, ...]:
    """Where the game turned: the decisions that cost most of the chance to win."""
    turns = blamed([one for one in decisions if one.decides])
    turns.sort(key=lambda one: one.loss, reverse=True)
    return tuple(sorted(one.number for one in turns[:TURNS]))
