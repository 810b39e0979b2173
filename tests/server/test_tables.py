"""Tables: made, joined, begun, left, taken up again."""

from server.house import Person


def test_a_whole_game_against_bots(ada: Person) -> None:
    made = ada.make("rhodes", 2, bots=[None, "easy"], sit=[0], name="Ada", start=True)
    with ada.socket(made["table"]) as talk:
        message = talk.hear()
        assert message["type"] == "full"
        number, moves = message["number"], 0
        while message.get("table", {}).get("status") != "over":
            turn = message.get("turn", {})
            if message["type"] in ("full", "news") and turn.get("legal"):
                moves += 1
                action = turn["legal"][moves % len(turn["legal"])]["id"]
                talk.say("decide", id=f"d{moves}", seat=0, after=number, action=action)
            message = talk.hear()
            assert message["type"] in ("news", "done"), message
            if message["type"] == "news":
                assert message["number"] == number + 1
                number += 1
    assert moves > 20
    full = ada.look(made["table"])
    assert full["table"]["seed"]
    assert full["view"]["over"]


def test_friends_join_by_link_and_play_when_all_are_ready(ada: Person, bob: Person) -> None:
    made = ada.make("rotterdam", 2, sit=[0], name="Ada")
    assert bob.get(f"/tables/{made['table']}").status_code == 404
    seated = bob.join(made, "Bob", colour="green")
    assert seated["seats"] == [1]
    for person, seat in ((ada, 0), (bob, 1)):
        assert person.act(made["table"], "ready", seat=seat).status_code == 200
    full = bob.look(made["table"])
    assert full["table"]["status"] == "playing"
    assert [seat["name"] for seat in full["table"]["seats"]] == ["Ada", "Bob"]
    assert full["table"]["seats"][1]["colour"] == "green"


def test_who_joins_twice_has_one_seat(ada: Person, bob: Person) -> None:
    made = ada.make("rhodes", 3, sit=[0], name="Ada")
    first = bob.join(made, "Bob")
    again = bob.join(made, "Bob")
    assert (first["seats"], again["seats"]) == ([1], [1])
    assert bob.join(made, "Bob's friend", seat=2)["seats"] == [2]
    assert bob.look(made["table"])["mine"] == [1, 2]


def test_a_wrong_choice_is_told_the_right_ones(ada: Person) -> None:
    refused = ada.post("/tables", {"terms": {"game": "rhodes", "pace": "slow"}})
    assert refused.status_code == 400
    assert refused.json()["problem"]["where"] == "terms.pace"
    words = "Invalid enum value 'slow'; it is one of free, live, turn-based"
    assert refused.json()["problem"]["words"] == words
