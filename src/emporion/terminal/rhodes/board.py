"""The board of Rhodes and The Colossus, drawn from what a seat may know.

Everything here reads a view (`State.view`) and the edition's numbers; no rule is decided here.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from emporion.table.kernel import Game
from emporion.terminal.look import good, goods, seat_mark, seat_name, ship_mark
from emporion.terminal.words import t, word

View = Mapping[str, Any]
WIDE = 96  # columns from which places lie side by side
PLACES = ("production", "farm", "harbour", "market", "temple", "townhall")
BONUSES = {4: "Br", 8: "Go"}  # rows of the bonus track
CHOICES = {2: "estate", 6: "store", 9: "any"}
NEW_PLACES = ("colossus", "extra", "zeus")
RATES = {"farm": "rhodes-drawn-farm", "zeus": "rhodes-drawn-zeus", "extra": "rhodes-drawn-extra"}


@dataclass(frozen=True)
class Numbers:
    """The edition at one player count, as the board shows it."""

    data: Mapping[str, Any]
    players: int
    colossus: bool

    @classmethod
    def of(cls, game: Game) -> Numbers:
        return cls(game.edition.data, game.players, game.name == "colossus")

    def by_players(self, values: Any) -> Any:
        return values[self.players - 2]

    @property
    def prices(self) -> list[int]:
        """The price of every square of the lane, from the entrance."""
        return [
            section["price"]
            for section in self.data["harbour"]["sections"]
            if section["players"] <= self.players
            for _ in range(section["squares"])
        ]

    @property
    def assignments(self) -> dict[str, Mapping[str, Any]]:
        """The assignment tiles by name: `II-4` is the fourth of category II in the edition."""
        tiles: dict[str, Mapping[str, Any]] = {}
        for category in ("I", "II", "III"):
            rows = [row for row in self.data["assignment"] if row["category"] == category]
            tiles |= {f"{category}-{number}": row for number, row in enumerate(rows, 1)}
        return tiles

    def spaces(self, place: str) -> int:
        if place in ("farm", "zeus"):
            return 1
        if place == "colossus":
            return int(self.data["site"]["spaces"])
        if place == "extra":
            return int(self.data["extra"]["spaces"])
        if place == "temple" and self.colossus:
            return int(self.data["new_temple"]["spaces"])
        return int(self.by_players(self.data[place]["spaces"]))

    @property
    def farmland(self) -> dict[tuple[str, int], Mapping[str, Any]]:
        rows = [*self.data["farmland"], *self.data.get("new_farmland", ())]
        return {(row["product"], row["price"]): row for row in rows}

    def tile_prices(self) -> dict[str, int]:
        rows = [*self.data["development"], *self.data.get("new_development", ())]
        return {row["tile"]: row["price"] for row in rows}

    def level(self, place: int) -> int:
        levels, parts = len(self.data["site"]["levels"]), self.data["site"]["parts"]
        return int(min(levels - 1, place * levels // parts))

    def temple_asks(self, tiles_left: int) -> Mapping[str, int]:
        """What the top temple tile asks and allows; the temple's own print once they are gone."""
        tiles = self.data["new_temple"]["tiles"]
        found = tiles[len(tiles) - tiles_left] if tiles_left else None
        return found or self.data["new_temple"]["printed_on_temple"]  # type: ignore[no-any-return]


def draw(view: View, game: Game, you: int | None, width: int) -> RenderableType:
    """The whole board; `you` is the seat that looks."""
    numbers = Numbers.of(game)
    parts: list[RenderableType] = [_title(view, game), _harbour(view, numbers)]
    places = [_plazas(view, numbers), _actions(view, numbers)]
    if width >= WIDE:
        parts.append(_side_by_side([*places, _sequence(view, numbers)]))
    else:
        parts += [_side_by_side(places), _sequence_line(view, numbers)]
    if numbers.colossus:
        parts.append(_site(view, numbers))
    parts += [_for_sale(view, numbers), _players(view, numbers, you, width)]
    return Group(*parts)


def _panel(content: RenderableType, title: str) -> Panel:
    return Panel(content, title=title, title_align="left", box=box.ROUNDED, border_style="dim")


