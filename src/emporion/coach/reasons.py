"""Why the best choice is the best: words by their key, for a hint."""

from __future__ import annotations

from dataclasses import dataclass

from emporion.coach.judging import Judged


@dataclass(frozen=True)
class Reason:
    """Words by their key; `best` and `next` among the arguments are actions in notation."""

    key: str
    args: dict[str, str | int]


def reason(judged: Judged) -> Reason:
    """Why what is best is better than the next best."""
    if not judged.options:
        return Reason("coach-reason-habit", {"best": judged.chosen})
    best, *others = judged.options
    args: dict[str, str | int] = {"best": best.text, "percent": round(100 * best.wins)}
    if not others:
        return Reason("coach-reason-only", args)
    args |= {"next": others[0].text, "nextPercent": round(100 * others[0].wins)}
    return Reason("coach-reason-wins", args)
