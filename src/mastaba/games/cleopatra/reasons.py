"""What people count in Cleopatra, to tell why a move is better."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mastaba.games.cleopatra.rules.ending import sanctuary_squares
from mastaba.games.cleopatra.state import CAVE, RED, Palace
from mastaba.kernel.agenda import CHANCE
from mastaba.kernel.reasons import Measure, Part, Reasons, of_row, rows

HAND: Final = 10  # kinds of cards


def cards(kinds: range) -> Callable[[Palace, int], int]:
    """Of these kinds in the hand of a seat."""
    return lambda state, seat: sum(int(state.hands[seat * HAND + kind]) for kind in kinds)


def put_cards(kinds: range) -> Callable[[Palace, Palace, int], None]:
    def put(into: Palace, other: Palace, seat: int) -> None:
        hands = into.hands[:]
        for kind in kinds:
            hands[seat * HAND + kind] = other.hands[seat * HAND + kind]
        into.hands = hands

    return put


def until(start: Palace, now: Palace, seat: int) -> bool:
    """The last turn before one's own: everybody else has answered."""
    return now.turn >= start.turn + start.seats - 1 and now.now is not None and now.now.seat == CHANCE


ARTISANS: Final = range(1)
RESOURCES: Final = range(1, RED)
CORRUPTED: Final = range(RED, CAVE + 1)

REASONS: Final = Reasons(
    parts=(
        Part((Measure("scarabs", of_row("scarabs")),), rows(scarabs=1)),
        Part((Measure("amulets", of_row("amulets"), -1),), rows(amulets=1)),
        Part(
            (Measure("sanctuary", lambda state, seat: int(sanctuary_squares(state, seat))),),
            rows(statues=1, sanctuaries=4),
        ),
        Part((Measure("artisans", cards(ARTISANS)),), put_cards(ARTISANS)),
        Part((Measure("resources", cards(RESOURCES)),), put_cards(RESOURCES)),
        Part((Measure("corrupted", cards(CORRUPTED), 0),), put_cards(CORRUPTED)),  # they build, and they corrupt
    ),
    until=until,
    dull=frozenset({"done", "keep", "pass", "first", "pay", "waive", "credit", "stock"}),
    score="scarabs",
)
