from emporion.games.rhodes.board cimport Printed, Rhodes

cdef dict write_position(const Rhodes *s, const Printed *e, bint secrets)
cdef void read_position(Rhodes *s, const Printed *e, dict doc) except *
cdef list ship_names(const Printed *e)
cdef list ship_goods(const Printed *e)
cdef list assignment_names(const Printed *e)
