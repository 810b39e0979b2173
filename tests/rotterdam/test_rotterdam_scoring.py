"""RO-10 End and score."""

from typing import Any

import pytest

import emporion as em
from quay import Quay, play, texts

VALUES = {
    "bread": 1,
    "beer": 2,
    "orange-juice": 1,
    "jam": 2,
    "petrol": 1,
    "plastic": 2,
    "steel": 1,
    "bicycles": 2,
}
FOUR = ("bread+orange-juice", "bread+petrol", "bread+steel", "orange-juice+petrol")  # 4 points each
HARBOURS = ("vulcaanhaven", "merwehaven", "botlek", "europoort")


def last_turn(players: int = 3, number: int = 40, edition: Any = "standard") -> Quay:
    """The last turn of a phase 6, whose player cannot fulfil anything: it is passed (N-3)."""
    quay = Quay(players, edition)
    quay.phase("missions", players - 1, 0, number)
    useless = iter(("beer+bicycles", "jam+bicycles", "petrol+bicycles", "plastic+bicycles"))
    others = iter(("bread+bicycles", "orange-juice+bicycles", "plastic+steel", "beer+plastic"))
    for seat in range(players):
        quay.missions(seat, next(useless), next(others), *quay.doc["seats"][seat]["missions"][2:])
    return quay


def cause(state: em.State) -> list[str]:
    return [event.data["cause"] for event in state.log() if event.kind == "last"]


def can_fulfil(quay: Quay, seat: int, mission: str) -> None:
    """The seat holds the mission as its first and what it needs."""
    quay.missions(seat, mission, *quay.doc["seats"][seat]["missions"][1:])
    quay.products(seat, *mission.split("+"))


# --- the points (RO-10.1) ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("before", "mission", "points"),
    [
        ((), "beer+plastic", 6),
        (("beer+jam",), "bread+jam", 11),
        (FOUR[:2], "bread+steel", 12),
        (("beer+jam",), "beer+plastic", 12),
        (("beer+jam+plastic",), "bread+jam", 15),
    ],
)
def test_twelve_points_on_missions_end_the_game(
    before: tuple[str, ...], mission: str, points: int
) -> None:
    """RO-10.1: twelve or more, after phase 6."""
    quay = Quay()
    quay.phase("missions", 2, 0)
    quay.fulfilled(2, *before)
    can_fulfil(quay, 2, mission)
    state = play(quay.state(), "fulfil 1")
    assert state.position()["seats"][2]["points"] == points
    assert state.over == (points >= 12)
    assert cause(state) == (["points"] if points >= 12 else [])
    assert state.round == (1 if points >= 12 else 2)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_has_that_phase_s_turn(players: int) -> None:
    """RO-10.1: the harbour master has enough; the last player still fulfils a mission and wins."""
    last = players - 1
    quay = Quay(players)
    quay.phase("missions", 0, 0)
    quay.fulfilled(0, *FOUR[:2])
    can_fulfil(quay, 0, "bread+steel")
    quay.fulfilled(last, "beer+jam+plastic")
    can_fulfil(quay, last, "petrol+steel")
    state = play(quay.state(), "fulfil 1")
    assert (state.over, state.actor, state.decision) == (False, last, "mission")
    assert state.position()["seats"][0]["points"] == 12
    play(state, "fulfil 1")
    assert state.over
    assert (state.scores[0], state.scores[last], state.winners) == (12, 14, [last])


def test_the_first_to_have_twelve_points_need_not_win() -> None:
    """RO-10.1, RO-10.2: the remark of the rulebook; products and advantages decide."""
    quay = Quay()
    quay.phase("missions", 2, 0)
    quay.fulfilled(2, *FOUR[:2])
    can_fulfil(quay, 2, "bread+steel")
    quay.fulfilled(1, "beer+jam")
    quay.products(1, "beer", "jam", "jam")
    quay.laid(1, "extra")
    state = play(quay.state(), "fulfil 1")
    assert (state.scores, state.winners) == ([0, 14, 12], [1])


def test_only_points_on_missions_count_for_the_end() -> None:
    """RO-10.1: not advantages nor products."""
    quay = last_turn(number=5)
    quay.fulfilled(0, "beer+jam+plastic")
    quay.products(0, "beer", "beer", "jam")
    quay.laid(0, "extra", "advantage", "advantage")
    state = quay.state()
    assert (state.over, state.round) == (False, 6)


@pytest.mark.parametrize("points", [6, 13])
def test_the_edition_says_how_many_points_end_the_game(points: int) -> None:
    """RO-10.1"""
    edition = {"game": "rotterdam", "name": "mine", "version": 1, "end": {"points": points}}
    for missions, total in (
        (["beer+jam"], 6),
        (list(FOUR[:3]), 12),
        ([*FOUR[:2], "bread+jam"], 13),
    ):
        quay = last_turn(number=3, edition=edition)
        quay.fulfilled(1, *missions)
        assert quay.state().over == (total >= points)


