"""What a position of Rhodes or The Colossus is worth to every seat: the VP it will end with.

Points and money count as they are. Everything else counts for what it will probably become: units
for the ship they will sail on, goods for the assignments they help to fulfil, tiles for the rounds
they will still be used in.
"""
from emporion.bots.appraiser cimport Appraiser
from emporion.games.rhodes.board cimport (
    ABUNDANCE, ALCHEMIST, ARCHITECT, BARN, BRONZE, CONNECTIONS, DEMETER, DEVELOPMENTS, EGYPT, GOLD, GOODS,
    HELD, HERMES, HOME, IRRIGATION, IRRIGATION_OF, LOAD, NONE, PLACE, PLAZAS, PLUTUS, POSEIDON,
    PRODUCTS, SHIP_MAX, START, TRADER, WAGON, ZEUS, Printed, Rhodes, Seat, printed,
)
from emporion.games.rhodes.board cimport ROW as ROW_STEP
from emporion.games.rhodes.estate cimport on_farmland
from emporion.table.kernel cimport SEATS_MAX, Game, Table

cdef enum:
    ROWS_BEFORE = 5

cdef float UNIT = 0.6  # a unit on the estate: it will be delivered, or sold, or handed in
cdef float UNIT_TOO_MANY = 0.3  # more units than the ships at home can carry
cdef float AFLOAT = 0.6  # a good aboard an own ship, on its way to the warehouse
cdef float IN_STORE = 0.5  # a product in the warehouse that no open assignment asks for
cdef float ONE_MORE = 0.15  # the same, from the third of a kind on
cdef float BRONZE_WORTH = 1.6
cdef float SHARE_OF_REWARD = 0.5  # of an assignment's reward, when all its goods are at hand
cdef float FARMLAND = 0.5  # a round, from what it lets grow
cdef float NOT_GROWN = 0.1  # of a tile's use, for a product the seat does not grow
cdef float BONUS_ROW = 0.5
cdef float ROW = 0.08  # to move one row earlier in the turn order
cdef float A_ROUND[DEVELOPMENTS]  # what a tile brings, VP a round
for _tile, _worth in {
    POSEIDON: 0.8, IRRIGATION: 0.7, BARN: 0.25, WAGON: 0.55, ABUNDANCE: 0.8, TRADER: 0.4,
    CONNECTIONS: 0.2, ZEUS: 0.6, ALCHEMIST: 0.25, ARCHITECT: 0.0, PLUTUS: 0.45, HERMES: 0.3,
}.items():
    A_ROUND[<int>_tile] = _worth
for _product in range(PRODUCTS):
    A_ROUND[DEMETER + <int>_product] = 0.7
    A_ROUND[IRRIGATION_OF + <int>_product] = 0.7


cdef class RhodesAppraiser(Appraiser):
    """Appraises Rhodes and The Colossus."""

    def __init__(self, Game game):
        self.game = game
        self.worth = worth
        self.spread = 7.0
        self.openings = 1 << START | 1 << PLACE | 1 << ROW_STEP


