"""What can never be: positions that no game could reach, refused with the reason."""
from libc.string cimport memcmp, memset

from emporion.errors import PositionError
from emporion.games.rhodes import notation as words

from emporion.games.rhodes.board cimport (
    ABUNDANCE, ACTIONS_PHASE, ALCHEMIST, ARCHITECT, ASSIGNMENTS_MAX, AWAY, BARN, BONUS,
    BONUS_ROWS, BRONZE, BUILD, BUY, BY_PLAZA, BY_ROUND, BY_STATUE, COLOSSUS, DEMETER, DEVELOP,
    DEVELOPMENTS, DONATE, EGYPT, EGYPTIANS_MAX, END_OF_ACTION, EXTRA, FARM, FOR_SALE, FULFIL,
    GIVE, GOLD, GOLD_PHASE, HARBOUR, HELD, HOME, KINDS_MAX, LOAD, MARKET, MORE_GOLD, NONE,
    OVERFLOW, PAY, PLACE, PLACES, PLAZAS, PRODUCE, PRODUCTION, PRODUCTS, REWARD, ROW, SEATS_MAX,
    SELL, SEQUELS, SEQUENCE_PHASE, SETUP, SHIP, SHIP_MAX, SITE_BONUS, SITE_BRONZE, SQUARES,
    START, STEPS, TEMPLE, TEMPLE_SCORE, TILES_MAX, TOWNHALL, ZEUS_SPACE, Now, Printed, Rhodes,
    Seat,
)
from emporion.games.rhodes.estate cimport (
    all_on_estate, has_any_room, in_warehouse, products_stored,
)


