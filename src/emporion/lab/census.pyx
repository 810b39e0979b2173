"""A census of games: what happened in each is folded into sums of fixed size.

A census plays games itself, natively, at random or as a network likes it, or counts a finished game
that anybody played. All sums are whole numbers, so censuses of parts of a run add up to the census
of the whole, however the run was cut.
"""
cimport cython
from cpython.exc cimport PyErr_CheckSignals
from libc.stdint cimport int16_t, int32_t, int64_t, uint16_t, uint64_t
from libc.stdlib cimport calloc, free, malloc
from libc.string cimport memcpy, memset

from emporion.errors import EmporionError
from emporion.table.kernel import checked_count, checked_seed

from emporion.bots.forward cimport LONGEST, Forward
from emporion.table.chance cimport below, sow, splitmix
from emporion.table.kernel cimport (
    EVENT_MOVE, EVERYBODY, LEGAL_MAX, NOBODY, SEATS_MAX, STATE_WORDS, Event, Game, Head, Log,
    State, Table, play_forced, report,
)

SHARES = 60  # parts of a win: two to five winners share it evenly
WIDTH = 16  # decisions to a bar of their histogram
OPENING = 6  # first decisions of a seat that are its opening

cdef enum:
    PARTS = 60
    BAR = 16
    ROUNDS = 256  # bars of the histograms; the last holds everything beyond
    BARS = 256
    POINTS = 512
    KINDS = 32  # of decisions
    EVENTS = 64  # kinds of events
    FIRST = 6  # decisions that are an opening
    FIELDS = 3
    NOTES = 4  # things remembered from one event to another
    NOTED = 4  # a field at or above this one is a note
    ONCE = -1
    THE_SEAT = -1
    TABLE = SEATS_MAX  # where events without a seat are counted
    HOLDERS = SEATS_MAX + 1
    MOVE = 0xFFF  # the action in a recorded move

ctypedef struct Rule:
    int depth  # how many fields make the key
    int field[FIELDS]
    int size[FIELDS]
    int16_t *component  # by key; -1: none
    int16_t *worth  # by key
    int times  # the field that says how many, or ONCE
    int who  # the field that says whose, or THE_SEAT
    int note  # the note to take, or -1
    int noted  # its field, or ONCE: `value`
    int value

ctypedef struct Sums:  # one per component; "won" counts in parts of a win
    int64_t times
    int64_t times_squared  # of each game's sum
    int64_t games  # in which it was used
    int64_t winners  # games in which a winner used it
    int64_t takers  # seats that used it, over all games
    int64_t takers_squared  # of each game's number
    int64_t won  # by takers
    int64_t won_squared
    int64_t won_takers  # each game's product of the two
    int64_t times_won  # times, weighted by the part of the win

ctypedef struct Seats:  # by seat; "won" counts in parts of a win
    int64_t won[SEATS_MAX]
    int64_t won_squared[SEATS_MAX]
    int64_t points[SEATS_MAX]
    int64_t points_squared[SEATS_MAX]

ctypedef struct Totals:  # over all games
    int64_t games
    int64_t shared  # games that several won
    int64_t decisions
    int64_t decisions_squared
    int64_t rounds[ROUNDS]
    int64_t decision_bars[BARS]
    int64_t scores[POINTS]
    int64_t winning_scores[POINTS]
    int64_t margins[POINTS]  # of the best score over the next
    Seats order  # in turn order, who starts first
    Seats seat
    int64_t kinds[KINDS]  # decisions by kind
    int64_t kinds_squared[KINDS]
    int64_t options[KINDS]  # actions there were to choose from

SUMS = ("times", "times_squared", "games", "winners", "takers", "takers_squared", "won",
        "won_squared", "won_takers", "times_won")
LISTS = {  # the names of the totals, in their order, and how long they are
    "games": 1, "shared": 1, "decisions": 1, "decisions_squared": 1, "rounds": ROUNDS,
    "decision_bars": BARS, "scores": POINTS, "winning_scores": POINTS, "margins": POINTS,
    "order_won": SEATS_MAX, "order_won_squared": SEATS_MAX,
    "order_points": SEATS_MAX, "order_points_squared": SEATS_MAX,
    "seat_won": SEATS_MAX, "seat_won_squared": SEATS_MAX,
    "seat_points": SEATS_MAX, "seat_points_squared": SEATS_MAX,
    "kinds": KINDS, "kinds_squared": KINDS, "options": KINDS,
}


cdef uint64_t _game_seed(uint64_t seed, uint64_t number) noexcept nogil:
    cdef uint64_t counter = seed
    counter = splitmix(&counter) + number
    return splitmix(&counter)


