"""What somebody asks of the others at a table, and whose consent it needs."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from typing import Self

from mastaba.server.table.seats import Seat


class Request:
    """Something that the other people must agree to."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.agreed = {seat}

    def copy(self) -> Self:
        twin = copy(self)
        twin.agreed = set(self.agreed)
        return twin


class UndoRequest(Request):
    """A request for a takeback; agreement names its digest, so that nobody agrees to more than they were shown."""

    def __init__(self, seat: int, to: int, version: int, moves: int, digest: str) -> None:
        super().__init__(seat)
        self.to = to  # the number of moves that stay
        self.version = version  # the same point as everybody knows it: the version of spectators
        self.moves = moves  # of seats, since then, that everybody has seen
        self.digest = digest


def other_people(seats: Sequence[Seat], seat: int) -> list[int]:
    """The seats of people other than the one who has this seat."""
    person = seats[seat].person
    return [k for k, chair in enumerate(seats) if chair.kind == "person" and chair.person != person]


def must_agree(seats: Sequence[Seat], request: Request) -> list[int]:
    """To go back, every other person: nobody's absence is consent. To a pause, those who are here to be asked."""
    others = other_people(seats, request.seat)
    return others if isinstance(request, UndoRequest) else [seat for seat in others if not seats[seat].substitute]


def is_agreed(seats: Sequence[Seat], request: Request) -> bool:
    """A person with several seats agrees for all of them."""
    agreed = {seats[seat].person for seat in request.agreed}
    return all(seats[seat].person in agreed for seat in must_agree(seats, request))
