"""Saving a position."""

from __future__ import annotations

from mastaba.kernel.documents import Document, write_agenda

from mastaba_royal_ur.data import PATHS
from mastaba_royal_ur.state import Race


def save(header: Document, state: Race) -> Document:
    """Everything that the rules need to go on."""
    players = {
        str(seat + 1): {
            "waiting": state.waiting[seat],
            "on": " ".join(path[place] for place in state.places[seat]),
            "home": state.home[seat],
        }
        for seat, path in enumerate(PATHS)
    }
    return {**header, "thrown": state.thrown, "players": players, "agenda": write_agenda(state)}
