"""What each action of Rhodes and The Colossus is about, and where on the board that is."""

from __future__ import annotations

from emporion.games.rhodes import notation
from emporion.table.action import ABSENT, Concern, concern
from emporion.table.kernel import Game

# Every name a place can have. `<product>` is wine, milk, olives or grain.
PLACES = {
    **{place: "an action space" for place in notation.PLACES if place not in ("colossus", "zeus")},
    "colossus.site": "the construction site of the Colossus, an action space",
    "field.<product>": "the field of a product on the production board",
    "chip.<value>": "an unused production chip",
    "harbour.square.<square>": "a square of the lane, from 1 at the entrance in use",
    "plaza.<plaza>": "the assignment on a plaza",
    "row.<row>": "a row of the sequence table",
    "farmland.<product>.<price>": "a farmland tile for sale",
    "tile.<tile>": "a development tile for sale",
    "tile.<tile>.<product>": "a development tile for one product, for sale",
    "ship.sale": "the own large ship, while it is for sale",
    "ship.<length>": "an own ship at home",
    "own.<tile>": "an own development tile, whatever its product; the one of Zeus has a space",
    "estate.<product>": "the own farmland of a product, with its units",
    "reward.<units>": "victory points for so many units of the ship that has sailed",
    "warehouse.<good>": "a good in the own warehouse: a product, gold or bronze",
    "bonus.<row>": "a row of the own Colossus track",
}
SPACES = {"colossus": "colossus.site", "zeus": "own.zeus"}
NOWHERE = ("forfeit", "stop", "skip", "done")


def concerns(game: Game) -> tuple[Concern, ...]:
    """What every action is about, by id."""
    return tuple(read(action.text) for action in game.actions)


def read(text: str) -> Concern:
    """What an action is about.

    >>> read("buy 4 as wine")
    Concern(kind='buy-as', arguments={'square': 4, 'product': 'wine'},
            places=('harbour.square.4', 'warehouse.wine'))
    """
    match text.split():
        case [word] if word in NOWHERE:
            return concern(word)
        case [place] if place in notation.PLACES:
            return concern("place", SPACES.get(place, place), place=place)
        case ["donate"]:
            return concern("donate", "temple")
        case ["sail", length]:
            return concern("sail", f"ship.{length}", length=int(length))
        case ["load" | "take" as kind, product]:
            return concern(kind, f"estate.{product}", product=product)
        case ["sell", product]:
            return concern("sell", f"estate.{product}", "market", product=product)
        case ["vp", units]:
            return concern("vp", f"reward.{units}", units=int(units))
        case ["discard", good]:
            return concern("discard", f"warehouse.{good}", good=good)
        case ["bonus", row]:
            return concern("bonus", f"bonus.{row}", row=int(row))
        case ["produce", product, chip]:
            places = (f"field.{product}", f"chip.{chip}")
            return concern("produce", *places, product=product, chip=int(chip))
        case ["fulfil", plaza]:
            return concern("fulfil", f"plaza.{plaza}", plaza=int(plaza))
        case ["fulfil", plaza, "bronze"]:
            places = (f"plaza.{plaza}", "warehouse.bronze")
            return concern("fulfil-bronze", *places, plaza=int(plaza))
        case ["row", row]:
            return concern("row", f"row.{row}", row=int(row))
        case ["row", row, product]:
            places = (f"row.{row}", f"estate.{product}")
            return concern("row-product", *places, row=int(row), product=product)
        case ["give", product, store]:
            return concern("give", f"{store}.{product}", product=product, store=store)
        case ["pay", "architect"]:
            return concern("pay", "own.architect", source="architect")
        case ["pay", good]:
            return concern("pay", f"warehouse.{good}", source=good)
        case ["buy", *rest]:
            return _buy(rest)
        case ["use", tile, *products]:
            return _use(tile, products)
    raise AssertionError(f"no place is known for {text!r}")


def _buy(words: list[str]) -> Concern:
    """A good from the harbour, or a tile or ship from the town hall."""
    match words:
        case ["ship"]:
            return concern("buy-ship", "ship.sale")
        case ["farmland", _, price] if not price.isdecimal():
            return ABSENT
        case ["farmland", product, price]:
            places = (f"farmland.{product}.{price}", f"estate.{product}")
            return concern("buy-farmland", *places, product=product, price=int(price))
        case [square] if square.isdecimal():
            return concern("buy", f"harbour.square.{square}", square=int(square))
        case [square, "as", product]:
            places = (f"harbour.square.{square}", f"warehouse.{product}")
            return concern("buy-as", *places, square=int(square), product=product)
    name = ".".join(words)
    return concern("buy-tile", f"tile.{name}", tile=" ".join(words))


def _use(tile: str, products: list[str]) -> Concern:
    """A development tile: the wagon loads from estate to warehouse, the trader swaps there."""
    kind, own = f"use-{tile}", f"own.{tile}"
    match tile, products:
        case "wagon", [product]:
            return concern(kind, own, f"estate.{product}", f"warehouse.{product}", product=product)
        case "trader", [gave, got]:
            return concern(kind, own, f"warehouse.{gave}", f"warehouse.{got}", gave=gave, got=got)
        case _, [product]:
            return concern(kind, own, f"estate.{product}", product=product)
    return concern(kind, own)
