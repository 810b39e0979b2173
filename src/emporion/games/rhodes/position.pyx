"""Positions and views: a state as a readable JSON document.

Views are written by the same hand, field by field, leaving secrets out from the start: the order of
the Egyptian pile, of the assignment stack, and the generator. Nothing else is secret in Rhodes.
restore.pyx reads positions back.
"""
from emporion.games.rhodes import notation as words

from emporion.games.rhodes.board cimport (
    DEVELOPMENTS, EGYPT, GOODS, LOAD, NONE, PLACE, PLAZAS, PRODUCTS, REWARD, ROW, SHIP_MAX,
    SQUARES, START, Printed, Rhodes, Seat,
)


# --- names -----------------------------------------------------------------------------------

cdef enum:
    MOST_KNOWN = 64  # editions

cdef dict KNOWN = {}


cdef list ship_goods(const Printed *e):
    """Every Egyptian ship as its goods from bow to stern."""
    return names(e)[0]


cdef list ship_names(const Printed *e):
    """The same, equal ships told apart: `gold wild`, `gold wild #2`."""
    return names(e)[1]


cdef list assignment_names(const Printed *e):
    """`II-4`: category, and place in the edition's list of that category (T-2)."""
    return names(e)[2]


cdef tuple names(const Printed *e):
    """All three, made once for an edition: every view and most events name some of them."""
    cdef bytes printed = (<const char *>e)[:sizeof(Printed)]
    known = KNOWN.get(printed)
    if known is None:
        if len(KNOWN) == MOST_KNOWN:
            KNOWN.clear()
        known = KNOWN[printed] = make_names(e)
    return known


cdef tuple make_names(const Printed *e):
    cdef list ships = [], tiles = []
    cdef list goods = [
        " ".join(words.CARGO[e.egyptian_goods[i][k]] for k in range(e.egyptian_length[i]))
        for i in range(e.egyptians)]
    cdef int[3] counts = [0, 0, 0]
    for i, ship in enumerate(goods):
        again = goods[:i].count(ship)
        ships.append(f"{ship} #{again + 1}" if again else ship)
    for i in range(e.assignments):
        counts[e.category[i]] += 1
        tiles.append(f"{words.CATEGORIES[e.category[i]]}-{counts[e.category[i]]}")
    return goods, ships, tiles


cdef list kind_prices(const Printed *e, int product):
    return [e.farmland_price[product][k] for k in range(e.kinds[product])]


cdef object named(tuple names, int index):
    return names[index] if index < len(names) else None


# --- writing ---------------------------------------------------------------------------------

cdef dict write_position(const Rhodes *s, const Printed *e, bint secrets):
    cdef list ships = ship_names(e)
    cdef list tiles = assignment_names(e)
    cdef dict doc = {
        "round": s.head.round,
        "phase": words.PHASES[s.phase],
        "decision": "over" if s.head.over else words.DECISIONS[s.head.step],
        "actor": s.head.actor,
        "turn": s.turn,
        "marker": s.pass_ + 1,
        "last_round": words.ENDS[s.last_round] or None,
        "over": bool(s.head.over),
        "seats": [_write_seat(&s.seats[i], e) for i in range(s.head.players)],
        "harbour": _write_lane(s, e, ships),
        "next_ship": _name(ships, s.next_ship),
        "discards": [ships[s.discards[i]] for i in range(s.discard_count)],
        "plazas": [_name(tiles, s.plaza[i]) for i in range(PLAZAS)],
        "fulfilled": [tiles[s.assignments[i]] for i in range(s.assignment_next)
                      if not any(s.plaza[k] == s.assignments[i] for k in range(PLAZAS))],
        "chips": [{"value": e.chip[i], "field": named(words.PRODUCTS, s.chip_field[i])}
                  for i in range(e.chips)],
        "for_sale": {
            "farmland": [
                {"product": words.PRODUCTS[p], "price": e.farmland_price[p][k],
                 "count": s.farmland_left[p][k]}
                for p in range(PRODUCTS) for k in range(e.kinds[p])],
            "development": {words.DEVELOPMENTS[i]: s.tiles_left[i]
                            for i in range(DEVELOPMENTS) if e.tile_count[i]},
        },
        "then": words.SEQUELS[s.sequel],
        "action": _write_now(s, e),
    }
    if e.parts:
        doc["builder"] = s.builder
        doc["temple"] = {"tiles": s.temple_tiles, "bronze": s.temple_bronze,
                         "opened": bool(s.temple_opened)}
    if secrets:
        doc["pile"] = [ships[s.pile[i]] for i in range(s.pile_count - 1, -1, -1)]
        doc["stack"] = [tiles[s.assignments[i]]
                        for i in range(s.assignment_next, s.assignment_count)]
        doc["seen"] = [tiles[s.assignments[i]] for i in range(s.assignment_next)]
        doc["shuffles"] = s.head.shuffles
        doc["generator"] = f"{s.head.chance[0]:016x}{s.head.chance[1]:016x}"
    else:
        doc["pile"] = s.pile_count
        doc["stack"] = s.assignment_count - s.assignment_next
    return doc


