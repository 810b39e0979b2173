"""Draws terminal.svg, the picture of a game in the README: python docs/images/make_terminal.py"""

import io
import re
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme

import emporion as em
from emporion.terminal.play import Terminal
from emporion.terminal.session import HUMAN, Session

FILE = Path(__file__).with_name("terminal.svg")
NIGHT, PAPER = (18, 30, 38), (222, 226, 220)
RED, GREEN, YELLOW = (216, 67, 46), (30, 143, 90), (232, 163, 23)
BLUE, PURPLE, CYAN = (91, 147, 229), (176, 127, 208), (80, 180, 190)
THEME = TerminalTheme(NIGHT, PAPER, [NIGHT, RED, GREEN, YELLOW, BLUE, PURPLE, CYAN, PAPER])


def game_under_way() -> Session:
    """Bots play until Player 1 places the second marker of round 5."""
    state = em.game("rhodes", players=3).start(seed=94)
    session = Session(state, ["greedy"] * 3)
    while (state.round, state.view(0)["marker"], state.actor, state.decision) != (5, 2, 0, "place"):
        session.play_bot()
    return Session(state, [HUMAN, "greedy", "greedy"])


def picture() -> str:
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
    Terminal(game_under_way(), console).show()
    svg = console.export_svg(title="emporion play rhodes", theme=THEME, unique_id="game")
    # A picture loads nothing from elsewhere: whoever sees it has a font of fixed width.
    svg = re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL)
    return svg.replace("Fira Code,", "DejaVu Sans Mono, Menlo, Consolas,")


if __name__ == "__main__":
    FILE.write_text(picture(), encoding="utf-8")
