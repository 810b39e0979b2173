"""Random legal play in other people's engines, driven the fastest sensible way; and their search.

Each function returns a piece of work for `measure.contest`: mostly a whole game, in decisions.
Moves without a choice are counted for the peers although our own forced moves play themselves
and are not counted for us: the ratios err in the peers' favour.
"""

import os
from random import random
from typing import Any

from bench.measure import Work

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")


def catanatron() -> Work:
    """Settlers of Catan in Python, three players; the engine's own check of the move is off."""
    return lambda: _to_the_end(_catan())


def catanatron_playout() -> Work:
    """The larger part of one simulation of catanatron's MCTS: a copy, played to the end.

    The player itself is in its repository only, not in what it has released.
    """
    game = _catan()

    def work() -> int:
        _to_the_end(game.copy())
        return 1

    return work


def _catan() -> Any:
    from catanatron import Color, Game, RandomPlayer

    return Game([RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE)])


def _to_the_end(game: Any) -> int:
    state = game.state
    decisions = 0
    while game.winning_color() is None and state.num_turns < 1000:
        actions = state.playable_actions
        game.execute(actions[int(random() * len(actions))], validate_action=False)
        decisions += 1
    return decisions


def drawn(outcomes: list[tuple[int, float]]) -> int:
    left = random()
    for outcome, probability in outcomes:
        left -= probability
        if left <= 0:
            return outcome
    return outcomes[-1][0]


def open_spiel() -> Work:
    """Backgammon in C++; throws of the dice are played but not counted."""
    import pyspiel

    start = pyspiel.load_game("backgammon").new_initial_state

    def work() -> int:
        state = start()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(drawn(state.chance_outcomes()))
            else:
                actions = state.legal_actions()
                state.apply_action(actions[int(random() * len(actions))])
                decisions += 1
        return decisions

    return work


def open_spiel_search() -> Work:
    """Its tree search in C++ with one random play-out a simulation, on backgammon."""
    import pyspiel

    game = pyspiel.load_game("backgammon")
    state = game.new_initial_state()
    state.apply_action(state.legal_actions()[0])  # the first throw of the dice
    simulations = 50
    player = pyspiel.MCTSBot(
        game,
        pyspiel.RandomRolloutEvaluator(n_rollouts=1, seed=1),
        uct_c=2,
        max_simulations=simulations,
        max_memory_mb=1000,
        solve=False,
        seed=1,
        verbose=False,
    )

    def work() -> int:
        player.step(state)
        return simulations

    return work


def pettingzoo() -> Work:
    """Connect four as an agent environment, its action mask read through NumPy."""
    from pettingzoo.classic import connect_four_v3

    env = connect_four_v3.env()

    def work() -> int:
        env.reset()
        decisions = 0
        while True:
            observation, _, ended, cut, _ = env.last()
            if ended or cut:
                return decisions
            actions = observation["action_mask"].nonzero()[0]
            env.step(int(actions[int(random() * len(actions))]))
            decisions += 1

    return work


def catanatron_clone() -> Work:
    game = _catan()
    for _ in range(40):
        game.play_tick()

    def work() -> int:
        for _ in range(100):
            game.copy()
        return 100

    return work


def open_spiel_clone() -> Work:
    import pyspiel

    state = pyspiel.load_game("backgammon").new_initial_state()
    for _ in range(40):
        state.apply_action(state.legal_actions()[0])

    def work() -> int:
        clone = state.clone
        for _ in range(1000):
            clone()
        return 1000

    return work


# A fresh interpreter's way to the first decision played.
FIRST_DECISION = {
    "catanatron": (
        "from catanatron import Color, Game, RandomPlayer;"
        "Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)]).play_tick()"
    ),
    "OpenSpiel": (
        "import pyspiel; s = pyspiel.load_game('backgammon').new_initial_state();"
        "s.apply_action(s.legal_actions()[0]); s.apply_action(s.legal_actions()[0])"
    ),
    "PettingZoo": (
        "from pettingzoo.classic import connect_four_v3; e = connect_four_v3.env();"
        "e.reset(); e.last(); e.step(0)"
    ),
}
