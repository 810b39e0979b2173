"""Training and the player it makes: `make bench ARGS=train`."""

import dataclasses
import random
import tempfile
from pathlib import Path

import emporion as em
from bench.measure import contest
from bench.report import Row
from emporion.bots.neural import Neural
from emporion.errors import MissingExtra
from emporion.table.kernel import Imagination

TITLES = ("rhodes", "colossus", "rotterdam")
ON_CPU = {"environments": 512, "horizon": 16, "minibatch": 4096}


def train() -> list[Row]:
    """Decisions a second: environments alone, network alone, playing, and learning too."""
    try:
        from emporion.train.rates import rates
        from emporion.train.recipe import read
        from emporion.train.run import chosen_device, usual_threads
    except MissingExtra as missing:
        print(f"train: {missing}")
        return []
    device = chosen_device(None)
    rows = []
    for title in TITLES:
        recipe = read()[title]
        if device == "cpu":
            recipe = dataclasses.replace(recipe, **ON_CPU)
        found = rates(recipe, device, usual_threads(device, 0), seconds=3)
        asked = device == "cuda"  # the goal is one GPU's
        rows += [
            Row(f"training, {title}: environments alone", found.environments, "decisions/s"),
            Row(f"training, {title}: network alone", found.network, "decisions/s"),
            Row(f"training, {title}: playing", found.playing, "decisions/s"),
            Row(
                f"training, {title}: whole loop",
                found.whole,
                "decisions/s",
                "1 M" if asked else "",
                found.whole >= 1e6 if asked else None,
                limit="the network on the CPU" if device == "cpu" else "",
            ),
        ]
    return rows + [_neural(title) for title in TITLES]


def _neural(title: str) -> Row:
    """One decision of the player: what it is given lies ready."""
    from emporion.train.export import export
    from emporion.train.recipe import read
    from emporion.train.run import networks

    recipe = read()[title]
    policy, _, game = networks(recipe, "cpu")
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "fresh.npz"
        export(file, policy, game, recipe)
        player = Neural(network=file)
        asked = _positions(title)
        rng = random.Random(1)

        def work() -> int:
            for position in asked:
                player.choose(*position, rng)
            return len(asked)

        speed = contest({"neural": work})["neural"]
    return Row(
        f"neural, {title}, 4 players",
        1e6 / speed,
        "µs a decision",
        "100",
        speed >= 10_000,
        limit="NumPy's calls and the weights' way from memory",
    )


def _positions(title: str) -> list[tuple[dict[str, object], list[em.Action], Imagination]]:
    state = em.game(title, players=4).start(1)
    rng, found = random.Random(1), []
    while not state.over:
        seat = state.actor
        found.append((state.view(seat), state.legal(), state.imagination(seat)))
        state.play(rng.choice(state.legal_ids()))
    return found
