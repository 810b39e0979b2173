"""The editions of Rhodes and The Colossus: what they hold, and what makes one playable.

>>> standard("rhodes").data["market"]["rates"]
[5, 4, 3]
>>> load("rhodes", {"name": "rich", "market": {"rates": [9, 8, 7]}}).standard
False
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path as FilePath
from typing import Any

from emporion.table.edition import (
    Data,
    Default,
    Each,
    Flag,
    Form,
    Kind,
    Path,
    Record,
    Report,
    Whole,
    Word,
    reads,
)
from emporion.table.shelf import Box, Shelf

PRODUCTS = ("wine", "milk", "olives", "grain")
COUNTS = (2, 3, 4, 5)
TILES = (
    *(f"demeter {product}" for product in PRODUCTS),
    *("poseidon", "irrigation", "barn", "wagon", "abundance", "trader"),
)
NEW_TILES = (
    *(f"irrigation {product}" for product in PRODUCTS),
    *("connections", "zeus", "alchemist", "architect", "plutus", "hermes"),
)


def by_players(kind: Kind) -> Each:
    return Each(kind, 4, 4, "for 2, 3, 4 and 5 players")


MONEY = Whole(0, 60)
VP = Whole(0, 60)
COUNT = Whole(0, 8)
PRODUCT = Word(PRODUCTS)
SHIP_LENGTH = Whole(1, 4)
SPACES = by_players(Whole(0, 5))
OPEN_SPACES = by_players(Whole(1, 5))
DEVELOPMENT: dict[str, Kind] = {"count": COUNT, "price": MONEY}
FARMLAND: dict[str, Kind] = {
    "product": PRODUCT,
    "price": MONEY,
    "dr": Default(MONEY, 0),
    "vp": Default(VP, 0),
    "count": COUNT,
}

RHODES: dict[str, Record | Each] = {
    "players": Record(
        {
            "money": by_players(Whole(0, 200)),
            "farmlands": by_players(Whole(1, 2)),
            "fleet": by_players(Each(SHIP_LENGTH, 1, 4, "ships")),
            "large_ship": by_players(Whole(0, 4)),
            "large_ship_price": MONEY,
        }
    ),
    "estate": Record({"farmland_capacity": Whole(1, 6), "warehouse": Whole(4, 20)}),
    "production": Record({"chips": Each(Whole(1, 6), 3, 8, "chips"), "spaces": OPEN_SPACES}),
    "farm": Record({"delivery_vp": VP, "delivery_dr": MONEY}),
    "harbour": Record(
        {
            "spaces": OPEN_SPACES,
            "gold_floor": COUNT,
            "supplements": Each(MONEY, 2, 2, "for the first and the second good"),
            "last_section": Whole(1, 4),
            "sections": Each(
                Record(
                    {
                        "price": MONEY,
                        "squares": Whole(1, 20),
                        "players": Default(Whole(2, 5), 2),
                    }
                ),
                *(1, 20, "sections"),
            ),
        }
    ),
    "market": Record({"rates": Each(MONEY, 1, 4, "rates"), "spaces": SPACES}),
    # RH-8.2 has no upper limit: VP for nothing would never end.
    "temple": Record({"rates": Each(Whole(1, 60), 1, 4, "rates"), "spaces": SPACES}),
    "townhall": Record({"spaces": OPEN_SPACES}),
    "sequence": Record(
        {
            "rows": Each(
                Record(
                    {
                        "pay": Default(MONEY, 0),
                        "receive": Default(MONEY, 0),
                        "product": Default(Flag(), False),
                    }
                ),
                *(5, 5, "rows"),
            )
        }
    ),
    "round": Record({"forfeit": MONEY, "last": Whole(1, 60)}),
    "score": Record({"money_per_vp": Whole(1, 60), "gold_vp": VP}),
    "farmland": Each(Record(FARMLAND), 4, 20),
    "development": Each(Record({"tile": Word(TILES), **DEVELOPMENT}), 1, 20),
    "assignment": Each(
        Record(
            {
                "category": Word(("I", "II", "III")),
                "goods": Each(Word((*PRODUCTS, "gold")), 1, 4, "goods"),
                "dr": MONEY,
                "vp": VP,
            }
        ),
        *(6, 30),
    ),
    "ship": Each(
        Record({"goods": Each(Word((*PRODUCTS, "gold", "wild")), 1, 4, "goods"), "count": COUNT}),
        *(1, 16),
    ),
}

COLOSSUS: dict[str, Record | Each] = {
    "extra": Record({"spaces": Whole(0, 5)}),
    "site": Record(
        {
            "spaces": Whole(0, 5),
            "parts": Whole(1, 16),
            "levels": Each(
                Record({"products": Whole(0, 10), "bronze": Whole(0, 4), "vp": VP}),
                *(1, 6, "levels"),
            ),
            "bonus": Each(MONEY, 4, 4, "for rows 1, 3, 5 and 7"),
        }
    ),
    "new_temple": Record(
        {
            "spaces": Whole(0, 5),
            "bronze": COUNT,
            "tiles": Each(Record({"products": Whole(1, 10), "vp": VP}), 0, 8, "tiles"),
            "printed_on_temple": Record({"products": Whole(1, 10), "vp": VP}),
        }
    ),
    "new_score": Record({"bronze_vp": VP}),
    "new_development": Each(Record({"tile": Word(NEW_TILES), **DEVELOPMENT}), 1, 20),
    "new_farmland": Each(Record({**FARMLAND, "players": Default(Whole(2, 5), 5)}), 0, 20),
}


# --- what makes an edition playable --------------------------------------------------------------


def farmlands_in_play(data: Data, players: int) -> Iterator[Data]:
    yield from data["farmland"]
    yield from (row for row in data.get("new_farmland", ()) if row["players"] <= players)


def lane(data: Data, players: int) -> int:
    """Squares before the last section, RH-6.1."""
    sections = data["harbour"]["sections"]
    return sum(section["squares"] for section in sections if section["players"] <= players)


@reads("players", "farmland", "new_farmland")
def start_farmlands(data: Data, report: Report) -> None:
    """Everybody gets the start farmlands whatever the others buy, RH-1.8."""
    for index, players in enumerate(COUNTS):
        money, each = data["players"]["money"][index], data["players"]["farmlands"][index]
        prices: dict[str, list[int]] = {product: [] for product in PRODUCTS}
        for row in farmlands_in_play(data, players):
            prices[row["product"]] += [row["price"]] * row["count"]
        tiles = sum(map(len, prices.values()))
        if tiles < players * each:
            wanted = f"{each} start farmland{'s' if each > 1 else ''}"
            report.add(
                "few-farmlands",
                f"{players} players buy {wanted} each, but there are {tiles}: RH-1.8",
                *(("players", "farmlands"), ("farmland",), ("new_farmland",)),
                **{"players": players, "needed": players * each, "tiles": tiles},
            )
        elif not all(
            _start_affordable(left, money, each, players - 1)
            for left in _after_purchases(prices, players - 1)
        ):
            what = "start farmland" if each == 1 else "two start farmlands of different products"
            report.add(
                "start-dear",
                f"with {players} players and {money} dr each, "
                f"the last to choose may find no {what} to afford: RH-1.8",
                *(("players", "money"), ("players", "farmlands"), ("farmland",)),
                **{"players": players, "money": money},
            )


def _after_purchases(prices: dict[str, list[int]], taken: int) -> Iterator[dict[str, list[int]]]:
    """Every way others can take this many tiles, the cheapest of a product first."""

    def split(rest: int, products: tuple[str, ...]) -> Iterator[dict[str, int]]:
        if not products:
            if rest == 0:
                yield {}
            return
        for number in range(min(rest, len(prices[products[0]])) + 1):
            for others in split(rest - number, products[1:]):
                yield {products[0]: number, **others}

    for gone in split(taken, PRODUCTS):
        yield {product: sorted(prices[product])[gone[product] :] for product in PRODUCTS}


def _start_affordable(left: dict[str, list[int]], money: int, each: int, others: int) -> bool:
    if each == 1:
        return any(price <= money for prices in left.values() for price in prices)
    for first, prices in left.items():
        rest = money - prices[0] if prices else -1
        seconds = [price for product in PRODUCTS if product != first for price in left[product]]
        if rest >= 0 and sum(price <= rest for price in seconds) > others:
            return True
    return False


@reads("farmland", "new_farmland")
def farmland_kinds(data: Data, report: Report) -> None:
    income: dict[tuple[str, int], tuple[int, int]] = {}
    for table in ("farmland", "new_farmland"):
        for number, row in enumerate(data.get(table, ()), 1):
            kind = row["product"], row["price"]
            if income.setdefault(kind, (row["dr"], row["vp"])) != (row["dr"], row["vp"]):
                message = "another {} farmland at {} gives another income".format(*kind)
                report.add(
                    "income-differs",
                    f"{message}; the two could not be told apart",
                    *((table, number, "price"),),
                    **{"product": row["product"], "price": row["price"]},
                )
    for product in PRODUCTS:
        mine = [row for row in farmlands_in_play(data, COUNTS[-1]) if row["product"] == product]
        where = ("farmland",), ("new_farmland",)
        if not any(row["count"] for row in data["farmland"] if row["product"] == product):
            message = f"there is none for {product}, so nobody could grow it"
            report.add("not-grown", message, *where, product=product)
        if len({row["price"] for row in mine}) > 5:
            message = f"{product} has more than 5 different prices"
            report.add("many-prices", message, *where, product=product)
        if sum(row["count"] for row in mine) > 8:
            message = f"{product} has more than 8 tiles"
            report.add("many-tiles", message, *where, product=product)


@reads("players")
def fleets(data: Data, report: Report) -> None:
    for index, players in enumerate(COUNTS):
        ships = len(data["players"]["fleet"][index]) + bool(data["players"]["large_ship"][index])
        if ships > 4:
            report.add(
                "many-ships",
                f"with {players} players each has {ships} ships, the large one counted; "
                "there is room for 4",
                *(("players", "fleet"), ("players", "large_ship")),
                **{"players": players, "ships": ships},
            )


@reads("harbour")
def harbour_sections(data: Data, report: Report) -> None:
    sections = data["harbour"]["sections"]
    squares = lane(data, COUNTS[-1])
    if squares > 20:
        report.add(
            "many-squares",
            f"the sections have {squares} squares together; there is room for 20",
            ("harbour", "sections"),
            squares=squares,
        )
    for number in range(1, len(sections)):
        if sections[number]["players"] > sections[number - 1]["players"]:
            report.add(
                "section-order",
                "a section for more players must lie nearer the entrance: RH-6.1",
                ("harbour", "sections", number + 1, "players"),
            )


@reads("players", "harbour", "ship")
def ships_fit(data: Data, report: Report) -> None:
    """Every ship fits the lane, and leaves it through the last section, RH-6.2 to RH-6.4."""
    egyptian = max(len(ship["goods"]) for ship in data["ship"])
    longest = max(*map(max, data["players"]["fleet"]), *data["players"]["large_ship"], egyptian)
    ships: list[Path] = [("players", "fleet"), ("players", "large_ship"), ("ship",)]
    if data["harbour"]["last_section"] < longest:
        report.add(
            "last-section",
            f"the last section must hold the longest ship, {longest} squares: RH-6.4",
            *(("harbour", "last_section"), *ships),
            longest=longest,
        )
    for index, players in enumerate(COUNTS):
        own, large = data["players"]["fleet"][index], data["players"]["large_ship"][index]
        longest, squares = max(*own, large, egyptian), lane(data, players)
        if squares < longest:
            report.add(
                "lane-short",
                f"with {players} players the lane has {squares} squares, "
                f"too few for a ship of {longest}: RH-6.2",
                *(("harbour", "sections"), *ships),
                **{"players": players, "squares": squares, "longest": longest},
            )
            break


@reads("harbour", "ship")
def gold_floor(data: Data, report: Report) -> None:
    """Ships sailing in always bring enough gold, or RH-2.5 would go on for ever."""
    floor = data["harbour"]["gold_floor"]
    gold = sum(ship["goods"].count("gold") * ship["count"] for ship in data["ship"])
    where = ("harbour", "gold_floor"), ("ship",), ("harbour", "sections")
    if gold < floor:
        message = f"all Egyptian ships together carry {gold} gold, fewer than {floor}"
        report.add("few-gold", message, *where, gold=gold, floor=floor)
        return
    for players in COUNTS:
        squares = lane(data, players)
        if _least_gold(data["ship"], squares) < floor:
            report.add(
                "gold-for-ever",
                f"with {players} players the lane of {squares} squares can be full of ships "
                f"and hold fewer than {floor} gold; ships might sail in for ever: RH-2.5",
                *where,
                **{"players": players, "squares": squares, "floor": floor},
            )
            break


def _least_gold(ships: list[Data], squares: int) -> float:
    """The least gold in a full lane: whole ships, and the stern of one that reaches beyond."""
    never = float("inf")
    best = {(0, False): 0.0}  # by squares filled, and whether a ship reaches beyond
    for goods in (ship["goods"] for ship in ships for _ in range(ship["count"])):
        after = dict(best)
        for (filled, beyond), gold in best.items():
            for inside in range(1, len(goods) + 1):
                partial = inside < len(goods)
                if (partial and beyond) or filled + inside > squares:
                    continue
                key = filled + inside, beyond or partial
                stern = goods[len(goods) - inside :].count("gold")
                after[key] = min(after.get(key, never), gold + stern)
        best = after
    return min(best.get((squares, False), never), best.get((squares, True), never))


@reads("ship")
def egyptian_ships(data: Data, report: Report) -> None:
    number = sum(ship["count"] for ship in data["ship"])
    if not 2 <= number <= 16:
        message = f"there must be 2 to 16 Egyptian ships in all, not {number}: RH-1.6"
        report.add("egyptian-count", message, ("ship",), count=number)
    _once_each(data, "ship", "goods", report)


@reads("assignment", "ship")
def assignments(data: Data, report: Report) -> None:
    """Three plazas to fill with one tile of each category back in the box, RH-1.1."""
    found = Counter(row["category"] for row in data["assignment"])
    for category in ("I", "II", "III"):
        if not 2 <= found[category] <= 10:
            report.add(
                "category-count",
                f"category {category} must have 2 to 10 tiles, not {found[category]}: RH-1.1",
                *(("assignment",),),
                **{"category": category, "count": found[category]},
            )
    if not any("gold" in ship["goods"] and ship["count"] for ship in data["ship"]):
        for number, row in enumerate(data["assignment"], 1):
            if "gold" in row["goods"]:
                report.add(
                    "gold-asked",
                    "asks for gold, but no Egyptian ship carries any",
                    *(("assignment", number, "goods"), ("ship",)),
                )


@reads("development")
def development_tiles(data: Data, report: Report) -> None:
    _every_tile(data, "development", TILES, report)


@reads("new_development")
def new_development_tiles(data: Data, report: Report) -> None:
    _every_tile(data, "new_development", NEW_TILES, report)


def _every_tile(data: Data, table: str, tiles: tuple[str, ...], report: Report) -> None:
    _once_each(data, table, "tile", report)
    listed = {row["tile"] for row in data[table]}
    for tile in tiles:
        if tile not in listed:
            message = f"{tile!r} is not listed; count = 0 leaves it in the box"
            report.add("tile-missing", message, (table,), tile=tile)


def _once_each(data: Data, table: str, key: str, report: Report) -> None:
    seen: list[Any] = []
    for number, row in enumerate(data[table], 1):
        if row[key] in seen:
            message = "is listed already; raise the count there"
            report.add("listed-twice", message, (table, number, key))
        seen.append(row[key])


def _enough_rates(data: Data, table: str, report: Report) -> None:
    rates, spaces = len(data[table]["rates"]), max(data[table]["spaces"])
    if rates < spaces:
        report.add(
            "few-rates",
            f"{spaces} spaces need {spaces} rates, and there are {rates}",
            *((table, "rates"), (table, "spaces")),
            **{"spaces": spaces, "rates": rates},
        )


@reads("market")
def market_rates(data: Data, report: Report) -> None:
    _enough_rates(data, "market", report)


@reads("temple")
def temple_rates(data: Data, report: Report) -> None:
    _enough_rates(data, "temple", report)


@reads("sequence")
def sequence_rows(data: Data, report: Report) -> None:
    for number, row in enumerate(data["sequence"]["rows"], 1):
        if row["pay"] and (row["receive"] or row["product"]):
            message = "a row either costs or gives: RH-2.9"
            report.add("row-both", message, ("sequence", "rows", number))


@reads("site", "extra", "new_temple", "new_development")
def colossus_parts(data: Data, report: Report) -> None:
    for number, level in enumerate(data["site"]["levels"], 1):
        if level["products"] + level["bronze"] == 0:
            message = "a part must cost something: CO-2.2"
            report.add("part-free", message, ("site", "levels", number))
    architects = sum(row["count"] for row in data["new_development"] if row["tile"] == "architect")
    temple = data["new_temple"]["spaces"] and data["new_temple"]["bronze"]
    if data["site"]["levels"][0]["bronze"] and not (
        data["extra"]["spaces"] or temple or architects
    ):
        report.add(
            "no-bronze",
            "the first part needs bronze, and nothing gives any: CO-2.2",
            *(("site", "levels", 1, "bronze"), ("extra", "spaces"), ("new_temple", "bronze")),
            ("new_development",),
        )


RHODES_CHECKS = (
    *(start_farmlands, farmland_kinds, fleets, harbour_sections, ships_fit, gold_floor),
    *(egyptian_ships, assignments, development_tiles, market_rates, temple_rates, sequence_rows),
)
FORMS = {
    "rhodes": Form("rhodes", RHODES, RHODES_CHECKS),
    "colossus": Form(
        "colossus",
        RHODES | COLOSSUS,
        (*RHODES_CHECKS, new_development_tiles, colossus_parts),
    ),
}


# --- the editions --------------------------------------------------------------------------------

HERE = FilePath(__file__).parent
FILES = {
    "rhodes": HERE / "editions" / "standard.toml",
    "colossus": HERE / "colossus" / "editions" / "standard.toml",
}
BOX = Box("Rhodes", FORMS["rhodes"], FILES["rhodes"])
SHELF = Shelf([BOX, Box("Rhodes with The Colossus", FORMS["colossus"], FILES["colossus"], BOX)])

standard = SHELF.standard
load = SHELF.load
template = SHELF.template
