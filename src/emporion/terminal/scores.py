"""The final scores, by where the points came from."""

from __future__ import annotations

from rich import box
from rich.table import Table
from rich.text import Text

import emporion as em
from emporion.terminal.faces import FACES
from emporion.terminal.look import seat_name
from emporion.terminal.words import listed, player, t


def score_table(state: em.State) -> Table:
    table = Table(title=t("terminal-victory-points"), box=box.SIMPLE_HEAD, title_justify="left")
    table.add_column(t("points-from"))
    for seat in range(state.game.players):
        table.add_column(seat_name(seat), justify="right")
    for source, points in FACES[state.game.name].points(state).items():
        if any(points):
            table.add_row(t(source), *(str(value) if value else "–" for value in points))
    table.add_section()
    best = set(state.winners)
    totals = [
        Text(str(score), "bold green" if seat in best else "bold")
        for seat, score in enumerate(state.scores)
    ]
    table.add_row(Text(t("points-total"), "bold"), *totals)
    return table


def winners_words(state: em.State) -> Text:
    names = listed(map(player, state.winners))
    points = max(state.scores)
    return Text(t("terminal-winners", who=names, count=len(state.winners), points=points), "bold")
