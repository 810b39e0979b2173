"""The files an arena leaves: its games as Parquet, a summary as JSON, a page to read."""

from __future__ import annotations

import hashlib
import json
import shlex
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Any

from emporion.lab import match
from emporion.lab.arena import Arena
from emporion.lab.extras import extra
from emporion.lab.intervals import Interval
from emporion.lab.journal import FILE as JOURNAL
from emporion.lab.journal import JournalError, complete, same_work
from emporion.lab.page import COLOURS, command, heading, page, paragraph, percent, plot, table
from emporion.lab.ratings import Rating
from emporion.lab.standings import Pair, Played, Standing, Summary
from emporion.table.titles import VERSION

if TYPE_CHECKING:
    import polars

FORMAT = "emporion-arena/1"
RESULTS, SUMMARY, PAGE = "results.parquet", "summary.json", "report.html"


def write(
    folder: Path,
    arena: Arena,
    games: Sequence[Played],
    course: Sequence[Mapping[str, Rating]],
    summary: Summary,
    title: str,
    command_line: str,
) -> None:
    """All three; each appears whole or not at all, and the summary last: with it, all is there."""
    file = folder / RESULTS
    part = file.with_suffix(".part")
    frame(arena, games).write_parquet(part)
    part.replace(file)
    _write(folder / PAGE, html(arena, games, course, summary, title, command_line))
    found = document(arena, summary, title, command_line) | {"sums": {RESULTS: _sum(file)}}
    _write(folder / SUMMARY, json.dumps(found, indent=1) + "\n")


def _write(file: Path, text: str) -> None:
    part = file.with_suffix(".part")
    part.write_text(text, encoding="utf-8")
    part.replace(file)


def frame(arena: Arena, games: Sequence[Played]) -> polars.DataFrame:
    """One row a game and seat. How long anybody thought is not in it: that differs every time."""
    with extra("lab"):
        import polars
    return polars.DataFrame(
        [
            {
                "game": number,
                "deal": one.deal,
                "seed": match.deal_seed(arena.seed, one.deal),
                "seat": seat + 1,
                "player": player,
                "score": one.scores[seat],
                "share": one.shares[seat],
                "decisions": one.decisions[seat],
                "rounds": one.rounds,
            }
            for number, one in enumerate(games)
            for seat, player in enumerate(one.players)
        ]
    )


def document(arena: Arena, summary: Summary, title: str, command_line: str) -> dict[str, Any]:
    """The summary as JSON, with the command that makes it again."""
    told = {"format": FORMAT, "title": title, "command": command_line, "emporion": VERSION}
    return {**told, "key": arena.key(), **_plain(asdict(summary))}


def _plain(value: Any) -> Any:
    if isinstance(value, Interval):
        return {name: round(part, 5) for name, part in value._asdict().items()}
    if isinstance(value, dict):
        return {name: _plain(part) for name, part in value.items()}
    if isinstance(value, list):
        return [_plain(part) for part in value]
    return round(value, 5) if isinstance(value, float) else value


def finished(folder: Path, arena: Arena) -> Summary | None:
    """The summary that the same work left in a folder before, if it did and all files hold.

    If they do not, the journal makes them again; without a journal they are refused.
    """
    file = folder / SUMMARY
    try:
        found = json.loads(file.read_text(encoding="utf-8"))
    except FileNotFoundError:
        return None
    except ValueError:
        raise JournalError(f"{file}: is not JSON") from None
    if not isinstance(found, dict) or found.get("format") != FORMAT:
        raise JournalError(f"{file}: this is not a summary of an arena's")
    same_work(str(file), found.get("emporion"), found.get("key"), arena.key())
    try:
        summary = Summary(
            standings=[
                Standing(**{**one, "won": Interval(**one["won"])}) for one in found["standings"]
            ],
            pairs=[
                Pair(**{**one, "difference": Interval(**one["difference"])})
                for one in found["pairs"]
            ],
            seats=[Interval(**one) for one in found["seats"]],
            rounds=found["rounds"],
            games=found["games"],
            deals=found["deals"],
        )
    except (KeyError, TypeError):
        raise JournalError(f"{file}: parts of the summary are missing") from None
    if summary.deals > arena.deals:
        raise JournalError(
            f"{file}: {summary.games:,} games are played here already, more than the "
            f"{arena.pieces():,} asked for; ask for as many, or choose another folder"
        )
    if summary.deals < arena.deals:
        return None
    problem = _problem(folder, found.get("sums"), summary.games * arena.game.players)
    if (folder / JOURNAL).exists():
        return summary if complete(folder, arena.key(), arena.pieces()) and not problem else None
    if problem:
        raise JournalError(f"{problem}, and without {folder / JOURNAL} it cannot be made again")
    return summary


