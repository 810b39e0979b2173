"""The signs of Rotterdam: raw materials by two letters, channels by a letter and a line."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.text import Text

from emporion.terminal.look import SEATS

RAWS = {"grain": "Gr", "fruit": "Fr", "oil": "Oi", "ore": "Or"}
EMPTY = ("··", "dim")
CUBES = {
    "yellow": "#1B1B1B on #E3B23C",
    "red": "#FFFFFF on #B8382B",
    "black": "#FFFFFF on #3A3A3A",
    "grey": "#1B1B1B on #9AA4A8",
    "blue": "#FFFFFF on #1F5FBF",
    "green": "#FFFFFF on #1E8F5A",
    "white": "#1B1B1B on #F4F1E8",
    "orange": "#1B1B1B on #E8832A",
    "brown": "#FFFFFF on #6B4A33",
}
CHANNELS = {  # blue waves, red dots, green dashes, white plain
    "blue": ("~", "#5B93E5"),
    "red": ("•", "#E8664F"),
    "green": ("╌", "#35B27A"),
    "white": ("─", "bold"),
}
ANCHOR = "Ψ"
FREE = "○"


class Signs:
    """The edition's colours of the cubes."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        self.styles = {row["raw"]: CUBES[row["colour"]] for row in data["raw"]}

    def load(self, name: str) -> Text:
        return Text.assemble(EMPTY if name == "empty" else (RAWS[name], self.styles[name]))

    def ship(self, owner: int, load: str) -> Text:
        """A ship: its owner's mark and what it carries."""
        return Text.assemble(SEATS[owner], self.load(load))


def channel(colour: str) -> Text:
    """The letter of a channel, as it stands in its line."""
    return Text(colour[0].upper(), CHANNELS[colour][1])
