"""What can never be: positions that no game could reach, refused with the reason."""
from emporion.errors import PositionError
from emporion.games.rotterdam import notation as words

from emporion.games.rotterdam.board cimport (
    ADVANTAGE, ALL, CARDS, CARGO, COLOURS, DECK_MAX, DRAWING, D_ANSWER, D_BACK, D_CALL, D_CARGO,
    D_DRAFT, D_FIRST, D_GOAL, D_LAUNCH, D_MISSION, D_PICK, D_SETTLE, D_STEER, D_TARGET, D_TRADE,
    D_TURN, EXTRA, FULFILLING, HARBOUR, HARBOURS, IN_HAND_MAX, JOKER, LAUNCHING, LOADS, LUCK,
    MISSIONS_MAX, NONE, PHASES, PRODUCTS, RAWS, SAILING, SETBACK, STACK_MAX, STEPS, STORM,
    THIEF, TRADING, UNLOADING, Printed, Rotterdam, Seat, backs, cards_held,
)

cdef dict PHASES_OF_STEP = {
    D_LAUNCH: (LAUNCHING,), D_CALL: (SAILING,), D_STEER: (SAILING,), D_FIRST: (SAILING,),
    D_TURN: (DRAWING, UNLOADING), D_TRADE: (TRADING,), D_DRAFT: (TRADING,), D_ANSWER: (TRADING,),
    D_PICK: (TRADING,), D_MISSION: (FULFILLING,), D_SETTLE: (FULFILLING,),
}


cdef void check_ranges(const Rotterdam *s, const Printed *e) except *:
    """What bytes may hold at all, so that the rest can be read safely."""
    cdef int i, h, who
    cdef bint fine = s.head.players == e.players and s.head.over <= 1 and s.head.step < STEPS
    fine = fine and s.head.actor < e.players and s.turn < e.players and s.master < e.players
    fine = fine and s.mover < e.players and s.colour < COLOURS and s.moving < e.positions
    fine = fine and s.phase < PHASES and s.card < CARDS and s.settling < IN_HAND_MAX
    fine = fine and (s.target == NONE or s.target < e.positions)
    fine = fine and (s.to == ALL or s.to < e.players)
    fine = fine and s.mission_left <= e.missions and s.deck_count <= DECK_MAX
    for who in range(e.players):
        fine = fine and s.seats[who].mission_count <= IN_HAND_MAX
        for i in range(IN_HAND_MAX):
            fine = fine and (s.seats[who].missions[i] < e.missions
                             or i >= s.seats[who].mission_count)
    if fine and s.head.step == D_SETTLE:
        fine = s.settling < s.seats[s.turn].mission_count
    for i in range(e.positions):
        fine = fine and (s.ship[i] == NONE or (s.ship[i] < e.players and s.load[i] < LOADS))
    for h in range(HARBOURS):
        fine = fine and s.stack_count[h] <= STACK_MAX
        for i in range(STACK_MAX):
            fine = fine and (s.stack[h][i] < PRODUCTS or i >= s.stack_count[h])
    for i in range(MISSIONS_MAX):
        fine = fine and (s.mission_pile[i] < e.missions or i >= s.mission_left)
    for i in range(DECK_MAX):
        fine = fine and (s.deck[i] < CARDS or i >= s.deck_count)
    if not fine:
        raise PositionError("a number is out of range")


cdef void check_possible(const Rotterdam *s, const Printed *e) except *:
    _check_ships(s, e)
    _check_raw(s, e)
    _check_products(s, e)
    _check_missions(s, e)
    _check_transport(s, e)
    _check_knowledge(s, e)
    _check_step(s, e)


