"""What an act leads to: the entry to commit, or a refusal. Nothing is changed here."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import msgspec

import emporion as em
from emporion import bots
from emporion.errors import EmporionError, IllegalAction
from emporion.games.reasons import arguments, undo_arguments
from emporion.games.undo import undo_reach
from emporion.server.messages import (
    Answer,
    AnyAct,
    Decide,
    Grant,
    Leave,
    Lend,
    Ready,
    Rename,
    Say,
    Start,
    TakeBack,
    Undo,
)
from emporion.server.phrases import Phrase
from emporion.server.refusal import Refusal
from emporion.server.storage import Entry
from emporion.server.table import Seat, Table

ABSENT = {"free": 120_000, "live": 60_000, "turn-based": 86_400_000}  # ms without a decision


class Caller(NamedTuple):
    """Who asks, and what of this table is theirs."""

    holder: str | None = None
    seats: frozenset[int] = frozenset()
    owner: bool = False
    watch: bool = False


class Step(msgspec.Struct, frozen=True):
    """An entry to commit; if it changes the position, what that becomes and what happened."""

    entry: Entry
    state: em.State | None = None
    events: list[Phrase] | None = None


def carry_out(table: Table, act: AnyAct, caller: Caller, now: int) -> list[Step]:
    """What this act would append to the table's log."""
    seat = getattr(act, "seat", None)
    if seat is not None and seat >= len(table.seats):
        raise Refusal("no_seat", f"seat: this table has seats 0 to {len(table.seats) - 1}", 400)
    if seat is not None and seat not in caller.seats and not isinstance(act, Lend | Grant):
        raise Refusal("not_yours", f"seat {seat} is not yours", 403)
    if not caller.seats and not caller.owner:
        raise Refusal("not_yours", "only those who play here may do that", 403)
    act = msgspec.structs.replace(act, id=own_id(act, caller))
    return _DOING[type(act)](table, act, caller, now)


def own_id(act: AnyAct, caller: Caller) -> str:
    """The id an act is stored under: nobody learns by trying which ids others have used."""
    return f"{(caller.holder or '')[:16]}.{act.id}"


def entry(
    table: Table,
    kind: str,
    seat: int | None,
    now: int,
    act: AnyAct | None = None,
    viewers: int | None = None,
    **body: Any,
) -> Entry:
    """The next entry of a table."""
    return Entry(
        number=table.number + 1,
        kind=kind,
        seat=seat,
        body=msgspec.json.encode(body) if body else b"",
        viewers=table.everybody if viewers is None else viewers,
        move=act.id if act is not None else None,
        at=now,
    )


def decision(
    table: Table, seat: int, action: str | int, now: int, act: AnyAct | None = None, **body: Any
) -> Step:
    """A decision of the seat that is asked, be it by a person or a bot."""
    state = table.state.clone()
    try:
        text = action if isinstance(action, str) else table.game.actions[action].text
        events = table.phrases.tell(state, action)
    except IndexError:
        raise Refusal("no_action", f"action: there is no {action}", 400, where="action") from None
    except IllegalAction as error:
        about = arguments(table.state, error)
        raise Refusal(
            error.reason, str(error), rule=error.rule, where="action", args=about
        ) from None
    except EmporionError as error:
        raise Refusal("no_action", str(error), 400, where="action") from None
    seen = table.everybody
    if table.secrets:
        seen = table.witnesses(seat, [phrase.event for phrase in events])
    return Step(entry(table, "decide", seat, now, act, seen, action=text, **body), state, events)


def _decide(table: Table, act: Decide, caller: Caller, now: int) -> list[Step]:
    _playing(table)
    _own_hand(table, act.seat)
    _up_to_date(table, act.seat, act.after)
    if table.actor != act.seat:
        raise Refusal("not_asked", f"seat {act.seat} is not asked to decide now", stale=True)
    return [decision(table, act.seat, act.action, now, act)]


def _undo(table: Table, act: Undo, caller: Caller, now: int) -> list[Step]:
    _playing(table)
    _own_hand(table, act.seat)
    _up_to_date(table, act.seat, act.after)
    reach = undo_reach(table.state, act.seat)
    if reach.to is not None:
        return [_take_back(table, act.seat, reach.to, now, act, table.state)]
    own = [number for number, move in enumerate(table.state.moves) if move[0] == act.seat]
    if not own:
        raise Refusal(f"undo_{reach.reason}", reach.words, args=undo_arguments(reach))
    if table.asked is not None:
        raise Refusal("asked", "an undo is being asked for already")
    others = [place for place in _present(table) if place != act.seat]
    if not others:
        return [_take_back(table, act.seat, own[-1], now, act, table.state)]
    return [Step(entry(table, "ask", act.seat, now, act, to=own[-1], waiting=others))]


