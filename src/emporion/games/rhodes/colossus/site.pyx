"""CO-2 Colossus action: deliver, build one part, score, and climb the bonus track."""
from libc.stdint cimport uint16_t

from emporion.games.rhodes.board cimport (
    A_BONUS, A_PAY_ARCHITECT, A_PAY_BRONZE, A_PAY_GOLD, A_TAKE, ALCHEMIST, ALLOWED, ARCHITECT,
    ARCHITECT_EMPTY, BONUS, BONUS_NO_ROOM, BONUS_ROWS, BRONZE, BY_BONUS, BY_COLOSSUS, BY_STATUE,
    CANNOT_DELIVER, COLOSSUS, E_BUILT, E_LOSE, E_TRACK, END_OF_ACTION, GOLD, NO_ALCHEMIST,
    NO_FARMLAND, NO_ROOM, NONE, NOT_ASKED, NOT_HELD, NOT_OWNED, ON_ARCHITECT, ONCE_PER_ACTION, PAY,
    PRODUCTS, SITE_BONUS, SITE_BRONZE, STATUE_DONE, THE_COLOSSUS, Place, Printed, Rhodes, Seat,
    Step, acting, ask, looking, owns, printed,
)
from emporion.games.rhodes.colossus.delivery cimport ask_to_give, can_give
from emporion.games.rhodes.estate cimport (
    earn, has_any_room, has_room, put, score, unstore,
)
from emporion.games.rhodes.lane cimport bring_in, receive, show_next
from emporion.games.rhodes.round cimport announce_last_round, end_action
from emporion.table.kernel cimport Table, offer, tell

cdef enum:  # rows of the bonus track that give goods (CO-2.6)
    TO_ESTATE = 2
    ONE_BRONZE = 4
    TO_WAREHOUSE = 6
    ONE_GOLD = 8
    ANY_ROW = BONUS_ROWS


