"""The rows of the players and the laboratory: tree search beside its peers', and the census."""

from bench import ours, peers
from bench.measure import Work, contest, cores, pinned
from bench.report import Row

TITLES = {"rhodes": "Rhodes", "colossus": "The Colossus", "rotterdam": "Rotterdam"}


@cores(1)
def search() -> list[Row]:
    """Simulations that are played at random to the end of the game."""
    best = contest(
        {
            "Emporion": ours.search(),
            "catanatron": peers.catanatron_playout(),
            "OpenSpiel": peers.open_spiel_search(),
        }
    )
    own = best.pop("Emporion")
    row = Row(
        "search with random play-outs, Rhodes, 3 players, from the start",
        own,
        "simulations/s",
        "5 k",
        own >= 5000,
        {peer: own / speed for peer, speed in best.items()},
        detail=_long(ours.driven()),
        limit="the play-outs",
    )
    return [
        row,
        Row(
            "— catanatron, Catan, 3 players, play-outs alone",
            best["catanatron"],
            "play-outs/s",
            detail=_long(peers.catanatron()),
        ),
        Row(
            "— OpenSpiel, MCTS in C++, backgammon",
            best["OpenSpiel"],
            "simulations/s",
            detail=_long(peers.open_spiel()),
        ),
    ]


def _long(game: Work) -> str:
    """How long random games are, by which simulations of different games compare."""
    return f"games of {sum(game() for _ in range(20)) / 20:.0f} decisions"


def planner() -> list[Row]:
    """The search as the planner runs it in its first 1000 simulations, on one thread and on two."""
    rows = []
    for game, title in TITLES.items():
        best = contest(
            {
                str(threads): pinned(ours.planner(game, threads=threads), threads)
                for threads in (1, 2)
            }
        )
        one, two = best["1"], best["2"]
        name = f"the planner's search, {title}, 4 players"
        rows += [
            Row(name, one, "simulations/s", limit="greedy play to the end of the round"),
            Row(
                f"{name}, 2 threads",
                two,
                "simulations/s",
                detail=f"{two / one:.2f}× one thread",
                limit="the cores: each thread has its own tree",
            ),
        ]
    return rows


@cores(1)
def census() -> list[Row]:
    """Random games with everything counted that `emporion simulate` reports."""
    best = contest({game: ours.census(game) for game in TITLES})
    return [
        Row(
            f"random games and their census, {TITLES[game]}, 3 players",
            speed,
            "games/s",
            detail=f"1 M on two cores: {1e6 / speed / 2 / 60:.1f} min",
            limit="listening to every event",
        )
        for game, speed in best.items()
    ]
