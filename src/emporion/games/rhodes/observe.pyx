"""The observation: what a seat may know as a float32 vector, its own affairs first.

layout.py names the slices in the order they are written here. Counts are scaled to about 0 to 1;
choices among a few are one-hot. Seats are relative: the observer, then clockwise; seats that are
not in the game are all zero.
"""
from libc.string cimport memset

from emporion.games.rhodes.board cimport (
    ABUNDANCE, AWAY, CHIP_MAX, DEMETER, DEVELOPMENTS, EGYPT, FOR_SALE, GOLD, GOODS, HELD, HERMES,
    HOME, KINDS_MAX, LANE_MAX, MARKET, NONE, PLACES, PLAZAS, PRODUCTS, ROWS, SEATS_MAX, SHIP_MAX,
    STEPS, TEMPLE, TRADER, WAGON, WILD, Printed, Rhodes, Seat, printed,
)
from emporion.games.rhodes.colossus.site cimport level
from emporion.games.rhodes.estate cimport on_estate
from emporion.table.kernel cimport Table
from emporion.table.vector cimport number, one_hot

cdef enum:
    SEAT = 100
    PHASES = 4
    ENDS = 4


cdef void observe(Table *t, const void *state, int seat, float *out) noexcept nogil:
    cdef const Rhodes *s = <const Rhodes *>state
    cdef int i
    memset(out, 0, OBSERVATION * sizeof(float))
    out = _seat(t, s, seat, out)
    out = _decision(t, s, seat, out)
    out = _harbour(t, s, seat, out)
    out = _city(t, s, out)
    for i in range(1, SEATS_MAX):
        if i < s.head.players:
            _seat(t, s, (seat + i) % s.head.players, out)
        out += SEAT


cdef float *_seat(Table *t, const Rhodes *s, int who, float *out) noexcept nogil:
    cdef const Printed *e = printed(t)
    cdef const Seat *seat = &s.seats[who]
    cdef int i, k, units, dr = 0, vp = 0
    out = number(out, 1, 1)
    out = number(out, s.head.actor == who, 1)
    out = number(out, s.turn == who, 1)
    out = number(out, seat.money, 30)
    out = number(out, seat.vp, 50)
    for i in range(GOODS):
        out = number(out, seat.warehouse[i], 5)
    for i in range(PRODUCTS):
        out = number(out, on_estate(seat, i), 6)
    for i in range(PRODUCTS):
        units = 0
        for k in range(seat.fields[i].count):
            units += e.farmland_capacity - seat.fields[i].units[k]
            dr += e.farmland_dr[i][seat.fields[i].kind[k]]
            vp += e.farmland_vp[i][seat.fields[i].kind[k]]
        out = number(out, units, 6)
    for i in range(PRODUCTS):
        out = number(out, seat.fields[i].count, 3)
    for i in range(PRODUCTS):
        out = number(out, seat.barn[i], 1)
    out = number(out, dr, 3)
    out = number(out, vp, 3)
    for i in range(DEVELOPMENTS):
        out = number(out, seat.tiles >> i & 1, 1)
    for i in range(SHIP_MAX):
        out = number(out, seat.fleet[i] == HOME, 1)
        out = number(out, seat.fleet[i] == AWAY, 1)
        out = number(out, seat.fleet[i] == FOR_SALE, 1)
        out = number(out, e.fleet[i], 3)
    out = one_hot(out, seat.marker[0], HELD + 1)
    out = one_hot(out, seat.marker[1], HELD + 1)
    out = one_hot(out, seat.row, ROWS)
    out = one_hot(out, seat.next_row, ROWS)
    out = number(out, seat.architect, 2)
    out = number(out, seat.track, 9)
    return number(out, seat.assignments, 5)


