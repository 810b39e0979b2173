"""The coach at the table: hints for whoever is asked, and reviews of games that were played."""

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import emporion as em
from emporion.server import jobs
from server.faults import Mortal, stored
from server.house import Person, Server

JUDGE = "planner:20"
Serve = Callable[..., Server]


def begun(game: str, moves: int, players: int = 2, seed: int = 4) -> em.State:
    """A game by chance, after so many decisions."""
    rng = random.Random(seed)
    state = em.game(game, players=players).start(seed)
    for _ in range(moves):
        state.play(rng.choice(state.legal_ids()))
    return state


def asked(person: Person, table: str, seat: int) -> Any:
    return person.post(f"/tables/{table}/hint", {"seat": seat})


def problem(answer: Any) -> tuple[int, str]:
    return answer.status_code, answer.json()["problem"]["key"]


def reviewed(person: Person, replay: str, seat: int) -> list[dict[str, Any]]:
    """What the server says of a review, line by line."""
    answer = person.post(f"/replays/{replay}/reviews/{seat}")
    assert answer.status_code == 200, answer.text
    return [json.loads(line) for line in answer.text.splitlines()]


def kept(person: Person, state: em.State) -> str:
    return str(person.post("/replays", state.transcript().to_dict()).json()["replay"])


# -- hints


@pytest.mark.parametrize("game", ["rhodes", "colossus", "rotterdam"])
def test_a_hint_is_a_choice_of_the_seat_that_is_asked(ada: Person, game: str) -> None:
    begin = {"replay": kept(ada, begun(game, 30)), "decision": 30}
    table = ada.make(game, 2, sit=[0, 1], start=True, hints=True, begin=begin)["table"]
    full = ada.look(table)
    seat = full["turn"]["actor"]
    full = ada.look(table, seat=seat)
    hint = asked(ada, table, seat).json()
    legal = {one["id"]: one["text"] for one in full["turn"]["legal"]}
    assert 1 <= len(hint["options"]) <= 3
    assert all(legal[one["id"]] == one["text"] for one in hint["options"])
    assert hint["seat"] == seat
    assert hint["decision"] == full["turn"]["decision"]
    assert hint["reason"].startswith("coach-reason-")
    assert all({"text", "kind", "args"} <= one.keys() for one in hint["then"])
    chances = [one["wins"] for one in hint["options"] if "wins" in one]
    assert chances == sorted(chances, reverse=True)
    assert all(0 <= chance <= 1 for chance in chances)
    again = asked(ada, table, seat).json()
    assert again == hint  # and it is marked once
    news = ada.get(f"/tables/{table}/news", seat=1 - seat).json()
    assert [(one["kind"], one["seat"]) for one in news if one["kind"] == "hint"] == [("hint", seat)]
    assert hint["number"] == full["number"] + 1


def test_a_hint_does_not_know_what_is_hidden() -> None:
    """It is the same, to the letter, if all that the seat cannot know were otherwise."""
    compared = 0
    for moves in range(20, 200, 17):
        state = begun("rotterdam", moves, players=3)
        worlds = [state, *(state.imagine(state.actor, seed=seed) for seed in (1, 2))]
        begun_there = [state.game.position(world.position()) for world in worlds]
        found = [jobs.advice(jobs.beginning_of(one), [], JUDGE) for one in begun_there]
        assert found[0] == found[1] == found[2]
        compared += len(found[0]["options"]) > 1
    assert compared > 3


def test_where_hints_are_allowed(ada: Person, bob: Person) -> None:
    """Where one person plays against bots, unless it is said otherwise."""
    alone = ada.make("rhodes", 3, sit=[0], start=True)["table"]
    assert ada.look(alone)["table"]["terms"]["hints"] is True
    bots = ada.make("rhodes", 3, sit=[0], bots=[None, "easy", "easy"])["table"]
    assert ada.look(bots)["table"]["terms"]["hints"] is True
    made = ada.make("rhodes", 2, sit=[0])
    table = made["table"]
    assert ada.look(table)["table"]["terms"]["hints"] is False
    bob.join(made, "Bob")
    assert problem(asked(ada, table, 0)) == (403, "no_hints")
    seats = ada.make("rhodes", 2, sit=[0, 1], start=True)["table"]
    assert ada.look(seats)["table"]["terms"]["hints"] is False


