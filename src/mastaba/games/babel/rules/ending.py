"""When the game ends (BA-7)."""

from __future__ import annotations

from mypy_extensions import i64

from mastaba.games.babel.events import endgame_began, game_ended
from mastaba.games.babel.state import DROPPED, FIFTEEN, TWENTY, Duel, total
from mastaba.kernel.agenda import AnyStep


def finish(state: Duel, ending: i64) -> AnyStep | None:
    """Nothing is left to do."""
    state.ending = ending
    state.agenda.clear()
    game_ended(state)
    return None


def check_end(state: Duel, act: AnyStep) -> AnyStep | None:
    """After every change of a temple, at once (BA-7.8). The player acts on unless the game is over."""
    data = state.data
    a: i64 = total(state, 0)
    b: i64 = total(state, 1)
    if not state.endgame:
        if a < data.win and b < data.win:
            return act
        if a <= data.low or b <= data.low:  # BA-7.1
            return finish(state, FIFTEEN)
        state.endgame = True  # BA-7.2: from now on for good
        endgame_began(state)
    if a >= data.endgame_win or b >= data.endgame_win:  # BA-7.3
        return finish(state, TWENTY)
    if a <= data.low or b <= data.low:  # BA-7.4
        return finish(state, DROPPED)
    return act
