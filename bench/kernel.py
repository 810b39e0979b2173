"""The rows of the kernel: play-outs, play from Python, clones, batches and the first decision."""

import subprocess
import sys

from bench import ours, peers
from bench.measure import contest, cores, pinned, shortest
from bench.report import Row

WANTED = {"catanatron": 25, "OpenSpiel": 10, "PettingZoo": 40}
NATIVE = {  # game and players: decisions/s a core must reach, if anything is asked
    ("rhodes", 3): 5e6,
    ("rhodes", 2): None,
    ("rhodes", 4): None,
    ("rhodes", 5): None,
    ("colossus", 3): None,
    ("rotterdam", 3): 3e6,
    ("rotterdam", 2): None,
    ("rotterdam", 4): None,
}
BATCHES = {"rhodes": (3e6, 1e6), "rotterdam": (2e6, 1e6)}  # with masks, with observations too


@cores(1)
def native() -> list[Row]:
    """Play-outs without Python; how they grow with the players, and with the expansion."""
    best = contest({f"{name} {players}": ours.playouts(name, players) for name, players in NATIVE})
    rows = []
    for (name, players), wanted in NATIVE.items():
        decisions = best[f"{name} {players}"]
        finished = decisions / ours.length(name, players)
        rows.append(
            Row(
                f"native random play-outs, {name.title()}, {players} players",
                decisions,
                "decisions/s",
                must=f"{wanted / 1e6:.0f} M" if wanted else "",
                reached=decisions >= wanted if wanted else None,
                detail=f"{finished / 1e3:.3g} k play-outs/s",
                limit="finding the legal moves",
            )
        )
    return rows


@cores(1)
def driven() -> list[Row]:
    best = contest(
        {
            "Emporion": ours.driven(),
            "catanatron": peers.catanatron(),
            "OpenSpiel": peers.open_spiel(),
            "PettingZoo": peers.pettingzoo(),
        }
    )
    own = best.pop("Emporion")
    ratios = {peer: own / speed for peer, speed in best.items()}
    enough = own >= 700e3 and all(ratios[peer] >= WANTED[peer] for peer in WANTED)
    wanted = ", ".join(f"{times}× {peer}" for peer, times in WANTED.items())
    rows = [
        Row(
            "random legal play driven from Python",
            own,
            "decisions/s",
            f"700 k, {wanted}",
            enough,
            ratios,
            limit="two calls and a list of ids a decision",
        )
    ]
    titles = {
        "catanatron": "— catanatron, Catan",
        "OpenSpiel": "— OpenSpiel, backgammon",
        "PettingZoo": "— PettingZoo, connect four",
    }
    return rows + [Row(titles[peer], speed, "decisions/s") for peer, speed in best.items()]


@cores(1)
def clones() -> list[Row]:
    best = contest(
        {
            "Python": ours.clone(),
            "native": ours.native_clone(),
            "catanatron": peers.catanatron_clone(),
            "OpenSpiel": peers.open_spiel_clone(),
        }
    )
    nanoseconds = {name: 1e9 / speed for name, speed in best.items()}
    own = nanoseconds["Python"]
    ratios = {peer: nanoseconds[peer] / own for peer in ("catanatron", "OpenSpiel")}
    sizes = {name: ours.midgame(name).game.state_size for name in BATCHES}
    million = subprocess.run(
        [sys.executable, "-c", ours.MILLION], check=True, capture_output=True, text=True
    )
    megabytes = int(million.stdout) / 1e6
    return [
        Row(
            "clone from Python, Rhodes",
            own,
            "ns",
            "100 ns",
            own <= 100,
            ratios,
            limit="making the Python object",
        ),
        Row(
            "clone natively",
            nanoseconds["native"],
            "ns",
            "20 ns",
            nanoseconds["native"] <= 20,
            limit="copying the bytes",
        ),
        *(
            Row(f"one {name.title()} state", size, "bytes", "1024 bytes", size <= 1024)
            for name, size in sizes.items()
        ),
        Row(
            "1 M states in memory, as Python objects",
            megabytes,
            "MB",
            detail=f"{ours.batch_bytes(1_000_000) / 1e6:.0f} MB in a Batch",
            limit="room for the largest state and the longest list of moves",
        ),
    ]


def batches() -> list[Row]:
    rows = []
    for game, observations in ((game, seen) for game in BATCHES for seen in (False, True)):
        best = contest(
            {
                str(threads): pinned(
                    ours.batch(game, observations=observations, threads=threads), threads
                )
                for threads in (1, 2)
            }
        )
        one, two = best["1"], best["2"]
        wanted = BATCHES[game][observations]
        limit = "writing the observations" if observations else "finding the legal moves"
        title = "masks and observations" if observations else "masks"
        name = f"{game.title()}, Batch of {ours.BATCH} with {title}"
        must = f"{wanted / 1e6:.0f} M"
        rows += [
            Row(name, one, "decisions/s", must, one >= wanted, limit=limit),
            Row(
                f"{name}, 2 threads",
                two,
                "decisions/s",
                "near-linear",
                two >= 1.7 * one,
                detail=f"{two / one:.2f}× one thread",
                limit="the threads meet after every step",
            ),
        ]
    return rows


def beginnings() -> list[Row]:
    bare = shortest([sys.executable, "-c", "pass"])
    own = shortest([sys.executable, "-c", ours.FIRST_DECISION])
    others = {
        peer: shortest([sys.executable, "-W", "ignore", "-c", code], rounds=4)
        for peer, code in peers.FIRST_DECISION.items()
    }
    return [
        Row(
            "`import emporion` and first decision",
            own - bare,
            "s",
            "0.15 s",
            own <= 0.15,
            {peer: (seconds - bare) / (own - bare) for peer, seconds in others.items()},
            detail=f"{own:.3f} s with Python's own start",
            limit="loading the edition",
        )
    ]
