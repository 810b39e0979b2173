"""Positions and views: a state as a readable JSON document.

A view is written field by field from what the viewer may know (RO-11); restore.pyx reads positions
back. Piles are written top first.
"""
from libc.string cimport memset

from emporion.games.rotterdam import notation as words
from emporion.table.kernel import quoted

from emporion.games.rotterdam.board cimport (
    ALL, D_ANSWER, D_BACK, D_DRAFT, D_FIRST, D_GOAL, D_PICK, D_SETTLE, D_STEER, D_TARGET,
    HARBOURS, LOADS, NONE, RAWS, Printed, Rotterdam, Seat, backs, cards_held,
)
from emporion.games.rotterdam.knowledge cimport at_least
from emporion.table.kernel cimport NOBODY
from emporion.table.sheet cimport (
    Sheet, begin, begin_list, count, end, end_list, flag, key, lay_out, nothing, number, taken,
    word, word_key,
)

cdef tuple PHASES = tuple(map(quoted, words.PHASES))
cdef tuple DECISIONS = tuple(map(quoted, words.DECISIONS))
cdef tuple LOAD_NAMES = tuple(map(quoted, words.LOADS))
cdef tuple RAW_NAMES = tuple(map(quoted, words.RAWS))
cdef tuple PRODUCTS = tuple(map(quoted, words.PRODUCTS))
cdef tuple CARDS = tuple(map(quoted, words.CARDS))
cdef tuple COLOURS = tuple(map(quoted, words.COLOURS))
cdef tuple LAID = (b'"advantage"', b'"extra"')


cdef object write_position(
    const Rotterdam *s, const Printed *e, bytes beginning, dict into, tuple places, tuple missions,
    viewer, bint secrets,
):
    """A document for a viewer, after its beginning, which is the same for all of a game; as objects
    in `into` where that is given, else as JSON. Places and missions are in quotes.
    """
    cdef Sheet sheet
    cdef int who = NOBODY if viewer is None else viewer
    memset(&sheet, 0, sizeof(sheet))
    if into is not None:
        lay_out(&sheet, into)
    else:
        word(&sheet, beginning)
    count(&sheet, "round", s.head.round)
    field(&sheet, "phase", PHASES[s.phase])
    field(&sheet, "decision", b'"over"' if s.head.over else DECISIONS[s.head.step])
    count(&sheet, "actor", s.head.actor)
    count(&sheet, "turn", s.turn)
    count(&sheet, "master", s.master)
    _write_flag(&sheet, "over", s.head.over)
    count(&sheet, "offers", s.offers)
    _write_flag(&sheet, "fulfilled_now", s.fulfilled_now)
    key(&sheet, "seats")
    begin_list(&sheet)
    for i in range(s.head.players):
        _write_seat(&sheet, s, e, i, places, missions, who, secrets)
    end_list(&sheet)
    _write_water(&sheet, s, e, places)
    _write_docked(&sheet, s, e, places)
    key(&sheet, "stock")
    begin(&sheet)
    for i in range(RAWS):
        word_key(&sheet, RAW_NAMES[i])
        number(&sheet, s.stock[i])
    end(&sheet)
    counted(&sheet, "spent", PRODUCTS, s.spent)
    key(&sheet, "fulfilled")
    begin_list(&sheet)
    for i in range(e.missions):
        if s.fulfilled_by[i] != NONE:
            begin(&sheet)
            field(&sheet, "mission", missions[i])
            count(&sheet, "seat", s.fulfilled_by[i])
            end(&sheet)
    end_list(&sheet)
    counted(&sheet, "played", CARDS, s.played)
    _write_sailing(&sheet, s, e, places)
    _write_card(&sheet, s, places)
    _write_offer(&sheet, s, who, secrets)
    _write_settling(&sheet, s, missions)
    if secrets:
        _write_secrets(&sheet, s, e, places, missions)
    else:
        _write_piles(&sheet, s, e, places)
    end(&sheet)
    return taken(&sheet) if into is None else into


cdef bytes harbour_name(const Printed *e, tuple places, int harbour):
    return places[e.harbour_at[harbour]]


cdef void field(Sheet *sheet, const char *name, bytes quoted_text) noexcept:
    key(sheet, name)
    word(sheet, quoted_text)


cdef void _write_flag(Sheet *sheet, const char *name, bint value) noexcept:
    key(sheet, name)
    flag(sheet, value)


cdef void counted(
    Sheet *sheet, const char *name, tuple names, const unsigned char *counts,
) noexcept:
    """Names with how many there are, the absent left out."""
    cdef int i
    key(sheet, name)
    begin(sheet)
    for i in range(<int>len(names)):
        if counts[i]:
            word_key(sheet, names[i])
            number(sheet, counts[i])
    end(sheet)


