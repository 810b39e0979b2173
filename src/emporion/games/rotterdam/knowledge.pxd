from libc.stdint cimport uint8_t, uint64_t

from emporion.games.rotterdam.board cimport Printed, Rotterdam
from emporion.table.kernel cimport Table

cdef void seen_holding(
    const Printed *e, Rotterdam *s, int viewers, int seat, const uint8_t *products,
) noexcept nogil
cdef void seen_moving(
    const Printed *e, Rotterdam *s, int viewers, int giver, int receiver,
    const uint8_t *given, const uint8_t *returned,
) noexcept nogil
cdef void veiled_trade(
    const Printed *e, Rotterdam *s, int viewers, int giver, int receiver,
    const uint8_t *given, const uint8_t *wanted,
) noexcept nogil
cdef int at_least(const Rotterdam *s, int viewer, int seat, int harbour, int side) noexcept nogil
cdef void imagine(Table *t, void *state, int viewer, uint64_t *generator) noexcept nogil
