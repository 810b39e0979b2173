from emporion.table.kernel cimport Table

cdef enum:
    OBSERVATION = 594

cdef void observe(Table *t, const void *state, int seat, float *out) noexcept nogil
