"""The web application: what can be asked over HTTP, and the socket of each table."""

from __future__ import annotations

import json
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Annotated, Any, TypeVar

import msgspec
from litestar import (
    Litestar,
    MediaType,
    Request,
    Response,
    WebSocket,
    delete,
    get,
    post,
    put,
    websocket,
)
from litestar.datastructures import MutableScopeHeaders, State
from litestar.di import NamedDependency, Provide
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.params import FromPath, FromQuery, JSONBody, PathParameter, QueryParameter
from litestar.response import Stream
from litestar.types import Message, Scope

import emporion as em
from emporion import bots, errors
from emporion.errors import EditionError, EmporionError, OtherNumbers, UnknownGame
from emporion.server import acts, docs_page, guard, jobs, keys
from emporion.server.clock import now
from emporion.server.coaching import Coaching
from emporion.server.gallery import Gallery
from emporion.server.house import House
from emporion.server.lessons import Lesson, lesson, scene
from emporion.server.limits import Buckets, Places
from emporion.server.logs import place
from emporion.server.messages import (
    COLOURS,
    AnyAct,
    Catalogue,
    Claim,
    Claimed,
    Done,
    Full,
    Happened,
    Hint,
    HintWish,
    Joining,
    Made,
    News,
    NewTable,
    Note,
    Problem,
    Reason,
    Refused,
    Say,
    Seated,
    Stored,
    Summary,
    Terms,
    Title,
    with_choices,
)
from emporion.server.metrics import METRICS
from emporion.server.pages import asset, lost, page
from emporion.server.reception import Reception
from emporion.server.refusal import Refusal
from emporion.server.rules_page import SectionText, rules_text
from emporion.server.settings import Settings
from emporion.server.socket import Conversation, problem_of
from emporion.server.storage import Store, StoreError
from emporion.server.workers import Overdue, Workers
from emporion.table.titles import TITLES, VERSION

log = logging.getLogger("emporion.server")

OPTIONS = {"rotterdam": ("open_products", "open_missions")}
LINES = "application/x-ndjson"  # a JSON document on each
LARGEST_BODY = 1 << 18
LARGEST_TRANSCRIPT = 1 << 22
CHECKING = 20.0  # seconds a transcript's check may take
LONGEST_WAIT = 30.0
MUCH = 25  # news that count as one more request
LONG = 100  # so many to go through again do too
HEADERS = {
    "cache-control": "no-store",
    "referrer-policy": "same-origin",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}

Number = Annotated[int | None, QueryParameter(ge=0, le=1_000_000_000)]
TableId = FromPath[str]
ReplayId = FromPath[str]
Decision = Annotated[int, PathParameter(ge=0, le=1_000_000)]
Told = TypeVar("Told", list[News], list[News] | Full)
Place = Annotated[int, PathParameter(ge=0, le=4)]
SeatParameter = Annotated[int | None, QueryParameter(ge=0, le=4)]


class Service:
    """The parts of a running server."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.asking = Buckets(settings.requests_per_second, 5 * settings.requests_per_second)
        self.acting = Buckets(settings.acts_per_second, 3 * settings.acts_per_second)
        self.making = Buckets(settings.tables_per_hour / 3600, settings.tables_per_hour)
        self.sockets = Places(settings.sockets_per_client)
        self.hinting = Buckets(settings.hints_per_minute / 60, settings.hints_per_minute / 2)
        self.chatting = Buckets(settings.chats_per_minute / 60, settings.chats_per_minute / 2)

    @asynccontextmanager
    async def running(self, app: Litestar) -> AsyncIterator[None]:
        """From the first request to the last."""
        self.store = await Store.open(self.settings.database, serves=True)
        self.house = House(self.store, Workers(self.settings.workers), self.settings)
        self.gallery = Gallery(self.house)
        self.reception = Reception(self.house)
        self.coaching = Coaching(self.house, self.gallery)
        await self.house.open()
        try:
            yield
        finally:
            self.coaching.close()
            await self.house.close()
            await self.store.close()

    async def farewell(self) -> None:
        """Before the end: sockets are told to come back."""
        self.coaching.close()
        await self.house.farewell()

    def charged(self, request: Request[Any, Any, Any], told: Told) -> Told:
        """An answer that counts as several where it tells much."""
        cost = len(told) / MUCH if isinstance(told, list) else 0
        self.asking.charge(guard.client_of(request, self.settings), cost)
        return told

    def may_chat(self, client: str) -> None:
        if not self.chatting.take(client):
            raise Refusal("too_fast", "slower, please: others want to read along", 429)


# -- who asks


Serving = NamedDependency[Service]
Holder = NamedDependency[str | None]


async def provide_service(state: State) -> Service:
    found: Service = state.service
    return found


async def provide_holder(request: Request[Any, Any, Any]) -> str | None:
    return guard.holder_of(request)


async def admit(request: Request[Any, Any, Any]) -> None:
    """Before every request: from where, how often."""
    service: Service = request.app.state.service
    if request.method not in guard.SAFE:
        guard.check_origin(request, service.settings)
    if not service.asking.take(guard.client_of(request, service.settings)):
        raise Refusal("too_fast", "slower, please", 429)


async def harden(message: Message, scope: Scope) -> None:
    """What every answer says that does not say otherwise: not to be kept, framed or guessed at."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for name, value in HEADERS.items():
            headers.setdefault(name, value)


