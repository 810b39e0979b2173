"""The board of Rotterdam: the layout of a state, the printed numbers, the steps.

Everything the rules read and write is declared here, once.
"""
from libc.stdint cimport uint8_t, uint16_t, uint32_t

from emporion.table.kernel cimport EVENT_FIRST_OWN, EVERYBODY, Head, Table, report

cdef enum:
    SEATS = 4
    HARBOURS = 4  # harbour h receives raw material h
    RAWS = 4
    EMPTY = 4  # a ship without cargo
    LOADS = 5
    PRODUCTS = 8
    COLOURS = 4
    NONE = 255  # no ship, no card, no position
    ALL = 254  # an offer to everybody

cdef enum:  # limits an edition may use; edition.py checks them
    POSITIONS_MAX = 32
    STARTS_MAX = 8
    MISSIONS_MAX = 60
    IN_HAND_MAX = 5  # missions in hand
    STACK_MAX = 30
    DECK_MAX = 30
    SUBSETS = 8  # of the other three seats
    ALL_SUBSETS = 16  # of all four seats, for spectators

cdef enum:  # transport cards
    LUCK = 0
    CARGO = 1
    SETBACK = 2
    STORM = 3
    JOKER = 4
    ADVANTAGE = 5
    EXTRA = 6
    THIEF = 7
    POLICE = 8
    CARDS = 9

cdef enum:  # kinds of positions
    START = 0
    JUNCTION = 1
    HARBOUR = 2

cdef enum:  # phases of the round (RO-2.1)
    LAUNCHING = 0
    SAILING = 1
    DRAWING = 2
    UNLOADING = 3
    TRADING = 4
    FULFILLING = 5
    PHASES = 6

cdef enum:  # decisions (spec: notation)
    D_LAUNCH = 0
    D_CALL = 1
    D_STEER = 2
    D_FIRST = 3
    D_TURN = 4
    D_TRADE = 5
    D_DRAFT = 6
    D_ANSWER = 7
    D_PICK = 8
    D_MISSION = 9
    D_SETTLE = 10
    D_TARGET = 11
    D_BACK = 12
    D_GOAL = 13
    D_CARGO = 14
    STEPS = 15

cdef enum:  # actions: the fixed list of N-2
    A_PASS = 0
    A_DONE = 1
    A_OFFER = 2
    A_CANCEL = 3
    A_ACCEPT = 4
    A_DECLINE = 5
    A_NOBODY = 6  # pick: none
    A_HAND_IN = 7
    A_LAUNCH = 8  # + start * LOADS + load
    A_CALL = 48  # + colour
    A_PLAY = 52  # + card
    A_STEER = 61  # + position
    A_AT = 93  # + position
    A_BACK = 125  # + position
    A_GOAL = 157  # + position
    A_GIVE = 189  # + product
    A_WANT = 197  # + product
    A_TO_ALL = 205
    A_TO = 206  # + seat
    A_WITH = 210  # + seat
    A_FULFIL = 214  # + mission in hand
    A_JOKER = 219  # + product
    ACTIONS = 227

cdef enum:  # events after the kernel's own
    E_ROUND = EVENT_FIRST_OWN  # seat: the harbour master; round
    E_PHASE  # phase
    E_LAUNCHED  # seat, position, load
    E_CALLED  # seat, colour
    E_SAILED  # seat, from, to
    E_CARD  # seat, transport card drawn; to the others NONE
    E_PLAYED  # seat, transport card
    E_UNLOADED  # seat, harbour, load
    E_PRODUCT  # seat, product drawn
    E_BACK  # seat, harbour of the product drawn, for those who may not see it
    E_OFFERED  # seat, to whom
    E_GIVES  # seat, product, count: what an offer gives
    E_WANTS  # seat, product, count
    E_ANSWERED  # seat, 1 if accepted
    E_HANDED  # seat, to whom, product
    E_HANDED_BACK  # seat, to whom, harbour
    E_FULFILLED  # seat, mission, points
    E_SPENT  # seat, product
    E_JOKER  # seat, product it stands for
    E_MISSION  # seat, mission drawn; to the others NONE
    E_SWAPPED  # seat, position, position
    E_STOLEN  # seat, from, to
    E_SEIZED  # seat, position, raw
    E_LAST  # cause
    E_OVER  # winners

