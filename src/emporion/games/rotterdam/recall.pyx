"""RO-11 Recalling: which product hands are possible after all that a viewer was told.

Of each harbour a viewer keeps every way the others' hands may be: how many cards of its first
product each seat holds. The list is carried through the game event by event, as the viewer was
told them, with the likelihood of each way: cards come from a shuffled stack, and whatever a player
chose tells nothing beyond what it shows. So nothing impossible is ever imagined, and everything
possible may be.
"""
from libc.stdint cimport uint16_t, uint64_t
from libc.stdlib cimport calloc, free, malloc
from libc.string cimport memcpy, memset

from emporion.games.rotterdam.board cimport (
    ALL, D_ANSWER, D_PICK, E_ANSWERED, E_BACK, E_GIVES, E_HANDED, E_HANDED_BACK, E_OFFERED,
    E_PRODUCT, E_SPENT, E_WANTS, SEATS, Printed, Rotterdam, backs,
)
from emporion.games.rotterdam.knowledge cimport at_least, bounds_allow
from emporion.table.chance cimport draw
from emporion.table.kernel cimport NOBODY, SPECTATORS, Event, Log, mix

# --- ways the hands may be -------------------------------------------------------------------

cdef inline int _held(int hands, int seat) noexcept nogil:
    return hands >> 4 * seat & 15


cdef inline void _add(Mind *mind, int hands, double weight) noexcept nogil:
    """Count a way among the next; two roads to the same hands are one way."""
    cdef Worlds *next_ = &mind.next
    cdef int at = mind.where[hands]
    if at < next_.count and next_.hands[at] == hands:
        next_.weight[at] += weight
        return
    mind.where[hands] = next_.count
    next_.hands[next_.count] = hands
    next_.weight[next_.count] = weight
    next_.count += 1


cdef void _turn_page(Mind *mind) noexcept nogil:
    mind.now, mind.next = mind.next, mind.now
    mind.next.count = 0


cdef int _in_stack(const Mind *mind, const Printed *e, int hands) noexcept nogil:
    """Cards of the first side in the stack, if the hands are so."""
    cdef int seat, left = e.cards[e.product[mind.harbour][0]] - mind.own - mind.spent
    for seat in range(SEATS):
        left -= _held(hands, seat)
    return left


cdef double _chance(const Mind *mind, const Printed *e, int hands, int side) noexcept nogil:
    """How likely the top of the stack is of a side."""
    cdef int first = _in_stack(mind, e, hands)
    if mind.stack == 0 or not 0 <= first <= mind.stack:
        return 0
    return <double>(first if side == 0 else mind.stack - first) / mind.stack


# --- what the viewer is told -----------------------------------------------------------------

cdef void _drawn(Mind *mind, const Printed *e, int seat, int side) noexcept nogil:
    """A card was drawn; the side is -1 if only its back was seen."""
    cdef int i, hands, which
    cdef double chance
    for i in range(mind.now.count):
        hands = mind.now.hands[i]
        for which in range(2):
            if side != -1 and side != which:
                continue
            chance = _chance(mind, e, hands, which)
            if chance > 0:
                _add(mind, hands + ((which == 0 and seat != mind.viewer) << 4 * seat),
                     mind.now.weight[i] * chance)
    mind.stack -= 1
    mind.cards[seat] += 1
    if seat == mind.viewer:
        mind.own += side == 0
    _turn_page(mind)


cdef void _holds(Mind *mind, int seat, int firsts, int seconds) noexcept nogil:
    """A seat has at least so many of each side."""
    cdef int i, held
    if seat == mind.viewer or not (firsts or seconds):
        return
    for i in range(mind.now.count):
        held = _held(mind.now.hands[i], seat)
        if held >= firsts and mind.cards[seat] - held >= seconds:
            _add(mind, mind.now.hands[i], mind.now.weight[i])
    _turn_page(mind)


cdef void _moved(Mind *mind, int giver, int receiver, int side) noexcept nogil:
    """A card was seen to go to another hand; a receiver of NOBODY is out of the game."""
    cdef int i, hands
    _holds(mind, giver, side == 0, side == 1)
    mind.cards[giver] -= 1
    if receiver != NOBODY:
        mind.cards[receiver] += 1
    if side == 1:
        return
    mind.own += (receiver == mind.viewer and receiver != NOBODY) - (giver == mind.viewer)
    mind.spent += receiver == NOBODY
    for i in range(mind.now.count):
        hands = mind.now.hands[i]
        if giver != mind.viewer:
            hands -= 1 << 4 * giver
        if receiver != NOBODY and receiver != mind.viewer:
            hands += 1 << 4 * receiver
        mind.now.hands[i] = hands


