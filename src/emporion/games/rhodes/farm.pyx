"""RH-5 Farm: income, development tiles, and a full ship to the harbour.

The development step serves the farm and Zeus (CO-5.3) alike.
"""
from libc.stdint cimport uint16_t

from emporion.games.rhodes.board cimport (
    A_ABUNDANCE, A_DEMETER, A_DONE, A_HERMES, A_LOAD, A_SAIL, A_TRADER, A_VP, A_WAGON, ABUNDANCE,
    ALLOWED, BUY, BY_ABUNDANCE, BY_DELIVERY, BY_DEMETER, BY_FARMLAND, BY_LOADING, BY_PLUTUS,
    BY_POSEIDON, BY_TRADER, BY_WAGON, DEMETER, DEMETER_NOTHING, DEVELOP, FARM, HERMES, HOME, LOAD,
    NO_FARMLAND, NO_FULL_SHIP, NO_ROOM, NO_SHIP_HOME, NO_UNIT, NONE, NOT_ASKED, NOT_HELD, NOT_OWNED,
    NOTHING_AFFORDABLE, PLUTUS, POSEIDON, PRODUCTS, REWARD, RHODES, SHIP, SHIP_AT_RISK, SHIP_MAX,
    TILE_USED, TOO_FEW_UNITS, TOO_MANY_VP, TRADER, WAGON, WAREHOUSE_FULL, Place, Printed, Rhodes,
    Seat, Step, acting, ask, demeter, looking, owns, printed,
)
from emporion.games.rhodes.estate cimport (
    all_on_estate, earn, has_any_room, has_room, in_warehouse, on_estate, on_farmland, put, score,
    store, take, unstore,
)
from emporion.games.rhodes.harbour cimport any_affordable
from emporion.games.rhodes.lane cimport push, settle
from emporion.games.rhodes.round cimport end_action
from emporion.table.kernel cimport Table, offer


# --- may the farm be chosen (RH-5.5) ---

cdef int _shortest_home(const Printed *e, const Seat *seat) noexcept nogil:
    cdef int slot, shortest = NONE
    for slot in range(SHIP_MAX):
        if seat.fleet[slot] == HOME and e.fleet[slot] < shortest:
            shortest = e.fleet[slot]
    return shortest


cdef int _abundance_units(Table *t, const Rhodes *s) noexcept nogil:
    """The unit an unused Abundance could still add to the estate."""
    if not owns(looking(s), ABUNDANCE) or s.now.tiles_used >> ABUNDANCE & 1:
        return 0
    return has_any_room(printed(t), looking(s))


cdef int why_farm(Table *t, const Rhodes *s) noexcept nogil:
    cdef int units = all_on_estate(looking(s)) + _abundance_units(t, s)
    return ALLOWED if _shortest_home(printed(t), looking(s)) <= units else NO_FULL_SHIP


cdef void enter_farm(Table *t, Rhodes *s) noexcept nogil:
    """RH-5.1 and RH-5.2: what the farmland tiles yield."""
    cdef const Printed *e = printed(t)
    cdef int p, i, kind, vp = 0, dr = 0
    for p in range(PRODUCTS):
        for i in range(acting(s).fields[p].count):
            kind = acting(s).fields[p].kind[i]
            vp += e.farmland_vp[p][kind]
            dr += e.farmland_dr[p][kind]
    score(t, s, s.turn, vp, BY_FARMLAND)
    earn(t, s, s.turn, dr, BY_FARMLAND)
    enter_develop(t, s)


# --- the step: development tiles, in any order (RH-5.3, RH-10) ---

cdef void enter_develop(Table *t, Rhodes *s) noexcept nogil:
    """What the tiles give without a choice comes first."""
    cdef const Seat *seat = looking(s)
    score(t, s, s.turn, owns(seat, POSEIDON), BY_POSEIDON)  # RH-10.2
    earn(t, s, s.turn, owns(seat, WAGON), BY_WAGON)  # RH-10.5
    earn(t, s, s.turn, owns(seat, ABUNDANCE), BY_ABUNDANCE)  # RH-10.6
    earn(t, s, s.turn, owns(seat, TRADER), BY_TRADER)  # RH-10.7
    earn(t, s, s.turn, 3 * owns(seat, PLUTUS), BY_PLUTUS)  # CO-5.6
    ask(s, DEVELOP, s.turn)


cdef int _demeter_vp(const Seat *seat) noexcept nogil:
    """RH-10.1: 1 VP per 2 units."""
    cdef int product = demeter(seat)
    return on_estate(seat, product) // 2 if product != NONE else 0


