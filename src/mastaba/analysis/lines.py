"""What is likely to follow a move: as the search expects it as far as its tree goes, and from there on by priors.

The seat that asks goes on with its favourites. What others do is drawn, since nobody can know it; in every other world
they follow their priors from the start, so that what the search happens to expect of them is not told as a fact."""

from __future__ import annotations

import time
from typing import NamedTuple

from mastaba.bots.search import Search
from mastaba.bots.tree import Node, sample
from mastaba.kernel.agenda import CHANCE, Simultaneous, State, apply, apply_for
from mastaba.kernel.chance import Rng
from mastaba.kernel.game import Game
from mastaba.kernel.reasons import Reasons
from mastaba.kernel.search_settings import MOST_SEATS

LONGEST = 400  # moves
TRIED = 8  # visits of a move that the search may be said to expect
SERIOUS = 3  # a move of others is possible that was tried at least so many times less often than the favourite
OTHERWISE = 8  # in so many moves by priors, one is drawn


class Step(NamedTuple):
    """A decision of the line; `expected` where the search has thought about it."""

    seat: int
    move: int
    expected: bool


class Line(NamedTuple):
    """What was played after the move, and where it led."""

    steps: tuple[Step, ...]
    end: State


class Follower:
    """Follows moves of one decision, whose tree the search still has; it thinks a little more about them first."""

    def __init__(self, game: Game, search: Search, seat: int, reasons: Reasons) -> None:
        self.game, self.seat, self.reasons = game, seat, reasons
        self.search, self.root, self.open_chance = search, search.root, search.open_chance
        self.out, self.weights = game.buffer(), game.buffer()
        self.trusting = True  # others do what the search expects

    def deepen(self, world: State, move: int, visits: int, until: float) -> None:
        """Goes on searching behind a move until it has so many visits: one that was hardly tried would otherwise be
        followed by worse play than the favourite, and look worse than it is."""
        if isinstance(world.now, Simultaneous):  # there everybody's tree is a lane of its own
            return
        search, seats = self.search, world.setup.seats
        node = self.root.child(move)
        if node is None:
            node = Node(move, 0.0)
            self.root.children.append(node)
        while node.visits < visits and time.process_time() < until:
            self.game.resample(world, self.seat, search.rng)
            state = world.copy()
            apply(state, move)
            search.path[:] = [node]
            search.descend(node, state)
            search.rollouts.evaluate(state, search.values, seats)
            for each in search.path:
                each.add(search.values, seats)

    def follow(self, world: State, move: int, seed: int) -> Line:
        """The same seed gives two moves the same luck as long as they ask for it alike; if it is odd, others follow
        their priors."""
        state, rng = world.copy(), Rng(seed)
        self.trusting = seed % 2 == 0
        steps: list[Step] = []
        node: Node | None = self.root
        if isinstance(state.now, Simultaneous):
            node = self.together(state, rng, node, steps, move)
        else:
            apply(state, move)
            node = node.child(move) if node else None
        while state.now is not None and len(steps) < LONGEST and not self.reasons.until(world, state, self.seat):
            step = state.now
            if step.seat == CHANCE:
                outcome = step.draw(state, rng, self.out, self.weights)
                apply(state, outcome)
                if self.open_chance:
                    node = node.child(outcome) if node else None
            elif isinstance(step, Simultaneous):
                node = self.together(state, rng, node, steps)
            else:
                found = step.options(state, self.out)
                if found == 1:
                    apply(state, self.out[0])
                    continue
                chosen, node = self.choice(state, rng, int(step.seat), found, node)
                steps.append(chosen)
                apply(state, chosen.move)
        return Line(tuple(steps), state)

    def together(
        self, state: State, rng: Rng, node: Node | None, steps: list[Step], move: int | None = None
    ) -> Node | None:
        """All who choose at once, each in its own tree; on goes the tree of the seat that asks."""
        ends: list[Node | None] = [None] * MOST_SEATS if node is None or node.lanes is None else [*node.lanes]
        first = move
        while isinstance(step := state.now, Simultaneous):
            if first is not None:
                apply_for(state, self.seat, first)
                own = ends[self.seat]
                ends[self.seat], first = own.child(first) if own else None, None
                continue
            seat, found = int(step.seat), step.options(state, self.out)
            if found == 1:
                apply(state, self.out[0])
                continue
            chosen, ends[seat] = self.choice(state, rng, seat, found, ends[seat])
            steps.append(chosen)
            apply(state, chosen.move)
        return ends[self.seat]

    def choice(self, state: State, rng: Rng, seat: int, found: int, node: Node | None) -> tuple[Step, Node | None]:
        """What the search expects among the moves found, or else what the priors do."""
        moves = [int(self.out[k]) for k in range(found)]
        if node is not None and (seat == self.seat or self.trusting):
            tried = [child for child in node.children if child.visits >= TRIED and int(child.move) in moves]
            if tried:
                chosen = self.expected(tried, rng, seat)
                return Step(seat, int(chosen.move), True), chosen
        self.game.priors(state, seat, self.out, found, self.weights)
        drawn = seat != self.seat and rng.below(OTHERWISE) == 0
        k = sample(self.weights, found, rng) if drawn else max(range(found), key=lambda k: int(self.weights[k]))
        return Step(seat, moves[k], False), node.child(moves[k]) if node else None

    def expected(self, tried: list[Node], rng: Rng, seat: int) -> Node:
        """The favourite of the seat that asks; of others, one of the serious moves by visits."""
        favourite = max(tried, key=lambda child: int(child.visits))
        if seat == self.seat:
            return favourite
        serious = [child for child in tried if SERIOUS * child.visits >= favourite.visits]
        ticket = rng.below(sum(int(child.visits) for child in serious))
        for child in serious:
            ticket -= int(child.visits)
            if ticket < 0:
                return child
        return favourite
