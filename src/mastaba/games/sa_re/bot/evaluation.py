"""How good a position looks: the chance of every seat to win."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from mastaba.games.sa_re.bot.network import logit, softmax
from mastaba.games.sa_re.bot.plans import races
from mastaba.games.sa_re.bot.turns import turns_left
from mastaba.games.sa_re.rules.ending import fulfils, worth
from mastaba.games.sa_re.rules.projects import SELECTS
from mastaba.games.sa_re.state import GOAL, RAZING, UNDECIDED, City
from mastaba.kernel.vectors import fractions

CHANCES: Final = fractions(4)  # scratch paper


def quiet(state: City) -> bool:
    """The beginning of a turn: no season is under way, and nothing is in hand that must be used up."""
    now = state.now
    return now is None or (now is SELECTS[state.first] and state.stage == RAZING and state.begun == 0)


def evaluate(state: City, seat: i64) -> float:
    """The chance of winning as it looks."""
    evaluate_all(state, CHANCES)
    return CHANCES[seat]


def evaluate_all(state: City, out: vec[float]) -> None:
    """Everybody's chance of winning: the race as it stands, or the turns to the goal."""
    seats: i64 = state.switches.seats
    race: bool = races(state)
    seat: i64
    for seat in range(seats):
        if state.ending != UNDECIDED:
            out[seat] = result(state, seat)
        else:
            out[seat] = logit(state, seat) if race else -turns_left(state, seat)
    if state.ending == UNDECIDED:
        softmax(out, seats)


def result(state: City, seat: i64) -> float:
    if state.ending != GOAL:
        return 0.3
    if not fulfils(state, seat):
        return 0.0
    other: i64
    for other in range(state.switches.seats):
        if other != seat and fulfils(state, other) and worth(state, other) > worth(state, seat):
            return 0.0
    return 1.0
