from emporion.games.rhodes.board cimport Rhodes
from emporion.table.kernel cimport Table

cdef void enter_develop(Table *t, Rhodes *s) noexcept nogil
