"""Links to a server: to a table (`/t/`), to a seat at one (`/j/`), to watch one (`/w/`).

>>> read("https://games.example.org/j/Zx3-b8PqLk0aTt5vN2mQ9w")
Link(server='https://games.example.org', kind='j', text='Zx3-b8PqLk0aTt5vN2mQ9w')
>>> read("Zx3-b8PqLk0aTt5vN2mQ9w")
Link(server=None, kind=None, text='Zx3-b8PqLk0aTt5vN2mQ9w')
>>> server_of("http://127.0.0.1:8000/")
'http://127.0.0.1:8000'
>>> server_of("games.example.org")
Traceback (most recent call last):
    ...
emporion.errors.EmporionError: 'games.example.org' is no address of a server: it begins with ...
"""

from __future__ import annotations

import re
from typing import NamedTuple

from emporion.errors import EmporionError, brief

_LINK = re.compile(
    r"(?P<server>https?://[^/\s?#]+(?:/[^\s?#]*?)?)/(?P<kind>[jtw])/(?P<text>[\w-]+)"
)
_SERVER = re.compile(r"https?://[^/\s?#]+(?:/[^\s?#]*)?")
_BARE = re.compile(r"[\w-]+")


class Link(NamedTuple):
    """A link taken apart; a bare token or table has no server and no kind."""

    server: str | None
    kind: str | None
    text: str


def read(text: str) -> Link:
    """A full link, or the token or table that stands at its end."""
    asked = text.strip().rstrip("/")
    if found := _LINK.fullmatch(asked):
        return Link(found["server"], found["kind"], found["text"])
    if not _BARE.fullmatch(asked):
        raise EmporionError(f"{brief(text)} is no link to a table")
    return Link(None, None, asked)


def server_of(address: str) -> str:
    """The address of the server itself; any link to one of its tables will do."""
    asked = address.strip().rstrip("/")
    if found := _LINK.fullmatch(asked):
        return found["server"]
    if not _SERVER.fullmatch(asked):
        raise EmporionError(
            f"{brief(address)} is no address of a server: it begins with http:// or https://"
        )
    return asked
