"""Phase 3, action C: bricks, and the pyramids that grow from them (AR-5.7 to AR-5.9)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mastaba.games.amun_re.data import ARC, PROVINCES
from mastaba.games.amun_re.events import about
from mastaba.games.amun_re.moves import ARCHITECT, BRICK, DONE, SELL
from mastaba.games.amun_re.rules.cards import forbids_card, play_card, playable
from mastaba.games.amun_re.rules.owning import NOT_YOURS, TOO_DEAR
from mastaba.games.amun_re.rules.selling import forbids_sale, sales, sell, sell_candidates
from mastaba.games.amun_re.state import LAND, NONE, Table
from mastaba.kernel.agenda import AnyStep, Event, Rule, Step

NO_BRICK_LEFT: Final = Rule("AR-3.7", "no_brick_left")
NO_PYRAMID_LEFT: Final = Rule("AR-3.7", "no_pyramid_left")
TOO_FEW_BRICKS: Final = Rule("AR-5.9", "two_bricks_needed")
NOTHING_TO_LAY: Final = Rule("AR-3.4", "nothing_to_buy")


def forbids_brick(state: Table, p: i64) -> Rule | None:
    """With strict_supply a brick must be left, and a pyramid if it completes one (AR-3.7)."""
    if not state.strict:
        return None
    if sum_of(state.bricks) >= state.data.supply_bricks:
        return NO_BRICK_LEFT
    if state.bricks[p] == 2 and sum_of(state.pyramids) >= state.data.supply_pyramids:
        return NO_PYRAMID_LEFT
    return None


def can_lay_brick(state: Table, p: i64) -> bool:
    return not state.strict or forbids_brick(state, p) is None


def sum_of(row: vec[i64]) -> i64:
    total: i64 = 0
    p: i64
    for p in range(LAND):
        total += row[p]
    return total


def lay_brick(state: Table, seat: i64, p: i64) -> None:
    """As soon as three bricks lie in a province they become a pyramid (AR-5.8)."""
    state.bricks[p] += 1
    if state.listener is not None:
        laid_out = Event("BrickLaidOut", {"province": PROVINCES[p]})
        state.tell(laid_out if seat == NONE else about("BrickLaid", seat, p))
    if state.bricks[p] == 3:
        state.bricks[p] = 0
        raise_pyramid(state, p)


def raise_pyramid(state: Table, p: i64) -> None:
    state.pyramids[p] += 1
    if state.listener is not None:
        state.tell(Event("PyramidBuilt", {"province": PROVINCES[p], "pyramids": int(state.pyramids[p])}))


class LayBricks(Step[Table]):
    """Bricks are bought one by one, the k-th for k gold, and laid in one's own provinces."""

    def candidates(self, state: Table, out: vec[i64]) -> i64:
        found: i64 = sell_candidates(out, 0)
        p: i64
        for p in range(LAND):
            out[found] = BRICK + p
            out[found + 1] = ARCHITECT + p
            found += 2
        out[found] = DONE
        return found + 1

    def forbids(self, state: Table, move: i64) -> Rule | None:
        seat: i64 = self.seat
        if move == DONE:
            return None
        if move < BRICK:
            if not self.room(state):
                return NOTHING_TO_LAY
            return forbids_sale(state, seat, move - SELL, state.bought + 1)
        p: i64 = (move - BRICK) % LAND
        if state.owners[p] != seat:
            return NOT_YOURS.about({"province": PROVINCES[p]})
        if move >= ARCHITECT:
            return self.forbids_architect(state, p)
        if state.gold[seat] < state.bought + 1:
            return TOO_DEAR.about({"gold": int(state.gold[seat]), "need": int(state.bought) + 1})
        return forbids_brick(state, p)

    def forbids_architect(self, state: Table, p: i64) -> Rule | None:
        rule = forbids_card(state, self.seat, ARC)
        if rule is None and state.bricks[p] < 2:
            return TOO_FEW_BRICKS.about({"province": PROVINCES[p], "have": int(state.bricks[p])})
        if rule is None and state.strict and sum_of(state.pyramids) >= state.data.supply_pyramids:
            return NO_PYRAMID_LEFT
        return rule

    def room(self, state: Table) -> bool:
        """Whether a brick can still be laid somewhere."""
        if not state.strict:
            return True  # everybody has a province
        p: i64
        found: i64 = 0
        for p in range(LAND):
            if state.owners[p] == self.seat and forbids_brick(state, p) is None:
                found += 1
        return found > 0

    def options(self, state: Table, out: vec[i64]) -> i64:
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
                if architect and state.bricks[p] >= 2 and self.forbids_architect(state, p) is None:
                    out[found] = ARCHITECT + p
                    found += 1
        if affordable or not self.room(state):
            return found
        return sales(state, seat, state.bought + 1, out, found)

    def take(self, state: Table, move: i64) -> AnyStep | None:
        seat: i64 = self.seat
        if move == DONE:
            state.bought = 0
            state.least = 0
            return None
        if move < BRICK:
            sell(state, seat, move - SELL)
            return self
        state.least = 0
        p: i64 = (move - BRICK) % LAND
        if move >= ARCHITECT:
            play_card(state, seat, ARC)
            state.bricks[p] -= 2
            raise_pyramid(state, p)
        else:
            state.bought += 1
            state.gold[seat] -= state.bought
            lay_brick(state, seat, p)
        return self


BRICKS: Final[list[LayBricks]] = [LayBricks(seat) for seat in range(5)]
