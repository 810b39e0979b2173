"""Lines that lose, repeat, swap and delay: client and server still end with the same view."""

import asyncio
import contextlib
import functools
import hashlib
import json
import os
import random
import re
import socket
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from pathlib import Path
from typing import Any

import httpx
import pytest
from uvicorn.config import Config
from uvicorn.server import ServerState
from websockets.asyncio.client import ClientConnection, connect
from websockets.asyncio.server import ServerConnection
from websockets.asyncio.server import serve as serve_sockets
from websockets.exceptions import ConnectionClosed, InvalidMessage
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.server import ServerProtocol

from emporion.server.line import Post
from emporion.server.protocol import MOST_WAITING, SocketProtocol
from server.faults import moves_of, stored
from server.house import Person, Server, wait_until

Serve = Callable[..., Server]
PATIENCE = 0.4  # seconds until an unanswered act is sent again, or one looks
DECISIONS = 30


def digest(view: Any) -> str:
    return hashlib.sha256(json.dumps(view, sort_keys=True).encode()).hexdigest()


class Gremlin:
    """Sits between sockets and a server, and plays tricks on every message."""

    def __init__(self, target: str, seed: int) -> None:
        self._target = target
        self._dice = random.Random(seed)
        self.quiet = False  # no more tricks
        self.tricks: dict[str, int] = {}
        self.url = ""

    @contextlib.asynccontextmanager
    async def at_work(self) -> AsyncIterator["Gremlin"]:
        async with serve_sockets(self._meet, "127.0.0.1", 0) as server:
            port = server.sockets[0].getsockname()[1]
            self.url = f"ws://127.0.0.1:{port}"
            yield self

    async def _meet(self, client: ServerConnection) -> None:
        assert client.request is not None
        headers = {"Authorization": client.request.headers["Authorization"]}
        address = f"{self._target}{client.request.path}"
        async with connect(address, additional_headers=headers, max_size=None) as server:
            ways = [
                asyncio.create_task(self._carry(*ends))
                for ends in ((client, server), (server, client))
            ]
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
            for way in ways:
                way.cancel()
            await asyncio.gather(*ways, return_exceptions=True)
        await client.close()

    async def _carry(self, source: Any, goal: Any) -> None:
        held: list[Any] = []
        with contextlib.suppress(ConnectionClosed):
            async for message in source:
                for one in await self._tricked(message, held):
                    await goal.send(one)

    async def _tricked(self, message: Any, held: list[Any]) -> list[Any]:
        """What becomes of a message; what is held comes after the next."""
        late, held[:] = list(held), []
        trick = "none" if self.quiet else self._trick()
        self.tricks[trick] = self.tricks.get(trick, 0) + 1
        if trick == "swallow":
            return late
        if trick == "twice":
            return [message, *late, message]
        if trick == "swap":
            held.append(message)
            return late
        if trick == "delay":
            await asyncio.sleep(self._dice.random() / 20)
        if trick == "cut":
            raise ConnectionClosed(None, None)
        return [message, *late]

    def _trick(self) -> str:
        weights = {"none": 70, "swallow": 7, "twice": 9, "swap": 7, "delay": 5, "cut": 2}
        return self._dice.choices(list(weights), list(weights.values()))[0]


class Tab:
    """A browser's tab as it should be: knows what it has seen, sends again, asks after a gap."""

    def __init__(self, name: str, url: str, person: Person, table: str, seat: int) -> None:
        self.number = 0
        self.view: Any = None
        self.turn: dict[str, Any] = {}
        self.made: list[str] = []
        self.seat = seat
        self.resting = False
        self._name = name
        self._address = f"{url}/api/tables/{table}/socket?seat={seat}"
        self._headers = person.headers
        self._act: dict[str, Any] | None = None
        self._sent = 0.0

    async def play(self, enough: Callable[[], bool]) -> None:
        while not enough():
            known = f"&after={self.number}" if self.number else ""
            with contextlib.suppress(ConnectionClosed, OSError, InvalidMessage):
                async with connect(
                    self._address + known, additional_headers=self._headers, max_size=None
                ) as line:
                    await self._talk(line, enough)

    async def _talk(self, line: ClientConnection, enough: Callable[[], bool]) -> None:
        self._sent = 0.0
        while not enough():
            await self._move(line)
            try:
                async with asyncio.timeout(PATIENCE):
                    message = json.loads(await line.recv())
            except TimeoutError:
                await line.send('{"type":"look"}')
            else:
                await self._hear(message, line)

    async def _move(self, line: ClientConnection) -> None:
        legal = self.turn.get("legal")
        if self._act is None and legal and not self.resting:
            chosen = legal[len(self.made) % len(legal)]["id"]
            act = {"type": "decide", "id": f"{self._name}-{self.number}", "seat": self.seat}
            self._act = {**act, "after": self.number, "action": chosen}
            self._sent = 0.0
        if self._act is not None and time.monotonic() - self._sent > PATIENCE:
            self._sent = time.monotonic()
            await line.send(json.dumps(self._act))

    async def _hear(self, message: dict[str, Any], line: ClientConnection) -> None:
        kind = message["type"]
        if kind == "full" or (kind == "news" and message["number"] == self.number + 1):
            self._take(message)
        elif kind == "news" and message["number"] > self.number:
            await line.send('{"type":"look"}')
        elif kind in ("done", "refused") and self._act and message.get("id") == self._act["id"]:
            if kind == "done":
                self.made.append(self._act["id"])
            self._act = None
            self.turn = {}
            await line.send('{"type":"look"}')

    def _take(self, told: dict[str, Any]) -> None:
        if told["number"] < self.number:
            return  # an old one that came late
        self.number = told["number"]
        self.view = told.get("view") or self.view
        self.turn = told.get("turn") or {}


