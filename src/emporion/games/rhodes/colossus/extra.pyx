"""CO-3 Extra production: one more chip on a field that has produced this round.

The chip itself is placed in the step of production.pyx.
"""
from emporion.games.rhodes.board cimport (
    ALLOWED, CHIP_USED, EXTRA, NOTHING_PRODUCED, PRODUCE, THE_COLOSSUS, Place, Rhodes, ask,
)
from emporion.games.rhodes.production cimport fields_in_use, unused_chips
from emporion.table.kernel cimport Table


cdef int why_extra(Table *t, const Rhodes *s) noexcept nogil:
    """CO-3.2."""
    if not fields_in_use(t, s):
        return NOTHING_PRODUCED
    return ALLOWED if unused_chips(t, s) else CHIP_USED


cdef void enter_extra(Table *t, Rhodes *s) noexcept nogil:
    ask(s, PRODUCE, s.turn)


THE_COLOSSUS.places[EXTRA] = Place(why_extra, enter_extra)
