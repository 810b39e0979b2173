"""RO-9 Transport cards: any number on one's own turn, before what the phase asks (RO-2.3).

Only ships on the water can be touched: on a start or a junction, not in a harbour (RO-9.11).
"""
from libc.stdint cimport uint16_t, uint32_t

from emporion.games.rotterdam.board cimport (
    ADVANTAGE, ALLOWED, A_AT, A_BACK, A_DONE, A_GOAL, A_PLAY, CARDS, CARD_NOT_HELD, CARGO,
    DRAWING, D_BACK, D_CARGO, D_GOAL, D_TARGET, D_TURN, EMPTY, EXTRA, E_PLAYED, E_SAILED,
    E_SEIZED, E_STOLEN, E_SWAPPED, FROM_START, JOKER, JOKER_IN_MISSIONS, LUCK, NONE, NOT_ASKED,
    NO_EMPTY_SHIP, NO_FREE_WAY_BACK, NO_LOAD, NO_SHIP_IN_HAND, NO_SHIP_THERE, NO_TARGETS,
    POLICE, POSITIONS_MAX, RAWS, SAME_RAW, SETBACK, START, START_TAKEN, STEPS_OF_ROTTERDAM,
    STORM, THIEF, Printed, Rotterdam, Step, acting, ask, free_positions, lift_ship, looking,
    offer_each, printed, put_ship,
)
from emporion.games.rotterdam.anchors cimport draw_owed
from emporion.games.rotterdam.round cimport end_turn, resume_turn
from emporion.games.rotterdam.unload cimport unload
from emporion.table.kernel cimport Table, offer, tell


# --- sets of positions ---

cdef uint32_t _starts(const Printed *e) noexcept nogil:
    cdef uint32_t starts = 0
    cdef int i
    for i in range(e.starts):
        starts |= <uint32_t>1 << e.start[i]
    return starts


cdef uint32_t _loaded(const Printed *e, const Rotterdam *s) noexcept nogil:
    """Ships with a unit aboard, whoever owns them."""
    cdef uint32_t loaded = 0
    cdef int i
    for i in range(e.positions):
        if s.load[i] < RAWS:
            loaded |= <uint32_t>1 << i
    return loaded


cdef uint32_t _swappable(const Printed *e, const Rotterdam *s, int other) noexcept nogil:
    """RO-9.1: loaded ships with another raw material than the given one; NONE: than any other."""
    cdef uint32_t found = 0
    cdef int i, k
    for i in range(e.positions):
        if s.load[i] >= RAWS:
            continue
        for k in range(e.positions):
            if (other == NONE or k == other) and s.load[k] < RAWS and s.load[k] != s.load[i]:
                found |= <uint32_t>1 << i
                break
    return found


cdef uint32_t _ways_back(
    const Printed *e, const Rotterdam *s, uint32_t free_, int position, int steps,
) noexcept nogil:
    """RO-9.5: free positions one channel back, from which the remaining steps are possible."""
    cdef uint32_t ways = e.behind[position] & free_
    cdef uint32_t open_ = 0
    cdef int i
    if steps == 1:
        return ways
    for i in range(e.positions):
        if ways >> i & 1 and _ways_back(e, s, free_, i, steps - 1):
            open_ |= <uint32_t>1 << i
    return open_


cdef uint32_t _movable_back(const Printed *e, const Rotterdam *s, int steps) noexcept nogil:
    cdef uint32_t free_ = free_positions(s)
    cdef uint32_t found = 0
    cdef int i
    for i in range(e.positions):
        if s.ship[i] != NONE and _ways_back(e, s, free_, i, steps):
            found |= <uint32_t>1 << i
    return found


cdef uint32_t _own(const Printed *e, const Rotterdam *s, bint empty) noexcept nogil:
    cdef uint32_t own = s.fleet[s.head.actor]
    cdef int i
    for i in range(e.positions):
        if empty and s.load[i] != EMPTY:
            own &= ~(<uint32_t>1 << i)
    return own


