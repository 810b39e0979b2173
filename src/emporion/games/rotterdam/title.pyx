"""Rotterdam as a game of the kernel: the steps put together, the edition packed."""
from importlib import import_module

from libc.stdint cimport uint16_t, uint32_t
from libc.stdlib cimport calloc
from libc.string cimport memcpy, memset

from emporion.errors import EmporionError, TranscriptError, brief
from emporion.games.rotterdam import notation as words
from emporion.games.rotterdam.board import Reason
from emporion.games.rotterdam.layout import layout
from emporion.table.kernel import quoted
from emporion.table.titles import make

from emporion.games.rotterdam.board cimport (
    ACTIONS, ALL, A_GIVE, A_TO_ALL, DECK_MAX, D_BACK, D_DRAFT, D_GOAL, D_TARGET,
    E_ANSWERED, E_BACK, E_CALLED, E_CARD, E_FULFILLED, E_GIVES, E_HANDED, E_HANDED_BACK,
    E_JOKER, E_LAST, E_LAUNCHED, E_MISSION, E_OFFERED, E_OVER, E_PHASE, E_PLAYED, E_PRODUCT,
    E_SAILED, E_SEIZED, E_SPENT, E_STOLEN, E_SWAPPED, E_UNLOADED, E_WANTS, HARBOUR, HARBOURS,
    MISSIONS_MAX, NONE, STEPS_OF_ROTTERDAM, Printed, Rotterdam,
)
from emporion.games.rotterdam.imagine cimport dream, forget_all, imagine, remember
from emporion.games.rotterdam.observe cimport OBSERVATION, observe
from emporion.games.rotterdam.position cimport write_position
from emporion.games.rotterdam.possible cimport check_ranges
from emporion.games.rotterdam.restore cimport read_position
from emporion.games.rotterdam.scoring cimport scores, winners
from emporion.games.rotterdam.setup cimport lay_out, set_up
from emporion.table.kernel cimport (
    EVENT_MOVE, EVENT_SHUFFLE, EVERYBODY, NOBODY, Game, Log, Rules, State, Table, tidy,
)

for _module in ("launch", "sail", "cards", "trade", "missions"):  # each adds its steps
    import_module(f"emporion.games.rotterdam.{_module}")

OPTIONS = ("open_products", "open_missions")
cdef tuple REASON_NAMES = tuple(reason.name for reason in Reason)


# --- the kernel's table of C functions -------------------------------------------------------

cdef int legal(Table *t, const void *state, uint16_t *out) noexcept nogil:
    cdef const Rotterdam *s = <const Rotterdam *>state
    return STEPS_OF_ROTTERDAM[s.head.step].legal(t, s, out)


cdef int why(Table *t, const void *state, int action) noexcept nogil:
    cdef const Rotterdam *s = <const Rotterdam *>state
    return STEPS_OF_ROTTERDAM[s.head.step].why(t, s, action)


cdef void play(Table *t, void *state, int action) noexcept nogil:
    cdef Rotterdam *s = <Rotterdam *>state
    STEPS_OF_ROTTERDAM[s.head.step].play(t, s, action)


cdef int witnesses(Table *t, const void *state, int action) noexcept nogil:
    """RO-7.6: what a draft holds is its maker's secret."""
    cdef const Rotterdam *s = <const Rotterdam *>state
    if s.head.step == D_DRAFT and A_GIVE <= action < A_TO_ALL:
        return 0
    return EVERYBODY


cdef Rules RULES = Rules(
    sizeof(Rotterdam), ACTIONS, OBSERVATION, set_up, legal, why, play, scores, winners, observe,
    imagine, witnesses, remember, dream, forget_all,
)


# --- the edition as the rules read it --------------------------------------------------------

