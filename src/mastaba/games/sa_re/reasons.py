"""What people count in Sa-Ré, to tell why a move is better."""

from __future__ import annotations

from typing import Final

from mastaba.games.sa_re.bot.evaluation import quiet
from mastaba.games.sa_re.data import HAND, KINDS, SITE
from mastaba.games.sa_re.state import City
from mastaba.kernel.reasons import Measure, Part, Reasons, of_row, rows, sum_of_row


def until(start: City, now: City, seat: int) -> bool:
    """The beginning of the next turn."""
    return now.turn > start.turn and quiet(now)


REASONS: Final = Reasons(
    parts=(
        Part((Measure("steps", of_row("steps")),), rows(pyramids=1, steps=1)),
        Part(
            (Measure("buildings", sum_of_row("completed", KINDS)), Measure("projects", sum_of_row("projects", KINDS))),
            rows(completed=KINDS, projects=KINDS, sites=2 * SITE),
        ),
        Part((Measure("goods", sum_of_row("stock", 4)),), rows(stock=4)),
        Part((Measure("caravans", of_row("caravans")),), rows(caravans=1)),
        Part((Measure("kept", sum_of_row("hands", HAND)),), rows(hands=HAND)),
        Part((Measure("cubes", of_row("cubes"), -1),), rows(cubes=1)),
    ),
    until=until,
    dull=frozenset({"go", "done", "end", "first", "on", "accept", "stay", "pay", "to"}),
)
