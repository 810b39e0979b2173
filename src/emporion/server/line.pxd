cdef struct Parcel:  # what is sent to one line
    int fd
    size_t start  # of its bytes
    size_t size
    ssize_t sent


cdef class Post:
    cdef list _lines
    cdef Parcel *_parcels
    cdef size_t _count
    cdef size_t _parcel_room
    cdef char *_bytes
    cdef size_t _used
    cdef size_t _room
    cdef void take(self, Line line) except *
    cdef void pack(self, Line line) except *
    cdef void carry(self) noexcept nogil


cdef class Line:
    cdef Post _post
    cdef object _hearing  # the function that hears messages; None: they go the long way
    cdef list _unsent  # pieces, to be written together
    cdef bytes _begun  # of a frame whose rest is still to come
    cdef object _is_closing  # what the transport says of itself
    cdef object _lies_there
    cdef int _fd
    cdef public bint stuck  # the peer does not take what it is sent
    cdef bint _over  # nothing more is to be sent
    cdef bint _odd  # only the long way understands what comes: the rest of a fragment, or nonsense
    cdef size_t _largest
    cdef void _pass_on(self, bytes data) except *
    cdef bint _broken(self) except *
    cdef void post(self, bytes first, bytes rest) except *
    cdef void fail(self) except *
    cdef bint can_send(self) except *


cdef class Subscriber:
    cdef readonly object viewer
    cdef readonly object holder
    cdef readonly object line
    cdef readonly bint closed
    cpdef void send(self, bytes first, bytes rest=*) except *
