"""RO-10 End and score."""
from emporion.games.rotterdam.board cimport (
    ADVANTAGE, BY_POINTS, BY_ROUNDS, BY_STACKS, EXTRA, E_LAST, E_OVER, HARBOURS, PRODUCTS,
    SEATS, Printed, Rotterdam, Seat, ask, printed, products_held,
)
from emporion.table.kernel cimport NOBODY, Table, tell


cdef int game_ends(Table *t, const Rotterdam *s) noexcept nogil:
    """RO-10.1, RO-10.4: after a phase 6, and why."""
    cdef int i
    cdef int stacked = 0
    for i in range(s.head.players):
        if s.seats[i].points >= printed(t).end_points:
            return BY_POINTS
    for i in range(HARBOURS):
        stacked += s.stack_count[i]
    if not stacked and not s.fulfilled_now:
        return BY_STACKS
    return BY_ROUNDS if s.head.round == printed(t).end_rounds else 0


cdef void finish(Table *t, Rotterdam *s, int cause) noexcept nogil:
    s.head.over = 1
    ask(s, 0, s.turn)
    tell(t, E_LAST, NOBODY, cause, 0, 0)
    tell(t, E_OVER, NOBODY, winners(t, s), 0, 0)


cdef int _public(const Printed *e, const Seat *seat) noexcept nogil:
    """Fulfilled missions and what lies face up."""
    return (seat.points + seat.laid[0] * e.advantage_vp[0] + seat.laid[1] * e.advantage_vp[1])


cdef int _in_hand(const Printed *e, const Seat *seat) noexcept nogil:
    """RO-9.7: advantages count in hand too; RO-10.2: so do product cards."""
    cdef int p, vp = seat.cards[ADVANTAGE] * e.advantage_vp[0]
    vp += seat.cards[EXTRA] * e.advantage_vp[1]
    for p in range(PRODUCTS):
        vp += seat.products[p] * e.value[p]
    return vp


cdef void scores(Table *t, const void *state, int *points) noexcept nogil:
    """What everybody can see; once the game is over, everything (RO-11.3)."""
    cdef const Rotterdam *s = <const Rotterdam *>state
    cdef int i
    for i in range(s.head.players):
        points[i] = _public(printed(t), &s.seats[i])
        if s.head.over:
            points[i] += _in_hand(printed(t), &s.seats[i])


cdef int winners(Table *t, const void *state) noexcept nogil:
    """RO-10.3: most points, then mission points, then product cards; one bit a seat."""
    cdef const Rotterdam *s = <const Rotterdam *>state
    cdef int points[SEATS]
    cdef int i, standing, best = -1, winning = 0
    scores(t, state, points)
    for i in range(s.head.players):
        standing = (points[i] << 16) + (s.seats[i].points << 8) + products_held(&s.seats[i])
        if standing > best:
            best = standing
            winning = 0
        if standing == best:
            winning |= 1 << i
    return winning
