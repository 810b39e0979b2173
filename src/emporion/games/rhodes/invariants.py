"""What holds after every decision of Rhodes and The Colossus, read off the position document.

Each law below yields a sentence for everything that breaks it, so a sound position yields none.
The numbers come from the edition, never from the engine: these laws are a second opinion on it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from emporion.table.events import Event
from emporion.table.kernel import Game

Document = dict[str, Any]

PRODUCTS = ("wine", "milk", "olives", "grain")
GOODS = (*PRODUCTS, "gold", "bronze")
OWN_PLACES = ("farm", "zeus")
BONUS_ROWS = 9


def breaches(
    game: Game, before: Document | None, after: Document, events: list[Event]
) -> Iterator[str]:
    """Everything wrong with a position, and with how it came from the one before."""
    yield from contradictions(game, after)
    for law in STORY_LAWS if game.name == "rhodes" else STORY_LAWS + COLOSSUS_STORY_LAWS:
        yield from law(game, after)
    if before is not None:
        yield from ledger(before, after, events)
        yield from one_way(before, after)


def contradictions(game: Game, position: Document) -> Iterator[str]:
    """Everything on the table that contradicts itself.

    A position somebody sets up may leave out how it came about (who built the statue, who placed
    the chips); a position of a game that was played may not.
    """
    for law in LAWS if game.name == "rhodes" else LAWS + COLOSSUS_LAWS:
        yield from law(game, position)


# --- tiles -----------------------------------------------------------------------------------


def farmlands_accounted_for(game: Game, position: Document) -> Iterator[str]:
    """RH-1.3, CO-1.5: a farmland tile is for sale or on an estate."""
    data = game.edition.data
    printed: Counter[tuple[str, int]] = Counter()
    for row in data["farmland"] + data.get("new_farmland", []):
        if row.get("players", 2) <= game.players:
            printed[row["product"], row["price"]] += row["count"]
    found: Counter[tuple[str, int]] = Counter()
    for row in position["for_sale"]["farmland"]:
        found[row["product"], row["price"]] += row["count"]
    for seat in position["seats"]:
        found.update((tile["product"], tile["price"]) for tile in seat["farmland"])
    if +found != +printed:
        yield f"RH-1.3: farmlands {dict(found)}, printed are {dict(printed)}"


def developments_accounted_for(game: Game, position: Document) -> Iterator[str]:
    """RH-1.3, CO-1.4: a development tile is for sale or on an estate."""
    data = game.edition.data
    printed = Counter({row["tile"]: row["count"] for row in data["development"]})
    if game.name == "colossus":
        del printed["irrigation"]
        printed.update({row["tile"]: row["count"] for row in data["new_development"]})
    found = Counter(position["for_sale"]["development"])
    for seat in position["seats"]:
        found.update(seat["development"])
    if +found != +printed:
        yield f"RH-1.3: development tiles {dict(found)}, printed are {dict(printed)}"


def one_development_of_a_type(game: Game, position: Document) -> Iterator[str]:
    """RH-9.2, CO-5: all Demeters are one type, and so are all irrigations."""
    for number, seat in enumerate(position["seats"]):
        types = Counter(tile.split()[0] for tile in seat["development"])
        for kind, count in types.items():
            if count > 1:
                yield f"RH-9.2: seat {number} owns {count} tiles of type {kind}"


def assignments_accounted_for(game: Game, position: Document) -> Iterator[str]:
    """RH-1.1, RH-7.5, RH-7.8: all but one of each category, I on top, are seen or in the stack."""
    listed = Counter(row["category"] for row in game.edition.data["assignment"])
    in_play = position["seen"] + position["stack"]
    categories = [tile.split("-")[0] for tile in in_play]
    if len(set(in_play)) != len(in_play) or categories != sorted(categories, key=len):
        yield f"RH-1.1: assignments {in_play}"
    if Counter(categories) != Counter({name: count - 1 for name, count in listed.items()}):
        yield f"RH-1.1: assignments by category {dict(Counter(categories))}"
    plazas = [tile for tile in position["plazas"] if tile]
    if sorted(plazas + position["fulfilled"]) != sorted(position["seen"]):
        yield f"RH-7.8: plazas {plazas} and fulfilled {position['fulfilled']} are not those seen"
    if len(plazas) < 3 and position["stack"]:
        yield "RH-7.8: a plaza is empty while the stack has tiles"
    if sum(seat["assignments"] for seat in position["seats"]) != len(position["fulfilled"]):
        yield "RH-7.5: the seats' assignments are not those fulfilled"


# --- ships -----------------------------------------------------------------------------------


def egyptian_ships_accounted_for(game: Game, position: Document) -> Iterator[str]:
    """RH-1.6, RH-2.6: each lies in the lane, in the pile, in the discards or is shown."""
    printed: list[str] = []
    for row in game.edition.data["ship"]:
        printed += [" ".join(row["goods"])] * row["count"]
    afloat = [ship["ship"] for ship in position["harbour"] if ship["owner"] is None]
    shown = [position["next_ship"]] if position["next_ship"] else []
    found = afloat + shown + position["pile"] + position["discards"]
    if len(set(found)) != len(found):
        yield f"RH-1.6: an Egyptian ship is in two places: {found}"
    if sorted(name.split(" #")[0] for name in found) != sorted(printed):
        yield f"RH-1.6: the Egyptian ships are {found}"


def fleets_accounted_for(game: Game, position: Document) -> Iterator[str]:
    """RH-1.4, RH-1.5, RH-6.4: a ship is at home, in the lane, or the large one still for sale."""
    players = game.edition.data["players"]
    column = game.players - 2
    large = players["large_ship"][column]
    lengths = players["fleet"][column] + ([large] if large else [])
    for number, seat in enumerate(position["seats"]):
        if [ship["length"] for ship in seat["ships"]] != lengths:
            yield f"RH-1.4: seat {number} has ships {seat['ships']}"
        for slot, ship in enumerate(seat["ships"], start=1):
            here = [
                afloat
                for afloat in position["harbour"]
                if (afloat["owner"], afloat["ship"]) == (number, slot)
            ]
            if len(here) != (ship["at"] == "harbour"):
                yield f"RH-6.4: ship {slot} of seat {number} is {ship['at']}, {len(here)} afloat"
            if any(len(afloat["goods"]) != ship["length"] for afloat in here):
                yield f"RH-1.4: ship {slot} of seat {number} has another length in the harbour"
            if ship["at"] == "for sale" and not (large and slot == len(lengths)):
                yield f"RH-1.5: ship {slot} of seat {number} is for sale"


def lane_is_in_order(game: Game, position: Document) -> Iterator[str]:
    """RH-6.2 to RH-6.4: nose to tail from the entrance, nothing left beside the warehouses."""
    lane = _lane(game)
    square = 1
    settled = position["decision"] != "overflow"
    for ship in position["harbour"]:
        if ship["square"] != square and (settled or square <= lane):
            yield f"RH-6.2: a ship lies on square {ship['square']} instead of {square}"
        square = ship["square"] + len(ship["goods"])
        if settled and ship["square"] > lane:
            yield f"RH-6.4: a ship lies wholly beside the warehouses, on square {ship['square']}"
        beside = max(0, square - 1 - lane)  # the bow lies furthest in
        if settled and any(ship["goods"][:beside]):
            yield f"RH-6.3: goods beside the warehouses on the ship at {ship['square']}"


def cargo_belongs_aboard(game: Game, position: Document) -> Iterator[str]:
    """RH-5.4, RH-1.6: players ship products; Egyptian ships carry what is printed, or less."""
    for ship in position["harbour"]:
        if ship["owner"] is not None:
            allowed: list[Any] = [PRODUCTS] * len(ship["goods"])
        else:
            allowed = [(good,) for good in ship["ship"].split(" #")[0].split()]
        if len(allowed) != len(ship["goods"]) or any(
            good is not None and good not in there
            for good, there in zip(ship["goods"], allowed, strict=False)
        ):
            yield f"RH-1.6: ship {ship['ship']} carries {ship['goods']}"


def gold_lies_in_the_harbour(game: Game, position: Document) -> Iterator[str]:
    """RH-1.6, RH-2.5, RH-2.6: enough gold, or no ship is left that could bring more."""
    if position["phase"] not in ("setup", "sequence"):
        return
    floor = game.edition.data["harbour"]["gold_floor"]
    gold = sum(ship["goods"].count("gold") for ship in position["harbour"])
    if gold < floor and (position["next_ship"] or position["pile"]):
        yield f"RH-2.5: {gold} gold in the harbour after the gold phase"


# --- stores ----------------------------------------------------------------------------------


def estates_hold_what_fits(game: Game, position: Document) -> Iterator[str]:
    """RH-3.2, RH-3.3."""
    capacity = game.edition.data["estate"]["farmland_capacity"]
    for number, seat in enumerate(position["seats"]):
        for tile in seat["farmland"]:
            if not 0 <= tile["units"] <= capacity:
                yield f"RH-3.2: {tile['units']} units on a farmland of seat {number}"
        if seat["barn"] and "barn" not in seat["development"]:
            yield f"RH-3.3: seat {number} stores units without a barn"
        for product in seat["barn"]:
            if product not in (tile["product"] for tile in seat["farmland"]):
                yield f"RH-3.3: seat {number} stores {product} without a farmland of it"
        if len(set(seat["barn"])) != len(seat["barn"]):
            yield f"RH-3.3: the barn of seat {number} holds {seat['barn']}"


def warehouses_hold_what_fits(game: Game, position: Document) -> Iterator[str]:
    """RH-3.6, RH-3.7: overfull only while its owner is asked what to discard."""
    most = game.edition.data["estate"]["warehouse"]
    for number, seat in enumerate(position["seats"]):
        goods = sum(seat["warehouse"].values())
        asked = position["decision"] == "overflow" and position["actor"] == number
        if (goods > most) != asked:
            yield f"RH-3.6: {goods} goods in the warehouse of seat {number}"
        if any(count < 1 for count in seat["warehouse"].values()):
            yield f"RH-3.6: the warehouse of seat {number} holds {seat['warehouse']}"
        if "bronze" in seat["warehouse"] and game.name != "colossus":
            yield f"RH-3.6: seat {number} has bronze in Rhodes"


def nobody_owes(game: Game, position: Document) -> Iterator[str]:
    """Money and victory points are never negative."""
    for number, seat in enumerate(position["seats"]):
        if seat["money"] < 0 or seat["vp"] < 0:
            yield f"seat {number} has {seat['money']} dr and {seat['vp']} VP"


# --- the round -------------------------------------------------------------------------------


def chips_accounted_for(game: Game, position: Document) -> Iterator[str]:
    """RH-1.2, RH-2.7, RH-4.1, CO-3.1: two chips a production, on fields of their own."""
    values = [chip["value"] for chip in position["chips"]]
    if values != game.edition.data["production"]["chips"]:
        yield f"RH-1.2: the chips are {values}"
    fields = [chip["field"] for chip in position["chips"] if chip["field"]]
    markers = _markers(position)
    producing = position["decision"] == "produce"
    at = position["action"].get("at")
    first = 2 * markers["production"]
    again = markers["extra"]
    if producing and at == "production":
        first -= 2 - position["action"].get("done", 0)
    if producing and at == "extra":
        again -= 1
    if len(fields) != first + again or len(set(fields)) != first:
        yield f"RH-4.1: chips on {fields} after {first} first chips and {again} extra ones"


def markers_accounted_for(game: Game, position: Document) -> Iterator[str]:
    """RH-2.2, RH-2.4, RH-2.7, RH-7.9: whose turn was gets a marker down, one to a space."""
    spaces = _spaces(game)
    for place, count in _markers(position).items():
        if place in ("forfeited", *OWN_PLACES):
            continue
        if place == "harbour" and position["last_round"]:
            continue
        if count > spaces.get(place, 0):
            yield f"RH-2.4: {count} markers at {place}"
    turn_row = position["seats"][position["turn"]]["row"]
    for number, seat in enumerate(position["seats"]):
        down = sum(marker != "held" for marker in seat["markers"])
        if seat["markers"][0] == "held" and down:
            yield f"RH-2.2: seat {number} placed its second marker first"
        if any(seat["markers"] == [place, place] for place in OWN_PLACES):
            yield f"RH-2.4: seat {number} used {seat['markers'][0]} twice"
        if position["phase"] in ("setup", "sequence"):
            due = 0
        elif position["phase"] == "gold" or position["over"]:
            due = 2
        else:
            acted = seat["row"] < turn_row or (
                number == position["turn"] and position["decision"] != "place"
            )
            due = position["marker"] - 1 + acted
        if down != due:
            yield f"RH-2.2: seat {number} has placed {down} markers instead of {due}"


def rows_accounted_for(game: Game, position: Document) -> Iterator[str]:
    """RH-1.7, RH-2.8: a row holds one turn marker; rows are chosen from the bottom upwards."""
    rows = [seat["row"] for seat in position["seats"]]
    chosen = [seat["next_row"] for seat in position["seats"] if seat["next_row"]]
    if len(set(rows)) != len(rows) or not set(rows) <= {1, 2, 3, 4, 5}:
        yield f"RH-1.7: turn markers on rows {rows}"
    if len(set(chosen)) != len(chosen) or not set(chosen) <= {1, 2, 3, 4, 5}:
        yield f"RH-2.8: rows {chosen} are chosen"
    if chosen and position["phase"] != "sequence":
        yield f"RH-2.8: rows {chosen} are chosen outside the sequence phase"
    if position["phase"] == "sequence":
        turn_row = position["seats"][position["turn"]]["row"]
        for number, seat in enumerate(position["seats"]):
            if (seat["next_row"] is not None) != (seat["row"] > turn_row):
                yield f"RH-2.8: seat {number} on row {seat['row']} chose {seat['next_row']}"


def the_right_seat_is_asked(game: Game, position: Document) -> Iterator[str]:
    """N-1, RH-3.7: only overflow asks a player whose turn it is not."""
    if position["actor"] != position["turn"] and position["decision"] != "overflow":
        yield f"N-1: {position['decision']} asks seat {position['actor']} out of turn"
    if (position["decision"] == "over") != position["over"]:
        yield f"N-1: {position['decision']} is asked, over is {position['over']}"


def the_end_is_announced(game: Game, position: Document) -> Iterator[str]:
    """RH-11.1, RH-11.5, CO-6.1: the last round has a cause, and a cause makes it the last."""
    last = game.edition.data["round"]["last"]
    causes = {
        "plaza": None in position["plazas"],
        "round": position["round"] == last,
        "statue": "builder" in position
        and position["builder"] == game.edition.data["site"]["parts"],
    }
    named = position["last_round"]
    if any(causes.values()) != (named is not None) or (named and not causes[named]):
        yield f"RH-11.1: the last round is {named}, the causes are {causes}"
    if position["round"] > last:
        yield f"RH-11.5: round {position['round']}"
    if named and position["phase"] in ("gold", "sequence"):
        yield f"RH-11.1: phase {position['phase']} in the last round"
    if position["over"] and not named:
        yield "RH-11.1: the game is over without a last round"


# --- The Colossus ----------------------------------------------------------------------------


def the_statue_is_no_higher_than_it_can_be(game: Game, position: Document) -> Iterator[str]:
    """CO-2.1, CO-2.7."""
    if not 0 <= position["builder"] <= game.edition.data["site"]["parts"]:
        yield f"CO-2.1: {position['builder']} parts"


def zeus_serves_its_owner(game: Game, position: Document) -> Iterator[str]:
    """CO-5.3."""
    for number, seat in enumerate(position["seats"]):
        if "zeus" in seat["markers"] and "zeus" not in seat["development"]:
            yield f"CO-5.3: seat {number} placed a marker on a Zeus it does not own"


def the_statue_grows(game: Game, position: Document) -> Iterator[str]:
    """CO-2.4, CO-2.6, CO-2.7: every part moved somebody's marker up, until it stands on row 9."""
    built = position["builder"]
    climbed = [seat["bonus_row"] for seat in position["seats"]]
    arriving = position["decision"] == "overflow" and position["then"] == "bonus"
    exact = BONUS_ROWS not in climbed
    if not (sum(climbed) == built - arriving or (not exact and sum(climbed) < built)):
        yield f"CO-2.6: {built} parts, Colossus markers on {climbed}"
    if any(row > BONUS_ROWS for row in climbed):
        yield f"CO-2.6: Colossus markers on {climbed}"


