"""Rhodes and The Colossus as games of the kernel: the steps put together, the edition packed."""
from importlib import import_module

from libc.stdint cimport uint16_t, uint64_t, uint8_t
from libc.stdlib cimport calloc
from libc.string cimport memcpy, memset

from emporion.errors import EmporionError, TranscriptError, brief
from emporion.games.rhodes import notation as words
from emporion.games.rhodes.board import Reason
from emporion.games.rhodes.layout import layout
from emporion.table.titles import make

from emporion.games.rhodes.board cimport (
    ACTIONS, ASSIGNMENTS_MAX, COLOSSUS, EGYPT, EGYPTIANS_MAX, EXTRA, E_BOUGHT, E_CHIP, E_ENTERS,
    E_FARMLAND, E_FULFILLED, E_GAIN, E_LAST_ROUND, E_LEAVES, E_LOSE, E_MONEY, E_OVER, E_PHASE,
    E_PLAZA, E_ROW, E_SHOWN, E_SUNK, E_SUPPLY, E_TILE, E_VP, FARM, HARBOUR, MARKET, NONE,
    PRODUCTION, RHODES, SHIP_MAX, TEMPLE, THE_COLOSSUS, TOWNHALL, ZEUS_SPACE, Printed, Rhodes,
    printed,
)
from emporion.games.rhodes.observe cimport OBSERVATION, observe
from emporion.games.rhodes.position cimport assignment_names, ship_goods, write_position
from emporion.games.rhodes.possible cimport check_ranges
from emporion.games.rhodes.restore cimport read_position
from emporion.games.rhodes.scoring cimport winners
from emporion.games.rhodes.setup cimport lay_out, set_up
from emporion.table.kernel cimport (
    EVENT_MOVE, EVENT_SHUFFLE, NOBODY, Game, Log, Rules, State, Table, mix, put_in_order, tidy,
)

for _module in ("delivery", "extra", "site", "temple", "zeus"):  # each adds to The Colossus
    import_module(f"emporion.games.rhodes.colossus.{_module}")

cdef tuple REASON_NAMES = tuple(reason.name for reason in Reason)


# --- the kernel's table of C functions -------------------------------------------------------

cdef int legal(Table *t, const void *state, uint16_t *out) noexcept nogil:
    cdef const Rhodes *s = <const Rhodes *>state
    return printed(t).title.steps[s.head.step].legal(t, s, out)


cdef int why(Table *t, const void *state, int action) noexcept nogil:
    cdef const Rhodes *s = <const Rhodes *>state
    return printed(t).title.steps[s.head.step].why(t, s, action)


cdef void play(Table *t, void *state, int action) noexcept nogil:
    cdef Rhodes *s = <Rhodes *>state
    printed(t).title.steps[s.head.step].play(t, s, action)


cdef void current_scores(Table *t, const void *state, int *scores) noexcept nogil:
    cdef const Rhodes *s = <const Rhodes *>state
    cdef int who
    for who in range(s.head.players):
        scores[who] = s.seats[who].vp


cdef int final_winners(Table *t, const void *state) noexcept nogil:
    return winners(<const Rhodes *>state)


cdef void imagine(
    Table *t, void *state, int viewer, uint64_t *generator, const void *start, const Log *told,
) noexcept nogil:
    """Redraw what nobody knows: the Egyptian pile's order, and which assignments are to come.

    An assignment not seen yet is any of its category that was not seen, one of them out of play.
    """
    cdef Rhodes *s = <Rhodes *>state
    cdef const Printed *e = printed(t)
    cdef uint8_t unseen[ASSIGNMENTS_MAX]
    cdef bint seen[ASSIGNMENTS_MAX]
    cdef int i, n, category, at = s.assignment_next
    put_in_order(s.pile, s.pile_count)
    mix(generator, s.pile, s.pile_count)
    tidy(s.pile, s.pile_count, e.egyptian_kind)
    memset(seen, 0, sizeof(seen))
    for i in range(s.assignment_next):
        seen[s.assignments[i]] = True
    for category in range(3):
        n = 0
        for i in range(e.assignments):
            if e.category[i] == category and not seen[i]:
                unseen[n] = i
                n += 1
        mix(generator, unseen, n)
        for i in range(n - 1):
            s.assignments[at + i] = unseen[i]
        at += n - 1


cdef Rules RULES = Rules(
    sizeof(Rhodes), ACTIONS, OBSERVATION, set_up, legal, why, play, current_scores, final_winners,
    observe, imagine, NULL, NULL, NULL, NULL,
)


# --- the edition as the rules read it --------------------------------------------------------

