"""The reserve must be built in a seat's first turn (BA-3.7, BA-3.8)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mastaba.games.babel.data import MIGRATING
from mastaba.games.babel.state import Duel, hand_size
from mastaba.kernel.agenda import Rule

RESERVE_FIRST: Final = Rule("BA-3.7", "build_reserve_first")
RESERVE_OUT_OF_REACH: Final = Rule("BA-3.8", "reserve_out_of_reach")

NONE: Final = -1


def binds(state: Duel, seat: i64) -> bool:
    """While the reserve is unbuilt and can be built. Where it cannot, all is as usual (hand-made positions only)."""
    return state.reserves[seat] != 0 and can_comply(state, seat)


def can_comply(state: Duel, seat: i64) -> bool:
    """Whether the reserve can still be built this turn."""
    return could_comply(state, seat, state.pawns[seat], NONE, NONE)


def could_comply(state: Duel, seat: i64, pawn: i64, spent: i64, settled: i64) -> bool:
    """The same with the pawn elsewhere, a hand card `spent` and a card freshly deployed at the site `settled`.

    Some site without an own temple must be reached (the pawn is there, or its card is in hand and is spent), and
    populated: by cards that lie there, one more card in hand, or a migration."""
    base: i64 = seat * 5
    held: i64 = hand_size(state, seat) - (1 if spent != NONE else 0)
    site: i64
    for site in range(5):
        if state.temples[base + site] != 0:
            continue
        left: i64 = held
        if pawn != site:
            if state.hands[base + site] - (1 if spent == site else 0) < 1:
                continue
            left -= 1
        if left > 0 or settled == site or state.lengths[base + site] > 0 or can_migrate_to(state, seat, site, settled):
            return True
    return False


def can_migrate_to(state: Duel, seat: i64, site: i64, settled: i64) -> bool:
    if state.migrated:
        return False
    other: i64
    for other in range(5):
        length: i64 = state.lengths[seat * 5 + other] + (1 if settled == other else 0)
        if other != site and length >= MIGRATING:
            return True
    return False


def keeps_go(state: Duel, seat: i64, nation: i64) -> bool:
    if state.temples[seat * 5 + nation] == 0 and hand_size(state, seat) >= 2:
        return True  # the usual case: there the reserve may stand, and a card is left to deploy
    return could_comply(state, seat, nation, nation, NONE)


def keeps_deploy(state: Duel, seat: i64, nation: i64) -> bool:
    site: i64 = state.pawns[seat]
    return state.temples[seat * 5 + site] == 0 or could_comply(state, seat, site, nation, site)
