"""The board of Rhodes and The Colossus: the layout of a state, the printed numbers, the steps.

Everything the rules of both games read and write is declared here, once.
"""
from libc.stdint cimport uint8_t, uint16_t, uint32_t

from emporion.table.kernel cimport EVENT_FIRST_OWN, SEATS_MAX, Head, Table

cdef enum:
    WINE = 0
    MILK = 1
    OLIVES = 2
    GRAIN = 3
    PRODUCTS = 4
    GOLD = 4
    BRONZE = 5
    GOODS = 6
    WILD = 6  # only aboard Egyptian ships
    NONE = 255  # no good, no ship, no tile, no row

cdef enum:  # limits an edition may use; edition.py checks them
    KINDS_MAX = 5  # farmland prices per product
    TILES_MAX = 8  # farmland tiles per product
    SHIP_MAX = 4  # length of a ship, and ships of a player
    EGYPTIANS_MAX = 16
    CHIPS_MAX = 8
    CHIP_MAX = 6  # value of a chip
    LANE_MAX = 20  # squares before the last section
    SQUARES = 32  # the lane, the last section, and what a push moves beyond it
    ASSIGNMENTS_MAX = 30
    PLAZAS = 3
    ROWS = 5
    LEVELS_MAX = 6
    TEMPLE_TILES_MAX = 8
    BONUS_ROWS = 9

cdef enum:  # places for action markers, in the order of their actions
    PRODUCTION = 0
    FARM = 1
    HARBOUR = 2
    MARKET = 3
    TEMPLE = 4
    TOWNHALL = 5
    COLOSSUS = 6
    EXTRA = 7
    ZEUS_SPACE = 8
    PLACES = 9
    FORFEITED = 9  # a marker given up (RH-2.3)
    HELD = 10  # a marker not yet placed

cdef enum:  # development tiles
    POSEIDON = 0
    IRRIGATION = 1
    BARN = 2
    WAGON = 3
    ABUNDANCE = 4
    TRADER = 5
    CONNECTIONS = 6
    ZEUS = 7
    ALCHEMIST = 8
    ARCHITECT = 9
    PLUTUS = 10
    HERMES = 11
    DEMETER = 12  # + product
    IRRIGATION_OF = 16  # + product
    DEVELOPMENTS = 20

cdef enum:  # where a ship of a player is
    NO_SHIP = 0
    HOME = 1
    AWAY = 2  # in the harbour
    FOR_SALE = 3

cdef enum:  # who a ship in the lane belongs to: seat * SHIP_MAX + slot, or an Egyptian ship
    EGYPT = SEATS_MAX * SHIP_MAX

cdef enum:  # phases of the round (RH-2.1)
    SETUP = 0
    ACTIONS_PHASE = 1
    GOLD_PHASE = 2
    SEQUENCE_PHASE = 3

cdef enum:  # decisions (spec: notation)
    START = 0
    PLACE = 1
    PRODUCE = 2
    DEVELOP = 3
    SHIP = 4
    LOAD = 5
    REWARD = 6
    BUY = 7
    FULFIL = 8
    SELL = 9
    DONATE = 10
    BUILD = 11
    OVERFLOW = 12
    ROW = 13
    GIVE = 14
    PAY = 15
    BONUS = 16
    STEPS = 17

cdef enum:  # what follows once arrivals, overflow and deliveries are settled
    END_OF_ACTION = 0
    MORE_GOLD = 1
    SITE_BRONZE = 2
    SITE_BONUS = 3
    TEMPLE_SCORE = 4
    SEQUELS = 5

