"""The slices of the observation, in the order observe.pyx writes them."""

from __future__ import annotations

from emporion.games.rhodes.notation import (
    CARGO,
    CHIP_MAX,
    DECISIONS,
    DEVELOPMENTS,
    GOODS,
    KINDS_MAX,
    LANE_MAX,
    MARKERS,
    PHASES,
    PLACES,
    PLAZAS,
    PRODUCTS,
    ROWS,
    SHIP_MAX,
)
from emporion.table.layout import Slice, slices


def _listed(names: tuple[str, ...]) -> str:
    return ", ".join(names)


SEAT = (
    ("present", 1, "1 if the seat is in the game"),
    ("actor", 1, "1 if the seat is asked now"),
    ("turn", 1, "1 if it is the seat's turn"),
    ("money", 1, "drachmas / 30"),
    ("vp", 1, "victory points / 50"),
    ("warehouse", len(GOODS), f"{_listed(GOODS)} / 5"),
    ("estate", len(PRODUCTS), f"units on farmland and in the barn: {_listed(PRODUCTS)} / 6"),
    ("room", len(PRODUCTS), "free places on farmland by product / 6"),
    ("farmland", len(PRODUCTS), "farmland tiles by product / 3"),
    ("barn", len(PRODUCTS), "1 if the barn holds the product"),
    ("income", 2, "dr and VP of the farmland tiles / 3"),
    ("development", len(DEVELOPMENTS), f"1 if owned: {_listed(DEVELOPMENTS)}"),
    ("fleet", 4 * SHIP_MAX, "each ship: at home, in the harbour, for sale, length / 3"),
    ("marker 1", len(MARKERS), f"one-hot: {_listed(MARKERS)}"),
    ("marker 2", len(MARKERS), f"one-hot: {_listed(MARKERS)}"),
    ("row", ROWS, "one-hot: row of the sequence table"),
    ("next row", ROWS, "one-hot: row chosen in this sequence phase"),
    ("architect", 1, "bronze on the architect / 2"),
    ("bonus row", 1, "row of the Colossus marker / 9"),
    ("assignments", 1, "assignments fulfilled / 5"),
)
TABLE = (
    ("decision", len(DECISIONS), f"one-hot: {_listed(DECISIONS)}"),
    ("phase", len(PHASES), f"one-hot: {_listed(PHASES)}"),
    ("round", 1, "round / 30"),
    ("marker", 1, "0 for the first action marker, 1 for the second"),
    ("last round", 4, "one-hot: not yet, plaza empty, round limit, statue complete"),
    ("action", len(PLACES), f"one-hot: {_listed(PLACES)}"),
    ("done", 1, "how often in this action / 2"),
    ("flags", 3, "must buy, Hermes is buying, Good connections count"),
    ("tiles used", 5, "demeter, wagon, abundance, trader, hermes"),
    ("loading", 1, "length of the ship being loaded / 3"),
    ("loaded", len(PRODUCTS), f"units aboard: {_listed(PRODUCTS)} / 3"),
    ("owed", 2, "products / 3 and bronze / 2 still to deliver"),
    ("served", 2, "alchemist and architect have served this action"),
    ("bonus", 1, "bonus row being received / 9"),
    (
        "lane",
        11 * LANE_MAX,
        f"each square: price / 7, cargo one-hot ({_listed(CARGO)}), ship is own, other's, Egyptian",
    ),
    ("next ship", len(CARGO) + 1, f"cargo / 2: {_listed(CARGO)}; length / 3"),
    ("ships", 2, "Egyptian ships in the pile and in the discards / 10"),
    (
        "plazas",
        8 * PLAZAS,
        "each: wine, milk, olives, grain, gold / 2, dr / 6, VP / 14, category / 2",
    ),
    ("stack", 1, "assignments in the stack / 9"),
    ("chips", CHIP_MAX, "unused chips of value 1 to 6 / 2"),
    ("fields", len(PRODUCTS), "1 if the product field holds a chip"),
    ("farmland for sale", len(PRODUCTS) * KINDS_MAX, "by product and ascending price / 2"),
    ("development for sale", len(DEVELOPMENTS), f"{_listed(DEVELOPMENTS)} / 3"),
    ("spaces", len(PLACES), f"free action spaces: {_listed(PLACES)} / 3"),
    ("rates", 2, "dr per unit at the market / 5, dr per VP at the temple / 7"),
    ("builder", 1, "parts of the Colossus built / 12"),
    ("level", 3, "products / 3, bronze / 2 and VP / 9 of the builder's level"),
    ("temple", 5, "tiles left / 5, products / 4, most VP / 8, bronze / 2, used before"),
)


def layout() -> tuple[Slice, ...]:
    """Every slice: the own seat, the table, then the other seats clockwise."""
    parts = [(f"own {name}", width, meaning) for name, width, meaning in SEAT]
    parts += TABLE
    parts += [
        (f"seat +{i} {name}", width, meaning) for i in range(1, 5) for name, width, meaning in SEAT
    ]
    return slices(parts)