def test_a_hint_that_the_table_did_not_hear_of_is_none(serve: Serve, tmp_path: Path) -> None:
    """Asked again it is told there first, although it was thought over before."""
    server = serve(kind=Mortal, EMPORION_COACH=JUDGE)
    ada = server.person()
    table = ada.make("rhodes", 2, sit=[0, 1], start=True, hints=True)["table"]
    seat = ada.look(table)["turn"]["actor"]
    (tmp_path / "server0" / "hint.forgotten").touch()
    assert asked(ada, table, seat).status_code == 503
    assert "hint" not in [one.kind for one in stored(server.database, table)]
    for _ in range(2):
        assert asked(ada, table, seat).status_code == 200
        assert [one.kind for one in stored(server.database, table)].count("hint") == 1


def test_hints_that_are_refused(ada: Person, bob: Person) -> None:
    made = ada.make("rhodes", 2, sit=[0], hints=True)
    table = made["table"]
    assert problem(asked(ada, table, 0)) == (409, "not_begun")
    bob.join(made, "Bob")
    for seat, person in enumerate((ada, bob)):
        person.act(table, "ready", seat=seat)
    seat = ada.look(table)["turn"]["actor"]
    mine, other = (ada, bob) if seat == 0 else (bob, ada)
    assert problem(asked(other, table, 1 - seat)) == (409, "not_asked")
    assert problem(asked(other, table, seat)) == (403, "not_yours")
    assert problem(asked(mine, table, 4)) == (403, "not_yours")
    assert asked(mine, table, 9).status_code == 400
    assert mine.post(f"/tables/{table}/hint", {}).status_code == 400
    assert mine.post(f"/tables/{table}/hint", {"seat": seat, "who": 1}).status_code == 400
    before = mine.look(table, seat=seat)
    assert asked(mine, table, seat).status_code == 200
    after = mine.look(table, seat=seat)
    assert (after["view"], after["turn"]) == (before["view"], before["turn"])
    decided = mine.act(
        table, "decide", seat=seat, after=before["number"], action=before["turn"]["legal"][0]["id"]
    )
    assert decided.status_code == 200  # a hint is no news that one must have seen


def test_no_hint_after_the_end(ada: Person) -> None:
    state = begun("rhodes", 0)
    rng = random.Random(1)
    while not state.over:
        state.play(rng.choice(state.legal_ids()))
    last = len(state.moves) - 1
    begin = {"replay": kept(ada, state), "decision": last}
    table = ada.make("rhodes", 2, sit=[0, 1], start=True, hints=True, begin=begin)["table"]
    seat = state.moves[-1][0]
    assert ada.decide(table, seat, state.moves[-1][1]).status_code == 200
    assert problem(asked(ada, table, seat)) == (409, "over")


# -- reviews


def test_a_review(ada: Person, bob: Person) -> None:
    state = begun("rhodes", 60)
    replay = kept(ada, state)
    path = f"/replays/{replay}/reviews/1"
    assert problem(ada.get(path)) == (404, "no_review")
    *progress, last = reviewed(ada, replay, 1)
    assert all(line["type"] == "progress" for line in progress)
    assert progress[-1]["done"] == progress[-1]["of"] == sum(seat == 1 for seat, _ in state.moves)
    assert last["type"] == "review"
    review = last["review"]
    assert (review["game"], review["seat"], review["judge"]) == ("rhodes", 1, JUDGE)
    assert {"decisions", "turning", "lessons"} <= set(review)
    assert review["decisions"]
    for one in review["decisions"]:
        assert state.moves[one["number"]] == (1, one["chosen"])
        texts = [option["text"] for option in one["options"]]
        assert one["chosen"] in texts
        assert set(texts) <= set(review["actions"])
    assert reviewed(bob, replay, 1) == [last]  # kept, for whoever has the link
    assert ada.get(path).json() == review


