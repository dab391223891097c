"""What the coach says in a first game, the rarest first."""

from __future__ import annotations

from typing import Any

from mastaba.kernel.agenda import Facts
from mastaba.kernel.coaching import Coach, Line
from mastaba.kernel.game import Decision

from mastaba_royal_ur.data import SAFE


def turn(view: dict[str, Any]) -> str:
    """Whoever moves, moves something: the places of all pieces tell the turns apart."""
    return str([player["on"] for player in view["players"].values()])


def in_the_middle(view: dict[str, Any], decision: Decision) -> Facts | None:
    """UR-3.4, UR-3.5."""
    own = view["players"][str(decision.seat + 1)]["on"].split()
    return {} if any(square.startswith("b") and square != SAFE for square in own) else None


def waiting(view: dict[str, Any], decision: Decision) -> Facts | None:
    """UR-3.1."""
    pieces: int = view["players"][str(decision.seat + 1)]["waiting"]
    return {"pieces": pieces} if pieces else None


COACH = Coach(
    turn,
    (
        Line("royal-ur-coach-middle", ("MovePiece",), in_the_middle),
        Line("royal-ur-coach-waiting", ("MovePiece",), waiting),
    ),
)
