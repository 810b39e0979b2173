from emporion.games.rotterdam.board cimport Printed, Rotterdam

cdef object write_position(
    const Rotterdam *s, const Printed *e, bytes beginning, dict into, tuple places, tuple missions,
    viewer, bint secrets)