def _problem(folder: Path, sums: Any, rows: int) -> str | None:
    """What is wrong with the other files, if anything; earlier summaries have no sums."""
    for file in (folder / RESULTS, folder / PAGE):
        if not file.is_file():
            return f"{file}: is missing"
    file = folder / RESULTS
    if isinstance(sums, dict):
        return None if sums.get(RESULTS) == _sum(file) else f"{file}: is damaged"
    with extra("lab"):
        import polars
    try:
        is_whole = polars.read_parquet(file).height == rows
    except (OSError, polars.exceptions.PolarsError):
        is_whole = False
    return None if is_whole else f"{file}: is damaged"


def _sum(file: Path) -> str:
    return hashlib.blake2b(file.read_bytes(), digest_size=8).hexdigest()


def made_by(
    game: str,
    players: Sequence[str],
    games: int,
    seed: int,
    seats: int | None,
    edition: str,
    options: Iterable[str],
) -> str:
    """The command that plays the same again."""
    words = ["emporion", "arena", game, *players, "--games", str(games), "--seed", str(seed)]
    words += [] if seats is None else ["--players", str(seats)]
    words += [] if edition == "standard" else ["--edition", edition]
    return shlex.join([*words, *(f"--{name.replace('_', '-')}" for name in options)])


# --- in words ------------------------------------------------------------------------------------

STANDINGS = ("player", "wins", "95% interval", "fair", "score", "rating", "decisions", "ms each")
PAIRS = ("", "difference a seat", "95% interval", "with 95% confidence")
SEATS = ("seat", "wins", "95% interval")


def between(found: Interval) -> str:
    return f"{percent(found.low)} to {percent(found.high)}"


def standing_rows(summary: Summary) -> list[tuple[str, ...]]:
    """The table of players, strongest first."""
    return [
        (
            one.name,
            percent(one.won.value),
            between(one.won),
            percent(one.fair),
            f"{one.score:.1f}",
            f"{one.strength:.1f} ± {one.doubt:.1f}",
            f"{one.decisions:.0f}",
            f"{1000 * one.seconds:.{2 if one.seconds < 0.01 else 0}f}",
        )
        for one in sorted(summary.standings, key=lambda one: -one.strength)
    ]


def pair_rows(summary: Summary) -> list[tuple[str, ...]]:
    """Who beats whom."""
    return [
        (
            f"{pair.first} beats {pair.second}",
            f"{100 * pair.difference.value:+.1f}%",
            f"{100 * pair.difference.low:+.1f}% to {100 * pair.difference.high:+.1f}%",
            pair.beats,
        )
        for pair in summary.pairs
    ]


def seat_rows(summary: Summary) -> list[tuple[str, ...]]:
    """What each seat won, whoever sat there."""
    return [
        (str(seat), percent(won.value), between(won)) for seat, won in enumerate(summary.seats, 1)
    ]


def told(arena: Arena, summary: Summary) -> str:
    """What was played, in a sentence."""
    game = arena.game
    options = "".join(f", {name.replace('_', ' ')}" for name in game.options)
    return (
        f"{game.name}, {game.players} players, edition {game.edition.name}{options}: "
        f"{summary.games:,} {'game' if summary.games == 1 else 'games'} from "
        f"{summary.deals:,} {'deal' if summary.deals == 1 else 'deals'}, "
        f"{summary.rounds:.1f} rounds a game."
    )


