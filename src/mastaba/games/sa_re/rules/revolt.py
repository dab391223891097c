"""The revolt track: rising, open revolt, and everybody's reactions (SR-5.7, SR-5.13, SR-5.14)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mastaba.games.sa_re.events import obelisk_laid, obelisk_stayed, revolt_opened
from mastaba.games.sa_re.moves import LAY, STAY
from mastaba.games.sa_re.state import City, is_up, last
from mastaba.kernel.agenda import AUTOMATIC, AnyStep, Rule, Step


def rise(state: City, seat: i64, spaces: i64) -> None:
    """The marker of a player in the season goes up; the last space is the open revolt (SR-5.14)."""
    if not is_up(state, seat):
        return
    end: i64 = last(state, seat)
    marker: i64 = state.markers[seat] + spaces
    if seat != state.actor:
        state.rose |= 1 << seat
    if marker < end:
        state.markers[seat] = marker
        return
    state.markers[seat] = end
    state.revolted |= 1 << seat
    state.up &= ~(1 << seat)
    revolt_opened(state, seat)


def lay_obelisk(state: City, seat: i64) -> None:
    """A player ends their season (SR-5.4)."""
    state.up &= ~(1 << seat)
    obelisk_laid(state, seat)


class Reactions(Step[City]):
    """Every opponent whose marker rose and who is still in the season reacts, clockwise (SR-5.13)."""

    def __init__(self) -> None:
        super().__init__(AUTOMATIC)

    def run(self, state: City) -> AnyStep | None:
        waiting: i64 = state.rose & state.up
        if waiting == 0:
            state.rose = 0
            return None
        seat: i64 = state.actor
        while True:
            seat += 1
            if seat == state.switches.seats:
                seat = 0
            if (waiting >> seat) & 1:
                break
        state.rose &= ~(1 << seat)
        state.then((self,))
        return REACTS[seat]


class React(Step[City]):
    """Stay in the season or lay the obelisk."""

    def candidates(self, state: City, out: vec[i64]) -> i64:
        out[0] = STAY
        out[1] = LAY
        return 2

    def forbids(self, state: City, move: i64) -> Rule | None:
        return None

    def take(self, state: City, move: i64) -> AnyStep | None:
        if move == LAY:
            lay_obelisk(state, self.seat)
        else:
            obelisk_stayed(state, self.seat)
        return None


REACTIONS: Final = Reactions()
REACTS: Final[list[React]] = [React(seat) for seat in range(4)]
