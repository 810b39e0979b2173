"""Whatever is sent, the answer is one clear line, and nobody else notices."""

import contextlib
import json
import socket
import statistics
import threading
import time
from collections.abc import Callable, Iterator
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from server.house import Person, Server, Talk

TRACES = ("Traceback", 'File "', "litestar", "msgspec", "sqlalchemy", "sqlite3")
QUICK = 0.5  # seconds that an honest client waits at most, on a busy machine too


def harmless(answer: httpx.Response, *statuses: int) -> None:
    """A refusal as data, without a word about how the server is built."""
    assert answer.status_code in (statuses or range(400, 500)), answer.text
    assert answer.headers["content-type"].startswith("application/json")
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["cache-control"] == "no-store"
    assert not [trace for trace in TRACES if trace in answer.text], answer.text
    if answer.status_code >= 400:
        problem = answer.json()["problem"]
        assert problem["key"]
        assert "\n" not in problem["words"]


@pytest.fixture(scope="module")
def table(server: Server) -> tuple[Person, str]:
    person = server.person()
    return person, person.make("rhodes", 2, sit=[0, 1], start=True)["table"]


# -- bodies

DEEP = b"[" * 50_000
BODIES = {
    "empty": b"",
    "half": b'{"terms": {"game": "rho',
    "not json": b"<xml/>",
    "garbage": bytes(range(256)),
    "not utf-8": b'{"name": "\xff\xfe\xfa", "token": "\xc3\x28", "text": "\xed\xa0\x80"}',
    "a lone surrogate": b'{"name": "\\ud800", "text": "\\udfff", "token": "\\ud800"}',
    "a list": b"[1, 2, 3]",
    "null": b"null",
    "deep lists": DEEP,
    "deep objects": b'{"a":' * 20_000 + b"1" + b"}" * 20_000,
    "deep where anything goes": b'{"terms":{"game":"rhodes","edition":' + b'{"a":' * 9000
    + b"1" + b"}" * 9002,
    "huge numbers": b'{"seat": 1' + b"0" * 5000 + b', "after": 1e999, "decision": -1e999}',
    "not a number": b'{"seat": NaN, "after": Infinity}',
    "too large": b'{"text": "' + b"x" * 300_000 + b'"}',
    "many keys": json.dumps({f"k{n}": n for n in range(20_000)}).encode(),
}  # fmt: skip
ADDRESSES = [
    ("POST", "/api/tables"),
    ("POST", "/api/tables/{table}/acts"),
    ("POST", "/api/tables/{table}/seats"),
    ("POST", "/api/claims"),
    ("POST", "/api/replays"),
    ("POST", "/api/editions/check"),
    ("PUT", "/api/tables/{table}/note"),
]


@pytest.mark.parametrize("body", BODIES)
def test_bodies_that_cannot_be_read(table: tuple[Person, str], body: str) -> None:
    person, id = table
    for method, path in ADDRESSES:
        answer = person.http.request(
            method,
            path.replace("{table}", id),
            content=BODIES[body],
            headers={"Content-Type": "application/json"},
        )
        harmless(answer)
    assert person.look(id)["number"]


def test_a_body_in_pieces_is_measured_too(table: tuple[Person, str]) -> None:
    person, id = table

    def pieces() -> Iterator[bytes]:
        yield b'{"text": "'
        for _ in range(40):
            yield b"x" * 10_000
        yield b'"}'

    answer = person.http.put(
        f"/api/tables/{id}/note", content=pieces(), headers={"Content-Type": "application/json"}
    )
    harmless(answer, 413)


@pytest.mark.parametrize(
    "kind", ["text/plain", "multipart/form-data", "application/xml", "application/x-msgpack", "?"]
)
def test_other_content_types(table: tuple[Person, str], kind: str) -> None:
    person, _ = table
    for body in (b"\x81\xa4text\xa1a", b"--x\r\n\r\n--x--", b'{"token": "x"}'):
        answer = person.http.post("/api/claims", content=body, headers={"Content-Type": kind})
        harmless(answer)


