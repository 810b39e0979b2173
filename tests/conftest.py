"""Settings of the process, before any test can load what reads them.

Ray reads its own once; the terminal speaks the language of the environment, and tests read English.
What a shell starts in the background ignores Ctrl-C, and so would all that is started here.
"""

import os
import secrets
import signal

import pytest

os.environ |= {
    "LC_ALL": "C.UTF-8",
    "RAY_USAGE_STATS_ENABLED": "0",
    "RAY_AUTH_MODE": "token",
    "RAY_AUTH_TOKEN": secrets.token_hex(32),
}

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

WAITING = ("web", "server")  # tests that mostly wait for a browser, a server or a database


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Who waits begins first, beside those who compute; what is left for the end is quick."""
    rank = {folder: place for place, folder in enumerate(WAITING)}
    here = os.path.dirname(__file__)

    def place(item: pytest.Item) -> int:
        folder = os.path.relpath(item.path, here).split(os.sep)[0]
        return rank.get(folder, len(WAITING))

    items.sort(key=place)
