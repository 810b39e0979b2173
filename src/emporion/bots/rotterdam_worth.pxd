from libc.stdint cimport uint8_t

from emporion.bots.appraiser cimport Appraiser
from emporion.games.rotterdam.board cimport CARDS, MISSIONS_MAX, POSITIONS_MAX, PRODUCTS, RAWS

cdef enum:
    CALLS = 48  # further ahead nothing is reckoned
    ASKED = 3  # no mission asks for more products

ctypedef struct Weights:  # what each of them means stands in weights/rotterdam.toml
    float rounds
    float rounds_leader
    float rounds_others
    float rounds_fewer
    float hurry
    float own_call
    float patience
    float a_round
    float point
    float advantage
    float product
    float finish
    float won
    float joker
    float spare_joker
    float spare_product
    float ship
    float anchored
    float ready
    float arriving
    float later
    float once_more
    float new_mission
    float card[CARDS]

ctypedef struct Prospects:  # of one edition and player count
    Weights weights
    float arrival[CALLS + 1][RAWS][POSITIONS_MAX]  # how likely a cargo arrives within so many calls
    float launched[CALLS + 1]  # the same of a cargo yet to be launched, on average
    float gain[MISSIONS_MAX]  # what a mission brings beyond what its cards count anyway
    uint8_t asked[MISSIONS_MAX]  # how many products it asks for, and
    uint8_t product[MISSIONS_MAX][ASKED]  # which

ctypedef struct Outlook:  # of one position
    float rounds  # that will probably follow this one
    int calls  # that will probably follow
    float share[PRODUCTS]  # which part of its stack a product is


cdef class RotterdamAppraiser(Appraiser):
    cdef Prospects prospects
    cdef readonly list products  # their names
