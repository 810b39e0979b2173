"""A real server in a process of its own, and people who talk to it over the network."""

from __future__ import annotations

import contextlib
import itertools
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from emporion.server.keys import new_key

START = 60.0  # seconds; a busy machine imports slowly
PATIENCE = 40.0  # seconds; a busy machine answers slowly
EMPORION = (sys.executable, "-c", "from emporion.cli import main; main()")
GENEROUS = {
    "EMPORION_REQUESTS_PER_SECOND": "5000",
    "EMPORION_ACTS_PER_SECOND": "5000",
    "EMPORION_TABLES_PER_HOUR": "1000000",
    "EMPORION_CHATS_PER_MINUTE": "100000",
    "EMPORION_WORKERS": "1",
    "EMPORION_PACE_S": "0.001",
    "EMPORION_COACH": "planner:20",
    "EMPORION_HINTS_PER_MINUTE": "100000",
    "EMPORION_REVIEWS_PER_CLIENT": "100",
}


class Server:
    """`emporion serve`, started and stopped; `log` is what it wrote to its error stream."""

    command = EMPORION

    def __init__(self, database: str, folder: Path, **settings: str) -> None:
        self.database = database
        self._folder = folder
        self._settings = settings
        self.process: subprocess.Popen[str] | None = None
        self.url = ""
        self._people: list[Person] = []

    def start(self, port: int = 0) -> Server:
        environment = {**os.environ, **GENEROUS, **self._settings}
        self._log = (self._folder / "server.log").open("a")
        self.process = subprocess.Popen(
            [*self.command, "serve", "--port", str(port), "--database", self.database],
            env=environment,
            stdout=subprocess.PIPE,
            stderr=self._log,
            text=True,
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert "http" in line, (self._folder / "server.log").read_text()
        self.url = line.split()[-1]
        return self

    @property
    def port(self) -> int:
        return int(self.url.rsplit(":", 1)[1])

    @property
    def log(self) -> str:
        return (self._folder / "server.log").read_text()

    def stop(self, sign: int = signal.SIGTERM) -> int:
        assert self.process is not None
        for person in self._people:
            person.http.close()
        with contextlib.suppress(ProcessLookupError):
            self.process.send_signal(sign)
        code = self.process.wait(30)
        if self.process.stdout is not None:
            self.process.stdout.close()
        self._log.close()
        return code

    def kill(self) -> None:
        self.stop(signal.SIGKILL)

    def person(self, key: str | None = None) -> Person:
        """Somebody new, or whoever has this key."""
        found = Person(self.url, key)
        self._people.append(found)
        return found


class Person:
    """Somebody with a key, as a program would hold it."""

    _moves = itertools.count(1)

    def __init__(self, url: str, key: str | None = None) -> None:
        self.url = url
        self.key = key or new_key()
        self.headers = {"Authorization": f"Bearer {self.key}"}
        self.http = httpx.Client(
            base_url=url, headers=self.headers, timeout=PATIENCE, verify=False
        )  # no certificates to load for a plain line

    def get(self, path: str, **query: Any) -> httpx.Response:
        return self.http.get(f"/api{path}", params=query)

    def post(self, path: str, document: Any = None) -> httpx.Response:
        return self.http.post(f"/api{path}", json=document if document is not None else {})

    def make(self, game: str = "rhodes", players: int = 2, **more: Any) -> dict[str, Any]:
        """A new table; `bots`, `clock` and the like are its terms, `sit` and `start` are not."""
        apart = ("sit", "name", "names", "start", "begin")
        asked = {name: more.pop(name) for name in apart if name in more}
        answer = self.post(
            "/tables", {"terms": {"game": game, "players": players, **more}, **asked}
        )
        assert answer.status_code == 201, answer.text
        made: dict[str, Any] = answer.json()
        return made

    def join(self, made: dict[str, Any], name: str, **more: Any) -> dict[str, Any]:
        document = {"name": name, "token": made["join"], **more}
        answer = self.post(f"/tables/{made['table']}/seats", document)
        assert answer.status_code == 201, answer.text
        seated: dict[str, Any] = answer.json()
        return seated

    def look(self, table: str, **query: Any) -> dict[str, Any]:
        answer = self.get(f"/tables/{table}", **query)
        assert answer.status_code == 200, answer.text
        full: dict[str, Any] = answer.json()
        return full

    def act(self, table: str, kind: str, **more: Any) -> httpx.Response:
        document = {"type": kind, "id": f"m{next(self._moves)}-{os.getpid()}", **more}
        return self.post(f"/tables/{table}/acts", document)

    def decide(self, table: str, seat: int, action: str | None = None) -> httpx.Response:
        """Play an action, the first legal one if none is given."""
        full = self.look(table, seat=seat)
        chosen = action or full["turn"]["legal"][0]["text"]
        return self.act(table, "decide", seat=seat, after=full["number"], action=chosen)

    @contextlib.contextmanager
    def socket(self, table: str, **query: Any) -> Iterator[Talk]:
        asked = "&".join(f"{name}={value}" for name, value in query.items())
        address = f"{self.url.replace('http', 'ws')}/api/tables/{table}/socket?{asked}"
        with connect(address, additional_headers=self.headers, max_size=None) as connection:
            yield Talk(connection)


class Talk:
    """A socket, message by message."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection

    def hear(self, timeout: float = PATIENCE) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(self.connection.recv(timeout))
        return message

    def hear_until(self, kind: str, timeout: float = PATIENCE) -> dict[str, Any]:
        """The next message of this type; what comes before it is passed over."""
        end = time.monotonic() + timeout
        while (left := end - time.monotonic()) > 0:
            message = self.hear(left)
            if message["type"] == kind:
                return message
        raise TimeoutError(kind)

    def say(self, kind: str, **more: Any) -> None:
        self.connection.send(json.dumps({"type": kind, **more}))


def wait_until(condition: Any, timeout: float = PATIENCE) -> None:
    """Until it is so."""
    end = time.monotonic() + timeout
    while not condition():
        assert time.monotonic() < end, "waited too long"
        time.sleep(0.02)
