"""What goes wrong on purpose: servers killed at a stage of the write path, and who watches them."""

from __future__ import annotations

import contextlib
import functools
import inspect
import itertools
import os
import signal
import sys
import threading
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
from websockets.exceptions import WebSocketException

from emporion.server.storage import Entry, StoreError, statements
from emporion.server.storage.database import opened
from server.house import Person, Server

TESTS = Path(__file__).parent.parent

# -- dying at a stage

STAGES = {  # of the write path, and whether the decision is there if the server dies then
    "unjudged": False,
    "judged": False,
    "written": False,
    "committing": None,
    "committed": True,
    "told": True,
    "broadcast": True,
}
SHORT = {  # the same of the short way, which decisions take that come by socket
    "handed": False,
    "adding": None,
    "answering": True,
}


class Mortal(Server):
    """A server that kills itself when it has a move called `die-STAGE` in hand, at that stage."""

    command = (
        sys.executable,
        "-c",
        "from server.faults import be_mortal; be_mortal(); from emporion.cli import main; main()",
    )

    def __init__(self, database: str, folder: Path, **settings: str) -> None:
        super().__init__(database, folder, PYTHONPATH=str(TESTS), DEATHS=str(folder), **settings)

    def wait(self) -> None:
        """Until it has died."""
        assert self.process is not None
        assert self.process.wait(30) == -signal.SIGKILL
        self.stop()


def be_mortal() -> None:
    """In the server's process: lay the traps."""
    from emporion.server import acts
    from emporion.server.house import House
    from emporion.server.storage import writer
    from emporion.server.storage.database import Database
    from emporion.server.storage.records import Change
    from emporion.server.storage.writer import Writer

    doomed = threading.Event()
    dying = threading.Event()

    def die_meanwhile(stage: str, move: str | None) -> None:
        """Beside what is going on, which may end before or not: nobody hears of it."""
        if is_due(stage, move):
            dying.set()
            threading.Thread(target=die, args=(stage, move)).start()

    def breathe_last(_: object) -> None:
        if dying.is_set():
            time.sleep(10)

    def moves(group: list[Any]) -> list[str | None]:
        changes = [job.work for job in group if isinstance(job.work, Change)]
        return [entry.move for change in changes for entry in change.entries]

    def written(_: Writer, __: object, group: list[Any], *___: object) -> None:
        for move in moves(group):
            die("written", move)
            if is_due("committing", move):
                doomed.set()

    def commits(*_: object) -> None:
        if doomed.is_set():
            die_meanwhile("committing", "die-committing")

    def adding(_: object, rows: list[tuple[Any, ...]]) -> None:
        for row in rows:
            die_meanwhile("adding", row[6])

    def at_once(group: list[Any]) -> Any:
        """Between some stages there is nothing for who writes all in one statement."""
        due = any(
            is_due(stage, move) for stage in ("written", "committing") for move in moves(group)
        )
        return None if due else rows_of(group)

    rows_of = writer.rows_of
    writer.rows_of = at_once

    async def act(house: House, id: str, act: Any, holder: str | None) -> Any:
        done = await carry_out(house, id, act, holder)
        if is_due("broadcast", act.id):
            await house.store.healthy()  # the loop goes round, and news go out
            await house.store.healthy()
            die("broadcast", act.id)
        return done

    carry_out = House._act
    House._act = act  # type: ignore[method-assign]
    before(acts, "carry_out", lambda _, act, *__: die("unjudged", act.id))
    before(House, "append", lambda _, __, steps, **___: die("judged", steps[0].entry.move))
    before(Writer, "add", lambda _, jobs: [die("handed", move) for move in moves(jobs)])
    before(statements, "add_at_once", adding)
    before(statements, "add_entries", adding)
    before(writer, "tell", breathe_last)
    before(writer, "tell", lambda jobs: [die("answering", move) for move in moves(jobs)])
    after(Writer, "_apply", written)
    after(Database, "mark", commits)
    before(House, "tell", lambda _, __, entry, *___: die("committed", entry.move))
    before(House, "_broadcast", lambda _, __, ___, entry, *____: die("told", entry.move))
    before(House, "_broadcast", lambda _, __, ___, entry, *____: fumble(entry.move))
    before(House, "append", lambda _, __, steps, **___: forget(steps[0].entry.kind))


def before(where: Any, name: str, happens: Callable[..., None]) -> None:
    inner = getattr(where, name)

    @functools.wraps(inner)
    def outer(*arguments: Any, **named: Any) -> Any:
        happens(*arguments, **named)
        return inner(*arguments, **named)

    setattr(where, name, outer)


def after(where: Any, name: str, happens: Callable[..., None]) -> None:
    inner = getattr(where, name)
    assert not inspect.iscoroutinefunction(inner)

    @functools.wraps(inner)
    def outer(*arguments: Any, **named: Any) -> Any:
        result = inner(*arguments, **named)
        happens(*arguments, **named)
        return result

    setattr(where, name, outer)


def is_due(stage: str, move: str | None) -> bool:
    return bool(move) and str(move).endswith(f"die-{stage}") and not _death(stage).exists()


def die(stage: str, move: str | None) -> None:
    """Once: who comes back to life is not killed by the same move again."""
    if is_due(stage, move):
        _death(stage).touch()
        os.kill(os.getpid(), signal.SIGKILL)
        time.sleep(10)


