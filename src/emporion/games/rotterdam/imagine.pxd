from libc.stdint cimport uint64_t

from emporion.table.kernel cimport Log, Table

cdef void imagine(
    Table *t, void *state, int viewer, uint64_t *generator, const void *start, const Log *told,
) noexcept nogil