def the_temple_keeps_count(game: Game, position: Document) -> Iterator[str]:
    """CO-1.2, CO-4.1, CO-4.3."""
    printed, temple = game.edition.data["new_temple"], position["temple"]
    if not 0 <= temple["tiles"] <= len(printed["tiles"]):
        yield f"CO-4.1: {temple['tiles']} temple tiles"
    if not 0 <= temple["bronze"] <= printed["bronze"]:
        yield f"CO-4.3: {temple['bronze']} bronze on the temple"
    if not temple["opened"] and temple != {
        "tiles": len(printed["tiles"]),
        "bronze": printed["bronze"],
        "opened": False,
    }:
        yield f"CO-4.3: the temple was never used and holds {temple}"
    if temple["opened"] and printed["tiles"] and temple["tiles"] == len(printed["tiles"]):
        yield "CO-4.1: the temple was used and has all its tiles"


def architects_keep_their_bronze(game: Game, position: Document) -> Iterator[str]:
    """CO-5.5."""
    for number, seat in enumerate(position["seats"]):
        if not 0 <= seat["architect"] <= 2 * ("architect" in seat["development"]):
            yield f"CO-5.5: {seat['architect']} bronze on the architect of seat {number}"


LAWS = (
    *(farmlands_accounted_for, developments_accounted_for, one_development_of_a_type),
    *(assignments_accounted_for, egyptian_ships_accounted_for, fleets_accounted_for),
    *(lane_is_in_order, cargo_belongs_aboard, estates_hold_what_fits, warehouses_hold_what_fits),
    *(nobody_owes, markers_accounted_for, rows_accounted_for, the_right_seat_is_asked),
    the_end_is_announced,
)
COLOSSUS_LAWS = (architects_keep_their_bronze, the_statue_is_no_higher_than_it_can_be)
STORY_LAWS = (gold_lies_in_the_harbour, chips_accounted_for)
COLOSSUS_STORY_LAWS = (the_statue_grows, the_temple_keeps_count, zeus_serves_its_owner)


