"""RH-1 Setup, up to the start farmlands; and CO-1."""
from libc.stdint cimport uint16_t, uint64_t, uint8_t
from libc.string cimport memcpy, memset

from emporion.games.rhodes.board cimport (
    ALLOWED, A_FARMLAND, A_SKIP, A_TILE, BY_START, CAN_BUY, CHIPS_MAX, EGYPT, EGYPTIANS_MAX,
    E_PLAZA, E_SHOWN, FOR_SALE, HELD, HOME, KINDS_MAX, NONE, NOT_SOLD, NO_SECOND_TILE, NO_SHIP,
    PLAZAS, PRODUCTS, RHODES, SAME_PRODUCT, SETUP, SHIP_MAX, SQUARES, START, START_FIRST,
    TOO_DEAR, Printed, Rhodes, Seat, Step, ask, looking, printed,
)
from emporion.games.rhodes.estate cimport earn, put
from emporion.games.rhodes.lane cimport arrive, gold_afloat, push
from emporion.games.rhodes.round cimport begin_round, seat_in_row
from emporion.games.rhodes.townhall cimport add_farmland
from emporion.table.chance cimport below, sow
from emporion.table.kernel cimport NOBODY, Table, mix, offer, tell, tidy


# --- the deal: all that chance decides before the first decision ---

cdef void set_up(Table *t, void *state, int players, uint64_t seed) noexcept nogil:
    cdef Rhodes *s = <Rhodes *>state
    memset(s, 0, sizeof(Rhodes))
    s.head.players = players
    sow(s.head.chance, seed)
    _deal_assignments(t, s)
    _deal_ships(t, s)
    lay_out(t, s, below(s.head.chance, players))


cdef void _deal_assignments(Table *t, Rhodes *s) noexcept nogil:
    """RH-1.1: of each category all but one, I on top."""
    cdef const Printed *e = printed(t)
    cdef uint8_t tiles[16]
    cdef int category, i, n
    memset(s.assignments, NONE, sizeof(s.assignments))
    for category in range(3):
        n = 0
        for i in range(e.assignments):
            if e.category[i] == category:
                tiles[n] = i
                n += 1
        mix(s.head.chance, tiles, n)
        memcpy(&s.assignments[s.assignment_count], tiles, n - 1)
        s.assignment_count += n - 1


cdef void _deal_ships(Table *t, Rhodes *s) noexcept nogil:
    cdef int i
    memset(s.pile, NONE, EGYPTIANS_MAX)
    s.pile_count = printed(t).egyptians
    for i in range(s.pile_count):
        s.pile[i] = i
    mix(s.head.chance, s.pile, s.pile_count)
    tidy(s.pile, s.pile_count, printed(t).egyptian_kind)


# --- the board ---

cdef void lay_out(Table *t, Rhodes *s, int first) noexcept nogil:
    """Everything the deal leaves no choice about."""
    cdef const Printed *e = printed(t)
    cdef int i
    for i in range(PLAZAS):
        s.plaza[i] = s.assignments[i]
        tell(t, E_PLAZA, NOBODY, i, s.plaza[i], 0)
    s.assignment_next = PLAZAS
    memset(s.chip_field, NONE, CHIPS_MAX)  # RH-1.2
    memcpy(s.farmland_left, e.farmland_count, sizeof(s.farmland_left))  # RH-1.3
    memcpy(s.tiles_left, e.tile_count, sizeof(s.tiles_left))
    s.builder = 0  # on C, and every Colossus marker on S (CO-1.1)
    s.temple_tiles = e.temple_tiles  # CO-1.2
    s.temple_bronze = e.temple_bronze
    for i in range(s.head.players):
        _seat(e, &s.seats[i])
        s.seats[i].row = (i + s.head.players - first) % s.head.players  # RH-1.7
    s.phase = SETUP
    _open_harbour(t, s)
    s.turn = first
    ask(s, START, first)


