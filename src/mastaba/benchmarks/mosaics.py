"""Where a mosaic of Cleopatra may be laid, and whether it forms sanctuaries, in positions that games reached."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial
from statistics import median

import mastaba
from mastaba import State, core
from mastaba.benchmarks.figures import Figure, Part, Target
from mastaba.benchmarks.positions import along_a_game
from mastaba.games.cleopatra.garden import PLACE_HIGH, PLACE_LOW
from mastaba.games.cleopatra.moves import LAY
from mastaba.games.cleopatra.rules.pieces import mosaic_places
from mastaba.games.cleopatra.rules.sanctuaries import new_sanctuaries
from mastaba.games.cleopatra.state import NONE, Palace

COMPILED = (Target("both", 20, below=True),)
GAMES = 6
LEAST_SECONDS = 0.0002  # asked again and again until the clock can tell
BATCH = 10


def positions() -> list[tuple[Palace, Palace, int]]:
    """Before a piece is chosen with a mosaic in sight; the same after laying it; and where it was laid."""
    out = mastaba.load("cleopatra").buffer()
    found = []
    for number in range(GAMES):
        for state in along_a_game("cleopatra", 2 + number % 3, number):
            assert isinstance(state, Palace)
            if type(state.now).__name__ != "Quarry" or state.tile == NONE:
                continue
            many = mosaic_places(state, out, 0)
            if many:
                place = int(out[many // 2]) - LAY
                found.append((copied(state), laid(state, place), place))
    return found


def laid(state: Palace, place: int) -> Palace:
    after = copied(state)
    after.covered_low |= PLACE_LOW[place]
    after.covered_high |= PLACE_HIGH[place]
    return after


def copied(state: State) -> Palace:
    copy = state.copy()
    assert isinstance(copy, Palace)
    return copy


def microseconds(ask: Callable[[], object]) -> float:
    times, began = 0, time.process_time()
    while time.process_time() - began < LEAST_SECONDS:
        for _ in range(BATCH):
            ask()
        times += BATCH
    return 1e6 * (time.process_time() - began) / times


def measure(rounds: int, seconds: float) -> Part:
    found, out = positions(), mastaba.load("cleopatra").buffer()
    both, laying, testing = [], [], []
    for _ in range(rounds):
        one = [microseconds(partial(mosaic_places, before, out, 0)) for before, _, _ in found]
        two = [microseconds(partial(new_sanctuaries, after, place)) for _, after, place in found]
        laying.append(median(one))
        testing.append(median(two))
        both.append(median(a + b for a, b in zip(one, two, strict=True)))
    ways = median(int(mosaic_places(before, out, 0)) for before, _, _ in found)
    figures = [
        Figure("both", "µs", both),
        Figure("all placements", "µs", laying),
        Figure("sanctuaries", "µs", testing),
        Figure("placements", "in all", [ways] * rounds),
        Figure("positions", "in all", [len(found)] * rounds),
    ]
    return Part("mosaics", figures, COMPILED if core.compiled() else ())
