"""The kernel: games, states, play-outs and perft, written once for every title.

Anything Python can reach here validates and raises; the native loops skip the checks.
"""
import hashlib
import json
import operator

cimport cython
from cpython.long cimport PyLong_AsLongAndOverflow
from libc.stdint cimport uint8_t, uint16_t, uint64_t
from libc.stdlib cimport calloc, free, malloc, realloc
from libc.string cimport memcmp, memcpy, memset

from emporion.errors import BytesError, EmporionError, IllegalAction, PositionError, brief
from emporion.table.action import Action
from emporion.table.events import Event as PythonEvent

from emporion.table.chance cimport below, draw, sow

BYTES_VERSION = 1
_MAGIC = b"EMPO"
_CHECK = 8  # bytes of checksum and of edition hash in the versioned bytes

cdef enum:
    ORDER_WIDTH = 64  # one recorded shuffle: pile, count, then the items
    MOVE_BITS = 12  # a recorded move: action below, seat above
    SETUP = -1  # before the first decision
    DEALT = -2  # the same, but after the deal


# --- what the rules call ---------------------------------------------------------------------

cdef void report(Log *log, int audience, int kind, int seat, int a, int b, int c) noexcept nogil:
    if log.count == log.capacity:
        log.capacity = 2 * log.capacity + 64
        log.events = <Event *>realloc(log.events, log.capacity * sizeof(Event))
    cdef Event *event = &log.events[log.count]
    log.count += 1
    event.kind = kind
    event.audience = audience
    event.seat = seat
    event.a = a
    event.b = b
    event.c = c


cdef void shuffle(
    Table *table, Head *head, uint8_t *pile, int count, int name, const uint8_t *kinds,
) noexcept nogil:
    """Shuffle a pile during the game: from the transcript if one is played back, else by chance."""
    cdef const Script *script = table.script
    cdef int index = head.shuffles - (script.first if script != NULL else 0)
    mix(head.chance, pile, count)
    head.shuffles += 1
    if script != NULL and 0 <= index < script.count:
        _arrange(&script.orders[index * ORDER_WIDTH], pile, count, name, kinds)
    tidy(pile, count, kinds)
    if table.log != NULL:
        report(table.log, EVERYBODY, EVENT_SHUFFLE, NOBODY, name, count, 0)
        _record_order(table.log, pile, count, name, kinds)


cdef void put_in_order(uint8_t *items, int count) noexcept nogil:
    """Sort: before cards are dealt anew, so that where they lay shows nowhere."""
    cdef int i, j
    for i in range(1, count):
        j = i
        while j and items[j - 1] > items[j]:
            items[j - 1], items[j] = items[j], items[j - 1]
            j -= 1


cdef void mix(uint64_t *generator, uint8_t *pile, int count) noexcept nogil:
    cdef int i, j
    for i in range(count - 1, 0, -1):
        j = below(generator, i + 1)
        pile[i], pile[j] = pile[j], pile[i]


cdef void tidy(uint8_t *pile, int count, const uint8_t *kinds) noexcept nogil:
    """Put items of one kind in ascending order: which of them lies where means nothing."""
    cdef int i, j
    for i in range(count):
        for j in range(i + 1, count):
            if kinds[pile[i]] == kinds[pile[j]] and pile[i] > pile[j]:
                pile[i], pile[j] = pile[j], pile[i]


cdef void _arrange(
    const uint8_t *order, uint8_t *pile, int count, int name, const uint8_t *kinds,
) noexcept nogil:
    """Lay the pile as a transcript says; an order that does not fit it is left unheeded."""
    cdef uint8_t arranged[ORDER_WIDTH]
    cdef int i, j
    if order[0] != name or order[1] != count:
        return
    memcpy(arranged, pile, count)
    for i in range(count):
        j = i
        while j < count and kinds[arranged[j]] != order[2 + i]:
            j += 1
        if j == count:
            return
        arranged[i], arranged[j] = arranged[j], arranged[i]
    memcpy(pile, arranged, count)


cdef void _record_order(
    Log *log, const uint8_t *pile, int count, int name, const uint8_t *kinds,
) noexcept nogil:
    cdef uint8_t *order
    cdef int i
    log.orders = <uint8_t *>realloc(log.orders, (log.order_count + 1) * ORDER_WIDTH)
    order = &log.orders[log.order_count * ORDER_WIDTH]
    log.order_count += 1
    order[0] = name
    order[1] = count
    for i in range(count):
        order[2 + i] = kinds[pile[i]]


# --- the loops over a game's table -----------------------------------------------------------

