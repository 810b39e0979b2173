"""Positions and views: a state as a readable JSON document.

A view is written field by field from what the viewer may know (RO-11); restore.pyx reads positions
back. Piles are written top first.
"""
from emporion.games.rotterdam import notation as words

from emporion.games.rotterdam.board cimport (
    ALL, D_ANSWER, D_BACK, D_DRAFT, D_FIRST, D_GOAL, D_PICK, D_SETTLE, D_STEER, D_TARGET,
    HARBOURS, LOADS, NONE, RAWS, Printed, Rotterdam, Seat, backs, cards_held,
)
from emporion.games.rotterdam.knowledge cimport at_least
from emporion.table.kernel cimport NOBODY


cdef dict counted(tuple names, const unsigned char *counts):
    """Names with how many there are, the absent left out."""
    return {name: counts[i] for i, name in enumerate(names) if counts[i]}


cdef dict write_position(
    const Rotterdam *s, const Printed *e, list places, list missions, viewer, bint secrets,
):
    harbours = [places[e.harbour_at[i]] for i in range(HARBOURS)]
    doc = {
        "round": s.head.round,
        "phase": words.PHASES[s.phase],
        "decision": "over" if s.head.over else words.DECISIONS[s.head.step],
        "actor": s.head.actor,
        "turn": s.turn,
        "master": s.master,
        "over": bool(s.head.over),
        "offers": s.offers,
        "fulfilled_now": bool(s.fulfilled_now),
        "seats": [_write_seat(s, e, i, harbours, missions, viewer, secrets)
                  for i in range(s.head.players)],
        "water": [{"at": places[i], "owner": s.ship[i], "load": words.LOADS[s.load[i]]}
                  for i in range(e.positions) if s.ship[i] != NONE],
        "docked": [{"harbour": harbours[h], "owner": i, "load": words.LOADS[k],
                    "count": s.docked[h][i][k]}
                   for h in range(HARBOURS) for i in range(s.head.players)
                   for k in range(LOADS) if s.docked[h][i][k]],
        "stock": {words.RAWS[i]: s.stock[i] for i in range(RAWS)},
        "spent": counted(words.PRODUCTS, s.spent),
        "fulfilled": [{"mission": missions[i], "seat": s.fulfilled_by[i]}
                      for i in range(e.missions) if s.fulfilled_by[i] != NONE],
        "played": counted(words.CARDS, s.played),
        "sailing": _write_sailing(s, e, places),
        "card": _write_card(s, places),
        "offer": _write_offer(s, viewer, secrets),
        "settling": None,
    }
    if s.head.step == D_SETTLE and not s.head.over:
        doc["settling"] = {
            "number": s.settling + 1,
            "mission": missions[s.seats[s.turn].missions[s.settling]],
            "left": counted(words.PRODUCTS, s.left),
        }
    if secrets:
        doc |= _write_secrets(s, e, harbours, missions)
    else:
        doc["stacks"] = {harbours[h]: s.stack_count[h] for h in range(HARBOURS)}
        doc["missions"] = s.mission_left
        doc["deck"] = s.deck_count
        if e.open_products:
            doc["tops"] = {
                harbours[h]: words.PRODUCTS[s.stack[h][s.stack_count[h] - 1]]
                if s.stack_count[h] else None for h in range(HARBOURS)}
    return doc


cdef dict _write_seat(
    const Rotterdam *s, const Printed *e, int who, list harbours, list missions, viewer,
    bint secrets,
):
    cdef const Seat *seat = &s.seats[who]
    cdef bint open_ = secrets or viewer == who or s.head.over
    doc = {
        "ships": seat.ships,
        "backs": {harbours[h]: backs(e, seat, h) for h in range(HARBOURS)},
        "transport_cards": cards_held(seat),
        "mission_cards": seat.mission_count,
        "laid": counted(("advantage", "extra"), seat.laid),
        "owed": seat.owed,
        "points": seat.points,
    }
    if open_:
        doc["products"] = counted(words.PRODUCTS, seat.products)
        doc["transport"] = counted(words.CARDS, seat.cards)
    else:
        doc["known"] = _write_known_hand(s, e, NOBODY if viewer is None else viewer, who)
    if open_ or e.open_missions:
        doc["missions"] = [missions[seat.missions[i]] for i in range(seat.mission_count)]
    return doc


