"""What a player sees at a glance: how good a position looks, and which moves look promising. Used by bots alone."""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mastaba.games.cleopatra.data import MOSAICS, row
from mastaba.games.cleopatra.garden import GARDEN_LOW, HIGH, PLACE_HIGH, PLACE_LOW, count, zone, zone_from
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
from mastaba.games.cleopatra.rules.ending import eliminated, sanctuary_squares
from mastaba.games.cleopatra.rules.paying import affordable
from mastaba.games.cleopatra.rules.pieces import forbids_place, kind_of, reward
from mastaba.games.cleopatra.rules.quarry import can_build
from mastaba.games.cleopatra.rules.sanctuaries import claim_square, palms_under
from mastaba.games.cleopatra.state import (
    ARCHITECT,
    BEGGAR,
    CAVE,
    DOWN,
    FOREMAN,
    MERCHANT,
    RED,
    STALL,
    UNDECIDED,
    VIZIER,
    Table,
    hand_size,
    stall_size,
)

CARD_WORTH: Final[vec[i64]] = row([16, 12, 12, 12, 12, 17, 17, 17, 17, 12, 12])  # in tenths of a scarab; a back last


# ---------------------------------------------------------------------- how good a position looks
def evaluate(state: Table, seat: i64) -> float:
    """The chance of winning as it looks: scarabs, cards worth building with, and the price of corruption."""
    if state.ending != UNDECIDED:
        return result(state, seat)
    cleanest: float = 1000.0
    other: i64
    for other in range(state.seats):
        cleanest = min(cleanest, corruption(state, other))
    mine: float = strength(state, seat, cleanest)
    best: float = -1000.0
    mean: float = 0.0
    for other in range(state.seats):
        if other != seat:
            theirs: float = strength(state, other, cleanest)
            best = max(best, theirs)
            mean += theirs / float(state.seats - 1)
    lead: float = mine - 0.6 * best - 0.4 * mean
    return 1.0 / (1.0 + math.exp(-0.09 * lead))


def result(state: Table, seat: i64) -> float:
    """A finished game: won, shared or lost; a little for being close."""
    if eliminated(state, seat):
        return 0.0
    higher: i64 = 0
    equal: i64 = 0
    other: i64
    for other in range(state.seats):
        if other != seat and not eliminated(state, other):
            mine: i64 = state.scarabs[seat] * 100 - state.rests[seat]
            theirs: i64 = state.scarabs[other] * 100 - state.rests[other]
            higher += 1 if theirs > mine else 0
            equal += 1 if theirs == mine else 0
    return 0.02 if higher > 0 else 1.0 if equal == 0 else 0.6


def corruption(state: Table, seat: i64) -> float:
    """The amulets that will count, corrupted cards in hand among them."""
    red: i64 = 0
    card: i64
    for card in range(RED, 10):
        red += state.hands[seat * 10 + card]
    squares: i64 = sanctuary_squares(state, seat)
    return max(float(state.amulets[seat]) + 0.8 * float(red) - float(squares), 0.0)


def strength(state: Table, seat: i64, cleanest: float) -> float:
    """Scarabs now and soon, less what corruption will cost."""
    left: float = 1.0 - 0.15 * float(state.cleopatra)  # how much of the game is still to come
    worth: float = float(state.scarabs[seat]) + hand_worth(state, seat)
    excess: float = corruption(state, seat) - cleanest
    worth -= (0.45 + 0.11 * float(state.cleopatra)) * penalty(excess)
    worth += 2.5 * left * float(state.statues[seat])
    return worth - turn_taken(state, seat)


def turn_taken(state: Table, seat: i64) -> float:
    """Whoever has just acted is ahead by one turn, which the others will have too."""
    return 4.0 if state.active == seat and state.trigger < 0 else 0.0


def penalty(excess: float) -> float:
    """The table of the final reckoning as a curve; being eliminated is far worse than paying."""
    if excess <= 0.0:
        return 0.0
    if excess < 5.0:
        return 0.5 * excess * (excess + 1.0)
    return 15.0 + 6.0 * (excess - 5.0) if excess < 7.0 else 27.0 + 12.0 * (excess - 7.0)


def hand_worth(state: Table, seat: i64) -> float:
    """Artisans and resources are worth most together, and less when there is little time to use them."""
    base: i64 = seat * 10
    hands = state.hands
    artisans: i64 = hands[base] * 10
    resources: i64 = 0
    most: i64 = 0
    kinds: i64 = 0
    kind: i64
    for kind in range(1, 5):
        units: i64 = hands[base + kind] + 2 * hands[base + kind + 4]
        resources += units
        most = max(most, units)
        kinds += 1 if units > 0 else 0
    resources += hands[base + CAVE]
    used: i64 = min(artisans, resources * 6)
    worth: float = 0.08 * float(artisans) + 0.75 * float(resources) + 0.06 * float(used)
    worth += 0.35 * float(max(most, kinds))
    if worth > 11.0:
        worth = 11.0 + 0.4 * (worth - 11.0)
    if state.trigger >= 0:
        return 0.35 * worth if seat not in (state.trigger, state.active) else 0.0
    return worth if state.cleopatra < 4 else 0.75 * worth


