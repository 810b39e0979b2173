"""The coach: what decisions were worth, judged only by what a seat could know.

>>> import emporion as em
>>> state = em.game("rhodes", players=2).start(seed=3)
>>> hint = judge(state, judge="planner:50")
>>> hint.options[0].text == hint.chosen, hint.verdict
(True, 'best')
"""

from __future__ import annotations

from emporion.coach.judging import Bench, Judged, Option, UnknownJudge, checked_judge, judge, usual
from emporion.coach.lessons import Lesson
from emporion.coach.reasons import Reason, ahead, reason
from emporion.coach.reviewing import Review, review

__all__ = [
    "Bench",
    "Judged",
    "Lesson",
    "Option",
    "Reason",
    "Review",
    "UnknownJudge",
    "ahead",
    "checked_judge",
    "judge",
    "reason",
    "review",
    "usual",
]
