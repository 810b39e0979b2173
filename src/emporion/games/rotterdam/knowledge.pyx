"""RO-11 Who knows what: what each viewer has seen of the others' product cards.

A harbour has two products, its sides. For each viewer, harbour and set of other seats the state
keeps how many cards of each side that set holds at least: four bits a side. Seen cards raise a
bound, cards seen to move take it along. After a trade between two others whose cards were not seen
the bounds of either alone sink by what may have left, but the two together still hold what they
held. `_tighten` draws every conclusion, so no world that was ruled out ever comes back.

`imagine` deals everything unseen anew: as if shuffled, within these bounds.
"""
from libc.stdint cimport uint16_t, uint64_t, uint8_t
from libc.string cimport memcpy, memset

from emporion.games.rotterdam.board cimport (
    ALL, CARDS, D_ANSWER, D_DRAFT, D_SETTLE, HARBOURS, MISSIONS_MAX, NONE, PRODUCTS, SEATS,
    STEPS_OF_ROTTERDAM, Printed, Rotterdam, backs, cards_held, printed,
)
from emporion.table.chance cimport below, draw
from emporion.table.kernel cimport LEGAL_MAX, NOBODY, SPECTATORS, Table, mix, put_in_order

cdef enum:
    WATCHER = SEATS  # the spectators' place among the viewers
    TRIES = 4000  # worlds drawn before a pending choice of another seat goes unexplained


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


cdef void _tighten(const Printed *e, Rotterdam *s, int viewer, int harbour) noexcept nogil:
    """Draw every conclusion: sets together hold what they hold apart, and what one of them has no
    place for the other must hold."""
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
            b = rest = sets - 1 - a
            while b:  # every set of the other seats
                for side in range(2):
                    together = _low(bounds[a], side) + _low(bounds[b], side)
                    changed |= _raise(bounds, a | b, side, together)
                    together = _low(bounds[a | b], side) - cards[b] + _low(bounds[b], 1 - side)
                    changed |= _raise(bounds, a, side, together)
                b = (b - 1) & rest


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
    const uint8_t *given, const uint8_t *wanted,
) noexcept nogil:
    """Two seats traded, and only the backs were seen (RO-7.6); the hands are up to date."""
    cdef int viewer, harbour, out, back, a, lost
    cdef uint8_t *bounds
    for viewer in range(SEATS + 1):
        if not _looks(s, viewers, viewer):
            continue
        for harbour in range(HARBOURS):
            out = given[e.product[harbour][0]] + given[e.product[harbour][1]]
            back = wanted[e.product[harbour][0]] + wanted[e.product[harbour][1]]
            if not (out or back):
                continue
            bounds = _bounds(s, viewer, harbour)
            for a in range(1, _sets(s, viewer)):
                lost = 0
                if a & _bit(viewer, giver) and not a & _bit(viewer, receiver):
                    lost = out
                elif a & _bit(viewer, receiver) and not a & _bit(viewer, giver):
                    lost = back
                bounds[a] = _both(_low(bounds[a], 0) - lost, _low(bounds[a], 1) - lost)
            _tighten(e, s, viewer, harbour)


cdef int at_least(const Rotterdam *s, int viewer, int seat, int harbour, int side) noexcept nogil:
    """How many cards a viewer knows a seat to hold; NOBODY is a spectator."""
    cdef int who = WATCHER if viewer == NOBODY else viewer
    return _low(_bounds(<Rotterdam *>s, who, harbour)[_bit(who, seat)], side)


# --- imagining -------------------------------------------------------------------------------

cdef void imagine(Table *t, void *state, int viewer, uint64_t *generator) noexcept nogil:
    """Deal what the viewer has not seen anew.

    That another seat is being asked shows that it has a choice (N-3), so worlds in which it would
    have none are drawn again.
    """
    cdef const Printed *e = printed(t)
    cdef Rotterdam *s = <Rotterdam *>state
    cdef Rotterdam seen = s[0]
    cdef uint16_t actions[LEGAL_MAX]
    cdef int _
    cdef bint chosen_by_other = not s.head.over and s.head.actor != viewer
    _forget_for_others(&seen, viewer)
    for _ in range(TRIES):
        s[0] = seen
        _deal_products(e, s, viewer, generator)
        _deal_cards(e, s, viewer, generator)
        _deal_missions(e, s, viewer, generator)
        _imagine_offer(s, viewer, generator)
        if not chosen_by_other:
            return
        if STEPS_OF_ROTTERDAM[s.head.step].legal(t, s, actions) > 1:
            return


