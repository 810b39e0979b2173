"""What can never be: positions that no game could reach, refused with the reason."""
from libc.string cimport memset

from emporion.errors import PositionError
from emporion.games.rhodes import notation as words

from emporion.games.rhodes.board cimport (
    ACTIONS_PHASE, ARCHITECT, AWAY, BARN, BONUS, BONUS_ROWS, BRONZE, BUILD, BUY, COLOSSUS,
    DEMETER, DEVELOP, DEVELOPMENTS, DONATE, EGYPT, EXTRA, FARM, FOR_SALE, FULFIL, GIVE,
    GOLD_PHASE, HARBOUR, HELD, HOME, KINDS_MAX, LOAD, MARKET, MORE_GOLD, NONE, OVERFLOW, PAY,
    PLACE, PLACES, PLAZAS, PRODUCE, PRODUCTION, PRODUCTS, REWARD, ROW, SELL, SEQUENCE_PHASE,
    SETUP, SHIP, SHIP_MAX, SQUARES, START, TEMPLE, TOWNHALL, ZEUS_SPACE, Printed, Rhodes, Seat,
)
from emporion.games.rhodes.estate cimport all_on_estate, in_warehouse


cdef void check_possible(Rhodes *s, const Printed *e) except *:
    _check_supplies(s, e)
    _check_ships(s, e)
    _check_seats(s, e)
    _check_round(s, e)
    _check_action(s, e)


cdef void _check_supplies(const Rhodes *s, const Printed *e) except *:
    cdef int p, k, i, who, owned
    for p in range(PRODUCTS):
        for k in range(KINDS_MAX):
            owned = 0
            for who in range(e.players):
                for i in range(s.seats[who].fields[p].count):
                    owned += s.seats[who].fields[p].kind[i] == k
            if owned + s.farmland_left[p][k] != e.farmland_count[p][k]:
                raise PositionError(
                    f"there are {e.farmland_count[p][k]} {words.PRODUCTS[p]} farmlands at "
                    f"{e.farmland_price[p][k]}, but {owned + s.farmland_left[p][k]} are counted")
    for i in range(DEVELOPMENTS):
        owned = sum(s.seats[who].tiles >> i & 1 for who in range(e.players))
        if owned + s.tiles_left[i] != e.tile_count[i]:
            raise PositionError(f"there are {e.tile_count[i]} tiles {words.DEVELOPMENTS[i]!r}, "
                                f"but {owned + s.tiles_left[i]} are counted")
    seen = [s.assignments[i] for i in range(s.assignment_count)]
    if len(set(seen)) != len(seen):
        raise PositionError("an assignment is listed twice")
    for i in range(3):
        if sum(e.category[tile] == i for tile in seen) != sum(
                e.category[k] == i for k in range(e.assignments)) - 1:
            raise PositionError("one assignment of each category is out of play: RH-1.1")
    if sorted(seen, key=lambda tile: e.category[tile]) != seen:
        raise PositionError("category I comes before II, and II before III: RH-1.1")
    if s.assignment_next < PLAZAS:
        raise PositionError("seen must hold at least the first three assignments: RH-1.1")
    open_ = [s.plaza[i] for i in range(PLAZAS) if s.plaza[i] != NONE]
    if len(set(open_)) != len(open_) or not set(open_) <= set(seen[:s.assignment_next]):
        raise PositionError("the plazas must hold different assignments that were seen")
    if len(open_) < PLAZAS and s.assignment_next < s.assignment_count:
        raise PositionError("an empty plaza is refilled while the stack lasts: RH-7.8")
    if sum(s.seats[who].assignments for who in range(e.players)) != s.assignment_next - len(open_):
        raise PositionError("the seats' assignments do not add up to those fulfilled")


