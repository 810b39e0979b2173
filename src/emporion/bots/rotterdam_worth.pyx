"""What a position of Rotterdam is worth to every seat: the VP it will end with, more or less.

Cargo counts for how likely it still arrives, missions for how likely their cards come together
before the game ends. What brings the end nearer counts for more than what only counts at the end:
who ends the game mostly wins it.
"""
from libc.stdint cimport uint8_t, uint32_t
from libc.string cimport memset

from emporion.bots.appraiser cimport Appraiser
from emporion.games.rotterdam.board cimport (
    ADVANTAGE, A_OFFER, CARDS, CARGO, COLOURS, DRAWING, D_BACK, D_CALL, D_CARGO, D_GOAL,
    D_LAUNCH, D_MISSION, D_SETTLE, D_TARGET, D_TRADE, D_TURN, FULFILLING, HARBOUR,
    HARBOURS, IN_HAND_MAX, JOKER, LOADS, LUCK, POLICE, PRODUCTS, RAWS, SAILING, SETBACK, STORM,
    THIEF, Printed, Rotterdam, Seat, cards_held, printed,
)
from emporion.table.kernel cimport Game, State, Table

cdef dict CARD_NAMES = {
    LUCK: "luck", CARGO: "cargo", SETBACK: "setback", STORM: "storm", THIEF: "thief",
    POLICE: "police",
}  # the others have weights of their own


cdef class RotterdamAppraiser(Appraiser):
    """Appraises Rotterdam."""

    def __init__(self, Game game, dict weights):
        cards = [weights["card"].get(CARD_NAMES.get(card), 0.0) for card in range(CARDS)]
        memset(&self.prospects, 0, sizeof(Prospects))
        self.prospects.weights = {**weights, "card": cards}
        _look_ahead(&self.prospects, <const Printed *>game.numbers)
        self.game = game
        self.products = [row["product"] for row in game.edition.data["product"]]
        self.context = &self.prospects
        self.worth = worth
        self.own = own
        self.spread = 3.0
        self.ahead = 1
        self.idle = A_OFFER
        self.openings = (
            1 << D_LAUNCH | 1 << D_CALL | 1 << D_TURN | 1 << D_TRADE | 1 << D_MISSION
        )

    def hands(self, State state):
        """Which product cards every seat holds, {name: count} each."""
        cdef Rotterdam *s = <Rotterdam *>state.data
        cdef int seat, i
        return [
            {
                name: s.seats[seat].products[i]
                for i, name in enumerate(self.products) if s.seats[seat].products[i]
            }
            for seat in range(self.game.players)
        ]

    def exchange(self, State state, int seat, get, give):
        """What it brings a seat to get some product cards and give others, {name: count} each."""
        change = [get.get(name, 0) - give.get(name, 0) for name in self.products]
        return self.exchanges(state, seat, [change])[0]

    def exchanges(self, State state, int seat, changes):
        """The same of several, each as how many more of every product it will have."""
        cdef const Printed *e = <const Printed *>self.game.numbers
        cdef Rotterdam s = (<Rotterdam *>state.data)[0]
        cdef Outlook outlook = _outlook(&self.prospects, e, &s)
        cdef Seat before = s.seats[seat]
        cdef float worth = _seat(&self.prospects, e, &s, seat, &outlook)
        cdef int i
        cdef list found = []
        for change in changes:
            s.seats[seat] = before
            for i in range(len(self.products)):
                s.seats[seat].products[i] += change[i]
            found.append(_seat(&self.prospects, e, &s, seat, &outlook) - worth)
        return found


# --- what an edition promises ----------------------------------------------------------------

cdef void _look_ahead(Prospects *p, const Printed *e) noexcept nogil:
    cdef const Weights *w = &p.weights
    cdef int calls, raw, i, m, product
    for raw in range(RAWS):
        p.arrival[0][raw][e.harbour_at[raw]] = 1
    for calls in range(1, CALLS + 1):
        for raw in range(RAWS):
            for i in range(e.positions):
                p.arrival[calls][raw][i] = _after_a_call(w, e, p.arrival[calls - 1][raw], i)
    for calls in range(CALLS + 1):
        for raw in range(RAWS):
            for i in range(e.starts):
                p.launched[calls] += p.arrival[calls][raw][e.start[i]] / (RAWS * e.starts)
    for m in range(e.missions):
        p.gain[m] = w.point * e.points[m]
        for product in range(PRODUCTS):
            if e.needs[m][product]:
                p.product[m][p.asked[m]] = product
                p.asked[m] += 1
                p.gain[m] -= w.product * e.value[product]