NUMBERS: list[Any] = [-1, 5, 10**30, 1e300, "many", True, None, [], {}]


@pytest.mark.parametrize("number", NUMBERS, ids=repr)
def test_numbers_that_are_none(table: tuple[Person, str], number: Any) -> None:
    person, id = table
    harmless(person.act(id, "say", seat=number, words="hello"))
    harmless(person.act(id, "decide", seat=0, after=number, action="pass"))
    harmless(person.act(id, "decide", seat=0, after=0, action=number))
    harmless(person.get(f"/tables/{id}", seat=str(number) if number != [] else "x"), 200, 400, 403)
    harmless(person.get(f"/tables/{id}/news", after=f"{number}x"))
    harmless(person.get(f"/replays/{'f' * 24}/at/{number}"))


# -- addresses

PATHS = [
    "/api/tables/..%2f..%2fetc%2fpasswd",
    "/api/tables/%00",
    "/api/tables/%2e%2e/note",
    "/api/tables/a%0d%0aSet-Cookie:%20emporion=x",
    "/api/tables/%ff%fe",
    "/api/tables/%F0%9F%8E%B2",
    "/api/tables/' OR 1=1 --",
    f"/api/tables/{'a' * 5000}",
    "/api/tables/" + "a/" * 500,
    "/api/replays/..%2f..%2femporion.db",
    "/api/replays/%00/at/1",
    "/api/games/rhodes/rules?language=..%2f..%2f..%2fetc",
    "/api/games/..%2frhodes/rules",
    "/api/docs/..%2f..%2fapp.py",
    "/assets/..%2f..%2fapp.py",
    "/assets/%2e%2e%2fapp.py",
    "/..%2fapp.py",
    "/api/nothing",
    "/.env",
]


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path[:40])
def test_addresses_that_lead_nowhere(server: Server, path: str) -> None:
    answer = httpx.get(f"{server.url}{path}")
    harmless(answer, 400, 404)
    assert "set-cookie" not in answer.headers


@pytest.mark.parametrize(
    "request_",
    [
        b"\x00\xff\x16\x03\x01" * 100,
        b"GET / HTTP/9.9\r\n\r\n",
        b"GET /api/games HTTP/1.1\r\nHost: x\r\n" + b"X: " + b"a" * 300_000 + b"\r\n\r\n",
        b"POST /api/claims HTTP/1.1\r\nHost: x\r\nContent-Length: -5\r\n\r\n",
        b"POST /api/claims HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n"
        b"Transfer-Encoding: chunked\r\n\r\nzzz\r\n",
        b"GET /api/tables/x HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n"
        b"Connection: Upgrade\r\n\r\n",
    ],
    ids=["bytes", "version", "header", "length", "both lengths", "half a handshake"],
)
def test_what_is_no_request(server: Server, request_: bytes) -> None:
    with socket.create_connection(("127.0.0.1", server.port), 10) as line:
        with contextlib.suppress(OSError):
            line.sendall(request_)
            line.shutdown(socket.SHUT_WR)
        answer = b""
        with contextlib.suppress(OSError):
            while piece := line.recv(65536):
                answer += piece
    assert answer == b"" or answer.split()[1][:1] == b"4", answer[:100]
    assert b"Traceback" not in answer
    assert httpx.get(f"{server.url}/healthz").status_code == 200


# -- words

NASTY = "<script>alert(1)</script>\x00\x1b[31m\u202ekcab\u2066\u200b\x07"
SEEN = "<script>alert(1)</script>[31mkcab"


