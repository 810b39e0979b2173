"""Why the best choice is the best: words by their key, for a hint."""

from __future__ import annotations

from dataclasses import dataclass, replace

from emporion.coach import judging
from emporion.coach.judging import Judged, Option
from emporion.coach.lessons import IDLE
from emporion.table.kernel import State

NOISE = round(100 * judging.NOISE)  # percent
FURTHER = 1  # points of lead that are worth mentioning
AHEAD = 3  # decisions that a choice leads to
ASIDE = {*IDLE, "row"}  # nothing that one chooses something else for


@dataclass(frozen=True)
class Reason:
    """A key of the catalogue `coach` with its arguments; `best`, `next` and `idle` among them are
    choices in notation, and so is what the best one leads to."""

    key: str
    args: dict[str, str | int]
    then: tuple[str, ...] = ()


def reason(judged: Judged, state: State | None = None) -> Reason:
    """What the best choice gains, against the next best and against doing nothing, and for what.

    Where it is asked, `state`, it also names what one's missions want of a cargo, as `wanted`.
    """
    found = _compared(judged) if judged.options else _by_habit(judged)
    wanted = _wanted(state, str(found.args["best"])) if state is not None else ()
    return replace(found, args=found.args | {"wanted": "+".join(wanted)}) if wanted else found


def _wanted(state: State, best: str) -> tuple[str, ...]:
    """The products that a ship's cargo is for, and that one's own missions still ask for."""
    match best.split():
        case ["launch", _, cargo] if cargo != "empty":
            edition, mine = state.game.edition.document(), state.view(state.actor)
            own = mine["seats"][state.actor]
            harbour = next(one["harbour"] for one in edition["raw"] if one["raw"] == cargo)
            made = [one["product"] for one in edition["product"] if one["harbour"] == harbour]
            asked = {product for mission in own["missions"] for product in mission.split("+")}
            return tuple(one for one in made if one in asked and not own["products"].get(one))
    return ()


def ahead(judged: Judged) -> tuple[str, ...]:
    """How the seat would go on after the best choice, without what only ends something."""
    return tuple(text for text in judged.then if text.split()[0] not in ASIDE)


def _compared(judged: Judged) -> Reason:
    best, *others = judged.options
    then = ahead(judged)[:AHEAD]
    args: dict[str, str | int] = {"best": best.text}
    if not others:
        return Reason("coach-reason-only", args, then)
    other = others[0]
    gain, further = best.percent - other.percent, round(best.lead) - round(other.lead)
    args |= {"next": other.text, "points": max(0, further)}
    if _is_decided(best) and _is_decided(other) and abs(gain) <= NOISE:
        if further < FURTHER:
            return Reason("coach-reason-decided-even", args, then)
        return Reason("coach-reason-decided-lead", args, then)
    if gain > NOISE:
        args["gain"] = gain
        idle = next((one for one in others[1:] if one.text in IDLE), None)
        without = best.percent - idle.percent if idle else 0
        if idle is None or without <= gain:
            return Reason("coach-reason-wins", args, then)
        nothing: dict[str, str | int] = {"idle": idle.text, "without": without}
        return Reason("coach-reason-idle", args | nothing, then)
    if further < FURTHER:
        return Reason("coach-reason-even", args, then)
    if gain < -NOISE:
        return Reason("coach-reason-rather", args | {"loss": -gain}, then)
    return Reason("coach-reason-lead", args, then)


def _is_decided(one: Option) -> bool:
    """Whether it reads as no chance at all, or as a certain one."""
    return one.percent in (0, 100)


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
