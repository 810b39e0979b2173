"""RO-11 Imagining: a world that agrees with all that a viewer was told.

Product hands come from recall.pyx. Transport cards are dealt as they were drawn, from the deck of
their time: when the played pile is shuffled everybody knows what is in the new deck, and what is
not. Missions are dealt from all that are unseen.
"""
from libc.stdint cimport uint16_t, uint64_t, uint8_t
from libc.string cimport memcpy, memset

from emporion.games.rotterdam.board cimport (
    ADVANTAGE, ALL, CARDS, D_ANSWER, D_DRAFT, D_SETTLE, EXTRA, E_CARD, E_JOKER, E_PLAYED,
    HARBOURS, JOKER, MISSIONS_MAX, NONE, PRODUCTS, SEATS, STEPS_OF_ROTTERDAM, Printed,
    Rotterdam, cards_held, printed,
)
from emporion.games.rotterdam.knowledge cimport forget_for_others
from emporion.games.rotterdam.recall cimport Mind, deal_from, forget, recall, recall_question
from emporion.table.chance cimport below, draw
from emporion.table.kernel cimport EVENT_SHUFFLE, LEGAL_MAX, Event, Log, Table, mix, put_in_order

cdef enum:
    TRIES = 4000  # worlds drawn before a pending choice of another seat goes unexplained
    DECKS = 64  # decks remembered
    PROPOSALS = 24  # ways to explain the cards played, of which one is drawn
    HAND = 8


cdef void imagine(
    Table *t, void *state, int viewer, uint64_t *generator, const void *start, const Log *told,
) noexcept nogil:
    """That another seat is being asked shows that it has a choice (N-3), so worlds in which it
    would have none are drawn again."""
    cdef const Printed *e = printed(t)
    cdef Rotterdam *s = <Rotterdam *>state
    cdef Rotterdam seen = s[0]
    cdef Mind minds[HARBOURS]
    cdef uint16_t actions[LEGAL_MAX]
    cdef int h, _
    cdef bint remembered = True
    forget_for_others(&seen, viewer)
    for h in range(HARBOURS):
        remembered = recall(&minds[h], e, <const Rotterdam *>start, told, viewer, h) and remembered
        if remembered:
            recall_question(&minds[h], e, s)
    for _ in range(TRIES if remembered else 0):
        s[0] = seen
        for h in range(HARBOURS):
            if s.head.over:  # RO-11.3: the hands lie open
                _mix_stack(e, s, h, generator)
            else:
                deal_from(&minds[h], e, s, generator)
        _deal_cards(e, s, viewer, generator, <const Rotterdam *>start, told)
        _deal_missions(e, s, viewer, generator)
        _imagine_offer(s, viewer, generator)
        if s.head.over or s.head.actor == viewer:
            break
        if STEPS_OF_ROTTERDAM[s.head.step].legal(t, s, actions) > 1:
            break
    for h in range(HARBOURS):
        forget(&minds[h])


cdef void _mix_stack(
    const Printed *e, Rotterdam *s, int harbour, uint64_t *generator,
) noexcept nogil:
    cdef int count = s.stack_count[harbour]
    if e.open_products and count:
        count -= 1
    put_in_order(s.stack[harbour], count)
    mix(generator, s.stack[harbour], count)


# --- transport cards -------------------------------------------------------------------------

ctypedef struct Decks:  # what is known of every deck so far, the first one being that of the start
    int count
    int cards[DECKS][CARDS]  # of which it was made
    int used[DECKS][CARDS]  # drawn by the viewer, or drawn and played by others
    int hand[SEATS]  # cards of the others, and
    uint8_t drawn[SEATS][HAND]  # from which deck each of them is


