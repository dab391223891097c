"""The course of the game: set-up, then turns of three phases until somebody meets the goal (SR-3)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from mastaba.games.sa_re.data import (
    CARPENTER,
    GOLDSMITH,
    HAND,
    HARBOR,
    KINDS,
    RESOURCES,
    WILD,
)
from mastaba.games.sa_re.events import turn_began
from mastaba.games.sa_re.rules.building import BEGIN_BUILDING
from mastaba.games.sa_re.rules.ending import finish, fulfils
from mastaba.games.sa_re.rules.projects import BEGIN_PROJECTS
from mastaba.games.sa_re.rules.season import OPEN_SEASON, gather
from mastaba.games.sa_re.state import CAPPED, GOAL, City
from mastaba.kernel.agenda import AUTOMATIC, AnyStep, Step


class BeginTurn(Step[City]):
    """Project selection, production season and building phase, everybody from the first player on (SR-3.1)."""

    def __init__(self) -> None:
        super().__init__(AUTOMATIC)

    def run(self, state: City) -> AnyStep | None:
        turn_began(state, state.first, turn=state.turn)
        state.then(PHASES[state.switches.seats * 4 + state.first])
        return None


class EndTurn(Step[City]):
    """The goal is looked at, then the shoe passes to the left and a new turn begins (SR-9.1, SR-3.3)."""

    def __init__(self) -> None:
        super().__init__(AUTOMATIC)

    def run(self, state: City) -> AnyStep | None:
        seat: i64
        for seat in range(state.switches.seats):
            if fulfils(state, seat):
                finish(state, GOAL)
                return None
        if state.turn >= state.switches.turn_cap:
            finish(state, CAPPED)
            return None
        state.turn += 1
        state.first = (state.first + 1) % state.switches.seats
        refresh(state)
        return BEGIN_TURN


def refresh(state: City) -> None:
    """Obelisks up, markers down, powers to their day side, a token on every production building (SR-3.3)."""
    gather(state)
    state.up = (1 << state.switches.seats) - 1
    state.revolted = 0
    state.stepped = 0
    state.built = 0
    state.stage = 0
    state.actor = state.first
    state.final = False
    seat: i64
    kind: i64
    for seat in range(state.switches.seats):
        state.markers[seat] = 0
        state.used[seat] = 0
        if state.switches.fresh_only:  # amendment 16.4
            grow_old(state, seat)
        for kind in range(GOLDSMITH, CARPENTER + 1):
            state.tokens[seat * 4 + kind - GOLDSMITH] = state.completed[seat * KINDS + kind]
        state.tokens[seat * 4 + WILD] = state.completed[seat * KINDS + HARBOR]


def grow_old(state: City, seat: i64) -> None:
    """The cards that a player has kept are no longer of this turn."""
    k: i64
    for k in range(seat * HAND, seat * HAND + RESOURCES):
        state.older[k] = state.hands[k]


BEGIN_TURN: Final = BeginTurn()
END_TURN: Final = EndTurn()


def phases(seats: int, first: int) -> tuple[AnyStep, ...]:
    """A turn as a list (SR-3.1)."""
    order = [(first + k) % seats for k in range(seats)]
    return (
        *[BEGIN_PROJECTS[seat] for seat in order],
        OPEN_SEASON,
        *[BEGIN_BUILDING[seat] for seat in order],
        END_TURN,
    )


PHASES: Final[list[tuple[AnyStep, ...]]] = [phases(max(seats, 1), first) for seats in range(5) for first in range(4)]
