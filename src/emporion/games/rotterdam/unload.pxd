from emporion.games.rotterdam.board cimport Rotterdam
from emporion.table.kernel cimport Table

cdef void unload(Table *t, Rotterdam *s) noexcept nogil
