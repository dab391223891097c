"""What the tests of Sa-Ré share: positions made by hand, moves in notation, and games played by a seed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path

import mastaba
from mastaba import CHANCE, Decision, IllegalMove, Move, Rng, State
from mastaba.kernel.notation import read_actor

GAME = mastaba.load("sa-re")
HERE = Path(__file__).parent
START = {"A1": "WH MB"}


def chosen(options: str) -> Mapping[str, object]:
    """Options as in a transcript."""
    return dict(word.split("=") for word in options.split())


def position(
    phase: str,
    one: Mapping[str, object] | None = None,
    two: Mapping[str, object] | None = None,
    three: Mapping[str, object] | None = None,
    four: Mapping[str, object] | None = None,
    /,
    edition: str = "fr",
    options: str = "",
    rules: int | None = None,
    data: Mapping[str, object] | None = None,
    **fields: object,
) -> State:
    """A moment of a phase; as many seats as players are given, at least two."""
    given = [player or {} for player in (one, two, three, four)]
    seats = max(2, sum(player is not None for player in (one, two, three, four)))
    players = {str(k + 1): player for k, player in enumerate(given[:seats])}
    setup = GAME.setup(seats, edition, chosen(options), data, rules)
    return GAME.position(setup, {"phase": phase, "players": players, **fields})


def site(**spaces: str) -> dict[str, str]:
    """A site with the two starting tiles on A1 and these tiles."""
    return {**START, **spaces}


def play(state: State, *lines: str) -> State:
    """Plays lines of a transcript in place."""
    for line in lines:
        actor, _, move = line.partition(" ")
        GAME.play(state, read_actor(actor, state.setup.seats), GAME.parse(move))
    return state


def after(state: State, *lines: str) -> State:
    """The position that lines of a transcript lead to."""
    return play(state.copy(), *lines)


def offered(state: State) -> set[str]:
    """The moves of whoever decides."""
    return {str(move) for decision in GAME.decisions(state) for move in decision.options}


def decides(state: State) -> int:
    """The seat that decides, from 1; 0 for chance."""
    return GAME.decisions(state)[0].seat + 1


def refusal(state: State, line: str) -> str:
    """The paragraph and the reason why a move is not possible."""
    actor, _, move = line.partition(" ")
    found = GAME.explain(state, read_actor(actor, state.setup.seats), GAME.parse(move))
    assert isinstance(found, IllegalMove), f"{line} is possible"
    return f"{found.rule} {found.reason}"


def field(state: State, path: str) -> object:
    """A field of the saved position, by its dotted name; an empty space of a site is an empty text."""
    found: object = GAME.save(state)
    for word in path.split("."):
        assert isinstance(found, dict)
        found = found.get(word, "") if word[0] in "ABC" and len(word) == 2 else found[word]
    return found


def weighted(weights: list[int], rng: Rng) -> int:
    ticket = rng.below(sum(weights))
    k = 0
    while ticket >= weights[k]:
        ticket -= weights[k]
        k += 1
    return k


def at_a_glance(state: State, decision: Decision, rng: Rng) -> Move:
    """By the prior of each move, so that cities grow."""
    moves, weights = GAME.buffer(), GAME.buffer()
    for k, move in enumerate(decision.options):
        moves[k] = move.id
    GAME.priors(state, decision.seat, moves, len(decision.options), weights)
    return decision.options[weighted([int(weights[k]) ** 2 + 1 for k in range(len(decision.options))], rng)]


def walk(
    seed: int, seats: int, edition: str = "fr", options: str = "", rules: int | None = None
) -> Iterator[tuple[State, int, Move]]:
    """Plays a game to its end; gives each position with the move about to be made there."""
    rng = Rng(seed)
    state = GAME.begin(GAME.setup(seats, edition, chosen(options), None, rules))
    while decisions := GAME.decisions(state):
        decision = decisions[0]
        if decision.weights is None:
            move = at_a_glance(state, decision, rng)
        else:
            move = decision.options[weighted(list(decision.weights), rng)]
        yield state, decision.seat, move
        GAME.play(state, decision.seat, move)
    yield state, CHANCE, GAME.moves[0]


def losses(state: State, seat: int = 0) -> dict[str, str]:
    """What each option gives up, as `PARAGRAPH reason`."""
    decision = next(one for one in GAME.decisions(state) if one.seat == seat)
    return {text: f"{rule} {rule.facts}" for text, rule in GAME.losses(state, decision).items()}
