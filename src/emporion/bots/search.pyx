"""Tree search for games of chance and hidden hands, native and the same for every title.

Every simulation draws a world that agrees with what the searcher may know, walks the one tree of
decisions down through it, judges the position it comes to, and carries the result of every seat
back up: each seat is taken to choose what is best for itself (max^n). A node stands for the
decisions made, whatever world they were made in, so what is learnt holds for all of them
(information-set search with one tree: Cowling, Powley and Whitehouse 2012). Children are chosen by
how good they have been and how promising they look (PUCT), among those legal in the world at hand.
"""
cimport cython
from cython.parallel cimport prange

from libc.math cimport expf, sqrtf
from libc.stdint cimport uint16_t, uint32_t, uint64_t
from libc.stdlib cimport calloc, free, malloc
from libc.string cimport memcpy, memset
from posix.time cimport CLOCK_MONOTONIC, clock_gettime, timespec

from emporion.errors import EmporionError

from emporion.bots.appraiser cimport Appraiser
from emporion.table.chance cimport sow, splitmix
from emporion.table.kernel cimport (
    LEGAL_MAX, SEATS_MAX, STATE_WORDS, Game, Head, Imagination, Rules, State, Table, play_forced,
    play_out,
)

cdef extern from "<time.h>" nogil:
    int CLOCK_THREAD_CPUTIME_ID

cdef enum:
    DEPTH = 192  # decisions below the root
    BETWEEN_LOOKS = 16  # simulations between two looks at the clock

cdef enum:  # how a leaf is judged
    WORTH = 0  # by the appraiser, as it stands
    SETTLED = 1  # by the appraiser, once the action under way is over
    PLAYOUT = 2  # by a random game to its end

LEAVES = ("worth", "settled", "playout")


cdef double _now(bint own_time) noexcept nogil:
    cdef timespec time
    clock_gettime(CLOCK_THREAD_CPUTIME_ID if own_time else CLOCK_MONOTONIC, &time)
    return time.tv_sec + 1e-9 * time.tv_nsec


