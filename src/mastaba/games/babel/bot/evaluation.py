"""How good a position looks to a bot: points first, then what may soon become points."""

from __future__ import annotations

import math

from mypy_extensions import i64

from mastaba.games.babel.data import LEVELS
from mastaba.games.babel.rules.revealing import RevealTemple
from mastaba.games.babel.rules.runs import count_runs
from mastaba.games.babel.state import COLUMN, TOP, UNDECIDED, Duel, hand_size, on_offer, total
from mastaba.kernel.agenda import CHANCE


def quiet(state: Duel, seat: i64) -> bool:
    """The end of the other one's turn: a plan is judged once it has been answered."""
    now = state.now
    if now is None:
        return True
    return now.seat == CHANCE and (state.active != seat) == isinstance(now, RevealTemple)


def evaluate(state: Duel, seat: i64) -> float:
    """The chance of winning as it looks: points first, then people in place, threats, and the cards in hand."""
    if state.ending != UNDECIDED:
        return result(state, seat)
    lead: float = strength(state, seat) - strength(state, 1 - seat)
    if state.active == seat and state.now is not None and state.now.seat != seat:
        lead -= 0.6  # the turn is over: the other one strikes next
    return 1.0 / (1.0 + math.exp(-0.35 * lead))


def result(state: Duel, seat: i64) -> float:
    own: i64 = total(state, seat) * 100 + hand_size(state, seat)
    other: i64 = total(state, 1 - seat) * 100 + hand_size(state, 1 - seat)
    return 0.5 if own == other else 1.0 if own > other else 0.0


def strength(state: Duel, seat: i64) -> float:
    """Points, and what may soon become points."""
    points: i64 = total(state, seat)
    worth: float = float(points) + 0.3 * float(hand_size(state, seat))
    if points >= state.data.win - 4:
        worth += 0.4 * float(points - state.data.win + 5)  # near the end every level counts more
    site: i64
    for site in range(5):
        worth += site_worth(state, seat, site)
    return worth


def site_worth(state: Duel, seat: i64, site: i64) -> float:
    here: i64 = seat * 5 + site
    there: i64 = (1 - seat) * 5 + site
    level: i64 = TOP[state.temples[here]]
    have: i64 = state.lengths[here]
    worth: float = 0.12 * float(min(have, LEVELS))
    if have > level:
        worth += 0.15 * float(min(have, LEVELS) - level)
        if on_offer(state, 0) == level + 1 or on_offer(state, 1) == level + 1:
            worth += 0.45  # somebody's column shows just what this site waits for
    theirs: i64 = TOP[state.temples[there]]
    if have >= 3:
        runs: i64 = count_runs(state.columns, here * COLUMN, have)
        if runs != 0:
            if runs & 7 and theirs > 0:
                worth += 0.35 * float(theirs)  # a standing threat to destroy
            if (runs >> 3) & 7 and theirs > level and have >= theirs:
                worth += 0.35 * float(theirs - level)  # or to steal
            if (runs >> 12) & 7:
                worth += 0.2 * float(min(state.lengths[there], 4))
            worth += 0.3
    return worth
