"""Random legal play in other people's engines, driven from Python the fastest sensible way.

Each function returns a piece of work for `measure.contest`: one whole game, counted in decisions.
Moves without a choice are counted for the peers although our own forced moves play themselves
and are not counted for us: the ratios err in the peers' favour.
"""

import os
from random import random

from bench.measure import Work

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")


def catanatron() -> Work:
    """Settlers of Catan in Python, three players; the engine's own check of the move is off."""
    from catanatron import Color, Game, RandomPlayer

    def work() -> int:
        game = Game([RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE)])
        state = game.state
        decisions = 0
        while game.winning_color() is None and state.num_turns < 1000:
            actions = state.playable_actions
            game.execute(actions[int(random() * len(actions))], validate_action=False)
            decisions += 1
        return decisions

    return work


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
    from catanatron import Color, Game, RandomPlayer

    game = Game([RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE)])
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