cdef void _veiled(Mind *mind, int giver, int receiver, int out, int back) noexcept nogil:
    """Two others traded, and only how many cards went each way was seen.

    RO-7.4: no product is on both sides, so with cards going both ways each way is of one side.
    """
    cdef int i, went, came, gained, hands
    for i in range(mind.now.count):
        hands = mind.now.hands[i]
        for went in range(out + 1):
            for came in range(back + 1):
                if out and back and not (went == out and came == 0 or went == 0 and came == back):
                    continue
                if went <= _held(hands, giver) and came <= _held(hands, receiver) \
                        and out - went <= mind.cards[giver] - _held(hands, giver) \
                        and back - came <= mind.cards[receiver] - _held(hands, receiver):
                    gained = came - went
                    _add(mind, hands + gained * (1 << 4 * giver) - gained * (1 << 4 * receiver),
                         mind.now.weight[i])
    mind.cards[giver] += back - out
    mind.cards[receiver] += out - back
    _turn_page(mind)


# --- the whole story -------------------------------------------------------------------------

cdef bint open_desk(Desk *desk, int players) noexcept nogil:
    """Room for every way the hands of so many players may be."""
    cdef size_t worlds = <size_t>1 << 4 * players
    desk.now.hands = <uint16_t *>malloc(worlds * sizeof(uint16_t))
    desk.now.weight = <double *>malloc(worlds * sizeof(double))
    desk.next.hands = <uint16_t *>malloc(worlds * sizeof(uint16_t))
    desk.next.weight = <double *>malloc(worlds * sizeof(double))
    desk.where = <int *>calloc(worlds, sizeof(int))
    return desk.now.hands and desk.now.weight and desk.next.hands and desk.next.weight \
        and desk.where


cdef void clear_desk(Desk *desk) noexcept nogil:
    forget(&desk.now)
    forget(&desk.next)
    free(desk.where)


cdef void forget(Worlds *worlds) noexcept nogil:
    free(worlds.hands)
    free(worlds.weight)


cdef bint recall(
    Mind *mind, Desk *desk, const Printed *e, const Rotterdam *start, const Log *told,
    const Rotterdam *s, int viewer, int harbour,
) noexcept nogil:
    """Begin with what the start shows, and go through all that was told since, up to now."""
    cdef int i = 0
    memset(mind, 0, sizeof(Mind))
    mind.viewer = viewer
    mind.harbour = harbour
    mind.now, mind.next, mind.where = desk.now, desk.next, desk.where
    mind.now.count = mind.next.count = 0
    _begin(mind, e, start)
    while i < told.count:
        if _tells(&told.events[i], viewer):
            i = _take_in(mind, e, told, i)
        else:
            i += 1
    _recall_question(mind, e, s)
    return _keep(mind, e, s)


cdef inline bint _tells(const Event *event, int viewer) noexcept nogil:
    if viewer == NOBODY:
        return event.audience & SPECTATORS
    return event.audience >> viewer & 1


cdef double _choices(int n, int k) noexcept nogil:
    cdef double ways = 1
    cdef int i
    for i in range(k):
        ways = ways * (n - i) / (i + 1)
    return ways


cdef void _begin(Mind *mind, const Printed *e, const Rotterdam *start) noexcept nogil:
    """Every deal within the bounds kept at the start, by the number of ways to deal it."""
    cdef int firsts[SEATS]
    cdef int first = e.product[mind.harbour][0]
    cdef int seat, left, hands, seen, unseen
    cdef double ways
    mind.stack = start.stack_count[mind.harbour]
    mind.spent = start.spent[first]
    for seat in range(SEATS):
        firsts[seat] = 0
        if seat < start.head.players:
            mind.cards[seat] = backs(e, &start.seats[seat], mind.harbour)
            if seat == mind.viewer:
                mind.own = start.seats[seat].products[first]
    while True:
        hands = 0
        for seat in range(SEATS):
            hands |= firsts[seat] << 4 * seat
        left = _in_stack(mind, e, hands)
        if 0 <= left <= mind.stack and bounds_allow(
                start, mind.viewer, mind.harbour, mind.cards, firsts):
            ways = _choices(mind.stack, left)
            for seat in range(start.head.players):
                if seat != mind.viewer:
                    seen = at_least(start, mind.viewer, seat, mind.harbour, 0)
                    unseen = mind.cards[seat] - seen \
                        - at_least(start, mind.viewer, seat, mind.harbour, 1)
                    ways *= _choices(unseen, firsts[seat] - seen)
            _add(mind, hands, ways)
        seat = 0
        while seat < SEATS and (seat == mind.viewer or firsts[seat] == mind.cards[seat]):
            firsts[seat] = 0  # the next way to fill the hands
            seat += 1
        if seat == SEATS:
            break
        firsts[seat] += 1
    _turn_page(mind)