def game_seed(seed, number):
    """The seed of a run's game of this number; games of different runs are unrelated.

    >>> game_seed(1, 0) != game_seed(1, 1) != game_seed(2, 0)
    True
    """
    return _game_seed(checked_seed(seed), checked_count("the game's number", number))


@cython.final
cdef class Census:
    """Counts games of one title, edition and player count.

    `uses` says which events count for which component, as `emporion.lab.components` lists them.
    """
    cdef readonly Game game
    cdef readonly int components
    cdef Rule *rules
    cdef int rule_count
    cdef int first_rule[EVENTS + 1]
    cdef Log log
    cdef Totals totals
    cdef Sums *sums
    cdef Sums *openings  # by number of the decision and action
    # the game being counted
    cdef int32_t *used  # by component and holder
    cdef uint64_t state[STATE_WORDS]
    cdef uint16_t actions[LEGAL_MAX]
    cdef int count
    cdef int first
    cdef int decisions
    cdef int asked[KINDS]
    cdef int made[SEATS_MAX]  # decisions by seat, the first few
    cdef int opening[SEATS_MAX][FIRST]
    cdef int scores[SEATS_MAX]
    cdef int winners

    def __cinit__(self, Game game, list uses, int components):
        self.game = game
        self.components = components
        self.sums = <Sums *>calloc(components + 1, sizeof(Sums))
        self.openings = <Sums *>calloc(FIRST * game.rules.actions, sizeof(Sums))
        self.used = <int32_t *>calloc((components + 1) * HOLDERS, sizeof(int32_t))
        self.rules = <Rule *>calloc(len(uses) + 1, sizeof(Rule))
        for kind in range(EVENTS):
            self.first_rule[<int>kind] = self.rule_count
            for use in uses:
                if use.kind == kind:
                    self._enter(use)
        self.first_rule[EVENTS] = self.rule_count

    def __dealloc__(self):
        cdef int i
        for i in range(self.rule_count):
            free(self.rules[i].component)
            free(self.rules[i].worth)
        free(self.rules)
        free(self.sums)
        free(self.openings)
        free(self.used)
        free(self.log.events)
        free(self.log.orders)

    cdef void _enter(self, use) except *:
        """Add a rule in the form the native loop reads."""
        cdef Rule *rule = &self.rules[self.rule_count]
        cdef int i, place, keys = 1
        self.rule_count += 1
        rule.depth = len(use.fields)
        for i in range(rule.depth):
            rule.field[i] = use.fields[i]
            rule.size[i] = 1 + max([key[i] for key in use.table], default=-1)
            keys *= rule.size[i]
        rule.component = <int16_t *>malloc(max(1, keys) * sizeof(int16_t))
        rule.worth = <int16_t *>malloc(max(1, keys) * sizeof(int16_t))
        for i in range(max(1, keys)):
            rule.component[i] = -1
        for key, (component, worth) in use.table.items():
            place = 0
            for i in range(rule.depth):
                place = place * rule.size[i] + <int>key[i]
            rule.component[place] = component
            rule.worth[place] = worth
        rule.times, rule.who = use.times, use.who
        rule.note, rule.noted, rule.value = use.note, use.noted, use.value

    # -- playing

    def play(self, first, last, seed, rows=None, Forward network=None):
        """Play the run's games from number `first` up to `last`, and count them: at random, or
        every seat as the player `neural` with this network.

        Every game's row is appended to `rows` if that is a list; see `row`.
        """
        cdef uint64_t run = checked_seed(seed)
        cdef int number
        if network is not None:
            network.check(self.game.rules.observation, self.game.players)
        for number in range(<int>checked_count("first", first), <int>checked_count("last", last)):
            with nogil:
                if network is None:
                    self._play_at_random(_game_seed(run, number))
                else:
                    self._play_by(network, _game_seed(run, number))
                self._fold()
            if rows is not None:
                rows.append(self.row())
            PyErr_CheckSignals()

    def add(self, State state):
        """Count a finished game, whoever played it."""
        if state.game is not self.game and state.game != self.game:
            raise EmporionError("the game is not of the kind that is counted")
        if not state.over:
            raise EmporionError("a game is counted once it is over")
        cdef const char *start = state.history.start
        cdef const uint16_t *moves = state.history.moves
        cdef int i
        cdef Table table = Table(self.game.numbers, &self.log, state.history.shuffles())
        memcpy(self.state, start, self.game.rules.size)
        with nogil:
            self._begin(&table)
            for i in range(state.length):
                self._decide(&table, moves[i] & MOVE)
            self._fold()

    cdef void _play_at_random(self, uint64_t seed) noexcept nogil:
        cdef uint64_t generator[2]
        cdef uint64_t counter = seed
        cdef Table table = Table(self.game.numbers, NULL, NULL)
        sow(generator, splitmix(&counter))
        self.game.rules.setup(&table, self.state, self.game.players, seed)
        table.log = &self.log
        self._begin(&table)
        while self.count:
            self._decide(&table, self.actions[below(generator, self.count)])

    cdef void _play_by(self, Forward network, uint64_t seed) noexcept nogil:
        cdef Table table = Table(self.game.numbers, NULL, NULL)
        self.game.rules.setup(&table, self.state, self.game.players, seed)
        table.log = &self.log
        self._begin(&table)
        while self.count:
            self._decide(&table, self._liked(network, &table))

    cdef int _liked(self, Forward network, Table *table) noexcept nogil:
        """What the network would do; of equals the first."""
        cdef float seen[LONGEST]
        cdef float chances[LEGAL_MAX]
        cdef float shares[SEATS_MAX]
        cdef float leads[SEATS_MAX]
        cdef int actor = (<const Head *>self.state).actor
        cdef int i, best = 0
        memset(seen, 0, self.game.rules.observation * sizeof(float))
        self.game.rules.observe(table, self.state, actor, seen)
        network.ask(
            seen, self.actions, self.count, self.game.players, chances, shares, leads)
        for i in range(1, self.count):
            if chances[i] > chances[best]:
                best = i
        return self.actions[best]

    cdef void _begin(self, Table *table) noexcept nogil:
        self.log.count = 0
        self.log.order_count = 0
        self.decisions = 0
        memset(self.asked, 0, sizeof(self.asked))
        memset(self.made, 0, sizeof(self.made))
        self.first = (<Head *>self.state).actor
        self.count = play_forced(self.game.rules, table, self.state, self.actions)

    @cython.nonecheck(False)  # the debug build would look at self, which is never None
    cdef void _decide(self, Table *table, int action) noexcept nogil:
        cdef Head *head = <Head *>self.state
        self.decisions += 1
        self.asked[head.step] += 1
        self.totals.options[head.step] += self.count
        if self.made[head.actor] < FIRST:
            self.opening[head.actor][self.made[head.actor]] = action
            self.made[head.actor] += 1
        report(table.log, EVERYBODY, EVENT_MOVE, head.actor, action, 0, 0)
        self.game.rules.play(table, self.state, action)
        self.count = play_forced(self.game.rules, table, self.state, self.actions)

    # -- counting

    cdef void _fold(self) noexcept nogil:
        """Add the finished game to the sums."""
        cdef Table table = Table(self.game.numbers, NULL, NULL)
        self.game.rules.scores(&table, self.state, self.scores)
        self.winners = self.game.rules.winners(&table, self.state)
        self._count_events()
        self._fold_components()
        self._fold_openings()
        self._fold_game()

    cdef void _count_events(self) noexcept nogil:
        """What each seat used how often, from the events it was itself told."""
        cdef int notes[NOTES]
        cdef int i, r
        cdef const Event *event
        memset(notes, 0, sizeof(notes))
        memset(self.used, 0, self.components * HOLDERS * sizeof(int32_t))
        for i in range(self.log.count):
            event = &self.log.events[i]
            if event.seat != NOBODY and not event.audience >> event.seat & 1:
                continue  # the others' side of something secret
            for r in range(self.first_rule[event.kind], self.first_rule[event.kind + 1]):
                _apply(&self.rules[r], event, notes, self.used)

    cdef void _fold_components(self) noexcept nogil:
        cdef int share = PARTS // _seats_in(self.winners)
        cdef int c, seat, takers, won, times, times_won
        cdef const int32_t *used
        for c in range(self.components):
            used = &self.used[c * HOLDERS]
            takers = won = times_won = 0
            times = used[TABLE]
            for seat in range(self.game.players):
                if used[seat]:
                    takers += 1
                    times += used[seat]
                    if self.winners >> seat & 1:
                        won += share
                        times_won += share * used[seat]
            if takers or times:
                _fold_use(&self.sums[c], times, takers, won, times_won)

    cdef void _fold_openings(self) noexcept nogil:
        """A decision of an opening is like a component that one has or has not."""
        cdef int share = PARTS // _seats_in(self.winners)
        cdef int actions = self.game.rules.actions
        cdef int k, seat, other, takers, won, seen
        for k in range(FIRST):
            seen = 0
            for seat in range(self.game.players):
                if seen >> seat & 1 or self.made[seat] <= k:
                    continue
                takers = won = 0
                for other in range(seat, self.game.players):
                    if self.made[other] > k and (
                            self.opening[other][k] == self.opening[seat][k]):
                        seen |= 1 << other
                        takers += 1
                        won += share if self.winners >> other & 1 else 0
                _fold_use(
                    &self.openings[k * actions + self.opening[seat][k]], takers, takers, won, won)

    cdef void _fold_game(self) noexcept nogil:
        cdef Totals *totals = &self.totals
        cdef int players = self.game.players
        cdef int share = PARTS // _seats_in(self.winners)
        cdef int seat, kind, won, best = -1, next_best = -1
        totals.games += 1
        totals.shared += share < PARTS
        totals.decisions += self.decisions
        totals.decisions_squared += <int64_t>self.decisions * self.decisions
        totals.rounds[min((<Head *>self.state).round, ROUNDS - 1)] += 1
        totals.decision_bars[min(self.decisions // BAR, BARS - 1)] += 1
        for kind in range(KINDS):
            totals.kinds[kind] += self.asked[kind]
            totals.kinds_squared[kind] += <int64_t>self.asked[kind] * self.asked[kind]
        for seat in range(players):
            won = share if self.winners >> seat & 1 else 0
            totals.scores[min(self.scores[seat], POINTS - 1)] += 1
            _fold_seat(&totals.seat, seat, won, self.scores[seat])
            _fold_seat(&totals.order, (seat - self.first + players) % players, won,
                       self.scores[seat])
            if self.scores[seat] > best:
                next_best = best
                best = self.scores[seat]
            elif self.scores[seat] > next_best:
                next_best = self.scores[seat]
        totals.winning_scores[min(best, POINTS - 1)] += 1
        totals.margins[min(best - next_best, POINTS - 1)] += 1

    # -- reading

    def row(self):
        """The last game: rounds, decisions, first seat, then points and part of the win by seat."""
        cdef int share = PARTS // _seats_in(self.winners) if self.winners else 0
        seats = range(self.game.players)
        return [(<Head *>self.state).round, self.decisions, self.first,
                *(self.scores[<int>seat] for seat in seats),
                *(share if self.winners >> <int>seat & 1 else 0 for seat in seats)]

    def counted(self):
        """Everything counted so far, as lists of whole numbers by name.

        What nobody opened with has no list; `opening 0 17` are the sums of who did 17 first.
        """
        cdef const int64_t *totals = <const int64_t *>&self.totals
        cdef int i, k, at = 0, actions = self.game.rules.actions
        cdef const Sums *opening
        document = {}
        for name, length in LISTS.items():
            document[name] = [totals[at + i] for i in range(<int>length)]
            at += length
        for k, name in enumerate(SUMS):
            document["component_" + name] = [
                (<int64_t *>&self.sums[i])[k] for i in range(self.components)]
        for i in range(FIRST * actions):
            opening = &self.openings[i]
            if opening.games:
                document[f"opening {i // actions} {i % actions}"] = [
                    (<const int64_t *>opening)[k] for k in range(len(SUMS))]
        return document


cdef inline int _field(const Event *event, const int *notes, int field) noexcept nogil:
    if field >= NOTED:
        return notes[field - NOTED]
    return event.a if field == 0 else event.b if field == 1 else event.c


cdef inline void _apply(
    const Rule *rule, const Event *event, int *notes, int32_t *used,
) noexcept nogil:
    cdef int i, value, holder, times, place = 0
    if rule.note >= 0:
        notes[rule.note] = (
            rule.value if rule.noted == ONCE else _field(event, notes, rule.noted))
        return
    for i in range(rule.depth):
        value = _field(event, notes, rule.field[i])
        if not 0 <= value < rule.size[i]:
            return
        place = place * rule.size[i] + value
    if rule.component[place] < 0:
        return
    times = 1 if rule.times == ONCE else _field(event, notes, rule.times)
    holder = event.seat if rule.who == THE_SEAT else _field(event, notes, rule.who)
    if holder == NOBODY:
        holder = TABLE
    used[rule.component[place] * HOLDERS + holder] += times * rule.worth[place]


cdef inline void _fold_use(
    Sums *sums, int times, int takers, int won, int times_won,
) noexcept nogil:
    """One game's use of something."""
    sums.times += times
    sums.times_squared += <int64_t>times * times
    sums.games += 1
    sums.winners += won > 0
    sums.takers += takers
    sums.takers_squared += takers * takers
    sums.won += won
    sums.won_squared += won * won
    sums.won_takers += won * takers
    sums.times_won += times_won


cdef inline void _fold_seat(Seats *seats, int place, int won, int points) noexcept nogil:
    seats.won[place] += won
    seats.won_squared[place] += won * won
    seats.points[place] += points
    seats.points_squared[place] += points * points


cdef inline int _seats_in(int seats) noexcept nogil:
    cdef int found = 0
    while seats:
        found += seats & 1
        seats >>= 1
    return found
