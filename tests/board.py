"""Positions for tests, set up in the game's words and loaded through the public API.

>>> board = Board("rhodes", players=3)
>>> board.farmland(0, "wine", units=2)
>>> board.seat(0, money=20, warehouse={"gold": 1})
>>> state = board.state()
>>> state.decision, state.actor
('place', 0)
"""

from __future__ import annotations

from typing import Any

import pytest

import emporion as em


class Board:
    """Round 1, everybody's markers in hand, seat 0 in row 1 to place; nobody owns anything yet.

    The Egyptian ships all lie in the pile, none is shown and the lane is empty, until `lane` and
    `next_ship` say otherwise. Supplies follow what is handed out.
    """

    def __init__(self, name: str = "rhodes", players: int = 3, edition: Any = "standard") -> None:
        self.game = em.game(name, players=players, edition=edition)
        doc = self.game.start(seed=1).position()
        names = [ship["ship"] for ship in doc["harbour"]] + [doc["next_ship"]] + doc["pile"]
        names = [name for name in names if name]
        doc |= {
            "round": 1,
            "phase": "actions",
            "decision": "place",
            "actor": 0,
            "turn": 0,
            "harbour": [],
            "next_ship": None,
            "pile": sorted(names),
        }
        for seat, entry in enumerate(doc["seats"]):
            entry["row"] = seat + 1
        self.doc = doc
        self.placed: dict[int, list[str]] = {}

    # -- seats

    def seat(self, seat: int, **fields: Any) -> None:
        """Set fields of a seat as they stand in a position: money, vp, row, warehouse ..."""
        self.doc["seats"][seat] |= fields

    def farmland(self, seat: int, product: str, price: int = 11, units: int = 0) -> None:
        for row in self.doc["for_sale"]["farmland"]:
            if (row["product"], row["price"]) == (product, price):
                row["count"] -= 1
        tiles = self.doc["seats"][seat]["farmland"]
        tiles.append({"product": product, "price": price, "units": units})
        order = ("wine", "milk", "olives", "grain")
        tiles.sort(key=lambda tile: order.index(tile["product"]))

    def develop(self, seat: int, *tiles: str) -> None:
        """Give development tiles; an architect comes with its two bronze."""
        for tile in tiles:
            self.doc["for_sale"]["development"][tile] -= 1
            self.doc["seats"][seat]["development"].append(tile)
            if tile == "architect":
                self.doc["seats"][seat]["architect"] = 2

    def units(self, state: em.State, seat: int) -> dict[str, list[int]]:
        """Units on the farmland tiles by product, in the order bought."""
        found: dict[str, list[int]] = {}
        for tile in state.position()["seats"][seat]["farmland"]:
            found.setdefault(tile["product"], []).append(tile["units"])
        return found

    # -- the harbour

    def lane(self, *ships: tuple[Any, ...]) -> None:
        """Ships from the entrance inwards, nose to tail.

        `("gold wild",)` is an Egyptian ship with all its goods, `("gold wild", [None, "wild"])` one
        partly sold; `(0, 2, ["wine", "milk"])` is seat 0's second ship with its goods, bow first.
        """
        square = 1
        for entry in ships:
            if isinstance(entry[0], str):
                name = entry[0]
                goods = list(entry[1]) if len(entry) > 1 else name.split(" #")[0].split()
                self._take_ship(name)
                owner, ship = None, name
            else:
                owner, ship, goods = entry
                self.doc["seats"][owner]["ships"][ship - 1]["at"] = "harbour"
            self.doc["harbour"].append(
                {"square": square, "goods": list(goods), "owner": owner, "ship": ship}
            )
            square += len(goods)

    def next_ship(self, name: str) -> None:
        self._take_ship(name)
        self.doc["next_ship"] = name

    def pile(self, *names: str) -> None:
        """The top of the Egyptian pile, in draw order; the rest stays below."""
        rest = [name for name in self.doc["pile"] if name not in names]
        self.doc["pile"] = [*names, *rest]

    def discard_pile(self, *names: str) -> None:
        for name in names:
            self._take_ship(name)
        self.doc["discards"] += names

    def _take_ship(self, name: str) -> None:
        self.doc["pile"].remove(name)

    # -- assignments

    def plazas(self, *tiles: str | None, stack: int | None = None) -> None:
        """Put assignments such as "II-4" on the plazas; `stack` tiles remain below (None: as many
        as can). Seat 0 counts as having fulfilled whatever else was seen.
        """
        everything = self._category_order()
        wanted = [tile for tile in tiles if tile]
        in_play: list[str] = []
        for category in ("I", "II", "III"):
            members = [tile for tile in everything if tile.split("-")[0] == category]
            chosen = [tile for tile in members if tile in wanted]
            rest = [tile for tile in members if tile not in wanted]
            in_play += (chosen + rest)[: len(members) - 1]
        last = max((in_play.index(tile) for tile in wanted), default=2)
        seen = max(3, last + 1)
        if stack is not None:
            seen = len(in_play) - stack
        if len(wanted) < 3:
            seen = len(in_play)
        self.doc["seen"], self.doc["stack"] = in_play[:seen], in_play[seen:]
        self.doc["plazas"] = list(tiles)
        self.doc["fulfilled"] = [tile for tile in self.doc["seen"] if tile not in wanted]
        for entry in self.doc["seats"]:
            entry["assignments"] = 0
        self.doc["seats"][0]["assignments"] = len(self.doc["fulfilled"])
        if None in tiles:
            self.doc["last_round"] = "plaza"

    def _category_order(self) -> list[str]:
        count: dict[str, int] = {}
        names = []
        for row in self.game.edition.data["assignment"]:
            count[row["category"]] = count.get(row["category"], 0) + 1
            names.append(f"{row['category']}-{count[row['category']]}")
        return names

    # -- the round

    def chip(self, value: int, field: str) -> None:
        """Put an unused chip of this value on a field."""
        for chip in self.doc["chips"]:
            if chip["value"] == value and chip["field"] is None:
                chip["field"] = field
                return
        raise AssertionError(f"no unused chip {value}")

    def rows(self, *rows: int) -> None:
        for entry, row in zip(self.doc["seats"], rows, strict=True):
            entry["row"] = row

    def markers(self, seat: int, *places: str) -> None:
        """Where a seat's placed markers lie; unsaid ones that must be placed are forfeited."""
        self.placed[seat] = list(places)

    def turn(self, seat: int, marker: int = 1) -> None:
        self.doc |= {"actor": seat, "turn": seat, "marker": marker}

    def state(self) -> em.State:
        """Load the position; markers of those who have acted are put down."""
        doc = self.doc
        if doc["phase"] == "actions":
            on_turn = doc["seats"][doc["turn"]]["row"]
            acting = doc["decision"] != "place"
            for seat, entry in enumerate(doc["seats"]):
                acted = entry["row"] < on_turn or (seat == doc["turn"] and acting)
                due = doc["marker"] - 1 + acted
                given = self.placed.get(seat, [])
                placed = [*given, "forfeited", "forfeited"][:due]
                entry["markers"] = placed + ["held"] * (2 - len(placed))
        return self.game.position(doc)


def play(state: em.State, *texts: str) -> em.State:
    """Play actions by text, in order."""
    for text in texts:
        state.play(text)
    return state


def texts(state: em.State) -> list[str]:
    """The legal actions as text."""
    return [action.text for action in state.legal()]


def refused(state: em.State, action: str, match: str) -> None:
    """The action is not offered, says why, and changes nothing."""
    before = bytes(state)
    assert action not in texts(state)
    with pytest.raises(em.IllegalAction, match=match):
        state.play(action)
    assert bytes(state) == before
