"""RH-11 End and score, and CO-6."""
from libc.stdint cimport int64_t

from emporion.games.rhodes.board cimport (
    BRONZE, BY_BRONZE, BY_GOLD, BY_MONEY, E_OVER, GOLD, PLACE, Printed, Rhodes, Seat, ask, printed,
)
from emporion.games.rhodes.estate cimport earn, score
from emporion.table.kernel cimport NOBODY, Table, tell


cdef void finish(Table *t, Rhodes *s) noexcept nogil:
    """RH-11.2: money and gold become VP, always (RH-11.4); bronze too in The Colossus (CO-6.2)."""
    cdef const Printed *e = printed(t)
    cdef Seat *seat
    cdef int who, from_money
    for who in range(s.head.players):
        seat = &s.seats[who]
        from_money = seat.money // e.money_per_vp
        earn(t, s, who, -from_money * e.money_per_vp, BY_MONEY)
        score(t, s, who, from_money, BY_MONEY)
        score(t, s, who, seat.warehouse[GOLD] * e.gold_vp, BY_GOLD)
        score(t, s, who, seat.warehouse[BRONZE] * e.bronze_vp, BY_BRONZE)
    s.head.over = 1
    ask(s, PLACE, s.turn)
    tell(t, E_OVER, NOBODY, winners(s), 0, 0)


cdef int winners(const Rhodes *s) noexcept nogil:
    """RH-11.3: most VP, then most money left; one bit a seat."""
    cdef int64_t standing, best = -1
    cdef int who, winning = 0
    for who in range(s.head.players):
        standing = (<int64_t>s.seats[who].vp << 16) + s.seats[who].money
        if standing > best:
            best = standing
            winning = 0
        if standing == best:
            winning |= 1 << who
    return winning
