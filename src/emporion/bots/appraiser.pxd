"""An appraiser says what a position is worth to every seat, natively."""
from libc.stdint cimport uint64_t

from emporion.table.kernel cimport Game, Table

ctypedef void (*Worth)(
    const void *context, Table *table, const void *state, float *out,
) noexcept nogil

ctypedef float (*Own)(
    const void *context, Table *table, const void *state, int seat,
) noexcept nogil


cdef class Appraiser:
    cdef readonly Game game
    cdef const void *context  # numbers of the edition, made ready once
    cdef Worth worth  # fills, for every seat, the final score to be expected
    cdef Own own  # the same for one seat; NULL: ask for all
    cdef readonly double spread  # how far estimate and result lie apart, in VP
    cdef int ahead  # rounds that a leaf is played on after the one under way
    cdef int idle  # an action that a search leaves out; 0: none
    cdef uint64_t openings  # the steps at which something new begins, one bit each
