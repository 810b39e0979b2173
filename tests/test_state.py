"""A state's Python face: what is asked, what is legal, what happened, and its copies."""

import copy
import json
import pickle
import random

import pytest

import emporion as em
from walks import RHODES, ROTTERDAM, TABLES, after, finished, reaching, refusal, walk

DECISIONS = (
    *("start", "place", "produce", "develop", "ship", "load", "reward", "buy", "fulfil", "sell"),
    *("donate", "build", "overflow", "row", "give", "bronze", "bonus"),
)


# --- who is asked what -------------------------------------------------------------------------


def test_a_fresh_game_asks_the_seat_in_row_1() -> None:
    """N-1, N-5"""
    for name, players in RHODES:
        for seed in range(5):
            state = em.game(name, players=players).start(seed)
            rows = [seat["row"] for seat in state.position()["seats"]]
            assert rows[state.actor] == 1
            clockwise = [rows[(state.actor + i) % players] for i in range(players)]
            assert clockwise == list(range(1, players + 1))
            assert (state.decision, state.round, state.over) == ("start", 0, False)


def test_every_seat_begins_sooner_or_later() -> None:
    """RH-1.7"""
    for players in (2, 3, 4, 5):
        game = em.game("rhodes", players=players)
        assert {game.start(seed).actor for seed in range(60)} == set(range(players))


def test_the_same_seed_deals_the_same_game() -> None:
    game = em.game("colossus", players=4)
    assert game.start(5) == game.start(seed=5)
    assert game.start(5) != game.start(6)
    assert game.start() == game.start(0)
    assert game.start(2**64 - 1).decision == "start"


def test_overflow_asks_players_who_are_not_on_turn() -> None:
    """N-1, RH-3.7"""
    found = 0
    for seed in range(12):
        for state in walk("colossus", 2, seed):
            if state.decision == "overflow" and state.actor != state.position()["turn"]:
                found += 1
                assert {action.text.split()[0] for action in state.legal()} == {"discard"}
    assert found


def test_every_decision_of_the_notation_is_named_and_explained() -> None:
    """N-1"""
    game = em.game("colossus", players=2)
    assert game.decisions == DECISIONS
    for decision in DECISIONS:
        state = reaching(decision)
        assert state.prompt
        assert state.prompt == state.prompt.strip()


def test_after_the_end_nothing_is_asked() -> None:
    state = finished("rhodes", 2, 3)
    assert (state.decision, state.over) == ("over", True)
    assert state.legal() == state.legal_ids() == []
    assert not state.mask().any()
    assert state.prompt == "the game is over"
    assert refusal(state, "farm") == ("game_over", "RH-11.1", "the game is over: RH-11.1")


def test_winners_come_with_the_end_and_scores_before() -> None:
    for name, players in TABLES:
        state = em.game(name, players=players).start(1)
        assert (state.scores, state.winners) == ([0] * players, [])
        state = finished(name, players, 2)
        best = max(state.scores)
        assert state.winners
        assert {state.scores[seat] for seat in state.winners} == {best}
        if name != "rotterdam":
            assert state.scores == [seat["vp"] for seat in state.position()["seats"]]


def test_states_are_made_by_games_only() -> None:
    with pytest.raises(TypeError, match=r"states come from game\.start"):
        em.State()


def test_what_a_state_is_reads_at_a_glance() -> None:
    state = after("rhodes", 3, 1, 40)
    assert f"round {state.round}" in repr(state)
    assert f"seat {state.actor}: {state.decision}" in repr(state)
    assert repr(state.game) == "<Game rhodes, 3 players, edition standard>"


# --- what is legal -----------------------------------------------------------------------------


@pytest.mark.parametrize("tables", [RHODES, ROTTERDAM], ids=["rhodes", "rotterdam"])
def test_the_list_of_actions_is_fixed(tables: list[tuple[str, int]]) -> None:
    """N-2: the same ids and texts for every player count, each text once, lower-case ASCII."""
    first = em.game(tables[0][0], players=2).actions
    for name, players in tables:
        assert em.game(name, players=players).actions == first
    assert [action.id for action in first] == list(range(len(first)))
    assert len({action.text for action in first}) == len(first)
    for action in first:
        assert action.text.isascii()
        assert action.text == action.text.lower() == " ".join(action.text.split())


