"""The files a simulation leaves: measures as JSON and Parquet, a page to read."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict
from html import escape
from pathlib import Path
from typing import Any

from emporion.lab.census import SHARES, WIDTH
from emporion.lab.components.table import POINTS, Group
from emporion.lab.extras import extra
from emporion.lab.findings import ORDINALS, about, about_percent, about_points, capital, findings
from emporion.lab.intervals import Interval
from emporion.lab.measures import Component, Counted, Luck, Measures
from emporion.lab.page import COLOURS, command, heading, page, paragraph, percent, plot, table
from emporion.lab.simulate import Rows, Simulation
from emporion.table.titles import VERSION

FORMAT = "emporion-simulation/1"
RESULTS, COMPONENTS, PAGE, GAMES = "results.json", "components.parquet", "report.html", "games"
GAMES_A_FILE = 50_000  # with --rows

SEATS = ("turn", "wins", "points")
USES = (
    *("times a game", "by a winner", "by each other", "in games", "a winner in"),
    *("of all seats", "win with it", "without", "difference", "correlation (phi)"),
)
OPENINGS = ("does", "of all seats", *USES[6:9])
OFTEN = 0.02  # of all seats: what is done less often first is not shown
AMOUNTS = ("", "a game", "a winner", "each other", "part of all")


def write(
    folder: Path, task: Simulation, counted: Counted, measures: Measures, made_by: str
) -> None:
    """All of them; each appears whole or not at all."""
    text = json.dumps(document(task, counted, measures, made_by), indent=1) + "\n"
    write_whole(folder / RESULTS, text)
    write_frame(folder / COMPONENTS, [component_row(one) for one in measures.components])
    write_whole(folder / PAGE, html(task, counted, measures, made_by))


def write_whole(file: Path, text: str) -> None:
    part = file.with_suffix(".part")
    part.write_text(text, encoding="utf-8")
    part.replace(file)


def write_frame(file: Path, rows: Sequence[dict[str, Any]] | Mapping[str, Sequence[Any]]) -> None:
    with extra("lab"):
        import polars
    part = file.with_suffix(".part")
    polars.DataFrame(rows, infer_schema_length=None).write_parquet(part)
    part.replace(file)


class Keeper:
    """Writes the games' rows to Parquet files of many games each; no more than those are kept."""

    def __init__(self, folder: Path, task: Simulation) -> None:
        (folder / GAMES).mkdir(parents=True, exist_ok=True)
        self._folder = folder / GAMES
        seats = range(1, task.game.players + 1)
        points = [f"points_{seat}" for seat in seats]
        self._wins = [f"won_{seat}" for seat in seats]
        self._names = ["rounds", "decisions", "first", *points, *self._wins]
        self._kept: Rows = []
        self._first = 0

    def __call__(self, rows: Rows) -> None:
        self._kept += rows
        if len(self._kept) >= GAMES_A_FILE:
            self.close()

    def close(self) -> None:
        """Write what is left."""
        if not self._kept:
            return
        numbers = range(self._first, self._first + len(self._kept))
        columns: dict[str, Sequence[float]] = {"game": numbers}
        columns |= zip(self._names, zip(*self._kept, strict=True), strict=True)
        columns["first"] = [seat + 1 for seat in columns["first"]]
        for name in self._wins:
            columns[name] = [won / SHARES for won in columns[name]]
        write_frame(self._folder / f"{self._first // GAMES_A_FILE:05}.parquet", columns)
        self._first += len(self._kept)
        self._kept = []


def component_row(one: Component) -> dict[str, Any]:
    """A component as one flat row."""
    row: dict[str, Any] = {"group": one.group, "component": one.name}
    luck = one.luck
    intervals = {
        "times": one.times,
        "games": one.games,
        "winners": one.winners,
        "won": luck and luck.won,
        "won_without": luck and luck.others,
        "difference": luck and luck.difference,
    }
    for name, found in intervals.items():
        parts = found if isinstance(found, Interval) else (None, None, None)
        row |= dict(zip((name, f"{name}_low", f"{name}_high"), parts, strict=True))
    return row | {
        "seats": one.seats,
        "times_winner": one.times_winner,
        "times_other": one.times_other,
        "phi": luck and luck.phi,
    }


def document(
    task: Simulation, counted: Counted, measures: Measures, made_by: str
) -> dict[str, Any]:
    """Everything, with the command that makes it again."""
    told = {"format": FORMAT, "command": made_by, "emporion": VERSION, "key": task.key()}
    found = asdict(measures)
    del found["groups"]
    histograms = ("rounds", "decision_bars", "scores", "winning_scores", "margins")
    return {
        **told,
        "findings": findings(measures),
        "measures": plain(found),
        "histograms": {name: counted[name] for name in histograms},
    }


def plain(value: Any) -> Any:
    """As JSON: intervals and other named tuples as objects, fractions to six digits."""
    if hasattr(value, "_asdict"):
        return plain(value._asdict())
    if isinstance(value, dict):
        return {name: plain(part) for name, part in value.items()}
    if isinstance(value, list | tuple):
        return [plain(part) for part in value]
    return round(value, 6) if isinstance(value, float) else value


