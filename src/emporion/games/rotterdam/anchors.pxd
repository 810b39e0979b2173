from emporion.games.rotterdam.board cimport Rotterdam
from emporion.table.kernel cimport Table

cdef void count_anchors(Table *t, Rotterdam *s) noexcept nogil
cdef void draw_owed(Table *t, Rotterdam *s) noexcept nogil