def _side_by_side(parts: Sequence[RenderableType]) -> Table:
    grid = Table.grid(expand=True)
    for ratio in (9, 13, 8)[: len(parts)]:
        grid.add_column(ratio=ratio)
    grid.add_row(*parts)
    return grid


def _title(view: View, game: Game) -> Text:
    title = Text(t(f"game-{game.name}").upper(), "bold")
    now = [t("rhodes-round", round=view["round"]), phase_words(view["phase"])]
    if view["phase"] == "actions":
        now.append(t("rhodes-drawn-marker", marker=view["marker"]))
    title.append("".join(f"   {part}" for part in now), "default")
    if view["last_round"] and not view["over"]:
        title.append(f"   {t('rhodes-last-round')}", "bold red")
    if not game.edition.standard:
        title.append(f"   {t('terminal-edition', name=repr(game.edition.name))}", "dim")
    return title


def phase_words(phase: str) -> str:
    return t("rhodes-setup" if phase == "setup" else f"rhodes-phase-{phase}")


def _labels(*keys: str) -> list[Text]:
    """What stands before lines of a panel, one as wide as the other."""
    names = [t(key) for key in keys]
    width = max(map(len, names))
    return [Text(f" {name:>{width}} ") for name in names]


# --- the harbour ---------------------------------------------------------------------------------


def _harbour(view: View, numbers: Numbers) -> Panel:
    prices = numbers.prices
    end = len(prices) + numbers.data["harbour"]["last_section"]
    cargo: dict[int, str | None] = {}
    owners: dict[int, int | None] = {}
    sterns = set()
    for ship in view["harbour"]:
        length = len(ship["goods"])
        sterns.add(ship["square"])
        for place, aboard in enumerate(ship["goods"]):
            square = ship["square"] + length - 1 - place
            cargo[square] = aboard
            owners[square] = ship["owner"]

    parts = ("price", "goods", "ship", "square")
    lines = _labels(*(f"rhodes-drawn-{part}" for part in parts))
    lines[3].stylize("dim")
    for square in range(1, end + 1):
        inside = square <= len(prices)
        begins = inside and (square == 1 or prices[square - 1] != prices[square - 2])
        edge = "│" if begins or square == len(prices) + 1 else " "
        for line in lines:
            if line is lines[2] and square in owners and square not in sterns:
                line.append("═", ship_mark(owners[square])[1])
            else:
                line.append(edge, "dim")
        lines[0].append(f"{prices[square - 1]:^3}" if begins else "   ", "bold")
        _cargo_cell(lines[1], square, cargo)
        _hull_cell(lines[2], square, owners, square in sterns)
        lines[3].append(f"{square:^3}" if inside else "   ", "dim")
    beyond = (t("rhodes-drawn-ware"), t("rhodes-drawn-houses"), "", "")
    for line, words in zip(lines, beyond, strict=True):
        line.append(f"│ {words}".rstrip(), "dim")
        line.no_wrap = True
        line.overflow = "crop"
    next_ship = Text(f"{t('rhodes-drawn-next')}  ")
    if view["next_ship"] is None:
        next_ship.append(t("terminal-none"), "dim")
    else:
        next_ship.append_text(goods(view["next_ship"].split(" #")[0].split()))
        next_ship.append(f"  {t('rhodes-drawn-bow-first')}", "dim")
    piles = t("rhodes-drawn-pile", pile=view["pile"], discards=len(view["discards"]))
    next_ship.append(f"   {piles}", "dim")
    return _panel(Group(*lines, next_ship), t("rhodes-drawn-harbour"))


def _cargo_cell(line: Text, square: int, cargo: Mapping[int, str | None]) -> None:
    aboard = cargo.get(square)
    if aboard:
        line.append_text(good(aboard))
        line.append(" ")
    else:
        line.append(" · " if square in cargo else "   ", "dim")


def _hull_cell(line: Text, square: int, owners: Mapping[int, int | None], is_stern: bool) -> None:
    if square not in owners:
        line.append("   ")
        return
    mark, style = ship_mark(owners[square])
    line.append(f"{mark}══" if is_stern else "═══", style)


# --- plazas, action spaces, sequence table -------------------------------------------------------


