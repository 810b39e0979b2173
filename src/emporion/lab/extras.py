"""Heavy libraries are extras; whoever lacks one is told what to install."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec

from emporion.errors import EmporionError


class MissingExtra(EmporionError):
    """A library that comes with one of Emporion's extras is not installed."""


@contextmanager
def extra(name: str) -> Iterator[None]:
    """Round the imports of what comes with an extra.

    >>> with extra("lab"):
    ...     import no_such_library
    Traceback (most recent call last):
        ...
    emporion.lab.extras.MissingExtra: this needs emporion[lab]: no_such_library is not installed
    """
    try:
        yield
    except ModuleNotFoundError as error:
        missing = (error.name or "").split(".")[0]
        if missing == "emporion":
            raise
        raise MissingExtra(f"this needs emporion[{name}]: {missing} is not installed") from None


def require(name: str, *modules: str) -> None:
    """Refuse at once what would lack a library after hours of work."""
    with extra(name):
        for module in modules:
            if find_spec(module) is None:
                raise ModuleNotFoundError(name=module)
