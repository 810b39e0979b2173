"""RO-11 Who knows what: what each viewer has seen of the others' product cards.

A harbour has two products, its sides. For each viewer, harbour and set of other seats the state
keeps how many cards of each side that set holds at least: four bits a side. Seen cards raise a
bound, cards seen to move take it along. After a trade between two others whose cards were not seen
the bounds of either alone sink by what may have left, but the two together still hold what they
held. These bounds are what a seat can be sure of: views and observations show them. What exactly
is possible recall.pyx works out from all that a viewer was told, when a world is imagined.
"""
from libc.stdint cimport uint8_t
from libc.string cimport memcpy, memset

from emporion.games.rotterdam.board cimport ALL_SUBSETS, HARBOURS, SEATS, Printed, Rotterdam, backs
from emporion.table.kernel cimport NOBODY, SPECTATORS

cdef enum:
    WATCHER = SEATS  # the spectators' place among the viewers


# --- bounds: four bits a side ----------------------------------------------------------------

cdef inline int _low(uint8_t bounds, int side) noexcept nogil:
    return bounds >> 4 * side & 15


cdef inline uint8_t _both(int first, int second) noexcept nogil:
    return max(first, 0) | max(second, 0) << 4


cdef inline uint8_t *_bounds(Rotterdam *s, int viewer, int harbour) noexcept nogil:
    if viewer == WATCHER:
        return s.known_to_all[harbour]
    return s.known[viewer][harbour]


cdef inline int _bit(int viewer, int seat) noexcept nogil:
    """The seat's bit in the sets a viewer keeps; none for the viewer's own seat or no seat."""
    if seat == viewer or seat == NOBODY:
        return 0
    return 1 << (seat if seat < viewer else seat - 1)


cdef inline int _sets(const Rotterdam *s, int viewer) noexcept nogil:
    return 1 << (s.head.players if viewer == WATCHER else s.head.players - 1)


cdef inline bint _looks(const Rotterdam *s, int viewers, int viewer) noexcept nogil:
    if viewer == WATCHER:
        return viewers & SPECTATORS
    return viewer < s.head.players and viewers >> viewer & 1


cdef bint _tighten(const Printed *e, Rotterdam *s, int viewer, int harbour) noexcept nogil:
    """Draw every conclusion: sets together hold what they hold apart, and what one of them has no
    place for the other must hold. False if that is impossible."""
    cdef uint8_t *bounds = _bounds(s, viewer, harbour)
    cdef int sets = _sets(s, viewer)
    cdef int cards[16]
    cdef int a, b, rest, seat, side, together
    cdef bint changed = True
    memset(cards, 0, sizeof(cards))
    for seat in range(s.head.players):
        for a in range(sets):
            if a & _bit(viewer, seat):
                cards[a] += backs(e, &s.seats[seat], harbour)
    while changed:
        changed = False
        for a in range(1, sets):
            if _low(bounds[a], 0) + _low(bounds[a], 1) > cards[a]:
                return False
            b = rest = sets - 1 - a
            while b:  # every set of the other seats
                for side in range(2):
                    together = _low(bounds[a], side) + _low(bounds[b], side)
                    changed |= _raise(bounds, a | b, side, together)
                    together = _low(bounds[a | b], side) - cards[b] + _low(bounds[b], 1 - side)
                    changed |= _raise(bounds, a, side, together)
                b = (b - 1) & rest
    return True


cdef bint _raise(uint8_t *bounds, int which, int side, int least) noexcept nogil:
    if least <= _low(bounds[which], side):
        return False
    bounds[which] = _both(least if side == 0 else _low(bounds[which], 0),
                          least if side == 1 else _low(bounds[which], 1))
    return True


# --- what is seen ----------------------------------------------------------------------------

cdef void seen_holding(
    const Printed *e, Rotterdam *s, int viewers, int seat, const uint8_t *products,
) noexcept nogil:
    """A seat is seen to hold at least these products."""
    cdef int viewer, harbour, first, second
    for viewer in range(SEATS + 1):
        if not _looks(s, viewers, viewer) or viewer == seat:
            continue
        for harbour in range(HARBOURS):
            first = products[e.product[harbour][0]]
            second = products[e.product[harbour][1]]
            if first or second:
                _raise(_bounds(s, viewer, harbour), _bit(viewer, seat), 0, first)
                _raise(_bounds(s, viewer, harbour), _bit(viewer, seat), 1, second)
                _tighten(e, s, viewer, harbour)


cdef void seen_moving(
    const Printed *e, Rotterdam *s, int viewers, int giver, int receiver,
    const uint8_t *given, const uint8_t *returned,
) noexcept nogil:
    """Products were seen to go from one seat to another, and others back.

    Either may be NOBODY: a pile. The hands are up to date.
    """
    cdef int viewer, harbour, first, second, a, out, to
    cdef uint8_t *bounds
    for viewer in range(SEATS + 1):
        if not _looks(s, viewers, viewer):
            continue
        out, to = _bit(viewer, giver), _bit(viewer, receiver)
        for harbour in range(HARBOURS):
            first, second = e.product[harbour][0], e.product[harbour][1]
            if not (given[first] or given[second] or returned[first] or returned[second]):
                continue
            bounds = _bounds(s, viewer, harbour)
            for a in range(1, _sets(s, viewer)):
                if a & out and not a & to:
                    bounds[a] = _shifted(
                        bounds[a], given[first], given[second], returned[first], returned[second])
                elif a & to and not a & out:
                    bounds[a] = _shifted(
                        bounds[a], returned[first], returned[second], given[first], given[second])
            _tighten(e, s, viewer, harbour)


