"""The coach: judges by what a seat could know, finds blunders, blames nobody without cause."""

import dataclasses
import itertools
import json
import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import emporion as em
from emporion import bots, coach
from emporion.bots import rhodes, rotterdam
from emporion.bots.appraisers import appraiser
from emporion.bots.search import Search
from emporion.bots.weighing import Weighing
from emporion.coach import lessons, reasons, reviewing
from emporion.coach.judging import MOST, NOISE, VERDICTS
from emporion.games import places
from emporion.games.rules import LANGUAGES
from emporion.terminal import words
from emporion.terminal.app import run
from quay import Quay
from test_catalogues import messages
from walks import TABLES, walk

TITLES = ["rhodes", "colossus", "rotterdam"]
JUDGES = ["planner:60", "master:100"]
SHORT = {
    "rhodes": {"name": "s", "round": {"last": 3}},
    "colossus": {"name": "s", "round": {"last": 3}},
    "rotterdam": {"name": "s", "end": {"rounds": 3}},
}
BLAME = {"slip", "mistake", "blunder"}


def line(name: str, seed: int, players: int = 2, bot: str = "neural") -> em.State:
    """A whole game between equals."""
    state = em.game(name, players=players).start(seed)
    return played_on(state, bot)


def played_on(state: em.State, bot: str, decisions: int = 10**6) -> em.State:
    table = [bots.bot(bot) for _ in range(state.game.players)]
    while not state.over and decisions:
        rng = random.Random(len(state.moves))
        state.play(bots.decide(table[state.actor], state, rng).id)
        decisions -= 1
    return state


def asked(name: str, players: int, seed: int, every: int) -> Iterator[em.State]:
    """States of a random game in which there is something to judge."""
    for state in walk(name, players, seed):
        if not state.over and not len(state.moves) % every and len(state.legal_ids()) > 1:
            yield state


# --- what may be known -----------------------------------------------------------------------


@pytest.mark.parametrize("judge", JUDGES)
@pytest.mark.parametrize(("name", "players"), TABLES)
def test_what_the_seat_may_not_know_changes_no_judgement(
    name: str, players: int, judge: str
) -> None:
    for state in asked(name, players, players, 60):
        before = bytes(state)
        chosen = state.legal()[-1].text
        found = coach.judge(state, chosen, judge=judge)
        hint = coach.judge(state, judge=judge)
        assert bytes(state) == before
        for secret in (1, 2):
            world = state.imagine(state.actor, secret)
            again = coach.judge(world, chosen, judge=judge)
            assert dataclasses.replace(again, number=found.number) == found
            again = coach.judge(world, judge=judge)
            assert dataclasses.replace(again, number=hint.number) == hint


@pytest.mark.parametrize("judge", JUDGES)
@pytest.mark.parametrize(("name", "players"), [("rotterdam", 2), ("rotterdam", 3), ("rhodes", 2)])
def test_a_review_never_changes_when_only_hidden_cards_do(
    name: str, players: int, judge: str
) -> None:
    """Two games, the same to seat 0 for as long as possible, though others hold other cards."""
    compared = 0
    for seed in range(4):
        one = em.game(name, players=players).start(seed)
        two = one.imagine(0, seed)
        assert one != two
        chance = random.Random(seed)
        while not one.over:
            both = sorted({a.text for a in one.legal()} & {a.text for a in two.legal()})
            if not both:
                break
            chosen = chance.choice(both)
            pair = one.clone(), two.clone()
            for state in pair:
                state.play(chosen)
            if pair[0].view(0) != pair[1].view(0):
                break
            one, two = pair
        reviews = [coach.review(state, 0, judge=judge) for state in (one, two)]
        assert reviews[0] == reviews[1]
        compared += len(reviews[0].decisions)
    assert compared >= 8


@pytest.mark.parametrize("name", TITLES)
def test_the_same_result_twice(name: str) -> None:
    state = played_on(em.game(name, players=3).start(2), "neural", decisions=120)
    found = coach.review(state, 1, judge="master:40")
    assert coach.review(state, 1, judge="master:40") == found
    assert coach.review(state.transcript(), 1, judge="master:40") == found
    for one in found.decisions[::7]:  # on its own, without what came before
        assert coach.judge(state.rewind(one.number), one.chosen, judge="master:40") == one


# --- judgements ------------------------------------------------------------------------------


@pytest.mark.parametrize("name", TITLES)
def test_nothing_that_is_better_is_left_out(name: str) -> None:
    """Held against what is shown, no other choice is better by more than a little."""
    tried = 0
    for state in itertools.islice(asked(name, 3, 5, 9), 40):
        hint = coach.judge(state)
        others = {action.text for action in state.legal()} - {one.text for one in hint.options}
        if not hint.options or len(others) < 3:
            continue
        for text in others:
            found = coach.judge(state, text)
            wins = {one.text: one.percent for one in found.options}
            if len(wins) > 1 and text in wins:  # offers are not weighed
                assert wins.pop(text) < max(wins.values()) + 3, (state.moves, text)
                tried += 1
    assert tried > 20


