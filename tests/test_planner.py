"""The planner: what it may know, how long it thinks, how it trades, and why it did what it did."""

import dataclasses
import itertools
import json
import pickle
import random
import re
import threading
import time
from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import product as every
from pathlib import Path
from typing import Any

import pytest

import emporion as em
from emporion import bots
from emporion.bots import Choice, Imagine, Player
from emporion.bots.appraisers import appraiser
from emporion.bots.planner import Alternative, Planner, Thoughts
from emporion.bots.rotterdam_worth import RotterdamAppraiser
from emporion.terminal.app import run
from quay import Quay
from walks import TABLES, walk

TITLES = ["rhodes", "colossus", "rotterdam"]


def planner(simulations: int = 50, **settings: int) -> Planner:
    return Planner(simulations=simulations, **settings)


def answer(player: Player, state: em.State, seed: int = 1) -> str:
    """What it says; it may be asked anywhere."""
    chosen = bots.decide(player, state, random.Random(seed))
    assert chosen in state.legal()
    return chosen.text


def why(player: Planner) -> Thoughts:
    assert player.thoughts is not None
    return player.thoughts


def play(name: str, players: Sequence[Player], seed: int) -> em.State:
    """A whole game between these, seat by seat."""
    state = em.game(name, players=len(players)).start(seed)
    while not state.over:
        state.play(answer(players[state.actor], state, len(state.moves)))
    return state


# --- what it may know ------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_what_a_seat_may_not_know_changes_nothing(name: str, players: int) -> None:
    for state in walk(name, players, seed=players):
        if state.over or len(state.moves) % 25:
            continue
        before = bytes(state)
        asked = planner()
        said = answer(asked, state), asked.thoughts
        assert bytes(state) == before
        for secret in (1, 2):
            other = planner()
            world = state.imagine(state.actor, secret)
            assert (answer(other, world), other.thoughts) == said


@pytest.mark.parametrize(("name", "players"), [("rhodes", 3), ("colossus", 2), ("rotterdam", 3)])
def test_what_it_remembers_is_no_more_than_it_may_know(name: str, players: int) -> None:
    """Two games, the same to seat 0 for as long as possible, and a planner that sees each grow."""
    compared = 0
    for seed in range(3):
        one = em.game(name, players=players).start(seed)
        two = one.imagine(0, seed)
        pair = planner(100), planner(100)
        chance = random.Random(seed)
        while not one.over and one.view(0) == two.view(0):
            if one.actor == 0:
                said = [answer(player, game) for player, game in zip(pair, (one, two), strict=True)]
                assert said[0] == said[1]
                assert pair[0].thoughts == pair[1].thoughts
                compared += 1
                chosen = said[0]
            else:
                both = sorted({a.text for a in one.legal()} & {a.text for a in two.legal()})
                if not both:
                    break
                chosen = chance.choice(both)
            one.play(chosen)
            two.play(chosen)
    assert compared >= 9


@pytest.mark.parametrize("name", TITLES)
def test_what_it_thought_for_another_seat_is_forgotten(name: str) -> None:
    states = [state.clone() for state in walk(name, 2, seed=7)][:40]
    for before, state in itertools.pairwise(states):
        if before.actor != state.actor:
            used, fresh = planner(), planner()
            answer(used, before)
            assert answer(used, state) == answer(fresh, state)
            assert used.thoughts == fresh.thoughts


@pytest.mark.parametrize("name", TITLES)
def test_imagination_holds_nothing_to_look_into(name: str) -> None:
    state = em.game(name, players=3).start(3)
    imagine = state.imagination(state.actor)
    public = {attribute for attribute in dir(imagine) if not attribute.startswith("_")}
    assert public == {"seat", "game", "moves", "observe"}
    assert imagine.observe().tolist() == imagine(8).observe(state.actor).tolist()
    assert not hasattr(imagine, "__dict__")
    with pytest.raises(TypeError):
        pickle.dumps(imagine)
    for secret in (1, 2):
        other = state.imagine(state.actor, secret).imagination(state.actor)
        assert [other(seed) for seed in range(4)] == [imagine(seed) for seed in range(4)]


