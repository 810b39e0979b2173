"""Undo: it never crosses what was revealed, what chance decided or what another seat decided."""

import random
from typing import Any

import pytest

import emporion as em
from emporion.games import has_secrets
from emporion.games.undo import REVEALING, Undo, undo_after, undo_reach, undo_stop
from emporion.table.titles import TITLES
from quay import Quay, play
from test_knowledge import moves_of, told_the_same
from walks import TABLES, walk

HIDDEN = ("pile", "stack", "assignments", "stacks", "missions", "deck", "generator", "shuffles")


def told(state: em.State, seat: int) -> list[Any]:
    """What the seat gets to know of the last decision, and what it sees then."""
    events = [event.to_dict() for event in state.events_for(seat)]
    return [events, state.actor, state.decision, state.view(seat)]


def answer(undo: Undo) -> tuple[Any, ...]:
    """What a seat is told of its undo."""
    return (undo.to is None, *undo[1:])


def test_every_title_says_what_reveals() -> None:
    assert set(REVEALING) == set(TITLES)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_right_after_a_decision_nothing_needs_to_be_looked_up(name: str, players: int) -> None:
    state = em.game(name, players=players).start(17)
    chooser = random.Random(17)
    while not state.over:
        decider = state.actor
        events = state.tell(chooser.choice(state.legal_ids()))
        assert events == state.events
        if not has_secrets(state.game):
            for seat in range(players):
                assert undo_after(state, seat, decider, events) == undo_reach(state, seat)
    assert state.decisions == len(state.moves)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_what_can_be_taken_back_taught_nothing(name: str, players: int) -> None:
    """In whatever world the seat can imagine, its decision would have looked the same.

    And no pile has changed, and nobody else has decided.
    """
    passed_on = taken = 0
    for number, state in enumerate(walk(name, players, 31)):
        for seat in range(players):
            undo = undo_reach(state, seat)
            if undo.to is None:
                continue
            taken += 1
            passed_on += state.actor != seat
            (who, action), before = state.moves[undo.to], state.rewind(undo.to)
            assert who == seat == before.actor
            assert len(state.moves) == undo.to + 1
            then, now = before.position(), state.position()
            assert {key: now.get(key) for key in HIDDEN} == {key: then.get(key) for key in HIDDEN}
            if number % 3 == 0:
                for seed in range(3):
                    world = before.imagine(seat, seed)
                    world.play(action)
                    assert told(world, seat) == told(state, seat)
    assert taken > 20
    assert passed_on > 5


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_what_cannot_be_taken_back_has_a_reason(name: str, players: int) -> None:
    reasons = set()
    for state in walk(name, players, 32):
        for seat in range(players):
            undo = undo_reach(state, seat)
            assert (undo.to is None) == (undo.reason is not None) == bool(undo.words)
            assert (undo.by is not None) == (undo.reason == "decided")
            assert (undo.seen is not None) == (undo.reason == "seen")
            reasons.add(undo.reason)
    assert reasons == {None, "nothing", "decided", "seen", "over"}


@pytest.mark.parametrize("players", [2, 3])
def test_games_that_were_told_alike_are_undone_alike(players: int) -> None:
    """Whether another really had a choice is not given away."""
    chance = random.Random(players)
    answers = []
    for number, state in enumerate(walk("rotterdam", players, 24)):
        if number % 20:
            continue
        moves = moves_of(state)
        for seat in range(players):
            twin = told_the_same(state, seat, moves, chance)
            if twin is not None and twin != state:
                assert answer(undo_reach(twin, seat)) == answer(undo_reach(state, seat))
                answers.append(undo_reach(state, seat).reason)
    assert {None, "decided"} <= set(answers)
    assert len(answers) > 15


def test_undo_of_a_turn_that_was_passed_on() -> None:
    state = em.game("rhodes", players=3).start(7)
    state.play("buy farmland wine 11")
    assert state.actor == 1
    assert undo_reach(state, 0).to == 0
    assert undo_reach(state, 1) == Undo(None, "decided", "Player 1 has decided since", by=0)
    state.play("buy farmland wine 11")
    assert undo_reach(state, 0) == Undo(None, "decided", "Player 2 has decided since", by=1)
    assert undo_reach(state, 1).to == 1


def test_moves_that_everybody_knows_were_forced_do_not_stop_undo() -> None:
    """RH: forced moves are public, so another's forced move is no decision."""
    found = 0
    for seed in range(4):
        for state in walk("colossus", 3, seed):
            for seat in range(3):
                undo = undo_reach(state, seat)
                if undo.to is not None:
                    since = state.events_for(seat, undo.to)
                    found += any(e.kind == "move" and e.data["seat"] != seat for e in since)
    assert found


def test_a_ship_is_taken_back_while_the_next_player_thinks() -> None:
    """RO-3.1: a ship in hand and a free start are a choice that all can see."""
    quay = Quay(players=2)
    state = play(quay.state(), "launch s1 grain")
    assert (state.actor, state.decision) == (1, "launch")
    assert undo_reach(state, 0).to == 0


@pytest.mark.parametrize("cards", [(), ("police",)])
def test_being_asked_may_show_what_another_holds(cards: tuple[str, ...]) -> None:
    """N-3, RO-11.4: who has no card to play is not asked; either way undo stops."""
    quay = Quay(players=2)
    quay.ship("a3", owner=1, load="grain")
    quay.cards(0, "police")
    quay.cards(1, *cards)
    quay.phase("anchors")
    state = play(quay.state(), "done")
    undo = undo_reach(state, 0)
    if cards:
        assert (state.actor, undo.seen) == (1, "choice")
        assert undo.words.startswith("another player turned out to have a choice since")
    else:
        assert (undo.reason, undo.by) == ("decided", 1)


def test_a_draft_of_another_is_nothing_to_take_back() -> None:
    quay = Quay(players=2)
    quay.products(0, "bread", "bread")
    quay.products(1, "jam")
    quay.phase("trade")
    state = play(quay.state(), "offer")
    begun = state.game.position(state.position())
    for text in ("", "give bread", "give bread"):
        if text:
            begun.play(text)
        assert undo_reach(begun, 1) == Undo(None, "nothing", "nothing has been decided yet")
    assert undo_stop(begun, 0)[0] == 0


def test_undo_again_and_again() -> None:
    """The stop is where a single undo says no, and nothing before it can be reached."""
    for name, players in (("rhodes", 2), ("rotterdam", 3)):
        far = 0
        for number, state in enumerate(walk(name, players, 33)):
            if number % 7:
                continue
            for seat in range(players):
                earliest, why = undo_stop(state, seat)
                assert why == undo_reach(state.rewind(earliest), seat)
                assert why.to is None
                assert all(who == seat for who, _ in state.moves[earliest:])
                far = max(far, len(state.moves) - earliest)
        assert far >= 2


def test_an_unknown_seat_is_refused() -> None:
    state = em.game("rhodes", players=3).start(7)
    with pytest.raises(em.EmporionError, match="seats run from 0 to 2, not 3"):
        undo_reach(state, 3)
