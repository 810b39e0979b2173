"""`emporion doctor`, `backup` and `restore`: looking after a server and what it keeps."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from emporion.errors import extra

if TYPE_CHECKING:
    from emporion.server.settings import Settings

Config = Annotated[
    Path | None, typer.Option(metavar="FILE", help="settings in TOML; see docs/hosting.md")
]
Address = Annotated[
    str | None, typer.Option(metavar="URL", help="sqlite:///FILE or postgresql://...")
]


def doctor(config: Config = None, database: Address = None) -> int:
    """Whether a server is set up well: settings, port, database, and that games still replay."""
    settings = _settings(config, database)
    from emporion.server.doctor import examine

    sound = True
    for finding in examine(settings, os.environ, config):
        print(f"{finding.kind:<6}{finding.words}")
        sound = sound and finding.kind != "wrong"
    return 0 if sound else 1


def backup(
    file: Annotated[Path, typer.Argument(help="the file to write; it must not be there yet")],
    config: Config = None,
    database: Address = None,
) -> None:
    """Save everything a server keeps to one file, while it runs."""
    settings = _settings(config, database)
    from emporion.server import storage

    storage.backup(settings.database, file)
    print(f"saved to {file}")


def restore(
    file: Annotated[Path, typer.Argument(help="a file that emporion backup wrote")],
    config: Config = None,
    database: Address = None,
) -> None:
    """Bring a backup into a new database, of either kind: all of it or nothing."""
    settings = _settings(config, database)
    from emporion.server import storage

    os.umask(0o077)  # it holds every hidden card
    storage.restore(file, settings.database)
    print(f"restored from {file}")


def _settings(config: Path | None, database: str | None) -> Settings:
    with extra("server"):
        from emporion.server.settings import read_settings
    return read_settings(config, options={"database": database} if database else {})
