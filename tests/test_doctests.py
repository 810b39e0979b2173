"""Every example in a docstring of the package runs, in the compiled modules too."""

import doctest
import importlib
import pkgutil

import pytest

import emporion

FLAGS = doctest.NORMALIZE_WHITESPACE | doctest.ELLIPSIS
MODULES = sorted(
    module.name
    for module in pkgutil.walk_packages(emporion.__path__, "emporion.")
    if not module.name.endswith("__main__")
)


@pytest.mark.parametrize("name", ["emporion", *MODULES])
def test_examples(name: str) -> None:
    assert doctest.testmod(importlib.import_module(name), optionflags=FLAGS).failed == 0
