"""Positions and moves of Amun-Re for the tests, written as in a transcript."""

from __future__ import annotations

from pathlib import Path

import mastaba
from mastaba import IllegalMove, State
from mastaba.kernel.notation import read_actor

GAME = mastaba.load("amun-re")
HERE = Path(__file__).parent


def position(**fields: object) -> State:
    """A position: `p1` to `p5` are players, `ABY` and the like provinces, `owned` the provinces of each seat.

    `seats` (4 unless given) and `options` (as in a transcript) are the set-up; all else is as in a scenario."""
    seats, options, owned = fields.pop("seats", 4), fields.pop("options", ""), fields.pop("owned", {})
    assert isinstance(seats, int) and isinstance(options, str) and isinstance(owned, dict)
    provinces: dict[str, dict[str, object]] = {}
    for seat, names in owned.items():
        for name in names.split():
            provinces[name] = {"owner": seat}
    given: dict[str, object] = {}
    players: dict[str, object] = {}
    for name, value in fields.items():
        if name.isupper():
            assert isinstance(value, dict)
            provinces.setdefault(name, {}).update(value)
        elif len(name) == 2 and name[0] == "p":
            players[name[1]] = value
        else:
            given[name] = value
    chosen = dict(word.split("=") for word in options.split())
    return GAME.position(GAME.setup(seats, options=chosen), {"players": players, "provinces": provinces, **given})


def play(state: State, *lines: str) -> State:
    """Plays lines of a transcript in place."""
    for line in lines:
        actor, _, move = line.partition(" ")
        GAME.play(state, read_actor(actor, 5), GAME.parse(move))
    return state


def after(state: State, *lines: str) -> State:
    """The position that lines of a transcript lead to."""
    return play(state.copy(), *lines)


def offered(state: State, seat: int | None = None) -> set[str]:
    """The moves of whoever decides, or of one of several."""
    return {
        str(move)
        for decision in GAME.decisions(state)
        if seat is None or decision.seat == seat - 1
        for move in decision.options
    }


def decides(state: State) -> list[int]:
    """The seats that decide, 0 for chance."""
    return [decision.seat + 1 for decision in GAME.decisions(state)]


def refusal(state: State, line: str) -> str:
    """The paragraph and the reason why a move is not possible."""
    actor, _, move = line.partition(" ")
    found = GAME.explain(state, read_actor(actor, 5), GAME.parse(move))
    assert isinstance(found, IllegalMove), f"{line} is possible"
    return f"{found.rule} {found.reason}"


def field(state: State, path: str) -> object:
    """A field of the saved position, by its dotted name."""
    found: object = GAME.save(state)
    for word in path.split("."):
        assert isinstance(found, dict)
        found = found[word]
    return found


def number(state: State, path: str) -> int:
    found = field(state, path)
    assert isinstance(found, int)
    return found


def text(state: State, path: str) -> str:
    found = field(state, path)
    assert isinstance(found, str)
    return found


def cards(state: State, path: str) -> list[str]:
    return text(state, path).split()


def land(state: State, code: str) -> tuple[int, int]:
    """Bricks and pyramids of a province."""
    return number(state, f"provinces.{code}.bricks"), number(state, f"provinces.{code}.pyramids")


def losses(state: State, seat: int = 0) -> dict[str, str]:
    """What each option gives up, as `PARAGRAPH reason`."""
    decision = next(one for one in GAME.decisions(state) if one.seat == seat)
    return {text: f"{rule} {rule.facts}" for text, rule in GAME.losses(state, decision).items()}