cdef enum:  # actions: the fixed list of N-2
    A_PLACE = 0  # + place
    A_FORFEIT = 9
    A_STOP = 10
    A_SKIP = 11
    A_DONE = 12
    A_FARMLAND = 13  # + product * KINDS_MAX + kind
    A_TILE = 33  # + development
    A_SHIP = 53
    A_PRODUCE = 54  # + product * CHIP_MAX + value - 1
    A_DEMETER = 78
    A_WAGON = 79  # + product
    A_ABUNDANCE = 83  # + product
    A_TRADER = 87  # + given * 3 + got, got counted without given
    A_HERMES = 99
    A_SAIL = 100  # + length - 1
    A_LOAD = 104  # + product
    A_VP = 108  # + units for VP
    A_BUY = 113  # + square
    A_BUY_AS = 133  # + square * PRODUCTS + product
    A_DISCARD = 213  # + good
    A_FULFIL = 219  # + plaza
    A_FULFIL_BRONZE = 222  # + plaza
    A_SELL = 225  # + product
    A_DONATE = 229
    A_ROW = 230  # + row
    A_ROW_FOR = 235  # + row * PRODUCTS + product
    A_GIVE = 255  # + product * 2 + store (0 estate, 1 warehouse)
    A_PAY_BRONZE = 263
    A_PAY_ARCHITECT = 264
    A_PAY_GOLD = 265
    A_BONUS = 266  # + row - 1
    A_TAKE = 274  # + product
    ACTIONS = 278

cdef enum:  # events after the kernel's own; events.py names their fields
    E_ROUND = EVENT_FIRST_OWN  # round
    E_PHASE  # phase
    E_MONEY  # seat, amount, source
    E_VP  # seat, amount, source
    E_GAIN  # seat, good, store, source
    E_LOSE  # seat, good, store, source
    E_CHIP  # seat, product, value
    E_SUPPLY  # product, units that fit nowhere
    E_ENTERS  # owner seat or nobody, ship, length
    E_LEAVES  # owner seat or nobody, ship
    E_SHOWN  # Egyptian ship on the left sea square
    E_SUNK  # good of an Egyptian ship back to the supply
    E_BOUGHT  # seat, square, good, seller
    E_FULFILLED  # seat, plaza, assignment
    E_PLAZA  # plaza, assignment turned up
    E_TILE  # seat, development
    E_FARMLAND  # seat, product, kind
    E_LARGE_SHIP  # seat
    E_ROW  # seat, row
    E_BUILT  # seat, place the builder moves to
    E_TRACK  # seat, bonus row
    E_TEMPLE  # seat, temple tile away
    E_LAST_ROUND  # cause
    E_OVER

cdef enum:  # where money, VP and goods come from or go to
    BY_START
    BY_FORFEIT
    BY_PRODUCTION
    BY_IRRIGATION
    BY_FARMLAND
    BY_DEMETER
    BY_POSEIDON
    BY_WAGON
    BY_ABUNDANCE
    BY_TRADER
    BY_PLUTUS
    BY_DELIVERY
    BY_LOADING
    BY_ARRIVAL
    BY_PURCHASE
    BY_SALE
    BY_DISCARD
    BY_ASSIGNMENT
    BY_SUPPLEMENT
    BY_MARKET
    BY_TEMPLE
    BY_TOWNHALL
    BY_ROW
    BY_COLOSSUS
    BY_BONUS
    BY_EXTRA
    BY_MONEY
    BY_GOLD
    BY_BRONZE

cdef enum:  # where a unit lies
    ON_ESTATE = 0
    IN_WAREHOUSE = 1
    ON_ARCHITECT = 2

cdef enum:  # why the last round is the last
    BY_PLAZA = 1
    BY_ROUND = 2
    BY_STATUE = 3

cpdef enum Reason:  # why an action is refused; notation.py has the words and the rule
    ALLOWED = 0
    NOT_ASKED
    START_FIRST
    NOT_SOLD
    TOO_DEAR
    SAME_PRODUCT
    NO_SECOND_TILE
    CAN_BUY
    NO_SUCH_PLACE
    SPACE_TAKEN
    CAN_ACT
    FEW_CHIPS
    CHIP_USED
    FIELD_USED
    FIELD_UNUSED
    NOTHING_PRODUCED
    NO_FULL_SHIP
    NOT_OWNED
    TILE_USED
    NO_UNIT
    NO_ROOM
    NO_FARMLAND
    WAREHOUSE_FULL
    DEMETER_NOTHING
    SHIP_AT_RISK
    SAME_GOOD
    NO_SHIP_HOME
    TOO_FEW_UNITS
    TOO_MANY_VP
    NO_GOOD_THERE
    NOT_WILD
    WILD_NEEDS_PRODUCT
    MUST_BUY
    NOT_FULL
    NOT_HELD
    NOTHING_YET
    NOTHING_AFFORDABLE
    NOTHING_TO_DO
    NO_ASSIGNMENT
    MISSING_GOODS
    TOO_MANY_MISSING
    SUPPLEMENT_DEAR
    NONE_FROM_WAREHOUSE
    NO_ALCHEMIST
    NO_GOLD_ASKED
    MUST_FULFIL
    TEMPLE_DEAR
    HAVE_TYPE
    OWN_ROW
    ROW_TAKEN
    ROW_DEAR
    ROW_NO_PRODUCT
    OTHER_ROW_FORCED
    CANNOT_DELIVER
    STATUE_DONE
    ARCHITECT_EMPTY
    ONCE_PER_ACTION
    NO_ZEUS_TILE
    BONUS_NO_ROOM
    REASONS

