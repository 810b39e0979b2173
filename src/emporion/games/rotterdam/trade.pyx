"""RO-7 Phase 5: trade. An offer is drafted, sent, answered, and carried out with one partner.

Product cards in any numbers, also one-sided, and nothing else (RO-7.1); an offer is all that a
player says about them here (RO-7.2).
"""
from libc.stdint cimport uint16_t, uint8_t
from libc.string cimport memset

from emporion.games.rotterdam.board cimport (
    ALL, ALLOWED, A_ACCEPT, A_CANCEL, A_DECLINE, A_DONE, A_GIVE, A_NOBODY, A_OFFER, A_PLAY,
    A_TO, A_TO_ALL, A_WANT, A_WITH, BOTH_SIDES, CANNOT_COVER, CARDS, DID_NOT_ACCEPT, D_ANSWER,
    D_DRAFT, D_PICK, D_TRADE, EMPTY_DRAFT, E_ANSWERED, E_GIVES, E_HANDED, E_HANDED_BACK,
    E_OFFERED, E_WANTS, HARBOURS, LACKS_CARDS, NOBODY_COULD, NOTHING_TO_TRADE, NOT_ASKABLE,
    NOT_ASKED, NO_ALL, NO_OFFERS_LEFT, PRODUCTS, PRODUCT_NOT_HELD, SEATS, STEPS_OF_ROTTERDAM,
    Printed, Rotterdam, Step, ask, backs, looking, next_seat, printed, products_held,
    tell_only,
)
from emporion.games.rotterdam.cards cimport legal_cards, play_card, why_card
from emporion.games.rotterdam.knowledge cimport seen_holding, seen_moving, veiled_trade
from emporion.games.rotterdam.round cimport end_turn, resume_turn
from emporion.table.kernel cimport EVERYBODY, Table, offer, tell


# --- the step: offer, play cards, or be done (RO-7.3) ---

cdef int _why_offer(Table *t, const Rotterdam *s) noexcept nogil:
    cdef int i
    if s.offers >= printed(t).offers:
        return NO_OFFERS_LEFT
    for i in range(s.head.players):
        if products_held(&s.seats[i]):
            return ALLOWED
    return NOTHING_TO_TRADE


cdef int why_trade(Table *t, const Rotterdam *s, int action) noexcept nogil:
    if action == A_DONE:
        return ALLOWED
    if action == A_OFFER:
        return _why_offer(t, s)
    if A_PLAY <= action < A_PLAY + CARDS:
        return why_card(t, s, action - A_PLAY)
    return NOT_ASKED


cdef int legal_trade(Table *t, const Rotterdam *s, uint16_t *out) noexcept nogil:
    out[0] = A_DONE
    return legal_cards(t, s, out, offer(out, 1, A_OFFER, _why_offer(t, s)))


cdef void play_trade(Table *t, Rotterdam *s, int action) noexcept nogil:
    if action >= A_PLAY:
        play_card(t, s, action - A_PLAY)
    elif action == A_OFFER:
        s.offers += 1
        ask(s, D_DRAFT, s.turn)
    else:
        end_turn(t, s)


cdef void _clear_offer(Rotterdam *s) noexcept nogil:
    memset(s.given, 0, PRODUCTS)
    memset(s.wanted, 0, PRODUCTS)
    s.to = 0
    s.accepted = 0
    resume_turn(s)


# --- the step: draft (RO-7.4) ---

cdef bint _covers(const Printed *e, const Rotterdam *s, int seat, int more) noexcept nogil:
    """Whether by card backs the seat could hold what is wanted, and one more of a product."""
    cdef int harbour, p, wanted
    for harbour in range(HARBOURS):
        wanted = 0
        for p in range(2):
            wanted += s.wanted[e.product[harbour][p]] + (e.product[harbour][p] == more)
        if wanted > backs(e, &s.seats[seat], harbour):
            return False
    return True


cdef bint _anyone_covers(const Printed *e, const Rotterdam *s, int more) noexcept nogil:
    cdef int seat
    for seat in range(s.head.players):
        if seat != s.turn and _covers(e, s, seat, more):
            return True
    return False


cdef bint _drafted(const Rotterdam *s) noexcept nogil:
    cdef int p
    for p in range(PRODUCTS):
        if s.given[p] or s.wanted[p]:
            return True
    return False


cdef int _why_to(Table *t, const Rotterdam *s, int seat) noexcept nogil:
    if seat >= s.head.players or seat == s.turn:
        return NOT_ASKABLE
    if not _drafted(s):
        return EMPTY_DRAFT
    return ALLOWED if _covers(printed(t), s, seat, PRODUCTS) else CANNOT_COVER


cdef int why_draft(Table *t, const Rotterdam *s, int action) noexcept nogil:
    cdef int product
    if action == A_CANCEL:
        return ALLOWED
    if A_GIVE <= action < A_WANT:
        product = action - A_GIVE
        if s.wanted[product]:
            return BOTH_SIDES
        return ALLOWED if looking(s).products[product] > s.given[product] else PRODUCT_NOT_HELD
    if A_WANT <= action < A_TO_ALL:
        product = action - A_WANT
        if s.given[product]:
            return BOTH_SIDES
        return ALLOWED if _anyone_covers(printed(t), s, product) else NOBODY_COULD
    if action == A_TO_ALL:
        if s.head.players < 3:
            return NO_ALL
        return ALLOWED if _drafted(s) else EMPTY_DRAFT
    if A_TO <= action < A_TO + SEATS:
        return _why_to(t, s, action - A_TO)
    return NOT_ASKED