cdef void worth(
    const void *context, Table *t, const void *state, float *out,
) noexcept nogil:
    cdef const Rhodes *s = <const Rhodes *>state
    cdef const Printed *e = printed(t)
    cdef float rounds = _rounds_left(e, s)
    cdef float dr = 1.0 / e.money_per_vp + (0.08 if rounds > 1 else 0.04 if rounds > 0 else 0.0)
    cdef const Seat *own
    cdef int who, i, row
    for who in range(s.head.players):
        own = &s.seats[who]
        out[who] = own.vp + dr * own.money + _goods(e, s, own, dr, rounds)
        if rounds > 0:
            row = own.row if own.next_row == NONE else own.next_row
            out[who] += _estate(e, own, dr, rounds) + ROW * (ROWS_BEFORE - 1 - row)
            if e.parts:
                out[who] += BONUS_ROW * own.track
    if rounds > 0:
        for i in range(e.lane + e.last_section):
            if s.hull[i] < EGYPT and s.cargo[i] != NONE:
                out[s.hull[i] // SHIP_MAX] += AFLOAT
        if s.head.step == LOAD:
            out[s.turn] += AFLOAT * s.now.loaded


cdef float _rounds_left(const Printed *e, const Rhodes *s) noexcept nogil:
    """A guess, from how fast assignments and the statue usually go."""
    cdef float left, slow
    if s.last_round or s.head.over:
        return 0
    left = e.last_round - s.head.round
    slow = 1 + (s.assignment_count - s.assignment_next) / (<float>0.45 * e.players)
    left = min(left, slow)
    if e.parts:
        slow = 1 + (e.parts - s.builder) / (<float>0.6 * e.players)
        left = min(left, slow)
    left -= <float>0.5 * s.pass_
    return max(left, <float>0.5)


cdef float _estate(const Printed *e, const Seat *own, float dr, float rounds) noexcept nogil:
    """Units waiting to be shipped, and tiles for the rounds they will serve."""
    cdef float value = 0
    cdef float tiles = 0
    cdef int p, i, kind, tile, holds = 0, units = 0
    for i in range(SHIP_MAX):
        if own.fleet[i] == HOME:
            holds += e.fleet[i]
    for p in range(PRODUCTS):
        units += on_farmland(own, p) + own.barn[p]
        for i in range(own.fields[p].count):
            kind = own.fields[p].kind[i]
            tiles += FARMLAND + <float>0.7 * (dr * e.farmland_dr[p][kind] + e.farmland_vp[p][kind])
    value = UNIT * min(units, holds) + UNIT_TOO_MANY * max(0, units - holds)
    for tile in range(DEVELOPMENTS):
        if own.tiles >> tile & 1:
            if tile < DEMETER or own.fields[(tile - DEMETER) % PRODUCTS].count:
                tiles += A_ROUND[tile]
            else:
                tiles += NOT_GROWN * A_ROUND[tile]
    return value + rounds * tiles + <float>0.8 * BRONZE_WORTH * own.architect


cdef float _goods(
    const Printed *e, const Rhodes *s, const Seat *own, float dr, float rounds,
) noexcept nogil:
    """The warehouse: the assignment it serves best, and what is left over."""
    cdef int used[GOODS]
    cdef int best_used[GOODS]
    cdef float best = 0, found, value
    cdef int plaza, g, spare
    for g in range(GOODS):
        best_used[g] = 0
    if rounds > 0 or own.marker[0] == HELD or own.marker[1] == HELD:
        for plaza in range(PLAZAS):
            if s.plaza[plaza] != NONE:
                found = _towards(e, own, s.plaza[plaza], dr, used)
                if found > best:
                    best = found
                    for g in range(GOODS):
                        best_used[g] = used[g]
    value = best
    for g in range(GOODS):
        spare = own.warehouse[g] - best_used[g]
        if g == GOLD:
            value += spare * e.gold_vp + (<float>0.3 * spare if rounds > 1 else 0)
        elif g == BRONZE:
            value += spare * (BRONZE_WORTH if rounds > 1 else e.bronze_vp)
        elif rounds > 0:
            value += IN_STORE * min(spare, 2) + ONE_MORE * max(0, spare - 2)
    return value


cdef float _towards(
    const Printed *e, const Seat *own, int tile, float dr, int *used,
) noexcept nogil:
    """What the goods at hand are worth for an assignment, and which of them it takes."""
    cdef int g, asked = 0, at_hand = 0, from_estate = 0
    cdef float share
    for g in range(GOODS):
        used[g] = min(e.needs[tile][g], own.warehouse[g])
        at_hand += used[g]
        asked += e.needs[tile][g]
        if g < PRODUCTS and used[g] < e.needs[tile][g] and on_farmland(own, g):
            from_estate += e.needs[tile][g] - used[g]
    if not at_hand:
        return 0
    share = (at_hand + <float>0.5 * min(from_estate, 2)) / asked
    return SHARE_OF_REWARD * (e.pays_vp[tile] + dr * e.pays_dr[tile]) * share * share