def test_a_review_of_what_is_not_there(ada: Person) -> None:
    replay = kept(ada, begun("rhodes", 6))
    refused = ada.post(f"/replays/{replay}/reviews/4")
    assert problem(refused) == (404, "no_review")
    assert "seats run from 0 to 1" in refused.json()["problem"]["words"]
    assert problem(ada.get(f"/replays/{replay}/reviews/4")) == (404, "no_review")
    assert ada.post(f"/replays/{replay}/reviews/9").status_code == 400
    assert ada.post(f"/replays/{replay}/reviews/me").status_code == 404
    assert problem(ada.post("/replays/unknown/reviews/0")) == (404, "no_replay")
    assert ada.http.delete(f"/api/replays/{replay}/reviews/0").status_code == 204  # none began
    [*_, last] = reviewed(ada, kept(ada, begun("rhodes", 0)), 0)
    assert last["problem"]["key"] == "no_review", "nothing was decided, nothing is praised"


def test_too_long_and_too_many(serve: Callable[..., Server]) -> None:
    """Work that takes too long is cut off, and one client has one review at a time."""
    server = serve(
        EMPORION_COACH="planner:1000000",
        EMPORION_THINKING_S="0.5",
        EMPORION_REVIEW_S="0.5",
        EMPORION_REVIEWS_PER_CLIENT="1",
        EMPORION_HINTS_PER_MINUTE="4",
    )
    ada = server.person()
    table = ada.make("rhodes", 2, sit=[0], start=True, bots=[None, "easy"])["table"]
    while ada.look(table)["turn"]["actor"] != 0:
        pass
    assert problem(asked(ada, table, 0)) == (503, "overdue")
    assert asked(ada, table, 0).status_code == 503
    assert problem(asked(ada, table, 0)) == (429, "too_fast")
    replay = kept(ada, begun("rhodes", 20))
    with ada.http.stream("POST", f"/api/replays/{replay}/reviews/0") as answer:
        lines = answer.iter_lines()
        assert json.loads(next(lines))["type"] == "progress"
        other = ada.post(f"/replays/{replay}/reviews/1")
        assert problem(other) == (429, "too_many_reviews")
        assert json.loads([*lines][-1])["problem"]["key"] == "overdue"
    assert reviewed(ada, replay, 1)[-1]["problem"]["key"] == "overdue"


def test_a_review_is_stopped(serve: Callable[..., Server]) -> None:
    """By who began it, and by the server that ends."""
    server = serve(EMPORION_COACH="planner:1000000", EMPORION_REVIEWS_PER_CLIENT="1")
    ada = server.person()
    replay = kept(ada, begun("rhodes", 20))
    with ada.http.stream("POST", f"/api/replays/{replay}/reviews/0") as answer:
        next(answer.iter_lines())
    assert ada.http.delete(f"/api/replays/{replay}/reviews/0").status_code == 204
    with server.person().http.stream("POST", f"/api/replays/{replay}/reviews/1") as answer:
        lines = answer.iter_lines()
        assert json.loads(next(lines))["type"] == "progress"
        server.process.terminate()  # type: ignore[union-attr]
        assert json.loads([*lines][-1])["problem"]["key"] == "stopped"


def test_a_coach_that_does_not_exist(tmp_path: Any) -> None:
    from emporion.server.settings import SettingsError, read_settings

    with pytest.raises(SettingsError, match=r"EMPORION_COACH: no judge is called 'plannr:20'"):
        read_settings(environment={"EMPORION_COACH": "plannr:20"})
