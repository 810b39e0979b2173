from libc.stdint cimport uint64_t

from emporion.table.kernel cimport Log, Table

cdef void imagine(
    Table *t, void *state, int viewer, uint64_t *generator, const void *start, const Log *told,
) noexcept nogil
cdef void *remember(
    Table *t, const void *state, int viewer, const void *start, const Log *told,
) noexcept nogil
cdef void dream(
    Table *t, const void *memory, void *out, uint64_t *generator,
) noexcept nogil
cdef void forget_all(void *memory) noexcept nogil