cdef void check_ranges(const Rhodes *s, const Printed *e) except *:
    """What bytes may hold at all, so that the rest can be read safely."""
    cdef int i, p, who, length
    cdef bint fine = s.head.players == e.players and s.head.over <= 1 and s.head.step < STEPS
    fine = fine and s.head.actor < e.players and s.turn < e.players and s.pass_ <= 1
    fine = fine and s.phase <= SEQUENCE_PHASE and s.last_round <= BY_STATUE and s.sequel < SEQUELS
    fine = fine and s.pile_count <= e.egyptians and s.discard_count <= e.egyptians
    fine = fine and s.assignment_next <= s.assignment_count <= e.assignments
    fine = fine and s.now.at < PLACES and s.now.ship < SHIP_MAX and s.now.loaded <= SHIP_MAX
    fine = fine and (s.next_ship == NONE or s.next_ship < e.egyptians)
    for who in range(SEATS_MAX):
        fine = fine and s.seats[who].marker[0] <= HELD and s.seats[who].marker[1] <= HELD
        for p in range(PRODUCTS):
            fine = fine and s.seats[who].fields[p].count <= TILES_MAX
            for i in range(TILES_MAX):
                fine = fine and s.seats[who].fields[p].kind[i] < KINDS_MAX
        for i in range(SHIP_MAX):
            fine = fine and s.seats[who].fleet[i] <= FOR_SALE
    for i in range(EGYPTIANS_MAX):
        fine = fine and (s.pile[i] < e.egyptians or i >= s.pile_count)
        fine = fine and (s.discards[i] < e.egyptians or i >= s.discard_count)
    for i in range(ASSIGNMENTS_MAX):
        fine = fine and (s.assignments[i] < e.assignments or i >= s.assignment_count)
    for i in range(PLAZAS):
        fine = fine and (s.plaza[i] == NONE or s.plaza[i] < e.assignments)
    for i in range(SHIP_MAX):
        fine = fine and s.now.load[i] < PRODUCTS
    i = 0
    while fine and i < SQUARES:
        if s.hull[i] == NONE:
            i += 1
            continue
        fine = s.hull[i] < EGYPT + e.egyptians and (
            s.hull[i] >= EGYPT or s.hull[i] // SHIP_MAX < e.players)
        if fine:
            length = (e.egyptian_length[s.hull[i] - EGYPT] if s.hull[i] >= EGYPT
                      else e.fleet[s.hull[i] % SHIP_MAX])
            fine = length > 0 and i + length <= SQUARES
            i += length
    if not fine:
        raise PositionError("a number is out of range")


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
    if s.phase == SEQUENCE_PHASE:
        for who in range(e.players):
            if (s.seats[who].next_row != NONE) != (s.seats[who].row > s.seats[s.turn].row):
                raise PositionError("rows are chosen from the bottom upwards: RH-2.8")
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
    causes = {BY_PLAZA: stack_out, BY_ROUND: s.head.round == e.last_round,
              BY_STATUE: e.parts and s.builder == e.parts}
    if not causes[s.last_round] if s.last_round else any(causes.values()):
        raise PositionError("last_round must name why this is the last round, or be null: RH-11.1")
    if s.last_round and s.phase in (GOLD_PHASE, SEQUENCE_PHASE):
        raise PositionError("the last round has no gold and sequence phases: RH-11.1")


cdef dict _PLACES_OF_STEP = {
    PRODUCE: (PRODUCTION, EXTRA), DEVELOP: (FARM, ZEUS_SPACE), SHIP: (FARM,), LOAD: (FARM,),
    REWARD: (FARM,), BUY: (HARBOUR, FARM, ZEUS_SPACE), FULFIL: (HARBOUR,), SELL: (MARKET,),
    DONATE: (TEMPLE,), BUILD: (TOWNHALL,), GIVE: (COLOSSUS, TEMPLE), PAY: (COLOSSUS,),
    BONUS: (COLOSSUS,), OVERFLOW: (FARM, COLOSSUS, EXTRA, TEMPLE),
}


cdef int _sequel(const Rhodes *s) noexcept:
    """What must follow the decision that is asked; overflow leaves two possibilities."""
    if s.phase == GOLD_PHASE:
        return MORE_GOLD
    if s.head.step == GIVE:
        return TEMPLE_SCORE if s.now.at == TEMPLE else SITE_BRONZE
    if s.head.step == PAY:
        return SITE_BRONZE
    if s.head.step == OVERFLOW and s.now.at == COLOSSUS and s.sequel == SITE_BONUS:
        return SITE_BONUS
    return END_OF_ACTION


cdef bint _idle(const Rhodes *s) noexcept:
    cdef Now idle
    memset(&idle, 0, sizeof(idle))
    if s.head.step == START:
        idle.done = s.now.done
    return memcmp(&idle, &s.now, sizeof(idle)) == 0


cdef void _check_action(const Rhodes *s, const Printed *e) except *:
    cdef int step = s.head.step
    cdef const Seat *seat = &s.seats[s.turn]
    if e.title.steps[step].legal == NULL:
        raise PositionError(f"{words.DECISIONS[step]!r} is never asked in this game")
    if s.head.over:
        if s.phase != ACTIONS_PHASE or not s.last_round or s.pass_ != 1 or not _idle(s):
            raise PositionError("the game ends after the last marker of the last round: RH-11.1")
        return
    if s.sequel != _sequel(s):
        raise PositionError(f"then must be {words.SEQUELS[_sequel(s)]!r} now")
    if step != OVERFLOW and s.head.actor != s.turn:
        raise PositionError("the actor must be the seat whose turn it is, except for overflow: N-1")
    if (step == ROW) != (s.phase == SEQUENCE_PHASE):
        raise PositionError("rows are chosen in the sequence phase, and nothing else: RH-2.8")
    if step in (START, PLACE, ROW) or s.phase == GOLD_PHASE:
        if not _idle(s):
            raise PositionError("no action is in progress now")
        if s.phase == GOLD_PHASE and step != OVERFLOW:
            raise PositionError("only overflow is decided in the gold phase: RH-2.5")
        if step == START and s.now.done >= e.start_farmlands:
            raise PositionError("the start farmlands have been bought: RH-1.8")
        return
    if seat.marker[s.pass_] >= PLACES or seat.marker[s.pass_] != s.now.at:
        raise PositionError("the action in progress must be where the marker lies: RH-2.2")
    if s.now.at not in _PLACES_OF_STEP[step]:
        raise PositionError(f"{words.DECISIONS[step]!r} is not asked at {words.PLACES[s.now.at]}")
    if (step == BUY and s.now.at != HARBOUR) != bool(s.now.trading):
        raise PositionError("trading is Hermes buying, and only that: CO-5.7")
    if s.now.done > 1 and step in (SELL, BUILD, PRODUCE):
        raise PositionError("after the second the action is over")
    if step == PRODUCE:
        _check_production(s, e)
    if step == DEVELOP and s.now.at == FARM:
        _check_develop(s, e)
    _check_loading(s, e)
    _check_delivery(s, e)


cdef void _check_production(const Rhodes *s, const Printed *e) except *:
    cdef int i
    fields = {s.chip_field[i] for i in range(e.chips) if s.chip_field[i] != NONE}
    unused = sum(s.chip_field[i] == NONE for i in range(e.chips))
    if s.now.at == EXTRA:
        if not fields or not unused or s.now.done:
            raise PositionError("extra production needs a chip and a field that has served: CO-3.2")
    elif unused < 2 - s.now.done or PRODUCTS - len(fields) < 2 - s.now.done:
        raise PositionError("production needs chips and free fields: RH-4.6")


cdef void _check_develop(const Rhodes *s, const Printed *e) except *:
    cdef const Seat *seat = &s.seats[s.turn]
    cdef int i
    units = all_on_estate(seat)
    if seat.tiles >> ABUNDANCE & 1 and not s.now.tiles_used >> ABUNDANCE & 1:
        units += has_any_room(e, seat)
    if not any(seat.fleet[i] == HOME and e.fleet[i] <= units for i in range(SHIP_MAX)):
        raise PositionError("on the farm a full ship must remain possible: RH-5.5")


cdef void _check_loading(const Rhodes *s, const Printed *e) except *:
    cdef const Seat *seat = &s.seats[s.turn]
    cdef int step = s.head.step
    if step in (LOAD, REWARD):
        length = e.fleet[s.now.ship]
        if not length or seat.fleet[s.now.ship] != HOME:
            raise PositionError("the ship being loaded must be at home: RH-5.4")
        if s.now.loaded > length or (s.now.loaded == length) != (step == REWARD):
            raise PositionError("a ship is loaded fully before its reward: RH-5.4")
        if all_on_estate(seat) < length - s.now.loaded:
            raise PositionError("too few units are left to load the ship fully: RH-5.4")
    elif s.now.loaded and not (step == OVERFLOW and s.now.at == FARM):
        raise PositionError("nothing can be loaded yet: RH-5.4")


cdef void _check_delivery(const Rhodes *s, const Printed *e) except *:
    """CO-2.2, CO-4.1: what is owed is at most what is asked, and can be given."""
    cdef const Seat *seat = &s.seats[s.turn]
    cdef int step = s.head.step
    if (s.now.owed_products > 0) != (step == GIVE):
        raise PositionError("products are owed exactly while they are given: CO-2.2")
    if s.now.owed_products > all_on_estate(seat) + products_stored(seat):
        raise PositionError("more products are owed than there are to give: CO-2.3")
    if step == BONUS and s.now.bonus not in (2, 6, BONUS_ROWS):
        raise PositionError("only bonus rows 2, 6 and 9 leave a choice: CO-2.6")
    if s.now.at != COLOSSUS or step not in (GIVE, PAY):
        if s.now.owed_bronze:
            raise PositionError("bronze is owed while building: CO-2.2")
        return
    if s.builder == e.parts:
        raise PositionError("the statue is complete: CO-2.7")
    if step == PAY and not s.now.owed_bronze:
        raise PositionError("bronze is paid while it is owed: CO-2.2")
    bronze = seat.warehouse[BRONZE] + (seat.architect > 0 and not s.now.architecture)
    bronze += bool(seat.tiles >> ALCHEMIST & 1 and seat.warehouse[GOLD] and not s.now.alchemy)
    if s.now.owed_bronze > bronze:
        raise PositionError("more bronze is owed than can be paid: CO-2.3")
