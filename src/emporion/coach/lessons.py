"""What to do better, drawn from the decisions that cost most."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from emporion.coach.judging import Judged
from emporion.games import places
from emporion.table.kernel import Game

LISTED = 4  # rounds, or spans of them, that a lesson names at most
MOST = 3
BLAMED = ("slip", "mistake", "blunder")

# Choices that do nothing; what was asked then shows whether more or less was better.
IDLE = {"stop", "skip", "done", "pass", "decline", "none", "hand-in"}
HELD_BACK = "play "  # what can be done at any decision of a turn, and need not be done at once
# Decisions about the same thing.
SAME = {
    **{"bronze": "give", "turn": "cards", "trade": "cards", "cargo": "launch", "pick": "answer"},
    **dict.fromkeys(("first", "target", "back", "goal"), "steer"),
}
# What is said of many different choices must explain more than what is said of a few alike.
WEIGHT = {"rather": 1.0, "more": 0.9, "less": 0.8, "other": 1.0, "opening": 0.4, "endgame": 0.4}
DECIDED = 0.4  # what was lost when hardly anything could change who wins counts so much
PHASE = 4  # the opening and the endgame are a quarter of the rounds each
PHASE_LEAST = 3  # decisions that make a phase worth a lesson


@dataclass(frozen=True)
class Lesson:
    """One thing to do better.

    `key` names its words in the catalogue `coach`, and `coach-lesson-drawn` those that tell where
    it was drawn from; `args` serve both. Names in them are joined by "+"; `chosen` and `best` are
    choices in notation, of the decision that cost most.
    """

    key: str
    args: dict[str, str | int]
    numbers: tuple[int, ...]  # of the decisions it is drawn from
    cost: float  # of these, added up


Topic = tuple[str, tuple[tuple[str, str], ...]]  # a key of the catalogue, and the places it names


def lessons(game: Game, decisions: Sequence[Judged], is_over: bool = True) -> tuple[Lesson, ...]:
    """At most three, the dearest first, none against another. Where nothing is to be blamed there
    is none."""
    left = blamed(decisions)
    last = max((one.round for one in decisions), default=0)
    found: dict[Topic, tuple[float, Lesson]] = {}
    while len(found) < MOST:
        groups: dict[Topic, list[Judged]] = defaultdict(list)
        for one in left:
            for topic in _topics(game, one, last, is_over):
                if not any(_contradict(topic, other) for other in found):
                    groups[topic].append(one)
        if not groups:
            break
        topic, drawn = max(groups.items(), key=lambda item: _explains(*item))
        if not _explains(topic, drawn):
            break
        found[topic] = _weight(drawn), _lesson(topic, drawn)
        left = [one for one in left if one not in drawn]
    dearest = sorted(found.values(), key=lambda pair: pair[0], reverse=True)
    return tuple(lesson for _, lesson in dearest)


def blamed(decisions: Sequence[Judged]) -> list[Judged]:
    """What is to be blamed, in the order of the game. A transport card that could have been played
    at several decisions of a round was missed once: where that cost most."""
    missed: dict[tuple[int, str], Judged] = {}
    for one in decisions:
        if one.verdict in BLAMED:
            best = one.options[0].text
            what = (one.round, best) if best.startswith(HELD_BACK) else (one.number, "")
            missed[what] = max(missed.get(what, one), one, key=lambda judged: judged.cost)
    return sorted(missed.values(), key=lambda judged: judged.number)


def _contradict(one: Topic, other: Topic) -> bool:
    """Whether one asks for more of what the other asks for less of.

    >>> more = "coach-lesson-rhodes-place-more", (("better", "market"),)
    >>> rather = "coach-lesson-rhodes-place-rather", (("better", "harbour"), ("place", "market"))
    >>> _contradict(more, rather), _contradict(more, more)
    (True, False)
    """
    (wanted, unwanted), (also, neither) = _asks(one), _asks(other)
    return bool(wanted & neither or unwanted & also)


def _asks(topic: Topic) -> tuple[set[str], set[str]]:
    """What a lesson wants more of, and what less."""
    key, named = topic
    about, _, manner = key.rpartition("-")
    if named:
        return {what for role, what in named if role == "better"}, {
            what for role, what in named if role == "place"
        }
    return {about} if manner == "more" else set(), {about} if manner == "less" else set()


def _explains(topic: Topic, drawn: Sequence[Judged]) -> float:
    """How much of what was lost a lesson accounts for."""
    manner = topic[0].rpartition("-")[2]
    if manner in ("opening", "endgame") and len(drawn) < PHASE_LEAST:
        return 0.0
    return WEIGHT[manner] * _weight(drawn)


def _weight(drawn: Sequence[Judged]) -> float:
    """What decisions cost; less where the winner was all but certain."""
    return sum(one.cost * (1.0 if one.decides else DECIDED) for one in drawn)


def _lesson(topic: Topic, drawn: Sequence[Judged]) -> Lesson:
    key, named = topic
    cost, loss = sum(one.cost for one in drawn), sum(one.loss for one in drawn)
    dearest = max(drawn, key=lambda one: one.cost)
    rounds = sorted({_round(one) for one in drawn})
    spans = _spans(rounds)
    args: dict[str, str | int] = {
        **dict(named),
        "count": len(drawn),
        "rounds": "+".join(spans),
        "many": len(rounds),
        "scattered": int(not spans),  # too much to name: only where it begins and ends
        "from": rounds[0],
        "to": rounds[-1],
        # On average; 0 percent where the points tell more.
        "percent": max(1, _rounded(100 * loss / len(drawn))) if loss >= cost / 2 else 0,
        "points": max(1, _rounded(sum(one.points for one in drawn) / len(drawn))),
        "round": _round(dearest),
        "chosen": dearest.chosen,
        "best": dearest.options[0].text,
    }
    return Lesson(key, args, tuple(one.number for one in drawn), cost)


def _rounded(number: float) -> int:
    """As people do it.

    >>> _rounded(6.5), _rounded(7.5), _rounded(6.4)
    (7, 8, 6)
    """
    return math.floor(number + 0.5)


def _spans(rounds: Sequence[int]) -> list[str]:
    """Rounds in order, as few words as will do; none if those were too many.

    >>> _spans([3, 4, 7]), _spans([2, 3, 4, 5, 9]), _spans([1, 3, 6, 8, 11])
    (['3', '4', '7'], ['2–5', '9'], [])
    """
    spans: list[list[int]] = []
    for one in rounds:
        if spans and one == spans[-1][-1] + 1:
            spans[-1].append(one)
        else:
            spans.append([one])
    parts = [
        part
        for span in spans
        for part in ([f"{span[0]}–{span[-1]}"] if len(span) > 2 else map(str, span))
    ]
    return parts if len(parts) <= LISTED else []


def _round(one: Judged) -> int:
    """What is bought before the first round counts for that."""
    return max(1, one.round)


def _topics(game: Game, one: Judged, last: int, is_over: bool) -> Iterator[Topic]:
    """What a decision could be a lesson of."""
    about = f"coach-lesson-{'rotterdam' if game.name == 'rotterdam' else 'rhodes'}"
    best = one.options[0].text
    if one.decision == "place":
        yield f"{about}-place-rather", (("better", best), ("place", one.chosen))
        yield f"{about}-place-more", (("better", best),)
        yield f"{about}-place-less", (("place", one.chosen),)
    else:
        yield f"{about}-{_manner(game, one.decision, one.chosen, best)}", ()
    quarter = max(1, last // PHASE)
    if one.round <= quarter:
        yield "coach-lesson-opening", ()
    if is_over and one.round > last - quarter:
        yield "coach-lesson-endgame", ()


def _manner(game: Game, decision: str, chosen: str, best: str) -> str:
    """What it is about, and whether more of it was better, less, or something else.

    >>> import emporion as em
    >>> _manner(em.game("rhodes"), "sell", "sell wine", "stop")
    'sell-less'
    >>> _manner(em.game("rotterdam"), "call", "call green", "play storm")
    'cards-more'
    """
    kinds = [places.of(game)[game.action(text).id].kind for text in (chosen, best)]
    about = SAME.get(decision, decision)
    if "play" in kinds:
        about, does = "cards", [kind == "play" for kind in kinds]
    elif decision == "reward":  # units for points, the rest for money
        mine, better = (int(text.split()[1]) for text in (chosen, best))
        return "reward-more" if better > mine else "reward-less"
    else:
        does = [kind not in IDLE for kind in kinds]
    return f"{about}-{'other' if does[0] == does[1] else 'more' if does[1] else 'less'}"