def test_a_choice_may_be_named_by_its_text_its_id_or_itself() -> None:
    state = em.game("rhodes", players=2).start(seed=3)
    action = state.legal()[-1]
    found = coach.judge(state, action.text, judge="planner:20")
    assert found.chosen == action.text
    assert coach.judge(state, action.id, judge="planner:20") == found
    assert coach.judge(state, action, judge="planner:20") == found
    with pytest.raises(em.IllegalAction):
        coach.judge(state, "farm", judge="planner:20")


def test_a_game_that_is_over_leaves_nothing_to_judge() -> None:
    state = line("rhodes", 1, bot="random")
    with pytest.raises(em.EmporionError, match="the game is over"):
        coach.judge(state, judge="planner:20")


@pytest.mark.parametrize("judge", JUDGES)
@pytest.mark.parametrize(("name", "players"), TABLES)
def test_the_shape_of_a_judgement(name: str, players: int, judge: str) -> None:
    judged = 0
    for state in asked(name, players, 3, 14):
        chosen = random.Random(len(state.moves)).choice(state.legal()).text
        found = coach.judge(state, chosen, judge=judge)
        assert (found.number, found.seat) == (len(state.moves), state.actor)
        assert (found.round, found.decision) == (state.round, state.decision)
        assert found.chosen == chosen
        if found.verdict == "none":
            assert state.decision in ("trade", "draft")
            assert not found.options
            continue
        judged += 1
        texts = [one.text for one in found.options]
        assert chosen in texts
        assert len(set(texts)) == len(texts) <= MOST
        assert set(texts) <= {action.text for action in state.legal()}
        assert all(0 <= one.wins <= 1 and 0 < one.share <= 1 for one in found.options)
        assert sum(one.share for one in found.options) <= 1 + 1e-9
        best, mine = found.options[0], found.options[texts.index(chosen)]
        assert (found.expected, found.lead) == (best.wins, best.lead)
        assert found.loss in (0.0, (round(100 * best.wins) - round(100 * mine.wins)) / 100)
        assert found.points in (0.0, round(best.lead) - round(mine.lead))
        assert found.decides == (found.cost == found.loss > 0)
        assert found.loss == 0.0 or found.loss > NOISE
        assert found.points >= 0
        assert found.verdict == "best" or found.cost > NOISE
        assert (found.verdict == "best") == (texts[0] == chosen), "what is best stands first"
        assert (found.verdict == "best") == (found.cost == 0.0)
        after = state.imagine(state.actor, 1)
        after.play(best.text)
        assert not found.then or after.actor == state.actor
    assert judged >= 3


def test_a_loss_weighs_more_where_many_share_the_win() -> None:
    assert list(VERDICTS) == ["blunder", "mistake", "slip", "good"]
    assert coach.judging.verdict(0.06, 2) == "slip"
    assert coach.judging.verdict(0.06, 4) == "mistake"


@pytest.mark.parametrize("name", TITLES)
def test_a_single_choice_is_nobodys_fault(name: str) -> None:
    forced = 0
    for state in walk(name, 2, seed=4):
        if state.over or len(state.legal_ids()) > 1 or forced == 5:
            continue
        forced += 1
        found = coach.judge(state, state.legal()[0].text, judge="planner:20")
        assert (found.verdict, found.loss, found.cost, found.options) == ("none", 0.0, 0.0, ())
        assert coach.judge(state, judge="planner:20") == found
        assert coach.reason(found).key == "coach-reason-only"


@pytest.mark.parametrize("name", TITLES)
def test_reviews_leave_out_what_was_forced(name: str) -> None:
    state = line(name, 5, players=3, bot="random")
    found = coach.review(state, 2, judge="planner:5")
    numbers = {one.number for one in found.decisions}
    assert numbers == {
        number
        for number, (seat, text) in enumerate(state.moves)
        if seat == 2
        and len(state.rewind(number).legal()) > 1
        and not (state.rewind(number).decision == "draft" or text == "offer")
        and len([a for a in state.rewind(number).legal() if a.text != "offer"]) > 1
    }


def test_what_to_offer_is_a_habit() -> None:
    quay = Quay(players=3)
    quay.missions(0, "jam+petrol", "bread+petrol", "beer+bicycles")
    quay.products(0, "petrol", "bread")
    quay.products(1, "jam", "steel")
    quay.phase("trade", turn=0)
    state = quay.state()
    assert coach.judge(state, "offer", judge="planner:20").verdict == "none"
    hint = coach.judge(state, judge="planner:20")
    assert (hint.verdict, hint.options) == ("none", ())
    assert coach.reason(hint).key in ("coach-reason-offer", "coach-reason-no-offer")
    state.play("offer")
    hint = coach.judge(state, judge="planner:20")
    assert hint.chosen in {action.text for action in state.legal()}
    assert coach.reason(hint).key in ("coach-reason-draft", "coach-reason-no-offer")


@pytest.mark.parametrize("name", TITLES)
def test_who_compares_nothing_searches_like_everybody(name: str) -> None:
    """Not a bit of the planner's search changes, and nothing of a comparison stays behind."""
    for state in itertools.islice(asked(name, 3, 2, 10), 8):
        judge, imagine = appraiser(state.game), state.imagination(state.actor)
        plain = Search(judge, state.actor, simulations=150)
        other = Weighing(judge, state.actor, simulations=150)
        actions = state.legal_ids()[:3]
        for seed in (1, 2):
            plain.clear()
            other.weigh(imagine, 9, actions, 5)
            other.clear()
            assert plain.run(imagine, seed) == other.run(imagine, seed)
            assert plain.results() == other.results()


