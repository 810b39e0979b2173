"""The files of a balance: what was measured with each edition, held against the criteria."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from emporion.lab.balance import Balance, Standing, Weighed, best, improves
from emporion.lab.criteria import Verdict, verdicts
from emporion.lab.findings import about, about_percent, about_points, capital, findings, listed
from emporion.lab.intervals import Interval
from emporion.lab.measures import Measures
from emporion.lab.page import COLOURS, command, folded, heading, page, paragraph, plot, table
from emporion.lab.paired import GAME, TURNS, Change
from emporion.lab.simulate_report import (
    COMPONENTS,
    EXPLAINED,
    PAGE,
    RESULTS,
    bullets,
    component_row,
    plain,
    write_frame,
    write_whole,
)
from emporion.table.edition import diff
from emporion.table.titles import VERSION

FORMAT = "emporion-balance/1"
SIGNS = {"yes": "holds", "no": "broken", "open": "open"}
CRITERIA = ("criterion", "", "evidence")
CHANGES = ("", "before", "after", "change")
ABOVE = (GAME, TURNS)  # what is told first
SAME = "The two play alike: no value differs."
NOTHING = "Nothing changes beyond what chance explains."


def write(folder: Path, task: Balance, found: Weighed, made_by: str) -> None:
    write_whole(folder / RESULTS, json.dumps(document(task, found, made_by), indent=1) + "\n")
    rows = [
        {"edition": name, **component_row(one)}
        for name, measures in zip(names(task), found.measures, strict=True)
        for one in measures.components
    ]
    write_frame(folder / COMPONENTS, rows)
    write_whole(folder / PAGE, html(task, found, made_by))


def names(task: Balance) -> list[str]:
    """The editions, told apart even where they are called the same."""
    called = [one.game.edition.name for one in task.candidates]
    return [
        name if called.count(name) == 1 else f"{name} ({one.game.edition.hash[:6]})"
        for name, one in zip(called, task.candidates, strict=True)
    ]


def told(task: Balance, games: int) -> str:
    one = task.candidates[0]
    seats = one.seats[0] if len(set(one.seats)) == 1 else ", ".join(one.seats)
    options = "".join(f", {name.replace('_', ' ')}" for name in one.game.options)
    each = " with each edition, from the same seeds" if len(task.candidates) > 1 else ""
    return (
        f"{one.game.name}, {one.game.players} players{options}, played by {seats}: "
        f"{games:,} games{each}."
    )


def document(task: Balance, found: Weighed, made_by: str) -> dict[str, Any]:
    editions = [
        {
            "name": name,
            "hash": one.game.edition.hash,
            "verdicts": [verdict._asdict() for verdict in verdicts(measures)],
            "findings": findings(measures),
            "seats": plain([seat.won for seat in measures.order]),
            "rounds": plain(measures.rounds),
        }
        for name, one, measures in zip(names(task), task.candidates, found.measures, strict=True)
    ]
    place = None if task.present is None else best(found.measures, task.present)
    return {
        "format": FORMAT,
        "command": made_by,
        "emporion": VERSION,
        "key": task.key(),
        "editions": editions,
        "changes": plain([one._asdict() for one in found.changes]) or None,
        "best": None if place is None else names(task)[place],
    }


# --- in words ------------------------------------------------------------------------------------


def verdict_rows(found: Sequence[Verdict]) -> list[tuple[str, ...]]:
    return [(one.criterion, SIGNS[one.holds], one.evidence) for one in found]


def verdict_line(one: Verdict) -> str:
    return f"{SIGNS[one.holds]}: {one.criterion} ({one.evidence})"


def change_row(one: Change) -> tuple[str, ...]:
    return (
        one.name if one.group == GAME else f"{one.group}: {one.name}",
        _shown(one.before, one.unit),
        _shown(one.after, one.unit),
        _difference(one.change, one.unit),
    )


def _shown(found: Interval | None, unit: str) -> str:
    if found is None:
        return "none"
    return about_percent(found) if unit else about(found, 2)


def _difference(found: Interval | None, unit: str) -> str:
    if found is None:
        return ""
    return about_points(found) if unit else f"{'+' if found.value > 0 else ''}{about(found, 2)}"


def real_changes(found: Weighed) -> list[Change]:
    """What chance hardly explains: of the game and its seats, then the surest first."""
    real = [one for one in found.changes if one.real]
    return sorted(real, key=lambda one: (one.group not in ABOVE, one.chance or 0.0))


def other_changes(found: Weighed) -> list[Change]:
    return [one for one in found.changes if not one.real]


def others_told(found: Weighed) -> str:
    """In a sentence, where nothing certain was found."""
    others = other_changes(found)
    named = [one.name for one in others if one.group == GAME]
    turns = [one.name for one in others if one.group == TURNS]
    if turns:
        named.append(f"wins of the {listed(turns)} seat")
    if count := sum(one.group not in ABOVE for one in others):
        named.append(f"{count:,} measures of components")
    return f"Perhaps only chance, if anything: {listed(named)}."


def differences(task: Balance) -> list[str]:
    """The values in which two editions differ."""
    before, after = (one.game.edition for one in task.candidates)
    return [f"{field}: {old} becomes {new}" for field, old, new in diff(before, after)]


def advice(task: Balance, found: Sequence[Measures]) -> str:
    """Which of several editions to play with, and how clear that is."""
    assert task.present is not None
    place = best(found, task.present)
    now = labelled(task)[task.present]
    if place != task.present:
        standing = Standing.of(found[place])
        gained = listed(improves(found[task.present], found[place]))
        return (
            f"Best is {names(task)[place]}: {gained} is met, which {now} breaks, and nothing is "
            f"broken that {now} meets. Winners never use {standing.unused} of its components, and "
            f"no seat is more than {100 * standing.furthest:.1f} points from fair."
        )
    judged = [one for measures in found for one in verdicts(measures)]
    undecided = dict.fromkeys(one.name for one in judged if one.holds == "open")
    if undecided:
        return (
            f"These games are too few to tell: {listed(undecided)} stayed open. So {now} is kept; "
            f"more --games may show whether another is better."
        )
    return f"None is clearly better than {now}, so it is kept."


def labelled(task: Balance) -> list[str]:
    """The editions' names, the one in use marked."""
    found = names(task)
    place = task.present
    if place is not None and found[place] != "standard":
        is_standard = task.candidates[place].game.edition.standard
        found[place] += " (standard)" if is_standard else " (as it is)"
    return found


