"""Positions: a state as a readable JSON document, and back.

Views are written by the same hand, field by field, leaving secrets out from the start: the order of
the Egyptian pile, of the assignment stack, and the generator (nothing else is secret in Rhodes).

Reading refuses what can never be, with the reason, so that no document can lead the rules astray.
"""
from libc.string cimport memset

from emporion.errors import PositionError
from emporion.games.rhodes import notation as words

from emporion.games.rhodes.board cimport (
    ARCHITECT, ASSIGNMENTS_MAX, AWAY, BARN, BONUS, BONUS_ROWS, BRONZE, BUILD, BUY, CHIPS_MAX,
    COLOSSUS, DEMETER, DEVELOP, DEVELOPMENTS, DONATE, EGYPT, EGYPTIANS_MAX, EXTRA, FARM, FOR_SALE,
    FORFEITED, FULFIL, GIVE, GOODS, HARBOUR, HELD, HOME, KINDS_MAX, LOAD, MARKET, MORE_GOLD, NO_SHIP,
    NONE, OVERFLOW, PAY, PLACE, PLACES, PLAZAS, PRODUCE, PRODUCTION, PRODUCTS, REWARD, ROW, ROWS,
    SELL, SEQUENCE_PHASE, ACTIONS_PHASE, GOLD_PHASE, SETUP, SHIP, SHIP_MAX, SITE_BONUS, SQUARES,
    START, STEPS, TEMPLE, TILES_MAX, TOWNHALL, WILD, ZEUS_SPACE, END_OF_ACTION, GOLD, Fields,
    Printed, Rhodes, Seat,
)
from emporion.games.rhodes.estate cimport all_on_estate, farmland_tiles, in_warehouse

cdef dict NOW_FIELDS = {  # the action in progress: names of plain counters and flags
    "done": 255, "must_buy": 1, "trading": 1, "connected": 1, "owed_products": 15,
    "owed_bronze": 15, "alchemy": 1, "architecture": 1, "bonus": BONUS_ROWS,
}


# --- names -----------------------------------------------------------------------------------

cdef list ship_goods(const Printed *e):
    """Every Egyptian ship as its goods from bow to stern."""
    return [" ".join(words.CARGO[e.egyptian_goods[i][k]] for k in range(e.egyptian_length[i]))
            for i in range(e.egyptians)]


cdef list ship_names(const Printed *e):
    """The same, equal ships told apart: `gold wild`, `gold wild #2`."""
    cdef list names = []
    for goods in ship_goods(e):
        again = sum(name.split(" #")[0] == goods for name in names)
        names.append(f"{goods} #{again + 1}" if again else goods)
    return names


cdef list assignment_names(const Printed *e):
    """`II-4`: category, and place in the edition's list of that category (T-2)."""
    cdef list names = []
    cdef int[3] counts = [0, 0, 0]
    for i in range(e.assignments):
        counts[e.category[i]] += 1
        names.append(f"{words.CATEGORIES[e.category[i]]}-{counts[e.category[i]]}")
    return names


cdef list kind_prices(const Printed *e, int product):
    return [e.farmland_price[product][k] for k in range(KINDS_MAX) if e.farmland_price[product][k]]


cdef object named(tuple names, int index):
    return names[index] if index < len(names) else None


# --- writing ---------------------------------------------------------------------------------

