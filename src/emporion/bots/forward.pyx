"""A trained network, asked natively: for a search that asks it thousands of times a second.

It answers as `Network` does, but for rounding. Most numbers of an observation are 0 and only the
legal actions are asked about, so a quarter of the work of a plain product is left.
"""
import math

import numpy

from libc.math cimport expf, sqrtf
from libc.stdint cimport uint16_t
from libc.string cimport memset

from emporion.errors import EmporionError

cdef extern from *:
    """
    /* Built for several processors; the widest way that the one at hand has is taken. All of them
       do the same sums in the same order, so the answer does not depend on the processor. */
    #if defined(__x86_64__) && defined(__GLIBC__) && defined(__GNUC__) && !defined(__clang__)
    #define ANY_WIDTH __attribute__((target_clones("avx512f", "avx2", "default")))
    #else
    #define ANY_WIDTH
    #endif
    #define LANES 16
    typedef float lanes __attribute__((vector_size(4 * LANES), aligned(4)));

    /* out = bias + the rows of weights, each times its input; inputs that are 0 cost nothing */
    ANY_WIDTH
    static void times(const float *weights, const float *bias, const float *into, int n, float *out,
            int width) {
        const float *row[n + 3];
        float by[n + 3];
        int count = 0;
        for (int i = 0; i < n; i++) {
            if (into[i] == 0) continue;
            row[count] = weights + i * width;
            by[count++] = into[i];
        }
        for (; count % 4; count++) {
            row[count] = weights;
            by[count] = 0;
        }
        memcpy(out, bias, width * sizeof(float));
        for (int i = 0; i < count; i += 4) {
            const float *x = row[i], *y = row[i + 1], *z = row[i + 2], *w = row[i + 3];
            for (int k = 0; k < width; k += LANES)
                *(lanes *)(out + k) +=
                    (by[i] * *(lanes *)(x + k) + by[i + 1] * *(lanes *)(y + k)) +
                    (by[i + 2] * *(lanes *)(z + k) + by[i + 3] * *(lanes *)(w + k));
        }
    }

    ANY_WIDTH
    static float inner(const float *x, const float *y, int width) {
        lanes sums = {0};
        float sum = 0;
        for (int k = 0; k < width; k += LANES) sums += *(lanes *)(x + k) * *(lanes *)(y + k);
        for (int k = 0; k < LANES; k++) sum += sums[k];
        return sum;
    }
    """
    enum: LANES
    void times(
        const float *weights, const float *bias, const float *into, int n, float *out,
        int width,
    ) noexcept nogil
    float inner(const float *x, const float *y, int width) noexcept nogil


