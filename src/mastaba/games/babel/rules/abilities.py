"""The abilities of the five nations (BA-5.1 to BA-5.8). All of them act where the pawn stands: "here"."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mastaba.games.babel.data import LEVELS, NATIONS
from mastaba.games.babel.events import level_skipped, level_stolen, nation_deserted, sides_changed, temple_destroyed
from mastaba.games.babel.rules.building import raise_temple, source
from mastaba.games.babel.rules.ending import check_end
from mastaba.games.babel.rules.moving import NO_SITE
from mastaba.games.babel.rules.spending import take_out, take_out_all
from mastaba.games.babel.state import COLUMN, QUARRY, TOP, City, add_card, levels, on_offer
from mastaba.kernel.agenda import Rule

ASSYRIANS: Final = 0
HITTITES: Final = 1
MEDES: Final = 2
PERSIANS: Final = 3
SUMERIANS: Final = 4

NO_RUN: Final = Rule("BA-5.1", "no_run")
NOTHING_TO_DESTROY: Final = Rule("BA-5.4", "nothing_to_destroy")
NOTHING_TO_STEAL: Final = Rule("BA-5.5", "nothing_higher_to_steal")
TOO_FEW_TO_STEAL: Final = Rule("BA-5.5", "too_few_cards")
NOBODY_TO_DESERT: Final = Rule("BA-5.6", "nation_not_there")
CANNOT_SKIP: Final = Rule("BA-5.7", "skip_not_possible")
TOO_FEW_TO_SKIP: Final = Rule("BA-5.7", "too_few_cards")
NOBODY_TO_WIN_OVER: Final = Rule("BA-5.8", "column_empty")


def run_start(state: City, here: i64, nation: i64, number: i64) -> i64:
    """Where the run of that number (from 0) begins among the nation's runs of three or more; -1 if there is none."""
    length: i64 = 0
    k: i64
    for k in range(state.lengths[here]):
        card: int = state.columns[here * COLUMN + k]
        if card != nation:
            length = 0
            continue
        length += 1
        if length == 3:
            if number == 0:
                return k - 2
            number -= 1
    return -1


def forbids_run(state: City, seat: i64, nation: i64, number: i64) -> Rule | None:
    site: i64 = state.pawns[seat]
    if site == QUARRY:
        return NO_SITE
    if run_start(state, seat * 5 + site, nation, number) < 0:
        return NO_RUN.about({"nation": NATIONS[nation], "run": int(number) + 1})
    return None


def pay(state: City, seat: i64, nation: i64, number: i64) -> None:
    """One card of the run goes to the discard (BA-5.2); all are alike, so the first does."""
    here: i64 = seat * 5 + state.pawns[seat]
    take_out(state, here, run_start(state, here, nation, number))
    state.discard[nation] += 1


def opposite(state: City, seat: i64) -> i64:
    """The opposing site (BA-1.2)."""
    return (1 - seat) * 5 + state.pawns[seat]


def forbids_destroy(state: City, seat: i64, number: i64) -> Rule | None:
    missing = forbids_run(state, seat, ASSYRIANS, number)
    if missing is None and state.temples[opposite(state, seat)] == 0:
        return NOTHING_TO_DESTROY.about({"site": NATIONS[state.pawns[seat]]})
    return missing


def destroy(state: City, seat: i64, number: i64) -> None:
    """The temple goes back onto the Temple pile, highest card first (BA-5.4, BA-6.3)."""
    pay(state, seat, ASSYRIANS, number)
    there = opposite(state, seat)
    cards = levels(state.temples[there])
    state.returned += bytes(cards[::-1])
    state.temples[there] = 0
    temple_destroyed(state, seat, site=there % 5, level=cards[-1])
    check_end(state)


def forbids_steal(state: City, seat: i64, number: i64) -> Rule | None:
    missing = forbids_run(state, seat, HITTITES, number)
    if missing is not None:
        return missing
    here: i64 = seat * 5 + state.pawns[seat]
    level: i64 = TOP[state.temples[opposite(state, seat)]]
    if level <= TOP[state.temples[here]]:
        return NOTHING_TO_STEAL.about({"theirs": int(level), "own": int(TOP[state.temples[here]])})
    if state.lengths[here] < level:
        return TOO_FEW_TO_STEAL.about({"need": int(level), "have": int(state.lengths[here])})
    return None


