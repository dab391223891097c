"""Random play through the adapters, in pieces of a few hundred moves: PettingZoo, OpenSpiel and the vector."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import numpy as np

from mastaba import core

if TYPE_CHECKING:
    from mastaba.research.adapters.vector import Vector

MOVES = 200 if core.compiled() else 20  # in one piece of work
STEPS = 20 if core.compiled() else 2  # of a vector: one alone would find the processor's caches full of another game


class AecPlay:
    """Plays an AEC environment of PettingZoo at random, game after game."""

    def __init__(self, env: Any) -> None:
        self.env = env
        self.random = random.Random(1)
        env.reset(seed=1)

    def work(self) -> int:
        env, choice = self.env, self.random.choice
        for _ in range(MOVES):
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.reset()
                continue
            env.step(choice(observation["action_mask"].view(np.bool_).nonzero()[0]))
        return MOVES


class SpielPlay:
    """Plays a game of OpenSpiel at random through its Python API; chance counts for nothing."""

    def __init__(self, game: Any) -> None:
        self.game = game
        self.random = random.Random(1)
        self.state = game.new_initial_state()

    def work(self) -> int:
        state, luck = self.state, self.random
        decisions = 0
        while decisions < MOVES:
            if state.is_terminal():
                state = self.game.new_initial_state()
            elif state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(luck.choices(outcomes, weights)[0])
            else:
                state.apply_action(luck.choice(state.legal_actions()))
                decisions += 1
        self.state = state
        return decisions


class VectorPlay:
    """Steps a vector of games with random legal actions."""

    def __init__(self, vector: Vector) -> None:
        self.vector = vector
        self.generator = np.random.default_rng(1)

    def work(self) -> int:
        for _ in range(STEPS):
            self.vector.step(self.vector.random_actions(self.generator))
        return STEPS * self.vector.n


class SteppedVector:
    """Only the steps count: the actions were chosen before, by playing the same games once already."""

    def __init__(self, make: Callable[[], Vector]) -> None:
        first, generator = make(), np.random.default_rng(1)
        self.actions = []
        for _ in range(MOVES):
            self.actions.append(first.random_actions(generator))
            first.step(self.actions[-1])
        self.vector, self.at = make(), 0

    def work(self) -> int:
        if self.at == len(self.actions):
            self.vector.reset(seed=0)
            self.at = 0
        for actions in self.actions[self.at : self.at + STEPS]:
            self.vector.step(actions)
        self.at += STEPS
        return STEPS * self.vector.n
