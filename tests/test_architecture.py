"""Imports point one way, and the core needs nothing but the standard library and NumPy."""

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent / "src" / "emporion"
FILES = sorted(path for suffix in ("py", "pyi", "pyx", "pxd") for path in ROOT.rglob(f"*.{suffix}"))

# What each part of the house may import, besides itself. `emporion` is the face, __init__.py.
RULES = {"errors", "table", "games"}
PLAYERS = RULES | {"emporion"}
MAY_IMPORT = {
    "errors": set[str](),
    "table": {"errors"},
    "games": {"errors", "table"},
    "emporion": RULES,
    "bots": PLAYERS,
    "coach": PLAYERS | {"bots"},
    "lab": PLAYERS | {"bots"},
    "envs": PLAYERS,
    "train": PLAYERS | {"bots", "lab"},
    "server": PLAYERS | {"bots", "coach"},
    "client": RULES | {"server"},
    "terminal": PLAYERS | {"bots", "coach", "lab", "envs", "train", "server", "cli"},
    "cli": PLAYERS | {"bots", "coach", "lab", "envs", "train", "server", "terminal"},
    "__main__": {"cli"},
}
CORE = RULES | {"emporion", "bots", "coach"}
CYTHON = {"cython", "libc", "cpython"}

STATEMENT = re.compile(
    r"^[ \t]*(?:from[ \t]+(?P<origin>[.\w]+)[ \t]+c?import[ \t]*(?P<names>\([^)]*\)|[^\n#]+)"
    r"|c?import[ \t]+(?P<modules>[\w., \t]+))",
    re.MULTILINE,
)


def part(path: Path) -> str:
    """The part of the house a file belongs to: "games" for games/rhodes/lane.pyx."""
    first = path.relative_to(ROOT).parts[0].split(".")[0]
    return "emporion" if first == "__init__" else first


def imported(text: str, package: list[str]) -> Iterator[str]:
    """The full dotted name of everything a file of that package imports or cimports."""
    for found in STATEMENT.finditer(text):
        if found["modules"]:
            yield from (name.split()[0] for name in found["modules"].split(",") if name.strip())
            continue
        origin = found["origin"]
        dots = len(origin) - len(origin.lstrip("."))
        if dots:
            base = package[: len(package) - dots + 1]
            origin = ".".join([*base, *filter(None, [origin.lstrip(".")])])
        for name in found["names"].strip("()").split(","):
            if name.strip():
                yield f"{origin}.{name.split()[0]}"


def imports(path: Path) -> list[str]:
    return list(imported(path.read_text(), ["emporion", *path.relative_to(ROOT).parent.parts]))


def target(name: str) -> str | None:
    """The part of the house a dotted name lies in, or None outside the house."""
    head, *rest = name.split(".")
    if head != "emporion":
        return None
    return rest[0] if rest and rest[0] in MAY_IMPORT else "emporion"


CLIENT = [path for path in FILES if part(path) == "client"]
CORE_FILES = [path for path in FILES if part(path) in CORE]


def names(paths: list[Path]) -> list[str]:
    return [str(path.relative_to(ROOT)) for path in paths]


@pytest.mark.parametrize("path", FILES, ids=names(FILES))
def test_arrows(path: Path) -> None:
    home = part(path)
    assert home in MAY_IMPORT, f"{home} has no place in the house yet"
    allowed = MAY_IMPORT[home] | {home, None}
    assert [name for name in imports(path) if target(name) not in allowed] == []


@pytest.mark.parametrize("path", CORE_FILES, ids=names(CORE_FILES))
def test_core_uses_only_the_standard_library_and_numpy(path: Path) -> None:
    known = sys.stdlib_module_names | {"emporion", "numpy"}
    if path.suffix in {".pyx", ".pxd"}:
        known |= CYTHON
    assert [name for name in imports(path) if name.split(".")[0] not in known] == []


@pytest.mark.parametrize("path", CLIENT, ids=names(CLIENT))
def test_a_client_knows_nothing_of_the_server_but_its_messages(path: Path) -> None:
    found = [name for name in imports(path) if target(name) == "server"]
    assert [name for name in found if not name.startswith("emporion.server.messages")] == []


READER = """
from emporion.table.kernel cimport (State,
                                    Head)
from ..table import edition, events as e
from . cimport lane
cimport cython
import json, re  # why
    from emporion import game
>>> from emporion.cli import main
"""


def test_the_reader_sees_every_form() -> None:
    assert list(imported(READER, ["emporion", "games"])) == [
        "emporion.table.kernel.State",
        "emporion.table.kernel.Head",
        "emporion.table.edition",
        "emporion.table.events",
        "emporion.games.lane",
        "cython",
        "json",
        "re",
        "emporion.game",
    ]


ALONE = """
import importlib.abc, sys

class OnlyTheCore(importlib.abc.MetaPathFinder):
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] not in {*sys.stdlib_module_names, "emporion", "numpy"}:
            raise ImportError(f"the core must not import {name}")

sys.meta_path.insert(0, OnlyTheCore())
import emporion as em
state = em.game("colossus", players=3).start(1)
state.play(state.legal_ids()[0])
assert "numpy" not in sys.modules, "NumPy is loaded before it is needed"
assert state.observe(0).shape == (state.game.observation_size,)
"""


def test_the_core_runs_alone_and_loads_numpy_late() -> None:
    subprocess.run([sys.executable, "-c", ALONE], check=True)
