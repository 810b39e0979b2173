from libc.stdint cimport uint16_t

from emporion.games.rotterdam.board cimport Rotterdam
from emporion.table.kernel cimport Table

cdef int why_card(Table *t, const Rotterdam *s, int card) noexcept nogil
cdef int legal_cards(Table *t, const Rotterdam *s, uint16_t *out, int n) noexcept nogil
cdef void play_card(Table *t, Rotterdam *s, int card) noexcept nogil
