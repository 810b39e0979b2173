"""A table: what its log says. An entry is committed first and told here afterwards.

Nothing in this module reads or writes anything; the same entries always make the same table.

Each entry is seen by some viewers, and each viewer counts only what it sees: its **number**. So
nobody learns from a number how many steps another takes in secret. Nothing else that everybody is
shown of a table, its clock say, moves with what not everybody sees.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

import emporion as em
from emporion.server.messages import COLOURS, Clock, Terms
from emporion.server.short import Standing
from emporion.server.storage import Entry, TableRow
from emporion.server.words import phrases_of

SPECTATORS = 15  # the bit for those without a seat
GAME = {"start", "decide", "undo"}  # entries that change the position

Viewer = int | None  # a seat, or a spectator


class Seat(msgspec.Struct):
    """A place at the table."""

    name: str | None = None
    colour: str | None = None
    own_bot: str | None = None  # plays here from the beginning
    stand_in: str | None = None  # plays here while the player is away
    ready: bool = False
    left: bool = False
    late: bool = False

    @property
    def bot(self) -> str | None:
        return self.own_bot or self.stand_in

    @property
    def free(self) -> bool:
        return self.name is None and self.own_bot is None

    @property
    def person(self) -> bool:
        return self.name is not None


class Asked(NamedTuple):
    """An undo that needs consent: who asked, down to how many decisions, who owes an answer."""

    seat: int
    to: int
    waiting: list[int]
    at: int


class Spent(NamedTuple):
    """What a decision cost its seat: time thought, and what of it came from the reserve."""

    seat: int
    thought: int
    reserve: int


class Table(Standing):
    """One game and the people round it."""

    __slots__ = ("changed", "game", "rematch", "reserve", "secrets", "since", "spent", "terms")

    def __init__(self, row: TableRow, terms: Terms, state: em.State, secrets: bool) -> None:
        self.row = row
        self.terms = terms
        self.state = state
        self.game: em.Game = state.game
        self.secrets = secrets
        self.plain = not secrets and terms.clock is None and terms.spectators != "delayed"
        self.phrases = phrases_of(state.game)
        self.everybody = (1 << row.players) - 1 | 1 << SPECTATORS
        self.status = "gathering"
        self.seen = [0] * (row.players + 1)
        self.position_number = [0] * (row.players + 1)
        self.deciders = {seat for seat, _ in state.moves}
        self.later = 0
        self.changed = row.created
        self.rematch: str | None = None
        self.since: int | None = None
        self.spent: Spent | None = None
        clock = terms.clock or Clock()
        self.reserve = [clock.reserve * 1000] * row.players
        bots = [*terms.bots, *([None] * row.players)][: row.players]
        self.seats = [
            Seat(name=None, colour=COLOURS[place], own_bot=bots[place])
            for place in range(row.players)
        ]

    # -- what it says

    def spare_colour(self, seat: int) -> str | None:
        """The seat's own colour, or another one if somebody has taken that."""
        others = [other for other in self.seats if other is not self.seats[seat]]
        taken = {other.colour for other in others if not other.free}
        spare = (self.seats[seat].colour, *COLOURS)
        return next(colour for colour in spare if colour not in taken)

    def place(self, viewer: Viewer) -> int:
        return self.row.players if viewer is None else viewer

    def bit(self, viewer: Viewer) -> int:
        return 1 << (SPECTATORS if viewer is None else viewer)

    @property
    def viewers(self) -> list[Viewer]:
        return [*range(self.row.players), None]

    @property
    def playing(self) -> bool:
        return self.status == "playing"

    @property
    def actor(self) -> int | None:
        """Who is asked to decide."""
        return self.state.actor if self.playing else None

    @property
    def people(self) -> list[int]:
        """Seats held by people, be they away or not."""
        return [place for place, seat in enumerate(self.seats) if seat.person]

    def witnesses(self, seat: int, events: list[em.Event]) -> int:
        """Who sees something of what this seat did, if this came of it."""
        if not self.secrets:
            return self.everybody
        seen = self.bit(seat)
        for viewer in self.viewers:
            if any(event.known_to(viewer) for event in events):
                seen |= self.bit(viewer)
        return seen

    def deadline(self) -> int | None:
        """When the time of whoever is asked runs out, if a clock runs for a person."""
        if self.terms.clock is None or self.since is None:
            return None
        actor = self.actor
        if actor is None:
            return None
        seat = self.seats[actor]
        if seat.bot is not None or seat.late:
            return None
        return self.since + self.terms.clock.decision * 1000 + self.reserve[actor]

    # -- what is told

    def tell(self, entry: Entry, state: em.State | None = None) -> None:
        """Take an entry that was committed; `state` is what it led to, where that is known."""
        known = state is not None and self.terms.clock is None  # all that its body says
        body = msgspec.json.decode(entry.body) if entry.body and not known else {}
        seat = None if entry.seat is None else self.seats[entry.seat]
        kind = entry.kind
        getattr(self, f"_{kind}")(entry, body, seat, state)
        self.number = entry.number
        if entry.viewers == self.everybody and kind not in GAME:  # `later` has those
            self.changed = entry.at
        if kind in GAME or kind in ("lend", "return"):
            self.moved = entry.number
        seen, spectators = self.seen, len(self.seen) - 1
        for place in range(spectators + 1):
            if entry.viewers >> (place if place < spectators else SPECTATORS) & 1:
                seen[place] += 1
                if kind in GAME:
                    self.position_number[place] = seen[place]

    def _sit(self, entry: Entry, body: dict[str, Any], seat: Seat, _: object) -> None:
        seat.name = body["name"]
        seat.colour = body.get("colour") or seat.colour
        seat.own_bot = None
        seat.ready = body.get("ready", False)

    def _stand(self, entry: Entry, body: dict[str, Any], seat: Seat, _: object) -> None:
        seat.name = None
        seat.ready = False

    def _rename(self, entry: Entry, body: dict[str, Any], seat: Seat, _: object) -> None:
        seat.name = body.get("name") or seat.name
        seat.colour = body.get("colour") or seat.colour

    def _ready(self, entry: Entry, body: dict[str, Any], seat: Seat, _: object) -> None:
        seat.ready = body["ready"]

    def _start(self, entry: Entry, body: dict[str, Any], seat: object, _: object) -> None:
        for place, bot in body.get("bots", {}).items():
            self.seats[int(place)].own_bot = bot
        for place, one in enumerate(self.seats):
            if one.own_bot:
                one.colour = self.spare_colour(place)
        self.status = "over" if self.state.over else "playing"
        self.since = self.later = entry.at

    def _decide(
        self, entry: Entry, body: dict[str, Any], seat: Seat, state: em.State | None
    ) -> None:
        if state is None:
            self.state.play(body["action"])
        else:
            self.state = state
        assert entry.seat is not None
        self.decided = entry.seat
        self.deciders.add(entry.seat)
        if self.state.over:
            self.status = "over"
            self.since = None
        if entry.viewers != self.everybody:
            return
        self.asked = None
        self.later = entry.at
        if self.terms.clock is not None and self.since is not None:
            self.spent = None
            if "bot" not in body:
                thought = entry.at - self.since
                over = max(0, thought - self.terms.clock.decision * 1000)
                used = min(over, self.reserve[entry.seat])
                self.reserve[entry.seat] -= used
                self.spent = Spent(entry.seat, thought, used)
            self.since = entry.at
        seat.late = False

    def _undo(self, entry: Entry, body: dict[str, Any], seat: Seat, state: em.State | None) -> None:
        self.state = state or self.state.rewind(body["to"])
        moves = self.state.moves
        self.decided = moves[-1][0] if moves else None
        self.deciders = {seat for seat, _ in moves}
        if entry.viewers == self.everybody:
            self.asked = None
            self.since = self.later = entry.at
            if self.spent is not None and self.spent.seat == entry.seat == self.actor:
                # Thinking goes on where it stopped: taking back buys no time.
                self.since -= self.spent.thought
                self.reserve[entry.seat] += self.spent.reserve
            self.spent = None

    def _ask(self, entry: Entry, body: dict[str, Any], seat: Seat, _: object) -> None:
        assert entry.seat is not None
        self.asked = Asked(entry.seat, body["to"], body["waiting"], entry.at)

    def _agree(self, entry: Entry, body: dict[str, Any], seat: Seat, _: object) -> None:
        assert self.asked is not None
        waiting = [place for place in self.asked.waiting if place != entry.seat]
        self.asked = self.asked._replace(waiting=waiting)

    def _refuse(self, entry: Entry, body: dict[str, Any], seat: Seat, _: object) -> None:
        self.asked = None

    def _lend(self, entry: Entry, body: dict[str, Any], seat: Seat, _: object) -> None:
        seat.stand_in = body["bot"]
        seat.late = False
        seat.left = body.get("left", False)

    def _return(self, entry: Entry, body: dict[str, Any], seat: Seat, _: object) -> None:
        seat.stand_in = None
        seat.left = False
        if entry.seat == self.actor:
            self.since = self.later = entry.at

    def _late(self, entry: Entry, body: dict[str, Any], seat: Seat, _: object) -> None:
        seat.late = True
        assert entry.seat is not None
        self.reserve[entry.seat] = 0

    def _grant(self, entry: Entry, body: dict[str, Any], seat: Seat, _: object) -> None:
        seat.late = False
        self.since = entry.at

    def _pause(self, entry: Entry, body: dict[str, Any], seat: object, _: object) -> None:
        """No server ran for so long: nobody's clock did either."""
        if self.since is not None:
            self.since += body["ms"]

    def _say(self, entry: Entry, body: dict[str, Any], seat: object, _: object) -> None:
        pass

    def _hint(self, entry: Entry, body: dict[str, Any], seat: object, _: object) -> None:
        pass

    def _rematch(self, entry: Entry, body: dict[str, Any], seat: object, _: object) -> None:
        self.rematch = body["again"]