cdef int _why_tile(const Rhodes *s, int tile) noexcept nogil:
    if not owns(looking(s), tile):
        return NOT_OWNED
    return TILE_USED if s.now.tiles_used >> tile & 1 else ALLOWED


cdef int _why_demeter(const Rhodes *s) noexcept nogil:
    if demeter(looking(s)) == NONE:
        return NOT_OWNED
    if s.now.tiles_used >> DEMETER & 1:
        return TILE_USED
    return ALLOWED if _demeter_vp(looking(s)) else DEMETER_NOTHING


cdef int _why_wagons(Table *t, const Rhodes *s) noexcept nogil:
    """RH-10.5; on the farm a full ship must remain possible (RH-5.5)."""
    cdef int reason = _why_tile(s, WAGON)
    if reason:
        return reason
    if in_warehouse(looking(s)) >= printed(t).warehouse:
        return WAREHOUSE_FULL
    if s.now.at != FARM:
        return ALLOWED
    # the unit that leaves makes the room Abundance needs
    cdef int abundance = _why_tile(s, ABUNDANCE) == ALLOWED
    if all_on_estate(looking(s)) - 1 + abundance < _shortest_home(printed(t), looking(s)):
        return SHIP_AT_RISK
    return ALLOWED


cdef int _why_abundance(Table *t, const Rhodes *s, int product) noexcept nogil:
    """RH-10.6."""
    if not looking(s).fields[product].count:
        return NO_FARMLAND
    return ALLOWED if has_room(printed(t), looking(s), product) else NO_ROOM


cdef int _why_hermes(Table *t, const Rhodes *s) noexcept nogil:
    """CO-5.7."""
    cdef int reason = _why_tile(s, HERMES)
    if reason:
        return reason
    return ALLOWED if any_affordable(t, s) else NOTHING_AFFORDABLE


cdef int _why_done(Table *t, const Rhodes *s) noexcept nogil:
    if s.now.at != FARM or all_on_estate(looking(s)) >= _shortest_home(printed(t), looking(s)):
        return ALLOWED
    return NO_FULL_SHIP


cdef int why_develop(Table *t, const Rhodes *s, int action) noexcept nogil:
    cdef int product
    if action == A_DONE:
        return _why_done(t, s)
    if action == A_DEMETER:
        return _why_demeter(s)
    if A_WAGON <= action < A_WAGON + PRODUCTS:
        return _why_wagons(t, s) or (
            ALLOWED if on_farmland(looking(s), action - A_WAGON) else NO_UNIT)
    if A_ABUNDANCE <= action < A_ABUNDANCE + PRODUCTS:
        return _why_tile(s, ABUNDANCE) or _why_abundance(t, s, action - A_ABUNDANCE)
    if A_TRADER <= action < A_HERMES:
        product = (action - A_TRADER) // (PRODUCTS - 1)
        return _why_tile(s, TRADER) or (ALLOWED if looking(s).warehouse[product] else NOT_HELD)
    if action == A_HERMES:
        return _why_hermes(t, s)
    return NOT_ASKED


cdef int legal_develop(Table *t, const Rhodes *s, uint16_t *out) noexcept nogil:
    cdef const Seat *seat = looking(s)
    cdef int p, k, n = 0
    n = offer(out, n, A_DONE, _why_done(t, s))
    n = offer(out, n, A_DEMETER, _why_demeter(s))
    if _why_wagons(t, s) == ALLOWED:
        for p in range(PRODUCTS):
            if on_farmland(seat, p):
                n = offer(out, n, A_WAGON + p, ALLOWED)
    if _why_tile(s, ABUNDANCE) == ALLOWED:
        for p in range(PRODUCTS):
            n = offer(out, n, A_ABUNDANCE + p, _why_abundance(t, s, p))
    if _why_tile(s, TRADER) == ALLOWED:
        for p in range(PRODUCTS):
            if seat.warehouse[p]:
                for k in range(PRODUCTS - 1):
                    n = offer(out, n, A_TRADER + p * (PRODUCTS - 1) + k, ALLOWED)
    n = offer(out, n, A_HERMES, _why_hermes(t, s))
    return n