@pytest.mark.parametrize("name", TITLES)
def test_all_are_looked_at_equally(name: str) -> None:
    for state in itertools.islice(asked(name, 2, 6, 12), 5):
        if state.decision in ("trade", "draft"):
            continue
        search = Weighing(appraiser(state.game), state.actor, simulations=10)
        actions = state.legal_ids()[:4]
        worth = search.weigh(state.imagination(state.actor), 3, actions, 25)
        assert set(worth) == set(actions)
        assert {visits for visits, *_ in search.results().values()} == {25}


def test_what_cannot_be_weighed() -> None:
    state = em.game("rhodes", players=2).start(1)
    imagine, judge = state.imagination(state.actor), appraiser(state.game)
    search = Weighing(judge, state.actor, simulations=10)
    for actions, each, match in [
        ([], 5, "1 to 128 actions are weighed, not 0"),
        (state.legal_ids()[:1] * 129, 5, "1 to 128 actions are weighed, not 129"),
        (state.legal_ids()[:2], 0, "each must be a whole number from 1 on, not 0"),
    ]:
        with pytest.raises(em.EmporionError, match=match):
            search.weigh(imagine, 1, actions, each)
    with pytest.raises(em.EmporionError, match="weighed by one thread"):
        Weighing(judge, 0, simulations=10, threads=2).weigh(imagine, 1, state.legal_ids(), 5)


# --- blunders, and perfect lines -------------------------------------------------------------


def terrible(state: em.State) -> tuple[float, str]:
    """The choice that looks worst to somebody who does not search, and by how much."""
    if state.decision in ("trade", "draft", "answer", "pick") or len(state.legal_ids()) == 1:
        return 0.0, ""
    appraise = rotterdam.appraise if state.game.name == "rotterdam" else rhodes.appraise
    legal, seat = state.legal(), state.actor
    worth = appraise(state.view(seat), legal, state.imagination(seat), random.Random(1))
    return max(worth) - min(worth), legal[worth.index(min(worth))].text


PLANTING = ["planner:100", "master:200"]
EACH = 8
FOUND = 6  # of them: what looks terrible to greedy is not always a blunder
CLEARLY = {"rhodes": 7.0, "colossus": 7.0, "rotterdam": 10.0}  # points that lie between


