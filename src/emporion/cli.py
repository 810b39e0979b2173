"""The command `emporion`: the door to everything in `terminal/`."""

from __future__ import annotations

import sys

from emporion.errors import STOPPED

EXTRA = "emporion: the command line needs the [terminal] extra: pip install 'emporion[terminal]'"


def main() -> None:
    try:
        from emporion.terminal.app import run
    except ModuleNotFoundError as error:
        if (error.name or "").split(".")[0] not in ("typer", "rich"):
            raise
        sys.exit(EXTRA)
    except KeyboardInterrupt:  # somebody thought better of it at once
        sys.exit(STOPPED)
    if sys.argv[1:2] == ["train"]:
        from emporion.train.waiting import make_room

        make_room()
    sys.exit(run(sys.argv[1:]))
