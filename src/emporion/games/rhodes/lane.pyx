"""RH-6 The harbour: ships push each other through the lane, goods arrive, warehouses overflow."""
from libc.stdint cimport uint8_t, uint16_t
from libc.string cimport memcpy, memmove, memset

from emporion.games.rhodes.board cimport (
    A_DISCARD, ALLOWED, AWAY, BY_ARRIVAL, BY_DISCARD, E_ENTERS, E_LEAVES, E_SHOWN, E_SUNK, EGYPT,
    GOLD, GOODS, HOME, NONE, NOT_ASKED, NOT_HELD, OVERFLOW, RHODES, SHIP_MAX, SQUARES, Rhodes, Step,
    ask, looking, printed,
)
from emporion.games.rhodes.estate cimport in_warehouse, store, unstore
from emporion.table.kernel cimport NOBODY, Table, offer, shuffle, tell

cdef enum:
    SHIPS_PILE = 0


cdef inline int _owner(int ship) noexcept nogil:
    return ship // SHIP_MAX if ship < EGYPT else NOBODY


# --- ships sail in ---

cdef void push(
    Table *t, Rhodes *s, int ship, int length, const uint8_t *goods,
) noexcept nogil:
    """RH-6.2: the ship enters and moves every other its own length further in.

    RH-5.7: its first good lies furthest in.
    """
    cdef int i
    memmove(&s.cargo[length], s.cargo, SQUARES - length)
    memmove(&s.hull[length], s.hull, SQUARES - length)
    for i in range(length):
        s.cargo[length - 1 - i] = goods[i]
        s.hull[i] = ship
    if ship < EGYPT:
        s.seats[ship // SHIP_MAX].fleet[ship % SHIP_MAX] = AWAY
    tell(t, E_ENTERS, _owner(ship), ship, length, 0)


cdef void bring_in(Table *t, Rhodes *s) noexcept nogil:
    """The shown Egyptian ship sails in; a new one is shown once all is settled (RH-2.5)."""
    cdef int ship = s.next_ship
    s.next_ship = NONE
    push(t, s, EGYPT + ship, printed(t).egyptian_length[ship], printed(t).egyptian_goods[ship])
    settle(t, s)


cdef void show_next(Table *t, Rhodes *s) noexcept nogil:
    """Show an Egyptian ship on the left sea square, if none is there and one is left (RH-2.6)."""
    if s.next_ship != NONE:
        return
    if s.pile_count == 0:
        if s.discard_count == 0:
            return
        memcpy(s.pile, s.discards, s.discard_count)
        memset(s.discards, NONE, s.discard_count)
        s.pile_count = s.discard_count
        s.discard_count = 0
        shuffle(t, &s.head, s.pile, s.pile_count, SHIPS_PILE, printed(t).egyptian_kind)
    s.pile_count -= 1
    s.next_ship = s.pile[s.pile_count]
    s.pile[s.pile_count] = NONE
    tell(t, E_SHOWN, NOBODY, s.next_ship, 0, 0)


cdef int gold_afloat(Table *t, const Rhodes *s) noexcept nogil:
    cdef int i, gold = 0
    for i in range(printed(t).lane):
        gold += s.cargo[i] == GOLD
    return gold


# --- goods arrive, ships leave ---

cdef void settle(Table *t, Rhodes *s) noexcept nogil:
    """Resolve arrivals; unless somebody has to discard first, go on with the sequel."""
    if arrive(t, s):
        printed(t).title.sequels[s.sequel](t, s)


cdef bint arrive(Table *t, Rhodes *s) noexcept nogil:
    """Ship by ship, innermost first (RH-6.6), up to the first overfull warehouse."""
    cdef int lane = printed(t).lane
    cdef int inner = SQUARES - 1
    cdef int outer, ship
    while inner >= lane:
        ship = s.hull[inner]
        if ship == NONE:
            inner -= 1
            continue
        outer = inner
        while outer > 0 and s.hull[outer - 1] == ship:
            outer -= 1
        _unload(t, s, ship, max(outer, lane), inner)
        if outer >= lane:
            _leave(t, s, ship, outer, inner)
        if ship < EGYPT and _overflows(t, s, ship // SHIP_MAX):
            return False
        inner = outer - 1
    return True


cdef void _unload(Table *t, Rhodes *s, int ship, int outer, int inner) noexcept nogil:
    """RH-6.3: goods beside the warehouses leave the ship."""
    cdef int i
    for i in range(inner, outer - 1, -1):
        if s.cargo[i] == NONE:
            continue
        if ship < EGYPT:
            store(t, s, ship // SHIP_MAX, s.cargo[i], BY_ARRIVAL)
        else:
            tell(t, E_SUNK, NOBODY, s.cargo[i], 0, 0)
        s.cargo[i] = NONE


cdef void _leave(Table *t, Rhodes *s, int ship, int outer, int inner) noexcept nogil:
    """RH-6.4, and so RH-6.5: a ship leaves only when it lies wholly beside the warehouses."""
    memset(&s.hull[outer], NONE, inner - outer + 1)
    if ship < EGYPT:
        s.seats[ship // SHIP_MAX].fleet[ship % SHIP_MAX] = HOME
    else:
        s.discards[s.discard_count] = ship - EGYPT
        s.discard_count += 1
    tell(t, E_LEAVES, _owner(ship), ship, 0, 0)


# --- overflow: the owner discards, on turn or not (RH-3.7) ---

cdef bint _overflows(Table *t, Rhodes *s, int who) noexcept nogil:
    if in_warehouse(&s.seats[who]) <= printed(t).warehouse:
        return False
    ask(s, OVERFLOW, who)
    return True


cdef void receive(Table *t, Rhodes *s, int who, int good, int source) noexcept nogil:
    """A good goes to the warehouse; its owner discards if need be; then the sequel."""
    store(t, s, who, good, source)
    if not _overflows(t, s, who):
        settle(t, s)


cdef int why_overflow(Table *t, const Rhodes *s, int action) noexcept nogil:
    if not A_DISCARD <= action < A_DISCARD + GOODS:
        return NOT_ASKED
    return ALLOWED if looking(s).warehouse[action - A_DISCARD] else NOT_HELD


cdef int legal_overflow(Table *t, const Rhodes *s, uint16_t *out) noexcept nogil:
    cdef int good, n = 0
    for good in range(GOODS):
        n = offer(out, n, A_DISCARD + good, why_overflow(t, s, A_DISCARD + good))
    return n


cdef void play_overflow(Table *t, Rhodes *s, int action) noexcept nogil:
    unstore(t, s, s.head.actor, action - A_DISCARD, BY_DISCARD)
    if not _overflows(t, s, s.head.actor):
        ask(s, OVERFLOW, s.turn)
        settle(t, s)


RHODES.steps[OVERFLOW] = Step(legal_overflow, why_overflow, play_overflow)
