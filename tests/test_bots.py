"""Bots: what they are given, what they may not see, and how well they play."""

import random
import time
from collections.abc import Mapping, Sequence
from typing import Any

import pytest

import emporion as em
from emporion import bots
from emporion.bots import Choice, Imagine, Player
from emporion.games.fuzzing import random_edition
from quay import Quay
from quay import play as at_quay
from walks import TABLES


def play(state: em.State, players: Sequence[Player], seed: int) -> em.State:
    """The game to its end."""
    while not state.over:
        rng = random.Random(f"{seed} {len(state.moves)}")
        state.play(bots.decide(players[state.actor], state, rng).id)
    return state


def positions(name: str, players: int, seed: int, every: int) -> list[em.State]:
    """Some states of a random game, the first among them."""
    state = em.game(name, players=players).start(seed)
    rng = random.Random(seed)
    found = []
    while not state.over:
        if len(state.moves) % every == 0:
            found.append(state.clone())
        state.play(rng.choice(state.legal_ids()))
    return found


@pytest.mark.parametrize("name", bots.NAMES)
def test_names(name: str) -> None:
    state = em.game("rhodes", players=2).start(1)
    assert bots.decide(bots.bot(name), state, random.Random(1)) in state.legal()


def test_an_unknown_name_is_refused() -> None:
    known = ", ".join(bots.NAMES)
    with pytest.raises(bots.UnknownBot, match=f"no bot is called 'hal'; there are {known}"):
        bots.bot("hal")


@pytest.mark.parametrize("name", ["random", "greedy", "easy"])
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_what_a_seat_may_not_know_changes_nothing(name: str, game: str, players: int) -> None:
    """Players that think against a clock are left out; and each is new, for some remember."""
    for number, state in enumerate(positions(game, players, seed=players, every=17)):
        before = bytes(state)
        chosen = bots.decide(bots.bot(name), state, random.Random(number))
        assert bytes(state) == before
        for secret in (1, 2):
            other = state.imagine(state.actor, secret)
            assert bots.decide(bots.bot(name), other, random.Random(number)) == chosen


@pytest.mark.parametrize("name", ["colossus", "rotterdam"])
def test_the_same_generator_gives_the_same_game(name: str) -> None:
    games = [
        play(em.game(name, players=3).start(9), [bots.bot("greedy")] * 3, seed=4).moves
        for _ in range(2)
    ]
    assert games[0] == games[1]


class Witness:
    """A player that looks at what it is given, and then takes the first action."""

    def choose(
        self,
        view: Mapping[str, Any],
        legal: Sequence[Choice],
        imagine: Imagine,
        rng: random.Random,
    ) -> Choice:
        counted = ("deck", "missions") if view["game"] == "rotterdam" else ("pile", "stack")
        assert all(isinstance(view[pile], int) for pile in counted)
        assert not {"generator", "seen", "shuffles", "known"} & set(view)
        for seat, doc in enumerate(view["seats"]):
            if seat != view["actor"]:
                assert not {"products", "transport", "missions"} & set(doc)
        assert imagine(1).view(view["actor"]) == view
        return legal[0]


@pytest.mark.parametrize("name", ["colossus", "rotterdam"])
def test_a_player_is_given_its_view_and_imagination(name: str) -> None:
    state = em.game(name, players=2).start(3)
    for _ in range(60):
        state.play(bots.decide(Witness(), state, random.Random(0)).id)


@pytest.mark.parametrize("seat", [0, 1])
def test_greedy_beats_random(seat: int) -> None:
    """At least nineteen of twenty games with two players, from either seat."""
    won, games = 0.0, 20
    for seed in range(games):
        players = [bots.bot("random"), bots.bot("random")]
        players[seat] = bots.bot("greedy")
        over = play(em.game("rhodes", players=2).start(seed), players, seed)
        won += (seat in over.winners) / len(over.winners)
    assert won >= 0.95 * games


def test_greedy_beats_random_at_the_colossus() -> None:
    """Against four, one of five would be fair."""
    for seed in range(4):
        seat = seed % 5
        players = [bots.bot("random") for _ in range(5)]
        players[seat] = bots.bot("greedy")
        assert play(em.game("colossus", players=5).start(seed), players, seed).winners == [seat]


