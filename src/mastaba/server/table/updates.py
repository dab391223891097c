"""What a table told to whom: pieces of news, numbered for each viewer by what that viewer was told."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from mastaba.kernel.agenda import SPECTATOR, Event


class Item(NamedTuple):
    """One happening: the events everybody is told of, and the move as its own seat knows it."""

    at: int
    seat: int | None  # who moved
    move: str | None
    events: tuple[Event, ...]
    moves: int  # length of the line that stands afterwards
    only: int | None = None  # the one viewer it is for
    sealed: bool = False  # made while choices are secret


def is_told(item: Item, viewer: int) -> bool:
    """Of a move inside a sealed choice that causes no event, nobody but its own seat may notice anything."""
    if item.only is not None:
        return viewer == item.only
    return bool(item.events) or not item.sealed or item.seat == viewer


def goes_back(item: Item) -> bool:
    return item.move is None and any(event.name in ("undone", "rewound") for event in item.events)


def step(item: Item, viewer: int) -> int:
    """A move of another seat counts one, and nothing any more when it is taken back."""
    if item.seat is None or item.seat == viewer:
        return 0
    return 1 if item.move is not None else -1


class Updates:
    """All news of a table since it began, or since the point it was taken up again."""

    def __init__(self, seats: int) -> None:
        self.items: list[Item] = []
        self.viewers = [*range(seats), SPECTATOR]
        self.counts = dict.fromkeys(self.viewers, 0)
        self.forgotten = dict.fromkeys(self.viewers, 0)  # news before this number cannot be told again
        self.moves = dict.fromkeys(self.viewers, 0)  # of other seats, on the line that stands, as each was told
        self.earlier = dict.fromkeys(self.viewers, 0)  # those of them that were forgotten

    def copy(self) -> Updates:
        twin = Updates(len(self.viewers) - 1)
        twin.items, twin.counts, twin.forgotten = self.items[:], dict(self.counts), dict(self.forgotten)
        twin.moves, twin.earlier = dict(self.moves), dict(self.earlier)
        return twin

    def add(self, item: Item) -> None:
        self.items.append(item)
        for viewer in self.viewers:
            if is_told(item, viewer):
                self.counts[viewer] += 1
                self.moves[viewer] += step(item, viewer)
        if item.seat is None and goes_back(item):
            self.moves = {viewer: self.earlier[viewer] + self.since(-1, viewer)[1] for viewer in self.viewers}

    def version(self, viewer: int) -> int:
        return self.counts[viewer]

    def after(self, viewer: int, version: int) -> list[tuple[int, Item]] | None:
        """The numbered news after a version; None if it is unknown here."""
        missing = self.counts[viewer] - version
        if missing < 0 or version < self.forgotten[viewer]:
            return None
        found: list[tuple[int, Item]] = []
        number = self.counts[viewer]
        for item in reversed(self.items):
            if len(found) == missing:
                break
            if is_told(item, viewer):
                found.append((number, item))
                number -= 1
        return found[::-1]

    def length_at(self, viewer: int, version: int) -> int | None:
        """How long the line was when this viewer had been told so much; None if that is not on the line that stands."""
        number, least = self.counts[viewer], None
        for item in reversed(self.items):
            if is_told(item, viewer):
                if number == version:
                    return item.moves if least is None or item.moves <= least else None
                number -= 1
            if goes_back(item):
                least = item.moves if least is None else min(least, item.moves)
        return 0 if version == 0 and not self.forgotten[viewer] else None

    def moves_at(self, viewer: int, version: int) -> int:
        """How many moves of others this viewer had been told of at a version."""
        return self.moves[viewer] - sum(step(item, viewer) for _, item in self.after(viewer, version) or ())

    def since(self, length: int, viewer: int = SPECTATOR) -> tuple[int, int]:
        """What everybody, or one viewer, knows of the line after so many moves: the version of that point, and how many
        moves of other seats came after it. Moves that nobody else may notice count for nothing."""
        number, moves, least = self.counts[viewer], 0, None
        undone: Counter[int | None] = Counter()
        for item in reversed(self.items):
            if is_told(item, viewer):
                if item.moves <= length:
                    break
                number -= 1
                if item.move is not None and undone[item.seat]:
                    undone[item.seat] -= 1
                elif item.move is not None:
                    moves += item.seat != viewer and (least is None or item.moves <= least)
                elif item.seat is not None:
                    undone[item.seat] += 1
                elif goes_back(item):
                    least = item.moves if least is None else min(least, item.moves)
        return number, moves

    def forget(self) -> None:
        """After a change of the rules the old news cannot be made again from the log."""
        self.items.clear()
        self.earlier = dict(self.moves)
        self.forgotten = dict(self.counts)
