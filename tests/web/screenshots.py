"""Every screen at both sizes, into docs/images/screens: `make screenshots`."""

from __future__ import annotations

import io
import sys
import tempfile
from pathlib import Path

FOLDER = Path(__file__).parents[2] / "docs/images/screens"
sys.path.insert(0, str(Path(__file__).parents[1]))

from PIL import Image  # noqa: E402

from server.house import Server  # noqa: E402
from web.browser import Visitor, chromium  # noqa: E402
from web.screens import SCREENS, enter  # noqa: E402


def main() -> None:
    """Draws them anew, small: few colours tell a flat picture."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, chromium() as browser:
        database = f"sqlite:///{folder}/emporion.db"
        server = Server(database, Path(folder), EMPORION_COACH="").start()
        for small in (False, True):
            for name in SCREENS:
                visitor = Visitor(browser, server, small=small)
                enter(visitor, name)
                visitor.page.wait_for_timeout(400)
                path = FOLDER / f"{name}-{'small' if small else 'wide'}.png"
                picture = Image.open(io.BytesIO(visitor.page.screenshot(animations="disabled")))
                picture.convert("RGB").quantize(256, Image.Quantize.MEDIANCUT, kmeans=2).save(
                    path, optimize=True
                )
                visitor.context.close()
        server.stop()


if __name__ == "__main__":
    main()
