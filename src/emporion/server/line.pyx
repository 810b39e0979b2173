"""The short way of a socket's messages: whole frames are read where they arrived, and what many
sockets are told in one turn of the loop is written in one go, each with one call to the system.

All that is out of the ordinary goes the long way: a frame in parts or with anything else than text,
a peer that does not take what it is sent. `protocol.py` has that way.
"""
cimport cython
from cpython.bytes cimport PyBytes_AS_STRING, PyBytes_FromStringAndSize, PyBytes_GET_SIZE
from libc.stdint cimport uint64_t
from libc.stdlib cimport free, realloc
from libc.string cimport memcpy

from logging import getLogger

cdef extern from *:
    """
    #include <sys/socket.h>
    #ifndef MSG_NOSIGNAL
    #define MSG_NOSIGNAL 0
    #endif
    """

cdef extern from "<sys/socket.h>" nogil:
    ssize_t send(int fd, const void *data, size_t size, int flags)
    enum:
        MSG_DONTWAIT
        MSG_NOSIGNAL

cdef enum:
    TEXT = 0x81  # the first two bytes of a frame
    MASKED = 0x80
    SHORT = 125
    MIDDLING = 126
    SPECTATORS = 15  # their bit among the viewers of an entry
    MUCH = 1 << 22  # bytes of room that are kept for what is sent next

log = getLogger("emporion.server")

GOING_AWAY = 4012  # why a socket is closed that may come back


cpdef bytes framed(bytes first, bytes rest=b""):
    """The beginning of a text message as a server sends it, before the `rest` of it."""
    cdef Py_ssize_t size = PyBytes_GET_SIZE(first) + PyBytes_GET_SIZE(rest)
    cdef int head = 2 if size <= SHORT else 4 if size < 1 << 16 else 10
    cdef bytes frame = PyBytes_FromStringAndSize(NULL, head + PyBytes_GET_SIZE(first))
    cdef unsigned char *at = <unsigned char *>PyBytes_AS_STRING(frame)
    cdef int i
    at[0] = TEXT
    if head == 2:
        at[1] = size
    else:
        at[1] = MIDDLING if head == 4 else MIDDLING + 1
        for i in range(2, head):
            at[i] = <uint64_t>size >> 8 * (head - 1 - i) & 0xFF
    memcpy(at + head, PyBytes_AS_STRING(first), PyBytes_GET_SIZE(first))
    return frame


cdef class Post:
    """Carries what the lines of a server were told in a turn of its loop, all of them together."""

    def __init__(self):
        self._lines = []

    def __dealloc__(self):
        free(self._parcels)
        free(self._bytes)

    cdef void take(self, Line line) except *:
        if not self._lines:
            line.loop.call_soon(self)
        self._lines.append(line)

    cdef void pack(self, Line line) except *:
        """Add what a line was told to what is sent now, in one row: the system takes that fastest.
        """
        cdef Parcel *parcel
        cdef bytes piece
        cdef size_t room
        cdef size_t size = 0
        for piece in line._unsent:
            size += PyBytes_GET_SIZE(piece)
        if self._count == self._parcel_room:
            room = 2 * self._count + 16
            self._parcels = <Parcel *>larger(self._parcels, room * sizeof(Parcel))
            self._parcel_room = room
        if self._used + size > self._room:
            room = 2 * (self._used + size)
            self._bytes = <char *>larger(self._bytes, room)
            self._room = room
        parcel = &self._parcels[self._count]
        parcel.fd = line._fd
        parcel.start = self._used
        parcel.size = size
        for piece in line._unsent:
            memcpy(self._bytes + self._used, PyBytes_AS_STRING(piece), PyBytes_GET_SIZE(piece))
            self._used += PyBytes_GET_SIZE(piece)
        self._count += 1

    cdef void carry(self) noexcept nogil:
        cdef Parcel *parcel
        cdef size_t i
        for i in range(self._count):
            parcel = &self._parcels[i]
            parcel.sent = send(
                parcel.fd, self._bytes + parcel.start, parcel.size, MSG_DONTWAIT | MSG_NOSIGNAL)

    def __call__(self):
        cdef list lines = self._lines
        cdef list reached = []
        cdef Line line
        cdef Parcel *parcel
        cdef size_t i, sent
        self._lines = []
        self._count = self._used = 0
        for line in lines:
            try:
                if line.can_send():
                    reached.append(line)
                    self.pack(line)
                    line._unsent = None
            except Exception:
                del reached[self._count:]
                line.fail()
        with nogil:
            self.carry()
        for i in range(self._count):
            parcel = &self._parcels[i]
            if parcel.sent != <ssize_t>parcel.size:
                sent = max(0, parcel.sent)
                line = reached[i]
                try:
                    line.transport.write(
                        self._bytes[parcel.start + sent:parcel.start + parcel.size])
                except Exception:
                    line.fail()
        if self._room > MUCH:
            free(self._bytes)
            self._bytes = NULL
            self._room = 0


cdef void *larger(void *room, size_t size) except NULL:
    cdef void *found = realloc(room, size)
    if found == NULL:
        raise MemoryError
    return found


