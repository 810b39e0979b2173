"""Why the best choice is the best: words by their key, for a hint."""

from __future__ import annotations

from dataclasses import dataclass

from emporion.coach.judging import NOISE, Judged
from emporion.coach.lessons import IDLE

FURTHER = 0.75  # points of lead that are worth mentioning


@dataclass(frozen=True)
class Reason:
    """A key of the catalogue `coach` with its arguments; `best`, `next` and `idle` among them are
    choices in notation."""

    key: str
    args: dict[str, str | int]


def reason(judged: Judged) -> Reason:
    """What the best choice gains, against the next best and against doing nothing."""
    if not judged.options:
        return _by_habit(judged)
    best, *others = judged.options
    args: dict[str, str | int] = {"best": best.text, "percent": round(100 * best.wins)}
    if not others:
        return Reason("coach-reason-only", args)
    other = others[0]
    args |= {"next": other.text, "other": round(100 * other.wins)}
    gain, further = best.wins - other.wins, best.lead - other.lead
    if gain <= NOISE:
        if further < FURTHER:
            return Reason("coach-reason-even", args)
        return Reason("coach-reason-lead", args | {"points": round(further)})
    idle = next((one for one in others[1:] if one.text in IDLE), None)
    if idle is not None:
        nothing: dict[str, str | int] = {"idle": idle.text, "without": round(100 * idle.wins)}
        return Reason("coach-reason-idle", args | nothing)
    return Reason("coach-reason-wins", args)


def _by_habit(judged: Judged) -> Reason:
    """Nothing was compared: there is one choice, or it is about what to offer."""
    args: dict[str, str | int] = {"best": judged.chosen}
    match judged.decision:
        case "trade" if judged.chosen == "offer":
            return Reason("coach-reason-offer", args)
        case "draft" if judged.chosen != "cancel":
            return Reason("coach-reason-draft", args)
        case "trade" | "draft":
            return Reason("coach-reason-no-offer", args)
    return Reason("coach-reason-only", args)
