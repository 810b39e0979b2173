"""Who may ask what: every request, every act and the socket, by everybody there is.

A private table of Rotterdam is in play. What concerns the seat that is asked is tried by its own
player, by the other player, by the owner who has no seat, by a spectator, without a key, by
somebody whose right has ended, and by a player of another table. A request or an act that is not in
these lists fails `test_the_lists_are_complete`.
"""

import contextlib
import json
import re
import sqlite3
import time
from collections.abc import Iterator
from typing import Any, get_args

import httpx
import msgspec
import pytest
from litestar.routes import HTTPRoute, WebSocketRoute
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

import emporion as em
from emporion.server import pages
from emporion.server.app import make_app
from emporion.server.keys import hashed
from emporion.server.messages import AnyAct
from emporion.server.settings import Settings
from server.house import Person, Server, Talk

CALLERS = ("own", "other", "owner", "spectator", "nobody", "expired", "stranger")
HIDDEN = {"nobody": 404, "expired": 404, "stranger": 404}  # that there is a table is private
ALL_FINE = dict.fromkeys(CALLERS, 200)
GUESTS = {"own": 200, "other": 200, "owner": 200, "spectator": 200, **HIDDEN}
PLAYER = {"own": 200, "other": 403, "owner": 403, "spectator": 403, **HIDDEN}
MISSING = dict.fromkeys(CALLERS, 404)

# method, path, query or body -> what each caller is answered; {seat} is the seat that is asked
REQUESTS: list[tuple[str, str, Any, dict[str, int]]] = [
    ("GET", "/api/tables/{table}", {}, GUESTS),
    ("GET", "/api/tables/{table}", {"seat": "{seat}"}, PLAYER),
    ("GET", "/api/tables/{table}/news", {}, GUESTS),
    ("GET", "/api/tables/{table}/news", {"seat": "{seat}"}, PLAYER),
    ("GET", "/api/tables/{table}/news", {"seat": "{seat}", "wait": 0.01, "after": 999}, PLAYER),
    ("GET", "/api/tables/{table}/since", {"after": 0}, GUESTS),
    ("GET", "/api/tables/{table}/since", {"seat": "{seat}", "after": 0}, PLAYER),
    ("GET", "/api/tables/{table}/at/{number}", {}, GUESTS),
    ("GET", "/api/tables/{table}/at/{number}", {"seat": "{seat}"}, PLAYER),
    ("GET", "/api/tables/{table}/transcript", {}, GUESTS),
    ("GET", "/api/tables/{table}/transcript", {"seat": "{seat}"}, PLAYER),
    (
        "GET",
        "/api/tables/{table}/reasons",
        {},
        {"own": 200, "other": 409, "owner": 409, "spectator": 409, **HIDDEN},
    ),
    ("GET", "/api/tables/{table}/reasons", {"seat": "{seat}"}, PLAYER),
    ("GET", "/api/tables/{table}/edition", {}, GUESTS),
    (
        "GET",
        "/api/tables/{table}/preview",
        {"action": "{action}"},
        {"own": 200, "other": 409, "owner": 409, "spectator": 409, **HIDDEN},
    ),
    ("GET", "/api/tables/{table}/preview", {"seat": "{seat}", "action": "{action}"}, PLAYER),
    ("POST", "/api/tables/{table}/hint", {"seat": "{seat}"}, PLAYER),
    ("GET", "/api/tables/{table}/note", {}, GUESTS),
    ("PUT", "/api/tables/{table}/note", {"text": "mine"}, GUESTS),
    ("GET", "/api/tables", {}, ALL_FINE),
    ("GET", "/api/mine", {}, ALL_FINE),
    (
        "POST",
        "/api/tables/{table}/seats",
        {"name": "Mallory", "seat": "{seat}"},
        {"own": 409, "other": 409, "owner": 409, "spectator": 404, **HIDDEN},
    ),
    (
        "POST",
        "/api/tables/{table}/rematch",
        {},
        {"own": 409, "other": 409, "owner": 409, "spectator": 403, **HIDDEN},
    ),
    ("POST", "/api/claims", {"token": "x" * 22}, MISSING),
    ("POST", "/api/tables", {"terms": {"game": "rhodes"}}, dict.fromkeys(CALLERS, 201)),
    ("POST", "/api/replays", {"game": "rhodes"}, dict.fromkeys(CALLERS, 400)),
    ("GET", "/api/replays/{replay}", {}, MISSING),
    ("GET", "/api/replays/{replay}/at/{decision}", {"everything": True}, MISSING),
    ("GET", "/api/replays/{replay}/story", {}, MISSING),
    ("GET", "/api/replays/{replay}/edition", {}, MISSING),
    ("POST", "/api/replays/{replay}/reviews/{place}", {}, MISSING),
    ("GET", "/api/replays/{replay}/reviews/{place}", {}, MISSING),
    ("DELETE", "/api/replays/{replay}/reviews/{place}", {}, MISSING),
    ("GET", "/api/games", {}, ALL_FINE),
    ("GET", "/api/games/{game}/edition", {}, ALL_FINE),
    ("GET", "/api/games/{game}/rules", {}, ALL_FINE),
    ("GET", "/api/games/{game}/marks", {}, ALL_FINE),
    ("GET", "/api/lessons/{game}", {}, ALL_FINE),
    ("GET", "/api/scenes/{game}", {}, ALL_FINE),
    ("POST", "/api/editions/check", {"game": "rhodes"}, ALL_FINE),
    ("GET", "/healthz", {}, ALL_FINE),
    ("GET", "/metrics", {}, ALL_FINE),
]

