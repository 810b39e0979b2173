from emporion.games.rhodes.board cimport Printed, Rhodes

cdef void read_position(Rhodes *s, const Printed *e, dict doc) except *