def _plazas(view: View, numbers: Numbers) -> Panel:
    table = Table.grid(padding=(0, 1))
    for plaza, name in enumerate(view["plazas"], 1):
        if name is None:
            table.add_row(str(plaza), Text(t("rhodes-empty"), "dim"), "")
            continue
        tile = numbers.assignments[name]
        reward = t("rhodes-drawn-reward", dr=tile["dr"], vp=tile["vp"])
        table.add_row(str(plaza), goods(tile["goods"]), Text(reward, "bold"))
    stack = Text(t("rhodes-stack", count=view["stack"]), "dim")
    fields = Text(f"{t('rhodes-drawn-fields')} ")
    for product in ("wine", "milk", "olives", "grain"):
        values = [str(chip["value"]) for chip in view["chips"] if chip["field"] == product]
        fields.append_text(good(product))
        fields.append(f" {'+'.join(values) or '–'} ")
    free = " ".join(str(chip["value"]) for chip in view["chips"] if chip["field"] is None)
    chips = Text(t("rhodes-drawn-unused", chips=free or t("terminal-none")))
    return _panel(Group(table, stack, fields, chips), t("rhodes-drawn-plazas"))


def _actions(view: View, numbers: Numbers) -> Panel:
    table = Table.grid(padding=(0, 1))
    for _ in range(3):
        table.add_column(no_wrap=True)
    for place in (*PLACES, *(NEW_PLACES if numbers.colossus else ())):
        rates = Text(_rates(place, numbers), "dim")
        table.add_row(word(place), _spaces(view, numbers, place), rates)
    return _panel(table, t("rhodes-drawn-spaces"))


def _spaces(view: View, numbers: Numbers, place: str) -> Text:
    """The markers in the order they came, then the free spaces."""
    markers = [
        seat_mark(seat)
        for turn in range(2)
        for seat, _ in sorted(enumerate(view["seats"]), key=lambda pair: pair[1]["row"])
        if view["seats"][seat]["markers"][turn] == place
    ]
    if place in ("farm", "zeus"):
        return Text(" ").join(markers) if markers else Text("○", "dim")
    free = max(0, numbers.spaces(place) - len(markers))
    return Text(" ").join([*markers, *[Text("○", "dim")] * free])


def _rates(place: str, numbers: Numbers) -> str:
    if place == "market":
        rates = numbers.data["market"]["rates"][: numbers.spaces("market")]
        return t("rhodes-drawn-market", rates=" ".join(map(str, rates)))
    if place == "temple" and not numbers.colossus:
        rates = numbers.data["temple"]["rates"][: numbers.spaces("temple")]
        return t("rhodes-drawn-temple", rates=" ".join(map(str, rates)))
    return t(RATES[place]) if place in RATES else ""


def _sequence(view: View, numbers: Numbers) -> Panel:
    table = Table.grid(padding=(0, 1))
    for number, row in enumerate(numbers.data["sequence"]["rows"], 1):
        table.add_row(str(number), row_words(row), _in_row(view, number))
    return _panel(table, t("rhodes-zone-steps"))


def _sequence_line(view: View, numbers: Numbers) -> Text:
    line = Text(f" {t('rhodes-zone-steps')} ")
    for number, row in enumerate(numbers.data["sequence"]["rows"], 1):
        line.append(f" {number}: ", "bold")
        line.append(f"{row_words(row)} ")
        line.append_text(_in_row(view, number))
    return line


def _in_row(view: View, number: int) -> Text:
    """Who stands on a row, and who has chosen it for the next round."""
    here = [seat_mark(i) for i, seat in enumerate(view["seats"]) if seat["row"] == number]
    coming = [
        Text.assemble("←", seat_mark(i))
        for i, seat in enumerate(view["seats"])
        if seat["next_row"] == number
    ]
    return Text(" ").join([*here, *coming])


def row_words(row: Mapping[str, Any]) -> str:
    """
    >>> row_words({"pay": 0, "receive": 2, "product": True})
    '+2 dr or product'
    """
    if row["pay"]:
        return t("rhodes-row-pays", dr=row["pay"])
    if row["product"]:
        either = "rhodes-drawn-row-either" if row["receive"] else "rhodes-drawn-row-product"
        return t(either, dr=row["receive"])
    return t("rhodes-row-gives", dr=row["receive"]) if row["receive"] else "–"