def test_words_lose_what_cannot_be_seen_and_stay_words(server: Server) -> None:
    ada, bob = server.person(), server.person()
    made = ada.make("rhodes", 2, sit=[0], name=NASTY[:32], title=NASTY, listed=True)
    bob.join(made, NASTY[:32], seat=1)
    assert ada.act(made["table"], "say", seat=0, words=NASTY).status_code == 200
    assert ada.act(made["table"], "rename", seat=0, name="\u202eada").status_code == 200
    note = ada.http.put(f"/api/tables/{made['table']}/note", json={"text": f"{NASTY}\nmore"})
    assert note.json()["text"] == f"{SEEN}\nmore"
    answer = bob.get(f"/tables/{made['table']}")
    harmless(answer, 200)
    info = answer.json()["table"]
    assert info["terms"]["title"] == SEEN
    assert [seat["name"] for seat in info["seats"]] == ["ada", SEEN[:25]] or "\x00" not in str(info)
    for path in (f"/tables/{made['table']}/since", "/tables", "/mine"):
        answer = bob.get(path, after=0) if path.endswith("since") else bob.get(path)
        harmless(answer, 200)
        for letter in ("\x00", "\x1b", "\u202e", "\u2066", "\\u202e", "\\u0000", "\\u001b"):
            assert letter not in answer.text
    said = bob.get(f"/tables/{made['table']}/since", after=0).json()
    assert [it["body"]["words"] for it in said if it["kind"] == "say"] == [SEEN]


@pytest.mark.parametrize("name", ["", " ", "\x00", "\u200b\u202e", "\t\n", "x" * 33])
def test_names_that_are_none(server: Server, name: str) -> None:
    ada = server.person()
    made = ada.make("rhodes", 2, sit=[0])
    harmless(ada.act(made["table"], "rename", seat=0, name=name), 400)
    joining = {"name": name, "token": made["join"]}
    harmless(server.person().post(f"/tables/{made['table']}/seats", joining), 400)


# -- other sites

FOREIGN: list[dict[str, str]] = [
    {"Origin": "https://evil.example"},
    {"Origin": "null"},
    {"Origin": "http://["},
    {"Origin": "http://127.0.0.1.evil.example"},
    {"Sec-Fetch-Site": "cross-site"},
    {"Sec-Fetch-Site": "same-site"},
]


@pytest.mark.parametrize("headers", FOREIGN, ids=str)
def test_pages_of_other_sites_can_do_nothing(server: Server, headers: dict[str, str]) -> None:
    ada = server.person()
    table = ada.make("rhodes", 2, sit=[0, 1], start=True)["table"]
    before = ada.look(table)
    cookie = {"Cookie": f"emporion={ada.key}", **headers}
    say = {"type": "say", "id": "x", "seat": 0, "words": "buy my things"}
    with httpx.Client(base_url=server.url, headers=cookie) as page:
        harmless(page.post(f"/api/tables/{table}/acts", json=say), 403)
        form = page.post(
            f"/api/tables/{table}/acts",
            content=json.dumps(say),
            headers={"Content-Type": "text/plain"},
        )
        harmless(form, 403)
        harmless(page.post("/api/tables", json={"terms": {"game": "rhodes"}}), 403)
        harmless(page.put(f"/api/tables/{table}/note", json={"text": "x"}), 403)
        read = page.get(f"/api/tables/{table}")
        assert not [name for name in read.headers if name.startswith("access-control")]
        asked = page.options(
            f"/api/tables/{table}/acts", headers={"Access-Control-Request-Method": "POST"}
        )
        assert not [name for name in asked.headers if name.startswith("access-control")]
    address = f"{server.url.replace('http', 'ws')}/api/tables/{table}/socket"
    with connect(address, additional_headers=cookie) as connection:
        first = json.loads(connection.recv(20))
        assert (first["type"], first["problem"]["key"]) == ("refused", "foreign")
        with pytest.raises(ConnectionClosed):
            connection.recv(20)
    assert ada.look(table) == before


def test_its_own_pages_can(server: Server) -> None:
    ada = server.person()
    table = ada.make("rhodes", 2, sit=[0, 1], start=True)["table"]
    headers = {"Cookie": f"emporion={ada.key}", "Origin": server.url}
    headers["Sec-Fetch-Site"] = "same-origin"
    say = {"type": "say", "id": "x", "seat": 0, "words": "hello"}
    answer = httpx.post(f"{server.url}/api/tables/{table}/acts", json=say, headers=headers)
    harmless(answer, 200)


# -- sockets

