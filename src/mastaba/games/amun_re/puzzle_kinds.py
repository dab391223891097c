"""Puzzles of Amun-Re: farmers and bricks of a scoring round, bought with gold that is known (AR-5.5 to AR-5.9).

What counts is what the provinces and the bonus cards in hand would score as the table stands (AR-8.1 to AR-8.4); it
depends on nothing hidden, and nothing is drawn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from librt.strings import BytesWriter, write_i64_le
from mypy_extensions import i64

from mastaba.games.amun_re.data import BFA, BNI, BPC
from mastaba.games.amun_re.rules.building import LayBricks
from mastaba.games.amun_re.rules.farming import LayFarmers
from mastaba.games.amun_re.rules.scoring import board_points, fulfilled, greatest, holds, sets_of
from mastaba.games.amun_re.state import KINDS, KINGDOM_ROUNDS, LAND, ROUNDS, Egypt
from mastaba.kernel.agenda import Facts, State, apply
from mastaba.kernel.notation import Move
from mastaba.kernel.puzzle_kind import PuzzleKind, PuzzleUnit


def egypt(state: State) -> Egypt:
    if not isinstance(state, Egypt):
        raise TypeError("this is not a position of Amun-Re")
    return state


def bonuses(state: Egypt, seat: i64) -> i64:
    """Bonus cards in hand whose condition is met; one of each kind counts (AR-8.1)."""
    found: i64 = 0
    kind: i64
    for kind in range(BPC, BNI + 1):
        if state.hands[seat * KINDS + kind] > 0 and fulfilled(state, seat, kind):
            found += 1
    return found


def banks(state: Egypt, seat: i64) -> i64:
    return holds(state, seat, 1, greatest(state, 1)) + holds(state, seat, 0, greatest(state, 0))


class Score(PuzzleKind):
    """The most points, if they were scored as the table stands."""

    def __init__(self) -> None:
        super().__init__("score", "score", ("AR-8.1", "AR-8.2", "AR-8.3"))

    def facts(self, start: State, seat: i64) -> Facts:
        here = egypt(start)
        return {"gold": int(here.gold[seat]), "now": self.value(start, start, seat)}

    def value(self, start: State, state: State, seat: i64) -> int:
        here = egypt(state)
        return int(board_points(here, seat) + bonuses(here, seat) * here.data.bonus_points)

    def plan(self, state: State, seat: i64) -> bytes:
        """Where the pyramids of the seat stand, and which bonus cards count."""
        here = egypt(state)
        own = [int(here.pyramids[p]) for p in range(LAND) if here.owners[p] == seat]
        return bytes([*own, int(bonuses(here, seat))])

    def themes(self, start: State, seat: i64, moves: Sequence[Move]) -> list[str]:
        before = egypt(start)
        after = before.copy()
        for move in moves:
            apply(after, move.id)
        found: list[str] = []
        if sets_of(after, seat) > sets_of(before, seat):
            found.append("another-set")
        if banks(after, seat) > banks(before, seat):
            found.append("both-banks" if banks(after, seat) == 2 else "lead-a-bank")
        if before.hands[seat * KINDS + BFA] > 0 and bonuses(after, seat) > bonuses(before, seat):
            found.append("farmers-for-the-bonus")
        kinds = [move.kind for move in moves]
        if "architect" in kinds:
            found.append("the-architect")
        if "sell" in kinds:
            found.append("sell-to-build")
        return found or ["the-last-brick"]


class Purchase(PuzzleUnit):
    """Actions B and C of a round in which points are scored."""

    def __init__(self) -> None:
        super().__init__("purchase", (Score(),), least=3, most=12)

    def begins(self, state: State, seat: i64) -> bool:
        step, here = state.now, egypt(state)
        if not isinstance(step, LayFarmers) or step.seat != seat:
            return False
        return here.bought == 0 and here.round in (KINGDOM_ROUNDS, ROUNDS)

    def is_over(self, state: State, seat: i64) -> bool:
        step = state.now
        return not (isinstance(step, (LayFarmers, LayBricks)) and step.seat == seat)

    def key(self, state: State, seat: i64) -> bytes:
        here = egypt(state)
        out = BytesWriter()
        out.append(1 if isinstance(state.now, LayFarmers) else 2)
        out.append(int(here.least))
        write_i64_le(out, here.gold[seat])
        write_i64_le(out, here.bought)
        write_i64_le(out, here.played)
        k: i64
        for k in range(KINDS):
            out.append(int(here.hands[seat * KINDS + k]))
        for k in range(LAND):
            if here.owners[k] == seat:
                out.append(int(here.farmers[k]))
                out.append(int(here.guests[k]))
                out.append(int(here.bricks[k]))
                out.append(int(here.pyramids[k]))
        return out.getvalue()

    def goes_on(self, move: Move) -> bool:
        return move.kind != "done"


UNITS: Final[tuple[PuzzleUnit, ...]] = (Purchase(),)
