"""RO-4 Phase 2: sail. A colour is named, and every ship that can must move along it."""
from libc.stdint cimport uint16_t, uint32_t

from emporion.games.rotterdam.board cimport (
    ALLOWED, A_AT, A_BACK, A_CALL, A_PLAY, A_STEER, CARDS, COLOURS, D_CALL, D_FIRST, D_STEER,
    E_CALLED, E_SAILED, HARBOUR, NONE, NOT_ASKED, NOT_A_RIVAL, NO_CHANNEL, POSITIONS_MAX,
    STEPS_OF_ROTTERDAM, WAY_TAKEN, Printed, Rotterdam, Step, ask, free_positions, lift_ship,
    next_seat, offer_each, printed, put_ship,
)
from emporion.games.rotterdam.cards cimport legal_cards, play_card, why_card
from emporion.games.rotterdam.round cimport end_turn
from emporion.table.kernel cimport Table, tell


# --- the step: name a colour (RO-4.1) ---

cdef int why_call(Table *t, const Rotterdam *s, int action) noexcept nogil:
    if A_CALL <= action < A_CALL + COLOURS:
        return ALLOWED
    if A_PLAY <= action < A_PLAY + CARDS:
        return why_card(t, s, action - A_PLAY)
    return NOT_ASKED


cdef int legal_call(Table *t, const Rotterdam *s, uint16_t *out) noexcept nogil:
    cdef int colour
    for colour in range(COLOURS):
        out[colour] = A_CALL + colour
    return legal_cards(t, s, out, COLOURS)


cdef void play_call(Table *t, Rotterdam *s, int action) noexcept nogil:
    if action >= A_PLAY:
        play_card(t, s, action - A_PLAY)
        return
    s.colour = action - A_CALL
    s.mover = s.turn
    tell(t, E_CALLED, s.turn, s.colour, 0, 0)
    _sail(t, s)


# --- forced sailing: seat by seat, the ship nearest the harbours first (RO-4.2, RO-4.5) ---

cdef uint32_t _ways(
    Table *t, const Rotterdam *s, uint32_t free_, int position,
) noexcept nogil:
    """RO-4.3: where the mover's ship can go now; nowhere once it has moved."""
    if s.ship[position] != s.mover or s.moved >> position & 1:
        return 0
    return printed(t).ahead[position][s.colour] & free_


cdef int _leader(Table *t, const Rotterdam *s) noexcept nogil:
    cdef uint32_t free_ = free_positions(s)
    cdef int i
    if s.fleet[s.mover] & ~s.moved:
        for i in range(printed(t).positions):
            if _ways(t, s, free_, printed(t).nearest[i]):
                return printed(t).nearest[i]
    return NONE


cdef uint32_t _rivals(Table *t, const Rotterdam *s, int leader) noexcept nogil:
    """The leader, and the mover's ships that could take a position from it."""
    cdef const Printed *e = printed(t)
    if leader == NONE:
        return 0
    cdef uint32_t free_ = free_positions(s)
    cdef uint32_t contested = _ways(t, s, free_, leader) & ~e.harbours
    cdef uint32_t rivals = <uint32_t>1 << leader
    cdef int i
    if contested:
        for i in range(e.positions):
            if _ways(t, s, free_, i) & contested:
                rivals |= <uint32_t>1 << i
    return rivals


cdef void _sail(Table *t, Rotterdam *s) noexcept nogil:
    cdef int leader
    cdef uint32_t rivals
    while True:
        leader = _leader(t, s)
        if leader == NONE:
            s.mover = next_seat(s, s.mover)
            if s.mover == s.turn:
                s.moved = 0
                s.colour = 0
                s.mover = 0
                end_turn(t, s)
                return
            continue
        rivals = _rivals(t, s, leader)
        if rivals & (rivals - 1):
            ask(s, D_FIRST, s.mover)
            return
        if not _go(t, s, leader):
            return


cdef bint _go(Table *t, Rotterdam *s, int position) noexcept nogil:
    """Move the ship, unless its owner has to choose between two ways (RO-4.4)."""
    cdef uint32_t ways = _ways(t, s, free_positions(s), position)
    cdef int to = 0
    if ways & (ways - 1):
        s.moving = position
        ask(s, D_STEER, s.mover)
        return False
    while not ways >> to & 1:
        to += 1
    _move(t, s, position, to)
    return True


cdef void _move(Table *t, Rotterdam *s, int position, int to) noexcept nogil:
    cdef const Printed *e = printed(t)
    tell(t, E_SAILED, s.mover, position, to, 0)
    if e.kind[to] == HARBOUR:
        s.docked[e.harbour[to]][s.mover][s.load[position]] += 1
    else:
        put_ship(s, to, s.mover, s.load[position])
        s.moved |= <uint32_t>1 << to
    lift_ship(s, position)


# --- the step: which of the own ships moves first (RO-4.5) ---

cdef int why_first(Table *t, const Rotterdam *s, int action) noexcept nogil:
    if not A_AT <= action < A_BACK:
        return NOT_ASKED
    return ALLOWED if _rivals(t, s, _leader(t, s)) >> (action - A_AT) & 1 else NOT_A_RIVAL


cdef int legal_first(Table *t, const Rotterdam *s, uint16_t *out) noexcept nogil:
    return offer_each(out, 0, A_AT, _rivals(t, s, _leader(t, s)))


cdef void play_first(Table *t, Rotterdam *s, int action) noexcept nogil:
    if _go(t, s, action - A_AT):
        _sail(t, s)


# --- the step: which of two ways (RO-4.4) ---

cdef int why_steer(Table *t, const Rotterdam *s, int action) noexcept nogil:
    cdef int to = action - A_STEER
    if not 0 <= to < POSITIONS_MAX:
        return NOT_ASKED
    if not printed(t).ahead[s.moving][s.colour] >> to & 1:
        return NO_CHANNEL
    return ALLOWED if free_positions(s) >> to & 1 else WAY_TAKEN


cdef int legal_steer(Table *t, const Rotterdam *s, uint16_t *out) noexcept nogil:
    return offer_each(out, 0, A_STEER, _ways(t, s, free_positions(s), s.moving))


cdef void play_steer(Table *t, Rotterdam *s, int action) noexcept nogil:
    cdef int position = s.moving
    s.moving = 0
    _move(t, s, position, action - A_STEER)
    _sail(t, s)


STEPS_OF_ROTTERDAM[D_CALL] = Step(legal_call, why_call, play_call)
STEPS_OF_ROTTERDAM[D_FIRST] = Step(legal_first, why_first, play_first)
STEPS_OF_ROTTERDAM[D_STEER] = Step(legal_steer, why_steer, play_steer)
