"""Building temples (BA-4.6 to BA-4.10)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mastaba.games.babel.data import LEVELS, NATIONS
from mastaba.games.babel.events import told
from mastaba.games.babel.rules.ending import check_end
from mastaba.games.babel.rules.moving import NO_SITE
from mastaba.games.babel.state import QUARRY, TOP, Table, on_offer
from mastaba.kernel.agenda import Facts, Rule

NO_TEMPLE_CARD: Final = Rule("BA-4.6", "temple_column_empty")
TOPPED_OUT: Final = Rule("BA-4.7", "temple_complete")
WRONG_LEVEL: Final = Rule("BA-4.7", "wrong_level")
TOO_FEW_CARDS: Final = Rule("BA-4.8", "too_few_cards")
NO_RESERVE: Final = Rule("BA-4.9", "no_reserve")
RESERVE_NEEDS_EMPTY_SITE: Final = Rule("BA-4.9", "temple_already_there")
RESERVE_NEEDS_A_CARD: Final = Rule("BA-4.9", "too_few_cards")


def forbids_build(state: Table, seat: i64, offer: i64) -> Rule | None:
    """Building the last card of a Temple column, `offer` being its owner."""
    site: i64 = state.pawns[seat]
    if site == QUARRY:
        return NO_SITE
    here: i64 = seat * 5 + site
    level: i64 = TOP[state.temples[here]] + 1
    offered: i64 = on_offer(state, offer)
    if offered == 0:
        return NO_TEMPLE_CARD
    if level > LEVELS:
        return TOPPED_OUT.about({"site": NATIONS[site]})
    if offered != level:
        return WRONG_LEVEL.about({"need": int(level), "offered": int(offered)})
    have: i64 = state.lengths[here]
    if have < level:
        return TOO_FEW_CARDS.about({"need": int(level), "have": int(have)})
    return None


def build(state: Table, seat: i64, offer: i64) -> None:
    raise_temple(state, seat, offer, "LevelBuilt")


def raise_temple(state: Table, seat: i64, offer: i64, event: str) -> None:
    """The last card of a Temple column goes onto the temple at the pawn's site."""
    here: i64 = seat * 5 + state.pawns[seat]
    level: i64 = on_offer(state, offer)
    state.offered[offer] -= 1
    state.temples[here] |= 1 << level
    if state.listener is not None:
        facts: Facts = {"level": int(level), "site": NATIONS[here % 5], "source": "own" if offer == seat else "opp"}
        state.tell(told(event, seat, facts))
    check_end(state)


def forbids_reserve(state: Table, seat: i64) -> Rule | None:
    if state.reserves[seat] == 0:
        return NO_RESERVE
    site: i64 = state.pawns[seat]
    if site == QUARRY:
        return NO_SITE
    if state.temples[seat * 5 + site]:
        return RESERVE_NEEDS_EMPTY_SITE.about({"site": NATIONS[site]})
    if state.lengths[seat * 5 + site] == 0:
        return RESERVE_NEEDS_A_CARD.about({"need": 1, "have": 0})
    return None


def build_reserve(state: Table, seat: i64) -> None:
    here: i64 = seat * 5 + state.pawns[seat]
    state.reserves[seat] = 0
    state.temples[here] = 1 << 1
    if state.listener is not None:
        state.tell(told("LevelBuilt", seat, {"level": 1, "site": NATIONS[here % 5], "source": "res"}))
    check_end(state)
