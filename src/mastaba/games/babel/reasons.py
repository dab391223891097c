"""What people count in Babel, to tell why a move is better."""

from __future__ import annotations

from typing import Final

from mastaba.games.babel.bot.evaluation import quiet
from mastaba.games.babel.rules.runs import count_runs
from mastaba.games.babel.state import COLUMN, Duel, hand_size, total
from mastaba.kernel.reasons import Measure, Part, Reasons, rows, sum_of_row


def runs(state: Duel, seat: int) -> int:
    """Three alike in a row, each of which is an ability (BA-6)."""
    found = 0
    for here in range(seat * 5, seat * 5 + 5):
        told = int(count_runs(state.columns, here * COLUMN, state.lengths[here]))
        found += sum((told >> (3 * nation)) & 7 for nation in range(5))
    return found


def until(start: Duel, now: Duel, seat: int) -> bool:
    """The end of the other one's turn."""
    return quiet(now, seat)


REASONS: Final = Reasons(
    parts=(
        Part((Measure("points", lambda state, seat: int(total(state, seat))),), rows(temples=5)),
        Part((Measure("hand", lambda state, seat: int(hand_size(state, seat))),), rows(hands=5)),
        Part(
            (Measure("runs", runs), Measure("people", sum_of_row("lengths", 5))),
            rows(lengths=5, columns=5 * COLUMN),
        ),
    ),
    until=until,
    dull=frozenset({"end", "first"}),
    score="points",
)
