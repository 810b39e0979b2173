"""RH-7 Harbour action: buy goods from ships, then fulfil one assignment.

The buying step serves the harbour and Hermes (CO-5.7) alike.
"""
from libc.stdint cimport uint16_t

from emporion.games.rhodes.board cimport (
    A_BUY, A_BUY_AS, A_DISCARD, A_FULFIL, A_FULFIL_BRONZE, A_SKIP, A_STOP, ALCHEMIST, ALLOWED,
    BRONZE, BUY, BY_ASSIGNMENT, BY_DISCARD, BY_PLAZA, BY_PURCHASE, BY_SALE, BY_SUPPLEMENT, DEVELOP,
    E_BOUGHT, E_FULFILLED, E_PLAZA, EGYPT, FULFIL, GOLD, GOODS, HARBOUR, LANE_MAX, MISSING_GOODS,
    MUST_BUY, MUST_FULFIL, NO_ALCHEMIST, NO_ASSIGNMENT, NO_GOLD_ASKED, NO_GOOD_THERE, NONE,
    NONE_FROM_WAREHOUSE, NOT_ASKED, NOT_FULL, NOT_HELD, NOT_WILD, NOTHING_AFFORDABLE,
    NOTHING_TO_DO, NOTHING_YET, PLAZAS, PRODUCTS, RHODES, SHIP_MAX, SUPPLEMENT_DEAR, TOO_DEAR,
    TOO_MANY_MISSING, WAREHOUSE_FULL, WILD, WILD_NEEDS_PRODUCT, Place, Printed, Rhodes, Seat, Step,
    ask, looking, owns, printed,
)
from emporion.games.rhodes.estate cimport (
    earn, in_warehouse, on_estate, score, store, take, unstore,
)
from emporion.games.rhodes.round cimport announce_last_round, end_action
from emporion.table.kernel cimport NOBODY, Table, offer, tell


# --- may the harbour be chosen (RH-7.7) ---

cdef bint any_affordable(Table *t, const Rhodes *s) noexcept nogil:
    cdef const Printed *e = printed(t)
    cdef int square
    for square in range(e.lane):
        if s.cargo[square] != NONE and e.price[square] <= looking(s).money:
            return True
    return False


cdef bint any_fulfillable(Table *t, const Rhodes *s) noexcept nogil:
    cdef int plaza
    for plaza in range(PLAZAS):
        if _why_assignment(t, s, plaza, False) == ALLOWED:
            return True
        if _why_assignment(t, s, plaza, True) == ALLOWED:
            return True
    return False


cdef int why_harbour(Table *t, const Rhodes *s) noexcept nogil:
    return ALLOWED if any_affordable(t, s) or any_fulfillable(t, s) else NOTHING_TO_DO


cdef void enter_harbour(Table *t, Rhodes *s) noexcept nogil:
    ask(s, BUY, s.turn)


# --- the step: buy (RH-7.2) ---

cdef int _why_square(Table *t, const Rhodes *s, int square) noexcept nogil:
    if square >= printed(t).lane or s.cargo[square] == NONE:
        return NO_GOOD_THERE
    if printed(t).price[square] > looking(s).money:
        return TOO_DEAR
    return WAREHOUSE_FULL if in_warehouse(looking(s)) >= printed(t).warehouse else ALLOWED


cdef int _why_room_made(Table *t, const Rhodes *s) noexcept nogil:
    """RH-7.4: a discard to make room for a purchase."""
    if s.now.must_buy:
        return MUST_BUY
    if in_warehouse(looking(s)) < printed(t).warehouse:
        return NOT_FULL
    return ALLOWED if any_affordable(t, s) else NOTHING_AFFORDABLE


cdef int _why_stop(Table *t, const Rhodes *s) noexcept nogil:
    """RH-7.7; for Hermes only a purchase will do (CO-5.7)."""
    if s.now.must_buy:
        return MUST_BUY
    if s.now.done or (not s.now.trading and any_fulfillable(t, s)):
        return ALLOWED
    return NOTHING_YET


