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


class Concern(NamedTuple):
    """What an action is about, as data: for translations, and for a board one points at.

    `places` names what on the board it concerns, the main place first; it is empty for what has no
    place, such as `stop`.
    """

    kind: str
    arguments: dict[str, str | int]
    places: tuple[str, ...]

    def to_dict(self) -> dict[str, str | int]:
        return {"kind": self.kind, **self.arguments}


def concern(kind: str, *places: str, **arguments: str | int) -> Concern:
    """
    >>> concern("produce", "field.wine", "chip.3", product="wine", chip=3).to_dict()
    {'kind': 'produce', 'product': 'wine', 'chip': 3}
    """
    return Concern(kind, arguments, places)


ABSENT = concern("absent")  # an action whose component the edition lacks; never legal