# --- the score (RO-10.2) -----------------------------------------------------------------------


def test_a_mission_scores_its_points() -> None:
    """RO-10.2"""
    quay = last_turn()
    quay.fulfilled(0, "bread+jam", "beer+jam")
    quay.fulfilled(2, "beer+jam+plastic")
    assert quay.state().scores == [5 + 6, 0, 10]


@pytest.mark.parametrize(("product", "value"), VALUES.items())
def test_a_product_card_scores_its_value(product: str, value: int) -> None:
    """RO-10.2: each of those still held."""
    quay = last_turn()
    quay.products(1, product, product)
    state = quay.state()
    assert state.over
    assert state.scores == [0, 2 * value, 0]


@pytest.mark.parametrize(("card", "value"), [("advantage", 1), ("extra", 2)])
@pytest.mark.parametrize("laid", [True, False])
def test_an_advantage_card_scores_its_value(card: str, value: int, laid: bool) -> None:
    """RO-10.2, RO-9.7: laid or in hand."""
    quay = last_turn()
    (quay.laid if laid else quay.cards)(1, card)
    assert quay.state().scores == [0, value, 0]


def test_other_transport_cards_and_missions_in_hand_score_nothing() -> None:
    """RO-10.2"""
    quay = last_turn()
    quay.cards(0, "joker", "police", "thief")
    quay.cards(1, "luck", "storm", "setback")
    quay.spent("beer", "beer")
    quay.ship("a3", 0, "grain")
    state = quay.state()
    assert (state.over, state.scores) == (True, [0, 0, 0])


def test_the_parts_of_a_score_add_up() -> None:
    """RO-10.2"""
    quay = last_turn(4)
    quay.fulfilled(1, "bread+jam", "beer+plastic")
    quay.laid(1, "advantage", "extra")
    quay.cards(1, "advantage", "joker")
    quay.products(1, "bread", "beer", "beer", "steel")
    assert quay.state().scores == [0, 5 + 6 + 1 + 2 + 1 + 1 + 2 + 2 + 1, 0, 0]


def test_the_edition_says_what_cards_are_worth() -> None:
    """RO-10.2"""
    edition = {
        "game": "rotterdam",
        "name": "mine",
        "version": 1,
        "advantage": {"advantage": 3, "extra": 7},
    }
    quay = last_turn(edition=edition)
    quay.laid(0, "extra")
    quay.cards(1, "advantage")
    assert quay.state().scores == [7, 3, 0]


def test_before_the_end_only_what_is_open_is_scored() -> None:
    """RO-10.2, RO-11.2: fulfilled missions and advantages face up."""
    quay = Quay()
    quay.phase("missions", 0, 0, number=40)
    quay.fulfilled(0, "bread+jam")
    quay.laid(0, "extra")
    quay.cards(0, "advantage")
    quay.products(0, "beer", "steel")
    quay.cards(1, "advantage")
    quay.products(2, "beer")
    state = quay.state()
    assert state.scores == [5 + 2, 0, 0]
    play(state, "pass")
    assert state.scores == [5 + 2, 0, 0]
    play(state, "pass")
    assert state.over
    assert state.scores == [5 + 2 + 1 + 2 + 1, 1, 2]


# --- ties (RO-10.3) ----------------------------------------------------------------------------


@pytest.mark.parametrize(("one", "other"), [(0, 1), (1, 0), (0, 2), (2, 0), (1, 2), (2, 1)])
def test_a_tie_goes_to_more_points_on_missions(one: int, other: int) -> None:
    """RO-10.3: before product cards are counted."""
    quay = last_turn()
    quay.fulfilled(one, "beer+jam")
    quay.fulfilled(other, "bread+petrol")
    quay.products(other, "steel", "steel")
    state = quay.state()
    assert state.scores[one] == state.scores[other] == 6
    assert state.winners == [one]


@pytest.mark.parametrize(("one", "other"), [(0, 1), (1, 0), (0, 2), (2, 0), (1, 2), (2, 1)])
def test_a_further_tie_goes_to_more_product_cards(one: int, other: int) -> None:
    """RO-10.3: two of one point against one of two."""
    quay = last_turn()
    quay.fulfilled(one, "bread+petrol")
    quay.fulfilled(other, "bread+steel")
    quay.products(one, "steel", "steel")
    quay.products(other, "jam")
    state = quay.state()
    assert state.scores[one] == state.scores[other] == 6
    assert state.winners == [one]


def test_advantages_are_no_product_cards_in_a_tie() -> None:
    """RO-10.3"""
    quay = last_turn()
    quay.laid(0, "advantage", "advantage")
    quay.products(1, "jam")
    state = quay.state()
    assert (state.scores, state.winners) == ([2, 2, 0], [1])


@pytest.mark.parametrize("seats", [(0, 1), (0, 2), (1, 2)])
def test_a_full_tie_is_shared(seats: tuple[int, int]) -> None:
    """RO-10.3"""
    quay = last_turn()
    for seat, mission in zip(seats, FOUR, strict=False):
        quay.fulfilled(seat, mission)
        quay.products(seat, "steel", "jam")
    state = quay.state()
    assert state.winners == list(seats)
    assert state.events[-1].data == {"winners": list(seats)}


