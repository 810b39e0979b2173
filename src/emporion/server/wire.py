"""A table as a viewer may know it: every message with game in it is made here.

Whatever is said about the position comes from `State.view`, `events_for`, and the actions of the
seat that is asked, so it is as silent about secrets as the engine is.
"""

from __future__ import annotations

from typing import Any

import msgspec

import emporion as em
from emporion.errors import EmporionError, IllegalAction
from emporion.games import places
from emporion.games.reasons import arguments, undo_arguments
from emporion.games.undo import REVEALING, undo_after, undo_reach
from emporion.server.acts import Caller
from emporion.server.messages import (
    Asked,
    ClockInfo,
    Full,
    Happened,
    News,
    Reason,
    Result,
    SeatInfo,
    Summary,
    TableInfo,
    Turn,
    UndoInfo,
)
from emporion.server.phrases import Phrase
from emporion.server.storage import Entry
from emporion.server.table import GAME, Table, Viewer
from emporion.server.words import phrases_of
from emporion.table import fair

encode = msgspec.json.Encoder().encode
PEOPLE = {"sit", "stand", "rename", "ready", "start", "lend", "return", "late", "grant", "ask"}
PEOPLE |= {"agree", "refuse", "rematch"}  # entries after which the table itself reads differently
FIRST = b'{"type":"news","number":%d'  # of a message; the turn follows, then what all hear alike
GAP = msgspec.Raw(b"\0")  # where legal actions are to stand
UNTOLD = {"to"}  # counts decisions, also those a viewer has not seen


def full(table: Table, viewer: Viewer, caller: Caller, now: int) -> Full:
    """Everything, for somebody who has just come."""
    begun = table.status != "gathering"
    return Full(
        number=table.seen[table.place(viewer)],
        table=table_info(table),
        viewer=viewer,
        mine=sorted(caller.seats),
        owner=caller.owner,
        view=view_of(table, viewer) if begun else None,
        turn=turn(table, viewer) if begun else None,
        clock=clock(table, now),
    )


class Teller:
    """Tells the viewers of a table about one entry, and works out once what they share.

    `events` are what a decision just made led to, where that is known.
    """

    def __init__(
        self,
        table: Table,
        entry: Entry,
        events: list[Phrase] | None = None,
        *,
        with_view: bool = True,
    ) -> None:
        self.table = table
        self.entry = entry
        self.changes_game = entry.kind in GAME
        self.over = table.status == "over"
        self.with_view = with_view
        self._info = table_info(table) if entry.kind in PEOPLE or self.over else None
        self._alike: bytes | None = None  # of a message, where it is the same for all
        self._onlooker = b""  # the turn of who neither is asked nor decided last
        self._events = events

    def message(self, viewer: Viewer, now: int) -> tuple[bytes, bytes]:
        """The news as they are sent, in two parts. Without secrets the second is the same for all,
        and so is most of the first for all who neither are asked nor decided last.
        """
        table = self.table
        if table.secrets:
            return encode(self.news(viewer, now)), b""
        if self._alike is None:
            shown = table.status != "gathering" and self.with_view
            view = view_of(table, None) if shown and self.changes_game else None
            self._alike = encode(self._news(None, 0, view, None, now))[len(FIRST % 0) :]
            self._onlooker = turn_json(table, None, self._events) if shown else b""
        turn = self._onlooker
        if turn and viewer is not None and (viewer == table.decided or viewer == table.actor):
            turn = turn_json(table, viewer, self._events)
        return FIRST % table.seen[table.place(viewer)] + turn, self._alike

    def news(self, viewer: Viewer, now: int) -> News:
        table = self.table
        view = said = None
        if table.status != "gathering" and self.with_view:
            view = view_of(table, viewer) if self.changes_game else None
            said = turn(table, viewer, self._events)
        return self._news(viewer, table.seen[table.place(viewer)], view, said, now)

    def _news(
        self, viewer: Viewer, number: int, view: msgspec.Raw | None, said: Turn | None, now: int
    ) -> News:
        entry = self.entry
        return News(
            number=number,
            kind=entry.kind,
            at=entry.at,
            seat=entry.seat,
            body=_told(entry),
            events=self._happened(viewer) if entry.kind == "decide" else [],
            table=self._info,
            view=view,
            turn=said,
            clock=clock(self.table, now),
        )

    def _happened(self, viewer: Viewer) -> list[Any]:
        """What the viewer may know of it, as `Happened`."""
        if self._events is None:
            phrases = self.table.phrases
            self._events = [phrases.phrase(event) for event in self.table.state.events]
        if not self.table.secrets:
            return [phrase.raw for phrase in self._events]
        return [phrase.raw for phrase in self._events if phrase.event.known_to(viewer)]


def view_of(table: Table, viewer: Viewer) -> msgspec.Raw:
    return msgspec.Raw(table.state.view_json(viewer))


def turn(
    table: Table,
    viewer: Viewer,
    events: list[Phrase] | None = None,
    legal: list[Any] | None = None,
) -> Turn:
    """Who owes what, as a viewer may know it. `events` as for the teller; `legal` stands in for
    the actions.
    """
    asked = table.asked.waiting if table.asked else ()
    if not table.playing:
        return Turn(sorted(asked))
    state = table.state
    mine = viewer == state.actor
    return Turn(
        waiting=sorted({*asked, state.actor}),
        actor=state.actor,
        decision=state.decision,
        prompt=state.prompt if mine else None,
        legal=(legal or table.phrases.legal(state)) if mine else None,
        undo=undo(table, viewer, events),
    )


