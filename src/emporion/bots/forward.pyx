"""A trained network, asked natively: for a search that asks it thousands of times a second.

It answers as `Network` does, but for rounding. Most numbers of an observation are 0 and only the
legal actions are asked about, so a quarter of the work of a plain product is left.
"""
import numpy

from libc.math cimport expf, sqrtf
from libc.stdint cimport uint16_t
from libc.string cimport memcpy

from emporion.errors import EmporionError

cdef extern from *:
    """
    /* to += a x + b y + c z + d w, of vectors of n numbers */
    static void four_rows(float *restrict to, const float *restrict x, const float *restrict y,
            const float *restrict z, const float *restrict w, float a, float b, float c, float d,
            int n) {
        #pragma omp simd
        for (int i = 0; i < n; i++) to[i] += (a * x[i] + b * y[i]) + (c * z[i] + d * w[i]);
    }
    static float inner(const float *restrict x, const float *restrict y, int n) {
        float sum = 0;
        #pragma omp simd reduction(+:sum)
        for (int i = 0; i < n; i++) sum += x[i] * y[i];
        return sum;
    }
    """
    void four_rows(
        float *to, const float *x, const float *y, const float *z, const float *w, float a,
        float b, float c, float d, int n) noexcept nogil
    float inner(const float *x, const float *y, int n) noexcept nogil


cdef class Forward:
    """A `Network` made ready to be asked without Python."""

    def __init__(self, network):
        weights, _ = network.first
        self.network = network
        self.inputs, self.width = weights.shape
        self.depth = len(network.blocks)
        self.seats = len(network.value[1]) // 2
        self.points = network.card["points"]
        if self.width > WIDEST or self.inputs > LONGEST or self.depth > DEEPEST:
            raise EmporionError("this network is too large to search with")
        self.arrays = []
        self.first = self._layer(network.first)
        self.action = self._layer(network.action)
        self.value = self._layer(network.value)
        for i in range(self.depth):
            self.blocks[i] = self._layer(network.blocks[i])

    cdef Layer _layer(self, pair):
        cdef float[:, ::1] weights = numpy.array(pair[0], numpy.float32)
        cdef float[::1] bias = numpy.array(pair[1], numpy.float32)
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
        cdef int i, k
        _times(&self.first, seen, self.inputs, hidden, self.width)
        for i in range(self.width):
            hidden[i] = max(hidden[i], <float>0)
        for k in range(self.depth):
            _normal(hidden, self.width, normal)
            _times(&self.blocks[k], normal, self.width, inside, self.width)
            for i in range(self.width):
                hidden[i] += max(inside[i], <float>0)
        _normal(hidden, self.width, normal)
        for i in range(count):
            chances[i] = self.action.bias[actions[i]] + inner(
                self.action.weights + actions[i] * self.width, normal, self.width)
        _odds(chances, count)
        for i in range(players):
            k = self.seats + i
            shares[i] = self.value.bias[i] + inner(
                self.value.weights + i * self.width, normal, self.width)
            leads[i] = self.points * (self.value.bias[k] + inner(
                self.value.weights + k * self.width, normal, self.width))
        _odds(shares, players)


cdef void _times(
    const Layer *layer, const float *into, int n, float *out, int width,
) noexcept nogil:
    """One layer, before it bends; inputs that are 0 cost nothing."""
    cdef int rows[4]
    cdef int i, k, found = 0
    memcpy(out, layer.bias, width * sizeof(float))
    for i in range(n):
        if into[i] != 0:
            rows[found] = i
            found += 1
        if found == 4:
            four_rows(
                out, layer.weights + rows[0] * width, layer.weights + rows[1] * width,
                layer.weights + rows[2] * width, layer.weights + rows[3] * width,
                into[rows[0]], into[rows[1]], into[rows[2]], into[rows[3]], width)
            found = 0
    for k in range(found):
        for i in range(width):
            out[i] += into[rows[k]] * layer.weights[rows[k] * width + i]


cdef void _normal(const float *hidden, int width, float *out) noexcept nogil:
    """Mean 0 and variance 1."""
    cdef float mean = 0, scale
    cdef int i
    for i in range(width):
        mean += hidden[i]
    mean /= width
    for i in range(width):
        out[i] = hidden[i] - mean
    scale = 1 / sqrtf(inner(out, out, width) / width + <float>1e-5)
    for i in range(width):
        out[i] *= scale


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