def test_texts_parse_back_to_the_same_action() -> None:
    """N-2"""
    game = em.game("colossus", players=5)
    for action in game.actions:
        assert game.action(action.text) == action


def test_legal_and_legal_ids_and_mask_agree() -> None:
    for state in walk("colossus", 4, 3):
        ids = state.legal_ids()
        assert ids == [action.id for action in state.legal()]
        assert state.mask().nonzero()[0].tolist() == ids == sorted(ids)
        assert [state.game.actions[action.id].text for action in state.legal()] == [
            action.text for action in state.legal()
        ]


def test_interchangeable_tiles_share_an_action() -> None:
    """N-2: two farmlands of one product at 11 are one offer, until both are sold."""
    state = em.game("rhodes", players=3).start(1)
    assert [action.text for action in state.legal()].count("buy farmland wine 11") == 1
    state.play("buy farmland wine 11")
    state.check("buy farmland wine 11")
    state.play("buy farmland wine 11")
    assert refusal(state, "buy farmland wine 11") == (
        *("not_sold", "RH-1.8", "none of these is for sale: RH-1.8"),
    )


def test_every_offer_cites_its_rule() -> None:
    for state in walk("colossus", 3, 5):
        for action in state.legal():
            assert action.rule is not None
            assert action.rule.startswith(("RH-", "CO-"))


def test_an_action_is_played_by_text_id_or_action() -> None:
    start = em.game("rhodes", players=3).start(7)
    action = start.legal()[3]
    states = [start.clone() for _ in range(4)]
    states[0].play(action)
    states[1].play(action.id)
    states[2].play(action.text)
    states[3].play(start.game.actions[action.id])
    assert len({bytes(state) for state in states}) == 1
    assert states[0] != start


def test_a_real_choice_has_two_actions_at_least() -> None:
    """N-3"""
    for name, players in TABLES:
        for state in walk(name, players, 9):
            assert state.over or len(state.legal_ids()) >= 2


def test_a_lone_action_is_played_and_reported_as_forced() -> None:
    """N-3"""
    forced = 0
    for state in walk("rhodes", 3, 9):
        moves = [event for event in state.events if event.kind == "move"]
        assert [event.data["forced"] for event in moves[:1]] in ([], [False])
        forced += sum(event.data["forced"] for event in moves[1:])
        assert all(event.data["forced"] for event in moves[1:])
    assert forced > 10
    assert len(state.moves) + forced == len(
        [event for event in state.log() if event.kind == "move"]
    )


def test_forced_moves_were_the_only_ones() -> None:
    """N-3: `farm` may lead to a lone `done`, which nobody is asked for."""
    for state in walk("rhodes", 2, 4):
        for event in state.events:
            if event.kind == "move" and event.data["forced"]:
                assert (event.data["seat"], event.data["action"]) not in state.moves[-1:]


def test_checking_plays_nothing() -> None:
    state = after("colossus", 3, 2, 77)
    before = bytes(state)
    for action in state.legal():
        assert state.check(action) is None
    for action in state.game.actions:
        refusal(state, action.id)
    assert bytes(state) == before
    assert len(state.moves) == 77


def test_illegal_actions_say_why_and_change_nothing() -> None:
    for decision in DECISIONS:
        state = reaching(decision)
        before, moves = bytes(state), state.moves
        for action in state.game.actions:
            if action.id in state.legal_ids():
                continue
            with pytest.raises(em.IllegalAction) as caught:
                state.play(action)
            error = caught.value
            assert error.reason
            assert error.reason == error.reason.lower()
            assert error.rule.startswith(("RH-", "CO-", "N-"))
            assert str(error) == f"{error.words}: {error.rule}"
            assert error.action == action.text
        assert (bytes(state), state.moves) == (before, moves)