cdef void announce(
    const Rules *rules, Table *table, const void *state, int action, bint forced,
) noexcept nogil:
    """Report a decision to those who see it."""
    cdef int actor = (<const Head *>state).actor
    cdef int others
    if table.log == NULL:
        return
    if rules.witnesses == NULL:
        report(table.log, EVERYBODY, EVENT_MOVE, actor, action, forced, 0)
        return
    others = rules.witnesses(table, state, action) & ~(1 << actor)
    report(table.log, 1 << actor, EVENT_MOVE, actor, action, forced, 0)
    if others:
        report(table.log, others, EVENT_MOVE, actor, action, 0, 0)


cdef int play_forced(
    const Rules *rules, Table *table, void *state, uint16_t *actions,
) noexcept nogil:
    """Play while only one action is legal (N-3); then list the legal actions, none once over."""
    cdef Head *head = <Head *>state
    cdef int count
    while not head.over:
        count = rules.legal(table, state, actions)
        if count != 1:
            return count
        announce(rules, table, state, actions[0], True)
        rules.play(table, state, actions[0])
    return 0


cdef long play_out(const Rules *rules, Table *table, void *state, uint16_t *actions, int count,
                   uint64_t *generator) noexcept nogil:
    """Play random legal actions to the end; how many decisions that took."""
    cdef long decisions = 0
    while count:
        rules.play(table, state, actions[below(generator, count)])
        decisions += 1
        count = play_forced(rules, table, state, actions)
    return decisions


cdef uint64_t count_leaves(const Rules *rules, Table *table, const void *state,
                           const uint16_t *actions, int count, int depth) noexcept nogil:
    if depth == 0 or count == 0:
        return 1
    if depth == 1:
        return count
    cdef uint64_t after[STATE_WORDS]
    cdef uint16_t following[LEGAL_MAX]
    cdef uint64_t leaves = 0
    cdef int i, n
    for i in range(count):
        memcpy(after, state, rules.size)
        rules.play(table, after, actions[i])
        n = play_forced(rules, table, after, following)
        leaves += count_leaves(rules, table, after, following, n, depth - 1)
    return leaves


cdef uint64_t hash_words(const uint64_t *words, size_t count) noexcept nogil:
    cdef uint64_t mixed = <uint64_t>0x9E3779B97F4A7C15 ^ count
    cdef size_t i
    for i in range(count):
        mixed = (mixed ^ words[i]) * <uint64_t>0xFF51AFD7ED558CCD
        mixed ^= mixed >> 32
    return mixed


# --- a game ----------------------------------------------------------------------------------

