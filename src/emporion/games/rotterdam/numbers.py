"""What an edition says of products, materials and missions, looked up by their names."""

from __future__ import annotations

import functools
from typing import Any

from emporion.games.rotterdam.title import mission_names


class Numbers:
    def __init__(self, data: dict[str, Any]) -> None:
        self.harbour_of: dict[str, str] = {row["raw"]: row["harbour"] for row in data["raw"]}
        self.products: dict[str, list[str]] = {name: [] for name in self.harbour_of.values()}
        for row in data["product"]:
            self.products[row["harbour"]].append(row["product"])
        self.home: dict[str, str] = {row["product"]: row["harbour"] for row in data["product"]}
        self.value: dict[str, int] = {row["product"]: row["value"] for row in data["product"]}
        self.cards: dict[str, int] = {row["product"]: row["cards"] for row in data["product"]}
        self.points: dict[str, int] = {
            name: row["points"]
            for name, row in zip(mission_names(data), data["mission"], strict=True)
        }
        self.advantage: dict[str, int] = data["advantage"]


@functools.lru_cache(maxsize=16)
def numbers(game: Any) -> Numbers:
    """The numbers of a game; equal games share them."""
    return Numbers(game.edition.data)


def needs(mission: str) -> list[str]:
    """
    >>> needs("bread+jam #2")
    ['bread', 'jam']
    """
    return mission.split(" #")[0].split("+")
