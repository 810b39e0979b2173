"""The one table, for people and as JSON."""

import json
import os
import platform
from dataclasses import asdict, dataclass
from importlib.metadata import version
from pathlib import Path

PACKAGES = ("emporion", "numpy", "catanatron", "open_spiel", "pettingzoo")


@dataclass(frozen=True)
class Row:
    work: str
    measured: float
    unit: str
    must: str = ""
    reached: bool | None = None
    """None: nothing is asked of this row."""
    ratios: dict[str, float] | None = None
    """How many times faster than a peer."""
    detail: str = ""
    limit: str = ""

    def cells(self) -> tuple[str, ...]:
        value = f"{number(self.measured)} {self.unit}"
        asked = {None: "", True: " ✓", False: " ✗ missed"}[self.reached]
        return (
            self.work,
            f"{value} ({self.detail})" if self.detail else value,
            self.must + asked,
            ", ".join(f"{number(ratio)}× {peer}" for peer, ratio in (self.ratios or {}).items()),
            self.limit,
        )


HEADINGS = ("work", "measured", "must reach", "against peers", "what limits it")


def number(value: float) -> str:
    """Three significant digits, with k from ten thousand and M from a million."""
    for size, least, letter in ((1e6, 1e6, " M"), (1e3, 1e4, " k")):
        if value >= least:
            return f"{value / size:.3g}{letter}"
    return f"{value:.3g}" if value < 999.5 else f"{value:.0f}"


def table(rows: list[Row]) -> str:
    cells = [HEADINGS, *(row.cells() for row in rows)]
    widths = [max(len(line[i]) for line in cells) for i in range(len(HEADINGS))]
    lines = ["| " + " | ".join(map(str.ljust, line, widths)) + " |" for line in cells]
    lines.insert(1, "|" + "|".join("-" * (width + 2) for width in widths) + "|")
    return "\n".join(lines)


def machine(packages: tuple[str, ...] = PACKAGES) -> str:
    with open("/proc/cpuinfo") as cpuinfo:
        names = {line.split(":")[1].strip() for line in cpuinfo if line.startswith("model name")}
    cores = len(os.sched_getaffinity(0))
    versions = ", ".join(f"{name} {version(name)}" for name in packages)
    chip = " / ".join(sorted(names)) or platform.machine()
    return f"{chip}, {cores} cores; Python {platform.python_version()}; {versions}"


def save(rows: list[Row], path: Path, packages: tuple[str, ...] = PACKAGES) -> None:
    path.parent.mkdir(exist_ok=True)
    document = {"machine": machine(packages), "rows": [asdict(row) for row in rows]}
    path.write_text(json.dumps(document, indent=1, ensure_ascii=False) + "\n")
