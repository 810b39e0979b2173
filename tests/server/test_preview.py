"""What an action would do is told as far as the seat can know, and no further."""

import random

import pytest

import emporion as em
from emporion.server import wire
from server.house import Server


@pytest.mark.parametrize("name", ["rhodes", "colossus", "rotterdam"])
def test_a_preview_is_what_happens_and_the_same_in_every_world(name: str) -> None:
    dice = random.Random(7)
    state = em.game(name, players=3).start(seed=7)
    told = 0
    while not state.over and told < 400:
        seat = state.actor
        action = dice.choice(state.legal()).text
        seen = wire.preview(state, seat, action)
        for seed in (1, 2):
            assert wire.preview(state, seat, action, seed) == seen
            assert wire.preview(state.imagine(seat, seed=seed), seat, action) == seen
        state.play(action)
        happened = wire.happened(state.events_for(seat))
        assert happened[: len(seen)] == seen
        told += len(seen)
    assert told > 100


def test_a_preview_decides_nothing_and_refuses_what_is_illegal(server: Server) -> None:
    ada = server.person()
    made = ada.make("rotterdam", 2, sit=[0, 1], start=True)
    before = ada.look(made["table"])
    seat = before["turn"]["waiting"][0]
    path = f"/tables/{made['table']}/preview"
    answer = ada.get(path, seat=seat, action="launch s1 grain")
    assert [event["kind"] for event in answer.json()] == ["move", "launched"]
    for wrong in ("call blue", "sing", "x" * 81):
        answer = ada.get(path, seat=seat, action=wrong)
        assert answer.status_code == 400
        assert answer.json()["problem"]["words"]
    assert ada.look(made["table"]) == before
