from emporion.games.rotterdam.board cimport Rotterdam
from emporion.table.kernel cimport Table

cdef int game_ends(Table *t, const Rotterdam *s) noexcept nogil
cdef void finish(Table *t, Rotterdam *s, int cause) noexcept nogil
cdef void scores(Table *t, const void *state, int *points) noexcept nogil
cdef int winners(Table *t, const void *state) noexcept nogil
