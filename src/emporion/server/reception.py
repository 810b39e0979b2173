"""Coming to a table: making one, taking a seat, links and recovery codes, another round."""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
from typing import Any

import msgspec
from msgspec.structs import replace

import emporion as em
from emporion.errors import EmporionError
from emporion.games import has_secrets
from emporion.server import acts, jobs, keys
from emporion.server.acts import Caller, Step
from emporion.server.clock import now
from emporion.server.house import Hosted, House, edition_of, make_game
from emporion.server.messages import Claimed, Joining, Made, NewTable, Point, Seated, Terms
from emporion.server.refusal import Refusal, no_such_table
from emporion.server.storage import Change, Conflict, Right, TableRow, Token
from emporion.server.table import Table
from emporion.table.titles import VERSION

log = logging.getLogger("emporion.server")

INVITED = 90 * 86_400_000  # how long a link is good for, in ms
RECOVERED = 365 * 86_400_000
LARGEST_EDITION = 1 << 15  # bytes; the standard ones have 8000
MOST_PROBLEMS = 20  # of an edition, told in one sentence
REPLAYING = 20.0  # seconds


class Reception:
    """Where people of a house are given their rights."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._store = house.store
        self._reading = asyncio.Semaphore(1)

    async def make(self, wanted: NewTable, holder: str) -> Made:
        """A new table, its maker seated where asked."""
        terms = replace(wanted.terms, title=acts.plain_text(wanted.terms.title))
        begin = await self._beginning(wanted.begin) if wanted.begin is not None else None
        game = begin.game if begin is not None else await self._checked_game(terms)
        if begin is not None:
            terms = _terms_of(game, terms)
        _check_seats(terms, game, wanted.sit)
        if terms.hints is None:
            terms = replace(terms, hints=_is_alone(terms, wanted))
        table = self._laid(terms, game, begin)
        steps: list[Step] = []
        for seat, name in _names(wanted):
            steps.append(_ahead(table, len(steps), "sit", seat, name=name, ready=wanted.start))
        if wanted.start:
            free = [
                seat
                for seat in range(terms.players)
                if seat not in wanted.sit and not _bot_at(terms, seat)
            ]
            spare = {str(seat): "medium" for seat in free}
            steps.append(_ahead(table, len(steps), "start", None, bots=spare))
        return await self._opened(table, steps, wanted.sit, holder)

    async def game(self, terms: Terms) -> em.Game:
        """The game these terms describe. An edition of one's own is read beside all other work."""
        if terms.edition == "standard":
            return _game(terms)
        if len(msgspec.json.encode(terms.edition)) > LARGEST_EDITION:
            raise Refusal(
                "too_large", f"edition: more than {LARGEST_EDITION >> 10} KiB", 413, where="edition"
            )
        async with self._reading:
            return await asyncio.to_thread(_game, terms)

    async def _checked_game(self, terms: Terms) -> em.Game:
        try:
            return await self.game(terms)
        except Refusal:
            raise
        except EmporionError as error:
            words = "; ".join(str(error).splitlines()[:MOST_PROBLEMS])
            raise Refusal("bad_terms", f"terms: {words}", 400, where="terms") from None

    async def _opened(
        self,
        table: Table,
        steps: list[Step],
        sit: list[int],
        holder: str,
        others: list[Right] | None = None,
    ) -> Made:
        """Commit a new table with its first entries, rights and links."""
        row, made = table.row, now()
        join, watch, recovery = keys.new_key(), keys.new_key(), keys.new_code()
        started = bool(steps) and steps[-1].entry.kind == "start"
        edition = edition_of(table.game)
        tokens = [_token(row.id, "join", join, made), _token(row.id, "watch", watch, made)]
        tokens.append(_token(row.id, "recovery", recovery, made, keep=RECOVERED))
        rights = [Right(row.id, "owner", None, holder, made)]
        rights += [Right(row.id, "seat", seat, holder, made) for seat in sorted(set(sit))]
        rights += others or []
        await self._store.commit(
            Change(
                row.id,
                [step.entry for step in steps],
                "playing" if started else None,
                grant=rights,
                issue=tokens,
                create=row,
                edition=(row.edition, edition),
            )
        )
        log.info("table made", extra={"table": row.id, "game": row.game, "players": row.players})
        hosted = self._house.welcome(table, rights)
        for step in steps:
            self._house.tell(hosted, step.entry)
        self._house.going.next(hosted)
        seen = watch if table.terms.spectators != "no" else None
        return Made(row.id, sorted(set(sit)), join, seen, recovery)

    def _laid(
        self, terms: Terms, game: em.Game, begin: em.State | None, id: str | None = None
    ) -> Table:
        seed, salt, made = secrets.randbits(64), secrets.token_hex(16), now()
        state, start = game.start(seed), None
        if begin is not None:  # chance is the table's own from there on
            own = {"generator": state.position()["generator"]}
            state = game.position(begin.position() | own)
            start = json.dumps(state.transcript().to_dict()).encode()
        row = TableRow(
            id=id or keys.new_table_id(),
            game=terms.game,
            players=terms.players,
            options=dict(game.options),
            edition=game.edition.hash,
            terms=msgspec.to_builtins(terms),
            engine=VERSION,
            seed=str(seed),
            salt=salt,
            created=made,
            changed=made,
            status="gathering",
            listed=terms.listed,
            start=start,
        )
        return Table(row, terms, state, has_secrets(game))

    async def _beginning(self, point: Point) -> em.State:
        """The position at a moment of a replay: what was decided before cannot be taken back."""
        known = point.replay.isalnum()
        document = await self._store.replay(point.replay) if known else None
        if document is None:
            raise Refusal("no_replay", "begin: there is no such replay", 404, where="begin")
        try:
            found: bytes = await self._house.workers.run(
                jobs.begun_at, document, point.decision, deadline=REPLAYING
            )
        except EmporionError as error:
            raise Refusal("no_moment", f"begin: {error}", 400, where="begin") from None
        return em.Transcript.from_dict(json.loads(found)).replay()

    # -- taking a seat

    async def join(self, id: str, joining: Joining, holder: str) -> Seated:
        """Take a free seat: of an open table, or with the token of its link.

        Who asks again because the answer was lost is told of the seat it has.
        """
        hosted = await self._house.hosted(id)
        async with hosted.lock:
            for _ in range(8):
                table = hosted.table
                await self._may_join(hosted, joining.token, hosted.caller(holder))
                if table.status != "gathering":
                    raise Refusal("begun", "the game has begun")
                mine = hosted.caller(holder).seats
                if mine and (joining.seat is None or joining.seat in mine):
                    return Seated(id, sorted(mine), None)
                seat = _free_seat(table, joining.seat)
                acts.free_colour(table, seat, joining.colour)
                colour = joining.colour or table.spare_colour(seat)
                name = acts.own_name(table, seat, joining.name)
                entry = acts.entry(table, "sit", seat, now(), name=name, colour=colour)
                recovery = keys.new_code()
                try:
                    await self._house.append(
                        hosted,
                        [Step(entry)],
                        grant=[Right(id, "seat", seat, holder, now())],
                        issue=[_token(id, "recovery", recovery, now(), seat, RECOVERED)],
                    )
                except Conflict:
                    await self._house.catch_up(hosted)
                    continue
                hosted.know(await self._store.rights(id))
                return Seated(id, [seat], recovery)
        raise Refusal("busy", "others were faster; try once more", 503)

    async def _may_join(self, hosted: Hosted, token: str | None, caller: Caller) -> None:
        if hosted.table.terms.listed or caller.owner or caller.seats:
            return
        found = await self._store.token(keys.hashed(token)) if token else None
        if found is None or found.table != hosted.table.row.id or found.kind != "join":
            raise no_such_table()

    async def claim(self, text: str, holder: str) -> Claimed:
        """Turn a link's token, or a recovery code, into a right of this holder."""
        found = await self._store.token(keys.hashed(text))
        if found is None:
            found = await self._store.token(keys.hashed(keys.same_code(text)))
        if found is None:
            raise Refusal("no_token", "token: this link or code is unknown, used or too old", 404)
        if found.kind == "join":
            await self._grant(found.table, Right(found.table, "watch", None, holder, now()))
            return Claimed(found.table, "join", None)
        if found.kind == "watch":
            await self._grant(found.table, Right(found.table, "watch", None, holder, now()))
            return Claimed(found.table, "watch", None)
        return await self._recover(found, holder)

    async def _grant(self, table: str, right: Right) -> None:
        hosted = await self._house.hosted(table)
        caller = hosted.caller(right.holder)
        if caller.watch or caller.seats or caller.owner:
            return
        await self._store.commit(Change(table, [], grant=[right]))
        await self._house.rights_changed(hosted)

    async def _recover(self, token: Token, holder: str) -> Claimed:
        """Move a seat, or a maker's table with all its seats, to another device, once."""
        hosted = await self._house.hosted(token.table)
        async with hosted.lock:
            old = [
                right
                for right in await self._store.rights(token.table)
                if _is_meant(token, right, await self._store.rights(token.table))
            ]
            if not old:
                raise Refusal("no_token", "token: nobody sits there any more", 404)
            code = keys.new_code()
            try:
                await self._store.commit(
                    Change(
                        token.table,
                        [],
                        revoke=old,
                        grant=[
                            Right(token.table, right.kind, right.seat, holder, now())
                            for right in old
                        ],
                        spend=[token.hash],
                        issue=[_token(token.table, "recovery", code, now(), token.seat, RECOVERED)],
                    )
                )
            except Conflict as error:
                raise Refusal("no_token", f"token: {error}", 404) from None
            await self._house.rights_changed(hosted)
        return Claimed(token.table, "seat", token.seat, code)

    # -- another round

    async def rematch(self, id: str, holder: str) -> Made:
        """The same people, bots and terms once more, with a new deal. Asked twice, made once."""
        hosted = await self._house.hosted(id)
        async with hosted.lock:
            caller = hosted.caller(holder)
            table = hosted.table
            if (refusal := hosted.barred(caller)) is not None:
                raise refusal
            if not caller.seats and not caller.owner:
                raise Refusal("not_yours", "only those who played may ask for another round", 403)
            if table.rematch is not None:
                return Made(table.rematch, sorted(caller.seats), "", None, "")
            if table.status != "over":
                raise Refusal("not_over", "the game is not over yet")
            made = await self._again(table, holder)
            link = acts.entry(table, "rematch", None, now(), again=made.table)
            try:
                await self._house.append(hosted, [Step(link)])
            except Conflict:
                await self._house.catch_up(hosted)
                if hosted.table.rematch is not None:
                    return Made(hosted.table.rematch, sorted(caller.seats), "", None, "")
                raise Refusal("busy", "others were faster; try once more", 503) from None
            return msgspec.structs.replace(made, seats=sorted(caller.seats))

    async def _again(self, table: Table, holder: str) -> Made:
        """The table that follows this one. Its id is known before, so that who was cut off after
        it was made, or came second, finds it.
        """
        row, seats = table.row, table.seats
        terms = replace(table.terms, bots=[seat.own_bot for seat in seats])
        fresh = self._laid(terms, table.game, None, keys.next_table_id(row.id, row.salt))
        steps = [
            _ahead(fresh, place, "sit", seat, name=seats[seat].name, colour=seats[seat].colour)
            for place, seat in enumerate(table.people)
        ]
        rights = [
            Right(fresh.row.id, right.kind, right.seat, right.holder, now())
            for right in await self._store.rights(row.id)
            if right.kind in ("seat", "watch")
        ]
        try:
            return await self._opened(fresh, steps, [], holder, rights)
        except Conflict:
            return Made(fresh.row.id, [], "", None, "")


