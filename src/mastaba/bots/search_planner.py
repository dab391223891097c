"""A short search over imagined worlds that works for every game: the best line of one's own next moves.

It samples lines of play up to the next chance, guided by the game's first impressions, judges where they end by the
game's evaluation, and tries the best of them again in other worlds. Compiled together with the rules."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mastaba.kernel.agenda import CHANCE, State, apply
from mastaba.kernel.chance import Rng
from mastaba.kernel.documents import Document
from mastaba.kernel.protocol import Game
from mastaba.kernel.rows import counts

LONGEST: Final = 40  # moves in a line, everybody's together
FINALISTS: Final = 6
OTHER_WORLDS: Final = 6
LINES_PER_WORLD: Final = 16


class Line:
    """The moves of one's own in a sampled line, and what it was worth."""

    def __init__(self, moves: list[int], value: float) -> None:
        self.moves = moves
        self.value = value


class Planner:
    """Looks for the best line from a decision; what it found is remembered as a candidate for the next decision."""

    def __init__(self, game: Game, rng: Rng, lines: int) -> None:
        self.game = game
        self.rng = rng
        self.lines = lines
        self.remembered: list[int] = []
        self.out: vec[i64] = counts(len(game.moves))
        self.weights: vec[i64] = counts(len(game.moves))

    def choose(self, view: Document, seat: int, options: list[int]) -> int:
        """The first move of the best line; `options` are the legal moves of the decision."""
        if len(options) == 1:
            return self.remember(options, options[:1])
        world = self.game.imagine(view, self.rng)
        found = [self.follow(world, seat, self.remembered)] if self.remembered else []
        for k in range(self.lines):
            if k % LINES_PER_WORLD == LINES_PER_WORLD - 1:
                self.game.reimagine(world, seat, self.rng)
            found.append(self.follow(world, seat, []))
        return self.remember(options, self.best_of(found, world, seat).moves)

    def remember(self, options: list[int], moves: list[int]) -> int:
        first = moves[0] if moves and moves[0] in options else options[0]
        self.remembered = moves[1:]
        return first

    def best_of(self, found: list[Line], world: State, seat: int) -> Line:
        """The best lines are followed again in worlds they were not found in."""
        finalists = distinct(sorted(found, key=value_of, reverse=True))[:FINALISTS]
        for _ in range(OTHER_WORLDS):
            self.game.reimagine(world, seat, self.rng)
            for line in finalists:
                line.value += self.follow(world, seat, line.moves).value
        return max(finalists, key=value_of)

    def follow(self, world: State, seat: int, plan: list[int]) -> Line:
        """Plays a line: one's own moves by the plan while it can be kept, all others by first impressions."""
        state = world.copy()
        moves: list[int] = []
        for _ in range(LONGEST):
            step = state.now
            if step is None or step.seat == CHANCE:
                break
            own = step.seat == seat
            found: i64 = step.options(state, self.out)
            move: i64 = self.planned(plan, len(moves), found) if own else -1
            if move < 0:
                self.game.priors(state, step.seat, self.out, found, self.weights)
                move = self.out[self.sample(found)]
            if own:
                moves.append(int(move))
            apply(state, move)
        return Line(moves, self.game.evaluate(state, seat))

    def planned(self, plan: list[int], index: int, found: i64) -> i64:
        """The planned move if it is among the options found, else -1."""
        if index < len(plan):
            wanted: i64 = plan[index]
            k: i64
            for k in range(found):
                if self.out[k] == wanted:
                    return wanted
        return -1

    def sample(self, found: i64) -> i64:
        """An index by weight; nothing is left out entirely."""
        total: i64 = 0
        k: i64
        for k in range(found):
            self.weights[k] += 2
            total += self.weights[k]
        ticket: i64 = self.rng.below(total)
        k = 0
        while ticket >= self.weights[k]:
            ticket -= self.weights[k]
            k += 1
        return k


def value_of(line: Line) -> float:
    return line.value


def distinct(lines: list[Line]) -> list[Line]:
    """The first line for each sequence of moves."""
    seen: set[tuple[int, ...]] = set()
    kept: list[Line] = []
    for line in lines:
        key = tuple(line.moves)
        if key not in seen:
            seen.add(key)
            kept.append(line)
    return kept