cdef int legal_draft(Table *t, const Rotterdam *s, uint16_t *out) noexcept nogil:
    cdef int action, n = 0
    out[n] = A_CANCEL
    n += 1
    for action in range(A_GIVE, A_WITH):
        n = offer(out, n, action, why_draft(t, s, action))
    return n


cdef void play_draft(Table *t, Rotterdam *s, int action) noexcept nogil:
    if action == A_CANCEL:
        _clear_offer(s)
    elif action < A_WANT:
        s.given[action - A_GIVE] += 1
    elif action < A_TO_ALL:
        s.wanted[action - A_WANT] += 1
    else:
        _send(t, s, ALL if action == A_TO_ALL else action - A_TO)


cdef int _readers(const Rotterdam *s) noexcept nogil:
    """RO-7.6: who reads the offer."""
    return EVERYBODY if s.to == ALL else 1 << s.turn | 1 << s.to


cdef void _send(Table *t, Rotterdam *s, int to) noexcept nogil:
    cdef int p
    s.to = to
    tell(t, E_OFFERED, s.turn, to, 0, 0)
    for p in range(PRODUCTS):
        if s.given[p]:
            tell_only(t, _readers(s), E_GIVES, s.turn, p, s.given[p], 0)
        if s.wanted[p]:
            tell_only(t, _readers(s), E_WANTS, s.turn, p, s.wanted[p], 0)
    seen_holding(printed(t), s, _readers(s), s.turn, s.given)
    ask(s, D_ANSWER, next_seat(s, s.turn) if to == ALL else to)


# --- the step: answer (RO-7.5) ---

cdef int why_answer(Table *t, const Rotterdam *s, int action) noexcept nogil:
    cdef int p
    if action == A_DECLINE:
        return ALLOWED
    if action != A_ACCEPT:
        return NOT_ASKED
    for p in range(PRODUCTS):
        if s.wanted[p] > looking(s).products[p]:
            return LACKS_CARDS
    return ALLOWED


cdef int legal_answer(Table *t, const Rotterdam *s, uint16_t *out) noexcept nogil:
    cdef int n = offer(out, 0, A_ACCEPT, why_answer(t, s, A_ACCEPT))
    return offer(out, n, A_DECLINE, ALLOWED)


cdef void play_answer(Table *t, Rotterdam *s, int action) noexcept nogil:
    cdef int who = s.head.actor
    tell(t, E_ANSWERED, who, action == A_ACCEPT, 0, 0)
    if action == A_ACCEPT:
        s.accepted |= 1 << who
        seen_holding(printed(t), s, _readers(s), who, s.wanted)
    if s.to == ALL and next_seat(s, who) != s.turn:
        ask(s, D_ANSWER, next_seat(s, who))
    elif s.accepted & (s.accepted - 1):
        ask(s, D_PICK, s.turn)
    elif s.accepted:
        _trade(t, s, _first(s.accepted))
    else:
        _clear_offer(s)


cdef int _first(int seats) noexcept nogil:
    cdef int seat = 0
    while not seats >> seat & 1:
        seat += 1
    return seat


# --- the step: pick one of several (RO-7.5) ---

cdef int why_pick(Table *t, const Rotterdam *s, int action) noexcept nogil:
    if action == A_NOBODY:
        return ALLOWED
    if not A_WITH <= action < A_WITH + SEATS:
        return NOT_ASKED
    return ALLOWED if s.accepted >> (action - A_WITH) & 1 else DID_NOT_ACCEPT


cdef int legal_pick(Table *t, const Rotterdam *s, uint16_t *out) noexcept nogil:
    cdef int seat, n = offer(out, 0, A_NOBODY, ALLOWED)
    for seat in range(SEATS):
        n = offer(out, n, A_WITH + seat, why_pick(t, s, A_WITH + seat))
    return n


cdef void play_pick(Table *t, Rotterdam *s, int action) noexcept nogil:
    if action == A_NOBODY:
        _clear_offer(s)
    else:
        _trade(t, s, action - A_WITH)


# --- cards change hands ---

cdef void _trade(Table *t, Rotterdam *s, int partner) noexcept nogil:
    cdef int readers = _readers(s)
    cdef int p
    for p in range(PRODUCTS):
        s.seats[s.turn].products[p] += s.wanted[p] - s.given[p]
        s.seats[partner].products[p] += s.given[p] - s.wanted[p]
    seen_moving(printed(t), s, readers, s.turn, partner, s.given, s.wanted)
    veiled_trade(printed(t), s, EVERYBODY & ~readers, s.turn, partner, s.given, s.wanted)
    _tell_handed(t, s.turn, partner, s.given, readers)
    _tell_handed(t, partner, s.turn, s.wanted, readers)
    _clear_offer(s)


cdef void _tell_handed(
    Table *t, int giver, int receiver, const uint8_t *products, int readers,
) noexcept nogil:
    """RO-7.6: the readers see the cards, the others their backs, harbour by harbour."""
    cdef const Printed *e = printed(t)
    cdef int p, harbour, _
    for p in range(PRODUCTS):
        for _ in range(products[p]):
            tell_only(t, readers, E_HANDED, giver, receiver, p, 0)
    for harbour in range(HARBOURS):
        for _ in range(products[e.product[harbour][0]] + products[e.product[harbour][1]]):
            tell_only(t, EVERYBODY & ~readers, E_HANDED_BACK, giver, receiver, harbour, 0)


STEPS_OF_ROTTERDAM[D_TRADE] = Step(legal_trade, why_trade, play_trade)
STEPS_OF_ROTTERDAM[D_DRAFT] = Step(legal_draft, why_draft, play_draft)
STEPS_OF_ROTTERDAM[D_ANSWER] = Step(legal_answer, why_answer, play_answer)
STEPS_OF_ROTTERDAM[D_PICK] = Step(legal_pick, why_pick, play_pick)