cdef class Game:
    """A title at one player count and edition: the rules, ready to start games.

    Made by `emporion.game`. Each title subclasses this and answers the questions below the line.
    """

    def __init__(self):
        raise TypeError("games come from emporion.game()")

    def __dealloc__(self):
        free(self.numbers)

    def __repr__(self):
        return f"<Game {self.name}, {self.players} players, edition {self.edition.name}>"

    def __eq__(self, other):
        if not isinstance(other, Game):
            return NotImplemented
        return ((self.name, self.players, self.edition.hash, self.options)
                == (other.name, other.players, other.edition.hash, other.options))

    def __hash__(self):
        return hash((self.name, self.players, self.edition.hash))

    @property
    def state_size(self):
        """Bytes of one state in memory."""
        return self.rules.size

    @property
    def observation_size(self):
        """Length of the vector `State.observe` returns."""
        return self.rules.observation

    def action(self, text):
        """The action a text names.

        >>> import emporion as em
        >>> em.game("rhodes", players=3).action("farm").id
        1
        """
        found = self._texts.get(text) if isinstance(text, str) else None
        if found is None:
            raise IllegalAction("unknown_action", "N-2", f"there is no action {brief(text)}", text)
        return found

    def start(self, seed=0):
        """Set the game up; the same seed always deals the same game.

        >>> import emporion as em
        >>> em.game("rhodes", players=3).start(seed=7).decision
        'start'
        """
        cdef State state = self._blank()
        cdef Table table = Table(self.numbers, NULL, NULL)
        self.rules.setup(&table, state.data, self.players, checked_seed(seed))
        state.adopt(History.begin(state, seed, True))
        return state

    def deal(self, deal, seed=None):
        """Set the game up as a transcript's `deal` says (T-2); a seed sets only the generator."""
        cdef State state = self._blank()
        cdef Table table = Table(self.numbers, NULL, NULL)
        cdef uint64_t generator = checked_seed(0 if seed is None else seed)
        self.rules.setup(&table, state.data, self.players, generator)
        self._lay_out(state, deal, NULL)
        state.adopt(History.begin(state, seed, True))
        return state

    def position(self, doc):
        """The state a position document describes; `PositionError` says what is impossible in it.

        >>> import emporion as em
        >>> game = em.game("rhodes", players=2)
        >>> state = game.start(seed=3)
        >>> game.position(state.position()) == state
        True
        """
        cdef State state = self._blank()
        self._restore(state, doc)
        state.adopt(History.begin(state, None, False))
        return state

    def from_bytes(self, data):
        """The state that `bytes(state)` wrote; `BytesError` says why bytes are refused."""
        cdef State state = self._blank()
        cdef bytes raw = _unwrap(self, data)
        memcpy(state.data, <const char *>raw, self.rules.size)
        self._prove(state)
        state.adopt(History.begin(state, None, False))
        return state

    cdef void _lay_out(self, State state, deal, Log *log) except *:
        """Lay a freshly set up board out anew, as the deal of a transcript says (T-2)."""
        raise NotImplementedError

    cdef void _name_actions(self, list texts):
        """Set the fixed list of actions (N-2)."""
        self.actions = tuple(Action(i, text, None) for i, text in enumerate(texts))
        self._texts = {action.text: action for action in self.actions}
        self._offers = {}

    cdef State _blank(self):
        cdef State state = State.__new__(State)
        state.game = self
        return state

    # -- what every title's documents and words have in common; a title adds _rule, _words,
    #    _prompt, _event, _write, _read, _check_ranges, _deal, _shuffle_names, _shuffle_items

    def _offer(self, State state, int action):
        """The action with the rule behind it as things stand."""
        key = ((<Head *>state.data).step, self._place(state), action)
        found = self._offers.get(key)
        if found is None:
            text = self.actions[action].text
            rule = self._rule(state.decision, text, key[1])
            found = self._offers[key] = Action(action, text, rule)
        return found

    def _place(self, State state):
        """Where on the board the decision belongs, if its rule depends on that."""
        return None

    def _refusal(self, State state, int code, int action):
        text = self.actions[action].text
        if state.over:
            return IllegalAction("game_over", self.end_rule, "the game is over", text)
        return IllegalAction(*self._words(state, code, text), text)

    def _head(self):
        return {
            "format": "emporion-position/1", "game": self.name, "players": self.players,
            "options": dict(self.options), "edition": self.edition.name,
            "edition_hash": self.edition.hash,
        }

    def _opening(self):
        """How every document of this game begins."""
        return quoted(self._head()).removesuffix(b"}")

    def _position(self, State state):
        return self._write(state, None, True, self._head())

    def _restore(self, State state, doc):
        if not isinstance(doc, dict):
            raise PositionError(f"a position is an object, not {type(doc).__name__}")
        for key, mine in self._head().items():
            if key not in doc:
                raise PositionError(f"{key} is missing")
            if key == "edition" and isinstance(doc[key], str):
                continue  # a name; the hash says which numbers
            if doc[key] != mine:
                raise PositionError(f"{key} must be {mine!r} here, not {brief(doc[key])}")
        self._read(state, doc)
        cdef Table table = Table(self.numbers, NULL, NULL)
        if not state.over and not self.rules.legal(&table, state.data, state.actions):
            raise PositionError(f"nobody could move: {state.decision!r} has no legal action")

    def _prove(self, State state):
        """Refuse bytes that hold no possible state: they must survive the way through words."""
        cdef State again = self._blank()
        try:
            self._check_ranges(state)
            self._restore(again, self._position(state))
        except PositionError as error:
            raise BytesError(f"the bytes hold an impossible state: {error}") from None
        if memcmp(again.data, state.data, self.rules.size) != 0:
            raise BytesError("the bytes hold an impossible state")