# --- from one position to the next -----------------------------------------------------------


def ledger(before: Document, after: Document, events: list[Event]) -> Iterator[str]:
    """Every drachma, point and good that came or went was reported."""
    expected = [_holdings(seat) for seat in before["seats"]]
    for event in events:
        if event.kind in ("money", "vp"):
            expected[event.data["seat"]][event.kind] += event.data["amount"]
        elif event.kind in ("gain", "lose"):
            step = 1 if event.kind == "gain" else -1
            expected[event.data["seat"]][f"{event.data['store']} {event.data['good']}"] += step
        elif event.kind == "farmland":
            expected[event.data["seat"]]["farmlands"] += 1
        elif event.kind == "tile":
            expected[event.data["seat"]][event.data["tile"]] += 1
    for number, seat in enumerate(after["seats"]):
        found = _holdings(seat)
        for name in sorted({*found, *expected[number]}):
            if found[name] != expected[number][name]:
                yield (
                    f"{name} of seat {number} is {found[name]}, "
                    f"the events tell of {expected[number][name]}"
                )


def one_way(before: Document, after: Document) -> Iterator[str]:
    """What never comes back: rounds, assignments, VP, the statue, the temple's tiles."""
    if after["round"] < before["round"]:
        yield "RH-2.1: the round goes back"
    if after["seen"][: len(before["seen"])] != before["seen"]:
        yield "RH-1.1: the assignments that were seen have changed"
    if after["seen"] + after["stack"] != before["seen"] + before["stack"]:
        yield "N-4: the assignment stack has changed its order"
    for number, (old, new) in enumerate(zip(before["seats"], after["seats"], strict=True)):
        if new["vp"] < old["vp"]:
            yield f"seat {number} lost VP"
        if new["assignments"] < old["assignments"]:
            yield f"RH-7.5: seat {number} lost an assignment"
        if not set(old["development"]) <= set(new["development"]):
            yield f"RH-9.1: seat {number} lost a development tile"
    if before["last_round"] and after["last_round"] != before["last_round"]:
        yield "RH-11.1: the last round changed its cause"
    if after.get("builder", 0) < before.get("builder", 0):
        yield "CO-2.4: the builder goes back"


