"""The Colossus: begins as Rhodes, complete with its steps; the modules here add and replace."""

from emporion.games.rhodes import (  # noqa: F401  (each adds its steps to Rhodes)
    farm,
    harbour,
    lane,
    market,
    production,
    round,
    scoring,
    setup,
    temple,
    townhall,
)
from emporion.games.rhodes.board import begin_expansion

begin_expansion()