def opportunities(name: str, judge: str) -> Iterator[tuple[em.State, str]]:
    """Where strong players could go terribly wrong while the game is open; one a game."""
    for seed in itertools.count(1):
        state = line(name, seed)
        own = [number for number, (seat, _) in enumerate(state.moves[:300]) if seat == 0]
        states = {number: state.rewind(number) for number in own[: len(own) * 3 // 4]}
        ranked = sorted(((*terrible(then), n) for n, then in states.items()), reverse=True)
        for gap, text, number in ranked:
            if gap < CLEARLY[name]:
                break
            if 0.25 < coach.judge(states[number], judge=judge).expected < 0.75:
                yield states[number], text
                break


def planted(name: str, judge: str, count: int) -> Iterator[tuple[coach.Judged, bool]]:
    """In a strong line one decision becomes terrible, and play goes on from there: how it is
    judged, and whether it stands among the turning points."""
    for then, text in itertools.islice(opportunities(name, judge), count):
        spoilt, number = then.clone(), len(then.moves)
        spoilt.play(text)
        played_on(spoilt, "neural", decisions=12)
        found = coach.review(spoilt, 0, judge=judge)
        one = next(one for one in found.decisions if one.number == number)
        yield one, number in found.turning


@pytest.mark.parametrize("judge", PLANTING)
@pytest.mark.parametrize("name", TITLES)
def test_planted_blunders_are_found(name: str, judge: str) -> None:
    found = list(planted(name, judge, EACH))
    assert sum(one.verdict in ("mistake", "blunder") for one, _ in found) >= FOUND, found
    assert sum(is_turning for _, is_turning in found) >= FOUND, found


@pytest.mark.parametrize("judge", JUDGES)
@pytest.mark.parametrize("name", TITLES)
def test_a_perfect_line_is_not_blamed(name: str, judge: str) -> None:
    edition = SHORT[name] if judge.startswith("planner") else "standard"
    state = em.game(name, players=2, edition=edition).start(3)
    while not state.over and state.round <= 4:
        if state.actor == 0:
            state.play(coach.judge(state, judge=judge).chosen)
        else:
            played_on(state, "greedy", decisions=1)
    found = coach.review(state, 0, judge=judge)
    assert len(found.decisions) > 8
    assert {one.verdict for one in found.decisions} == {"best"}
    assert all(one.loss == one.cost == 0.0 for one in found.decisions)
    assert (found.turning, found.lessons) == ((), ())


@pytest.mark.parametrize("name", TITLES)
def test_who_plays_well_is_blamed_less(name: str) -> None:
    cost = {}
    for bot in ("neural", "random"):
        state = played_on(em.game(name, players=2).start(8), bot, decisions=150)
        found = coach.review(state, 0, judge="master:60")
        cost[bot] = sum(one.cost for one in found.decisions) / len(found.decisions)
    assert cost["random"] > 1.5 * cost["neural"]


# --- reviews ---------------------------------------------------------------------------------


def test_a_review_tells_how_far_it_is_and_can_be_ended() -> None:
    state = line("rhodes", 2, bot="random")
    told: list[tuple[int, int]] = []
    coach.review(state, 1, judge="planner:2", progress=lambda done, of: told.append((done, of)))
    count = sum(seat == 1 for seat, _ in state.moves)
    assert told == [(done, count) for done in range(count + 1)]

    class Enough(Exception):
        pass

    def enough(done: int, of: int) -> None:
        if done == 3:
            raise Enough

    with pytest.raises(Enough):
        coach.review(state, 1, judge="planner:2", progress=enough)


def test_a_review_is_plain_data() -> None:
    found = coach.review(line("colossus", 2, bot="neural:2"), 0, judge="planner:10")
    plain = json.loads(json.dumps(dataclasses.asdict(found)))
    assert sorted(plain) == ["decisions", "game", "judge", "lessons", "seat", "turning"]
    assert plain["judge"] == "planner:10"
    assert len(found.turning) <= 5
    assert len(found.lessons) <= 3
    assert list(found.turning) == sorted(found.turning)
    numbers = {one.number for one in found.decisions if one.verdict in BLAME}
    assert set(found.turning) <= numbers
    assert all(set(lesson.numbers) <= numbers for lesson in found.lessons)
    assert sum(found.tally.values()) == len(found.decisions)


@pytest.mark.parametrize(
    ("judge", "line"),
    [
        ("planer:100", "no judge is called 'planer:100'; did you mean 'planner'?"),
        ("greedy", "no judge is called 'greedy'; there are planner and master"),
        ("planner", "'planner': a judge thinks 1 to 1000000 simulations, as in planner:400"),
        ("master:1s", "'master:1s': a judge thinks 1 to 1000000 simulations, as in master:400"),
        ("planner:0", "'planner:0': a judge thinks 1 to"),
        ("planner:9999999", "'planner:9999999': a judge thinks 1 to"),
        ("planner:٣", "'planner:٣': a judge thinks 1 to"),
        ("", "no judge is called ''; there are"),
        (5, "no judge is called 5; there are"),
    ],
)
def test_unknown_judges_are_refused(judge: str, line: str) -> None:
    state = em.game("rhodes", players=2).start(1)
    for use in (
        lambda: coach.judge(state, judge=judge),
        lambda: coach.review(state, 0, judge=judge),
    ):
        with pytest.raises(coach.UnknownJudge, match=re.escape(line)):
            use()


def test_what_cannot_be_judged_is_refused() -> None:
    state = em.game("rhodes", players=2).start(1)
    for seat in (-1, 2, True, None, "0"):
        with pytest.raises(em.EmporionError, match="seats run from 0 to 1, not"):
            coach.review(state, seat, judge="planner:5")  # type: ignore[arg-type]
    with pytest.raises(em.IllegalAction):
        coach.judge(state, "farm", judge="planner:5")
    with pytest.raises(em.IllegalAction):
        coach.judge(line("rhodes", 1, bot="random"), "farm", judge="planner:5")


def test_another_edition_is_judged_by_who_needs_no_network() -> None:
    standard = em.game("rhodes")
    rows = [dict(row) for row in standard.edition.data["farmland"]]
    for row in rows:
        row["price"] += 1
    dear = em.game("rhodes", edition={"name": "dear", "farmland": rows})
    assert coach.usual(standard) == "master:1000"
    assert coach.usual(dear) == "planner:400"
    with pytest.raises(bots.Unlearnt, match="master:5 has not learnt rhodes with these numbers"):
        coach.judge(dear.start(1), judge="master:5")


def test_what_no_network_has_seen_is_judged_without_one() -> None:
    """Where the networks play, a game is over before round 13."""
    state = line("rhodes", 4, bot="random")
    early, late = (
        next(one for n in range(state.decisions) if wanted(one := state.rewind(n)))
        for wanted in (lambda one: one.round == 12, lambda one: one.round == 13)
    )
    bench = coach.Bench(state.game, late.actor)
    assert bench.judge(late) == coach.judge(late, judge="planner:400")
    assert bench.judges == ["master:1000", "planner:400"]
    bench = coach.Bench(state.game, early.actor)
    assert bench.judge(early) == coach.judge(early, judge="master:1000")
    assert bench.judges == ["master:1000"]


def test_a_lead_beyond_what_a_network_can_tell_is_judged_without_one() -> None:
    """Leads are cut in training: what ends the game and what goes on would be measured apart."""
    state, sitting = em.game("rhodes", players=2).start(1), [bots.bot("random"), bots.bot("greedy")]
    seen = set[bool]()
    while state.round <= 12:
        if not len(state.moves) % 9 and len(state.legal_ids()) > 1:
            found, known = coach.judge(state), coach.judge(state, judge="master:1000")
            if not 30 < abs(known.lead) < 50:
                far = abs(known.lead) > 40
                assert found == (coach.judge(state, judge="planner:400") if far else known)
                seen.add(far)
        state.play(bots.decide(sitting[state.actor], state, random.Random(len(state.moves))).id)
    assert seen == {False, True}


@pytest.mark.parametrize("judge", ["planner:60", "master:60"])
def test_what_ends_a_game_won_or_lost_shows_as_that(judge: str) -> None:
    shown = set[int]()
    for seed in range(1, 9):
        state = line("rhodes", seed, bot="random")
        number = state.decisions - 1
        while len((last := state.rewind(number)).legal_ids()) == 1:
            number -= 1
        if len(state.winners) > 1 or number != state.decisions - 1:
            continue
        _, chosen = state.moves[number]
        found = coach.judge(last, chosen, judge=judge)
        mine = next(one for one in found.options if one.text == found.chosen)
        assert mine.percent == (100 if last.actor in state.winners else 0)
        shown.add(mine.percent)
    assert shown


# --- lessons and reasons ---------------------------------------------------------------------


def decided(
    number: int, chosen: str, best: str, *, decision: str, round: int, cost: float = 0.1
) -> coach.Judged:
    """A decision that somebody got wrong."""
    options = (coach.Option(best, 0.5, 0.0, 0.5), coach.Option(chosen, 0.5 - cost, -2.0, 0.5))
    verdict = coach.judging.verdict(cost, 2)
    return coach.Judged(
        number, 0, round, decision, chosen, options, cost, verdict, 0.5, 0.0, 2.0, cost
    )


def test_three_passes_are_one_lesson() -> None:
    game = em.game("rotterdam")
    found = lessons.lessons(
        game,
        [
            decided(10, "pass", "launch s1 grain", decision="launch", round=4),
            decided(30, "pass", "launch s2 ore", decision="launch", round=6, cost=0.2),
            decided(40, "call red", "call blue", decision="call", round=7, cost=0.05),
            decided(50, "pass", "launch s1 grain", decision="launch", round=7),
            decided(60, "call red", "call blue", decision="call", round=20, cost=0.0),
        ],
    )
    assert [one.key for one in found] == [
        "coach-lesson-rotterdam-launch-more",
        "coach-lesson-rotterdam-call-other",
    ]
    assert found[0].numbers == (10, 30, 50)
    assert found[0].cost == pytest.approx(0.4)
    assert found[0].args == {
        **{"count": 3, "rounds": "4+6+7", "many": 3, "percent": 13, "points": 2},
        **{"scattered": 0, "from": 4, "to": 7},
        **{"round": 6, "chosen": "pass", "best": "launch s2 ore"},
    }


def test_a_card_held_back_through_a_turn_is_missed_once() -> None:
    """Where that cost most; a round later it is another thing."""
    wrong = [
        decided(10, "call red", "play storm", decision="call", round=4),
        decided(12, "launch s1 ore", "play storm", decision="launch", round=4, cost=0.2),
        decided(14, "pass", "launch s2 ore", decision="launch", round=4, cost=0.05),
        decided(16, "done", "play storm", decision="turn", round=4),
        decided(30, "done", "play storm", decision="turn", round=5),
    ]
    [cards, launches] = lessons.lessons(em.game("rotterdam"), wrong)
    assert (cards.key, cards.numbers) == ("coach-lesson-rotterdam-cards-more", (12, 30))
    assert cards.cost == pytest.approx(0.3)
    assert launches.numbers == (14,)
    assert reviewing.turning(wrong) == (12, 14, 30)


def test_what_was_better_twice_in_a_round_may_be_two_things() -> None:
    """Two offers that should have been declined are two; so are a ship and a mission."""
    wrong = [
        decided(10, "launch s1 ore", "pass", decision="launch", round=4),
        decided(14, "accept", "decline", decision="answer", round=4),
        decided(16, "accept", "decline", decision="answer", round=4),
        decided(18, "fulfil 1", "pass", decision="mission", round=4),
    ]
    assert lessons.blamed(wrong) == wrong
    assert reviewing.turning(wrong) == (10, 14, 16, 18)


def test_a_turning_point_is_not_hidden_by_lost_points() -> None:
    """Where the same card held back later cost more, but points alone."""
    early = decided(10, "pass", "play storm", decision="turn", round=4)
    late = decided(12, "pass", "play storm", decision="turn", round=4, cost=0.05)
    late = dataclasses.replace(late, points=8.0, cost=0.16)
    assert early.decides
    assert not late.decides
    assert reviewing.turning([early, late]) == (10,)


BETWEEN = {
    "en": "5 times, between rounds 1 and 11",
    "nl": "5 keer, tussen ronde 1 en 11",
    "fr": "5 fois, entre les manches 1 et 11",
    "de": "5-mal, zwischen Runde 1 und 11",
    "es": "5 veces, entre las rondas 1 y 11",
}


def test_rounds_all_over_the_game_are_not_named_one_by_one() -> None:
    wrong = [
        decided(round, "stop", "sell wine", decision="sell", round=round)
        for round in (1, 3, 6, 8, 11)
    ]
    [found] = lessons.lessons(em.game("rhodes"), wrong)
    assert (found.args["scattered"], found.args["from"], found.args["to"]) == (1, 1, 11)
    for language, said in BETWEEN.items():
        words.use(language)
        told = words.t("coach-lesson-drawn", **words.plain(found.args, "rhodes"))
        assert told.startswith(f"{said}, "), told
    words.use("en")


def test_an_open_game_teaches_more_than_a_decided_one() -> None:
    """Points of a game that is lost anyway come after the chance to win that was given away."""
    late = [
        dataclasses.replace(
            decided(90 + n, "stop", "sell wine", decision="sell", round=20 + n), loss=0.0
        )
        for n in range(3)
    ]
    early = decided(1, "row 1", "row 2", decision="row", round=1, cost=0.2)
    found = lessons.lessons(em.game("rhodes"), [early, *late])
    assert [one.numbers for one in found] == [(1,), (90, 91, 92)]


def test_markers_are_a_lesson_of_where_they_went_or_should_have_gone() -> None:
    game = em.game("rhodes")

    def lesson(*pairs: tuple[str, str]) -> coach.Lesson:
        wrong = [
            decided(n, chosen, best, decision="place", round=5 + n)
            for n, (chosen, best) in enumerate(pairs)
        ]
        return lessons.lessons(
            game, [*wrong, decided(99, "row 1", "row 2", decision="row", round=40, cost=0.0)]
        )[0]

    rather = lesson(("temple", "farm"), ("temple", "farm"))
    assert rather.key == "coach-lesson-rhodes-place-rather"
    assert (rather.args["place"], rather.args["better"]) == ("temple", "farm")
    more = lesson(("temple", "farm"), ("market", "farm"), ("harbour", "farm"))
    assert (more.key, more.args["better"]) == ("coach-lesson-rhodes-place-more", "farm")
    less = lesson(("temple", "farm"), ("temple", "harbour"), ("temple", "market"))
    assert (less.key, less.args["place"]) == ("coach-lesson-rhodes-place-less", "temple")


def test_no_lesson_is_against_another() -> None:
    wrong = [
        decided(1, "market", "harbour", decision="place", round=3, cost=0.3),
        decided(2, "farm", "market", decision="place", round=4, cost=0.2),
        decided(3, "temple", "market", decision="place", round=5, cost=0.2),
        decided(4, "stop", "sell wine", decision="sell", round=6, cost=0.15),
        decided(5, "sell wine", "stop", decision="sell", round=9, cost=0.1),
    ]
    found = lessons.lessons(em.game("rhodes"), wrong)
    assert [(one.key, one.args.get("better")) for one in found] == [
        ("coach-lesson-rhodes-place-more", "market"),
        ("coach-lesson-rhodes-place-more", "harbour"),
        ("coach-lesson-rhodes-sell-more", None),
    ]


def test_a_phase_is_a_lesson_if_everything_went_wrong_in_it() -> None:
    game = em.game("rhodes")
    wrong = [
        decided(1, "buy farmland wine 11", "buy farmland milk 11", decision="start", round=0),
        decided(2, "farm", "harbour", decision="place", round=1),
        decided(3, "row 1", "row 2", decision="row", round=1),
        decided(4, "sell wine", "stop", decision="sell", round=2),
        decided(5, "produce wine 3", "produce milk 3", decision="produce", round=2),
        decided(9, "row 1", "row 2", decision="row", round=8, cost=0.0),
    ]
    assert lessons.lessons(game, wrong)[0].key == "coach-lesson-opening"
    late = [dataclasses.replace(one, round=8) for one in wrong]
    assert lessons.lessons(game, late)[0].key == "coach-lesson-endgame"
    so_far = {one.key for one in lessons.lessons(game, late, is_over=False)}
    assert "coach-lesson-endgame" not in so_far


def test_nothing_to_blame_is_nothing_to_learn() -> None:
    fine = [
        decided(n, "pass", "launch s1 ore", decision="launch", round=n, cost=0.02) for n in (1, 2)
    ]
    assert {one.verdict for one in fine} == {"good"}
    assert lessons.lessons(em.game("rotterdam"), fine) == ()
    assert lessons.lessons(em.game("rotterdam"), []) == ()


def told_keys() -> set[str]:
    """Every lesson that any pair of choices of random games could be."""
    found = {"coach-lesson-drawn", "coach-lesson-opening", "coach-lesson-endgame"}
    seen = set[tuple[str, str, str]]()
    for name, players, seed in itertools.product(TITLES, (2, 4), range(8)):
        for state in walk(name, players, seed):
            if state.over or state.decision == "draft":
                continue
            first = {places.of(state.game)[a.id].kind: a.text for a in reversed(state.legal())}
            last = {places.of(state.game)[a.id].kind: a.text for a in state.legal()}
            texts = {*first.values(), *last.values()} - {"offer"}
            for chosen, best in itertools.permutations(texts, 2):
                if (state.decision, chosen, best) not in seen:
                    seen.add((state.decision, chosen, best))
                    one = decided(1, chosen, best, decision=state.decision, round=5)
                    found |= {key for key, _ in lessons._topics(state.game, one, 20, True)}
    return found


def test_every_lesson_has_words_and_all_words_are_used() -> None:
    words = {key for key in messages("en", "coach.ftl") if key.startswith("coach-lesson")}
    assert told_keys() == words


def judged(*options: tuple[str, float, float], then: tuple[str, ...] = ()) -> coach.Judged:
    found = tuple(coach.Option(*one, 0.5) for one in options)
    return coach.Judged(1, 0, 1, "launch", found[0].text, found, 0.0, "best", 0.5, 0.0, then=then)


def test_why_the_best_is_best() -> None:
    clear = coach.reason(judged(("launch s1 ore", 0.41, 2.0), ("launch s2 oil", 0.36, 1.0)))
    assert clear == coach.Reason(
        "coach-reason-wins",
        {"best": "launch s1 ore", "next": "launch s2 oil", "points": 1, "gain": 5},
    )
    beside = judged(("launch s1 ore", 0.4, 2.0), ("launch s2 oil", 0.36, 1.0), ("pass", 0.2, -3.0))
    idle = coach.reason(beside)
    assert (idle.key, idle.args["idle"], idle.args["without"]) == ("coach-reason-idle", "pass", 20)
    further = coach.reason(judged(("launch s1 ore", 0.4, 5.0), ("launch s2 oil", 0.4, 2.0)))
    assert (further.key, further.args["points"]) == ("coach-reason-lead", 3)
    even = coach.reason(judged(("launch s1 ore", 0.4, 2.0), ("launch s2 oil", 0.4, 2.0)))
    assert even.key == "coach-reason-even"
    assert coach.reason(judged(("pass", 0.4, 2.0))).key == "coach-reason-only"


def test_a_best_that_wins_less_often_says_why() -> None:
    found = coach.reason(judged(("launch s1 ore", 0.26, 4.0), ("launch s2 oil", 0.28, 1.0)))
    assert (found.key, found.args["loss"], found.args["points"]) == ("coach-reason-rather", 2, 3)


@pytest.mark.parametrize("wins", [0.001, 0.999])
def test_where_the_game_is_decided_points_are_spoken_of(wins: float) -> None:
    further = coach.reason(judged(("launch s1 ore", wins, -9.0), ("launch s2 oil", wins, -12.0)))
    assert (further.key, further.args["points"]) == ("coach-reason-decided-lead", 3)
    even = coach.reason(judged(("launch s1 ore", wins, -9.0), ("launch s2 oil", wins, -9.2)))
    assert even.key == "coach-reason-decided-even"


def test_a_reason_names_what_the_best_leads_to() -> None:
    line = ("done", "sail 2", "load milk", "vp 2", "row 4")
    found = coach.reason(judged(("farm", 0.5, 2.0), ("temple", 0.4, 1.0), then=line))
    assert found.then == ("sail 2", "load milk", "vp 2")
    assert (
        coach.reason(judged(("farm", 0.5, 2.0), ("temple", 0.4, 1.0), then=("row 4",))).then == ()
    )


def test_a_reason_names_what_missions_want_of_a_cargo() -> None:
    state = em.game("rotterdam", players=2).start(seed=5)
    asked = set("+".join(state.view(0)["seats"][0]["missions"]).split("+"))
    for cargo, made in (("fruit", ["orange-juice", "jam"]), ("grain", ["bread", "beer"])):
        found = coach.reason(judged((f"launch s1 {cargo}", 0.4, 2.0), ("pass", 0.2, 0.0)), state)
        assert found.args["wanted"] == "+".join(one for one in made if one in asked)
    empty = coach.reason(judged(("launch s1 empty", 0.4, 2.0), ("pass", 0.2, 0.0)), state)
    assert "wanted" not in empty.args


def test_every_reason_has_words_and_all_words_are_used() -> None:
    words = {key for key in messages("en", "coach.ftl") if key.startswith("coach-reason")}
    assert words == set(re.findall(r'"(coach-reason-[a-z-]+)"', Path(reasons.__file__).read_text()))


# --- the command -----------------------------------------------------------------------------


@pytest.fixture
def spoilt(tmp_path: Path) -> Path:
    """A game in which player 1 plays at random against somebody who does not."""
    state = em.game("rhodes", players=2).start(5)
    table = [bots.bot("random"), bots.bot("planner:20")]
    while not state.over and state.round < 6:
        rng = random.Random(len(state.moves))
        state.play(bots.decide(table[state.actor], state, rng).id)
    state.transcript().save(tmp_path / "game.json")
    return tmp_path / "game.json"


@pytest.fixture(autouse=True)
def english_again() -> Iterator[None]:
    words.mistakes.clear()
    yield
    words.use("en")
    assert words.mistakes == []


def review(capsys: pytest.CaptureFixture[str], *arguments: object) -> str:
    assert run(["review", *map(str, arguments)]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    return out


def test_the_report(spoilt: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = review(capsys, spoilt, "--seat", 1, "--with", "planner:40")
    assert re.search(r"● Player 1: \d+ decisions, judged by planner:40", out)
    for part in ("Turning points", "What to do better", " 1. ", "(played)", "--all shows"):
        assert part in out
    assert re.search(r"(Mistake|Blunder), \d+% given away", out)
    assert len(out.splitlines()) < 100
    everything = review(capsys, spoilt, "--seat", 1, "--with", "planner:40", "--all")
    assert everything.count("(played)") == int(re.findall(r"(\d+) decisions, judged", out)[0])
    assert "--all" not in everything


def test_whose_decisions(spoilt: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    def reviewed(file: Path, *arguments: object) -> list[int]:
        found = json.loads(review(capsys, file, "--with", "planner:2", "--json", *arguments))
        return [one["seat"] for one in found]

    assert reviewed(spoilt) == [0, 1]
    assert reviewed(spoilt, "--seat", 2) == [1]
    assert reviewed(spoilt, "--seat", 2, "--seat", 1, "--seat", 2) == [1, 0]
    document = json.loads(spoilt.read_text())
    named = tmp_path / "named.json"
    named.write_text(json.dumps(document | {"seats": [{"bot": "easy"}, {"name": "Ann"}]}))
    assert reviewed(named) == [1]
    saved = {"format": "emporion-save/1", "seats": ["human", "easy"], "transcript": document}
    named.write_text(json.dumps(saved))
    assert reviewed(named) == [0]
    assert reviewed(named, "--seat", 2) == [1]


def test_all_of_it_for_programs(spoilt: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (found,) = json.loads(review(capsys, spoilt, "--seat", 1, "--with", "planner:20", "--json"))
    expected = coach.review(em.Transcript.load(spoilt), 0, judge="planner:20")
    assert found == json.loads(json.dumps(dataclasses.asdict(expected)))


ENGLISH = re.compile(r"\b(the|decisions?|wins|given|away|round|rather|better|you)\b", re.I)


@pytest.mark.parametrize("language", [one for one in LANGUAGES if one != "en"])
@pytest.mark.parametrize("name", ["colossus", "rotterdam"])
def test_a_report_in_every_language(
    name: str, language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    state = line(name, 5, bot="random").rewind(60)
    state.transcript().save(tmp_path / "game.json")
    out = review(
        capsys, tmp_path / "game.json", "--with", "planner:20", "--all", "--language", language
    )
    assert "% " in out.replace("%,", "% ")
    assert not ENGLISH.findall(out)
    assert not re.search(r"coach-|review-", out)


def test_the_words_for_lessons_in_every_language() -> None:
    """Each can be said with the arguments it comes with."""
    game = em.game("rotterdam")
    two = [decided(n, "pass", "launch s1 grain", decision="launch", round=n) for n in (4, 5)]
    (lesson,) = lessons.lessons(game, two)
    for language in LANGUAGES:
        words.use(language)
        args = words.plain(lesson.args, "rotterdam")
        told = f"{words.t(lesson.key, **args)} {words.t('coach-lesson-drawn', **args)}"
        assert re.search(r"\b4 \w+ 5\b", told)
        assert "10" in told


def test_stopped_by_hand(
    spoilt: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    before = coach.Bench.judge

    def stopped(bench: coach.Bench, state: em.State, chosen: str | None = None) -> coach.Judged:
        if len(state.moves) > 9:
            raise KeyboardInterrupt
        return before(bench, state, chosen)

    monkeypatch.setattr(coach.Bench, "judge", stopped)
    assert run(["review", str(spoilt), "--seat", "1", "--with", "planner:2"]) == 130
    out, err = capsys.readouterr()
    assert out == ""
    assert re.fullmatch(r"Stopped after \d+ of \d+ decisions\.\n", err)


def edited(file: Path, **change: object) -> Path:
    document = json.loads(file.read_text()) | change
    other = file.with_name("other.json")
    other.write_text(json.dumps(document))
    return other


def test_bad_input(spoilt: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """One line each."""
    em.game("rhodes", players=2).start(1).transcript().save(tmp_path / "begun.json")
    (tmp_path / "torn.json").write_text(spoilt.read_text()[:300])
    moves = json.loads(spoilt.read_text())["moves"]
    moves[3][1] = "row 1"
    for arguments, line in [
        (["nothing.json"], "nothing.json: no such file or directory"),
        ([tmp_path / "torn.json"], "torn.json: is not JSON, so not a saved game"),
        ([tmp_path], "is a directory"),
        ([spoilt, "--seat", "3"], "--seat must be from 1 to 2, not 3"),
        ([spoilt, "--seat", "0"], "--seat must be from 1 to 2, not 0"),
        ([spoilt, "--with", "hal"], "no judge is called 'hal'; there are planner and master"),
        ([spoilt, "--with", "planner:1s"], "'planner:1s': a judge thinks 1 to 1000000"),
        ([spoilt, "--language", "xx"], "--language is one of en, nl, fr, de, es, not 'xx'"),
        ([tmp_path / "begun.json"], "begun.json: has nothing to judge of Player 1 and Player 2"),
        ([tmp_path / "begun.json", "--seat", "2"], "begun.json: has nothing to judge of Player 2"),
        ([edited, {"format": "emporion-transcript/9"}], "format must be 'emporion-transcript/1'"),
        ([edited, {"edition_hash": "0" * 32}], "played with edition 'standard', whose numbers are"),
        ([edited, {"moves": moves}], "decision 4 ('row 1'): "),
        ([edited, {"hashes": []}], "decision 1 ("),
    ]:
        if arguments[0] is edited:
            arguments = [edited(spoilt, **arguments[1])]
        assert run(["review", *map(str, arguments)]) == 1
        out, err = capsys.readouterr()
        assert out == ""
        assert err.startswith("emporion: ")
        assert len(err.splitlines()) == 1
        assert line in err


@pytest.mark.parametrize(
    ("arguments", "line"),
    [
        (["--with", "hal"], "es gibt planner:N und master:N"),
        (["--seat", "9"], "--seat muss von 1 bis 2 sein, nicht 9"),
        (["--seat", "2"], "enthält von Spieler 2 nichts zu beurteilen"),
    ],
)
def test_refused_in_ones_own_language(
    arguments: list[str],
    line: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    em.game("rhodes", players=2).start(1).transcript().save(tmp_path / "begun.json")
    assert run(["review", str(tmp_path / "begun.json"), *arguments]) == 1
    assert line in capsys.readouterr().err
