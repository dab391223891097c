"""How far the curve of the analysis is off: what is measured is its own error, and not that of few games."""

from __future__ import annotations

import random

import pytest

import mastaba
from mastaba.matches.simulation import Simulation
from tools.curve_errors import Point, at_a_point, error_of

GAMES = 20


def points(off: float) -> list[Point]:
    """Positions of two seats, of which the first is said to win that much more often than it does."""
    luck, found = random.Random(1), []
    for _ in range(2000):
        chance = luck.uniform(0.2, 0.8)
        won = sum(luck.random() < chance for _ in range(GAMES)) / GAMES
        found.append(Point((chance + off, 1 - chance - off), (won, 1 - won)))
    return found


def test_a_curve_that_is_right_is_off_by_nothing() -> None:
    error = error_of(points(0), GAMES)
    assert error.low == 0 and error.typical < 2


@pytest.mark.parametrize("off", [0.05, -0.1])
def test_a_curve_that_is_wrong_is_off_by_that_much(off: float) -> None:
    error = error_of(points(off), GAMES)
    assert error.low < 100 * abs(off) < error.high
    assert error.high - error.low < 2


def test_games_are_played_on_from_a_point() -> None:
    game = mastaba.load("cleopatra")
    simulation = Simulation(game, game.setup(3), ["greedy"] * 3, seed=1)
    texts = [simulation.transcript(number, simulation.play(number, logged=True)) for number in (1, 2)]
    point = at_a_point(texts, "greedy", 3, 2)
    assert sum(point.won) == pytest.approx(1) == sum(point.said)
    assert point == at_a_point(texts, "greedy", 3, 2)