cdef inline uint8_t _shifted(
    uint8_t bounds, int first_out, int second_out, int first_in, int second_in,
) noexcept nogil:
    return _both(max(_low(bounds, 0) - first_out, 0) + first_in,
                 max(_low(bounds, 1) - second_out, 0) + second_in)


cdef void veiled_trade(
    const Printed *e, Rotterdam *s, int viewers, int giver, int receiver,
    const uint8_t *given, const uint8_t *returned,
) noexcept nogil:
    """Two seats traded, and only the backs were seen (RO-7.6); the hands are up to date."""
    cdef int viewer, harbour, out, back
    for viewer in range(SEATS + 1):
        if not _looks(s, viewers, viewer):
            continue
        for harbour in range(HARBOURS):
            out = given[e.product[harbour][0]] + given[e.product[harbour][1]]
            back = returned[e.product[harbour][0]] + returned[e.product[harbour][1]]
            if out and back:
                _one_or_the_other(e, s, viewer, harbour, giver, receiver, out, back)
            elif out:
                _some_of_them(e, s, viewer, harbour, giver, receiver, out)
            elif back:
                _some_of_them(e, s, viewer, harbour, receiver, giver, back)


cdef void _some_of_them(
    const Printed *e, Rotterdam *s, int viewer, int harbour, int giver, int receiver, int cards,
) noexcept nogil:
    """Any of the giver's cards may have gone; the two together hold what they held."""
    cdef uint8_t *bounds = _bounds(s, viewer, harbour)
    cdef int a
    for a in range(1, _sets(s, viewer)):
        if a & _bit(viewer, giver) and not a & _bit(viewer, receiver):
            bounds[a] = _both(_low(bounds[a], 0) - cards, _low(bounds[a], 1) - cards)
    _tighten(e, s, viewer, harbour)


cdef void _one_or_the_other(
    const Printed *e, Rotterdam *s, int viewer, int harbour, int giver, int receiver, int out,
    int back,
) noexcept nogil:
    """RO-7.4: no product is on both sides, so one product went and the other came back."""
    cdef uint8_t *bounds = _bounds(s, viewer, harbour)
    cdef uint8_t before[ALL_SUBSETS]
    cdef uint8_t after[2][ALL_SUBSETS]
    cdef bint possible[2]
    cdef int a, side, sets = _sets(s, viewer)
    cdef int from_, to
    memcpy(before, bounds, sets)
    for side in range(2):
        memcpy(bounds, before, sets)
        for a in range(1, sets):
            from_ = a & _bit(viewer, giver) and not a & _bit(viewer, receiver)
            to = a & _bit(viewer, receiver) and not a & _bit(viewer, giver)
            if from_:  # `out` of one side left it, and `back` of the other came
                bounds[a] = _swapped(bounds[a], side, out, back)
            elif to:
                bounds[a] = _swapped(bounds[a], 1 - side, back, out)
        if _bit(viewer, giver):
            _raise(bounds, _bit(viewer, giver), 1 - side, back)
        if _bit(viewer, receiver):
            _raise(bounds, _bit(viewer, receiver), side, out)
        possible[side] = _tighten(e, s, viewer, harbour)
        memcpy(after[side], bounds, sets)
    for a in range(1, sets):
        if possible[0] and possible[1]:
            bounds[a] = _both(min(_low(after[0][a], 0), _low(after[1][a], 0)),
                              min(_low(after[0][a], 1), _low(after[1][a], 1)))
        else:
            bounds[a] = after[0][a] if possible[0] else after[1][a]


cdef inline uint8_t _swapped(uint8_t bounds, int side, int out, int back) noexcept nogil:
    """So many cards of a side left, and so many of the other came."""
    if side == 0:
        return _shifted(bounds, out, 0, 0, back)
    return _shifted(bounds, 0, out, back, 0)


cdef int at_least(const Rotterdam *s, int viewer, int seat, int harbour, int side) noexcept nogil:
    """How many cards a viewer knows a seat to hold; NOBODY is a spectator."""
    cdef int who = WATCHER if viewer == NOBODY else viewer
    return _low(_bounds(<Rotterdam *>s, who, harbour)[_bit(who, seat)], side)


cdef bint bounds_allow(
    const Rotterdam *s, int viewer, int harbour, const int *cards, const int *firsts,
) noexcept nogil:
    """Whether hands of so many cards, of which so many of the first side, agree with the bounds."""
    cdef int who = WATCHER if viewer == NOBODY else viewer
    cdef const uint8_t *bounds = _bounds(<Rotterdam *>s, who, harbour)
    cdef int a, seat, first, second
    for a in range(1, _sets(s, who)):
        first = 0
        second = 0
        for seat in range(s.head.players):
            if a & _bit(who, seat):
                first += firsts[seat]
                second += cards[seat] - firsts[seat]
        if first < _low(bounds[a], 0) or second < _low(bounds[a], 1):
            return False
    return True


cdef void forget_for_others(Rotterdam *s, int viewer) noexcept nogil:
    """What others have seen beyond what everybody has is itself a secret of theirs."""
    cdef int other, harbour, a, seat, all_
    for other in range(s.head.players):
        if other == viewer:
            continue
        for harbour in range(HARBOURS):
            for a in range(1, _sets(s, other)):
                all_ = 0
                for seat in range(s.head.players):
                    if a & _bit(other, seat):
                        all_ |= 1 << seat
                s.known[other][harbour][a] = s.known_to_all[harbour][all_]