def test_chance_is_never_an_action() -> None:
    """N-4: the piles have an order in the state, so equal states play on equally."""
    state = after("colossus", 3, 12, 20)
    twin = state.game.position(state.position())
    chance = random.Random(3)
    while not state.over:
        assert state.legal_ids() == twin.legal_ids()
        action = chance.choice(state.legal_ids())
        state.play(action)
        twin.play(action)
    assert state == twin
    assert state.reshuffles()


# --- what happened -----------------------------------------------------------------------------


def test_moves_list_the_real_decisions() -> None:
    """T-1"""
    chance = random.Random(1)
    state = em.game("rhodes", players=3).start(1)
    played = []
    while not state.over:
        action = chance.choice(state.legal())
        played.append((state.actor, action.text))
        state.play(action)
    assert state.moves == played


def test_rewinding_leads_to_every_earlier_state() -> None:
    states = [state.clone() for state in walk("colossus", 2, 5)]
    last = states[-1]
    for number in (0, 1, 2, 50, len(states) - 2, len(states) - 1):
        rewound = last.rewind(number)
        assert rewound == states[number]
        assert rewound.moves == last.moves[:number]
        assert rewound.legal_ids() == states[number].legal_ids()
    assert len(last.moves) == len(states) - 1


def test_a_rewound_state_plays_on_by_itself() -> None:
    state = after("rhodes", 3, 5, 60)
    before = bytes(state), state.moves
    other = state.rewind(30)
    for _ in range(10):
        other.play(other.legal_ids()[-1])
    assert (bytes(state), state.moves) == before
    assert other.moves[:30] == state.moves[:30]
    assert len(other.moves) == 40


def test_rewinding_past_either_end_is_refused() -> None:
    state = after("rhodes", 2, 5, 10)
    for number in (-1, 11, 10**9):
        with pytest.raises(em.EmporionError, match="the game has 10 decisions"):
            state.rewind(number)
        with pytest.raises(em.EmporionError, match="the game has 10 decisions"):
            state.log(number)


def test_events_are_those_of_the_last_play() -> None:
    state = em.game("rhodes", players=2).start(3)
    state.play("buy farmland wine 14")
    kinds = [event.kind for event in state.events]
    assert kinds == ["move", "money", "farmland", "gain"]
    move, money, farmland, gain = state.events
    seat = state.moves[0][0]
    assert move.data == {"seat": seat, "action": "buy farmland wine 14", "forced": False}
    assert money.data == {"seat": seat, "amount": -14, "source": "start"}
    assert farmland.to_dict() == {
        "kind": "farmland",
        "seat": seat,
        "product": "wine",
        "price": 14,
    }
    assert gain.text == f"Player {seat + 1} receives wine in the estate (start)"


def test_after_the_start_the_events_tell_of_the_setup() -> None:
    state = em.game("rhodes", players=3).start(3)
    kinds = {event.kind for event in state.events}
    assert {"enters", "shown"} <= kinds


def test_the_log_is_all_events_in_order() -> None:
    state = em.game("colossus", players=3).start(8)
    chance = random.Random(8)
    told = list(state.events)
    for _ in range(120):
        state.play(chance.choice(state.legal_ids()))
        told += state.events
    assert state.log() == told
    assert state.log(119) == state.events
    assert state.log(120) == []
    assert told[-len(state.log(100)) :] == state.log(100)


def test_events_are_json_and_english() -> None:
    state = finished("colossus", 3, 6)
    for event in state.log():
        json.dumps(event.to_dict())
        assert event.text
        assert "{" not in event.text


def test_nothing_in_rhodes_is_told_to_some_players_only() -> None:
    state = after("rhodes", 3, 6, 70)
    for viewer in (None, 0, 1, 2):
        assert state.events_for(viewer) == state.events


def test_a_game_from_a_position_has_a_history_of_its_own() -> None:
    state = after("rhodes", 3, 6, 70)
    other = state.game.position(state.position())
    assert other == state
    assert other.moves == []
    assert other.seed is None
    assert state.seed == 6
    other.play(other.legal_ids()[0])
    assert len(other.moves) == 1
    assert other.rewind(0) == state


