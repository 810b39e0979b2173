"""Running a server: stopped and replaced without loss, its logs, its numbers, its health."""

import asyncio
import contextlib
import itertools
import json
import os
import re
import signal
import socket
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

import emporion as em
from emporion.server.processes import Parent
from emporion.server.settings import Settings, SettingsError
from server.house import Person, Server, Talk, wait_until
from server.postgres import Postgres

GOING_AWAY = 4012
ROOT = Path(__file__).parents[2]


@pytest.fixture
def own(tmp_path: Path) -> Iterator[Server]:
    """A server that a test may stop."""
    running = Server(f"sqlite:///{tmp_path}/emporion.db", tmp_path).start()
    yield running
    if running.process is not None and running.process.poll() is None:
        running.kill()


@pytest.fixture
def pair(tmp_path: Path, postgres: Postgres) -> Iterator[Server]:
    """Two processes behind one address."""
    running = Server(postgres.database(), tmp_path, EMPORION_PROCESSES="2").start()
    yield running
    if running.process is not None and running.process.poll() is None:
        assert running.stop() == 0


def decide(person: Person, table: str) -> httpx.Response:
    """Whoever of this person's seats is asked plays the first action."""
    return person.decide(table, person.look(table)["turn"]["actor"])


def children(server: Server) -> list[int]:
    """The processes that serve, not their workers."""
    assert server.process is not None
    kin = Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children").read_text()
    return [int(pid) for pid in kin.split()]