def test_all_may_share() -> None:
    """RO-10.3"""
    for players in (2, 3, 4):
        state = last_turn(players).state()
        assert state.winners == list(range(players))


def test_a_tie_does_not_beat_more_points() -> None:
    """RO-10.3, RO-10.2"""
    quay = last_turn()
    quay.fulfilled(0, "beer+jam+plastic")
    quay.products(1, *["jam"] * 4, *["beer"] * 2)
    assert quay.state().winners == [1]


# --- other ends (RO-10.4) ----------------------------------------------------------------------


def empty_stacks(left: str | None = None) -> Quay:
    quay = last_turn(number=7)
    for harbour in HARBOURS:
        quay.exhaust(harbour, 1 if harbour == left else 0)
    return quay


def test_empty_stacks_and_no_mission_fulfilled_end_the_game() -> None:
    """RO-10.4"""
    state = empty_stacks().state()
    assert state.over
    assert cause(state) == ["stacks"]


@pytest.mark.parametrize("harbour", HARBOURS)
def test_one_product_card_left_keeps_the_game_going(harbour: str) -> None:
    """RO-10.4: all four stacks must be empty."""
    state = empty_stacks(left=harbour).state()
    assert (state.over, state.round) == (False, 8)


def test_a_mission_fulfilled_in_that_phase_keeps_the_game_going() -> None:
    """RO-10.4: whoever fulfilled it; in the next round it does not count any more."""
    quay = Quay()
    quay.phase("missions", 0, 0)
    can_fulfil(quay, 0, "beer+jam")
    for harbour in HARBOURS:
        quay.exhaust(harbour)
    other = quay.state()
    state = play(quay.state(), "fulfil 1")
    assert (state.over, state.round, state.position()["fulfilled_now"]) == (False, 2, False)
    play(other, "pass")
    assert other.over
    assert cause(other) == ["stacks"]
    while state.round == 2 and not state.over:
        state.play(next(text for text in texts(state) if text in ("pass", "call blue", "done")))
    assert (state.over, state.round, cause(state)) == (True, 2, ["stacks"])


def test_products_in_hand_do_not_keep_the_game_going() -> None:
    """RO-10.4"""
    quay = last_turn(number=7)
    quay.products(0, "bread", "jam", "petrol")
    for harbour in HARBOURS:
        quay.exhaust(harbour)
    assert quay.state().over


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_game_ends_after_forty_rounds(players: int) -> None:
    """RO-10.4"""
    assert last_turn(players, 40).state().over
    state = last_turn(players, 39).state()
    assert (state.over, state.round) == (False, 40)


def test_in_the_last_round_everybody_still_has_a_turn() -> None:
    """RO-10.4"""
    quay = Quay()
    quay.phase("missions", 0, 0, number=40)
    can_fulfil(quay, 0, "beer+jam")
    can_fulfil(quay, 2, "plastic+bicycles")
    state = play(quay.state(), "fulfil 1")
    assert (state.over, state.actor) == (False, 2)
    play(state, "fulfil 1")
    assert (state.over, state.scores, cause(state)) == (True, [6, 0, 6], ["rounds"])


def test_the_edition_says_how_many_rounds() -> None:
    """RO-10.4"""
    edition = {"game": "rotterdam", "name": "mine", "version": 1, "end": {"rounds": 5}}
    assert last_turn(number=5, edition=edition).state().over
    assert not last_turn(number=4, edition=edition).state().over


def test_every_game_comes_to_an_end() -> None:
    """RO-10.4: also if nobody ever places a ship."""
    state = em.game("rotterdam", players=2).start(1)
    while not state.over:
        state.play("pass" if state.decision == "launch" else "call red")
    assert (state.round, cause(state), state.scores) == (40, ["rounds"], [0, 0])
    assert state.winners == [0, 1]


# --- once it is over ---------------------------------------------------------------------------


def test_nothing_can_be_played_after_the_end() -> None:
    """RO-10.1"""
    state = last_turn().state()
    assert state.legal() == []
    for action in ("pass", "done", "launch s1 empty"):
        before = bytes(state)
        with pytest.raises(em.IllegalAction, match="over"):
            state.play(action)
        assert bytes(state) == before


def test_the_end_is_told_to_everybody() -> None:
    """RO-10.1"""
    quay = Quay()
    quay.phase("missions", 2, 0)
    quay.fulfilled(2, *FOUR[:2])
    can_fulfil(quay, 2, "bread+steel")
    state = play(quay.state(), "fulfil 1")
    for viewer in (0, 1, 2, None):
        events = [event.to_dict() for event in state.events_for(viewer)]
        assert events[-2:] == [
            {"kind": "last", "cause": "points"},
            {"kind": "over", "winners": [2]},
        ]