cdef float _after_a_call(
    const Weights *w, const Printed *e, const float *arrival, int position,
) noexcept nogil:
    """Of the calls one in `players` is the owner's; the others' are any colour."""
    cdef float best = arrival[position], moved, any_colour = 0
    cdef float own_ = w.own_call / e.players
    cdef int colour, to
    if e.kind[position] == HARBOUR:
        return arrival[position]
    for colour in range(COLOURS):
        moved = 0 if e.ahead[position][colour] else arrival[position]
        for to in range(e.positions):
            if e.ahead[position][colour] >> to & 1:
                moved = max(moved, arrival[to])
        best = max(best, moved)
        any_colour += moved / COLOURS
    return w.patience * (own_ * best + (1 - own_) * any_colour)


# --- a position ------------------------------------------------------------------------------

cdef void worth(
    const void *context, Table *t, const void *state, float *out,
) noexcept nogil:
    cdef const Prospects *p = <const Prospects *>context
    cdef const Rotterdam *s = <const Rotterdam *>state
    cdef Outlook outlook = _outlook(p, printed(t), s)
    cdef int who, first = 0
    for who in range(s.head.players):
        out[who] = _seat(p, printed(t), s, who, &outlook)
        if out[who] > out[first]:
            first = who
    if outlook.rounds == 0 and not s.head.over:
        out[first] += p.weights.won


cdef float own(const void *context, Table *t, const void *state, int who) noexcept nogil:
    cdef const Prospects *p = <const Prospects *>context
    cdef const Rotterdam *s = <const Rotterdam *>state
    cdef Outlook outlook = _outlook(p, printed(t), s)
    cdef float value = _seat(p, printed(t), s, who, &outlook)
    cdef int other
    if outlook.rounds == 0:
        for other in range(s.head.players):
            if other != who and _seat(p, printed(t), s, other, &outlook) >= value:
                return value
        value += p.weights.won
    return value


cdef Outlook _outlook(const Prospects *p, const Printed *e, const Rotterdam *s) noexcept nogil:
    cdef Outlook outlook
    cdef int product, left, who, stack
    outlook.rounds = _rounds_left(p, e, s)
    outlook.calls = <int>(outlook.rounds * e.players) + _turns_to_come(s, SAILING)
    outlook.calls = min(outlook.calls, CALLS)
    for product in range(PRODUCTS):
        left = e.cards[product] - s.spent[product]
        for who in range(s.head.players):
            left -= s.seats[who].products[product]
        stack = s.stack_count[e.home[product]]
        outlook.share[product] = <float>left / stack if stack else 0
    return outlook


cdef float _rounds_left(const Prospects *p, const Printed *e, const Rotterdam *s) noexcept nogil:
    """How many rounds will probably follow this one, by the points that are lacking."""
    cdef const Weights *w = &p.weights
    cdef int who, lacks, lacking = e.end_points, all_ = 0
    cdef int players = s.head.players
    cdef bint ends = False
    cdef float rounds
    for who in range(players):
        lacks = e.end_points - <int>s.seats[who].points
        lacking = min(lacking, lacks)
        all_ += lacks
        ends = ends or _can_end(p, e, &s.seats[who])
    if s.head.over or lacking <= 0:
        return 0
    rounds = w.rounds + w.rounds_leader * lacking
    rounds += w.rounds_others * (all_ - lacking) / (players - 1)
    rounds *= (1 + w.rounds_fewer * (4 - players)) * (w.hurry if ends else <float>1)
    return min(rounds, <float>(e.end_rounds - s.head.round))


cdef bint _can_end(const Prospects *p, const Printed *e, const Seat *seat) noexcept nogil:
    """Whether the seat could reach the points that end the game with the cards it has."""
    cdef int i, k, mission, missing
    for i in range(seat.mission_count):
        mission = seat.missions[i]
        if seat.points + e.points[mission] < e.end_points:
            continue
        missing = 0
        for k in range(p.asked[mission]):
            missing += not seat.products[p.product[mission][k]]
        if missing <= seat.cards[JOKER] and missing < p.asked[mission]:
            return True
    return False


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
    const Prospects *p, const Printed *e, const Rotterdam *s, int who, const Outlook *outlook,
) noexcept nogil:
    cdef const Weights *w = &p.weights
    cdef Seat seat = s.seats[who]
    cdef float coming[PRODUCTS]
    cdef float value, turns = outlook.rounds
    cdef int i, advantages = 0, products = 0
    if s.head.step == D_SETTLE and s.turn == who:
        _hand_in(e, s, &seat)
    else:
        turns += _turn_to_come(s, FULFILLING, who)
    for i in range(2):
        advantages += (seat.laid[i] + seat.cards[ADVANTAGE + i]) * e.advantage_vp[i]
    for i in range(PRODUCTS):
        products += seat.products[i] * e.value[i]
    if s.head.over:
        return seat.points + advantages + products
    if outlook.rounds == 0:
        value = seat.points + advantages + products
    else:
        value = w.point * seat.points + w.advantage * advantages + w.product * products
        value += w.a_round * outlook.rounds
        value += w.ship * (seat.ships + _docked(s, who)) * p.launched[outlook.calls]
        value += _cards(w, e, s, who, &seat)
        if _can_end(p, e, &seat):
            value += w.finish
    value += _cargo(p, e, s, who, outlook, coming)
    return value + _missions(p, &seat, turns, outlook.rounds, coming)


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


