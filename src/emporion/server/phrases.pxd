from cpython.bytes cimport PyBytes_AS_STRING, PyBytes_GET_SIZE
from libc.string cimport memcpy

from emporion.table.kernel cimport Event, Game, State


cdef class Phrase:
    cdef readonly object event
    cdef readonly object raw
    cdef readonly object reveals
    cdef bytes text


cdef class Phrases:
    cdef Game _game
    cdef object _write_event
    cdef object _write_action
    cdef object _reveals
    cdef dict _events
    cdef dict _offers
    cdef dict _bodies
    cdef readonly dict turns  # for whoever writes those
    cpdef list tell(self, State state, action)
    cdef Phrase _phrase(self, State state, const Event *event)
    cdef bytes body(self, action)
    cpdef bytes legal_between(self, bytes before, bytes after, State state)
    cdef list _offers_of(self, State state)
    cdef tuple _offered(self, State state, list offers, int i)


cdef inline char *put(char *at, bytes piece) noexcept:
    """Copy a piece to its place; where the next one goes."""
    memcpy(at, PyBytes_AS_STRING(piece), PyBytes_GET_SIZE(piece))
    return at + PyBytes_GET_SIZE(piece)
