"""`emporion serve`: host tables for browsers, bots and programs."""

from __future__ import annotations

import os
import sys
import threading
import webbrowser
from functools import partial
from pathlib import Path
from typing import Annotated

import typer

from emporion.errors import extra

SCREENS = ("DISPLAY", "WAYLAND_DISPLAY")


def serve(
    config: Annotated[
        Path | None, typer.Option(metavar="FILE", help="settings in TOML; see docs/hosting.md")
    ] = None,
    host: Annotated[str | None, typer.Option(help="the address to listen at")] = None,
    port: Annotated[int | None, typer.Option(help="the port; 0 takes a free one")] = None,
    database: Annotated[
        str | None, typer.Option(metavar="URL", help="sqlite:///FILE or postgresql://...")
    ] = None,
    processes: Annotated[
        int | None, typer.Option(help="how many servers share the address; needs PostgreSQL")
    ] = None,
    open_page: Annotated[
        bool, typer.Option("--open", help="open the games in the browser as well")
    ] = False,
) -> int:
    """Host tables, until you press Ctrl-C. Without options: on this machine, in emporion.db."""
    with extra("server"):
        from emporion.server.serve import serve as serve_tables
        from emporion.server.settings import read_settings
    given = {"host": host, "port": port, "database": database, "processes": processes}
    chosen = {name: value for name, value in given.items() if value is not None}
    read = partial(read_settings, config, options=chosen)
    return serve_tables(read(), read, show if open_page else None)


def show(address: str) -> None:
    """Open the browser, where there is a screen for one; the address is printed anyway."""
    has_screen = sys.platform != "linux" or any(map(os.environ.get, SCREENS))
    if has_screen:
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
    else:
        print("Open this address in your browser. Ctrl-C stops.", flush=True)