MESSAGES: list[str | bytes] = [
    "",
    "{",
    "null",
    "[]",
    '{"type": "decide"}',
    '{"type": "nothing", "id": "x"}',
    '{"type": "look", "seat": 1}',
    '{"type": "say", "id": "x", "seat": 0, "words": "\\ud800"}',
    '{"type": "say", "id": "\\u0000", "seat": 0, "words": "hello"}',
    '{"type": "say", "id": "x", "seat": 1e99, "words": "hello"}',
    "[" * 16_000,
    "x" * 20_000,
    b"\x00\xff\xfe",
    b"\x81\xa4type",
    bytes(16_000),
]


def test_messages_that_cannot_be_read(table: tuple[Person, str]) -> None:
    person, id = table
    with person.socket(id) as talk:
        assert talk.hear()["type"] == "full"
        for message in MESSAGES:
            talk.connection.send(message)
            answer = talk.hear()
            assert answer["type"] == "refused", message[:40]
            assert not [trace for trace in TRACES if trace in str(answer)]
        talk.say("ping")
        assert talk.hear()["type"] == "pong"


def test_messages_that_end_the_talk(table: tuple[Person, str]) -> None:
    person, id = table
    with person.socket(id) as talk:
        talk.hear()
        with contextlib.suppress(ConnectionClosed):
            talk.connection.send("x" * 200_000)
        with pytest.raises(ConnectionClosed):
            talk.hear()
    assert person.look(id)["number"]


@pytest.mark.parametrize("query", ["seat=99", "seat=x", "after=-1", "after=1e99", "seat=%00"])
def test_sockets_asked_for_in_a_wrong_way(table: tuple[Person, str], query: str) -> None:
    person, id = table
    address = f"{person.url.replace('http', 'ws')}/api/tables/{id}/socket?{query}"
    heard = []
    with (
        contextlib.suppress(ConnectionClosed, InvalidStatus),
        connect(address, additional_headers=person.headers) as connection,
    ):
        while True:
            heard.append(json.loads(connection.recv(20))["type"])
    assert heard in ([], ["refused"])


