"""A real browser for tests: Debian's Chromium, and people who sit at it."""

from __future__ import annotations

import contextlib
import fcntl
import json
import os
import re
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, WebSocket, expect, sync_playwright

from server.house import Server

ROOT = os.geteuid() == 0
PACKAGE = "chromium"
ARGUMENTS = ["--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu", "--mute-audio"]
WIDE = {"width": 1366, "height": 768}
SMALL = {"width": 390, "height": 844}
PATIENCE = 30_000  # milliseconds; a busy machine draws slowly
LANGUAGES = ("en", "nl", "fr", "de", "es")
# What a browser itself says of an answer that is no success, and of a line that is cut.
ANSWERS = re.compile(r"Failed to load resource: the server responded with a status of 4\d\d")
LINES = re.compile(
    r"WebSocket connection to .* failed|net::ERR_(INTERNET_DISCONNECTED|CONNECTION_REFUSED|FAILED)"
)
# A preview of what has just been played by somebody else: nothing is wrong.
LATE = re.compile(r"status of 4\d\d .*/preview\?")

expect.set_options(timeout=PATIENCE)


def until(page: Page, condition: str, arg: object = None, patience: int = PATIENCE) -> None:
    """Waits for something to hold on a page. (Playwright's own wait evaluates its words in the page
    again and again, and the page's policy rightly forbids that.)"""
    end = time.monotonic() + patience / 1000
    while not page.evaluate(condition, arg):
        assert time.monotonic() < end, f"not within {patience} ms: {condition}"
        page.wait_for_timeout(20)


@contextlib.contextmanager
def chromium() -> Iterator[Browser]:
    """Chromium without a window."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program(), args=ARGUMENTS)
        yield browser
        browser.close()


def program() -> str:
    """Where Chromium is; root installs Debian's package if there is none."""
    if found := shutil.which(PACKAGE):
        return found
    if not ROOT:
        pytest.skip("Chromium is not installed, and only root can install it")
    with Path(tempfile.gettempdir(), "emporion-apt.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not shutil.which(PACKAGE):
            apt("update")
            apt("install", "--yes", "--no-install-recommends", PACKAGE)
    found = shutil.which(PACKAGE)
    assert found, "Debian's package chromium brought no browser"
    return found


def apt(*arguments: str) -> None:
    command = ["apt-get", "-qq", "-o", "DPkg::Lock::Timeout=300", *arguments]
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    run = subprocess.run(command, env=quiet, capture_output=True, text=True)
    assert run.returncode == 0, f"Chromium cannot be installed: {run.stderr.strip()}"


class Visitor:
    """Somebody at a browser of their own; what it complains of is in `errors`."""

    def __init__(
        self, browser: Browser, server: Server, *, small: bool = False, **settings: Any
    ) -> None:
        kept = {"language": "en", "theme": "light", "speed": "off", "name": "Ada", **settings}
        self.server = server
        self.small = small
        self.context: BrowserContext = browser.new_context(
            base_url=server.url,
            viewport=SMALL if small else WIDE,
            has_touch=small,
            is_mobile=small,
        )
        self.context.set_default_timeout(PATIENCE)
        keep = f"localStorage.setItem('emporion.settings', {json.dumps(json.dumps(kept))})"
        self.context.add_init_script(f"localStorage.getItem('emporion.settings') || {keep}")
        self.context.add_init_script(LISTEN)
        self.page: Page = self.context.new_page()
        self.errors: list[str] = []
        self.sent: list[str] = []  # through sockets
        self.heard: list[str] = []
        self.page.on("console", lambda line: self._note(line.type, f"{line.text} {line.location}"))
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("websocket", self._listen)
        self.forgiven: list[re.Pattern[str]] = [LATE]

    def _note(self, kind: str, text: str) -> None:
        if kind in ("error", "warning") and not any(one.search(text) for one in self.forgiven):
            self.errors.append(text)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framesent", lambda frame: self.sent.append(str(frame)))
        socket.on("framereceived", lambda frame: self.heard.append(str(frame)))

    def go(self, path: str) -> Page:
        self.page.goto(path)
        return self.page

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """The server's answer to a request of this browser, with its cookie."""
        if self.page.url == "about:blank":
            self.go("/")
        return self.page.evaluate(ASK, [method, f"/api{path}", body])

    def sit(self, game: str, players: int = 2, bot: str = "easy", **more: Any) -> str:
        """At a new table with bots; its id."""
        terms = {"game": game, "players": players, "bots": [None] + [bot] * (players - 1)}
        document = {"terms": terms, "sit": [0], "name": "Ada", "start": True, **more}
        table: str = self.ask("POST", "/tables", document)["table"]
        self.go(f"/t/{table}")
        self.page.wait_for_selector(".prompt")
        self.page.wait_for_selector(BOARD)
        return table

    def fits(self) -> bool:
        """Whether all of the page is in sight."""
        fits: bool = self.page.evaluate(
            "document.documentElement.scrollHeight <= innerHeight"
            " && document.documentElement.scrollWidth <= innerWidth"
        )
        return fits

    def overflow(self) -> list[str]:
        """What is wider than the room it has: the page, or the words of a button or field."""
        wide: list[str] = self.page.evaluate(OVERFLOW)
        return wide

    def drop(self) -> None:
        """Cuts the page's line to the server, and keeps it cut."""
        self.forgiven.append(LINES)
        self.context.set_offline(True)
        self.page.evaluate("lines.forEach((line) => line.close())")

    def keep_up(self, table: str) -> None:
        """Waits until the page has heard everything there is to know of a table."""
        number = self.ask("GET", f"/tables/{table}")["number"]
        until(self.page, f"Math.max(...lines.map((line) => line.latest)) >= {number}")

    @property
    def decisions(self) -> int:
        return sum('"type":"decide"' in frame for frame in self.sent)


LISTEN = """window.lines = [];
window.WebSocket = class extends WebSocket {
  latest = 0;
  constructor(...how) {
    super(...how);
    lines.push(this);
    this.addEventListener("message", ({ data }) => {
      this.latest = JSON.parse(data).number ?? this.latest;
    });
  }
};"""
ASK = """async ([method, path, body]) => {
  const headers = body === null ? {} : { "Content-Type": "application/json" };
  const text = body === null ? undefined : JSON.stringify(body);
  return (await fetch(path, { method, headers, body: text })).json();
}"""
OVERFLOW = """() => {
  const page = document.documentElement;
  const wide = page.scrollWidth > page.clientWidth ? ["the page"] : [];
  for (const one of document.querySelectorAll("button, .button, h1, h2, h3, label, legend")) {
    if (one.closest(".hidden") || !one.checkVisibility()) continue;
    if (one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).display !== "inline") {
      wide.push(`${one.localName}: ${one.innerText}`);
    }
  }
  return wide;
}"""
BOARD = ".world [data-place], .rotterdam [data-place]"