# --- the page ------------------------------------------------------------------------------------


def told(task: Simulation, games: int) -> str:
    """What was played, in a sentence."""
    game = task.game
    options = "".join(f", {name.replace('_', ' ')}" for name in game.options)
    seats = task.seats[0] if len(set(task.seats)) == 1 else ", ".join(task.seats)
    return (
        f"{game.name}, {game.players} players, edition {game.edition.name}{options}, "
        f"played by {seats}: {games:,} games."
    )


def title(task: Simulation) -> str:
    return f"{capital(task.game.name)} for {task.game.players}, measured"


def html(task: Simulation, counted: Counted, measures: Measures, made_by: str) -> str:
    parts = [
        paragraph(told(task, measures.games)),
        heading("Findings"),
        bullets(findings(measures)),
        heading("How to read this"),
        *map(paragraph, EXPLAINED),
        heading("Length"),
        histogram("Rounds", counted["rounds"], "rounds", "How many rounds games last."),
        histogram(
            "Decisions",
            counted["decision_bars"],
            "decisions",
            "How many decisions they ask.",
            WIDTH,
        ),
        table(
            ("decision", "a game", "actions to choose from"),
            [(one.name, about(one.times), f"{one.options:.1f}") for one in measures.kinds],
        ),
        heading("Seats"),
        plot(
            "Wins by turn",
            lambda axes: _draw_seats(axes, measures),
            says="The share of games won, by turn in the first round; the line is fair.",
            size=(8, 1 + 0.4 * measures.players),
        ),
        table(SEATS, seat_rows(measures)),
        *chairs(task, measures),
        heading("Openings"),
        *openings(measures),
        heading("Scores"),
        plot(
            "Final scores",
            lambda axes: _draw_scores(axes, counted),
            says="How often each score was reached: by anybody, by winners, and the winner's lead.",
        ),
        *(part for group in measures.groups for part in section(group, measures)),
        command(made_by),
        paragraph(f"Made by Emporion {VERSION}."),
    ]
    return page(title(task), parts)


EXPLAINED = (
    "Wins that several share count in equal parts. The seats of a game are told apart by who "
    "starts: turn 1 starts. Numbers after ± and the lines in plots are 95% intervals.",
    "For each component: how often it is used in a game; in which part of the games anybody uses "
    "it, and a winner does; how many of all seats use it; what seats win that use it, and those "
    "that do not, with the difference between them. Seats of one game share one win, so the "
    "intervals count games, not seats. Phi is the correlation of using it and winning.",
    "Who uses a component and wins need not win because of it: the rich buy more, and a long game "
    "uses more of everything.",
)


def bullets(lines: Iterable[str]) -> str:
    return "<ul>\n" + "\n".join(f"<li>{escape(line)}</li>" for line in lines) + "\n</ul>"


def seat_rows(measures: Measures) -> list[tuple[str, ...]]:
    return [
        (ORDINALS[place], about_percent(seat.won), about(seat.points))
        for place, seat in enumerate(measures.order)
    ]


def chairs(task: Simulation, measures: Measures) -> list[str]:
    """By player, where they differ."""
    if len(set(task.seats)) == 1:
        return []
    rows = [
        (f"{place}: {name}", about_percent(seat.won), about(seat.points))
        for place, (name, seat) in enumerate(zip(task.seats, measures.chairs, strict=True), 1)
    ]
    return [table(("player", *SEATS[1:]), rows)]


def openings(measures: Measures) -> list[str]:
    """What seats do in each of their first decisions, and how they fare."""
    parts = []
    for number in sorted({one.number for one in measures.openings}):
        found = [one for one in measures.openings if one.number == number]
        rows = [
            (one.action, percent(one.seats), *luck_cells(one.luck))
            for one in found
            if one.seats >= OFTEN
        ]
        rare = sum(one.seats for one in found if one.seats < OFTEN)
        rows += [("anything else", percent(rare), "", "", "")] * (rare > 0)
        parts += [
            paragraph(f"A seat's {ORDINALS[number - 1]} decision."),
            table(OPENINGS, rows),
        ]
    return parts


def section(group: Group, measures: Measures) -> list[str]:
    """A group of components: who uses how much, or wins with what, and a table."""
    found = measures.of(group.name)
    name = capital(group.name)
    if group.judged == "always":
        drawn = plot(
            f"{name}: winning with and without",
            lambda axes: _draw_luck(axes, found),
            says="How much more or less seats win that used it than those that did not.",
            size=(8, 1.2 + 0.26 * len(found)),
        )
    else:
        drawn = plot(
            name,
            lambda axes: _draw_amounts(axes, found),
            says=f"{capital(group.verb)}: a game, by a winner and by each of the others.",
            size=(8, 1.2 + 0.3 * len(found)),
        )
    if group.name == POINTS or any(one.times.value < 0 for one in found):
        shown = table(AMOUNTS, amount_rows(found))
    elif not any(one.luck for one in found):  # what happened to nobody in particular
        return [heading(name), table((group.verb, USES[3]), [end_row(one) for one in found])]
    else:
        shown = table((group.verb, *USES), [use_row(one) for one in found])
    return [heading(name), drawn, shown]