cdef dict write_position(const Rhodes *s, const Printed *e, bint secrets):
    cdef list ships = ship_names(e)
    cdef list tiles = assignment_names(e)
    cdef dict doc = {
        "round": s.head.round,
        "phase": words.PHASES[s.phase],
        "decision": "over" if s.head.over else words.DECISIONS[s.head.step],
        "actor": s.head.actor,
        "turn": s.turn,
        "marker": s.pass_ + 1,
        "last_round": words.ENDS[s.last_round] or None,
        "over": bool(s.head.over),
        "seats": [_write_seat(&s.seats[i], e) for i in range(s.head.players)],
        "harbour": _write_lane(s, e, ships),
        "next_ship": _name(ships, s.next_ship),
        "discards": [ships[s.discards[i]] for i in range(s.discard_count)],
        "plazas": [_name(tiles, s.plaza[i]) for i in range(PLAZAS)],
        "fulfilled": [tiles[s.assignments[i]] for i in range(s.assignment_next)
                      if not any(s.plaza[k] == s.assignments[i] for k in range(PLAZAS))],
        "chips": [{"value": e.chip[i], "field": named(words.PRODUCTS, s.chip_field[i])}
                  for i in range(e.chips)],
        "for_sale": {
            "farmland": [
                {"product": words.PRODUCTS[p], "price": e.farmland_price[p][k],
                 "count": s.farmland_left[p][k]}
                for p in range(PRODUCTS) for k in range(KINDS_MAX) if e.farmland_price[p][k]],
            "development": {words.DEVELOPMENTS[i]: s.tiles_left[i]
                            for i in range(DEVELOPMENTS) if e.tile_count[i]},
        },
        "then": words.SEQUELS[s.sequel],
        "action": _write_now(s, e),
    }
    if e.parts:
        doc["builder"] = s.builder
        doc["temple"] = {"tiles": s.temple_tiles, "bronze": s.temple_bronze,
                         "opened": bool(s.temple_opened)}
    if secrets:
        doc["pile"] = [ships[s.pile[i]] for i in range(s.pile_count - 1, -1, -1)]
        doc["stack"] = [tiles[s.assignments[i]]
                        for i in range(s.assignment_next, s.assignment_count)]
        doc["seen"] = [tiles[s.assignments[i]] for i in range(s.assignment_next)]
        doc["shuffles"] = s.head.shuffles
        doc["generator"] = f"{s.head.chance[0]:016x}{s.head.chance[1]:016x}"
    else:
        doc["pile"] = s.pile_count
        doc["stack"] = s.assignment_count - s.assignment_next
    return doc


cdef object _name(list names, int index):
    return None if index == NONE else names[index]


cdef dict _write_seat(const Seat *seat, const Printed *e):
    cdef dict doc = {
        "money": seat.money,
        "vp": seat.vp,
        "row": seat.row + 1,
        "next_row": None if seat.next_row == NONE else seat.next_row + 1,
        "markers": [words.MARKERS[seat.marker[0]], words.MARKERS[seat.marker[1]]],
        "warehouse": {words.GOODS[i]: seat.warehouse[i]
                      for i in range(GOODS) if seat.warehouse[i]},
        "farmland": [
            {"product": words.PRODUCTS[p], "price": e.farmland_price[p][seat.fields[p].kind[i]],
             "units": seat.fields[p].units[i]}
            for p in range(PRODUCTS) for i in range(seat.fields[p].count)],
        "barn": [words.PRODUCTS[p] for p in range(PRODUCTS) if seat.barn[p]],
        "development": [words.DEVELOPMENTS[i] for i in range(DEVELOPMENTS) if seat.tiles >> i & 1],
        "ships": [{"length": e.fleet[i], "at": words.SHIPS_AT[seat.fleet[i]]}
                  for i in range(SHIP_MAX) if e.fleet[i]],
        "assignments": seat.assignments,
    }
    if e.parts:
        doc["architect"] = seat.architect
        doc["bonus_row"] = seat.track
    return doc