cdef enum:  # why the game is over (RO-10.1, RO-10.4)
    BY_POINTS = 1
    BY_STACKS = 2
    BY_ROUNDS = 3

cpdef enum Reason:  # why an action is refused; notation.py has the words and the rule
    ALLOWED = 0
    NOT_ASKED
    NO_SHIP_IN_HAND
    NO_SUCH_START
    START_TAKEN
    OUT_OF_STOCK
    NO_CHANNEL
    WAY_TAKEN
    NOT_A_RIVAL
    CARD_NOT_HELD
    JOKER_IN_MISSIONS
    NO_TARGETS
    NO_FREE_WAY_BACK
    NO_EMPTY_SHIP
    NO_SHIP_THERE
    NO_LOAD
    SAME_RAW
    FROM_START
    NOT_FREE
    NO_OFFERS_LEFT
    NOTHING_TO_TRADE
    PRODUCT_NOT_HELD
    BOTH_SIDES
    NOBODY_COULD
    EMPTY_DRAFT
    NO_ALL
    NOT_ASKABLE
    CANNOT_COVER
    DID_NOT_ACCEPT
    LACKS_CARDS
    NO_SUCH_MISSION
    MISSING_PRODUCTS
    NO_JOKER
    NOT_NEEDED
    ONE_REAL_CARD
    MISSING_TO_HAND_IN
    REASONS

ctypedef struct Seat:
    uint8_t ships  # in hand
    uint8_t products[PRODUCTS]
    uint8_t cards[CARDS]
    uint8_t missions[IN_HAND_MAX]  # in the order received (RO-8.2)
    uint8_t mission_count
    uint8_t laid[2]  # advantage, extra advantage face up
    uint8_t owed  # transport cards owed in this phase (RO-5.1)
    uint8_t points  # on fulfilled missions

ctypedef struct Rotterdam:
    Head head
    Seat seats[SEATS]
    # the water, position by position; harbours hold any number of ships
    uint32_t fleet[SEATS]  # where each seat's ships lie, one bit a position
    uint8_t ship[POSITIONS_MAX]  # its owner
    uint8_t load[POSITIONS_MAX]
    uint8_t docked[HARBOURS][SEATS][LOADS]
    uint8_t stock[RAWS]
    # cards
    uint8_t stack[HARBOURS][STACK_MAX]  # the top is the last entry
    uint8_t stack_count[HARBOURS]
    uint8_t spent[PRODUCTS]
    uint8_t mission_pile[MISSIONS_MAX]
    uint8_t mission_left
    uint8_t fulfilled_by[MISSIONS_MAX]
    uint8_t deck[DECK_MAX]
    uint8_t deck_count
    uint8_t played[CARDS]
    # what the others have seen of product hands (RO-11): knowledge.pyx
    uint8_t known[SEATS][HARBOURS][SUBSETS]
    uint8_t known_to_all[HARBOURS][ALL_SUBSETS]
    # the round
    uint8_t phase
    uint8_t master
    uint8_t turn  # whose turn it is; the actor may be another
    uint8_t offers  # begun this turn (RO-7.3)
    uint8_t fulfilled_now  # a mission was fulfilled in this phase 6
    # sailing (RO-4)
    uint32_t moved  # positions of ships that have moved in this naming
    uint8_t colour
    uint8_t mover  # the seat whose ships move
    uint8_t moving  # the ship that has to be steered
    # a transport card being played (RO-9)
    uint8_t card
    uint8_t target
    uint8_t steps  # back, still to go
    # an offer (RO-7)
    uint8_t given[PRODUCTS]
    uint8_t wanted[PRODUCTS]
    uint8_t to
    uint8_t accepted  # seats, one bit each
    # a mission being settled (RO-8)
    uint8_t settling  # which in hand
    uint8_t left[PRODUCTS]  # still to be handed in

