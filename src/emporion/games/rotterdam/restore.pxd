from emporion.games.rotterdam.board cimport Printed, Rotterdam

cdef void read_position(
    Rotterdam *s, const Printed *e, list places, list missions, dict doc) except *
