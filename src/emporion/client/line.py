"""The line to a server: requests that are answered or refused, and a socket that resumes."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from typing import Any, TypeVar
from urllib.parse import urlencode

import httpx
import msgspec
from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

from emporion.client.heard import Full, News, Problem, Refusal
from emporion.errors import EmporionError

T = TypeVar("T")

ANSWER = 30.0  # seconds until a request counts as lost
FIRST, LONGEST = 0.1, 5.0  # seconds between attempts
LASTING = 30.0  # seconds after which a connection that broke had worked
LARGEST = 1 << 24  # bytes of one message
BUSY = {429, 502, 503, 504}  # nothing was done; the same request may do later
BUSY_KEYS = {"busy", "store", "too_fast"}

_told = msgspec.json.Decoder(Full | News | Refusal)


class Refused(EmporionError):
    """The server's no, in its own words; `key` is stable, `rule` the rule that refuses, if one."""

    def __init__(self, problem: Problem, status: int | None = None, now: Full | None = None):
        super().__init__(problem.words)
        self.key = problem.key
        self.words = problem.words
        self.rule = problem.rule
        self.where = problem.where
        self.status = status
        self.now = now

    @property
    def busy(self) -> bool:
        """Whether the same may do later."""
        return self.status in BUSY or self.key in BUSY_KEYS


class Unreachable(EmporionError):
    """The server did not answer for as long as the client has patience."""


class Line:
    """One server, spoken to with one key."""

    def __init__(self, server: str, key: str, patience: float) -> None:
        self.server = server
        self._patience = patience
        self._headers = {"Authorization": f"Bearer {key}"}
        self._http = httpx.Client(base_url=server, headers=self._headers, timeout=ANSWER)

    def close(self) -> None:
        self._http.close()

    def get(self, path: str, answer: type[T], **query: Any) -> T:
        asked = {name: value for name, value in query.items() if value is not None}
        return self.patiently(lambda: self._ask("GET", path, answer, params=asked))

    def post(self, path: str, document: Any, answer: type[T]) -> T:
        """Once: if no answer comes, nobody knows whether it was done."""
        return self._ask("POST", path, answer, content=msgspec.json.encode(document))

    def post_until_answered(self, path: str, document: Any, answer: type[T]) -> T:
        """For what the server does only once, however often it is sent."""
        return self.patiently(lambda: self.post(path, document, answer))

    def _ask(self, method: str, path: str, answer: type[T], **request: Any) -> T:
        try:
            found = self._http.request(method, f"/api{path}", **request)
        except httpx.HTTPError as error:
            raise Unreachable(f"{self.server}: {_words(error)}") from None
        if found.status_code >= 300:
            raise self._refusal(found)
        try:
            return msgspec.json.decode(found.content, type=answer)
        except msgspec.DecodeError as error:
            raise EmporionError(f"{self.server}: not the answer of this server: {error}") from None

    def _refusal(self, found: httpx.Response) -> EmporionError:
        try:
            said = msgspec.json.decode(found.content, type=Refusal)
        except msgspec.DecodeError:  # a proxy's page, say
            words = f"{self.server}: {found.status_code} {found.reason_phrase}"
            return Unreachable(words) if found.status_code in BUSY else EmporionError(words)
        return Refused(said.problem, found.status_code, said.now)

    def patiently(self, ask: Callable[[], T]) -> T:
        """Ask again while the server is away or asks for patience."""
        waiting = _Waiting(self._patience)
        while True:
            try:
                return ask()
            except Unreachable as error:
                waiting.after(error)
            except Refused as error:
                if not error.busy:
                    raise
                waiting.after(error)

    def listen(self, path: str, seat: int | None, last: Callable[[], int]) -> Iterator[Full | News]:
        """What a table's socket says, without a gap over any number of connections.

        `last()` is the number of the last news that was taken.
        """
        waiting = _Waiting(self._patience)
        while True:
            query = {"after": last()} | ({} if seat is None else {"seat": seat})
            address = f"ws{self.server[4:]}/api{path}/socket?{urlencode(query)}"
            lost = Unreachable(f"{self.server}: hung up")
            begun = time.monotonic()
            try:
                with connect(address, additional_headers=self._headers, max_size=LARGEST) as socket:
                    for text in socket:
                        yield _heard(text)
                        waiting = _Waiting(self._patience)
            except Refused as error:
                if not error.busy:
                    raise
                lost = Unreachable(f"{self.server}: {error}")
            except (WebSocketException, OSError) as error:
                lost = Unreachable(f"{self.server}: {_words(error)}")
            if time.monotonic() - begun > LASTING:
                waiting = _Waiting(self._patience)
            waiting.after(lost)


class _Waiting:
    """Longer and longer pauses, until patience ends."""

    def __init__(self, patience: float) -> None:
        self._patience = patience
        self._end: float | None = None
        self._pause = FIRST

    def after(self, error: EmporionError) -> None:
        now = time.monotonic()
        if self._end is None:
            self._end = now + self._patience
        if now + self._pause > self._end:
            raise error
        time.sleep(self._pause)
        self._pause = min(LONGEST, 2 * self._pause)


def _heard(text: str | bytes) -> Full | News:
    try:
        said: Full | News | Refusal = _told.decode(text)
    except msgspec.DecodeError as error:
        raise EmporionError(f"the server says what this version does not know: {error}") from None
    if isinstance(said, Refusal):
        raise Refused(said.problem, now=said.now)
    return said


def _words(error: Exception) -> str:
    return str(error) or type(error).__name__
