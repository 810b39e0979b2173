"""Tree search for games of chance and hidden hands, native and the same for every title.

Every simulation draws a world that agrees with what the searcher may know, walks the one tree of
decisions down through it, plays on from there for some rounds, judges the position it comes
to, and carries the result of every seat back up: each seat is taken to choose what is best for
itself (max^n). A node stands for the decisions made, whatever world they were made in, so what is
learnt holds for all of them (information-set search with one tree: Cowling, Powley and Whitehouse
2012). Children are chosen by how good they have been and how promising they look (PUCT), among
those legal in the world at hand. Chance is not in the tree: every world has its own.

With a trained network a leaf is not played on: the network says at once what every action there
promises and what every seat may expect, judged from what the seat to move sees in that world.
"""
import math
import threading

from libc.math cimport expf, sqrtf
from libc.stdint cimport uint16_t, uint32_t, uint64_t
from libc.stdlib cimport calloc, free, malloc
from libc.string cimport memcpy, memset
from posix.time cimport CLOCK_MONOTONIC, clock_gettime, timespec

from emporion.errors import EmporionError, brief
from emporion.table.kernel import checked_count, is_whole

from emporion.bots.appraiser cimport Appraiser
from emporion.bots.forward cimport LONGEST
from emporion.table.chance cimport below, sow, splitmix
from emporion.table.kernel cimport (
    LEGAL_MAX, SEATS_MAX, STATE_WORDS, Head, Imagination, Rules, Table, listed, play_forced,
    play_out,
)

cdef extern from "<time.h>" nogil:
    int CLOCK_THREAD_CPUTIME_ID

cdef enum:
    DEPTH = 192  # decisions below the root
    BETWEEN_LOOKS = 16  # simulations between two looks at the clock

cdef float DOUBT = 0.05  # the share of a network's trust in actions that all have alike
cdef double HOPE = 0.6  # of the simulations left, those that the second best action may get

THREADS = 256  # at most
SMALLEST, LARGEST = LEGAL_MAX + 2, 1 << 28  # nodes of a tree: there is room for every action
LEAVES = ("greedy", "random")  # how a leaf is played on before it is judged


def check_settings(simulations, seconds, threads, leaf):
    """Refuse what nobody can think by."""
    checked_count("simulations", simulations)
    if not isinstance(seconds, (int, float)) or not 0 <= seconds < math.inf:
        raise EmporionError(f"seconds must be a number from 0 on, not {brief(seconds)}")
    if not (simulations or seconds):
        raise EmporionError("a planner needs a budget: simulations, seconds or both")
    if not is_whole(threads, 1, THREADS):
        raise EmporionError(f"a planner has 1 to {THREADS} threads, not {brief(threads)}")
    if leaf not in LEAVES:
        raise EmporionError(f"a leaf is played on {' or '.join(LEAVES)}, not {brief(leaf)}")


cdef double _now(bint own_time) noexcept nogil:
    cdef timespec time
    clock_gettime(CLOCK_THREAD_CPUTIME_ID if own_time else CLOCK_MONOTONIC, &time)
    return time.tv_sec + 1e-9 * time.tv_nsec