class Spy:
    """A planner, and all that it was ever given."""

    def __init__(self) -> None:
        self.planner = planner(20)
        self.given: list[tuple[Any, ...]] = []

    def choose(
        self,
        view: Mapping[str, Any],
        legal: Sequence[Choice],
        imagine: Imagine,
        rng: random.Random,
    ) -> Choice:
        self.given.append((view, imagine.seat))
        return self.planner.choose(view, legal, imagine, rng)


@pytest.mark.parametrize("name", TITLES)
def test_it_is_given_the_view_and_the_imagination_of_its_own_seat(name: str) -> None:
    spy = Spy()
    state = em.game(name, players=2).start(3)
    for _ in range(20):
        seat, view = state.actor, state.view(state.actor)
        state.play(answer(spy, state))
        assert spy.given[-1] == (view, seat)


# --- the same answer, whole games ------------------------------------------------------------


@pytest.mark.parametrize("name", TITLES)
def test_the_same_seed_gives_the_same_game(name: str) -> None:
    games = [play(name, [planner(20) for _ in range(3)], seed=4).moves for _ in range(2)]
    assert games[0] == games[1]


@pytest.mark.parametrize("name", TITLES)
def test_two_threads_give_the_same_answers_again(name: str) -> None:
    pair = planner(60, threads=2), planner(60, threads=2)
    for state in walk(name, 3, seed=4):
        if len(state.moves) > 12:
            break
        assert answer(pair[0], state) == answer(pair[1], state)
        assert pair[0].thoughts == pair[1].thoughts


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_it_plays_whole_games(name: str, players: int) -> None:
    """With chance, hidden hands and trades; and nobody waits for ever."""
    over = play(name, [bots.bot("planner:5") for _ in range(players)], seed=players)
    assert over.over
    assert over.winners


def test_it_plays_with_open_hands_too() -> None:
    game = em.game("rotterdam", players=3, open_products=True, open_missions=True)
    state, player = game.start(5), [planner(5) for _ in range(3)]
    while not state.over:
        state.play(answer(player[state.actor], state))


# --- budgets ---------------------------------------------------------------------------------


@pytest.mark.parametrize("simulations", [1, 2, 17, 100])
@pytest.mark.parametrize("name", TITLES)
def test_simulations_are_never_exceeded(name: str, simulations: int) -> None:
    thinker = bots.bot(f"planner:{simulations}")
    assert isinstance(thinker, Planner)
    for state in walk(name, 3, seed=simulations):
        if len(state.moves) > 40 or state.over:
            break
        answer(thinker, state)
        assert why(thinker).simulations <= simulations


@pytest.mark.parametrize("spec", ["planner:50ms", "planner:0.05s"])
@pytest.mark.parametrize("own_time", [False, True])
def test_time_is_kept(spec: str, own_time: bool) -> None:
    """Forty times over would be enough to be late; how exact it is, is no matter here."""
    state = em.game("rhodes", players=3).start(1)
    thinker = bots.bot(spec, own_time=own_time)
    begun = time.process_time()
    answer(thinker, state)
    assert time.process_time() - begun < 2
    assert isinstance(thinker, Planner)
    assert why(thinker).simulations > 0


def test_whichever_budget_ends_first() -> None:
    state = em.game("rhodes", players=3).start(1)
    thinker = Planner(simulations=30, seconds=3600)
    answer(thinker, state)
    assert why(thinker).simulations <= 30


@pytest.mark.parametrize("name", TITLES)
def test_told_to_stop_it_answers_at_once(name: str) -> None:
    state = em.game(name, players=3).start(1)
    thinker = bots.bot("planner:60s")
    assert isinstance(thinker, Planner)
    said: list[str] = []
    thread = threading.Thread(target=lambda: said.append(answer(thinker, state)))
    thread.start()
    for _ in range(1000):
        thinker.stop()
        thread.join(0.01)
        if not thread.is_alive():
            break
    else:
        pytest.fail("ten seconds later it is still thinking")
    assert said[0] == why(thinker).chosen


def test_to_stop_what_does_not_think_is_nothing() -> None:
    thinker = planner()
    thinker.stop()
    state = em.game("rhodes", players=2).start(1)
    first = answer(thinker, state)
    thinker.stop()
    assert answer(planner(), state) == first


