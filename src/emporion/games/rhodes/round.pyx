"""RH-2 The round: actions, gold, take back, sequence."""
from libc.stdint cimport uint16_t
from libc.string cimport memset

from emporion.games.rhodes.board cimport (
    A_FORFEIT, A_PLACE, A_ROW, A_ROW_FOR, ACTIONS_PHASE, ALLOWED, BY_FORFEIT, BY_ROUND, BY_ROW,
    CAN_ACT, CHIPS_MAX, E_LAST_ROUND, E_PHASE, E_ROUND, E_ROW, END_OF_ACTION, FARM, FORFEITED,
    GOLD_PHASE, HARBOUR, HELD, MORE_GOLD, NO_FARMLAND, NO_ROOM, NO_SUCH_PLACE, NONE, NOT_ASKED,
    OTHER_ROW_FORCED, OWN_ROW, PLACE, PLACES, PRODUCTS, RHODES, ROW, ROW_DEAR, ROW_NO_PRODUCT,
    ROW_TAKEN, ROWS, SEQUENCE_PHASE, SPACE_TAKEN, ZEUS_SPACE, Printed, Rhodes, Seat, Step, acting,
    ask, looking, printed,
)
from emporion.games.rhodes.estate cimport earn, has_room, put
from emporion.games.rhodes.lane cimport bring_in, gold_afloat, show_next
from emporion.games.rhodes.scoring cimport finish
from emporion.table.kernel cimport NOBODY, Table, offer, tell


cdef int seat_in_row(const Rhodes *s, int row) noexcept nogil:
    cdef int who
    for who in range(s.head.players):
        if s.seats[who].row == row:
            return who
    return NOBODY


# --- RH-2.2 actions: one marker each from row 1 down, then the second ---

cdef void begin_round(Table *t, Rhodes *s) noexcept nogil:
    s.head.round += 1
    s.phase = ACTIONS_PHASE
    s.pass_ = 0
    tell(t, E_ROUND, NOBODY, s.head.round, 0, 0)
    if s.head.round == printed(t).last_round:
        announce_last_round(t, s, BY_ROUND)
    _turn_from(t, s, 0)


cdef void announce_last_round(Table *t, Rhodes *s, int cause) noexcept nogil:
    """RH-11.1, RH-11.5, CO-6.1: this round is the last."""
    if not s.last_round:
        s.last_round = cause
        tell(t, E_LAST_ROUND, NOBODY, cause, 0, 0)


cdef void end_action(Table *t, Rhodes *s) noexcept nogil:
    memset(&s.now, 0, sizeof(s.now))
    _turn_from(t, s, s.seats[s.turn].row + 1)


cdef void _turn_from(Table *t, Rhodes *s, int row) noexcept nogil:
    cdef int who
    while True:
        for row in range(row, ROWS):
            who = seat_in_row(s, row)
            if who != NOBODY:
                s.turn = who
                ask(s, PLACE, who)
                return
        if s.pass_:
            break
        s.pass_ = 1
        row = 0
    if s.last_round:
        finish(t, s)
    else:
        s.phase = GOLD_PHASE
        _gold(t, s)


cdef bint _space_free(Table *t, const Rhodes *s, int place) noexcept nogil:
    """RH-2.4; RH-7.9: in the last round everybody may use the harbour once."""
    cdef const Seat *seat = looking(s)
    if place == FARM or place == ZEUS_SPACE:
        return seat.marker[0] != place
    if s.used[place] < printed(t).spaces[place]:
        return True
    return place == HARBOUR and s.last_round and seat.marker[0] != HARBOUR


cdef int why_place(Table *t, const Rhodes *s, int action) noexcept nogil:
    cdef int place = action - A_PLACE
    if action == A_FORFEIT:
        for place in range(PLACES):
            if why_place(t, s, A_PLACE + place) == ALLOWED:
                return CAN_ACT
        return ALLOWED
    if not 0 <= place < PLACES:
        return NOT_ASKED
    if printed(t).title.places[place].why == NULL:
        return NO_SUCH_PLACE
    if not _space_free(t, s, place):
        return SPACE_TAKEN
    return printed(t).title.places[place].why(t, s)


cdef int legal_place(Table *t, const Rhodes *s, uint16_t *out) noexcept nogil:
    cdef int place, n = 0
    for place in range(PLACES):
        n = offer(out, n, A_PLACE + place, why_place(t, s, A_PLACE + place))
    if n == 0:
        out[0] = A_FORFEIT
        n = 1
    return n


cdef void play_place(Table *t, Rhodes *s, int action) noexcept nogil:
    cdef int place = action - A_PLACE
    if action == A_FORFEIT:  # RH-2.3
        acting(s).marker[s.pass_] = FORFEITED
        earn(t, s, s.head.actor, printed(t).forfeit, BY_FORFEIT)
        end_action(t, s)
        return
    acting(s).marker[s.pass_] = place
    s.used[place] += 1
    s.now.at = place
    s.sequel = END_OF_ACTION
    printed(t).title.places[place].enter(t, s)


# --- RH-2.5 gold: Egyptian ships until enough gold lies in the harbour ---

cdef void _gold(Table *t, Rhodes *s) noexcept nogil:
    show_next(t, s)
    if gold_afloat(t, s) < printed(t).gold_floor and s.next_ship != NONE:
        s.sequel = MORE_GOLD
        bring_in(t, s)
    else:
        _take_back(t, s)


