"""The files of a balance: what was measured with each edition, held against the criteria."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from emporion.lab.balance import GAME, TURNS, Balance, Change, Standing, best, changes
from emporion.lab.criteria import Verdict, verdicts
from emporion.lab.findings import about, about_percent, capital, findings
from emporion.lab.intervals import Interval
from emporion.lab.measures import Measures
from emporion.lab.page import COLOURS, command, heading, page, paragraph, plot, table
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
CHANGES = ("", "before", "after", "change", "")
ABOVE = (GAME, TURNS)  # always shown


def write(folder: Path, task: Balance, found: Sequence[Measures], made_by: str) -> None:
    write_whole(folder / RESULTS, json.dumps(document(task, found, made_by), indent=1) + "\n")
    rows = [
        {"edition": name, **component_row(one)}
        for name, measures in zip(names(task), found, strict=True)
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
    each = " with each edition, from the same seeds" if len(task.candidates) > 1 else ""
    return f"{one.game.name}, {one.game.players} players, played by {seats}: {games:,} games{each}."


def document(task: Balance, found: Sequence[Measures], made_by: str) -> dict[str, Any]:
    editions = [
        {
            "name": name,
            "hash": one.game.edition.hash,
            "verdicts": [verdict._asdict() for verdict in verdicts(measures)],
            "findings": findings(measures),
            "seats": plain([seat.won for seat in measures.order]),
            "rounds": plain(measures.rounds),
        }
        for name, one, measures in zip(names(task), task.candidates, found, strict=True)
    ]
    return {
        "format": FORMAT,
        "command": made_by,
        "emporion": VERSION,
        "key": task.key(),
        "editions": editions,
        "changes": plain([one._asdict() for one in changes(*found)]) if len(found) == 2 else None,
        "best": names(task)[best(found)] if task.search else None,
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
        _shown(one.change, one.unit),
        "" if one.real else "may be chance",
    )


def _shown(found: Interval | None, unit: str) -> str:
    if found is None:
        return "none"
    return about_percent(found) if unit else about(found, 2)


def real_changes(found: Sequence[Measures]) -> list[Change]:
    """The game and its seats, then what chance hardly explains, the surest first."""
    every = changes(*found)
    real = [one for one in every if one.real and one.group not in ABOVE]
    return [
        *(one for one in every if one.group in ABOVE),
        *sorted(real, key=lambda one: -_weight(one)),
    ]


def _weight(one: Change) -> float:
    if one.change is None:
        return float("inf")
    reach = max(one.change.high - one.change.value, one.change.value - one.change.low)
    return abs(one.change.value) / reach if reach else float("inf")


def differences(task: Balance) -> list[str]:
    """The values in which two editions differ."""
    before, after = (one.game.edition for one in task.candidates)
    return [f"{field}: {old} becomes {new}" for field, old, new in diff(before, after)]


def advice(task: Balance, found: Sequence[Measures]) -> str:
    """Which of several editions meets the criteria best, and how clear that is."""
    standings = [Standing.of(one) for one in found]
    place = best(found)
    called = names(task)
    present = next(
        (at for at, one in enumerate(task.candidates) if one.game.edition.standard), None
    )
    told = standings[place]
    words = (
        f"Best is {called[place]}: {told.broken} of {len(verdicts(found[0]))} criteria broken, "
        f"{told.unused} components that winners never use, no seat more than "
        f"{100 * told.furthest:.1f} points from fair."
    )
    if present is None or present == place:
        return words
    if standings[present].broken == told.broken:
        return (
            f"{words} But {called[present]}, the standard edition's, breaks no more criteria: "
            f"that is no clear reason for a change."
        )
    return f"{words} {called[present]}, the standard edition's, breaks {standings[present].broken}."


SEARCH = ("edition", "broken", "open", "never used", "furthest seat", "rounds", "winner's points")


def search_rows(task: Balance, found: Sequence[Measures]) -> list[tuple[str, ...]]:
    """One row an edition, as they were asked for."""
    rows: list[tuple[str, ...]] = []
    for name, one, measures in zip(names(task), task.candidates, found, strict=True):
        standing = Standing.of(measures)
        rows.append(
            (
                f"{name} (standard)" if one.game.edition.standard and name != "standard" else name,
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


def html(task: Balance, found: Sequence[Measures], made_by: str) -> str:
    called = names(task)
    parts = [paragraph(told(task, found[0].games))]
    if task.search:
        parts += [
            heading("Which is best"),
            paragraph(advice(task, found)),
            table(SEARCH, search_rows(task, found)),
        ]
    if len(found) == 2:
        real = real_changes(found)
        parts += [
            heading(f"From {called[0]} to {called[1]}"),
            bullets(differences(task) or ["The two play alike: no value differs."]),
            heading("What changes"),
            table(CHANGES, [change_row(one) for one in real]),
        ]
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
    if len(found) == 2:
        rows = [change_row(one) for one in changes(*found)]
        parts += [heading("Everything compared"), table(CHANGES, rows)]
    parts += [
        heading("How to read this"),
        *map(paragraph, (HOW, *EXPLAINED)),
        command(made_by),
        paragraph(f"Made by Emporion {VERSION}."),
    ]
    one = task.candidates[0].game
    return page(f"{capital(one.name)} for {one.players}, weighed", parts)


HOW = (
    "A criterion holds or is broken when the games played leave no doubt of it at 95%; otherwise "
    "it is open, and more games are needed. Of all that is compared, a change is called one only "
    "if among so many chance would show as much less than once in twenty such pages (Bonferroni). "
    "The editions are played with the same seeds, but compared as if they were not."
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
