"""The kernel contract: what a game gives the kernel, and what the kernel gives a game.

A game's state is one flat C struct that begins with a Head. A game is a Rules table of C functions
over such states. Everything else here (clone, bytes, play-outs, perft, Batch, transcripts) is
written once over that table.
"""
from libc.stdint cimport int16_t, uint8_t, uint16_t, uint64_t

cdef enum:
    STATE_BYTES = 1024  # no state is larger
    STATE_WORDS = 128  # the same in words of 8 bytes
    LEGAL_MAX = 128  # no decision offers more actions
    SEATS_MAX = 5
    EVERYBODY = 0xFF  # audience: every seat and spectators
    SPECTATORS = 0x80  # audience bit beside the seats' bits 1 << seat
    NOBODY = -1  # an event without a seat

cdef enum:  # the event kinds the kernel itself reports; a game's own kinds follow
    EVENT_MOVE = 0  # a: action, b: 1 if forced (N-3)
    EVENT_SHUFFLE = 1  # a: pile
    EVENT_FIRST_OWN = 2

ctypedef struct Head:
    uint64_t chance[2]  # the generator, used only by shuffles after the deal (N-4)
    uint16_t shuffles  # how many such shuffles there were
    uint16_t round
    uint8_t players  # seats are numbered from 0, clockwise (N-5)
    uint8_t actor  # the seat asked (N-1)
    uint8_t step  # which decision is asked
    uint8_t over

ctypedef struct Event:
    uint8_t kind
    uint8_t audience
    int16_t seat
    int16_t a
    int16_t b
    int16_t c

ctypedef struct Log:
    Event *events
    int count
    int capacity
    uint8_t *orders  # every shuffle, for the transcript
    int order_count

ctypedef struct Script:  # the shuffles of a transcript, played back instead of drawn (T-3)
    uint8_t *orders
    int count
    int first  # value of Head.shuffles the first order belongs to

ctypedef struct Table:  # what the rules may reach besides the state
    const void *edition
    Log *log  # NULL: nobody listens
    const Script *script  # NULL: draw

ctypedef struct Rules:
    size_t size
    int actions
    int observation
    void (*setup)(Table *table, void *state, int players, uint64_t seed) noexcept nogil
    int (*legal)(Table *table, const void *state, uint16_t *actions) noexcept nogil
    int (*why)(Table *table, const void *state, int action) noexcept nogil
    void (*play)(Table *table, void *state, int action) noexcept nogil
    void (*scores)(Table *table, const void *state, int *scores) noexcept nogil
    int (*winners)(Table *table, const void *state) noexcept nogil
    void (*observe)(Table *table, const void *state, int seat, float *out) noexcept nogil
    # Deal anew what the viewer has not seen. In a game with witnesses `start` is where the game
    # began and `told` all that happened since; elsewhere they are NULL.
    void (*imagine)(
        Table *table, void *state, int viewer, uint64_t *generator, const void *start,
        const Log *told,
    ) noexcept nogil
    # Who sees an action being played, asked just before; NULL: everybody sees everything. With
    # witnesses, only the actor learns whether a move was forced.
    int (*witnesses)(Table *table, const void *state, int action) noexcept nogil
    # `imagine` in two parts, for many worlds of one position: what the viewer was told is worked
    # through once, then whole worlds are dealt from that memory. NULL: there is nothing to recall.
    void *(*remember)(
        Table *table, const void *state, int viewer, const void *start, const Log *told,
    ) noexcept nogil
    void (*dream)(
        Table *table, const void *memory, void *out, uint64_t *generator,
    ) noexcept nogil
    void (*forget)(void *memory) noexcept nogil

cdef void report(Log *log, int audience, int kind, int seat, int a, int b, int c) noexcept nogil
cdef void shuffle(
    Table *table, Head *head, uint8_t *pile, int count, int name, const uint8_t *kinds,
) noexcept nogil
cdef int play_forced(
    const Rules *rules, Table *table, void *state, uint16_t *actions,
) noexcept nogil
cdef long play_out(
    const Rules *rules, Table *table, void *state, uint16_t *actions, int count,
    uint64_t *generator,
) noexcept nogil
cdef void put_in_order(uint8_t *items, int count) noexcept nogil
cdef void mix(uint64_t *generator, uint8_t *pile, int count) noexcept nogil
cdef void tidy(uint8_t *pile, int count, const uint8_t *kinds) noexcept nogil


cdef inline void tell(Table *table, int kind, int seat, int a, int b, int c) noexcept nogil:
    """Report an event that everybody may know."""
    if table.log != NULL:
        report(table.log, EVERYBODY, kind, seat, a, b, c)


cdef inline int offer(uint16_t *out, int count, int action, int reason) noexcept nogil:
    """List an action unless there is a reason against it."""
    out[count] = action
    return count + (reason == 0)


cdef inline bint listed(const uint16_t *actions, int count, long action) noexcept nogil:
    cdef int i
    for i in range(count):
        if actions[i] == action:
            return True
    return False


cdef class Game:
    cdef const Rules *rules
    cdef void *numbers  # the edition as the rules read it
    cdef readonly str name
    cdef readonly int players
    cdef readonly object edition
    cdef readonly dict options
    cdef readonly tuple actions
    cdef dict _texts
    cdef dict _offers
    cdef void _name_actions(self, list texts)
    cdef State _blank(self)
    cdef void _lay_out(self, State state, deal, Log *log) except *


cdef class History:
    cdef uint16_t *moves
    cdef int count
    cdef int capacity
    cdef readonly bytes start
    cdef readonly object seed  # None unless the game was dealt from one
    cdef bint dealt  # it began with a deal, not with a position
    cdef State past  # where an imagined world was imagined, and
    cdef int dreamer  # by whom: that viewer still remembers what came before
    cdef Script script
    cdef History fork(self, int length)
    cdef void follow(self, const Script *script) noexcept
    cdef const Script *shuffles(self) noexcept
    cdef void append(self, int move) noexcept


cdef class State:
    cdef readonly Game game
    cdef History history
    cdef int length
    cdef int count
    cdef uint16_t actions[LEGAL_MAX]
    cdef uint64_t data[STATE_WORDS]
    cdef int find(self, action) except -1
    cdef object refusal(self, int action)
    cdef void commit(self, int action) except *
    cdef void advance(self, Table *table) noexcept
    cdef void adopt(self, History history)
    cdef object _event(self, const Event *event)
    cdef list _told(self, int since)
    cdef void _replay(self, int decisions, Log *log, int since)
    cdef int viewer(self, seat) except -2
    cdef const char *_remember(self, int viewer, Log *log)


# Plays a legal action and every forced one after it; reports them if there is a log.
cdef void enact(State state, int action, Log *log) except *


cdef class Imagination:
    cdef State _state  # out of Python's reach
    cdef readonly object seat
    cdef int _viewer
    cdef void *_memory
    cdef Log _log
    cdef const char *_start
    cdef bint _ready
    cdef void prepare(self)
    cdef void dream(self, void *out, uint64_t *generator) noexcept nogil
