"""Logs: one line an event, as text for people or as JSON for machines.

Nothing that opens a seat or shows a card is ever written: addresses are logged without their query,
keys and tokens not at all, and bodies neither.
"""

from __future__ import annotations

import json
import logging
import re
import sys
import time
from typing import Literal

_SECRET = re.compile(r"(?i)(bearer\s+|emporion=|token[\"'=: ]+)[\w\-]{8,}")


class _Line(logging.Formatter):
    """A record on one line, with anything like a key struck out."""

    def __init__(self, as_json: bool) -> None:
        super().__init__()
        self._as_json = as_json

    def format(self, record: logging.LogRecord) -> str:
        words = record.getMessage()
        trace = ""
        if record.exc_info and record.exc_info[0] is not None:
            trace = self.formatException(record.exc_info)
        at = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        if self._as_json:
            line = {"at": f"{at}Z", "level": record.levelname.lower(), "words": clean(words)}
            if trace:
                line["trace"] = clean(trace)
            return json.dumps(line)
        ending = f"\n{clean(trace)}" if trace else ""
        return f"{at}Z {record.levelname.lower()}: {clean(words)}{ending}"


def clean(words: str) -> str:
    """Without anything like a key.

    >>> clean("GET /x Authorization: Bearer abcdefgh12345678")
    'GET /x Authorization: Bearer ...'
    """
    return _SECRET.sub(r"\1...", words)


def set_up_logs(form: Literal["text", "json"]) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(_Line(form == "json"))
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("emporion").setLevel(logging.INFO)
