"""What positions of Rotterdam are worth, and how greedy decides there."""

import random

import pytest

import emporion as em
from emporion import bots
from emporion.bots.appraisers import appraiser
from emporion.bots.rotterdam_worth import RotterdamAppraiser
from emporion.games.fuzzing import random_edition
from quay import Quay
from quay import play as at_quay


def table(*products: str) -> Quay:
    """Player 1 has a mission of bread and jam, and holds these products."""
    quay = Quay(players=2)
    quay.missions(0, "bread+jam", "beer+petrol+steel", "petrol+steel")
    quay.missions(1, "beer+bicycles", "beer+jam", "orange-juice+steel")
    quay.products(0, *products)
    return quay


def worth(quay: Quay, *moves: str) -> list[float]:
    state = at_quay(quay.state(), *moves)
    return appraiser(state.game).appraise(state)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_once_over_it_is_the_score(players: int) -> None:
    for seed in range(5):
        state = em.game("rotterdam", players=players).start(seed)
        rng = random.Random(seed)
        while not state.over:
            state.play(rng.choice(state.legal_ids()))
        assert appraiser(state.game).appraise(state) == state.scores


def test_any_edition_and_any_decision() -> None:
    chance = random.Random(3)
    for number in range(12):
        game = random_edition(em.game("rotterdam", players=2 + number % 3), chance)
        state = game.start(number)
        while not state.over:
            found = appraiser(game).appraise(state)
            assert all(-5 < value < 200 for value in found)
            state.play(chance.choice(state.legal_ids()))


def test_a_card_that_a_mission_asks_for_is_worth_more() -> None:
    assert worth(table("bread", "jam"))[0] > worth(table("bread", "plastic"))[0]


def test_cargo_is_worth_more_the_nearer_it_is() -> None:
    far, near, there, wrong = (table("bread") for _ in range(4))
    far.ship("s4", owner=0, load="fruit")
    near.ship("c4", owner=0, load="fruit")
    there.dock("merwehaven", owner=0, load="fruit")
    there.stack("merwehaven", "jam")
    wrong.dock("botlek", owner=0, load="fruit")
    for quay in (far, near, there, wrong):
        quay.phase("unload")
    assert worth(far)[0] < worth(near)[0] < worth(there)[0]
    assert worth(wrong)[0] < worth(there)[0]


def test_with_the_end_near_a_far_ship_brings_little() -> None:
    gains = []
    for fulfilled in ((), ("jam+plastic+bicycles",)):
        before, after = table(), table()
        for quay in (before, after):
            quay.fulfilled(1, *fulfilled)
        after.ship("s4", owner=0, load="fruit")
        gains.append(worth(after)[0] - worth(before)[0])
    assert gains[0] > gains[1]


def test_a_mission_being_settled_counts_as_fulfilled() -> None:
    quay = table("bread", "jam")
    quay.cards(0, "joker")
    quay.phase("missions")
    before, during = worth(quay)[0], worth(quay, "fulfil 1")[0]
    assert during >= before
    assert worth(quay, "fulfil 1", "joker jam")[0] < during + 2


def test_what_an_exchange_brings() -> None:
    state = table("bread", "plastic").state()
    judge = appraiser(state.game)
    assert isinstance(judge, RotterdamAppraiser)
    assert judge.exchange(state, 0, get={"jam": 1}, give={"plastic": 1}) > 0
    assert judge.exchange(state, 0, get={}, give={"bread": 1}) < -1
    assert judge.exchange(state, 0, get={}, give={}) == 0


def test_greedy_ends_a_game_that_it_wins() -> None:
    quay = table("bread", "jam")
    quay.fulfilled(0, "bread+orange-juice+plastic")
    quay.phase("missions")
    state = quay.state()
    assert bots.decide(bots.bot("greedy"), state, random.Random(1)).text == "fulfil 1"
