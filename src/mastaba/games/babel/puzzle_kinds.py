"""Puzzles of Babel: a whole action phase, in which nothing is drawn and nothing is hidden (BA-3.5).

Only halving a hand asks the other player something (BA-5.9); whatever is discarded changes no temple."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from mastaba.games.babel.data import NATIONS
from mastaba.games.babel.rules.acting import Act
from mastaba.games.babel.rules.halving import DropCards
from mastaba.games.babel.state import COLUMN, TOP, UNDECIDED, Duel, hand_size, total
from mastaba.kernel.agenda import Facts, State
from mastaba.kernel.notation import Move
from mastaba.kernel.puzzle_kind import NO_REPLY, PuzzleKind, PuzzleUnit
from mastaba.kernel.vectors import counts

HIGH: Final = 3  # a temple worth bringing down


def duel(state: State) -> Duel:
    if not isinstance(state, Duel):
        raise TypeError("this is not a position of Babel")
    return state


def lead_of(state: Duel, seat: i64) -> i64:
    return total(state, seat) - total(state, 1 - seat)


class Question(PuzzleKind):
    """All questions about a turn have the same themes, and two ends with the same temples are one plan."""

    def plan(self, state: State, seat: i64) -> bytes:
        here = duel(state)
        return bytes([int(TOP[here.temples[k]]) for k in range(10)])

    def themes(self, start: State, seat: i64, moves: Sequence[Move]) -> list[str]:
        kinds = [move.kind for move in moves]
        found: list[str] = []
        if "S!" in kinds and "A!" in kinds[kinds.index("S!") :]:
            found.append("win-over-and-destroy")
        if "A!" in kinds and "win-over-and-destroy" not in found:
            found.append("destroy")
        if "H!" in kinds:
            found.append("steal")
        if "P!" in kinds:
            found.append("skip-a-level")
        if "mig" in kinds:
            found.append("migrate")
        if completes_run(moves):
            found.append("complete-the-run")
        if kinds.count("go") >= 2:
            found.append("two-columns")
        if not any("!" in kind for kind in kinds) and kinds.count("build") >= 2:
            found.append("build-in-order")
        return found or ["small-steps"]


def completes_run(moves: Sequence[Move]) -> bool:
    """A nation's card is deployed, and then its people act."""
    return any(a.kind == "dep" and b.kind == f"{a.facts['nation']}!" for a, b in pairwise(moves))


class Win(Question):
    """Win before the turn is over (BA-7)."""

    def __init__(self) -> None:
        super().__init__("win", "win", ("BA-7.1", "BA-7.3", "BA-7.4"), goal=True)

    def value(self, start: State, state: State, seat: i64) -> int:
        here = duel(state)
        return 1 if here.ending != UNDECIDED and lead_of(here, seat) > 0 else 0

    def plan(self, state: State, seat: i64) -> bytes:
        return b""


class Down(Question):
    """The opposing temple at a site is destroyed, or its top level stolen (BA-5.4, BA-5.5)."""

    def __init__(self, site: int) -> None:
        super().__init__(f"down-{NATIONS[site]}", "down", ("BA-5.4", "BA-5.5", "BA-5.8"), goal=True)
        self.site = site

    def level(self, state: State, seat: i64) -> int:
        return int(TOP[duel(state).temples[(1 - seat) * 5 + self.site]])

    def fits(self, start: State, seat: i64) -> bool:
        return self.level(start, seat) >= HIGH

    def facts(self, start: State, seat: i64) -> Facts:
        return {"site": NATIONS[self.site], "level": self.level(start, seat)}

    def value(self, start: State, state: State, seat: i64) -> int:
        return 1 if self.level(state, seat) < self.level(start, seat) else 0

    def plan(self, state: State, seat: i64) -> bytes:
        return b""


class Lead(Question):
    """The sum of one's own levels less the other's, when the turn is over; it may be below nothing."""

    def __init__(self) -> None:
        super().__init__("lead", "lead", ("BA-1.3", "BA-4.6", "BA-5.1"))

    def facts(self, start: State, seat: i64) -> Facts:
        return {"own": int(total(duel(start), seat)), "other": int(total(duel(start), 1 - seat))}

    def value(self, start: State, state: State, seat: i64) -> int:
        return int(lead_of(duel(state), seat))


class Turn(PuzzleUnit):
    """From the first action to the end of the turn."""

    def __init__(self) -> None:
        super().__init__("turn", (Win(), *(Down(site) for site in range(5)), Lead()), least=3)

    def begins(self, state: State, seat: i64) -> bool:
        step = state.now
        return isinstance(step, Act) and step.seat == seat and duel(state).reserves[seat] == 0

    def is_over(self, state: State, seat: i64) -> bool:
        return not (isinstance(state.now, Act) and state.now.seat == seat)

    def reply(self, state: State, seat: i64, other: bool) -> int:
        step = state.now
        if not isinstance(step, DropCards) or step.seat == seat:
            return NO_REPLY
        out = counts(5)
        found: i64 = step.options(duel(state), out)
        moves = [int(out[k]) for k in range(found)]
        return max(moves) if other else min(moves)

    def key(self, state: State, seat: i64) -> bytes:
        """Temple columns only lose their last cards in a turn, so that their lengths tell them."""
        here = duel(state)
        out = BytesWriter()
        out.append(int(here.pawns[seat]))
        out.append(int(here.migrated) + 2 * int(here.endgame) + 4 * int(here.reserves[seat]))
        out.append(int(here.ending + 1))
        out.append(int(hand_size(here, 1 - seat)))
        out.append(int(here.offered[0]))
        out.append(int(here.offered[1]))
        out.append(len(here.returned))
        k: i64
        for k in range(5):
            out.append(int(here.hands[seat * 5 + k]))
        card: i64
        for k in range(10):
            out.append(int(here.temples[k]))
            length: i64 = here.lengths[k]
            out.append(int(length))
            for card in range(length):
                out.append(int(here.columns[k * COLUMN + card]))
        return out.getvalue()

    def goes_on(self, move: Move) -> bool:
        return move.kind != "end"


UNITS: Final[tuple[PuzzleUnit, ...]] = (Turn(),)