cdef void _pack(Printed *e, int players, dict data, dict options) except *:
    cdef int i
    e.players = players
    e.ships = data["players"]["ships"][players - 2]
    e.missions_in_hand = data["players"]["missions"]
    e.cards_in_hand = data["hand"]["transport"]
    e.offers = data["trade"]["offers"]
    e.end_points = data["end"]["points"]
    e.end_rounds = data["end"]["rounds"]
    e.advantage_vp[0] = data["advantage"]["advantage"]
    e.advantage_vp[1] = data["advantage"]["extra"]
    e.open_products = options.get("open_products", False)
    e.open_missions = options.get("open_missions", False)
    _pack_map(e, data)
    harbours = [row["harbour"] for row in data["raw"]]
    for i, row in enumerate(data["raw"]):
        e.units[i] = row["units"]
    sides = [0] * HARBOURS
    for i, row in enumerate(data["product"]):
        home = harbours.index(row["harbour"])
        e.cards[i] = row["cards"]
        e.value[i] = row["value"]
        e.home[i] = home
        e.side[i] = sides[home]
        e.product[<int>home][<int>sides[home]] = i
        sides[home] += 1
    e.missions = len(data["mission"])
    for i, row in enumerate(data["mission"]):
        for product in row["products"]:
            e.needs[i][<int>words.PRODUCTS.index(product)] += 1
        e.points[i] = row["points"]
        e.mission_kind[i] = next(k for k, other in enumerate(data["mission"])
                                 if other["products"] == row["products"])
    for i, row in enumerate(data["transport"]):
        e.card_count[i] = row["count"]
        e.card_kind[i] = i


cdef void _pack_map(Printed *e, dict data) except *:
    cdef int i, start, end
    places = [row["name"] for row in data["position"]]
    harbours = [row["harbour"] for row in data["raw"]]
    e.positions = len(places)
    for i, row in enumerate(data["position"]):
        e.kind[i] = words.KINDS.index(row["kind"])
        e.harbour[i] = NONE
        if e.kind[i] == HARBOUR:
            e.harbour[i] = harbours.index(row["name"])
            e.harbour_at[e.harbour[i]] = i
            e.harbours |= <uint32_t>1 << i
        if row["kind"] == "start":
            e.start[e.starts] = i
            e.starts += 1
        if row["anchor"]:
            e.anchors |= <uint32_t>1 << i
    for row in data["channel"]:
        start, end = places.index(row["from"]), places.index(row["to"])
        e.ahead[start][<int>words.COLOURS.index(row["colour"])] |= <uint32_t>1 << end
        e.behind[end] |= <uint32_t>1 << start
    # RO-4.5: the larger column first, then by name
    nearest = sorted(data["position"], key=lambda row: (-row["column"], row["name"]))
    for i, row in enumerate(nearest):
        e.nearest[i] = places.index(row["name"])


# --- the game --------------------------------------------------------------------------------

