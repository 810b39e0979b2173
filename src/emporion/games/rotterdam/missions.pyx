"""RO-8 Phase 6: missions, with jokers (RO-9.6)."""
from libc.stdint cimport uint16_t, uint8_t
from libc.string cimport memcpy, memset

from emporion.games.rotterdam.board cimport (
    ALLOWED, A_FULFIL, A_HAND_IN, A_JOKER, A_PASS, A_PLAY, CARDS, D_MISSION, D_SETTLE,
    E_FULFILLED, E_JOKER, E_MISSION, E_SPENT, IN_HAND_MAX, JOKER, MISSING_PRODUCTS,
    MISSING_TO_HAND_IN, NONE, NOT_ASKED, NOT_NEEDED, NO_JOKER, NO_SUCH_MISSION, ONE_REAL_CARD,
    PRODUCTS, STEPS_OF_ROTTERDAM, Printed, Rotterdam, Seat, Step, acting, ask, looking, printed,
    tell_only,
)
from emporion.games.rotterdam.cards cimport legal_cards, play_card, why_card
from emporion.games.rotterdam.knowledge cimport seen_holding, seen_moving
from emporion.games.rotterdam.round cimport end_turn
from emporion.table.kernel cimport EVERYBODY, NOBODY, Table, offer, tell


cdef int _why_fulfillable(const Seat *seat, const uint8_t *needs) noexcept nogil:
    """RO-9.6: jokers for what is missing, but at least one real card."""
    cdef int p, missing = 0, cards = 0
    for p in range(PRODUCTS):
        cards += needs[p]
        missing += max(0, needs[p] - <int>seat.products[p])
    if missing == 0:
        return ALLOWED
    if missing >= cards:
        return ONE_REAL_CARD
    return ALLOWED if missing <= seat.cards[JOKER] else MISSING_PRODUCTS


# --- the step: fulfil one, play cards, or pass (RO-8.1) ---

cdef int _why_fulfil(Table *t, const Rotterdam *s, int i) noexcept nogil:
    cdef int reason
    if i >= looking(s).mission_count:
        return NO_SUCH_MISSION
    reason = _why_fulfillable(looking(s), printed(t).needs[looking(s).missions[i]])
    return MISSING_PRODUCTS if reason else ALLOWED


cdef int why_mission(Table *t, const Rotterdam *s, int action) noexcept nogil:
    if action == A_PASS:
        return ALLOWED
    if A_PLAY <= action < A_PLAY + CARDS:
        return why_card(t, s, action - A_PLAY)
    if A_FULFIL <= action < A_FULFIL + IN_HAND_MAX:
        return _why_fulfil(t, s, action - A_FULFIL)
    return NOT_ASKED


cdef int legal_mission(Table *t, const Rotterdam *s, uint16_t *out) noexcept nogil:
    cdef int i, n
    out[0] = A_PASS
    n = legal_cards(t, s, out, 1)
    for i in range(looking(s).mission_count):
        n = offer(out, n, A_FULFIL + i, _why_fulfil(t, s, i))
    return n


cdef void play_mission(Table *t, Rotterdam *s, int action) noexcept nogil:
    if action == A_PASS:
        end_turn(t, s)
    elif action < A_FULFIL:
        play_card(t, s, action - A_PLAY)
    else:
        s.settling = action - A_FULFIL
        memcpy(s.left, printed(t).needs[looking(s).missions[s.settling]], PRODUCTS)
        ask(s, D_SETTLE, s.turn)


# --- the step: jokers, then hand in ---

cdef int _why_joker(const Rotterdam *s, int product) noexcept nogil:
    cdef Seat after
    cdef uint8_t left[PRODUCTS]
    cdef int p, cards = 0
    if not s.left[product]:
        return NOT_NEEDED
    if not looking(s).cards[JOKER]:
        return NO_JOKER
    after = looking(s)[0]
    after.cards[JOKER] -= 1
    memcpy(left, s.left, PRODUCTS)
    left[product] -= 1
    for p in range(PRODUCTS):
        cards += left[p]
    if cards == 0:
        return ONE_REAL_CARD
    return _why_fulfillable(&after, left)


cdef int _why_hand_in(const Rotterdam *s) noexcept nogil:
    cdef int p
    for p in range(PRODUCTS):
        if s.left[p] > looking(s).products[p]:
            return MISSING_TO_HAND_IN
    return ALLOWED


cdef int why_settle(Table *t, const Rotterdam *s, int action) noexcept nogil:
    if action == A_HAND_IN:
        return _why_hand_in(s)
    if A_JOKER <= action < A_JOKER + PRODUCTS:
        return _why_joker(s, action - A_JOKER)
    return NOT_ASKED


cdef int legal_settle(Table *t, const Rotterdam *s, uint16_t *out) noexcept nogil:
    cdef int p, n = offer(out, 0, A_HAND_IN, _why_hand_in(s))
    for p in range(PRODUCTS):
        n = offer(out, n, A_JOKER + p, _why_joker(s, p))
    return n


cdef void play_settle(Table *t, Rotterdam *s, int action) noexcept nogil:
    if action == A_HAND_IN:
        _hand_in(t, s)
        end_turn(t, s)
    else:
        acting(s).cards[JOKER] -= 1
        s.played[JOKER] += 1
        s.left[action - A_JOKER] -= 1
        tell(t, E_JOKER, s.turn, action - A_JOKER, 0, 0)


cdef void _hand_in(Table *t, Rotterdam *s) noexcept nogil:
    cdef const Printed *e = printed(t)
    cdef Seat *seat = acting(s)
    cdef int mission = seat.missions[s.settling]
    cdef uint8_t nothing[PRODUCTS]
    cdef int p, i, _
    memset(nothing, 0, PRODUCTS)
    seen_holding(e, s, EVERYBODY, s.turn, s.left)
    for p in range(PRODUCTS):
        for _ in range(s.left[p]):
            tell(t, E_SPENT, s.turn, p, 0, 0)
        seat.products[p] -= s.left[p]
        s.spent[p] += s.left[p]
    seen_moving(e, s, EVERYBODY, s.turn, NOBODY, s.left, nothing)
    seat.points += e.points[mission]
    s.fulfilled_by[mission] = s.turn
    s.fulfilled_now = 1
    tell(t, E_FULFILLED, s.turn, mission, e.points[mission], 0)
    seat.mission_count -= 1
    for i in range(s.settling, seat.mission_count):
        seat.missions[i] = seat.missions[i + 1]
    seat.missions[seat.mission_count] = NONE
    s.settling = 0
    memset(s.left, 0, PRODUCTS)
    _draw_mission(t, s)


cdef void _draw_mission(Table *t, Rotterdam *s) noexcept nogil:
    """RO-8.2: a new one goes to the end."""
    cdef Seat *seat = acting(s)
    cdef int mission
    cdef int only_owner = 1 << s.turn
    if not s.mission_left:
        return
    s.mission_left -= 1
    mission = s.mission_pile[s.mission_left]
    s.mission_pile[s.mission_left] = NONE
    seat.missions[seat.mission_count] = mission
    seat.mission_count += 1
    if printed(t).open_missions:
        tell(t, E_MISSION, s.turn, mission, 0, 0)
    else:
        tell_only(t, only_owner, E_MISSION, s.turn, mission, 0, 0)
        tell_only(t, EVERYBODY & ~only_owner, E_MISSION, s.turn, NONE, 0, 0)


STEPS_OF_ROTTERDAM[D_MISSION] = Step(legal_mission, why_mission, play_mission)
STEPS_OF_ROTTERDAM[D_SETTLE] = Step(legal_settle, why_settle, play_settle)