SEARCH = ("edition", "broken", "open", "never used", "furthest seat", "rounds", "winner's points")


def search_rows(task: Balance, found: Sequence[Measures]) -> list[tuple[str, ...]]:
    """One row an edition, as they were asked for."""
    rows: list[tuple[str, ...]] = []
    for name, measures in zip(labelled(task), found, strict=True):
        standing = Standing.of(measures)
        rows.append(
            (
                name,
                _named(measures, "no"),
                _named(measures, "open"),
                str(standing.unused),
                f"{100 * standing.furthest:.1f}",
                about(measures.rounds.mean),
                about(measures.winning_scores.mean),
            )
        )
    return rows


def _named(measures: Measures, answer: str) -> str:
    """The criteria with this answer."""
    return ", ".join(one.name for one in verdicts(measures) if one.holds == answer) or "none"


# --- the page ------------------------------------------------------------------------------------


def html(task: Balance, weighed: Weighed, made_by: str) -> str:
    called, found = names(task), weighed.measures
    parts = [paragraph(told(task, found[0].games))]
    if task.present is not None:
        parts += [
            heading("Which is best"),
            paragraph(advice(task, found)),
            table(SEARCH, search_rows(task, found)),
        ]
    if weighed.changes:
        real = [change_row(one) for one in real_changes(weighed)]
        others = [change_row(one) for one in other_changes(weighed)]
        parts += [
            heading(f"From {called[0]} to {called[1]}"),
            bullets(differences(task) or [SAME]),
            heading("What changes"),
            table(CHANGES, real) if real else paragraph(NOTHING),
            folded(f"Perhaps only chance: {len(others):,} others", table(CHANGES, others)),
        ]
    parts += [heading("How to read this"), *map(paragraph, (HOW, *EXPLAINED))]
    parts += [
        plot(
            "Wins by turn",
            lambda axes: _draw_seats(axes, called, found),
            says="The share of games won, by turn in the first round; between the outer lines no "
            "seat is more than 5 percentage points from fair.",
            size=(8, 1.4 + 0.3 * len(found) * found[0].players),
        )
    ]
    for name, measures in zip(called, found, strict=True):
        parts += [
            heading(capital(name)),
            table(CRITERIA, verdict_rows(verdicts(measures))),
            bullets(findings(measures)),
        ]
    parts += [command(made_by), paragraph(f"Made by Emporion {VERSION}.")]
    one = task.candidates[0].game
    return page(f"{capital(one.name)} for {one.players}, weighed", parts)


HOW = (
    "A criterion holds or is broken when the games played leave no doubt of it at 95%; otherwise "
    "it is open, and more games are needed. Two editions are compared game by game from the same "
    "seeds; only what seats win with a component is compared as if the games were others. A change "
    "is listed as one if chance would list any among all that is compared less than once in "
    "twenty such pages (Holm's correction); its interval is that of the one change."
)


def _draw_seats(axes: Any, called: Sequence[str], found: Sequence[Measures]) -> None:
    players, fair = found[0].players, found[0].fair
    rows = len(found) * players
    for place, measures in enumerate(found):
        for turn, seat in enumerate(measures.order):
            row = rows - 1 - (turn * len(found) + place)
            reach = [[seat.won.value - seat.won.low], [seat.won.high - seat.won.value]]
            axes.errorbar(
                [seat.won.value],
                [row],
                xerr=reach,
                fmt="o",
                capsize=3,
                ms=4,
                color=COLOURS[place % len(COLOURS)],
                label=called[place] if turn == 0 else None,
            )
    for line, width in ((fair - 0.05, 0.6), (fair, 1.2), (fair + 0.05, 0.6)):
        axes.axvline(line, color=COLOURS[5], lw=width)
    ticks = [rows - (turn + 0.5) * len(found) - 0.5 for turn in range(players)]
    axes.set_yticks(ticks, [f"turn {turn}" for turn in range(1, players + 1)])
    axes.set_ylim(-0.7, rows - 0.3)
    axes.xaxis.set_major_formatter(lambda share, _: f"{100 * share:.0f}%")
    if len(found) > 1:
        axes.legend(fontsize="small")
