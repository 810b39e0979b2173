"""A state machine: games driven at random, taken back, copied and reloaded, keep every law."""

import json

import hypothesis.strategies as st
from hypothesis import HealthCheck, settings
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

import emporion as em
from emporion.games.fuzzing import BREACHES
from emporion.table import fuzz
from walks import TABLES


class Play(RuleBasedStateMachine):
    """One game; `story` is the bytes of the state after each decision since it was (re)loaded."""

    @initialize(
        table=st.sampled_from(TABLES),
        seed=st.integers(0, 2**64 - 1),
        ahead=st.integers(0, 400),
    )
    def begin(self, table: tuple[str, int], seed: int, ahead: int) -> None:
        """Some way into a game, so that short runs see late rounds too."""
        self.game = em.game(table[0], players=table[1])
        self.breaches = BREACHES[self.game.name]
        self.state = self.game.start(seed)
        for number in range(ahead):
            if not self.state.over:
                ids = self.state.legal_ids()
                self.state.play(ids[(seed + 7 * number) % len(ids)])
        self.story = [bytes(self.state.rewind(n)) for n in range(len(self.state.moves) + 1)]

    @rule(choices=st.lists(st.integers(0, 127), min_size=1, max_size=12))
    def play(self, choices: list[int]) -> None:
        for choice in choices:
            if self.state.over:
                return
            ids = self.state.legal_ids()
            before = self.state.position()
            self.state.play(ids[choice % len(ids)])
            self.story.append(bytes(self.state))
            after = self.state.position()
            assert list(self.breaches(self.game, before, after, self.state.events)) == []

    @rule(action=st.integers(-3, 300))
    def try_anything(self, action: int) -> None:
        """Listed actions are accepted, others refused; a clone takes the consequences."""
        clone = self.state.clone()
        try:
            clone.play(action)
        except em.IllegalAction:
            assert action not in self.state.legal_ids()
            assert clone == self.state
        else:
            assert action in self.state.legal_ids()
            assert clone.rewind(len(self.state.moves)) == self.state

    @rule(text=st.text(max_size=12))
    def say_anything(self, text: str) -> None:
        known = {action.text for action in self.state.legal()}
        try:
            self.state.check(text)
        except em.IllegalAction:
            assert text not in known
        else:
            assert text in known

    @rule(share=st.floats(0, 1))
    def take_back(self, share: float) -> None:
        number = int(share * len(self.state.moves))
        self.state = self.state.rewind(number)
        assert bytes(self.state) == self.story[number]
        del self.story[number + 1 :]

    @rule()
    def go_on_with_a_clone(self) -> None:
        clone = self.state.clone()
        if not self.state.over:
            self.state.play(self.state.legal_ids()[0])
        self.state = clone

    @rule()
    def reload_from_words(self) -> None:
        self.reloaded(self.game.position(json.loads(json.dumps(self.state.position()))))

    @rule()
    def reload_from_bytes(self) -> None:
        self.reloaded(self.game.from_bytes(bytes(self.state)))

    @rule()
    def reload_from_the_transcript(self) -> None:
        document = json.loads(json.dumps(self.state.transcript().to_dict()))
        state = em.Transcript.from_dict(document).verify()
        assert state == self.state
        self.state = state

    @rule(seed=st.integers(0, 2**32))
    def imagine(self, seed: int) -> None:
        """Go on in another world that the actor cannot tell from this one."""
        actor = self.state.actor
        other = self.state.imagine(actor, seed)
        assert other.view(actor) == self.state.view(actor)
        self.reloaded(other, same=False)

    def reloaded(self, state: em.State, same: bool = True) -> None:
        """A state without a past."""
        assert not same or (state == self.state and hash(state) == hash(self.state))
        assert state.legal_ids() == self.state.legal_ids()
        self.state = state
        self.story = [bytes(state)]

    @invariant()
    def every_law_holds(self) -> None:
        if hasattr(self, "state"):
            fuzz.check_legal(self.state)
            assert list(self.breaches(self.game, None, self.state.position(), [])) == []
            assert bytes(self.state) == self.story[-1]
            assert len(self.story) == len(self.state.moves) + 1


TestPlay = Play.TestCase
TestPlay.settings = settings(
    max_examples=60,
    stateful_step_count=25,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.too_slow],
)
