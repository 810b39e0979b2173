from emporion.games.rotterdam.board cimport Printed, Rotterdam

cdef void check_possible(const Rotterdam *s, const Printed *e) except *
cdef void check_ranges(const Rotterdam *s, const Printed *e) except *
