"""Priors of moves, from logits in tenths of a gold; what is not listed is worth nothing. Used by bots alone."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mastaba.games.amun_re.data import AMOUNT, ARC, BNI, BPC, G8, HRV, price, row
from mastaba.games.amun_re.moves import (
    ADJUST_DOWN,
    ADJUST_UP,
    ARCHITECT,
    BID,
    BONUS,
    BRICK,
    BUY,
    DONE,
    FARMER,
    FREE,
    GOLD8,
    HARVEST,
    KEEP,
    OFFER,
    PLAY_ADJUSTMENT,
    SELL,
    STEAL,
    TAKE_BRICK,
    TAKE_CARD,
)
from mastaba.games.amun_re.rules.income import income
from mastaba.games.amun_re.rules.scoring import fulfilled
from mastaba.games.amun_re.state import KINDS, LAND, SPACES, Egypt, farmers_in

# What a card is worth to its owner, in the order of CARDS.
CARD_WORTH: Final[vec[i64]] = row([12, 10, 25, 28, 10, 24, 40, 26, 26, 26, 26, 26])
LEVEL: Final = 21  # the usual gold of a farmer
HALF: Final = 6  # a move that looks worse by so much is tried half as often


def write_priors(state: Egypt, seat: i64, moves: vec[i64], found: i64, out: vec[i64]) -> None:
    """A prior of each move from 1 to 1024: halved for every step that its logit is below the best."""
    best: i64 = -100000
    k: i64
    for k in range(found):
        worth: i64 = logit(state, seat, moves[k])
        out[k] = worth
        best = max(best, worth)
    for k in range(found):
        if moves[k] < BID:
            out[k] = best - HALF  # a card that goes with a bid
        out[k] = 1024 >> min((best - out[k]) // HALF, 10)


def logit(state: Egypt, seat: i64, move: i64) -> i64:
    if move < BID:
        return -100000
    if move < SELL:
        return bid_worth(state, seat, (move - BID) // SPACES, AMOUNT[(move - BID) % SPACES])
    if move < BUY:
        return -20 - CARD_WORTH[move - SELL]
    if move < KEEP:
        return cards_worth(state, seat, move - BUY)
    if move < FARMER:
        return card_worth(state, seat, move - KEEP)
    if move < DONE:
        return farmer_worth(state, seat, move)
    if move == DONE:
        return 0
    if move < ARCHITECT:
        return brick_worth(state, seat, move - BRICK, state.bought + 1)
    if move < PLAY_ADJUSTMENT:
        return pyramid_worth(state, seat, move - ARCHITECT) // 2 - 10
    return later_logit(state, seat, move)


def later_logit(state: Egypt, seat: i64, move: i64) -> i64:
    """The phases after the actions."""
    if move == PLAY_ADJUSTMENT:
        return -8
    if move <= STEAL:
        if move == STEAL:
            return offering_worth(state, seat, 0)
        return offering_worth(state, seat, move - OFFER)
    if move <= ADJUST_DOWN:
        return 10 * hunger(state, seat) if move == ADJUST_UP else -10 * hunger(state, seat)
    if move == TAKE_CARD:
        return 25 if state.round < 6 else 11
    if move < TAKE_BRICK:
        return LEVEL * incomes_left(state) - 2
    if move < GOLD8:
        return brick_worth(state, seat, move - TAKE_BRICK, 0)
    keep: i64 = 10 if state.round == 6 else 18
    if move < HARVEST:
        return 80 - 10 * income(state, move - GOLD8) - keep - 4
    if move < BONUS:
        return 10 * farmers_in(state, move - HARVEST) - keep
    return 90


def incomes_left(state: Egypt) -> i64:
    """Of this kingdom, this round's included."""
    return 3 - (state.round - 1) % 3


# ---------------------------------------------------------------------- the auction
def bid_worth(state: Egypt, seat: i64, p: i64, amount: i64) -> i64:
    """What the province promises, less what is paid; the last gold is the dearest."""
    purse: i64 = state.gold[seat] + 6
    return province_worth(state, seat, p) - 10 * amount - 8 * amount * amount // purse


def province_worth(state: Egypt, seat: i64, p: i64) -> i64:
    data = state.data
    rounds: i64 = incomes_left(state)
    worth: i64 = 10 * data.free_gold[p] + 22 * data.free_cards[p] + 14 * state.bricks[p]
    worth += rounds * (10 * data.income[p] + 7 * data.camel[p] + LEVEL * data.printed[p])
    worth += min(data.fields[p], 4) * (LEVEL * rounds - 16) * 2 // 3 if rounds > 1 else 3 * data.fields[p]
    worth += 50 * data.temples[p] + 5 * rounds * data.symbols[p]
    return worth + tower_worth(state, seat, p)


def tower_worth(state: Egypt, seat: i64, p: i64) -> i64:
    """The pyramids that stand in a province: for themselves, for a set, for the majority."""
    here: i64 = state.pyramids[p]
    if here == 0:
        return 0
    worth: i64 = 28 * here
    least: i64 = 99
    owned: i64 = 0
    highest: bool = True
    q: i64
    for q in range(LAND):
        if state.owners[q] == seat:
            owned += 1
            least = min(least, state.pyramids[q])
        if state.data.west[q] == state.data.west[p] and state.pyramids[q] > here:
            highest = False
    sets: i64 = min(here, least) if owned > 0 else min(here, 2)
    worth += (75 if owned == 2 else 40 if owned == 1 else 25) * sets
    return worth + 70 if highest else worth


