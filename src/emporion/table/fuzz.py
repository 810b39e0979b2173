"""A fuzzer for every game of the kernel: random games, and after each decision a hard look.

It hunts for broken invariants, listed actions that are refused and unlisted ones that are not,
copies that differ, views that tell secrets, dead ends and games that never end. What it finds is
written down as a position that loads.
"""

from __future__ import annotations

import json
import random
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from emporion.errors import IllegalAction
from emporion.table.events import Event
from emporion.table.kernel import Game, State

Document = dict[str, Any]
# What is wrong with a position, given the one before (None at the start) and the events between.
Breaches = Callable[[Game, Document | None, Document, list[Event]], Iterable[str]]

MOST_DECISIONS = 50_000
MOST_FAILURES = 10
THOROUGH = 1 / 8  # how often the costly checks are made


@dataclass(frozen=True)
class Failure:
    """What went wrong, where, and the file that holds the position."""

    game: str
    players: int
    edition: str
    seed: int
    decision: int
    message: str
    file: Path | None

    def __str__(self) -> str:
        where = f"{self.game}, {self.players} players, edition {self.edition}, seed {self.seed}"
        kept = f" ({self.file})" if self.file else ""
        return f"{where}, after decision {self.decision}: {self.message}{kept}"


@dataclass
class FuzzReport:
    """How much was played and what was found; `ok` if nothing was."""

    games: int = 0
    decisions: int = 0
    seconds: float = 0.0
    longest: int = 0
    by_game: Counter[str] = field(default_factory=Counter)
    failures: list[Failure] = field(default_factory=list)

    @property
    def ok(self) -> bool:
        return not self.failures


class Broken(Exception):
    """A check that did not hold."""


def fuzz(
    tables: Iterable[tuple[Game, Breaches]],
    *,
    games: int | None = None,
    seconds: float | None = None,
    seed: int = 0,
    progress: Callable[[FuzzReport], None] | None = None,
    dump: str | Path | None = None,
) -> FuzzReport:
    """Play one random game at each table until so many games or seconds are over.

    `tables` may go on for ever. `progress` is called after every game. `dump` is the folder for
    positions that broke something.
    """
    if games is None and seconds is None:
        games = 100
    began = time.monotonic()
    report = FuzzReport()
    for number, (game, breaches) in enumerate(tables):
        late = seconds is not None and report.seconds >= seconds
        if number == games or late or len(report.failures) == MOST_FAILURES:
            break
        chance = random.Random(f"{seed}/{number}")
        deal = chance.getrandbits(48)
        walk = _Walk(game, breaches, deal, chance)
        try:
            walk.to_the_end()
        except Exception as error:  # whatever it is, the position is worth keeping
            message = str(error) if isinstance(error, Broken) else f"raised {error!r}"
            report.failures.append(_failure(walk, deal, message, dump))
        report.games += 1
        report.decisions += walk.decisions
        report.longest = max(report.longest, walk.decisions)
        report.by_game[f"{game.name} {game.players}"] += 1
        report.seconds = time.monotonic() - began
        if progress is not None:
            progress(report)
    return report


def _failure(walk: _Walk, deal: int, message: str, dump: str | Path | None) -> Failure:
    game, file = walk.game, None
    if dump is not None:
        file = Path(dump) / f"fuzz-{game.name}-{game.players}-{deal}-{walk.decisions}.json"
        file.parent.mkdir(parents=True, exist_ok=True)
        document = {
            "message": message,
            "game": game.name,
            "players": game.players,
            "edition": "standard" if game.edition.standard else game.edition.document(),
            "seed": deal,
            "moves": walk.state.moves,
            "position": walk.state.position(),
        }
        file.write_text(json.dumps(document, indent=1) + "\n", encoding="utf-8")
    return Failure(
        *(game.name, game.players, game.edition.name, deal, walk.decisions, message, file)
    )


class _Walk:
    """One random game. `state` is always the last sound state, or the one that is not."""

    def __init__(self, game: Game, breaches: Breaches, deal: int, chance: random.Random) -> None:
        self.game = game
        self.breaches = breaches
        self.chance = chance
        self.state = game.start(deal)
        self.decisions = 0
        # Players with habits reach corners that even-handed ones do not.
        habits = chance.choice([0.0, 1.0, 3.0])
        self.liking = [max(1e-3, chance.random() ** habits) for _ in game.actions]

    def to_the_end(self) -> None:
        before = None
        marks: list[bytes] = []
        while True:
            position = self.state.position()
            events = self.state.events if self.decisions else []
            for breach in self.breaches(self.game, before, position, events):
                raise Broken(breach)
            check_legal(self.state)
            if self.chance.random() < THOROUGH or self.state.over:
                check_all(self.state, position, self.chance)
            marks.append(bytes(self.state))
            if self.state.over:
                break
            if self.decisions == MOST_DECISIONS:
                raise Broken(f"the game is not over after {MOST_DECISIONS} decisions")
            ids = self.state.legal_ids()
            weights = [self.liking[action] for action in ids]
            self.state.play(self.chance.choices(ids, weights)[0])
            self.decisions += 1
            before = position
        check_history(self.state, marks, self.chance)