# --- RH-2.7 take back ---

cdef void _take_back(Table *t, Rhodes *s) noexcept nogil:
    cdef int who
    for who in range(s.head.players):
        s.seats[who].marker[0] = HELD
        s.seats[who].marker[1] = HELD
        s.seats[who].next_row = NONE
    memset(s.used, 0, sizeof(s.used))
    memset(s.chip_field, NONE, CHIPS_MAX)
    s.phase = SEQUENCE_PHASE
    s.sequel = END_OF_ACTION
    tell(t, E_PHASE, NOBODY, SEQUENCE_PHASE, 0, 0)
    _choose_rows(t, s)


# --- RH-2.8 sequence: new rows, from the bottom upwards ---

cdef void _choose_rows(Table *t, Rhodes *s) noexcept nogil:
    cdef int row, who
    for row in range(ROWS - 1, -1, -1):
        who = seat_in_row(s, row)
        if who != NOBODY and s.seats[who].next_row == NONE:
            s.turn = who
            ask(s, ROW, who)
            return
    for who in range(s.head.players):
        s.seats[who].row = s.seats[who].next_row
        s.seats[who].next_row = NONE
    begin_round(t, s)


cdef bint _row_taken(const Rhodes *s, int row) noexcept nogil:
    cdef int who
    for who in range(s.head.players):
        if s.seats[who].next_row == row:
            return True
    return False


cdef int _ordinary(Table *t, const Rhodes *s, int row) noexcept nogil:
    """Why the row may not be chosen in the ordinary way."""
    if row == looking(s).row:
        return OWN_ROW
    if _row_taken(s, row):
        return ROW_TAKEN
    if printed(t).row_pay[row] > looking(s).money:
        return ROW_DEAR
    return ALLOWED


cdef int _fallback(Table *t, const Rhodes *s) noexcept nogil:
    """RH-2.10: the one row for a player whom the ordinary rule leaves none; else NONE."""
    cdef const Printed *e = printed(t)
    cdef int row, cheapest = NONE
    for row in range(ROWS):
        if _ordinary(t, s, row) == ALLOWED:
            return NONE
    if not _row_taken(s, looking(s).row):
        return looking(s).row
    for row in range(ROWS):
        if not _row_taken(s, row) and (cheapest == NONE or e.row_pay[row] < e.row_pay[cheapest]):
            cheapest = row
    return cheapest


cdef int _why_row(Table *t, const Rhodes *s, int row, int fallback) noexcept nogil:
    cdef int reason = _ordinary(t, s, row)
    if fallback == NONE or reason == ROW_TAKEN:
        return reason
    return ALLOWED if row == fallback else OTHER_ROW_FORCED


cdef int _why_product(Table *t, const Rhodes *s, int row, int product) noexcept nogil:
    """RH-2.9: the row's product instead of its money."""
    if not printed(t).row_product[row]:
        return ROW_NO_PRODUCT
    if not looking(s).fields[product].count:
        return NO_FARMLAND
    return ALLOWED if has_room(printed(t), looking(s), product) else NO_ROOM


cdef int why_row(Table *t, const Rhodes *s, int action) noexcept nogil:
    cdef int row, reason
    if A_ROW <= action < A_ROW_FOR:
        return _why_row(t, s, action - A_ROW, _fallback(t, s))
    if A_ROW_FOR <= action < A_ROW_FOR + ROWS * PRODUCTS:
        row = (action - A_ROW_FOR) // PRODUCTS
        reason = _why_row(t, s, row, _fallback(t, s))
        return reason or _why_product(t, s, row, (action - A_ROW_FOR) % PRODUCTS)
    return NOT_ASKED


cdef int legal_row(Table *t, const Rhodes *s, uint16_t *out) noexcept nogil:
    cdef int row, product, n = 0
    cdef int fallback = _fallback(t, s)
    cdef bint open_[ROWS]
    for row in range(ROWS):
        open_[row] = _why_row(t, s, row, fallback) == ALLOWED
        if open_[row]:
            n = offer(out, n, A_ROW + row, ALLOWED)
    for row in range(ROWS):
        if open_[row] and printed(t).row_product[row]:
            for product in range(PRODUCTS):
                n = offer(out, n, A_ROW_FOR + row * PRODUCTS + product,
                          _why_product(t, s, row, product))
    return n


cdef void play_row(Table *t, Rhodes *s, int action) noexcept nogil:
    cdef const Printed *e = printed(t)
    cdef int row = action - A_ROW if action < A_ROW_FOR else (action - A_ROW_FOR) // PRODUCTS
    acting(s).next_row = row
    tell(t, E_ROW, s.head.actor, row, 0, 0)
    if e.row_pay[row] <= acting(s).money:  # RH-2.10: who cannot pay pays nothing
        earn(t, s, s.head.actor, -<int>e.row_pay[row], BY_ROW)
    if action < A_ROW_FOR:
        earn(t, s, s.head.actor, e.row_receive[row], BY_ROW)
    else:
        put(t, s, s.head.actor, (action - A_ROW_FOR) % PRODUCTS, BY_ROW)
    _choose_rows(t, s)


RHODES.steps[PLACE] = Step(legal_place, why_place, play_place)
RHODES.steps[ROW] = Step(legal_row, why_row, play_row)
RHODES.sequels[END_OF_ACTION] = end_action
RHODES.sequels[MORE_GOLD] = _gold
