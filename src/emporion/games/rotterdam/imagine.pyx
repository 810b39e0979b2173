"""RO-11 Imagining: a world that agrees with all that a viewer was told.

Product hands come from recall.pyx. Transport cards are dealt as they were drawn, from the deck of
their time: when the played pile is shuffled everybody knows what is in the new deck, and what is
not. Missions are dealt from all that are unseen.
"""
from libc.stdint cimport int8_t, uint16_t, uint64_t, uint8_t
from libc.stdlib cimport calloc, free, malloc
from libc.string cimport memcpy, memmove, memset

from emporion.games.rotterdam.board cimport (
    ADVANTAGE, ALL, CARDS, D_ANSWER, D_DRAFT, D_SETTLE, EXTRA, E_CARD, E_JOKER, E_PLAYED,
    HARBOURS, JOKER, MISSIONS_MAX, NONE, PRODUCTS, SEATS, STEPS_OF_ROTTERDAM, Printed,
    Rotterdam, cards_held, printed,
)
from emporion.games.rotterdam.knowledge cimport forget_for_others
from emporion.games.rotterdam.recall cimport (
    Desk, Mind, clear_desk, deal_from, forget, open_desk, recall,
)
from emporion.table.chance cimport below, draw
from emporion.table.kernel cimport EVENT_SHUFFLE, LEGAL_MAX, Event, Log, Table, mix, put_in_order

cdef enum:
    TRIES = 4000  # worlds drawn before a pending choice of another seat goes unexplained
    DECKS = 64  # decks remembered
    PROPOSALS = 12  # ways to explain the cards played, of which one is drawn
    DEAD_ENDS = 2000  # ways tried before the cards played go unexplained
    HAND = 8

ctypedef struct Decks:  # what is known of every deck so far, the first one being that of the start
    int count
    int hand[SEATS]  # cards of the others, and
    uint8_t drawn[SEATS][HAND]  # from which deck each of them is
    int8_t left[DECKS][CARDS + 1]  # not drawn by the viewer, nor drawn and played by others; all

ctypedef struct Deed:  # another seat draws a transport card, or plays one
    uint8_t seat
    uint8_t deck  # from which it is drawn
    uint8_t card  # NONE: it is drawn

ctypedef struct Memory:  # all that a viewer was told, put in order
    Rotterdam seen  # the state with everything hidden put out of sight
    int viewer
    Mind minds[HARBOURS]
    Decks unseen  # as if there had been but one deck
    Decks decks  # before the deeds
    Deed *deeds  # that leave open which card was meant
    int deed_count
    uint8_t missions[MISSIONS_MAX]  # unseen, sorted
    int mission_count


cdef void imagine(
    Table *t, void *state, int viewer, uint64_t *generator, const void *start, const Log *told,
) noexcept nogil:
    """One world; for many, remember once and dream often."""
    cdef void *memory = remember(t, state, viewer, start, told)
    dream(t, memory, state, generator)
    forget_all(memory)


cdef void *remember(
    Table *t, const void *state, int viewer, const void *start, const Log *told,
) noexcept nogil:
    """What the viewer can tell from all that was told; NULL without memory for it."""
    cdef const Printed *e = printed(t)
    cdef const Rotterdam *s = <const Rotterdam *>state
    cdef Memory *memory = <Memory *>calloc(1, sizeof(Memory))
    cdef Desk desk
    cdef int h
    cdef bint remembered
    if memory == NULL:
        return NULL
    memory.viewer = viewer
    memory.seen = s[0]
    forget_for_others(&memory.seen, viewer)
    _lay_out(e, memory)
    if s.head.over:
        return memory
    memset(&desk, 0, sizeof(desk))
    remembered = open_desk(&desk, s.head.players) \
        and _recall_cards(memory, <const Rotterdam *>start, told)
    for h in range(HARBOURS):
        remembered = remembered and recall(
            &memory.minds[h], &desk, e, <const Rotterdam *>start, told, s, viewer, h)
    clear_desk(&desk)
    if remembered:
        return memory
    forget_all(memory)
    return NULL


cdef void forget_all(void *memory) noexcept nogil:
    cdef int h
    if memory == NULL:
        return
    for h in range(HARBOURS):
        forget(&(<Memory *>memory).minds[h].now)
    free((<Memory *>memory).deeds)
    free(memory)


