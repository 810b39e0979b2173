"""An action: what a player may do, as id, text and the rule behind it."""

from __future__ import annotations

from typing import NamedTuple


class Action(NamedTuple):
    """One entry of a game's fixed list of actions (N-2).

    `rule` depends on what is asked; it is None in `Game.actions`, which lists them unasked.
    """

    id: int
    text: str
    rule: str | None
