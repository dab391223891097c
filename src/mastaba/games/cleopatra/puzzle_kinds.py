"""Puzzles of Cleopatra: a visit to the quarry, in which nothing is drawn (CL-5.1).

Only a mosaic brings chance in, for the next one is turned up after it (CL-6.7). The unit ends there; where more could
be built after a mosaic, nothing is proved and nothing asked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from librt.strings import BytesWriter, write_i64_le
from mypy_extensions import i64

from mastaba.games.cleopatra.data import MOSAICS
from mastaba.games.cleopatra.rules.cost import affordable
from mastaba.games.cleopatra.rules.paying import Pay
from mastaba.games.cleopatra.rules.pieces import has_place
from mastaba.games.cleopatra.rules.quarry import Quarry
from mastaba.games.cleopatra.rules.sanctuaries import Claim, TurnMosaic
from mastaba.games.cleopatra.state import ARCHITECT, Palace
from mastaba.kernel.agenda import AnyStep, Facts, State
from mastaba.kernel.notation import Move
from mastaba.kernel.puzzle_kind import PuzzleKind, PuzzleUnit

FOLLOWS: Final = {("sphinx", "sphinx"), ("sphinx", "obelisk"), ("column", "door"), ("mosaic", "column")}


def palace(state: State) -> Palace:
    if not isinstance(state, Palace):
        raise TypeError("this is not a position of Cleopatra")
    return state


class Earn(PuzzleKind):
    """The most scarabs in one visit."""

    def __init__(self) -> None:
        super().__init__("earn", "earn", ("CL-5.1", "CL-5.2", "CL-5.9"))

    def facts(self, start: State, seat: i64) -> Facts:
        return {"scarabs": int(palace(start).scarabs[seat])}

    def value(self, start: State, state: State, seat: i64) -> int:
        return int(palace(state).scarabs[seat] - palace(start).scarabs[seat])

    def plan(self, state: State, seat: i64) -> bytes:
        """The pieces that stand, wherever of their kind's places: mirrored places are one plan."""
        here = palace(state)
        standing = [here.obelisks, here.doors, here.walls]
        return bytes(
            [int(here.sphinxes[0] + here.sphinxes[1]), int(here.dais), int(here.tile + 1)]
            + [int(pieces).bit_count() for pieces in standing]
        )

    def themes(self, start: State, seat: i64, moves: Sequence[Move]) -> list[str]:
        built = [str(move.facts["piece"]) for move in moves if move.kind == "build"]
        found: list[str] = []
        if any((a, b) in FOLLOWS for k, a in enumerate(built) for b in built[k + 1 :]):
            found.append("order-of-building")
        if any(move.kind == "credit" for move in moves):
            found.append("share-a-double")
        if any(move.text == "pay C" for move in moves):
            found.append("the-right-cave")
        if palace(start).helper == ARCHITECT:
            found.append("architects-turn")
        if any(move.kind == "waive" for move in moves):
            found.append("what-need-not-be-paid")
        if "mosaic" in built:
            found.append("mosaic-last")
        if len(built) >= 3:
            found.append("many-pieces")
        return found or ["the-right-piece"]


class Visit(PuzzleUnit):
    """From the arrival at the quarry until it is left, or until a mosaic is laid."""

    def __init__(self) -> None:
        super().__init__("visit", (Earn(),), least=3, most=12)

    def begins(self, state: State, seat: i64) -> bool:
        return isinstance(state.now, Quarry) and state.now.seat == seat and palace(state).built == 0

    def is_over(self, state: State, seat: i64) -> bool:
        step = state.now
        return not (step is not None and step.seat == seat and in_quarry(step))

    def breaks_off(self, state: State, seat: i64) -> bool:
        if not isinstance(state.now, TurnMosaic):
            return False
        here = palace(state)
        kind: i64
        for kind in range(MOSAICS + 1):
            if affordable(here, seat, kind) and (kind == MOSAICS or has_place(here, kind)):
                return True
        return False

    def key(self, state: State, seat: i64) -> bytes:
        here = palace(state)
        out = BytesWriter()
        step = state.now
        out.append(0 if isinstance(step, Quarry) else 1 if isinstance(step, Pay) else 2)
        k: i64
        for k in range(10):
            out.append(int(here.hands[seat * 10 + k]))
        for k in range(4):
            out.append(int(here.credits[k]))
        out.append(int(here.waive_artisans))
        out.append(int(here.waive_resources))
        out.append(int(here.built))
        out.append(int(here.owed_artisans))
        out.append(int(here.owed_resources))
        out.append(int(here.types))
        out.append(1 if here.took_credit else 0)
        out.append(int(here.doors + 4 * here.obelisks + 16 * here.dais))
        out.append(int(here.sphinxes[0] + 4 * here.sphinxes[1]))
        out.append(int(here.tile + 1))
        out.append(int(here.statues[seat]))
        write_i64_le(out, here.scarabs[seat])
        write_i64_le(out, here.piece)
        write_i64_le(out, here.latest)
        write_i64_le(out, here.walls)
        write_i64_le(out, here.covered_low)
        write_i64_le(out, here.covered_high)
        if isinstance(step, Claim):
            out.append(int(step.passed))
            out.append(int(step.claimed))
        return out.getvalue()

    def goes_on(self, move: Move) -> bool:
        return move.kind != "done"


def in_quarry(step: AnyStep) -> bool:
    return isinstance(step, (Quarry, Pay, Claim))


UNITS: Final[tuple[PuzzleUnit, ...]] = (Visit(),)
