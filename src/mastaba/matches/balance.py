"""How balanced a game is, as far as written games tell: who begins, who plays, and what the winners had.

What players have at the end is the game's to say: `held(state, moves)` in its balance.py, a list of names for each
seat. For each thing the report says how often those who had it won, as a multiple of the fair share."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from types import FunctionType
from typing import NamedTuple

from mastaba.game_modules import brought
from mastaba.intervals import Interval, wilson
from mastaba.kernel.agenda import CHANCE, State
from mastaba.kernel.errors import BadInput
from mastaba.kernel.notation import Move
from mastaba.written_games import GameRecord

Held = Callable[[State, Sequence[tuple[int, Move]]], list[list[str]]]
FAR = 1.5  # times the fair share, or the fair share divided by so much: what lies beyond stands out
FIRST = "first player"


class Share(NamedTuple):
    """Of so many seats that had something, those that won; a shared victory counts as a part."""

    thing: str
    had: int
    won: float
    seats: int  # at the table

    @property
    def times_fair(self) -> float:
        return self.won / self.had * self.seats

    @property
    def interval(self) -> Interval:
        low, high = wilson(self.won / self.had, self.had)
        return Interval(low * self.seats, high * self.seats)

    @property
    def verdict(self) -> str:
        """What can be said for sure: nothing, that it is not fair, or that it is far from it."""
        low, high = self.interval
        if low > FAR or high < 1 / FAR:
            return "far"
        return "off" if self.interval.clear_of(1.0) else ""


class Balance:
    """What the games of one kind add up to: the same game, edition, options and number of seats."""

    def __init__(self, record: GameRecord) -> None:
        self.game = record.game
        self.setup = record.setup
        self.kind = kind_of(record)
        self.games = 0
        self.had: dict[str, int] = {}
        self.won: dict[str, float] = {}

    def add(self, record: GameRecord) -> None:
        if kind_of(record) != self.kind:
            raise BadInput(f"{record.transcript.name} is a game of another kind than those before it")
        state = record.position()
        if state.now is not None:
            raise BadInput(f"{record.transcript.name} was not played to its end")
        places = self.game.ranking(state)
        share = 1.0 / places.count(1)
        had = held_of(self.game.name)(state, record.moves)
        had[beginner(record)].append(FIRST)
        players = record.headers.get("Players", "").split()
        if len(players) == len(had) and len(set(players)) > 1:
            for things, player in zip(had, players, strict=True):
                things.append(player)
        for things, place in zip(had, places, strict=True):
            for thing in things:
                self.had[thing] = self.had.get(thing, 0) + 1
                self.won[thing] = self.won.get(thing, 0.0) + (share if place == 1 else 0.0)
        self.games += 1

    def shares(self) -> list[Share]:
        """Who begins first, then by how far each is from fair."""
        found = [Share(thing, had, self.won[thing], self.setup.seats) for thing, had in self.had.items()]
        return sorted(found, key=lambda one: (one.thing != FIRST, -one.times_fair))


def kind_of(record: GameRecord) -> tuple[object, ...]:
    setup = record.setup
    return setup.game, setup.rules, setup.edition, setup.seats, dict(setup.options), setup.data.sha256


def beginner(record: GameRecord) -> int:
    """Chance may say first of all who begins; else it is whoever moves first."""
    drawn = record.moves[0].move.facts.get("seat") if record.moves else None
    if isinstance(drawn, int):
        return drawn - 1
    return next((seat for seat, _ in record.moves if seat != CHANCE), 0)


def report(records: Iterable[GameRecord]) -> Balance:
    """BadInput if there is no game, or they are not all of one kind and played to their ends."""
    found: Balance | None = None
    for record in records:
        found = found or Balance(record)
        found.add(record)
    if found is None:
        raise BadInput("there is no game to report on")
    return found


@cache
def held_of(game: str) -> Held:
    """Nothing, for a game that does not say."""
    return brought(game, "balance", "held", FunctionType) or nothing


def nothing(state: State, moves: Sequence[tuple[int, Move]]) -> list[list[str]]:
    return [[] for _ in range(state.setup.seats)]
