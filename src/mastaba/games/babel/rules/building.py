"""Building temples (BA-4.6 to BA-4.10)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mastaba.games.babel.data import LEVELS, NATIONS, RESERVE
from mastaba.games.babel.events import level_built
from mastaba.games.babel.rules.action import NO_SITE, Action
from mastaba.games.babel.rules.ending import check_end
from mastaba.games.babel.state import QUARRY, TOP, Duel, on_offer
from mastaba.kernel.agenda import AnyStep, Rule, Step

NO_TEMPLE_CARD: Final = Rule("BA-4.6", "temple_column_empty")
TOPPED_OUT: Final = Rule("BA-4.7", "temple_complete")
WRONG_LEVEL: Final = Rule("BA-4.7", "wrong_level")
TOO_FEW_CARDS: Final = Rule("BA-4.8", "too_few_cards")
NO_RESERVE: Final = Rule("BA-4.9", "no_reserve")
RESERVE_NEEDS_EMPTY_SITE: Final = Rule("BA-4.9", "temple_already_there")
RESERVE_NEEDS_A_CARD: Final = Rule("BA-4.9", "too_few_cards")


def owner(seat: i64, column: i64) -> i64:
    """Whose Temple column is chosen: 0 is one's own, 1 the opponent's (BA-4.6)."""
    return seat if column == 0 else 1 - seat


def source(column: i64) -> str:
    """The same as the notation says it."""
    return "own" if column == 0 else "opp"


def raise_temple(state: Duel, seat: i64, column: i64) -> i64:
    """The last card of a Temple column goes onto the temple at the pawn's site. Says which level it is."""
    offer: i64 = owner(seat, column)
    level: i64 = on_offer(state, offer)
    state.offered[offer] -= 1
    state.temples[seat * 5 + state.pawns[seat]] |= 1 << level
    return level


class Build(Action):
    """The next level, from the end of the Temple column that is chosen (BA-4.6 to BA-4.8)."""

    def forbids(self, state: Duel, seat: i64, choice: i64) -> Rule | None:
        site: i64 = state.pawns[seat]
        if site == QUARRY:
            return NO_SITE
        here: i64 = seat * 5 + site
        level: i64 = TOP[state.temples[here]] + 1
        offered: i64 = on_offer(state, owner(seat, choice))
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

    def take(self, state: Duel, act: Step[Duel], choice: i64) -> AnyStep | None:
        seat: i64 = act.seat
        level: i64 = raise_temple(state, seat, choice)
        level_built(state, seat, level=level, site=state.pawns[seat], source=source(choice))
        return check_end(state, act)


class BuildReserve(Action):
    """One's own level 1, where no temple stands yet and a card lies (BA-4.9)."""

    def forbids(self, state: Duel, seat: i64, choice: i64) -> Rule | None:
        if state.reserves[seat] == 0:
            return NO_RESERVE
        site: i64 = state.pawns[seat]
        if site == QUARRY:
            return NO_SITE
        if state.temples[seat * 5 + site]:
            return RESERVE_NEEDS_EMPTY_SITE.about({"site": NATIONS[site]})
        if state.lengths[seat * 5 + site] == 0:
            return RESERVE_NEEDS_A_CARD.about({"need": RESERVE, "have": 0})
        return None

    def take(self, state: Duel, act: Step[Duel], choice: i64) -> AnyStep | None:
        seat: i64 = act.seat
        site: i64 = state.pawns[seat]
        state.reserves[seat] = 0
        state.temples[seat * 5 + site] = 1 << RESERVE
        level_built(state, seat, level=RESERVE, site=site, source="res")
        return check_end(state, act)

    def keeps_reserve(self, state: Duel, act: Step[Duel], choice: i64) -> bool:
        return True
