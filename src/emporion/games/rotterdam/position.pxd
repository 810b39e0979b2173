from emporion.games.rotterdam.board cimport Printed, Rotterdam

cdef dict write_position(
    const Rotterdam *s, const Printed *e, list places, list missions, viewer, bint secrets)
