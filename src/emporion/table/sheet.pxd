"""A sheet on which a document is written from left to right: as JSON, with its commas by itself, or
as objects, if it was laid out so.
"""
from cpython.bytes cimport PyBytes_AS_STRING, PyBytes_FromStringAndSize, PyBytes_GET_SIZE
from libc.stdlib cimport free, realloc
from cpython.ref cimport PyObject
from libc.string cimport memcpy, strlen

cdef enum:
    DEEPEST = 8  # objects in objects

cdef struct Sheet:
    char *text
    size_t length
    size_t room
    bint torn  # there was no memory
    PyObject *inside[DEEPEST]  # objects being written, each in the one before
    int depth  # 0: it is JSON
    PyObject *name  # of the field to come

cdef void lay_out(Sheet *sheet, dict root)
cdef void name_field(Sheet *sheet, const char *name) noexcept
cdef void name_word(Sheet *sheet, bytes quoted) noexcept
cdef void put(Sheet *sheet, value) noexcept
cdef void put_word(Sheet *sheet, bytes quoted) noexcept
cdef void enter(Sheet *sheet, bint listed) noexcept


cdef inline void scribble(Sheet *sheet, const char *text, size_t length) noexcept nogil:
    """Write exactly this."""
    cdef char *more
    if sheet.length + length > sheet.room:
        sheet.room = 2 * (sheet.room + length) + 6000
        more = <char *>realloc(sheet.text, sheet.room)
        if more == NULL:
            sheet.torn = True
            sheet.room = sheet.length
            return
        sheet.text = more
    memcpy(sheet.text + sheet.length, text, length)
    sheet.length += length


cdef inline void part(Sheet *sheet) noexcept nogil:
    """Set what comes off from what was there before it."""
    cdef char last
    if sheet.length:
        last = sheet.text[sheet.length - 1]
        if last != c"{" and last != c"[" and last != c":":
            scribble(sheet, ",", 1)


cdef inline void key(Sheet *sheet, const char *name) noexcept:
    """The name of a field, a plain word; its value is to follow."""
    cdef size_t length = strlen(name)
    cdef char *at
    if sheet.depth:
        name_field(sheet, name)
        return
    part(sheet)
    if sheet.length + length + 3 > sheet.room:
        scribble(sheet, '"', 1)
        scribble(sheet, name, length)
        scribble(sheet, '":', 2)
        return
    at = sheet.text + sheet.length
    at[0] = c'"'
    memcpy(at + 1, name, length)
    at[length + 1] = c'"'
    at[length + 2] = c":"
    sheet.length += length + 3


cdef inline void word(Sheet *sheet, bytes quoted) noexcept:
    """A text, in quotes already."""
    if sheet.depth:
        put_word(sheet, quoted)
        return
    part(sheet)
    scribble(sheet, PyBytes_AS_STRING(quoted), PyBytes_GET_SIZE(quoted))


cdef inline void word_key(Sheet *sheet, bytes quoted) noexcept:
    """A text that names a field."""
    if sheet.depth:
        name_word(sheet, quoted)
        return
    word(sheet, quoted)
    scribble(sheet, ":", 1)


cdef inline void number(Sheet *sheet, long value) noexcept:
    cdef char digits[24]
    cdef int at = 24
    cdef bint minus = value < 0
    if sheet.depth:
        put(sheet, value)
        return
    part(sheet)
    if 0 <= value < 10:
        digits[0] = c"0" + value
        scribble(sheet, digits, 1)
        return
    if minus:
        value = -value
    while True:
        at -= 1
        digits[at] = c"0" + value % 10
        value //= 10
        if not value:
            break
    if minus:
        at -= 1
        digits[at] = c"-"
    scribble(sheet, &digits[at], 24 - at)


cdef inline void count(Sheet *sheet, const char *name, long value) noexcept:
    """A field with a number in it."""
    key(sheet, name)
    number(sheet, value)


cdef inline void nothing(Sheet *sheet) noexcept:
    if sheet.depth:
        put(sheet, None)
        return
    part(sheet)
    scribble(sheet, "null", 4)


cdef inline void flag(Sheet *sheet, bint value) noexcept:
    if sheet.depth:
        put(sheet, True if value else False)
        return
    part(sheet)
    if value:
        scribble(sheet, "true", 4)
    else:
        scribble(sheet, "false", 5)


cdef inline void begin(Sheet *sheet) noexcept:
    """An object; its fields are to follow, then `end`."""
    if sheet.depth:
        enter(sheet, False)
        return
    part(sheet)
    scribble(sheet, "{", 1)


cdef inline void end(Sheet *sheet) noexcept:
    if sheet.depth:
        sheet.depth -= 1
        return
    scribble(sheet, "}", 1)


cdef inline void begin_list(Sheet *sheet) noexcept:
    if sheet.depth:
        enter(sheet, True)
        return
    part(sheet)
    scribble(sheet, "[", 1)


cdef inline void end_list(Sheet *sheet) noexcept:
    if sheet.depth:
        sheet.depth -= 1
        return
    scribble(sheet, "]", 1)


cdef inline bytes taken(Sheet *sheet):
    """All that was written; the sheet is empty then."""
    cdef bytes text
    try:
        if sheet.torn:
            raise MemoryError
        text = PyBytes_FromStringAndSize(sheet.text, sheet.length)
    finally:
        free(sheet.text)
        sheet.text = NULL
        sheet.length = sheet.room = 0
    return text