def turn_json(table: Table, viewer: Viewer, events: list[Phrase] | None) -> bytes:
    """The same as it stands in a message of a table without secrets.

    But for the legal actions there are few different ones, and each is written once.
    """
    state = table.state
    actor = state.actor
    if events is None or table.asked is not None or not table.playing:
        return b',"turn":%b' % encode(turn(table, viewer, events))
    decider = table.decided
    known = viewer if viewer in (actor, decider) else None
    seen = _seen(events) if known == decider else None
    key = (actor, state.decision, known, decider, seen, known in table.deciders)
    parts = table.phrases.turns.get(key)
    if parts is None:
        written = encode(turn(table, known, events, legal=[GAP]))
        before, _, after = (b',"turn":%b' % written).partition(GAP)
        parts = table.phrases.turns[key] = (before, after)
    if viewer != actor:
        return parts[0]
    return table.phrases.legal_between(*parts, state)


def _seen(events: list[Phrase]) -> str | None:
    """The first thing these events revealed."""
    for phrase in events:
        if phrase.reveals is not None:
            return phrase.reveals
    return None


def undo(table: Table, viewer: Viewer, events: list[Phrase] | None = None) -> UndoInfo | None:
    """What a seat that has decided may take back, for whoever decided last or is asked now.

    Where there are secrets, for every seat: who decided last may be one. `events` are those of a
    decision just made, where all may know them.
    """
    if viewer not in table.deciders or not table.playing:
        return None
    if not table.secrets and viewer not in (table.decided, table.actor):
        return None
    assert viewer is not None
    if events is not None and table.decided is not None and not table.secrets:
        happened = [phrase.event for phrase in events] if viewer == table.decided else []
        reach = undo_after(table.state, viewer, table.decided, happened)
    else:
        reach = undo_reach(table.state, viewer)
    if reach.to is not None:
        return UndoInfo(True)
    return UndoInfo(False, reach.reason, reach.words, undo_arguments(reach))


def _told(entry: Entry) -> dict[str, Any]:
    """What an entry says beside the events of the game, which tell of decisions."""
    if entry.kind == "decide" or not entry.body:
        return {}
    body: dict[str, Any] = msgspec.json.decode(entry.body)
    return {key: value for key, value in body.items() if key not in UNTOLD}


def happened(events: list[em.Event]) -> list[Happened]:
    return [Happened(event.kind, event.data, event.text) for event in events]


def legal(state: em.State) -> list[Any]:
    """The legal actions as `Legal`, each written once for all tables."""
    return phrases_of(state.game).legal(state)


def reasons(state: em.State) -> list[Reason]:
    """Every action of the game: possible now, or why not."""
    found = []
    everywhere = places.of(state.game)
    rules = {action.id: action.rule for action in state.legal()}
    for action in state.game.actions:
        where = list(everywhere[action.id].places)
        if action.id in rules:
            found.append(Reason(action.id, action.text, True, rules[action.id], places=where))
            continue
        try:
            state.check(action)
        except IllegalAction as error:
            about = arguments(state, error)
            found.append(
                Reason(
                    *(action.id, action.text, False, error.rule, error.reason, error.words),
                    places=where,
                    args=about,
                )
            )
        except EmporionError as error:
            found.append(Reason(action.id, action.text, False, None, "no", str(error), where))
    return found


def preview(state: em.State, seat: int, action: str, seed: int = 0) -> list[Happened]:
    """What an action of the seat that is asked would do, as far as that seat can know.

    It is played in a world the seat imagines, and told until something is revealed or another
    seat's turn comes: what follows would be another story in another world.
    """
    world = state.imagine(seat, seed=seed)
    world.play(action)
    reveals = REVEALING[state.game.name].event
    found = []
    for event in world.events_for(seat):
        if reveals(event) or (event.kind == "move" and event.data["seat"] != seat):
            break
        found.append(event)
    return happened(found)


def clock(table: Table, now: int) -> ClockInfo | None:
    if table.terms.clock is None or table.status == "gathering":
        return None
    return ClockInfo(now, table.since, list(table.reserve))


def table_info(table: Table) -> TableInfo:
    over = table.status == "over"
    row = table.row
    return TableInfo(
        id=row.id,
        terms=table.terms,
        status=table.status,
        seats=[
            SeatInfo(
                name=seat.name,
                colour=seat.colour,
                bot=seat.bot,
                lent=seat.stand_in is not None,
                ready=seat.ready,
                left=seat.left,
                late=seat.late,
            )
            for seat in table.seats
        ],
        created=row.created,
        commitment=fair.commitment(row.id, int(row.seed), bytes.fromhex(row.salt)),
        engine=row.engine,
        edition=row.edition,
        seed=row.seed if over else None,
        salt=row.salt if over else None,
        result=Result(table.state.scores, table.state.winners) if over else None,
        rematch=table.rematch,
        asked=None if table.asked is None else Asked(table.asked.seat, table.asked.waiting),
    )


def summary(table: Table, mine: frozenset[int]) -> Summary:
    """A table in a list."""
    owing = {table.actor, *(table.asked.waiting if table.asked else ())}
    return Summary(
        id=table.row.id,
        game=table.row.game,
        players=table.row.players,
        title=table.terms.title,
        status=table.status,
        pace=table.terms.pace,
        free=sum(seat.free for seat in table.seats),
        changed=max(table.later, table.changed),
        names=[seat.name or seat.bot for seat in table.seats],
        mine=sorted(mine),
        waiting_for_me=not mine.isdisjoint(owing),
    )
