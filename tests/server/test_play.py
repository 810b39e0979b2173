"""Play: moves made once, undo by law and by consent, standing in, clocks, chat, rematches."""

import random
import time
from collections.abc import Callable
from typing import Any

import httpx

import emporion as em
from server.house import Person, Server, wait_until


def two(ada: Person, bob: Person, game: str = "rhodes", **terms: Any) -> str:
    """A table where Ada has seat 0, Bob seat 1, and both have begun."""
    made = ada.make(game, 2, sit=[0], name="Ada", **terms)
    bob.join(made, "Bob")
    ada.act(made["table"], "ready", seat=0)
    bob.act(made["table"], "ready", seat=1)
    table: str = made["table"]
    return table


def asked(table: str, ada: Person, bob: Person) -> tuple[Person, int, Person, int]:
    """Who is asked and who is not."""
    if ada.look(table)["turn"]["actor"] == 0:
        return ada, 0, bob, 1
    return bob, 1, ada, 0


# -- moves


def test_a_move_sent_again_is_made_once(ada: Person, bob: Person) -> None:
    table = two(ada, bob)
    person, seat, _, _ = asked(table, ada, bob)
    full = person.look(table)
    move = {"type": "decide", "id": "the-move", "seat": seat, "after": full["number"]}
    move["action"] = full["turn"]["legal"][0]["text"]
    answers = [person.post(f"/tables/{table}/acts", move) for _ in range(3)]
    assert [answer.status_code for answer in answers] == [200, 200, 200]
    assert {answer.json()["number"] for answer in answers} == {full["number"] + 1}
    assert person.look(table)["number"] == full["number"] + 1


def test_an_id_used_for_another_move_is_refused(ada: Person, bob: Person) -> None:
    table = two(ada, bob)
    person, seat, _, _ = asked(table, ada, bob)
    full = person.look(table)
    action = full["turn"]["legal"][0]["text"]
    move = {"type": "decide", "id": "one", "seat": seat, "after": full["number"], "action": action}
    assert person.post(f"/tables/{table}/acts", move).status_code == 200
    for other in (
        {"type": "say", "id": "one", "seat": seat, "words": "hello"},
        move | {"action": 99_999},
    ):
        refused = person.post(f"/tables/{table}/acts", other)
        assert refused.status_code == 409
        assert refused.json()["problem"]["key"] == "id_used"


def test_a_stale_move_is_answered_with_the_position(ada: Person, bob: Person) -> None:
    table = two(ada, bob)
    person, seat, _, _ = asked(table, ada, bob)
    before = person.look(table)["number"]
    assert person.decide(table, seat).status_code == 200
    refused = person.act(table, "decide", seat=seat, after=before, action="skip")
    assert refused.status_code == 409
    assert refused.json()["problem"]["key"] == "stale"
    assert refused.json()["now"]["number"] == before + 1


def test_what_the_rules_forbid_is_refused_with_the_rule(ada: Person, bob: Person) -> None:
    table = two(ada, bob)
    person, seat, _, _ = asked(table, ada, bob)
    refused = person.decide(table, seat, "market")
    assert refused.status_code == 409
    problem = refused.json()["problem"]
    assert problem["rule"] == "RH-1.8"
    assert problem["key"] == "start_first"
    assert problem["args"] == {"decision": "start", "place": "market"}
    assert person.decide(table, seat, "dance").json()["problem"]["where"] == "action"


def test_chat_does_not_make_a_move_stale(ada: Person, bob: Person) -> None:
    table = two(ada, bob)
    person, seat, other, place = asked(table, ada, bob)
    full = person.look(table)
    assert other.act(table, "say", seat=place, words="your turn").status_code == 200
    action = full["turn"]["legal"][0]["id"]
    answer = person.act(table, "decide", seat=seat, after=full["number"], action=action)
    assert answer.status_code == 200


def test_every_action_has_a_reason(ada: Person, bob: Person) -> None:
    table = two(ada, bob)
    person, seat, other, _ = asked(table, ada, bob)
    found = person.get(f"/tables/{table}/reasons", seat=seat).json()
    legal = {action["text"] for action in person.look(table)["turn"]["legal"]}
    assert {one["text"] for one in found if one["possible"]} == legal
    assert all(one["words"] and one["reason"] for one in found if not one["possible"])
    assert other.get(f"/tables/{table}/reasons").status_code == 409


