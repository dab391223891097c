"""Every minimal payment for a project of Sa-Ré, found one source at a time, in positions that games reached."""

from __future__ import annotations

import time
from statistics import median

from librt.vecs import vec
from mypy_extensions import i64

import mastaba
from mastaba import State, core
from mastaba.benchmarks.figures import Figure, Part, Target
from mastaba.benchmarks.positions import along_a_game
from mastaba.kernel.agenda import apply, legal_ids

COMPILED = (Target("all payments", 200, below=True),)
GAMES = 4
LEAST_SECONDS = 0.0002  # a position is enumerated again and again until the clock can tell


def positions() -> list[State]:
    """The beginnings of all payments in some games of four."""
    found: list[State] = []
    for number in range(GAMES):
        before = ""
        for state in along_a_game("sa-re", 4, number, ("fr", "en")[number % 2]):
            step = type(state.now).__name__
            if step == "Pay" and before != "Pay":
                found.append(state.copy())
            before = step
    return found


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
    return Part("payments", figures, COMPILED if core.compiled() else ())
