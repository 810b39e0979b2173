from libc.stdint cimport uint8_t

from emporion.bots.appraiser cimport Appraiser

cdef class RhodesAppraiser(Appraiser):
    pass
