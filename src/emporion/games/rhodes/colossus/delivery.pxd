from emporion.games.rhodes.board cimport Rhodes
from emporion.table.kernel cimport Table

cdef bint can_give(const Rhodes *s, int products) noexcept nogil
cdef void ask_to_give(Table *t, Rhodes *s, int products, int sequel) noexcept nogil
