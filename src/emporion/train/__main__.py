"""`python -m emporion.train`: the command `emporion train` where only PyTorch and NumPy are."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from emporion.errors import STOPPED, EmporionError
from emporion.train.waiting import make_room


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser("emporion train", description=__doc__)
    parser.add_argument("title", nargs="?")
    parser.add_argument("--recipe", default="standard")
    parser.add_argument("--out", type=Path)
    parser.add_argument("--minutes", type=float)
    parser.add_argument("--plan", type=float)
    parser.add_argument("--seed", type=int)
    parser.add_argument("--device")
    parser.add_argument("--threads", type=int)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--patience", type=float, default=30.0)
    parser.add_argument("--partner", type=Path, action="append", default=[])
    parser.add_argument("--against", type=Path)
    parser.add_argument("--after", type=Path, metavar="FOLDER")
    parser.add_argument("--imitate", metavar="BOT")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--rates", action="store_true")
    parser.add_argument("--no-graphs", action="store_true")
    parser.add_argument("--set", action="append", default=[], metavar="KEY=VALUE")
    given = parser.parse_args(arguments)
    try:
        from emporion.train.command import train

        done = train(
            given.title,
            out=given.out,
            recipe=given.recipe,
            minutes=given.minutes,
            plan=given.plan,
            seed=given.seed,
            device=given.device,
            threads=given.threads,
            workers=given.workers,
            patience=given.patience,
            rates=given.rates,
            graphs=not given.no_graphs,
            partners=given.partner,
            against=given.against,
            after=given.after,
            imitated=given.imitate,
            games=given.games,
            changes=given.set,
        )
    except EmporionError as error:
        print(f"emporion: {error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return STOPPED
    return 0 if done else STOPPED


if __name__ == "__main__":
    make_room()
    sys.exit(main(sys.argv[1:]))
