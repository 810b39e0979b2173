"""Measure what was asked for and print the table; nothing here passes or fails on seconds."""

import sys
from collections.abc import Callable
from pathlib import Path

from bench import kernel, thinking, training
from bench.report import Row, machine, save, table
from emporion.errors import did_you_mean

SECTIONS: dict[str, Callable[[], list[Row]]] = {
    "native": kernel.native,
    "driven": kernel.driven,
    "clones": kernel.clones,
    "batches": kernel.batches,
    "beginnings": kernel.beginnings,
    "search": thinking.search,
    "planner": thinking.planner,
    "census": thinking.census,
    "train": training.train,
}


def main(names: list[str]) -> None:
    for name in names:
        if name not in SECTIONS:
            hint = did_you_mean(name, SECTIONS) or f"; there are {', '.join(SECTIONS)}"
            sys.exit(f"nothing measured is called {name!r}{hint}")
    print(machine(), flush=True)
    rows = [row for name in names or SECTIONS for row in SECTIONS[name]()]
    print(table(rows))
    save(rows, Path("build/bench.json"))


if __name__ == "__main__":
    main(sys.argv[1:])
