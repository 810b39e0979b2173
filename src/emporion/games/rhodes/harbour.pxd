from emporion.games.rhodes.board cimport Rhodes
from emporion.table.kernel cimport Table

cdef bint any_affordable(Table *t, const Rhodes *s) noexcept nogil
