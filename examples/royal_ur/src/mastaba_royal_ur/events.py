"""What happened, in the past tense. Nothing is hidden, so everybody hears everything."""

from __future__ import annotations

from typing import Final

from mastaba.kernel.agenda import Event

from mastaba_royal_ur.state import Race

NAMES: Final = (
    "DiceThrown",
    "TurnLost",
    "PieceEntered",
    "PieceMoved",
    "PieceTaken",
    "PieceHome",
    "ThrowEarned",
    "GameEnded",
)


def dice_thrown(state: Race, seat: int, dots: int) -> None:
    state.tell(Event("DiceThrown", {"seat": seat + 1, "dots": dots}, reveals=True))


def turn_lost(state: Race, seat: int, dots: int) -> None:
    state.tell(Event("TurnLost", {"seat": seat + 1, "dots": dots}))


def piece_entered(state: Race, seat: int, square: str) -> None:
    state.tell(Event("PieceEntered", {"seat": seat + 1, "square": square}))


def piece_moved(state: Race, seat: int, square: str, to: str) -> None:
    state.tell(Event("PieceMoved", {"seat": seat + 1, "square": square, "to": to}))


def piece_taken(state: Race, seat: int, square: str) -> None:
    state.tell(Event("PieceTaken", {"seat": seat + 1, "target": 2 - seat, "square": square}))


def piece_home(state: Race, seat: int, square: str) -> None:
    state.tell(Event("PieceHome", {"seat": seat + 1, "square": square, "home": state.home[seat]}))


def throw_earned(state: Race, seat: int, square: str) -> None:
    state.tell(Event("ThrowEarned", {"seat": seat + 1, "square": square}))


def game_ended(state: Race, seat: int) -> None:
    state.tell(Event("GameEnded", {"seat": seat + 1}))
