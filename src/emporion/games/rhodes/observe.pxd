from emporion.table.kernel cimport Table

cdef enum:
    OBSERVATION = 880

cdef void observe(Table *t, const void *state, int seat, float *out) noexcept nogil
