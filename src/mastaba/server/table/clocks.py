"""The clocks of a table: what each deciding seat has spent by the steady clock, and when a clock stands still."""

from __future__ import annotations

import time

from mastaba.server.context import Context
from mastaba.server.people.availability import SeatDays
from mastaba.server.table.documents import now_ms
from mastaba.server.table.seats import SealedClocks
from mastaba.server.table.state import TableState


class RunningClocks:
    context: Context
    state: TableState
    given_up: dict[int, float]

    def start_clocks(self, spent: dict[int, int]) -> None:
        self.turn_began: dict[int, tuple[int, float, int]] = {}  # decision, monotonic time, milliseconds before it
        self.sealed_clocks = SealedClocks()
        self.back: set[str] = set()  # who has moved here, and is no longer away
        self.begin_turns(spent)

    def begin_turns(self, earlier: dict[int, int] | None = None) -> None:
        """Starts the clock of every seat that has a new decision."""
        if self.state.clock is None:
            return
        state, now = self.state, time.monotonic()
        asked = state.asked()
        self.sealed_clocks.note(state.seal, asked, now)
        for seat in list(self.turn_began):
            if seat not in asked or self.turn_began[seat][0] != state.serial[seat]:
                del self.turn_began[seat]
        for seat in asked:
            if seat not in self.turn_began:
                self.turn_began[seat] = (state.serial[seat], now, (earlier or {}).get(seat, 0))

    def set_times(self, spent: dict[int, int]) -> None:
        """What each deciding seat has spent, as another process stored it."""
        self.turn_began.clear()
        self.begin_turns(spent)

    def skip_time(self, seconds: float) -> None:
        """Nobody could play for so many seconds: they are charged to nobody."""
        now = time.monotonic()
        self.turn_began = {
            seat: (serial, min(now, since + seconds), base) for seat, (serial, since, base) in self.turn_began.items()
        }

    def spent(self) -> dict[int, int]:
        now = time.monotonic()
        return {
            seat: int((now - since) * 1000) - self.stood(seat, since, now) + base
            for seat, (_, since, base) in self.turn_began.items()
        }

    def shown_times(self) -> dict[int, int]:
        """The clocks as everybody may see them; what a seat does in a sealed choice does not show in its time."""
        if self.state.clock is None:
            return {}
        if self.state.seal is not None and self.state.status == "playing":
            return self.sealed_clocks.times(self.state.seal, time.monotonic(), self.state.paused, self.stood)
        return self.times()

    def times(self) -> dict[int, int]:
        """The remaining time of each seat whose clock runs."""
        if self.state.clock is None or self.state.paused:
            return {}
        return {seat: max(0, (self.state.seats[seat].remaining or 0) - spent) for seat, spent in self.spent().items()}

    def waits(self) -> dict[int, int]:
        """How long each seat whose person is away is still kept for them."""
        now = time.monotonic()
        return {seat: max(0, int((when - now) * 1000)) for seat, when in self.given_up.items()}

    # ---------------------------------------------------------------------- people who are away for days
    def days(self) -> dict[int, SeatDays]:
        """In games over days: who is away until when, and who usually plays when."""
        if not self.state.over_days:
            return {}
        found = {k: self.context.availability.days_of(seat.person) for k, seat in enumerate(self.state.seats)}
        return {k: days for k, days in found.items() if days is not None}

    def away(self) -> set[int]:
        """The seats whose clocks stand still."""
        return {k for k, days in self.days().items() if days.away is not None}

    def stood(self, seat: int, start: float, end: float) -> int:
        """The milliseconds between two monotonic times in which the clock of a seat stood still."""
        if not self.state.over_days:
            return 0
        wall, now = now_ms(), time.monotonic()
        first, last = wall - int((now - start) * 1000), wall - int((now - end) * 1000)
        return self.context.availability.stood(self.state.seats[seat].person, first, last)

    def note_back(self, person: str | None) -> None:
        """A move that others notice ends a vacation; one that they may not notice must not show by it."""
        if person is not None and self.state.over_days and self.context.availability.period(person) is not None:
            self.back.add(person)