cdef int _docked(const Rotterdam *s, int who) noexcept nogil:
    """Ships in harbours, which come back to the hand in this round."""
    cdef int harbour, load, ships = 0
    for harbour in range(HARBOURS):
        for load in range(LOADS):
            ships += s.docked[harbour][who][load]
    return ships


cdef float _cargo(
    const Prospects *p, const Printed *e, const Rotterdam *s, int who, const Outlook *outlook,
    float *coming,
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
                units[load] += p.arrival[outlook.calls][load][i]
        fleet >>= 1
        i += 1
    for i in range(PRODUCTS):
        coming[i] = min(units[e.home[i]], <float>s.stack_count[e.home[i]]) * outlook.share[i]
        value += coming[i] * e.value[i]
    return value


cdef float _missions(
    const Prospects *p, const Seat *seat, float turns, float rounds, const float *coming,
) noexcept nogil:
    """The best missions first, each with the cards that are left; then what is left over."""
    cdef const Weights *w = &p.weights
    cdef float chance[PRODUCTS]  # to get a card that is missing
    cdef int held[PRODUCTS]
    cdef uint8_t waiting[IN_HAND_MAX]
    cdef float value = 0, spare = 0, best, found
    cdef int i, k, product, chosen, helped, chosen_helped
    cdef int count = seat.mission_count, jokers = seat.cards[JOKER]
    for i in range(PRODUCTS):
        held[i] = seat.products[i]
        found = w.arriving * coming[i] + w.later * rounds
        chance[i] = 1 - 1 / (1 + found + <float>0.5 * found * found)
    for i in range(count):
        waiting[i] = seat.missions[i]
    while count and turns > 0:
        best = -1
        chosen = chosen_helped = 0
        for i in range(count):
            found = p.gain[waiting[i]] * _likely(p, waiting[i], held, chance, jokers, &helped)
            if found > best:
                best = found
                chosen = i
                chosen_helped = helped
        value += w.ready * best * min(<float>1, turns)
        jokers -= chosen_helped
        for k in range(p.asked[waiting[chosen]]):
            product = p.product[waiting[chosen]][k]
            if held[product]:
                held[product] -= 1
            else:
                chance[product] *= w.once_more
        count -= 1
        waiting[chosen] = waiting[count]
        turns -= 1
    for i in range(PRODUCTS):
        spare += held[i]
    spare = w.spare_product * spare + w.spare_joker * jokers + w.joker * seat.cards[JOKER]
    return value + w.new_mission * max(<float>0, turns) + spare * min(<float>1, rounds)


cdef float _likely(
    const Prospects *p, int mission, const int *held, const float *chance, int jokers, int *helped,
) noexcept nogil:
    """How likely a mission will be fulfilled; jokers stand for what is hardest to get, but not for
    everything (RO-9.6)."""
    cdef float missing[ASKED]
    cdef float likely = 1
    cdef int k, i, product, count = 0
    for k in range(p.asked[mission]):
        product = p.product[mission][k]
        if not held[product]:
            i = count
            while i and missing[i - 1] > chance[product]:
                missing[i] = missing[i - 1]
                i -= 1
            missing[i] = chance[product]
            count += 1
    helped[0] = min(jokers, min(count, p.asked[mission] - 1))
    for i in range(helped[0], count):
        likely *= missing[i]
    return likely


cdef float _cards(
    const Weights *w, const Printed *e, const Rotterdam *s, int who, const Seat *seat,
) noexcept nogil:
    """Transport cards in hand, being played, and to be drawn."""
    cdef float value = 0
    cdef int i, to_draw = 0, room = e.cards_in_hand - cards_held(seat)
    cdef uint32_t at_anchor = s.fleet[who] & e.anchors
    for i in range(CARDS):
        value += w.card[i] * seat.cards[i]
    if who == s.turn:
        if s.head.step == D_CARGO:
            value += w.card[CARGO]
        elif s.head.step == D_TARGET or s.head.step == D_BACK or s.head.step == D_GOAL:
            value += w.card[s.card]
    while at_anchor:
        at_anchor &= at_anchor - 1
        to_draw += 1
    if s.phase == DRAWING:
        to_draw = max(to_draw, <int>seat.owed)
    return value + w.anchored * min(to_draw, room)
