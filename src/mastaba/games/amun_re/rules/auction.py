"""Phase 2: the auction, in which everybody wins exactly one province (AR-4.3 to AR-4.9)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mastaba.games.amun_re.data import AMOUNT, BLK, PROVINCES, RBD, TRACK
from mastaba.games.amun_re.events import bid_placed
from mastaba.games.amun_re.moves import BID, PLAY_BLOCKADE, PLAY_REBID, PROVINCE_OF
from mastaba.games.amun_re.rules.cards import forbids_card, play_card, playable
from mastaba.games.amun_re.state import (
    BLOCKADE,
    KINDS,
    LAND,
    NONE,
    ON_OFFER,
    REBID,
    SPACES,
    Egypt,
    settled,
    standing,
    top,
)
from mastaba.kernel.agenda import AUTOMATIC, AnyStep, Rule, Step

NOT_ON_OFFER: Final = Rule("AR-4.4", "not_on_offer")
MUST_OUTBID: Final = Rule("AR-4.5", "must_outbid")
TRACK_ENDS: Final = Rule("AR-4.5", "track_ends")
JUST_DISPLACED: Final = Rule("AR-4.6", "just_displaced")
NOT_DISPLACED: Final = Rule("AR-4.7", "not_displaced")
ONLY_REBID: Final = Rule("AR-4.7", "rebid_here_only")
REBID_FIRST: Final = Rule("AR-4.7", "rebid_before_blockade")
BLOCKED: Final = Rule("AR-4.8", "blockade")
TOO_DEAR: Final = Rule("AR-4.9", "cannot_afford_bid")
NO_BID_LEFT: Final = Rule("AR-4.9", "no_bid_left_with_card")


class Auction(Step[Egypt]):
    """Phase 2 begins: the first player bids first."""

    def __init__(self) -> None:
        super().__init__(AUTOMATIC)

    def run(self, state: Egypt) -> AnyStep | None:
        state.played = 0
        return BIDS[state.first]


class PlaceBid(Step[Egypt]):
    """A player without a province of his own bids, perhaps with a card."""

    def candidates(self, state: Egypt, out: vec[i64]) -> i64:
        out[0] = PLAY_REBID
        out[1] = PLAY_BLOCKADE
        bid: i64
        for bid in range(LAND * SPACES):
            out[2 + bid] = BID + bid
        return 2 + LAND * SPACES

    def forbids(self, state: Egypt, move: i64) -> Rule | None:
        if move == PLAY_REBID:
            return self.forbids_rebid(state)
        if move == PLAY_BLOCKADE:
            return self.forbids_blockade(state)
        p: i64 = PROVINCE_OF[move]
        space: i64 = (move - BID) % SPACES
        if state.cards[p] != ON_OFFER:
            return NOT_ON_OFFER.about({"province": PROVINCES[p]})
        if state.playing & REBID and p != standing(state, self.seat):
            return ONLY_REBID.about({"province": PROVINCES[standing(state, self.seat)]})
        if not state.playing & REBID and p == standing(state, self.seat):
            return JUST_DISPLACED.about({"province": PROVINCES[p]})
        return forbids_space(state, p, space) or self.forbids_amount(state, space)

    def forbids_amount(self, state: Egypt, space: i64) -> Rule | None:
        if AMOUNT[space] > purse(state, self.seat):
            facts = {"gold": int(state.gold[self.seat]), "cards": int(state.sizes[self.seat])}
            return TOO_DEAR.about({**facts, "need": TRACK[space]})
        return None

    def forbids_rebid(self, state: Egypt) -> Rule | None:
        rule = forbids_card(state, self.seat, RBD)
        if rule is not None:
            return rule
        if state.playing & BLOCKADE:
            return REBID_FIRST
        p: i64 = standing(state, self.seat)
        if p == NONE:
            return NOT_DISPLACED
        return None if can_reach(state, self.seat, p) else NO_BID_LEFT.about({"card": "RBD"})

    def forbids_blockade(self, state: Egypt) -> Rule | None:
        rule = forbids_card(state, self.seat, BLK)
        if rule is None and state.playing & REBID and not can_reach(state, self.seat, standing(state, self.seat)):
            return NO_BID_LEFT.about({"card": "BLK"})
        return rule

    def options(self, state: Egypt, out: vec[i64]) -> i64:
        """The same as the filter of the candidates, written out for speed."""
        seat: i64 = self.seat
        pawn: i64 = standing(state, seat)
        rebidding: bool = state.playing & REBID != 0
        limit: i64 = purse(state, seat)
        found: i64 = 0
        if pawn != NONE and state.playing == 0 and playable(state, seat, RBD) and can_reach(state, seat, pawn):
            out[found] = PLAY_REBID
            found += 1
        if playable(state, seat, BLK) and (not rebidding or can_reach(state, seat, pawn)):
            out[found] = PLAY_BLOCKADE
            found += 1
        k: i64
        for k in range(state.seats):
            p: i64 = state.offer[k]
            if (p == pawn) == rebidding:
                space: i64 = lowest_space(state, p)
                while space < SPACES and AMOUNT[space] <= limit:
                    out[found] = BID + p * SPACES + space
                    found += 1
                    space += 1
        return found

    def take(self, state: Egypt, move: i64) -> AnyStep | None:
        seat: i64 = self.seat
        if move == PLAY_REBID:
            play_card(state, seat, RBD)
            state.playing |= REBID
            return self
        if move == PLAY_BLOCKADE:
            play_card(state, seat, BLK)
            state.playing |= BLOCKADE
            return self
        p: i64 = PROVINCE_OF[move]
        space: i64 = (move - BID) % SPACES
        state.playing = 0
        if state.listener is not None:  # else nobody asks who is outbid
            bid_placed(state, seat, province=p, space=space, outbid=top(state, p))
        state.bids[seat] = move - BID
        return next_bidder(state, seat)


def purse(state: Egypt, seat: i64) -> i64:
    """Gold, and the cards that can be sold to pay (AR-4.9)."""
    return state.gold[seat] + state.sizes[seat]


def lowest_space(state: Egypt, p: i64) -> i64:
    """The lowest space that outbids the pawn on top; past the track if none does."""
    highest: i64 = top(state, p)
    if highest == NONE:
        return 0
    blocked: i64 = state.played >> (highest * KINDS + BLK) & 1
    return state.bids[highest] % SPACES + 1 + blocked


def forbids_space(state: Egypt, p: i64, space: i64) -> Rule | None:
    lowest: i64 = lowest_space(state, p)
    if space >= lowest:
        return None
    highest: i64 = top(state, p)
    if lowest >= SPACES:
        return TRACK_ENDS.about({"province": PROVINCES[p]})
    rule = BLOCKED if space == state.bids[highest] % SPACES + 1 else MUST_OUTBID
    return rule.about({"province": PROVINCES[p], "least": TRACK[lowest], "top": int(highest) + 1})


def can_reach(state: Egypt, seat: i64, p: i64) -> bool:
    """Whether a bid there stays affordable after a card is played with it."""
    lowest: i64 = lowest_space(state, p)
    return lowest < SPACES and AMOUNT[lowest] <= purse(state, seat) - 1


def next_bidder(state: Egypt, seat: i64) -> AnyStep | None:
    """The next player clockwise whose pawn is not on top of a province; None when there is none (AR-4.3)."""
    for _ in range(state.seats):
        seat += 1
        if seat == state.seats:
            seat = 0
        if not settled(state, seat):
            return BIDS[seat]
    return None


BIDS: Final[list[PlaceBid]] = [PlaceBid(seat) for seat in range(5)]
