"""The turn (UR-2): throw the dice, move a piece if you can, and the other player follows."""

from __future__ import annotations

from librt.vecs import vec
from mastaba.kernel.agenda import CHANCE, AnyStep, Facts, Rule, Step
from mypy_extensions import i64

from mastaba_royal_ur.chances import WEIGHTS
from mastaba_royal_ur.data import PATHS, ROSETTES, SQUARES
from mastaba_royal_ur.events import dice_thrown, game_ended, throw_earned, turn_lost
from mastaba_royal_ur.moves import ENTER, MOVE, THROW
from mastaba_royal_ur.rules.moving import carry, forbidden
from mastaba_royal_ur.state import Race


class ThrowDice(Step[Race]):
    """Each die shows a dot or none (UR-2.2)."""

    def __init__(self, whose: int) -> None:
        super().__init__(CHANCE)
        self.whose = whose

    def outcomes(self, state: Race, out: vec[i64], weights: vec[i64]) -> i64:
        ways = WEIGHTS[state.data.dice]
        for dots, weight in enumerate(ways):
            out[dots], weights[dots] = THROW + dots, weight
        return len(ways)

    def take(self, state: Race, move: i64) -> AnyStep | None:
        dots = int(move) - THROW
        state.thrown = dots
        dice_thrown(state, self.whose, dots)
        if any(forbidden(state, self.whose, dots, start) is None for start in range(-1, len(PATHS[0]))):
            return MovePiece(self.whose)
        turn_lost(state, self.whose, dots)  # UR-2.4
        return ThrowDice(1 - self.whose)

    def facts(self) -> Facts:
        return {"seat": self.whose + 1}


class MovePiece(Step[Race]):
    """One piece goes as many squares as there are dots (UR-2.3)."""

    def __init__(self, whose: int) -> None:
        super().__init__(whose)
        self.whose = whose

    def candidates(self, state: Race, out: vec[i64]) -> i64:
        out[0] = ENTER
        for k, square in enumerate(PATHS[self.whose], 1):
            out[k] = MOVE + SQUARES.index(square)
        return len(PATHS[self.whose]) + 1

    def forbids(self, state: Race, move: i64) -> Rule | None:
        return forbidden(state, self.whose, state.thrown, self.start(int(move)))

    def take(self, state: Race, move: i64) -> AnyStep | None:
        landed = carry(state, self.whose, state.thrown, self.start(int(move)))
        if state.home[self.whose] == state.data.pieces:  # UR-4.1
            game_ended(state, self.whose)
            return None
        if landed in ROSETTES:  # UR-3.6
            throw_earned(state, self.whose, landed)
            return ThrowDice(self.whose)
        return ThrowDice(1 - self.whose)

    def start(self, move: int) -> int:
        """Where the piece stands on its way; -1 before it enters."""
        return -1 if move == ENTER else PATHS[self.whose].index(SQUARES[move - MOVE])

    def facts(self) -> Facts:
        return {"seat": self.whose + 1}

    def asks(self, state: Race) -> Facts:
        return {"seat": self.whose + 1, "dots": state.thrown}
