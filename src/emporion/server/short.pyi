import asyncio
from collections.abc import Callable
from typing import Any

from emporion.server.acts import Caller
from emporion.server.house import House
from emporion.server.line import Subscriber
from emporion.server.messages import AnyAct, Done, Look
from emporion.server.phrases import Phrase, Phrases
from emporion.server.protocol import SocketProtocol
from emporion.server.storage import Change, Entry, TableRow
from emporion.server.table import Asked, Seat, Table
from emporion.table.kernel import State

class Lock:
    def seize(self) -> bool: ...
    def locked(self) -> bool: ...
    def release(self) -> None: ...
    async def __aenter__(self) -> None: ...
    async def __aexit__(self, *_: object) -> None: ...

class Standing:
    row: TableRow
    state: State
    phrases: Phrases
    plain: bool
    everybody: int
    status: str
    number: int
    seen: list[int]
    position_number: list[int]
    decided: int | None
    deciders: set[int]
    moved: int
    later: int
    asked: Asked | None
    seats: list[Seat]

class Company:
    table: Any
    lock: Lock
    callers: dict[str, Caller]
    until: int | None
    subscribers: set[Subscriber]
    touched: float
    gone: bool
    def __init__(self, table: Standing) -> None: ...

class Bucket:
    def __init__(self, rate: float, burst: float, clock: Callable[[], float]) -> None: ...
    def take(self) -> bool: ...
    def charge(self, cost: float) -> None: ...

class Talk:
    hosted: Any
    subscriber: Subscriber
    line: SocketProtocol
    hasty: int
    holder: str | None
    def __init__(self, way: ShortWay, holder: str | None, bucket: Bucket) -> None: ...
    def hear(self, message: bytes) -> None: ...
    def understood(self, message: bytes) -> AnyAct | Look | None: ...
    def next(self) -> bytes | None: ...
    def done(self, answer: Done) -> None: ...

class Decision:
    row: tuple[Any, ...]
    loop: asyncio.AbstractEventLoop
    outcome: Exception | None
    work: Change
    entry: Entry
    def told(self, outcome: Exception | None) -> None: ...

class ShortWay:
    under_way: int
    def __init__(
        self,
        house: House,
        add: Callable[[list[Decision]], None],
        write_turn: Callable[[Table, int | None, list[Phrase] | None], bytes],
        encode: Callable[[object], bytes],
    ) -> None: ...
    def __call__(self) -> None: ...
