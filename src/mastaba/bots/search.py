"""Information-set Monte-Carlo tree search: evaluates a decision by playing it out in many imagined worlds.

Every simulation starts in a new world that looks like the view. It follows the tree, each seat choosing for itself,
tries one new move and is evaluated (rollouts.py). Chance is drawn anew in every one; its outcomes share one subtree,
unless the game shows all of them to everybody. Seats that choose at once have a tree each, blind to each other's
choice."""

from __future__ import annotations

import time
from typing import Any, Final, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from mastaba.bots.judges import shipped
from mastaba.bots.learned_priors import shipped_priors
from mastaba.bots.rollouts import QUIET, Rollouts
from mastaba.bots.temperaments import taste_of
from mastaba.bots.tree import Chooser, Node
from mastaba.kernel.agenda import CHANCE, Simultaneous, State, apply
from mastaba.kernel.chance import Rng
from mastaba.kernel.documents import Document
from mastaba.kernel.game import Decision, Game
from mastaba.kernel.search_settings import MOST_SEATS
from mastaba.kernel.vectors import counts, fractions

SIMULATIONS_BETWEEN_LOOKS: Final = 8  # at the clock, and at whether the move is certain
FOREVER: Final = 1e9
SHARE_OF_TURN: Final = 0.4  # of the time a turn has left, that one decision may take
MOST_COMPARED: Final = 40  # positions looked at to find out where the tree goes on
MOST_TRIED: Final = 2000  # and what chance decided on the way to them, where dice may be thrown again and again
DEEPEST: Final = 60  # so often in a row


class Budget(NamedTuple):
    """When to stop: so many simulations through the decision, kept ones of an earlier decision included, or the clock.

    Without a clock the same seed gives the same thoughts."""

    simulations: int
    seconds: float = FOREVER  # for this decision
    turn_seconds: float = FOREVER  # for all decisions of a turn together
    until_certain: bool = False  # or as soon as no other move can become the favourite: enough to play, not to compare


class Candidate(NamedTuple):
    """What was found out about one legal move; `values` is the mean result of every seat, empty if it was not tried."""

    move: int
    visits: int
    prior: float
    values: tuple[float, ...]


class Thoughts(NamedTuple):
    """The result of a search. Candidates are in the order of the decision's options."""

    best: int  # the move to play; where seats choose at once it is drawn by visits
    options: tuple[Candidate, ...]
    simulations: int  # through this decision, kept ones included
    kept: int  # of them from an earlier decision of the same turn
    seconds: float


