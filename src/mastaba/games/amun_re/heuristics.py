"""What a player sees at a glance: how good a position looks. Used by bots alone."""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mastaba.games.amun_re.data import BNI, BPC
from mastaba.games.amun_re.impressions import CARD_WORTH, first_impressions
from mastaba.games.amun_re.rules.cards import DrawCard
from mastaba.games.amun_re.rules.scoring import bricks_of, fulfilled, pyramids_of
from mastaba.games.amun_re.state import KINDS, LAND, NONE, Table, farmers_in

USUAL_LEVEL: Final = 2.1  # of the temple, before the offerings of the round are known
CAMELS: Final = 0.75  # how often they come
COMING_CARD: Final = 0.85  # points for a card that is about to be drawn


def priors(state: Table, seat: i64, moves: vec[i64], found: i64, out: vec[i64]) -> None:
    """A first impression of each move from 1 to 1024: halved for every step that it looks worse than the best."""
    first_impressions(state, seat, moves, found, out)


def evaluate(state: Table, seat: i64) -> float:
    """The chance of winning as it looks: own prospects in points against those of the strongest other."""
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
    lead: float = own - 0.2 * best - 0.3 * total / float(state.seats - 1)
    sharpness: float = 0.06 + 0.02 * float(state.round)
    return 1.0 / (1.0 + math.exp(-sharpness * lead))


def result(state: Table, seat: i64) -> float:
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


def final_worth(state: Table, seat: i64) -> i64:
    return state.points[seat] * 10000 + pyramids_of(state, seat) * 100 + bricks_of(state, seat)


def prospects(state: Table, seat: i64) -> float:
    """Points scored, and what may still come of gold, land, pyramids and cards."""
    played: i64 = (state.round - 1) % 3
    incomes: float = float(3 - played)
    flow: float = 0.0
    worth: float = float(state.points[seat])
    owned: i64 = 0
    temples: i64 = 0
    free: i64 = 0
    p: i64
    for p in range(LAND):
        if state.owners[p] == seat:
            owned += 1
            temples += state.data.temples[p]
            flow += income_of(state, p) * incomes
            worth += (0.35 if played < 2 else 0.25) * float(state.bricks[p])
            if played < 2:
                free += min(state.data.fields[p] - state.farmers[p], 3)
                worth += 0.12 * float(state.data.symbols[p])
    worth += 0.3 * incomes * float(min(free, 4))
    worth += pyramid_prospects(state, seat, owned) + USUAL_LEVEL * float(temples)
    worth += majority_prospects(state, seat, 1, played) + majority_prospects(state, seat, 0, played)
    worth += card_prospects(state, seat, owned)
    return worth + gold_prospects(state, seat, float(state.gold[seat]) + flow)


def income_of(state: Table, p: i64) -> float:
    """What a province yields in a usual round."""
    data = state.data
    return USUAL_LEVEL * float(farmers_in(state, p)) + float(data.income[p]) + CAMELS * float(data.camel[p])


def pyramid_prospects(state: Table, seat: i64, owned: i64) -> float:
    total: i64 = 0
    least: i64 = 99
    second: i64 = 99
    p: i64
    for p in range(LAND):
        if state.owners[p] == seat:
            here: i64 = state.pyramids[p]
            total += here
            if here < least:
                second = least
                least = here
            elif here < second:
                second = here
    worth: float = float(total)
    if owned == 3:
        worth += 3.0 * float(least) + 0.4 * float(min(second - least, 2))
    elif owned == 2:
        worth += 1.6 * float(least)
    elif owned == 1:
        worth += 0.8 * float(min(least, 3))
    return worth


def majority_prospects(state: Table, seat: i64, west: i64, played: i64) -> float:
    """Who leads on a bank may keep the lead until the scoring, the more likely the later it is."""
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
    if own < 3:
        return 0.0
    sure: float = 0.45 if played == 0 else 0.6 if played == 1 else 0.85
    if own > other:
        return 5.0 * sure + 0.15 * float(min(own - other, 4))
    if own == other:
        return 4.0 * sure
    return max(0.0, 1.5 * (1.0 - sure) - 0.15 * float(other - own))


def card_prospects(state: Table, seat: i64, owned: i64) -> float:
    worth: float = 0.0
    now = state.now
    if isinstance(now, DrawCard) and now.whose == seat:
        worth += COMING_CARD * float(state.left)
    kind: i64
    for kind in range(KINDS):
        cards: i64 = state.hands[seat * KINDS + kind]
        if cards > 0:
            if kind >= BPC and kind <= BNI:
                worth += bonus_prospects(state, seat, kind, owned) + 0.4 * float(cards - 1)
            else:
                late: float = 0.6 if state.round == 6 else 1.0
                worth += 0.035 * float(CARD_WORTH[kind]) * (1.0 + 0.6 * float(cards - 1)) * late
    return worth


def bonus_prospects(state: Table, seat: i64, kind: i64, owned: i64) -> float:
    """A bonus card is worth its points where its condition is met, less where it may be."""
    if owned == 3:
        if fulfilled(state, seat, kind):
            return 2.9
        return 0.9 if state.round <= 3 else 0.2
    return 1.0


def gold_prospects(state: Table, seat: i64, gold: float) -> float:
    """Gold buys less and less; in the last round it is compared with the others' gold."""
    each: float = 0.36 if state.round <= 4 else 0.3
    if state.round < 6:
        return each * min(gold, 15.0) + 0.7 * each * min(max(gold - 15.0, 0.0), 20.0) + 0.12 * max(gold - 35.0, 0.0)
    spent: float = 0.16 if buying(state) else 0.02
    worth: float = 6.0
    other: i64
    for other in range(state.seats):
        if other != seat:
            difference: float = gold - float(state.gold[other]) - 4.0
            worth -= 2.0 / (1.0 + math.exp(0.3 * difference))
    return max(worth, 0.0) + spent * gold


def buying(state: Table) -> bool:
    """Whether gold can still be spent on something in the last round: the provinces are not all owned yet."""
    owned: i64 = 0
    p: i64
    for p in range(LAND):
        if state.owners[p] != NONE:
            owned += 1
    return owned < 3 * state.seats