def quoted(value):
    """A value as it stands in a document."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode()


def checked_seed(seed):
    """The seed, if it is one."""
    if isinstance(seed, bool) or not isinstance(seed, int):
        raise EmporionError(f"the seed must be an integer, not {brief(seed)}")
    if not 0 <= seed < 2**64:
        raise EmporionError(f"the seed must be from 0 to 2**64 - 1, not {brief(seed)}")
    return seed


def checked_count(name, value, least=0):
    """A whole number that is at least so large."""
    if not is_whole(value, least, 2**31 - 1):
        raise EmporionError(f"{name} must be a whole number from {least} on, not {brief(value)}")
    return value


def is_whole(value, least, most):
    return isinstance(value, int) and not isinstance(value, bool) and least <= value <= most


def _wrap(Game game, bytes raw):
    head = _MAGIC + bytes([BYTES_VERSION, game.players, game.layout_version, len(game.name)])
    head += game.name.encode() + _numbers(game)
    return head + raw + hashlib.blake2b(head + raw, digest_size=_CHECK).digest()


def _numbers(Game game):
    """What the bytes say of the edition and the options."""
    told = f"{game.edition.hash} {sorted(game.options.items())}"
    return hashlib.blake2b(told.encode(), digest_size=_CHECK).digest()


def _unwrap(Game game, data):
    if not isinstance(data, (bytes, bytearray, memoryview)):
        raise BytesError(f"a state is read from bytes, not from {type(data).__name__}")
    data = bytes(data)
    if len(data) < 8 or data[:4] != _MAGIC:
        raise BytesError("these bytes are not a saved Emporion state")
    if data[4] != BYTES_VERSION:
        raise BytesError(f"saved with bytes version {data[4]}; this engine reads {BYTES_VERSION}")
    body, check = data[:-_CHECK], data[-_CHECK:]
    if hashlib.blake2b(body, digest_size=_CHECK).digest() != check:
        raise BytesError("the bytes are damaged or cut short: the checksum does not match")
    players, layout, name_end = data[5], data[6], 8 + data[7]
    name = data[8:name_end].decode("ascii", "replace")
    if name != game.name or players != game.players:
        raise BytesError(f"saved from {name} with {players} players, "
                         f"not from {game.name} with {game.players}")
    if layout != game.layout_version:
        raise BytesError(f"saved with state layout {layout}; "
                         f"this engine's {name} has layout {game.layout_version}")
    if body[name_end:name_end + _CHECK] != _numbers(game):
        raise BytesError(
            f"saved with another edition than {game.edition.name!r}, or with other options")
    raw = body[name_end + _CHECK:]
    if len(raw) != <Py_ssize_t>game.rules.size:
        raise BytesError(f"a {name} state has {game.rules.size} bytes, these are {len(raw)}")
    return raw


# --- the decisions of a game so far ----------------------------------------------------------

@cython.final
cdef class History:
    """Where a game began and the real decisions since, shared by a state and its clones.

    A state owns the first `length` moves. The state at the tip appends in place; any other state
    that plays on copies its part first, so cloning costs nothing.
    """

    def __dealloc__(self):
        free(self.moves)
        free(self.script.orders)

    @staticmethod
    def begin(State state, seed, bint dealt):
        cdef History history = History.__new__(History)
        history.dealt = dealt
        history.start = (<char *>state.data)[:state.game.rules.size]
        history.seed = seed
        return history

    cdef History fork(self, int length):
        cdef History history = History.__new__(History)
        history.start = self.start
        history.seed = self.seed
        history.dealt = self.dealt
        history.past = self.past
        history.dreamer = self.dreamer
        history.capacity = length + 64
        history.moves = <uint16_t *>malloc(history.capacity * sizeof(uint16_t))
        if length:
            memcpy(history.moves, self.moves, length * sizeof(uint16_t))
        history.count = length
        history.follow(&self.script)
        return history

    cdef void follow(self, const Script *script) noexcept:
        self.script = script[0]
        if script.orders != NULL:
            self.script.orders = <uint8_t *>malloc(script.count * ORDER_WIDTH)
            memcpy(self.script.orders, script.orders, script.count * ORDER_WIDTH)

    cdef const Script *shuffles(self) noexcept:
        return &self.script if self.script.orders != NULL else NULL

    cdef void append(self, int move) noexcept:
        if self.count == self.capacity:
            self.capacity = 2 * self.capacity + 64
            self.moves = <uint16_t *>realloc(self.moves, self.capacity * sizeof(uint16_t))
        self.moves[self.count] = move
        self.count += 1


# --- a state ---------------------------------------------------------------------------------

cdef void enact(State state, int action, Log *log) except *:
    """Play a legal action and every forced one after it; report them if there is a log."""
    cdef Head *head = <Head *>state.data
    if state.history.count != state.length:
        state.history = state.history.fork(state.length)
    state.history.append(action | head.actor << MOVE_BITS)
    state.length += 1
    cdef Table table = Table(state.game.numbers, log, state.history.shuffles())
    announce(state.game.rules, &table, state.data, action, False)
    state.game.rules.play(&table, state.data, action)
    state.advance(&table)


@cython.final
@cython.no_gc
@cython.freelist(64)
cdef class State:
    """A game in progress: who is asked what, what is legal, and what came of it.

    >>> import emporion as em
    >>> state = em.game("rhodes", players=3).start(seed=7)
    >>> [action.text for action in state.legal()][:2]
    ['buy farmland wine 11', 'buy farmland wine 14']
    >>> state.play("buy farmland wine 14")
    >>> state.moves[0][1]
    'buy farmland wine 14'
    """

    def __init__(self):
        raise TypeError("states come from game.start(), game.position() and game.from_bytes()")

    # -- who is asked what

    @property
    def actor(self):
        """The seat asked (N-1); the last one asked once the game is over."""
        return (<Head *>self.data).actor

    @property
    def decision(self):
        """The name of what is asked; `over` once the game is."""
        if (<Head *>self.data).over:
            return "over"
        return self.game.decisions[(<Head *>self.data).step]

    @property
    def prompt(self):
        """What is asked, in words."""
        return "the game is over" if self.over else self.game._prompt(self)

    @property
    def round(self):
        return (<Head *>self.data).round

    @property
    def over(self):
        return <bint>(<Head *>self.data).over

    @property
    def scores(self):
        """Victory points by seat: so far, or final once the game is over."""
        cdef int scores[SEATS_MAX]
        cdef Table table = Table(self.game.numbers, NULL, NULL)
        self.game.rules.scores(&table, self.data, scores)
        return [scores[i] for i in range(self.game.players)]

    @property
    def winners(self):
        """The seats that won, several when they share it; empty while the game goes on."""
        if not (<Head *>self.data).over:
            return []
        cdef Table table = Table(self.game.numbers, NULL, NULL)
        cdef int winners = self.game.rules.winners(&table, self.data)
        return [i for i in range(self.game.players) if winners >> i & 1]

    # -- what is legal

    def legal_ids(self):
        """The ids of the legal actions, ascending: the fast way to what `legal` says."""
        cdef int i
        return [self.actions[i] for i in range(self.count)]

    def legal(self):
        """The legal actions; none once the game is over."""
        cdef int i
        return [self.game._offer(self, self.actions[i]) for i in range(self.count)]

    def check(self, action):
        """Raise `IllegalAction`, with the reason, if the action may not be played now."""
        cdef int found = self.find(action)
        if not listed(self.actions, self.count, found):
            raise self.refusal(found)

    def play(self, action):
        """Play an action given as text, id or `Action`, and then every forced one (N-3).

        An action that is not legal raises `IllegalAction` and changes nothing:

        >>> import emporion as em
        >>> state = em.game("rhodes", players=3).start(seed=7)
        >>> state.play("farm")
        Traceback (most recent call last):
            ...
        emporion.errors.IllegalAction: buying the start farmlands comes first: RH-1.8
        """
        cdef int found = self.find(action)
        if not listed(self.actions, self.count, found):
            raise self.refusal(found)
        self.commit(found)

    def tell(self, action):
        """Play as `play` does, and say what happened: `events`, without looking back for them.

        >>> import emporion as em
        >>> state = em.game("rhodes", players=3).start(seed=7)
        >>> state.tell("buy farmland wine 14") == state.events
        True
        """
        cdef int found = self.find(action)
        if not listed(self.actions, self.count, found):
            raise self.refusal(found)
        cdef Log log
        memset(&log, 0, sizeof(log))
        try:
            enact(self, found, &log)
            return [self._event(&log.events[i]) for i in range(log.count)]
        finally:
            free(log.events)
            free(log.orders)

    cdef int find(self, action) except -1:
        cdef int overflow = 0
        cdef long found
        if type(action) is int:
            found = PyLong_AsLongAndOverflow(action, &overflow)
        elif isinstance(action, str):
            return self.game.action(action).id
        elif isinstance(action, Action):
            return self.game.action(action.text).id
        elif hasattr(action, "__index__") and not isinstance(action, bool):
            found = PyLong_AsLongAndOverflow(operator.index(action), &overflow)
        else:
            raise IllegalAction(
                "unknown_action", "N-2",
                f"an action is a text, an id or an Action, not {type(action).__name__}", action)
        if overflow or not 0 <= found < self.game.rules.actions:
            raise IllegalAction(
                "unknown_action", "N-2",
                f"action ids run from 0 to {self.game.rules.actions - 1}, not {brief(action)}",
                action)
        return found

    cdef object refusal(self, int action):
        cdef Head *head = <Head *>self.data
        cdef Table table = Table(self.game.numbers, NULL, NULL)
        cdef int code = 0
        if not head.over:
            code = self.game.rules.why(&table, self.data, action)
        return self.game._refusal(self, code, action)

    cdef void commit(self, int action) except *:
        enact(self, action, NULL)

    cdef void advance(self, Table *table) noexcept:
        self.count = play_forced(self.game.rules, table, self.data, self.actions)

    cdef void adopt(self, History history):
        cdef Table table = Table(self.game.numbers, NULL, history.shuffles())
        self.history = history
        self.advance(&table)

    # -- what happened

    @property
    def decisions(self):
        """How many decisions led here."""
        return self.length

    @property
    def moves(self):
        """The real decisions so far as (seat, text), as a transcript lists them (T-1)."""
        cdef int i
        cdef list moves = []
        for i in range(self.length):
            move = self.history.moves[i]
            moves.append((move >> MOVE_BITS, self.game.actions[move & ((1 << MOVE_BITS) - 1)].text))
        return moves

    def rewind(self, decisions):
        """The state after the first so many real decisions of this game."""
        if not is_whole(decisions, 0, self.length):
            raise EmporionError(f"the game has {self.length} decisions, not {brief(decisions)}")
        cdef State state = self.game._blank()
        state.history = self.history
        state._replay(decisions, NULL, 0)
        return state

    @property
    def events(self):
        """Everything that happened in the last `play`, forced moves included; first the setup."""
        return self._told(self.length - 1)

    def events_for(self, viewer, since=None):
        """The events of the last `play`, or since so many decisions, that a viewer may know.

        The viewer is a seat, or None for a spectator.
        """
        self.viewer(viewer)
        events = self.events if since is None else self.log(since)
        return [event for event in events if event.known_to(viewer)]

    def log(self, since=0):
        """Everything that happened since so many decisions; since 0, the setup included."""
        if not is_whole(since, 0, self.length):
            raise EmporionError(f"the game has {self.length} decisions, not {brief(since)}")
        return self._told(since if since else SETUP)

    cdef list _told(self, int since):
        cdef Log log
        memset(&log, 0, sizeof(log))
        cdef State state = self.game._blank()
        state.history = self.history
        try:
            state._replay(self.length, &log, since)
            return [self._event(&log.events[i]) for i in range(log.count)]
        finally:
            free(log.events)
            free(log.orders)

    cdef object _event(self, const Event *event):
        audience = None
        if event.audience != EVERYBODY:
            audience = tuple(i for i in range(self.game.players) if event.audience >> i & 1)
            if event.audience & SPECTATORS:
                audience += (None,)
        kind, data, text = self.game._event(event.kind, event.seat, event.a, event.b, event.c)
        return PythonEvent(kind, data, audience, text)

    def reshuffles(self):
        """Every shuffle since the game began: (pile, its new order), as in a transcript (T-3)."""
        cdef Log log
        memset(&log, 0, sizeof(log))
        cdef State state = self.game._blank()
        cdef const uint8_t *order
        cdef list shuffles = []
        state.history = self.history
        try:
            state._replay(self.length, &log, SETUP)
            for i in range(log.order_count):
                order = &log.orders[i * ORDER_WIDTH]
                shuffles.append(self.game._shuffle_names(
                    order[0], [order[2 + k] for k in range(order[1])]))
            return shuffles
        finally:
            free(log.events)
            free(log.orders)

    cdef void _replay(self, int decisions, Log *log, int since):
        """Become the state after so many decisions of the history; report from one of them on."""
        cdef const Rules *rules = self.game.rules
        cdef Table table = Table(self.game.numbers, NULL, self.history.shuffles())
        cdef int i, action
        if since < 0:
            table.log = log
            if log != NULL and since == SETUP and self.history.dealt:
                self.game._lay_out(self, self.dealt, log)
        memcpy(self.data, <const char *>self.history.start, rules.size)
        self.count = play_forced(rules, &table, self.data, self.actions)
        for i in range(decisions):
            if i >= since:
                table.log = log
            action = self.history.moves[i] & ((1 << MOVE_BITS) - 1)
            announce(rules, &table, self.data, action, False)
            rules.play(&table, self.data, action)
            self.count = play_forced(rules, &table, self.data, self.actions)
        self.length = decisions

    def follow(self, list orders):
        """Play on with these shuffles, (pile, items) each, before drawing any by chance (T-3)."""
        cdef History history = self.history.fork(self.length)
        cdef uint8_t *order
        free(history.script.orders)
        history.script.orders = <uint8_t *>calloc(max(1, len(orders)), ORDER_WIDTH)
        history.script.count = len(orders)
        history.script.first = (<const Head *><const char *>history.start).shuffles
        for i, (pile, items) in enumerate(orders):
            if len(items) > ORDER_WIDTH - 2:
                raise EmporionError(f"a pile of {len(items)} is larger than any in the games")
            order = &history.script.orders[i * ORDER_WIDTH]
            order[0] = pile
            order[1] = len(items)
            for k, item in enumerate(items):
                order[2 + k] = item
        self.history = history

    @property
    def seed(self):
        """The seed the game was dealt from; None if it began from a position."""
        return self.history.seed

    @property
    def start_position(self):
        """The position document the game began from, before any decision."""
        cdef State state = self.game._blank()
        memcpy(state.data, <const char *>self.history.start, self.game.rules.size)
        return self.game._position(state)

    @property
    def dealt(self):
        """What chance decided before the first decision (T-2); None if it began otherwise."""
        if not self.history.dealt:
            return None
        cdef State state = self.game._blank()
        memcpy(state.data, <const char *>self.history.start, self.game.rules.size)
        return self.game._deal(state)

    def transcript(self):
        """The whole game so far as a `Transcript`."""
        from emporion.table.transcript import Transcript
        return Transcript.of(self)

    # -- copies

    def clone(self):
        """An independent copy.

        >>> import emporion as em
        >>> state = em.game("rhodes", players=3).start(seed=7)
        >>> other = state.clone()
        >>> other.play(other.legal_ids()[0])
        >>> len(state.moves), len(other.moves)
        (0, 1)
        """
        cdef State copy = State.__new__(State)
        copy.game = self.game
        copy.history = self.history
        copy.length = self.length
        copy.count = self.count
        memcpy(copy.actions, self.actions, self.count * sizeof(uint16_t))
        memcpy(copy.data, self.data, self.game.rules.size)
        return copy

    __copy__ = clone

    def __deepcopy__(self, memo):
        return self.clone()

    def __eq__(self, other):
        if not isinstance(other, State):
            return NotImplemented
        cdef State that = other
        return (self.game == that.game
                and memcmp(self.data, that.data, self.game.rules.size) == 0)

    def __hash__(self):
        return <Py_hash_t>hash_words(self.data, self.game.rules.size // 8)

    def __bytes__(self):
        return _wrap(self.game, (<char *>self.data)[:self.game.rules.size])

    def __reduce__(self):
        return _reload, (self.game, bytes(self))

    def __repr__(self):
        return (f"<State {self.game.name}, round {self.round}, "
                f"seat {self.actor}: {self.decision}, {self.length} decisions>")

    def position(self):
        """The complete position as a readable JSON document; `Game.position` reads it back."""
        return self.game._position(self)

    # -- knowledge

    cdef int viewer(self, seat) except -2:
        if seat is None:
            return NOBODY
        if isinstance(seat, bool) or not isinstance(seat, int):
            raise EmporionError(f"a viewer is a seat or None, not {brief(seat)}")
        if not 0 <= seat < self.game.players:
            raise EmporionError(f"seats run from 0 to {self.game.players - 1}, not {brief(seat)}")
        return seat

    def view(self, seat):
        """What a seat, or a spectator (None), may know, as a JSON document."""
        self.viewer(seat)
        return self.game._write(self, seat, False, self.game._head())

    def view_json(self, seat):
        """The same as it is written, in bytes: for whoever only passes it on."""
        self.viewer(seat)
        return self.game._write(self, seat, False)

    def imagine(self, seat, seed):
        """A full state drawn from all that agree with what the seat may know.

        It has a generator and a history of its own.
        """
        return self.imagination(seat)(seed)

    def imagination(self, seat):
        """What `imagine` needs, kept ready: it draws any number of worlds for a seat."""
        cdef Imagination imagination = Imagination.__new__(Imagination)
        imagination._viewer = self.viewer(seat)
        imagination._state = self.clone()
        imagination.seat = seat
        return imagination

    cdef const char *_remember(self, int viewer, Log *log):
        """Report all that happened; before an imagined world, what its dreamer lived through."""
        cdef State again = self.game._blank()
        cdef const char *start = self.history.start
        if self.history.past is not None and self.history.dreamer == viewer:
            start = self.history.past._remember(viewer, log)
        again.history = self.history
        again._replay(self.length, log, DEALT)
        return start

    def observe(self, seat):
        """The seat's observation: a float32 vector laid out as `Game.layout` says."""
        import numpy
        cdef int viewer = self.viewer(seat)
        if viewer == NOBODY:
            raise EmporionError("an observation is a seat's; spectators have views")
        vector = numpy.zeros(self.game.rules.observation, dtype=numpy.float32)
        cdef float[::1] out = vector
        cdef Table table = Table(self.game.numbers, NULL, NULL)
        self.game.rules.observe(&table, self.data, viewer, &out[0])
        return vector

    def mask(self):
        """The legal actions as a boolean vector over all actions."""
        import numpy
        mask = numpy.zeros(self.game.rules.actions, dtype=numpy.bool_)
        mask[self.legal_ids()] = True
        return mask

    # -- many games from here

    def playouts(self, games, seed=0):
        """Play random games from here to the end, natively: (decisions, wins and points by seat).

        Wins that are shared count as equal parts.
        """
        cdef uint64_t generator[2]
        cdef uint64_t copy[STATE_WORDS]
        cdef uint16_t actions[LEGAL_MAX]
        cdef int scores[SEATS_MAX]
        cdef double wins[SEATS_MAX]
        cdef double points[SEATS_MAX]
        cdef const Rules *rules = self.game.rules
        cdef Table table = Table(self.game.numbers, NULL, NULL)
        cdef int players = self.game.players
        cdef int times = checked_count("games", games)
        cdef int _, seat, winners, sharing
        cdef long decisions = 0
        sow(generator, checked_seed(seed))
        memset(wins, 0, sizeof(wins))
        memset(points, 0, sizeof(points))
        with nogil:
            for _ in range(times):
                memcpy(copy, self.data, rules.size)
                memcpy(actions, self.actions, self.count * sizeof(uint16_t))
                (<Head *>copy).chance[0] = draw(generator)
                (<Head *>copy).chance[1] = draw(generator) | 1
                decisions += play_out(rules, &table, copy, actions, self.count, generator)
                rules.scores(&table, copy, scores)
                winners = rules.winners(&table, copy)
                sharing = 0
                for seat in range(players):
                    sharing += winners >> seat & 1
                for seat in range(players):
                    points[seat] += scores[seat]
                    if winners >> seat & 1:
                        wins[seat] += 1.0 / sharing
        return (decisions, [wins[seat] for seat in range(players)],
                [points[seat] for seat in range(players)])

    def perft(self, depth):
        """How many different sequences of so many real decisions lead on from here.

        >>> import emporion as em
        >>> em.game("rhodes", players=2).start(seed=1).perft(1)
        12
        """
        cdef int levels = checked_count("depth", depth)
        cdef Table table = Table(self.game.numbers, NULL, NULL)
        cdef uint64_t leaves
        with nogil:
            leaves = count_leaves(
                self.game.rules, &table, self.data, self.actions, self.count, levels)
        return leaves