cdef class RotterdamGame(Game):
    """Rotterdam for the kernel."""
    layout_version = 1
    decisions = words.DECISIONS
    layout = layout()
    end_rule = "RO-10.1"
    cdef list _places
    cdef list _missions
    cdef tuple _place_names  # in quotes, for documents
    cdef tuple _mission_names
    cdef bytes _beginning  # of a document

    def __init__(self, str name, int players, edition, dict options):
        for option, value in options.items():
            if option not in OPTIONS:
                raise EmporionError(
                    f"{name} has no option {option!r}; there are {', '.join(OPTIONS)}")
            if not isinstance(value, bool):
                raise EmporionError(f"the option {option} is true or false, not {brief(value)}")
        self.name = name
        self.players = players
        self.edition = edition
        self.options = {option: True for option in OPTIONS if options.get(option)}
        self.rules = &RULES
        self.numbers = calloc(1, sizeof(Printed))
        _pack(<Printed *>self.numbers, players, edition.data, self.options)
        self._places = [row["name"] for row in edition.data["position"]]
        self._missions = mission_names(edition.data)
        self._place_names = tuple(map(quoted, self._places))
        self._mission_names = tuple(map(quoted, self._missions))
        starts = [row["name"] for row in edition.data["position"] if row["kind"] == "start"]
        self._name_actions(words.action_texts(self._places, starts))

    def __reduce__(self):
        return make, (self.name, self.players, self.edition.document(), self.options)

    # -- words

    def _place(self, State state):
        cdef const Rotterdam *s = <const Rotterdam *>state.data
        if s.head.step in (D_TARGET, D_BACK, D_GOAL):
            return words.CARDS[s.card]
        return words.PHASES[s.phase]

    def _rule(self, decision, text, place):
        return words.rule_of(decision, text, place)

    def _prompt(self, State state):
        return words.PROMPTS[state.decision]

    def _words(self, State state, int code, text):
        return words.refusal(REASON_NAMES[code], state.decision, text)

    def _event(self, int kind, int seat, int a, int b, int c):
        cdef const Printed *e = <const Printed *>self.numbers
        name, fields, template = words.EVENTS[kind]
        values = dict(zip(fields, (a, b, c)))
        data = {"seat": seat} if seat != NOBODY else {}
        if kind == EVENT_MOVE:
            values = {"action": self.actions[a].text, "forced": bool(b)}
        elif kind == EVENT_SHUFFLE:
            values["pile"] = "transport"
        elif kind == E_PHASE:
            values["phase"] = words.PHASES[a]
        elif kind == E_LAUNCHED:
            values = {"position": self._places[a], "load": words.LOADS[b]}
        elif kind == E_CALLED:
            values["colour"] = words.COLOURS[a]
        elif kind in (E_SAILED, E_STOLEN):
            values = {"start": self._places[a], "end": self._places[b]}
        elif kind == E_SWAPPED:
            values = {"first": self._places[a], "second": self._places[b]}
        elif kind == E_SEIZED:
            values = {"position": self._places[a], "raw": words.RAWS[b]}
        elif kind in (E_CARD, E_PLAYED):
            values["card"] = None if a == NONE else words.CARDS[a]
        elif kind == E_UNLOADED:
            values = {"harbour": self._places[e.harbour_at[a]], "load": words.LOADS[b]}
        elif kind == E_BACK:
            values["harbour"] = self._places[e.harbour_at[a]]
        elif kind in (E_PRODUCT, E_GIVES, E_WANTS, E_SPENT, E_JOKER):
            values["product"] = words.PRODUCTS[a]
        elif kind == E_OFFERED:
            values["to"] = "all" if a == ALL else a
        elif kind == E_ANSWERED:
            values["accepted"] = bool(a)
        elif kind == E_HANDED:
            values["product"] = words.PRODUCTS[b]
        elif kind == E_HANDED_BACK:
            values["harbour"] = self._places[e.harbour_at[b]]
        elif kind in (E_FULFILLED, E_MISSION):
            values["mission"] = None if a == NONE else self._missions[a]
        elif kind == E_LAST:
            values["cause"] = words.ENDS[a]
        elif kind == E_OVER:
            values["winners"] = [i for i in range(self.players) if a >> i & 1]
        data |= values
        return name, data, words.sentence(template, seat, data)

    # -- positions and knowledge

    def _write(self, State state, viewer, secrets, dict into=None):
        if self._beginning is None:
            self._beginning = self._opening()
        return write_position(
            <const Rotterdam *>state.data, <const Printed *>self.numbers, self._beginning, into,
            self._place_names, self._mission_names, viewer, secrets)

    def _check_ranges(self, State state):
        check_ranges(<const Rotterdam *>state.data, <const Printed *>self.numbers)

    def _read(self, State state, doc):
        read_position(<Rotterdam *>state.data, <const Printed *>self.numbers, self._places,
                      self._missions, doc)

    # -- the deal of a transcript (T-2)

    def _deal(self, State state):
        cdef const Rotterdam *s = <const Rotterdam *>state.data
        cdef const Printed *e = <const Printed *>self.numbers
        cdef int h, i, who
        missions = [s.seats[who].missions[i] for who in range(self.players)
                    for i in range(s.seats[who].mission_count)]
        missions += [s.mission_pile[i] for i in range(s.mission_left - 1, -1, -1)]
        return {
            "master": s.master,
            "products": {
                self._places[e.harbour_at[h]]: [
                    words.PRODUCTS[s.stack[h][i]] for i in range(s.stack_count[h] - 1, -1, -1)]
                for h in range(HARBOURS)},
            "missions": [self._missions[i].split(" #")[0] for i in missions],
            "transport": [words.CARDS[s.deck[i]] for i in range(s.deck_count - 1, -1, -1)],
        }

    cdef void _lay_out(self, State state, deal, Log *log) except *:
        cdef Rotterdam *s = <Rotterdam *>state.data
        cdef const Printed *e = <const Printed *>self.numbers
        cdef Table table = Table(self.numbers, log, NULL)
        cdef Rotterdam fresh
        cdef int h, i
        if not isinstance(deal, dict) or set(deal) != {
                "master", "products", "missions", "transport"}:
            raise TranscriptError("the deal must hold master, products, missions, transport: T-2")
        master = deal["master"]
        if isinstance(master, bool) or not isinstance(master, int) \
                or not 0 <= master < self.players:
            raise TranscriptError(f"deal.master must be a seat, not {brief(master)}")
        harbours = [self._places[e.harbour_at[h]] for h in range(HARBOURS)]
        if not isinstance(deal["products"], dict) or set(deal["products"]) != set(harbours):
            raise TranscriptError(f"deal.products must hold the stacks of {', '.join(harbours)}")
        stacks = []
        for h in range(HARBOURS):
            own = {words.PRODUCTS[e.product[h][i]]: e.cards[e.product[h][i]] for i in range(2)}
            stack = deal["products"][harbours[h]]
            stacks.append(_all_of(stack, own, f"deal.products.{harbours[h]}"))
        names = [name.split(" #")[0] for name in self._missions]
        counts = {name: names.count(name) for name in names}
        missions = _all_of(deal["missions"], counts, "deal.missions")
        decked = {name: e.card_count[i] for i, name in enumerate(words.CARDS)}
        deck = _all_of(deal["transport"], decked, "deal.transport")
        memset(&fresh, 0, sizeof(Rotterdam))
        memcpy(fresh.head.chance, s.head.chance, sizeof(fresh.head.chance))
        fresh.head.players = self.players
        memset(fresh.stack, NONE, sizeof(fresh.stack))
        memset(fresh.mission_pile, NONE, MISSIONS_MAX)
        memset(fresh.deck, NONE, DECK_MAX)
        for h in range(HARBOURS):
            for i, product in enumerate(reversed(stacks[h])):
                fresh.stack[h][i] = words.PRODUCTS.index(product)
            fresh.stack_count[h] = len(stacks[h])
        for i, name in enumerate(missions):
            found = names.index(name)
            names[found] = None  # equal missions are taken in order
            fresh.mission_pile[len(missions) - 1 - i] = found
        fresh.mission_left = len(missions)
        tidy(fresh.mission_pile, fresh.mission_left, e.mission_kind)
        for i, card in enumerate(reversed(deck)):
            fresh.deck[i] = words.CARDS.index(card)
        fresh.deck_count = len(deck)
        s[0] = fresh
        lay_out(&table, s, master)

    # -- shuffles of a transcript (T-3): top of the pile first

    def _shuffle_names(self, int pile, list kinds):
        return ["transport", [words.CARDS[kind] for kind in reversed(kinds)]]

    def _shuffle_items(self, entry):
        if not isinstance(entry, list) or len(entry) != 2 or entry[0] != "transport" \
                or not isinstance(entry[1], list):
            raise TranscriptError(f"a reshuffle is ['transport', [...]], not {brief(entry)}")
        if any(card not in words.CARDS for card in entry[1]) or len(entry[1]) > DECK_MAX:
            raise TranscriptError(f"a reshuffle lists transport cards, not {brief(entry[1])}")
        return 0, [words.CARDS.index(card) for card in reversed(entry[1])]


def _all_of(listed, counts, path):
    """A pile that must hold exactly these cards."""
    if not isinstance(listed, list) or any(
            not isinstance(name, str) or name not in counts for name in listed):
        raise TranscriptError(f"{path} must be a list of known cards")
    for name, count in counts.items():
        if listed.count(name) != count:
            raise TranscriptError(f"{path} must hold {name} {count} times")
    return listed


def mission_names(data):
    """`bread+jam`; equal missions are told apart: `bread+jam #2`."""
    names = []
    for row in data["mission"]:
        name = "+".join(row["products"])
        again = sum(other.split(" #")[0] == name for other in names)
        names.append(f"{name} #{again + 1}" if again else name)
    return names
