"""RH-4 Production: chips on product fields, units for everyone who grows them."""
from libc.stdint cimport uint16_t

from emporion.games.rhodes.board cimport (
    ALLOWED, A_PRODUCE, BRONZE, BY_EXTRA, BY_IRRIGATION, BY_PRODUCTION, CHIP_MAX, CHIP_USED,
    EXTRA, E_CHIP, E_GAIN, E_SUPPLY, FEW_CHIPS, FIELD_UNUSED, FIELD_USED, IRRIGATION,
    IRRIGATION_OF, NONE, NOT_ASKED, ON_ESTATE, PRODUCE, PRODUCTION, PRODUCTS, RHODES, Fields,
    Place, Printed, Rhodes, Seat, Step, ask, owns, printed,
)
from emporion.games.rhodes.estate cimport barn_open, has_room, put
from emporion.games.rhodes.lane cimport receive
from emporion.games.rhodes.round cimport end_action
from emporion.table.kernel cimport NOBODY, Table, offer, tell


# --- chips and fields ---

cdef int unused_chips(Table *t, const Rhodes *s) noexcept nogil:
    cdef int i, unused = 0
    for i in range(printed(t).chips):
        unused += s.chip_field[i] == NONE
    return unused


cdef int fields_in_use(Table *t, const Rhodes *s) noexcept nogil:
    """The product fields that hold a chip, one bit each."""
    cdef int i, fields = 0
    for i in range(printed(t).chips):
        if s.chip_field[i] != NONE:
            fields |= 1 << s.chip_field[i]
    return fields


cdef int _unused_of(Table *t, const Rhodes *s, int value) noexcept nogil:
    cdef int i
    for i in range(printed(t).chips):
        if s.chip_field[i] == NONE and printed(t).chip[i] == value:
            return i
    return NONE


cdef int why_production(Table *t, const Rhodes *s) noexcept nogil:
    """RH-4.6."""
    cdef int p, free_fields = 0, fields = fields_in_use(t, s)
    for p in range(PRODUCTS):
        free_fields += not fields >> p & 1
    return ALLOWED if unused_chips(t, s) >= 2 and free_fields >= 2 else FEW_CHIPS


cdef void enter_production(Table *t, Rhodes *s) noexcept nogil:
    ask(s, PRODUCE, s.turn)


# --- the step: a chip on a field (RH-4.1; CO-3.1 on a field that already holds one) ---

cdef int _why_field(const Rhodes *s, int fields, int product) noexcept nogil:
    cdef bint used = fields >> product & 1
    if s.now.at == EXTRA:
        return ALLOWED if used else FIELD_UNUSED
    return FIELD_USED if used else ALLOWED


cdef int why_produce(Table *t, const Rhodes *s, int action) noexcept nogil:
    cdef int product = (action - A_PRODUCE) // CHIP_MAX
    cdef int value = (action - A_PRODUCE) % CHIP_MAX + 1
    if not 0 <= action - A_PRODUCE < PRODUCTS * CHIP_MAX:
        return NOT_ASKED
    if _unused_of(t, s, value) == NONE:
        return CHIP_USED
    return _why_field(s, fields_in_use(t, s), product)


cdef int legal_produce(Table *t, const Rhodes *s, uint16_t *out) noexcept nogil:
    cdef const Printed *e = printed(t)
    cdef int i, product, value, n = 0
    cdef int values = 0
    cdef int fields = fields_in_use(t, s)
    for i in range(e.chips):
        if s.chip_field[i] == NONE:
            values |= 1 << e.chip[i]
    for product in range(PRODUCTS):
        if _why_field(s, fields, product) == ALLOWED:
            for value in range(1, CHIP_MAX + 1):
                if values >> value & 1:
                    n = offer(out, n, A_PRODUCE + product * CHIP_MAX + value - 1, ALLOWED)
    return n


cdef void play_produce(Table *t, Rhodes *s, int action) noexcept nogil:
    cdef int product = (action - A_PRODUCE) // CHIP_MAX
    cdef int value = (action - A_PRODUCE) % CHIP_MAX + 1
    s.chip_field[_unused_of(t, s, value)] = product
    s.now.done += 1
    tell(t, E_CHIP, s.turn, product, value, 0)
    _hand_out(t, s, product, value)
    _irrigate(t, s, product)
    if s.now.at == EXTRA:
        receive(t, s, s.turn, BRONZE, BY_EXTRA)  # CO-3.1
    elif s.now.done == 2:
        end_action(t, s)


# --- units ---

cdef void _hand_out(Table *t, Rhodes *s, int product, int units) noexcept nogil:
    """RH-4.2: pass after pass clockwise from the acting player, until spent or nobody has room."""
    cdef int players = s.head.players
    cdef int who = s.turn
    cdef int idle = 0  # seats in a row that took nothing
    cdef int taken
    while units and idle < players:
        taken = _serve(t, s, who, product, units)
        units -= taken
        idle = 0 if taken else idle + 1
        who = who + 1 if who + 1 < players else 0
    if units:
        tell(t, E_SUPPLY, NOBODY, product, units, 0)


cdef int _serve(Table *t, Rhodes *s, int who, int product, int units) noexcept nogil:
    """A seat's turn in a pass: one unit on each tile with room, emptiest first (RH-4.4).

    RH-4.3: with all tiles full, one unit in the barn.
    """
    cdef Seat *seat = &s.seats[who]
    cdef Fields *fields = &seat.fields[product]
    cdef int capacity = printed(t).farmland_capacity
    cdef int i, emptiest, taken = 0, served = 0
    while taken < units:
        emptiest = NONE
        for i in range(fields.count):
            if served >> i & 1 or fields.units[i] >= capacity:
                continue
            if emptiest == NONE or fields.units[i] < fields.units[emptiest]:
                emptiest = i
        if emptiest == NONE:
            break
        served |= 1 << emptiest
        fields.units[emptiest] += 1
        taken += 1
        tell(t, E_GAIN, who, product, ON_ESTATE, BY_PRODUCTION)
    if taken == 0 and barn_open(seat, product):
        put(t, s, who, product, BY_PRODUCTION)
        taken = 1
    return taken


cdef void _irrigate(Table *t, Rhodes *s, int product) noexcept nogil:
    """RH-4.5, RH-10.3; CO-5.1: an irrigation of one product serves that product only."""
    cdef int i, who
    for i in range(s.head.players):
        who = (s.turn + i) % s.head.players
        if not (owns(&s.seats[who], IRRIGATION) or owns(&s.seats[who], IRRIGATION_OF + product)):
            continue
        if has_room(printed(t), &s.seats[who], product):
            put(t, s, who, product, BY_IRRIGATION)


RHODES.places[PRODUCTION] = Place(why_production, enter_production)
RHODES.steps[PRODUCE] = Step(legal_produce, why_produce, play_produce)
