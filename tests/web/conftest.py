"""A browser for each module of tests, and people who look at one server with it."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser

from emporion.server.pages import FOLDER
from server.conftest import serve, server
from server.house import Server
from web.browser import Visitor, chromium

__all__ = ["serve", "server"]


# Playwright keeps an event loop running: with other tests in its process it must be gone.
@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    assert (FOLDER / "index.html").exists(), "the page is not built: make page"
    with chromium() as found:
        yield found


@pytest.fixture
def visit(browser: Browser, server: Server) -> Iterator[Callable[..., Visitor]]:
    """Lets somebody in; at the end no browser may have complained of anything."""
    visitors: list[Visitor] = []

    def enter(house: Server | None = None, **settings: object) -> Visitor:
        made = Visitor(browser, house or server, **settings)  # type: ignore[arg-type]
        visitors.append(made)
        return made

    yield enter
    complaints = [error for one in visitors for error in one.errors]
    for one in visitors:
        one.context.close()
    assert complaints == []
