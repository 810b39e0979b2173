from libc.stdint cimport uint8_t

from emporion.games.rotterdam.board cimport Printed, Rotterdam

cdef void seen_holding(
    const Printed *e, Rotterdam *s, int viewers, int seat, const uint8_t *products,
) noexcept nogil
cdef void seen_moving(
    const Printed *e, Rotterdam *s, int viewers, int giver, int receiver,
    const uint8_t *given, const uint8_t *returned,
) noexcept nogil
cdef void veiled_trade(
    const Printed *e, Rotterdam *s, int viewers, int giver, int receiver,
    const uint8_t *given, const uint8_t *returned,
) noexcept nogil
cdef int at_least(const Rotterdam *s, int viewer, int seat, int harbour, int side) noexcept nogil
cdef bint bounds_allow(
    const Rotterdam *s, int viewer, int harbour, const int *cards, const int *firsts,
) noexcept nogil
cdef void forget_for_others(Rotterdam *s, int viewer) noexcept nogil
