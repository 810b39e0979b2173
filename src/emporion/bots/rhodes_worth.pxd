from emporion.bots.appraiser cimport Appraiser
from emporion.games.rhodes.board cimport DEVELOPMENTS

ctypedef struct Weights:  # what each of them means stands in weights/rhodes.toml
    float money
    float money_early
    float unit
    float spare_unit
    float unit_early
    float aboard
    float stored
    float stored_more
    float gold
    float bronze
    float ready
    float next_ready
    float begun
    float marker
    float last_marker
    float order
    float farmland
    float income_dr
    float income_vp
    float grown
    float hold
    float track
    float model
    float site_ready
    float temple_ready
    float idle
    float tile[DEVELOPMENTS]


cdef class RhodesAppraiser(Appraiser):
    cdef Weights weights
