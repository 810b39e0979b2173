"""An appraiser says what a position is worth to every seat: the final score to be expected."""
from emporion.errors import EmporionError

from emporion.table.kernel cimport SEATS_MAX, State, Table


cdef class Appraiser:
    """The evaluation of one game; each title has its own."""

    def appraise(self, State state):
        """The final score to be expected of every seat, from a state whose every card is known."""
        cdef float values[SEATS_MAX]
        cdef Table table = Table(self.game.numbers, NULL, NULL)
        cdef int seat
        if state.game != self.game:
            raise EmporionError(f"this appraises {self.game!r}, not {state.game!r}")
        self.worth(self.context, &table, state.data, values)
        return [values[seat] for seat in range(self.game.players)]