def _holdings(seat: Document) -> Counter[str]:
    held: Counter[str] = Counter({"money": seat["money"], "vp": seat["vp"]})
    for good, count in seat["warehouse"].items():
        held[f"warehouse {good}"] += count
    for tile in seat["farmland"]:
        held[f"estate {tile['product']}"] += tile["units"]
        held["farmlands"] += 1
    for product in seat["barn"]:
        held[f"estate {product}"] += 1
    for tile in seat["development"]:
        held[tile] += 1
    held["architect bronze"] += seat.get("architect", 0)
    return held


# --- numbers by player count -----------------------------------------------------------------


def _lane(game: Game) -> int:
    """Squares before the last section, RH-6.1."""
    sections = game.edition.data["harbour"]["sections"]
    return sum(row["squares"] for row in sections if row["players"] <= game.players)


def _spaces(game: Game) -> dict[str, int]:
    data, column = game.edition.data, game.players - 2
    places = ("production", "harbour", "market", "temple", "townhall")
    spaces = {place: int(data[place]["spaces"][column]) for place in places}
    if game.name == "colossus":
        spaces["temple"] = data["new_temple"]["spaces"]
        spaces["colossus"] = data["site"]["spaces"]
        spaces["extra"] = data["extra"]["spaces"]
    return spaces


def _markers(position: Document) -> Counter[str]:
    """How many action markers lie at each place."""
    placed = Counter(marker for seat in position["seats"] for marker in seat["markers"])
    del placed["held"]
    return placed
