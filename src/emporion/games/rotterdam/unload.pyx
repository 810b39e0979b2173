"""RO-6 Phase 4: unload. Ships in harbours come home; the right cargo earns a product card."""
from libc.stdint cimport uint8_t
from libc.string cimport memset

from emporion.games.rotterdam.board cimport (
    E_BACK, E_PRODUCT, E_UNLOADED, HARBOURS, LOADS, NONE, PRODUCTS, RAWS, Rotterdam, Seat,
    printed, tell_only,
)
from emporion.games.rotterdam.knowledge cimport seen_moving
from emporion.table.kernel cimport EVERYBODY, NOBODY, Table, tell


cdef void unload(Table *t, Rotterdam *s) noexcept nogil:
    """RO-6.1; RO-6.2: wrong or no cargo earns nothing."""
    cdef Seat *seat = &s.seats[s.turn]
    cdef int harbour, load, _
    for harbour in range(HARBOURS):
        for load in range(LOADS):
            for _ in range(s.docked[harbour][s.turn][load]):
                seat.ships += 1
                if load < RAWS:
                    s.stock[load] += 1
                tell(t, E_UNLOADED, s.turn, harbour, load, 0)
                if load == harbour:
                    _draw_product(t, s, harbour)
            s.docked[harbour][s.turn][load] = 0


cdef void _draw_product(Table *t, Rotterdam *s, int harbour) noexcept nogil:
    """The back is seen by everybody; the product too if the stacks lie open."""
    cdef uint8_t drawn[PRODUCTS]
    cdef uint8_t nothing[PRODUCTS]
    cdef int product
    cdef int only_owner = 1 << s.turn
    if not s.stack_count[harbour]:
        return
    s.stack_count[harbour] -= 1
    product = s.stack[harbour][s.stack_count[harbour]]
    s.stack[harbour][s.stack_count[harbour]] = NONE
    s.seats[s.turn].products[product] += 1
    if printed(t).open_products:
        memset(drawn, 0, PRODUCTS)
        memset(nothing, 0, PRODUCTS)
        drawn[product] = 1
        seen_moving(printed(t), s, EVERYBODY & ~only_owner, NOBODY, s.turn, drawn, nothing)
        tell(t, E_PRODUCT, s.turn, product, 0, 0)
    else:
        tell_only(t, only_owner, E_PRODUCT, s.turn, product, 0, 0)
        tell_only(t, EVERYBODY & ~only_owner, E_BACK, s.turn, harbour, 0, 0)
