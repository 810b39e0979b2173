"""What the tables of a game say again and again: written once, and found quickly.

What happens in a game, and what may be done in it, is worded by few numbers: the same ones make the
same words. The server speaks of them with every decision, so it keeps what it said.
"""
from cpython.bytes cimport PyBytes_AS_STRING, PyBytes_FromStringAndSize, PyBytes_GET_SIZE
from libc.stdlib cimport free
from libc.string cimport memset

from emporion.table.kernel cimport Event, Game, Head, Log, State, enact, listed

from msgspec.json import encode

cdef enum:
    MOST = 10_000  # events kept for a game


cdef class Phrase:
    """Something that happened: as data, as it is sent, and what it shows that was not known."""


cdef class Phrases:
    """The words of one game. `event` and `action` write what is not known yet; `reveals` says what
    an event lets somebody see.
    """

    def __init__(self, Game game, event, action, reveals):
        self._game = game
        self._write_event = event
        self._write_action = action
        self._reveals = reveals
        self._events = {}
        self._offers = {}
        self._bodies = {}
        self.turns = {}

    cpdef list tell(self, State state, action):
        """Play an action as `State.tell` does; what happened, in phrases."""
        cdef int found = state.find(action)
        cdef int i
        cdef Log log
        if not listed(state.actions, state.count, found):
            raise state.refusal(found)
        memset(&log, 0, sizeof(log))
        try:
            enact(state, found, &log)
            return [self._phrase(state, &log.events[i]) for i in range(log.count)]
        finally:
            free(log.events)
            free(log.orders)

    cdef Phrase _phrase(self, State state, const Event *event):
        cdef bytes key = (<const char *>event)[:sizeof(Event)]
        found = self._events.get(key)
        if found is None:
            if len(self._events) >= MOST:
                self._events.clear()
            found = self._events[key] = self.phrase(state._event(event))
        return <Phrase>found

    def phrase(self, event):
        """The phrase for an event that was found otherwise."""
        cdef Phrase made = Phrase.__new__(Phrase)
        made.event = event
        made.raw = self._write_event(event)
        made.text = bytes(made.raw)
        made.reveals = self._reveals(event)
        return made

    cdef bytes body(self, action):
        """What the entry of a decision says of it."""
        body = self._bodies.get(action)
        if body is None:
            named = isinstance(action, str)
            body = encode({"action": action if named else self._game.actions[action].text})
            if not named:
                self._bodies[action] = body
        return body

    def legal(self, State state):
        """The actions that are legal, each as it was written."""
        return [self._offered(state, self._offers_of(state), i)[0] for i in range(state.count)]

    cpdef bytes legal_between(self, bytes before, bytes after, State state):
        """The same without the brackets of a list, between what stands before and after it."""
        cdef list texts = []
        cdef list offers = self._offers_of(state)
        cdef Py_ssize_t size = PyBytes_GET_SIZE(before) + PyBytes_GET_SIZE(after) + state.count - 1
        cdef bytes text, made
        cdef char *at
        cdef int i
        for i in range(state.count):
            text = <bytes>self._offered(state, offers, i)[1]
            size += PyBytes_GET_SIZE(text)
            texts.append(text)
        made = PyBytes_FromStringAndSize(NULL, size)
        at = put(PyBytes_AS_STRING(made), before)
        for i in range(state.count):
            if i:
                at[0] = b","
                at += 1
            at = put(at, <bytes>texts[i])
        put(at, after)
        return made

    cdef list _offers_of(self, State state):
        """The actions of the game as they are offered at this step and place, if they ever were."""
        place = ((<Head *>state.data).step, self._game._place(state))
        offers = self._offers.get(place)
        if offers is None:
            offers = self._offers[place] = [None] * len(self._game.actions)
        return offers

    cdef tuple _offered(self, State state, list offers, int i):
        cdef int action = state.actions[i]
        offered = offers[action]
        if offered is None:
            written = self._write_action(self._game, self._game._offer(state, action))
            offered = offers[action] = (written, bytes(written))
        return <tuple>offered
