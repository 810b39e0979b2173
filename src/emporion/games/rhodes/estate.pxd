"""RH-3 Estate and storage: where units lie, and where there is room for more."""
from libc.stdint cimport uint8_t

from emporion.games.rhodes.board cimport (
    BARN, BRONZE, E_GAIN, E_LOSE, E_MONEY, E_VP, GOODS, IN_WAREHOUSE, ON_ESTATE, PRODUCTS, Fields,
    Printed, Rhodes, Seat, owns, printed,
)
from emporion.table.kernel cimport Table, tell


# --- what lies there ---

cdef inline int on_farmland(const Seat *seat, int product) noexcept nogil:
    cdef int i, units = 0
    for i in range(seat.fields[product].count):
        units += seat.fields[product].units[i]
    return units


cdef inline int on_estate(const Seat *seat, int product) noexcept nogil:
    return on_farmland(seat, product) + seat.barn[product]


cdef inline int all_on_estate(const Seat *seat) noexcept nogil:
    cdef int p, units = 0
    for p in range(PRODUCTS):
        units += on_estate(seat, p)
    return units


cdef inline int in_warehouse(const Seat *seat) noexcept nogil:
    """RH-3.6: every good counts."""
    cdef int g, goods = 0
    for g in range(GOODS):
        goods += seat.warehouse[g]
    return goods


cdef inline int products_stored(const Seat *seat) noexcept nogil:
    cdef int p, goods = 0
    for p in range(PRODUCTS):
        goods += seat.warehouse[p]
    return goods


cdef inline int farmland_tiles(const Seat *seat) noexcept nogil:
    cdef int p, tiles = 0
    for p in range(PRODUCTS):
        tiles += seat.fields[p].count
    return tiles


# --- room ---

cdef inline int tiles_with_room(const Printed *e, const Seat *seat, int product) noexcept nogil:
    """RH-3.2: a tile holds only so many units."""
    cdef int i, open_ = 0
    for i in range(seat.fields[product].count):
        open_ += seat.fields[product].units[i] < e.farmland_capacity
    return open_


cdef inline bint barn_open(const Seat *seat, int product) noexcept nogil:
    """RH-3.3, RH-10.4: once the caller knows that no tile of the product has room."""
    return seat.fields[product].count and owns(seat, BARN) and not seat.barn[product]


cdef inline bint has_room(const Printed *e, const Seat *seat, int product) noexcept nogil:
    """RH-3.4."""
    return tiles_with_room(e, seat, product) > 0 or barn_open(seat, product)


cdef inline bint has_any_room(const Printed *e, const Seat *seat) noexcept nogil:
    cdef int p
    for p in range(PRODUCTS):
        if has_room(e, seat, p):
            return True
    return False


# --- units come and go ---

cdef inline void put(Table *t, Rhodes *s, int who, int product, int source) noexcept nogil:
    """One unit arrives where there is room: on the emptiest tile, else in the barn (RH-3.5)."""
    cdef Seat *seat = &s.seats[who]
    cdef Fields *fields = &seat.fields[product]
    cdef int i, emptiest = 0
    if tiles_with_room(printed(t), seat, product):
        for i in range(1, fields.count):
            if fields.units[i] < fields.units[emptiest]:
                emptiest = i
        fields.units[emptiest] += 1
    else:
        seat.barn[product] = 1
    tell(t, E_GAIN, who, product, ON_ESTATE, source)


cdef inline void take(Table *t, Rhodes *s, int who, int product, int source) noexcept nogil:
    """One unit leaves: from the fullest tile, the barn last (RH-3.5)."""
    cdef Seat *seat = &s.seats[who]
    cdef Fields *fields = &seat.fields[product]
    cdef int i, fullest = 0
    for i in range(1, fields.count):
        if fields.units[i] > fields.units[fullest]:
            fullest = i
    if fields.count and fields.units[fullest]:
        fields.units[fullest] -= 1
    else:
        seat.barn[product] = 0
    tell(t, E_LOSE, who, product, ON_ESTATE, source)


cdef inline void store(Table *t, Rhodes *s, int who, int good, int source) noexcept nogil:
    s.seats[who].warehouse[good] += 1
    tell(t, E_GAIN, who, good, IN_WAREHOUSE, source)


cdef inline void unstore(Table *t, Rhodes *s, int who, int good, int source) noexcept nogil:
    s.seats[who].warehouse[good] -= 1
    tell(t, E_LOSE, who, good, IN_WAREHOUSE, source)


cdef inline void earn(Table *t, Rhodes *s, int who, int amount, int source) noexcept nogil:
    """Money received; a negative amount is paid."""
    if amount:
        s.seats[who].money += amount
        tell(t, E_MONEY, who, amount, source, 0)


cdef inline void score(Table *t, Rhodes *s, int who, int vp, int source) noexcept nogil:
    if vp:
        s.seats[who].vp += vp
        tell(t, E_VP, who, vp, source, 0)
