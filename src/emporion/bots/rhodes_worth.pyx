"""What a position of Rhodes or The Colossus is worth to every seat: the VP it will end with.

Points and money count as they are. Everything else counts for what it will probably become: units
for the ship they will sail on, goods for the assignments they help to fulfil, tiles for the rounds
they will still be used in.
"""
from emporion.bots.appraiser cimport Appraiser
from emporion.games.rhodes.board cimport (
    ABUNDANCE, ALCHEMIST, ARCHITECT, BARN, BRONZE, CONNECTIONS, DEMETER, DEVELOPMENTS, EGYPT,
    GOLD, GOODS, HELD, HERMES, HOME, IRRIGATION, IRRIGATION_OF, LOAD, NONE, PLACE, PLAZAS, PLUTUS,
    POSEIDON, PRODUCTS, ROW, ROWS, SHIP_MAX, START, TRADER, WAGON, ZEUS, Printed, Rhodes, Seat,
    printed,
)
from emporion.games.rhodes.estate cimport all_on_estate, on_estate, products_stored
from emporion.table.kernel cimport Game, Table

cdef dict TILES = {
    POSEIDON: "poseidon", IRRIGATION: "irrigation", BARN: "barn", WAGON: "wagon",
    ABUNDANCE: "abundance", TRADER: "trader", CONNECTIONS: "connections", ZEUS: "zeus",
    ALCHEMIST: "alchemist", ARCHITECT: "architect", PLUTUS: "plutus", HERMES: "hermes",
    **{DEMETER + product: "demeter" for product in range(PRODUCTS)},
    **{IRRIGATION_OF + product: "irrigation" for product in range(PRODUCTS)},
}


cdef class RhodesAppraiser(Appraiser):
    """Appraises Rhodes and The Colossus."""

    def __init__(self, Game game, dict weights):
        tiles = [weights["tile"][TILES[tile]] for tile in range(DEVELOPMENTS)]
        self.weights = {**weights, "tile": tiles}
        self.game = game
        self.context = &self.weights
        self.worth = worth
        self.own = own
        self.spread = 7.0
        self.openings = 1 << START | 1 << PLACE | 1 << ROW


cdef void worth(
    const void *context, Table *t, const void *state, float *out,
) noexcept nogil:
    cdef int who
    for who in range((<const Rhodes *>state).head.players):
        out[who] = own(context, t, state, who)


cdef float own(const void *context, Table *t, const void *state, int who) noexcept nogil:
    cdef const Weights *w = <const Weights *>context
    cdef const Rhodes *s = <const Rhodes *>state
    cdef const Printed *e = printed(t)
    cdef float rounds = _rounds_left(e, s)
    cdef float early = min(rounds, <float>6) / 6
    cdef float value = _own(w, e, s, &s.seats[who], rounds, early)
    if rounds > 0:
        value += w.aboard * _aboard(e, s, who)
    return value


cdef int _aboard(const Printed *e, const Rhodes *s, int who) noexcept nogil:
    """Goods on the seat's ships in the harbour, and on the one being loaded."""
    cdef int i, goods = 0
    for i in range(e.lane + e.last_section):
        goods += s.hull[i] < EGYPT and s.hull[i] // SHIP_MAX == who and s.cargo[i] != NONE
    if s.head.step == LOAD and s.turn == who:
        goods += s.now.loaded
    return goods


cdef float _rounds_left(const Printed *e, const Rhodes *s) noexcept nogil:
    """A guess, from how fast assignments and the statue usually go; 0 in the last round."""
    cdef float left
    if s.last_round or s.head.over:
        return 0
    left = min(<float>(e.last_round - s.head.round),
               1 + (s.assignment_count - s.assignment_next) / (<float>0.45 * e.players))
    if e.parts:
        left = min(left, 1 + (e.parts - s.builder) / (<float>0.6 * e.players))
    return max(left - <float>0.5 * s.pass_, <float>0.5)


cdef float _own(
    const Weights *w, const Printed *e, const Rhodes *s, const Seat *own, float rounds, float early,
) noexcept nogil:
    cdef int markers = (own.marker[0] == HELD) + (own.marker[1] == HELD)
    cdef int row = own.row if own.next_row == NONE else own.next_row
    cdef float value = own.vp
    cdef float dr = 1.0 / e.money_per_vp
    value += own.warehouse[GOLD] * e.gold_vp + own.warehouse[BRONZE] * e.bronze_vp
    if rounds > 0:
        dr += w.money + w.money_early * early
        value += w.marker * markers + w.order * (ROWS - row)
        value += w.gold * own.warehouse[GOLD] + w.bronze * own.warehouse[BRONZE]
        value += _estate(w, e, own, rounds, early)
    else:
        value += w.last_marker * markers
    value += dr * own.money
    if rounds > 0 or markers:
        value += _assignments(w, e, s, own, dr, rounds)
        if e.parts:
            value += _sites(w, e, s, own, rounds)
    return value