def _game(terms: Terms) -> em.Game:
    """Tables of the same terms share one game."""
    options = json.dumps(_options(terms.options), sort_keys=True)
    return make_game(terms.game, terms.players, json.dumps(terms.edition), options)


def _terms_of(game: em.Game, terms: Terms) -> Terms:
    """The terms of a table that plays on: game, options and edition are those of the replay."""
    if (game.name, game.players) != (terms.game, terms.players):
        words = f"begin: the replay is of {game.name} with {game.players} players"
        raise Refusal("other_game", words, 400, where="begin")
    edition: Any = "standard" if game.edition.standard else game.edition.document()
    return replace(terms, options=dict(game.options), edition=edition)


def _options(options: dict[str, Any]) -> dict[str, Any]:
    for name in options:
        if name in ("name", "players", "edition"):
            raise Refusal("bad_terms", f"terms.options: {name} is no option", 400, where="terms")
    return options


def _check_seats(terms: Terms, game: em.Game, sit: list[int]) -> None:
    if len(terms.bots) > terms.players:
        raise Refusal("bad_terms", f"terms.bots: there are {terms.players} seats", 400)
    for name in terms.bots:
        if name is not None:
            acts.known_bot(name, game)
    for seat in sit:
        if seat >= terms.players or _bot_at(terms, seat):
            raise Refusal("seat_taken", f"sit: seat {seat} is not free", 400, where="sit")


