"""The final scores, by where the points came from."""

from __future__ import annotations

from rich import box
from rich.table import Table
from rich.text import Text

import emporion as em
from emporion.terminal.faces import FACES
from emporion.terminal.look import plural, seat_name


def score_table(state: em.State) -> Table:
    table = Table(title="Victory points", box=box.SIMPLE_HEAD, title_justify="left")
    table.add_column("from")
    for seat in range(state.game.players):
        table.add_column(seat_name(seat), justify="right")
    for source, points in FACES[state.game.name].points(state).items():
        if any(points):
            table.add_row(source, *(str(value) if value else "–" for value in points))
    table.add_section()
    best = set(state.winners)
    totals = [
        Text(str(score), "bold green" if seat in best else "bold")
        for seat, score in enumerate(state.scores)
    ]
    table.add_row(Text("total", "bold"), *totals)
    return table


def winners_words(state: em.State) -> Text:
    names = " and ".join(f"Player {seat + 1}" for seat in state.winners)
    verb = "wins" if len(state.winners) == 1 else "share the win"
    points = plural(max(state.scores), "victory point")
    return Text(f"{names} {verb} with {points}.", "bold")