ctypedef struct Printed:  # an edition for one player count
    uint8_t players
    uint8_t ships
    uint8_t missions_in_hand
    uint8_t cards_in_hand
    uint8_t offers
    uint8_t end_points
    uint8_t end_rounds
    uint8_t advantage_vp[2]
    uint8_t open_products  # options
    uint8_t open_missions
    # the map
    uint8_t positions
    uint8_t kind[POSITIONS_MAX]
    uint8_t starts
    uint8_t start[STARTS_MAX]
    uint8_t harbour[POSITIONS_MAX]  # which harbour a position is
    uint8_t harbour_at[HARBOURS]
    uint32_t harbours
    uint32_t anchors
    uint32_t ahead[POSITIONS_MAX][COLOURS]  # positions a channel of the colour leads to
    uint32_t behind[POSITIONS_MAX]
    uint8_t nearest[POSITIONS_MAX]  # all positions, nearest to the harbours first (RO-4.5)
    # materials
    uint8_t units[RAWS]
    uint8_t cards[PRODUCTS]
    uint8_t value[PRODUCTS]
    uint8_t home[PRODUCTS]  # the harbour a product comes from
    uint8_t side[PRODUCTS]  # which of the harbour's two products
    uint8_t product[HARBOURS][2]
    uint8_t missions
    uint8_t needs[MISSIONS_MAX][PRODUCTS]
    uint8_t points[MISSIONS_MAX]
    uint8_t mission_kind[MISSIONS_MAX]  # the first mission of the same products
    uint8_t card_count[CARDS]
    uint8_t card_kind[CARDS]  # each its own: for shuffles

ctypedef struct Step:  # a decision: what is legal, why the rest is not, what an action does
    int (*legal)(Table *t, const Rotterdam *s, uint16_t *out) noexcept nogil
    int (*why)(Table *t, const Rotterdam *s, int action) noexcept nogil
    void (*play)(Table *t, Rotterdam *s, int action) noexcept nogil

cdef Step STEPS_OF_ROTTERDAM[STEPS]


cdef inline const Printed *printed(const Table *t) noexcept nogil:
    return <const Printed *>t.edition


cdef inline Seat *acting(Rotterdam *s) noexcept nogil:
    return &s.seats[s.head.actor]


cdef inline const Seat *looking(const Rotterdam *s) noexcept nogil:
    """The actor's seat, to read only."""
    return &s.seats[s.head.actor]


cdef inline void ask(Rotterdam *s, int step, int actor) noexcept nogil:
    s.head.step = step
    s.head.actor = actor


cdef inline int offer_each(uint16_t *out, int count, int action, uint32_t positions) noexcept nogil:
    """List an action for every position of a set."""
    cdef int position = 0
    while positions:
        if positions & 1:
            out[count] = action + position
            count += 1
        positions >>= 1
        position += 1
    return count


cdef inline int next_seat(const Rotterdam *s, int seat) noexcept nogil:
    return seat + 1 if seat + 1 < s.head.players else 0


cdef inline uint32_t free_positions(const Rotterdam *s) noexcept nogil:
    """RO-4.3: a position holds one ship, a harbour any number; docked ships are not counted."""
    return ~(s.fleet[0] | s.fleet[1] | s.fleet[2] | s.fleet[3])


cdef inline void put_ship(Rotterdam *s, int position, int owner, int load) noexcept nogil:
    s.fleet[owner] |= <uint32_t>1 << position
    s.ship[position] = owner
    s.load[position] = load


cdef inline void lift_ship(Rotterdam *s, int position) noexcept nogil:
    s.fleet[s.ship[position]] &= ~(<uint32_t>1 << position)
    s.ship[position] = NONE
    s.load[position] = NONE


cdef inline int backs(const Printed *e, const Seat *seat, int harbour) noexcept nogil:
    """How many product cards of a harbour a seat holds; everybody sees that (RO-6.1)."""
    return seat.products[e.product[harbour][0]] + seat.products[e.product[harbour][1]]


cdef inline int cards_held(const Seat *seat) noexcept nogil:
    cdef int i, cards = 0
    for i in range(CARDS):
        cards += seat.cards[i]
    return cards


cdef inline int products_held(const Seat *seat) noexcept nogil:
    cdef int i, cards = 0
    for i in range(PRODUCTS):
        cards += seat.products[i]
    return cards


cdef inline void tell_only(
    Table *t, int audience, int kind, int seat, int a, int b, int c,
) noexcept nogil:
    """Report an event to some: bits of seats, and SPECTATORS."""
    if t.log != NULL and audience:
        report(t.log, audience, kind, seat, a, b, c)