cdef void dream(
    Table *t, const void *remembered, void *out, uint64_t *generator,
) noexcept nogil:
    """Write a world, all but the generator in its head, which the caller sows.

    That another seat is being asked shows that it has a choice (N-3), so worlds in which it would
    have none are drawn again.
    """
    cdef const Printed *e = printed(t)
    cdef const Memory *memory = <const Memory *>remembered
    cdef Rotterdam *s = <Rotterdam *>out
    cdef uint16_t actions[LEGAL_MAX]
    cdef int h, _
    if memory == NULL:
        return
    for _ in range(TRIES):
        s[0] = memory.seen
        if s.head.over:  # RO-11.3: the hands lie open
            _mix_piles(e, s, generator)
            _deal_missions(e, s, memory, generator)
            return
        for h in range(HARBOURS):
            deal_from(&memory.minds[h], e, s, generator)
        _deal_cards(s, memory, generator)
        _deal_missions(e, s, memory, generator)
        _imagine_offer(s, memory.viewer, generator)
        if s.head.actor == memory.viewer:
            return
        if STEPS_OF_ROTTERDAM[s.head.step].legal(t, s, actions) > 1:
            return


cdef void _lay_out(const Printed *e, Memory *memory) noexcept nogil:
    """Sort what lies hidden."""
    cdef Rotterdam *s = &memory.seen
    cdef int seat, i, h
    for h in range(HARBOURS):
        put_in_order(s.stack[h], _covered(e, s, h))
    put_in_order(s.deck, s.deck_count)
    memcpy(memory.missions, s.mission_pile, s.mission_left)
    memory.mission_count = s.mission_left
    for seat in range(s.head.players):
        for i in range(s.seats[seat].mission_count):
            if _mission_hidden(e, s, memory.viewer, seat, i):
                memory.missions[memory.mission_count] = s.seats[seat].missions[i]
                memory.mission_count += 1
    put_in_order(memory.missions, memory.mission_count)


cdef int _covered(const Printed *e, const Rotterdam *s, int harbour) noexcept nogil:
    """How many cards of a stack nobody sees."""
    return max(0, s.stack_count[harbour] - e.open_products)


cdef void _mix_piles(const Printed *e, Rotterdam *s, uint64_t *generator) noexcept nogil:
    cdef int h
    for h in range(HARBOURS):
        mix(generator, s.stack[h], _covered(e, s, h))
    mix(generator, s.deck, s.deck_count)


# --- transport cards -------------------------------------------------------------------------

cdef void _count_unseen(Decks *decks, const Rotterdam *s, int viewer) noexcept nogil:
    """All cards that are in the deck or with the others."""
    cdef int i, seat, card
    decks.count = 1
    for i in range(s.deck_count):
        _add(decks, 0, s.deck[i], 1)
    for seat in range(s.head.players):
        if seat != viewer:
            decks.hand[seat] = cards_held(&s.seats[seat])
            for card in range(CARDS):
                _add(decks, 0, card, s.seats[seat].cards[card])


cdef inline void _add(Decks *decks, int deck, int card, int count) noexcept nogil:
    decks.left[deck][card] += count
    decks.left[deck][CARDS] += count


cdef bint _recall_cards(Memory *memory, const Rotterdam *start, const Log *told) noexcept nogil:
    """Of which cards every deck was made, and what the others did with theirs."""
    cdef Decks *decks = &memory.decks
    cdef int played[CARDS]
    cdef const Event *event
    cdef Deed *deed
    cdef int i, card
    memory.deeds = <Deed *>malloc((told.count + 1) * sizeof(Deed))
    if memory.deeds == NULL:
        return False
    _count_unseen(&memory.unseen, &memory.seen, memory.viewer)
    _count_unseen(decks, start, memory.viewer)
    for card in range(CARDS):
        played[card] = start.played[card]
    for i in range(told.count):
        event = &told.events[i]
        deed = &memory.deeds[memory.deed_count]
        deed.seat = event.seat
        deed.deck = decks.count - 1
        deed.card = NONE
        if event.kind == EVENT_SHUFFLE:
            if decks.count == DECKS:  # too long a story: any card may be anywhere
                memory.deed_count = 0
                memory.decks = memory.unseen
                return True
            for card in range(CARDS):
                _add(decks, decks.count, card, played[card])
                played[card] = 0
            decks.count += 1
        elif event.kind == E_CARD:
            if event.seat != memory.viewer:
                memory.deed_count += event.a == NONE
            elif event.a != NONE:
                _add(decks, decks.count - 1, event.a, -1)
        elif event.kind == E_PLAYED or event.kind == E_JOKER:
            deed.card = JOKER if event.kind == E_JOKER else event.a
            if deed.card != ADVANTAGE and deed.card != EXTRA:
                played[deed.card] += 1
            memory.deed_count += event.seat != memory.viewer
    _settle_first_deeds(memory)
    return True


