"""Reading a position document back into a state; possible.pyx refuses what can never be."""
from libc.string cimport memset

from emporion.errors import PositionError, brief
from emporion.games.rotterdam import notation as words
from emporion.table.reader import Reader, generator_words

from emporion.games.rotterdam.board cimport (
    ALL, DECK_MAX, D_ANSWER, D_BACK, D_DRAFT, D_FIRST, D_GOAL, D_LAUNCH, D_PICK, D_SETTLE,
    D_STEER, D_TARGET, HARBOURS, IN_HAND_MAX, MISSIONS_MAX, NONE, POSITIONS_MAX, SEATS,
    STACK_MAX, Printed, Rotterdam, Seat, backs, cards_held, put_ship,
)
from emporion.games.rotterdam.possible cimport check_possible

TOP = (
    "format", "game", "players", "options", "edition", "edition_hash", "round", "phase", "decision",
    "actor", "turn", "master", "over", "offers", "fulfilled_now", "seats", "water", "docked",
    "stock", "spent", "fulfilled", "played", "sailing", "card", "offer", "settling", "stacks",
    "missions", "deck", "known", "shuffles", "generator",
)


cdef void read_counts(unsigned char *counts, doc, tuple names, int most) except *:
    doc.only(names)
    for i, name in enumerate(names):
        counts[i] = doc.whole(name, 0, most) if name in doc.doc else 0


cdef void read_position(
    Rotterdam *s, const Printed *e, list places, list missions, dict doc,
) except *:
    cdef int i, step
    cdef int players = e.players
    harbours = [places[e.harbour_at[i]] for i in range(HARBOURS)]
    memset(s, 0, sizeof(Rotterdam))
    top = Reader(doc)
    top.only(TOP)
    s.head.players = players
    s.head.round = top.whole("round", 1, 255)
    s.head.over = top.flag("over")
    s.head.shuffles = top.whole("shuffles", 0, 60000)
    _read_generator(s, top.get("generator"))
    s.phase = top.word("phase", words.PHASES)
    s.head.step = D_LAUNCH
    if not (s.head.over and top.get("decision") == "over"):
        s.head.step = top.word("decision", words.DECISIONS)
    s.head.actor = top.whole("actor", 0, players - 1)
    s.turn = top.whole("turn", 0, players - 1)
    s.master = top.whole("master", 0, players - 1)
    s.offers = top.whole("offers", 0, 255)
    s.fulfilled_now = top.flag("fulfilled_now")
    for i, seat in enumerate(top.entries("seats", players)):
        _read_seat(&s.seats[i], e, seat, harbours, missions)
    _read_water(s, e, top, places, harbours)
    read_counts(s.stock, top.inner("stock"), words.RAWS, 30)
    read_counts(s.spent, top.inner("spent"), words.PRODUCTS, 15)
    read_counts(s.played, top.inner("played"), words.CARDS, DECK_MAX)
    _read_piles(s, e, top, harbours, missions)
    _read_known(s, e, top.entries("known", None, 600), harbours)
    step = -1 if s.head.over else s.head.step
    _read_sailing(s, top, places, step)
    _read_card(s, top, places, step)
    _read_offer(s, e, top, step)
    _read_settling(s, e, top, missions, step)
    check_possible(s, e)


cdef void _read_generator(Rotterdam *s, text) except *:
    s.head.chance[0], s.head.chance[1] = generator_words(text)


cdef void _read_seat(Seat *seat, const Printed *e, doc, list harbours, list missions) except *:
    doc.only(("ships", "backs", "transport_cards", "mission_cards", "laid", "owed", "points",
              "products", "transport", "missions"))
    seat.ships = doc.whole("ships", 0, e.ships)
    seat.owed = doc.whole("owed", 0, POSITIONS_MAX)
    seat.points = doc.whole("points", 0, 255)
    read_counts(seat.products, doc.inner("products"), words.PRODUCTS, 15)
    read_counts(seat.cards, doc.inner("transport"), words.CARDS, e.cards_in_hand)
    read_counts(seat.laid, doc.inner("laid"), ("advantage", "extra"), DECK_MAX)
    memset(seat.missions, NONE, IN_HAND_MAX)
    held = doc.words("missions", missions, None, None, e.missions_in_hand)
    for i, mission in enumerate(held):
        seat.missions[i] = mission
    seat.mission_count = len(held)
    counts = {harbours[h]: backs(e, seat, h) for h in range(HARBOURS)}
    if (doc.get("backs"), doc.get("transport_cards"), doc.get("mission_cards")) != (
            counts, cards_held(seat), len(held)):
        raise PositionError(f"{doc.path}: backs, transport_cards and mission_cards must count "
                            "the cards in hand")


cdef void _read_water(Rotterdam *s, const Printed *e, top, list places, list harbours) except *:
    cdef int at, harbour, owner, load
    memset(s.ship, NONE, POSITIONS_MAX)
    memset(s.load, NONE, POSITIONS_MAX)
    for ship in top.entries("water"):
        ship.only(("at", "owner", "load"))
        at = ship.word("at", places)
        if s.ship[at] != NONE:
            raise PositionError(f"{ship.path}: two ships on {places[at]}: RO-4.3")
        owner = ship.whole("owner", 0, e.players - 1)
        put_ship(s, at, owner, ship.word("load", words.LOADS))
    for ship in top.entries("docked"):
        ship.only(("harbour", "owner", "load", "count"))
        harbour = ship.word("harbour", harbours)
        owner = ship.whole("owner", 0, e.players - 1)
        load = ship.word("load", words.LOADS)
        if s.docked[harbour][owner][load]:
            raise PositionError(f"{ship.path}: such ships are listed already")
        s.docked[harbour][owner][load] = ship.whole("count", 1, e.ships)