# --- what it keeps ---------------------------------------------------------------------------


def test_the_next_decision_begins_with_what_is_known() -> None:
    """A decision that was foreseen begins with a tree, so it has been tried more than now."""
    state = em.game("rhodes", players=2).start(2)
    kept, more = planner(400), 0
    for number in range(20):
        if state.actor == 0:
            answer(kept, state, number)
            fresh = planner(400)
            answer(fresh, state, number)
            more += why(kept) != why(fresh)
            state.play(why(kept).chosen)
        else:
            state.play(answer(planner(400), state, number))
    assert more >= 3


@pytest.mark.parametrize("name", TITLES)
def test_a_planner_taken_elsewhere_still_answers(name: str) -> None:
    """Back in time, to another deal, to another number of players and to another title."""
    thinker = planner(30)
    states = [state.clone() for state in walk(name, 2, seed=3) if not state.over][:60:7]
    for state in reversed(states):
        answer(thinker, state)
        answer(thinker, state)
    for title in (*TITLES, name):
        for players in (2, 3):
            for state in walk(title, players, seed=9):
                if len(state.moves) > 4:
                    break
                answer(thinker, state)


def test_a_rewound_game_is_thought_through_anew() -> None:
    state = em.game("rhodes", players=2).start(3)
    thinker = planner(100)
    states = []
    for _ in range(12):
        states.append(state.clone())
        state.play(answer(thinker, state))
    back, fresh = states[2], planner(100)
    assert answer(thinker, back, 5) == answer(fresh, back, 5)
    assert why(thinker) == why(fresh)


# --- why -------------------------------------------------------------------------------------


LEAD = r"(level|1 point (ahead|behind)|\d+ points (ahead|behind))"
BUT = r"(, but (looked at less|not clearly better))?"


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_it_says_why(name: str, players: int) -> None:
    thought = 0
    for state in walk(name, players, seed=1):
        if state.over or len(state.moves) % 20:
            continue
        thinker = planner(40)
        chosen, thoughts = answer(thinker, state), why(thinker)
        assert thoughts.chosen == chosen
        assert thoughts.words()[0].startswith(f"{chosen}: ")
        if thoughts.words() == [f"{chosen}: by habit"]:
            assert thoughts.simulations == 0
            continue
        thought += 1
        assert 0 < thoughts.simulations <= 40
        found = thoughts.alternatives
        legal = {action.text for action in state.legal()}
        assert {one.text for one in found} <= legal
        assert chosen in {one.text for one in found}
        assert len({one.text for one in found}) == len(found)
        assert sum(one.share for one in found) == pytest.approx(1)
        assert [one.share for one in found] == sorted((o.share for o in found), reverse=True)
        assert all(0 <= one.wins <= 1 and 0 < one.share <= 1 for one in found)
        for line in thoughts.words():
            assert re.fullmatch(rf".+: wins \d{{1,3}}%, about {LEAD}{BUT}", line)
        assert len(thoughts.words()) == min(3, len(found))
        assert len(thoughts.words(most=1)) == 1
        assert len(thoughts.words(most=100)) == len(found)
    assert thought >= 3


@pytest.mark.parametrize(
    ("lead", "words"),
    [
        (3.6, "about 4 points ahead"),
        (1.4, "about 1 point ahead"),
        (0.4, "about level"),
        (-0.4, "about level"),
        (-1.0, "about 1 point behind"),
        (-12.3, "about 12 points behind"),
    ],
)
def test_the_lead_in_words(lead: float, words: str) -> None:
    assert str(Alternative("farm", 1.0, 0.5, lead)) == f"farm: wins 50%, {words}"


def test_the_lead_is_that_over_the_best_of_the_others() -> None:
    """One decision before the end everything is known: the lead is that of the final scores."""
    found = 0
    for state in walk("rhodes", 3, seed=2):
        if state.over or state.round < 8:
            continue
        thinker = planner(60)
        answer(thinker, state)
        for one in why(thinker).alternatives:
            after = state.clone()
            after.play(one.text)
            if after.over:
                scores = after.scores
                own = scores.pop(state.actor)
                assert one.lead == pytest.approx(own - max(scores), abs=1e-3)
                found += 1
    assert found


