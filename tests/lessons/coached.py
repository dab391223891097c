"""Games played through the coach's picker, and what one line says about a position."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import mastaba
from mastaba import CHANCE, Decision, Game, Rng, State
from mastaba.bots.levels import bot
from mastaba.kernel.agenda import Facts
from mastaba.kernel.documents import Document
from mastaba.lessons.coaching import Said, coach_of, pick

GAMES = ("amun-re", "babel", "cleopatra", "sa-re")


class Asked(NamedTuple):
    """A decision of a seat, with what it sees and what the coach said about it."""

    state: State
    view: Document
    decision: Decision
    said: Said | None


def figures(game: Game, state: State, seat: int, key: str) -> Facts | None:
    """What a line would say to that seat, from 1; None where it has nothing to say, or nothing is asked there."""
    coach = coach_of(game.name)
    assert coach is not None
    line = next(line for line in coach.lines if line.key == f"{game.name}-coach-{key}")
    for decision in game.decisions(state):
        if decision.seat == seat - 1 and decision.prompt.key in line.prompts:
            return line.figures(game.view(state, decision.seat), decision)
    return None


def said_first(game: Game, state: State, seat: int = 1, known: tuple[str, ...] = ()) -> str | None:
    """The line that is said to somebody who knows only these."""
    coach = coach_of(game.name)
    assert coach is not None
    decision = next(one for one in game.decisions(state) if one.seat == seat - 1)
    found = pick(coach, game.view(state, seat - 1), decision, {f"{game.name}-coach-{key}" for key in known})
    return None if found is None else found.key.removeprefix(f"{game.name}-coach-")


def whole_game(name: str, seed: int, level: str) -> Iterator[Asked]:
    """A game of bots in which the first seat has a coach."""
    game, coach, rng = mastaba.load(name), coach_of(name), Rng(seed)
    assert coach is not None
    player, here = bot(game, level, seed), list[Said]()
    state = game.start(game.seats[0])
    while state.now is not None:
        decision = game.decisions(state)[0]
        if decision.seat == CHANCE:
            weights = decision.weights or ()
            ticket = rng.below(sum(weights))
            move = next(one for k, one in enumerate(decision.options) if ticket < sum(weights[: k + 1]))
        else:
            view = game.view(state, decision.seat)
            if decision.seat == 0:
                said = pick(coach, view, decision, {one.key for one in here}, here)
                here += [] if said is None else [said]
                yield Asked(state, view, decision, said)
            move = player.decide(view, decision)
        game.play(state, decision.seat, move)
