"""How promising each move looks to a bot before it searches: fixed priorities."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from mastaba.games.babel.data import LEVELS
from mastaba.games.babel.moves import (
    BUILD_OPPOSING,
    BUILD_OWN,
    BUILD_RESERVE,
    CHANGE_SIDES,
    DEPLOY,
    DESERT,
    DESTROY,
    DROP,
    END,
    GO,
    HALVE,
    MIGRATE,
    SKIP,
    STEAL,
)
from mastaba.games.babel.rules.runs import count_runs
from mastaba.games.babel.state import COLUMN, QUARRY, TOP, Duel, hand_size, on_offer


def priors(state: Duel, seat: i64, moves: vec[i64], found: i64, out: vec[i64]) -> None:
    """The prior of each move from 0 to 1000, by fixed priorities: take levels, then people, then the rest."""
    k: i64
    for k in range(found):
        out[k] = prior(state, seat, moves[k])


def prior(state: Duel, seat: i64, move: i64) -> i64:
    if move >= DROP:
        if move == END:
            return 30
        return drop_prior(state, seat, move - DROP)
    if move < DEPLOY:
        return go_prior(state, seat, move - GO)
    site: i64 = state.pawns[seat]
    if MIGRATE <= move < DESTROY:
        return migrate_prior(state, seat, move - MIGRATE)
    here: i64 = seat * 5 + site
    there: i64 = (1 - seat) * 5 + site
    theirs: i64 = TOP[state.temples[there]]
    if move < BUILD_OWN:
        return deploy_prior(state, here, theirs, move - DEPLOY)
    if move in (BUILD_OWN, BUILD_OPPOSING, BUILD_RESERVE):
        return 900
    if move < STEAL:
        return 150 * theirs
    if move < CHANGE_SIDES:
        return 1000
    if move < DESERT:
        return 60 + 40 * min(state.lengths[there], 6)
    if move < SKIP:
        return 15 * state.lengths[there]
    if move < HALVE:
        return 950
    return 25 * hand_size(state, 1 - seat) - 40 if hand_size(state, 1 - seat) >= 4 else 10


def wanted(state: Duel, here: i64, cards: i64) -> bool:
    """Whether the next level of a site lies open and that many more cards would be enough for it."""
    level: i64 = TOP[state.temples[here]] + 1
    if level > LEVELS or state.lengths[here] + cards < level:
        return False
    return on_offer(state, 0) == level or on_offer(state, 1) == level or (level == 1 and state.reserves[here // 5] != 0)


def go_prior(state: Duel, seat: i64, site: i64) -> i64:
    here: i64 = seat * 5 + site
    held: i64 = hand_size(state, seat) - 1
    if state.pawns[seat] != QUARRY and wanted(state, seat * 5 + state.pawns[seat], held + 1):
        return 1  # first build where the pawn stands
    if wanted(state, here, held):
        return 500 + 20 * (TOP[state.temples[here]] + 1)
    theirs: i64 = TOP[state.temples[(1 - seat) * 5 + site]]
    if theirs >= 2 and state.lengths[here] >= 3:
        runs: i64 = count_runs(state.columns, here * COLUMN, state.lengths[here])
        if runs & 7 or ((runs >> 3) & 7 and theirs > TOP[state.temples[here]]):
            return 400 + 40 * theirs
    return 12 + state.lengths[here]


def deploy_prior(state: Duel, here: i64, theirs: i64, nation: i64) -> i64:
    level: i64 = TOP[state.temples[here]] + 1
    worth: i64 = 60
    if wanted(state, here, hand_size(state, here // 5)) and state.lengths[here] < level:
        worth = 450
    elif state.lengths[here] >= LEVELS:
        worth = 8
    length: i64 = state.lengths[here]
    if length > 0:
        last: int = state.columns[here * COLUMN + length - 1]
        if last == nation:
            worth += 40
            if nation < 2:
                worth += 30 * theirs
    return worth


def migrate_prior(state: Duel, seat: i64, pair: i64) -> i64:
    origin: i64 = pair // 4
    target: i64 = pair % 4
    if target >= origin:
        target += 1
    if target == state.pawns[seat] and wanted(state, seat * 5 + target, 3) and not wanted(state, seat * 5 + origin, 0):
        return 300
    return 4


def drop_prior(state: Duel, seat: i64, nation: i64) -> i64:
    """Cards that are held twice are missed least."""
    return 20 + 30 * state.hands[seat * 5 + nation]