def test_it_says_why_not_what_looks_better() -> None:
    tried = Alternative("farm", 0.6, 0.41, 1)
    less = Alternative("temple", 0.3, 0.44, 2)
    same = Alternative("market", 0.1, 0.414, 2)
    said = Thoughts("farm", 10, (tried, less, same)).words()
    assert [line.partition("%, ")[2] for line in said] == [
        "about 1 point ahead",
        "about 2 points ahead, but looked at less",
        "about 2 points ahead",
    ]
    accept, decline = Alternative("accept", 0.7, 0.41, 0), Alternative("decline", 0.3, 0.4, 0)
    said = Thoughts("decline", 10, (accept, decline)).words()
    assert said[0].startswith("decline: wins 40%")
    assert said[1].endswith("but not clearly better")


@pytest.mark.parametrize("name", TITLES)
def test_its_thoughts_are_plain_data(name: str) -> None:
    thinker = planner(30)
    answer(thinker, em.game(name, players=3).start(1))
    plain = json.loads(json.dumps(dataclasses.asdict(why(thinker))))
    alternatives = tuple(Alternative(**one) for one in plain.pop("alternatives"))
    again = Thoughts(alternatives=alternatives, **plain)
    assert again == why(thinker)
    assert again.words() == why(thinker).words()


def test_before_it_was_asked_there_is_nothing_to_say() -> None:
    assert planner().thoughts is None


# --- levels ----------------------------------------------------------------------------------


def test_levels_are_settings_with_names() -> None:
    """Hard thinks at most a second, on one core."""
    assert list(bots.LEVELS) == ["easy", "medium", "hard", "master"]
    assert bots.LEVELS["hard"] == "planner:1s"
    assert set(bots.LEVELS) < set(bots.NAMES)
    state = em.game("rhodes", players=3).start(2)
    for level in ("easy", "medium"):
        named, setting = bots.bot(level), bots.bot(bots.LEVELS[level])
        assert answer(named, state) == answer(setting, state)
    hard = bots.bot("hard")
    begun = time.process_time()
    answer(hard, state)
    assert time.process_time() - begun < 3


def test_hard_thinks_more_than_medium() -> None:
    state = em.game("rotterdam", players=3).start(2)
    counts = []
    for level in ("medium", "hard"):
        thinker = bots.bot(level)
        assert isinstance(thinker, Planner)
        answer(thinker, state)
        counts.append(why(thinker).simulations)
    assert counts[0] < counts[1]


def wins(name: str, players: int, one: str, others: str, games: int) -> float:
    """How many games one wins against the others, from every seat in turn."""
    won = 0.0
    for seed in range(games):
        table = [bots.bot(one if seat == seed % players else others) for seat in range(players)]
        over = play(name, table, seed)
        won += (seed % players in over.winners) / len(over.winners)
    return won


@pytest.mark.parametrize("name", TITLES)
def test_a_planner_beats_three_who_play_anything(name: str) -> None:
    """One of four would be fair."""
    assert wins(name, 4, "planner:50", "random", games=6) >= 5


def test_medium_beats_easy() -> None:
    """It wins nine of ten; where the ladder stands, in docs/ladder, many more games say so."""
    assert wins("rotterdam", 2, "medium", "easy", games=8) >= 5


# --- trades ----------------------------------------------------------------------------------


GOODS = ("bread", "beer", "orange-juice", "jam", "petrol", "plastic", "steel", "bicycles")


def worth_of(state: em.State, seat: int, get: Mapping[str, int], give: Mapping[str, int]) -> float:
    """What an exchange brings a seat, as far as it may know."""
    judge = appraiser(state.game)
    assert isinstance(judge, RotterdamAppraiser)
    worlds = [state.imagine(seat, seed) for seed in range(1, 17)]
    return sum(judge.exchange(world, seat, get, give) for world in worlds) / len(worlds)


