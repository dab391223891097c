"""Every minimal payment for a project of Sa-Ré, found one source at a time, in positions that games reached."""

from __future__ import annotations

import time
from statistics import median

from librt.vecs import vec
from mypy_extensions import i64

import mastaba
from mastaba import Game, State, core
from mastaba.benchmarks.figures import Figure, Part, Target
from mastaba.kernel.agenda import CHANCE, apply, legal_ids
from mastaba.kernel.chance import Rng

COMPILED = Target("all payments", 200, below=True)
GAMES = 4
LEAST_SECONDS = 0.0002  # a position is enumerated again and again until the clock can tell


def positions() -> list[State]:
    """The beginnings of all payments in some games of four, in which everybody plays what looks best at once."""
    game = mastaba.load("sa-re")
    found: list[State] = []
    for number in range(GAMES):
        state, rng = game.start(seats=4, edition=("fr", "en")[number % 2]), Rng(number)
        out, worth = game.buffer(), game.buffer()
        before = ""
        while state.now is not None:
            step = type(state.now).__name__
            if step == "Pay" and before != "Pay":
                found.append(state.copy())
            before = step
            apply(state, best(game, state, rng, out, worth))
    return found


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


def payments(state: State, out: vec[i64]) -> int:
    """How many ways there are to pay from here on."""
    many = legal_ids(state, out)
    moves = [out[k] for k in range(many)]
    found = 0
    for move in moves:
        after = state.copy()
        apply(after, move)
        found += payments(after, out) if type(after.now).__name__ == "Pay" else 1
    return found


def microseconds(state: State, out: vec[i64]) -> float:
    times, began = 0, time.process_time()
    while time.process_time() - began < LEAST_SECONDS:
        payments(state, out)
        times += 1
    return 1e6 * (time.process_time() - began) / times


def one_step(state: State, out: vec[i64]) -> float:
    """The sources that may come next, as a bot asks for them."""
    times, began = 0, time.process_time()
    while time.process_time() - began < LEAST_SECONDS:
        for _ in range(20):
            legal_ids(state, out)
        times += 20
    return 1e6 * (time.process_time() - began) / times


def measure(rounds: int, seconds: float) -> Part:
    found, out = positions(), mastaba.load("sa-re").buffer()
    figures = [
        Figure("all payments", "µs", [median(microseconds(state, out) for state in found) for _ in range(rounds)]),
        Figure("next sources", "µs", [median(one_step(state, out) for state in found) for _ in range(rounds)]),
        Figure("payments", "in all", [median(payments(state, out) for state in found)] * rounds),
        Figure("positions", "in all", [len(found)] * rounds),
    ]
    return Part("payments", figures, COMPILED if core.compiled() else None)