# -- undo


def test_an_undo_within_the_law_happens_at_once(ada: Person, bob: Person) -> None:
    table = two(ada, bob)
    person, seat, _, _ = asked(table, ada, bob)
    before = person.look(table)["view"]
    person.decide(table, seat)
    assert person.look(table)["turn"]["undo"] == {"possible": True}
    after = person.look(table)["number"]
    assert person.act(table, "undo", seat=seat, after=after).status_code == 200
    assert person.look(table)["view"] == before


def test_an_undo_beyond_the_law_needs_the_others(ada: Person, bob: Person) -> None:
    table = two(ada, bob)
    person, seat, other, place = asked(table, ada, bob)
    before = person.look(table)["view"]
    person.decide(table, seat)
    other.decide(table, place)
    number = person.look(table)["number"]
    assert person.act(table, "undo", seat=seat, after=number).status_code == 200
    full = other.look(table)
    assert full["table"]["asked"]["waiting"] == [place]
    assert place in full["turn"]["waiting"]
    [listed] = [one for one in other.get("/mine").json() if one["id"] == table]
    assert listed["waiting_for_me"]
    assert person.act(table, "answer", seat=seat, agree=True).status_code == 409
    assert other.act(table, "answer", seat=place, agree=True).status_code == 200
    assert person.look(table)["view"] == before
    assert "asked" not in person.look(table)["table"]


def test_who_has_decided_nothing_is_offered_no_undo(ada: Person, bob: Person) -> None:
    table = two(ada, bob)
    person, seat, other, place = asked(table, ada, bob)
    assert "undo" not in person.look(table)["turn"]
    while person.look(table)["turn"]["waiting"] == [seat]:
        person.decide(table, seat)
    assert "undo" not in other.look(table)["turn"]
    other.decide(table, place)
    assert other.look(table)["turn"]["undo"]["possible"]


def test_a_refused_undo_leaves_all_as_it_was(ada: Person, bob: Person) -> None:
    table = two(ada, bob)
    person, seat, other, place = asked(table, ada, bob)
    person.decide(table, seat)
    other.decide(table, place)
    view = person.look(table)["view"]
    person.act(table, "undo", seat=seat, after=person.look(table)["number"])
    assert other.act(table, "answer", seat=place, agree=False).status_code == 200
    assert person.look(table)["view"] == view
    assert "asked" not in person.look(table)["table"]


def test_alone_against_bots_undo_always_reaches(ada: Person) -> None:
    made = ada.make("rhodes", 2, bots=[None, "random"], sit=[0], start=True)
    table = made["table"]
    wait_until(lambda: ada.look(table)["turn"]["actor"] == 0)
    before = ada.look(table)["view"]
    ada.decide(table, 0)
    wait_until(lambda: ada.look(table)["turn"]["actor"] == 0)
    for _ in range(9):
        full = ada.look(table)
        if full["view"] == before:
            break
        assert ada.act(table, "undo", seat=0, after=full["number"]).status_code == 200
    assert ada.look(table)["view"] == before


# -- standing in


def test_a_seat_is_lent_to_a_bot_and_taken_back(ada: Person, bob: Person) -> None:
    table = two(ada, bob)
    assert ada.act(table, "lend", seat=0, bot="random").status_code == 200
    assert ada.look(table)["table"]["seats"][0]["lent"]
    wait_until(lambda: bob.look(table)["turn"]["actor"] == 1)
    assert ada.act(table, "take back", seat=0).status_code == 200
    news = bob.get(f"/tables/{table}/since", after=0).json()
    assert [one["kind"] for one in news if one["kind"] in ("lend", "return")] == ["lend", "return"]
    assert bob.act(table, "lend", seat=0).json()["problem"]["key"] == "present"


def test_who_lends_the_only_seat_finds_the_game_still_going(
    serve: Callable[..., Server],
) -> None:
    """Bots take their time while nobody else plays, and none once somebody is back."""
    ada = serve(EMPORION_PACE_S="30").person()
    table = ada.make("rhodes", 2, bots=[None, "random"], sit=[0], start=True)["table"]
    wait_until(lambda: ada.look(table)["turn"]["actor"] == 0)
    assert ada.act(table, "lend", seat=0, bot="random").status_code == 200
    number = ada.look(table)["number"]
    time.sleep(1)
    assert ada.look(table)["number"] == number
    assert ada.act(table, "take back", seat=0).status_code == 200
    while ada.look(table)["turn"]["actor"] == 0:
        ada.decide(table, 0)
    wait_until(lambda: ada.look(table)["turn"]["actor"] == 0)


