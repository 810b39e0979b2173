"""The fuzzer set to work: every game at every player count, standard and random editions."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

from emporion.errors import EditionError, UnknownGame
from emporion.games.rhodes.invariants import breaches as rhodes_breaches
from emporion.games.rotterdam.invariants import breaches as rotterdam_breaches
from emporion.table import fuzz as table
from emporion.table.fuzz import Breaches, FuzzReport
from emporion.table.kernel import Game, State
from emporion.table.titles import TITLES, make

BREACHES: dict[str, Breaches] = {
    "rhodes": rhodes_breaches,
    "colossus": rhodes_breaches,
    "rotterdam": rotterdam_breaches,
}
OPTIONS = {"rotterdam": ("open_products", "open_missions")}


def fuzz(
    names: Iterable[str] = tuple(BREACHES),
    *,
    games: int | None = None,
    seconds: float | None = None,
    seed: int = 0,
    players: int | None = None,
    editions: bool = True,
    progress: Callable[[FuzzReport], None] | None = None,
    dump: str | Path | None = None,
) -> FuzzReport:
    """Play random games of these titles and check everything after each decision.

    Every second round at the tables is played with random editions, unless `editions` is false;
    games with options are played with and without them.

    >>> report = fuzz(["rhodes"], games=1, seed=4, players=2)
    >>> report.games, report.failures
    (1, [])
    """
    tables = _tables(list(names), players, editions, random.Random(f"editions {seed}"))
    return table.fuzz(tables, games=games, seconds=seconds, seed=seed, progress=progress, dump=dump)


def load(path: str | Path) -> State:
    """The state in a file that the fuzzer left behind."""
    found = json.loads(Path(path).read_text(encoding="utf-8"))
    position = found["position"]
    game = make(found["game"], found["players"], found["edition"], position["options"])
    return game.position(position)


def _tables(
    names: list[str], players: int | None, editions: bool, chance: random.Random
) -> Iterator[tuple[Game, Breaches]]:
    seats = []
    for name in names:
        if name not in BREACHES:
            raise UnknownGame(name, BREACHES)
        title = TITLES[name]
        counts = range(title.fewest, title.most + 1) if players is None else [players]
        seats += [(name, count) for count in counts]
    while seats:
        standard = [make(*seat, "standard", _options(seat[0], chance)) for seat in seats]
        for game in standard:
            yield game, BREACHES[game.name]
        if editions:
            for game in standard:
                yield random_edition(game, chance), BREACHES[game.name]


def _options(name: str, chance: random.Random) -> dict[str, bool]:
    return {option: True for option in OPTIONS.get(name, ()) if chance.random() < 0.3}


# --- random editions ---------------------------------------------------------------------------


def random_edition(game: Game, chance: random.Random) -> Game:
    """The same game with some printed numbers changed, such that its checker finds it playable."""
    while True:
        data = copy.deepcopy(game.edition.data)
        if game.name == "rotterdam" and chance.random() < 0.7:
            data |= random_map(data, chance)
        for _ in range(chance.choice([1, 3, 8, 20])):
            _change(data, chance)
        try:
            return make(game.name, game.players, {"name": "fuzzed", **data}, game.options)
        except EditionError:
            continue


def random_map(data: dict[str, Any], chance: random.Random) -> dict[str, Any]:
    """Positions and channels for Rotterdam, perhaps playable; RO-1.2."""
    harbours = [row["name"] for row in data["position"] if row["kind"] == "harbour"]
    columns = [[f"s{number}" for number in range(1, chance.randrange(3, 9))]]
    for letter in "abcd"[: chance.randrange(5)]:
        columns.append([f"{letter}{number}" for number in range(1, chance.randrange(2, 7))])
    columns.append(chance.sample(harbours, 4))
    kinds = ["start", *["junction"] * (len(columns) - 2), "harbour"]
    positions = [
        {
            "name": name,
            "kind": kind,
            "column": number,
            "row": row,
            "anchor": kind == "junction" and chance.random() < 0.4,
        }
        for number, (kind, column) in enumerate(zip(kinds, columns, strict=True))
        for row, name in enumerate(column)
    ]
    colours = sorted({row["colour"] for row in data["channel"]})
    ways = set()
    for number, column in enumerate(columns[:-1]):
        further = [name for later in columns[number + 2 :] for name in later]
        for start in column:
            for _ in range(chance.randrange(1, 5)):
                ends = further if further and chance.random() < 0.1 else columns[number + 1]
                ways.add((start, chance.choice(ends), chance.choice(colours)))
        for end in columns[number + 1]:
            ways.add((chance.choice(column), end, chance.choice(colours)))
    channels = [{"from": start, "to": end, "colour": colour} for start, end, colour in sorted(ways)]
    return {"position": positions, "channel": channels}


def _change(data: dict[str, Any], chance: random.Random) -> None:
    """Change one number of a table, or leave out, double or move one entry of a list in it."""
    table = chance.choice(list(data))
    numbers = list(_numbers(data, table))
    if not numbers or chance.random() < 0.2:
        _rearrange(chance.choice([*_lists(data[table]), []]), chance)
        return
    holder, key = chance.choice(numbers)
    value = holder[key]
    near = max(0, value + chance.choice([-2, -1, 1, 2]))
    holder[key] = chance.choice([near, near, 0, 1, 2 * value, chance.randrange(61)])


def _rearrange(entries: list[Any], chance: random.Random) -> None:
    if not entries:
        return
    entry = entries[chance.randrange(len(entries))]
    if chance.random() < 0.7:
        entries.remove(entry)
    if chance.random() < 0.7:
        entries.insert(chance.randrange(len(entries) + 1), copy.deepcopy(entry))


def _numbers(holder: Any, key: Any) -> Iterator[tuple[Any, Any]]:
    """Every whole number inside, as where it stands."""
    value = holder[key]
    if isinstance(value, dict | list):
        for inner in value if isinstance(value, dict) else range(len(value)):
            yield from _numbers(value, inner)
    elif isinstance(value, int) and not isinstance(value, bool):
        yield holder, key


def _lists(value: Any) -> Iterator[list[Any]]:
    """Every list inside."""
    if isinstance(value, list):
        yield value
    if isinstance(value, dict | list):
        for inner in value.values() if isinstance(value, dict) else value:
            yield from _lists(inner)
