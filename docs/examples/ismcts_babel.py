"""OpenSpiel's own IS-MCTS plays Babel against its uniform random bot.

    python docs/examples/ismcts_babel.py --games 10 --simulations 50

It needs OpenSpiel: pip install 'mastaba[openspiel]'."""

from __future__ import annotations

import argparse

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.bots import uniform_random

import mastaba.research.adapters.open_spiel  # noqa: F401  (registers mastaba_babel)


def play(game: pyspiel.Game, bots: list[pyspiel.Bot], luck: np.random.RandomState) -> list[float]:
    """One game; the returns of both players."""
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(luck.choice(outcomes, p=weights))
        else:
            state.apply_action(bots[state.current_player()].step(state))
    return state.returns()


def main(words: list[str] | None = None) -> float:
    """The mean return of IS-MCTS, which sits on each seat in turn: 1 if it always wins."""
    parser = argparse.ArgumentParser(description="IS-MCTS against random play in Babel.")
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--simulations", type=int, default=50)
    parser.add_argument("--turn-cap", type=int, default=40)
    args = parser.parse_args(words)
    game = pyspiel.load_game(f"mastaba_babel(setup=turn_cap:{args.turn_cap})")
    luck = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=luck)
    total = 0.0
    for number in range(args.games):
        seat = number % 2
        bots = [uniform_random.UniformRandomBot(player, luck) for player in (0, 1)]
        bots[seat] = ismcts.ISMCTSBot(game, evaluator, 1.4, args.simulations, random_state=luck)
        total += play(game, bots, luck)[seat]
        print(f"game {number + 1}: {total:+.0f} so far")
    return total / args.games


if __name__ == "__main__":
    main()