def test_bots_that_learnt_play_beside_the_server(server: Server, ada: Person) -> None:
    """A worker reads their networks; who stands in for a bot that fails would be counted."""
    made = ada.make("colossus", 2, bots=["neural", "master"], start=True)
    wait_until(lambda: ada.look(made["table"])["number"] >= 5)  # the start and four decisions
    counted = httpx.get(f"{server.url}/metrics").text
    for name in ("neural", "master"):
        assert f'emporion_bot_seconds_count{{bot="{name}"}}' in counted
    assert "a bot failed" not in server.log


def test_a_bot_that_learnt_other_numbers_is_refused(ada: Person) -> None:
    edition = {**em.game("rhodes", players=2).edition.document(), "name": "other", "version": 2}
    terms = {"game": "rhodes", "players": 2, "edition": edition}
    refused = ada.post("/tables", {"terms": {**terms, "bots": [None, "master"]}})
    assert (refused.status_code, refused.json()["problem"]["key"]) == (400, "unlearnt")
    made = ada.make(**terms, sit=[0], start=True)
    refused = ada.act(made["table"], "lend", seat=0, bot="neural")
    assert (refused.status_code, refused.json()["problem"]["key"]) == (400, "unlearnt")


def test_who_leaves_a_game_is_stood_in_for(ada: Person, bob: Person) -> None:
    table = two(ada, bob)
    assert ada.act(table, "leave", seat=0).status_code == 200
    assert ada.look(table)["table"]["seats"][0]["left"]
    assert ada.act(table, "take back", seat=0).status_code == 200
    assert not ada.look(table)["table"]["seats"][0].get("left")


def test_who_leaves_before_the_game_frees_the_seat(ada: Person, bob: Person) -> None:
    made = ada.make("rhodes", 2, sit=[0], name="Ada")
    bob.join(made, "Bob")
    assert bob.act(made["table"], "leave", seat=1).status_code == 200
    assert bob.act(made["table"], "ready", seat=1).status_code == 404
    assert "name" not in ada.look(made["table"])["table"]["seats"][1]
    bob.join(made, "Bob again")


# -- clocks


def test_a_clock_that_runs_out_offers_choices(server: Server, ada: Person, bob: Person) -> None:
    clock = {"decision": 5, "reserve": 0}
    table = two(ada, bob, pace="live", clock=clock)
    person, seat, other, _ = asked(table, ada, bob)
    assert other.act(table, "grant", seat=seat).json()["problem"]["key"] == "not_late"
    with other.socket(table) as talk:
        talk.hear()
        news = talk.hear_until("news")
        assert (news["kind"], news["seat"]) == ("late", seat)
    assert person.look(table)["table"]["seats"][seat]["late"]
    assert person.look(table)["table"]["status"] == "playing"
    assert person.act(table, "grant", seat=seat).status_code == 403
    assert other.act(table, "grant", seat=seat).status_code == 200
    assert not person.look(table)["table"]["seats"][seat].get("late")
    assert person.decide(table, seat).status_code == 200


# -- chat and notes


def test_chat_and_notes(ada: Person, bob: Person) -> None:
    table = two(ada, bob)
    with bob.socket(table) as talk:
        talk.hear()
        ada.act(table, "say", seat=0, words="  <b>hello</b>\u0007 ")
        news = talk.hear_until("news")
        assert news["kind"] == "say"
        assert news["body"] == {"words": "<b>hello</b>"}
    path = f"/api/tables/{table}/note"
    assert ada.http.put(path, json={"text": "buy milk"}).status_code == 200
    assert ada.http.get(path).json() == {"text": "buy milk"}
    assert bob.http.get(path).json() == {"text": ""}


# -- hot-seat, spectators, resuming


def test_hot_seat_one_client_holds_several_seats(ada: Person) -> None:
    made = ada.make("rotterdam", 3, sit=[0, 1, 2], name="Table", start=True)
    table = made["table"]
    full = ada.look(table)
    assert full["mine"] == [0, 1, 2]
    for _ in range(6):
        actor = ada.look(table)["turn"]["actor"]
        view = ada.look(table, seat=actor)
        assert "missions" in view["view"]["seats"][actor]
        assert "missions" not in view["view"]["seats"][(actor + 1) % 3]
        assert ada.decide(table, actor).status_code == 200


