from libc.stdint cimport uint16_t, uint64_t

from emporion.bots.search cimport Search
from emporion.table.kernel cimport LEGAL_MAX


cdef class Weighing(Search):
    cdef uint16_t actions[LEGAL_MAX]  # that are compared
    cdef int count  # of them; 0: the search goes where it likes
    cdef int turn  # whose simulation is next
    cdef uint64_t world[2]  # the chance that all of them are given alike
