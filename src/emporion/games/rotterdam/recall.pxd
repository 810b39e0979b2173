from libc.stdint cimport uint16_t, uint64_t

from emporion.games.rotterdam.board cimport SEATS, Printed, Rotterdam
from emporion.table.kernel cimport Log

ctypedef struct Worlds:  # ways the others' hands may be, each with its likelihood
    int count
    uint16_t *hands  # how many cards of the first side each seat holds, four bits a seat
    double *weight

ctypedef struct Desk:  # room to work out what is possible, harbour after harbour
    Worlds now
    Worlds next
    int *where  # where a hand stands in `next`

ctypedef struct Mind:  # what a viewer thinks possible of one harbour's product cards
    int viewer
    int harbour
    int cards[SEATS]  # backs, by seat
    int own  # of the first side in the viewer's hand
    int spent  # of the first side
    int stack
    int top  # the side of an open stack's top, else -1
    int wanted[2]  # what the offer that is read asks for, by side
    Worlds now  # at the end, each weight is that of all the ways up to it
    Worlds next  # on the desk
    int *where

cdef bint open_desk(Desk *desk, int players) noexcept nogil
cdef void clear_desk(Desk *desk) noexcept nogil
cdef void forget(Worlds *worlds) noexcept nogil
cdef bint recall(
    Mind *mind, Desk *desk, const Printed *e, const Rotterdam *start, const Log *told,
    const Rotterdam *s, int viewer, int harbour,
) noexcept nogil
cdef void deal_from(
    const Mind *mind, const Printed *e, Rotterdam *s, uint64_t *generator,
) noexcept nogil
