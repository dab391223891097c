"""What the tests of Cleopatra share: positions made by hand, moves in notation, and games played by a seed."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import mastaba
from mastaba import CHANCE, Decision, IllegalMove, Move, Rng, State
from mastaba.kernel.documents import Document
from mastaba.kernel.notation import read_actor
from mastaba.testing.laws import choose

GAME = mastaba.load("cleopatra")
HERE = Path(__file__).parent
FOUR: dict[str, Any] = {
    "sphinxes": {"L": 3, "R": 3},
    "obelisks": "L R",
    "doors": "L R",
    "columns": "1 2 3 4 5 6 7 8 9",
}  # four categories complete


def position(one: Mapping[str, object] | str = "", /, *others: Mapping[str, object], **fields: Any) -> State:
    """A position from the players' belongings, the first by default a hand alone.

    Among the fields may be the number of `seats`, `options` as in a transcript, `data` of a box and the `rules`."""
    chosen = dict(word.split("=") for word in fields.pop("options", "").split())
    setup = GAME.setup(
        fields.pop("seats", 2), options=chosen, data=fields.pop("data", None), rules=fields.pop("rules", None)
    )
    given = [{"hand": one} if isinstance(one, str) else one, *others]
    return GAME.position(setup, {"players": {str(k + 1): player for k, player in enumerate(given)}, **fields})


def play(state: State, *lines: str) -> State:
    """Plays lines of a transcript in place; several may stand in one text, divided by a slash."""
    for text in lines:
        for line in text.split(" / "):
            actor, _, move = line.partition(" ")
            GAME.play(state, read_actor(actor, 4), GAME.parse(move))
    return state


def after(state: State, *lines: str) -> State:
    """The position that lines of a transcript lead to."""
    return play(state.copy(), *lines)


def quarry(one: Mapping[str, object] | str, /, helper: str = "none", **fields: Any) -> State:
    """Player 1 has gone to the quarry."""
    return after(position(one, **fields), f"1 activate {helper} / 1 go quarry")


def paid(piece: str, cards: str) -> list[str]:
    """Player 1 builds a piece and pays these cards; -A, -R and +W are waivers and credits."""
    words = {"-A": "waive A", "-R": "waive R"}
    steps = [words.get(card, f"credit {card[1:]}" if card[0] == "+" else f"pay {card}") for card in cards.split()]
    return [f"1 build {piece}", *[f"1 {step}" for step in steps]]


def offered(state: State) -> set[str]:
    """The moves of whoever decides."""
    return {str(move) for decision in GAME.decisions(state) for move in decision.options}


def refusal(state: State, line: str) -> str:
    """The paragraph and the reason why a move is not possible."""
    actor, _, move = line.partition(" ")
    found = GAME.explain(state, read_actor(actor, 4), GAME.parse(move))
    assert isinstance(found, IllegalMove), f"{line} is possible"
    return f"{found.rule} {found.reason}"


def field(position: State | Document, path: str) -> object:
    """A field of a position, or of one that was saved, by its dotted name."""
    found: object = GAME.save(position) if isinstance(position, State) else position
    for word in path.split("."):
        assert isinstance(found, dict)
        found = found[word]
    return found


def scarabs(state: State, seat: int = 1) -> int:
    found = field(state, f"players.{seat}.scarabs")
    assert isinstance(found, int)
    return found


def amulets(state: State, seat: int = 1) -> int:
    found = field(state, f"players.{seat}.amulets")
    assert isinstance(found, int)
    return found


def decides(state: State) -> list[int]:
    return [decision.seat for decision in GAME.decisions(state)]


def by_chance(state: State, rng: Rng) -> State:
    """Lets chance decide, in place, until a seat is asked or the game is over."""
    while decides(state) == [CHANCE]:
        decision = GAME.decisions(state)[0]
        GAME.play(state, CHANCE, choose(decision, rng))
    return state


def market_turn(state: State, rng: Rng, stall: int = 1) -> State:
    """The seat to move takes a stall and refills in order, in place; excess cards are kept."""
    seat = decides(state)[0]
    for move in ("activate none", "go market", f"take {stall}"):
        GAME.play(state, seat, GAME.parse(move))
    turn = field(state, "turn")
    while True:
        by_chance(state, rng)
        decisions = GAME.decisions(state)
        if not decisions or field(state, "turn") != turn:
            return state
        GAME.play(state, decisions[0].seat, decisions[0].options[0])


def at_a_glance(state: State, decision: Decision, rng: Rng) -> Move:
    """By the prior of each move."""
    moves, weights = GAME.buffer(), GAME.buffer()
    for k, move in enumerate(decision.options):
        moves[k] = move.id
    GAME.priors(state, decision.seat, moves, len(decision.options), weights)
    found = tuple(int(weights[k]) + 1 for k in range(len(decision.options)))
    return choose(decision._replace(weights=found), rng)


def losses(state: State, seat: int = 0) -> dict[str, str]:
    """What each option gives up, as `PARAGRAPH reason`."""
    decision = next(one for one in GAME.decisions(state) if one.seat == seat)
    return {text: f"{rule} {rule.facts}" for text, rule in GAME.losses(state, decision).items()}
