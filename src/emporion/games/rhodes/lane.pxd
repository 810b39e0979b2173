from libc.stdint cimport uint8_t

from emporion.games.rhodes.board cimport Rhodes
from emporion.table.kernel cimport Table

cdef void push(
    Table *t, Rhodes *s, int ship, int length, const uint8_t *goods,
) noexcept nogil
cdef void bring_in(Table *t, Rhodes *s) noexcept nogil
cdef void show_next(Table *t, Rhodes *s) noexcept nogil
cdef void settle(Table *t, Rhodes *s) noexcept nogil
cdef bint arrive(Table *t, Rhodes *s) noexcept nogil
cdef int gold_afloat(Table *t, const Rhodes *s) noexcept nogil
cdef void receive(Table *t, Rhodes *s, int who, int good, int source) noexcept nogil
