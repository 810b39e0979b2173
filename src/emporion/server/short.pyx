"""The short way of a decision: judged, handed to the writer, told and sent, all of it natively.

It is for what nothing stands against, at tables where nothing is secret, delayed or timed. Whatever
else comes, and whatever goes wrong, is left to `house.py`, which knows every case; what both ways
say is the same, and a test compares them.
"""
cimport cython
from cpython.bytes cimport PyBytes_AS_STRING, PyBytes_FromStringAndSize, PyBytes_GET_SIZE
from libc.string cimport memcpy

from emporion.server.line cimport Subscriber
from emporion.server.phrases cimport Phrase, put
from emporion.table.kernel cimport Head, State

from asyncio import CancelledError, get_running_loop
from collections import deque
from time import monotonic, time_ns

from emporion.server.messages import Decide, Done
from emporion.server.metrics import METRICS
from emporion.server.storage import Change, Entry

cdef str DECIDE = "decide"
cdef bytes FIRST = b'{"type":"news","number":'
cdef bytes KIND = b',"kind":"decide","at":'
cdef bytes SEAT = b',"seat":'
cdef bytes EVENTS = b',"events":['
cdef bytes VIEW = b'],"view":'

cdef enum:
    SEATS = 1  # where a caller has them
    DIGITS = 20  # of a number, at most


@cython.final
cdef class Lock:
    """One acts at a time, and who waits comes in order: `asyncio.Lock`, cheap to take when free."""

    cpdef bint seize(self):
        """Take it at once, if nobody has it; it is never free while somebody waits."""
        if self._taken:
            return False
        self._taken = True
        return True

    def locked(self):
        return self._taken

    cpdef void release(self) except *:
        """Hand it on to whoever waits next."""
        while self._waiting:
            turn = self._waiting.popleft()
            if not turn.done():
                turn.set_result(None)
                return
        self._waiting = None
        self._taken = False

    async def __aenter__(self):
        if self.seize():
            return
        turn = get_running_loop().create_future()
        if self._waiting is None:
            self._waiting = deque()
        self._waiting.append(turn)
        try:
            await turn
        except CancelledError:
            if turn.done() and not turn.cancelled():
                self.release()
            raise

    async def __aexit__(self, *_):
        self.release()


cdef class Standing:
    """How a table stands: what decisions read and change of it."""


cdef class Company:
    """A table with who listens to it, as far as decisions are concerned."""

    def __init__(self, Standing table):
        self.table = table
        self.lock = Lock()
        self.callers = {}
        self.subscribers = set()
        self.touched = monotonic()


@cython.final
cdef class Bucket:
    """What one client may ask for: it fills steadily and empties with every request."""
    cdef double _left
    cdef double _since
    cdef double _rate
    cdef double _burst
    cdef object _clock

    def __init__(self, double rate, double burst, clock):
        self._left = burst
        self._since = clock()
        self._rate = rate
        self._burst = burst
        self._clock = clock

    cpdef bint take(self) except *:
        """Whether the client may ask once more now."""
        cdef double at = self._clock()
        self._left = min(self._burst, self._left + (at - self._since) * self._rate)
        self._since = at
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def charge(self, double cost):
        """Count what a request turned out to cost beyond itself."""
        self._left = max(-self._burst, self._left - cost)


cdef class Talk:
    """A socket's conversation: what is said is answered in its order.

    Whoever inherits it has `read`, which says what a message asks for or what is wrong with it,
    `heed`, which answers what can be answered at once, `answer` for what goes no short way, `go_on`
    for what waits behind that, and `too_fast`.
    """
    cdef public Company hosted
    cdef public Subscriber subscriber
    cdef public object line
    cdef public int hasty  # refusals for haste in a row
    cdef readonly object holder
    cdef str _moves  # how the ids of its acts begin
    cdef ShortWay _way
    cdef Bucket _bucket
    cdef dict _callers  # of the table, when it was last looked who this is
    cdef object _caller
    cdef bint _busy
    cdef object _said  # while something is being answered: what came since

    def __init__(self, ShortWay way, holder, Bucket bucket):
        self._way = way
        self._bucket = bucket
        self.holder = holder
        self._moves = f"{(holder or '')[:16]}."

    def hear(self, bytes message):
        """A message came."""
        if self._busy:
            if self._said is None:
                self._said = deque()
            self._said.append(message)
            self.line.wait()
            return
        asked = self._understood(message)
        if asked is not None:
            self._busy = True
            if type(asked) is not Decide or not self._way.take(self, asked):
                self.answer(asked)

    def understood(self, bytes message):
        """What a message asks for; None where it is answered by now."""
        return self._understood(message)

    cdef object _understood(self, bytes message):
        if not self._bucket.take():
            self.too_fast()
            return None
        self.hasty = 0
        asked = self.read(message)
        return asked if type(asked) is Decide else self.heed(asked)

    cdef object caller(self):
        """What the table knows of who talks."""
        if self._callers is not self.hosted.callers:
            self._callers = self.hosted.callers
            self._caller = self._callers.get(self.holder)
        return self._caller

    def next(self):
        """What was said next; None: nothing more, and what comes is heard at once again."""
        if self._said:
            return self._said.popleft()
        self._said = None
        self._busy = False
        return None

    def done(self, answer):
        """Give the answer to a decision."""
        self._done(answer)

    cdef void _done(self, answer) except *:
        self.subscriber.send(self._way._encode(answer))
        if self._said:
            self.go_on()
        else:
            self._busy = False


