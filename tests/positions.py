"""Positions to test with, in a game of any length."""

from __future__ import annotations

from mastaba import Game, Rng, State, apply, legal_ids


def middle(game: Game, moves: int, seed: int = 3, seats: int | None = None) -> State:
    """After so many random moves; of a shorter game after half of them."""
    state, out, rng = game.start(seats), game.buffer(), Rng(seed)
    for played in range(moves):
        apply(state, out[rng.below(legal_ids(state, out))])
        if state.now is None:
            return middle(game, (played + 1) // 2, seed, seats)
    return state