# --- the page ------------------------------------------------------------------------------------


def html(
    arena: Arena,
    games: Sequence[Played],
    course: Sequence[Mapping[str, Rating]],
    summary: Summary,
    title: str,
    command_line: str,
) -> str:
    names = arena.names
    colours = dict(zip(names, COLOURS * len(names), strict=False))
    parts = [
        paragraph(told(arena, summary)),
        command(command_line),
        table(STANDINGS, standing_rows(summary), "Players"),
        plot(
            "Games won",
            lambda axes: _draw_won(axes, summary, colours),
            says="Each player's share of the games it sat in, with its 95% interval; "
            "a short line marks what its seats would win if all played alike.",
            size=(8, 1.2 + 0.5 * len(names)),
        ),
        plot(
            "Scores",
            lambda axes: _draw_scores(axes, games, colours),
            says="How often each final score was reached, player by player.",
        ),
        plot(
            "Course of the ratings",
            lambda axes: _draw_course(axes, course, colours),
            says="Each player's rating after every game, with one sigma on either side.",
        ),
        heading("Who beats whom"),
        table(PAIRS, pair_rows(summary)),
        paragraph(
            "The difference is in games won a seat, deal by deal: every deal is played with every "
            "rotation of the seats. “Yes” and “no” are said when the 95% interval leaves out 0."
        ),
        table(SEATS, seat_rows(summary), "Seats"),
        paragraph(
            "Wins that several share count in equal parts. Intervals are Wilson's, for as many "
            "independent games as have the spread seen between deals. Ratings are OpenSkill's "
            f"(Plackett-Luce). Made by Emporion {VERSION}."
        ),
    ]
    return page(title, parts)


def _draw_won(axes: Any, summary: Summary, colours: Mapping[str, str]) -> None:
    ordered = sorted(summary.standings, key=lambda one: one.strength)
    for row, one in enumerate(ordered):
        reach = [[one.won.value - one.won.low], [one.won.high - one.won.value]]
        style = {"color": colours[one.name], "capsize": 4, "lw": 2}
        axes.errorbar([one.won.value], [row], xerr=reach, fmt="o", **style)
        axes.plot([one.fair] * 2, [row - 0.3, row + 0.3], color=colours[one.name], lw=1)
    axes.set_yticks(range(len(ordered)), [one.name for one in ordered])
    axes.set_ylim(-0.6, len(ordered) - 0.4)
    axes.set_xlim(0, 1)
    axes.xaxis.set_major_formatter(lambda share, _: f"{100 * share:.0f}%")


def _draw_scores(axes: Any, games: Sequence[Played], colours: Mapping[str, str]) -> None:
    scores: dict[str, list[int]] = {name: [] for name in colours}
    for one in games:
        for name, score in zip(one.players, one.scores, strict=True):
            scores[name].append(score)
    low = min(min(found) for found in scores.values())
    high = max(max(found) for found in scores.values())
    width = max(1, (high - low) // 40)
    edges = [edge - 0.5 for edge in range(low, high + width + 1, width)]
    for name, found in scores.items():
        weights = [100 / len(found)] * len(found)
        axes.hist(
            found, edges, weights=weights, histtype="step", lw=2, color=colours[name], label=name
        )
    axes.set_xlabel("score")
    axes.set_ylabel("% of games")
    axes.legend()


def _draw_course(
    axes: Any, course: Sequence[Mapping[str, Rating]], colours: Mapping[str, str]
) -> None:
    step = max(1, len(course) // 400)
    for name, colour in colours.items():
        points = [
            (number, after[name])
            for number, after in enumerate(course, 1)
            if name in after and (number % step == 0 or number == len(course))
        ]
        xs = [number for number, _ in points]
        axes.plot(xs, [one.strength for _, one in points], color=colour, label=name)
        axes.fill_between(
            xs,
            [one.strength - one.doubt for _, one in points],
            [one.strength + one.doubt for _, one in points],
            color=colour,
            alpha=0.2,
            lw=0,
        )
    axes.set_xlabel("games")
    axes.set_ylabel("rating")
    axes.legend()