cdef int _take_in(Mind *mind, const Printed *e, const Log *told, int i) noexcept nogil:
    """Take in one event; trades seen only from the back are told card by card, and taken as one."""
    cdef const Event *event = &told.events[i]
    cdef int side = -1
    if event.kind in (E_PRODUCT, E_SPENT, E_GIVES, E_WANTS) and e.home[event.a] == mind.harbour:
        side = e.side[event.a]
    elif event.kind == E_HANDED and e.home[event.b] == mind.harbour:
        side = e.side[event.b]
    if event.kind == E_OFFERED:
        mind.wanted[0] = mind.wanted[1] = 0
    elif event.kind == E_ANSWERED and event.a:
        _holds(mind, event.seat, mind.wanted[0], mind.wanted[1])
    elif event.kind == E_BACK and event.a == mind.harbour:
        _drawn(mind, e, event.seat, -1)
    elif event.kind == E_HANDED_BACK:
        return _take_in_veiled(mind, told, i)
    elif side == -1:
        pass
    elif event.kind == E_PRODUCT:
        _drawn(mind, e, event.seat, side)
    elif event.kind == E_GIVES:
        _holds(mind, event.seat, event.b if side == 0 else 0, event.b if side == 1 else 0)
    elif event.kind == E_WANTS:
        mind.wanted[side] = event.b
    elif event.kind == E_HANDED:
        _moved(mind, event.seat, event.a, side)
    elif event.kind == E_SPENT:
        _moved(mind, event.seat, NOBODY, side)
    return i + 1


cdef int _take_in_veiled(Mind *mind, const Log *told, int i) noexcept nogil:
    cdef int giver = told.events[i].seat
    cdef int receiver = told.events[i].a
    cdef int out = 0, back = 0
    while i < told.count and told.events[i].kind in (E_HANDED_BACK, E_HANDED):
        if told.events[i].kind == E_HANDED_BACK and told.events[i].b == mind.harbour:
            out += told.events[i].seat == giver
            back += told.events[i].seat == receiver
        i += 1
    if out or back:
        _veiled(mind, giver, receiver, out, back)
    return i


# --- worlds ----------------------------------------------------------------------------------

cdef void _recall_question(Mind *mind, const Printed *e, const Rotterdam *s) noexcept nogil:
    """What an open offer shows to those who read it: who offers holds what is given, who accepted
    what is wanted; and who is asked holds it too, else the engine had declined (N-3)."""
    cdef int first = e.product[mind.harbour][0]
    cdef int second = e.product[mind.harbour][1]
    cdef int seat
    if s.head.over or s.head.step != D_ANSWER and s.head.step != D_PICK:
        return
    if s.to != ALL and mind.viewer != s.to and mind.viewer != s.turn:
        return
    for seat in range(s.head.players):
        if seat == mind.viewer:
            continue
        if seat == s.turn:
            _holds(mind, seat, s.given[first], s.given[second])
        elif s.accepted >> seat & 1 or s.head.step == D_ANSWER and s.head.actor == seat:
            _holds(mind, seat, s.wanted[first], s.wanted[second])


cdef bint _keep(Mind *mind, const Printed *e, const Rotterdam *s) noexcept nogil:
    """Take the ways off the desk, each with the likelihood of all up to it."""
    cdef const Worlds *ways = &mind.now
    cdef Worlds kept
    cdef double total = 0
    cdef int i
    mind.top = -1
    if e.open_products and mind.stack:
        mind.top = e.side[s.stack[mind.harbour][mind.stack - 1]]
    kept.count = ways.count
    kept.hands = <uint16_t *>malloc((ways.count + 1) * sizeof(uint16_t))
    kept.weight = <double *>malloc((ways.count + 1) * sizeof(double))
    if kept.hands and kept.weight:
        memcpy(kept.hands, ways.hands, ways.count * sizeof(uint16_t))
        for i in range(ways.count):
            total += ways.weight[i] * (
                1 if mind.top == -1 else _chance(mind, e, ways.hands[i], mind.top))
            kept.weight[i] = total
    mind.now = kept
    return kept.hands and kept.weight and kept.count


cdef int _drawn_way(const Worlds *ways, uint64_t *generator) noexcept nogil:
    cdef int low = 0, high = ways.count - 1, middle
    cdef double target = ways.weight[high] * (draw(generator) >> 11) / 9007199254740992.0
    while low < high:
        middle = (low + high) // 2
        if ways.weight[middle] > target:
            high = middle
        else:
            low = middle + 1
    return ways.hands[low]


cdef void deal_from(
    const Mind *mind, const Printed *e, Rotterdam *s, uint64_t *generator,
) noexcept nogil:
    """Draw one of the ways, and lay the stack accordingly; an open top stays on top."""
    cdef int first = e.product[mind.harbour][0]
    cdef int second = e.product[mind.harbour][1]
    cdef int count = mind.stack
    cdef int hands = _drawn_way(&mind.now, generator)
    cdef int held = _in_stack(mind, e, hands)
    cdef int seat
    for seat in range(s.head.players):
        if seat != mind.viewer:
            s.seats[seat].products[first] = _held(hands, seat)
            s.seats[seat].products[second] = mind.cards[seat] - _held(hands, seat)
    if mind.top != -1:
        count -= 1
        held -= mind.top == 0
    memset(s.stack[mind.harbour], second, count)
    memset(s.stack[mind.harbour], first, held)
    mix(generator, s.stack[mind.harbour], count)
