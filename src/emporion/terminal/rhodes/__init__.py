"""Rhodes and The Colossus in the terminal."""

from __future__ import annotations

from emporion.terminal.face import Face
from emporion.terminal.rhodes import board, choices, story

FACE = Face(
    intro=story.intro,
    legend=board.legend,
    draw=board.draw,
    standing=board.standing,
    openings=frozenset({"start", "place", "row"}),
    news=story.NEWS,
    describe=choices.describe,
    telling=story.TELLING,
    points=story.points,
    examples=("sell wine", "temple", "RH-7.3"),
    open_view=lambda state: state.view(None),
)