# ---------------------------------------------------------------------- the actions
def card_worth(state: Egypt, seat: i64, kind: i64) -> i64:
    if kind >= BPC and kind <= BNI and fulfilled(state, seat, kind):
        return 60
    if state.hands[seat * KINDS + kind] > 0 and kind != ARC:
        return CARD_WORTH[kind] - 8
    if state.round == 6 and kind in (G8, HRV):
        return CARD_WORTH[kind] // 2
    return CARD_WORTH[kind]


def cards_worth(state: Egypt, seat: i64, number: i64) -> i64:
    each: i64 = 27 if state.round < 6 else 15
    cost: i64 = price(number)
    return each * number - 10 * cost - 5 * cost * cost // (state.gold[seat] + 4)


def farmer_worth(state: Egypt, seat: i64, move: i64) -> i64:
    rounds: i64 = incomes_left(state)
    if move >= FREE:
        if state.round < 6:
            return LEVEL * rounds - 14
        return LEVEL - 11
    p: i64 = move - FARMER
    cost: i64 = state.bought + 1
    worth: i64 = LEVEL * rounds - 10 * cost - 6 * cost * cost // (state.gold[seat] + 2)
    if state.round == 6:
        worth -= 4
    return worth + state.data.fields[p] - state.farmers[p] - 3


def pyramid_worth(state: Egypt, seat: i64, p: i64) -> i64:
    """A further pyramid in an own province, in tenths of a gold."""
    here: i64 = state.pyramids[p]
    owned: i64 = 0
    lower: i64 = 0
    equal: i64 = 0
    best: i64 = 0
    q: i64
    for q in range(LAND):
        if state.owners[q] == seat:
            owned += 1
            if q != p and state.pyramids[q] < here:
                lower += 1
            elif q != p and state.pyramids[q] == here:
                equal += 1
        elif state.data.west[q] == state.data.west[p]:
            best = max(best, state.pyramids[q])
    worth: i64 = 10  # tenths of a point
    if lower == 0:
        worth += 30 if owned == 3 and equal == 0 else 15 if equal < 2 else 11
    if here + 1 > best and here <= best + 1:
        worth += 25
    elif here + 1 == best:
        worth += 18
    gold: i64 = 24 if state.round != 6 else 40  # of a point
    return worth * gold // 10


def brick_worth(state: Egypt, seat: i64, p: i64, cost: i64) -> i64:
    """A brick is a third of a pyramid; before a scoring only whole pyramids count."""
    bricks: i64 = state.bricks[p]
    worth: i64 = pyramid_worth(state, seat, p)
    dear: i64 = 10 * cost + 5 * cost * cost // (state.gold[seat] + 2)
    if incomes_left(state) > 1:
        return worth * (9 + bricks) // 30 - dear
    need: i64 = 3 - bricks
    if need > 1 and cost > 0 and state.hands[seat * KINDS + ARC] > 0 and not state.played >> (seat * KINDS + ARC) & 1:
        need -= 1
    if need == 0:
        return 5 - dear
    whole: i64 = 10 * cost * need + 5 * need * (need - 1)
    if cost > 0 and whole > 10 * state.gold[seat]:
        return 3 - dear
    return (worth - whole) // need


# ---------------------------------------------------------------------- the offering
def hunger(state: Egypt, seat: i64) -> i64:
    """How much more than others a seat gains from a higher temple: farmers and temples against camels."""
    own: i64 = 0
    others: i64 = 0
    p: i64
    for p in range(LAND):
        owner: i64 = state.owners[p]
        if owner >= 0:
            gain: i64 = farmers_in(state, p)
            if incomes_left(state) == 1:
                gain += 3 * state.data.temples[p]
            gain -= state.data.camel[p] // 2
            if owner == seat:
                own += gain
            else:
                others += gain
    return own - others // (state.seats - 1)


def offering_worth(state: Egypt, seat: i64, gift: i64) -> i64:
    """What a gift may bring: the units of its likely rank and a higher temple; a theft brings three gold."""
    appetite: i64 = hunger(state, seat)
    if gift == 0:
        return 30 - 3 * appetite
    unit: i64 = 32 if state.round < 6 else 24
    beaten: i64 = 0  # in hundredths: how many others are likely to give less
    other: i64
    for other in range(state.seats):
        if other != seat:
            usual: i64 = 1 + state.gold[other] // 4
            beaten += 100 * gift * gift // (gift * gift + usual * usual)
    rivals: i64 = 100 * (state.seats - 1)
    first: i64 = beaten * beaten // rivals * beaten // rivals  # rises steeply with the gift
    reward: i64 = unit + unit * beaten // rivals // 2 + unit * 3 * first // rivals // 2
    cost: i64 = 10 * gift + 6 * gift * gift // (state.gold[seat] + 3)
    if gift > state.gold[seat]:
        cost += 40 * (gift - state.gold[seat])
    return reward - cost + appetite * min(gift, 15)
