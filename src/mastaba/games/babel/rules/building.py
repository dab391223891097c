"""Building temples (BA-4.6 to BA-4.10)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mastaba.games.babel.data import LEVELS, NATIONS
from mastaba.games.babel.events import level_built
from mastaba.games.babel.rules.ending import check_end
from mastaba.games.babel.rules.moving import NO_SITE
from mastaba.games.babel.state import QUARRY, TOP, City, on_offer
from mastaba.kernel.agenda import Rule

NO_TEMPLE_CARD: Final = Rule("BA-4.6", "temple_column_empty")
TOPPED_OUT: Final = Rule("BA-4.7", "temple_complete")
WRONG_LEVEL: Final = Rule("BA-4.7", "wrong_level")
TOO_FEW_CARDS: Final = Rule("BA-4.8", "too_few_cards")
NO_RESERVE: Final = Rule("BA-4.9", "no_reserve")
RESERVE_NEEDS_EMPTY_SITE: Final = Rule("BA-4.9", "temple_already_there")
RESERVE_NEEDS_A_CARD: Final = Rule("BA-4.9", "too_few_cards")


def forbids_build(state: City, seat: i64, offer: i64) -> Rule | None:
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


def build(state: City, seat: i64, offer: i64) -> None:
    level = raise_temple(state, seat, offer)
    level_built(state, seat, level=level, site=state.pawns[seat], source=source(seat, offer))
    check_end(state)


def source(seat: i64, offer: i64) -> str:
    """Whose Temple column a level was taken from, as the notation calls it."""
    return "own" if offer == seat else "opp"


def raise_temple(state: City, seat: i64, offer: i64) -> i64:
    """The last card of a Temple column goes onto the temple at the pawn's site. Says which level it was."""
    here: i64 = seat * 5 + state.pawns[seat]
    level: i64 = on_offer(state, offer)
    state.offered[offer] -= 1
    state.temples[here] |= 1 << level
    return level


def forbids_reserve(state: City, seat: i64) -> Rule | None:
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


def build_reserve(state: City, seat: i64) -> None:
    here: i64 = seat * 5 + state.pawns[seat]
    state.reserves[seat] = 0
    state.temples[here] = 1 << 1
    level_built(state, seat, level=1, site=here % 5, source="res")
    check_end(state)
