"""A search that holds some actions against each other: each is tried equally often, and in the same
worlds, so that luck and attention favour none of them."""
from libc.stdint cimport uint16_t, uint32_t

from emporion.errors import EmporionError
from emporion.table.kernel import checked_count

from emporion.bots.search cimport Search, Tree
from emporion.table.kernel cimport LEGAL_MAX, Imagination, Table

SEEN = 8  # visits that make an action one to reckon with


cdef class Weighing(Search):
    """Searches as any, and weighs the actions that it is told to."""

    def weigh(self, Imagination imagination, seed, actions, each):
        """What these actions lead to, each tried so often: {action: (result, lead)}."""
        cdef int i
        cdef long limit = self.trees[0].limit
        checked_count("each", each, 1)
        if self.threads != 1:
            raise EmporionError("actions are weighed by one thread")
        if not 1 <= len(actions) <= LEGAL_MAX:
            raise EmporionError(f"1 to {LEGAL_MAX} actions are weighed, not {len(actions)}")
        for i in range(len(actions)):
            self.actions[i] = actions[i]
        self.clear()
        self.turn, self.count = 0, len(actions)
        self.trees[0].limit = each * len(actions)
        try:
            self.run(imagination, seed)
        finally:
            self.count = 0
            self.trees[0].limit = limit
        found = self.results()
        return {action: found[action][1:] for action in actions if action in found}

    def line(self, int action):
        """How it would go on after an action of the root: always what was tried most."""
        cdef Tree *tree = &self.trees[0]
        cdef uint32_t child = tree.nodes[tree.root].first
        cdef uint32_t at = 0
        found = []
        while child and tree.nodes[child].action != action:
            child = tree.nodes[child].next
        while child and tree.nodes[child].first:
            at, child = 0, tree.nodes[child].first
            while child:
                if not at or tree.nodes[child].visits > tree.nodes[at].visits:
                    at = child
                child = tree.nodes[child].next
            if tree.nodes[at].visits < SEEN:
                break
            found.append(tree.nodes[at].action)
            child = at
        return found

    cdef void simulate(self, Tree *tree, Imagination imagination, Table *table) noexcept nogil:
        if self.count and self.turn:
            tree.generator[0], tree.generator[1] = self.world[0], self.world[1]
        elif self.count:
            self.world[0], self.world[1] = tree.generator[0], tree.generator[1]
        Search.simulate(self, tree, imagination, table)
        if self.count:
            self.turn = (self.turn + 1) % self.count

    cdef uint32_t select(
        self, Tree *tree, uint32_t at, int actor, const uint16_t *actions, int count,
    ) noexcept nogil:
        cdef uint32_t child = tree.nodes[at].first
        if not self.count or at != tree.root:
            return Search.select(self, tree, at, actor, actions, count)
        while child and tree.nodes[child].action != self.actions[self.turn]:
            child = tree.nodes[child].next
        return child or Search.select(self, tree, at, actor, actions, count)

    cdef bint decided(self, Tree *tree, double used) noexcept nogil:
        """Who is compared is compared to the end."""
        return not self.count and Search.decided(self, tree, used)