PAGES = {re.sub(r":\w+", "", path) for path in (*pages.ADDRESSES, "/assets/{name}", "/{name}")}
PAGES |= {"/api/docs", "/api/docs/openapi.json", "/api/docs/{path}"}  # the same for everybody

FORBIDDEN = {"other": 403, "owner": 403, "spectator": 403, **HIDDEN}
# what each act needs beside its id -> what others are answered who do it for the seat that is asked
ACTS: dict[str, tuple[dict[str, Any], dict[str, int]]] = {
    "decide": ({"seat": "{seat}", "after": "{number}", "action": "{action}"}, FORBIDDEN),
    "undo": ({"seat": "{seat}", "after": "{number}"}, FORBIDDEN),
    "answer": ({"seat": "{seat}", "agree": True}, FORBIDDEN),
    "ready": ({"seat": "{seat}"}, FORBIDDEN),
    "start": ({}, {"other": 409, "owner": 409, "spectator": 403, **HIDDEN}),
    "rename": ({"seat": "{seat}", "name": "Mallory"}, FORBIDDEN),
    "leave": ({"seat": "{seat}"}, FORBIDDEN),
    "lend": ({"seat": "{seat}"}, {"other": 409, "owner": 409, "spectator": 403, **HIDDEN}),
    "take back": ({"seat": "{seat}"}, FORBIDDEN),
    "grant": ({"seat": "{seat}"}, {"other": 409, "owner": 409, "spectator": 403, **HIDDEN}),
    "say": ({"seat": "{seat}", "words": "I am Ada"}, FORBIDDEN),
}


