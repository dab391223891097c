"""What each `options` or `draw` that a game writes out for speed gains: how much slower playouts were without it."""

from __future__ import annotations

import time
from collections import defaultdict
from collections.abc import Callable
from typing import NamedTuple

import mastaba
from mastaba import core
from mastaba.benchmarks.figures import Figure, Part, Target
from mastaba.games import names
from mastaba.kernel.agenda import CHANCE, AnyStep, Simultaneous, State, Step, apply, playout
from mastaba.kernel.chance import Rng
from mastaba.kernel.game import Game

GAMES = 30  # in which positions are collected and calls counted
KEPT = 150  # positions for each override
LEAST = 1.0  # percent of a playout: an override that gains less is not worth its lines


class Met(NamedTuple):
    """A position in which an override was asked."""

    step: AnyStep
    state: State


def measure(rounds: int, seconds: float) -> list[Part]:
    return [measure_game(mastaba.load(name), rounds, seconds) for name in names()]


def measure_game(game: Game, rounds: int, seconds: float) -> Part:
    counted: dict[str, int] = defaultdict(int)
    met: dict[str, list[Met]] = defaultdict(list)
    for seed in range(GAMES):
        look_on(game, Rng(seed), counted, met)
    figures = [
        Figure(
            name,
            "% slower without",
            [without(game, name, counted[name] / GAMES, met[name], seconds) for _ in range(rounds)],
        )
        for name in sorted(met)
    ]
    targets = tuple(Target(figure.name, LEAST) for figure in figures) if core.compiled() else ()
    return Part(f"overrides {game.name}", figures, targets)


def look_on(game: Game, rng: Rng, counted: dict[str, int], met: dict[str, list[Met]]) -> None:
    """Plays a random game and notes every question that an override answers."""
    state, out, weights = game.start(), game.buffer(), game.buffer()
    while (now := state.now) is not None:
        step = now.lanes[now.seat][-1] if isinstance(now, Simultaneous) else now
        method = "draw" if now.seat == CHANCE else "options"
        owner = next(kind for kind in type(step).__mro__ if method in vars(kind))
        if owner is not Step:
            name = f"{owner.__name__}.{method}"
            counted[name] += 1
            if len(met[name]) < KEPT and rng.below(4) == 0:
                met[name].append(Met(step, state.copy()))
        if now.seat == CHANCE:
            apply(state, now.draw(state, rng, out, weights))
        else:
            apply(state, out[rng.below(now.options(state, out))])


def without(game: Game, name: str, calls: float, met: list[Met], seconds: float) -> float:
    """Percent of a playout: so many calls in a game, each longer by what the plain way takes more."""
    out, weights, rng = game.buffer(), game.buffer(), Rng(1)
    if name.endswith(".draw"):
        written = nanoseconds(lambda step, state: step.draw(state, rng, out, weights), met, seconds)
        plain = nanoseconds(lambda step, state: Step.draw(step, state, rng, out, weights), met, seconds)
    else:
        written = nanoseconds(lambda step, state: step.options(state, out), met, seconds)
        plain = nanoseconds(lambda step, state: Step.options(step, state, out), met, seconds)
    return 100 * calls * (plain - written) / playout_nanoseconds(game, seconds)


def nanoseconds(ask: Callable[[AnyStep, State], object], met: list[Met], seconds: float) -> float:
    """Of processor time, for one question."""
    asked, began = 0, time.process_time_ns()
    while (spent := time.process_time_ns() - began) < seconds * 1e9 / 8:
        for step, state in met:
            ask(step, state)
        asked += len(met)
    return spent / asked


def playout_nanoseconds(game: Game, seconds: float) -> float:
    start, rng, out, weights = game.start(), Rng(2), game.buffer(), game.buffer()
    played, began = 0, time.process_time_ns()
    while (spent := time.process_time_ns() - began) < seconds * 1e9:
        playout(start.copy(), rng, out, weights)
        played += 1
    return spent / played