cdef void _seat(const Printed *e, Seat *seat) noexcept nogil:
    """RH-1.4, RH-1.5."""
    cdef int slot
    seat.money = e.money
    seat.marker[0] = HELD
    seat.marker[1] = HELD
    seat.next_row = NONE
    for slot in range(SHIP_MAX):
        seat.fleet[slot] = HOME if e.fleet[slot] else NO_SHIP
    if e.large_slot != NONE:
        seat.fleet[e.large_slot] = FOR_SALE


cdef void _open_harbour(Table *t, Rhodes *s) noexcept nogil:
    """RH-1.6: ships until enough gold lies there, then one more to show."""
    cdef const Printed *e = printed(t)
    cdef int ship
    memset(s.cargo, NONE, SQUARES)
    memset(s.hull, NONE, SQUARES)
    memset(s.discards, NONE, EGYPTIANS_MAX)
    s.next_ship = NONE
    while s.pile_count:
        s.pile_count -= 1
        ship = s.pile[s.pile_count]
        s.pile[s.pile_count] = NONE
        if gold_afloat(t, s) >= e.gold_floor:
            s.next_ship = ship
            tell(t, E_SHOWN, NOBODY, ship, 0, 0)
            return
        push(t, s, EGYPT + ship, e.egyptian_length[ship], e.egyptian_goods[ship])
        arrive(t, s)


# --- the step: start farmlands (RH-1.8) ---

cdef bint _second_affordable(
    Table *t, const Rhodes *s, int product, int money,
) noexcept nogil:
    cdef int p, kind
    for p in range(PRODUCTS):
        for kind in range(KINDS_MAX):
            if p != product and s.farmland_left[p][kind]:
                if printed(t).farmland_price[p][kind] <= money:
                    return True
    return False


cdef int _why_start(Table *t, const Rhodes *s, int product, int kind) noexcept nogil:
    cdef int price = printed(t).farmland_price[product][kind]
    cdef const Seat *seat = looking(s)
    if not s.farmland_left[product][kind]:
        return NOT_SOLD
    if seat.fields[product].count:
        return SAME_PRODUCT
    if price > seat.money:
        return TOO_DEAR
    if printed(t).start_farmlands - s.now.done > 1:
        if not _second_affordable(t, s, product, seat.money - price):
            return NO_SECOND_TILE
    return ALLOWED


cdef int legal_start(Table *t, const Rhodes *s, uint16_t *out) noexcept nogil:
    cdef int p, kind, n = 0
    for p in range(PRODUCTS):
        for kind in range(KINDS_MAX):
            n = offer(out, n, A_FARMLAND + p * KINDS_MAX + kind, _why_start(t, s, p, kind))
    if n == 0:
        out[0] = A_SKIP
        n = 1
    return n


cdef int why_start(Table *t, const Rhodes *s, int action) noexcept nogil:
    cdef uint16_t tiles[PRODUCTS * KINDS_MAX]
    if action == A_SKIP:
        legal_start(t, s, tiles)
        return ALLOWED if tiles[0] == A_SKIP else CAN_BUY
    if not A_FARMLAND <= action < A_TILE:
        return START_FIRST
    return _why_start(t, s, (action - A_FARMLAND) // KINDS_MAX, (action - A_FARMLAND) % KINDS_MAX)


cdef void play_start(Table *t, Rhodes *s, int action) noexcept nogil:
    cdef int product = (action - A_FARMLAND) // KINDS_MAX
    cdef int kind = (action - A_FARMLAND) % KINDS_MAX
    cdef int row
    if action != A_SKIP:
        earn(t, s, s.turn, -<int>printed(t).farmland_price[product][kind], BY_START)
        add_farmland(t, s, s.turn, product, kind)
        put(t, s, s.turn, product, BY_START)
    row = s.seats[s.turn].row + 1
    if row == s.head.players:
        row = 0
        s.now.done += 1  # times around
    if s.now.done == printed(t).start_farmlands:
        memset(&s.now, 0, sizeof(s.now))
        begin_round(t, s)
        return
    s.turn = seat_in_row(s, row)
    ask(s, START, s.turn)


RHODES.steps[START] = Step(legal_start, why_start, play_start)