cdef int why_buy(Table *t, const Rhodes *s, int action) noexcept nogil:
    cdef int square
    if A_BUY <= action < A_BUY + LANE_MAX:
        square = action - A_BUY
        if s.cargo[square] == WILD and square < printed(t).lane:
            return WILD_NEEDS_PRODUCT
        return _why_square(t, s, square)
    if A_BUY_AS <= action < A_BUY_AS + LANE_MAX * PRODUCTS:
        square = (action - A_BUY_AS) // PRODUCTS
        if square < printed(t).lane and s.cargo[square] < WILD:
            return NOT_WILD
        return _why_square(t, s, square)
    if A_DISCARD <= action < A_DISCARD + GOODS:
        return _why_room_made(t, s) or (
            ALLOWED if looking(s).warehouse[action - A_DISCARD] else NOT_HELD)
    return _why_stop(t, s) if action == A_STOP else NOT_ASKED


cdef int legal_buy(Table *t, const Rhodes *s, uint16_t *out) noexcept nogil:
    cdef const Printed *e = printed(t)
    cdef int square, i, n = 0
    cdef int money = looking(s).money
    n = offer(out, n, A_STOP, _why_stop(t, s))
    if in_warehouse(looking(s)) < e.warehouse:
        for square in range(e.lane):
            if s.cargo[square] < WILD and e.price[square] <= money:
                n = offer(out, n, A_BUY + square, ALLOWED)
        for square in range(e.lane):
            if s.cargo[square] == WILD and e.price[square] <= money:
                for i in range(PRODUCTS):
                    n = offer(out, n, A_BUY_AS + square * PRODUCTS + i, ALLOWED)
    elif _why_room_made(t, s) == ALLOWED:
        for i in range(GOODS):
            if looking(s).warehouse[i]:
                n = offer(out, n, A_DISCARD + i, ALLOWED)
    return n


