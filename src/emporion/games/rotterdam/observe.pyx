"""The observation: what a seat may know as a float32 vector, its own affairs first.

layout.py names the slices in the order they are written here. Counts are scaled to about 0 to 1;
choices among a few are one-hot. Seats are relative: the observer, then clockwise; seats that are
not in the game are all zero.
"""
from libc.string cimport memset

from emporion.games.rotterdam.board cimport (
    ALL, CARDS, COLOURS, D_BACK, D_DRAFT, D_FIRST, D_GOAL, D_SETTLE, D_STEER, D_TARGET,
    HARBOURS, IN_HAND_MAX, LOADS, NONE, PHASES, POSITIONS_MAX, PRODUCTS, RAWS, SEATS, STEPS,
    Printed, Rotterdam, Seat, backs, cards_held, printed,
)
from emporion.games.rotterdam.knowledge cimport at_least
from emporion.table.kernel cimport Table
from emporion.table.vector cimport number, one_hot

cdef enum:
    OTHER = 20


cdef inline int _relative(const Rotterdam *s, int seat, int who) noexcept nogil:
    return (who - seat + s.head.players) % s.head.players


cdef void observe(Table *t, const void *state, int seat, float *out) noexcept nogil:
    cdef const Rotterdam *s = <const Rotterdam *>state
    cdef int i
    memset(out, 0, OBSERVATION * sizeof(float))
    out = _own(printed(t), &s.seats[seat], out)
    out = _table(printed(t), s, seat, out)
    out = _water(printed(t), s, seat, out)
    out = _offer(s, seat, out)
    for i in range(1, SEATS):
        if i < s.head.players:
            _other(printed(t), s, seat, (seat + i) % s.head.players, out)
        out += OTHER


cdef float *_own(const Printed *e, const Seat *own, float *out) noexcept nogil:
    cdef int i, p, missing, mission
    out = number(out, own.ships, 5)
    out = number(out, own.points, 12)
    for i in range(PRODUCTS):
        out = number(out, own.products[i], 3)
    for i in range(CARDS):
        out = number(out, own.cards[i], 2)
    out = number(out, own.laid[0], 2)
    out = number(out, own.laid[1], 2)
    out = number(out, own.owed, 3)
    for i in range(IN_HAND_MAX):
        if i < own.mission_count:
            mission = own.missions[i]
            missing = 0
            for p in range(PRODUCTS):
                out[p] = e.needs[mission][p]
                missing += max(0, e.needs[mission][p] - <int>own.products[p])
            out[PRODUCTS] = e.points[mission] / 10.0
            out[PRODUCTS + 1] = missing / 3.0
        out += PRODUCTS + 2
    return out


cdef float *_table(const Printed *e, const Rotterdam *s, int seat, float *out) noexcept nogil:
    cdef int i
    cdef bint sailing = s.head.step == D_STEER or s.head.step == D_FIRST
    cdef bint playing = s.head.step in (D_TARGET, D_BACK, D_GOAL)
    out = one_hot(out, s.head.step, STEPS)
    out = one_hot(out, s.phase, PHASES)
    out = number(out, s.head.round, 40)
    out = one_hot(out, _relative(s, seat, s.head.actor), SEATS)
    out = one_hot(out, _relative(s, seat, s.turn), SEATS)
    out = one_hot(out, _relative(s, seat, s.master), SEATS)
    for i in range(RAWS):
        out = number(out, s.stock[i], 6)
    for i in range(HARBOURS):
        out = number(out, s.stack_count[i], 15)
    for i in range(HARBOURS):
        if e.open_products and s.stack_count[i]:
            out[e.side[s.stack[i][s.stack_count[i] - 1]]] = 1
        out += 2
    for i in range(PRODUCTS):
        out = number(out, s.spent[i], 8)
    out = number(out, s.deck_count, 20)
    for i in range(CARDS):
        out = number(out, s.played[i], 3)
    out = one_hot(out, s.colour if sailing else NONE, COLOURS)
    out = one_hot(out, s.card if playing else NONE, CARDS)
    out = number(out, s.offers, 3)
    if s.head.step == D_SETTLE:
        for i in range(PRODUCTS):
            out[i] = s.left[i]
    return out + PRODUCTS


cdef float *_water(const Printed *e, const Rotterdam *s, int seat, float *out) noexcept nogil:
    cdef int i, k, who
    cdef int marked = NONE
    if s.head.step == D_STEER:
        marked = s.moving
    elif s.head.step in (D_TARGET, D_BACK, D_GOAL):
        marked = s.target
    for i in range(POSITIONS_MAX):
        if s.ship[i] != NONE:
            out[_relative(s, seat, s.ship[i])] = 1
            out[SEATS + s.load[i]] = 1
        out[SEATS + LOADS] = i == marked
        out += SEATS + LOADS + 1
    for i in range(HARBOURS):
        for who in range(s.head.players):
            for k in range(LOADS):
                out[2 * _relative(s, seat, who) + (k != i)] += s.docked[i][who][k] / 2.0
        out += 2 * SEATS
    return out


cdef float *_offer(const Rotterdam *s, int seat, float *out) noexcept nogil:
    """RO-7.6: only as far as the seat may read it."""
    cdef int i
    cdef bint sent = s.head.step > D_DRAFT and (s.to == ALL or s.to == seat)
    if s.turn == seat or sent:
        for i in range(PRODUCTS):
            out[i] = s.given[i] / 2.0
            out[PRODUCTS + i] = s.wanted[i] / 2.0
    out += 2 * PRODUCTS
    for i in range(s.head.players):
        if s.accepted >> i & 1:
            out[_relative(s, seat, i)] = 1
    return out + SEATS


cdef float *_other(
    const Printed *e, const Rotterdam *s, int seat, int who, float *out,
) noexcept nogil:
    cdef const Seat *other = &s.seats[who]
    cdef int i
    out = number(out, 1, 1)
    out = number(out, other.ships, 5)
    out = number(out, other.points, 12)
    for i in range(HARBOURS):
        out = number(out, backs(e, other, i), 4)
    for i in range(PRODUCTS):
        out = number(out, at_least(s, seat, who, e.home[i], e.side[i]), 3)
    out = number(out, cards_held(other), 3)
    out = number(out, other.mission_count, 3)
    out = number(out, other.laid[0], 2)
    out = number(out, other.laid[1], 2)
    return number(out, other.owed, 3)
