"""The seats of a table: who sits there, who plays for them, and how much time is left."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from mastaba.bots import temperaments
from mastaba.bots.levels import LEVELS
from mastaba.kernel.editions import Setup
from mastaba.kernel.game import Game
from mastaba.server.protocol.messages import SeatKind

SCRIPT = "script"  # the level of a seat that follows the script of a lesson


class Clock(NamedTuple):
    """Time limits, all in milliseconds; `days` tables are played over days and nobody is waited for online."""

    kind: str
    total: int | None
    increment: int
    move: int | None

    def at_start(self) -> int:
        return self.total if self.total is not None else self.move or 0

    def after_move(self, remaining: int, spent: int) -> int:
        """What a seat has after a move: its total and increment, or again the full time for a move."""
        if self.total is None:
            return self.move or 0
        return max(0, remaining - spent) + self.increment


def read_clock(given: Mapping[str, Any] | None) -> Clock | None:
    """The clock as the wire writes it, in seconds or days."""
    if given is None:
        return None
    if given["kind"] == "days":
        return Clock("days", None, 0, int(given["days"] * 86_400_000))
    total, move = given.get("total"), given.get("move")
    return Clock(
        "live",
        None if total is None else int(total * 1000),
        int((given.get("increment") or 0) * 1000),
        None if move is None else int(move * 1000),
    )


class SealedChoices(NamedTuple):
    """Choices that are sealed now: the number of moves when they began, and the clocks at that time."""

    began: int
    remaining: list[int | None]


class SealedClocks:
    """The clocks as others may see them while choices are sealed: they run until a seat has committed."""

    def __init__(self) -> None:
        self.block: int | None = None
        self.since = 0.0
        self.stopped: dict[int, float] = {}  # seat to when it committed
        self.open: set[int] = set()

    def note(self, sealed: SealedChoices | None, asked: list[int], now: float) -> None:
        """Called after every change."""
        if sealed is None:
            self.block = None
            return
        if self.block != sealed.began:
            self.block, self.since, self.stopped = sealed.began, now, {}
            self.open = set(asked)
        for seat in self.open:
            if seat in asked:
                self.stopped.pop(seat, None)  # or it took its choice back
            else:
                self.stopped.setdefault(seat, now)

    def times(
        self, sealed: SealedChoices, now: float, paused: bool, stood: Callable[[int, float, float], int]
    ) -> dict[int, int]:
        """`stood` says for how long of a time the clock of a seat stood still."""
        found: dict[int, int] = {}
        for seat in self.open:
            until = self.since if paused else self.stopped.get(seat, now)
            spent = int((until - self.since) * 1000) - stood(seat, self.since, until)
            found[seat] = max(0, (sealed.remaining[seat] or 0) - spent)
        return found


class Seat:
    """One seat; open while neither a person nor a bot has it."""

    def __init__(self) -> None:
        self.person: str | None = None
        self.called: str | None = None  # the name of whoever plays here on that person's device
        self.owner: str | None = None  # of that person, if it is a remote bot
        self.level: str | None = None  # of the bot that sits here
        self.replaces = False  # that bot sits here instead of one that failed, under its name
        self.substitute: str | None = None  # of the bot that plays for a person who is away
        self.number: int | None = None  # added to the shuffle
        self.remaining: int | None = None

    def copy(self) -> Seat:
        twin = Seat()
        vars(twin).update(vars(self))
        return twin

    @property
    def kind(self) -> SeatKind:
        return kind_of(self.person, self.level, self.owner)

    @property
    def played_by_bot(self) -> str | None:
        """The level of the bot that decides here now."""
        return self.level or self.substitute

    def sit(self, person: str | None, level: str | None, owner: str | None = None, called: str | None = None) -> None:
        self.person, self.level, self.owner, self.substitute, self.number = person, level, owner, None, None
        self.called, self.replaces = called, False

    def name(self, names: Mapping[str, str | None]) -> str | None:
        """Several people on one device have names of their own, as long as the person who sat them down is known."""
        if self.person is None:
            return self.called
        known = names.get(self.person)
        return None if known is None else self.called or known


class Seating:
    """Who sits at a table, as far as its state is about them."""

    game: Game
    rules: int
    seats: list[Seat]
    settings: dict[str, Any]
    clock: Clock | None
    temperaments: tuple[str, ...] | None = None  # that bots can have in such a game, once somebody has asked

    @property
    def over_days(self) -> bool:
        return self.clock is not None and self.clock.kind == "days"

    def seats_of(self, person: str | None) -> list[int]:
        return [k for k, seat in enumerate(self.seats) if person is not None and seat.person == person]

    def people(self) -> set[str]:
        """Everybody whose name is shown here: who sits, and whose bot sits."""
        return {each for seat in self.seats for each in (seat.person, seat.owner) if each is not None}

    def host(self) -> str | None:
        """Who opened the table, or the first person still sitting here."""
        people = [seat.person for seat in self.seats if seat.person is not None]
        opener: str | None = self.settings["host"]
        return opener if opener in people or not people else people[0]

    def setup(self) -> Setup:
        """What was chosen when the table was opened."""
        chosen = self.settings
        return self.game.setup(len(self.seats), chosen["edition"], chosen["options"], chosen.get("data"), self.rules)

    def temperament(self, seat: int) -> str | None:
        """Of the bot that sits there, if it has one."""
        if self.seats[seat].level not in LEVELS or self.seats[seat].replaces:
            return None
        if self.temperaments is None:
            self.temperaments = temperaments.in_games(self.game, self.setup())
        return temperaments.at_seat(self.temperaments, self.settings["commitment"], seat)

    def numbers(self) -> list[int]:
        return [seat.number or 0 for seat in self.seats]


def follow_script(seats: list[Seat], private: Mapping[str, Any] | None) -> None:
    """In a lesson or a puzzle, all seats but one, under the names that the text calls."""
    if private is None:
        return
    others = [seat for number, seat in enumerate(seats, 1) if number != private["seat"]]
    for seat, name in zip(others, private["names"], strict=True):
        seat.level, seat.called = SCRIPT, name


def sitting(seat: int, person: str, owner: str | None, called: str | None = None) -> dict[str, Any]:
    """The entry of somebody who sits down; only that of a bot names an owner."""
    named = {} if called is None else {"called": called}
    return {"s": seat, "p": person, **named} if owner is None else {"s": seat, "p": person, "o": owner, **named}


def kind_of(person: str | None, level: str | None, owner: str | None) -> SeatKind:
    if person is not None:
        return "person" if owner is None else "bot"
    return "bot" if level is not None else "open"