cdef uint32_t _goals(const Printed *e, const Rotterdam *s) noexcept nogil:
    """RO-9.8: own empty ships; with no own ship on the water, free starts for one from hand."""
    if _own(e, s, False):
        return _own(e, s, True)
    return _starts(e) & free_positions(s) if looking(s).ships else 0


# --- may a card be played (RO-9.11: only if it can do something now) ---

cdef int why_card(Table *t, const Rotterdam *s, int card) noexcept nogil:
    cdef const Printed *e = printed(t)
    if card == JOKER:
        return JOKER_IN_MISSIONS
    if not looking(s).cards[card]:
        return CARD_NOT_HELD
    if card == LUCK:
        return ALLOWED if _swappable(e, s, NONE) else NO_TARGETS
    if card == CARGO:
        if not looking(s).ships:
            return NO_SHIP_IN_HAND
        return ALLOWED if _starts(e) & free_positions(s) else START_TAKEN
    if card == SETBACK or card == STORM:
        return ALLOWED if _movable_back(e, s, 1 + (card == STORM)) else NO_FREE_WAY_BACK
    if card == THIEF:
        if not _loaded(e, s):
            return NO_TARGETS
        return ALLOWED if _goals(e, s) else NO_EMPTY_SHIP
    if card == POLICE:
        return ALLOWED if _loaded(e, s) else NO_TARGETS
    return ALLOWED  # RO-9.7: advantages are laid face up


cdef int legal_cards(Table *t, const Rotterdam *s, uint16_t *out, int n) noexcept nogil:
    cdef int card
    for card in range(CARDS):
        if looking(s).cards[card]:
            n = offer(out, n, A_PLAY + card, why_card(t, s, card))
    return n


cdef void play_card(Table *t, Rotterdam *s, int card) noexcept nogil:
    """RO-9.10: onto the played pile; advantages stay face up."""
    acting(s).cards[card] -= 1
    tell(t, E_PLAYED, s.turn, card, 0, 0)
    if card == ADVANTAGE or card == EXTRA:
        acting(s).laid[card - ADVANTAGE] += 1
        resume_turn(s)
        return
    s.played[card] += 1
    if card == CARGO:
        ask(s, D_CARGO, s.turn)
        return
    s.card = card
    s.target = NONE
    s.steps = 2 if card == STORM else 1 if card == SETBACK else 0
    ask(s, D_TARGET, s.turn)


cdef void _played(Rotterdam *s) noexcept nogil:
    s.card = 0
    s.target = 0
    s.steps = 0
    resume_turn(s)


# --- the step: which ship ---

cdef uint32_t _targets(const Printed *e, const Rotterdam *s) noexcept nogil:
    if s.card == LUCK:
        return _swappable(e, s, s.target)
    if s.card == SETBACK or s.card == STORM:
        return _movable_back(e, s, s.steps)
    return _loaded(e, s)


cdef int why_target(Table *t, const Rotterdam *s, int action) noexcept nogil:
    cdef int position = action - A_AT
    if not 0 <= position < POSITIONS_MAX:
        return NOT_ASKED
    if position >= printed(t).positions or s.ship[position] == NONE:
        return NO_SHIP_THERE
    if _targets(printed(t), s) >> position & 1:
        return ALLOWED
    if s.steps:
        return FROM_START if printed(t).kind[position] == START else NO_FREE_WAY_BACK
    return SAME_RAW if s.load[position] < RAWS else NO_LOAD


cdef int legal_target(Table *t, const Rotterdam *s, uint16_t *out) noexcept nogil:
    return offer_each(out, 0, A_AT, _targets(printed(t), s))