# --- The Colossus --------------------------------------------------------------------------------


def _site(view: View, numbers: Numbers) -> Panel:
    site, builder = numbers.data["site"], view["builder"]
    statue, track, words = _labels(
        *(f"rhodes-drawn-{part}" for part in ("statue", "bonus", "shrine"))
    )
    for part in range(site["parts"]):
        if part and numbers.level(part) != numbers.level(part - 1):
            statue.append(" ")
        built = part < builder
        statue.append("█" if built else "░", "#8C5A2B" if built else "dim")
    statue.append(f"  {t('rhodes-drawn-built', built=builder, parts=site['parts'])}; ")
    if builder < site["parts"]:
        cost = site["levels"][numbers.level(builder)]
        gain = site["levels"][numbers.level(builder + 1)]["vp"]
        asked = {"products": cost["products"], "bronze": cost["bronze"], "vp": gain}
        statue.append(t("rhodes-drawn-next-part", **asked))
    else:
        statue.append(t("rhodes-drawn-complete"), "bold")

    for row in range(10):
        if row:
            track.append(" · ", "dim")
        track.append("S" if row == 0 else f"{row}:{_bonus(row, numbers)}")
        for seat, doc in enumerate(view["seats"]):
            if doc["bonus_row"] == row:
                track.append_text(seat_mark(seat))

    temple, asks = view["temple"], numbers.temple_asks(view["temple"]["tiles"])
    given = {**asks, "tiles": temple["tiles"], "bronze": temple["bronze"]}
    words.append(t("rhodes-drawn-new-temple", **given))
    return _panel(Group(statue, track, words), t("rhodes-drawn-site"))


def _bonus(row: int, numbers: Numbers) -> str:
    if row in (1, 3, 5, 7):
        return f"{numbers.data['site']['bonus'][row // 2]}dr"
    return BONUSES.get(row) or t(f"rhodes-drawn-bonus-{CHOICES[row]}")


# --- what is for sale ----------------------------------------------------------------------------


def _for_sale(view: View, numbers: Numbers) -> Panel:
    farmland = Text(f"{t('rhodes-drawn-farmland')}  ")
    for product in ("wine", "milk", "olives", "grain"):
        rows = [row for row in view["for_sale"]["farmland"] if row["product"] == product]
        prices = [_times(str(row["price"]), row["count"]) for row in rows if row["count"]]
        farmland.append_text(good(product))
        farmland.append(f" {' '.join(prices) or '–'}   ")

    prices_of = numbers.tile_prices()
    groups: dict[str, list[tuple[str, int]]] = {}
    for tile, count in view["for_sale"]["development"].items():
        name, _, product = tile.partition(" ")
        if count:
            groups.setdefault(f"{word(name)} {prices_of[tile]}", []).append((product, count))
    tiles = Text(f"{t('rhodes-drawn-tiles')}  ")
    for number, (name, entries) in enumerate(groups.items()):
        if number:
            tiles.append(" · ", "dim")
        tiles.append(
            _times(name, sum(count for _, count in entries)) if not entries[0][0] else name
        )
        for product, _ in entries:
            if product:
                tiles.append(" ")
                tiles.append_text(good(product))
    unsold = [
        seat_mark(seat)
        for seat, doc in enumerate(view["seats"])
        if any(ship["at"] == "for sale" for ship in doc["ships"])
    ]
    if unsold:
        length = numbers.by_players(numbers.data["players"]["large_ship"])
        price = numbers.data["players"]["large_ship_price"]
        farmland.append(f"{t('rhodes-drawn-large-ship', length=length)}  {price} ")
        farmland.append_text(Text(" ").join(unsold))
    return _panel(Group(farmland, tiles), t("rhodes-drawn-for-sale"))


def _times(name: str, count: int) -> str:
    return f"{name}×{count}" if count > 1 else name


# --- players -------------------------------------------------------------------------------------


