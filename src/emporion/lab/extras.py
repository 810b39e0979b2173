"""Heavy libraries are extras; whoever lacks one is told what to install."""

from __future__ import annotations

from importlib.util import find_spec

from emporion.errors import extra as extra


def require(name: str, *modules: str) -> None:
    """Refuse at once what would lack a library after hours of work."""
    with extra(name):
        for module in modules:
            if find_spec(module) is None:
                raise ModuleNotFoundError(name=module)