async def count(response: Response[Any]) -> Response[Any]:
    METRICS.requests.labels(str(response.status_code)).inc()
    return response


def _known(request: Request[Any, Any, Any]) -> tuple[str, str, bool]:
    """The caller's key and its hash; a new one if there is none yet."""
    key = guard.key_of(request)
    if key is not None:
        return key, keys.hashed(key), False
    key = keys.new_key()
    return key, keys.hashed(key), True


def _with_key(content: Any, service: Service, key: str, new: bool, status: int) -> Response[Any]:
    cookies = [guard.cookie(key, service.settings)] if new else []
    return Response(content, status_code=status, cookies=cookies)


# -- tables


@post("/api/tables", summary="Make a table", status_code=201)
async def make_table(
    data: JSONBody[NewTable], request: Request[Any, Any, Any], service: Serving
) -> Response[Made]:
    if not service.making.take(guard.client_of(request, service.settings)):
        raise Refusal("too_fast", "too many new tables within an hour", 429)
    key, holder, new = _known(request)
    made = await service.reception.make(data, holder)
    return _with_key(made, service, key, new, 201)


@get("/api/tables", summary="Tables open to all")
async def open_tables(service: Serving) -> list[Summary]:
    return await service.gallery.summaries(await service.store.listed(50), None)


@get("/api/mine", summary="The caller's own tables")
async def my_tables(service: Serving, holder: Holder) -> list[Summary]:
    if holder is None:
        return []
    rights = await service.store.held(holder)
    ids = list(dict.fromkeys(right.table for right in rights))[-100:]
    return await service.gallery.summaries(await service.store.rows(ids), holder)


@get("/api/tables/{table:str}", summary="A table as the caller may know it")
async def look(
    table: TableId, service: Serving, holder: Holder, seat: SeatParameter = None
) -> Full:
    return await service.gallery.look(table, holder, seat)


@get("/api/tables/{table:str}/news", summary="What a viewer has not seen yet")
async def news(
    table: TableId,
    request: Request[Any, Any, Any],
    service: Serving,
    holder: Holder,
    after: Annotated[int, QueryParameter(ge=0, le=1_000_000_000)] = 0,
    seat: SeatParameter = None,
    wait: Annotated[float, QueryParameter(ge=0, le=LONGEST_WAIT)] = 0.0,
) -> list[News] | Full:
    """In order. `wait` so many seconds for the next if there is none yet."""
    hosted, caller = await service.gallery.hosted(table, holder)
    viewer = service.gallery.viewer(caller, seat)
    if wait:
        await service.gallery.wait(hosted, caller, viewer, after, wait)
    return service.charged(request, await service.gallery.news(table, holder, seat, after))


@get("/api/tables/{table:str}/since", summary="What happened since the caller last looked")
async def since(
    table: TableId,
    request: Request[Any, Any, Any],
    service: Serving,
    holder: Holder,
    after: Number = None,
    seat: SeatParameter = None,
) -> list[News]:
    """From the given number on, or since the seat's own last decision. Views are left out."""
    return service.charged(request, await service.gallery.since(table, holder, seat, after))