def test_players_at_one_screen_have_names_of_their_own(ada: Person) -> None:
    made = ada.make("rhodes", 3, sit=[0, 1, 2], name="Table", names=["Ada", " Bob "], start=True)
    seats = ada.look(made["table"])["table"]["seats"]
    assert [seat["name"] for seat in seats] == ["Ada", "Bob", "Table 3"]
    wrong = {"terms": {"game": "rhodes", "players": 2}, "sit": [0]}
    for names, key in ((["Ada", "Bob"], "bad_terms"), ([" "], "no_name")):
        refused = ada.post("/tables", {**wrong, "names": names})
        assert (refused.status_code, refused.json()["problem"]["key"]) == (400, key)


def test_two_of_one_name_are_told_apart(ada: Person, bob: Person) -> None:
    made = ada.make("rhodes", 3, sit=[0, 1], names=["Ada", "ada"])
    bob.join(made, "ADA", seat=2)
    table = made["table"]

    def names() -> list[str]:
        return [seat["name"] for seat in bob.look(table)["table"]["seats"]]

    assert names() == ["Ada", "ada 2", "ADA 3"]
    assert bob.act(table, "rename", seat=2, name="Ada 2").status_code == 200
    assert names()[2] == "Ada 2 2"
    assert bob.act(table, "rename", seat=2, name="Bob").status_code == 200
    assert bob.act(table, "rename", seat=2, name="Bob").status_code == 200
    assert names() == ["Ada", "ada 2", "Bob"]


def test_a_spectator_needs_the_link_and_has_no_say(server: Server, ada: Person) -> None:
    made = ada.make("rotterdam", 2, bots=[None, "random"], sit=[0], start=True)
    eve = server.person()
    table = made["table"]
    assert eve.get(f"/tables/{table}").status_code == 404
    assert eve.post("/claims", {"token": made["watch"]}).json()["kind"] == "watch"
    full = eve.look(table)
    assert full["viewer"] is None
    assert "legal" not in full["turn"]
    assert eve.act(table, "say", seat=0, words="hi").status_code == 403


def test_a_socket_resumes_without_a_gap(ada: Person, bob: Person) -> None:
    table = two(ada, bob)
    with ada.socket(table) as talk:
        seen = talk.hear()["number"]
    for _ in range(6):
        person, seat, _, _ = asked(table, ada, bob)
        person.decide(table, seat)
    with ada.socket(table, after=seen) as talk:
        missed = [talk.hear() for _ in range(6)]
        assert [news["number"] for news in missed] == list(range(seen + 1, seen + 7))
        assert all("view" not in news for news in missed[:-1])
        assert missed[-1]["view"] == ada.look(table)["view"]
        assert missed[-1]["turn"] == ada.look(table)["turn"]


def test_equal_numbers_may_have_several_names(serve: Callable[..., Server]) -> None:
    """Tables share what is stored of their editions, but not the name."""
    server = serve()
    ada = server.person()
    numbers = em.game("rhodes", players=2).edition.document()
    found = {}
    for name in ("other", "standard", "third"):
        edition = numbers | {"name": name}
        made = ada.make("rhodes", 2, sit=[0, 1], start=True, edition=edition)
        found[made["table"]] = name
    made = ada.make("rhodes", 2, sit=[0, 1], start=True)
    found[made["table"]] = "standard"
    assert server.stop() == 0
    later = server.start().person(ada.key)
    assert {table: later.look(table)["view"]["edition"] for table in found} == found


def test_who_missed_too_much_gets_everything(ada: Person, bob: Person) -> None:
    table = two(ada, bob)
    for count in range(205):
        ada.act(table, "say", seat=0, words=str(count))
    with bob.socket(table, after=0) as talk:
        assert talk.hear()["type"] == "full"


def test_news_wait_for_the_next(ada: Person, bob: Person) -> None:
    table = two(ada, bob)
    number = ada.look(table)["number"]
    begun = time.monotonic()
    assert ada.get(f"/tables/{table}/news", after=number, wait=0.3).json() == []
    assert time.monotonic() - begun >= 0.3
    bob.act(table, "say", seat=1, words="here")
    assert len(ada.get(f"/tables/{table}/news", after=number, wait=5).json()) == 1