# --- Rotterdam -----------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [0, 1])
def test_greedy_beats_random_at_rotterdam(seat: int) -> None:
    """At least nineteen of twenty games with two players, from either seat."""
    won, games = 0.0, 20
    for seed in range(games):
        players = [bots.bot("random"), bots.bot("random")]
        players[seat] = bots.bot("greedy")
        over = play(em.game("rotterdam", players=2).start(seed), players, seed)
        won += (seat in over.winners) / len(over.winners)
    assert won >= 0.95 * games


def test_greedy_among_themselves_play_to_an_end() -> None:
    """By missions, not because the rounds are used up; and they do trade."""
    swaps = 0
    for seed in range(6):
        game = em.game("rotterdam", players=3 + seed % 2)
        over = play(game.start(seed), [bots.bot("greedy")] * game.players, seed)
        assert over.round < game.edition.data["end"]["rounds"]
        swaps += sum(text == "accept" for _, text in over.moves)
    assert swaps


def test_greedy_is_quick_at_rotterdam() -> None:
    """Ten milliseconds a decision, with room for a busy machine."""
    greedy = bots.bot("greedy")
    found = positions("rotterdam", 4, seed=4, every=3)
    begun = time.process_time()
    for state in found:
        bots.decide(greedy, state, random.Random(1))
    assert time.process_time() - begun < 0.010 * len(found)


def choice(quay: Quay, *moves: str) -> str:
    state = at_quay(quay.state(), *moves)
    return bots.decide(bots.bot("greedy"), state, random.Random(1)).text


def table() -> Quay:
    """Player 1 could complete a mission with jam."""
    quay = Quay(players=3)
    quay.missions(0, "bread+jam", "beer+petrol+steel", "petrol+steel")
    quay.missions(1, "beer+bicycles", "beer+jam", "orange-juice+steel")
    return quay


def test_greedy_fulfils_its_mission() -> None:
    quay = table()
    quay.products(0, "bread", "jam")
    quay.phase("missions")
    assert choice(quay) == "fulfil 1"


def test_greedy_loads_what_its_missions_ask_for() -> None:
    quay = Quay(players=3)
    quay.missions(0, "bread+jam", "beer+jam", "bread+orange-juice")
    quay.products(0, "bread", "beer")
    assert choice(quay).endswith("fruit")


def test_greedy_sails_to_the_right_harbour() -> None:
    quay = table()
    quay.ship("c4", owner=0, load="fruit")
    quay.phase("sail")
    assert choice(quay) == "call blue"
    quay = table()
    quay.ship("c3", owner=0, load="oil")
    quay.phase("sail")
    quay.sailing("white", mover=0, moving="c3")
    assert choice(quay) == "steer botlek"


def test_greedy_accepts_what_helps_and_gives_nothing_away() -> None:
    answers = {}
    for given, wanted in (("jam", "steel"), ("jam", ""), ("", "bread"), ("orange-juice", "bread")):
        quay = table()
        quay.products(0, "bread", "steel", "steel")
        quay.products(1, *([given] if given else []), "orange-juice")
        quay.phase("trade", turn=1)
        quay.offer([given] if given else [], [wanted] if wanted else [], to=0, answering=0)
        answers[given, wanted] = choice(quay)
    assert answers == {
        ("jam", "steel"): "accept",
        ("jam", ""): "accept",
        ("", "bread"): "decline",
        ("orange-juice", "bread"): "decline",
    }


def test_greedy_offers_one_swap_a_turn() -> None:
    quay = table()
    quay.products(0, "bread", "plastic")
    quay.products(1, "jam")
    quay.known(0, [1], jam=1)
    quay.phase("trade")
    assert choice(quay) == "offer"
    assert choice(quay, "offer") == "give plastic"
    assert choice(quay, "offer", "give plastic") == "want jam"
    assert choice(quay, "offer", "give plastic", "want jam") == "to all"
    assert choice(quay, "offer", "give bread", "give plastic") == "cancel"
    assert choice(quay, "offer", "cancel") == "done"


def test_greedy_knows_any_map() -> None:
    """Editions of all kinds, their maps among them."""
    chance = random.Random(7)
    for number in range(8):
        game = random_edition(em.game("rotterdam", players=2 + number % 3), chance)
        state = game.start(number)
        for _ in range(80):
            if state.over:
                break
            state.play(bots.decide(bots.bot("greedy"), state, random.Random(number)).id)
