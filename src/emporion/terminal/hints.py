"""A hint at the terminal: what the coach would choose for the seat that is asked, and why."""

from __future__ import annotations

from collections.abc import Iterator

from rich.padding import Padding
from rich.table import Table
from rich.text import Text

import emporion as em
from emporion import coach
from emporion.bots.planner import Alternative
from emporion.terminal.reasons import expected
from emporion.terminal.words import action, listed, plain, t, title_of, word

SHOWN = 3  # choices
CHOICES = ("best", "next", "idle")  # arguments of a reason that are choices in notation


def hint(state: em.State) -> Padding:
    """The best choices with what each is worth, and the reason in words."""
    judged = coach.judge(state)
    table = Table.grid(padding=(0, 2))
    table.add_row(Text(t("hint-of-coach"), "bold"))
    for place, one in enumerate(judged.options[:SHOWN]):
        seen = Alternative(one.text, one.share, one.wins, one.lead)
        told = expected(seen, action(state.game, one.text))
        table.add_row(Text(told, "" if place else "bold"))
    if not judged.options:
        table.add_row(Text(action(state.game, judged.chosen), "bold"))
    table.add_row(Text(" ".join(_why(state, judged)), "italic"))
    return Padding(table, (0, 2))


def _why(state: em.State, judged: coach.Judged) -> Iterator[str]:
    """The reason, what it is for, and what the coach would do then: a sentence each."""
    game = state.game
    found = coach.reason(judged, state)
    said = {name: action(game, str(text)) for name, text in found.args.items() if name in CHOICES}
    yield t(found.key, **plain(found.args, title_of(game.name)) | said)
    if wanted := found.args.get("wanted"):
        names = (word(one, game.name) for one in str(wanted).split("+"))
        yield t("hint-wanted", wanted=listed(names))
    if found.then:
        line = listed(t("hint-quoted", choice=action(game, text)) for text in found.then)
        yield t("hint-then", line=line)
