"""When the game ends (BA-7)."""

from __future__ import annotations

from mypy_extensions import i64

from mastaba.games.babel.events import game_ended
from mastaba.games.babel.state import DROPPED, FIFTEEN, TWENTY, Table, total
from mastaba.kernel.agenda import Event


def finish(state: Table, ending: i64) -> None:
    state.ending = ending
    state.agenda.clear()
    if state.listener is not None:
        state.tell(game_ended(ending))


def check_end(state: Table) -> None:
    """After every change of a temple, at once (BA-7.8)."""
    data = state.data
    a: i64 = total(state, 0)
    b: i64 = total(state, 1)
    if not state.endgame and (a >= data.win or b >= data.win):
        if a <= data.low or b <= data.low:  # BA-7.1
            finish(state, FIFTEEN)
            return
        state.endgame = True  # BA-7.2: from now on for good
        if state.listener is not None:
            state.tell(Event("EndgameBegan", {}))
    if state.endgame:
        if a >= data.endgame_win or b >= data.endgame_win:  # BA-7.3
            finish(state, TWENTY)
        elif a <= data.low or b <= data.low:  # BA-7.4
            finish(state, DROPPED)
