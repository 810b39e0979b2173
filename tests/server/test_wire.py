"""What is sent to the viewers of a table: the same, whether much of it is written once or not."""

import json
import random

import pytest

import emporion as em
from emporion.games import has_secrets
from emporion.server import acts, wire
from emporion.server.acts import Caller, Step, entry
from emporion.server.messages import Decide, Terms
from emporion.server.storage import TableRow
from emporion.server.table import Table


def laid(name: str) -> Table:
    """A table of three, at which nobody sits yet."""
    state = em.game(name, players=3).start(seed=5)
    row = TableRow(
        "t", name, 3, {}, state.game.edition.hash, {}, "0", "5", "00" * 32, 0, 0, "gathering", False
    )
    return Table(row, Terms(name, 3), state, has_secrets(state.game))


def tell(table: Table, step: Step) -> None:
    """Every viewer is sent the news that a look back would find."""
    table.tell(step.entry, step.state)
    teller = wire.Teller(table, step.entry, step.events)
    for viewer in table.viewers:
        back = wire.Teller(table, step.entry)
        sent = json.loads(b"".join(teller.message(viewer, 7)))
        assert sent == json.loads(wire.encode(back.news(viewer, 7)))


@pytest.mark.parametrize("name", ["rhodes", "colossus", "rotterdam"])
def test_messages_are_the_news(name: str) -> None:
    table, chooser = laid(name), random.Random(3)
    for seat in range(3):
        tell(table, Step(entry(table, "sit", seat, 0, name=f"Player {seat}")))
    tell(table, Step(entry(table, "start", None, 100)))
    tell(table, Step(entry(table, "say", 1, 200, words="Hello")))
    while not table.state.over:
        seat, action = table.state.actor, chooser.choice(table.state.legal_ids())
        act = Decide(id="a", seat=seat, after=table.seen[seat], action=action)
        [step] = acts.carry_out(table, act, Caller("ada", frozenset({seat})), 300)
        tell(table, step)
        if table.number == 100:
            tell(table, Step(entry(table, "undo", seat, 400, to=table.state.decisions - 1)))
