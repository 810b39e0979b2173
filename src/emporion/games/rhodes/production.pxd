from emporion.games.rhodes.board cimport Rhodes
from emporion.table.kernel cimport Table

cdef int unused_chips(Table *t, const Rhodes *s) noexcept nogil
cdef int fields_in_use(Table *t, const Rhodes *s) noexcept nogil