# -- floods


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with limits as on the internet; who asks is told apart by what a proxy says."""
    folder = tmp_path_factory.mktemp("strict")
    running = Server(
        f"sqlite:///{folder}/emporion.db",
        folder,
        EMPORION_TRUST_PROXY="true",
        EMPORION_REQUESTS_PER_SECOND="20",
        EMPORION_ACTS_PER_SECOND="10",
        EMPORION_CHATS_PER_MINUTE="12",
        EMPORION_TABLES_PER_HOUR="5",
        EMPORION_SOCKETS_PER_CLIENT="3",
        EMPORION_ARRIVING_S="2",
    ).start()
    yield running
    assert running.stop() == 0
    assert "Traceback" not in running.log
    assert "failed" not in running.log


def client(server: Server, address: str) -> Person:
    """Somebody at another address."""
    person = server.person()
    person.headers["X-Forwarded-For"] = address
    person.http.headers["X-Forwarded-For"] = address
    return person


def meanwhile(server: Server, flood: Callable[[], None]) -> list[float]:
    """How long an honest player at another table waits for answers while somebody floods."""
    honest = client(server, f"198.51.100.{time.time_ns() % 250}")
    table = honest.make("rhodes", 2, sit=[0, 1], start=True)["table"]
    waits = []
    flooding = threading.Thread(target=flood)
    flooding.start()
    while flooding.is_alive() or len(waits) < 5:
        begun = time.perf_counter()
        assert honest.get(f"/tables/{table}").status_code == 200
        waits.append(time.perf_counter() - begun)
        time.sleep(0.1)
    flooding.join()
    return waits


def unaffected(waits: list[float]) -> None:
    assert statistics.median(waits) < QUICK


def test_a_flood_of_requests(strict: Server) -> None:
    eve = client(strict, "203.0.113.1")
    answers: list[httpx.Response] = []

    def flood() -> None:
        for _ in range(250):
            answers.append(eve.get("/games"))

    unaffected(meanwhile(strict, flood))
    statuses = [answer.status_code for answer in answers]
    assert set(statuses) == {200, 429}
    refused = next(answer for answer in answers if answer.status_code == 429)
    harmless(refused, 429)
    assert refused.json()["problem"]["key"] == "too_fast"


def test_much_to_tell_counts_as_much(strict: Server) -> None:
    """Who has the whole story told again and again is asked to wait sooner."""
    eve = client(strict, "203.0.113.9")
    table = eve.make("rhodes", 2, sit=[0, 1], start=True)["table"]
    for _ in range(24):
        eve.decide(table, eve.look(table)["turn"]["actor"])
    listener = client(strict, "203.0.113.10")
    listener.key = eve.key
    listener.http.headers["Authorization"] = eve.headers["Authorization"]
    statuses = [listener.get(f"/tables/{table}/since", after=0).status_code for _ in range(120)]
    assert statuses[:20] == [200] * 20
    assert statuses.count(200) < 100


def test_a_flood_of_chat(strict: Server) -> None:
    eve = client(strict, "203.0.113.2")
    table = eve.make("rhodes", 2, sit=[0, 1])["table"]
    statuses = [eve.act(table, "say", seat=0, words=f"{n}").status_code for n in range(12)]
    assert statuses[:3] == [200] * 3
    assert 429 in statuses
    said = [it for it in eve.get(f"/tables/{table}/since", after=0).json() if it["kind"] == "say"]
    assert len(said) == statuses.count(200)
    with eve.socket(table) as talk:
        talk.hear()
        talk.say("say", id="late", seat=0, words="and now?")
        assert talk.hear()["problem"]["key"] == "too_fast"


def test_a_flood_of_tables(strict: Server) -> None:
    eve = client(strict, "203.0.113.3")
    statuses = []
    for _ in range(8):
        answer = eve.post("/tables", {"terms": {"game": "rhodes"}})
        statuses.append(answer.status_code)
    assert statuses == [201] * 5 + [429] * 3
    fresh = client(strict, "203.0.113.3")  # a new key does not help
    assert fresh.post("/tables", {"terms": {"game": "rhodes"}}).status_code == 429
    assert fresh.post("/replays", {"game": "rhodes"}).status_code == 429


def test_a_flood_on_a_socket(strict: Server) -> None:
    eve = client(strict, "203.0.113.4")
    table = eve.make("rhodes", 2, sit=[0, 1], start=True)["table"]
    heard: list[str] = []

    def listen(talk: Talk) -> None:
        with contextlib.suppress(ConnectionClosed, TimeoutError):
            while True:
                message = talk.hear()
                heard.append(message.get("problem", {}).get("key") or message["type"])

    def flood() -> None:
        """By somebody who reads the answers: who does not is cut off."""
        with eve.socket(table) as talk:
            reader = threading.Thread(target=listen, args=(talk,))
            reader.start()
            with contextlib.suppress(ConnectionClosed):
                for _ in range(400):
                    talk.say("look")
            reader.join()

    unaffected(meanwhile(strict, flood))
    assert heard.count("full") < 50
    assert heard.count("too_fast") > 50
    assert eve.look(table)["number"]


def test_two_sockets_are_no_more_than_one(strict: Server) -> None:
    """A key's acts are counted together, wherever they come from."""
    eve = client(strict, "203.0.113.8")
    table = eve.make("rhodes", 2, sit=[0, 1], start=True)["table"]
    heard = []
    with eve.socket(table) as one, eve.socket(table) as other:
        for talk in (one, other):
            talk.hear()
            for _ in range(25):
                talk.say("ping")
        for talk in (one, other):
            heard += [talk.hear()["type"] for _ in range(25)]
    assert heard.count("pong") < 45


