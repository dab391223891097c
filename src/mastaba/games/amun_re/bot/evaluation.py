"""How good a position looks to a seat. Used by bots alone."""

from __future__ import annotations

import math

from mypy_extensions import i64

from mastaba.games.amun_re.bot.weights import SIGNS, WORTH
from mastaba.games.amun_re.data import ADJ, ARC, BLK, BNI, BPC, FRM, G8, HRV, RBD
from mastaba.games.amun_re.rules.cards import DrawCard
from mastaba.games.amun_re.rules.scoring import bricks_of, fulfilled, pyramids_of
from mastaba.games.amun_re.state import KINDS, LAND, NONE, Egypt, farmers_in


def evaluate(state: Egypt, seat: i64) -> float:
    """The chance of winning as it looks: own prospects in points against those of the others."""
    if state.now is None:
        return result(state, seat)
    own: float = prospects(state, seat)
    best: float = -99.0
    total: float = 0.0
    other: i64
    for other in range(state.seats):
        if other != seat:
            theirs: float = prospects(state, other)
            total += theirs
            best = max(best, theirs)
    lead: float = own - 0.15 * best - 0.25 * total / float(state.seats - 1) - 18.0
    return 1.0 / (1.0 + math.exp(-0.06 * lead))


def result(state: Egypt, seat: i64) -> float:
    """The end: points first, pyramids and bricks where they are equal."""
    own: i64 = final_worth(state, seat)
    better: i64 = 0
    same: i64 = 0
    other: i64
    for other in range(state.seats):
        theirs: i64 = final_worth(state, other)
        if theirs > own:
            better += 1
        elif theirs == own:
            same += 1
    if better == 0:
        return 1.0 / float(same)
    return 0.2 * float(state.seats - 1 - better) / float(state.seats)


def final_worth(state: Egypt, seat: i64) -> i64:
    return state.points[seat] * 10000 + pyramids_of(state, seat) * 100 + bricks_of(state, seat)


def prospects(state: Egypt, seat: i64) -> float:
    """Points scored, and what may still come of gold, land, pyramids and cards."""
    line: i64 = (2 * state.round - 2 + (1 if auctioned(state) else 0)) * SIGNS
    worth: i64 = WORTH[line] + gold_signs(state, seat, line) + land_signs(state, seat, line)
    worth += tower_signs(state, seat, line) + card_signs(state, seat, line)
    return float(state.points[seat]) + 0.01 * float(worth)


def auctioned(state: Egypt) -> bool:
    """Whether the provinces of this round have owners."""
    owned: i64 = 0
    p: i64
    for p in range(LAND):
        if state.owners[p] != NONE:
            owned += 1
    return owned > (state.round - 1) % 3 * state.seats


def gold_signs(state: Egypt, seat: i64, line: i64) -> i64:
    """Signs 1 to 3 and 26: gold up to 15, up to 35, above; and how many others are poorer."""
    gold: i64 = state.gold[seat]
    worth: i64 = WORTH[line + 1] * min(gold, 15)
    worth += WORTH[line + 2] * min(max(gold - 15, 0), 20) + WORTH[line + 3] * max(gold - 35, 0)
    other: i64
    for other in range(state.seats):
        if other != seat and gold + state.sizes[seat] > state.gold[other] + state.sizes[other]:
            worth += WORTH[line + 26]
    return worth


def land_signs(state: Egypt, seat: i64, line: i64) -> i64:
    """Signs 4 to 8, 24 and 25: farmers at the usual level and above it, incomes, temples, symbols, free fields."""
    data = state.data
    incomes: i64 = 3 - (state.round - 1) % 3
    farmers: i64 = 0
    fixed: i64 = 0
    camels: i64 = 0
    temples: i64 = 0
    symbols: i64 = 0
    free: i64 = 0
    p: i64
    for p in range(LAND):
        if state.owners[p] == seat:
            farmers += farmers_in(state, p)
            fixed += data.income[p]
            camels += data.camel[p]
            temples += data.temples[p]
            symbols += data.symbols[p]
            free += min(data.fields[p] - state.farmers[p], 3)
    raised: i64 = 0
    if state.level != 0:
        raised = state.level - 2
    worth: i64 = incomes * farmers * (WORTH[line + 4] + raised * WORTH[line + 5])
    worth += incomes * (fixed * WORTH[line + 6] + camels * WORTH[line + 7]) + temples * WORTH[line + 8]
    return worth + symbols * WORTH[line + 24] + min(free, 4) * WORTH[line + 25]


def tower_signs(state: Egypt, seat: i64, line: i64) -> i64:
    """Signs 9 to 16: pyramids, sets and sets in reach, bricks, and the majorities."""
    total: i64 = 0
    bricks: i64 = 0
    owned: i64 = 0
    least: i64 = 99
    second: i64 = 99
    p: i64
    for p in range(LAND):
        if state.owners[p] == seat:
            here: i64 = state.pyramids[p]
            owned += 1
            total += here
            bricks += state.bricks[p]
            if here < least:
                second = least
                least = here
            elif here < second:
                second = here
    worth: i64 = total * WORTH[line + 9] + bricks * WORTH[line + 13]
    if owned == 3:
        worth += least * WORTH[line + 10] + (second - least) * WORTH[line + 11]
    elif owned > 0:
        worth += least * WORTH[line + 11]
    if owned == 2:
        worth += second * WORTH[line + 12]
    return worth + majority_sign(state, seat, 1, line) + majority_sign(state, seat, 0, line)


def majority_sign(state: Egypt, seat: i64, west: i64, line: i64) -> i64:
    """Signs 14 to 16: leading on a bank, sharing the lead, or one pyramid behind."""
    own: i64 = 0
    other: i64 = 0
    p: i64
    for p in range(LAND):
        if state.data.west[p] == west:
            height: i64 = state.pyramids[p] * 3 + state.bricks[p]
            if state.owners[p] == seat:
                own = max(own, height)
            else:
                other = max(other, height)
    if own < 3 or own < other - 3:
        return 0
    return WORTH[line + 14] if own > other else WORTH[line + 15] if own == other else WORTH[line + 16]


def card_signs(state: Egypt, seat: i64, line: i64) -> i64:
    """Signs 17 to 23 and 27: cards by their kind, bonus cards met and not met, and cards about to be drawn."""
    hands = state.hands
    base: i64 = seat * KINDS
    worth: i64 = hands[base + ARC] * WORTH[line + 17] + hands[base + FRM] * WORTH[line + 18]
    worth += hands[base + HRV] * WORTH[line + 19] + hands[base + G8] * WORTH[line + 20]
    worth += (hands[base + ADJ] + hands[base + BLK] + hands[base + RBD]) * WORTH[line + 21]
    kind: i64
    for kind in range(BPC, BNI + 1):
        cards: i64 = hands[base + kind]
        if cards > 0:
            if state.round % 3 == 0 and full(state, seat) and fulfilled(state, seat, kind):
                worth += WORTH[line + 22]
                cards -= 1
            worth += cards * WORTH[line + 23]
    now = state.now
    if isinstance(now, DrawCard) and now.whose == seat:
        worth += state.left * WORTH[line + 27]
    return worth


def full(state: Egypt, seat: i64) -> bool:
    """Whether a seat has its three provinces."""
    owned: i64 = 0
    p: i64
    for p in range(LAND):
        if state.owners[p] == seat:
            owned += 1
    return owned == 3
