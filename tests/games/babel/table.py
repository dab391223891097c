"""What the tests of Babel share: positions made by hand, moves in notation, and games played by a seed."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

import mastaba
from mastaba import CHANCE, Decision, IllegalMove, Move, Rng, State
from mastaba.kernel.documents import Document
from mastaba.kernel.notation import read_actor

GAME = mastaba.load("babel")
HERE = Path(__file__).parent
NATIONS = "AHMPS"
FOURTEEN = {"A": "1 2 3 4 5 6", "H": "1 2 3 4 5", "M": "1 2 3"}  # temples worth 14

Choose = Callable[[State, Decision, Rng], Move]


def position(
    one: Mapping[str, object], two: Mapping[str, object] | None = None, /, options: str = "", **fields: object
) -> State:
    """A position from the two players' sides; `options` as in a transcript."""
    chosen = dict(word.split("=") for word in options.split())
    return GAME.position(GAME.setup(options=chosen), {"players": {"1": one, "2": two or {}}, **fields})


def play(state: State, *lines: str) -> State:
    """Plays lines of a transcript in place."""
    for line in lines:
        actor, _, move = line.partition(" ")
        GAME.play(state, read_actor(actor, 2), GAME.parse(move))
    return state


def after(state: State, *lines: str) -> State:
    """The position that lines of a transcript lead to."""
    return play(state.copy(), *lines)


def offered(state: State) -> set[str]:
    """The moves of whoever decides."""
    return {str(move) for decision in GAME.decisions(state) for move in decision.options}


def refusal(state: State, line: str) -> str:
    """The paragraph and the reason why a move is not possible."""
    actor, _, move = line.partition(" ")
    found = GAME.explain(state, read_actor(actor, 2), GAME.parse(move))
    assert isinstance(found, IllegalMove), f"{line} is possible"
    return f"{found.rule} {found.reason}"


def field(position: State | Document, path: str) -> object:
    """A field of a position, or of one that was saved, by its dotted name."""
    found: object = GAME.save(position) if isinstance(position, State) else position
    for word in path.split("."):
        assert isinstance(found, dict)
        found = found[word]
    return found


def text(position: State | Document, path: str) -> str:
    found = field(position, path)
    assert isinstance(found, str)
    return found


# ---------------------------------------------------------------------- games by a seed
def at_random(state: State, decision: Decision, rng: Rng) -> Move:
    return decision.options[rng.below(len(decision.options))]


def at_a_glance(state: State, decision: Decision, rng: Rng) -> Move:
    """By the prior of each move, so that temples rise and fall."""
    moves, weights = GAME.buffer(), GAME.buffer()
    for k, move in enumerate(decision.options):
        moves[k] = move.id
    GAME.priors(state, decision.seat, moves, len(decision.options), weights)
    worth = [int(weights[k]) ** 2 + 1 for k in range(len(decision.options))]
    return decision.options[weighted(worth, rng)]


def hoarding(state: State, decision: Decision, rng: Rng) -> Move:
    """Deploys whatever it can, so that hardly a card is ever discarded."""
    wanted = [move for move in decision.options if move.kind in ("dep", "build")]
    return (wanted or decision.options)[rng.below(len(wanted or decision.options))]


def weighted(weights: list[int], rng: Rng) -> int:
    ticket = rng.below(sum(weights))
    k = 0
    while ticket >= weights[k]:
        ticket -= weights[k]
        k += 1
    return k


def walk(seed: int, choose: Choose, options: str = "") -> Iterator[tuple[State, int, Move]]:
    """Plays a game to its end; gives each position with the move about to be made there, and at last the final one.

    The final position comes with chance's first move, which nobody makes."""
    rng = Rng(seed)
    state = GAME.start(options=dict(word.split("=") for word in options.split()))
    while True:
        decisions = GAME.decisions(state)
        if not decisions:
            yield state, CHANCE, GAME.moves[0]
            return
        decision = decisions[0]
        if decision.weights is None:
            move = choose(state, decision, rng)
        else:
            move = decision.options[weighted(list(decision.weights), rng)]
        yield state, decision.seat, move
        GAME.play(state, decision.seat, move)


def losses(state: State, seat: int = 0) -> dict[str, str]:
    """What each option gives up, as `PARAGRAPH reason`."""
    decision = next(one for one in GAME.decisions(state) if one.seat == seat)
    return {text: f"{rule} {rule.facts}" for text, rule in GAME.losses(state, decision).items()}
