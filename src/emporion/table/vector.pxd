"""Writing an observation: each writes its part and returns where the next begins."""


cdef inline float *one_hot(float *out, int chosen, int width) noexcept nogil:
    if 0 <= chosen < width:
        out[chosen] = 1
    return out + width


cdef inline float *number(float *out, float value, float scale) noexcept nogil:
    out[0] = value / scale
    return out + 1
