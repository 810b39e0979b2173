"""What clients and server say to each other: the same over REST and the socket.

A client sends **acts**; each carries an `id` of the client's own, so that sending it again does
nothing twice. The server sends **news**, numbered for each viewer from 1 without gaps, and answers
every act with `done` or `refused`.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, get_args

import msgspec
from msgspec import Meta, Struct

Name = Annotated[str, Meta(min_length=1, max_length=32)]
Spec = Annotated[str, Meta(min_length=1, max_length=32)]
MoveId = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_.:-]+$")]
SeatNumber = Annotated[int, Meta(ge=0, le=4)]
Number = Annotated[int, Meta(ge=0, le=1_000_000_000)]
Words = Annotated[str, Meta(min_length=1, max_length=500)]
Key = Annotated[str, Meta(min_length=1, max_length=128)]
Colour = Literal["blue", "red", "yellow", "green", "purple"]
Pace = Literal["free", "live", "turn-based"]
Spectators = Literal["yes", "no", "delayed"]
COLOURS: tuple[Colour, ...] = get_args(Colour)
CHOICES: dict[str, tuple[str, ...]] = {
    "colour": COLOURS,
    "edition": ("standard", "a document with its numbers"),
    "pace": get_args(Pace),
    "spectators": get_args(Spectators),
}


def with_choices(words: str, where: str) -> str:
    """What is wrong with a value, and which values a field of few has."""
    some = CHOICES.get(where.rpartition(".")[2])
    return f"{words}; it is one of {', '.join(some)}" if some and "enum" in words else words


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """How long players may think: so long for each decision, and a reserve for the whole game."""

    decision: Annotated[int, Meta(ge=5, le=30 * 86400)] = 120  # seconds
    reserve: Annotated[int, Meta(ge=0, le=90 * 86400)] = 600


class Point(Struct, frozen=True, forbid_unknown_fields=True):
    """A moment of a stored replay, to play on from."""

    replay: Key
    decision: Number


class Terms(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What a table is agreed to be. A seat in `bots` that names a player is played by it."""

    game: Annotated[str, Meta(max_length=32)]
    players: Annotated[int, Meta(ge=2, le=5)] = 3
    edition: Literal["standard"] | dict[str, Any] = "standard"
    options: dict[str, Any] = {}
    bots: Annotated[list[Spec | None], Meta(max_length=5)] = []
    title: Annotated[str, Meta(max_length=60)] = ""
    pace: Pace = "free"
    clock: Clock | None = None
    listed: bool = False
    spectators: Spectators = "yes"
    hints: bool | None = None  # whether the coach may be asked; if not said, by a lone player


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """Asks for a table. `sit` takes seats for the caller at once: several make it hot-seat.

    Who sits there is called `name`; several at one screen may each have one of their own, in
    `names`, in the order of their seats.
    """

    terms: Terms
    sit: Annotated[list[SeatNumber], Meta(max_length=5)] = []
    name: Name | None = None
    names: Annotated[list[Name], Meta(max_length=5)] = []
    start: bool = False  # begin at once: everybody is here
    begin: Point | None = None  # from a moment of a replay instead of a new deal


# -- acts


