"""What is written on a sheet, as objects: dicts and lists, the same that its JSON would be read as.

The names of fields are plain words in the program, the other texts come in quotes; each is made a
string once.
"""
import json

from cpython.ref cimport Py_INCREF, PyObject
from libc.stdint cimport uintptr_t

from emporion.table.sheet cimport DEEPEST, Sheet

cdef enum:
    NAMES = 512  # places for names of fields, of which there are about a hundred
    MOST = 10_000  # texts kept

cdef const char *known[NAMES]
cdef PyObject *strings[NAMES]
cdef dict texts = {}


cdef void lay_out(Sheet *sheet, dict root):
    """Write objects from now on, into this one."""
    if len(texts) > MOST:  # now, when no sheet relies on them
        texts.clear()
    sheet.inside[0] = <PyObject *>root
    sheet.depth = 1


cdef void name_field(Sheet *sheet, const char *name) noexcept:
    cdef size_t place = (<uintptr_t>name >> 2) % NAMES
    while known[place] != name:
        if known[place] == NULL:
            text = name.decode()
            Py_INCREF(text)
            strings[place] = <PyObject *>text
            known[place] = name
            break
        place = (place + 1) % NAMES
    sheet.name = strings[place]


cdef void name_word(Sheet *sheet, bytes quoted) noexcept:
    text = text_of(quoted)
    sheet.name = <PyObject *>text


cdef void put(Sheet *sheet, value) noexcept:
    place = <object>sheet.inside[sheet.depth - 1]
    if isinstance(place, dict):
        (<dict>place)[<object>sheet.name] = value
    else:
        (<list>place).append(value)


cdef void put_word(Sheet *sheet, bytes quoted) noexcept:
    put(sheet, text_of(quoted))


cdef void enter(Sheet *sheet, bint listed) noexcept:
    made = [] if listed else {}
    put(sheet, made)
    assert sheet.depth < DEEPEST
    sheet.inside[sheet.depth] = <PyObject *>made  # what holds it keeps it
    sheet.depth += 1


cdef object text_of(bytes quoted):
    """What stands in the quotes; it is kept for as long as a sheet is written."""
    found = texts.get(quoted)
    if found is None and quoted not in texts:
        found = texts[quoted] = json.loads(quoted)
    return found