def needy(number: int = 1) -> Quay:
    """Player 1 lacks jam for a mission, and Player 2 is known to have it."""
    quay = Quay(players=3)
    quay.missions(0, "bread+jam", "beer+plastic", "beer+bicycles")
    quay.products(0, "bread", "steel", "steel")
    quay.products(1, "jam")
    quay.known(0, [1], jam=1)
    quay.phase("trade", number=number)
    return quay


def offered(given: Sequence[str], wanted: Sequence[str], players: int = 3) -> em.State:
    """Player 2 asks Player 1."""
    quay = Quay(players=players)
    quay.missions(0, "bread+jam", "beer+plastic", "beer+bicycles")
    quay.missions(1, "bread+steel", "beer+jam", "orange-juice+steel")
    quay.products(0, "bread", "steel", "steel")
    quay.products(1, *given, "orange-juice")
    quay.known(0, [1], **Counter(name.replace("-", "_") for name in given))
    quay.phase("trade", turn=1)
    quay.offer(given, wanted, to=0, answering=0)
    return quay.state()


GOOD = [(["jam"], ["steel"]), (["jam"], []), (["jam", "petrol"], ["steel"])]
BAD = [
    ([], ["bread"]),
    ([], ["steel"]),
    ([], ["bread", "steel", "steel"]),
    (["orange-juice"], ["bread"]),
    (["petrol"], ["bread"]),
    (["petrol"], ["steel", "steel"]),
]


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(("given", "wanted"), GOOD)
def test_it_accepts_what_helps(given: list[str], wanted: list[str], players: int) -> None:
    for seed in range(4):
        assert answer(planner(100), offered(given, wanted, players), seed) == "accept"


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(("given", "wanted"), BAD)
def test_it_gives_nothing_away(given: list[str], wanted: list[str], players: int) -> None:
    """However often it is asked: another seed is another try."""
    stubborn = planner(20)
    state = offered(given, wanted, players)
    for seed in range(30):
        assert answer(stubborn, state, seed) == "decline"


def test_it_asks_for_the_card_it_lacks() -> None:
    """And gives what pays for it, whatever the round."""
    given = set()
    for number in range(1, 7):
        state, thinker = needy(number).state(), planner(50)
        while state.decision in ("trade", "draft"):
            state.play(answer(thinker, state))
        offer = state.view(0)["offer"]
        assert (offer["by"], offer["wanted"]) == (0, {"jam": 1})
        assert worth_of(state, 0, get=offer["wanted"], give=offer["given"]) > 0
        given |= set(offer["given"])
    assert "steel" in given


def test_it_does_not_ask_for_what_nobody_has() -> None:
    quay = Quay(players=3)
    quay.missions(0, "bread+jam", "beer+plastic", "beer+bicycles")
    quay.products(0, "bread", "steel", "steel")
    quay.phase("trade")
    assert answer(planner(), quay.state()) == "done"


def test_it_drops_a_draft_that_is_none_of_its_plans() -> None:
    quay = needy()
    quay.offer(["bread", "steel"])
    assert answer(planner(), quay.state()) == "cancel"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_makes_at_most_one_offer_a_turn(players: int) -> None:
    for seed in range(2):
        offers: Counter[tuple[int, int]] = Counter()
        state = em.game("rotterdam", players=players).start(seed)
        thinkers = [planner(5) for _ in range(players)]
        while not state.over:
            chosen = answer(thinkers[state.actor], state, len(state.moves))
            offers[state.round, state.actor] += chosen == "offer"
            state.play(chosen)
        assert set(offers.values()) == {0, 1}


class Market:
    """A game of Rotterdam: every offer made in it, and whether somebody accepted."""

    def __init__(self, name: str, players: int, seed: int) -> None:
        self.offers: list[dict[str, Any]] = []
        self.again = 0  # offers made as less than three rounds ago, with nothing new since
        made: dict[str, tuple[int, int]] = {}
        news = 0  # how often somebody has handed in or exchanged cards
        state = em.game("rotterdam", players=players).start(seed)
        table = [bots.bot(name) for _ in range(players)]
        while not state.over:
            offer = state.view(state.actor)["offer"]
            chosen = answer(table[state.actor], state, len(state.moves))
            if state.decision == "draft" and chosen.startswith("to"):
                number, known = made.get(repr(offer), (-3, 0))
                self.again += known == news and state.round - number < 3
                made[repr(offer)] = state.round, news
                self.offers.append({**offer, "taken": False})
            elif chosen == "accept":
                self.offers[-1]["taken"] = True
            news += chosen == "accept" or chosen.startswith("fulfil")
            state.play(chosen)


