"""The random generator that lives inside a state: xoroshiro128++, seeded through splitmix64."""
from libc.stdint cimport uint32_t, uint64_t


cdef inline uint64_t _rotate(uint64_t word, int by) noexcept nogil:
    return (word << by) | (word >> (64 - by))


cdef inline uint64_t splitmix(uint64_t *counter) noexcept nogil:
    counter[0] += <uint64_t>0x9E3779B97F4A7C15
    cdef uint64_t mixed = counter[0]
    mixed = (mixed ^ (mixed >> 30)) * <uint64_t>0xBF58476D1CE4E5B9
    mixed = (mixed ^ (mixed >> 27)) * <uint64_t>0x94D049BB133111EB
    return mixed ^ (mixed >> 31)


cdef inline void sow(uint64_t *generator, uint64_t seed) noexcept nogil:
    """Fill the generator's two words from a seed; every seed gives a usable generator."""
    cdef uint64_t counter = seed
    generator[0] = splitmix(&counter)
    generator[1] = splitmix(&counter) | 1


cdef inline uint64_t draw(uint64_t *generator) noexcept nogil:
    cdef uint64_t first = generator[0]
    cdef uint64_t second = generator[1]
    cdef uint64_t drawn = _rotate(first + second, 17) + first
    second ^= first
    generator[0] = _rotate(first, 49) ^ second ^ (second << 21)
    generator[1] = _rotate(second, 28)
    return drawn


cdef inline uint32_t below(uint64_t *generator, uint32_t bound) noexcept nogil:
    """A number from 0 up to, not including, bound; its bias is under bound in 2**32."""
    return <uint32_t>(((draw(generator) >> 32) * bound) >> 32)
