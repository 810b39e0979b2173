from emporion.games.rhodes.board cimport Rhodes
from emporion.table.kernel cimport Table

cdef void finish(Table *t, Rhodes *s) noexcept nogil
cdef int winners(const Rhodes *s) noexcept nogil