def _answer(table: Table, act: Answer, caller: Caller, now: int) -> list[Step]:
    if table.asked is None or act.seat not in table.asked.waiting:
        raise Refusal("not_asked", f"seat {act.seat} is not asked to agree to anything", stale=True)
    if not act.agree:
        return [Step(entry(table, "refuse", act.seat, now, act))]
    if table.asked.waiting == [act.seat]:
        asked = table.asked
        return [_take_back(table, asked.seat, asked.to, now, act, table.state, agreed=act.seat)]
    return [Step(entry(table, "agree", act.seat, now, act))]


def _take_back(
    table: Table, seat: int, to: int, now: int, act: AnyAct, state: em.State, **body: Any
) -> Step:
    # whoever saw what was decided sees it taken back
    seen = table.everybody if body else table.witnesses(seat, state.log(to))
    return Step(entry(table, "undo", seat, now, act, seen, to=to, **body), state.rewind(to))


def _ready(table: Table, act: Ready, caller: Caller, now: int) -> list[Step]:
    _gathering(table)
    others = (seat for place, seat in enumerate(table.seats) if place != act.seat)
    step = Step(entry(table, "ready", act.seat, now, act, ready=act.ready))
    if act.ready and all(seat.own_bot or (seat.person and seat.ready) for seat in others):
        return [step, _begin(table, now, 2)]
    return [step]


def _start(table: Table, act: Start, caller: Caller, now: int) -> list[Step]:
    _gathering(table)
    if not caller.owner:
        raise Refusal("not_owner", "only who made the table may start it before all are ready", 403)
    known_bot(act.bot, table.game)
    free = {str(place): act.bot for place, seat in enumerate(table.seats) if seat.free}
    return [Step(entry(table, "start", None, now, act, bots=free))]


def _begin(table: Table, now: int, ahead: int) -> Step:
    begun = entry(table, "start", None, now)
    return Step(msgspec.structs.replace(begun, number=table.number + ahead))


def _rename(table: Table, act: Rename, caller: Caller, now: int) -> list[Step]:
    body = {key: value for key in ("name", "colour") if (value := getattr(act, key)) is not None}
    if not body:
        raise Refusal("nothing", "name or colour must be given", 400)
    if act.name is not None:
        body["name"] = own_name(table, act.seat, act.name)
    free_colour(table, act.seat, act.colour)
    return [Step(entry(table, "rename", act.seat, now, act, **body))]


def _leave(table: Table, act: Leave, caller: Caller, now: int) -> list[Step]:
    if table.status == "gathering":
        return [Step(entry(table, "stand", act.seat, now, act))]
    _playing(table)
    if table.seats[act.seat].left:
        raise Refusal("left", f"seat {act.seat} was left before")
    return [Step(entry(table, "lend", act.seat, now, act, bot="medium", left=True))]


def _lend(table: Table, act: Lend, caller: Caller, now: int) -> list[Step]:
    _playing(table)
    known_bot(act.bot, table.game)
    seat = _others_seat(table, act.seat)
    if seat.stand_in is not None and act.seat not in caller.seats:
        raise Refusal("lent", f"a bot plays for seat {act.seat} already")
    if act.seat not in caller.seats and not away(table, act.seat, now):
        raise Refusal("present", f"the player of seat {act.seat} is not away")
    return [Step(entry(table, "lend", act.seat, now, act, bot=act.bot))]


def _take_seat_back(table: Table, act: TakeBack, caller: Caller, now: int) -> list[Step]:
    _playing(table)
    if table.seats[act.seat].stand_in is None:
        raise Refusal("not_lent", f"no bot plays for seat {act.seat}")
    return [Step(entry(table, "return", act.seat, now, act))]


def _grant(table: Table, act: Grant, caller: Caller, now: int) -> list[Step]:
    _playing(table)
    if act.seat in caller.seats and len(table.people) > len(caller.seats):
        raise Refusal("own_clock", "more time is for the others to give", 403)
    if not _others_seat(table, act.seat).late:
        raise Refusal("not_late", f"the time of seat {act.seat} has not run out")
    return [Step(entry(table, "grant", act.seat, now, act))]


def _say(table: Table, act: Say, caller: Caller, now: int) -> list[Step]:
    words = plain_text(act.words)
    if not words:
        raise Refusal("empty", "words: nothing was said", 400, where="words")
    return [Step(entry(table, "say", act.seat, now, act, words=words))]


_DOING: dict[type, Callable[..., list[Step]]] = {
    Decide: _decide,
    Undo: _undo,
    Answer: _answer,
    Ready: _ready,
    Start: _start,
    Rename: _rename,
    Leave: _leave,
    Lend: _lend,
    TakeBack: _take_seat_back,
    Grant: _grant,
    Say: _say,
}


