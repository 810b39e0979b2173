"""What the tables of a game say again and again: written once, and found quickly.

What happens in a game, and what may be done in it, is worded by few numbers: the same ones make the
same words. The server speaks of them with every decision, so it keeps what it said.
"""
from libc.stdlib cimport free
from libc.string cimport memset

from emporion.table.kernel cimport Event, Game, Head, Log, State, enact, listed

cdef enum:
    MOST = 10_000  # events kept for a game


cdef class Phrase:
    """Something that happened: as data, as it is sent, and what it shows that was not known."""
    cdef readonly object event
    cdef readonly object raw
    cdef readonly object reveals


cdef class Phrases:
    """The words of one game. `event` and `action` write what is not known yet; `reveals` says what
    an event lets somebody see.
    """
    cdef Game _game
    cdef object _write_event
    cdef object _write_action
    cdef object _reveals
    cdef dict _events
    cdef dict _offers
    cdef readonly dict turns  # for whoever writes those

    def __init__(self, Game game, event, action, reveals):
        self._game = game
        self._write_event = event
        self._write_action = action
        self._reveals = reveals
        self._events = {}
        self._offers = {}
        self.turns = {}

    def tell(self, State state, action):
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
        made.reveals = self._reveals(event)
        return made

    def legal(self, State state):
        """The actions that are legal, each as it was written."""
        return [written for written, _ in self._offered(state)]

    def legal_json(self, State state):
        """The same, without the brackets of a list."""
        return b",".join([text for _, text in self._offered(state)])

    cdef list _offered(self, State state):
        cdef int i
        cdef dict offers
        cdef list found = []
        place = ((<Head *>state.data).step, self._game._place(state))
        offers = self._offers.get(place)
        if offers is None:
            offers = self._offers[place] = {}
        for i in range(state.count):
            action = state.actions[i]
            offered = offers.get(action)
            if offered is None:
                written = self._write_action(self._game, self._game._offer(state, action))
                offered = offers[action] = (written, bytes(written))
            found.append(offered)
        return found
