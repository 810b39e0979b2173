"""Rotterdam in the terminal."""

from __future__ import annotations

from emporion.terminal.face import Face
from emporion.terminal.rotterdam import board, choices, secrets, story

FACE = Face(
    intro=story.intro,
    legend=board.legend,
    draw=board.draw,
    standing=board.standing,
    openings=frozenset(
        {"launch", "call", "steer", "first", "turn", "trade", "answer", "pick", "mission"}
    ),
    news=story.NEWS,
    describe=choices.describe,
    telling=story.TELLING,
    points=story.points,
    examples=("call blue", "play thief", "RO-9.8"),
    open_view=board.open_view,
    silent=secrets.silent,
)
