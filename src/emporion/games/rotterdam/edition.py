"""The editions of Rotterdam: what they hold, and what makes a map and its cards playable.

>>> standard("rotterdam").data["end"]["points"]
12
>>> load("rotterdam", {"name": "short", "end": {"points": 8}}).standard
False
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from pathlib import Path as FilePath

from emporion.errors import did_you_mean
from emporion.table.edition import (
    Data,
    Default,
    Each,
    Flag,
    Form,
    Name,
    Path,
    Record,
    Report,
    Whole,
    Word,
    reads,
)
from emporion.table.shelf import Box, Shelf

COUNTS = (2, 3, 4)
RAW = ("grain", "fruit", "oil", "ore")
PRODUCTS = ("bread", "beer", "orange-juice", "jam", "petrol", "plastic", "steel", "bicycles")
CARDS = ("luck", "cargo", "setback", "storm", "joker", "advantage", "extra", "thief", "police")
COLOURS = ("blue", "red", "green", "white")  # of channels
CUBES = ("yellow", "red", "black", "grey", "blue", "green", "white", "orange", "brown")
KINDS = ("start", "junction", "harbour")
POSITION = Name(("all", "empty"))

ROTTERDAM: dict[str, Record | Each] = {
    "players": Record(
        {"ships": Each(Whole(1, 8), 3, 3, "for 2, 3 and 4 players"), "missions": Whole(1, 5)}
    ),
    "hand": Record({"transport": Whole(1, 5)}),
    "trade": Record({"offers": Whole(0, 5)}),
    "end": Record({"points": Whole(1, 60), "rounds": Whole(1, 60)}),
    "advantage": Record({"advantage": Whole(0, 20), "extra": Whole(0, 20)}),
    "raw": Each(
        Record(
            {
                "raw": Word(RAW),
                "colour": Word(CUBES),
                "units": Whole(1, 12),
                "harbour": POSITION,
            }
        ),
        *(4, 4, "raw materials"),
    ),
    "product": Each(
        Record(
            {
                "product": Word(PRODUCTS),
                "harbour": POSITION,
                "cards": Whole(1, 15),
                "value": Whole(0, 20),
            }
        ),
        *(8, 8, "products"),
    ),
    "mission": Each(
        Record({"products": Each(Word(PRODUCTS), 2, 3, "products"), "points": Whole(1, 20)}),
        *(4, 60, "missions"),
    ),
    "transport": Each(Record({"card": Word(CARDS), "count": Whole(0, 8)}), 9, 9, "kinds of card"),
    "position": Each(
        Record(
            {
                "name": POSITION,
                "kind": Word(KINDS),
                "column": Whole(0, 20),
                "row": Whole(0, 20),
                "anchor": Default(Flag(), False),
            }
        ),
        *(6, 32, "positions"),
    ),
    "channel": Each(
        Record({"from": POSITION, "to": POSITION, "colour": Word(COLOURS)}),
        *(1, 96, "channels"),
    ),
}


# --- what makes an edition playable --------------------------------------------------------------


def of_kind(data: Data, kind: str) -> list[str]:
    """The names of the starts, junctions or harbours."""
    return [row["name"] for row in data["position"] if row["kind"] == kind]


def in_order(data: Data, table: str, key: str, words: Iterable[str], report: Report) -> None:
    """The rules and the notation count these rows, so every edition has them in one order."""
    for number, (row, word) in enumerate(zip(data[table], words, strict=True), 1):
        if row[key] != word:
            report.add(
                "row-for",
                f"row {number} is for {word}, not for {row[key]}",
                *((table, number, key),),
                **{"wanted": word, "found": row[key]},
            )


@reads("raw")
def raw_materials(data: Data, report: Report) -> None:
    in_order(data, "raw", "raw", RAW, report)


@reads("product")
def products(data: Data, report: Report) -> None:
    in_order(data, "product", "product", PRODUCTS, report)


@reads("transport")
def transport_cards(data: Data, report: Report) -> None:
    in_order(data, "transport", "card", CARDS, report)
    cards = sum(row["count"] for row in data["transport"])
    if not 1 <= cards <= 30:
        message = f"there must be 1 to 30 transport cards in all, not {cards}"
        report.add("transport-count", message, ("transport",), count=cards)


@reads("players", "mission")
def missions(data: Data, report: Report) -> None:
    for number, row in enumerate(data["mission"], 1):
        if len(set(row["products"])) < len(row["products"]):
            message = "asks for a product twice"
            report.add("product-twice", message, ("mission", number, "products"))
    each, cards = data["players"]["missions"], len(data["mission"])
    if cards < COUNTS[-1] * each:
        report.add(
            "few-missions",
            f"{COUNTS[-1]} players are dealt {each} each, but there are {cards}: RO-1.1",
            *(("mission",), ("players", "missions")),
            **{"players": COUNTS[-1], "each": each, "cards": cards},
        )


@reads("position")
def positions(data: Data, report: Report) -> None:
    places: dict[tuple[int, int], str] = {}
    names: set[str] = set()
    for number, row in enumerate(data["position"], 1):
        if row["name"] in names:
            message = f"{row['name']!r} is there already"
            at: Path = ("position", number, "name")
            report.add("position-twice", message, at, name=row["name"])
        names.add(row["name"])
        other = places.setdefault((row["column"], row["row"]), row["name"])
        if other != row["name"]:
            message = f"{other} lies there already"
            report.add("place-taken", message, ("position", number, "row"), name=other)
        if row["anchor"] and row["kind"] != "junction":
            message = "only a junction may have an anchor: RO-1.2"
            report.add("anchor-place", message, ("position", number, "anchor"))
    starts, harbours = len(of_kind(data, "start")), len(of_kind(data, "harbour"))
    if not 2 <= starts <= 8:
        message = f"there must be 2 to 8 starts, not {starts}: RO-1.2"
        report.add("start-count", message, ("position",), count=starts)
    if harbours != 4:
        message = f"there must be 4 harbours, not {harbours}: RO-1.2"
        report.add("harbour-count", message, ("position",), count=harbours)


@reads("raw", "product", "position")
def harbours(data: Data, report: Report) -> None:
    """Each harbour wants one raw material and makes two products, RO-6.1."""
    names = of_kind(data, "harbour")
    for table, wanted, words in (("raw", 1, "one raw material"), ("product", 2, "two products")):
        found = Counter(row["harbour"] for row in data[table])
        for number, row in enumerate(data[table], 1):
            if row["harbour"] not in names:
                report.add(
                    "no-harbour",
                    f"no harbour is called {row['harbour']!r}{did_you_mean(row['harbour'], names)}",
                    *((table, number, "harbour"), ("position",)),
                    name=row["harbour"],
                )
        for name in names:
            if found[name] != wanted and set(found) <= set(names):
                report.add(
                    "harbour-raw" if table == "raw" else "harbour-products",
                    f"{name} must have {words}, not {found[name]}: RO-6.1",
                    *((table,), ("position",)),
                    **{"name": name, "count": found[name]},
                )


@reads("position", "channel")
def channels(data: Data, report: Report) -> None:
    """Every channel leads on towards the harbours, so that no ship sails in a circle, RO-1.2."""
    spots = {row["name"]: row for row in data["position"]}
    seen: set[tuple[str, str, str]] = set()
    for number, row in enumerate(data["channel"], 1):
        at: Path = ("channel", number)
        unknown = [end for end in ("from", "to") if row[end] not in spots]
        for end in unknown:
            hint = did_you_mean(row[end], spots)
            message = f"no position is called {row[end]!r}{hint}"
            report.add("no-position", message, *((*at, end), ("position",)), name=row[end])
        ends = row["from"], row["to"], row["colour"]
        if ends in seen:
            report.add(
                "channel-twice",
                f"a {row['colour']} channel from {row['from']} to {row['to']} is there already",
                *((*at, "colour"),),
                **{"colour": row["colour"], "start": row["from"], "end": row["to"]},
            )
        seen.add(ends)
        if unknown:
            continue
        if spots[row["from"]]["kind"] == "harbour":
            message = "no channel leads out of a harbour: RO-1.2"
            report.add("out-of-harbour", message, *((*at, "from"), ("position",)))
        if spots[row["to"]]["kind"] == "start":
            message = "no channel leads to a start: RO-1.2"
            report.add("to-start", message, *((*at, "to"), ("position",)))
        if spots[row["to"]]["column"] <= spots[row["from"]]["column"]:
            report.add(
                "backwards",
                "a channel must lead to a larger column, towards the harbours: RO-1.2",
                *((*at, "to"), ("position",)),
            )
    for name, leaving in Counter(row["from"] for row in data["channel"]).items():
        if leaving > 8:
            message = f"{leaving} channels leave {name}; there is room for 8"
            report.add("many-channels", message, ("channel",), count=leaving, name=name)
    for colour in COLOURS:
        if all(row["colour"] != colour for row in data["channel"]):
            message = f"no channel is {colour}, and it could be called: RO-4.1"
            report.add("no-colour", message, ("channel",), colour=colour)


@reads("position", "channel")
def ways(data: Data, report: Report) -> None:
    """No dead end, nothing out of reach, and two ways to every harbour."""
    ahead: dict[str, set[str]] = {row["name"]: set() for row in data["position"]}
    if any(row[end] not in ahead for row in data["channel"] for end in ("from", "to")):
        return
    for row in data["channel"]:
        ahead[row["from"]].add(row["to"])
    reach = {start: reached_from(start, ahead) for start in of_kind(data, "start")}
    for number, row in enumerate(data["position"], 1):
        name, kind = row["name"], row["kind"]
        where: tuple[Path, ...] = ("channel",), ("position", number)
        starts = [start for start in reach if name in reach[start]]
        if kind != "harbour" and not ahead[name]:
            message = f"{name} is a dead end: no channel leads on from it: RO-1.2"
            report.add("dead-end", message, *where, name=name)
        if kind == "junction" and not starts:
            message = f"{name} cannot be reached from any start: RO-1.2"
            report.add("unreached", message, *where, name=name)
        if kind == "harbour" and len(starts) < 2:
            found = f"only from {starts[0]}" if starts else "from no start"
            message = f"{name} can be reached {found}; it must be from at least two: RO-1.2"
            report.add("reached-once", message, *where, name=name)


def reached_from(start: str, ahead: dict[str, set[str]]) -> set[str]:
    found: set[str] = set()
    coming = [start]
    while coming:
        at = coming.pop()
        if at not in found:
            found.add(at)
            coming += ahead[at]
    return found


CHECKS = (
    *(raw_materials, products, transport_cards, missions),
    *(positions, harbours, channels, ways),
)
FORM = Form("rotterdam", ROTTERDAM, CHECKS)


# --- the editions --------------------------------------------------------------------------------

FILE = FilePath(__file__).parent / "editions" / "standard.toml"
SHELF = Shelf([Box("Rotterdam", FORM, FILE)])

standard = SHELF.standard
load = SHELF.load
template = SHELF.template