cdef void _write_seat(
    Sheet *sheet, const Rotterdam *s, const Printed *e, int who, tuple places, tuple missions,
    int viewer, bint secrets,
) noexcept:
    cdef const Seat *seat = &s.seats[who]
    cdef bint open_ = secrets or viewer == who or s.head.over
    cdef int h, i
    begin(sheet)
    count(sheet, "ships", seat.ships)
    key(sheet, "backs")
    begin(sheet)
    for h in range(HARBOURS):
        word_key(sheet, harbour_name(e, places, h))
        number(sheet, backs(e, seat, h))
    end(sheet)
    count(sheet, "transport_cards", cards_held(seat))
    count(sheet, "mission_cards", seat.mission_count)
    counted(sheet, "laid", LAID, seat.laid)
    count(sheet, "owed", seat.owed)
    count(sheet, "points", seat.points)
    if open_:
        counted(sheet, "products", PRODUCTS, seat.products)
        counted(sheet, "transport", CARDS, seat.cards)
    else:
        _write_known_hand(sheet, s, e, viewer, who)
    if open_ or e.open_missions:
        key(sheet, "missions")
        begin_list(sheet)
        for i in range(seat.mission_count):
            word(sheet, missions[seat.missions[i]])
        end_list(sheet)
    end(sheet)


cdef void _write_known_hand(
    Sheet *sheet, const Rotterdam *s, const Printed *e, int viewer, int who,
) noexcept:
    """Products the viewer has seen the seat hold, and that it must still have."""
    cdef int h, side, least
    key(sheet, "known")
    begin(sheet)
    for h in range(HARBOURS):
        for side in range(2):
            least = at_least(s, viewer, who, h, side)
            if least:
                word_key(sheet, PRODUCTS[e.product[h][side]])
                number(sheet, least)
    end(sheet)


cdef void _write_water(
    Sheet *sheet, const Rotterdam *s, const Printed *e, tuple places,
) noexcept:
    cdef int i
    key(sheet, "water")
    begin_list(sheet)
    for i in range(e.positions):
        if s.ship[i] != NONE:
            begin(sheet)
            field(sheet, "at", places[i])
            count(sheet, "owner", s.ship[i])
            field(sheet, "load", LOAD_NAMES[s.load[i]])
            end(sheet)
    end_list(sheet)


cdef void _write_docked(
    Sheet *sheet, const Rotterdam *s, const Printed *e, tuple places,
) noexcept:
    cdef int h, i, k
    key(sheet, "docked")
    begin_list(sheet)
    for h in range(HARBOURS):
        for i in range(s.head.players):
            for k in range(LOADS):
                if s.docked[h][i][k]:
                    begin(sheet)
                    field(sheet, "harbour", harbour_name(e, places, h))
                    count(sheet, "owner", i)
                    field(sheet, "load", LOAD_NAMES[k])
                    count(sheet, "count", s.docked[h][i][k])
                    end(sheet)
    end_list(sheet)


cdef void _write_sailing(
    Sheet *sheet, const Rotterdam *s, const Printed *e, tuple places,
) noexcept:
    cdef int i
    key(sheet, "sailing")
    if s.head.over or s.head.step not in (D_FIRST, D_STEER):
        nothing(sheet)
        return
    begin(sheet)
    field(sheet, "colour", COLOURS[s.colour])
    count(sheet, "mover", s.mover)
    key(sheet, "moved")
    begin_list(sheet)
    for i in range(e.positions):
        if s.moved >> i & 1:
            word(sheet, places[i])
    end_list(sheet)
    key(sheet, "moving")
    if s.head.step == D_STEER:
        word(sheet, places[s.moving])
    else:
        nothing(sheet)
    end(sheet)


cdef void _write_card(Sheet *sheet, const Rotterdam *s, tuple places) noexcept:
    key(sheet, "card")
    if s.head.over or s.head.step not in (D_TARGET, D_BACK, D_GOAL):
        nothing(sheet)
        return
    begin(sheet)
    field(sheet, "card", CARDS[s.card])
    key(sheet, "target")
    if s.target == NONE:
        nothing(sheet)
    else:
        word(sheet, places[s.target])
    count(sheet, "steps", s.steps)
    end(sheet)


