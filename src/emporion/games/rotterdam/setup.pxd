from libc.stdint cimport uint64_t

from emporion.games.rotterdam.board cimport Rotterdam
from emporion.table.kernel cimport Table

cdef void set_up(Table *t, void *state, int players, uint64_t seed) noexcept nogil
cdef void lay_out(Table *t, Rotterdam *s, int master) noexcept nogil
