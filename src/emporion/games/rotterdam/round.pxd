from emporion.games.rotterdam.board cimport Rotterdam
from emporion.table.kernel cimport Table

cdef void begin_round(Table *t, Rotterdam *s) noexcept nogil
cdef void resume_turn(Rotterdam *s) noexcept nogil
cdef void end_turn(Table *t, Rotterdam *s) noexcept nogil
