"""The second proof, which shares nothing with the first but the rules, and the other things a puzzle must keep.

It goes by depth and in the reverse order, tells positions apart by all that the game saves of them, prunes nothing, may
visit ten times as many positions, and plays in another world: one that looks the same to the solver. What others answer
inside the unit is also another answer. So it agrees only if the solution follows from what the solver sees."""

from __future__ import annotations

from hashlib import blake2b
from typing import Final, NamedTuple

from mastaba.kernel.agenda import CHANCE, Event, IllegalMove, State, apply_for
from mastaba.kernel.chance import Rng
from mastaba.kernel.errors import BadInput
from mastaba.kernel.puzzle_kind import NO_REPLY
from mastaba.puzzles import judging
from mastaba.puzzles.puzzle import Puzzle, rating_of
from mastaba.puzzles.search import MOST_POSITIONS, BreaksOff, Plan, Search, TooLarge
from mastaba.puzzles.writing import id_of

TENFOLD: Final = 10 * MOST_POSITIONS
WORLD: Final = 1  # the seed of the world in which the second proof is made


class Proof(NamedTuple):
    """What the second search found."""

    positions: int
    best: int
    plans: int  # how many plans reach it


def verify(puzzle: Puzzle) -> Proof:
    """BadInput says which claim of the file does not hold."""
    try:
        check_claims(puzzle)
        check_first_proof(puzzle)
        return check_second_proof(puzzle)
    except BadInput as error:
        raise BadInput(f"{puzzle.id}: {error}") from None


def check_claims(puzzle: Puzzle) -> None:
    """All that can be seen without a search."""
    unit = puzzle.unit
    if puzzle.id != (right := id_of(puzzle.game, puzzle.start, puzzle.seat, puzzle.kind)):
        raise BadInput(f"the id of this position and question is {right}")
    for plan in (*puzzle.plans, puzzle.natural):
        check_plan(puzzle, plan)
    if any(puzzle.best.value - plan.value < puzzle.gap for plan in puzzle.plans[1:]):
        raise BadInput(f"the second plan is not worse by a gap of {puzzle.gap}")
    if puzzle.natural.value >= puzzle.best.value:
        raise BadInput("the natural plan is the best one")
    size = size_of(puzzle, puzzle.best)
    if (puzzle.decisions, puzzle.decoys) != size:
        raise BadInput(f"the best plan has {size.decisions} decisions and {size.decoys} other moves on its way")
    if not unit.least <= puzzle.decisions <= unit.most:
        raise BadInput(f"the solution has {puzzle.decisions} decisions, and must have {unit.least} to {unit.most}")
    if puzzle.decoys < unit.decoys:
        raise BadInput(f"there are {puzzle.decoys} other moves on the way, and must be {unit.decoys}")
    if puzzle.rating != (rating := rating_of(puzzle.decisions)):
        raise BadInput(f"its first rating is {rating}, not {puzzle.rating}")
    themes = puzzle.kind.themes(puzzle.start, puzzle.seat, puzzle.best.moves)
    if list(puzzle.themes) != themes:
        raise BadInput(f"its themes are {', '.join(themes)}, not {', '.join(puzzle.themes)}")


def check_plan(puzzle: Puzzle, plan: Plan) -> None:
    """It can be played, shows nothing hidden before its last move, ends with the unit, and comes to its value."""
    state, shown = puzzle.start.copy(), False

    def listen(event: Event) -> None:
        nonlocal shown
        shown = shown or event.reveals

    for move in plan.moves:
        if judging.is_over(puzzle, state):
            raise BadInput(f"the unit is over before {move}")
        if shown and plan is puzzle.best:
            raise BadInput(f"something hidden is shown before {move}")
        try:
            puzzle.game.play(state, puzzle.seat, move, listen)
        except IllegalMove as refusal:
            raise BadInput(f"{move} is refused by {refusal.rule} ({refusal.reason})") from None
        while (reply := judging.reply(puzzle, state)) is not None:
            puzzle.game.play(state, other_seat(state), reply, listen)
    if not judging.is_over(puzzle, state):
        raise BadInput(f"the unit is not over after {', '.join(map(str, plan.moves))}")
    if (value := judging.verdict(puzzle, state).value) != plan.value:
        raise BadInput(f"{', '.join(map(str, plan.moves))} comes to {value}, not {plan.value}")