cdef void _forget_for_others(Rotterdam *s, int viewer) noexcept nogil:
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


cdef double _choices(int n, int k) noexcept nogil:
    cdef double ways = 1
    cdef int i
    for i in range(k):
        ways = ways * (n - i) / (i + 1)
    return ways


cdef void _deal_products(
    const Printed *e, Rotterdam *s, int viewer, uint64_t *generator,
) noexcept nogil:
    cdef int harbour, i, firsts
    for harbour in range(HARBOURS):
        if not s.head.over:
            _deal_harbour(e, s, viewer, harbour, generator)
            continue
        firsts = 0  # RO-11.3: the hands lie open, only the stacks do not
        for i in range(s.stack_count[harbour]):
            firsts += e.side[s.stack[harbour][i]] == 0
        _deal_stack(e, s, harbour, firsts, generator)


cdef void _deal_harbour(
    const Printed *e, Rotterdam *s, int viewer, int harbour, uint64_t *generator,
) noexcept nogil:
    """Draw how many cards of the first side each hand holds, by the number of ways to deal them."""
    cdef int first = e.product[harbour][0]
    cdef int second = e.product[harbour][1]
    cdef int left = e.cards[first] - s.spent[first]
    cdef int held[SEATS]
    cdef int chosen[SEATS]
    cdef int seat, passed
    cdef double total, target
    if viewer != NOBODY:
        left -= s.seats[viewer].products[first]
    for passed in range(2):
        if passed == 0:
            target = -1
        else:
            target = total * (draw(generator) >> 11) / 9007199254740992.0
        total = _weigh(e, s, viewer, harbour, left, held, chosen, target)
    for seat in range(s.head.players):
        if seat != viewer:
            s.seats[seat].products[second] = backs(e, &s.seats[seat], harbour) - chosen[seat]
            s.seats[seat].products[first] = chosen[seat]
            left -= chosen[seat]
    _deal_stack(e, s, harbour, left, generator)


cdef double _weigh(
    const Printed *e, const Rotterdam *s, int viewer, int harbour, int left, int *held, int *chosen,
    double target,
) noexcept nogil:
    """Add up the ways of every deal within the bounds; stop at the one that reaches `target`."""
    cdef int players = s.head.players
    cdef int who = WATCHER if viewer == NOBODY else viewer
    cdef const uint8_t *bounds = _bounds(<Rotterdam *>s, who, harbour)
    cdef int unknown = s.stack_count[harbour]
    cdef int top = NONE
    cdef int cards[SEATS]
    cdef int seat, rest
    cdef double ways, total = 0
    if e.open_products and unknown:
        top = e.side[s.stack[harbour][unknown - 1]]
        unknown -= 1
    for seat in range(SEATS):
        cards[seat] = 0
        held[seat] = 0
        if seat < players and seat != viewer:
            cards[seat] = backs(e, &s.seats[seat], harbour)
    while True:
        rest = left - (top == 0)
        for seat in range(players):
            rest -= held[seat]
        if 0 <= rest <= unknown and _allowed(s, who, bounds, cards, held):
            ways = _choices(unknown, rest)
            for seat in range(players):
                if seat != viewer:
                    ways *= _ways_in_hand(bounds[_bit(who, seat)], cards[seat], held[seat])
            total += ways
            memcpy(chosen, held, SEATS * sizeof(int))
            if 0 <= target < total:
                return total
        seat = 0
        while seat < players and held[seat] == cards[seat]:  # the next way to fill the hands
            held[seat] = 0
            seat += 1
        if seat == players:
            return total
        held[seat] += 1


cdef double _ways_in_hand(uint8_t bounds, int cards, int held) noexcept nogil:
    """The cards seen are where they were seen; the rest of the hand may be any of the unseen."""
    cdef int unseen = cards - _low(bounds, 0) - _low(bounds, 1)
    return _choices(unseen, held - _low(bounds, 0))