def _names(wanted: NewTable) -> list[tuple[int, str]]:
    """Who sits where from the beginning. Several with one name are told apart by numbers."""
    seats = sorted(set(wanted.sit))
    if len(wanted.names) > len(seats):
        words = f"names: {len(wanted.names)} for {len(seats)} seats"
        raise Refusal("bad_terms", words, 400, where="names")
    given: list[str] = []
    for name in wanted.names:
        given.append(acts.told_apart(acts.plain_name(name), given))
    for place, seat in enumerate(seats[len(given) :], len(given) + 1):
        name = acts.plain_name(wanted.name or f"Player {seat + 1}")
        name = f"{name[:28]} {place}" if wanted.name and len(seats) > 1 else name
        given.append(acts.told_apart(name, given))
    return list(zip(seats, given, strict=True))


def _is_alone(terms: Terms, wanted: NewTable) -> bool:
    """Whether one person will play, against bots."""
    bots = sum(bot is not None for bot in terms.bots)
    return (len(set(wanted.sit)) if wanted.start else terms.players - bots) <= 1


def _bot_at(terms: Terms, seat: int) -> str | None:
    return terms.bots[seat] if seat < len(terms.bots) else None


def _free_seat(table: Table, wanted: int | None) -> int:
    free = [place for place, seat in enumerate(table.seats) if seat.free]
    if not free:
        raise Refusal("full", "every seat is taken")
    if wanted is None:
        return free[0]
    if wanted not in free:
        raise Refusal("seat_taken", f"seat {wanted} is not free", where="seat")
    return wanted


def _ahead(table: Table, place: int, kind: str, seat: int | None, **body: Any) -> Step:
    """An entry so many places after the next."""
    entry = acts.entry(table, kind, seat, table.row.created, **body)
    return Step(msgspec.structs.replace(entry, number=entry.number + place))


def _token(
    table: str, kind: str, key: str, made: int, seat: int | None = None, keep: int = INVITED
) -> Token:
    return Token(keys.hashed(key), table, kind, seat, made, made + keep)


def _is_meant(token: Token, right: Right, all_rights: list[Right]) -> bool:
    """Whether a recovery code moves this right: that of its seat, or all the maker's."""
    if token.seat is not None:
        is_newer = right.granted > token.made  # somebody else sat down there since
        return right.kind == "seat" and right.seat == token.seat and not is_newer
    makers = {other.holder for other in all_rights if other.kind == "owner"}
    return right.holder in makers