@get("/api/tables/{table:str}/at/{number:int}", summary="A moment of the game so far")
async def past(
    table: TableId,
    number: Annotated[int, PathParameter(ge=1, le=1_000_000_000)],
    request: Request[Any, Any, Any],
    service: Serving,
    holder: Holder,
    seat: SeatParameter = None,
) -> News:
    """What the viewer heard under this number, and the position as the viewer knew it then."""
    found = await service.gallery.moment(table, holder, seat, number)
    service.asking.charge(guard.client_of(request, service.settings), number / LONG)
    return found


@post("/api/tables/{table:str}/acts", summary="Do something at a table", status_code=200)
async def act(
    table: TableId,
    data: JSONBody[AnyAct],
    service: Serving,
    holder: Holder,
    request: Request[Any, Any, Any],
) -> Response[Done | Refused]:
    """Decide, undo, answer, ready, start, rename, leave, lend, take back, grant or say."""
    client = holder or guard.client_of(request, service.settings)
    if not service.acting.take(client):
        raise Refusal("too_fast", "slower, please", 429)
    if isinstance(data, Say):
        service.may_chat(client)
    try:
        return Response(await service.house.act(table, data, holder))
    except Refusal as refusal:
        if not refusal.stale:
            raise
        full = await service.gallery.look(table, holder, getattr(data, "seat", None))
        return Response(Refused(refusal.problem, data.id, full), status_code=refusal.status)


@get("/api/tables/{table:str}/reasons", summary="Every action: possible now, or why not")
async def reasons(
    table: TableId, service: Serving, holder: Holder, seat: SeatParameter = None
) -> list[Reason]:
    return await service.gallery.reasons(table, holder, seat)


@get("/api/tables/{table:str}/preview", summary="What an action would do, before it is decided")
async def preview(
    table: TableId,
    service: Serving,
    holder: Holder,
    action: Annotated[str, QueryParameter(max_length=80)],
    seat: SeatParameter = None,
) -> list[Happened]:
    """The events it would cause, told until a secret, chance or another seat comes in."""
    return await service.gallery.preview(table, holder, seat, action)


@post("/api/tables/{table:str}/hint", summary="What the coach would do now", status_code=200)
async def hint(
    table: TableId,
    data: JSONBody[HintWish],
    service: Serving,
    holder: Holder,
    request: Request[Any, Any, Any],
) -> Hint:
    """For the seat that is asked, by what it may know, where the table allows hints."""
    client = holder or guard.client_of(request, service.settings)
    if not service.acting.take(client) or not service.hinting.take(client):
        raise Refusal("too_fast", "slower, please", 429)
    return await service.coaching.hint(table, holder, data.seat)


@get("/api/tables/{table:str}/edition", summary="The numbers a table plays with")
async def table_edition(table: TableId, service: Serving, holder: Holder) -> dict[str, Any]:
    hosted, _ = await service.gallery.hosted(table, holder)
    return dict(hosted.table.game.edition.data)


@post("/api/tables/{table:str}/seats", summary="Take a free seat", status_code=201)
async def join(
    table: TableId, data: JSONBody[Joining], request: Request[Any, Any, Any], service: Serving
) -> Response[Seated]:
    key, holder, new = _known(request)
    seated = await service.reception.join(table, data, holder)
    return _with_key(seated, service, key, new, 201)


@post("/api/tables/{table:str}/rematch", summary="Another round", status_code=201)
async def rematch(
    table: TableId, service: Serving, request: Request[Any, Any, Any]
) -> Response[Made]:
    key, holder, new = _known(request)
    return _with_key(await service.reception.rematch(table, holder), service, key, new, 201)


@post("/api/claims", summary="Use a link or a recovery code", status_code=200)
async def claim(
    data: JSONBody[Claim], request: Request[Any, Any, Any], service: Serving
) -> Response[Claimed]:
    key, holder, new = _known(request)
    claimed = await service.reception.claim(data.token, holder)
    return _with_key(claimed, service, key, new, 200)


@get("/api/tables/{table:str}/note", summary="The caller's note to self")
async def read_note(table: TableId, service: Serving, holder: Holder) -> Note:
    await service.gallery.hosted(table, holder)
    return Note(await service.store.note(table, holder) if holder else "")


@put("/api/tables/{table:str}/note", summary="Keep a note to self")
async def keep_note(table: TableId, data: JSONBody[Note], service: Serving, holder: Holder) -> Note:
    await service.gallery.hosted(table, holder)
    if holder is None:
        raise Refusal("no_key", "a note needs somebody to keep it for", 401)
    note = Note(acts.plain_text(data.text, "\n\t"))
    await service.store.keep_note(table, holder, note.text)
    return note