class Act(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", kw_only=True):
    id: MoveId


class Decide(Act, tag="decide", frozen=True, kw_only=True):
    """Play an action: its text or its id. `after` is the number of the last news it is based on."""

    seat: SeatNumber
    after: Number
    action: Annotated[str, Meta(max_length=80)] | Annotated[int, Meta(ge=0, le=100_000)]


class Undo(Act, tag="undo", frozen=True, kw_only=True):
    """Take back the own last decision; where the law stops it, ask those affected."""

    seat: SeatNumber
    after: Number


class Answer(Act, tag="answer", frozen=True, kw_only=True):
    """Agree or not to an undo that was asked for."""

    seat: SeatNumber
    agree: bool


class Ready(Act, tag="ready", frozen=True, kw_only=True):
    seat: SeatNumber
    ready: bool = True


class Start(Act, tag="start", frozen=True, kw_only=True):
    """By the owner: begin although not everybody is ready; bots take the seats still free."""

    bot: Spec = "medium"


class Rename(Act, tag="rename", frozen=True, kw_only=True):
    seat: SeatNumber
    name: Name | None = None
    colour: Colour | None = None


class Leave(Act, tag="leave", frozen=True, kw_only=True):
    """Before the game the seat becomes free; in it a bot plays on until the player comes back."""

    seat: SeatNumber


class Lend(Act, tag="lend", frozen=True, kw_only=True):
    """Let a bot play for the own seat, or for one whose player is away."""

    seat: SeatNumber
    bot: Spec = "medium"


class TakeBack(Act, tag="take back", frozen=True, kw_only=True):
    seat: SeatNumber


class Grant(Act, tag="grant", frozen=True, kw_only=True):
    """Give a player whose time ran out the time for another decision."""

    seat: SeatNumber


class Say(Act, tag="say", frozen=True, kw_only=True):
    seat: SeatNumber
    words: Words


AnyAct = Decide | Undo | Answer | Ready | Start | Rename | Leave | Lend | TakeBack | Grant | Say


class Look(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="look"):
    """On a socket: everything once more, as it is now."""


class Ping(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="ping"):
    """On a socket: are you there?"""


FromClient = (
    Decide
    | Undo
    | Answer
    | Ready
    | Start
    | Rename
    | Leave
    | Lend
    | TakeBack
    | Grant
    | Say
    | Look
    | Ping
)


# -- what the server says


class Problem(Struct, frozen=True, omit_defaults=True):
    """Why something was refused: a stable key, a sentence, and where there is one, the rule.

    The sentence is for developers; key and `args` are for catalogues.
    """

    key: str
    words: str
    rule: str | None = None
    where: str | None = None
    args: dict[str, Any] = {}


class SeatInfo(Struct, frozen=True, omit_defaults=True):
    """Who sits where. `bot` plays the seat now, be it the seat's own or standing in."""

    name: str | None = None
    colour: str | None = None
    bot: str | None = None
    lent: bool = False  # a person's seat that a bot plays for now
    ready: bool = False
    left: bool = False
    late: bool = False  # the time ran out


class TableInfo(Struct, frozen=True, omit_defaults=True):
    id: str
    terms: Terms
    status: str
    seats: list[SeatInfo]
    created: int
    commitment: str  # to the seed, before the first decision
    engine: str
    edition: str  # hash
    seed: str | None = None  # once the game is over
    salt: str | None = None
    result: Result | None = None
    rematch: str | None = None
    asked: Asked | None = None


class Result(Struct, frozen=True):
    """How a game ended, by seats."""

    scores: list[int]
    winners: list[int]


class Asked(Struct, frozen=True):
    """An undo that needs the consent of others: who asked, who still owes an answer."""

    seat: int
    waiting: list[int]


class ClockInfo(Struct, frozen=True):
    """Milliseconds each seat has in reserve; `since` when whoever is asked was asked."""

    now: int
    since: int | None
    reserve: list[int]


class Legal(Struct, frozen=True, omit_defaults=True):
    """An action that may be played now, and what on the board it concerns."""

    id: int
    text: str
    rule: str | None
    places: list[str]
    kind: str
    args: dict[str, Any] = {}


class Turn(Struct, frozen=True, omit_defaults=True):
    """Who owes what. `legal` is there for the seat that is asked, and for nobody else."""

    waiting: list[int]  # seats that owe a decision or an answer
    actor: int | None = None
    decision: str | None = None
    prompt: str | None = None
    rule: str | None = None
    legal: list[Legal] | None = None
    undo: UndoInfo | None = None


class UndoInfo(Struct, frozen=True, omit_defaults=True):
    """Whether the own last decision can be taken back at once, and if not, why."""

    possible: bool
    reason: str | None = None
    words: str | None = None
    args: dict[str, Any] = {}


class Happened(Struct, frozen=True, omit_defaults=True):
    """One thing that happened in the game, as this viewer may know it."""

    kind: str
    data: dict[str, Any]
    text: str


class Full(Struct, frozen=True, tag_field="type", tag="full", omit_defaults=True):
    """Everything as a viewer may know it now."""

    number: int
    table: TableInfo
    viewer: int | None  # a seat, or null for a spectator
    mine: list[int]  # seats the caller holds
    owner: bool
    view: msgspec.Raw | None = None
    turn: Turn | None = None
    clock: ClockInfo | None = None
    decisions: int | None = None


class News(Struct, frozen=True, tag_field="type", tag="news", omit_defaults=True):
    """One more thing that happened at the table. The last of several carries the view."""

    number: int
    kind: str
    at: int
    seat: int | None = None
    body: dict[str, Any] = {}
    events: list[Happened] = []
    table: TableInfo | None = None
    view: msgspec.Raw | None = None
    turn: Turn | None = None
    clock: ClockInfo | None = None


class Done(Struct, frozen=True, tag_field="type", tag="done"):
    """The act was carried out, now or the first time it was sent; the number of its news."""

    id: str
    number: int


class Refused(Struct, frozen=True, tag_field="type", tag="refused", omit_defaults=True):
    """The act was not carried out, and changed nothing; what the caller should know now."""

    problem: Problem
    id: str | None = None
    now: Full | None = None


class Pong(Struct, frozen=True, tag_field="type", tag="pong"):
    now: int


# -- answers to other requests


class Joining(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name
    seat: SeatNumber | None = None
    colour: Colour | None = None
    token: Key | None = None  # from the link, for a table that is not open to all


class Seated(Struct, frozen=True):
    """A seat taken. The recovery code moves it to another device; it is shown only now."""

    table: str
    seats: list[int]
    recovery: str | None


class Made(Struct, frozen=True):
    """A table made: its links hold tokens that are told only now."""

    table: str
    seats: list[int]
    join: str
    watch: str | None
    recovery: str


class Claim(Struct, frozen=True, forbid_unknown_fields=True):
    """A token out of a link, or a recovery code."""

    token: Key


class Claimed(Struct, frozen=True):
    table: str
    kind: str
    seat: int | None
    recovery: str | None = None


class Summary(Struct, frozen=True, omit_defaults=True):
    """A table in a list."""

    id: str
    game: str
    players: int
    title: str
    status: str
    pace: str
    free: int
    changed: int
    names: list[str | None] = []
    mine: list[int] = []
    waiting_for_me: bool = False


class Reason(Struct, frozen=True, omit_defaults=True):
    """An action and, where it is not possible now, why."""

    id: int
    text: str
    possible: bool
    rule: str | None = None
    reason: str | None = None
    words: str | None = None
    places: list[str] = []
    args: dict[str, Any] = {}


class HintWish(Struct, frozen=True, forbid_unknown_fields=True):
    """Asks the coach, for the own seat."""

    seat: SeatNumber


class Advice(Struct, frozen=True, omit_defaults=True):
    """A choice and what it is worth; without numbers where there is nothing to compare."""

    id: int
    text: str
    wins: float | None = None  # chance to win
    lead: float | None = None  # over the best of the others at the end, in points
    share: float | None = None  # of the thinking that went into it


class Hint(Struct, frozen=True):
    """What the coach would do, best first, and why: a key of the catalogues with its arguments.

    `number` is the last news it is based on, `then` how the seat would go on after the best.
    """

    number: int
    seat: int
    decision: str
    options: list[Advice]
    reason: str
    args: dict[str, Any]
    then: list[Legal]


class Progress(Struct, frozen=True, tag_field="type", tag="progress"):
    """How far a review is: decisions judged, and how many there are."""

    done: int
    of: int


class Reviewed(Struct, frozen=True, tag_field="type", tag="review"):
    """A review, as `emporion review --json` has it; `actions` says what its choices concern."""

    review: msgspec.Raw


class Note(Struct, frozen=True, forbid_unknown_fields=True):
    text: Annotated[str, Meta(max_length=20_000)]


class Stored(Struct, frozen=True):
    """A replay kept by the server."""

    replay: str
    game: str
    players: int
    decisions: int
    result: dict[str, Any] | None


class Title(Struct, frozen=True):
    """A game that can be played here."""

    game: str
    fewest: int
    most: int
    options: list[str]  # switches
    secrets: bool


class Catalogue(Struct, frozen=True):
    version: str
    games: list[Title]
    bots: list[str]
    colours: list[str]
