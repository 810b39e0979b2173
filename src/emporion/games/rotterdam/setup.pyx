"""RO-1 Setup."""
from libc.stdint cimport uint64_t
from libc.string cimport memcpy, memset

from emporion.games.rotterdam.board cimport (
    CARDS, DECK_MAX, HARBOURS, IN_HAND_MAX, MISSIONS_MAX, NONE, POSITIONS_MAX, PRODUCTS,
    Printed, Rotterdam, printed,
)
from emporion.games.rotterdam.round cimport begin_round
from emporion.table.chance cimport below, sow
from emporion.table.kernel cimport Table, mix, tidy


cdef void set_up(Table *t, void *state, int players, uint64_t seed) noexcept nogil:
    """RO-1.1: the stacks, missions and transport cards are shuffled; RO-1.3: so is the master."""
    cdef Rotterdam *s = <Rotterdam *>state
    cdef const Printed *e = printed(t)
    cdef int i, p, _
    memset(s, 0, sizeof(Rotterdam))
    memset(s.stack, NONE, sizeof(s.stack))
    memset(s.mission_pile, NONE, MISSIONS_MAX)
    memset(s.deck, NONE, DECK_MAX)
    s.head.players = players
    sow(s.head.chance, seed)
    for p in range(PRODUCTS):
        for _ in range(e.cards[p]):
            s.stack[e.home[p]][s.stack_count[e.home[p]]] = p
            s.stack_count[e.home[p]] += 1
    for i in range(HARBOURS):
        mix(s.head.chance, s.stack[i], s.stack_count[i])
    for i in range(e.missions):
        s.mission_pile[i] = i
    s.mission_left = e.missions
    mix(s.head.chance, s.mission_pile, s.mission_left)
    tidy(s.mission_pile, s.mission_left, e.mission_kind)
    for p in range(CARDS):
        for _ in range(e.card_count[p]):
            s.deck[s.deck_count] = p
            s.deck_count += 1
    mix(s.head.chance, s.deck, s.deck_count)
    lay_out(t, s, below(s.head.chance, players))


cdef void lay_out(Table *t, Rotterdam *s, int master) noexcept nogil:
    """Everything the deal leaves no choice about."""
    cdef const Printed *e = printed(t)
    cdef int i, k
    memset(s.ship, NONE, POSITIONS_MAX)
    memset(s.load, NONE, POSITIONS_MAX)
    memset(s.fulfilled_by, NONE, MISSIONS_MAX)
    memcpy(s.stock, e.units, sizeof(s.stock))
    for i in range(s.head.players):
        s.seats[i].ships = e.ships
        s.seats[i].mission_count = e.missions_in_hand
        memset(s.seats[i].missions, NONE, IN_HAND_MAX)
        for k in range(e.missions_in_hand):
            s.mission_left -= 1
            s.seats[i].missions[k] = s.mission_pile[s.mission_left]
            s.mission_pile[s.mission_left] = NONE
    s.master = master
    begin_round(t, s)