cdef void _settle_first_deeds(Memory *memory) noexcept nogil:
    """Up to the first card played from a hand of several decks nothing is open."""
    cdef Decks *decks = &memory.decks
    cdef const Deed *deed
    cdef int i, settled = 0
    while settled < memory.deed_count:
        deed = &memory.deeds[settled]
        if deed.card != NONE:
            for i in range(1, decks.hand[deed.seat]):
                if decks.drawn[deed.seat][i] != decks.drawn[deed.seat][0]:
                    break
            else:
                _take_from_hand(decks, deed.seat, deed.card, 0)
                settled += 1
                continue
            break
        _put_in_hand(decks, deed.seat, deed.deck)
        settled += 1
    memory.deed_count -= settled
    memmove(memory.deeds, memory.deeds + settled, memory.deed_count * sizeof(Deed))


cdef inline void _put_in_hand(Decks *decks, int seat, int deck) noexcept nogil:
    if decks.hand[seat] < HAND:
        decks.drawn[seat][decks.hand[seat]] = deck
        decks.hand[seat] += 1


cdef inline void _take_from_hand(Decks *decks, int seat, int card, int i) noexcept nogil:
    _add(decks, decks.drawn[seat][i], card, -1)
    decks.hand[seat] -= 1
    decks.drawn[seat][i] = decks.drawn[seat][decks.hand[seat]]


cdef void _deal_cards(
    Rotterdam *s, const Memory *memory, uint64_t *generator,
) noexcept nogil:
    """Several explanations of the cards played are drawn, and one taken by its likelihood."""
    cdef Decks decks, chosen
    cdef double likelihood, total = 0
    cdef int i
    if not memory.deed_count:
        _hand_out(s, &memory.decks, memory.viewer, generator)
        return
    _copy(&chosen, &memory.unseen)
    for i in range(DEAD_ENDS):
        if i >= PROPOSALS and total > 0:
            break
        likelihood = _explain(&decks, memory, generator)
        total += likelihood
        if _chance(generator) * total < likelihood:
            _copy(&chosen, &decks)
    _hand_out(s, &chosen, memory.viewer, generator)


cdef inline double _chance(uint64_t *generator) noexcept nogil:
    return (draw(generator) >> 11) / 9007199254740992.0


cdef inline void _copy(Decks *to, const Decks *decks) noexcept nogil:
    memcpy(to, decks, sizeof(Decks) - (DECKS - decks.count) * (CARDS + 1))


cdef double _explain(Decks *decks, const Memory *memory, uint64_t *generator) noexcept nogil:
    """Say of each card played which of the hand's it was; how likely that is, 0 if impossible."""
    cdef const Deed *deed
    cdef double chances[HAND]
    cdef double chance, likelihood = 1
    cdef int i, k, deck
    _copy(decks, &memory.decks)
    for i in range(memory.deed_count):
        deed = &memory.deeds[i]
        if deed.card == NONE:
            _put_in_hand(decks, deed.seat, deed.deck)
            continue
        chance = 0
        for k in range(decks.hand[deed.seat]):
            deck = decks.drawn[deed.seat][k]
            chance += <double>decks.left[deck][deed.card] / decks.left[deck][CARDS]
            chances[k] = chance
        if chance <= 0:
            return 0
        likelihood *= chance
        chance *= _chance(generator)
        k = 0
        while chances[k] <= chance:
            k += 1
        _take_from_hand(decks, deed.seat, deed.card, k)
    return likelihood


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
            for _ in range(decks.left[deck][card]):
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
    const Printed *e, Rotterdam *s, const Memory *memory, uint64_t *generator,
) noexcept nogil:
    """A mission being settled lies open already."""
    cdef uint8_t pool[MISSIONS_MAX]
    cdef int seat, i, n = memory.mission_count
    memcpy(pool, memory.missions, n)
    mix(generator, pool, n)
    for seat in range(s.head.players):
        for i in range(s.seats[seat].mission_count):
            if _mission_hidden(e, s, memory.viewer, seat, i):
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