cdef class Line:
    """What a socket's protocol needs on the short way; to be inherited before the long one."""

    def open_line(self, Post post, size_t largest):
        """What comes from now on is frames, with so many bytes at most; what is told goes by post.
        """
        self._post = post
        self._largest = largest
        self._fd = self.transport.get_extra_info("socket").fileno()
        self._is_closing = self.transport.is_closing
        self._lies_there = self.transport.get_write_buffer_size

    def hear_by(self, hear):
        """Messages go to `hear`."""
        self._hearing = hear

    def end_line(self):
        """Nothing more is heard or sent the short way."""
        self._hearing = None
        self._over = True

    def data_received(self, bytes data):
        """Pass on whole frames; a message that is one frame needs no more than unmasking."""
        if self._post is None or self._broken():
            self.received(data)
            return
        if self._begun is not None:
            data = self._begun + data
        cdef const unsigned char *at = <const unsigned char *>PyBytes_AS_STRING(data)
        cdef const unsigned char *start = at
        cdef size_t left = PyBytes_GET_SIZE(data)
        cdef size_t head, size
        cdef int i
        while left >= 2:
            head, size = 6, at[1] & ~MASKED
            if size > SHORT:
                head += 2 if size == MIDDLING else 8
                if left < head - 4:
                    break
                size = 0
                for i in range(2, <int>head - 4):
                    size = size << 8 | at[i]
            if not at[1] & MASKED or size > self._largest:
                self._begun = None
                self._pass_on(data[at - start:])  # which is an error
                return
            if left < head + size:
                break
            if at[0] == TEXT and self._hearing is not None and not self._odd:
                self._hearing(unmasked(at + head, size, at + head - 4))
            else:
                self._pass_on(data[at - start:at - start + head + size])
            at += head + size
            left -= head + size
        self._begun = data[at - start:] if left else None

    cdef void _pass_on(self, bytes data) except *:
        self.received(data)
        self._odd = bool(self.frames) or self.conn.parser_exc is not None

    cdef bint _broken(self) except *:
        return self._odd and self.conn.parser_exc is not None

    def tell(self, bytes first, bytes rest=b""):
        """Send a text message. Who does not keep up is hung up on; who has gone hears nothing."""
        self.post(first, rest)

    @cython.nonecheck(True)  # somebody might tell before the line is open
    cdef void post(self, bytes first, bytes rest) except *:
        """The same for who calls natively, which takes no look whether `tell` is another here."""
        if self.stuck:
            self.retell(first + rest)
            return
        if self._unsent is None:
            self._unsent = []
            self._post.take(self)
        self._unsent.append(framed(first, rest))
        if rest:
            self._unsent.append(rest)

    def taken(self):
        """What was told and not written yet, no longer to be written."""
        unsent, self._unsent = self._unsent, None
        return b"".join(unsent) if unsent else b""

    cdef void fail(self) except *:
        """Something is wrong with this line alone: the others go on."""
        log.exception("a socket failed")
        self._unsent = None
        self.transport.abort()

    cdef bint can_send(self) except *:
        """Whether there is something to be sent that nothing stands before."""
        if self._unsent is None:
            return False
        if self._over or self._is_closing():
            self._unsent = None
            return False
        if self._lies_there():
            self.transport.write(self.taken())
            return False
        return True


cdef bytes unmasked(const unsigned char *data, size_t size, const unsigned char *mask):
    cdef bytes message = PyBytes_FromStringAndSize(NULL, size)
    cdef unsigned char *out = <unsigned char *>PyBytes_AS_STRING(message)
    cdef size_t i
    for i in range(size):
        out[i] = data[i] ^ mask[i & 3]
    return message


cdef class Subscriber:
    """Somebody to whom news of a table are sent, through the eyes of a seat or of a spectator."""

    def __init__(self, viewer, holder, line):
        self.viewer = viewer
        self.holder = holder
        self.line = line

    cpdef void send(self, bytes first, bytes rest=b"") except *:
        """A message, in two parts if others hear the second too."""
        if self.closed:
            return
        if isinstance(self.line, Line):
            (<Line>self.line).post(first, rest)
        else:
            self.line.tell(first, rest)

    def close(self):
        if not self.closed:
            self.closed = True
            self.line.hang_up(GOING_AWAY)


def spread(set subscribers, int viewers, bint delayed, bint late, message, now):
    """Send each of them the message for its viewer, if that is one of the `viewers` (a bit each).

    Where spectators are `delayed`, `late` says whether this is for them or for all others.
    """
    cdef Subscriber subscriber
    cdef int bit
    cdef dict ready = {}
    for subscriber in list(subscribers):
        viewer = subscriber.viewer
        bit = SPECTATORS if viewer is None else viewer
        if not viewers >> bit & 1 or late != (delayed and viewer is None):
            continue
        found = ready.get(viewer)
        if found is None:
            found = ready[viewer] = message(viewer, now)
        subscriber.send(<bytes>found[0], <bytes>found[1])