cdef void _read_piles(Rotterdam *s, const Printed *e, top, list harbours, list missions) except *:
    cdef int h, i
    memset(s.stack, NONE, sizeof(s.stack))
    memset(s.mission_pile, NONE, MISSIONS_MAX)
    memset(s.fulfilled_by, NONE, MISSIONS_MAX)
    memset(s.deck, NONE, DECK_MAX)
    stacks = top.inner("stacks")
    stacks.only(harbours)
    for h in range(HARBOURS):
        own = [words.PRODUCTS[e.product[h][i]] for i in range(2)]
        stack = stacks.words(harbours[h], own, None, None, STACK_MAX)
        for i, side in enumerate(reversed(stack)):
            s.stack[h][i] = e.product[h][<int>side]
        s.stack_count[h] = len(stack)
    pile = top.words("missions", missions, None, None, MISSIONS_MAX)
    for i, mission in enumerate(reversed(pile)):
        s.mission_pile[i] = mission
    s.mission_left = len(pile)
    for entry in top.entries("fulfilled"):
        entry.only(("mission", "seat"))
        s.fulfilled_by[<int>entry.word("mission", missions)] = entry.whole("seat", 0, e.players - 1)
    deck = top.words("deck", words.CARDS, None, None, DECK_MAX)
    for i, card in enumerate(reversed(deck)):
        s.deck[i] = card
    s.deck_count = len(deck)


cdef void _read_known(Rotterdam *s, const Printed *e, entries, list harbours) except *:
    cdef int harbour, which, first, second
    for entry in entries:
        entry.only(("viewer", "harbour", "seats", "at_least"))
        viewer = None
        if entry.get("viewer") is not None:
            viewer = entry.whole("viewer", 0, e.players - 1)
        harbour = entry.word("harbour", harbours)
        others = [seat for seat in range(e.players) if seat != viewer]
        seats = entry.list("seats", None, SEATS)
        if not seats or any(seat not in others for seat in seats) or seats != sorted(set(seats)):
            raise PositionError(f"{entry.path}.seats must list seats other than the viewer's")
        which = sum(1 << others.index(seat) for seat in seats)
        least = entry.inner("at_least")
        names = [words.PRODUCTS[e.product[harbour][i]] for i in range(2)]
        least.only(names)
        first = least.whole(names[0], 1, 15) if names[0] in least.doc else 0
        second = least.whole(names[1], 1, 15) if names[1] in least.doc else 0
        if viewer is None:
            s.known_to_all[harbour][which] = first | second << 4
        else:
            s.known[<int>viewer][harbour][which] = first | second << 4


cdef object in_progress(top, str key, tuple steps, int step):
    """The part of the document that belongs to a decision: there exactly while it is asked."""
    value = top.get(key)
    if (value is not None) != (step in steps):
        raise PositionError(f"{key} must {'' if step in steps else 'not '}be given now")
    return None if value is None else top.inner(key)


cdef void _read_sailing(Rotterdam *s, top, list places, int step) except *:
    doc = in_progress(top, "sailing", (D_FIRST, D_STEER), step)
    if doc is None:
        return
    doc.only(("colour", "mover", "moved", "moving"))
    s.colour = doc.word("colour", words.COLOURS)
    s.mover = doc.whole("mover", 0, s.head.players - 1)
    for position in doc.words("moved", places):
        s.moved |= <unsigned int>1 << <int>position
    if (doc.get("moving") is None) != (step == D_FIRST):
        raise PositionError("sailing.moving names the ship being steered, and only then: RO-4.4")
    if step == D_STEER:
        s.moving = doc.word("moving", places)


cdef void _read_card(Rotterdam *s, top, list places, int step) except *:
    doc = in_progress(top, "card", (D_TARGET, D_BACK, D_GOAL), step)
    if doc is not None:
        doc.only(("card", "target", "steps"))
        s.card = doc.word("card", words.CARDS)
        s.target = doc.word("target", places, NONE)
        s.steps = doc.whole("steps", 0, 2)


cdef void _read_offer(Rotterdam *s, const Printed *e, top, int step) except *:
    doc = in_progress(top, "offer", (D_DRAFT, D_ANSWER, D_PICK), step)
    if doc is None:
        return
    doc.only(("by", "to", "accepted", "given", "wanted"))
    if doc.get("by") != s.turn:
        raise PositionError("offer.by must be the seat whose turn it is: RO-7.3")
    read_counts(s.given, doc.inner("given"), words.PRODUCTS, 15)
    read_counts(s.wanted, doc.inner("wanted"), words.PRODUCTS, 15)
    if step == D_DRAFT:
        if doc.get("to") is not None:
            raise PositionError("offer.to is chosen when the draft is sent: RO-7.4")
    elif doc.get("to") == "all":
        s.to = ALL
    else:
        s.to = doc.whole("to", 0, e.players - 1)
    for seat in doc.list("accepted", None, SEATS):
        if isinstance(seat, bool) or seat not in range(e.players):
            raise PositionError(f"offer.accepted must list seats, not {brief(seat)}")
        s.accepted |= 1 << <int>seat


cdef void _read_settling(Rotterdam *s, const Printed *e, top, list missions, int step) except *:
    doc = in_progress(top, "settling", (D_SETTLE,), step)
    if doc is None:
        return
    doc.only(("number", "mission", "left"))
    s.settling = doc.whole("number", 1, IN_HAND_MAX) - 1
    if s.settling >= s.seats[s.turn].mission_count:
        raise PositionError("settling.number must be a mission in hand: RO-8.2")
    if missions[s.seats[s.turn].missions[s.settling]] != doc.get("mission"):
        raise PositionError("settling.mission must be the mission of that number")
    read_counts(s.left, doc.inner("left"), words.PRODUCTS, 15)