cdef void play_buy(Table *t, Rhodes *s, int action) noexcept nogil:
    if action == A_STOP:
        _stop_buying(s)
    elif action >= A_DISCARD:
        unstore(t, s, s.turn, action - A_DISCARD, BY_DISCARD)
        s.now.must_buy = 1
    elif action >= A_BUY_AS:  # RH-7.3
        _buy(t, s, (action - A_BUY_AS) // PRODUCTS, (action - A_BUY_AS) % PRODUCTS)
    else:
        _buy(t, s, action - A_BUY, s.cargo[action - A_BUY])


cdef void _buy(Table *t, Rhodes *s, int square, int good) noexcept nogil:
    cdef int price = printed(t).price[square]
    cdef int owner = s.hull[square] // SHIP_MAX if s.hull[square] < EGYPT else NOBODY
    s.cargo[square] = NONE
    s.now.done += 1
    s.now.must_buy = 0
    tell(t, E_BOUGHT, s.turn, square, good, owner)
    earn(t, s, s.turn, -price, BY_PURCHASE)
    if owner != NOBODY and owner != s.turn:
        earn(t, s, owner, price, BY_SALE)
    store(t, s, s.turn, good, BY_PURCHASE)
    if s.now.trading and s.now.done == 2:
        _stop_buying(s)


cdef void _stop_buying(Rhodes *s) noexcept nogil:
    if s.now.trading:
        s.now.trading = 0
        s.now.done = 0
        ask(s, DEVELOP, s.turn)
    else:
        ask(s, FULFIL, s.turn)


# --- the step: fulfil one assignment (RH-7.5) ---

cdef int _why_assignment(Table *t, const Rhodes *s, int plaza, bint bronze) noexcept nogil:
    """RH-7.6; with `bronze`, one bronze stands for one gold (CO-5.4)."""
    cdef const Printed *e = printed(t)
    cdef const Seat *seat = looking(s)
    cdef int tile = s.plaza[plaza]
    cdef int good, need, short, missing = 0, from_warehouse = bronze
    if tile == NONE:
        return NO_ASSIGNMENT
    if bronze:
        if not owns(seat, ALCHEMIST):
            return NO_ALCHEMIST
        if not e.needs[tile][GOLD]:
            return NO_GOLD_ASKED
        if not seat.warehouse[BRONZE]:
            return NOT_HELD
    for good in range(GOLD + 1):
        need = e.needs[tile][good] - (bronze and good == GOLD)
        short = max(0, need - seat.warehouse[good])
        if short and (good == GOLD or on_estate(seat, good) < short):
            return MISSING_GOODS
        missing += short
        from_warehouse += need - short
    if missing > 2:
        return TOO_MANY_MISSING
    if from_warehouse == 0:
        return NONE_FROM_WAREHOUSE
    return ALLOWED if e.supplement[missing] <= seat.money else SUPPLEMENT_DEAR


cdef int why_fulfil(Table *t, const Rhodes *s, int action) noexcept nogil:
    if action == A_SKIP:
        return ALLOWED if s.now.done else MUST_FULFIL
    if A_FULFIL <= action < A_FULFIL + PLAZAS:
        return _why_assignment(t, s, action - A_FULFIL, False)
    if A_FULFIL_BRONZE <= action < A_FULFIL_BRONZE + PLAZAS:
        return _why_assignment(t, s, action - A_FULFIL_BRONZE, True)
    return NOT_ASKED


cdef int legal_fulfil(Table *t, const Rhodes *s, uint16_t *out) noexcept nogil:
    cdef int plaza, n = 0
    n = offer(out, n, A_SKIP, why_fulfil(t, s, A_SKIP))
    for plaza in range(PLAZAS):
        n = offer(out, n, A_FULFIL + plaza, _why_assignment(t, s, plaza, False))
    if owns(looking(s), ALCHEMIST):
        for plaza in range(PLAZAS):
            n = offer(out, n, A_FULFIL_BRONZE + plaza, _why_assignment(t, s, plaza, True))
    return n


cdef void play_fulfil(Table *t, Rhodes *s, int action) noexcept nogil:
    if action >= A_FULFIL_BRONZE:
        _fulfil(t, s, action - A_FULFIL_BRONZE, True)
    elif action >= A_FULFIL:
        _fulfil(t, s, action - A_FULFIL, False)
    end_action(t, s)


cdef void _fulfil(Table *t, Rhodes *s, int plaza, bint bronze) noexcept nogil:
    cdef const Printed *e = printed(t)
    cdef int tile = s.plaza[plaza]
    cdef int good, _, missing = 0
    tell(t, E_FULFILLED, s.turn, plaza, tile, 0)
    if bronze:
        unstore(t, s, s.turn, BRONZE, BY_ASSIGNMENT)
    for good in range(GOLD + 1):
        for _ in range(e.needs[tile][good] - (bronze and good == GOLD)):
            if looking(s).warehouse[good]:
                unstore(t, s, s.turn, good, BY_ASSIGNMENT)
            else:
                take(t, s, s.turn, good, BY_ASSIGNMENT)
                missing += 1
    earn(t, s, s.turn, -<int>e.supplement[missing], BY_SUPPLEMENT)
    earn(t, s, s.turn, e.pays_dr[tile], BY_ASSIGNMENT)
    score(t, s, s.turn, e.pays_vp[tile], BY_ASSIGNMENT)
    s.seats[s.turn].assignments += 1
    _refill(t, s, plaza)


cdef void _refill(Table *t, Rhodes *s, int plaza) noexcept nogil:
    """RH-7.8: the next tile of the stack, or the end (RH-11.1)."""
    if s.assignment_next < s.assignment_count:
        s.plaza[plaza] = s.assignments[s.assignment_next]
        s.assignment_next += 1
        tell(t, E_PLAZA, NOBODY, plaza, s.plaza[plaza], 0)
    else:
        s.plaza[plaza] = NONE
        announce_last_round(t, s, BY_PLAZA)


RHODES.places[HARBOUR] = Place(why_harbour, enter_harbour)
RHODES.steps[BUY] = Step(legal_buy, why_buy, play_buy)
RHODES.steps[FULFIL] = Step(legal_fulfil, why_fulfil, play_fulfil)