cdef void _deal_cards(
    const Printed *e, Rotterdam *s, int viewer, uint64_t *generator, const Rotterdam *start,
    const Log *told,
) noexcept nogil:
    """Several explanations of the cards played are drawn, and one taken by its likelihood."""
    cdef Decks decks, chosen
    cdef double likelihood, total = 0
    cdef int _
    if s.head.over:
        put_in_order(s.deck, s.deck_count)
        mix(generator, s.deck, s.deck_count)
        return
    memset(&chosen, 0, sizeof(chosen))
    for _ in range(PROPOSALS):
        likelihood = _explain(e, &decks, start, told, viewer, generator)
        total += likelihood
        if likelihood > 0 and (draw(generator) >> 11) / 9007199254740992.0 * total < likelihood:
            chosen = decks
        if decks.count == 1:
            break  # with one deck all explanations are alike
    if total > 0:
        _hand_out(s, &chosen, viewer, generator)


cdef double _explain(
    const Printed *e, Decks *decks, const Rotterdam *start, const Log *told, int viewer,
    uint64_t *generator,
) noexcept nogil:
    """Say of each card played which of the hand's it was; how likely that is, 0 if impossible."""
    cdef int played[CARDS]
    cdef const Event *event
    cdef int i, seat, card
    memset(decks, 0, sizeof(Decks))
    decks.count = 1
    for card in range(CARDS):
        played[card] = start.played[card]
    for i in range(start.deck_count):
        decks.cards[0][start.deck[i]] += 1
    for seat in range(start.head.players):
        if seat != viewer:
            decks.hand[seat] = cards_held(&start.seats[seat])
            for card in range(CARDS):
                decks.cards[0][card] += start.seats[seat].cards[card]
    for i in range(told.count):
        event = &told.events[i]
        seat = event.seat
        if event.kind == EVENT_SHUFFLE:
            if decks.count == DECKS:
                return 0
            for card in range(CARDS):
                decks.cards[decks.count][card] = played[card]
                played[card] = 0
            decks.count += 1
        elif event.kind == E_CARD:
            if seat == viewer:
                if event.a != NONE:
                    decks.used[decks.count - 1][event.a] += 1
            elif event.a == NONE and decks.hand[seat] < HAND:
                decks.drawn[seat][decks.hand[seat]] = decks.count - 1
                decks.hand[seat] += 1
        elif event.kind == E_PLAYED or event.kind == E_JOKER:
            card = JOKER if event.kind == E_JOKER else event.a
            if card != ADVANTAGE and card != EXTRA:
                played[card] += 1
            if seat != viewer:
                _take_from_hand(decks, seat, card, generator)
    return _likelihood(decks)


cdef void _take_from_hand(Decks *decks, int seat, int card, uint64_t *generator) noexcept nogil:
    cdef int i = below(generator, decks.hand[seat])
    decks.used[decks.drawn[seat][i]][card] += 1
    decks.hand[seat] -= 1
    decks.drawn[seat][i] = decks.drawn[seat][decks.hand[seat]]


cdef double _likelihood(const Decks *decks) noexcept nogil:
    """In how many orders the cards not yet accounted for can lie."""
    cdef double ways = 1
    cdef int deck, card, left, placed, i
    for deck in range(decks.count):
        placed = 0
        for card in range(CARDS):
            left = decks.cards[deck][card] - decks.used[deck][card]
            if left < 0:
                return 0
            for i in range(left):
                placed += 1
                ways = ways * placed / (i + 1)
    return ways


cdef void _hand_out(
    Rotterdam *s, const Decks *decks, int viewer, uint64_t *generator,
) noexcept nogil:
    """Deal what is left of each deck to the hands that drew from it; the rest is the deck."""
    cdef uint8_t pool[64]
    cdef int deck, card, seat, i, _, n
    for seat in range(s.head.players):
        if seat != viewer:
            memset(s.seats[seat].cards, 0, CARDS)
    for deck in range(decks.count):
        n = 0
        for card in range(CARDS):
            for _ in range(decks.cards[deck][card] - decks.used[deck][card]):
                pool[n] = card
                n += 1
        mix(generator, pool, n)
        for seat in range(s.head.players):
            for i in range(decks.hand[seat]):
                if seat != viewer and decks.drawn[seat][i] == deck:
                    n -= 1
                    s.seats[seat].cards[pool[n]] += 1
    memcpy(s.deck, pool, s.deck_count)


# --- missions and offers ---------------------------------------------------------------------

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
