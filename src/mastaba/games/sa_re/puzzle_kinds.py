"""Puzzles of Sa-Ré: a building phase, in which nothing is drawn and nothing is hidden (SR-7)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from mastaba.games.sa_re.data import GOLDSMITH, HAND, HARBOR, KINDS, PYRAMID, SITE, TEMPLE, TILES, WAREHOUSE
from mastaba.games.sa_re.moves import SOURCES
from mastaba.games.sa_re.rules.building import ChooseDiscount, Erect, Pay
from mastaba.games.sa_re.rules.caravans import LoadSecondHalf
from mastaba.games.sa_re.state import ERECTING, City, has_built, stocked
from mastaba.kernel.agenda import AnyStep, Facts, State
from mastaba.kernel.notation import Move
from mastaba.kernel.puzzle_kind import PuzzleKind, PuzzleUnit


def city(state: State) -> City:
    if not isinstance(state, City):
        raise TypeError("this is not a position of Sa-Ré")
    return state


def finished(state: City, seat: i64) -> i64:
    """Completed buildings, and steps of an unfinished pyramid."""
    found: i64 = state.steps[seat]
    kind: i64
    for kind in range(1, PYRAMID):
        found += state.completed[seat * KINDS + kind]
    return found


def saved(state: City, seat: i64) -> i64:
    """What a later turn can pay with: the stock, and one resource from each caravan (SR-7.8, SR-7.9)."""
    return stocked(state, seat) + state.caravans[seat]


class Question(PuzzleKind):
    """All questions about a building phase have the same themes."""

    def themes(self, start: State, seat: i64, moves: Sequence[Move]) -> list[str]:
        built = [TILES.index(str(move.facts["tile"])) for move in moves if move.kind == "build"]
        found: list[str] = []
        if any(GOLDSMITH <= kind < TEMPLE or kind == HARBOR for kind in built[:-1]):
            found.append("the-workshop-first")
        if WAREHOUSE in built:
            found.append("room-for-more")
        if any(move.kind == "load" for move in moves):
            found.append("caravan-or-store")
        if PYRAMID in built:
            found.append("a-step-of-the-pyramid")
        if len(built) >= 2:
            found.append("several-buildings")
        return found or ["no-waste"]


class Build(Question):
    """The most buildings in one phase; a step of the pyramid counts as one."""

    def __init__(self) -> None:
        super().__init__("build", "build", ("SR-7.2", "SR-7.3", "SR-7.6"))

    def value(self, start: State, state: State, seat: i64) -> int:
        return int(finished(city(state), seat) - finished(city(start), seat))

    def plan(self, state: State, seat: i64) -> bytes:
        here = city(state)
        return bytes([int(here.completed[seat * KINDS + kind]) for kind in range(KINDS)] + [int(here.steps[seat])])


class Save(Question):
    """A building is completed, and as much as possible is left in the stock and on caravans; -1 if it is not built."""

    def __init__(self, kind: int) -> None:
        super().__init__(f"save-{TILES[kind]}", "save", ("SR-7.5", "SR-7.6", "SR-7.8", "SR-7.9"))
        self.kind = kind

    def done(self, state: City, seat: i64) -> i64:
        if self.kind == PYRAMID:
            return state.steps[seat]
        return state.completed[seat * KINDS + self.kind]

    def fits(self, start: State, seat: i64) -> bool:
        return city(start).projects[seat * KINDS + self.kind] > 0

    def facts(self, start: State, seat: i64) -> Facts:
        return {"tile": TILES[self.kind]}

    def value(self, start: State, state: State, seat: i64) -> int:
        here = city(state)
        if self.done(here, seat) <= self.done(city(start), seat):
            return -1
        return int(saved(here, seat))

    def plan(self, state: State, seat: i64) -> bytes:
        """What is left, kind by kind."""
        here = city(state)
        return bytes([int(here.stock[seat * 4 + good]) for good in range(4)] + [int(here.caravans[seat])])


class Phase(PuzzleUnit):
    """From the first decision of a building phase until it is done."""

    def __init__(self) -> None:
        super().__init__("phase", (Build(), *(Save(kind) for kind in range(PYRAMID, 0, -1))), least=3, most=12)

    def begins(self, state: State, seat: i64) -> bool:
        step, here = state.now, city(state)
        if not isinstance(step, Erect) or step.seat != seat:
            return False
        return here.stage == ERECTING and not has_built(here, seat)

    def is_over(self, state: State, seat: i64) -> bool:
        step = state.now
        return not (step is not None and step.seat == seat and is_building(step))

    def key(self, state: State, seat: i64) -> bytes:
        here, step = city(state), state.now
        out = BytesWriter()
        if isinstance(step, Pay):
            out.append(1)
            out.append(int(step.least))
        elif isinstance(step, LoadSecondHalf):
            out.append(2)
            out.append(int(step.least))
        else:
            out.append(3 if isinstance(step, ChooseDiscount) else 4)
        out.append(int(here.stage))
        out.append(int(here.project + 1))
        out.append(int((here.built >> seat) & 1) + 2 * int((here.stepped >> seat) & 1))
        out.append(int(here.caravans[seat]))
        out.append(int(here.steps[seat]))
        k: i64
        for k in range(3):
            out.append(int(here.need[k]))
        for k in range(SOURCES):
            out.append(int(here.paid[k]))
        for k in range(HAND):
            out.append(int(here.hands[seat * HAND + k]))
        for k in range(4):
            out.append(int(here.stock[seat * 4 + k]))
            out.append(int(here.tokens[seat * 4 + k]))
        for k in range(SITE * 2):
            cell: int = here.sites[seat * SITE * 2 + k]
            out.append(cell)
        return out.getvalue()

    def goes_on(self, move: Move) -> bool:
        return move.kind != "done"


def is_building(step: AnyStep) -> bool:
    return isinstance(step, (Erect, ChooseDiscount, Pay, LoadSecondHalf))


UNITS: Final[tuple[PuzzleUnit, ...]] = (Phase(),)
