"""Notices between the servers of one PostgreSQL: which tables have new entries.

A notice is part of the transaction that writes the entries: it arrives if and only if they are
there, also when the server that wrote them is killed the moment after. SQLite has one server, and
no notices.
"""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import Callable, Sequence
from contextlib import suppress

import psycopg
from sqlalchemy import Connection, text

from .database import LIVELY, PATIENCE, Database

log = logging.getLogger("emporion.server")

CHANNEL = "emporion"
AT_ONCE = 200  # tables in one notice, which PostgreSQL limits to 8000 bytes
SEND = text("SELECT pg_notify(:channel, :payload)")

Told = Callable[[str, int], None]  # a table, and the number of its newest entry; 0: its rights


def notify(connection: Connection, sender: str, news: Sequence[tuple[str, int]]) -> None:
    """Tell the other servers, once this transaction is committed."""
    for first in range(0, len(news), AT_ONCE):
        tables = ",".join(f"{table}:{number}" for table, number in news[first : first + AT_ONCE])
        connection.execute(SEND, {"channel": CHANNEL, "payload": f"{sender}|{tables}"})


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
                sender, _, tables = notice.payload.partition("|")
                if sender != self._sender:
                    self._call(self._tell, tables)
            connection.execute("SELECT 1")

    def _tell(self, tables: str) -> None:
        for one in tables.split(","):
            table, _, number = one.partition(":")
            self._told(table, int(number))

    def _call(self, told: Callable[..., None], *arguments: str) -> None:
        with suppress(RuntimeError):  # the loop is closed: nobody is told any more
            self._loop.call_soon_threadsafe(told, *arguments)
