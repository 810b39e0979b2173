"""The slices of the observation, in the order observe.pyx writes them."""

from __future__ import annotations

from emporion.games.rotterdam.notation import (
    CARDS,
    COLOURS,
    DECISIONS,
    IN_HAND_MAX,
    LOADS,
    PHASES,
    POSITIONS_MAX,
    PRODUCTS,
    RAWS,
    SEATS,
)
from emporion.table.layout import Slice, slices

_PRODUCTS = ", ".join(PRODUCTS)
_CARDS = ", ".join(CARDS)
OWN = (
    ("ships", 1, "ships in hand / 5"),
    ("points", 1, "points on fulfilled missions / 12"),
    ("products", len(PRODUCTS), f"cards of {_PRODUCTS} / 3"),
    ("transport", len(CARDS), f"cards of {_CARDS} / 2"),
    ("laid", 2, "advantage and extra advantage face up / 2"),
    ("owed", 1, "transport cards owed / 3"),
    (
        "missions",
        IN_HAND_MAX * (len(PRODUCTS) + 2),
        f"each in hand: needs {_PRODUCTS}; points / 10; cards missing / 3",
    ),
)
TABLE = (
    ("decision", len(DECISIONS), f"one-hot: {', '.join(DECISIONS)}"),
    ("phase", len(PHASES), f"one-hot: {', '.join(PHASES)}"),
    ("round", 1, "round / 40"),
    ("actor", SEATS, "one-hot, relative: who is asked"),
    ("turn", SEATS, "one-hot, relative: whose turn it is"),
    ("master", SEATS, "one-hot, relative: the harbour master"),
    ("stock", len(RAWS), f"units of {', '.join(RAWS)} in stock / 6"),
    ("stacks", 4, "product cards in the stacks of the four harbours / 15"),
    ("tops", 8, "with open_products: which of each harbour's two products lies on top"),
    ("spent", len(PRODUCTS), f"cards of {_PRODUCTS} out of the game / 8"),
    ("deck", 1, "transport cards in the deck / 20"),
    ("played", len(CARDS), f"played {_CARDS} / 3"),
    ("colour", len(COLOURS), f"one-hot while steering: {', '.join(COLOURS)}"),
    ("card", len(CARDS), f"one-hot while a card is played: {_CARDS}"),
    ("offers", 1, "offers begun this turn / 3"),
    ("left", len(PRODUCTS), f"still to hand in: {_PRODUCTS}"),
    (
        "water",
        POSITIONS_MAX * (SEATS + len(LOADS) + 1),
        f"each position: owner one-hot, relative; load one-hot ({', '.join(LOADS)}); being moved",
    ),
    ("docked", 4 * 2 * SEATS, "each harbour, seat: ships with its raw material, others / 2"),
    ("given", len(PRODUCTS), f"the offer, as far as it may be read, gives {_PRODUCTS} / 2"),
    ("wanted", len(PRODUCTS), f"and wants {_PRODUCTS} / 2"),
    ("accepted", SEATS, "relative: who has accepted it"),
)
OTHER = (
    ("present", 1, "1 if the seat is in the game"),
    ("ships", 1, "ships in hand / 5"),
    ("points", 1, "points on fulfilled missions / 12"),
    ("backs", 4, "product cards by harbour / 4"),
    ("known", len(PRODUCTS), f"cards of {_PRODUCTS} the seat is known to hold / 3"),
    ("transport cards", 1, "in hand / 3"),
    ("mission cards", 1, "in hand / 3"),
    ("laid", 2, "advantage and extra advantage face up / 2"),
    ("owed", 1, "transport cards owed / 3"),
)


def layout() -> tuple[Slice, ...]:
    """Every slice: the own seat, the table, then the other seats clockwise."""
    parts = [(f"own {name}", width, meaning) for name, width, meaning in OWN]
    parts += TABLE
    parts += [
        (f"seat +{i} {name}", width, meaning)
        for i in range(1, SEATS)
        for name, width, meaning in OTHER
    ]
    return slices(parts)