cdef void _write_offer(Sheet *sheet, const Rotterdam *s, int viewer, bint secrets) noexcept:
    """RO-7.6: a draft is the drafter's secret, an offer to one seat is read by two."""
    cdef bint sent = s.head.step != D_DRAFT
    cdef int i
    key(sheet, "offer")
    if s.head.over or s.head.step not in (D_DRAFT, D_ANSWER, D_PICK):
        nothing(sheet)
        return
    begin(sheet)
    count(sheet, "by", s.turn)
    key(sheet, "to")
    if not sent:
        nothing(sheet)
    elif s.to == ALL:
        word(sheet, b'"all"')
    else:
        number(sheet, s.to)
    key(sheet, "accepted")
    begin_list(sheet)
    for i in range(s.head.players):
        if s.accepted >> i & 1:
            number(sheet, i)
    end_list(sheet)
    if secrets or viewer == s.turn or (sent and (s.to == ALL or viewer == s.to)):
        counted(sheet, "given", PRODUCTS, s.given)
        counted(sheet, "wanted", PRODUCTS, s.wanted)
    end(sheet)


cdef void _write_settling(Sheet *sheet, const Rotterdam *s, tuple missions) noexcept:
    key(sheet, "settling")
    if s.head.step != D_SETTLE or s.head.over:
        nothing(sheet)
        return
    begin(sheet)
    count(sheet, "number", s.settling + 1)
    field(sheet, "mission", missions[s.seats[s.turn].missions[s.settling]])
    counted(sheet, "left", PRODUCTS, s.left)
    end(sheet)


cdef void _write_piles(
    Sheet *sheet, const Rotterdam *s, const Printed *e, tuple places,
) noexcept:
    """How many cards lie where; what is on top if products are open."""
    cdef int h
    key(sheet, "stacks")
    begin(sheet)
    for h in range(HARBOURS):
        word_key(sheet, harbour_name(e, places, h))
        number(sheet, s.stack_count[h])
    end(sheet)
    count(sheet, "missions", s.mission_left)
    count(sheet, "deck", s.deck_count)
    if e.open_products:
        key(sheet, "tops")
        begin(sheet)
        for h in range(HARBOURS):
            word_key(sheet, harbour_name(e, places, h))
            if s.stack_count[h]:
                word(sheet, PRODUCTS[s.stack[h][s.stack_count[h] - 1]])
            else:
                nothing(sheet)
        end(sheet)


cdef void _write_secrets(
    Sheet *sheet, const Rotterdam *s, const Printed *e, tuple places, tuple missions,
) noexcept:
    cdef int h
    key(sheet, "stacks")
    begin(sheet)
    for h in range(HARBOURS):
        word_key(sheet, harbour_name(e, places, h))
        _write_pile(sheet, PRODUCTS, s.stack[h], s.stack_count[h])
    end(sheet)
    key(sheet, "missions")
    _write_pile(sheet, missions, s.mission_pile, s.mission_left)
    key(sheet, "deck")
    _write_pile(sheet, CARDS, s.deck, s.deck_count)
    _write_known(sheet, s, e, places)
    count(sheet, "shuffles", s.head.shuffles)
    field(sheet, "generator", f'"{s.head.chance[0]:016x}{s.head.chance[1]:016x}"'.encode())


cdef void _write_pile(
    Sheet *sheet, tuple names, const unsigned char *items, int length,
) noexcept:
    cdef int i
    begin_list(sheet)
    for i in range(length - 1, -1, -1):
        word(sheet, names[items[i]])
    end_list(sheet)


cdef void _write_known(
    Sheet *sheet, const Rotterdam *s, const Printed *e, tuple places,
) noexcept:
    """Every viewer's bounds on what sets of other seats hold, as knowledge.pyx keeps them."""
    cdef int viewer, h, a, k, seat, bounds
    cdef int seats[8]
    cdef int others
    key(sheet, "known")
    begin_list(sheet)
    for viewer in range(s.head.players + 1):  # spectators last
        others = 0
        for seat in range(s.head.players):
            if seat != viewer:
                seats[others] = seat
                others += 1
        for h in range(HARBOURS):
            for a in range(1, 1 << others):
                if viewer == s.head.players:
                    bounds = s.known_to_all[h][a]
                else:
                    bounds = s.known[viewer][h][a]
                if not bounds:
                    continue
                begin(sheet)
                key(sheet, "viewer")
                if viewer == s.head.players:
                    nothing(sheet)
                else:
                    number(sheet, viewer)
                field(sheet, "harbour", harbour_name(e, places, h))
                key(sheet, "seats")
                begin_list(sheet)
                for k in range(others):
                    if a >> k & 1:
                        number(sheet, seats[k])
                end_list(sheet)
                key(sheet, "at_least")
                begin(sheet)
                for k in range(2):
                    if bounds >> 4 * k & 15:
                        word_key(sheet, PRODUCTS[e.product[h][k]])
                        number(sheet, bounds >> 4 * k & 15)
                end(sheet)
                end(sheet)
    end_list(sheet)