cdef void _check_ships(const Rotterdam *s, const Printed *e) except *:
    cdef int i, h, k, who
    for i in range(e.positions):
        if e.kind[i] == HARBOUR and s.ship[i] != NONE:
            raise PositionError("ships in harbours are docked, not on the water: RO-9.11")
    for who in range(e.players):
        ships = s.seats[who].ships
        for i in range(e.positions):
            ships += s.ship[i] == who
        for h in range(HARBOURS):
            for k in range(LOADS):
                ships += s.docked[h][who][k]
        if ships != e.ships:
            raise PositionError(f"seats[{who + 1}] has {ships} ships, not {e.ships}: RO-1.1")
    for who in range(e.players):
        docked = sum(s.docked[h][who][k] for h in range(HARBOURS) for k in range(LOADS))
        unloaded = s.phase == UNLOADING and _has_acted(s, who)
        if docked and (unloaded or s.phase not in (SAILING, DRAWING, UNLOADING)):
            raise PositionError(f"seats[{who + 1}] has unloaded its ships by now: RO-6.1")


cdef bint _has_acted(const Rotterdam *s, int who) noexcept:
    """Whether the seat has had its turn in this phase."""
    cdef int players = s.head.players
    return (who + players - s.master) % players < (s.turn + players - s.master) % players


cdef void _check_raw(const Rotterdam *s, const Printed *e) except *:
    cdef int raw, i, h, who
    for raw in range(RAWS):
        units = s.stock[raw]
        for i in range(e.positions):
            units += s.load[i] == raw
        for h in range(HARBOURS):
            for who in range(e.players):
                units += s.docked[h][who][raw]
        if units != e.units[raw]:
            raise PositionError(f"there are {e.units[raw]} units of {words.RAWS[raw]}, "
                                f"but {units} are counted: RO-1.1")


cdef void _check_products(const Rotterdam *s, const Printed *e) except *:
    cdef int p, i, who
    for p in range(PRODUCTS):
        cards = s.spent[p]
        for who in range(e.players):
            cards += s.seats[who].products[p]
        for i in range(s.stack_count[e.home[p]]):
            cards += s.stack[e.home[p]][i] == p
        if cards != e.cards[p]:
            raise PositionError(f"there are {e.cards[p]} cards of {words.PRODUCTS[p]}, "
                                f"but {cards} are counted: RO-1.1")


cdef void _check_missions(const Rotterdam *s, const Printed *e) except *:
    cdef int i, who
    found = [s.mission_pile[i] for i in range(s.mission_left)]
    for who in range(e.players):
        points = 0
        for i in range(s.seats[who].mission_count):
            found.append(s.seats[who].missions[i])
        for i in range(e.missions):
            points += e.points[i] if s.fulfilled_by[i] == who else 0
        if points != s.seats[who].points:
            raise PositionError(f"seats[{who + 1}].points must be {points}: RO-10.1")
        if s.seats[who].mission_count < e.missions_in_hand and s.mission_left:
            raise PositionError(f"seats[{who + 1}] would have drawn a mission: RO-8.1")
    found += [i for i in range(e.missions) if s.fulfilled_by[i] != NONE]
    if sorted(found) != list(range(e.missions)):
        raise PositionError(f"each of the {e.missions} missions must be in one place: RO-1.1")


cdef void _check_transport(const Rotterdam *s, const Printed *e) except *:
    cdef int card, i, who
    for card in range(CARDS):
        cards = s.played[card]
        for who in range(e.players):
            cards += s.seats[who].cards[card]
            if card == ADVANTAGE or card == EXTRA:
                cards += s.seats[who].laid[card - ADVANTAGE]
        for i in range(s.deck_count):
            cards += s.deck[i] == card
        if cards != e.card_count[card]:
            raise PositionError(f"there are {e.card_count[card]} cards of {words.CARDS[card]}, "
                                f"but {cards} are counted: RO-1.1")
    if s.played[ADVANTAGE] or s.played[EXTRA]:
        raise PositionError("advantage cards are laid face up, never played: RO-9.7")
    for who in range(e.players):
        if cards_held(&s.seats[who]) > e.cards_in_hand:
            raise PositionError(f"seats[{who + 1}] holds more than {e.cards_in_hand} "
                                "transport cards: RO-5.1")
        if s.seats[who].owed and (s.phase != DRAWING or _has_acted(s, who)):
            raise PositionError(f"seats[{who + 1}].owed is drawn or lost in phase 3: RO-5.1")
        if s.seats[who].owed > e.ships:
            raise PositionError(f"seats[{who + 1}].owed is more than its ships: RO-5.1")


