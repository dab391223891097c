"""Positions that games reach in which everybody plays what looks best at once."""

from __future__ import annotations

from collections.abc import Iterator

from librt.vecs import vec
from mypy_extensions import i64

import mastaba
from mastaba import Game, State
from mastaba.kernel.agenda import CHANCE, apply, legal_ids
from mastaba.kernel.chance import Rng


def along_a_game(name: str, seats: int, number: int, edition: str | None = None) -> Iterator[State]:
    """The same state before each of its moves: copy it to keep it."""
    game, rng = mastaba.load(name), Rng(number)
    state = game.start(seats=seats, edition=edition)
    out, worth = game.buffer(), game.buffer()
    while state.now is not None:
        yield state
        apply(state, best(game, state, rng, out, worth))


def best(game: Game, state: State, rng: Rng, out: vec[i64], worth: vec[i64]) -> int:
    step = state.now
    assert step is not None
    if step.seat == CHANCE:
        return int(step.draw(state, rng, out, worth))
    many = legal_ids(state, out)
    game.priors(state, step.seat, out, many, worth)
    most = max(worth[k] for k in range(many))
    among = [int(out[k]) for k in range(many) if worth[k] == most]
    return among[int(rng.below(len(among)))]
