"""Reading a position document back into a state; possible.pyx refuses what can never be."""
from libc.string cimport memset

from emporion.errors import PositionError
from emporion.games.rhodes import notation as words
from emporion.table.reader import Reader, generator_words

from emporion.games.rhodes.board cimport (
    ASSIGNMENTS_MAX, BONUS_ROWS, CHIPS_MAX, DEMETER, DEVELOPMENTS, EGYPT, EGYPTIANS_MAX, GOODS,
    NONE, PLACE, PLAZAS, PRODUCTS, ROWS, SHIP_MAX, SQUARES, TILES_MAX, Fields, Printed, Rhodes,
    Seat,
)
from emporion.games.rhodes.position cimport assignment_names, kind_prices, ship_names
from emporion.games.rhodes.possible cimport check_possible

cdef dict NOW_FIELDS = {  # the action in progress: names of plain counters and flags
    "done": 255, "must_buy": 1, "trading": 1, "connected": 1, "owed_products": 15,
    "owed_bronze": 15, "alchemy": 1, "architecture": 1, "bonus": BONUS_ROWS,
}

OF_THE_COLOSSUS = ("builder", "temple")
TOP = (
    "format", "game", "players", "options", "edition", "edition_hash", "round", "phase",
    "decision", "actor", "turn", "marker", "last_round", "over", "seats", "harbour", "next_ship",
    "discards", "plazas", "fulfilled", "chips", "for_sale", "then", "action", "pile", "stack",
    "seen", "shuffles", "generator",
)


cdef void read_position(Rhodes *s, const Printed *e, dict doc) except *:
    cdef int i
    cdef int players = e.players
    cdef list ships = ship_names(e)
    cdef list tiles = assignment_names(e)
    memset(s, 0, sizeof(Rhodes))
    top = Reader(doc)
    top.only(TOP + OF_THE_COLOSSUS if e.parts else TOP)
    s.head.players = players
    s.head.round = top.whole("round", 0, 255)
    s.head.over = top.flag("over")
    s.head.shuffles = top.whole("shuffles", 0, 60000)
    _read_generator(s, top.get("generator"))
    s.phase = top.word("phase", words.PHASES)
    decision = top.get("decision")
    s.head.step = PLACE
    if not (s.head.over and decision == "over"):
        s.head.step = top.word("decision", words.DECISIONS)
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
    check_possible(s, e)


cdef void _read_generator(Rhodes *s, text) except *:
    s.head.chance[0], s.head.chance[1] = generator_words(text)


cdef void _read_seat(Seat *seat, const Printed *e, doc) except *:
    cdef int i, product
    cdef Fields *fields
    known = ("money", "vp", "row", "next_row", "markers", "warehouse", "farmland", "barn",
             "development", "ships", "assignments")
    doc.only((*known, "architect", "bonus_row") if e.parts else known)
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
        price = tile.whole("price", 0, 255)
        if price not in prices:
            raise PositionError(f"{tile.path}.price must be one of {prices}, not {price}")
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
        price = row.whole("price", 0, 255)
        if price not in prices:
            raise PositionError(f"{row.path}.price must be one of {prices}, not {price}")
        kind = prices.index(price)
        if (product, kind) in given:
            raise PositionError(f"{row.path} is listed already")
        given.add((product, kind))
        s.farmland_left[product][kind] = row.whole("count", 0, e.farmland_count[product][kind])
    if len(given) != sum(e.kinds[product] for product in range(PRODUCTS)):
        raise PositionError(f"{doc.at('farmland')} must list every farmland of the edition")
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