cdef class Imagination:
    """All that a seat may know of a state: worlds that agree with it, as many as are wanted.

    >>> import emporion as em
    >>> state = em.game("rhodes", players=3).start(seed=7)
    >>> imagine = state.imagination(0)
    >>> imagine(5) == state.imagine(0, 5)
    True
    """

    def __init__(self):
        raise TypeError("imaginations come from State.imagination()")

    def __dealloc__(self):
        if self._memory != NULL:
            self._state.game.rules.forget(self._memory)
        free(self._log.events)
        free(self._log.orders)

    def __call__(self, seed):
        """A full state drawn from all that agree with what the seat may know."""
        cdef uint64_t generator[2]
        cdef State state = self._state.game._blank()
        cdef History history
        sow(generator, checked_seed(seed))
        self.prepare()
        self.dream(state.data, generator)
        history = History.begin(state, None, False)
        if self._state.game.rules.witnesses != NULL:
            history.past = self._state
            history.dreamer = self._viewer
        state.adopt(history)
        return state

    @property
    def game(self):
        return self._state.game

    def observe(self):
        """What the seat observes, as `State.observe` says it."""
        return self._state.observe(self.seat)

    def moves(self):
        """The decisions so far that the seat has seen, as (seat, action); forced ones not, unless
        it cannot tell."""
        cdef const Event *event
        cdef int i
        cdef list moves = []
        if self._state.game.rules.witnesses == NULL:
            for i in range(self._state.length):
                move = self._state.history.moves[i]
                moves.append((move >> MOVE_BITS, move & ((1 << MOVE_BITS) - 1)))
            return moves
        self.prepare()
        for i in range(self._log.count):
            event = &self._log.events[i]
            if event.kind == EVENT_MOVE and not event.b and _hears(event, self._viewer):
                # The mover is told apart from the witnesses; who moves does not witness itself.
                moves.append((event.seat, event.a))
        return moves

    cdef void prepare(self):
        """Recall what the seat was told, once."""
        cdef Table table = Table(self._state.game.numbers, NULL, NULL)
        cdef const Rules *rules = self._state.game.rules
        if self._ready:
            return
        self._ready = True
        if rules.witnesses == NULL:
            return
        self._start = self._state._remember(self._viewer, &self._log)
        if rules.remember != NULL:
            self._memory = rules.remember(
                &table, self._state.data, self._viewer, self._start, &self._log)

    cdef void dream(self, void *out, uint64_t *generator) noexcept nogil:
        """Write a whole world, with a generator of its own; `prepare` comes first."""
        cdef Table table
        table.edition = self._state.game.numbers
        table.log = NULL
        table.script = NULL
        cdef const Rules *rules = self._state.game.rules
        cdef Head *head = <Head *>out
        if self._memory != NULL:
            rules.dream(&table, self._memory, out, generator)
        else:
            memcpy(out, self._state.data, rules.size)
            rules.imagine(&table, out, self._viewer, generator, self._start, &self._log)
        head.chance[0] = draw(generator)
        head.chance[1] = draw(generator) | 1


cdef bint _hears(const Event *event, int viewer) noexcept nogil:
    return event.audience & (SPECTATORS if viewer == NOBODY else 1 << viewer) != 0


def _reload(Game game, data):
    return game.from_bytes(data)


def clone_natively(State state, long times):
    """Copy a state so many times without Python in between; for the benchmark."""
    cdef size_t size = state.game.rules.size
    cdef char *ring = <char *>malloc(16 * STATE_BYTES)
    cdef long i
    cdef long seen = 0
    with nogil:
        for i in range(times):
            memcpy(&ring[(i & 15) * STATE_BYTES], state.data, size)
            seen += ring[((i & 15) * STATE_BYTES) + (i & 31)]
    free(ring)
    return seen