class Scene:
    """The table, and everybody round it."""

    def __init__(self, server: Server) -> None:
        self.server = server
        people = {name: server.person() for name in ("own", "other", "owner", "spectator")}
        made = people["owner"].make("rotterdam", 2, title="A private table", hints=True)
        self.table: str = made["table"]
        for name in ("own", "other"):
            people[name].join(made, name)
        for seat, name in enumerate(("own", "other")):
            assert people[name].act(self.table, "ready", seat=seat).status_code == 200
        people["stranger"] = server.person()
        people["stranger"].make("rotterdam", 2, sit=[0, 1], start=True)
        people["expired"] = server.person()
        self.grant_until(people["expired"], 0, int(time.time() * 1000) - 1)
        assert people["spectator"].post("/claims", {"token": made["watch"]}).status_code == 200
        people["nobody"] = server.person()
        people["nobody"].http.headers.pop("authorization")
        self.people = people
        self.made = made
        self._seat_who_is_asked()

    def _seat_who_is_asked(self) -> None:
        full = self.people["spectator"].look(self.table)
        self.seat: int = full["turn"]["actor"]
        if self.seat == 1:
            both = self.people["other"], self.people["own"]
            self.people["own"], self.people["other"] = both
        full = self.people["own"].look(self.table)
        self.number: int = full["number"]
        self.action: str = full["turn"]["legal"][0]["text"]

    def grant_until(self, person: Person, seat: int, end: int) -> None:
        """A right with an end, written where the server keeps them."""
        with contextlib.closing(sqlite3.connect(self.database, timeout=20)) as store, store:
            row = (self.table, "seat", seat, hashed(person.key), 0, end)
            store.execute("INSERT INTO rights VALUES (?, ?, ?, ?, ?, ?)", row)

    @property
    def database(self) -> str:
        return self.server.database.removeprefix("sqlite:///")

    def state(self) -> em.State:
        """The position, secrets and all, as the log in the database has it."""
        with contextlib.closing(sqlite3.connect(self.database, timeout=20)) as store:
            ((seed,),) = store.execute("SELECT seed FROM tables WHERE id = ?", (self.table,))
            moves = (
                "SELECT body FROM entries WHERE table_id = ? AND kind = 'decide' ORDER BY number"
            )
            state = em.game("rotterdam", players=2).start(int(seed))
            for (body,) in store.execute(moves, (self.table,)):
                state.play(json.loads(body)["action"])
        return state

    def filled(self, wanted: Any) -> Any:
        """A query or a body with this table's seat, number and action in it."""
        known = {"{seat}": self.seat, "{number}": self.number, "{action}": self.action}
        return {name: known.get(str(value), value) for name, value in wanted.items()}

    def path(self, path: str) -> str:
        path = path.replace("{table}", self.table).replace("{decision}", "1")
        path = path.replace("{number}", str(self.number))
        path = path.replace("{replay}", "f" * 24).replace("{place}", "0")
        return path.replace("{game}", "rhodes")

    def viewer(self, caller: str) -> int | None:
        return {"own": self.seat, "other": 1 - self.seat}.get(caller)

    def shows_no_more(self, caller: str, answer: Any) -> None:
        """Every view in an answer is the caller's own, and only who is asked sees actions."""
        if isinstance(answer, list):
            for part in answer:
                self.shows_no_more(caller, part)
        if not isinstance(answer, dict):
            return
        if "view" in answer:
            assert answer["view"] == self.state().view(self.viewer(caller))
        if "legal" in answer or "prompt" in answer:
            assert caller == "own"
        assert not answer.get("seed")
        assert not answer.get("salt")
        for part in answer.values():
            self.shows_no_more(caller, part)


@pytest.fixture(scope="module")
def scene(server: Server) -> Scene:
    return Scene(server)


def test_the_lists_are_complete() -> None:
    found = set()
    for route in make_app(Settings()).routes:
        path = route.path_format
        if isinstance(route, WebSocketRoute):
            assert path == "/api/tables/{table}/socket"
        elif isinstance(route, HTTPRoute) and path not in PAGES:
            found |= {(method, path) for method in route.methods if method != "OPTIONS"}
    asked = {(method, path) for method, path, _, _ in REQUESTS}
    assert found == asked | {("POST", "/api/tables/{table}/acts")}
    assert {str(act.__struct_config__.tag) for act in get_args(AnyAct)} == set(ACTS)