def is_there(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except OSError:
        return False


# -- stopping


def to_the_end(talk: Talk, number: int) -> tuple[int, int | None]:
    """Hear all; the last number and the code with which the socket was closed."""
    try:
        while True:
            number = talk.hear().get("number", number)
    except ConnectionClosed as closed:
        return number, closed.rcvd.code if closed.rcvd else None


def test_told_to_stop_sockets_are_told_to_come_back_and_find_all_they_decided(
    own: Server,
) -> None:
    ada = own.person()
    made = ada.make("rhodes", 2, sit=[0, 1], name="Ada", start=True)
    assert decide(ada, made["table"]).status_code == 200
    with ada.socket(made["table"]) as talk:
        number = talk.hear()["number"]
        assert own.process is not None
        own.process.send_signal(signal.SIGTERM)
        number, code = to_the_end(talk, number)
        assert code == GOING_AWAY
    port = own.port
    assert own.stop() == 0
    assert "told to stop" in own.log
    assert own.log.rstrip().endswith("stopped")
    own.start(port)
    back = own.person(ada.key)
    with back.socket(made["table"], after=number) as talk:
        assert decide(back, made["table"]).status_code == 200
        news = talk.hear()
        assert (news["type"], news["number"]) == ("news", number + 1)


def test_what_is_asked_when_the_server_is_told_to_stop_is_answered(own: Server) -> None:
    ada = own.person()
    made = ada.make("rhodes", 2, sit=[0], name="Ada")
    answers: list[httpx.Response] = []

    def wait_for_news() -> None:
        answers.append(ada.get(f"/tables/{made['table']}/news", after=1, wait=25))

    waiting = threading.Thread(target=wait_for_news)
    waiting.start()
    time.sleep(0.5)
    assert own.process is not None
    own.process.send_signal(signal.SIGTERM)
    waiting.join(15)
    assert [answer.status_code for answer in answers] == [200]
    assert own.stop() == 0


def test_a_half_sent_request_does_not_keep_the_server_from_stopping(own: Server) -> None:
    with socket.create_connection(("127.0.0.1", own.port)) as slow:
        slow.sendall(b"POST /api/tables HTTP/1.1\r\nHost: here\r\nContent-Length: 100\r\n\r\n{")
        time.sleep(0.2)
        assert own.stop() == 0


# -- several processes


def test_several_processes_need_postgresql(tmp_path: Path) -> None:
    server = Server(f"sqlite:///{tmp_path}/emporion.db", tmp_path, EMPORION_PROCESSES="2")
    with pytest.raises(AssertionError, match="2 servers cannot share a SQLite file"):
        server.start()
    server.stop()
    assert len(server.log.splitlines()) == 1


def test_a_sqlite_file_has_one_server(own: Server, tmp_path: Path) -> None:
    (tmp_path / "other").mkdir()
    second = Server(own.database, tmp_path / "other")
    with pytest.raises(AssertionError, match="in use by another server; several need PostgreSQL"):
        second.start()
    second.stop()
    assert len(second.log.splitlines()) == 1
    own.kill()
    second.start()
    assert second.stop() == 0


class Player(threading.Thread):
    """Decides again and again, each time on a new connection; keeps what was acknowledged."""

    def __init__(self, server: Server, person: Person, table: str) -> None:
        super().__init__()
        self.server = server
        self.person = person
        self.table = table
        self.acknowledged: list[str] = []
        self.closed_doors = 0
        self.enough = threading.Event()

    def run(self) -> None:
        for move in itertools.count():
            if self.enough.is_set():
                return
            self._decide(f"move{move}")

    def _decide(self, id: str) -> None:
        """Look, decide, and send the very same again until it is answered."""
        while not self.enough.is_set():
            try:
                full = self._ask("GET", f"?seat={self._seat()}").json()
                if full["table"]["status"] == "over":
                    return self.enough.set()
                seat = full["turn"]["actor"]
                full = self._ask("GET", f"?seat={seat}").json()
                legal = full["turn"].get("legal")
                if not legal:
                    continue
                act = {"type": "decide", "id": id, "seat": seat, "after": full["number"]}
                answer = self._ask("POST", "/acts", {**act, "action": legal[0]["id"]})
            except httpx.TransportError as error:  # cut off: sent again
                self.closed_doors += isinstance(error, httpx.ConnectError)
                continue
            if answer.status_code == 200:
                return self.acknowledged.append(id)

    def _seat(self) -> int:
        return len(self.acknowledged) % 2

    def _ask(self, method: str, path: str, document: Any = None) -> httpx.Response:
        address = f"{self.server.url}/api/tables/{self.table}{path}"
        return httpx.request(
            method, address, json=document, headers=self.person.headers, timeout=20
        )


def moves_of(postgres: Postgres, url: str, table: str) -> list[str]:
    with postgres.connect(url.rsplit("/", 1)[1]) as connection:
        rows = connection.execute(
            "SELECT move FROM entries WHERE table_id = %s AND move IS NOT NULL", [table]
        )
        return [found[0] for (move,) in rows if (found := re.search(r"move\d+$", str(move)))]


def test_all_servers_are_replaced_while_somebody_plays(pair: Server, postgres: Postgres) -> None:
    ada = pair.person()
    made = ada.make("rotterdam", 2, sit=[0, 1], start=True)
    player = Player(pair, ada, made["table"])
    player.start()
    try:
        wait_until(lambda: len(player.acknowledged) > 5, 60)
        old = children(pair)
        assert len(old) == 2
        assert pair.process is not None
        pair.process.send_signal(signal.SIGHUP)
        wait_until(lambda: "all servers are replaced" in pair.log, 120)
        after = len(player.acknowledged)
        wait_until(lambda: len(player.acknowledged) > after + 5 or player.enough.is_set(), 60)
    finally:
        player.enough.set()
        player.join(30)
    new = children(pair)
    assert len(new) == 2
    assert not set(old) & set(new)
    assert not any(map(is_there, old))
    assert player.closed_doors == 0, "somebody always listens"
    stored = moves_of(postgres, pair.database, made["table"])
    assert set(player.acknowledged) <= set(stored)
    assert len(stored) == len(set(stored)), "and nothing was done twice"


def test_a_server_that_dies_is_replaced_and_the_last_one_out_is_no_failure(pair: Server) -> None:
    first, second = children(pair)
    os.kill(first, signal.SIGKILL)
    wait_until(lambda: len(children(pair)) == 2 and first not in children(pair), 60)
    assert second in children(pair)
    wait_until(lambda: httpx.get(f"{pair.url}/healthz").status_code == 200)
    assert f"a server died with {-signal.SIGKILL}" in pair.log
    living = children(pair)
    assert pair.stop() == 0
    assert not any(map(is_there, living))


def test_servers_do_not_outlive_their_parent(pair: Server) -> None:
    orphans = children(pair)
    pair.kill()
    wait_until(lambda: not any(map(is_there, orphans)), 30)


class Rehearsal(Parent):
    """A parent whose children are names, and which starts only so many."""

    def __init__(self, starts: int, again: Callable[[], Settings]) -> None:
        super().__init__(Settings(processes=2), socket.socket(), again)
        self._listening.close()
        self._children = ["one", "two"]  # type: ignore[list-item]
        self._names = iter(["three", "four"][:starts])
        self.stopped: list[str] = []

    async def _start(self) -> Any:
        return next(self._names, None)

    async def _stop(self, child: Any) -> int:
        self.stopped.append(child)
        return 0


def wrong_settings() -> Settings:
    raise SettingsError("emporion.toml: prot is no setting")


@pytest.mark.parametrize(
    ("starts", "again", "left", "stopped"),
    [
        (2, lambda: Settings(processes=2), ["three", "four"], ["one", "two"]),
        (1, lambda: Settings(processes=2), ["three", "two"], ["one"]),
        (0, lambda: Settings(processes=2), ["one", "two"], []),
        (2, wrong_settings, ["one", "two"], []),
    ],
)
def test_whatever_cannot_be_replaced_stays(
    starts: int, again: Callable[[], Settings], left: list[str], stopped: list[str]
) -> None:
    parent = Rehearsal(starts, again)
    asyncio.run(parent._renew())
    assert parent._children == left
    assert parent.stopped == stopped


# -- logs


def texts_in(document: Any) -> set[str]:
    """Every text in a document, keys and values."""
    if isinstance(document, dict):
        return {*document, *texts_in(list(document.values()))}
    if isinstance(document, list):
        return set().union(*map(texts_in, document))
    return {document} if isinstance(document, str) else set()


def is_telling(text: str) -> bool:
    """Whether a text is of the game, not a word that any line may hold."""
    return len(text) > 6 and not text.isidentifier()


class Secrets:
    """What people at a table know and nobody else may: keys, tokens, cards."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.all: set[str] = set()

    def person(self) -> Person:
        found = self.server.person()
        self.all.add(found.key)
        return found

    def keep(self, *secrets: str | None) -> None:
        self.all.update(secret for secret in secrets if secret)

    def play(self) -> str:
        """A game of two, with good and bad requests of every kind."""
        ada, bob, eve = self.person(), self.person(), self.person()
        made = ada.make("rotterdam", 2, sit=[0], name="Ada")
        table = made["table"]
        seated = bob.join(made, "Bob")
        self.keep(made["join"], made["watch"], made["recovery"], seated["recovery"])
        for person, seat in ((ada, 0), (bob, 1)):
            person.act(table, "ready", seat=seat)
        for _ in range(6):
            for person, seat in ((ada, 0), (bob, 1)):
                full = person.look(table, seat=seat)
                self.keep(*(text for text in texts_in(full["view"]) if is_telling(text)))
                legal = full["turn"].get("legal") or []
                self.keep(*(action["text"] for action in legal if " " in action["text"]))
                if legal:
                    person.decide(table, seat)
        self._pester(eve, table, made, seated)
        with ada.socket(table) as talk:
            talk.hear()
            talk.say("decide", id="x", seat=1, after=0, action=made["join"])
            talk.connection.send(f'{{"type": "{made["join"]}"')
            talk.connection.send(made["watch"] * 2000)
            for _ in range(3):
                talk.hear()
        return table

    def _pester(
        self, eve: Person, table: str, made: dict[str, Any], seated: dict[str, Any]
    ) -> None:
        http, token = eve.http, made["join"]
        http.get(f"/api/tables/{table}?seat=0&token={token}")
        http.get(f"/api/tables/{token}")
        http.get(f"/join/{token}?key={eve.key}")
        http.get(f"/api/tables/{table}/news?after={token}")
        http.get("/api/mine", headers={"Cookie": f"emporion={eve.key}"})
        http.get("/api/mine", headers={"Authorization": f"Basic {token}"})
        http.get("/api/mine", headers={"Authorization": f"Bearer {token} {token}"})
        http.post("/api/claims", json={"token": token})
        http.post("/api/claims", json={"token": seated["recovery"]})
        http.post("/api/claims", json={"token": seated["recovery"], "more": token})
        http.post("/api/claims", content=token.encode())
        http.post(f"/api/tables/{table}/acts", json={"type": token})
        http.post(f"/api/tables/{table}/acts", json={"type": "say", "seat": 0, "words": token})
        http.post("/api/tables", json={"terms": {"game": token, "players": 2}})
        http.post("/api/replays", json={"seed": token})
        http.post("/api/tables", json={}, headers={"Origin": f"https://{token}.example"})
        http.put(f"/api/tables/{table}/note", json={"text": token})
        http.request("BREW", f"/api/tables/{table}?token={token}")
        with socket.create_connection(("127.0.0.1", self.server.port)) as raw:
            raw.sendall(f"GET /{token} HTTP/9.9\r\n{token}\r\n\r\n".encode())
            raw.recv(1000)


def break_things(database: str, table: str, secret: str) -> None:
    """A table that cannot be read, and a part of the database gone."""
    with contextlib.closing(sqlite3.connect(database.removeprefix("sqlite:///"))) as file:
        body = json.dumps({"action": secret}).encode()[:-1]
        file.execute("UPDATE tables SET options = ? WHERE id = ?", [body, table])
        file.execute("DROP TABLE notes")
        file.commit()


@pytest.mark.parametrize("form", ["text", "json"])
def test_neither_keys_nor_cards_are_in_the_log(tmp_path: Path, form: str) -> None:
    server = Server(f"sqlite:///{tmp_path}/emporion.db", tmp_path, EMPORION_LOG=form).start()
    try:
        secrets = Secrets(server)
        table = secrets.play()
        assert len(secrets.all) > 20
        port = server.port
        assert server.stop() == 0
        card = sorted(secrets.all)[-1]
        break_things(server.database, table, card)
        server.start(port)
        eve = secrets.person()
        made = eve.make("rhodes", 2, sit=[0])
        secrets.keep(made["join"])
        asked = {"token": made["join"]}
        broken = httpx.get(f"{server.url}/api/tables/{table}", params=asked)
        away = eve.http.get(f"/api/tables/{made['table']}/note", params=asked)
        assert (broken.status_code, away.status_code) == (500, 503)
    finally:
        server.stop()
    log = server.log
    found = [secret for secret in secrets.all if secret in log]
    assert not found
    for words in ("started: Emporion", "told to stop", "stopped", "table made", "a request failed"):
        assert words in log
    assert table in log
    if form == "json":
        lines = [json.loads(line) for line in log.splitlines()]
        assert all(
            {"at", "level", "process", "words"} <= set(line) and line["level"] != "critical"
            for line in lines
        )
        failed = [line for line in lines if line["words"] == "a request failed"]
        assert failed[0]["path"] == f"/api/tables/{table}"
        assert failed[0]["failure"].startswith("DecodeError < emporion/server/")
    else:
        assert all(re.match(r"\d{4}-\d\d-\d\dT", line) for line in log.splitlines())


def test_a_game_over_and_a_slow_commit_are_told(own: Server) -> None:
    ada = own.person()
    made = ada.make("rhodes", 2, bots=["random", "random"], start=True)
    wait_until(lambda: "table over" in own.log, 60)
    with contextlib.closing(sqlite3.connect(own.database.removeprefix("sqlite:///"))) as file:
        mine = ada.make("rhodes", 2, sit=[0, 1], start=True)
        file.execute("BEGIN IMMEDIATE")
        slow = threading.Thread(target=lambda: decide(ada, mine["table"]))
        slow.start()
        time.sleep(1.5)
        file.rollback()
        slow.join(20)
    over = next(line for line in own.log.splitlines() if "table over" in line)
    assert f"table={made['table']}" in over
    assert re.search(f"slow commit table={mine['table']} ms=[1-9]\\d{{3}}", own.log)


# -- health and numbers


def numbers(url: str) -> dict[str, float]:
    """What /metrics says, by name and labels."""
    page = httpx.get(f"{url}/metrics")
    assert page.status_code == 200
    assert page.headers["content-type"].startswith("text/plain")
    rows = [line.rsplit(" ", 1) for line in page.text.splitlines() if not line.startswith("#")]
    return {name: float(value) for name, value in rows}


def test_health(own: Server) -> None:
    answer = httpx.get(f"{own.url}/healthz")
    assert answer.status_code == 200
    assert answer.json() == {"ok": True, "version": em.__version__, "tables": 0}
    with contextlib.closing(sqlite3.connect(own.database.removeprefix("sqlite:///"))) as file:
        file.execute("DROP TABLE beats")
        file.commit()
    wait_until(lambda: httpx.get(f"{own.url}/healthz").status_code == 503)
    assert httpx.get(f"{own.url}/healthz").json()["ok"] is False


def test_metrics_count_what_happens_and_name_nobody(own: Server) -> None:
    ada = own.person()
    before = numbers(own.url)
    made = ada.make("rhodes", 2, sit=[0, 1], name="Adalovelace", start=True)
    assert decide(ada, made["table"]).status_code == 200
    assert ada.act(made["table"], "start").status_code == 409
    with ada.socket(made["table"]) as talk:
        talk.hear()
        found = numbers(own.url)
    kind = 'emporion_entries_total{kind="decide"}'
    assert found[kind] == before.get(kind, 0) + 1
    commits = "emporion_commit_seconds_count"
    assert found[commits] > before[commits]
    assert found['emporion_refused_total{reason="begun"}'] >= 1
    assert found['emporion_requests_total{status="409"}'] >= 1
    assert found["emporion_sockets"] >= 1
    assert found["emporion_tables"] >= 1
    assert found["process_resident_memory_bytes"] > 1e6
    page = httpx.get(f"{own.url}/metrics").text
    for secret in (ada.key, made["join"], made["table"], "Adalovelace"):
        assert secret not in page


def test_metrics_can_be_switched_off(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/emporion.db"
    server = Server(url, tmp_path, EMPORION_METRICS="false").start()
    assert httpx.get(f"{server.url}/metrics").status_code == 404
    assert server.stop() == 0


def test_several_processes_answer_for_each_other(pair: Server) -> None:
    ada = pair.person()
    made = ada.make("rhodes", 2, sit=[0, 1], start=True)
    for seat in (0, 1, 0, 1):
        httpx.get(f"{pair.url}/api/tables/{made['table']}?seat={seat}", headers=ada.headers)
    asked = 'emporion_requests_total{status="200"}'
    counts = [numbers(pair.url)[asked] for _ in range(8)]
    assert counts == sorted(counts), "whoever answers, all requests are counted"
    first, _ = children(pair)
    os.kill(first, signal.SIGKILL)
    wait_until(lambda: len(children(pair)) == 2 and first not in children(pair), 60)
    assert numbers(pair.url)[asked] >= counts[-1], "also those of one that died"


def test_the_guide_names_every_metric(server: Server) -> None:
    guide = (ROOT / "docs" / "hosting.md").read_text()
    page = httpx.get(f"{server.url}/metrics").text
    names = set(re.findall(r"^# TYPE (emporion_\w+) ", page, re.MULTILINE))
    assert names
    assert [name for name in sorted(names) if f"`{name}`" not in guide] == []


# -- the documentation page


def test_the_documentation_page_needs_nothing_else(server: Server) -> None:
    page = httpx.get(f"{server.url}/api/docs")
    assert page.status_code == 200
    assert page.headers["content-type"].startswith("text/html")
    assert "<script" not in page.text
    assert not re.search(r"""(?:src|href)=["'](?!#|/|data:)""", page.text)
    assert "//" not in re.sub(r"<code>.*?</code>", "", page.text)
    document = httpx.get(f"{server.url}/api/docs/openapi.json").json()
    for path, methods in document["paths"].items():
        for operation in methods.values():
            assert f"<code>{path}</code>" in page.text
            assert f'id="{operation["operationId"]}"' in page.text
    links = set(re.findall(r'href="#([^"]+)"', page.text))
    assert links <= set(re.findall(r'id="([^"]+)"', page.text))
    for name in document["components"]["schemas"]:
        assert f'id="schema-{name}"' in page.text


def test_the_document_says_what_refusals_are(server: Server, ada: Person) -> None:
    document = httpx.get(f"{server.url}/api/docs/openapi.json").json()
    answers = document["paths"]["/api/tables/{table}"]["get"]["responses"]
    assert answers["4XX"]["content"]["application/json"]["schema"] == {
        "$ref": "#/components/schemas/Refused"
    }
    refused = ada.get("/tables/nowhere").json()
    assert refused["type"] == "refused"
    required = document["components"]["schemas"]["Refused"]["required"]
    assert set(required) <= set(refused)


# -- doctor, backup, restore


def emporion(*arguments: str, **settings: str) -> subprocess.CompletedProcess[str]:
    program = [sys.executable, "-c", "from emporion.cli import main; main()", *arguments]
    environment = {**os.environ, **settings}
    return subprocess.run(program, env=environment, capture_output=True, text=True, timeout=60)


def test_doctor_finds_a_new_and_a_running_server_well(own: Server, tmp_path: Path) -> None:
    new = emporion("doctor", "--database", f"sqlite:///{tmp_path}/new.db", EMPORION_PORT="0")
    assert new.returncode == 0, new.stdout
    assert "the first start makes it" in new.stdout
    assert not (tmp_path / "new.db").exists()
    ada = own.person()
    made = ada.make("rotterdam", 2, sit=[0, 1], start=True)
    decide(ada, made["table"])
    found = emporion("doctor", "--database", own.database, EMPORION_PORT=str(own.port))
    assert found.returncode == 0, found.stdout
    lines = found.stdout.splitlines()
    lines = [line for line in lines if "the browser app is not installed" not in line]
    assert all(line.startswith("ok    ") for line in lines), lines
    assert f"127.0.0.1:{own.port}: Emporion {em.__version__} serves there" in lines[0]
    assert lines[1].endswith("is sound: 1 tables, 1 in play")
    assert lines[2] == "ok    1 of its games replay to the last decision"


def test_doctor_finds_what_is_wrong(own: Server, tmp_path: Path) -> None:
    ada = own.person()
    table = ada.make("rotterdam", 2, sit=[0, 1], start=True)["table"]
    assert decide(ada, table).status_code == 200
    assert own.stop() == 0
    with contextlib.closing(sqlite3.connect(own.database.removeprefix("sqlite:///"))) as file:
        wrong = b'{"action":"sell everything"}'
        file.execute("UPDATE entries SET body = ? WHERE kind = 'decide'", [wrong])
        file.commit()
    os.chmod(tmp_path / "emporion.db", 0o644)
    config = tmp_path / "emporion.toml"
    config.write_text(f'database = "{own.database}"\npublic_url = "https://games.example.org"\n')
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        found = emporion("doctor", "--config", str(config), EMPORION_PORT=port, EMPORION_PROT="1")
    assert found.returncode == 1
    assert not found.stderr
    said = found.stdout.splitlines()
    assert "note  EMPORION_PROT is no setting; did you mean 'EMPORION_PORT'?" in said
    assert any(line.startswith("wrong trust_proxy is off") for line in said)
    assert any(line.startswith("note  ") and "read by everybody" in line for line in said)
    assert f"wrong 127.0.0.1:{port}: address already in use" in said
    games = [line for line in said if table in line]
    assert len(games) == 1
    assert games[0].startswith(f"wrong table {table}: ")
    assert "sell everything" not in found.stdout, "an entry may be a secret"


def test_doctor_says_what_it_cannot_read(tmp_path: Path) -> None:
    (tmp_path / "text.db").write_text("not a database " * 100)
    for arguments, words in (
        (["--database", f"sqlite:///{tmp_path}/text.db"], "is not a database"),
        (["--database", "postgresql://ada:pass@127.0.0.1:1/x"], "cannot be reached"),
        (["--database", "mysql://x/y"], "no database is called 'mysql'"),
    ):
        found = emporion("doctor", *arguments, EMPORION_PORT="0")
        assert found.returncode == 1
        assert words in found.stdout
        assert "pass@" not in found.stdout
    refused = emporion("doctor", "--config", str(tmp_path / "nothing.toml"))
    assert refused.returncode == 1
    assert len(refused.stderr.splitlines()) == 1


def test_a_backup_of_a_running_server_moves_to_postgresql(
    own: Server, tmp_path: Path, postgres: Postgres
) -> None:
    ada = own.person()
    table = ada.make("rotterdam", 2, sit=[0, 1], start=True)["table"]
    for _ in range(3):
        decide(ada, table)
    copy = tmp_path / "copy.db"
    saved = emporion("backup", str(copy), "--database", own.database)
    assert (saved.returncode, saved.stdout) == (0, f"saved to {copy}\n")
    assert copy.stat().st_mode & 0o077 == 0
    again = emporion("backup", str(copy), "--database", own.database)
    assert (again.returncode, again.stderr) == (1, f"emporion: {copy} is already there\n")
    before = ada.look(table, seat=0)
    assert own.stop() == 0
    url = postgres.empty()
    assert emporion("restore", str(copy), EMPORION_DATABASE=url).returncode == 0
    twice = emporion("restore", str(copy), EMPORION_DATABASE=url)
    assert twice.returncode == 1
    assert "is not empty" in twice.stderr
    sound = emporion("doctor", EMPORION_DATABASE=url, EMPORION_PORT="0")
    assert sound.returncode == 0, sound.stdout
    moved = Server(url, tmp_path).start()
    try:
        after = moved.person(ada.key).look(table, seat=0)
        assert (after["number"], after["view"]) == (before["number"], before["view"])
    finally:
        assert moved.stop() == 0
