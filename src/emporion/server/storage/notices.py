"""Notices between the servers of one PostgreSQL: what is new at which tables.

A notice is part of the transaction that writes the entries: it arrives if and only if they are
there, also when the server that wrote them is killed the moment after. It carries the entries
themselves unless they are long, so that nobody needs to read them. SQLite has one server, and no
notices.
"""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress

import psycopg
from msgspec import DecodeError, Struct
from msgspec.json import Decoder, encode
from msgspec.structs import replace
from sqlalchemy import Connection, text

from .database import LIVELY, PATIENCE, Database
from .records import Entry

log = logging.getLogger("emporion.server")

CHANNEL = "emporion"
LONGEST = 7900  # bytes of a notice; PostgreSQL takes less than 8000
SEND = text("SELECT pg_notify(:channel, :payload)")


class Notice(Struct, frozen=True, array_like=True):
    """What another server changed at a table."""

    table: str
    number: int  # of its newest entry; 0 if none was added
    rights: bool  # whether somebody was given some, or lost some
    entries: list[Entry]  # the new ones, if they are not too long


Told = Callable[[Notice], None]
_read = Decoder(tuple[str, list[Notice]]).decode


def notify(connection: Connection, sender: str, news: Iterable[Notice]) -> None:
    """Tell the other servers, once this transaction is committed."""
    for payload in payloads(sender, news):
        connection.execute(SEND, {"channel": CHANNEL, "payload": payload})


def payloads(sender: str, news: Iterable[Notice]) -> Iterator[str]:
    """The notices, as many together as there is room for."""
    room = LONGEST - len(sender) - len('["",[]]')
    together, size = list[str](), 0
    for notice in news:
        written = encode(notice).decode()
        if len(written) > room:
            written = encode(replace(notice, entries=[])).decode()
        if size + len(written) > room:
            yield f'["{sender}",[{",".join(together)}]]'
            together, size = [], 0
        together.append(written)
        size += len(written) + 1
    if together:
        yield f'["{sender}",[{",".join(together)}]]'


class Listener:
    """A thread that waits for notices. After a lost connection `missed` is called: look at all."""

    def __init__(
        self, database: Database, sender: str, told: Told, missed: Callable[[], None]
    ) -> None:
        self._url = database.url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._sender = sender
        self._told = told
        self._missed = missed
        self._loop = asyncio.get_running_loop()
        self._stopped = threading.Event()
        self._listening = threading.Event()
        self._thread = threading.Thread(target=self._run, name="emporion-notices", daemon=True)
        self._thread.start()

    def ready(self) -> None:
        """Wait until notices arrive."""
        self._listening.wait(PATIENCE)

    def stop(self) -> None:
        self._stopped.set()
        self._thread.join()

    def _run(self) -> None:
        first = True
        while not self._stopped.is_set():
            try:
                with psycopg.connect(self._url, autocommit=True, **LIVELY) as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    self._listening.set()
                    if not first:
                        self._call(self._missed)
                    first = False
                    self._hear(connection)
            except psycopg.Error as error:
                log.warning("no notices from other servers: %s", str(error).splitlines()[0])
                first = False
                self._stopped.wait(0.5)

    def _hear(self, connection: psycopg.Connection[tuple[object, ...]]) -> None:
        while not self._stopped.is_set():
            for notice in connection.notifies(timeout=0.5):
                try:
                    sender, news = _read(notice.payload)
                except DecodeError:  # a server of another version
                    self._call(self._missed)
                    continue
                if sender != self._sender:
                    self._call(self._tell, news)
            connection.execute("SELECT 1")

    def _tell(self, news: list[Notice]) -> None:
        for notice in news:
            self._told(notice)

    def _call(self, told: Callable[..., None], *arguments: object) -> None:
        with suppress(RuntimeError):  # the loop is closed: nobody is told any more
            self._loop.call_soon_threadsafe(told, *arguments)
