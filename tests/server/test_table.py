"""A table as its log tells it: clocks, without waiting for them."""

import msgspec

import emporion as em
from emporion.server.acts import entry
from emporion.server.messages import Clock, Terms
from emporion.server.storage import TableRow
from emporion.server.table import Table


def clocked(reserve: int) -> Table:
    """A table of two people, ten seconds a decision, begun at second 100."""
    terms = Terms("rhodes", 2, pace="live", clock=Clock(10, reserve))
    state = em.game("rhodes", players=2).start(seed=1)
    row = TableRow(
        "t", "rhodes", 2, {}, state.game.edition.hash, msgspec.to_builtins(terms), "0", "1", "00",
        0, 0, "gathering", False,
    )  # fmt: skip
    table = Table(row, terms, state, False)
    for seat in (0, 1):
        table.tell(entry(table, "sit", seat, 0, name=f"Player {seat}"))
    table.tell(entry(table, "start", None, 100_000))
    return table


def decide(table: Table, at: int) -> int:
    seat = table.state.actor
    table.tell(entry(table, "decide", seat, at, action=table.state.legal()[0].text))
    return seat


def test_the_reserve_is_used_after_the_time_for_a_decision() -> None:
    table = clocked(reserve=60)
    first = decide(table, 104_000)
    assert table.reserve[first] == 60_000
    second = decide(table, 129_000)
    assert table.reserve[second] == 45_000


def test_taking_back_buys_no_time() -> None:
    table = clocked(reserve=60)
    seat = decide(table, 125_000)
    assert table.reserve[seat] == 45_000
    table.tell(entry(table, "undo", seat, 126_000, to=0))
    assert table.reserve[seat] == 60_000
    assert table.deadline() == 126_000 - 25_000 + 10_000 + 60_000
    decide(table, 127_000)
    assert table.reserve[seat] == 60_000 - 16_000
