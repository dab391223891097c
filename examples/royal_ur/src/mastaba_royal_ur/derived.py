"""Facts for the page that follow from the rules: the board with its squares, as the common board draws it."""

from __future__ import annotations

from mastaba.kernel.documents import Document

from mastaba_royal_ur.data import ROSETTES, SQUARES
from mastaba_royal_ur.state import Race


def derived(state: Race) -> Document:
    return {"board": [[square(state, f"{row}{column}") for column in range(1, 9)] for row in "abc"]}


def square(state: Race, name: str) -> dict[str, object] | None:
    """Its name, whose piece stands there, and whether it is a rosette; None where the board has a gap."""
    if name not in SQUARES:
        return None
    shown: dict[str, object] = {"name": name}
    seat = state.seat_on(name)
    if seat is not None:
        shown["seat"] = seat + 1
    if name in ROSETTES:
        shown["thing"] = "rosette"
    return shown
