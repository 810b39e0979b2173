"""RH-9 Town hall: buy one or two tiles, or the large ship."""
from libc.stdint cimport uint16_t, uint32_t

from emporion.games.rhodes.board cimport (
    ALLOWED, ARCHITECT, A_FARMLAND, A_SHIP, A_STOP, A_TILE, BRONZE, BUILD, BY_TOWNHALL,
    CONNECTIONS, DEMETER, DEVELOPMENTS, E_FARMLAND, E_GAIN, E_LARGE_SHIP, E_TILE, FOR_SALE,
    HAVE_TYPE, HOME, IRRIGATION, IRRIGATION_OF, KINDS_MAX, NONE, NOTHING_AFFORDABLE,
    NOTHING_YET, NOT_ASKED, NOT_SOLD, ON_ARCHITECT, PRODUCTS, RHODES, TOO_DEAR, TOWNHALL,
    Fields, Place, Printed, Rhodes, Step, acting, ask, looking, owns, printed,
)
from emporion.games.rhodes.estate cimport earn
from emporion.games.rhodes.round cimport end_action
from emporion.table.kernel cimport Table, offer, tell


# --- tiles ---

cdef void add_farmland(Table *t, Rhodes *s, int who, int product, int kind) noexcept nogil:
    """RH-1.9: it arrives empty. RH-9.3: any number of a product may be owned."""
    cdef Fields *fields = &s.seats[who].fields[product]
    fields.kind[fields.count] = kind
    fields.units[fields.count] = 0
    fields.count += 1
    s.farmland_left[product][kind] -= 1
    tell(t, E_FARMLAND, who, product, kind, 0)


cdef uint32_t _type(int tile) noexcept nogil:
    """The tiles a player may own only one of: all Demeters are one type (RH-9.2), and all
    irrigations (CO-5)."""
    cdef uint32_t of_each_product = 0b1111
    if DEMETER <= tile < DEMETER + PRODUCTS:
        return of_each_product << DEMETER
    if tile == IRRIGATION or tile >= IRRIGATION_OF:
        return of_each_product << IRRIGATION_OF | 1 << IRRIGATION
    return 1 << tile


cdef int _tile_price(Table *t, const Rhodes *s, int tile, bint connected) noexcept nogil:
    """CO-5.2: Good connections owned before this visit."""
    cdef int price = printed(t).tile_price[tile]
    return max(0, price - 2) if connected else price


# --- the step ---

cdef int _why_farmland(Table *t, const Rhodes *s, int product, int kind) noexcept nogil:
    if not s.farmland_left[product][kind]:
        return NOT_SOLD
    return ALLOWED if printed(t).farmland_price[product][kind] <= looking(s).money else TOO_DEAR


cdef int _why_development(Table *t, const Rhodes *s, int tile, bint connected) noexcept nogil:
    if not s.tiles_left[tile]:
        return NOT_SOLD
    if looking(s).tiles & _type(tile):
        return HAVE_TYPE
    return ALLOWED if _tile_price(t, s, tile, connected) <= looking(s).money else TOO_DEAR


cdef int _why_large_ship(Table *t, const Rhodes *s) noexcept nogil:
    """RH-9.4."""
    cdef int slot = printed(t).large_slot
    if slot == NONE or looking(s).fleet[slot] != FOR_SALE:
        return NOT_SOLD
    return ALLOWED if printed(t).large_price <= looking(s).money else TOO_DEAR


cdef int why_build(Table *t, const Rhodes *s, int action) noexcept nogil:
    cdef int i
    if action == A_STOP:
        return ALLOWED if s.now.done else NOTHING_YET
    if A_FARMLAND <= action < A_TILE:
        i = action - A_FARMLAND
        return _why_farmland(t, s, i // KINDS_MAX, i % KINDS_MAX)
    if A_TILE <= action < A_SHIP:
        return _why_development(t, s, action - A_TILE, s.now.connected)
    return _why_large_ship(t, s) if action == A_SHIP else NOT_ASKED


cdef int legal_build(Table *t, const Rhodes *s, uint16_t *out) noexcept nogil:
    cdef int p, kind, tile, n = offer(out, 0, A_STOP, ALLOWED if s.now.done else NOTHING_YET)
    for p in range(PRODUCTS):
        for kind in range(KINDS_MAX):
            n = offer(out, n, A_FARMLAND + p * KINDS_MAX + kind, _why_farmland(t, s, p, kind))
    for tile in range(DEVELOPMENTS):
        n = offer(out, n, A_TILE + tile, _why_development(t, s, tile, s.now.connected))
    return offer(out, n, A_SHIP, _why_large_ship(t, s))


cdef int why_townhall(Table *t, const Rhodes *s) noexcept nogil:
    cdef int p, kind, tile
    for p in range(PRODUCTS):
        for kind in range(KINDS_MAX):
            if _why_farmland(t, s, p, kind) == ALLOWED:
                return ALLOWED
    for tile in range(DEVELOPMENTS):
        if _why_development(t, s, tile, owns(looking(s), CONNECTIONS)) == ALLOWED:
            return ALLOWED
    return ALLOWED if _why_large_ship(t, s) == ALLOWED else NOTHING_AFFORDABLE


cdef void enter_townhall(Table *t, Rhodes *s) noexcept nogil:
    s.now.connected = owns(looking(s), CONNECTIONS)
    ask(s, BUILD, s.turn)


cdef void play_build(Table *t, Rhodes *s, int action) noexcept nogil:
    cdef const Printed *e = printed(t)
    cdef int i
    if action == A_SHIP:
        earn(t, s, s.turn, -<int>e.large_price, BY_TOWNHALL)
        acting(s).fleet[e.large_slot] = HOME
        tell(t, E_LARGE_SHIP, s.turn, 0, 0, 0)
    elif action >= A_TILE:
        _buy_development(t, s, action - A_TILE)
    elif action >= A_FARMLAND:
        i = action - A_FARMLAND
        earn(t, s, s.turn, -<int>e.farmland_price[i // KINDS_MAX][i % KINDS_MAX], BY_TOWNHALL)
        add_farmland(t, s, s.turn, i // KINDS_MAX, i % KINDS_MAX)
    s.now.done += 1
    if action == A_STOP or s.now.done == 2:
        end_action(t, s)


cdef void _buy_development(Table *t, Rhodes *s, int tile) noexcept nogil:
    earn(t, s, s.turn, -_tile_price(t, s, tile, s.now.connected), BY_TOWNHALL)
    s.tiles_left[tile] -= 1
    acting(s).tiles |= 1 << tile
    tell(t, E_TILE, s.turn, tile, 0, 0)
    if tile == ARCHITECT:  # CO-5.5
        acting(s).architect = 2
        tell(t, E_GAIN, s.turn, BRONZE, ON_ARCHITECT, BY_TOWNHALL)
        tell(t, E_GAIN, s.turn, BRONZE, ON_ARCHITECT, BY_TOWNHALL)


RHODES.places[TOWNHALL] = Place(why_townhall, enter_townhall)
RHODES.steps[BUILD] = Step(legal_build, why_build, play_build)