cdef object _name(list names, int index):
    return None if index == NONE else names[index]


cdef dict _write_seat(const Seat *seat, const Printed *e):
    cdef dict doc = {
        "money": seat.money,
        "vp": seat.vp,
        "row": seat.row + 1,
        "next_row": None if seat.next_row == NONE else seat.next_row + 1,
        "markers": [words.MARKERS[seat.marker[0]], words.MARKERS[seat.marker[1]]],
        "warehouse": {words.GOODS[i]: seat.warehouse[i]
                      for i in range(GOODS) if seat.warehouse[i]},
        "farmland": [
            {"product": words.PRODUCTS[p], "price": e.farmland_price[p][seat.fields[p].kind[i]],
             "units": seat.fields[p].units[i]}
            for p in range(PRODUCTS) for i in range(seat.fields[p].count)],
        "barn": [words.PRODUCTS[p] for p in range(PRODUCTS) if seat.barn[p]],
        "development": [words.DEVELOPMENTS[i] for i in range(DEVELOPMENTS) if seat.tiles >> i & 1],
        "ships": [{"length": e.fleet[i], "at": words.SHIPS_AT[seat.fleet[i]]}
                  for i in range(SHIP_MAX) if e.fleet[i]],
        "assignments": seat.assignments,
    }
    if e.parts:
        doc["architect"] = seat.architect
        doc["bonus_row"] = seat.track
    return doc


cdef list _write_lane(const Rhodes *s, const Printed *e, list ships):
    """The ships from the entrance inwards; goods from bow to stern, None where one is gone."""
    cdef list lane = []
    cdef int i = 0, ship, length
    while i < SQUARES:
        ship = s.hull[i]
        if ship == NONE:
            i += 1
            continue
        length = e.egyptian_length[ship - EGYPT] if ship >= EGYPT else e.fleet[ship % SHIP_MAX]
        goods = [named(words.CARGO, s.cargo[i + length - 1 - k]) for k in range(length)]
        entry = {"square": i + 1, "goods": goods}
        if ship >= EGYPT:
            entry |= {"owner": None, "ship": ships[ship - EGYPT]}
        else:
            entry |= {"owner": ship // SHIP_MAX, "ship": ship % SHIP_MAX + 1}
        lane.append(entry)
        i += length
    return lane


cdef dict _write_now(const Rhodes *s, const Printed *e):
    """The action in progress; only what is not zero."""
    cdef dict now = {
        "done": s.now.done, "must_buy": s.now.must_buy, "trading": s.now.trading,
        "connected": s.now.connected, "owed_products": s.now.owed_products,
        "owed_bronze": s.now.owed_bronze, "alchemy": s.now.alchemy,
        "architecture": s.now.architecture, "bonus": s.now.bonus,
    }
    now = {name: value for name, value in now.items() if value}
    if s.now.at or s.head.step not in (START, PLACE, ROW):
        now["at"] = words.PLACES[s.now.at]
    if s.now.tiles_used:
        now["tiles_used"] = [words.DEVELOPMENTS[i].split()[0] for i in range(DEVELOPMENTS)
                             if s.now.tiles_used >> i & 1]
    if s.head.step in (LOAD, REWARD) or s.now.ship or s.now.loaded:
        now["ship"] = s.now.ship + 1
        now["loaded"] = [words.PRODUCTS[s.now.load[i]] for i in range(s.now.loaded)]
    return now
