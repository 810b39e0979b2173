"""What a position of Rhodes or The Colossus is worth to a seat, in victory points, roughly.

Points and money count as they are. Everything else counts for what it will probably become: units
for the ship they will sail on, goods for the assignments they help to fulfil, tiles for the rounds
they will still be used in.
"""

from __future__ import annotations

import functools
from collections.abc import Mapping
from typing import Any

View = Mapping[str, Any]

UNIT = 0.6  # a unit on the estate: it will be delivered, or sold, or handed in
UNIT_TOO_MANY = 0.3  # more units than the ships at home can carry
AFLOAT = 0.6  # a good aboard an own ship, on its way to the warehouse
IN_STORE = 0.5  # a product in the warehouse that no open assignment asks for
ONE_MORE = 0.15  # the same, from the third of a kind on
BRONZE = 1.6
SHARE_OF_REWARD = 0.5  # of an assignment's reward, when all its goods are at hand
FARMLAND = 0.5  # a round, from what it lets grow
NOT_GROWN = 0.1  # of a tile's use, for a product the seat does not grow
BONUS_ROW = 0.5
ROW = 0.08  # to move one row earlier in the turn order
RIVALS = 0.4  # how much the others' fortune counts against one's own
TILES = {  # VP a round
    "demeter": 0.7,
    "poseidon": 0.8,
    "irrigation": 0.7,
    "barn": 0.25,
    "wagon": 0.55,
    "abundance": 0.8,
    "trader": 0.4,
    "connections": 0.2,
    "zeus": 0.6,
    "alchemist": 0.25,
    "architect": 0.0,
    "plutus": 0.45,
    "hermes": 0.3,
}


class Prospects:
    """The numbers of one game that an estimate needs, looked up once."""

    def __init__(self, data: Mapping[str, Any], players: int) -> None:
        self.players = players
        self.last_round: int = data["round"]["last"]
        self.dr_at_end: float = 1 / data["score"]["money_per_vp"]
        self.gold_at_end: int = data["score"]["gold_vp"]
        self.bronze_at_end: int = data.get("new_score", {}).get("bronze_vp", 0)
        self.assignments = assignment_tiles(data)
        self.parts: int = data.get("site", {}).get("parts", 0)
        rows = [*data["farmland"], *data.get("new_farmland", ())]
        self.income: dict[tuple[str, int], tuple[int, int]] = {
            (row["product"], row["price"]): (row["dr"], row["vp"]) for row in rows
        }

    def standing(self, view: View, seat: int) -> float:
        """The seat's worth, less a part of what the others have."""
        values = [self.worth(view, one) for one in range(self.players)]
        others = [value for one, value in enumerate(values) if one != seat]
        return values[seat] - RIVALS * sum(others) / len(others)

    def rounds_left(self, view: View) -> float:
        """A guess, from how fast assignments and the statue usually go."""
        if view["last_round"] or view["over"]:
            return 0.0
        left: list[float] = [self.last_round - view["round"]]
        left.append(1 + view["stack"] / (0.45 * self.players))
        if self.parts:
            left.append(1 + (self.parts - view["builder"]) / (0.6 * self.players))
        return max(0.5, min(left) - (0.5 if view["marker"] == 2 else 0.0))

    def worth(self, view: View, seat: int) -> float:
        own = view["seats"][seat]
        rounds = self.rounds_left(view)
        dr = self.dr_at_end + (0.08 if rounds > 1 else 0.04 if rounds else 0.0)
        value: float = own["vp"] + dr * own["money"]
        value += self._goods(view, own, dr, rounds)
        if rounds:
            value += self._estate(own, dr, rounds) + self._afloat(view, seat)
            value += ROW * (5 - (own["next_row"] or own["row"]))
            value += BONUS_ROW * own.get("bonus_row", 0)
        return value

    def _estate(self, own: View, dr: float, rounds: float) -> float:
        """Units waiting to be shipped, and tiles for the rounds they will serve."""
        holds = sum(ship["length"] for ship in own["ships"] if ship["at"] == "home")
        units = sum(tile["units"] for tile in own["farmland"]) + len(own["barn"])
        value: float = UNIT * min(units, holds) + UNIT_TOO_MANY * max(0, units - holds)
        for tile in own["farmland"]:
            income_dr, income_vp = self.income[tile["product"], tile["price"]]
            value += rounds * (FARMLAND + 0.7 * (dr * income_dr + income_vp))
        grown = {tile["product"] for tile in own["farmland"]}
        for name in own["development"]:
            tile_name, _, product = name.partition(" ")
            use = 1.0 if not product or product in grown else NOT_GROWN
            value += rounds * use * TILES[tile_name]
        value += 0.8 * BRONZE * own.get("architect", 0)
        return value

    def _afloat(self, view: View, seat: int) -> float:
        aboard = sum(
            good is not None
            for ship in view["harbour"]
            if ship["owner"] == seat
            for good in ship["goods"]
        )
        return AFLOAT * aboard

    def _goods(self, view: View, own: View, dr: float, rounds: float) -> float:
        """The warehouse: the assignment it serves best, and what is left over."""
        held: dict[str, int] = own["warehouse"]
        growing: dict[str, int] = {}
        for tile in own["farmland"]:
            growing[tile["product"]] = growing.get(tile["product"], 0) + tile["units"]
        best = 0.0
        used: dict[str, int] = {}
        if rounds or "held" in own["markers"]:
            for name in view["plazas"]:
                if name is not None:
                    found = self._towards(self.assignments[name], held, growing, dr)
                    if found[0] > best:
                        best, used = found
        value = best
        for good, count in held.items():
            spare = count - used.get(good, 0)
            if good == "gold":
                value += spare * self.gold_at_end + (0.3 * spare if rounds > 1 else 0.0)
            elif good == "bronze":
                value += spare * (BRONZE if rounds > 1 else self.bronze_at_end)
            elif rounds:
                value += IN_STORE * min(spare, 2) + ONE_MORE * max(0, spare - 2)
        return value

    def _towards(
        self, tile: View, held: Mapping[str, int], growing: Mapping[str, int], dr: float
    ) -> tuple[float, dict[str, int]]:
        """What the goods at hand are worth for an assignment, and which of them it takes."""
        used: dict[str, int] = {}
        at_hand = from_estate = 0
        for good in tile["goods"]:
            if held.get(good, 0) > used.get(good, 0):
                used[good] = used.get(good, 0) + 1
                at_hand += 1
            elif from_estate < 2 and growing.get(good, 0):
                from_estate += 1
        if not at_hand:
            return 0.0, {}
        reward = tile["vp"] + dr * tile["dr"]
        share = (at_hand + 0.5 * from_estate) / len(tile["goods"])
        return SHARE_OF_REWARD * reward * share * share, used


def assignment_tiles(data: Mapping[str, Any]) -> dict[str, Mapping[str, Any]]:
    """The assignment tiles by name: `II-4` is the fourth of category II in the edition's list."""
    tiles: dict[str, Mapping[str, Any]] = {}
    for category in ("I", "II", "III"):
        rows = [row for row in data["assignment"] if row["category"] == category]
        tiles |= {f"{category}-{number}": row for number, row in enumerate(rows, 1)}
    return tiles


@functools.lru_cache(maxsize=16)
def prospects(game: Any) -> Prospects:
    """The prospects of a game; equal games share them."""
    return Prospects(game.edition.data, game.players)
