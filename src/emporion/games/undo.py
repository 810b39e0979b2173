"""How far a seat may take back what it decided.

Undo reaches back to the last thing that revealed information or used chance, or to the last
decision of another seat. What reveals something is each game's own knowledge, in its `reveals.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from emporion.games.rhodes import reveals as rhodes
from emporion.games.rotterdam import reveals as rotterdam
from emporion.table.events import Event
from emporion.table.kernel import State


def _nothing(state: State, viewer: int) -> str | None:
    """Where nothing is secret, everybody could tell who would be asked."""
    return None


class Revealing(NamedTuple):
    """What lets somebody in a game see something new, by keys with the words for them."""

    words: Mapping[str, str]
    event: Callable[[Event], str | None]
    asking: Callable[[State, int], str | None] = _nothing  # that another seat is being asked


REVEALING = {
    "rhodes": Revealing(rhodes.REVEALS, rhodes.reveals),
    "colossus": Revealing(rhodes.REVEALS, rhodes.reveals),
    "rotterdam": Revealing(rotterdam.REVEALS, rotterdam.reveals, rotterdam.asking_reveals),
}


class Undo(NamedTuple):
    """Whether a seat may take back its last decision, and if not, why.

    `to` is for `State.rewind`; it counts decisions the seat may not have seen, so it is for whoever
    keeps the state. All the rest depends only on what the seat knows: whether another really had a
    choice is not given away.
    """

    to: int | None
    reason: str | None = None  # "nothing", "decided", "seen" or "over"
    words: str = ""
    by: int | None = None  # the seat that decided since
    seen: str | None = None  # what was seen since, a key of the game's REVEALS


def undo_reach(state: State, seat: int) -> Undo:
    """Whether the seat, asked or not, may take back the last decision it made.

    >>> import emporion as em
    >>> state = em.game("rhodes", players=3).start(seed=7)
    >>> undo_reach(state, 0).words
    'nothing has been decided yet'
    >>> state.play("buy farmland wine 11")
    >>> undo_reach(state, 0)
    Undo(to=0, reason=None, words='', by=None, seen=None)
    >>> undo_reach(state, 1).words
    'Player 1 has decided since'
    """
    own = [number for number, (who, _) in enumerate(state.moves) if who == seat]
    since = state.events_for(seat, own[-1] if own else 0)
    if state.over:
        return Undo(None, "over", "the game is over")
    others = [event.data["seat"] for event in since if _decides(event, seat)]
    if others:
        return Undo(None, "decided", f"Player {others[-1] + 1} has decided since", by=others[-1])
    if not own:
        return Undo(None, "nothing", "nothing has been decided yet")
    return _unseen(state, seat, state.events_for(seat), own[-1])


def _unseen(state: State, seat: int, events: list[Event], to: int) -> Undo:
    """The seat decided last: it may take that back unless something was revealed by it."""
    revealing = REVEALING[state.game.name]
    seen = next(filter(None, map(revealing.event, events)), None)
    if seen is None and state.actor != seat:
        seen = revealing.asking(state, seat)
    if seen is not None:
        words = f"{revealing.words[seen]} since: what was seen cannot be unseen"
        return Undo(None, "seen", words, seen=seen)
    return Undo(to)


def undo_after(state: State, seat: int, decider: int, events: list[Event]) -> Undo:
    """`undo_reach` right after a decision that all could see, without looking back over the game.

    `events` are what the decision led to, as `State.tell` says.

    >>> import emporion as em
    >>> state = em.game("rhodes", players=3).start(seed=7)
    >>> events = state.tell("buy farmland wine 11")
    >>> all(undo_after(state, seat, 0, events) == undo_reach(state, seat) for seat in range(3))
    True
    """
    if state.over:
        return Undo(None, "over", "the game is over")
    if seat != decider:
        return Undo(None, "decided", f"Player {decider + 1} has decided since", by=decider)
    return _unseen(state, seat, events, state.decisions - 1)


def undo_stop(state: State, seat: int) -> tuple[int, Undo]:
    """The earliest decision the seat reaches by taking back again and again, and why no earlier.

    >>> import emporion as em
    >>> state = em.game("rhodes", players=3).start(seed=7)
    >>> undo_stop(state, 0)[1].reason
    'nothing'
    """
    undo = undo_reach(state, seat)
    while undo.to is not None:
        state = state.rewind(undo.to)
        undo = undo_reach(state, seat)
    return len(state.moves), undo


def _decides(event: Event, seat: int) -> bool:
    """Whether the event is a decision of another seat, as far as this one can tell."""
    return event.kind == "move" and event.data["seat"] != seat and not event.data["forced"]