@cython.final
cdef class Decision:
    """A decision on its way: what is to be written, and what is to be told once it is."""
    cdef ShortWay _way
    cdef Talk _talk
    cdef Company _hosted
    cdef object _act
    cdef State _state  # what it leads to
    cdef list _events
    cdef double _begun
    cdef readonly tuple row
    cdef readonly object loop
    cdef public object outcome

    @property
    def work(self):
        return Change(self.row[0], [self.entry])

    @property
    def entry(self):
        return Entry(*self.row[1:])

    def told(self, outcome):
        """It is durable, or else why not."""
        cdef Company hosted = self._hosted
        if outcome is None:
            try:
                self._way.tell(self)
            except Exception as error:
                self._way._house.let_go(hosted)
                outcome = error
        self._way.under_way -= 1
        if outcome is None:
            hosted.lock.release()
            self._talk._done(Done(self._act.id, hosted.table.seen[<int>self._act.seat]))
        else:
            house = self._way._house
            self._talk.go_on(
                self._act, house.once_more(hosted, self._act, self._talk.holder, outcome))


@cython.final
cdef class ShortWay:
    """The short way in a house. `add` hands decisions to the writer, `write_turn` writes what
    `Phrases.turns` does not know yet, `encode` writes an answer.
    """
    cdef list _taken  # in this turn of the loop
    cdef object _loop
    cdef object _house
    cdef object _add
    cdef object _write_turn
    cdef object _encode
    cdef readonly int under_way

    def __init__(self, house, add, write_turn, encode):
        self._house = house
        self._add = add
        self._write_turn = write_turn
        self._encode = encode

    cdef bint take(self, Talk talk, act) except *:
        """Judge a decision and hand it over; whether it was taken. If not, nothing has happened,
        and the long way finds out why.
        """
        cdef Company hosted = talk.hosted
        cdef Standing table = hosted.table
        if not table.plain or hosted.gone or hosted.until is not None:
            return False
        caller = talk.caller()
        seat = act.seat
        if caller is None or seat not in (<tuple>caller)[SEATS] or table.status != "playing":
            return False
        cdef int place = seat
        if (<Head *>table.state.data).actor != place or table.seats[place].stand_in is not None:
            return False
        if not table.position_number[place] <= act.after <= table.seen[place]:
            return False
        if not hosted.lock.seize():
            return False
        cdef Decision decision = Decision.__new__(Decision)
        cdef State state = table.state.clone()
        try:
            decision._events = table.phrases.tell(state, act.action)
            if (<Head *>state.data).over:
                hosted.lock.release()
                return False
            body = table.phrases.body(act.action)
            decision.row = (
                table.row.id, table.number + 1, DECIDE, seat, body, table.everybody,
                talk._moves + <str>act.id, <long long>time_ns() // 1_000_000)
            decision._way = self
            decision._talk = talk
            decision._hosted = hosted
            decision._act = act
            decision._state = state
            decision._begun = hosted.touched = monotonic()
        except Exception:
            hosted.lock.release()
            return False
        if self._taken is None:
            self._taken = []
            self._loop = get_running_loop()
            self._loop.call_soon(self)
        decision.loop = self._loop
        self._taken.append(decision)
        self.under_way += 1
        return True

    def __call__(self):
        """Hand over what was taken in a turn of the loop: the writer's next group."""
        cdef Decision decision
        taken, self._taken = self._taken, None
        try:
            self._add(taken)
        except Exception as error:
            for decision in taken:
                decision.told(error)

    cdef void tell(self, Decision decision) except *:
        """Tell the table and its viewers what is durable now."""
        cdef Company hosted = decision._hosted
        cdef Standing table = hosted.table
        cdef tuple row = decision.row
        cdef int i
        cdef int place = row[3]
        cdef list seen = table.seen
        self._house.took(table.row, monotonic() - decision._begun)
        METRICS.told[DECIDE] += 1
        table.state = decision._state
        table.decided = row[3]
        table.deciders.add(row[3])
        table.number = table.moved = row[1]
        table.later = row[7]
        table.asked = None
        table.seats[place].late = False
        for i in range(len(seen)):
            seen[i] = table.position_number[i] = seen[i] + 1
        if hosted.until is not None:
            hosted.expire()
        if hosted.subscribers:
            self.spread(decision, hosted, table)
        asked = table.seats[(<Head *>table.state.data).actor]
        if asked.own_bot is not None or asked.stand_in is not None:
            self._house.going.next(hosted)

    cdef void spread(self, Decision decision, Company hosted, Standing table) except *:
        """Send the news to whoever follows the table."""
        cdef Subscriber subscriber
        cdef State state = table.state
        cdef list events = decision._events
        cdef int actor = (<Head *>state.data).actor
        cdef int decider = table.decided
        cdef int onlookers = len(table.seen) - 1
        cdef int place
        cdef bytes onlooker = self.turn(table, events, None)
        cdef bytes turn
        cdef bytes rest = ending(decision.row, events, state.view_json(None))
        for subscriber in list(hosted.subscribers):
            place = onlookers if subscriber.viewer is None else subscriber.viewer
            turn = onlooker
            if place == actor or place == decider:
                turn = self.turn(table, events, subscriber.viewer)
            subscriber.send(beginning(table.seen[place], turn), rest)

    cdef bytes turn(self, Standing table, list events, viewer):
        """Who owes what, as `wire.turn_json` writes it."""
        cdef Phrase event
        cdef State state = table.state
        actor = (<Head *>state.data).actor
        reveals = None
        if viewer == table.decided:
            for event in events:
                if event.reveals is not None:
                    reveals = event.reveals
                    break
        key = (
            actor, state.decision, viewer, table.decided, reveals, viewer in table.deciders)
        parts = table.phrases.turns.get(key)
        if parts is None:
            return self._write_turn(table, viewer, events)
        if viewer != actor:
            return (<tuple>parts)[0]
        return table.phrases.legal_between((<tuple>parts)[0], (<tuple>parts)[1], state)


cdef bytes beginning(long number, bytes turn):
    """The first part of a message: what differs between viewers."""
    cdef char digits[DIGITS]
    cdef int count = write_number(digits, number)
    cdef bytes made = PyBytes_FromStringAndSize(
        NULL, PyBytes_GET_SIZE(FIRST) + count + PyBytes_GET_SIZE(turn))
    cdef char *at = put(PyBytes_AS_STRING(made), FIRST)
    memcpy(at, digits, count)
    put(at + count, turn)
    return made


cdef bytes ending(tuple row, list events, bytes view):
    """The second part: what all hear alike."""
    cdef Phrase event
    cdef char seat[DIGITS]
    cdef char time[DIGITS]
    cdef int seat_count = write_number(seat, row[3])
    cdef int time_count = write_number(time, row[7])
    cdef Py_ssize_t size = PyBytes_GET_SIZE(KIND) + time_count + PyBytes_GET_SIZE(SEAT)
    size += seat_count + PyBytes_GET_SIZE(EVENTS) + PyBytes_GET_SIZE(VIEW)
    size += PyBytes_GET_SIZE(view) + len(events)
    for event in events:
        size += PyBytes_GET_SIZE(event.text)
    cdef bytes made = PyBytes_FromStringAndSize(NULL, size)
    cdef char *at = put(PyBytes_AS_STRING(made), KIND)
    memcpy(at, time, time_count)
    at = put(at + time_count, SEAT)
    memcpy(at, seat, seat_count)
    at = put(at + seat_count, EVENTS)
    for event in events:
        at = put(at, event.text)
        at[0] = b","
        at += 1
    at = put(at - 1, VIEW)  # over the last comma
    at = put(at, view)
    at[0] = b"}"
    return made


cdef int write_number(char *out, long number) noexcept:
    """The digits of a number from 0."""
    cdef char digits[DIGITS]
    cdef int count = 0
    cdef int i
    while number or not count:
        digits[count] = 48 + number % 10
        number //= 10
        count += 1
    for i in range(count):
        out[i] = digits[count - 1 - i]
    return count