cdef float _estate(
    const Weights *w, const Printed *e, const Seat *own, float rounds, float early,
) noexcept nogil:
    """Units waiting to be shipped, and tiles for the rounds they will serve."""
    cdef float a_round = 0
    cdef int p, i, kind, tile, holds = 0, units = all_on_estate(own)
    for i in range(SHIP_MAX):
        if own.fleet[i] == HOME:
            holds += e.fleet[i]
    for p in range(PRODUCTS):
        if own.fields[p].count:
            a_round += w.grown
        for i in range(own.fields[p].count):
            kind = own.fields[p].kind[i]
            a_round += w.farmland + w.income_dr * e.farmland_dr[p][kind]
            a_round += w.income_vp * e.farmland_vp[p][kind]
    tile = 0
    cdef unsigned int tiles = own.tiles
    while tiles:
        if tiles & 1:
            if tile < DEMETER or own.fields[tile & 3].count:
                a_round += w.tile[tile]
            else:
                a_round += w.idle * w.tile[tile]
        tiles >>= 1
        tile += 1
    return (rounds * a_round + (w.unit + w.unit_early * early) * min(units, holds)
            + w.spare_unit * max(0, units - holds) + w.hold * holds + w.model * own.architect)


cdef float _assignments(
    const Weights *w, const Printed *e, const Rhodes *s, const Seat *own, float dr, float rounds,
) noexcept nogil:
    """RH-7.5, RH-7.6: the open assignments the seat could fulfil now, those it has goods for,
    and the products that serve none."""
    cdef int used[PRODUCTS]
    cdef int plaza, tile, g, asked, stored, grown, missing, spare
    cdef float reward, share, first = 0, second = 0, begun = 0, value = 0
    for g in range(PRODUCTS):
        used[g] = 0
    for plaza in range(PLAZAS):
        tile = s.plaza[plaza]
        if tile == NONE:
            continue
        asked = stored = grown = 0
        for g in range(GOODS):
            if not e.needs[tile][g]:
                continue
            asked += e.needs[tile][g]
            missing = e.needs[tile][g] - own.warehouse[g]
            stored += e.needs[tile][g] - max(0, missing)
            if g < PRODUCTS:
                used[g] = max(used[g], e.needs[tile][g])
                if missing > 0:
                    grown += min(missing, on_estate(own, g))
        grown = min(grown, 2)
        reward = e.pays_vp[tile] + dr * (e.pays_dr[tile] - e.supplement[grown])
        if stored and stored + grown >= asked and own.money >= e.supplement[grown]:
            if reward > first:
                first, reward = reward, first
            second = max(second, reward)
        elif stored:
            share = (stored + <float>0.5 * grown) / asked
            begun = max(begun, reward * share * share)
    value = w.ready * first + w.next_ready * second * (rounds > 0) + w.begun * begun * (rounds > 0)
    if rounds > 0:
        for g in range(PRODUCTS):
            spare = min(<int>own.warehouse[g], max(used[g], 1))
            value += w.stored * spare + w.stored_more * (own.warehouse[g] - spare)
    return value


cdef float _sites(
    const Weights *w, const Printed *e, const Rhodes *s, const Seat *own, float rounds,
) noexcept nogil:
    """CO-2 and CO-4: the statue and the new temple."""
    cdef int level, after, tiles, left = s.temple_tiles
    cdef int products = all_on_estate(own) + products_stored(own)
    cdef int bronze = own.warehouse[BRONZE] + (own.architect > 0)
    cdef float value = w.track * own.track if rounds > 0 else 0
    if s.builder < e.parts:
        level = s.builder * e.levels // e.parts
        after = min((s.builder + 1) * e.levels // e.parts, e.levels - 1)
        if products >= e.level_products[level] and bronze >= e.level_bronze[level]:
            value += w.site_ready * e.level_vp[after]
    if products >= e.temple_products[left]:
        tiles = _count(own.tiles)
        for level in range(PRODUCTS):
            tiles += own.fields[level].count
        value += w.temple_ready * min(tiles, <int>e.temple_vp[left])
    return value


cdef int _count(unsigned int bits) noexcept nogil:
    cdef int count = 0
    while bits:
        bits &= bits - 1
        count += 1
    return count
