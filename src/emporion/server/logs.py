"""Logs: one line an event, as text for people or as JSON for machines.

Nothing that opens a seat or shows a card is ever written. Requests are logged without query, body
and headers, tables by their id alone. What an exception says may quote a request or a position, so
of a failure only its kind and its place in the code are written; and whatever still looks like a
key is struck out.
"""

from __future__ import annotations

import json
import logging
import re
import sys
import time
import traceback
from typing import Any, Literal

FIELDS = ("table", "game", "players", "decisions", "ms", "status", "method", "path", "child")

_SECRETS = (
    re.compile(r"(?i)(bearer\s+|emporion=|token[\"'=: ]+)[\w\-]{8,}"),
    re.compile(r"()(?<![A-Z0-9-])(?:[A-HJ-NP-Z2-9]{4}-){4}[A-HJ-NP-Z2-9]{4}(?![A-Z0-9-])"),
    re.compile(r"()(?<![\w-])(?=[\w-]*[a-z])(?=[\w-]*[A-Z])(?=[\w-]*[\d_-])[\w-]{22}(?![\w-])"),
    re.compile(r"(://)[^/@\s]+(?=@)"),
)
_LONG = re.compile(r"[^/]{20,}")


class _Line(logging.Formatter):
    """A record on one line, with anything like a key struck out."""

    def __init__(self, as_json: bool) -> None:
        super().__init__()
        self._as_json = as_json

    def format(self, record: logging.LogRecord) -> str:
        at = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        line: dict[str, Any] = {
            "at": f"{at}.{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "process": record.process,
            "words": clean(" ".join(record.getMessage().split())),
        }
        for field in FIELDS:
            if (value := getattr(record, field, None)) is not None:
                line[field] = clean(value) if isinstance(value, str) else value
        if record.exc_info and record.exc_info[1] is not None:
            line["failure"] = failure(record.exc_info[1])
        if self._as_json:
            return json.dumps(line)
        more = "".join(f" {name}={value}" for name, value in list(line.items())[4:])
        return f"{line['at']} {line['level']} [{line['process']}] {line['words']}{more}"


def clean(words: str) -> str:
    """Without anything like a key, a recovery code or a password.

    >>> clean("GET /x Authorization: Bearer abcdefgh12345678")
    'GET /x Authorization: Bearer ...'
    >>> clean("code ABCD-EFGH-JKLM-2345-6789 of postgresql://ada:secret@db/emporion")
    'code ... of postgresql://...@db/emporion'
    """
    for secret in _SECRETS:
        words = secret.sub(r"\1...", words)
    return words


def place(path: str) -> str:
    """A request's path, without parts long enough to be a key.

    >>> place("/api/tables/abcdefghjkmn/acts"), place("/join/abcdefghijklmnopqrstuv")
    ('/api/tables/abcdefghjkmn/acts', '/join/...')
    """
    return _LONG.sub("...", path)


def failure(error: BaseException) -> str:
    """An exception's kind, and where in the code it happened: the last places first.

    >>> try:
    ...     {}["pepper"]
    ... except KeyError as error:
    ...     print(failure(error).split()[0])
    KeyError
    """
    frames = traceback.extract_tb(error.__traceback__)
    places = [f"{_module(frame.filename)}:{frame.lineno}" for frame in reversed(frames)]
    return " < ".join([type(error).__name__, *places])


def _module(filename: str) -> str:
    """A file as Python knows it; machines' folders are nobody's business."""
    return re.sub(r"^.*(?:site-packages|lib/python[\d.]+|src)/", "", filename)


def set_up_logs(form: Literal["text", "json"]) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(_Line(form == "json"))
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("emporion").setLevel(logging.INFO)
    logging.captureWarnings(True)
