from emporion.games.rotterdam.board cimport Printed, Rotterdam

cdef bytes write_position(
    const Rotterdam *s, const Printed *e, bytes beginning, tuple places, tuple missions, viewer,
    bint secrets)
