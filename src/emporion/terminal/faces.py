"""The games that can be played in the terminal."""

from __future__ import annotations

from emporion.terminal import rhodes, rotterdam
from emporion.terminal.face import Face

FACES: dict[str, Face] = {
    "rhodes": rhodes.FACE,
    "colossus": rhodes.FACE,
    "rotterdam": rotterdam.FACE,
}