cdef void play_develop(Table *t, Rhodes *s, int action) noexcept nogil:
    cdef int given, got
    if action == A_DONE:
        if not s.now.tiles_used >> DEMETER & 1:
            score(t, s, s.turn, _demeter_vp(looking(s)), BY_DEMETER)
        if s.now.at == FARM:
            ask(s, SHIP, s.turn)
        else:
            end_action(t, s)
    elif action == A_DEMETER:
        s.now.tiles_used |= 1 << DEMETER
        score(t, s, s.turn, _demeter_vp(looking(s)), BY_DEMETER)
    elif action < A_ABUNDANCE:
        s.now.tiles_used |= 1 << WAGON
        take(t, s, s.turn, action - A_WAGON, BY_WAGON)
        store(t, s, s.turn, action - A_WAGON, BY_WAGON)
    elif action < A_TRADER:
        s.now.tiles_used |= 1 << ABUNDANCE
        put(t, s, s.turn, action - A_ABUNDANCE, BY_ABUNDANCE)
    elif action < A_HERMES:
        s.now.tiles_used |= 1 << TRADER
        given = (action - A_TRADER) // (PRODUCTS - 1)
        got = (action - A_TRADER) % (PRODUCTS - 1)
        got += got >= given
        unstore(t, s, s.turn, given, BY_TRADER)
        store(t, s, s.turn, got, BY_TRADER)
    else:
        s.now.tiles_used |= 1 << HERMES
        s.now.trading = 1
        ask(s, BUY, s.turn)


# --- the steps: which ship, what aboard, what for it (RH-5.4, RH-5.7) ---

cdef int _slot_home(const Printed *e, const Seat *seat, int length) noexcept nogil:
    cdef int slot
    for slot in range(SHIP_MAX):
        if seat.fleet[slot] == HOME and e.fleet[slot] == length:
            return slot
    return NONE


cdef int why_ship(Table *t, const Rhodes *s, int action) noexcept nogil:
    cdef int length = action - A_SAIL + 1
    if not 1 <= length <= SHIP_MAX:
        return NOT_ASKED
    if _slot_home(printed(t), looking(s), length) == NONE:
        return NO_SHIP_HOME
    return ALLOWED if length <= all_on_estate(looking(s)) else TOO_FEW_UNITS


cdef int legal_ship(Table *t, const Rhodes *s, uint16_t *out) noexcept nogil:
    cdef int i, n = 0
    for i in range(SHIP_MAX):
        n = offer(out, n, A_SAIL + i, why_ship(t, s, A_SAIL + i))
    return n


cdef void play_ship(Table *t, Rhodes *s, int action) noexcept nogil:
    s.now.ship = _slot_home(printed(t), looking(s), action - A_SAIL + 1)
    ask(s, LOAD, s.turn)


cdef int why_load(Table *t, const Rhodes *s, int action) noexcept nogil:
    if not A_LOAD <= action < A_LOAD + PRODUCTS:
        return NOT_ASKED
    return ALLOWED if on_estate(looking(s), action - A_LOAD) else NO_UNIT


cdef int legal_load(Table *t, const Rhodes *s, uint16_t *out) noexcept nogil:
    cdef int p, n = 0
    for p in range(PRODUCTS):
        n = offer(out, n, A_LOAD + p, why_load(t, s, A_LOAD + p))
    return n


cdef void play_load(Table *t, Rhodes *s, int action) noexcept nogil:
    take(t, s, s.turn, action - A_LOAD, BY_LOADING)
    s.now.load[s.now.loaded] = action - A_LOAD
    s.now.loaded += 1
    if s.now.loaded == printed(t).fleet[s.now.ship]:
        ask(s, REWARD, s.turn)


cdef int why_reward(Table *t, const Rhodes *s, int action) noexcept nogil:
    if not 0 <= action - A_VP <= SHIP_MAX:
        return NOT_ASKED
    return ALLOWED if action - A_VP <= s.now.loaded else TOO_MANY_VP


cdef int legal_reward(Table *t, const Rhodes *s, uint16_t *out) noexcept nogil:
    cdef int units
    for units in range(s.now.loaded + 1):
        out[units] = A_VP + units
    return s.now.loaded + 1


cdef void play_reward(Table *t, Rhodes *s, int action) noexcept nogil:
    cdef int for_vp = action - A_VP
    cdef int for_money = s.now.loaded - for_vp
    score(t, s, s.turn, for_vp * printed(t).delivery_vp, BY_DELIVERY)
    earn(t, s, s.turn, for_money * printed(t).delivery_dr, BY_DELIVERY)
    push(t, s, s.turn * SHIP_MAX + s.now.ship, s.now.loaded, s.now.load)  # RH-5.6
    settle(t, s)


RHODES.places[FARM] = Place(why_farm, enter_farm)
RHODES.steps[DEVELOP] = Step(legal_develop, why_develop, play_develop)
RHODES.steps[SHIP] = Step(legal_ship, why_ship, play_ship)
RHODES.steps[LOAD] = Step(legal_load, why_load, play_load)
RHODES.steps[REWARD] = Step(legal_reward, why_reward, play_reward)
