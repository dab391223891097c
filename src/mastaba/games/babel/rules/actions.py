"""The actions of a turn in the order of the rulebook, each with its moves of the vocabulary (BA-3.5, BA-4, BA-5)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mastaba.games.babel.events import turn_ended
from mastaba.games.babel.moves import (
    BUILD_OWN,
    BUILD_RESERVE,
    CHANGE_SIDES,
    DEPLOY,
    DESERT,
    DESTROY,
    DROP,
    END,
    GO,
    HALVE,
    MIGRATE,
    SIZE,
    SKIP,
    STEAL,
)
from mastaba.games.babel.rules.abilities import (
    ASSYRIANS,
    HITTITES,
    MEDES,
    PERSIANS,
    SUMERIANS,
    ChangeOfSides,
    Desertion,
    DestroyTemple,
    SkipLevel,
    StealLevel,
)
from mastaba.games.babel.rules.action import Action
from mastaba.games.babel.rules.building import Build, BuildReserve
from mastaba.games.babel.rules.halving import HalveHand
from mastaba.games.babel.rules.moving import Deploy, Migrate, MovePawn
from mastaba.games.babel.state import Duel
from mastaba.kernel.agenda import AnyStep, Rule, Step


class EndTurn(Action):
    """Nothing forbids it but an unbuilt reserve (BA-3.5, BA-3.7)."""

    def forbids(self, state: Duel, seat: i64, choice: i64) -> Rule | None:
        return None

    def take(self, state: Duel, act: Step[Duel], choice: i64) -> AnyStep | None:
        turn_ended(state, act.seat)
        return None

    def keeps_reserve(self, state: Duel, act: Step[Duel], choice: i64) -> bool:
        return False


ACTIONS: Final[list[Action]] = [
    MovePawn(range(GO, DEPLOY)),  # BA-4.1
    Deploy(range(DEPLOY, BUILD_OWN)),  # BA-4.3
    Build(range(BUILD_OWN, BUILD_RESERVE)),  # BA-4.6
    BuildReserve(range(BUILD_RESERVE, MIGRATE)),  # BA-4.9
    Migrate(range(MIGRATE, DESTROY)),  # BA-4.11
    DestroyTemple(range(DESTROY, STEAL), ASSYRIANS),  # BA-5.4
    StealLevel(range(STEAL, CHANGE_SIDES), HITTITES),  # BA-5.5
    Desertion(range(DESERT, SKIP), MEDES, ways=5),  # BA-5.6
    SkipLevel(range(SKIP, HALVE), PERSIANS, ways=2),  # BA-5.7
    ChangeOfSides(range(CHANGE_SIDES, DESERT), SUMERIANS),  # BA-5.8
    *[HalveHand(range(first, first + 4), nation) for nation, first in enumerate(range(HALVE, DROP, 4))],  # BA-5.9
    EndTurn(range(END, SIZE)),  # BA-3.5
]


def by_move(actions: list[Action]) -> vec[Action]:
    """The action that each move of the vocabulary belongs to; those of chance and of a victim belong to none."""
    found = [Action(range(SIZE))] * SIZE
    for action in actions:
        for move in action.moves:
            found[move] = action
    return vec[Action](found)


ACTION_OF: Final[vec[Action]] = by_move(ACTIONS)