def other_seat(state: State) -> int:
    if state.now is None or state.now.seat == CHANCE:
        raise BadInput("nobody else decides here")
    return int(state.now.seat)


class Size(NamedTuple):
    """How much there is to decide on the way of a plan, and how many other moves there are."""

    decisions: int
    decoys: int


def size_of(puzzle: Puzzle, plan: Plan) -> Size:
    state, decisions, decoys = puzzle.start.copy(), 0, 0
    for move in plan.moves:
        others = len(own_options(puzzle, state)) - 1
        decisions += others > 0 and puzzle.unit.goes_on(move)
        decoys += others
        puzzle.game.play(state, puzzle.seat, move)
        while (reply := judging.reply(puzzle, state)) is not None:
            puzzle.game.play(state, other_seat(state), reply)
    return Size(decisions, decoys)


def own_options(puzzle: Puzzle, state: State) -> list[int]:
    """What the solver can do now, as the game lists it for everybody."""
    decisions = [decision for decision in puzzle.game.decisions(state) if decision.seat == puzzle.seat]
    return [move.id for decision in decisions for move in decision.options]


def check_first_proof(puzzle: Puzzle) -> None:
    try:
        searched = Search(puzzle.game, puzzle.unit, puzzle.start, puzzle.seat).run()
    except TooLarge:
        raise BadInput(f"its unit has more than {MOST_POSITIONS} positions") from None
    except BreaksOff:
        raise BadInput("chance ends its unit though more could be done after it") from None
    found = searched.findings[puzzle.kind.name]
    gap = 1 if puzzle.kind.goal else found.gap
    if (found.best, gap, searched.positions) != (puzzle.best.value, puzzle.gap, puzzle.positions):
        raise BadInput(
            f"the search finds {found.best} with a gap of {gap} in {searched.positions} positions, "
            f"not {puzzle.best.value} with {puzzle.gap} in {puzzle.positions}"
        )


def check_second_proof(puzzle: Puzzle, most: int = TENFOLD) -> Proof:
    proof = exhaust(puzzle, most)
    if proof.best != puzzle.best.value:
        raise BadInput(f"the second search finds {proof.best}, not {puzzle.best.value}")
    if proof.plans != 1:
        raise BadInput(f"the second search finds {proof.plans} plans that come to {proof.best}")
    return proof


def exhaust(puzzle: Puzzle, most: int = TENFOLD) -> Proof:
    """Every position that the solver can bring about, by depth."""
    game, unit, kind, seat = puzzle.game, puzzle.unit, puzzle.kind, puzzle.seat
    world = game.imagine(game.view(puzzle.start, seat), Rng(WORLD))
    seen = {mark(puzzle, world)}
    best, plans = None, set[bytes]()
    open_positions = [world]
    while open_positions:
        state = open_positions.pop()
        for move in own_options(puzzle, state)[::-1]:
            child = state.copy()
            apply_for(child, seat, move)
            while (reply := unit.reply(child, seat, True)) != NO_REPLY:
                apply_for(child, other_seat(child), reply)
            over = judging.is_over(puzzle, child)
            if not over:
                if (known := mark(puzzle, child)) not in seen:
                    if len(seen) >= most:
                        raise BadInput(f"the second search has more than {most} positions")
                    seen.add(known)
                    open_positions.append(child)
                continue
            if unit.breaks_off(child, seat):
                raise BadInput("the second search meets chance inside the unit")
            value = kind.value(world, child, seat)
            if best is None or value > best:
                best, plans = value, set()
            if value == best:
                plans.add(kind.plan(child, seat))
    assert best is not None  # a unit can always be ended
    return Proof(len(seen), best, len(plans))


def mark(puzzle: Puzzle, state: State) -> bytes:
    """A position, told by all that is saved of it."""
    return blake2b(repr(puzzle.game.save(state)).encode(), digest_size=12).digest()