cdef int level(const Printed *e, int place) noexcept nogil:
    """CO-2.2: parts are spread evenly over the levels, three each in the standard edition."""
    return min(e.levels - 1, place * e.levels // e.parts)


# --- may the site be chosen (CO-2.3) ---

cdef int _bronze_at_hand(const Rhodes *s) noexcept nogil:
    """Warehouse, one of the architect's, and one gold with the alchemist (CO-5.4, CO-5.5)."""
    cdef const Seat *seat = looking(s)
    cdef int bronze = seat.warehouse[BRONZE] + (seat.architect > 0)
    return bronze + (owns(seat, ALCHEMIST) and seat.warehouse[GOLD] > 0)


cdef int why_site(Table *t, const Rhodes *s) noexcept nogil:
    cdef const Printed *e = printed(t)
    cdef int here
    if s.builder == e.parts:
        return STATUE_DONE
    here = level(e, s.builder)
    if can_give(s, e.level_products[here]) and _bronze_at_hand(s) >= e.level_bronze[here]:
        return ALLOWED
    return CANNOT_DELIVER


cdef void enter_site(Table *t, Rhodes *s) noexcept nogil:
    cdef const Printed *e = printed(t)
    s.now.owed_bronze = e.level_bronze[level(e, s.builder)]
    ask_to_give(t, s, e.level_products[level(e, s.builder)], SITE_BRONZE)


# --- the step: bronze, one unit at a time (CO-2.2) ---

cdef void _ask_for_bronze(Table *t, Rhodes *s) noexcept nogil:
    if s.now.owed_bronze:
        ask(s, PAY, s.turn)
    else:
        _build(t, s)


cdef int why_pay(Table *t, const Rhodes *s, int action) noexcept nogil:
    cdef const Seat *seat = looking(s)
    if action == A_PAY_BRONZE:
        return ALLOWED if seat.warehouse[BRONZE] else NOT_HELD
    if action == A_PAY_ARCHITECT:  # CO-5.5
        if not owns(seat, ARCHITECT):
            return NOT_OWNED
        if not seat.architect:
            return ARCHITECT_EMPTY
        return ONCE_PER_ACTION if s.now.architecture else ALLOWED
    if action == A_PAY_GOLD:  # CO-5.4
        if not owns(seat, ALCHEMIST):
            return NO_ALCHEMIST
        if not seat.warehouse[GOLD]:
            return NOT_HELD
        return ONCE_PER_ACTION if s.now.alchemy else ALLOWED
    return NOT_ASKED


cdef int legal_pay(Table *t, const Rhodes *s, uint16_t *out) noexcept nogil:
    cdef int action, n = 0
    for action in range(A_PAY_BRONZE, A_PAY_GOLD + 1):
        n = offer(out, n, action, why_pay(t, s, action))
    return n


cdef void play_pay(Table *t, Rhodes *s, int action) noexcept nogil:
    if action == A_PAY_BRONZE:
        unstore(t, s, s.turn, BRONZE, BY_COLOSSUS)
    elif action == A_PAY_ARCHITECT:
        s.now.architecture = 1
        acting(s).architect -= 1
        tell(t, E_LOSE, s.turn, BRONZE, ON_ARCHITECT, BY_COLOSSUS)
    else:
        s.now.alchemy = 1
        unstore(t, s, s.turn, GOLD, BY_COLOSSUS)
    s.now.owed_bronze -= 1
    _ask_for_bronze(t, s)


# --- builder, VP, ship, bonus ---

cdef void _build(Table *t, Rhodes *s) noexcept nogil:
    cdef const Printed *e = printed(t)
    cdef int before = level(e, s.builder)
    s.builder += 1
    tell(t, E_BUILT, s.turn, s.builder, 0, 0)
    score(t, s, s.turn, e.level_vp[level(e, s.builder)], BY_COLOSSUS)  # CO-2.4
    if s.builder == e.parts:
        announce_last_round(t, s, BY_STATUE)  # CO-6.1
    if level(e, s.builder) > before:
        show_next(t, s)
        if s.next_ship != NONE:
            s.sequel = SITE_BONUS
            bring_in(t, s)  # CO-2.5
            return
    _climb(t, s)


cdef void _ship_is_in(Table *t, Rhodes *s) noexcept nogil:
    show_next(t, s)
    _climb(t, s)


cdef inline Seat *_builder(Rhodes *s) noexcept nogil:
    """Whose turn it is: overflow may have asked others in between."""
    return &s.seats[s.turn]


cdef void _climb(Table *t, Rhodes *s) noexcept nogil:
    """CO-2.6; several markers may stand on a row (CO-2.7)."""
    s.sequel = END_OF_ACTION
    if _builder(s).track < BONUS_ROWS:
        _builder(s).track += 1
        tell(t, E_TRACK, s.turn, _builder(s).track, 0, 0)
    _receive_bonus(t, s, _builder(s).track)


cdef void _receive_bonus(Table *t, Rhodes *s, int row) noexcept nogil:
    s.now.bonus = row
    if row == ONE_BRONZE:
        receive(t, s, s.turn, BRONZE, BY_BONUS)
    elif row == ONE_GOLD:
        receive(t, s, s.turn, GOLD, BY_BONUS)
    elif row == ANY_ROW or row == TO_WAREHOUSE:
        ask(s, BONUS, s.turn)
    elif row == TO_ESTATE:
        if has_any_room(printed(t), _builder(s)):
            ask(s, BONUS, s.turn)
        else:
            end_action(t, s)
    else:
        earn(t, s, s.turn, printed(t).bonus_dr[row], BY_BONUS)
        end_action(t, s)


# --- the step: a bonus of choice, or its product (CO-2.6) ---

cdef int why_bonus(Table *t, const Rhodes *s, int action) noexcept nogil:
    cdef int product = action - A_TAKE
    if s.now.bonus == ANY_ROW:
        if not A_BONUS <= action < A_TAKE:
            return NOT_ASKED
        if action - A_BONUS + 1 == TO_ESTATE and not has_any_room(printed(t), looking(s)):
            return BONUS_NO_ROOM
        return ALLOWED
    if not 0 <= product < PRODUCTS:
        return NOT_ASKED
    if s.now.bonus == TO_WAREHOUSE:
        return ALLOWED
    if not looking(s).fields[product].count:
        return NO_FARMLAND
    return ALLOWED if has_room(printed(t), looking(s), product) else NO_ROOM


cdef int legal_bonus(Table *t, const Rhodes *s, uint16_t *out) noexcept nogil:
    cdef int action, n = 0
    for action in range(A_BONUS, A_TAKE + PRODUCTS):
        n = offer(out, n, action, why_bonus(t, s, action))
    return n


cdef void play_bonus(Table *t, Rhodes *s, int action) noexcept nogil:
    if action < A_TAKE:
        _receive_bonus(t, s, action - A_BONUS + 1)
    elif s.now.bonus == TO_WAREHOUSE:
        receive(t, s, s.turn, action - A_TAKE, BY_BONUS)
    else:
        put(t, s, s.turn, action - A_TAKE, BY_BONUS)
        end_action(t, s)


THE_COLOSSUS.places[COLOSSUS] = Place(why_site, enter_site)
THE_COLOSSUS.steps[PAY] = Step(legal_pay, why_pay, play_pay)
THE_COLOSSUS.steps[BONUS] = Step(legal_bonus, why_bonus, play_bonus)
THE_COLOSSUS.sequels[SITE_BRONZE] = _ask_for_bronze
THE_COLOSSUS.sequels[SITE_BONUS] = _ship_is_in
