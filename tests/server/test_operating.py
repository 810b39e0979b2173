"""Running a server: stopped and replaced without loss, its logs, its numbers, its health."""

import itertools
import os
import re
import signal
import socket
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from server.house import Person, Server, Talk, wait_until
from server.postgres import Postgres

GOING_AWAY = 4012


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
    made = ada.make("rhodes", 2, bots=[None, "random"], sit=[0], name="Ada", start=True)
    assert ada.decide(made["table"], 0).status_code == 200
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
    with own.person(ada.key).socket(made["table"], after=number) as talk:
        back = talk.hear(60)
        assert back["type"] in ("news", "full")
        assert back["number"] >= number


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