cdef void _check_knowledge(const Rotterdam *s, const Printed *e) except *:
    """Nobody can have seen what is not so."""
    cdef int h, a, who, side, p
    for viewer in [*range(e.players), None]:
        others = [who for who in range(e.players) if who != viewer]
        for h in range(HARBOURS):
            for a in range(1, 1 << len(others)):
                bounds = s.known_to_all[h][a] if viewer is None else s.known[<int>viewer][h][a]
                for side in range(2):
                    p = e.product[h][side]
                    held = sum(s.seats[<int>who].products[p]
                               for k, who in enumerate(others) if a >> k & 1)
                    if held < (bounds >> 4 * side & 15):
                        raise PositionError(f"known: {words.PRODUCTS[p]} was seen where it is not")


cdef void _check_step(const Rotterdam *s, const Printed *e) except *:
    cdef int step = s.head.step
    cdef const Seat *seat = &s.seats[s.turn]
    if s.head.round > e.end_rounds:
        raise PositionError(f"round {e.end_rounds} is the last one possible: RO-10.4")
    if s.offers > (e.offers if s.phase == TRADING else 0):
        raise PositionError("more offers were begun than are possible: RO-7.3")
    enough = any(s.seats[who].points >= e.end_points for who in range(e.players))
    if s.head.over:
        if s.phase != FULFILLING:
            raise PositionError("the game ends after a phase 6: RO-10.1")
        stacked = any(s.stack_count[h] for h in range(HARBOURS))
        if s.turn != s.master or s.head.actor != s.turn or s.fulfilled_now:
            raise PositionError("the game ends when everybody had their turn: RO-10.1")
        if not enough and stacked and s.head.round != e.end_rounds:
            raise PositionError("nothing has ended the game yet: RO-10.1, RO-10.4")
        return
    if enough and not (s.phase == FULFILLING and s.fulfilled_now):
        raise PositionError("the game is over after the phase in which points suffice: RO-10.1")
    if step in PHASES_OF_STEP and s.phase not in PHASES_OF_STEP[step]:
        raise PositionError(f"{words.DECISIONS[step]!r} is not asked in this phase: RO-2.1")
    if s.fulfilled_now and s.phase != FULFILLING:
        raise PositionError("fulfilled_now belongs to phase 6: RO-10.4")
    actor = s.turn
    if step in (D_STEER, D_FIRST):
        actor = s.mover
    elif step == D_ANSWER:
        actor = s.head.actor if s.to == ALL else s.to
        if actor == s.turn or s.accepted >> <int>actor & 1:
            raise PositionError("the seat that answers is one that was asked: RO-7.5")
    if s.head.actor != actor:
        raise PositionError(f"seat {actor} must be the actor now: N-1")
    if step in (D_DRAFT, D_ANSWER, D_PICK):
        _check_offer(s, e)
    if s.moved & ~(s.fleet[0] | s.fleet[1] | s.fleet[2] | s.fleet[3]):
        raise PositionError("sailing.moved must name ships on the water: RO-4.5")
    if step == D_CARGO and not s.played[CARGO]:
        raise PositionError("the card being played lies on the played pile: RO-9.10")
    if step == D_STEER and s.ship[s.moving] != s.mover:
        raise PositionError("sailing.moving must be a ship of the mover: RO-4.4")
    if step in (D_TARGET, D_BACK, D_GOAL):
        _check_card(s, e)
    if step == D_SETTLE:
        jokers = 0
        for p in range(PRODUCTS):
            if s.left[p] > e.needs[seat.missions[s.settling]][p]:
                raise PositionError("settling.left asks for more than the mission: RO-8.1")
            jokers += e.needs[seat.missions[s.settling]][p] - s.left[p]
        if jokers > s.played[JOKER] or not any(s.left[p] for p in range(PRODUCTS)):
            raise PositionError("settling.left must be what jokers have left to hand in: RO-9.6")