@get("/api/tables/{table:str}/transcript", summary="The game written down")
async def transcript(
    table: TableId, service: Serving, holder: Holder, seat: SeatParameter = None
) -> Response[bytes]:
    """Whole once the game is over. Before that, what the caller knows of the position."""
    document = await service.gallery.transcript(table, holder, seat)
    return Response(document, media_type=MediaType.JSON)


# -- replays


@post(
    "/api/replays",
    summary="Keep a transcript as a replay",
    status_code=201,
    request_max_body_size=LARGEST_TRANSCRIPT,
)
async def keep_replay(
    request: Request[Any, Any, Any], service: Serving, data: JSONBody[dict[str, Any]]
) -> Stored:
    if not service.making.take(guard.client_of(request, service.settings)):
        raise Refusal("too_fast", "too many replays within an hour", 429)
    document = json.dumps(data, separators=(",", ":")).encode()
    try:
        found = await service.house.workers.run(jobs.checked, document, deadline=CHECKING)
    except Overdue:
        raise Refusal("too_long", "the transcript takes too long to check", 400) from None
    except OtherNumbers as error:
        raise Refusal("other_numbers", str(error), 400) from None
    except EmporionError as error:
        decision = getattr(error, "decision", None) or 0
        raise Refusal("bad_transcript", str(error), 400, args={"decision": decision}) from None
    replay = keys.hashed(document.decode())[:24]
    await service.store.keep_replay(replay, document, now())
    return Stored(replay, **found)


@get("/api/replays/{replay:str}", summary="A replay's transcript")
async def read_replay(replay: ReplayId, service: Serving) -> Response[bytes]:
    return Response(await _replay(service, replay), media_type=MediaType.JSON)


@get("/api/replays/{replay:str}/at/{decision:int}", summary="A moment of a replay")
async def moment(
    replay: ReplayId,
    decision: Decision,
    service: Serving,
    seat: SeatParameter = None,
    everything: FromQuery[bool] = False,
) -> dict[str, Any]:
    """Through a seat's eyes, a spectator's, or with everything open."""
    document = await _replay(service, replay)
    try:
        found: dict[str, Any] = await service.house.workers.run(
            jobs.shown, document, decision, seat, everything, deadline=CHECKING
        )
    except EmporionError as error:
        raise Refusal("no_moment", str(error), 404) from None
    return found


@get("/api/replays/{replay:str}/story", summary="Where the points of a replay came from")
async def story(replay: ReplayId, service: Serving) -> dict[str, Any]:
    document = await _replay(service, replay)
    try:
        found: dict[str, Any] = await service.house.workers.run(
            jobs.story, document, deadline=CHECKING
        )
    except EmporionError as error:
        raise Refusal("no_story", str(error), 404) from None
    return found


@get("/api/replays/{replay:str}/edition", summary="The numbers a replay was played with")
async def replay_edition(replay: ReplayId, service: Serving) -> dict[str, Any]:
    document = await _replay(service, replay)
    try:
        found: dict[str, Any] = await service.house.workers.run(
            jobs.edition, document, deadline=CHECKING
        )
    except EmporionError as error:
        raise Refusal("no_edition", str(error), 404) from None
    return found


@post(
    "/api/replays/{replay:str}/reviews/{place:int}",
    summary="Have a seat's game reviewed",
    status_code=200,
    media_type=LINES,
)
async def review(
    replay: ReplayId, place: Place, service: Serving, request: Request[Any, Any, Any]
) -> Stream:
    """A JSON document on each line: how far the coach is, and at last the review, or a refusal.

    It is thought over once and kept. Who hangs up and comes back soon finds it going on.
    """
    document = await _replay(service, replay)
    players = msgspec.json.decode(document, type=_Seated).players
    if place >= players:
        raise Refusal("no_review", f"seats run from 0 to {players - 1}, not {place}", 404)
    client = guard.client_of(request, service.settings)
    lines = await service.coaching.review(replay, document, place, client)
    headers = {"x-accel-buffering": "no"}
    return Stream(lines, media_type=LINES, headers=headers)


class _Seated(msgspec.Struct):
    """Of a transcript, how many played."""

    players: int


