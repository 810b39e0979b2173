from emporion.games.rhodes.board cimport Rhodes
from emporion.table.kernel cimport Table

cdef void begin_round(Table *t, Rhodes *s) noexcept nogil
cdef void end_action(Table *t, Rhodes *s) noexcept nogil
cdef void announce_last_round(Table *t, Rhodes *s, int cause) noexcept nogil
cdef int seat_in_row(const Rhodes *s, int row) noexcept nogil
