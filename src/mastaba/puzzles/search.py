"""The first proof: every position of a unit is visited once, by breadth, so that the shortest way to each is known."""

from __future__ import annotations

from typing import Final, NamedTuple

from mastaba.kernel.agenda import State, apply, legal_ids
from mastaba.kernel.game import Game
from mastaba.kernel.notation import Move
from mastaba.kernel.puzzle_kind import NO_REPLY, PuzzleKind, PuzzleUnit

MOST_POSITIONS: Final = 300_000


class TooLarge(Exception):
    """The unit has more positions than are searched."""


class BreaksOff(Exception):
    """Chance ends the unit somewhere though more could be done after it."""


class Plan(NamedTuple):
    """A way through the unit, and what it comes to."""

    value: int
    moves: tuple[Move, ...]


class Findings(NamedTuple):
    """What a unit holds for one question: its plans, the best first, each by its shortest way."""

    plans: tuple[Plan, ...]

    @property
    def best(self) -> int:
        return self.plans[0].value

    @property
    def gap(self) -> int:
        """Between the best plan and the next; 0 where two are equally good."""
        return self.best - self.plans[1].value if len(self.plans) > 1 else 0


class Searched(NamedTuple):
    """One search answers all questions about a unit."""

    positions: int
    findings: dict[str, Findings]


class Search:
    def __init__(self, game: Game, unit: PuzzleUnit, start: State, seat: int, most: int = MOST_POSITIONS) -> None:
        self.game = game
        self.unit = unit
        self.start = start
        self.seat = seat
        self.most = most
        self.kinds = [kind for kind in unit.kinds if kind.fits(start, seat)]
        self.parents: list[int] = [-1]  # of each position: the one before it and the move from there
        self.moves: list[int] = [-1]
        self.plans: dict[str, dict[bytes, tuple[int, int, int]]] = {kind.name: {} for kind in self.kinds}

    def run(self) -> Searched:
        """TooLarge or BreaksOff where the unit cannot be searched to its end."""
        unit, seat, out = self.unit, self.seat, self.game.buffer()
        seen = {unit.key(self.start, seat)}
        layer: list[tuple[int, State]] = [(0, self.start)]
        while layer:
            following: list[tuple[int, State]] = []
            for number, state in layer:
                found = legal_ids(state, out)
                for move in [int(out[k]) for k in range(found)]:
                    child = state.copy()
                    apply(child, move)
                    while (reply := unit.reply(child, seat, False)) != NO_REPLY:
                        apply(child, reply)
                    over = unit.is_over(child, seat)
                    if over:
                        if unit.breaks_off(child, seat):
                            raise BreaksOff
                        self.judge(child, number, move, over)
                        continue
                    key = unit.key(child, seat)
                    if key in seen:
                        continue
                    if len(seen) >= self.most:
                        raise TooLarge
                    seen.add(key)
                    self.judge(child, number, move, over)
                    self.parents.append(number)
                    self.moves.append(move)
                    following.append((len(self.parents) - 1, child))
            layer = following
        return Searched(len(seen), {kind.name: self.found(kind) for kind in self.kinds if self.plans[kind.name]})

    def judge(self, state: State, number: int, move: int, over: bool) -> None:
        """What a position is worth for every question; the first way to a plan is a shortest one."""
        for kind in self.kinds:
            if not over and not kind.goal:
                continue
            value = kind.value(self.start, state, self.seat)
            if not over and value < 1:
                continue
            plan, known = kind.plan(state, self.seat), self.plans[kind.name]
            if plan not in known or known[plan][0] < value:
                known[plan] = (value, number, move)

    def found(self, kind: PuzzleKind) -> Findings:
        ranked = sorted(self.plans[kind.name].values(), key=lambda plan: -plan[0])
        return Findings(tuple(Plan(value, self.way(number, move)) for value, number, move in ranked[:5]))

    def way(self, number: int, move: int) -> tuple[Move, ...]:
        moves = [move]
        while number > 0:
            moves.append(self.moves[number])
            number = self.parents[number]
        return tuple(self.game.moves[each] for each in reversed(moves))