cdef class Search:
    """What one seat thinks about one game, kept from decision to decision."""

    def __init__(
        self, Appraiser appraiser, seat, *, leaf="greedy", simulations=0, seconds=0.0,
        own_time=False, threads=1, network=None, noise=0.1, exploration=1.0,
        temperature=0.03, spread=0.0, margin=0.1, capacity=1 << 21,
    ):
        cdef int i
        if not is_whole(seat, 0, appraiser.game.players - 1):
            raise EmporionError(
                f"seats run from 0 to {appraiser.game.players - 1}, not {brief(seat)}")
        if not is_whole(capacity, SMALLEST, LARGEST):
            raise EmporionError(
                f"a tree has {SMALLEST} to {LARGEST} nodes, not {brief(capacity)}")
        check_settings(simulations, seconds, threads, leaf)
        self.game = appraiser.game
        self.appraiser = appraiser
        self.seat = seat
        self.settings.random = leaf == "random"
        self.network = network
        self.settings.taught = network is not None
        self.settings.noise = <int>(noise * 1024)
        self.settings.exploration = exploration
        self.settings.temperature = temperature
        self.settings.spread = spread or appraiser.spread
        self.settings.margin = margin
        self.settings.seconds = seconds
        self.settings.own_time = own_time
        self.capacity = capacity
        self.threads = threads
        self.trees = <Tree *>calloc(threads, sizeof(Tree))
        for i in range(threads):
            self.trees[i].limit = simulations // threads + (i < simulations % threads)
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
        path = list(actions)
        for i in range(self.threads):
            if not _descend(&self.trees[i], path):
                self.clear()
                return False
        for i in range(self.threads):
            _prune(&self.trees[i])
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
        helpers = [
            threading.Thread(target=self._think, args=(i, imagination))
            for i in range(1, self.threads)
        ]
        for helper in helpers:
            helper.start()
        self._think(0, imagination)
        for helper in helpers:
            helper.join()
        return sum([self.trees[i].simulations for i in range(self.threads)])

    def _think(self, int tree, Imagination imagination):
        with nogil:
            self.think(&self.trees[tree], imagination)

    def results(self):
        """What came of every action tried: {action: (visits, result, lead)}."""
        cdef Node *node
        cdef uint32_t child
        found = {}
        for i in range(self.threads):
            child = self.trees[i].nodes[self.trees[i].root].first
            while child:
                node = &self.trees[i].nodes[child]
                visits, result, lead = found.get(node.action, (0, 0.0, 0.0))
                found[node.action] = (
                    visits + node.visits, result + node.value[self.seat], lead + node.lead)
                child = node.next
        return {
            action: (visits, result / visits, lead / visits)
            for action, (visits, result, lead) in found.items() if visits
        }

    @property
    def size(self):
        """Nodes in the trees."""
        return sum([self.trees[i].count for i in range(self.threads)])

    cdef void think(self, Tree *tree, Imagination imagination) noexcept nogil:
        cdef Table table
        cdef double begun = _now(self.settings.own_time)
        cdef double used = 0
        cdef int _
        table.edition = self.game.numbers
        table.log = NULL
        table.script = NULL
        if not tree.limit and not self.settings.seconds > 0:
            return  # there are more threads than simulations
        while True:
            for _ in range(BETWEEN_LOOKS):
                self.simulate(tree, imagination, &table)
                tree.simulations += 1
                if tree.simulations == tree.limit:
                    return
            used = _now(self.settings.own_time) - begun
            if self.stopped or 0 < self.settings.seconds <= used or self.decided(tree, used):
                return

    cdef bint decided(self, Tree *tree, double used) noexcept nogil:
        """Whether what is left of the budget would hardly change the answer any more."""
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
        if tree.limit:
            left = tree.limit - tree.simulations
        if self.settings.seconds > 0 and used > 0:
            rate = tree.simulations / used * (self.settings.seconds - used)
            left = rate if left < 0 else min(left, rate)
        return left >= 0 and best - second > HOPE * left

    cdef void simulate(self, Tree *tree, Imagination imagination, Table *table) noexcept nogil:
        """Draw a world, walk the tree down through it, and carry the result back up."""
        cdef uint64_t world[STATE_WORDS]
        cdef uint16_t actions[LEGAL_MAX]
        cdef uint32_t path[DEPTH]
        cdef float value[SEATS_MAX]
        cdef float promise[LEGAL_MAX]
        cdef float lead
        cdef const Rules *rules = self.game.rules
        cdef int players = self.game.players
        cdef int i, seat, count, depth = 1
        cdef uint32_t at = tree.root
        cdef Node *node
        cdef float mean
        imagination.dream(world, tree.generator)
        count = self.go_on(table, world, actions)
        path[0] = at
        while count and depth < DEPTH and (tree.nodes[at].visits or at == tree.root):
            if self.lacks(tree, at, actions, count):
                if not self.expand(tree, at, table, world, actions, count):
                    break  # no memory left for further nodes
            at = self.select(tree, at, (<Head *>world).actor, actions, count)
            rules.play(table, world, tree.nodes[at].action)
            count = self.go_on(table, world, actions)
            path[depth] = at
            depth += 1
        if count and self.settings.taught:
            lead = self.consult(table, world, actions, count, promise, value)
            self.insert(tree, at, actions, count, promise)
        else:
            if count and self.settings.random:
                play_out(rules, table, world, actions, count, tree.generator)
            elif count:
                self.play_on(tree, table, world, actions, count)
            lead = self.judge(table, world, value)
        for i in range(depth):
            node = &tree.nodes[path[i]]
            node.visits += 1
            node.lead += lead
            for seat in range(players):
                node.value[seat] += value[seat]
                mean = node.value[seat] / node.visits
                tree.low[seat] = min(tree.low[seat], mean)
                tree.high[seat] = max(tree.high[seat], mean)

    cdef int go_on(self, Table *table, void *world, uint16_t *actions) noexcept nogil:
        """Play while there is nothing to choose; then list the actions worth trying."""
        cdef int i, count
        while True:
            count = play_forced(self.game.rules, table, world, actions)
            for i in range(count if self.appraiser.idle else 0):
                if actions[i] == self.appraiser.idle:
                    count -= 1
                    actions[i] = actions[count]
                    break
            if count != 1:
                return count
            self.game.rules.play(table, world, actions[0])

    cdef bint lacks(
        self, Tree *tree, uint32_t at, const uint16_t *actions, int count,
    ) noexcept nogil:
        """Whether some of these actions have no child yet."""
        cdef uint32_t child = tree.nodes[at].first
        cdef int found = 0
        while child:
            found += listed(actions, count, tree.nodes[child].action)
            child = tree.nodes[child].next
        return found < count

    cdef uint32_t select(
        self, Tree *tree, uint32_t at, int actor, const uint16_t *actions, int count,
    ) noexcept nogil:
        """The child to walk to: the best sum of what it has brought and what it promises."""
        cdef uint32_t child = tree.nodes[at].first
        cdef uint32_t chosen = 0
        cdef const Node *node
        cdef float low = tree.low[actor]
        cdef float width = tree.high[actor] - low
        cdef float reach = self.settings.exploration * sqrtf(tree.nodes[at].visits + 1)
        cdef float score, best = -1e30
        cdef float unknown = low
        if tree.nodes[at].visits:
            unknown = tree.nodes[at].value[actor] / tree.nodes[at].visits
        width = 1 / width if width > <float>1e-6 else 1
        while child:
            node = &tree.nodes[child]
            if listed(actions, count, node.action):
                score = node.value[actor] / node.visits if node.visits else unknown
                score = (score - low) * width
                score += reach * node.prior / (1 + node.visits)
                if score > best:
                    best = score
                    chosen = child
            child = node.next
        return chosen

    cdef bint expand(
        self, Tree *tree, uint32_t at, Table *table, const void *world, const uint16_t *actions,
        int count,
    ) noexcept nogil:
        """Give every action a child, with what it promises."""
        cdef float value[SEATS_MAX]
        cdef float promise[LEGAL_MAX]
        if self.settings.taught:
            self.consult(table, world, actions, count, promise, value)
        else:
            self.look(table, world, actions, count, promise)
        return self.insert(tree, at, actions, count, promise)

    cdef bint insert(
        self, Tree *tree, uint32_t at, const uint16_t *actions, int count, const float *promise,
    ) noexcept nogil:
        """A child for every action that has none yet."""
        cdef uint32_t child
        cdef Node *node
        cdef int i
        if tree.count + count > self.capacity:
            return False
        for i in range(count):
            child = tree.nodes[at].first
            while child and tree.nodes[child].action != actions[i]:
                child = tree.nodes[child].next
            if child:
                continue
            node = &tree.nodes[tree.count]
            memset(node, 0, sizeof(Node))
            node.action = actions[i]
            node.prior = promise[i]
            node.next = tree.nodes[at].first
            tree.nodes[at].first = tree.count
            tree.count += 1
        return True

    cdef void look(
        self, Table *table, const void *world, const uint16_t *actions, int count, float *promise,
    ) noexcept nogil:
        """What an action promises is how it ends, played greedily."""
        cdef uint64_t after[STATE_WORDS]
        cdef uint16_t following[LEGAL_MAX]
        cdef float value[SEATS_MAX]
        cdef const Rules *rules = self.game.rules
        cdef int actor = (<const Head *>world).actor
        cdef int i, n
        cdef float best = 0, total = 0
        for i in range(count):
            memcpy(after, world, rules.size)
            rules.play(table, after, actions[i])
            n = self.go_on(table, after, following)
            self.settle(table, after, following, n)
            self.judge(table, after, value)
            promise[i] = value[actor]
            best = max(best, promise[i])
        for i in range(count):
            promise[i] = expf((promise[i] - best) / self.settings.temperature)
            total += promise[i]
        for i in range(count):
            promise[i] = <float>0.5 / count + <float>0.5 * promise[i] / total

    cdef float consult(
        self, Table *table, const void *world, const uint16_t *actions, int count, float *promise,
        float *value,
    ) noexcept nogil:
        """Ask the network: what each action promises, every seat's share of the win, the lead."""
        cdef float seen[LONGEST]
        cdef float shares[SEATS_MAX]
        cdef float leads[SEATS_MAX]
        cdef float best = -1e30
        cdef int players = self.game.players
        cdef int actor = (<const Head *>world).actor
        cdef int own = (self.seat - actor + players) % players
        cdef int i
        memset(seen, 0, self.game.rules.observation * sizeof(float))
        self.game.rules.observe(table, world, actor, seen)
        self.network.ask(seen, actions, count, players, promise, shares, leads)
        for i in range(count):
            promise[i] = DOUBT / count + (1 - DOUBT) * promise[i]
        for i in range(players):
            value[(actor + i) % players] = shares[i]
            if i != own:
                best = max(best, leads[i])
        # A network tells leads over the others' mean, here it is the lead over the best of them.
        return (leads[own] - best) * (players - 1) / players

    cdef float judge(self, Table *table, const void *world, float *value) noexcept nogil:
        """The result to be expected for every seat, its share of the win; and the lead in VP."""
        cdef int scores[SEATS_MAX]
        cdef float worth[SEATS_MAX]
        cdef const Rules *rules = self.game.rules
        cdef int players = self.game.players
        cdef int seat, winners, sharing = 0
        if not (<const Head *>world).over:
            self.appraiser.worth(self.appraiser.context, table, world, worth)
            _shares(worth, players, self.settings.spread, value)
            return self.lead(worth)
        rules.scores(table, world, scores)
        winners = rules.winners(table, world)
        for seat in range(players):
            sharing += winners >> seat & 1
            worth[seat] = scores[seat]
        _shares(worth, players, self.settings.spread, value)
        for seat in range(players):  # a clear win is a little better than a narrow one
            value[seat] *= self.settings.margin
            if winners >> seat & 1:
                value[seat] += (1 - self.settings.margin) / sharing
        return self.lead(worth)

    cdef float lead(self, const float *worth) noexcept nogil:
        """How far the searcher is ahead of the best of the others; behind if negative."""
        cdef float best = -1e30
        cdef int seat
        for seat in range(self.game.players):
            if seat != self.seat:
                best = max(best, worth[seat])
        return worth[self.seat] - best

    cdef float own(self, Table *table, const void *world, int seat) noexcept nogil:
        cdef float worth[SEATS_MAX]
        if self.appraiser.own != NULL:
            return self.appraiser.own(self.appraiser.context, table, world, seat)
        self.appraiser.worth(self.appraiser.context, table, world, worth)
        return worth[seat]

    cdef int settle(
        self, Table *table, void *world, uint16_t *actions, int count,
    ) noexcept nogil:
        """Play the action under way to its end, each step as it looks best at that moment."""
        cdef uint64_t after[STATE_WORDS]
        cdef uint64_t chosen[STATE_WORDS]
        cdef uint16_t following[LEGAL_MAX]
        cdef const Rules *rules = self.game.rules
        cdef Head *head = <Head *>world
        cdef int actor = head.actor
        cdef int i
        cdef float value, best
        while count and head.actor == actor and not self.appraiser.openings >> head.step & 1:
            best = -1e30
            for i in range(count):
                memcpy(after, world, rules.size)
                rules.play(table, after, actions[i])
                self.go_on(table, after, following)
                value = self.own(table, after, actor)
                if value > best:
                    best = value
                    memcpy(chosen, after, rules.size)
            memcpy(world, chosen, rules.size)
            count = self.go_on(table, world, actions)
        return count

    cdef void play_on(
        self, Tree *tree, Table *table, void *world, uint16_t *actions, int count,
    ) noexcept nogil:
        """Let everybody play greedily, and now and then just anything, to the end of the round or
        as many rounds further as the title wants."""
        cdef uint64_t after[STATE_WORDS]
        cdef uint64_t chosen[STATE_WORDS]
        cdef uint16_t following[LEGAL_MAX]
        cdef const Rules *rules = self.game.rules
        cdef Head *head = <Head *>world
        cdef int until = head.round + 1 + self.appraiser.ahead
        cdef int i, n, actor
        cdef float value, best
        count = self.settle(table, world, actions, count)
        while count and head.round < until:
            actor = head.actor
            if <int>below(tree.generator, 1024) < self.settings.noise:
                rules.play(table, world, actions[below(tree.generator, count)])
                count = self.go_on(table, world, actions)
                count = self.settle(table, world, actions, count)
                continue
            best = -1e30
            for i in range(count):
                memcpy(after, world, rules.size)
                rules.play(table, after, actions[i])
                n = self.go_on(table, after, following)
                if (<Head *>after).actor == actor:
                    self.settle(table, after, following, n)
                value = self.own(table, after, actor)
                if value > best:
                    best = value
                    memcpy(chosen, after, rules.size)
            memcpy(world, chosen, rules.size)
            count = self.go_on(table, world, actions)


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


cdef void _prune(Tree *tree) except *:
    """Bring what hangs below the root to the front, parents before children."""
    cdef Node *kept = <Node *>malloc(tree.count * sizeof(Node))
    cdef uint32_t at = 1
    cdef uint32_t count = 2
    cdef uint32_t child
    if kept == NULL:
        raise MemoryError
    kept[0] = tree.nodes[0]
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
    memcpy(tree.nodes, kept, count * sizeof(Node))
    free(kept)
    tree.count = count
    tree.root = 1