def fumble(move: str | None) -> None:
    """A fault of the server's own, once, in the middle of telling."""
    if move and move.endswith("fumble") and not _death("fumble").exists():
        _death("fumble").touch()
        raise RuntimeError("dropped")


def forget(kind: str) -> None:
    """Once: what is to be written cannot be."""
    due = Path(os.environ["DEATHS"], f"{kind}.forgotten")
    if due.exists():
        due.unlink()
        raise StoreError("the store is not there")


def _death(stage: str) -> Path:
    return Path(os.environ["DEATHS"], f"{stage}.died")


# -- what is there, and what was seen


def stored(database: str, table: str) -> list[Entry]:
    """The log of a table as it is in the database, checked for gaps and repetitions."""
    with opened(database) as found:
        entries = found.read(functools.partial(statements.log, table=table, after=0))
    assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))
    moves = Counter(entry.move for entry in entries if entry.move is not None)
    assert not [move for move, count in moves.items() if count > 1]
    return entries


def moves_of(entries: list[Entry]) -> set[str]:
    """The ids under which clients sent what is there."""
    return {entry.move.split(".", 1)[1] for entry in entries if entry.move}


class Witness:
    """Writes down all that a viewer is told; everything must be told once, in order."""

    def __init__(self) -> None:
        self.number = 0
        self.heard: dict[int, tuple[str, int | None, int]] = {}
        self.faults: list[str] = []

    def hear(self, message: dict[str, Any]) -> None:
        if message["type"] == "full":
            if message["number"] < self.number:
                self.faults.append(f"back from {self.number} to {message['number']}")
            self.number = message["number"]
        elif message["type"] == "news":
            if message["number"] != self.number + 1:
                self.faults.append(f"after {self.number} came {message['number']}")
            self.number = message["number"]
            what = (message["kind"], message.get("seat"), message["at"])
            self.heard[self.number] = what

    def check(self, entries: list[Entry], viewer: int | None = 0) -> None:
        """All that was heard is there, at a table without secrets or as this viewer counts."""
        bit = 1 << (15 if viewer is None else viewer)
        seen = [entry for entry in entries if entry.viewers & bit]
        told = dict(enumerate(((entry.kind, entry.seat, entry.at) for entry in seen), start=1))
        assert not self.faults
        assert self.number <= len(seen)
        assert {number: told.get(number) for number in self.heard} == self.heard


class Watching(threading.Thread):
    """Somebody whose socket is opened again and again, from where it broke off."""

    def __init__(self, person: Person, table: str, seat: int = 0) -> None:
        super().__init__()
        self.witness = Witness()
        self.last: dict[str, Any] = {}  # view
        self.enough = threading.Event()
        self.breaks = 0
        self._person = person
        self._table = table
        self._seat = seat
        self.start()

    def run(self) -> None:
        while not self.enough.is_set():
            known = {"after": self.witness.number} if self.witness.number else {}
            with (
                contextlib.suppress(OSError, WebSocketException, TimeoutError),
                self._person.socket(self._table, seat=self._seat, **known) as talk,
            ):
                while not self.enough.is_set():
                    with contextlib.suppress(TimeoutError):
                        message = talk.hear(0.2)
                        self.witness.hear(message)
                        self.last = message.get("view") or self.last
            self.breaks += 1
            time.sleep(0.05)

    def end(self) -> None:
        self.enough.set()
        self.join(20)


class Moving(threading.Thread):
    """Decides and talks without pause; what is not answered is sent again, the very same."""

    _names = itertools.count()

    def __init__(self, person: Person, table: str) -> None:
        super().__init__()
        self.acknowledged: list[str] = []
        self.refused: list[dict[str, Any]] = []
        self.enough = threading.Event()
        self._person = person
        self._table = table
        self._name = f"mover{next(self._names)}"
        self.start()

    def run(self) -> None:
        for count in itertools.count():
            act = self._next(f"{self._name}-{count}")
            while act and not self.enough.is_set():
                answer = self._ask("POST", "/acts", act)
                if answer is not None and answer.status_code == 200:
                    self.acknowledged.append(act["id"])
                    break
                if answer is not None and answer.status_code != 503:
                    self.refused.append(answer.json())
                    break
                time.sleep(0.05)
            if self.enough.is_set():
                return

    def _next(self, id: str) -> dict[str, Any] | None:
        """A decision every other time, while there is a game."""
        words = {"type": "say", "id": id, "seat": 0, "words": id}
        if len(self.acknowledged) % 2:
            return words
        for seat in (0, 1):
            answer = self._ask("GET", f"?seat={seat}")
            full = answer.json() if answer is not None and answer.status_code == 200 else {}
            if legal := full.get("turn", {}).get("legal"):
                chosen = legal[len(self.acknowledged) % len(legal)]["id"]
                moved = {"type": "decide", "id": id, "seat": seat, "action": chosen}
                return {**moved, "after": full["number"]}
        return words

    def _ask(self, method: str, path: str, document: Any = None) -> httpx.Response | None:
        try:
            return self._person.http.request(
                method, f"/api/tables/{self._table}{path}", json=document
            )
        except httpx.TransportError:
            time.sleep(0.05)
            return None

    def end(self) -> None:
        self.enough.set()
        self.join(30)
