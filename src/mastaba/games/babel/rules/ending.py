"""When the game ends (BA-7)."""

from __future__ import annotations

from mypy_extensions import i64

from mastaba.games.babel.events import endgame_began, game_ended
from mastaba.games.babel.state import DROPPED, FIFTEEN, TWENTY, City, total


def finish(state: City, ending: i64) -> None:
    state.ending = ending
    state.agenda.clear()
    game_ended(state)


def check_end(state: City) -> None:
    """After every change of a temple, at once (BA-7.8)."""
    data = state.data
    a: i64 = total(state, 0)
    b: i64 = total(state, 1)
    if not state.endgame and (a >= data.win or b >= data.win):
        if a <= data.low or b <= data.low:  # BA-7.1
            finish(state, FIFTEEN)
            return
        state.endgame = True  # BA-7.2: from now on for good
        endgame_began(state)
    if state.endgame:
        if a >= data.endgame_win or b >= data.endgame_win:  # BA-7.3
            finish(state, TWENTY)
        elif a <= data.low or b <= data.low:  # BA-7.4
            finish(state, DROPPED)
