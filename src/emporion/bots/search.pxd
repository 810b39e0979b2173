"""The tree of a search: nodes in one array, children as a linked list."""
from libc.stdint cimport uint16_t, uint32_t, uint64_t

from emporion.bots.appraiser cimport Appraiser
from emporion.bots.forward cimport Forward
from emporion.table.kernel cimport SEATS_MAX, Game, Imagination, Rules, Table

ctypedef struct Node:
    uint32_t first  # its first child, 0: none yet
    uint32_t next  # its next sibling, 0: none
    uint32_t visits
    uint16_t action  # that leads here from the parent
    float prior  # how promising it looked, among its siblings
    float lead  # sum of the searcher's leads in VP
    float value[SEATS_MAX]  # sum of results by seat: 1 is a win, 0 a loss

ctypedef struct Tree:
    Node *nodes
    uint32_t count
    uint32_t root
    uint64_t generator[2]
    float low[SEATS_MAX]  # the range of mean results met so far, by seat
    float high[SEATS_MAX]
    long limit  # simulations in one search; 0: no limit
    long simulations  # in the latest search

ctypedef struct Settings:
    bint random  # a leaf is played to the end of the game, at random
    bint taught  # leaves and promises are a network's
    int noise  # of 1024 actions then, those that are taken by chance
    float exploration
    float temperature  # of priors
    float spread  # of results, in VP
    float margin  # what a clear win counts beyond a narrow one, or a narrow loss beyond a clear
    double seconds
    bint own_time  # seconds of the thread's own computing, not of the clock


cdef class Search:
    cdef readonly Game game
    cdef readonly int seat
    cdef Appraiser appraiser
    cdef Forward network  # None: leaves are played on and appraised
    cdef Settings settings
    cdef Tree *trees
    cdef int threads
    cdef uint32_t capacity
    cdef volatile bint stopped
    cdef void think(self, Tree *tree, Imagination imagination) noexcept nogil
    cdef void simulate(self, Tree *tree, Imagination imagination, Table *table) noexcept nogil
    cdef int go_on(self, Table *table, void *world, uint16_t *actions) noexcept nogil
    cdef bint lacks(
        self, Tree *tree, uint32_t at, const uint16_t *actions, int count,
    ) noexcept nogil
    cdef uint32_t select(
        self, Tree *tree, uint32_t at, int actor, const uint16_t *actions, int count,
    ) noexcept nogil
    cdef bint expand(
        self, Tree *tree, uint32_t at, Table *table, const void *world, const uint16_t *actions,
        int count,
    ) noexcept nogil
    cdef bint insert(
        self, Tree *tree, uint32_t at, const uint16_t *actions, int count, const float *promise,
    ) noexcept nogil
    cdef void look(
        self, Table *table, const void *world, const uint16_t *actions, int count, float *promise,
    ) noexcept nogil
    cdef float consult(
        self, Table *table, const void *world, const uint16_t *actions, int count, float *promise,
        float *value,
    ) noexcept nogil
    cdef float judge(self, Table *table, const void *world, float *value) noexcept nogil
    cdef float lead(self, const float *worth) noexcept nogil
    cdef float own(self, Table *table, const void *world, int seat) noexcept nogil
    cdef int settle(
        self, Table *table, void *world, uint16_t *actions, int count,
    ) noexcept nogil
    cdef void play_on(
        self, Tree *tree, Table *table, void *world, uint16_t *actions, int count,
    ) noexcept nogil
    cdef bint decided(self, Tree *tree, double used) noexcept nogil
