"""A trained network, asked natively."""
from libc.stdint cimport uint16_t

cdef enum:
    WIDEST = 1024  # of a layer
    LONGEST = 4096  # observation
    DEEPEST = 16  # layers between the first and the answers
    WAYS = 3  # the usual one, and those of the parts
    COUNTS = 8  # of players that there is room for

ctypedef struct Layer:
    const float *weights
    const float *bias


cdef class Forward:
    cdef readonly object network
    cdef list arrays  # what the layers point into
    cdef int inputs, width, depth, seats
    cdef int room  # of a row: its width in whole vectors
    cdef float points
    cdef Layer action, value
    cdef Layer first[WAYS]
    cdef Layer blocks[WAYS][DEEPEST]
    cdef int ways[COUNTS]  # which of them is gone with so many players
    cdef Layer _layer(self, pair)
    cdef void check(self, int inputs, int players) except *
    cdef void normalise(self, const float *hidden, float *out) noexcept nogil
    cdef void ask(
        self, const float *seen, const uint16_t *actions, int count, int players, float *chances,
        float *shares, float *leads,
    ) noexcept nogil