def _players(view: View, numbers: Numbers, you: int | None, width: int) -> Table:
    table = Table(box=None, expand=True, padding=(0, 1), header_style="underline")
    table.add_column(t("terminal-player"), no_wrap=True)
    for heading in (t("vp"), "dr"):
        table.add_column(heading, justify="right", no_wrap=True)
    table.add_column(word("estate"), ratio=5)
    table.add_column(word("warehouse"), ratio=4)
    table.add_column(t("terminal-ships"), no_wrap=True)
    if width >= WIDE:
        table.add_column(t("rhodes-drawn-tiles"), ratio=5)
    for seat, doc in enumerate(view["seats"]):
        name = seat_name(seat)
        if seat == you:
            name.append(f" {t('terminal-is-you')}")
        if seat == view["actor"] and not view["over"]:
            name.stylize("bold")
        tiles = _tiles(doc)
        estate = _estate(doc, numbers)
        cells: list[RenderableType] = [
            name,
            Text(str(doc["vp"]), "bold"),
            Text(str(doc["money"]), "bold"),
            estate if width >= WIDE else Group(estate, tiles),
            _warehouse(doc, numbers),
            _ships(doc),
        ]
        table.add_row(*cells, *([tiles] if width >= WIDE else []))
    return table


def _estate(doc: View, numbers: Numbers) -> Text:
    """A farmland tile as its good, the units on it, and its income: `Wi▮▮▯+VP`."""
    capacity = numbers.data["estate"]["farmland_capacity"]
    fields = []
    for tile in doc["farmland"]:
        field = good(tile["product"])
        field.append("▮" * tile["units"] + "▯" * (capacity - tile["units"]))
        field.append(_income(numbers.farmland[tile["product"], tile["price"]]), "dim")
        fields.append(field)
    if doc["barn"]:
        fields.append(Text.assemble(f"{word('barn')}:", goods(doc["barn"], "")))
    return Text("  ").join(fields) if fields else Text("–", "dim")


def _income(tile: Mapping[str, Any]) -> str:
    return ("+dr" if tile["dr"] else "") + (f"+{t('vp')}" if tile["vp"] else "")


def _warehouse(doc: View, numbers: Numbers) -> Text:
    held = doc["warehouse"]
    text = Text()
    for name, count in held.items():
        text.append_text(good(name))
        text.append(f"{count} ")
    text.append(f"{sum(held.values())}/{numbers.data['estate']['warehouse']}", "dim")
    return text


def _ships(doc: View) -> Text:
    """The lengths at home, and those in the harbour in brackets."""
    owned = [ship for ship in doc["ships"] if ship["at"] != "for sale"]
    return Text(" ").join(
        Text(f"{ship['length']}") if ship["at"] == "home" else Text(f"({ship['length']})", "dim")
        for ship in owned
    )


def _tiles(doc: View) -> Text:
    names = []
    for tile in doc["development"]:
        name, _, product = tile.partition(" ")
        text = Text(word(name))
        if product:
            text.append(" ")
            text.append_text(good(product))
        if tile == "architect":
            text.append(f" ({doc['architect']} Br)")
        names.append(text)
    return Text(", ").join(names) if names else Text(t("rhodes-drawn-no-tiles"), "dim")


def standing(view: View) -> Text:
    """The own numbers, between two decisions of one action."""
    own = view["seats"][view["actor"]]
    units: dict[str, int] = {}
    for tile in own["farmland"]:
        units[tile["product"]] = units.get(tile["product"], 0) + tile["units"]
    for product in own["barn"]:
        units[product] = units.get(product, 0) + 1
    stores = {"estate": units, "warehouse": own["warehouse"]}
    held = [
        t("terminal-labelled", label=word(name), words=_counted(goods))
        for name, goods in stores.items()
    ]
    money = t("rhodes-drawn-standing", money=own["money"], vp=own["vp"])
    return Text("   ".join([money, *held]), "dim")


def _counted(units: Mapping[str, int]) -> str:
    held = [f"{count} {word(name)}" for name, count in units.items() if count]
    return ", ".join(held) or t("rhodes-drawn-empty")


def legend(game: Game) -> Text:
    bronze = ["bronze"] if game.name == "colossus" else []
    names = ["wine", "milk", "olives", "grain", "gold", *bronze, "wild"]
    text = Text()
    for name in names:
        text.append_text(good(name))
        text.append(f" {word(name)}  ")
    return text
