"""Giving products of choice, unit by unit: to the Colossus (CO-2.2) and the temple (CO-4.1)."""
from libc.stdint cimport uint16_t

from emporion.games.rhodes.board cimport (
    A_GIVE, A_PAY_BRONZE, ALLOWED, BY_COLOSSUS, BY_TEMPLE, GIVE, IN_WAREHOUSE, NO_UNIT, NOT_ASKED,
    NOT_HELD, PRODUCTS, TEMPLE, THE_COLOSSUS, Rhodes, Step, ask, looking, printed,
)
from emporion.games.rhodes.estate cimport (
    all_on_estate, on_estate, products_stored, take, unstore,
)
from emporion.table.kernel cimport Table, offer


cdef bint can_give(const Rhodes *s, int products) noexcept nogil:
    """From estate and warehouse alike."""
    return all_on_estate(looking(s)) + products_stored(looking(s)) >= products


cdef void ask_to_give(Table *t, Rhodes *s, int products, int sequel) noexcept nogil:
    s.sequel = sequel
    s.now.owed_products = products
    if products:
        ask(s, GIVE, s.turn)
    else:
        printed(t).title.sequels[sequel](t, s)


cdef int why_give(Table *t, const Rhodes *s, int action) noexcept nogil:
    cdef int product = (action - A_GIVE) // 2
    if not A_GIVE <= action < A_PAY_BRONZE:
        return NOT_ASKED
    if (action - A_GIVE) % 2 == IN_WAREHOUSE:
        return ALLOWED if looking(s).warehouse[product] else NOT_HELD
    return ALLOWED if on_estate(looking(s), product) else NO_UNIT


cdef int legal_give(Table *t, const Rhodes *s, uint16_t *out) noexcept nogil:
    cdef int i, n = 0
    for i in range(2 * PRODUCTS):
        n = offer(out, n, A_GIVE + i, why_give(t, s, A_GIVE + i))
    return n


cdef void play_give(Table *t, Rhodes *s, int action) noexcept nogil:
    cdef int product = (action - A_GIVE) // 2
    cdef int source = BY_TEMPLE if s.now.at == TEMPLE else BY_COLOSSUS
    if (action - A_GIVE) % 2 == IN_WAREHOUSE:
        unstore(t, s, s.turn, product, source)
    else:
        take(t, s, s.turn, product, source)
    s.now.owed_products -= 1
    if not s.now.owed_products:
        printed(t).title.sequels[s.sequel](t, s)


THE_COLOSSUS.steps[GIVE] = Step(legal_give, why_give, play_give)