@get("/api/replays/{replay:str}/reviews/{place:int}", summary="A seat's review, if there is one")
async def read_review(replay: ReplayId, place: Place, service: Serving) -> Response[bytes]:
    await _replay(service, replay)
    document = await service.coaching.kept(replay, place)
    if document is None:
        raise Refusal("no_review", "nobody has asked for this review yet", 404)
    return Response(document, media_type=MediaType.JSON)


@delete("/api/replays/{replay:str}/reviews/{place:int}", summary="Stop a review one has begun")
async def stop_review(
    replay: ReplayId, place: Place, service: Serving, request: Request[Any, Any, Any]
) -> None:
    await _replay(service, replay)
    service.coaching.stop(replay, place, guard.client_of(request, service.settings))


async def _replay(service: Service, replay: str) -> bytes:
    document = await service.store.replay(replay) if replay.isalnum() else None
    if document is None:
        raise Refusal("no_replay", "there is no such replay", 404)
    return document


# -- what there is


@get("/api/games", summary="What can be played here")
async def catalogue() -> Catalogue:
    games = []
    for name, title in TITLES.items():
        options = list(OPTIONS.get(name, ()))
        games.append(Title(name, title.fewest, title.most, options, title.has_secrets))
    return Catalogue(VERSION, games, list(bots.NAMES), list(COLOURS))


@get("/api/games/{game:str}/rules", summary="The rules of a game", sync_to_thread=False)
def rules(
    game: FromPath[str],
    language: Annotated[str, QueryParameter(max_length=8)] = "en",
    players: Annotated[int, QueryParameter(ge=2, le=5)] = 3,
) -> list[SectionText]:
    """Every rule by its id, in the standard edition's numbers."""
    try:
        return rules_text(em.game(game, players=players), language)
    except EmporionError as error:
        raise Refusal("no_rules", str(error), 404) from None


@get("/api/games/{game:str}/edition", summary="The numbers of a game", sync_to_thread=False)
def standard_edition(game: FromPath[str]) -> dict[str, Any]:
    """Those of the standard edition."""
    if game not in TITLES:
        raise Refusal("no_game", str(UnknownGame(game, TITLES)), 404)
    return dict(em.game(game, players=TITLES[game].fewest).edition.data)


@get("/api/games/{game:str}/marks", summary="Which numbers are printed", sync_to_thread=False)
def edition_marks(game: FromPath[str]) -> dict[str, str]:
    """For every number of the standard edition: printed on a component, or reconstructed by us."""
    if game not in TITLES:
        raise Refusal("no_game", str(UnknownGame(game, TITLES)), 404)
    return dict(em.game(game, players=TITLES[game].fewest).edition.marks)


@get("/api/lessons/{game:str}", summary="A first game, guided", sync_to_thread=False)
def first_game(game: FromPath[str]) -> Lesson:
    try:
        return lesson(game)
    except EmporionError as error:
        raise Refusal("no_lesson", str(error), 404) from None


@get("/api/scenes/{game:str}", summary="A picture of a game", sync_to_thread=False)
def picture(game: FromPath[str]) -> Lesson:
    try:
        return scene(game)
    except EmporionError as error:
        raise Refusal("no_lesson", str(error), 404) from None


@post("/api/editions/check", summary="Whether an edition can be played", status_code=200)
async def check_edition(data: JSONBody[Terms], service: Serving) -> dict[str, Any]:
    """Its hash, or everything that is wrong with it."""
    try:
        game = await service.reception.game(msgspec.structs.replace(data, options={}))
    except EditionError as error:
        return {"ok": False, "problems": [_wrong(one) for one in error.problems]}
    except EmporionError as error:
        return {"ok": False, "problems": [{"field": None, "message": str(error)}]}
    return {"ok": True, "hash": game.edition.hash, "problems": []}


def _wrong(problem: errors.Problem) -> dict[str, Any]:
    found: dict[str, Any] = {"field": problem.field, "message": str(problem.message)}
    if isinstance(problem.message, errors.Said):
        found |= {"key": problem.message.key, "args": problem.message.arguments}
    return found


@get("/healthz", summary="Whether this server works", include_in_schema=False)
async def healthz(service: Serving) -> Response[dict[str, Any]]:
    house = service.house
    healthy = await service.store.healthy() and house.heart.beats and not house.closing
    return Response(
        {"ok": healthy, "version": VERSION, "tables": service.house.count},
        status_code=200 if healthy else 503,
    )