class Search:
    """Thinks about the decisions of one seat, one after another, and goes on in the same tree within a turn."""

    def __init__(
        self,
        game: Game,
        rng: Rng,
        how: int = QUIET,
        noise: float = 0.0,
        by_hand: bool = False,
        deep: bool = False,
        temperament: str = "",
    ) -> None:
        """`how` simulations end is explained in rollouts.py; `noise` is added to evaluations, for weaker bots; without
        the network that judges positions, the game evaluates them `by_hand`; a `deep` tree goes on behind what chance
        decides, also where the game would end it there, and its rollouts go on where the game says so; a `temperament`
        likes some positions more than others."""
        settings = game.search_settings()
        self.game = game
        self.rng = rng
        self.how = how
        self.open_chance = settings.open_chance
        self.noise = noise
        self.by_hand = by_hand
        self.deep = deep
        self.temperament = temperament
        priors = None if by_hand else shipped_priors(game)
        self.chooser = Chooser(game, settings.exploration, settings.widening, priors)
        judge = None if by_hand else shipped(game)
        taste, passes, epsilon = taste_of(game, temperament), 0, settings.epsilon
        if deep:
            passes = settings.deep_passes
            epsilon = settings.epsilon if settings.deep_epsilon is None else settings.deep_epsilon
        self.rollouts = Rollouts(game, rng, how, epsilon, judge, taste, passes)
        self.to_chance = settings.to_chance and not deep
        self.to_quiet = settings.to_quiet
        self.out: vec[i64] = counts(len(game.moves))
        self.weights: vec[i64] = counts(len(game.moves))
        self.values: vec[float] = fractions(MOST_SEATS)
        self.path: list[Node] = []
        self.seat = 0
        self.view: Document = {}  # of the last decision
        self.root = Node(-1, 1.0)  # of its tree
        self.world: State | None = None  # looks like it
        self.followed: list[tuple[int, Node]] = []  # moves that may have been played since, and the trees behind them
        self.compared = 0
        self.tried = 0
        self.spent = 0.0  # seconds of this turn

    def __reduce__(self) -> tuple[Any, ...]:
        """A copy thinks with the same luck from here on; it does not take the tree along."""
        return Search, (self.game, self.rng, self.how, self.noise, self.by_hand, self.deep, self.temperament)

    def draw_from(self, rng: Rng) -> None:
        """From now on luck comes from another generator."""
        self.rng = rng
        self.rollouts.rng = rng

    # ------------------------------------------------------------------ thinking
    def think(self, view: Document, decision: Decision, budget: Budget) -> Thoughts:
        """Looks for the best move; all it knows is the view and the legal moves."""
        began = time.perf_counter()
        options = [move.id for move in decision.options]
        root = self.find(view, decision.seat)
        if root is None:
            root = Node(-1, 1.0)
            self.world = self.game.imagine(view, self.rng)
            self.game.unseal(self.world, decision.seat)
            self.spent = 0.0
        world = self.world
        assert world is not None
        self.seat, self.view, self.root = decision.seat, view, root
        sealed = isinstance(world.now, Simultaneous)
        top = root.lane(decision.seat) if sealed else root
        kept = int(top.visits)
        if len(options) == 1:
            self.followed = [] if sealed else [(options[0], root)]
            return Thoughts(options[0], (Candidate(options[0], kept, 1.0, ()),), kept, kept, 0.0)
        self.chooser.forget()
        self.rollouts.seat = decision.seat
        until = began + min(budget.seconds, SHARE_OF_TURN * (budget.turn_seconds - self.spent))
        simulations = 0
        while top.visits < budget.simulations:
            self.game.resample_in(world, decision.seat, self.rng, self.out)
            self.simulate(root, world.copy())
            simulations += 1
            if simulations % SIMULATIONS_BETWEEN_LOOKS == 0:
                now = time.perf_counter()
                if now > until:
                    break
                if budget.until_certain and not sealed:
                    passed = max(now - began, 1e-6)  # the clock of a browser may stand still between two looks
                    by_the_clock = float(simulations) * (until - now) / passed
                    if certain(top, options, min(float(budget.simulations - top.visits), by_the_clock)):
                        break
        best = self.drawn(top, options) if sealed else self.most_visited(top, options)
        likely = [child for child in top.children if not sealed and int(child.move) in options]
        self.followed = [(int(child.move), child) for child in sorted(likely, key=by_visits)[:4]]
        seconds = time.perf_counter() - began
        self.spent += seconds
        return Thoughts(best, self.candidates(top, options, world.setup.seats), int(top.visits), kept, seconds)

    def candidates(self, top: Node, options: list[int], seats: int) -> tuple[Candidate, ...]:
        found: list[Candidate] = []
        for move in options:
            child = top.child(move)
            if child is None or child.visits == 0:
                found.append(Candidate(move, 0, child.prior if child is not None else 0.0, ()))
            else:
                values = tuple([child.mean(seat) for seat in range(seats)])
                found.append(Candidate(move, int(child.visits), child.prior, values))
        return tuple(found)

    def most_visited(self, top: Node, options: list[int]) -> int:
        best, most, worth = options[0], -1, 0.0
        for child in top.children:
            visits, mean = int(child.visits), child.mean(self.seat)
            if (visits > most or (visits == most and mean > worth)) and int(child.move) in options:
                best, most, worth = int(child.move), visits, mean
        return best

    def drawn(self, top: Node, options: list[int]) -> int:
        """A mixed choice: by visits, among those that were tried at least a third as often as the favourite."""
        tried = [(int(child.move), int(child.visits)) for child in top.children if int(child.move) in options]
        most = max([visits for _, visits in tried], default=0)
        serious = [(move, visits) for move, visits in tried if 3 * visits >= most > 0]
        ticket: i64 = self.rng.below(max(1, sum([visits for _, visits in serious])))
        for move, visits in serious:
            if ticket < visits:
                return move
            ticket -= visits
        return options[0]

    # ------------------------------------------------------------------ one simulation
    def simulate(self, root: Node, state: State) -> None:
        """Follows the tree through one world to a new move, evaluates what follows, and notes it on the way back."""
        path = self.path
        path.clear()
        path.append(root)
        self.descend(root, state)
        seats: i64 = state.setup.seats
        self.rollouts.evaluate(state, self.values, seats)
        if self.noise > 0.0:
            self.blur(seats)
        self.chooser.note(self.values, seats)
        for node in path:
            node.add(self.values, seats)

    def descend(self, node: Node, state: State) -> None:
        while True:
            step = state.now
            if step is None or (self.to_quiet and len(self.path) > 1 and self.game.quiet(state, self.seat)):
                return
            if step.seat == CHANCE:
                if self.to_chance:
                    return
                outcome: i64 = step.draw(state, self.rng, self.out, self.weights)
                apply(state, outcome)
                if self.open_chance:
                    node = node.child_by_chance(outcome)
                    self.path.append(node)
                    if node.visits == 0:
                        return
                continue
            if isinstance(step, Simultaneous):
                after = self.choose_at_once(node, state)
                if after is None:
                    return
                node = after
                continue
            found: i64 = step.options(state, self.out)
            if found == 1:
                apply(state, self.out[0])
                continue
            node = self.chooser.choose(node, state, step.seat, self.out, found)
            self.path.append(node)
            apply(state, node.move)
            if node.visits == 0:
                return

    def choose_at_once(self, group: Node, state: State) -> Node | None:
        """Every seat chooses in its own tree; the simulation goes on behind the choice of the seat that thinks.

        None where a choice was new, so that the simulation ends."""
        ends: list[Node] = [group.lane(seat) for seat in range(MOST_SEATS)]
        seen: i64 = 0  # seats whose lane was visited, a bit for each
        fresh = False
        while True:
            step = state.now
            if not isinstance(step, Simultaneous):
                break
            seat: i64 = step.seat
            if (seen >> seat) & 1 == 0:
                seen |= BITS[seat]
                self.path.append(ends[seat])
            found: i64 = step.options(state, self.out)
            if found == 1:
                apply(state, self.out[0])
                continue
            child = self.chooser.choose(ends[seat], state, seat, self.out, found)
            self.path.append(child)
            apply(state, child.move)
            fresh = fresh or child.visits == 0
            ends[seat] = child
        return None if fresh else ends[self.seat]

    def blur(self, seats: i64) -> None:
        """Noise on the evaluations of a weak player."""
        seat: i64
        for seat in range(seats):
            off: float = self.rng.random() + self.rng.random() - 1.0
            self.values[seat] += self.noise * off

    # ------------------------------------------------------------------ going on in the same tree
    def find(self, view: Document, seat: int) -> Node | None:
        """The node of this view in the tree of the last decision, if nobody else has decided since."""
        world = self.world
        if world is None or seat != self.seat:
            return None
        if view == self.view:
            return self.root
        self.compared = 0
        self.tried = 0
        for move, node in self.followed:
            state = world.copy()
            apply(state, move)
            found = self.find_after(view, state, node, seat, 0)
            if found is not None:
                return found
        return None

    def find_after(self, view: Document, state: State, node: Node, seat: int, deep: int) -> Node | None:
        """The same behind a move that was played; what chance decided since is tried out."""
        step = state.now
        if step is None or isinstance(step, Simultaneous) or self.compared >= MOST_COMPARED:
            return None
        if step.seat != CHANCE:
            self.compared += 1
            if step.seat == seat and self.game.view(state, seat) == view:
                self.world = state
                return node
            return None
        if deep >= DEEPEST or self.tried >= MOST_TRIED:
            return None
        self.tried += 1
        found: i64 = step.outcomes(state, self.out, self.weights)
        outcomes = [int(self.out[k]) for k in range(found)]
        for outcome in outcomes:
            after = state.copy()
            apply(after, outcome)
            behind = node.child_by_chance(outcome) if self.open_chance else node
            reached = self.find_after(view, after, behind, seat, deep + 1)
            if reached is not None:
                return reached
        return None


def certain(top: Node, options: list[int], left: float) -> bool:
    """Whether the favourite stays the favourite, wherever the simulations go that are left."""
    most: i64 = 0
    second: i64 = 0
    for child in top.children:
        visits: i64 = child.visits
        if visits > second and int(child.move) in options:
            second = most if visits > most else visits
            most = max(most, visits)
    return float(most - second) > left


BITS: Final[list[i64]] = [1, 2, 4, 8, 16]


def by_visits(node: Node) -> int:
    return -int(node.visits)