@pytest.mark.parametrize(("name", "games"), [("greedy", 8), ("planner:20", 4)])
def test_its_offers_find_takers(name: str, games: int) -> None:
    """About one in five; one in ten would do."""
    offers = [offer for seed in range(games) for offer in Market(name, 4, seed).offers]
    assert len(offers) > 2 * games
    assert sum(offer["taken"] for offer in offers) > len(offers) / 10


@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_offers_a_card_or_two_and_does_not_insist(players: int) -> None:
    markets = [Market("greedy", players, seed) for seed in range(5)]
    assert not any(market.again for market in markets)
    offers = [offer for market in markets for offer in market.offers]
    assert offers
    for offer in offers:
        assert sum(offer["given"].values()) in (1, 2)
        assert sum(offer["wanted"].values()) == 1


class Pedlar:
    """Plays greedily, but as often as the rules let it, it offers any one card for any other."""

    def __init__(self) -> None:
        self.greedy = bots.bot("greedy")

    def choose(
        self,
        view: Mapping[str, Any],
        legal: Sequence[Choice],
        imagine: Imagine,
        rng: random.Random,
    ) -> Choice:
        says = {action.text: action for action in legal}
        match view["decision"]:
            case "trade":
                return says.get("offer", legal[0])
            case "draft":
                offer = view["offer"]
                word = "to" if offer["wanted"] else "want" if offer["given"] else "give"
                return rng.choice([a for a in legal if a.text.startswith(word)] or legal)
            case "pick":
                return rng.choice([action for action in legal if action.text != "none"])
        return self.greedy.choose(view, legal, imagine, rng)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_cannot_be_milked(players: int) -> None:
    """Pedlars offer and offer; whatever it accepts, the own hand is worth more for it."""
    asked = accepted = 0
    for seed in range(6):
        table: list[Player] = [planner(20), *(Pedlar() for _ in range(players - 1))]
        state = em.game("rotterdam", players=players).start(seed)
        while not state.over:
            chosen = answer(table[state.actor], state, len(state.moves))
            if state.decision == "answer" and state.actor == 0:
                asked += 1
                if chosen == "accept":
                    accepted += 1
                    offer = state.view(0)["offer"]
                    assert worth_of(state, 0, get=offer["given"], give=offer["wanted"]) > 0
            state.play(chosen)
    assert asked > 10 * players
    assert accepted < asked / 2


def test_to_ask_again_does_not_help() -> None:
    """Offers that are close, made three times in a turn to a planner that thinks little."""
    game = em.game("rotterdam", players=2)
    state, table = game.start(203), [planner(20), planner(20)]
    asked = 0
    while not state.over and asked < 12:
        could = state.actor == 0 and state.decision == "trade" and not state.view(0)["offers"]
        for given, wanted in every(GOODS, repeat=2) if could and len(state.moves) > 60 else ():
            answers = repeated(state.clone(), given, wanted)
            asked += len(answers) > 1
            assert len(set(answers)) <= 1, (given, wanted, answers)
        state.play(answer(table[state.actor], state, len(state.moves)))
    assert asked


def repeated(state: em.State, given: str, wanted: str) -> list[str]:
    """What a planner answers to the same offer, made as often as may be in a turn."""
    answers: list[str] = []
    asked = planner(20)
    try:
        while state.decision == "trade" and state.actor == 0 and "accept" not in answers:
            for word in ("offer", f"give {given}", f"want {wanted}", "to 1"):
                state.play(word)
            if state.decision != "answer":
                break
            answers.append(answer(asked, state, len(state.moves)))
            state.play(answers[-1])
    except em.IllegalAction:
        pass
    return answers