@pytest.mark.parametrize("caller", CALLERS)
@pytest.mark.parametrize("request_", REQUESTS, ids=lambda it: f"{it[0]} {it[1]} {it[2]}")
def test_requests(
    scene: Scene, request_: tuple[str, str, Any, dict[str, int]], caller: str
) -> None:
    method, path, wanted, expected = request_
    asked = scene.filled(wanted)
    person = scene.people[caller]
    more = {"params": asked} if method == "GET" else {"json": asked}
    answer = person.http.request(method, scene.path(path), **more)
    assert answer.status_code == expected[caller], answer.text
    if "{table}" in path:
        scene.shows_no_more(caller, answer.json())
        if expected[caller] == 404:
            assert scene.table not in answer.text


@pytest.mark.parametrize("kind", ACTS)
def test_acts_of_others(scene: Scene, kind: str) -> None:
    wanted, expected = ACTS[kind]
    before = scene.people["own"].look(scene.table)
    for caller, status in expected.items():
        answer = scene.people[caller].act(scene.table, kind, **scene.filled(wanted))
        assert answer.status_code == status, (caller, answer.text)
        scene.shows_no_more(caller, answer.json())
    assert scene.people["own"].look(scene.table) == before


def test_seats_that_are_not_there(scene: Scene) -> None:
    for caller in CALLERS:
        answer = scene.people[caller].get(f"/tables/{scene.table}", seat=4)
        assert answer.status_code == (404 if caller in HIDDEN else 403)
        answer = scene.people[caller].act(scene.table, "say", seat=4, words="hello")
        assert answer.status_code == (404 if caller in HIDDEN else 400)


@contextlib.contextmanager
def talk_of(scene: Scene, caller: str, query: str) -> Iterator[Talk]:
    person = scene.people[caller]
    address = f"{scene.server.url.replace('http', 'ws')}/api/tables/{scene.table}/socket?{query}"
    headers = {} if caller == "nobody" else person.headers
    with connect(address, additional_headers=headers, max_size=None) as connection:
        yield Talk(connection)


@pytest.mark.parametrize("caller", CALLERS)
def test_sockets(scene: Scene, caller: str) -> None:
    before = scene.people["own"].look(scene.table)
    with talk_of(scene, caller, f"seat={scene.seat}") as talk:
        first = talk.hear()
        scene.shows_no_more(caller, first)
        if caller == "own":
            assert first["viewer"] == scene.seat
            return
        assert first["type"] == "refused"
        assert first["problem"]["key"] == ("no_table" if caller in HIDDEN else "not_yours")
        with pytest.raises(ConnectionClosed):
            talk.hear()
    if caller in HIDDEN:
        return
    with talk_of(scene, caller, "after=0") as talk:
        while (message := talk.hear())["type"] == "news" and "view" not in message:
            scene.shows_no_more(caller, message)
        scene.shows_no_more(caller, message)
        for kind, (wanted, _) in ACTS.items():
            talk.say(kind, id=f"foreign-{kind.replace(' ', '-')}", **scene.filled(wanted))
            answer = talk.hear()
            assert answer["type"] == "refused", answer
            scene.shows_no_more(caller, answer)
    assert scene.people["own"].look(scene.table) == before


def test_whoever_tries_others_ids_learns_nothing(scene: Scene) -> None:
    """Ids of moves are one's own: neither a stranger nor a neighbour can tell which are taken."""
    own, other = scene.people["own"], scene.people["other"]
    taken = {"type": "say", "id": "d17", "seat": scene.seat, "words": "mine"}
    assert own.post(f"/tables/{scene.table}/acts", taken).status_code == 200
    answers = [
        scene.people[caller].post(f"/tables/{scene.table}/acts", {**taken, "id": id}).json()
        for caller in ("other", "owner", "spectator", "stranger")
        for id in ("d17", "d18")
    ]
    assert answers[0::2] == answers[1::2]
    mine = {**taken, "seat": 1 - scene.seat}
    assert other.post(f"/tables/{scene.table}/acts", mine).status_code == 200
    scene.number = own.look(scene.table)["number"]


