"""Draws the pictures of games in the terminal: python docs/images/make_terminal.py"""

import io
import re
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme

import emporion as em
from emporion.terminal.play import Terminal
from emporion.terminal.session import HUMAN, Session

HERE = Path(__file__).parent
NIGHT, PAPER = (18, 30, 38), (222, 226, 220)
RED, GREEN, YELLOW = (216, 67, 46), (30, 143, 90), (232, 163, 23)
BLUE, PURPLE, CYAN = (91, 147, 229), (176, 127, 208), (80, 180, 190)
THEME = TerminalTheme(NIGHT, PAPER, [NIGHT, RED, GREEN, YELLOW, BLUE, PURPLE, CYAN, PAPER])
# The file, the game and its seed, and the round and decision at which Player 1 is asked.
PICTURES = (
    ("terminal.svg", "rhodes", 94, 5, "place", {"marker": 2}),
    ("rotterdam.svg", "rotterdam", 5, 6, "call", {}),
)


def game_under_way(
    name: str, seed: int, number: int, decision: str, marks: dict[str, int]
) -> Session:
    """Bots play until Player 1 is asked this in that round."""
    state = em.game(name, players=3).start(seed=seed)
    session = Session(state, ["greedy"] * 3)
    while (state.round, state.actor, state.decision) != (number, 0, decision) or any(
        state.view(0)[field] != value for field, value in marks.items()
    ):
        session.play_bot()
    return Session(state, [HUMAN, "greedy", "greedy"])


def picture(session: Session) -> str:
    console = Console(
        record=True,
        width=100,
        file=io.StringIO(),
        force_terminal=True,
        color_system="truecolor",
        highlight=False,
        markup=False,
        legacy_windows=False,
        _environ={},
    )
    Terminal(session, console).show()
    title = f"emporion play {session.state.game.name}"
    svg = console.export_svg(title=title, theme=THEME, unique_id="game")
    # A picture loads nothing from elsewhere: whoever sees it has a font of fixed width.
    svg = re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL)
    return svg.replace("Fira Code,", "DejaVu Sans Mono, Menlo, Consolas,")


if __name__ == "__main__":
    for file, *moment in PICTURES:
        (HERE / file).write_text(picture(game_under_way(*moment)), encoding="utf-8")
