"""An algorithm of OpenSpiel, Monte Carlo tree search, plays Qwixx against a random player.

python examples/envs/openspiel_mcts.py [SIMULATIONS]
"""

import sys

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts

import foxdice.envs.openspiel  # noqa: F401  # registers the games


def main(simulations: int) -> None:
    """Let the search play one game."""
    game = pyspiel.load_game("foxdice_qwixx(players=2)")
    chance = np.random.RandomState(1)
    search = mcts.MCTSBot(game, 2.0, simulations, mcts.RandomRolloutEvaluator(1, chance), random_state=chance)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(chance.choice(outcomes, p=odds)))
        elif state.current_player() == 0 and len(state.legal_actions()) > 1:
            state.apply_action(search.step(state))
        else:
            state.apply_action(int(chance.choice(state.legal_actions())))
    searching, random = state.returns()
    print(f"searching {searching:.0f}, random {random:.0f}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 50)