cdef void _pack(Printed *e, int players, dict data, bint colossus) except *:
    cdef int i, k
    cdef int column = players - 2
    e.title = &THE_COLOSSUS if colossus else &RHODES
    e.players = players
    _pack_players(e, data["players"], column)
    e.farmland_capacity = data["estate"]["farmland_capacity"]
    e.warehouse = data["estate"]["warehouse"]
    e.chips = len(data["production"]["chips"])
    for i, value in enumerate(data["production"]["chips"]):
        e.chip[i] = value
    e.delivery_vp = data["farm"]["delivery_vp"]
    e.delivery_dr = data["farm"]["delivery_dr"]
    _pack_harbour(e, data["harbour"], players)
    for place, name in ((PRODUCTION, "production"), (HARBOUR, "harbour"), (MARKET, "market"),
                        (TEMPLE, "temple"), (TOWNHALL, "townhall")):
        e.spaces[place] = data[name]["spaces"][column]
    e.spaces[FARM] = 1
    for i, rate in enumerate(data["market"]["rates"]):
        e.market_rate[i] = rate
    for i, rate in enumerate(data["temple"]["rates"]):
        e.temple_rate[i] = rate
    for i, row in enumerate(data["sequence"]["rows"]):
        e.row_pay[i] = row["pay"]
        e.row_receive[i] = row["receive"]
        e.row_product[i] = row["product"]
    e.forfeit = data["round"]["forfeit"]
    e.last_round = data["round"]["last"]
    e.money_per_vp = data["score"]["money_per_vp"]
    e.gold_vp = data["score"]["gold_vp"]
    farmland = list(data["farmland"])
    development = list(data["development"])
    if colossus:
        farmland += data["new_farmland"]  # CO-1.5
        development = [row for row in development if row["tile"] != "irrigation"]  # CO-1.4
        development += data["new_development"]
        _pack_colossus(e, data)
    for product, prices in enumerate(farmland_prices(data)):
        e.kinds[product] = len(prices)
        for k, price in enumerate(prices):
            e.farmland_price[product][k] = price
    for row in farmland:
        i = words.PRODUCTS.index(row["product"])
        k = farmland_prices(data)[i].index(row["price"])
        e.farmland_dr[i][k] = row["dr"]
        e.farmland_vp[i][k] = row["vp"]
        if row.get("players", 2) <= players:
            e.farmland_count[i][k] += row["count"]
    for row in development:
        i = words.DEVELOPMENTS.index(row["tile"])
        e.tile_price[i] = row["price"]
        e.tile_count[i] = row["count"]
    e.assignments = len(data["assignment"])
    for i, row in enumerate(data["assignment"]):
        e.category[i] = words.CATEGORIES.index(row["category"])
        for good in row["goods"]:
            e.needs[i][words.GOODS.index(good)] += 1
        e.pays_dr[i] = row["dr"]
        e.pays_vp[i] = row["vp"]
    _pack_ships(e, data["ship"])


def farmland_prices(data):
    """The prices of each product's farmlands, ascending: the kinds of the action list."""
    rows = data["farmland"] + data.get("new_farmland", [])
    return [sorted({row["price"] for row in rows if row["product"] == product})
            for product in words.PRODUCTS]


cdef void _pack_players(Printed *e, dict table, int column) except *:
    fleet = list(table["fleet"][column])
    e.money = table["money"][column]
    e.start_farmlands = table["farmlands"][column]
    e.large_slot = NONE
    e.large_price = table["large_ship_price"]
    if table["large_ship"][column]:
        e.large_slot = len(fleet)
        fleet.append(table["large_ship"][column])
    for i, length in enumerate(fleet):
        e.fleet[i] = length


cdef void _pack_harbour(Printed *e, dict table, int players) except *:
    prices = [section["price"] for section in table["sections"]
              if section["players"] <= players for _ in range(section["squares"])]
    e.lane = len(prices)
    for i, price in enumerate(prices):
        e.price[i] = price
    e.last_section = table["last_section"]
    e.gold_floor = table["gold_floor"]
    e.supplement[1] = table["supplements"][0]
    e.supplement[2] = sum(table["supplements"])


cdef void _pack_ships(Printed *e, list rows) except *:
    cdef int i = 0
    for row in rows:
        first = i
        for _ in range(row["count"]):
            e.egyptian_kind[i] = first
            e.egyptian_length[i] = len(row["goods"])
            for k, good in enumerate(row["goods"]):
                e.egyptian_goods[i][k] = words.CARGO.index(good)
            i += 1
    e.egyptians = i