def test_a_dearer_card_is_no_reason_to_spoil_the_own_hand() -> None:
    """Who offers it knows why."""
    quay = Quay(players=3)
    quay.missions(0, "jam+petrol", "bread+petrol", "beer+bicycles")
    quay.products(0, "petrol", "bread")
    quay.products(1, "jam", "steel")
    quay.known(0, [1], jam=1)
    quay.phase("trade", turn=1)
    quay.offer(["jam"], ["petrol"], to=0, answering=0)
    state = quay.state()
    assert -0.4 < worth_of(state, 0, get={"jam": 1}, give={"petrol": 1}) < 0
    assert answer(planner(200), state) == "decline"


# --- bad input -------------------------------------------------------------------------------

REFUSED = {
    "planner:": "'planner:': a planner thinks 1ms to 3600s, or 1 to",
    "planner:0": "'planner:0': a planner thinks",
    "planner:0ms": "'planner:0ms': a planner thinks",
    "planner:-1": "'planner:-1': a planner thinks",
    "planner:1e9s": "'planner:1e9s': a planner thinks",
    "planner:1000000001": "'planner:1000000001': a planner thinks",
    "planner:3601s": "'planner:3601s': a planner thinks",
    "planner:abc": "'planner:abc': a planner thinks",
    "planner:10m": "'planner:10m': a planner thinks",
    "planner:5\n": "'planner:5\\n': a planner thinks",
    "planner:٣": "'planner:٣': a planner thinks",
    "plannr:100ms": "no bot is called 'plannr:100ms'; did you mean 'planner'?",
    "easyy": "no bot is called 'easyy'; did you mean 'easy'?",
    "easy:5": "no bot is called 'easy:5'; did you mean 'easy'?",
    "Hard": "no bot is called 'Hard'; did you mean 'hard'?",
    "": "no bot is called ''; there are random, greedy, planner, neural, easy, medium, hard, m",
    "x" * 10**5: "no bot is called 'xxx",
}


@pytest.mark.parametrize("name", REFUSED, ids=lambda name: repr(name[:20]))
def test_impossible_players_are_refused_in_one_line(
    name: str, capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(bots.UnknownBot) as caught:
        bots.bot(name)
    said = str(caught.value)
    assert said.startswith(REFUSED[name])
    assert len(said) < 200
    assert "\n" not in said
    assert run(["arena", "rhodes", name, "random", "--games", "2", "--out", "run"]) == 1
    out, err = capsys.readouterr()
    assert out == ""
    assert " ".join(err.split()).endswith(said)
    assert len(err.splitlines()) == 1
    assert not [*tmp_path.iterdir()]


@pytest.mark.parametrize("name", [None, 5, b"greedy", ["greedy"], {}, 1.5], ids=repr)
def test_what_is_no_name_is_refused(name: Any) -> None:
    with pytest.raises(bots.UnknownBot, match="no bot is called"):
        bots.bot(name)


@pytest.mark.parametrize(
    ("settings", "match"),
    [
        ({}, "a planner needs a budget"),
        ({"simulations": 0, "seconds": 0}, "a planner needs a budget"),
        ({"simulations": -1}, "simulations must be a whole number from 0 on, not -1"),
        ({"simulations": 1.5}, "simulations must be a whole number from 0 on, not 1.5"),
        ({"simulations": 10**20}, "simulations must be a whole number"),
        ({"seconds": -1}, "seconds must be a number from 0 on, not -1"),
        ({"seconds": float("nan")}, "seconds must be a number from 0 on, not nan"),
        ({"seconds": float("inf")}, "seconds must be a number from 0 on, not inf"),
        ({"seconds": "1s"}, "seconds must be a number from 0 on, not '1s'"),
        ({"simulations": 5, "threads": 0}, "a planner has 1 to 256 threads, not 0"),
        ({"simulations": 5, "threads": 1.5}, "a planner has 1 to 256 threads, not 1.5"),
        ({"simulations": 5, "threads": 10**9}, "a planner has 1 to 256 threads, not 1000000000"),
        ({"simulations": 5, "leaf": "oak"}, "a leaf is played on greedy or random, not 'oak'"),
    ],
    ids=repr,
)
def test_impossible_settings_are_refused(settings: dict[str, Any], match: str) -> None:
    with pytest.raises(em.EmporionError, match=match):
        Planner(**settings)
