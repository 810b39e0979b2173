"""What a position of Rotterdam is worth to every seat: the VP it will end with.

Points, advantages and product cards count as they are. Cargo counts for how likely it still
arrives before the game ends, missions for how likely their cards come together in that time.
"""
from libc.stdint cimport uint8_t, uint32_t

from emporion.bots.appraiser cimport Appraiser
from emporion.games.rotterdam.board cimport (
    A_OFFER, ADVANTAGE, CARDS, CARGO, COLOURS, DRAWING, D_BACK, D_CALL, D_CARGO, D_GOAL, D_LAUNCH,
    D_MISSION, D_SETTLE, D_TARGET, D_TRADE, D_TURN, FULFILLING, HARBOUR, HARBOURS, IN_HAND_MAX, JOKER,
    LUCK, POLICE, PRODUCTS, RAWS, SAILING, SETBACK, STORM, THIEF,
    Printed, Rotterdam, Seat, cards_held, printed,
)
from emporion.table.kernel cimport Game, State, Table

cdef float ROUNDS = 0.6  # that follow this one, if nobody lacks any points
cdef float ROUND_A_POINT = 0.45  # further ones for each point that the leader lacks,
cdef float ROUND_OF_OTHERS = 0.15  # and that the others lack on average
cdef float FEWER_PLAYERS = 0.13  # part of a round more for each player less than four
cdef float OWN_CALL = 1.0  # of the own calls, those that suit a certain ship
cdef float PATIENCE = 0.93  # what a cargo keeps of its worth for every call it waits
cdef float ARRIVED = 1.0  # a card to come counts so much of what it will count
cdef float POINT = 1.2  # a point on missions, while the game goes on: it brings the end nearer
cdef float READY = 0.95  # how likely a mission is fulfilled that lacks nothing
cdef float IN_TIME = 1.2  # cards that one under way is good for
cdef float LATER = 0.06  # cards of a kind that come each round, otherwise
cdef float ONCE_MORE = 0.6  # a card that two missions wait for
cdef float NEW_MISSION = 0.5  # a mission yet to be drawn
cdef float SPARE_CARD = 0.2  # a product card that no mission in hand asks for, beyond its value
cdef float SHIP_IN_HAND = 0.5
cdef float ANCHORED = 0.35  # a transport card to be drawn
cdef float SPARE_JOKER = 0.6
cdef float A_ROUND = 0.8  # what else a round brings
cdef float HELD[CARDS]  # transport cards
for _card, _worth in {
    LUCK: 0.3, CARGO: 0.5, SETBACK: 0.4, STORM: 0.5, THIEF: 0.8, POLICE: 0.5,
}.items():
    HELD[<int>_card] = _worth


cdef class RotterdamAppraiser(Appraiser):
    """Appraises Rotterdam."""

    def __init__(self, Game game):
        self.game = game
        self.worth = worth
        self.context = &self.prospects
        self.spread = 3.0
        self.idle = A_OFFER
        self.openings = (
            1 << D_LAUNCH | 1 << D_CALL | 1 << D_TURN | 1 << D_TRADE | 1 << D_MISSION
        )
        _look_ahead(&self.prospects, <const Printed *>game.numbers)

    def exchange(self, State state, int seat, get, give):
        """What it brings a seat to get some product cards and give others, {name: count} each."""
        cdef const Printed *e = <const Printed *>self.game.numbers
        cdef State world = state.clone()
        cdef Rotterdam *s = <Rotterdam *>world.data
        cdef float rounds = _rounds_left(e, s)
        cdef float share[PRODUCTS]
        cdef float before
        cdef int i
        _shares(e, s, share)
        before = _seat(&self.prospects, e, s, seat, rounds, share)
        for i, row in enumerate(self.game.edition.data["product"]):
            s.seats[seat].products[i] += get.get(row["product"], 0) - give.get(row["product"], 0)
        return _seat(&self.prospects, e, s, seat, rounds, share) - before


# --- what an edition promises ----------------------------------------------------------------

cdef void _look_ahead(Prospects *p, const Printed *e) noexcept nogil:
    cdef int calls, raw, i, m, product
    for raw in range(RAWS):
        for i in range(e.positions):
            p.arrival[0][raw][i] = e.harbour_at[raw] == i
    for calls in range(1, CALLS + 1):
        for raw in range(RAWS):
            for i in range(e.positions):
                p.arrival[calls][raw][i] = _after_a_call(e, p.arrival[calls - 1][raw], i)
    for calls in range(CALLS + 1):
        p.launched[calls] = 0
        for raw in range(RAWS):
            for i in range(e.starts):
                p.launched[calls] += p.arrival[calls][raw][e.start[i]] / (RAWS * e.starts)
    for m in range(e.missions):
        p.gain[m] = POINT * e.points[m]
        for product in range(PRODUCTS):
            if e.needs[m][product]:
                p.product[m][p.asked[m]] = product
                p.asked[m] += 1
                p.gain[m] -= e.value[product]


