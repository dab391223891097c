"""Phase 6: bonus cards and points, after rounds 3 and 6 (AR-8.1 to AR-8.5)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mastaba.games.amun_re.data import BEW, BFA, BNI, BPC, BRICKS_PER_PYRAMID, BUL, CARDS
from mastaba.games.amun_re.events import bonus_scored, hand_sold, points_scored
from mastaba.games.amun_re.moves import BONUS, CARD_OF, DONE
from mastaba.games.amun_re.rules.cards import discard, forbids_card, playable, use_card
from mastaba.games.amun_re.state import KINDS, LAND, NONE, ROUNDS, Egypt, farmers_in
from mastaba.kernel.agenda import AUTOMATIC, AnyStep, Rule, Step
from mastaba.kernel.vectors import counts

NOT_MET: Final = Rule("AR-8.1", "bonus_not_met")
BONUS_LEFT: Final = Rule("AR-8.1", "bonus_left")


class PlayBonuses(Step[Egypt]):
    """A player shows bonus cards whose condition is met."""

    def candidates(self, state: Egypt, out: vec[i64]) -> i64:
        out[0] = DONE
        k: i64
        for k in range(5):
            out[1 + k] = BONUS + k
        return 1 + 5

    def forbids(self, state: Egypt, move: i64) -> Rule | None:
        if move == DONE:
            return None
        kind: i64 = CARD_OF[move]
        rule = forbids_card(state, self.seat, kind)
        if rule is None and not fulfilled(state, self.seat, kind):
            return NOT_MET.about({"card": CARDS[kind]})
        return rule

    def options(self, state: Egypt, out: vec[i64]) -> i64:
        """The same as the filter of the candidates, written out for speed."""
        out[0] = DONE
        found: i64 = 1
        kind: i64
        for kind in range(BPC, BNI + 1):
            if playable(state, self.seat, kind) and fulfilled(state, self.seat, kind):
                out[found] = BONUS + kind - BPC
                found += 1
        return found

    def gives_up(self, state: Egypt, move: i64) -> Rule | None:
        """After the last scoring a bonus card is worth no more than its sale."""
        left: i64 = self.options(state, counts(1 + 5)) - 1
        if move != DONE or left == 0 or state.round < ROUNDS:
            return None
        return BONUS_LEFT.about({"count": int(left), "points": int(left * state.data.bonus_points)})

    def take(self, state: Egypt, move: i64) -> AnyStep | None:
        if move == DONE:
            return None
        kind: i64 = CARD_OF[move]
        use_card(state, self.seat, kind)
        state.points = state.points[:]
        state.points[self.seat] += state.data.bonus_points
        bonus_scored(state, self.seat, kind=kind)
        return self


def fulfilled(state: Egypt, seat: i64, kind: i64) -> bool:
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
    return owned == 3 and sided in (0, 3)  # all on one side


class SellHands(Step[Egypt]):
    """After the last bonus cards all that is left in the hands is sold (AR-8.5)."""

    def __init__(self) -> None:
        super().__init__(AUTOMATIC)

    def run(self, state: Egypt) -> AnyStep | None:
        seat: i64
        kind: i64
        for seat in range(state.seats):
            hand_sold(state, seat)
            state.gold[seat] += state.sizes[seat]
            for kind in range(KINDS):
                while state.hands[seat * KINDS + kind] > 0:
                    discard(state, seat, kind)
        return None


class ScorePoints(Step[Egypt]):
    """Pyramids, sets, majorities and temples; wealth only after round 6."""

    def __init__(self) -> None:
        super().__init__(AUTOMATIC)

    def run(self, state: Egypt) -> AnyStep | None:
        state.points = state.points[:]
        west: i64 = greatest(state, 1)
        east: i64 = greatest(state, 0)
        seat: i64
        for seat in range(state.seats):
            built: i64 = pyramids_of(state, seat) * state.data.pyramid_points
            sets: i64 = sets_of(state, seat) * state.data.set_points
            banks: i64 = holds(state, seat, 1, west) + holds(state, seat, 0, east)
            temples: i64 = temples_of(state, seat) * state.level
            wealth: i64 = wealth_of(state, seat) if state.round == ROUNDS else 0
            majorities: i64 = banks * state.data.majority_points
            state.points[seat] += built + sets + majorities + temples + wealth
            points_scored(state, seat, pyramids=built, sets=sets, majorities=majorities, temples=temples, wealth=wealth)
        return None


def board_points(state: Egypt, seat: i64) -> i64:
    """What the provinces of a seat would score now: pyramids, sets, majorities and temples (AR-8.2 to AR-8.4)."""
    banks: i64 = holds(state, seat, 1, greatest(state, 1)) + holds(state, seat, 0, greatest(state, 0))
    points: i64 = pyramids_of(state, seat) * state.data.pyramid_points + sets_of(state, seat) * state.data.set_points
    return points + banks * state.data.majority_points + temples_of(state, seat) * state.level


def pyramids_of(state: Egypt, seat: i64) -> i64:
    total: i64 = 0
    p: i64
    for p in range(LAND):
        if state.owners[p] == seat:
            total += state.pyramids[p]
    return total


def bricks_of(state: Egypt, seat: i64) -> i64:
    total: i64 = 0
    p: i64
    for p in range(LAND):
        if state.owners[p] == seat:
            total += state.bricks[p]
    return total


def temples_of(state: Egypt, seat: i64) -> i64:
    total: i64 = 0
    p: i64
    for p in range(LAND):
        if state.owners[p] == seat:
            total += state.data.temples[p]
    return total


def sets_of(state: Egypt, seat: i64) -> i64:
    """Complete sets: one pyramid in each of the three provinces (AR-8.2)."""
    owned: i64 = 0
    least: i64 = NONE
    p: i64
    for p in range(LAND):
        if state.owners[p] == seat:
            owned += 1
            least = state.pyramids[p] if least == NONE else min(least, state.pyramids[p])
    if owned < 3:
        return 0
    return least


def rank(state: Egypt, p: i64) -> i64:
    """Pyramids first, then bricks, of which fewer lie there than make a pyramid."""
    return state.pyramids[p] * BRICKS_PER_PYRAMID + state.bricks[p]


def greatest(state: Egypt, west: i64) -> i64:
    """The rank of the greatest province of a bank; 0 if no owned one there has a pyramid (AR-8.3)."""
    best: i64 = 0
    p: i64
    for p in range(LAND):
        if state.data.west[p] == west and state.owners[p] >= 0 and state.pyramids[p] > 0:
            best = max(best, rank(state, p))
    return best


def holds(state: Egypt, seat: i64, west: i64, best: i64) -> i64:
    """1 if the seat owns a province of that rank on that bank; without a pyramid nobody does (AR-8.3)."""
    if best == 0:
        return 0
    p: i64
    for p in range(LAND):
        if state.data.west[p] == west and state.owners[p] == seat and rank(state, p) == best:
            return 1
    return 0


def leaders(state: Egypt, west: i64) -> list[int]:
    """The greatest provinces of a bank; several if they are equal, none without a pyramid (AR-8.3)."""
    best: i64 = greatest(state, west)
    return [
        p
        for p in range(LAND)
        if best > 0 and state.data.west[p] == west and state.owners[p] >= 0 and rank(state, p) == best
    ]


def wealth_of(state: Egypt, seat: i64) -> i64:
    """For the three richest; ties all score and the ranks after them are skipped (AR-8.5)."""
    richer: i64 = 0
    other: i64
    for other in range(state.seats):
        if state.gold[other] > state.gold[seat]:
            richer += 1
    return state.data.wealth_points[richer] if richer < 3 and state.gold[seat] > 0 else 0


BONUSES: Final[list[PlayBonuses]] = [PlayBonuses(seat) for seat in range(5)]
