from emporion.games.rhodes.board cimport Printed, Rhodes

cdef void check_possible(Rhodes *s, const Printed *e) except *
cdef void check_ranges(const Rhodes *s, const Printed *e) except *
