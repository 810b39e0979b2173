from emporion.games.rhodes.board cimport Printed

cdef int level(const Printed *e, int place) noexcept nogil
