"""Positions and views: a state as a readable JSON document.

Views are written by the same hand, field by field, leaving secrets out from the start: the order of
the Egyptian pile, of the assignment stack, and the generator. Nothing else is secret in Rhodes.
restore.pyx reads positions back.
"""
from libc.stdint cimport uint8_t, uint32_t
from libc.string cimport memset

from emporion.games.rhodes import notation as words
from emporion.table.kernel import quoted

from emporion.games.rhodes.board cimport (
    DEVELOPMENTS, EGYPT, GOODS, LOAD, NONE, PLACE, PLAZAS, PRODUCTS, REWARD, ROW, SHIP_MAX,
    SQUARES, START, Printed, Rhodes, Seat,
)
from emporion.table.sheet cimport (
    Sheet, begin, begin_list, count, end, end_list, flag, key, lay_out, nothing, number, taken,
    word, word_key,
)


# --- names -----------------------------------------------------------------------------------

cdef enum:
    MOST_KNOWN = 64  # editions

cdef dict KNOWN = {}


cdef list ship_goods(const Printed *e):
    """Every Egyptian ship as its goods from bow to stern."""
    return names(e)[0]


cdef list ship_names(const Printed *e):
    """The same, equal ships told apart: `gold wild`, `gold wild #2`."""
    return names(e)[1]


cdef list assignment_names(const Printed *e):
    """`II-4`: category, and place in the edition's list of that category (T-2)."""
    return names(e)[2]


cdef tuple names(const Printed *e):
    """All three, the last two also in quotes: made once for an edition, since every view and most
    events name some of them."""
    cdef bytes printed = (<const char *>e)[:sizeof(Printed)]
    known = KNOWN.get(printed)
    if known is None:
        if len(KNOWN) == MOST_KNOWN:
            KNOWN.clear()
        known = KNOWN[printed] = make_names(e)
    return known


cdef tuple make_names(const Printed *e):
    cdef list ships = [], tiles = []
    cdef list goods = [
        " ".join(words.CARGO[e.egyptian_goods[i][k]] for k in range(e.egyptian_length[i]))
        for i in range(e.egyptians)]
    cdef int[3] counts = [0, 0, 0]
    for i, ship in enumerate(goods):
        again = goods[:i].count(ship)
        ships.append(f"{ship} #{again + 1}" if again else ship)
    for i in range(e.assignments):
        counts[e.category[i]] += 1
        tiles.append(f"{words.CATEGORIES[e.category[i]]}-{counts[e.category[i]]}")
    return goods, ships, tiles, tuple(map(quoted, ships)), tuple(map(quoted, tiles))


cdef list kind_prices(const Printed *e, int product):
    return [e.farmland_price[product][k] for k in range(e.kinds[product])]


# --- writing ---------------------------------------------------------------------------------

cdef tuple PHASES = tuple(map(quoted, words.PHASES))
cdef tuple DECISIONS = tuple(map(quoted, words.DECISIONS))
cdef tuple ENDS = tuple(quoted(name or None) for name in words.ENDS)
cdef tuple SEQUELS = tuple(map(quoted, words.SEQUELS))
cdef tuple PRODUCT_NAMES = tuple(map(quoted, words.PRODUCTS))
cdef tuple GOOD_NAMES = tuple(map(quoted, words.GOODS))
cdef tuple CARGO = tuple(map(quoted, words.CARGO))
cdef tuple PLACE_NAMES = tuple(map(quoted, words.PLACES))
cdef tuple MARKERS = tuple(map(quoted, words.MARKERS))
cdef tuple SHIPS_AT = tuple(map(quoted, words.SHIPS_AT))
cdef tuple TILES = tuple(map(quoted, words.DEVELOPMENTS))
cdef tuple TILE_KINDS = tuple(quoted(name.split()[0]) for name in words.DEVELOPMENTS)