cdef float *_decision(Table *t, const Rhodes *s, int seat, float *out) noexcept nogil:
    cdef const Printed *e = printed(t)
    cdef int i
    out = one_hot(out, s.head.step, STEPS)
    out = one_hot(out, s.phase, PHASES)
    out = number(out, s.head.round, 30)
    out = number(out, s.pass_, 1)
    out = one_hot(out, s.last_round, ENDS)
    out = one_hot(out, s.now.at if s.now.at or s.head.step > 1 else NONE, PLACES)
    out = number(out, s.now.done, 2)
    out = number(out, s.now.must_buy, 1)
    out = number(out, s.now.trading, 1)
    out = number(out, s.now.connected, 1)
    out = number(out, s.now.tiles_used >> DEMETER & 1, 1)
    out = number(out, s.now.tiles_used >> WAGON & 1, 1)
    out = number(out, s.now.tiles_used >> ABUNDANCE & 1, 1)
    out = number(out, s.now.tiles_used >> TRADER & 1, 1)
    out = number(out, s.now.tiles_used >> HERMES & 1, 1)
    out = number(out, e.fleet[s.now.ship], 3)
    for i in range(s.now.loaded):
        out[s.now.load[i]] += 1.0 / 3
    out += PRODUCTS
    out = number(out, s.now.owed_products, 3)
    out = number(out, s.now.owed_bronze, 2)
    out = number(out, s.now.alchemy, 1)
    out = number(out, s.now.architecture, 1)
    return number(out, s.now.bonus, 9)


cdef float *_harbour(Table *t, const Rhodes *s, int seat, float *out) noexcept nogil:
    cdef const Printed *e = printed(t)
    cdef int i, ship
    for i in range(LANE_MAX):
        if i < e.lane:
            ship = s.hull[i]
            out[0] = e.price[i] / 7.0
            if s.cargo[i] != NONE:
                out[1 + s.cargo[i]] = 1
            if ship != NONE:
                out[8] = ship < EGYPT and ship // SHIP_MAX == seat
                out[9] = ship < EGYPT and ship // SHIP_MAX != seat
                out[10] = ship >= EGYPT
        out += 11
    if s.next_ship != NONE:
        for i in range(e.egyptian_length[s.next_ship]):
            out[e.egyptian_goods[s.next_ship][i]] += 0.5
        out[WILD + 1] = e.egyptian_length[s.next_ship] / 3.0
    out += WILD + 2
    out = number(out, s.pile_count, 10)
    return number(out, s.discard_count, 10)


cdef float *_city(Table *t, const Rhodes *s, float *out) noexcept nogil:
    cdef const Printed *e = printed(t)
    cdef int i, k, tile
    for i in range(PLAZAS):
        tile = s.plaza[i]
        if tile != NONE:
            for k in range(GOLD + 1):
                out[k] = e.needs[tile][k] / 2.0
            out[5] = e.pays_dr[tile] / 6.0
            out[6] = e.pays_vp[tile] / 14.0
            out[7] = e.category[tile] / 2.0
        out += 8
    out = number(out, s.assignment_count - s.assignment_next, 9)
    for i in range(e.chips):
        if s.chip_field[i] == NONE:
            out[e.chip[i] - 1] += 0.5
        else:
            out[CHIP_MAX + s.chip_field[i]] = 1
    out += CHIP_MAX + PRODUCTS
    for i in range(PRODUCTS):
        for k in range(KINDS_MAX):
            out = number(out, s.farmland_left[i][k], 2)
    for i in range(DEVELOPMENTS):
        out = number(out, s.tiles_left[i], 3)
    for i in range(PLACES):
        out = number(out, max(0, e.spaces[i] - s.used[i]), 3)
    out = number(out, e.market_rate[min(s.used[MARKET], 4)], 5)
    out = number(out, e.temple_rate[min(s.used[TEMPLE], 4)], 7)
    out = number(out, s.builder, 12)
    if e.parts:
        k = level(e, s.builder)
        out[0] = e.level_products[k] / 3.0
        out[1] = e.level_bronze[k] / 2.0
        out[2] = e.level_vp[k] / 9.0
        out[3] = s.temple_tiles / 5.0
        out[4] = e.temple_products[s.temple_tiles] / 4.0
        out[5] = e.temple_vp[s.temple_tiles] / 8.0
        out[6] = s.temple_bronze / 2.0
        out[7] = s.temple_opened
    return out + 8