def steal(state: City, seat: i64, number: i64) -> None:
    """The top card crosses over; what lies beneath stays with its owner (BA-5.5)."""
    pay(state, seat, HITTITES, number)
    here: i64 = seat * 5 + state.pawns[seat]
    there = opposite(state, seat)
    level: i64 = TOP[state.temples[there]]
    state.temples[there] -= 1 << level
    state.temples[here] |= 1 << level
    level_stolen(state, seat, site=here % 5, level=level)
    check_end(state)


def forbids_desert(state: City, seat: i64, choice: i64) -> Rule | None:
    number: i64 = choice // 5
    nation: i64 = choice % 5
    missing = forbids_run(state, seat, MEDES, number)
    if missing is None and not lies_in(state, opposite(state, seat), nation):
        return NOBODY_TO_DESERT.about({"nation": NATIONS[nation], "site": NATIONS[state.pawns[seat]]})
    return missing


def lies_in(state: City, here: i64, nation: i64) -> bool:
    k: i64
    for k in range(here * COLUMN, here * COLUMN + state.lengths[here]):
        card: int = state.columns[k]
        if card == nation:
            return True
    return False


def desert(state: City, seat: i64, choice: i64) -> None:
    """All opposing cards of one nation leave (BA-5.6)."""
    nation: i64 = choice % 5
    pay(state, seat, MEDES, choice // 5)
    there = opposite(state, seat)
    gone = take_out_all(state, there, nation)
    state.discard[nation] += gone
    nation_deserted(state, seat, site=there % 5, nation=nation, cards=gone)


def forbids_skip(state: City, seat: i64, choice: i64) -> Rule | None:
    """Two levels up exactly, with people enough before the card is discarded (BA-5.7)."""
    missing = forbids_run(state, seat, PERSIANS, choice // 2)
    if missing is not None:
        return missing
    here: i64 = seat * 5 + state.pawns[seat]
    level: i64 = TOP[state.temples[here]] + 2
    offered: i64 = on_offer(state, skip_offer(seat, choice))
    if level > LEVELS or offered != level:
        return CANNOT_SKIP.about({"need": int(level), "offered": int(offered)})
    if state.lengths[here] < level:
        return TOO_FEW_TO_SKIP.about({"need": int(level), "have": int(state.lengths[here])})
    return None


def skip_offer(seat: i64, choice: i64) -> i64:
    return seat if choice % 2 == 0 else 1 - seat


def skip(state: City, seat: i64, choice: i64) -> None:
    pay(state, seat, PERSIANS, choice // 2)
    offer = skip_offer(seat, choice)
    level = raise_temple(state, seat, offer)
    level_skipped(state, seat, level=level, site=state.pawns[seat], source=source(seat, offer))
    check_end(state)


def forbids_change_sides(state: City, seat: i64, number: i64) -> Rule | None:
    missing = forbids_run(state, seat, SUMERIANS, number)
    if missing is None and state.lengths[opposite(state, seat)] == 0:
        return NOBODY_TO_WIN_OVER.about({"site": NATIONS[state.pawns[seat]]})
    return missing


def change_sides(state: City, seat: i64, number: i64) -> None:
    """All cards like the last one opposite cross over; with sumerians=tail only those at the very end (BA-5.8)."""
    pay(state, seat, SUMERIANS, number)
    here: i64 = seat * 5 + state.pawns[seat]
    there = opposite(state, seat)
    last: i64 = there * COLUMN + state.lengths[there] - 1
    nation: int = state.columns[last]
    won: i64 = 0
    if state.tail:
        while won < state.lengths[there] and state.columns[last - won] == nation:
            won += 1
        state.lengths[there] -= won
    else:
        won = take_out_all(state, there, nation)
    _k: i64
    for _k in range(won):
        add_card(state, here, nation)
    sides_changed(state, seat, site=here % 5, nation=nation, cards=won)