# -- afterwards


def finished(ada: Person) -> str:
    """A table at which bots have played a game to its end."""
    state, chance = em.game("rhodes", players=2).start(1), random.Random(1)
    while not state.over:
        state.play(chance.choice(state.legal_ids()))
    replay = ada.post("/replays", state.transcript().to_dict()).json()["replay"]
    begin = {"replay": replay, "decision": state.decisions - 20}
    made = ada.make("rhodes", 2, bots=["greedy", "greedy"], start=True, begin=begin)
    table: str = made["table"]
    wait_until(lambda: ada.look(table)["table"]["status"] == "over", 150)  # others have bots too
    return table


def test_another_round(ada: Person, server: Server) -> None:
    table = finished(ada)
    answer = ada.post(f"/tables/{table}/rematch")
    assert answer.status_code == 201, answer.text
    fresh = answer.json()["table"]
    assert ada.look(table)["table"]["rematch"] == fresh
    assert ada.post(f"/tables/{table}/rematch").json()["table"] == fresh
    assert ada.look(fresh)["table"]["terms"] == ada.look(table)["table"]["terms"]
    assert server.person().post(f"/tables/{table}/rematch").status_code in (403, 404)


def test_another_round_has_the_same_bots_and_colours(ada: Person, bob: Person) -> None:
    """Whoever seated the bots, and whatever their colours are: no two have the same."""
    state, chance = em.game("rhodes", players=4).start(1), random.Random(1)
    while not state.over:
        state.play(chance.choice(state.legal_ids()))
    replay = ada.post("/replays", state.transcript().to_dict()).json()["replay"]
    begin = {"replay": replay, "decision": state.decisions - 1}
    made = ada.make("rhodes", 4, sit=[0], name="Ada", bots=[None, None, "easy"], begin=begin)
    table = made["table"]
    bob.join(made, "Bob")

    def seats(table: str) -> list[tuple[Any, ...]]:
        found = ada.look(table)["table"]["seats"]
        return [(seat.get("name"), seat["colour"], seat.get("bot")) for seat in found]

    assert ada.act(table, "rename", seat=0, colour="green").status_code == 200
    assert bob.act(table, "rename", seat=1, colour="blue").status_code == 200
    assert ada.act(table, "start", bot="greedy").status_code == 200

    def over() -> bool:
        full = ada.look(table)
        if full["table"]["status"] == "over":
            return True
        if (seat := full["turn"]["actor"]) < 2:
            (ada, bob)[seat].decide(table, seat)
        return False

    wait_until(over, 60)
    before = seats(table)
    assert [(name, bot) for name, _, bot in before] == [
        *(("Ada", None), ("Bob", None), (None, "easy"), (None, "greedy"))
    ]
    assert [colour for _, colour, _ in before][:3] == ["green", "blue", "yellow"]
    assert len({colour for _, colour, _ in before}) == 4
    fresh = ada.post(f"/tables/{table}/rematch").json()["table"]
    for seat, person in enumerate((ada, bob)):
        person.act(fresh, "ready", seat=seat)
    assert ada.look(fresh)["table"]["status"] == "playing"
    assert seats(fresh) == before


def test_own_tables_are_listed_and_open_ones_for_all(ada: Person, server: Server) -> None:
    made = ada.make("rhodes", 3, sit=[0], listed=True, title="Tonight")
    hidden = ada.make("rhodes", 3, sit=[0])
    mine = {table["id"] for table in ada.get("/mine").json()}
    assert {made["table"], hidden["table"]} <= mine
    everybody = {table["id"]: table for table in server.person().get("/tables").json()}
    assert everybody[made["table"]]["title"] == "Tonight"
    assert everybody[made["table"]]["free"] == 2
    assert hidden["table"] not in everybody


def test_a_table_in_a_list_has_the_time_of_what_happened_last(ada: Person, bob: Person) -> None:
    def changed() -> int:
        [one] = [one for one in ada.get("/mine").json() if one["id"] == made["table"]]
        return int(one["changed"])

    made = ada.make("rhodes", 3, sit=[0])
    before = changed()
    time.sleep(0.01)
    bob.join(made, "Bob")
    joined = changed()
    assert joined > before
    time.sleep(0.01)
    assert ada.act(made["table"], "say", seat=0, words="Who else?").status_code == 200
    assert changed() > joined
