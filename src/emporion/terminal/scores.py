"""The final scores, by where the points came from."""

from __future__ import annotations

from rich import box
from rich.table import Table
from rich.text import Text

import emporion as em
from emporion.terminal.look import seat_name

SOURCES = {
    "delivery": "goods delivered by ship",
    "assignment": "assignments",
    "farmland": "farmland",
    "demeter": "Demeter",
    "poseidon": "Poseidon",
    "temple": "temple",
    "colossus": "building the Colossus",
    "money": "money at the end",
    "gold": "gold at the end",
    "bronze": "bronze at the end",
}


def points_by_source(state: em.State) -> dict[str, list[int]]:
    """Points of every seat, source by source; they add up to the scores."""
    players = state.game.players
    points: dict[str, list[int]] = {}
    for event in state.log(0):
        if event.kind == "vp":
            row = points.setdefault(event.data["source"], [0] * players)
            row[event.data["seat"]] += event.data["amount"]
    missing = [
        score - sum(row[seat] for row in points.values()) for seat, score in enumerate(state.scores)
    ]
    if any(missing):  # a game that began from a position
        points["before"] = missing
    return points


def score_table(state: em.State) -> Table:
    points = points_by_source(state)
    table = Table(title="Victory points", box=box.SIMPLE_HEAD, title_justify="left")
    table.add_column("from")
    for seat in range(state.game.players):
        table.add_column(seat_name(seat), justify="right")
    order = [*SOURCES, *(source for source in points if source not in SOURCES)]
    for source in order:
        if any(points.get(source, ())):
            name = SOURCES.get(source, source)
            table.add_row(name, *(str(value) if value else "–" for value in points[source]))
    table.add_section()
    best = set(state.winners)
    totals = [
        Text(str(score), "bold green" if seat in best else "bold")
        for seat, score in enumerate(state.scores)
    ]
    table.add_row(Text("total", "bold"), *totals)
    return table