# --- copies ------------------------------------------------------------------------------------


def test_a_clone_is_equal_and_independent() -> None:
    state = after("colossus", 3, 4, 50)
    before = bytes(state), state.moves, state.legal_ids()
    clone = state.clone()
    assert clone == state
    assert hash(clone) == hash(state)
    assert clone.moves == state.moves
    clone.play(clone.legal_ids()[0])
    assert (bytes(state), state.moves, state.legal_ids()) == before
    assert clone != state
    state.play(state.legal_ids()[-1])
    assert clone.moves[50] != state.moves[50]
    assert clone.moves[:50] == state.moves[:50]


def test_many_clones_share_a_past_and_no_future() -> None:
    state = after("rhodes", 4, 4, 30)
    clones = [state.clone() for _ in state.legal_ids()]
    for clone, action in zip(clones, state.legal_ids(), strict=True):
        clone.play(action)
    for clone, action in zip(clones, state.legal_ids(), strict=True):
        assert clone.moves == [*state.moves, (state.actor, state.game.actions[action].text)]
        assert clone.rewind(30) == state


def test_copies_by_other_names() -> None:
    state = after("rhodes", 3, 4, 30)
    for other in (copy.copy(state), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
        assert other == state
        assert hash(other) == hash(state)
        assert other.legal_ids() == state.legal_ids()
        other.play(other.legal_ids()[0])
        assert other != state


def test_games_are_pickled_with_their_edition() -> None:
    edition = {"name": "rich", "market": {"rates": [9, 8, 7]}}
    game = em.game("colossus", players=4, edition=edition)
    again = pickle.loads(pickle.dumps(game))
    assert again == game
    assert hash(again) == hash(game)
    assert again.edition.data["market"]["rates"] == [9, 8, 7]
    assert again != em.game("colossus", players=4)
    assert again.start(3) == game.start(3)


def test_equal_states_hash_equally_and_others_hardly_ever() -> None:
    seen: dict[int, bytes] = {}
    for seed in range(3):
        for state in walk("colossus", 3, seed):
            assert hash(state) == hash(state.game.from_bytes(bytes(state)))
            assert seen.setdefault(hash(state), bytes(state)) == bytes(state)


def test_the_way_to_a_state_does_not_matter() -> None:
    """Equality is about the position; two orders of the same sales meet again."""
    state = reaching("sell", "rhodes")
    first = [action.text for action in state.legal() if action.text != "stop"]
    one, two = state.clone(), state.clone()
    one.play(first[0])
    two.play(first[1])
    assert one != two
    one.play(first[1])
    two.play(first[0])
    assert one.moves != two.moves
    assert one == two
    assert hash(one) == hash(two)


def test_a_state_is_not_equal_to_anything_else() -> None:
    state = em.game("rhodes", players=3).start(1)
    assert state != bytes(state)
    assert state is not None
    assert state != em.game("colossus", players=3).start(1)
    assert state != em.game("rhodes", players=4).start(1)


def test_states_live_in_sets_and_dicts() -> None:
    game = em.game("rhodes", players=3)
    assert len({game.start(seed % 4) for seed in range(20)}) == 4


# --- many games from here ------------------------------------------------------------------------


def test_playouts_change_nothing_and_repeat() -> None:
    state = after("colossus", 3, 4, 50)
    before = bytes(state)
    decisions, wins, points = state.playouts(40, seed=5)
    assert bytes(state) == before
    assert state.playouts(40, seed=5) == (decisions, wins, points)
    assert state.playouts(40, seed=6) != (decisions, wins, points)
    assert decisions > 40
    assert sum(wins) == pytest.approx(40)
    assert len(wins) == len(points) == 3
    assert state.playouts(0)[0] == 0


def test_a_finished_game_is_its_own_playout() -> None:
    state = finished("rhodes", 2, 4)
    decisions, wins, points = state.playouts(3)
    assert decisions == 0
    assert points == [3 * score for score in state.scores]
    assert [seat for seat in range(2) if wins[seat]] == state.winners