cdef list _write_lane(const Rhodes *s, const Printed *e, list ships):
    """The ships from the entrance inwards; goods from bow to stern, None where one is gone."""
    cdef list lane = []
    cdef int i = 0, ship, length
    while i < SQUARES:
        ship = s.hull[i]
        if ship == NONE:
            i += 1
            continue
        length = e.egyptian_length[ship - EGYPT] if ship >= EGYPT else e.fleet[ship % SHIP_MAX]
        goods = [named(words.CARGO, s.cargo[i + length - 1 - k]) for k in range(length)]
        entry = {"square": i + 1, "goods": goods}
        if ship >= EGYPT:
            entry |= {"owner": None, "ship": ships[ship - EGYPT]}
        else:
            entry |= {"owner": ship // SHIP_MAX, "ship": ship % SHIP_MAX + 1}
        lane.append(entry)
        i += length
    return lane


cdef dict _write_now(const Rhodes *s, const Printed *e):
    """The action in progress; only what is not zero."""
    cdef dict now = {
        "done": s.now.done, "must_buy": s.now.must_buy, "trading": s.now.trading,
        "connected": s.now.connected, "owed_products": s.now.owed_products,
        "owed_bronze": s.now.owed_bronze, "alchemy": s.now.alchemy,
        "architecture": s.now.architecture, "bonus": s.now.bonus,
    }
    now = {name: value for name, value in now.items() if value}
    if s.now.at or s.head.step not in (START, PLACE, ROW):
        now["at"] = words.PLACES[s.now.at]
    if s.now.tiles_used:
        now["tiles_used"] = [words.DEVELOPMENTS[i].split()[0] for i in range(DEVELOPMENTS)
                             if s.now.tiles_used >> i & 1]
    if s.head.step in (LOAD, REWARD) or s.now.ship or s.now.loaded:
        now["ship"] = s.now.ship + 1
        now["loaded"] = [words.PRODUCTS[s.now.load[i]] for i in range(s.now.loaded)]
    return now


# --- reading ---------------------------------------------------------------------------------

class _Reader:
    """A document being read: every value checked, every refusal naming its place."""

    def __init__(self, doc, path=""):
        if not isinstance(doc, dict):
            raise PositionError(f"{path or 'the position'} must be an object, not {doc!r:.60}")
        self.doc = doc
        self.path = path

    def at(self, key):
        return f"{self.path}.{key}" if self.path else key

    def get(self, key):
        if key not in self.doc:
            raise PositionError(f"{self.at(key)} is missing")
        return self.doc[key]

    def whole(self, key, low, high):
        value = self.get(key)
        if isinstance(value, bool) or not isinstance(value, int):
            raise PositionError(f"{self.at(key)} must be a whole number, not {value!r:.60}")
        if not low <= value <= high:
            raise PositionError(f"{self.at(key)} must be from {low} to {high}, not {value}")
        return value

    def flag(self, key):
        value = self.get(key)
        if not isinstance(value, bool):
            raise PositionError(f"{self.at(key)} must be true or false, not {value!r:.60}")
        return value

    def word(self, key, known, missing=None):
        """The place of a word in a list; `missing`, if given, for null."""
        return index_of(self.at(key), self.get(key), known, missing)

    def list(self, key, length=None, most=64):
        value = self.get(key)
        if not isinstance(value, list):
            raise PositionError(f"{self.at(key)} must be a list, not {value!r:.60}")
        if length is not None and len(value) != length:
            raise PositionError(f"{self.at(key)} must have {length} entries, not {len(value)}")
        if len(value) > most:
            raise PositionError(f"{self.at(key)} has {len(value)} entries, at most {most} are possible")
        return value

    def words(self, key, known, length=None, missing=None, most=64):
        return [index_of(f"{self.at(key)}[{i + 1}]", word, known, missing)
                for i, word in enumerate(self.list(key, length, most))]

    def inner(self, key):
        return _Reader(self.get(key), self.at(key))

    def entries(self, key, length=None, most=64):
        return [_Reader(entry, f"{self.at(key)}[{i + 1}]")
                for i, entry in enumerate(self.list(key, length, most))]

    def only(self, known):
        for key in self.doc:
            if key not in known:
                raise PositionError(f"{self.at(key)} is not part of a position")


def index_of(path, word, known, missing=None):
    if word is None and missing is not None:
        return missing
    if not isinstance(word, str) or word not in known:
        raise PositionError(f"{path} must be one of {', '.join(map(str, known))}, not {word!r:.60}")
    return known.index(word)


TOP = ("format", "game", "players", "options", "edition", "edition_hash", "round", "phase",
       "decision", "actor", "turn", "marker", "last_round", "over", "seats", "harbour", "next_ship",
       "discards", "plazas", "fulfilled", "chips", "for_sale", "then", "action", "builder", "temple",
       "pile", "stack", "seen", "shuffles", "generator")


cdef void read_position(Rhodes *s, const Printed *e, dict doc) except *:
    cdef int i, k
    cdef int players = e.players
    cdef list ships = ship_names(e)
    cdef list tiles = assignment_names(e)
    memset(s, 0, sizeof(Rhodes))
    top = _Reader(doc)
    top.only(TOP)
    s.head.players = players
    s.head.round = top.whole("round", 0, 255)
    s.head.over = top.flag("over")
    s.head.shuffles = top.whole("shuffles", 0, 60000)
    _read_generator(s, top.get("generator"))
    s.phase = top.word("phase", words.PHASES)
    decision = top.get("decision")
    s.head.step = PLACE if s.head.over and decision == "over" else top.word("decision", words.DECISIONS)
    s.head.actor = top.whole("actor", 0, players - 1)
    s.turn = top.whole("turn", 0, players - 1)
    s.pass_ = top.whole("marker", 1, 2) - 1
    s.last_round = top.word("last_round", words.ENDS[1:], -1) + 1
    s.sequel = top.word("then", words.SEQUELS)
    for i, seat in enumerate(top.entries("seats", players)):
        _read_seat(&s.seats[i], e, seat)
    _read_lane(s, e, top.entries("harbour"), ships)
    _read_piles(s, e, top, ships, tiles)
    for i, chip in enumerate(top.entries("chips", e.chips)):
        chip.only(("value", "field"))
        if chip.whole("value", 1, 6) != e.chip[i]:
            raise PositionError(f"{chip.path}.value must be {e.chip[i]} in this edition")
        s.chip_field[i] = chip.word("field", words.PRODUCTS, NONE)
    for i in range(e.chips, CHIPS_MAX):
        s.chip_field[i] = NONE
    _read_for_sale(s, e, top.inner("for_sale"))
    if e.parts:
        s.builder = top.whole("builder", 0, e.parts)
        temple = top.inner("temple")
        temple.only(("tiles", "bronze", "opened"))
        s.temple_tiles = temple.whole("tiles", 0, e.temple_tiles)
        s.temple_bronze = temple.whole("bronze", 0, e.temple_bronze)
        s.temple_opened = temple.flag("opened")
    _read_now(s, e, top.inner("action"))
    _check(s, e)


cdef void _read_generator(Rhodes *s, text) except *:
    try:
        if not isinstance(text, str) or len(text) != 32 or text != text.lower():
            raise ValueError
        s.head.chance[0] = int(text[:16], 16)
        s.head.chance[1] = int(text[16:], 16)
    except ValueError:
        raise PositionError(f"generator must be 32 hexadecimal digits, not {text!r:.60}") from None


cdef void _read_seat(Seat *seat, const Printed *e, doc) except *:
    cdef int i, product, kind
    cdef Fields *fields
    doc.only(("money", "vp", "row", "next_row", "markers", "warehouse", "farmland", "barn",
              "development", "ships", "assignments", "architect", "bonus_row"))
    seat.money = doc.whole("money", 0, 60000)
    seat.vp = doc.whole("vp", 0, 30000)
    seat.row = doc.whole("row", 1, ROWS) - 1
    seat.next_row = NONE if doc.get("next_row") is None else doc.whole("next_row", 1, ROWS) - 1
    for i, marker in enumerate(doc.words("markers", words.MARKERS, 2)):
        seat.marker[i] = marker
    warehouse = doc.inner("warehouse")
    warehouse.only(words.GOODS)
    for i in range(GOODS):
        if words.GOODS[i] in warehouse.doc:
            seat.warehouse[i] = warehouse.whole(words.GOODS[i], 0, e.warehouse + SHIP_MAX)
    for tile in doc.entries("farmland", None, PRODUCTS * TILES_MAX):
        tile.only(("product", "price", "units"))
        product = tile.word("product", words.PRODUCTS)
        prices = kind_prices(e, product)
        price = tile.get("price")
        if price not in prices:
            raise PositionError(f"{tile.path}.price must be one of {prices}, not {price!r:.60}")
        fields = &seat.fields[product]
        if fields.count == TILES_MAX:
            raise PositionError(f"{doc.path}.farmland has more {words.PRODUCTS[product]} tiles "
                                "than there are")
        fields.kind[fields.count] = prices.index(price)
        fields.units[fields.count] = tile.whole("units", 0, e.farmland_capacity)
        fields.count += 1
    for i in doc.words("development", words.DEVELOPMENTS, None, None, DEVELOPMENTS):
        seat.tiles |= 1 << i
    if len(doc.list("development")) != len(set(doc.list("development"))):
        raise PositionError(f"{doc.path}.development names a tile twice: RH-9.2")
    for i in doc.words("barn", words.PRODUCTS, None, None, PRODUCTS):
        seat.barn[i] = 1
    lengths = [e.fleet[i] for i in range(SHIP_MAX) if e.fleet[i]]
    for i, ship in enumerate(doc.entries("ships", len(lengths))):
        ship.only(("length", "at"))
        if ship.whole("length", 1, SHIP_MAX) != lengths[i]:
            raise PositionError(f"{ship.path}.length must be {lengths[i]} with this many players")
        seat.fleet[i] = ship.word("at", words.SHIPS_AT[1:]) + 1
    seat.assignments = doc.whole("assignments", 0, ASSIGNMENTS_MAX)
    if e.parts:
        seat.architect = doc.whole("architect", 0, 2)
        seat.track = doc.whole("bonus_row", 0, BONUS_ROWS)


cdef void _read_lane(Rhodes *s, const Printed *e, entries, list ships) except *:
    cdef int i, ship, length, at, end = 0
    memset(s.cargo, NONE, SQUARES)
    memset(s.hull, NONE, SQUARES)
    for entry in entries:
        entry.only(("square", "goods", "owner", "ship"))
        at = entry.whole("square", 1, SQUARES) - 1
        if entry.get("owner") is None:
            ship = EGYPT + entry.word("ship", ships)
            length = e.egyptian_length[ship - EGYPT]
        else:
            ship = entry.whole("owner", 0, e.players - 1) * SHIP_MAX
            ship += entry.whole("ship", 1, SHIP_MAX) - 1
            length = e.fleet[ship % SHIP_MAX]
            if not length:
                raise PositionError(f"{entry.path}.ship: there is no such ship")
        if at < end:
            raise PositionError(f"{entry.path}: ships overlap, or are not listed from the entrance")
        end = at + length
        if end > SQUARES:
            raise PositionError(f"{entry.path}: the ship lies beyond the harbour")
        for i, good in enumerate(entry.words("goods", words.CARGO, length, NONE)):
            if ship >= EGYPT and good not in (NONE, e.egyptian_goods[ship - EGYPT][i]):
                raise PositionError(f"{entry.path}.goods[{i + 1}]: this ship never carries that")
            if ship < EGYPT and good != NONE and good >= PRODUCTS:
                raise PositionError(f"{entry.path}.goods[{i + 1}]: players ship products only")
            s.cargo[end - 1 - i] = good
        for i in range(at, end):
            s.hull[i] = ship


cdef void _read_piles(Rhodes *s, const Printed *e, top, list ships, list tiles) except *:
    cdef int i
    memset(s.pile, NONE, EGYPTIANS_MAX)
    memset(s.discards, NONE, EGYPTIANS_MAX)
    memset(s.assignments, NONE, ASSIGNMENTS_MAX)
    s.next_ship = top.word("next_ship", ships, NONE)
    pile = top.words("pile", ships, None, None, EGYPTIANS_MAX)
    for i, ship in enumerate(reversed(pile)):
        s.pile[i] = ship
    s.pile_count = len(pile)
    discards = top.words("discards", ships, None, None, EGYPTIANS_MAX)
    for i, ship in enumerate(discards):
        s.discards[i] = ship
    s.discard_count = len(discards)
    seen = top.words("seen", tiles, None, None, ASSIGNMENTS_MAX)
    stack = top.words("stack", tiles, None, None, ASSIGNMENTS_MAX)
    if len(seen) + len(stack) != e.assignments - 3:
        raise PositionError(f"seen and stack must hold {e.assignments - 3} assignments together, "
                            f"not {len(seen) + len(stack)}: RH-1.1")
    for i, tile in enumerate(seen + stack):
        s.assignments[i] = tile
    s.assignment_count = len(seen) + len(stack)
    s.assignment_next = len(seen)
    for i, tile in enumerate(top.words("plazas", tiles, PLAZAS, NONE)):
        s.plaza[i] = tile
    open_ = [s.plaza[i] for i in range(PLAZAS)]
    fulfilled = top.words("fulfilled", tiles, None, None, ASSIGNMENTS_MAX)
    if fulfilled != [tile for tile in seen if tile not in open_]:
        raise PositionError("fulfilled must list what was seen and lies on no plaza any more")


cdef void _read_for_sale(Rhodes *s, const Printed *e, doc) except *:
    cdef int product, kind, i
    doc.only(("farmland", "development"))
    given = set()
    for row in doc.entries("farmland"):
        row.only(("product", "price", "count"))
        product = row.word("product", words.PRODUCTS)
        prices = kind_prices(e, product)
        if row.get("price") not in prices:
            raise PositionError(f"{row.path}.price must be one of {prices}")
        kind = prices.index(row.get("price"))
        given.add((product, kind))
        s.farmland_left[product][kind] = row.whole("count", 0, e.farmland_count[product][kind])
    development = doc.inner("development")
    known = [words.DEVELOPMENTS[i] for i in range(DEVELOPMENTS) if e.tile_count[i]]
    development.only(known)
    for i in range(DEVELOPMENTS):
        if e.tile_count[i]:
            s.tiles_left[i] = development.whole(words.DEVELOPMENTS[i], 0, e.tile_count[i])


cdef void _read_now(Rhodes *s, const Printed *e, doc) except *:
    cdef int i
    doc.only((*NOW_FIELDS, "at", "tiles_used", "ship", "loaded"))
    values = {name: doc.whole(name, 0, most) if name in doc.doc else 0
              for name, most in NOW_FIELDS.items()}
    s.now.done = values["done"]
    s.now.must_buy = values["must_buy"]
    s.now.trading = values["trading"]
    s.now.connected = values["connected"]
    s.now.owed_products = values["owed_products"]
    s.now.owed_bronze = values["owed_bronze"]
    s.now.alchemy = values["alchemy"]
    s.now.architecture = values["architecture"]
    s.now.bonus = values["bonus"]
    if "at" in doc.doc:
        s.now.at = doc.word("at", words.PLACES)
    if "tiles_used" in doc.doc:
        usable = ("demeter", "wagon", "abundance", "trader", "hermes")
        for i in doc.words("tiles_used", usable, None, None, len(usable)):
            s.now.tiles_used |= 1 << (DEMETER if i == 0 else words.DEVELOPMENTS.index(usable[i]))
    if "ship" in doc.doc:
        s.now.ship = doc.whole("ship", 1, SHIP_MAX) - 1
        loaded = doc.words("loaded", words.PRODUCTS, None, None, SHIP_MAX)
        for i, product in enumerate(loaded):
            s.now.load[i] = product
        s.now.loaded = len(loaded)


# --- what can never be -----------------------------------------------------------------------

cdef void _check(Rhodes *s, const Printed *e) except *:
    _check_supplies(s, e)
    _check_ships(s, e)
    _check_seats(s, e)
    _check_round(s, e)
    _check_action(s, e)


cdef void _check_supplies(const Rhodes *s, const Printed *e) except *:
    cdef int p, k, i, who, owned
    for p in range(PRODUCTS):
        for k in range(KINDS_MAX):
            owned = 0
            for who in range(e.players):
                for i in range(s.seats[who].fields[p].count):
                    owned += s.seats[who].fields[p].kind[i] == k
            if owned + s.farmland_left[p][k] != e.farmland_count[p][k]:
                raise PositionError(
                    f"there are {e.farmland_count[p][k]} {words.PRODUCTS[p]} farmlands at "
                    f"{e.farmland_price[p][k]}, but {owned + s.farmland_left[p][k]} are counted")
    for i in range(DEVELOPMENTS):
        owned = sum(s.seats[who].tiles >> i & 1 for who in range(e.players))
        if owned + s.tiles_left[i] != e.tile_count[i]:
            raise PositionError(f"there are {e.tile_count[i]} tiles {words.DEVELOPMENTS[i]!r}, "
                                f"but {owned + s.tiles_left[i]} are counted")
    seen = [s.assignments[i] for i in range(s.assignment_count)]
    if len(set(seen)) != len(seen):
        raise PositionError("an assignment is listed twice")
    for i in range(3):
        if sum(e.category[tile] == i for tile in seen) != sum(
                e.category[k] == i for k in range(e.assignments)) - 1:
            raise PositionError("one assignment of each category is out of play: RH-1.1")
    if sorted(seen, key=lambda tile: e.category[tile]) != seen:
        raise PositionError("category I comes before II, and II before III: RH-1.1")
    if s.assignment_next < PLAZAS:
        raise PositionError("seen must hold at least the first three assignments: RH-1.1")
    open_ = [s.plaza[i] for i in range(PLAZAS) if s.plaza[i] != NONE]
    if len(set(open_)) != len(open_) or not set(open_) <= set(seen[:s.assignment_next]):
        raise PositionError("the plazas must hold different assignments that were seen")
    if len(open_) < PLAZAS and s.assignment_next < s.assignment_count:
        raise PositionError("an empty plaza is refilled while the stack lasts: RH-7.8")
    if sum(s.seats[who].assignments for who in range(e.players)) != s.assignment_next - len(open_):
        raise PositionError("the seats' assignments do not add up to those fulfilled")


cdef void _check_ships(const Rhodes *s, const Printed *e) except *:
    cdef int i, who, slot
    cdef list afloat = []
    for i in range(SQUARES):
        if s.hull[i] != NONE and (i == 0 or s.hull[i] != s.hull[i - 1]):
            afloat.append(s.hull[i])
    egyptians = [ship - EGYPT for ship in afloat if ship >= EGYPT]
    egyptians += [s.pile[i] for i in range(s.pile_count)]
    egyptians += [s.discards[i] for i in range(s.discard_count)]
    egyptians += [s.next_ship] if s.next_ship != NONE else []
    if sorted(egyptians) != list(range(e.egyptians)):
        raise PositionError(f"each of the {e.egyptians} Egyptian ships must be in exactly one place")
    for who in range(e.players):
        for slot in range(SHIP_MAX):
            at, there = s.seats[who].fleet[slot], afloat.count(who * SHIP_MAX + slot)
            if there > 1 or (at == AWAY) != (there == 1):
                raise PositionError(f"seats[{who + 1}].ships[{slot + 1}] is {words.SHIPS_AT[at]!r}, "
                                    f"but lies in the harbour {there} times")
            if at == FOR_SALE and slot != e.large_slot:
                raise PositionError(f"seats[{who + 1}].ships[{slot + 1}] is never for sale: RH-1.5")
    for i in range(e.lane - 1):
        if s.hull[i] == NONE and s.hull[i + 1] != NONE:
            raise PositionError("ships lie nose to tail from the entrance: RH-6.2")
    if s.head.step == OVERFLOW and not s.head.over:
        return
    for i in range(e.lane, SQUARES):
        if s.cargo[i] != NONE:
            raise PositionError(f"a good lies on square {i + 1}, beside the warehouses: RH-6.3")
        if s.hull[i] != NONE and (i == e.lane or s.hull[i] != s.hull[i - 1]) \
                and s.hull[i] != s.hull[e.lane - 1]:
            raise PositionError("a ship lies wholly beside the warehouses: RH-6.4")


cdef void _check_seats(const Rhodes *s, const Printed *e) except *:
    cdef int who, p, kinds
    cdef const Seat *seat
    rows = [s.seats[who].row for who in range(e.players)]
    if len(set(rows)) != e.players:
        raise PositionError("two seats stand on one row of the sequence table: RH-2.8")
    for who in range(e.players):
        seat = &s.seats[who]
        path = f"seats[{who + 1}]"
        goods = in_warehouse(seat)
        overflowing = s.head.step == OVERFLOW and s.head.actor == who and not s.head.over
        if goods > e.warehouse + (SHIP_MAX if overflowing else 0):
            raise PositionError(f"{path}.warehouse holds {goods} goods, at most {e.warehouse} "
                                "are possible: RH-3.6")
        if overflowing and goods <= e.warehouse:
            raise PositionError(f"{path}.warehouse is not overfull, so nothing is discarded")
        for p in range(PRODUCTS):
            if seat.barn[p] and not (seat.tiles >> BARN & 1 and seat.fields[p].count):
                raise PositionError(f"{path}.barn needs the barn and a farmland of it: RH-3.3")
        if bin(seat.tiles >> DEMETER & 15).count("1") > 1:
            raise PositionError(f"{path}.development has two of Demeter: RH-9.2")
        if bin(seat.tiles & 0xF0002).count("1") > 1:
            raise PositionError(f"{path}.development has two irrigations: CO-5.1")
        if seat.architect and not seat.tiles >> ARCHITECT & 1:
            raise PositionError(f"{path}.architect holds bronze, but the tile is not owned: CO-5.5")
        if seat.warehouse[BRONZE] and not e.parts:
            raise PositionError(f"{path}.warehouse: there is no bronze in Rhodes")


cdef void _check_round(Rhodes *s, const Printed *e) except *:
    cdef int who, k, place
    memset(s.used, 0, sizeof(s.used))
    placing = s.head.step == PLACE and not s.head.over
    for who in range(e.players):
        before = s.seats[who].row < s.seats[s.turn].row
        for k in range(2):
            place = s.seats[who].marker[k]
            due = s.phase == ACTIONS_PHASE and (
                k < s.pass_ or (k == s.pass_ and (before or (who == s.turn and not placing))))
            due = due or s.phase == GOLD_PHASE
            if (place != HELD) != due:
                raise PositionError(f"seats[{who + 1}].markers[{k + 1}] must "
                                    f"{'' if due else 'not '}be placed by now: RH-2.2")
            if place < PLACES:
                if place >= COLOSSUS and not e.parts:
                    raise PositionError(f"seats[{who + 1}].markers: there is no "
                                        f"{words.PLACES[place]} in Rhodes")
                s.used[place] += 1
        if s.seats[who].marker[0] == s.seats[who].marker[1] and s.seats[who].marker[0] in (
                FARM, ZEUS_SPACE):
            raise PositionError(f"seats[{who + 1}] used a space of its own twice: RH-2.4")
        if s.seats[who].next_row != NONE and s.phase != SEQUENCE_PHASE:
            raise PositionError(f"seats[{who + 1}].next_row is chosen in the sequence phase: RH-2.8")
    chosen = [s.seats[who].next_row for who in range(e.players) if s.seats[who].next_row != NONE]
    if len(set(chosen)) != len(chosen):
        raise PositionError("two seats chose the same row: RH-2.8")
    for place in (PRODUCTION, MARKET, TEMPLE, TOWNHALL, COLOSSUS, EXTRA):
        if s.used[place] > e.spaces[place]:
            raise PositionError(f"{words.PLACES[place]} has {e.spaces[place]} action spaces, "
                                f"but {s.used[place]} markers: RH-2.4")
    if s.used[HARBOUR] > e.spaces[HARBOUR] and not s.last_round:
        raise PositionError("the harbour has more markers than action spaces: RH-2.4")
    if (s.phase == SETUP) != (s.head.step == START and not s.head.over):
        raise PositionError("start farmlands are bought in the setup phase, and nothing else: RH-1.8")
    if (s.phase == SETUP) != (s.head.round == 0):
        raise PositionError("the setup phase is round 0, and only it")
    if s.head.round > e.last_round:
        raise PositionError(f"round {e.last_round} is the last one possible: RH-11.5")
    stack_out = s.assignment_next == s.assignment_count and any(
        s.plaza[k] == NONE for k in range(PLAZAS))
    if (stack_out or (s.head.round == e.last_round) or (e.parts and s.builder == e.parts)) \
            != (s.last_round != 0):
        raise PositionError("last_round must name why this is the last round, or be null: RH-11.1")
    if s.last_round and s.phase in (GOLD_PHASE, SEQUENCE_PHASE):
        raise PositionError("the last round has no gold and sequence phases: RH-11.1")


cdef dict _PLACES_OF_STEP = {
    PRODUCE: (PRODUCTION, EXTRA), DEVELOP: (FARM, ZEUS_SPACE), SHIP: (FARM,), LOAD: (FARM,),
    REWARD: (FARM,), BUY: (HARBOUR, FARM, ZEUS_SPACE), FULFIL: (HARBOUR,), SELL: (MARKET,),
    DONATE: (TEMPLE,), BUILD: (TOWNHALL,), GIVE: (COLOSSUS, TEMPLE), PAY: (COLOSSUS,),
    BONUS: (COLOSSUS,), OVERFLOW: (FARM, COLOSSUS, EXTRA, TEMPLE),
}


cdef void _check_action(const Rhodes *s, const Printed *e) except *:
    cdef int step = s.head.step
    cdef const Seat *seat = &s.seats[s.turn]
    if s.head.over:
        if s.phase != ACTIONS_PHASE or not s.last_round or s.pass_ != 1:
            raise PositionError("the game ends after the last marker of the last round: RH-11.1")
        return
    if step != OVERFLOW and s.head.actor != s.turn:
        raise PositionError("the actor must be the seat whose turn it is, except for overflow: N-1")
    if (step == ROW) != (s.phase == SEQUENCE_PHASE):
        raise PositionError("rows are chosen in the sequence phase, and nothing else: RH-2.8")
    if s.phase == GOLD_PHASE:
        if step != OVERFLOW or s.sequel != MORE_GOLD:
            raise PositionError("only overflow is decided in the gold phase: RH-2.5")
        return
    if s.sequel == MORE_GOLD:
        raise PositionError("more gold follows in the gold phase only: RH-2.5")
    if step in (START, PLACE, ROW):
        return
    if seat.marker[s.pass_] >= PLACES or seat.marker[s.pass_] != s.now.at:
        raise PositionError(f"the action in progress must be where the marker lies: RH-2.2")
    if s.now.at not in _PLACES_OF_STEP[step]:
        raise PositionError(f"{words.DECISIONS[step]!r} is not asked at {words.PLACES[s.now.at]}")
    if (step == BUY and s.now.at != HARBOUR) != bool(s.now.trading):
        raise PositionError("trading is Hermes buying, and only that: CO-5.7")
    if step in (LOAD, REWARD):
        length = e.fleet[s.now.ship]
        if not length or seat.fleet[s.now.ship] != HOME:
            raise PositionError("the ship being loaded must be at home: RH-5.4")
        if s.now.loaded > length or (s.now.loaded == length) != (step == REWARD):
            raise PositionError("a ship is loaded fully before its reward: RH-5.4")
        if all_on_estate(seat) < length - s.now.loaded:
            raise PositionError("too few units are left to load the ship fully: RH-5.4")
    elif s.now.loaded and step != OVERFLOW:
        raise PositionError("nothing can be loaded yet: RH-5.4")
    if (s.now.owed_products > 0) != (step == GIVE):
        raise PositionError("products are owed exactly while they are given: CO-2.2")
    if step == PAY and not s.now.owed_bronze:
        raise PositionError("bronze is paid while it is owed: CO-2.2")
    if step == BONUS and s.now.bonus not in (2, 6, BONUS_ROWS):
        raise PositionError("only bonus rows 2, 6 and 9 leave a choice: CO-2.6")
    if s.now.done > 1 and step in (SELL, BUILD, PRODUCE):
        raise PositionError("after the second the action is over")