cdef bint _allowed(
    const Rotterdam *s, int viewer, const uint8_t *bounds, const int *cards, const int *held,
) noexcept nogil:
    cdef int a, seat, first, second
    for a in range(1, _sets(s, viewer)):
        first = 0
        second = 0
        for seat in range(s.head.players):
            if a & _bit(viewer, seat):
                first += held[seat]
                second += cards[seat] - held[seat]
        if first < _low(bounds[a], 0) or second < _low(bounds[a], 1):
            return False
    return True


cdef void _deal_stack(
    const Printed *e, Rotterdam *s, int harbour, int firsts, uint64_t *generator,
) noexcept nogil:
    cdef int count = s.stack_count[harbour]
    cdef int i, top = NONE
    if e.open_products and count:
        count -= 1
        top = s.stack[harbour][count]
        firsts -= top == e.product[harbour][0]
    for i in range(count):
        s.stack[harbour][i] = e.product[harbour][0 if i < firsts else 1]
    mix(generator, s.stack[harbour], count)


cdef void _deal_cards(
    const Printed *e, Rotterdam *s, int viewer, uint64_t *generator,
) noexcept nogil:
    """Transport cards: what is neither played, laid nor the viewer's own."""
    cdef uint8_t pool[64]
    cdef int hands[SEATS]
    cdef int card, seat, i, _, n = 0
    for seat in range(s.head.players):
        hands[seat] = 0
        if seat == viewer or s.head.over:
            continue
        hands[seat] = cards_held(&s.seats[seat])
        for card in range(CARDS):
            for _ in range(s.seats[seat].cards[card]):
                pool[n] = card
                n += 1
        memset(s.seats[seat].cards, 0, CARDS)
    for i in range(s.deck_count):
        pool[n] = s.deck[i]
        n += 1
    put_in_order(pool, n)
    mix(generator, pool, n)
    for seat in range(s.head.players):
        for _ in range(hands[seat]):
            n -= 1
            s.seats[seat].cards[pool[n]] += 1
    memcpy(s.deck, pool, n)


cdef void _deal_missions(
    const Printed *e, Rotterdam *s, int viewer, uint64_t *generator,
) noexcept nogil:
    """A mission being settled lies open already."""
    cdef uint8_t pool[MISSIONS_MAX]
    cdef int seat, i, n = 0
    for i in range(s.mission_left):
        pool[n] = s.mission_pile[i]
        n += 1
    for seat in range(s.head.players):
        for i in range(s.seats[seat].mission_count):
            if _mission_hidden(e, s, viewer, seat, i):
                pool[n] = s.seats[seat].missions[i]
                n += 1
    put_in_order(pool, n)
    mix(generator, pool, n)
    for seat in range(s.head.players):
        for i in range(s.seats[seat].mission_count):
            if _mission_hidden(e, s, viewer, seat, i):
                n -= 1
                s.seats[seat].missions[i] = pool[n]
    memcpy(s.mission_pile, pool, n)


cdef bint _mission_hidden(
    const Printed *e, const Rotterdam *s, int viewer, int seat, int i,
) noexcept nogil:
    if seat == viewer or e.open_missions or s.head.over:
        return False
    return not (s.head.step == D_SETTLE and s.head.actor == seat and s.settling == i)


cdef void _imagine_offer(Rotterdam *s, int viewer, uint64_t *generator) noexcept nogil:
    """RO-7.6: an unsent draft is as if not begun; an offer between two others gives or wants one
    card, any that the seat asked could agree to."""
    cdef int offers[2 * PRODUCTS]
    cdef int p, n = 0
    cdef bint unsent = s.head.step == D_DRAFT and viewer != s.head.actor
    cdef bint between = s.head.step == D_ANSWER and s.to != ALL and viewer != s.to \
        and viewer != s.turn
    if not (unsent or between):
        return
    memset(s.given, 0, PRODUCTS)
    memset(s.wanted, 0, PRODUCTS)
    if unsent:
        return
    for p in range(PRODUCTS):
        if s.seats[s.turn].products[p]:
            offers[n] = p
            n += 1
        if s.seats[s.to].products[p]:
            offers[n] = PRODUCTS + p
            n += 1
    if n:
        p = offers[below(generator, n)]
        if p < PRODUCTS:
            s.given[p] = 1
        else:
            s.wanted[p - PRODUCTS] = 1
