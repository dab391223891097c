"""What follows from the rules for the page: the phase, levels, runs, what a build would lay, the goal.

All of it follows from what lies open (BA-8.1, BA-8.3), so it is the same for everybody. A page that shows this need
not know the rules, and so cannot know them wrongly."""

from __future__ import annotations

from itertools import groupby
from typing import Final

from mypy_extensions import i64

from mastaba.games.babel.data import LEVELS, MIGRATING, NATIONS, RESERVE, REVEALED, RUN
from mastaba.games.babel.rules.acting import Act
from mastaba.games.babel.rules.halving import DropCards, half_of_hand
from mastaba.games.babel.rules.revealing import RevealTemple
from mastaba.games.babel.rules.runs import count_runs
from mastaba.games.babel.state import CAPPED, COLUMN, EXHAUSTED, TOP, Duel, column, hand_size, on_offer
from mastaba.kernel.documents import Document

STEPS: Final = ["draw", "act", "reveal"]  # BA-3.1
PHASES: Final[list[Document]] = [{"steps": STEPS, "current": current} for current in range(3)]


def derived(state: Duel) -> Document:
    """`phase` is where in the turn the game stands, `derived` all that can be reckoned."""
    return {
        "phase": PHASES[phase(state)],
        "derived": {
            **printed(state),
            "temple_pile": temple_pile(state),
            "players": {"1": player(state, 0), "2": player(state, 1)},
        },
    }


def phase(state: Duel) -> int:
    """The part of the turn (BA-3.1). Whatever ends a game happens among the actions, or after the last reveal."""
    step = state.now
    if step is None:
        return 2 if state.ending in (EXHAUSTED, CAPPED) else 1
    if isinstance(step, RevealTemple):
        return 2
    return 1 if isinstance(step, (Act, DropCards)) else 0


def printed(state: Duel) -> Document:
    """What never changes at a table: the numbers of the edition, with what the owner of a box corrected, and those that
    all editions have in common. Worked out once."""
    data = state.data
    if data.printed is None:
        data.printed = {
            "end": {"win": int(data.win), "low": int(data.low), "endgame_win": int(data.endgame_win)},
            "opening_hands": {"first": int(data.hand_first), "second": int(data.hand_second)},
            "nation_cards": int(data.nation_copies),
            "temple_cards": [int(data.temple_copies[level]) for level in range(1, LEVELS + 1)],
            "drawn": int(data.draw),
            "revealed": REVEALED,
            "migrating": MIGRATING,
        }
    return data.printed


def temple_pile(state: Duel) -> list[int]:
    """How many cards of each level are left in the Temple pile: everybody can count that (BA-8.3)."""
    left = [int(state.pile[level]) for level in range(1, LEVELS + 1)]
    for level in state.returned:
        left[level - 1] += 1
    return left


def player(state: Duel, seat: i64) -> Document:
    """`next` says which level can be built at each site, 0 on a complete temple (BA-4.7), and takes as many cards
    (BA-4.8); `builds` which level a build from each source would lay, 0 where there is no card."""
    base: i64 = seat * 5
    return {
        "levels": {NATIONS[site]: int(TOP[state.temples[base + site]]) for site in range(5)},
        "next": {NATIONS[site]: next_level(state, base + site) for site in range(5)},
        "builds": {
            "own": int(on_offer(state, seat)),
            "opp": int(on_offer(state, 1 - seat)),
            "res": RESERVE if state.reserves[seat] else 0,
        },
        "runs": {NATIONS[site]: runs(state, base + site) for site in range(5) if has_run(state, base + site)},
        "halved": int(hand_size(state, seat) - half_of_hand(state, seat)),
    }


def next_level(state: Duel, here: i64) -> int:
    level = int(TOP[state.temples[here]])
    return level + 1 if level < LEVELS else 0


def has_run(state: Duel, here: i64) -> bool:
    return state.lengths[here] >= RUN and count_runs(state.columns, here * COLUMN, state.lengths[here]) != 0


def runs(state: Duel, here: i64) -> list[Document]:
    """The runs of a column (BA-5.1), numbered nation by nation from the oldest on; `first` counts its cards from 0."""
    found: list[Document] = []
    numbers = [0] * len(NATIONS)
    first = 0
    for nation, same in groupby(column(state, here)):
        cards = len(list(same))
        if cards >= RUN:
            numbers[nation] += 1
            found.append({"nation": NATIONS[nation], "number": numbers[nation], "first": first, "cards": cards})
        first += cards
    return found
