"""Options: what a table may choose about the rules before a game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from mastaba.kernel.editions import Setup
from mastaba.kernel.errors import BadInput

FIRST_PLAYER: Final = "first"


class Setting(NamedTuple):
    """A choice at the start: one of `values`, or, with `least`, also a number from there on in steps of `step`.

    `main` is for what everybody decides who sets up a table; the others are variants. The numbers among the values of
    one that `names_seat` are seats, of which a table may have fewer."""

    name: str
    default: str
    values: tuple[str, ...]
    least: int | None = None
    step: int = 1
    main: bool = False
    names_seat: bool = False

    def accepts(self, value: str) -> bool:
        if value in self.values:
            return True
        if self.least is None or not (value.isascii() and value.isdigit() and len(value) < 7):
            return False
        return value == str(int(value)) and int(value) >= self.least and (int(value) - self.least) % self.step == 0

    def described(self) -> str:
        numbers = [] if self.least is None else [f"a number from {self.least} in steps of {self.step}"]
        return ", ".join([*self.values, *numbers])


def first_player(most_seats: int) -> Setting:
    """The option of who begins: chance, or the seat that the table names."""
    seats = [str(seat) for seat in range(1, most_seats + 1)]
    return Setting(FIRST_PLAYER, "chance", ("chance", *seats), names_seat=True)


def who_may_begin(setup: Setup, first: i64, out: vec[i64], weights: vec[i64]) -> i64:
    """The outcomes of the step in which the first player is chosen: every seat alike, or the one the table named.
    `first` is the move that names the first seat."""
    chosen = setup.options[FIRST_PLAYER]
    if chosen != "chance":
        out[0], weights[0] = first + int(chosen) - 1, 1
        return 1
    seat: i64
    for seat in range(setup.seats):
        out[seat], weights[seat] = first + seat, 1
    return setup.seats


def check_first_player(options: Mapping[str, str], seats: int) -> None:
    chosen = options.get(FIRST_PLAYER, "chance")
    if chosen != "chance" and int(chosen) > seats:
        raise BadInput(f"seat {chosen} cannot begin at a table of {seats} (option {FIRST_PLAYER})")