cdef float _after_a_call(const Printed *e, const float *arrival, int position) noexcept nogil:
    """Of the calls one in `players` is the owner's; the others' are any colour."""
    cdef float best = arrival[position], moved, any_colour = 0
    cdef float own = OWN_CALL / e.players
    cdef int colour, to
    for colour in range(COLOURS):
        moved = 0 if e.ahead[position][colour] else arrival[position]
        for to in range(e.positions):
            if e.ahead[position][colour] >> to & 1:
                moved = max(moved, arrival[to])
        best = max(best, moved)
        any_colour += moved / COLOURS
    if e.kind[position] == HARBOUR:
        return arrival[position]
    return PATIENCE * (own * best + (1 - own) * any_colour)


# --- a position ------------------------------------------------------------------------------

cdef void worth(
    const void *context, Table *t, const void *state, float *out,
) noexcept nogil:
    cdef const Prospects *p = <const Prospects *>context
    cdef const Rotterdam *s = <const Rotterdam *>state
    cdef const Printed *e = printed(t)
    cdef float share[PRODUCTS]
    cdef float rounds = _rounds_left(e, s)
    cdef int who
    _shares(e, s, share)
    for who in range(s.head.players):
        out[who] = _seat(p, e, s, who, rounds, share)


cdef float _rounds_left(const Printed *e, const Rotterdam *s) noexcept nogil:
    """How many rounds will probably follow this one, by the points that are lacking."""
    cdef int who, lacks, lacking = e.end_points, all_ = 0
    cdef int players = s.head.players
    cdef float rounds
    for who in range(players):
        lacks = e.end_points - <int>s.seats[who].points
        lacking = min(lacking, lacks)
        all_ += lacks
    if s.head.over or lacking <= 0:
        return 0
    rounds = ROUNDS + ROUND_A_POINT * lacking
    rounds += ROUND_OF_OTHERS * (all_ - lacking) / (players - 1)
    rounds *= 1 + FEWER_PLAYERS * (4 - players)
    return min(rounds, <float>(e.end_rounds - s.head.round))


cdef void _shares(const Printed *e, const Rotterdam *s, float *share) noexcept nogil:
    """Of every product, which part of its stack it is; nobody knows the order."""
    cdef int product, left, who, stack
    for product in range(PRODUCTS):
        left = e.cards[product] - s.spent[product]
        for who in range(s.head.players):
            left -= s.seats[who].products[product]
        stack = s.stack_count[e.home[product]]
        share[product] = <float>left / stack if stack else 0


cdef int _turns_to_come(const Rotterdam *s, int phase) noexcept nogil:
    """How many seats have not had their turn in a phase of this round."""
    cdef int players = s.head.players
    if s.phase != phase:
        return players if s.phase < phase else 0
    return players - (s.turn + players - s.master) % players


cdef bint _turn_to_come(const Rotterdam *s, int phase, int who) noexcept nogil:
    cdef int players = s.head.players
    if s.phase != phase:
        return s.phase < phase
    return (who + players - s.master) % players >= (s.turn + players - s.master) % players


cdef float _seat(
    const Prospects *p, const Printed *e, const Rotterdam *s, int who, float rounds,
    const float *share,
) noexcept nogil:
    cdef Seat seat = s.seats[who]
    cdef float coming[PRODUCTS]
    cdef float value, missions
    cdef int calls, i, fulfilled = 0
    if s.head.step == D_SETTLE and s.turn == who:
        _hand_in(e, s, &seat)
        fulfilled = 1
    value = seat.points
    for i in range(2):
        value += (seat.laid[i] + seat.cards[ADVANTAGE + i]) * e.advantage_vp[i]
    for i in range(PRODUCTS):
        value += seat.products[i] * e.value[i]
    if s.head.over:
        return value
    value += (POINT - 1) * seat.points
    calls = min(CALLS, <int>(rounds * e.players + _turns_to_come(s, SAILING)))
    value += _cargo(p, e, s, who, calls, share, coming)
    missions = rounds + (_turn_to_come(s, FULFILLING, who) and not fulfilled)
    value += _missions(p, &seat, missions, rounds, coming)
    if rounds > 0:
        value += rounds * A_ROUND
        value += SHIP_IN_HAND * seat.ships * p.launched[calls]
        value += _cards(e, s, who, &seat)
    return value