cdef object write_position(
    const Rhodes *s, const Printed *e, bytes beginning, dict into, bint secrets,
):
    """A document, after its beginning, which is the same for all of a game; as objects in `into`
    where that is given, else as JSON."""
    cdef tuple ships, tiles
    cdef int i, k
    cdef bint lies
    cdef Sheet sheet
    ships, tiles = names(e)[3:]
    memset(&sheet, 0, sizeof(sheet))
    if into is not None:
        lay_out(&sheet, into)
    else:
        word(&sheet, beginning)
    count(&sheet, "round", s.head.round)
    field(&sheet, "phase", PHASES, s.phase)
    key(&sheet, "decision")
    word(&sheet, b'"over"' if s.head.over else DECISIONS[s.head.step])
    count(&sheet, "actor", s.head.actor)
    count(&sheet, "turn", s.turn)
    count(&sheet, "marker", s.pass_ + 1)
    field(&sheet, "last_round", ENDS, s.last_round)
    key(&sheet, "over")
    flag(&sheet, s.head.over)
    key(&sheet, "seats")
    begin_list(&sheet)
    for i in range(s.head.players):
        _write_seat(&sheet, &s.seats[i], e)
    end_list(&sheet)
    key(&sheet, "harbour")
    _write_lane(&sheet, s, e, ships)
    field(&sheet, "next_ship", ships, s.next_ship)
    _write_list(&sheet, "discards", ships, s.discards, s.discard_count)
    _write_list(&sheet, "plazas", tiles, s.plaza, PLAZAS)
    key(&sheet, "fulfilled")
    begin_list(&sheet)
    for i in range(s.assignment_next):
        lies = False
        for k in range(PLAZAS):
            lies = lies or s.plaza[k] == s.assignments[i]
        if not lies:
            word(&sheet, tiles[s.assignments[i]])
    end_list(&sheet)
    key(&sheet, "chips")
    begin_list(&sheet)
    for i in range(e.chips):
        begin(&sheet)
        count(&sheet, "value", e.chip[i])
        field(&sheet, "field", PRODUCT_NAMES, s.chip_field[i])
        end(&sheet)
    end_list(&sheet)
    key(&sheet, "for_sale")
    _write_sale(&sheet, s, e)
    field(&sheet, "then", SEQUELS, s.sequel)
    key(&sheet, "action")
    _write_now(&sheet, s, e)
    if e.parts:
        count(&sheet, "builder", s.builder)
        key(&sheet, "temple")
        begin(&sheet)
        count(&sheet, "tiles", s.temple_tiles)
        count(&sheet, "bronze", s.temple_bronze)
        key(&sheet, "opened")
        flag(&sheet, s.temple_opened)
        end(&sheet)
    if secrets:
        key(&sheet, "pile")
        begin_list(&sheet)
        for i in range(s.pile_count - 1, -1, -1):
            word(&sheet, ships[s.pile[i]])
        end_list(&sheet)
        _write_list(&sheet, "stack", tiles, &s.assignments[s.assignment_next],
                    s.assignment_count - s.assignment_next)
        _write_list(&sheet, "seen", tiles, s.assignments, s.assignment_next)
        count(&sheet, "shuffles", s.head.shuffles)
        key(&sheet, "generator")
        word(&sheet, f'"{s.head.chance[0]:016x}{s.head.chance[1]:016x}"'.encode())
    else:
        count(&sheet, "pile", s.pile_count)
        count(&sheet, "stack", s.assignment_count - s.assignment_next)
    end(&sheet)
    return taken(&sheet) if into is None else into


cdef void field(Sheet *sheet, const char *name, tuple names, int index) noexcept:
    """A field that holds one of these names, or nothing."""
    key(sheet, name)
    _write_name(sheet, names, index)


cdef void _write_name(Sheet *sheet, tuple names, int index) noexcept:
    if index < <int>len(names):
        word(sheet, names[index])
    else:
        nothing(sheet)


cdef void _write_list(
    Sheet *sheet, const char *name, tuple names, const uint8_t *items, int length,
) noexcept:
    cdef int i
    key(sheet, name)
    begin_list(sheet)
    for i in range(length):
        _write_name(sheet, names, items[i])
    end_list(sheet)


cdef void _write_seat(Sheet *sheet, const Seat *seat, const Printed *e) noexcept:
    cdef int i, p
    begin(sheet)
    count(sheet, "money", seat.money)
    count(sheet, "vp", seat.vp)
    count(sheet, "row", seat.row + 1)
    key(sheet, "next_row")
    if seat.next_row == NONE:
        nothing(sheet)
    else:
        number(sheet, seat.next_row + 1)
    _write_list(sheet, "markers", MARKERS, seat.marker, 2)
    key(sheet, "warehouse")
    begin(sheet)
    for i in range(GOODS):
        if seat.warehouse[i]:
            word_key(sheet, GOOD_NAMES[i])
            number(sheet, seat.warehouse[i])
    end(sheet)
    key(sheet, "farmland")
    begin_list(sheet)
    for p in range(PRODUCTS):
        for i in range(seat.fields[p].count):
            begin(sheet)
            field(sheet, "product", PRODUCT_NAMES, p)
            count(sheet, "price", e.farmland_price[p][seat.fields[p].kind[i]])
            count(sheet, "units", seat.fields[p].units[i])
            end(sheet)
    end_list(sheet)
    key(sheet, "barn")
    begin_list(sheet)
    for p in range(PRODUCTS):
        if seat.barn[p]:
            word(sheet, PRODUCT_NAMES[p])
    end_list(sheet)
    _write_tiles(sheet, "development", TILES, seat.tiles)
    key(sheet, "ships")
    begin_list(sheet)
    for i in range(SHIP_MAX):
        if e.fleet[i]:
            begin(sheet)
            count(sheet, "length", e.fleet[i])
            field(sheet, "at", SHIPS_AT, seat.fleet[i])
            end(sheet)
    end_list(sheet)
    count(sheet, "assignments", seat.assignments)
    if e.parts:
        count(sheet, "architect", seat.architect)
        count(sheet, "bonus_row", seat.track)
    end(sheet)