ctypedef struct Fields:  # the farmland tiles of one product on one estate, in the order bought
    uint8_t count
    uint8_t kind[TILES_MAX]
    uint8_t units[TILES_MAX]

ctypedef struct Seat:
    uint32_t tiles  # development tiles, one bit each
    uint16_t money
    uint16_t vp
    uint8_t warehouse[GOODS]
    Fields fields[PRODUCTS]
    uint8_t barn[PRODUCTS]
    uint8_t fleet[SHIP_MAX]
    uint8_t marker[2]  # where the first and the second action marker lie
    uint8_t row
    uint8_t next_row  # chosen in this sequence phase
    uint8_t architect  # bronze on the architect
    uint8_t track  # the Colossus marker's row
    uint8_t assignments  # fulfilled

ctypedef struct Now:  # the action in progress; all zero between actions
    uint32_t tiles_used  # development tiles used in this step (RH-5.3)
    uint8_t at  # the place whose action is carried out
    uint8_t done  # how often: chips placed, goods bought or sold, VP or tiles bought
    uint8_t must_buy  # a discard was made for a purchase (RH-7.4)
    uint8_t trading  # Hermes is buying (CO-5.7)
    uint8_t connected  # Good connections owned before this visit (CO-5.2)
    uint8_t ship  # slot of the ship being loaded
    uint8_t loaded
    uint8_t load[SHIP_MAX]
    uint8_t owed_products  # still to give (CO-2.2, CO-4.1)
    uint8_t owed_bronze
    uint8_t alchemy  # the alchemist has served this action (CO-5.4)
    uint8_t architecture  # the architect has (CO-5.5)
    uint8_t bonus  # the bonus row being received (CO-2.6)

ctypedef struct Rhodes:
    Head head
    Seat seats[SEATS_MAX]
    # the harbour lane, square by square from the entrance
    uint8_t cargo[SQUARES]
    uint8_t hull[SQUARES]
    # Egyptian ships not in the lane; the top of the pile is the last entry
    uint8_t pile[EGYPTIANS_MAX]
    uint8_t discards[EGYPTIANS_MAX]
    uint8_t pile_count
    uint8_t discard_count
    uint8_t next_ship
    # assignments in play in the order they turn up
    uint8_t assignments[ASSIGNMENTS_MAX]
    uint8_t assignment_count
    uint8_t assignment_next
    uint8_t plaza[PLAZAS]
    # supplies
    uint8_t chip_field[CHIPS_MAX]  # the product field a chip lies on
    uint8_t farmland_left[PRODUCTS][KINDS_MAX]
    uint8_t tiles_left[DEVELOPMENTS]
    # the round
    uint8_t phase
    uint8_t pass_  # first or second action marker
    uint8_t turn  # whose turn it is; the actor may be another
    uint8_t used[PLACES]  # markers on each place this round
    uint8_t last_round  # why this is the last round; 0: it is not
    # The Colossus
    uint8_t builder
    uint8_t temple_tiles  # small temple tiles left
    uint8_t temple_bronze
    uint8_t temple_opened  # used at least once in the game
    uint8_t sequel  # what follows once all is settled
    Now now