cdef void play_target(Table *t, Rotterdam *s, int action) noexcept nogil:
    cdef int position = action - A_AT
    if s.card == POLICE:  # RO-9.9
        tell(t, E_SEIZED, s.turn, position, s.load[position], 0)
        s.stock[s.load[position]] += 1
        s.load[position] = EMPTY
        _played(s)
    elif s.card == LUCK and s.target == NONE:
        s.target = position
    elif s.card == LUCK:
        s.load[position], s.load[s.target] = s.load[s.target], s.load[position]
        tell(t, E_SWAPPED, s.turn, s.target, position, 0)
        _played(s)
    else:
        s.target = position
        ask(s, D_GOAL if s.card == THIEF else D_BACK, s.turn)


# --- the step: back one channel (RO-9.3, RO-9.4) ---

cdef int why_back(Table *t, const Rotterdam *s, int action) noexcept nogil:
    cdef int to = action - A_BACK
    cdef uint32_t free_ = free_positions(s)
    if not 0 <= to < POSITIONS_MAX:
        return NOT_ASKED
    if _ways_back(printed(t), s, free_, s.target, s.steps) >> to & 1:
        return ALLOWED
    return NO_FREE_WAY_BACK


cdef int legal_back(Table *t, const Rotterdam *s, uint16_t *out) noexcept nogil:
    cdef uint32_t free_ = free_positions(s)
    return offer_each(out, 0, A_BACK, _ways_back(printed(t), s, free_, s.target, s.steps))


cdef void play_back(Table *t, Rotterdam *s, int action) noexcept nogil:
    cdef int to = action - A_BACK
    tell(t, E_SAILED, s.ship[s.target], s.target, to, 0)
    put_ship(s, to, s.ship[s.target], s.load[s.target])
    lift_ship(s, s.target)
    s.target = to
    s.steps -= 1
    if not s.steps:
        _played(s)


# --- the step: where the stolen unit goes (RO-9.8) ---

cdef int why_goal(Table *t, const Rotterdam *s, int action) noexcept nogil:
    cdef int to = action - A_GOAL
    if not 0 <= to < POSITIONS_MAX:
        return NOT_ASKED
    return ALLOWED if _goals(printed(t), s) >> to & 1 else NO_EMPTY_SHIP


cdef int legal_goal(Table *t, const Rotterdam *s, uint16_t *out) noexcept nogil:
    return offer_each(out, 0, A_GOAL, _goals(printed(t), s))


cdef void play_goal(Table *t, Rotterdam *s, int action) noexcept nogil:
    cdef int to = action - A_GOAL
    if s.ship[to] == NONE:
        acting(s).ships -= 1
    put_ship(s, to, s.turn, s.load[s.target])
    s.load[s.target] = EMPTY
    tell(t, E_STOLEN, s.turn, s.target, to, 0)
    _played(s)


# --- the step of phases 3 and 4: play cards, then be done ---

cdef int why_turn(Table *t, const Rotterdam *s, int action) noexcept nogil:
    if action == A_DONE:
        return ALLOWED
    if A_PLAY <= action < A_PLAY + CARDS:
        return why_card(t, s, action - A_PLAY)
    return NOT_ASKED


cdef int legal_turn(Table *t, const Rotterdam *s, uint16_t *out) noexcept nogil:
    out[0] = A_DONE
    return legal_cards(t, s, out, 1)


cdef void play_turn(Table *t, Rotterdam *s, int action) noexcept nogil:
    if action != A_DONE:
        play_card(t, s, action - A_PLAY)
        return
    if s.phase == DRAWING:
        draw_owed(t, s)
    else:
        unload(t, s)
    end_turn(t, s)


STEPS_OF_ROTTERDAM[D_TARGET] = Step(legal_target, why_target, play_target)
STEPS_OF_ROTTERDAM[D_BACK] = Step(legal_back, why_back, play_back)
STEPS_OF_ROTTERDAM[D_GOAL] = Step(legal_goal, why_goal, play_goal)
STEPS_OF_ROTTERDAM[D_TURN] = Step(legal_turn, why_turn, play_turn)