def test_a_right_ends_when_it_ends(scene: Scene) -> None:
    """Also where the server has it in memory, and on the socket that it opened."""
    late = scene.server.person()
    end = int(time.time() * 1000) + 1500
    scene.grant_until(late, scene.seat, end)
    assert late.get(f"/tables/{scene.table}").status_code == 404  # the server has not read it yet
    watch = {"token": scene.made["watch"]}
    assert scene.server.person().post("/claims", watch).status_code == 200  # now it has
    assert late.look(scene.table, seat=scene.seat)["mine"] == [scene.seat]
    with late.socket(scene.table, seat=scene.seat) as talk:
        assert talk.hear()["type"] == "full"
        time.sleep(max(0, end / 1000 - time.time()) + 0.01)
        assert late.get(f"/tables/{scene.table}").status_code == 404
        said = scene.people["other"].act(
            scene.table, "say", seat=1 - scene.seat, words="are you still there?"
        )
        assert said.status_code == 200
        with pytest.raises(ConnectionClosed):
            talk.hear()


def test_who_leaves_a_seat_hears_nothing_more_of_it(server: Server) -> None:
    ada, bob, eve = server.person(), server.person(), server.person()
    made = ada.make("rotterdam", 2, sit=[0], listed=True)
    eve.join(made, "Eve", seat=1)
    with eve.socket(made["table"], seat=1) as talk:
        assert talk.hear()["viewer"] == 1
        assert eve.act(made["table"], "leave", seat=1).status_code == 200
        bob.join(made, "Bob", seat=1)
        assert bob.act(made["table"], "ready", seat=1).status_code == 200
        heard = set()
        with contextlib.suppress(ConnectionClosed):
            while True:
                heard.add(talk.hear().get("kind"))
        assert not heard & {"sit", "ready", "start"}
    assert eve.look(made["table"])["viewer"] is None


def test_tables_without_spectators_send_them_away_when_the_game_begins(server: Server) -> None:
    ada, eve = server.person(), server.person()
    made = ada.make("rotterdam", 2, sit=[0, 1], listed=True, spectators="no")
    with eve.socket(made["table"]) as talk:
        assert talk.hear()["type"] == "full"
        assert ada.act(made["table"], "start").status_code == 200
        with pytest.raises(ConnectionClosed):
            talk.hear()
    answer = eve.get(f"/tables/{made['table']}")
    assert (answer.status_code, answer.json()["problem"]["key"]) == (403, "no_spectators")


def test_the_numbers_of_the_house_are_for_who_runs_it(server: Server) -> None:
    """They count what happens in secret too."""
    forwarded = httpx.get(f"{server.url}/metrics", headers={"X-Forwarded-For": "192.0.2.7"})
    assert forwarded.status_code == 404


def test_notes_are_read_by_who_wrote_them(scene: Scene) -> None:
    for caller in ("own", "other"):
        person = scene.people[caller]
        note = {"text": f"{caller} wants pepper"}
        person.http.put(f"/api/tables/{scene.table}/note", json=note)
    for caller in ("own", "other", "owner", "spectator"):
        text = scene.people[caller].get(f"/tables/{scene.table}/note").json()["text"]
        if caller in ("own", "other"):
            assert text == f"{caller} wants pepper"
        else:  # what the matrix wrote, if it was here first
            assert text in ("", "mine")


def test_acts_decode_to_what_is_in_the_list() -> None:
    """So that no act of the matrix is refused only because it is misspelt."""
    known = {"{seat}": 0, "{number}": 1, "{action}": "pass"}
    for kind, (wanted, _) in ACTS.items():
        body = {name: known.get(value, value) for name, value in wanted.items()}
        msgspec.convert({"type": kind, "id": "a", **body}, AnyAct)
