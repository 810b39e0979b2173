"""RH-8.1 Market: sell one or two units from the estate."""
from libc.stdint cimport uint16_t

from emporion.games.rhodes.board cimport (
    A_SELL, A_STOP, ALLOWED, BY_MARKET, MARKET, NO_UNIT, NOT_ASKED, NOTHING_YET, PRODUCTS, RHODES,
    SELL, Place, Rhodes, Step, ask, looking, printed,
)
from emporion.games.rhodes.estate cimport all_on_estate, earn, on_estate, take
from emporion.games.rhodes.round cimport end_action
from emporion.table.kernel cimport Table, offer


cdef int why_market(Table *t, const Rhodes *s) noexcept nogil:
    return ALLOWED if all_on_estate(looking(s)) else NO_UNIT


cdef void enter_market(Table *t, Rhodes *s) noexcept nogil:
    ask(s, SELL, s.turn)


cdef int why_sell(Table *t, const Rhodes *s, int action) noexcept nogil:
    if action == A_STOP:
        return ALLOWED if s.now.done else NOTHING_YET
    if not A_SELL <= action < A_SELL + PRODUCTS:
        return NOT_ASKED
    return ALLOWED if on_estate(looking(s), action - A_SELL) else NO_UNIT


cdef int legal_sell(Table *t, const Rhodes *s, uint16_t *out) noexcept nogil:
    cdef int p, n = offer(out, 0, A_STOP, why_sell(t, s, A_STOP))
    for p in range(PRODUCTS):
        n = offer(out, n, A_SELL + p, why_sell(t, s, A_SELL + p))
    return n


cdef void play_sell(Table *t, Rhodes *s, int action) noexcept nogil:
    if action != A_STOP:
        take(t, s, s.turn, action - A_SELL, BY_MARKET)
        earn(t, s, s.turn, printed(t).market_rate[s.used[MARKET] - 1], BY_MARKET)
        s.now.done += 1
    if action == A_STOP or s.now.done == 2:
        end_action(t, s)


RHODES.places[MARKET] = Place(why_market, enter_market)
RHODES.steps[SELL] = Step(legal_sell, why_sell, play_sell)