cdef void _write_tiles(Sheet *sheet, const char *name, tuple names, uint32_t tiles) noexcept:
    cdef int i
    key(sheet, name)
    begin_list(sheet)
    for i in range(DEVELOPMENTS):
        if tiles >> i & 1:
            word(sheet, names[i])
    end_list(sheet)


cdef void _write_lane(Sheet *sheet, const Rhodes *s, const Printed *e, tuple ships) noexcept:
    """The ships from the entrance inwards; goods from bow to stern, nothing where one is gone."""
    cdef int i = 0, k, ship, length
    begin_list(sheet)
    while i < SQUARES:
        ship = s.hull[i]
        if ship == NONE:
            i += 1
            continue
        length = e.egyptian_length[ship - EGYPT] if ship >= EGYPT else e.fleet[ship % SHIP_MAX]
        begin(sheet)
        count(sheet, "square", i + 1)
        key(sheet, "goods")
        begin_list(sheet)
        for k in range(length):
            _write_name(sheet, CARGO, s.cargo[i + length - 1 - k])
        end_list(sheet)
        key(sheet, "owner")
        if ship >= EGYPT:
            nothing(sheet)
            field(sheet, "ship", ships, ship - EGYPT)
        else:
            number(sheet, ship // SHIP_MAX)
            count(sheet, "ship", ship % SHIP_MAX + 1)
        end(sheet)
        i += length
    end_list(sheet)


cdef void _write_sale(Sheet *sheet, const Rhodes *s, const Printed *e) noexcept:
    cdef int i, p
    begin(sheet)
    key(sheet, "farmland")
    begin_list(sheet)
    for p in range(PRODUCTS):
        for i in range(e.kinds[p]):
            begin(sheet)
            field(sheet, "product", PRODUCT_NAMES, p)
            count(sheet, "price", e.farmland_price[p][i])
            count(sheet, "count", s.farmland_left[p][i])
            end(sheet)
    end_list(sheet)
    key(sheet, "development")
    begin(sheet)
    for i in range(DEVELOPMENTS):
        if e.tile_count[i]:
            word_key(sheet, TILES[i])
            number(sheet, s.tiles_left[i])
    end(sheet)
    end(sheet)


cdef void _write_now(Sheet *sheet, const Rhodes *s, const Printed *e) noexcept:
    """The action in progress; only what is not zero."""
    begin(sheet)
    _write_some(sheet, "done", s.now.done)
    _write_some(sheet, "must_buy", s.now.must_buy)
    _write_some(sheet, "trading", s.now.trading)
    _write_some(sheet, "connected", s.now.connected)
    _write_some(sheet, "owed_products", s.now.owed_products)
    _write_some(sheet, "owed_bronze", s.now.owed_bronze)
    _write_some(sheet, "alchemy", s.now.alchemy)
    _write_some(sheet, "architecture", s.now.architecture)
    _write_some(sheet, "bonus", s.now.bonus)
    if s.now.at or s.head.step not in (START, PLACE, ROW):
        field(sheet, "at", PLACE_NAMES, s.now.at)
    if s.now.tiles_used:
        _write_tiles(sheet, "tiles_used", TILE_KINDS, s.now.tiles_used)
    if s.head.step in (LOAD, REWARD) or s.now.ship or s.now.loaded:
        count(sheet, "ship", s.now.ship + 1)
        _write_list(sheet, "loaded", PRODUCT_NAMES, s.now.load, s.now.loaded)
    end(sheet)


cdef void _write_some(Sheet *sheet, const char *name, int value) noexcept:
    if value:
        count(sheet, name, value)