cdef void _pack_colossus(Printed *e, dict data) except *:
    site, temple = data["site"], data["new_temple"]
    e.bronze_vp = data["new_score"]["bronze_vp"]
    e.spaces[COLOSSUS] = site["spaces"]
    e.spaces[EXTRA] = data["extra"]["spaces"]
    e.spaces[TEMPLE] = temple["spaces"]
    e.spaces[ZEUS_SPACE] = 1
    e.parts = site["parts"]
    e.levels = len(site["levels"])
    for i, row in enumerate(site["levels"]):
        e.level_products[i] = row["products"]
        e.level_bronze[i] = row["bronze"]
        e.level_vp[i] = row["vp"]
    for row, money in zip((1, 3, 5, 7), site["bonus"], strict=True):
        e.bonus_dr[row] = money
    e.temple_bronze = temple["bronze"]
    e.temple_tiles = len(temple["tiles"])
    for left, tile in enumerate((temple["printed_on_temple"], *reversed(temple["tiles"]))):
        e.temple_products[left] = tile["products"]
        e.temple_vp[left] = tile["vp"]


# --- the game --------------------------------------------------------------------------------

cdef class RhodesGame(Game):
    """Rhodes, or The Colossus, for the kernel."""
    layout_version = 1
    decisions = words.DECISIONS
    layout = layout()
    end_rule = "RH-11.1"
    cdef bint colossus
    cdef bytes _beginning  # of a document

    def __init__(self, str name, int players, edition, dict options):
        if options:
            raise EmporionError(f"{name} has no option {next(iter(options))!r}")
        self.name = name
        self.players = players
        self.edition = edition
        self.options = {}
        self.colossus = name == "colossus"
        self.rules = &RULES
        self.numbers = calloc(1, sizeof(Printed))
        _pack(<Printed *>self.numbers, players, edition.data, self.colossus)
        self._name_actions(words.action_texts(farmland_prices(edition.data)))

    def __reduce__(self):
        return make, (self.name, self.players, self.edition.document(), self.options)

    # -- words

    def _place(self, State state):
        return words.PLACES[(<const Rhodes *>state.data).now.at]

    def _rule(self, decision, text, place):
        return words.rule_of(decision, text, place, self.colossus)

    def _prompt(self, State state):
        return words.PROMPTS[state.decision]

    def _words(self, State state, int code, text):
        hermes = (<const Rhodes *>state.data).now.trading
        return words.refusal(REASON_NAMES[code], state.decision, text, hermes, self.colossus)

    def _event(self, int kind, int seat, int a, int b, int c):
        cdef const Printed *e = <const Printed *>self.numbers
        name, fields, template = words.EVENTS[kind]
        values = dict(zip(fields, (a, b, c)))
        data = {"seat": seat} if seat != NOBODY else {}
        if kind == EVENT_MOVE:
            values = {"action": self.actions[a].text, "forced": bool(b)}
        elif kind == EVENT_SHUFFLE:
            values["pile"] = "ships"
        elif kind == E_PHASE:
            values["phase"] = words.PHASES[a]
        elif kind in (E_MONEY, E_VP):
            values["source"] = words.SOURCES[b]
        elif kind in (E_GAIN, E_LOSE):
            values = {"good": words.GOODS[a], "store": words.STORES[b], "source": words.SOURCES[c]}
        elif kind in (E_CHIP, E_SUPPLY):
            values["product"] = words.PRODUCTS[a]
        elif kind in (E_ENTERS, E_LEAVES):
            data = {"owner": None if seat == NOBODY else seat}
            values["ship"] = ship_goods(e)[a - EGYPT] if a >= EGYPT else e.fleet[a % SHIP_MAX]
        elif kind == E_SHOWN:
            values["ship"] = ship_goods(e)[a]
        elif kind == E_SUNK:
            values["good"] = words.CARGO[a]
        elif kind == E_BOUGHT:
            values = {"square": a + 1, "good": words.GOODS[b],
                      "seller": None if c == NOBODY else c}
        elif kind in (E_FULFILLED, E_PLAZA):
            values = {"plaza": a + 1, "assignment": assignment_names(e)[b]}
        elif kind == E_TILE:
            values["tile"] = words.DEVELOPMENTS[a]
        elif kind == E_FARMLAND:
            values = {"product": words.PRODUCTS[a], "price": e.farmland_price[a][b]}
        elif kind == E_ROW:
            values["row"] = a + 1
        elif kind == E_LAST_ROUND:
            values["cause"] = words.ENDS[a]
        elif kind == E_OVER:
            values["winners"] = [i for i in range(self.players) if a >> i & 1]
        data |= values
        return name, data, words.sentence(name, template, seat, data)

    # -- positions and knowledge

    def _write(self, State state, viewer, secrets, dict into=None):
        """Every viewer knows the same in Rhodes."""
        if self._beginning is None:
            self._beginning = self._opening()
        return write_position(
            <const Rhodes *>state.data, <const Printed *>self.numbers, self._beginning, into,
            secrets)

    def _check_ranges(self, State state):
        check_ranges(<const Rhodes *>state.data, <const Printed *>self.numbers)

    def _read(self, State state, doc):
        read_position(<Rhodes *>state.data, <const Printed *>self.numbers, doc)

    # -- the deal of a transcript (T-2)

    def _deal(self, State state):
        """Read off a start position: what left the harbour came first, then what lies there."""
        cdef const Rhodes *s = <const Rhodes *>state.data
        cdef const Printed *e = <const Printed *>self.numbers
        cdef int i
        goods = ship_goods(e)
        names = assignment_names(e)
        left = [goods[s.discards[i]] for i in range(s.discard_count)]
        drawn = []
        for i in range(e.lane):
            if s.hull[i] != NONE and (i == 0 or s.hull[i] != s.hull[i - 1]):
                drawn.insert(0, goods[s.hull[i] - EGYPT])
        if s.next_ship != NONE:
            drawn.append(goods[s.next_ship])
        drawn += [goods[s.pile[i]] for i in range(s.pile_count - 1, -1, -1)]
        return {
            "first": s.turn,
            "assignments": [names[s.assignments[i]] for i in range(s.assignment_count)],
            "ships": left + drawn,
        }

    cdef void _lay_out(self, State state, deal, Log *log) except *:
        cdef Rhodes *s = <Rhodes *>state.data
        cdef const Printed *e = <const Printed *>self.numbers
        cdef Table table = Table(self.numbers, log, NULL)
        cdef uint64_t chance[2]
        cdef int i
        if not isinstance(deal, dict) or set(deal) != {"first", "assignments", "ships"}:
            raise TranscriptError("the deal must hold first, assignments and ships: T-2")
        first = deal["first"]
        if isinstance(first, bool) or not isinstance(first, int) or not 0 <= first < self.players:
            raise TranscriptError(f"deal.first must be a seat, not {brief(first)}")
        tiles = self._dealt_tiles(deal["assignments"])
        ships = self._ship_items(deal["ships"], "deal.ships")
        if len(ships) != e.egyptians:
            raise TranscriptError(f"deal.ships must hold all {e.egyptians} Egyptian ships")
        memcpy(chance, s.head.chance, sizeof(chance))
        memset(s, 0, sizeof(Rhodes))
        memcpy(s.head.chance, chance, sizeof(chance))
        s.head.players = self.players
        memset(s.assignments, NONE, ASSIGNMENTS_MAX)
        for i, tile in enumerate(tiles):
            s.assignments[i] = tile
        s.assignment_count = len(tiles)
        memset(s.pile, NONE, EGYPTIANS_MAX)
        for i, ship in enumerate(reversed(ships)):
            s.pile[i] = ship
        s.pile_count = len(ships)
        tidy(s.pile, s.pile_count, e.egyptian_kind)
        lay_out(&table, s, first)

    def _dealt_tiles(self, listed):
        cdef const Printed *e = <const Printed *>self.numbers
        names = assignment_names(e)
        if not isinstance(listed, list) or not all(name in names for name in listed):
            raise TranscriptError("deal.assignments must list assignments such as 'I-2'")
        tiles = [names.index(name) for name in listed]
        for category in range(3):
            in_play = {tile for tile in tiles if e.category[tile] == category}
            if len(in_play) != sum(e.category[i] == category for i in range(e.assignments)) - 1:
                raise TranscriptError("deal.assignments must hold all but one of each category")
        if len(set(tiles)) != len(tiles) or sorted(tiles, key=lambda i: e.category[i]) != tiles:
            raise TranscriptError("deal.assignments must hold different tiles, I before II and III")
        return tiles

    def _ship_items(self, listed, path):
        """Ships by their goods; equal ones are taken in order."""
        left = list(enumerate(ship_goods(<const Printed *>self.numbers)))
        ships = []
        if not isinstance(listed, list):
            raise TranscriptError(f"{path} must be a list of ships")
        for goods in listed:
            found = next((i for i, name in left if name == goods), None)
            if found is None:
                raise TranscriptError(f"{path}: there is no ship {brief(goods)}, or not so many")
            left = [entry for entry in left if entry[0] != found]
            ships.append(found)
        return ships

    # -- shuffles of a transcript (T-3): top of the pile first

    def _shuffle_names(self, int pile, list kinds):
        goods = ship_goods(<const Printed *>self.numbers)
        return ["ships", [goods[kind] for kind in reversed(kinds)]]

    def _shuffle_items(self, entry):
        cdef const Printed *e = <const Printed *>self.numbers
        if not isinstance(entry, list) or len(entry) != 2 or entry[0] != "ships":
            raise TranscriptError(f"a reshuffle is ['ships', [...]], not {brief(entry)}")
        ships = self._ship_items(entry[1], "reshuffles")
        return 0, [e.egyptian_kind[ship] for ship in reversed(ships)]
