"""Phase 3, action C: bricks, and the pyramids that grow from them (AR-5.7 to AR-5.9)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mastaba.games.amun_re.data import ARC, BRICKS_PER_PYRAMID, PROVINCES
from mastaba.games.amun_re.events import brick_laid, brick_laid_out, pyramid_built
from mastaba.games.amun_re.moves import ARCHITECT, BRICK, CARD_OF, DONE, PROVINCE_OF, is_architect, is_sale
from mastaba.games.amun_re.rules.cards import forbids_card, play_card, playable
from mastaba.games.amun_re.rules.owning import NOT_YOURS, NOTHING_TO_LAY, TOO_DEAR, on_board
from mastaba.games.amun_re.rules.selling import forbids_sale, sales, sell, sell_candidates
from mastaba.games.amun_re.state import LAND, NONE, Egypt
from mastaba.kernel.agenda import AnyStep, Rule, Step

BRICKS_FOR_ARCHITECT: Final = 2  # the card does the work of the third (AR-5.9)

NO_BRICK_LEFT: Final = Rule("AR-3.7", "no_brick_left")
NO_PYRAMID_LEFT: Final = Rule("AR-3.7", "no_pyramid_left")
TOO_FEW_BRICKS: Final = Rule("AR-5.9", "two_bricks_needed")


def forbids_brick(state: Egypt, p: i64) -> Rule | None:
    """With strict_supply a brick must be left, and a pyramid if it completes one (AR-3.7)."""
    if not state.strict:
        return None
    if on_board(state.bricks) >= state.data.supply_bricks:
        return NO_BRICK_LEFT
    completes: bool = state.bricks[p] + 1 == BRICKS_PER_PYRAMID
    return NO_PYRAMID_LEFT if completes and not pyramid_left(state) else None


def pyramid_left(state: Egypt) -> bool:
    return not state.strict or on_board(state.pyramids) < state.data.supply_pyramids


def can_lay_brick(state: Egypt, p: i64) -> bool:
    return not state.strict or forbids_brick(state, p) is None


def bricks_fit(state: Egypt, seat: i64, most: i64) -> i64:
    """How many bricks can be laid in the provinces of a seat, counted up to `most`: those of a finished pyramid can be
    laid again (AR-3.7), so the fullest province comes first."""
    if not state.strict:
        return most
    bricks = [int(state.bricks[p]) for p in range(LAND) if state.owners[p] == seat]
    left: i64 = state.data.supply_bricks - on_board(state.bricks)
    pyramids: i64 = state.data.supply_pyramids - on_board(state.pyramids)
    laid: i64 = 0
    while laid < most and left > 0:
        open_ = [k for k in range(len(bricks)) if pyramids > 0 or bricks[k] + 1 < BRICKS_PER_PYRAMID]
        if not open_:
            break
        k = max(open_, key=lambda one: bricks[one])
        bricks[k] += 1
        left -= 1
        laid += 1
        if bricks[k] == BRICKS_PER_PYRAMID:
            bricks[k] = 0
            left += BRICKS_PER_PYRAMID
            pyramids -= 1
    return laid


def lay_brick(state: Egypt, seat: i64, p: i64, gold: i64 = 0) -> None:
    """As soon as three bricks lie in a province they become a pyramid (AR-5.8)."""
    state.bricks[p] += 1
    if seat == NONE:
        brick_laid_out(state, province=p)
    else:
        brick_laid(state, seat, province=p, gold=gold)
    if state.bricks[p] == BRICKS_PER_PYRAMID:
        state.bricks[p] = 0
        raise_pyramid(state, p)


def raise_pyramid(state: Egypt, p: i64) -> None:
    state.pyramids[p] += 1
    pyramid_built(state, province=p)


class LayBricks(Step[Egypt]):
    """Bricks are bought one by one, the k-th for k gold, and laid in one's own provinces."""

    def candidates(self, state: Egypt, out: vec[i64]) -> i64:
        found: i64 = sell_candidates(out, 0)
        p: i64
        for p in range(LAND):
            out[found] = BRICK + p
            out[found + 1] = ARCHITECT + p
            found += 2
        out[found] = DONE
        return found + 1

    def forbids(self, state: Egypt, move: i64) -> Rule | None:
        seat: i64 = self.seat
        if move == DONE:
            return None
        if is_sale(move):
            if not self.room(state):
                return NOTHING_TO_LAY
            return forbids_sale(state, seat, CARD_OF[move], state.bought + 1)
        p: i64 = PROVINCE_OF[move]
        if state.owners[p] != seat:
            return NOT_YOURS.about({"province": PROVINCES[p]})
        if is_architect(move):
            return self.forbids_architect(state, p)
        if state.gold[seat] < state.bought + 1:
            return TOO_DEAR.about({"gold": int(state.gold[seat]), "need": int(state.bought) + 1})
        return forbids_brick(state, p)

    def forbids_architect(self, state: Egypt, p: i64) -> Rule | None:
        rule = forbids_card(state, self.seat, ARC)
        if rule is not None:
            return rule
        if state.bricks[p] < BRICKS_FOR_ARCHITECT:
            return TOO_FEW_BRICKS.about({"province": PROVINCES[p], "have": int(state.bricks[p])})
        return None if pyramid_left(state) else NO_PYRAMID_LEFT

    def room(self, state: Egypt) -> bool:
        """Whether a brick can still be laid somewhere."""
        if not state.strict:
            return True  # everybody has a province
        return any(state.owners[p] == self.seat and forbids_brick(state, p) is None for p in range(LAND))

    def options(self, state: Egypt, out: vec[i64]) -> i64:
        """The same as the filter of the candidates, written out for speed."""
        seat: i64 = self.seat
        owners = state.owners
        out[0] = DONE
        found: i64 = 1
        affordable: bool = state.gold[seat] >= state.bought + 1
        architect: bool = playable(state, seat, ARC)
        p: i64
        for p in range(LAND):
            if owners[p] == seat:
                if affordable and can_lay_brick(state, p):
                    out[found] = BRICK + p
                    found += 1
                if architect and state.bricks[p] >= BRICKS_FOR_ARCHITECT and pyramid_left(state):
                    out[found] = ARCHITECT + p
                    found += 1
        if affordable or not self.room(state):
            return found
        return sales(state, seat, state.bought + 1, out, found)

    def take(self, state: Egypt, move: i64) -> AnyStep | None:
        seat: i64 = self.seat
        if move == DONE:
            state.bought = 0
            state.least = 0
            return None
        if is_sale(move):
            sell(state, seat, CARD_OF[move])
            return self
        state.least = 0
        p: i64 = PROVINCE_OF[move]
        if is_architect(move):
            play_card(state, seat, ARC)
            state.bricks[p] -= BRICKS_FOR_ARCHITECT
            raise_pyramid(state, p)
        else:
            state.bought += 1
            state.gold[seat] -= state.bought
            lay_brick(state, seat, p, state.bought)
        return self


BRICKS: Final[list[LayBricks]] = [LayBricks(seat) for seat in range(5)]