cdef bint _covers(const Rotterdam *s, const Printed *e, int who) noexcept:
    cdef int h
    for h in range(HARBOURS):
        if s.wanted[e.product[h][0]] + s.wanted[e.product[h][1]] > backs(e, &s.seats[who], h):
            return False
    return True


cdef void _check_offer(const Rotterdam *s, const Printed *e) except *:
    cdef int p
    for p in range(PRODUCTS):
        if s.given[p] > s.seats[s.turn].products[p]:
            raise PositionError("offer.given must be held by the one who offers: RO-7.4")
        if s.given[p] and s.wanted[p]:
            raise PositionError("no product is on both sides of an offer: RO-7.4")
    if not s.offers:
        raise PositionError("an offer counts when it is begun: RO-7.3")
    asked = range(e.players) if s.head.step == D_DRAFT or s.to == ALL else [s.to]
    if not any(_covers(s, e, who) for who in asked if who != s.turn):
        raise PositionError("by card backs nobody asked could hold what is wanted: RO-7.4")
    if s.head.step == D_DRAFT:
        if s.accepted:
            raise PositionError("nobody accepts what has not been sent: RO-7.5")
        return
    if not any(s.given[p] or s.wanted[p] for p in range(PRODUCTS)):
        raise PositionError("an offer that is sent is not empty: RO-7.4")
    if s.head.step == D_PICK and s.to != ALL:
        raise PositionError("the offerer picks after an offer to all: RO-7.5")
    for who in range(e.players):
        answered = s.head.step == D_PICK or (
            (who + e.players - s.turn) % e.players
            < (s.head.actor + e.players - s.turn) % e.players)
        if s.accepted >> <int>who & 1 and not answered:
            raise PositionError("seats answer in turn order: RO-7.5")
    if s.to == ALL and e.players < 3:
        raise PositionError("with two players there is no offer to all: RO-7.4")
    accepted = bin(s.accepted).count("1")
    if s.accepted >> s.turn & 1:
        raise PositionError("nobody accepts their own offer: RO-7.5")
    if (s.head.step == D_PICK) != (accepted > 1) and not (s.head.step == D_ANSWER and s.to == ALL):
        raise PositionError("the offerer picks when several accepted: RO-7.5")
    for who in range(e.players):
        if s.accepted >> <int>who & 1:
            for p in range(PRODUCTS):
                if s.wanted[p] > s.seats[<int>who].products[p]:
                    raise PositionError("who accepted must hold what is wanted: RO-7.5")


cdef void _check_card(const Rotterdam *s, const Printed *e) except *:
    if s.card in (CARGO, JOKER, ADVANTAGE, EXTRA):
        raise PositionError(f"{words.CARDS[s.card]} asks for no ship: RO-9.11")
    if not s.played[s.card]:
        raise PositionError("the card being played lies on the played pile: RO-9.10")
    if (s.steps > 0) != (s.card in (SETBACK, STORM)) or s.steps > 1 + (s.card == STORM):
        raise PositionError("card.steps are the channels still to go back: RO-9.3")
    if (s.head.step == D_BACK) and s.card not in (SETBACK, STORM):
        raise PositionError("only setback and storm move a ship back: RO-9.3")
    if (s.head.step == D_GOAL) and s.card != THIEF:
        raise PositionError("only the thief asks for a goal: RO-9.8")
    if s.head.step == D_TARGET:
        if s.steps and s.steps != 1 + (s.card == STORM):
            raise PositionError("card.steps are counted from the first step back: RO-9.4")
        if s.target != NONE and s.card != LUCK:
            raise PositionError("card.target is being chosen: RO-9.11")
    if s.target != NONE and s.ship[s.target] == NONE:
        raise PositionError("card.target must be a ship on the water: RO-9.11")
    if s.head.step in (D_BACK, D_GOAL) and s.target == NONE:
        raise PositionError("card.target must have been chosen: RO-9.11")
    if (s.card == THIEF or s.card == LUCK) and s.target != NONE and s.load[s.target] >= RAWS:
        raise PositionError("card.target must be loaded: RO-9.8")
