"""Which moves look promising at a glance."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mastaba.games.cleopatra.bot.evaluation import corruption
from mastaba.games.cleopatra.data import MOSAICS, row
from mastaba.games.cleopatra.garden import PLACE_HIGH, PLACE_LOW, count, zone, zone_from
from mastaba.games.cleopatra.moves import (
    ACTIVATE,
    ACTIVATE_NONE,
    BID,
    CLAIM,
    DISCARD,
    DONE,
    DROP,
    GO_END,
    GO_MARKET,
    GO_QUARRY,
    KEEP,
    LAY,
    PAY_CAVE,
    PAY_DOUBLE,
    SPHINX,
    STOCK,
    TAKE,
    WAIVE_ARTISAN,
)
from mastaba.games.cleopatra.rules.cost import payable
from mastaba.games.cleopatra.rules.pieces import forbids_place, kind_of, reward
from mastaba.games.cleopatra.rules.quarry import can_build
from mastaba.games.cleopatra.rules.sanctuaries import palms_under
from mastaba.games.cleopatra.state import (
    ARCHITECT,
    BEGGAR,
    DOWN,
    FOREMAN,
    MERCHANT,
    RED,
    STALL,
    VIZIER,
    Palace,
    free_squares,
    hand_size,
    stall_size,
)

CARD_WORTH: Final[vec[i64]] = row([16, 12, 12, 12, 12, 17, 17, 17, 17, 12, 12])  # in tenths of a scarab; a back last


def priors(state: Palace, seat: i64, moves: vec[i64], found: i64, out: vec[i64]) -> None:
    """The prior of each move, from 0 to about 1000."""
    k: i64
    for k in range(found):
        out[k] = max(prior(state, seat, moves[k]), 0)


def prior(state: Palace, seat: i64, move: i64) -> i64:
    if move >= BID:
        return bid_prior(state, seat, move - BID)
    if move >= CLAIM:
        return claim_prior(state, seat, move)
    if move >= WAIVE_ARTISAN:
        return pay_prior(state, seat, move)
    if move == DONE:
        return 60
    if move >= SPHINX:
        return build_prior(state, seat, move)
    if move >= DROP:
        return 400 - 10 * CARD_WORTH[move - DROP] + 30 * state.hands[seat * 10 + move - DROP]
    if move == KEEP:
        return 40 if hand_size(state, seat) == state.data.hand_limit + 1 else 4
    if move == DISCARD:
        return 100
    if move >= STOCK:
        return 200 - stall_worth(state, move - STOCK)
    if move >= TAKE:
        return take_prior(state, seat, move - TAKE)
    if move >= GO_MARKET:
        return action_prior(state, seat, move)
    return 100 if move == ACTIVATE_NONE else helper_prior(state, seat, move - ACTIVATE)


def amulet_price(state: Palace, seat: i64) -> i64:
    """What one more amulet will cost, in tenths of a scarab: nothing for the cleanest, much for the most corrupt."""
    least: float = 1000.0
    other: i64
    for other in range(state.seats):
        if other != seat:
            least = min(least, corruption(state, other))
    excess: float = corruption(state, seat) - least
    if excess < -1.0:
        return 8
    return 17 + int(8.0 * min(max(excess, 0.0), 8.0))


def best_build(state: Palace, seat: i64, artisans: i64, resources: i64) -> i64:
    """The scarabs that the best piece in reach earns, in tenths, less the worth of its cards; so many are waived."""
    best: i64 = -100
    piece: i64
    for piece in range(SPHINX, LAY):
        if forbids_place(state, piece) is None and in_reach(state, seat, kind_of(piece), artisans, resources):
            best = max(best, net_reward(state, piece))
    if state.tile >= 0 and in_reach(state, seat, MOSAICS, artisans, resources):
        best = max(best, 70 - cost(state, MOSAICS))
    return best


def in_reach(state: Palace, seat: i64, kind: i64, artisans: i64, resources: i64) -> bool:
    return payable(state, seat, kind, state.data.artisans[kind] - artisans, state.data.resources[kind] - resources)


def net_reward(state: Palace, piece: i64) -> i64:
    return reward(state, piece) * 10 - cost(state, kind_of(piece))


def cost(state: Palace, kind: i64) -> i64:
    """The worth of the cards a piece takes, in tenths of a scarab."""
    return state.data.artisans[kind] * 13 + state.data.resources[kind] * 9


def action_prior(state: Palace, seat: i64, move: i64) -> i64:
    if move == GO_END:
        return 20
    if move == GO_QUARRY:
        net: i64 = best_build(state, seat, 0, 0)
        hurry: i64 = 250 if state.trigger >= 0 else 40 * max(state.cleopatra - 2, 0)
        return 90 + net * 3 + 14 * (hand_size(state, seat) - 5) + hurry
    best: i64 = 0
    stall: i64
    for stall in range(3):
        if stall_size(state, stall) > 0:
            best = max(best, take_prior(state, seat, stall))
    return 20 if state.trigger >= 0 else best


def stall_worth(state: Palace, stall: i64) -> i64:
    worth: i64 = 0
    card: i64
    for card in range(DOWN + 1):
        worth += CARD_WORTH[card] * state.stalls[stall * STALL + card]
    return worth


def take_prior(state: Palace, seat: i64, stall: i64) -> i64:
    """The worth of a stall for this hand: artisans if there are few, less what the hand limit will cost."""
    base: i64 = seat * 10
    worth: i64 = stall_worth(state, stall) * 3
    artisans: i64 = state.hands[base]
    resources: i64 = hand_size(state, seat) - artisans
    fresh: i64 = state.stalls[stall * STALL]
    if artisans * 2 < resources + 2:
        worth += 18 * fresh
    elif artisans > resources:
        worth -= 16 * fresh
    card: i64
    for card in range(RED, 10):
        worth -= 3 * amulet_price(state, seat) * state.stalls[stall * STALL + card]
    over: i64 = hand_size(state, seat) + stall_size(state, stall) - state.data.hand_limit
    return worth - 25 * over if over > 0 else worth


def helper_prior(state: Palace, seat: i64, worshipper: i64) -> i64:
    """What a worshipper would bring this turn against the penalty of the place."""
    place: i64 = 0
    while state.places[place] != worshipper:
        place += 1
    fee: i64 = state.data.sobek_scarabs[place] * 10 + state.data.sobek_amulets[place] * amulet_price(state, seat)
    builds: bool = can_build(state, seat)
    gain: i64 = 0
    if worshipper == ARCHITECT:
        gain = 45 if builds else 0
    elif worshipper == VIZIER:
        gain = 42 if builds else 8
    elif worshipper == BEGGAR:
        gain = 52 if hand_size(state, seat) <= 6 and state.trigger < 0 else 10
    else:
        gain = waiver_gain(state, seat, worshipper, builds)
    return 100 + 5 * (gain - fee)


def waiver_gain(state: Palace, seat: i64, worshipper: i64, builds: bool) -> i64:
    """Two cards saved, or a piece that could not be bought otherwise."""
    before: i64 = best_build(state, seat, 0, 0) if builds else 0
    after: i64 = best_build(state, seat, 2 if worshipper == FOREMAN else 0, 2 if worshipper == MERCHANT else 0)
    if after <= -100:
        return 0
    return max(after - before, 0) + (24 if builds else 30)


def build_prior(state: Palace, seat: i64, move: i64) -> i64:
    if move >= LAY:
        return mosaic_prior(state, seat, move - LAY)
    return 100 + 4 * net_reward(state, move)


def mosaic_prior(state: Palace, seat: i64, place: i64) -> i64:
    """Palms, and for a corrupt player with a statue the sanctuary that a snug mosaic may form."""
    worth: i64 = 100 + 4 * (50 - cost(state, MOSAICS)) + 40 * palms_under(state, place)
    low: i64 = PLACE_LOW[place]
    high: i64 = PLACE_HIGH[place]
    if state.statues[seat] == 0:
        return worth
    pocket: i64 = small_zone(state, low, high)
    if pocket == 0:
        return worth
    relief: i64 = min(pocket, state.amulets[seat] + 3) * amulet_price(state, seat)
    return max(worth, 60 + 4 * (50 - cost(state, MOSAICS)) + 4 * relief)


def small_zone(state: Palace, low: i64, high: i64) -> i64:
    """The largest zone of less than five squares that a mosaic here would cut off, as far as its corners show."""
    free_low, free_high = free_squares(state)
    rest_low, rest_high = zone(low, high, free_low, free_high)
    rest_low &= ~low
    rest_high &= ~high
    best: i64 = 0
    tries: i64 = 0
    while rest_low | rest_high != 0 and tries < 3:
        zone_low: i64 = rest_low & -rest_low
        zone_high: i64 = 0 if zone_low != 0 else rest_high & -rest_high
        zone_low, zone_high = zone(zone_low, zone_high, rest_low, rest_high)
        size: i64 = count(zone_low) + count(zone_high)
        if size < 5:
            best = max(best, size)
        rest_low &= ~zone_low
        rest_high &= ~zone_high
        tries += 1
    return best


def pay_prior(state: Palace, seat: i64, move: i64) -> i64:
    """Waivers and credits first, plain cards next, corrupted ones last."""
    if move >= PAY_DOUBLE:
        return 60 if state.owed_resources >= 2 else 15
    return 30 if move == PAY_CAVE else 200 - (move - WAIVE_ARTISAN)


def claim_prior(state: Palace, seat: i64, move: i64) -> i64:
    """A statue is worth its squares if there are amulets to lay on them."""
    free_low, free_high = free_squares(state)
    low, high = zone_from(move - CLAIM, free_low, free_high)
    size: i64 = count(low) + count(high)
    useful: i64 = min(size, state.amulets[seat] + 4 - state.cleopatra)
    return useful * 40 if useful >= 2 else 10


def bid_prior(state: Palace, seat: i64, bid: i64) -> i64:
    """About what four amulets will cost, as far as the purse allows."""
    aim: i64 = min(state.scarabs[seat] // 3, 4 * amulet_price(state, seat) // 16)
    gap: i64 = bid - aim if bid > aim else aim - bid
    return max(120 - 25 * gap, 0)