def test_too_many_sockets(strict: Server) -> None:
    eve = client(strict, "203.0.113.5")
    table = eve.make("rhodes", 2, sit=[0, 1], start=True)["table"]
    with contextlib.ExitStack() as open_sockets:
        talks = [open_sockets.enter_context(eve.socket(table)) for _ in range(5)]
        first = [talk.hear() for talk in talks]
        assert [it["type"] for it in first] == ["full"] * 3 + ["refused"] * 2
        assert first[-1]["problem"]["key"] == "too_many"
        honest = client(strict, "203.0.113.6")
        own = honest.make("rhodes", 2, sit=[0])["table"]
        with honest.socket(own) as talk:
            assert talk.hear()["type"] == "full"
    _wait_for_a_place(eve, table)


def _wait_for_a_place(person: Person, table: str) -> None:
    """A socket that is closed makes room for another."""
    end = time.monotonic() + 10
    while True:
        with person.socket(table) as talk:
            if talk.hear()["type"] == "full":
                return
        assert time.monotonic() < end
        time.sleep(0.2)


def test_slow_senders(strict: Server) -> None:
    """Requests, bodies and handshakes that never end, and sockets that nobody reads."""
    eve = client(strict, "203.0.113.7")
    table = eve.make("rhodes", 2, sit=[0, 1], start=True)["table"]
    beginnings = [
        b"GET /api/games HT",
        b"GET /api/games HTTP/1.1\r\nHost: x\r\nX-Slow: ",
        b"POST /api/claims HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
        b"Content-Length: 1000\r\n\r\n{",
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: x\r\nUpgrade: web".encode(),
    ]
    lines = []
    for place in range(60):
        line = socket.create_connection(("127.0.0.1", strict.port), 10)
        line.sendall(beginnings[place % len(beginnings)])
        lines.append(line)

    def trickle() -> None:
        for _ in range(8):
            for line in lines:
                with contextlib.suppress(OSError):
                    line.sendall(b"a")
            time.sleep(0.15)

    unaffected(meanwhile(strict, trickle))
    time.sleep(1)
    for line in lines:
        line.settimeout(5)
        with contextlib.suppress(ConnectionError):
            assert line.recv(1000)[:12] in (b"", b"HTTP/1.1 400")
        line.close()


def test_a_reader_that_does_not_read_is_left_behind(server: Server) -> None:
    """Others at the same table hear everything at once."""
    ada = server.person()
    table = ada.make("rhodes", 2, sit=[0, 1], listed=True)["table"]
    address = f"{server.url.replace('http', 'ws')}/api/tables/{table}/socket"
    with connect(address, max_queue=1, close_timeout=0.1) as sleeper, ada.socket(table) as talk:
        talk.hear()
        words = "x" * 500
        for number in range(40):
            talk.say("say", id=f"s{number}", seat=0, words=words)
            _hear_both(talk)
        sleeper.socket.close()


def test_who_reads_late_hears_everything(server: Server) -> None:
    ada = server.person()
    table = ada.make("rhodes", 2, sit=[0, 1], start=True)["table"]
    with ada.socket(table) as talk:
        for _ in range(300):
            talk.say("look")
        time.sleep(0.5)
        assert [talk.hear()["type"] for _ in range(301)] == ["full"] * 301


def _hear_both(talk: Talk) -> None:
    assert {talk.hear()["type"], talk.hear()["type"]} == {"done", "news"}


def test_an_edition_out_of_all_bounds_is_refused(table: tuple[Person, str]) -> None:
    person, _ = table
    for edition in (
        {"name": "x" * 10_000, "farmland": {"prices": [10**18] * 2000}},
        {str(place): place for place in range(5000)},
        {"": {"": {"": None}}},
    ):
        terms = {"game": "rhodes", "edition": edition}
        answer = person.post("/editions/check", terms)
        harmless(answer, 200, 413)
        assert answer.status_code == 413 or not answer.json()["ok"]
        harmless(person.post("/tables", {"terms": terms}), 400, 413)


def test_nothing_of_this_was_a_failure(server: Server) -> None:
    """After everything above, the log has neither an error nor a trace in it."""
    assert "a request failed" not in server.log
    assert "an act failed" not in server.log
    assert "Traceback" not in server.log
    assert httpx.get(f"{server.url}/healthz").json()["ok"]
