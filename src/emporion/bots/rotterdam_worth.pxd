from libc.stdint cimport uint8_t

from emporion.bots.appraiser cimport Appraiser
from emporion.games.rotterdam.board cimport MISSIONS_MAX, POSITIONS_MAX, RAWS

cdef enum:
    CALLS = 48  # further ahead nothing is reckoned
    ASKED = 3  # no mission asks for more products

ctypedef struct Prospects:  # numbers of one edition and player count
    float arrival[CALLS + 1][RAWS][POSITIONS_MAX]  # how likely a cargo arrives within so many calls
    float launched[CALLS + 1]  # the same of a cargo that is yet to be launched, on average
    float gain[MISSIONS_MAX]  # what a mission brings beyond what its cards count anyway
    uint8_t asked[MISSIONS_MAX]  # how many products, and
    uint8_t product[MISSIONS_MAX][ASKED]  # which


cdef class RotterdamAppraiser(Appraiser):
    cdef Prospects prospects