ctypedef struct Printed:  # an edition for one player count
    const Title *title
    uint8_t players
    uint16_t money
    uint8_t start_farmlands
    uint8_t fleet[SHIP_MAX]  # lengths; 0: no ship
    uint8_t large_slot  # the ship for sale, NONE if there is none
    uint8_t large_price
    uint8_t farmland_capacity
    uint8_t warehouse
    uint8_t chips
    uint8_t chip[CHIPS_MAX]
    uint8_t delivery_vp
    uint8_t delivery_dr
    uint8_t lane  # squares before the last section
    uint8_t last_section
    uint8_t price[LANE_MAX]
    uint8_t gold_floor
    uint8_t supplement[3]  # for 0, 1, 2 units from the estate
    uint8_t spaces[PLACES]
    uint8_t market_rate[5]
    uint8_t temple_rate[5]
    uint8_t row_pay[ROWS]
    uint8_t row_receive[ROWS]
    uint8_t row_product[ROWS]
    uint8_t forfeit
    uint8_t last_round
    uint8_t money_per_vp
    uint8_t gold_vp
    uint8_t bronze_vp
    uint8_t kinds[PRODUCTS]  # farmland prices of each product
    uint8_t farmland_price[PRODUCTS][KINDS_MAX]
    uint8_t farmland_dr[PRODUCTS][KINDS_MAX]
    uint8_t farmland_vp[PRODUCTS][KINDS_MAX]
    uint8_t farmland_count[PRODUCTS][KINDS_MAX]
    uint8_t tile_price[DEVELOPMENTS]
    uint8_t tile_count[DEVELOPMENTS]
    uint8_t assignments
    uint8_t category[ASSIGNMENTS_MAX]
    uint8_t needs[ASSIGNMENTS_MAX][GOODS]
    uint8_t pays_dr[ASSIGNMENTS_MAX]
    uint8_t pays_vp[ASSIGNMENTS_MAX]
    uint8_t egyptians
    uint8_t egyptian_kind[EGYPTIANS_MAX]  # the first ship with the same goods
    uint8_t egyptian_length[EGYPTIANS_MAX]
    uint8_t egyptian_goods[EGYPTIANS_MAX][SHIP_MAX]
    # The Colossus
    uint8_t parts
    uint8_t levels
    uint8_t level_products[LEVELS_MAX]
    uint8_t level_bronze[LEVELS_MAX]
    uint8_t level_vp[LEVELS_MAX]
    uint8_t bonus_dr[BONUS_ROWS + 1]
    uint8_t temple_tiles
    uint8_t temple_products[TEMPLE_TILES_MAX + 1]  # by tiles left; 0: printed on the temple
    uint8_t temple_vp[TEMPLE_TILES_MAX + 1]
    uint8_t temple_bronze

ctypedef struct Step:  # a decision: what is legal, why the rest is not, what an action does
    int (*legal)(Table *t, const Rhodes *s, uint16_t *out) noexcept nogil
    int (*why)(Table *t, const Rhodes *s, int action) noexcept nogil
    void (*play)(Table *t, Rhodes *s, int action) noexcept nogil

ctypedef struct Place:  # where an action marker may go: why not, and how the action begins
    int (*why)(Table *t, const Rhodes *s) noexcept nogil
    void (*enter)(Table *t, Rhodes *s) noexcept nogil

ctypedef void (*Sequel)(Table *t, Rhodes *s) noexcept nogil

ctypedef struct Title:  # a game is its steps, places and sequels; an expansion adds and replaces
    Step steps[STEPS]
    Place places[PLACES]
    Sequel sequels[SEQUELS]

cdef Title RHODES
cdef Title THE_COLOSSUS


cdef inline const Printed *printed(const Table *t) noexcept nogil:
    return <const Printed *>t.edition


cdef inline Seat *acting(Rhodes *s) noexcept nogil:
    return &s.seats[s.head.actor]


cdef inline const Seat *looking(const Rhodes *s) noexcept nogil:
    """The actor's seat, to read only."""
    return &s.seats[s.head.actor]


cdef inline bint owns(const Seat *seat, int tile) noexcept nogil:
    return seat.tiles >> tile & 1


cdef inline int demeter(const Seat *seat) noexcept nogil:
    """The product of the seat's Demeter tile, NONE without one (RH-9.2: at most one)."""
    cdef int p
    for p in range(PRODUCTS):
        if owns(seat, DEMETER + p):
            return p
    return NONE


cdef inline void ask(Rhodes *s, int step, int actor) noexcept nogil:
    s.head.step = step
    s.head.actor = actor