_LEADS_TO = {
    Decide: {"decide"},
    Undo: {"undo", "ask"},
    Answer: {"agree", "refuse", "undo"},
    Ready: {"ready"},
    Start: {"start"},
    Rename: {"rename"},
    Leave: {"stand", "lend"},
    Lend: {"lend"},
    TakeBack: {"return"},
    Grant: {"grant"},
    Say: {"say"},
}


def became(act: AnyAct, entry: Entry, game: em.Game) -> bool:
    """Whether this entry is what the act led to, so that it was only sent again."""
    if entry.kind not in _LEADS_TO[type(act)]:
        return False
    if isinstance(act, Decide):
        body, action = msgspec.json.decode(entry.body), act.action
        if isinstance(action, int):
            action = game.actions[action].text if action < len(game.actions) else ""
        return entry.seat == act.seat and bool(body["action"] == action)
    return isinstance(act, Answer) or entry.seat == getattr(act, "seat", None)


# -- conditions


def away(table: Table, seat: int, now: int) -> bool:
    """Whether a player has let the others wait for so long that a bot may stand in."""
    if table.seats[seat].late or table.seats[seat].left:
        return True
    return seat == table.actor and now - table.later >= ABSENT[table.terms.pace]


def known_bot(name: str, game: em.Game) -> None:
    """Bots that may play here: those that decide within a second or so, and know the game."""
    try:
        bots.bot(name)
    except EmporionError as error:
        raise Refusal("no_bot", f"bot: {error}", 400, where="bot") from None
    if name not in bots.NAMES:
        known = ", ".join(bots.NAMES)
        raise Refusal("no_bot", f"bot: here play {known}", 400, where="bot")
    try:
        bots.check(name, game)
    except bots.Unlearnt as error:
        raise Refusal("unlearnt", f"bot: {error}", 400, where="bot") from None


def free_colour(table: Table, seat: int, colour: str | None) -> None:
    for place, other in enumerate(table.seats):
        if colour is not None and place != seat and other.colour == colour and not other.free:
            raise Refusal("colour_taken", f"colour: {colour} is taken", where="colour")


def plain_text(text: str, besides: str = "") -> str:
    """Without control characters and ends: what is shown as text, never as markup.

    >>> plain_text(" hello\\x00\\x1b[2J ")
    'hello[2J'
    """
    kept = (letter for letter in text if letter.isprintable() or letter in besides)
    return "".join(kept).strip()


def plain_name(name: str) -> str:
    """A name on one line, with nothing that cannot be seen.

    >>> plain_name("  Ada \\t Lovelace ")
    'Ada Lovelace'
    """
    found = plain_text(" ".join(name.split()))
    if not found:
        raise Refusal("no_name", "name: give one that can be seen", 400, where="name")
    return found


def own_name(table: Table, seat: int, name: str) -> str:
    """What somebody is called at this table."""
    others = (other.name for place, other in enumerate(table.seats) if place != seat)
    return told_apart(plain_name(name), [called for called in others if called])


def told_apart(name: str, others: Sequence[str]) -> str:
    """The name, with a number if somebody has it already.

    >>> told_apart("Ada", ["ada", "Grace"])
    'Ada 2'
    """
    taken = {other.casefold() for other in others}
    numbered = (f"{name[:28]} {number}" for number in itertools.count(2))
    return next(one for one in itertools.chain([name], numbered) if one.casefold() not in taken)


def _playing(table: Table) -> None:
    if not table.playing:
        over = table.status == "over"
        raise Refusal("over" if over else "not_begun", f"the game {_WHEN[over]}", stale=True)


_WHEN = {True: "is over", False: "has not begun"}


def _gathering(table: Table) -> None:
    if table.status != "gathering":
        raise Refusal("begun", "the game has begun", stale=True)


def _own_hand(table: Table, seat: int) -> None:
    if table.seats[seat].stand_in is not None:
        raise Refusal("lent", f"a bot plays for seat {seat}; take it back first")


def _others_seat(table: Table, seat: int) -> Seat:
    found = table.seats[seat]
    if not found.person:
        raise Refusal("bot_seat", f"seat {seat} belongs to a bot")
    return found


def _up_to_date(table: Table, seat: int, after: int) -> None:
    if after > table.seen[seat]:
        raise Refusal("ahead", f"after: there is no news {after} yet", 400, stale=True)
    if after < table.position_number[seat]:
        raise Refusal("stale", "the position has changed since; look again", stale=True)


def _present(table: Table) -> list[int]:
    """People who play themselves now: those to ask."""
    return [place for place in table.people if table.seats[place].stand_in is None]
