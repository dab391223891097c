"""Phase 6: bonus cards and points, after rounds 3 and 6 (AR-8.1 to AR-8.5)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mastaba.games.amun_re.data import BEW, BFA, BNI, BPC, BUL, CARDS
from mastaba.games.amun_re.events import opened, told
from mastaba.games.amun_re.moves import BONUS, DONE
from mastaba.games.amun_re.rules.cards import discard, forbids_card, play_card, playable
from mastaba.games.amun_re.state import KINDS, LAND, Table, farmers_in, kinds_text
from mastaba.kernel.agenda import AUTOMATIC, AnyStep, Facts, Rule, Step

NOT_MET: Final = Rule("AR-8.1", "bonus_not_met")
NO_RANK: Final = 99


class PlayBonuses(Step[Table]):
    """A player shows bonus cards whose condition is met."""

    def candidates(self, state: Table, out: vec[i64]) -> i64:
        out[0] = DONE
        k: i64
        for k in range(5):
            out[1 + k] = BONUS + k
        return 6

    def forbids(self, state: Table, move: i64) -> Rule | None:
        if move == DONE:
            return None
        kind: i64 = BPC + move - BONUS
        rule = forbids_card(state, self.seat, kind)
        if rule is None and not fulfilled(state, self.seat, kind):
            return NOT_MET.about({"card": CARDS[kind]})
        return rule

    def options(self, state: Table, out: vec[i64]) -> i64:
        out[0] = DONE
        found: i64 = 1
        kind: i64
        for kind in range(BPC, BNI + 1):
            if playable(state, self.seat, kind) and fulfilled(state, self.seat, kind):
                out[found] = BONUS + kind - BPC
                found += 1
        return found

    def take(self, state: Table, move: i64) -> AnyStep | None:
        if move == DONE:
            return None
        kind: i64 = BPC + move - BONUS
        play_card(state, self.seat, kind)
        state.points = state.points[:]
        state.points[self.seat] += state.data.bonus_points
        if state.listener is not None:
            facts: Facts = {"card": CARDS[kind], "points": int(state.data.bonus_points)}
            state.tell(told("BonusScored", self.seat, facts))
        return self


def fulfilled(state: Table, seat: i64, kind: i64) -> bool:
    """Whether the three provinces of a seat are what a bonus card asks for (AR-8.1)."""
    data = state.data
    owned: i64 = 0
    symbols: i64 = 0
    farmers: i64 = 0
    sided: i64 = 0
    p: i64
    for p in range(LAND):
        if state.owners[p] == seat:
            owned += 1
            symbols += data.symbols[p]
            farmers += farmers_in(state, p)
            sided += data.upper[p] if kind == BUL else data.west[p] if kind == BEW else data.nile[p]
    if kind == BPC:
        return symbols >= data.bonus_symbols
    if kind == BFA:
        return farmers >= data.bonus_farmers
    return owned == 3 and sided % 3 == 0


class SellHands(Step[Table]):
    """After the last bonus cards all that is left in the hands is sold (AR-8.5)."""

    def __init__(self) -> None:
        super().__init__(AUTOMATIC)

    def run(self, state: Table) -> AnyStep | None:
        seat: i64
        kind: i64
        for seat in range(state.seats):
            if state.listener is not None:
                facts: Facts = {"cards": kinds_text(state.hands, int(seat) * KINDS), "gold": int(state.sizes[seat])}
                state.tell(opened("HandSold", seat, facts))
            state.gold[seat] += state.sizes[seat]
            for kind in range(KINDS):
                while state.hands[seat * KINDS + kind] > 0:
                    discard(state, seat, kind)
        return None


class ScorePoints(Step[Table]):
    """Pyramids, sets, majorities and temples; wealth only after round 6."""

    def __init__(self) -> None:
        super().__init__(AUTOMATIC)

    def run(self, state: Table) -> AnyStep | None:
        state.points = state.points[:]
        west: i64 = greatest(state, 1)
        east: i64 = greatest(state, 0)
        seat: i64
        for seat in range(state.seats):
            built: i64 = pyramids_of(state, seat) * state.data.pyramid_points
            sets: i64 = sets_of(state, seat) * state.data.set_points
            banks: i64 = holds(state, seat, 1, west) + holds(state, seat, 0, east)
            temples: i64 = temples_of(state, seat) * state.level
            wealth: i64 = wealth_of(state, seat) if state.round == 6 else 0
            majorities: i64 = banks * state.data.majority_points
            state.points[seat] += built + sets + majorities + temples + wealth
            if state.listener is not None:
                facts: Facts = {"pyramids": int(built), "sets": int(sets), "majorities": int(majorities)}
                facts = {**facts, "temples": int(temples), "wealth": int(wealth), "points": int(state.points[seat])}
                state.tell(told("PointsScored", seat, facts))
        return None


def pyramids_of(state: Table, seat: i64) -> i64:
    total: i64 = 0
    p: i64
    for p in range(LAND):
        if state.owners[p] == seat:
            total += state.pyramids[p]
    return total


def bricks_of(state: Table, seat: i64) -> i64:
    total: i64 = 0
    p: i64
    for p in range(LAND):
        if state.owners[p] == seat:
            total += state.bricks[p]
    return total


def temples_of(state: Table, seat: i64) -> i64:
    total: i64 = 0
    p: i64
    for p in range(LAND):
        if state.owners[p] == seat:
            total += state.data.temples[p]
    return total


def sets_of(state: Table, seat: i64) -> i64:
    """Complete sets: one pyramid in each of the three provinces (AR-8.2)."""
    owned: i64 = 0
    least: i64 = NO_RANK
    p: i64
    for p in range(LAND):
        if state.owners[p] == seat:
            owned += 1
            least = min(least, state.pyramids[p])
    return least if owned == 3 else 0


def rank(state: Table, p: i64) -> i64:
    """Pyramids first, then bricks."""
    return state.pyramids[p] * 3 + state.bricks[p]


def greatest(state: Table, west: i64) -> i64:
    """The rank of the greatest province of a bank; NO_RANK if no owned one there has a pyramid (AR-8.3)."""
    best: i64 = 0
    p: i64
    for p in range(LAND):
        if state.data.west[p] == west and state.owners[p] >= 0 and state.pyramids[p] > 0:
            best = max(best, rank(state, p))
    return best if best > 0 else NO_RANK * 3


def holds(state: Table, seat: i64, west: i64, best: i64) -> i64:
    """1 if the seat owns a province of that rank on that bank."""
    p: i64
    for p in range(LAND):
        if state.data.west[p] == west and state.owners[p] == seat and rank(state, p) == best:
            return 1
    return 0


def wealth_of(state: Table, seat: i64) -> i64:
    """For the three richest; ties all score and the ranks after them are skipped (AR-8.5)."""
    richer: i64 = 0
    other: i64
    for other in range(state.seats):
        if state.gold[other] > state.gold[seat]:
            richer += 1
    return state.data.wealth_points[richer] if richer < 3 and state.gold[seat] > 0 else 0


BONUSES: Final[list[PlayBonuses]] = [PlayBonuses(seat) for seat in range(5)]