# --- the checks ------------------------------------------------------------------------------


def expect(holds: bool, message: str) -> None:
    if not holds:
        raise Broken(message)


def check_legal(state: State) -> None:
    """N-2, N-3: a real choice among actions of the fixed list, or none once the game is over."""
    ids = state.legal_ids()
    if state.over:
        expect(ids == [] and state.legal() == [], "actions are offered after the end")
        expect(bool(state.winners), "the game is over and nobody has won")
        return
    expect(bool(ids), f"dead end: {state.decision} has no legal action")
    expect(len(ids) > 1, f"N-3: {state.decision} offers only {ids}")
    expect(len(set(ids)) == len(ids), f"N-2: {state.decision} offers an action twice: {ids}")
    expect(0 <= state.actor < state.game.players, f"N-1: seat {state.actor} is asked")


def check_all(state: State, position: Document, chance: random.Random) -> None:
    """Everything that is too costly to be looked at after every decision."""
    check_offers(state)
    check_accepted(state, chance)
    check_refused(state)
    check_copies(state, position)
    check_knowledge(state, chance)


def check_offers(state: State) -> None:
    """`legal`, `legal_ids` and `mask` say the same, and every text parses back (N-2)."""
    ids = state.legal_ids()
    offers = state.legal()
    expect([offer.id for offer in offers] == ids, "legal and legal_ids differ")
    expect(state.mask().nonzero()[0].tolist() == sorted(ids), "mask and legal_ids differ")
    for offer in offers:
        expect(state.game.action(offer.text).id == offer.id, f"{offer.text!r} parses to another")
        expect(bool(offer.rule), f"{offer.text!r} cites no rule")


def check_accepted(state: State, chance: random.Random, most: int = 8) -> None:
    """A listed action is accepted, by id and text alike; the state it was cloned from stays."""
    before = bytes(state)
    ids = state.legal_ids()
    for action in chance.sample(ids, min(most, len(ids))):
        one, other = state.clone(), state.clone()
        one.play(action)
        other.play(state.game.actions[action].text)
        text = state.game.actions[action].text
        expect(one == other and hash(one) == hash(other), f"{text!r} is not its id {action}")
        expect(len(one.moves) == len(state.moves) + 1, f"{text!r} is not one decision")
        check_legal(one)
    expect(bytes(state) == before, "playing on a clone changed the state")


def check_refused(state: State) -> None:
    """Every action that is not listed is refused with a reason and a rule, and changes nothing."""
    before, moves = bytes(state), len(state.moves)
    listed = set(state.legal_ids())
    for action in state.game.actions:
        if action.id in listed:
            continue
        try:
            state.play(action.id)
        except IllegalAction as error:
            sound = error.reason and error.rule and error.words and error.action == action.text
            expect(bool(sound), f"{action.text!r} is refused without a reason: {error!r}")
        else:
            raise Broken(f"{action.text!r} was not listed, but accepted")
    expect(bytes(state) == before and len(state.moves) == moves, "a refusal changed the state")


def check_copies(state: State, position: Document) -> None:
    """Clone, position and bytes give the same state back."""
    through_words = state.game.position(json.loads(json.dumps(position)))
    copies = {
        "clone": state.clone(),
        "position": through_words,
        "bytes": state.game.from_bytes(bytes(state)),
    }
    for name, copy in copies.items():
        expect(copy == state and hash(copy) == hash(state), f"the {name} differs from its state")
        expect(bytes(copy) == bytes(state), f"the {name} has other bytes than its state")
        expect(copy.legal_ids() == state.legal_ids(), f"the {name} has other legal actions")
    expect(through_words.position() == position, "the position reads back as another")


def check_knowledge(state: State, chance: random.Random) -> None:
    """What a viewer may not know changes nothing that the viewer sees."""
    for viewer in (None, state.actor, chance.randrange(state.game.players)):
        other = state.imagine(viewer, chance.getrandbits(32))
        check_copies(other, other.position())
        expect(_seen(state, viewer) == _seen(other, viewer), f"viewer {viewer} sees a secret")


def _seen(state: State, viewer: int | None) -> tuple[str, list[int], bytes]:
    observed = state.observe(viewer).tobytes() if viewer is not None else b""
    offered = state.legal_ids() if viewer == state.actor else []
    return json.dumps(state.view(viewer)), offered, observed


def check_history(state: State, marks: list[bytes], chance: random.Random) -> None:
    """Rewinding leads back to what was, and the transcript replays to the same end."""
    for _ in range(4):
        number = chance.randrange(len(marks))
        expect(bytes(state.rewind(number)) == marks[number], f"rewind({number}) differs")
    replayed = state.transcript().verify()
    expect(replayed == state, "the transcript replays to another state")


def rounds(tables: list[tuple[Game, Breaches]]) -> Iterator[tuple[Game, Breaches]]:
    """The same tables again and again."""
    while tables:
        yield from tables