cdef dict _write_known_hand(const Rotterdam *s, const Printed *e, int viewer, int who):
    """Products the viewer has seen the seat hold, and that it must still have."""
    found = {words.PRODUCTS[e.product[h][side]]: at_least(s, viewer, who, h, side)
             for h in range(HARBOURS) for side in range(2)}
    return {name: count for name, count in found.items() if count}


cdef object _write_sailing(const Rotterdam *s, const Printed *e, list places):
    if s.head.over or s.head.step not in (D_FIRST, D_STEER):
        return None
    return {
        "colour": words.COLOURS[s.colour],
        "mover": s.mover,
        "moved": [places[i] for i in range(e.positions) if s.moved >> i & 1],
        "moving": places[s.moving] if s.head.step == D_STEER else None,
    }


cdef object _write_card(const Rotterdam *s, list places):
    if s.head.over or s.head.step not in (D_TARGET, D_BACK, D_GOAL):
        return None
    return {
        "card": words.CARDS[s.card],
        "target": None if s.target == NONE else places[s.target],
        "steps": s.steps,
    }


cdef object _write_offer(const Rotterdam *s, viewer, bint secrets):
    """RO-7.6: a draft is the drafter's secret, an offer to one seat is read by two."""
    if s.head.over or s.head.step not in (D_DRAFT, D_ANSWER, D_PICK):
        return None
    cdef bint sent = s.head.step != D_DRAFT
    doc = {
        "by": s.turn,
        "to": None if not sent else "all" if s.to == ALL else s.to,
        "accepted": [i for i in range(s.head.players) if s.accepted >> i & 1],
    }
    if secrets or viewer == s.turn or (sent and (s.to == ALL or viewer == s.to)):
        doc["given"] = counted(words.PRODUCTS, s.given)
        doc["wanted"] = counted(words.PRODUCTS, s.wanted)
    return doc


cdef dict _write_secrets(const Rotterdam *s, const Printed *e, list harbours, list missions):
    return {
        "stacks": {harbours[h]: [words.PRODUCTS[s.stack[h][i]]
                                 for i in range(s.stack_count[h] - 1, -1, -1)]
                   for h in range(HARBOURS)},
        "missions": [missions[s.mission_pile[i]] for i in range(s.mission_left - 1, -1, -1)],
        "deck": [words.CARDS[s.deck[i]] for i in range(s.deck_count - 1, -1, -1)],
        "known": _write_known(s, e, harbours),
        "shuffles": s.head.shuffles,
        "generator": f"{s.head.chance[0]:016x}{s.head.chance[1]:016x}",
    }


cdef list _write_known(const Rotterdam *s, const Printed *e, list harbours):
    """Every viewer's bounds on what sets of other seats hold, as knowledge.pyx keeps them."""
    known = []
    for viewer in [*range(s.head.players), None]:
        seats = [i for i in range(s.head.players) if i != viewer]
        for h in range(HARBOURS):
            for a in range(1, 1 << len(seats)):
                bounds = s.known_to_all[h][a] if viewer is None else s.known[<int>viewer][h][a]
                if bounds:
                    least = {words.PRODUCTS[e.product[h][0]]: bounds & 15,
                             words.PRODUCTS[e.product[h][1]]: bounds >> 4}
                    known.append({
                        "viewer": viewer, "harbour": harbours[h],
                        "seats": [seat for k, seat in enumerate(seats) if a >> k & 1],
                        "at_least": {name: count for name, count in least.items() if count},
                    })
    return known
