"""RH-8.2 Temple: buy victory points."""
from libc.stdint cimport uint16_t

from emporion.games.rhodes.board cimport (
    A_DONATE, A_STOP, ALLOWED, BY_TEMPLE, DONATE, NOT_ASKED, NOTHING_YET, RHODES, TEMPLE,
    TEMPLE_DEAR, Place, Rhodes, Step, ask, looking, printed,
)
from emporion.games.rhodes.estate cimport earn, score
from emporion.games.rhodes.round cimport end_action
from emporion.table.kernel cimport Table, offer


cdef int why_temple(Table *t, const Rhodes *s) noexcept nogil:
    cdef int rate = printed(t).temple_rate[s.used[TEMPLE]]
    return ALLOWED if rate <= looking(s).money else TEMPLE_DEAR


cdef void enter_temple(Table *t, Rhodes *s) noexcept nogil:
    ask(s, DONATE, s.turn)


cdef int _rate(Table *t, const Rhodes *s) noexcept nogil:
    """The marker of this action already lies there."""
    return printed(t).temple_rate[s.used[TEMPLE] - 1]


cdef int why_donate(Table *t, const Rhodes *s, int action) noexcept nogil:
    if action == A_STOP:
        return ALLOWED if s.now.done else NOTHING_YET
    if action != A_DONATE:
        return NOT_ASKED
    return ALLOWED if _rate(t, s) <= looking(s).money else TEMPLE_DEAR


cdef int legal_donate(Table *t, const Rhodes *s, uint16_t *out) noexcept nogil:
    cdef int n = offer(out, 0, A_STOP, why_donate(t, s, A_STOP))
    return offer(out, n, A_DONATE, why_donate(t, s, A_DONATE))


cdef void play_donate(Table *t, Rhodes *s, int action) noexcept nogil:
    if action == A_STOP:
        end_action(t, s)
        return
    s.now.done = 1
    earn(t, s, s.turn, -_rate(t, s), BY_TEMPLE)
    score(t, s, s.turn, 1, BY_TEMPLE)


RHODES.places[TEMPLE] = Place(why_temple, enter_temple)
RHODES.steps[DONATE] = Step(legal_donate, why_donate, play_donate)