# ---------------------------------------------------------------------- which moves look promising
def priors(state: Table, seat: i64, moves: vec[i64], found: i64, out: vec[i64]) -> None:
    """A first impression of each move from 0 to about 1000."""
    k: i64
    for k in range(found):
        out[k] = max(prior(state, seat, moves[k]), 0)


def prior(state: Table, seat: i64, move: i64) -> i64:
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


def amulet_price(state: Table, seat: i64) -> i64:
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


def best_build(state: Table, seat: i64) -> i64:
    """The scarabs that the best piece in reach earns, in tenths, less the worth of its cards."""
    best: i64 = -100
    piece: i64
    for piece in range(SPHINX, LAY):
        if forbids_place(state, piece) is None and affordable(state, seat, kind_of(piece)):
            best = max(best, net_reward(state, piece))
    if state.tile >= 0 and affordable(state, seat, MOSAICS):
        best = max(best, 70 - cost(state, MOSAICS))
    return best


def net_reward(state: Table, piece: i64) -> i64:
    return reward(state, piece) * 10 - cost(state, kind_of(piece))


def cost(state: Table, kind: i64) -> i64:
    """The worth of the cards a piece takes, in tenths of a scarab."""
    return state.data.artisans[kind] * 13 + state.data.resources[kind] * 9


def action_prior(state: Table, seat: i64, move: i64) -> i64:
    if move == GO_END:
        return 20
    if move == GO_QUARRY:
        net: i64 = best_build(state, seat)
        hurry: i64 = 250 if state.trigger >= 0 else 40 * max(state.cleopatra - 2, 0)
        return 90 + net * 3 + 14 * (hand_size(state, seat) - 5) + hurry
    best: i64 = 0
    stall: i64
    for stall in range(3):
        if stall_size(state, stall) > 0:
            best = max(best, take_prior(state, seat, stall))
    return 20 if state.trigger >= 0 else best


def stall_worth(state: Table, stall: i64) -> i64:
    worth: i64 = 0
    card: i64
    for card in range(DOWN + 1):
        worth += CARD_WORTH[card] * state.stalls[stall * STALL + card]
    return worth


def take_prior(state: Table, seat: i64, stall: i64) -> i64:
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


def helper_prior(state: Table, seat: i64, worshipper: i64) -> i64:
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


def waiver_gain(state: Table, seat: i64, worshipper: i64, builds: bool) -> i64:
    """Two cards saved, or a piece that could not be bought otherwise."""
    before: i64 = best_build(state, seat) if builds else 0
    if worshipper == MERCHANT:
        state.waive_resources += 2
    elif worshipper == FOREMAN:
        state.waive_artisans += 2
    after: i64 = best_build(state, seat)
    if worshipper == MERCHANT:
        state.waive_resources -= 2
    elif worshipper == FOREMAN:
        state.waive_artisans -= 2
    if after <= -100:
        return 0
    return max(after - before, 0) + (24 if builds else 30)


def build_prior(state: Table, seat: i64, move: i64) -> i64:
    if move >= LAY:
        return mosaic_prior(state, seat, move - LAY)
    return 100 + 4 * net_reward(state, move)


def mosaic_prior(state: Table, seat: i64, place: i64) -> i64:
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


def small_zone(state: Table, low: i64, high: i64) -> i64:
    """The largest zone of less than five squares that a mosaic here would cut off, as far as its corners show."""
    covered_low: i64 = state.covered_low | low
    covered_high: i64 = state.covered_high | high
    free_low: i64 = GARDEN_LOW & ~covered_low
    free_high: i64 = HIGH & ~covered_high
    rest_low, rest_high = zone(low, high, free_low | low, free_high | high)
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


def pay_prior(state: Table, seat: i64, move: i64) -> i64:
    """Waivers and credits first, plain cards next, corrupted ones last."""
    if move >= PAY_DOUBLE:
        return 60 if state.owed_resources >= 2 else 15
    return 30 if move == PAY_CAVE else 200 - (move - WAIVE_ARTISAN)


def claim_prior(state: Table, seat: i64, move: i64) -> i64:
    """A statue is worth its squares if there are amulets to lay on them."""
    free_low: i64 = GARDEN_LOW & ~state.covered_low
    low, high = zone_from(claim_square(move), free_low, HIGH & ~state.covered_high)
    size: i64 = count(low) + count(high)
    useful: i64 = min(size, state.amulets[seat] + 4 - state.cleopatra)
    return useful * 40 if useful >= 2 else 10


def bid_prior(state: Table, seat: i64, bid: i64) -> i64:
    """About what four amulets will cost, as far as the purse allows."""
    aim: i64 = min(state.scarabs[seat] // 3, 4 * amulet_price(state, seat) // 16)
    gap: i64 = bid - aim if bid > aim else aim - bid
    return max(120 - 25 * gap, 0)