cdef class Search:
    """What one seat thinks about one game, kept from decision to decision."""

    def __init__(
        self, Appraiser appraiser, seat, *, leaf="worth", simulations=0, seconds=0.0,
        own_time=False, threads=1, exploration=1.0, temperature=1.5, spread=0.0,
        capacity=1 << 20,
    ):
        self.game = appraiser.game
        self.appraiser = appraiser
        self.seat = seat
        self.settings.leaf = LEAVES.index(leaf)
        self.settings.exploration = exploration
        self.settings.temperature = temperature
        self.settings.spread = spread or appraiser.spread
        self.settings.limit = simulations
        self.settings.seconds = seconds
        self.settings.own_time = own_time
        self.capacity = capacity
        self.threads = threads
        self.trees = <Tree *>calloc(threads, sizeof(Tree))
        for i in range(threads):
            self.trees[i].nodes = <Node *>malloc(capacity * sizeof(Node))
            if self.trees[i].nodes == NULL:
                raise MemoryError
            _clear(&self.trees[i])

    def __dealloc__(self):
        if self.trees != NULL:
            for i in range(self.threads):
                free(self.trees[i].nodes)
            free(self.trees)

    def clear(self):
        """Forget the trees."""
        for i in range(self.threads):
            _clear(&self.trees[i])

    def stop(self):
        """End a search that runs in another thread; its answer is the best one so far."""
        self.stopped = True

    def advance(self, actions):
        """Keep of the trees what follows these decisions; False if they were never looked at."""
        for i in range(self.threads):
            if not _descend(&self.trees[i], list(actions)):
                self.clear()
                return False
        for i in range(self.threads):
            _prune(&self.trees[i], self.capacity)
        return True

    def run(self, Imagination imagination, uint64_t seed):
        """Think within the budget; how many simulations that were."""
        cdef uint64_t counter = seed
        cdef int i
        if imagination.game != self.game:
            raise EmporionError(f"this thinks about {self.game!r}, not {imagination.game!r}")
        imagination.prepare()
        self.stopped = False
        for i in range(self.threads):
            sow(self.trees[i].generator, splitmix(&counter))
            self.trees[i].simulations = 0
        with nogil:
            self.think_all(imagination)
        return sum([self.trees[i].simulations for i in range(self.threads)])

    def results(self):
        """What came of every action tried: {action: (visits, result, points)}."""
        cdef Node *node
        cdef uint32_t child
        found = {}
        for i in range(self.threads):
            child = self.trees[i].nodes[self.trees[i].root].first
            while child:
                node = &self.trees[i].nodes[child]
                visits, result, points = found.get(node.action, (0, 0.0, 0.0))
                found[node.action] = (
                    visits + node.visits, result + node.value[self.seat], points + node.points)
                child = node.next
        return {
            action: (visits, result / visits, points / visits)
            for action, (visits, result, points) in found.items() if visits
        }

    @property
    def size(self):
        """Nodes in the trees."""
        return sum([self.trees[i].count for i in range(self.threads)])

    @cython.nonecheck(False)  # a check that could raise may not stand in a parallel block
    cdef void think_all(self, Imagination imagination) noexcept nogil:
        cdef int i
        if self.threads == 1:
            self.think(&self.trees[0], imagination)
        else:
            for i in prange(self.threads, schedule="static", num_threads=self.threads):
                self.think(&self.trees[i], imagination)

    cdef void think(self, Tree *tree, Imagination imagination) noexcept nogil:
        cdef Table table
        cdef double begun = _now(self.settings.own_time)
        cdef double used = 0
        cdef int i
        table.edition = self.game.numbers
        table.log = NULL
        table.script = NULL
        while True:
            for i in range(BETWEEN_LOOKS):
                self.simulate(tree, imagination, &table)
                tree.simulations += 1
                if 0 < self.settings.limit <= tree.simulations * self.threads:
                    return
            used = _now(self.settings.own_time) - begun
            if self.stopped or 0 < self.settings.seconds <= used or self.decided(tree, used):
                return

    cdef bint decided(self, Tree *tree, double used) noexcept nogil:
        """Whether what is left of the budget could not change the answer any more."""
        cdef uint32_t child = tree.nodes[tree.root].first
        cdef uint32_t best = 0, second = 0, visits
        cdef double left = -1
        while child:
            visits = tree.nodes[child].visits
            if visits > best:
                best, second = visits, best
            elif visits > second:
                second = visits
            child = tree.nodes[child].next
        if self.settings.limit > 0:
            left = self.settings.limit // self.threads - tree.simulations
        if self.settings.seconds > 0 and used > 0:
            rate = tree.simulations / used * (self.settings.seconds - used)
            left = rate if left < 0 else min(left, rate)
        return left >= 0 and best - second > left

    cdef void simulate(self, Tree *tree, Imagination imagination, Table *table) noexcept nogil:
        cdef uint64_t world[STATE_WORDS]
        cdef uint16_t actions[LEGAL_MAX]
        cdef uint32_t path[DEPTH]
        cdef float value[SEATS_MAX]
        cdef float points
        cdef const Rules *rules = self.game.rules
        cdef int players = self.game.players
        cdef int i, seat, count, depth = 1
        cdef uint32_t at = tree.root
        cdef Node *node
        cdef float mean
        imagination.dream(world, tree.generator)
        count = play_forced(rules, table, world, actions)
        path[0] = at
        while count and depth < DEPTH and (tree.nodes[at].visits or at == tree.root):
            at = self.select(tree, at, table, world, actions, count)
            if at == 0:  # no memory left for further nodes
                break
            rules.play(table, world, tree.nodes[at].action)
            count = play_forced(rules, table, world, actions)
            path[depth] = at
            depth += 1
        self.evaluate(tree, table, world, actions, count, value, &points)
        for i in range(depth):
            node = &tree.nodes[path[i]]
            node.visits += 1
            node.points += points
            for seat in range(players):
                node.value[seat] += value[seat]
                mean = node.value[seat] / node.visits
                tree.low[seat] = min(tree.low[seat], mean)
                tree.high[seat] = max(tree.high[seat], mean)

    cdef uint32_t select(
        self, Tree *tree, uint32_t at, Table *table, const void *world, const uint16_t *actions,
        int count,
    ) noexcept nogil:
        """The child to walk to: the best sum of what it has brought and what it promises."""
        cdef uint32_t children[LEGAL_MAX]
        cdef int actor = (<const Head *>world).actor
        cdef const Node *parent
        cdef const Node *node
        cdef uint32_t child, chosen = 0
        cdef int i, missing = count
        cdef float low = tree.low[actor]
        cdef float width = tree.high[actor] - low
        cdef float score, best = -1e30, unknown, reach
        memset(children, 0, count * sizeof(uint32_t))
        child = tree.nodes[at].first
        while child and missing:
            for i in range(count):
                if actions[i] == tree.nodes[child].action:
                    children[i] = child
                    missing -= 1
                    break
            child = tree.nodes[child].next
        if missing:
            if not self.expand(tree, at, table, world, actions, count):
                return 0
            return self.select(tree, at, table, world, actions, count)
        parent = &tree.nodes[at]
        width = 1 / width if width > <float>1e-6 else 1
        unknown = parent.value[actor] / parent.visits if parent.visits else low
        reach = self.settings.exploration * sqrtf(parent.visits + 1)
        for i in range(count):
            node = &tree.nodes[children[i]]
            score = node.value[actor] / node.visits if node.visits else unknown
            score = (score - low) * width + reach * node.prior / (1 + node.visits)
            if score > best:
                best = score
                chosen = children[i]
        return chosen

    cdef uint32_t expand(
        self, Tree *tree, uint32_t at, Table *table, const void *world, const uint16_t *actions,
        int count,
    ) noexcept nogil:
        """Add children for the actions that have none, the promising ones first to be tried."""
        cdef uint64_t after[STATE_WORDS]
        cdef uint16_t following[LEGAL_MAX]
        cdef float looks[LEGAL_MAX]
        cdef float worth[SEATS_MAX]
        cdef const Rules *rules = self.game.rules
        cdef int actor = (<const Head *>world).actor
        cdef int players = self.game.players
        cdef int i, seat
        cdef uint32_t child
        cdef Node *node
        cdef float best = -1e30, total = 0, others
        if tree.count + count > self.capacity:
            return 0
        for i in range(count):
            memcpy(after, world, rules.size)
            rules.play(table, after, actions[i])
            play_forced(rules, table, after, following)
            self.appraiser.worth(self.appraiser.context, table, after, worth)
            others = 0
            for seat in range(players):
                others += worth[seat]
            looks[i] = worth[actor] - (others - worth[actor]) / (players - 1) * <float>0.5
            best = max(best, looks[i])
        for i in range(count):
            looks[i] = expf((looks[i] - best) / self.settings.temperature)
            total += looks[i]
        for i in range(count):
            child = tree.nodes[at].first
            while child and tree.nodes[child].action != actions[i]:
                child = tree.nodes[child].next
            if child:
                continue
            node = &tree.nodes[tree.count]
            memset(node, 0, sizeof(Node))
            node.action = actions[i]
            node.prior = <float>0.5 / count + <float>0.5 * looks[i] / total
            node.next = tree.nodes[at].first
            tree.nodes[at].first = tree.count
            tree.count += 1
        return tree.nodes[at].first

    cdef void evaluate(
        self, Tree *tree, Table *table, void *world, uint16_t *actions, int count, float *value,
        float *points,
    ) noexcept nogil:
        """The result to be expected for every seat: its share of the win."""
        cdef int scores[SEATS_MAX]
        cdef float worth[SEATS_MAX]
        cdef const Rules *rules = self.game.rules
        cdef int players = self.game.players
        cdef int seat, winners, sharing = 0
        if count and self.settings.leaf == PLAYOUT:
            play_out(rules, table, world, actions, count, tree.generator)
            count = 0
        elif count and self.settings.leaf == SETTLED:
            self.settle(table, world, actions, &count)
        if count:
            self.appraiser.worth(self.appraiser.context, table, world, worth)
            points[0] = worth[self.seat]
            _shares(worth, players, self.settings.spread, value)
            return
        rules.scores(table, world, scores)
        winners = rules.winners(table, world)
        points[0] = scores[self.seat]
        for seat in range(players):
            sharing += winners >> seat & 1
            worth[seat] = scores[seat]
        _shares(worth, players, self.settings.spread, value)
        for seat in range(players):  # a clear win is a little better than a narrow one
            value[seat] *= <float>0.1
            if winners >> seat & 1:
                value[seat] += <float>0.9 / sharing

    cdef void settle(
        self, Table *table, void *world, uint16_t *actions, int *count,
    ) noexcept nogil:
        """Play the action under way to its end, each step as it looks best at that moment."""
        cdef uint64_t after[STATE_WORDS]
        cdef uint64_t chosen[STATE_WORDS]
        cdef uint16_t following[LEGAL_MAX]
        cdef float worth[SEATS_MAX]
        cdef const Rules *rules = self.game.rules
        cdef Head *head = <Head *>world
        cdef int actor = head.actor
        cdef int i
        cdef float best
        while count[0] and head.actor == actor and not self.appraiser.openings >> head.step & 1:
            best = -1e30
            for i in range(count[0]):
                memcpy(after, world, rules.size)
                rules.play(table, after, actions[i])
                play_forced(rules, table, after, following)
                self.appraiser.worth(self.appraiser.context, table, after, worth)
                if worth[actor] > best:
                    best = worth[actor]
                    memcpy(chosen, after, rules.size)
            memcpy(world, chosen, rules.size)
            count[0] = play_forced(rules, table, world, actions)