@pytest.mark.parametrize("game", ["rhodes", "rotterdam"])
def test_two_tabs_on_bad_lines_agree_with_the_server(server: Server, game: str) -> None:
    ada = server.person()
    table = ada.make(game, 2, sit=[0, 1], start=True)["table"]
    target = server.url.replace("http", "ws")

    async def go() -> tuple[list[Tab], Gremlin]:
        async with Gremlin(target, 11).at_work() as gremlin, asyncio.timeout(120):
            tabs = [
                Tab(f"tab{place}", gremlin.url, ada, table, seat)
                for place, seat in enumerate((0, 0, 1, 1))
            ]

            def enough() -> bool:
                return sum(len(tab.made) for tab in tabs) >= DECISIONS

            await asyncio.gather(*(tab.play(enough) for tab in tabs))
            gremlin.quiet = True
            await asyncio.sleep(0.5)  # what is under way arrives
            for tab in tabs:
                tab.resting = True
                last = (await asyncio.to_thread(ada.look, table, seat=tab.seat))["number"]
                await tab.play(lambda tab=tab, last=last: tab.number >= last)
            return tabs, gremlin

    tabs, gremlin = asyncio.run(go())
    assert {"swallow", "twice", "swap", "delay"} <= set(gremlin.tricks)
    for tab in tabs:
        full = ada.look(table, seat=tab.seat)
        assert tab.number == full["number"]
        assert digest(tab.view) == digest(full["view"])
    made = [id for tab in tabs for id in tab.made]
    assert len(made) == len(set(made)) >= DECISIONS
    assert set(made) <= moves_of(stored(server.database, table))


# -- lines that fall silent


