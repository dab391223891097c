"""What an action of a turn is: when it is forbidden, what it does, and how the turn goes on after it (BA-3.5)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mastaba.games.babel.rules.obligation import can_comply
from mastaba.games.babel.state import UNDECIDED, Duel
from mastaba.kernel.agenda import AnyStep, Rule, Step

NO_SITE: Final = Rule("BA-4.4", "pawn_on_quarry")


class Action:
    """One kind of action. Its moves lie together in the vocabulary: `choice` is a move's place among them, from 0."""

    def __init__(self, moves: range) -> None:
        self.moves = moves
        self.first: i64 = moves.start

    def forbids(self, state: Duel, seat: i64, choice: i64) -> Rule | None:
        """The rule that it would break, the first turn's obligation aside."""
        raise NotImplementedError

    def take(self, state: Duel, act: Step[Duel], choice: i64) -> AnyStep | None:
        """Carries it out and says what follows: the player acts on with `act`, unless the turn or the game is over."""
        raise NotImplementedError

    def keeps_reserve(self, state: Duel, act: Step[Duel], choice: i64) -> bool:
        """Whether the reserve, which could be built this turn, still can be after this action (BA-3.8)."""
        after = state.copy()
        self.take(after, act, choice)
        return after.ending != UNDECIDED or can_comply(after, act.seat)
