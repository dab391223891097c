"""How good a position looks to a seat: the chance of winning."""

from __future__ import annotations

import math

from mypy_extensions import i64

from mastaba.games.cleopatra.rules.ending import eliminated, sanctuary_squares
from mastaba.games.cleopatra.state import CAVE, RED, UNDECIDED, Palace


def evaluate(state: Palace, seat: i64) -> float:
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


def result(state: Palace, seat: i64) -> float:
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


def corruption(state: Palace, seat: i64) -> float:
    """The amulets that will count, corrupted cards in hand among them."""
    red: i64 = 0
    card: i64
    for card in range(RED, 10):
        red += state.hands[seat * 10 + card]
    squares: i64 = sanctuary_squares(state, seat)
    return max(float(state.amulets[seat]) + 0.8 * float(red) - float(squares), 0.0)


def strength(state: Palace, seat: i64, cleanest: float) -> float:
    """Scarabs now and soon, less what corruption will cost."""
    left: float = 1.0 - 0.15 * float(state.cleopatra)  # how much of the game is still to come
    worth: float = float(state.scarabs[seat]) + hand_worth(state, seat)
    excess: float = corruption(state, seat) - cleanest
    worth -= (0.45 + 0.11 * float(state.cleopatra)) * penalty(excess)
    worth += 2.5 * left * float(state.statues[seat])
    return worth - turn_taken(state, seat)


def turn_taken(state: Palace, seat: i64) -> float:
    """Whoever has just acted is ahead by one turn, which the others will have too."""
    return 4.0 if state.active == seat and state.trigger < 0 else 0.0


def penalty(excess: float) -> float:
    """The table of the final reckoning as a curve; being eliminated is far worse than paying."""
    if excess <= 0.0:
        return 0.0
    if excess < 5.0:
        return 0.5 * excess * (excess + 1.0)
    return 15.0 + 6.0 * (excess - 5.0) if excess < 7.0 else 27.0 + 12.0 * (excess - 7.0)


def hand_worth(state: Palace, seat: i64) -> float:
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
