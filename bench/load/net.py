"""Just enough HTTP and WebSocket to load a server on the loopback at little cost of its own."""

import asyncio
import base64
import os
from typing import Any, cast

import msgspec

HOST = "127.0.0.1"
TEXT = 0x81


class Refused(Exception):
    """The server answered something that no well-behaved client should meet."""


def bearer(key: str) -> str:
    return f"Authorization: Bearer {key}\r\n" if key else ""


class Desk:
    """One kept-alive connection for requests, one after the other."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.reader: asyncio.StreamReader
        self.writer: asyncio.StreamWriter

    async def __aenter__(self) -> "Desk":
        self.reader, self.writer = await asyncio.open_connection(HOST, self.port)
        return self

    async def __aexit__(self, *_: object) -> None:
        self.writer.close()

    async def post(self, path: str, body: object, key: str = "") -> Any:
        """The decoded answer; `key` goes along as a bearer's key."""
        content = msgspec.json.encode(body)
        self.writer.write(
            f"POST {path} HTTP/1.1\r\nHost: {HOST}:{self.port}\r\n{bearer(key)}"
            f"Content-Type: application/json\r\nContent-Length: {len(content)}\r\n\r\n".encode()
            + content
        )
        head = await self.reader.readuntil(b"\r\n\r\n")
        status, *lines = head.decode().split("\r\n")
        headers = {
            name.lower(): value.strip()
            for name, _, value in (line.partition(":") for line in lines)
        }
        answer = await self.reader.readexactly(int(headers.get("content-length", 0)))
        if not status.split()[1].startswith("2"):
            raise Refused(f"POST {path}: {status}: {answer[:500].decode(errors='replace')}")
        return msgspec.json.decode(answer) if answer else None


class Socket(asyncio.Protocol):
    """A WebSocket client for whole messages. Its masking key is zero, which spares it the masking;
    the server unmasks all the same."""

    transport: asyncio.Transport
    rest = b""
    upgraded = False

    def __init__(self, port: int, path: str, key: str = "") -> None:
        self.port = port
        self.path = path
        self.key = key
        self.closed = False

    async def connect(self) -> None:
        loop = asyncio.get_running_loop()
        self.opened: asyncio.Future[None] = loop.create_future()
        await loop.create_connection(lambda: self, HOST, self.port)
        self.transport.write(
            f"GET {self.path} HTTP/1.1\r\nHost: {HOST}:{self.port}\r\n{bearer(self.key)}"
            "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}\r\n\r\n".encode()
        )
        await self.opened

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)

    def connection_lost(self, reason: Exception | None) -> None:
        if not self.closed:
            self.fail(Refused(f"the server closed a socket: {reason or self.rest[:200]!r}"))

    def say(self, message: bytes, opcode: int = 1) -> None:
        size = len(message)
        if size < 126:
            head = bytes((0x80 | opcode, 0x80 | size))
        else:
            head = bytes((0x80 | opcode, 0xFE)) + size.to_bytes(2)
        self.transport.write(head + b"\0\0\0\0" + message)

    def hear(self, message: bytes) -> None:
        """One whole message has come."""
        raise NotImplementedError

    def fail(self, error: Exception) -> None:
        """Nothing more will come."""
        raise NotImplementedError

    def close(self) -> None:
        self.closed = True
        self.transport.close()

    def data_received(self, data: bytes) -> None:
        if self.rest:
            data = self.rest + data
        if not self.upgraded:
            head, found, data = data.partition(b"\r\n\r\n")
            if not found:
                self.rest = head
                return
            if b" 101 " not in head[:20]:
                self.opened.set_exception(Refused(f"no socket: {head[:200]!r} {data[:200]!r}"))
                self.close()
                return
            self.upgraded = True
            self.opened.set_result(None)
        at, end = 0, len(data)
        while end - at >= 2:
            size, start = data[at + 1], at + 2
            if size == 126:
                size, start = int.from_bytes(data[at + 2 : at + 4]), at + 4
            elif size == 127:
                size, start = int.from_bytes(data[at + 2 : at + 10]), at + 10
            if start + size > end:
                break
            if data[at] == TEXT:
                self.hear(data[start : start + size])
            else:
                self.frame(data[at], data[start : start + size])
            at = start + size
        self.rest = data[at:]

    def frame(self, kind: int, message: bytes) -> None:
        """Anything but a message."""
        match kind:
            case 0x89:
                self.say(message, opcode=10)
            case 0x8A:
                pass
            case _:
                self.close()
                self.fail(Refused(f"frame {kind:#x}: {message[:200]!r}"))
