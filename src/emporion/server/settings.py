"""How a server is set up: a TOML file, and over it variables of the environment.

`EMPORION_PORT=8080` says the same as `port = 8080` in the file.

>>> read_settings(environment={"EMPORION_PORT": "9000"}).port
9000
>>> read_settings(environment={"EMPORION_PORT": "many"})
Traceback (most recent call last):
    ...
emporion.server.settings.SettingsError: EMPORION_PORT: Expected `int`, got `str`
"""

from __future__ import annotations

import os
import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from emporion.errors import EmporionError, did_you_mean

Seconds = Annotated[float, Meta(gt=0)]
PREFIX = "EMPORION_"
OTHERS = ("EMPORION_DEBUG", "EMPORION_PAGE")  # of those who build and change it
_ADDRESS = re.compile(r"https?://[^\s/?#@]+/?")


class SettingsError(EmporionError):
    """A setting that cannot be used, and where it was made."""


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that can be set."""

    host: str = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535)] = 8000
    database: str = "sqlite:///emporion.db"
    processes: Annotated[int, Meta(ge=1, le=64)] = 1  # servers behind this address
    public_url: str = ""  # how people reach this server, e.g. https://games.example.org
    origins: list[str] = []  # other web addresses whose pages may use this server
    workers: Annotated[int, Meta(ge=1, le=256)] = 2  # processes for bots and long work
    coach: str = ""  # who judges hints and reviews, such as "planner:200"; by default each title's
    reviewers: Annotated[int, Meta(ge=1, le=64)] = 1  # processes for reviews
    review_s: Seconds = 900.0  # a review may take
    reviews_per_client: Annotated[int, Meta(ge=1)] = 2  # at once
    hints_per_minute: Seconds = 30.0  # of one client
    secure_cookies: bool | None = None  # by default where public_url is https
    trust_proxy: bool = False  # take the client's address from X-Forwarded-For
    delay_s: Seconds = 120.0  # how far behind delayed spectators are
    forget_s: Seconds = 600.0  # tables nobody looks at leave the memory
    sweep_s: Seconds = 5.0  # how often it is looked for those
    beat_s: Seconds = 2.0  # how often a server says that it lives
    lost_s: Seconds = 6.0  # after which one that says nothing is gone, and others do its work
    thinking_s: Seconds = 10.0  # a bot may take, though it means to take one at most
    pace_s: Seconds = 3.0  # for each decision while bots stand in for everybody who plays
    ping_s: Seconds = 20.0  # how often a socket is asked whether somebody is there
    arriving_s: Seconds = 60.0  # a request may take to arrive
    acts_per_second: Seconds = 20.0  # of one client, on average
    requests_per_second: Seconds = 20.0
    tables_per_hour: Seconds = 60.0
    chats_per_minute: Seconds = 20.0
    sockets_per_client: Annotated[int, Meta(ge=1)] = 64
    log: Literal["text", "json"] = "text"
    metrics: bool = True  # whether /metrics is answered
    metrics_key: str = ""  # Bearer key for it; without one it is answered on this machine only

    @property
    def secure(self) -> bool:
        if self.secure_cookies is not None:
            return self.secure_cookies
        return self.public_url.startswith("https:")


def read_settings(
    path: Path | None = None,
    environment: Mapping[str, str] | None = None,
    options: Mapping[str, Any] | None = None,
) -> Settings:
    """The settings in a file, if there is one, over it the environment, over both the options."""
    found: dict[str, Any] = {}
    if path is not None:
        try:
            found = tomllib.loads(path.read_text(encoding="utf-8"))
        except OSError as error:
            raise SettingsError(f"{path}: {error.strerror}") from None
        except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
            raise SettingsError(f"{path}: {error}") from None
        _check(found, str(path))
    for name, text in (os.environ if environment is None else environment).items():
        field = name.removeprefix(PREFIX).lower()
        if name.startswith(PREFIX) and field in Settings.__struct_fields__:
            value = _value(field, text)
            _check({field: value}, name, named=True)
            found[field] = value
    for field, value in (options or {}).items():
        _check({field: value}, f"--{field}", named=True)
        found[field] = value
    return msgspec.convert(found, Settings)


def unknown_variables(environment: Mapping[str, str]) -> list[str]:
    """Variables that look like settings of ours and are none.

    >>> unknown_variables({"EMPORION_PROT": "9000", "EMPORION_HOST": "::", "HOME": "/"})
    ["EMPORION_PROT is no setting; did you mean 'EMPORION_PORT'?"]
    """
    known = [PREFIX + field.upper() for field in Settings.__struct_fields__]
    return [
        f"{name} is no setting{did_you_mean(name, known)}"
        for name in sorted(environment)
        if name.startswith(PREFIX) and name not in (*known, *OTHERS)
    ]


def _value(field: str, text: str) -> Any:
    """What a variable says, read as TOML where it is, and as a text otherwise.

    >>> _value("port", "8000"), _value("metrics_key", "8000")
    (8000, '8000')
    """
    try:
        value = tomllib.loads(f"value = {text}")["value"]
    except tomllib.TOMLDecodeError:
        return text
    is_text = isinstance(getattr(Settings(), field), str)
    return text if is_text and not isinstance(value, str) else value


def _check(found: dict[str, Any], where: str, named: bool = False) -> None:
    for field, value in found.items():
        if field not in Settings.__struct_fields__:
            hint = did_you_mean(field, Settings.__struct_fields__)
            raise SettingsError(f"{where}: {field} is no setting{hint}")
        try:
            msgspec.convert({field: value}, Settings)
            words = _fault(field, value)
        except msgspec.ValidationError as error:
            words = str(error).split(" - at ")[0]
        if words:
            raise SettingsError(f"{where}: {words}" if named else f"{where}: {field}: {words}")


def _fault(field: str, value: Any) -> str:
    """What is wrong with a value of the right type."""
    if field == "coach" and value:
        return _coach_fault(value)
    if field == "public_url" and value:
        return _address_fault(value)
    if field == "origins":
        return next(filter(None, map(_address_fault, value)), "")
    return ""


def _coach_fault(name: str) -> str:
    from emporion.coach import UnknownJudge, checked_judge

    try:
        checked_judge(name)
    except UnknownJudge as error:
        return str(error)
    return ""


def _address_fault(address: str) -> str:
    """Browsers name where a page comes from as scheme and host, and nothing more."""
    if not _ADDRESS.fullmatch(address):
        return f"{address!r} must be like https://games.example.org, without a path"
    return ""
