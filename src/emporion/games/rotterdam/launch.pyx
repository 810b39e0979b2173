"""RO-3 Phase 1: place a ship; and the card that places an extra one (RO-9.2)."""
from libc.stdint cimport uint16_t

from emporion.games.rotterdam.board cimport (
    ALLOWED, A_CALL, A_LAUNCH, A_PASS, A_PLAY, CARDS, D_CARGO, D_LAUNCH, EMPTY, E_LAUNCHED,
    LOADS, NONE, NOT_ASKED, NO_SHIP_IN_HAND, NO_SUCH_START, OUT_OF_STOCK, RAWS, START_TAKEN,
    STEPS_OF_ROTTERDAM, Rotterdam, Step, acting, looking, printed, put_ship,
)
from emporion.games.rotterdam.cards cimport legal_cards, play_card, why_card
from emporion.games.rotterdam.round cimport end_turn, resume_turn
from emporion.table.kernel cimport Table, offer, tell


cdef int _why_launch(Table *t, const Rotterdam *s, int start, int load) noexcept nogil:
    """RO-3.1, RO-3.2."""
    if start >= printed(t).starts:
        return NO_SUCH_START
    if not looking(s).ships:
        return NO_SHIP_IN_HAND
    if s.ship[printed(t).start[start]] != NONE:
        return START_TAKEN
    return ALLOWED if load == EMPTY or s.stock[load] else OUT_OF_STOCK


cdef int _legal_launches(Table *t, const Rotterdam *s, uint16_t *out, int n) noexcept nogil:
    cdef int start, load
    if looking(s).ships:
        for start in range(printed(t).starts):
            for load in range(LOADS):
                n = offer(out, n, A_LAUNCH + start * LOADS + load, _why_launch(t, s, start, load))
    return n


cdef void _launch(Table *t, Rotterdam *s, int action) noexcept nogil:
    cdef int position = printed(t).start[(action - A_LAUNCH) // LOADS]
    cdef int load = (action - A_LAUNCH) % LOADS
    acting(s).ships -= 1
    put_ship(s, position, s.head.actor, load)
    if load < RAWS:
        s.stock[load] -= 1
    tell(t, E_LAUNCHED, s.head.actor, position, load, 0)


# --- the phase ---

cdef int why_phase(Table *t, const Rotterdam *s, int action) noexcept nogil:
    if action == A_PASS:
        return ALLOWED
    if A_PLAY <= action < A_PLAY + CARDS:
        return why_card(t, s, action - A_PLAY)
    return why_cargo(t, s, action)


cdef int legal_phase(Table *t, const Rotterdam *s, uint16_t *out) noexcept nogil:
    out[0] = A_PASS
    return legal_cards(t, s, out, _legal_launches(t, s, out, 1))


cdef void play_phase(Table *t, Rotterdam *s, int action) noexcept nogil:
    if action >= A_PLAY:
        play_card(t, s, action - A_PLAY)
        return
    if action != A_PASS:
        _launch(t, s, action)
    end_turn(t, s)


# --- the card: extra cargo ---

cdef int why_cargo(Table *t, const Rotterdam *s, int action) noexcept nogil:
    if not A_LAUNCH <= action < A_CALL:
        return NOT_ASKED
    return _why_launch(t, s, (action - A_LAUNCH) // LOADS, (action - A_LAUNCH) % LOADS)


cdef int legal_cargo(Table *t, const Rotterdam *s, uint16_t *out) noexcept nogil:
    return _legal_launches(t, s, out, 0)


cdef void play_cargo(Table *t, Rotterdam *s, int action) noexcept nogil:
    _launch(t, s, action)
    resume_turn(s)


STEPS_OF_ROTTERDAM[D_LAUNCH] = Step(legal_phase, why_phase, play_phase)
STEPS_OF_ROTTERDAM[D_CARGO] = Step(legal_cargo, why_cargo, play_cargo)
