"""A table as a viewer may know it: every message with game in it is made here.

Whatever is said about the position comes from `State.view`, `events_for`, and the actions of the
seat that is asked, so it is as silent about secrets as the engine is.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec
from msgspec import structs

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
    Legal,
    News,
    Reason,
    Result,
    SeatInfo,
    Summary,
    TableInfo,
    Turn,
    UndoInfo,
)
from emporion.server.storage import Entry
from emporion.server.table import GAME, Table, Viewer
from emporion.table import fair

_encode = msgspec.json.Encoder().encode
PEOPLE = {"sit", "stand", "rename", "ready", "start", "lend", "return", "late", "grant", "ask"}
PEOPLE |= {"agree", "refuse", "rematch"}  # entries after which the table itself reads differently
FIRST = b'{"type":"news","number":%d'  # of a message; the turn follows, then what all hear alike
UNTOLD = {"to"}  # counts decisions, also those a viewer has not seen


def full(table: Table, viewer: Viewer, caller: Caller, now: int) -> Full:
    """Everything, for somebody who has just come."""
    position = _Position(table, viewer) if table.status != "gathering" else None
    return Full(
        number=table.seen[table.place(viewer)],
        table=table_info(table),
        viewer=viewer,
        mine=sorted(caller.seats),
        owner=caller.owner,
        view=position.raw if position else None,
        turn=position.turn() if position else None,
        clock=clock(table, now),
    )


class Teller:
    """Tells the viewers of a table about one entry, and works out once what they share."""

    def __init__(
        self,
        table: Table,
        entry: Entry,
        events: list[em.Event] | None = None,
        *,
        with_view: bool = True,
    ) -> None:
        self.table = table
        self.entry = entry
        self.body = _told(entry)
        self.changes_game = entry.kind in GAME
        self.over = table.status == "over"
        self.with_view = with_view
        self._info = table_info(table) if entry.kind in PEOPLE or self.over else None
        self._shared: msgspec.Raw | None = None  # the view, where all see the same
        self._alike: bytes | None = None  # of a message, where it is the same for all
        self._onlooker: bytes | None = None  # the turn of who neither is asked nor decided last
        self._open = None if table.secrets else events  # what happened, where all may know it
        self._events = None if self._open is None else happened(self._open)

    def message(self, viewer: Viewer, now: int) -> bytes:
        """The news as they are sent. Where there are no secrets, most of it is written once."""
        table = self.table
        if table.secrets:
            return _encode(self.news(viewer, now))
        if self._alike is None:
            news = self.news(None, now)
            alike = _encode(structs.replace(news, number=0, turn=None))
            self._alike = alike.removeprefix(FIRST % 0)
            self._onlooker = _encode(news.turn) if news.turn else None
        first = FIRST % table.seen[table.place(viewer)]
        if self._onlooker is None:
            return first + self._alike
        turn = self._onlooker
        if viewer is not None and viewer in (table.actor, table.decided):
            turn = _encode(_Position(table, viewer, self._shared).turn(self._open))
        return b'%b,"turn":%b%b' % (first, turn, self._alike)

    def news(self, viewer: Viewer, now: int) -> News:
        table, entry = self.table, self.entry
        view = turn = None
        if table.status != "gathering" and self.with_view:
            position = _Position(table, viewer, self._shared)
            if not table.secrets:
                self._shared = position.raw
            view = position.raw if self.changes_game else None
            turn = position.turn(self._open)
        return News(
            number=table.seen[table.place(viewer)],
            kind=entry.kind,
            at=entry.at,
            seat=entry.seat,
            body=self.body,
            events=self._happened(viewer) if entry.kind == "decide" else [],
            table=self._info,
            view=view,
            turn=turn,
            clock=clock(table, now),
        )

    def _happened(self, viewer: Viewer) -> list[Happened]:
        if self._events is not None:
            return self._events
        events = happened(self.table.state.events_for(viewer))
        if not self.table.secrets:
            self._events = events
        return events


class _Position:
    """What one viewer knows of the position now."""

    def __init__(self, table: Table, viewer: Viewer, shared: msgspec.Raw | None = None) -> None:
        self._table = table
        self._viewer = viewer
        if shared is not None:
            self.raw = shared
            self._actor, self._decision = table.state.actor, table.state.decision
            return
        view = table.state.view(viewer)
        self.raw = msgspec.Raw(_encode(view))
        self._actor, self._decision = view["actor"], view["decision"]

    def turn(self, events: list[em.Event] | None = None) -> Turn:
        table, viewer = self._table, self._viewer
        waiting = sorted({*(table.asked.waiting if table.asked else ()), *self._asked()})
        if not table.playing:
            return Turn(waiting)
        mine = viewer is not None and viewer == table.actor
        return Turn(
            waiting=waiting,
            actor=self._actor,
            decision=self._decision,
            prompt=table.state.prompt if mine else None,
            legal=legal(table.state) if mine else None,
            undo=undo(table, viewer, events),
        )

    def _asked(self) -> tuple[int, ...]:
        return (self._actor,) if self._table.playing else ()


def undo(table: Table, viewer: Viewer, events: list[em.Event] | None = None) -> UndoInfo | None:
    """What a seat may take back, for whoever decided last or is asked now.

    Where there are secrets, for every seat: who decided last may be one. `events` are those of a
    decision just made, where all may know them.
    """
    if viewer is None or not table.playing:
        return None
    if not table.secrets and viewer not in (table.decided, table.actor):
        return None
    if events is not None and table.decided is not None:
        reach = undo_after(table.state, viewer, table.decided, events)
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
    """The legal actions as `Legal`, each encoded once for all tables."""
    return [_legal(state.game, action) for action in state.legal()]


@lru_cache(maxsize=20_000)
def _legal(game: em.Game, action: em.Action) -> msgspec.Raw:
    place = places.of(game)[action.id]
    found = Legal(
        action.id, action.text, action.rule, list(place.places), place.kind, dict(place.arguments)
    )
    return msgspec.Raw(_encode(found))


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
    return Summary(
        id=table.row.id,
        game=table.row.game,
        players=table.row.players,
        title=table.terms.title,
        status=table.status,
        pace=table.terms.pace,
        free=sum(seat.free for seat in table.seats),
        changed=table.later or table.row.created,
        names=[seat.name or seat.bot for seat in table.seats],
        mine=sorted(mine),
        waiting_for_me=table.actor in mine,
    )
