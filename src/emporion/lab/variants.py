"""Editions to be weighed against each other: two as they are, or one with values varied."""

from __future__ import annotations

import itertools
import json
import re
from collections.abc import Sequence
from math import prod
from typing import Any, NamedTuple

import emporion as em
from emporion.errors import EmporionError, brief, did_you_mean
from emporion.table.edition import Data, Edition

MOST = 64  # editions weighed at once
LONGEST = 60  # letters in an edition's name


class Varied(NamedTuple):
    """A field, and the values to try."""

    field: str
    values: list[Any]


def varied(text: str, edition: Edition) -> Varied:
    """What `--vary FIELD=VALUE,VALUE,...` asks for; only reconstructed values may be varied.

    >>> from emporion.games.rhodes.edition import standard
    >>> varied("harbour.last_section=3,4", standard("rhodes"))
    Varied(field='harbour.last_section', values=[3, 4])
    >>> varied("harbour.gold_floor=2,3", standard("rhodes"))
    Traceback (most recent call last):
        ...
    emporion.errors.EmporionError: --vary harbour.gold_floor: a printed value stays as it is;
    only reconstructed ones are varied
    """
    field, sign, listed = text.partition("=")
    field = field.strip()
    if not sign or not listed.strip():
        raise EmporionError(f"--vary is FIELD=VALUE,VALUE,..., not {brief(text)}")
    marks = edition.marks
    whole = re.sub(r"\[\d+\]$", "", field)  # one entry of a plain list has the list's mark
    name = field if field in marks or whole not in marks else whole
    if name not in marks:
        hint = did_you_mean(field, marks) or "; `emporion edition show` lists them"
        raise EmporionError(f"--vary {field}: the edition has no such value{hint}")
    if marks[name] == "printed":
        raise EmporionError(
            f"--vary {field}: a printed value stays as it is; only reconstructed ones are varied"
        )
    try:
        values = json.loads(f"[{listed}]")
    except (ValueError, RecursionError):
        raise EmporionError(
            f"--vary {field}: the values must be numbers, true, false, lists or words in double "
            f"quotes, with commas between, not {brief(listed)}"
        ) from None
    return Varied(field, values)


def variants(game: em.Game, wanted: Sequence[Varied]) -> tuple[list[em.Game], int]:
    """The game with every combination of the values, and which of them plays as it does now.

    If none of them does, the game as it is comes first: there must be something to compare with.
    """
    fields = [one.field for one in wanted]
    twice = next((field for field in fields if fields.count(field) > 1), None)
    if twice:
        raise EmporionError(f"--vary names {twice} twice")
    count = prod(len(one.values) for one in wanted)
    if count > MOST:
        raise EmporionError(
            f"--vary asks for {count:,} editions; at most {MOST} are weighed at once"
        )
    found = []
    for values in itertools.product(*(one.values for one in wanted)):
        document = game.edition.document()
        chosen = dict(zip(fields, values, strict=True))
        for field, value in chosen.items():
            put(document, field, value)
        document["name"] = name_of(chosen)
        found.append(em.game(game.name, players=game.players, edition=document, **game.options))
    hashes = [one.edition.hash for one in found]
    if game.edition.hash in hashes:
        return found, hashes.index(game.edition.hash)
    return [game, *found], 0


def name_of(chosen: dict[str, Any]) -> str:
    """
    >>> name_of({"site.levels[4].vp": 9})
    'site.levels[4].vp=9'
    """
    name = ", ".join(f"{field}={json.dumps(value)}" for field, value in chosen.items())
    return name if len(name) <= LONGEST else f"...{name[3 - LONGEST :]}"


def put(document: Data, field: str, value: Any) -> None:
    """Set a field of an edition's document, named as `emporion edition show` names it."""
    *way, last = [
        int(step[1:-1]) - 1 if step.startswith("[") else step
        for step in re.findall(r"\[\d+\]|[\w-]+", field)
    ]
    at: Any = document
    for step in way:
        at = at[step]
    if isinstance(last, int) and not 0 <= last < len(at):
        raise EmporionError(f"--vary {field}: the list has {len(at)} entries")
    at[last] = value
