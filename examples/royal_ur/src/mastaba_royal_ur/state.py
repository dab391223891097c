"""The position: where the pieces of each seat stand on its way."""

from __future__ import annotations

from mastaba.kernel.agenda import AnyStep, State
from mastaba.kernel.editions import Setup

from mastaba_royal_ur.data import PATHS, Data


class Race(State):
    """Two ways that share their middle. A seat's squares are counted along its way, from 0."""

    def __init__(
        self,
        *,
        setup: Setup,
        now: AnyStep | None,
        agenda: list[AnyStep],
        data: Data,
        waiting: list[int],
        home: list[int],
        places: list[list[int]],
        thrown: int,
    ) -> None:
        super().__init__(setup, now, agenda)
        self.data = data
        self.waiting = waiting  # pieces that have not entered, by seat
        self.home = home  # pieces that are through
        self.places = places  # the squares with a piece, by seat, in the order of the way
        self.thrown = thrown  # what the dice show since the last throw

    def copy(self) -> Race:
        return Race(
            setup=self.setup,
            now=self.now,
            agenda=self.agenda[:],
            data=self.data,
            waiting=self.waiting[:],
            home=self.home[:],
            places=[places[:] for places in self.places],
            thrown=self.thrown,
        )

    def seat_on(self, square: str) -> int | None:
        """Whose piece stands on a square."""
        for seat, path in enumerate(PATHS):
            if square in path and path.index(square) in self.places[seat]:
                return seat
        return None


def empty_board(setup: Setup) -> Race:
    """The start, before anybody has thrown."""
    data = Data(setup.data)
    return Race(
        setup=setup,
        now=None,
        agenda=[],
        data=data,
        waiting=[data.pieces] * 2,
        home=[0, 0],
        places=[[], []],
        thrown=0,
    )
