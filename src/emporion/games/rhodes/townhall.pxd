from emporion.games.rhodes.board cimport Rhodes
from emporion.table.kernel cimport Table

cdef void add_farmland(Table *t, Rhodes *s, int who, int product, int kind) noexcept nogil