cdef void _shares(const float *worth, int players, float spread, float *value) noexcept nogil:
    """Each seat's chance to win, from the scores expected."""
    cdef float best = worth[0]
    cdef float total = 0
    cdef int seat
    for seat in range(1, players):
        best = max(best, worth[seat])
    for seat in range(players):
        value[seat] = expf((worth[seat] - best) / spread)
        total += value[seat]
    for seat in range(players):
        value[seat] /= total


# --- trees -----------------------------------------------------------------------------------

cdef void _clear(Tree *tree) noexcept:
    """An empty tree: node 0 is nobody, node 1 the root."""
    memset(tree.nodes, 0, 2 * sizeof(Node))
    tree.count = 2
    tree.root = 1
    for seat in range(SEATS_MAX):
        tree.low[seat] = 1
        tree.high[seat] = 0


cdef bint _descend(Tree *tree, list actions):
    cdef uint32_t child
    for action in actions:
        child = tree.nodes[tree.root].first
        while child and tree.nodes[child].action != action:
            child = tree.nodes[child].next
        if not child:
            return False
        tree.root = child
    return True


cdef void _prune(Tree *tree, uint32_t capacity) except *:
    """Copy what hangs below the root to the front of a fresh array, parents before children."""
    cdef Node *kept = <Node *>malloc(capacity * sizeof(Node))
    cdef uint32_t at = 1
    cdef uint32_t count = 2
    cdef uint32_t child
    if kept == NULL:
        raise MemoryError
    memset(kept, 0, sizeof(Node))
    kept[1] = tree.nodes[tree.root]
    kept[1].next = 0
    while at < count:
        child = kept[at].first
        kept[at].first = count if child else 0
        while child:
            kept[count] = tree.nodes[child]
            child = kept[count].next
            kept[count].next = count + 1 if child else 0
            count += 1
        at += 1
    free(tree.nodes)
    tree.nodes = kept
    tree.count = count
    tree.root = 1