cdef void _hand_in(const Printed *e, const Rotterdam *s, Seat *seat) noexcept nogil:
    """The mission being settled is as good as fulfilled; a joker is there for what is missing."""
    cdef int i
    seat.points += e.points[seat.missions[s.settling]]
    for i in range(PRODUCTS):
        if s.left[i] <= seat.products[i]:
            seat.products[i] -= s.left[i]
        elif seat.cards[JOKER]:
            seat.cards[JOKER] -= 1
    seat.mission_count -= 1
    for i in range(s.settling, seat.mission_count):
        seat.missions[i] = seat.missions[i + 1]


cdef float _cargo(
    const Prospects *p, const Printed *e, const Rotterdam *s, int who, int calls,
    const float *share, float *coming,
) noexcept nogil:
    """The product cards that ships will bring: how many of each, and what they count."""
    cdef float units[HARBOURS]
    cdef float value = 0
    cdef uint32_t fleet = s.fleet[who]
    cdef int i, load
    for i in range(HARBOURS):
        units[i] = s.docked[i][who][i]
    i = 0
    while fleet:
        if fleet & 1:
            load = s.load[i]
            if load < RAWS:
                units[load] += p.arrival[calls][load][i]
        fleet >>= 1
        i += 1
    for i in range(PRODUCTS):
        coming[i] = min(units[e.home[i]], <float>s.stack_count[e.home[i]]) * share[i]
        value += coming[i] * e.value[i]
    return ARRIVED * value


cdef float _missions(
    const Prospects *p, const Seat *seat, float turns, float rounds, const float *coming,
) noexcept nogil:
    """The best missions first, each with the cards that are left."""
    cdef float chance[PRODUCTS]  # to get a card that is missing
    cdef int held[PRODUCTS]
    cdef uint8_t waiting[IN_HAND_MAX]
    cdef float value = 0, best, found
    cdef int i, k, product, chosen, count = seat.mission_count, jokers = seat.cards[JOKER]
    cdef int joker, chosen_joker, spare = 0
    for i in range(PRODUCTS):
        held[i] = seat.products[i]
        found = IN_TIME * coming[i] + LATER * rounds
        chance[i] = 1 - 1 / (1 + found + <float>0.5 * found * found)
    for i in range(count):
        waiting[i] = seat.missions[i]
    while count and turns > 0:
        best = -1
        chosen = chosen_joker = 0
        for i in range(count):
            joker = jokers
            found = p.gain[waiting[i]] * _likely(p, waiting[i], held, chance, &joker)
            if found > best:
                best = found
                chosen = i
                chosen_joker = joker
        value += best * READY * min(<float>1, turns)
        jokers = chosen_joker
        for k in range(p.asked[waiting[chosen]]):
            product = p.product[waiting[chosen]][k]
            if held[product]:
                held[product] -= 1
            else:
                chance[product] *= ONCE_MORE
        count -= 1
        waiting[chosen] = waiting[count]
        turns -= 1
    for i in range(PRODUCTS):
        spare += held[i]
    turns = max(<float>0, turns)
    return value + turns * NEW_MISSION + min(<float>2, turns) * (
        SPARE_CARD * spare + SPARE_JOKER * jokers)


cdef float _likely(
    const Prospects *p, int mission, const int *held, const float *chance, int *jokers,
) noexcept nogil:
    """How likely a mission will be fulfilled; jokers stand for what is hardest to get, but not for
    everything (RO-9.6)."""
    cdef float missing[ASKED]
    cdef float likely = 1
    cdef int k, i, product, count = 0, helped
    for k in range(p.asked[mission]):
        product = p.product[mission][k]
        if not held[product]:
            i = count
            while i and missing[i - 1] > chance[product]:
                missing[i] = missing[i - 1]
                i -= 1
            missing[i] = chance[product]
            count += 1
    helped = min(jokers[0], min(count, p.asked[mission] - 1))
    jokers[0] -= helped
    for i in range(helped, count):
        likely *= missing[i]
    return likely


cdef float _cards(const Printed *e, const Rotterdam *s, int who, const Seat *seat) noexcept nogil:
    """Transport cards in hand, being played, and to be drawn."""
    cdef float value = 0
    cdef int i, anchored = 0, room = e.cards_in_hand - cards_held(seat)
    cdef uint32_t at_anchor = s.fleet[who] & e.anchors
    for i in range(CARDS):
        value += HELD[i] * seat.cards[i]
    if who == s.turn:
        if s.head.step == D_CARGO:
            value += HELD[CARGO]
        elif s.head.step == D_TARGET or s.head.step == D_BACK or s.head.step == D_GOAL:
            value += HELD[s.card]
    while at_anchor:
        at_anchor &= at_anchor - 1
        anchored += 1
    if s.phase < DRAWING:
        return value + ANCHORED * min(anchored, room)
    return value + ANCHORED * min(max(anchored, <int>seat.owed), room)
