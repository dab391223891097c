"""What a puzzle can ask: a stretch of play without chance or secrets, and what counts at its end.

A game names its units by `Game.puzzle_units`; the searching, judging and keeping of puzzles is the same for all."""

from __future__ import annotations

from collections.abc import Sequence

from mypy_extensions import i64, mypyc_attr

from mastaba.kernel.agenda import Facts, State
from mastaba.kernel.notation import Move

NO_REPLY = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class PuzzleKind:
    """One question about a unit. Its texts are `puzzle-NAME`, `puzzle-NAME-hint` and `puzzle-NAME-explain`, each with
    `facts`; the last also has the value of the best plan and of the natural one."""

    def __init__(self, name: str, text: str, rules: tuple[str, ...], goal: bool = False) -> None:
        self.name = name
        self.text = text  # of the keys of its texts: kinds that differ in a fact only share them
        self.rules = rules  # paragraphs of the rulebook behind it
        self.goal = goal  # a value of 1 is all there is, and the unit ends with it

    def fits(self, start: State, seat: i64) -> bool:
        """Whether this can be asked here at all."""
        return True

    def facts(self, start: State, seat: i64) -> Facts:
        """The facts of the question."""
        return {}

    def value(self, start: State, state: State, seat: i64) -> int:
        """What is asked for, from a position that only the seat's own moves have led to."""
        raise NotImplementedError

    def plan(self, state: State, seat: i64) -> bytes:
        """What makes one plan at its end: ends that differ only in what does not matter have the same."""
        return b""

    def themes(self, start: State, seat: i64, moves: Sequence[Move]) -> list[str]:
        """What the solution is about: keys of texts `theme-NAME`."""
        return []


@mypyc_attr(allow_interpreted_subclasses=True)
class PuzzleUnit:
    """A stretch of one seat's decisions. Chance has no part in it, and what is asked depends on nothing hidden."""

    def __init__(
        self, name: str, kinds: tuple[PuzzleKind, ...], least: int = 2, most: int = 8, decoys: int = 8
    ) -> None:
        self.name = name
        self.kinds = kinds
        self.least = least  # decisions of a solution
        self.most = most
        self.decoys = decoys  # the fewest other moves that a solver could make on the way

    def begins(self, state: State, seat: i64) -> bool:
        """Whether the seat now decides something of this unit."""
        raise NotImplementedError

    def is_over(self, state: State, seat: i64) -> bool:
        """Whether nothing of the unit is left; here when somebody else or nobody decides."""
        return state.now is None or state.now.seat != seat

    def reply(self, state: State, seat: i64, other: bool) -> int:
        """What another seat does inside the unit, where whatever it does changes nothing of what is asked;
        NO_REPLY where none is due. `other`: an answer as different as can be, for whoever checks that."""
        return NO_REPLY

    def breaks_off(self, state: State, seat: i64) -> bool:
        """Whether chance ends the unit here though the seat could have gone on after it: then nothing can be asked
        about it that a search would prove."""
        return False

    def key(self, state: State, seat: i64) -> bytes:
        """All of a position that can differ inside a unit and matters for its rest."""
        raise NotImplementedError

    def goes_on(self, move: Move) -> bool:
        """Whether a move is a decision that a solver is asked for, and not just the end of the unit."""
        return True
