"""RO-2 The round: six phases, in each the harbour master first, then clockwise."""
from emporion.games.rotterdam.anchors cimport count_anchors
from emporion.games.rotterdam.board cimport (
    DRAWING, D_CALL, D_LAUNCH, D_MISSION, D_TRADE, D_TURN, E_PHASE, E_ROUND, FULFILLING,
    LAUNCHING, SAILING, TRADING, Rotterdam, ask, next_seat,
)
from emporion.games.rotterdam.scoring cimport finish, game_ends
from emporion.table.kernel cimport NOBODY, Table, tell


cdef void begin_round(Table *t, Rotterdam *s) noexcept nogil:
    s.head.round += 1
    tell(t, E_ROUND, s.master, s.head.round, 0, 0)
    _begin_phase(t, s, LAUNCHING)


cdef void _begin_phase(Table *t, Rotterdam *s, int phase) noexcept nogil:
    s.phase = phase
    s.turn = s.master
    s.offers = 0
    tell(t, E_PHASE, NOBODY, phase, 0, 0)
    if phase == DRAWING:
        count_anchors(t, s)
    resume_turn(s)


cdef void resume_turn(Rotterdam *s) noexcept nogil:
    """Ask what the phase asks: at the start of a turn, and after a card or an offer (RO-2.3)."""
    if s.phase == LAUNCHING:
        ask(s, D_LAUNCH, s.turn)
    elif s.phase == SAILING:
        ask(s, D_CALL, s.turn)
    elif s.phase == TRADING:
        ask(s, D_TRADE, s.turn)
    elif s.phase == FULFILLING:
        ask(s, D_MISSION, s.turn)
    else:
        ask(s, D_TURN, s.turn)


cdef void end_turn(Table *t, Rotterdam *s) noexcept nogil:
    s.turn = next_seat(s, s.turn)
    s.offers = 0
    if s.turn != s.master:
        resume_turn(s)
    elif s.phase != FULFILLING:
        _begin_phase(t, s, s.phase + 1)
    else:
        _end_round(t, s)


cdef void _end_round(Table *t, Rotterdam *s) noexcept nogil:
    """RO-2.2: the harbour master passes to the left, unless the game ends (RO-10)."""
    cdef int cause = game_ends(t, s)
    s.fulfilled_now = 0
    if cause:
        finish(t, s, cause)
        return
    s.master = next_seat(s, s.master)
    begin_round(t, s)
