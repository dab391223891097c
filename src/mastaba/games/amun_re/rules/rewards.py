"""Phase 4 ends: Amun-Re rewards the givers, and the Pharaoh moves (AR-6.6 to AR-6.9)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mastaba.games.amun_re.data import PROVINCES
from mastaba.games.amun_re.events import farmer_laid, pharaoh_moved, reward_taken
from mastaba.games.amun_re.moves import DONE, PROVINCE_OF, TAKE_BRICK, TAKE_CARD, TAKE_FARMER, is_farmer_taken
from mastaba.games.amun_re.rules.building import can_lay_brick, forbids_brick, lay_brick
from mastaba.games.amun_re.rules.cards import DRAWS, draw
from mastaba.games.amun_re.rules.farming import forbids_field, supplied
from mastaba.games.amun_re.rules.owning import NOT_YOURS
from mastaba.games.amun_re.state import LAND, NONE, Egypt, cards_left
from mastaba.kernel.agenda import AUTOMATIC, AnyStep, Facts, Rule, Step
from mastaba.kernel.vectors import counts

QUOTA_TAKEN: Final = Rule("AR-6.7", "reward_taken")
REWARD_LEFT: Final = Rule("AR-6.7", "reward_left")
PILES_EMPTY: Final = Rule("AR-6.8", "too_few_cards_left")


class Rewards(Step[Egypt]):
    """The givers are rewarded in the order of their gifts."""

    def __init__(self) -> None:
        super().__init__(AUTOMATIC)

    def run(self, state: Egypt) -> AnyStep | None:
        taken: i64 = 0
        turns: list[AnyStep] = []
        rank: i64
        for rank in range(state.seats):
            seat: i64 = most_generous(state, taken)
            if seat == NONE:
                break
            taken |= 1 << seat
            quota: i64 = state.data.rewards[min(rank, 2)]
            if quota > 0:
                turns.append(REWARDS[seat * 4 + quota])
        state.then(tuple(turns))
        return None


def most_generous(state: Egypt, taken: i64) -> i64:
    """Who gave most among those not in `taken`, ties by the order of play; NONE if nobody else gave (AR-6.6)."""
    best: i64 = NONE
    seat: i64 = state.first
    for _ in range(state.seats):
        gift: i64 = state.offers[seat]
        if gift > 0 and taken >> seat & 1 == 0 and (best == NONE or gift > state.offers[best]):
            best = seat
        seat = seat + 1 if seat + 1 < state.seats else 0
    return best


class TakeReward(Step[Egypt]):
    """Units of one's choice from the supply, fewer if one likes."""

    def __init__(self, seat: i64, quota: i64) -> None:
        super().__init__(seat)
        self.quota: i64 = quota

    def candidates(self, state: Egypt, out: vec[i64]) -> i64:
        out[0] = DONE
        out[1] = TAKE_CARD
        p: i64
        for p in range(LAND):
            out[2 + p] = TAKE_FARMER + p
            out[2 + LAND + p] = TAKE_BRICK + p
        return 2 + 2 * LAND

    def forbids(self, state: Egypt, move: i64) -> Rule | None:
        if move == DONE:
            return None
        if state.bought >= self.quota:
            return QUOTA_TAKEN.about({"quota": int(self.quota)})
        if move == TAKE_CARD:
            return None if state.claimed < cards_left(state) else PILES_EMPTY.about({"have": int(cards_left(state))})
        p: i64 = PROVINCE_OF[move]
        if state.owners[p] != self.seat:
            return NOT_YOURS.about({"province": PROVINCES[p]})
        return forbids_field(state, p) if is_farmer_taken(move) else forbids_brick(state, p)

    def options(self, state: Egypt, out: vec[i64]) -> i64:
        """The same as the filter of the candidates, written out for speed."""
        out[0] = DONE
        if state.bought >= self.quota:
            return 1
        found: i64 = 1
        if state.claimed < cards_left(state):
            out[1] = TAKE_CARD
            found = 2
        farmers: bool = supplied(state)
        p: i64
        for p in range(LAND):
            if state.owners[p] == self.seat:
                if farmers and state.farmers[p] < state.data.fields[p]:
                    out[found] = TAKE_FARMER + p
                    found += 1
                if can_lay_brick(state, p):
                    out[found] = TAKE_BRICK + p
                    found += 1
        return found

    def gives_up(self, state: Egypt, move: i64) -> Rule | None:
        if move != DONE or self.options(state, counts(2 + 2 * LAND)) == 1:
            return None
        return REWARD_LEFT.about({"left": int(self.quota - state.bought)})

    def take(self, state: Egypt, move: i64) -> AnyStep | None:
        seat: i64 = self.seat
        if move == DONE:
            cards: i64 = state.claimed
            state.bought = 0
            state.claimed = 0
            return draw(state, DRAWS[seat], cards)
        state.bought += 1
        if move == TAKE_CARD:
            state.claimed += 1
            reward_taken(state, seat)
        elif is_farmer_taken(move):
            state.farmers[PROVINCE_OF[move]] += 1
            farmer_laid(state, seat, province=PROVINCE_OF[move], gold=0)
        else:
            lay_brick(state, seat, PROVINCE_OF[move])
        return self

    def facts(self) -> Facts:
        return {"seat": int(self.seat) + 1, "quota": int(self.quota)}


class MovePharaoh(Step[Egypt]):
    """Whoever gave most becomes the first player; if all stole, nothing changes (AR-6.9)."""

    def __init__(self) -> None:
        super().__init__(AUTOMATIC)

    def run(self, state: Egypt) -> AnyStep | None:
        best: i64 = most_generous(state, 0)
        seat: i64
        for seat in range(state.seats):
            state.offers[seat] = 0
        if best != NONE:
            state.first = best
            pharaoh_moved(state)
        return None


REWARDS: Final[list[TakeReward]] = [TakeReward(seat, quota) for seat in range(5) for quota in range(4)]
