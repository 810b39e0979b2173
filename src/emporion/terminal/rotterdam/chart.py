"""The map of Rotterdam as text: the sea at the left, the harbours at the right.

Positions stand in the columns and rows the edition gives them; a channel is a line of its colour's
sign with its letter in the middle. Where lines would cover each other, or the map is too wide to
draw, the channels are listed as well.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import groupby
from operator import itemgetter
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from emporion.terminal.look import SEATS
from emporion.terminal.rotterdam.signs import ANCHOR, CHANNELS, FREE, Signs, channel
from emporion.terminal.words import t

View = Mapping[str, Any]
Cell = tuple[int, int]  # x, y
SHORTEST, LONGEST = 5, 14  # of the lines between two columns
DOCKED = 6  # marks of ships that a harbour shows


def chart(view: View, data: Mapping[str, Any], width: int) -> RenderableType:
    """The map with everything on it."""
    nodes = _nodes(view, data)
    columns = sorted({row["column"] for row in data["position"]})
    widths = {
        column: max(
            nodes[row["name"]].cell_len for row in data["position"] if row["column"] == column
        )
        for column in columns
    }
    room = width - sum(widths.values())
    gap = min(LONGEST, room // max(1, len(columns) - 1))
    if gap < SHORTEST:
        return _listed(nodes, data)
    left, x = {}, 0
    for column in columns:
        left[column] = x
        x += widths[column] + gap
    rows = sorted({row["row"] for row in data["position"]})
    places = {
        row["name"]: (left[row["column"]], 2 * rows.index(row["row"])) for row in data["position"]
    }
    canvas = _Canvas(x, 2 * len(rows) - 1)
    for name, text in nodes.items():
        canvas.write(places[name], text)
    for (start, end), colours in _channels(data).items():
        column = next(row["column"] for row in data["position"] if row["name"] == start)
        across = left[column] + widths[column]
        if places[start][1] == places[end][1]:
            across = places[start][0] + nodes[start].cell_len
        canvas.connect((across, places[start][1]), places[end], colours)
    if canvas.tangled:
        return Group(canvas.text(), ways(data))
    return canvas.text()


def _nodes(view: View, data: Mapping[str, Any]) -> dict[str, Text]:
    """Each position with what is there."""
    signs = Signs(data)
    ships = {ship["at"]: signs.ship(ship["owner"], ship["load"]) for ship in view["water"]}
    nodes = {}
    for row in data["position"]:
        text = Text(row["name"], "bold" if row["kind"] == "harbour" else "default")
        if row["kind"] == "harbour":
            owners = [
                ship["owner"]
                for ship in view["docked"]
                if ship["harbour"] == row["name"]
                for _ in range(ship["count"])
            ]
            text.append(" ")
            for owner in owners[:DOCKED]:
                text.append(*SEATS[owner])
            text.append("+" if len(owners) > DOCKED else "")
        else:
            text.append(ANCHOR if row["anchor"] else " ", "bold")
            text.append_text(ships.get(row["name"], Text(f"{FREE}  ", "dim")))
        nodes[row["name"]] = text
    return nodes


def _channels(data: Mapping[str, Any]) -> dict[tuple[str, str], list[str]]:
    """The colours between every two positions that are joined."""
    found: dict[tuple[str, str], list[str]] = {}
    for row in data["channel"]:
        found.setdefault((row["from"], row["to"]), []).append(row["colour"])
    return found


class _Canvas:
    """Characters in a grid. What lies on a node is kept; lines that meet are noticed."""

    def __init__(self, width: int, height: int) -> None:
        self.rows = [[(" ", "")] * width for _ in range(height)]
        self.taken: set[Cell] = set()
        self.tangled = False

    def write(self, at: Cell, text: Text) -> None:
        x, y = at
        styles = [""] * len(text.plain)
        for span in text.spans:
            styles[span.start : span.end] = [str(span.style)] * (span.end - span.start)
        for offset, sign in enumerate(text.plain):
            self.rows[y][x + offset] = (sign, styles[offset] or str(text.style))
            self.taken.add((x + offset, y))

    def connect(self, start: Cell, end: Cell, colours: list[str]) -> None:
        """Draw a channel from the cell after one node to the cell before another."""
        cells = list(_line(start, end))
        slope = "─╲╱"[(end[1] > start[1]) - (end[1] < start[1])]
        for number, cell in enumerate(cells):
            part = number * len(colours) // len(cells)
            sign, style = CHANNELS[colours[part]]
            first, last = -(-part * len(cells) // len(colours)), (part + 1) * len(cells)
            middle = (first + -(-last // len(colours)) - 1) // 2
            if number == middle:
                sign = colours[part][0].upper()
            elif slope != "─" and number in (0, len(cells) - 1):
                sign = slope
            if cell in self.taken:
                self.tangled = True
                continue
            x, y = cell
            self.rows[y][x] = (sign, style)
            self.taken.add(cell)

    def text(self) -> Text:
        lines = []
        for row in self.rows:
            line = Text()
            for style, run in groupby(row, key=itemgetter(1)):
                line.append("".join(sign for sign, _ in run), style)
            line.rstrip()
            lines.append(line)
        return Text("\n").join(lines)


def _line(start: Cell, end: Cell) -> Iterator[Cell]:
    """From beside one node to beside the other; between rows it leaves them at once."""
    (x, y), (to_x, to_y) = start, end
    step = (to_y > y) - (to_y < y)
    y, to_y = y + step, to_y - step
    length = to_x - x
    for number in range(length):
        share = number / (length - 1) if length > 1 else 0.0
        yield x + number, y + round((to_y - y) * share)


def ways(data: Mapping[str, Any]) -> Text:
    """Every channel in words: where it begins, its letter, where it leads."""
    text = Text(t("rotterdam-drawn-channels"), "dim")
    for row in data["position"]:
        if row["kind"] != "harbour":
            text.append(f"  {row['name']}", "bold")
            text.append_text(_ways_from(row["name"], data))
    return text


def _ways_from(name: str, data: Mapping[str, Any]) -> Text:
    text = Text()
    for row in data["channel"]:
        if row["from"] == name:
            text.append(" ")
            text.append_text(channel(row["colour"]))
            text.append(f"→{row['to']}")
    return text


def _listed(nodes: Mapping[str, Text], data: Mapping[str, Any]) -> Table:
    """A map that is too wide to be drawn, position by position."""
    table = Table.grid(padding=(0, 2))
    for row in sorted(data["position"], key=lambda row: (row["column"], row["row"])):
        table.add_row(nodes[row["name"]], _ways_from(row["name"], data))
    return table