cdef void _check_ships(const Rhodes *s, const Printed *e) except *:
    cdef int i, who, slot
    cdef list afloat = []
    for i in range(SQUARES):
        if s.hull[i] != NONE and (i == 0 or s.hull[i] != s.hull[i - 1]):
            afloat.append(s.hull[i])
    egyptians = [ship - EGYPT for ship in afloat if ship >= EGYPT]
    egyptians += [s.pile[i] for i in range(s.pile_count)]
    egyptians += [s.discards[i] for i in range(s.discard_count)]
    egyptians += [s.next_ship] if s.next_ship != NONE else []
    if sorted(egyptians) != list(range(e.egyptians)):
        raise PositionError(f"each of the {e.egyptians} Egyptian ships must be in one place")
    for who in range(e.players):
        for slot in range(SHIP_MAX):
            at, there = s.seats[who].fleet[slot], afloat.count(who * SHIP_MAX + slot)
            if there > 1 or (at == AWAY) != (there == 1):
                raise PositionError(
                    f"seats[{who + 1}].ships[{slot + 1}] is {words.SHIPS_AT[at]!r}, "
                    f"but lies in the harbour {there} times")
            if at == FOR_SALE and slot != e.large_slot:
                raise PositionError(f"seats[{who + 1}].ships[{slot + 1}] is never for sale: RH-1.5")
    for i in range(e.lane - 1):
        if s.hull[i] == NONE and s.hull[i + 1] != NONE:
            raise PositionError("ships lie nose to tail from the entrance: RH-6.2")
    if s.head.step == OVERFLOW and not s.head.over:
        return
    for i in range(e.lane, SQUARES):
        if s.cargo[i] != NONE:
            raise PositionError(f"a good lies on square {i + 1}, beside the warehouses: RH-6.3")
        if s.hull[i] != NONE and (i == e.lane or s.hull[i] != s.hull[i - 1]) \
                and s.hull[i] != s.hull[e.lane - 1]:
            raise PositionError("a ship lies wholly beside the warehouses: RH-6.4")


cdef void _check_seats(const Rhodes *s, const Printed *e) except *:
    cdef int who, p
    cdef const Seat *seat
    rows = [s.seats[who].row for who in range(e.players)]
    if len(set(rows)) != e.players:
        raise PositionError("two seats stand on one row of the sequence table: RH-2.8")
    for who in range(e.players):
        seat = &s.seats[who]
        path = f"seats[{who + 1}]"
        goods = in_warehouse(seat)
        overflowing = s.head.step == OVERFLOW and s.head.actor == who and not s.head.over
        if goods > e.warehouse + (SHIP_MAX if overflowing else 0):
            raise PositionError(f"{path}.warehouse holds {goods} goods, at most {e.warehouse} "
                                "are possible: RH-3.6")
        if overflowing and goods <= e.warehouse:
            raise PositionError(f"{path}.warehouse is not overfull, so nothing is discarded")
        for p in range(PRODUCTS):
            if seat.barn[p] and not (seat.tiles >> BARN & 1 and seat.fields[p].count):
                raise PositionError(f"{path}.barn needs the barn and a farmland of it: RH-3.3")
        if bin(seat.tiles >> DEMETER & 15).count("1") > 1:
            raise PositionError(f"{path}.development has two of Demeter: RH-9.2")
        if bin(seat.tiles & 0xF0002).count("1") > 1:
            raise PositionError(f"{path}.development has two irrigations: CO-5.1")
        if seat.architect and not seat.tiles >> ARCHITECT & 1:
            raise PositionError(f"{path}.architect holds bronze, but the tile is not owned: CO-5.5")
        if seat.warehouse[BRONZE] and not e.parts:
            raise PositionError(f"{path}.warehouse: there is no bronze in Rhodes")


cdef void _check_round(Rhodes *s, const Printed *e) except *:
    cdef int who, k, place
    memset(s.used, 0, sizeof(s.used))
    placing = s.head.step == PLACE and not s.head.over
    for who in range(e.players):
        before = s.seats[who].row < s.seats[s.turn].row
        for k in range(2):
            place = s.seats[who].marker[k]
            due = s.phase == ACTIONS_PHASE and (
                k < s.pass_ or (k == s.pass_ and (before or (who == s.turn and not placing))))
            due = due or s.phase == GOLD_PHASE
            if (place != HELD) != due:
                raise PositionError(f"seats[{who + 1}].markers[{k + 1}] must "
                                    f"{'' if due else 'not '}be placed by now: RH-2.2")
            if place < PLACES:
                if place >= COLOSSUS and not e.parts:
                    raise PositionError(f"seats[{who + 1}].markers: there is no "
                                        f"{words.PLACES[place]} in Rhodes")
                s.used[place] += 1
        if s.seats[who].marker[0] == s.seats[who].marker[1] and s.seats[who].marker[0] in (
                FARM, ZEUS_SPACE):
            raise PositionError(f"seats[{who + 1}] used a space of its own twice: RH-2.4")
        if s.seats[who].next_row != NONE and s.phase != SEQUENCE_PHASE:
            raise PositionError(f"seats[{who + 1}].next_row belongs to the sequence phase: RH-2.8")
    chosen = [s.seats[who].next_row for who in range(e.players) if s.seats[who].next_row != NONE]
    if len(set(chosen)) != len(chosen):
        raise PositionError("two seats chose the same row: RH-2.8")
    for place in (PRODUCTION, MARKET, TEMPLE, TOWNHALL, COLOSSUS, EXTRA):
        if s.used[place] > e.spaces[place]:
            raise PositionError(f"{words.PLACES[place]} has {e.spaces[place]} action spaces, "
                                f"but {s.used[place]} markers: RH-2.4")
    if s.used[HARBOUR] > e.spaces[HARBOUR] and not s.last_round:
        raise PositionError("the harbour has more markers than action spaces: RH-2.4")
    if (s.phase == SETUP) != (s.head.step == START and not s.head.over):
        raise PositionError("the setup phase is for buying start farmlands, and only that: RH-1.8")
    if (s.phase == SETUP) != (s.head.round == 0):
        raise PositionError("the setup phase is round 0, and only it")
    if s.head.round > e.last_round:
        raise PositionError(f"round {e.last_round} is the last one possible: RH-11.5")
    stack_out = s.assignment_next == s.assignment_count and any(
        s.plaza[k] == NONE for k in range(PLAZAS))
    if (stack_out or (s.head.round == e.last_round) or (e.parts and s.builder == e.parts)) \
            != (s.last_round != 0):
        raise PositionError("last_round must name why this is the last round, or be null: RH-11.1")
    if s.last_round and s.phase in (GOLD_PHASE, SEQUENCE_PHASE):
        raise PositionError("the last round has no gold and sequence phases: RH-11.1")