@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False)
async def metrics(request: Request[Any, Any, Any], service: Serving) -> bytes:
    if not service.settings.metrics or not guard.may_measure(request, service.settings):
        raise Refusal("no_metrics", "metrics are switched off", 404)
    METRICS.tables.set(service.house.count)
    return METRICS.page()


@websocket("/api/tables/{table:str}/socket")
async def table_socket(
    socket: WebSocket[Any, Any, Any],
    table: TableId,
    seat: SeatParameter = None,
    after: Number = None,
) -> None:
    service: Service = socket.app.state.service
    await socket.accept()
    try:
        guard.check_origin(socket, service.settings)
        holder = guard.holder_of(socket)
    except Refusal as refusal:
        await socket.send_bytes(msgspec.json.encode(Refused(refusal.problem)))
        await socket.close(4003)
        return
    client = guard.client_of(socket, service.settings)
    allowed = service.sockets.enter(client)
    if not allowed or not service.asking.take(client):
        if allowed:
            service.sockets.leave(client)
        problem = Problem("too_fast" if allowed else "too_many", "too many sockets at once")
        await socket.send_bytes(msgspec.json.encode(Refused(problem)))
        await socket.close(4003)
        return
    await Conversation(service, table, holder, client, seat).begin(socket, after)


# -- when something is refused


def on_refusal(request: Request[Any, Any, Any], error: EmporionError) -> Response[Refused]:
    status = 400
    if isinstance(error, Refusal):
        status = error.status
    elif isinstance(error, StoreError):
        status = 503
        log.warning("%s", error, extra={"method": request.method, "path": place(request.url.path)})
    return Response(Refused(problem_of(error)), status_code=status)


def on_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    if error.status_code == 404 and (app := lost(request)) is not None:
        return app
    words = error.detail
    where = None
    if isinstance(error, ValidationException) and isinstance(error.extra, list) and error.extra:
        first = error.extra[0]
        if isinstance(first, dict):
            where = str(first.get("key", "")) or None
            words = with_choices(str(first.get("message", words)), where or "")
    key = {404: "not_found", 405: "no_method", 413: "too_large"}.get(
        error.status_code, "bad_request"
    )
    headers = dict(error.headers) if error.headers else None
    problem = Problem(key, words, None, where)
    return Response(Refused(problem), status_code=error.status_code, headers=headers)


def on_garbage(request: Request[Any, Any, Any], error: Exception) -> Response[Refused]:
    """A body that is not even read to its end: not UTF-8, or deeper than any document."""
    return Response(Refused(Problem("bad_request", "the body is not JSON")), status_code=400)


def on_failure(request: Request[Any, Any, Any], error: Exception) -> Response[Refused]:
    at = {"method": request.method, "path": place(request.url.path)}
    log.error("a request failed", exc_info=error, extra=at)
    problem = Problem("broken", "something went wrong here")
    return Response(Refused(problem), status_code=500)


HANDLERS = [
    make_table, open_tables, my_tables, look, news, since, past, act, reasons, preview,
    table_edition, join, rematch, claim, read_note, keep_note, transcript, keep_replay, read_replay,
    moment, story, replay_edition, catalogue, rules, standard_edition, check_edition, healthz,
    metrics, table_socket, page, asset, edition_marks, first_game, hint, review, read_review,
    stop_review, picture,
]  # fmt: skip


def make_app(settings: Settings) -> Litestar:
    """The application, to be served by uvicorn or any other server."""
    service = Service(settings)
    app = Litestar(
        HANDLERS,
        lifespan=[service.running],
        dependencies={
            "service": Provide(provide_service),
            "holder": Provide(provide_holder),
        },
        before_request=admit,
        after_request=count,
        before_send=[harden],
        exception_handlers={
            EmporionError: on_refusal,
            HTTPException: on_http,
            UnicodeDecodeError: on_garbage,
            RecursionError: on_garbage,
            Exception: on_failure,
        },
        request_max_body_size=LARGEST_BODY,
        openapi_config=OpenAPIConfig(
            title="Emporion",
            version=VERSION,
            path="/api/docs",
            use_handler_docstrings=True,
            render_plugins=[docs_page.Page(), docs_page.Json()],
        ),
        debug=False,
        logging_config=None,
    )
    app.state.service = service
    return app