def end_row(one: Component) -> tuple[str, ...]:
    return one.name, percent(one.games.value)


def use_row(one: Component) -> tuple[str, ...]:
    luck = one.luck
    return (
        one.name,
        about(one.times, 2),
        f"{one.times_winner:.2f}",
        f"{one.times_other:.2f}",
        percent(one.games.value),
        percent(one.winners.value),
        percent(one.seats),
        *(luck_cells(luck) if luck else ("", "", "")),
        f"{luck.phi:+.3f}" if luck else "",
    )


def luck_cells(luck: Luck) -> tuple[str, ...]:
    return (
        about_percent(luck.won),
        about_percent(luck.others) if luck.others else "",
        about_points(luck.difference) if luck.difference else "",
    )


def amount_rows(found: Sequence[Component]) -> list[tuple[str, ...]]:
    total = sum(one.times.value for one in found if one.times.value > 0) or 1.0
    return [
        (
            one.name,
            about(one.times),
            f"{one.times_winner:.1f}",
            f"{one.times_other:.1f}",
            percent(one.times.value / total) if one.times.value > 0 else "",
        )
        for one in sorted(found, key=lambda one: -one.times.value)
    ]


# --- plots ---------------------------------------------------------------------------------------


def histogram(title: str, bars: Sequence[int], unit: str, says: str, width: int = 1) -> str:
    return plot(title, lambda axes: _draw_bars(axes, bars, unit, width), says=says, size=(8, 2.6))


def _draw_bars(axes: Any, bars: Sequence[int], unit: str, width: int) -> None:
    first = next(place for place, bar in enumerate(bars) if bar)
    places = range(first, len(bars))
    total = sum(bars)
    axes.bar(
        [place * width for place in places],
        [100 * bars[place] / total for place in places],
        width=0.9 * width,
        align="edge" if width > 1 else "center",
        color=COLOURS[0],
    )
    axes.set_xlabel(unit)
    axes.set_ylabel("% of games")


def _draw_seats(axes: Any, measures: Measures) -> None:
    for place, seat in enumerate(measures.order):
        _draw_interval(axes, seat.won, measures.players - 1 - place, COLOURS[0])
    axes.axvline(measures.fair, color=COLOURS[5], lw=1)
    axes.set_yticks(range(measures.players), reversed(ORDINALS[: measures.players]))
    axes.set_ylim(-0.6, measures.players - 0.4)
    axes.xaxis.set_major_formatter(lambda share, _: f"{100 * share:.1f}%")


def _draw_interval(axes: Any, found: Interval, row: int, colour: str) -> None:
    reach = [[found.value - found.low], [found.high - found.value]]
    axes.errorbar([found.value], [row], xerr=reach, fmt="o", color=colour, capsize=3, ms=4)


def _draw_scores(axes: Any, counted: Counted) -> None:
    for name, label, colour in (
        ("scores", "anybody", COLOURS[0]),
        ("winning_scores", "the winner", COLOURS[3]),
        ("margins", "the winner's lead", COLOURS[1]),
    ):
        bars = counted[name]
        total = sum(bars)
        axes.step(
            range(len(bars)),
            [100 * bar / total for bar in bars],
            where="mid",
            color=colour,
            label=label,
        )
    axes.set_xlabel("points")
    axes.set_ylabel("%")
    axes.legend()


def _draw_amounts(axes: Any, found: Sequence[Component]) -> None:
    ordered = sorted(found, key=lambda one: one.times.value)
    rows = range(len(ordered))
    axes.barh(
        [row + 0.2 for row in rows],
        [one.times_winner for one in ordered],
        height=0.38,
        color=COLOURS[3],
        label="a winner",
    )
    axes.barh(
        [row - 0.2 for row in rows],
        [one.times_other for one in ordered],
        height=0.38,
        color=COLOURS[0],
        label="each other",
    )
    axes.set_yticks(rows, [one.name for one in ordered])
    axes.set_xlabel("a game")
    axes.legend()


def _draw_luck(axes: Any, found: Sequence[Component]) -> None:
    """Grey where it may as well be chance."""
    for row, one in enumerate(reversed(found)):
        if one.luck and (gap := one.luck.difference):
            sure = COLOURS[3] if gap.low > 0 else COLOURS[1] if gap.high < 0 else COLOURS[5]
            _draw_interval(axes, gap, row, sure)
    axes.axvline(0, color=COLOURS[5], lw=1)
    axes.set_yticks(range(len(found)), [one.name for one in reversed(found)])
    axes.set_ylim(-0.7, len(found) - 0.3)
    axes.xaxis.set_major_formatter(lambda share, _: f"{100 * share:+.3g}")
    axes.set_xlabel("percentage points of wins")