cdef dict _PLACES_OF_STEP = {
    PRODUCE: (PRODUCTION, EXTRA), DEVELOP: (FARM, ZEUS_SPACE), SHIP: (FARM,), LOAD: (FARM,),
    REWARD: (FARM,), BUY: (HARBOUR, FARM, ZEUS_SPACE), FULFIL: (HARBOUR,), SELL: (MARKET,),
    DONATE: (TEMPLE,), BUILD: (TOWNHALL,), GIVE: (COLOSSUS, TEMPLE), PAY: (COLOSSUS,),
    BONUS: (COLOSSUS,), OVERFLOW: (FARM, COLOSSUS, EXTRA, TEMPLE),
}


cdef void _check_action(const Rhodes *s, const Printed *e) except *:
    cdef int step = s.head.step
    cdef const Seat *seat = &s.seats[s.turn]
    if s.head.over:
        if s.phase != ACTIONS_PHASE or not s.last_round or s.pass_ != 1:
            raise PositionError("the game ends after the last marker of the last round: RH-11.1")
        return
    if step != OVERFLOW and s.head.actor != s.turn:
        raise PositionError("the actor must be the seat whose turn it is, except for overflow: N-1")
    if (step == ROW) != (s.phase == SEQUENCE_PHASE):
        raise PositionError("rows are chosen in the sequence phase, and nothing else: RH-2.8")
    if s.phase == GOLD_PHASE:
        if step != OVERFLOW or s.sequel != MORE_GOLD:
            raise PositionError("only overflow is decided in the gold phase: RH-2.5")
        return
    if s.sequel == MORE_GOLD:
        raise PositionError("more gold follows in the gold phase only: RH-2.5")
    if step in (START, PLACE, ROW):
        return
    if seat.marker[s.pass_] >= PLACES or seat.marker[s.pass_] != s.now.at:
        raise PositionError("the action in progress must be where the marker lies: RH-2.2")
    if s.now.at not in _PLACES_OF_STEP[step]:
        raise PositionError(f"{words.DECISIONS[step]!r} is not asked at {words.PLACES[s.now.at]}")
    if (step == BUY and s.now.at != HARBOUR) != bool(s.now.trading):
        raise PositionError("trading is Hermes buying, and only that: CO-5.7")
    if step in (LOAD, REWARD):
        length = e.fleet[s.now.ship]
        if not length or seat.fleet[s.now.ship] != HOME:
            raise PositionError("the ship being loaded must be at home: RH-5.4")
        if s.now.loaded > length or (s.now.loaded == length) != (step == REWARD):
            raise PositionError("a ship is loaded fully before its reward: RH-5.4")
        if all_on_estate(seat) < length - s.now.loaded:
            raise PositionError("too few units are left to load the ship fully: RH-5.4")
    elif s.now.loaded and step != OVERFLOW:
        raise PositionError("nothing can be loaded yet: RH-5.4")
    if (s.now.owed_products > 0) != (step == GIVE):
        raise PositionError("products are owed exactly while they are given: CO-2.2")
    if step == PAY and not s.now.owed_bronze:
        raise PositionError("bronze is paid while it is owed: CO-2.2")
    if step == BONUS and s.now.bonus not in (2, 6, BONUS_ROWS):
        raise PositionError("only bonus rows 2, 6 and 9 leave a choice: CO-2.6")
    if s.now.done > 1 and step in (SELL, BUILD, PRODUCE):
        raise PositionError("after the second the action is over")
