"""The tree of the search: what was tried from a position, how often, and what came of it for every seat.

A node stands for all worlds that look alike up to its moves: its children are the moves that were possible in one of
them. Forced moves have no node. Children are added by their prior: the more visits, the more children."""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mastaba.bots.move_priors import LEAST_PRIOR, MovePriors
from mastaba.kernel.agenda import State
from mastaba.kernel.chance import Rng
from mastaba.kernel.game import Game
from mastaba.kernel.search_settings import MOST_SEATS
from mastaba.kernel.vectors import counts, fractions

NOTHING: Final = fractions(MOST_SEATS)  # copied for every node
FIRST_WIDTH: Final = 4.0
ASKED_FROM: Final = 4  # visits of a node before the network is asked for its priors; at the root it is asked at once
EVEN_SHARE: Final = 0.2  # of the priors: what looks bad at a glance is tried too


class Node:
    """A move that was tried, and all that was tried after it."""

    def __init__(self, move: i64, prior: float) -> None:
        self.move: i64 = move
        self.prior = prior
        self.visits: i64 = 0
        self.totals: vec[float] = NOTHING[:]  # what the seats got, added up
        self.children: list[Node] = []
        self.lanes: list[Node] | None = None  # where several seats choose at once: each one's own tree

    def mean(self, seat: i64) -> float:
        return self.totals[seat] / float(self.visits) if self.visits > 0 else 0.0

    def child(self, move: i64) -> Node | None:
        for child in self.children:
            if child.move == move:
                return child
        return None

    def child_by_chance(self, move: i64) -> Node:
        """The child for an outcome that everybody sees."""
        known = self.child(move)
        if known is not None:
            return known
        fresh = Node(move, 1.0)
        self.children.append(fresh)
        return fresh

    def lane(self, seat: i64) -> Node:
        """The tree of one of the seats that choose at once."""
        lanes = self.lanes
        if lanes is None:
            lanes = [Node(-1, 1.0) for _ in range(MOST_SEATS)]
            self.lanes = lanes
        return lanes[seat]

    def add(self, values: vec[float], seats: i64) -> None:
        self.visits += 1
        seat: i64
        for seat in range(seats):
            self.totals[seat] += values[seat]


class Chooser:
    """Picks the child to try next: mean value plus exploration, which grows with the prior and shrinks with visits.

    Exploration is measured by how much results vary for the seat, so that one number serves all games."""

    def __init__(self, game: Game, exploration: float, widening: float, priors: MovePriors | None = None) -> None:
        self.game = game
        self.priors = priors  # who corrects those of the game
        self.asked_from: i64 = ASKED_FROM
        self.exploration = exploration
        self.widening = widening
        self.weights: vec[i64] = counts(len(game.moves))
        self.possible: vec[i64] = counts(len(game.moves))  # the round in which a move was last possible
        self.round: i64 = 0
        self.results: i64 = 0
        self.sums: vec[float] = fractions(MOST_SEATS)
        self.squares: vec[float] = fractions(MOST_SEATS)

    def note(self, values: vec[float], seats: i64) -> None:
        self.results += 1
        seat: i64
        for seat in range(seats):
            self.sums[seat] += values[seat]
            self.squares[seat] += values[seat] * values[seat]

    def forget(self) -> None:
        self.results = 0
        seat: i64
        for seat in range(MOST_SEATS):
            self.sums[seat] = 0.0
            self.squares[seat] = 0.0

    def spread(self, seat: i64) -> float:
        """How much the results of a seat vary; half of what they could at most until some are known."""
        if self.results < 8:
            return 0.25
        number: float = float(self.results)
        mean: float = self.sums[seat] / number
        return math.sqrt(max(self.squares[seat] / number - mean * mean, 0.0001))

    def choose(self, node: Node, state: State, seat: i64, moves: vec[i64], found: i64) -> Node:
        """The most interesting of the moves found; `moves` are the legal ones of this world."""
        self.round += 1
        now: i64 = self.round
        k: i64
        for k in range(found):
            self.possible[moves[k]] = now
        available: i64 = 0
        for child in node.children:
            if self.possible[child.move] == now:
                available += 1
        if available > 0 and node.visits == self.asked_from and self.priors is not None:
            self.renew(node, state, seat, moves, found)
        width: i64 = int(FIRST_WIDTH + self.widening * math.sqrt(float(node.visits)))
        if available < found and available < width:
            self.widen(node, state, seat, moves, found, min(width, found) - available)
        return self.best(node, seat, now)

    def best(self, node: Node, seat: i64, now: i64) -> Node:
        spread: float = self.spread(seat)
        urge: float = self.exploration * spread * math.sqrt(float(node.visits + 1))
        unknown: float = node.mean(seat) - 0.2 * spread if node.visits > 0 else 0.5
        best: Node = node.children[0]
        most: float = -1000000.0
        for child in node.children:
            if self.possible[child.move] == now:
                worth: float = unknown if child.visits == 0 else child.totals[seat] / float(child.visits)
                worth += urge * child.prior / float(1 + child.visits)
                if worth > most:
                    most = worth
                    best = child
        return best

    def weigh(self, node: Node, state: State, seat: i64, moves: vec[i64], found: i64) -> float:
        """Writes the weights of all moves; answers their sum. The network is asked where it is worth its time."""
        weights = self.weights
        self.game.priors(state, seat, moves, found, weights)
        priors = self.priors
        if priors is not None and (node.move < 0 or node.visits >= self.asked_from):
            priors.correct(state, seat, moves, found, weights)
        total: float = 0.0
        k: i64
        for k in range(found):
            weights[k] += LEAST_PRIOR
            total += float(weights[k])
        return total

    def renew(self, node: Node, state: State, seat: i64, moves: vec[i64], found: i64) -> None:
        """Gives the children that are there the priors of the network."""
        total: float = self.weigh(node, state, seat, moves, found)
        even: float = EVEN_SHARE / float(found)
        k: i64
        for child in node.children:
            for k in range(found):
                if moves[k] == child.move:
                    child.prior = even + (1.0 - EVEN_SHARE) * float(self.weights[k]) / total

    def widen(self, node: Node, state: State, seat: i64, moves: vec[i64], found: i64, more: i64) -> None:
        """Adds the most promising of the moves that have no child yet."""
        weights = self.weights
        total: float = self.weigh(node, state, seat, moves, found)
        k: i64
        for child in node.children:
            for k in range(found):
                if moves[k] == child.move:
                    weights[k] = -1
        even: float = EVEN_SHARE / float(found)
        while more > 0:
            best: i64 = -1
            most: i64 = -1
            for k in range(found):
                if weights[k] > most:
                    most = weights[k]
                    best = k
            if best < 0:
                return
            node.children.append(Node(moves[best], even + (1.0 - EVEN_SHARE) * float(most) / total))
            weights[best] = -1
            more -= 1


def sample(weights: vec[i64], found: i64, rng: Rng) -> i64:
    """An index by the square of its weight; nothing is left out entirely."""
    total: i64 = 0
    k: i64
    for k in range(found):
        weight: i64 = min(weights[k], 1000) + LEAST_PRIOR
        weights[k] = weight * weight
        total += weights[k]
    ticket: i64 = rng.below(total)
    k = 0
    while ticket >= weights[k]:
        ticket -= weights[k]
        k += 1
    return k