class Line:
    """Carries bytes to a server until it falls silent, without a word to either side."""

    def __init__(self, port: int) -> None:
        self._port = port
        self.silent = asyncio.Event()
        self.url = ""

    @contextlib.asynccontextmanager
    async def laid(self) -> AsyncIterator["Line"]:
        server = await asyncio.start_server(self._meet, "127.0.0.1", 0)
        self.url = f"ws://127.0.0.1:{server.sockets[0].getsockname()[1]}"
        self._tasks: set[asyncio.Task[None]] = set()
        yield self
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        server.close()

    async def _meet(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        far_reader, far_writer = await asyncio.open_connection("127.0.0.1", self._port)
        for ends in ((reader, far_writer), (far_reader, writer)):
            self._tasks.add(asyncio.create_task(self._carry(*ends)))

    async def _carry(self, source: asyncio.StreamReader, goal: asyncio.StreamWriter) -> None:
        try:
            while data := await source.read(4096):
                if self.silent.is_set():
                    await asyncio.sleep(3600)
                goal.write(data)
                await goal.drain()
        finally:
            goal.close()


def sockets_open(server: Server) -> int:
    found = re.search(r"^emporion_sockets (\d+)", httpx.get(f"{server.url}/metrics").text, re.M)
    assert found
    return int(found[1])


def test_a_line_that_falls_silent_is_given_up_and_resumed(serve: Serve) -> None:
    server = serve(EMPORION_PING_S="0.5")
    ada = server.person()
    table = ada.make("rhodes", 2, sit=[0, 1], start=True)["table"]
    path = f"/api/tables/{table}/socket?seat=0"

    async def words(count: int) -> None:
        for place in range(count):
            await asyncio.to_thread(ada.act, table, "say", seat=0, words=str(place))

    async def go() -> None:
        async with Line(server.port).laid() as line:
            options = {"additional_headers": ada.headers, "ping_interval": None}
            async with connect(line.url + path, **options, close_timeout=0.1) as half_open:
                seen = json.loads(await half_open.recv())["number"]
                assert sockets_open(server) == 1
                line.silent.set()
                await words(3)
                await asyncio.to_thread(wait_until, lambda: sockets_open(server) == 0)
            again = f"{server.url.replace('http', 'ws')}{path}&after={seen}"
            async with connect(again, additional_headers=ada.headers) as good:
                told = [json.loads(await good.recv()) for _ in range(3)]
                assert [news["number"] for news in told] == [seen + 1, seen + 2, seen + 3]

    asyncio.run(go())


def test_who_does_not_read_is_dropped_and_the_others_do_not_wait(serve: Serve) -> None:
    server = serve(EMPORION_PING_S="2")
    ada = server.person()
    table = ada.make("rhodes", 2, sit=[0, 1], start=True)["table"]
    other = server.person()
    elsewhere = other.make("rhodes", 2, sit=[0, 1], start=True)["table"]

    def pace(count: int) -> float:
        """How long the slowest of some acts at another table takes."""
        took = []
        for _ in range(count):
            begun = time.monotonic()
            assert other.act(elsewhere, "say", seat=0, words="x").status_code == 200
            took.append(time.monotonic() - begun)
        return max(took)

    usual = pace(20)
    with ada.socket(table, seat=0) as talk:
        number = talk.hear()["number"]
        lines = open_lines(server)
        with deaf_socket(server, ada, table) as deaf:
            assert open_lines(server) == lines + 1
            with contextlib.suppress(TimeoutError):
                for _ in range(3000):  # far more than lies on the way, were it read
                    deaf.sendall(frame('{"type":"look"}'))
            slowest = pace(20)
            assert ada.act(table, "say", seat=0, words="hello").status_code == 200
            assert talk.hear_until("news")["number"] == number + 1
            wait_until(lambda: open_lines(server) == lines)
    assert slowest < 10 * usual + 1
    with ada.socket(table, seat=0, after=number) as talk:
        assert talk.hear()["number"] == number + 1


def open_lines(server: Server) -> int:
    """How many sockets the server's process has open."""
    assert server.process is not None
    found = 0
    for one in Path(f"/proc/{server.process.pid}/fd").iterdir():
        with contextlib.suppress(OSError):
            found += os.readlink(one).startswith("socket:")
    return found


def frame(text: str) -> bytes:
    """A client's message, masked with zeros."""
    return bytes([0x81, 0x80 | len(text), 0, 0, 0, 0]) + text.encode()


def deaf_socket(server: Server, person: Person, table: str) -> socket.socket:
    """A web socket whose owner never reads."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.connect(("127.0.0.1", server.port))
    line.settimeout(1)
    request = (
        f"GET /api/tables/{table}/socket?seat=0 HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n"
        "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
        f"Authorization: Bearer {person.key}\r\n\r\n"
    )
    line.sendall(request.encode())
    assert line.recv(12) == b"HTTP/1.1 101"
    return line


class Wire:
    """What a transport is for, when nobody takes anything from it: so much lies there."""

    def __init__(self, lies_there: int = 1) -> None:
        self.written: list[bytes] = []
        self.lies_there = lies_there
        self.here, self.there = socket.socketpair()

    def __del__(self) -> None:
        self.here.close()
        self.there.close()

    def get_extra_info(self, _: str) -> socket.socket:
        return self.here

    def get_write_buffer_size(self) -> int:
        return self.lies_there

    def write(self, data: bytes) -> None:
        self.written.append(data)

    def is_closing(self) -> bool:
        return False

    def close(self) -> None:
        self.written.append(b"closed")


def laid(lies_there: int = 1) -> tuple[SocketProtocol, Wire, list[bytes]]:
    """A line that was taken, what goes out on it, and what is heard from it."""
    config = Config(app=lambda scope: None, log_config=None, lifespan="off", ws_max_size=1 << 16)  # type: ignore[arg-type, return-value]
    line = SocketProtocol(config, ServerState(), {}, asyncio.get_running_loop())
    wire, heard = Wire(lies_there), list[bytes]()
    line.transport = wire  # type: ignore[assignment]
    line.open_line(Post(), config.ws_max_size)
    line.conn = ServerProtocol(state=State.OPEN, max_size=config.ws_max_size)
    line.handshake_initiated = line.handshake_complete = True
    line.take(heard.append, lambda: heard.append(b"lost"))
    return line, wire, heard


def in_a_loop(test: Callable[[], Coroutine[None, None, None]]) -> Callable[[], None]:
    @functools.wraps(test)
    def run() -> None:
        asyncio.run(test())

    return run


@in_a_loop
async def test_who_falls_behind_hears_nothing_more_rather_than_with_a_gap() -> None:
    line, wire, heard = laid()
    line.tell(b"first")
    await asyncio.sleep(0)
    line.pause_writing()
    for _ in range(MOST_WAITING):
        line.tell(b"news")
    assert wire.written == [b"\x81\x05first"]
    assert not heard
    line.tell(b"too much")
    assert wire.written == [b"\x81\x05first", b"\x88\x02\x0f\xac"]  # closed with 4012
    assert heard == [b"lost"]
    line.tell(b"later")
    line.resume_writing()
    assert len(wire.written) == 2


@in_a_loop
async def test_what_is_told_at_once_is_written_at_once() -> None:
    line, wire, _ = laid()
    line.tell(b"news")
    line.tell(b"done")
    assert wire.written == []
    await asyncio.sleep(0)
    assert wire.written == [b"\x81\x04news\x81\x04done"]
    line.tell(b"last words")
    line.hang_up(4012)
    assert wire.written[1:] == [b"\x81\x0alast words", b"\x88\x02\x0f\xac"]


@in_a_loop
async def test_what_nothing_stands_before_is_sent_at_once() -> None:
    (line, wire, _), (other, far, _) = laid(0), laid(0)
    line.tell(b"one ", b"b" * 200)
    other.tell(b"one and ", b"b" * 200)
    for number in range(10):
        line.tell(b"%d" % number)
    await asyncio.sleep(0)
    told = b"\x81\x7e\x00\xccone " + b"b" * 200
    assert wire.there.recv(1000) == told + b"".join(b"\x81\x01%d" % one for one in range(10))
    assert far.there.recv(1000) == b"\x81\x7e\x00\xd0one and " + b"b" * 200
    assert wire.written == far.written == []
    wire.there.close()
    line.tell(b"nobody")
    await asyncio.sleep(0)
    assert wire.written == [b"\x81\x06nobody"]  # whose loss the transport finds


@in_a_loop
async def test_what_the_system_does_not_take_is_left_to_the_transport() -> None:
    line, wire, _ = laid(0)
    message = b"x" * (1 << 22)
    line.tell(b"y", message)
    await asyncio.sleep(0)
    wire.there.setblocking(False)
    sent = bytearray()
    with contextlib.suppress(BlockingIOError):
        while True:
            sent += wire.there.recv(1 << 16)
    [rest] = wire.written
    assert 0 < len(sent) < len(message)
    assert bytes(sent + rest) == b"\x81\x7f" + (len(message) + 1).to_bytes(8) + b"y" + message


@in_a_loop
async def test_who_reads_again_hears_all_that_waited_and_then_the_goodbye() -> None:
    line, wire, heard = laid()
    line.pause_writing()
    line.tell(b"one")
    line.tell(b"x" * 200)
    line.hang_up(4012)
    assert (wire.written, heard) == ([], [b"lost"])
    line.resume_writing()
    assert wire.written == [b"\x81\x03one", b"\x81\x7e\x00\xc8" + b"x" * 200, b"\x88\x02\x0f\xac"]


@pytest.mark.parametrize("pace", [1, 2, 3, 7, 1000])
def test_messages_arrive_however_their_bytes_do(pace: int) -> None:
    """Short, long, in fragments and masked; pings and a farewell between them."""
    words = [b"{}", b"a" * 125, b"b" * 126, b"c" * 40_000, b"in three parts", b"last"]

    def sent(opcode: Opcode, data: bytes, fin: bool = True) -> bytes:
        return Frame(opcode, data, fin).serialize(mask=True)

    told = b"".join(sent(Opcode.TEXT, word) for word in words[:4])
    told += sent(Opcode.TEXT, b"in ", False) + sent(Opcode.PING, b"hi")
    told += sent(Opcode.CONT, b"three ", False) + sent(Opcode.CONT, b"parts")
    told += sent(Opcode.TEXT, b"last") + sent(Opcode.CLOSE, b"\x03\xe8")

    async def go() -> None:
        line, wire, heard = laid()
        for at in range(0, len(told), pace):
            line.data_received(told[at : at + pace])
        assert heard == words
        assert wire.written == [b"\x8a\x02hi", b"\x88\x02\x03\xe8", b"closed"]

    asyncio.run(go())


@pytest.mark.parametrize(
    ("frame", "code"),
    [(b"\x81\x02{}", 1002), (b"\x81\xff" + bytes(5) + b"\x02" + bytes(2), 1009)],
    ids=["not masked", "too large"],
)
def test_what_is_no_frame_ends_the_line(frame: bytes, code: int) -> None:
    async def go() -> None:
        line, wire, heard = laid()
        line.data_received(frame)
        assert (heard, wire.written[-1]) == ([], b"closed")
        assert wire.written[0][2:4] == code.to_bytes(2)

    asyncio.run(go())