cdef class Forward:
    """A `Network` made ready to be asked without Python."""

    def __init__(self, network):
        weights, _ = network.first
        self.network = network
        self.inputs, self.width = weights.shape
        self.room = _roomy(self.width)
        self.depth = len(network.blocks)
        self.seats = len(network.value[1]) // 2
        self.points = network.card["points"]
        is_large = self.width > WIDEST or self.inputs > LONGEST or self.depth > DEEPEST
        if is_large or self.seats >= COUNTS or len(network.parts) >= WAYS:
            raise EmporionError("this network is too large to search with")
        self.arrays = []
        self.action = self._layer(network.action)
        self.value = self._layer(network.value)
        memset(self.ways, 0, sizeof(self.ways))
        usual = 0  # players, for whom there is no part
        for way, players in enumerate((usual, *network.parts)):
            self.ways[players] = way
            self.first[way] = self.first[0]
            if way == 0 or network.parts[players].first:
                self.first[way] = self._layer(network.entrance(players))
            for i, layer in enumerate(network.layers(players)):
                self.blocks[way][i] = self._layer(layer)

    cdef Layer _layer(self, pair):
        cdef float[:, ::1] weights = _padded(pair[0])
        cdef float[::1] bias = _padded(pair[1])
        cdef Layer layer
        self.arrays += [weights, bias]
        layer.weights = &weights[0, 0]
        layer.bias = &bias[0]
        return layer

    cdef void check(self, int inputs, int players) except *:
        if inputs != self.inputs or not 0 < players <= self.seats:
            raise EmporionError("this network was made for other observations")

    def answer(self, seen, actions, int players):
        """What `ask` says of one observation: (chances, shares, leads)."""
        cdef float[::1] observed = seen
        cdef uint16_t[::1] asked = numpy.asarray(actions, numpy.uint16)
        cdef float[::1] chances = numpy.empty(len(asked), numpy.float32)
        cdef float[::1] shares = numpy.empty(players, numpy.float32)
        cdef float[::1] leads = numpy.empty(players, numpy.float32)
        self.check(len(observed), players)
        self.ask(
            &observed[0], &asked[0], len(asked), players, &chances[0], &shares[0], &leads[0])
        return numpy.asarray(chances), numpy.asarray(shares), numpy.asarray(leads)

    cdef void ask(
        self, const float *seen, const uint16_t *actions, int count, int players, float *chances,
        float *shares, float *leads,
    ) noexcept nogil:
        """Each action's chance to be chosen; the share of the win and the lead in points that
        every seat may expect, from the one who sees on."""
        cdef float hidden[WIDEST]
        cdef float normal[WIDEST]
        cdef float inside[WIDEST]
        cdef int room = self.room
        cdef int i, k
        cdef int way = self.ways[players]
        cdef const Layer *first = &self.first[way]
        cdef const Layer *blocks = &self.blocks[way][0]
        times(first.weights, first.bias, seen, self.inputs, hidden, room)
        for i in range(room):
            hidden[i] = max(hidden[i], <float>0)
        for k in range(self.depth):
            self.normalise(hidden, normal)
            times(blocks[k].weights, blocks[k].bias, normal, self.width, inside, room)
            for i in range(room):
                hidden[i] += max(inside[i], <float>0)
        self.normalise(hidden, normal)
        for i in range(count):
            chances[i] = self.action.bias[actions[i]] + inner(
                self.action.weights + actions[i] * room, normal, room)
        _odds(chances, count)
        for i in range(players):
            k = self.seats + i
            shares[i] = self.value.bias[i] + inner(self.value.weights + i * room, normal, room)
            leads[i] = self.points * (
                self.value.bias[k] + inner(self.value.weights + k * room, normal, room))
        _odds(shares, players)

    cdef void normalise(self, const float *hidden, float *out) noexcept nogil:
        """Mean 0 and variance 1."""
        cdef float mean = 0, scale
        cdef int i
        for i in range(self.width):
            mean += hidden[i]
        mean /= self.width
        memset(out, 0, self.room * sizeof(float))
        for i in range(self.width):
            out[i] = hidden[i] - mean
        scale = 1 / sqrtf(inner(out, out, self.room) / self.width + <float>1e-5)
        for i in range(self.width):
            out[i] *= scale


def _roomy(int width):
    """As many numbers as whole vectors have."""
    return (width + LANES - 1) // LANES * LANES


def _padded(numbers):
    """With zeros at the end of every row, up to whole vectors, none of them across two lines of
    the cache: that would take twice the time."""
    *rows, width = numbers.shape
    shape = *rows, _roomy(width)
    room = numpy.zeros(math.prod(shape) + LANES, numpy.float32)
    begin = -room.ctypes.data // room.itemsize % LANES
    found = room[begin : begin + math.prod(shape)].reshape(shape)
    found[..., :width] = numbers
    return found


cdef void _odds(float *logits, int n) noexcept nogil:
    """Softmax, in place."""
    cdef float best = logits[0], total = 0
    cdef int i
    for i in range(1, n):
        best = max(best, logits[i])
    for i in range(n):
        logits[i] = expf(logits[i] - best)
        total += logits[i]
    for i in range(n):
        logits[i] /= total
