from emporion.server.phrases cimport Phrases
from emporion.table.kernel cimport State


cdef class Lock:
    cdef bint _taken
    cdef object _waiting  # futures, in their order
    cpdef bint seize(self)
    cpdef void release(self) except *


cdef class Standing:
    cdef public object row
    cdef public State state
    cdef public Phrases phrases
    cdef public bint plain  # nothing is secret, delayed or timed
    cdef public int everybody
    cdef public object status
    cdef public int number  # of the last entry
    cdef public list seen  # each viewer's number; spectators last
    cdef public list position_number  # ... when its position last changed
    cdef public object decided  # the seat that decided last, unless taken back
    cdef public set deciders  # who has anything to take back
    cdef public int moved  # the entry that changed the position, or who plays, last
    cdef public object later  # when a decision was last asked for
    cdef public object asked
    cdef public list seats


cdef class Company:
    cdef public Standing table
    cdef readonly Lock lock
    cdef public dict callers
    cdef public object until  # when the first of the rights ends
    cdef public set subscribers
    cdef public double touched
    cdef public bint gone  # no longer to be relied on
