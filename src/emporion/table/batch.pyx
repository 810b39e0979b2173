"""Many games at once, stepped together without the GIL."""
cimport cython
from cython.parallel cimport prange
from libc.stdint cimport uint8_t, uint16_t, uint64_t
from libc.stdlib cimport calloc, free
from libc.string cimport memcpy, memset

from emporion.errors import BytesError, EmporionError, IllegalAction, brief
from emporion.table.kernel import checked_count, checked_seed, is_whole

from emporion.table.chance cimport below, sow, splitmix
from emporion.table.kernel cimport (
    LEGAL_MAX, Game, Head, History, Rules, State, Table, listed, play_forced,
)

cdef enum:
    THREADS_MAX = 256
    OBSERVATION_MAX = 2048  # no observation is longer
    CHANCE_BYTES = 24  # of a slot: its deals and its choices


@cython.final
cdef class Batch:
    """Many games of one kind, stepped together without the GIL.

    Pass NumPy arrays to have them filled after every step, C-contiguous and of these types:
    `masks` bool (n, actions), `actors` int8 (n,), `observations` float32 (n, observation_size) for
    the actor, `rewards` float32 (n, players): the share of the win when a game has just ended and
    otherwise 0, `dones` bool (n,). A finished game is replaced by a fresh one at once; how it ended
    stays in `scores` int32 (n, players) and in `finals` float32 (n, players, observation_size),
    what each seat saw at the end. Results do not depend on the number of threads.

    `everyone` float32 (n, players, k) gets the first k numbers that every seat observes, from the
    actor on round the table: all hands at once, for whoever judges players but does not play.

    >>> import emporion as em, numpy as np
    >>> game = em.game("rhodes", players=3)
    >>> masks = np.zeros((8, len(game.actions)), dtype=np.bool_)
    >>> batch = em.Batch(game, 8, seed=1, masks=masks)
    >>> actions = np.zeros(8, dtype=np.int32)
    >>> batch.sample(actions)
    >>> bool(masks[np.arange(8), actions].all())
    True
    >>> batch.step(actions)
    """
    cdef readonly Game game
    cdef readonly int n
    cdef readonly int threads
    cdef size_t stride
    cdef char *states
    cdef uint16_t *actions
    cdef int *counts
    cdef uint64_t *deals  # one seed counter a slot: the next game's seed
    cdef uint64_t *choices  # one generator a slot, for random actions
    cdef uint8_t[:, ::1] masks
    cdef signed char[::1] actors
    cdef float[:, ::1] observations
    cdef float[:, ::1] rewards
    cdef uint8_t[::1] dones
    cdef int[:, ::1] scores
    cdef float[:, :, ::1] finals
    cdef float[:, :, ::1] everyone

    def __init__(self, game, n, seed=0, threads=1, *, masks=None, actors=None,
                 observations=None, rewards=None, dones=None, scores=None, finals=None,
                 everyone=None):
        if not isinstance(game, Game):
            raise EmporionError(f"a batch is of a game, not of {brief(game)}")
        self.game = game
        self.n = n = checked_count("n", n, 1)
        self.threads = checked_count("threads", threads, 1)
        if self.threads > THREADS_MAX:
            raise EmporionError(f"a batch runs on at most {THREADS_MAX} threads, not {threads}")
        cdef uint64_t counter = checked_seed(seed)
        cdef const Rules *rules = self.game.rules
        self.masks = _buffer("masks", masks, (n, rules.actions), "bool", "uint8")
        self.actors = _buffer("actors", actors, (n,), "int8", "int8")
        self.observations = _buffer(
            "observations", observations, (n, rules.observation), "float32", "float32")
        self.rewards = _buffer("rewards", rewards, (n, game.players), "float32", "float32")
        self.dones = _buffer("dones", dones, (n,), "bool", "uint8")
        self.scores = _buffer("scores", scores, (n, game.players), "int32", "int32")
        self.finals = _buffer(
            "finals", finals, (n, game.players, rules.observation), "float32", "float32")
        assert rules.observation <= OBSERVATION_MAX
        shape = getattr(everyone, "shape", ())
        width = rules.observation
        if len(shape) == 3 and 0 < shape[2] < width:
            width = shape[2]
        self.everyone = _buffer(
            "everyone", everyone, (n, game.players, width), "float32", "float32")
        self.stride = (rules.size + 63) // 64 * 64
        self.states = <char *>calloc(n, self.stride)
        self.actions = <uint16_t *>calloc(n, LEGAL_MAX * sizeof(uint16_t))
        self.counts = <int *>calloc(n, sizeof(int))
        self.deals = <uint64_t *>calloc(n, sizeof(uint64_t))
        self.choices = <uint64_t *>calloc(n, 2 * sizeof(uint64_t))
        if not (self.states and self.actions and self.counts and self.deals and self.choices):
            raise MemoryError(f"no memory for {n} games")
        cdef int i
        for i in range(self.n):
            self.deals[i] = splitmix(&counter)
            sow(&self.choices[2 * i], splitmix(&counter))
            self._restart(i)
            self._fill(i, 0)

    def __dealloc__(self):
        free(self.states)
        free(self.actions)
        free(self.counts)
        free(self.deals)
        free(self.choices)

    def step(self, actions, where=None):
        """Play one action in every game; an illegal one is refused before any is played.

        With `where`, a bool array (n,), the other games and their rows of the buffers stay as they
        are.
        """
        cdef const int[::1] chosen = _buffer(
            "actions", actions, (self.n,), "int32", "int32", needed=True, written=False)
        cdef const uint8_t[::1] playing = _buffer(
            "where", where, (self.n,), "bool", "uint8", written=False)
        cdef const uint8_t *among = NULL
        cdef int illegal
        if playing is not None:
            among = &playing[0]
        with nogil:
            illegal = self._first_illegal(&chosen[0], among)
            if illegal < self.n:
                with gil:
                    self._refuse(illegal, chosen[illegal])
            self._step_all(&chosen[0], among)

    def sample(self, out):
        """Write a random legal action of every game into an int32 array."""
        cdef int[::1] chosen = _buffer("out", out, (self.n,), "int32", "int32", needed=True)
        cdef int i
        with nogil:
            for i in range(self.n):
                chosen[i] = self._choose(i)

    def run(self, steps):
        """Play so many random legal actions in every game; how many decisions that were."""
        cdef int times = checked_count("steps", steps)
        cdef int _
        with nogil:
            for _ in range(times):
                self._step_all(NULL, NULL)
        return <long>times * self.n

    def state(self, index):
        """A copy of one game's state, with no history of its own."""
        if not is_whole(index, 0, self.n - 1):
            raise EmporionError(f"the batch holds games 0 to {self.n - 1}, not {brief(index)}")
        cdef State state = self.game._blank()
        cdef size_t at = index
        memcpy(state.data, &self.states[at * self.stride], self.game.rules.size)
        state.adopt(History.begin(state, None, False))
        return state

    def save(self):
        """Every game and its chance as bytes, for `restore`: the games go on alike."""
        cdef size_t i
        saved = bytearray()
        for i in range(<size_t>self.n):
            saved += bytes(self.state(i))
            saved += (<char *>&self.deals[i])[:sizeof(uint64_t)]
            saved += (<char *>&self.choices[2 * i])[:2 * sizeof(uint64_t)]
        return bytes(saved)

    def restore(self, saved):
        """Go on where a batch of the same game and size was saved.

        The rewards and what else tells of games that ended are as before any step.
        """
        if not isinstance(saved, bytes):
            raise BytesError(f"a batch is restored from bytes, not from {type(saved).__name__}")
        if len(saved) == 0 or len(saved) % self.n:
            raise BytesError(f"these bytes are no batch of {self.n} games")
        cdef size_t each = len(saved) // self.n
        if each <= CHANCE_BYTES:
            raise BytesError(f"these bytes are no batch of {self.n} games")
        cdef size_t i
        cdef State state
        cdef list states = []
        for i in range(<size_t>self.n):
            state = self.game.from_bytes(saved[i * each:(i + 1) * each - CHANCE_BYTES])
            if state.over:
                raise BytesError(f"game {i} of the saved batch is over")
            states.append(state)
        cdef const char *raw = saved
        cdef Table table = Table(self.game.numbers, NULL, NULL)
        for i in range(<size_t>self.n):
            state = states[i]
            memcpy(&self.states[i * self.stride], state.data, self.game.rules.size)
            raw += each
            memcpy(&self.deals[i], raw - CHANCE_BYTES, sizeof(uint64_t))
            memcpy(&self.choices[2 * i], raw - 2 * sizeof(uint64_t), 2 * sizeof(uint64_t))
            self.counts[i] = self.game.rules.legal(
                &table, &self.states[i * self.stride], &self.actions[i * LEGAL_MAX])
            self._fill(i, 0)

    @property
    def nbytes(self):
        """Memory the batch holds for its games."""
        return self.n * (
            self.stride + LEGAL_MAX * sizeof(uint16_t) + sizeof(int) + CHANCE_BYTES)

    cdef void _refuse(self, int i, int action) except *:
        try:
            self.state(i).check(action)
        except IllegalAction as error:
            error.add_note(f"in game {i} of the batch")
            raise

    cdef int _first_illegal(self, const int *chosen, const uint8_t *among) noexcept nogil:
        """The first game with an action that is not legal in it; n if there is none."""
        cdef int i, k
        cdef int legal = 0, asked = 0
        if self.threads > 1:
            for i in prange(self.n, schedule="static", num_threads=self.threads):
                if among == NULL or among[i]:
                    asked += 1
                    legal += listed(&self.actions[i * LEGAL_MAX], self.counts[i], chosen[i])
            if legal == asked:
                return self.n
        for k in range(self.n):
            if among == NULL or among[k]:
                if not listed(&self.actions[k * LEGAL_MAX], self.counts[k], chosen[k]):
                    return k
        return self.n

    @cython.nonecheck(False)  # a check that could raise may not stand in a parallel block
    cdef void _step_all(self, const int *chosen, const uint8_t *among) noexcept nogil:
        """Play the chosen actions, or random ones if none are given; among some games, or all."""
        cdef int i
        if self.threads == 1:
            for i in range(self.n):
                if among == NULL or among[i]:
                    self._step(i, self._choose(i) if chosen == NULL else chosen[i])
        else:
            for i in prange(self.n, schedule="static", num_threads=self.threads):
                if among == NULL or among[i]:
                    self._step(i, self._choose(i) if chosen == NULL else chosen[i])

    cdef int _choose(self, int i) noexcept nogil:
        return self.actions[i * LEGAL_MAX + below(&self.choices[2 * i], self.counts[i])]

    cdef void _restart(self, int i) noexcept nogil:
        cdef Table table
        table.edition = self.game.numbers
        table.log = NULL
        table.script = NULL
        cdef void *state = &self.states[i * self.stride]
        self.game.rules.setup(&table, state, self.game.players, splitmix(&self.deals[i]))
        self.counts[i] = play_forced(self.game.rules, &table, state, &self.actions[i * LEGAL_MAX])

    cdef void _step(self, int i, int action) noexcept nogil:
        cdef Table table
        table.edition = self.game.numbers
        table.log = NULL
        table.script = NULL
        cdef void *state = &self.states[i * self.stride]
        cdef int winners = 0
        self.game.rules.play(&table, state, action)
        self.counts[i] = play_forced(self.game.rules, &table, state, &self.actions[i * LEGAL_MAX])
        if (<Head *>state).over:
            winners = self.game.rules.winners(&table, state)
            self._conclude(i, &table, state)
            self._restart(i)
        self._fill(i, winners)

    cdef void _conclude(self, int i, Table *table, const void *state) noexcept nogil:
        """Write how a game ended."""
        cdef int seat
        if self.scores is not None:
            self.game.rules.scores(table, state, &self.scores[i, 0])
        if self.finals is not None:
            for seat in range(self.game.players):
                self.game.rules.observe(table, state, seat, &self.finals[i, seat, 0])

    cdef void _fill(self, int i, int winners) noexcept nogil:
        """Write the caller's buffers for one game; `winners` are those of a game just ended."""
        cdef void *state = &self.states[i * self.stride]
        cdef int actor = (<Head *>state).actor
        cdef int players = self.game.players
        cdef int k, sharing = 0
        cdef Table table
        if self.masks is not None:
            memset(&self.masks[i, 0], 0, self.game.rules.actions)
            for k in range(self.counts[i]):
                self.masks[i, self.actions[i * LEGAL_MAX + k]] = 1
        if self.actors is not None:
            self.actors[i] = actor
        if self.observations is not None:
            table.edition = self.game.numbers
            table.log = NULL
            table.script = NULL
            self.game.rules.observe(&table, state, actor, &self.observations[i, 0])
        if self.everyone is not None:
            self._observe_everyone(i, state, actor)
        if self.rewards is not None:
            for k in range(players):
                sharing += winners >> k & 1
            for k in range(players):
                self.rewards[i, k] = 1.0 / sharing if winners >> k & 1 else 0.0
        if self.dones is not None:
            self.dones[i] = winners != 0

    cdef void _observe_everyone(self, int i, const void *state, int actor) noexcept nogil:
        cdef float seen[OBSERVATION_MAX]
        cdef int seat
        cdef int players = self.game.players
        cdef Table table
        table.edition = self.game.numbers
        table.log = NULL
        table.script = NULL
        for seat in range(players):
            self.game.rules.observe(&table, state, (actor + seat) % players, seen)
            memcpy(&self.everyone[i, seat, 0], seen, self.everyone.shape[2] * sizeof(float))


def _buffer(name, array, shape, dtype, read_as, *, needed=False, written=True):
    """The caller's array, checked, as the kernel reads it; None stays None unless needed."""
    if array is None and not needed:
        return None
    if getattr(array, "shape", None) != shape or str(getattr(array, "dtype", "")) != dtype:
        raise EmporionError(f"{name} must be a NumPy array of {dtype} with shape {shape}")
    if not array.flags.c_contiguous:
        raise EmporionError(f"{name} must be C-contiguous")
    if written and not array.flags.writeable:
        raise EmporionError(f"{name} must be writable")
    return array.view(read_as)
