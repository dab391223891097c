"""Tables of any game in the middle of play, without a server around them."""

from __future__ import annotations

from typing import Any

import mastaba
from mastaba import Rng
from mastaba.server.commands import Now, perform, start
from mastaba.server.table_state import TableState

PEOPLE = ("anna", "ben", "carl", "dora", "eve")
NOW = Now(1, {})


def settings_of(state: TableState, game: str, seats: int) -> dict[str, Any]:
    edition = mastaba.load(game).default_edition
    return {
        "game": game, "edition": edition, "seats": seats, "options": {}, "name": "", "listed": False, "clock": None,
        "grace": None, "host": "anna", "commitment": state.commitment(), "parent": None, "given": [],
    }  # fmt: skip


def table_state(game: str = "babel", moves: int = 40, seed: int = 7, seats: int | None = None) -> TableState:
    """After so many random moves; seats that choose at once come in any order."""
    state = TableState("t", "5" * 64)
    count = seats or mastaba.load(game).seats[0]
    state.write("open", settings_of(state, game, count), 1)
    for seat, person in enumerate(PEOPLE[:count], 1):
        state.write("sit", {"s": seat, "p": person}, 1)
    start(state, 1)
    play_on(state, moves, Rng(seed))
    return state


def play_on(state: TableState, moves: int, rng: Rng) -> None:
    for _ in range(moves):
        decisions = state.decisions()
        if not decisions:
            return
        decision = decisions[rng.below(len(decisions))]
        move = decision.options[rng.below(len(decision.options))]
        version = state.news.version(decision.seat)
        perform(state, PEOPLE[decision.seat], {"version": version, "play": str(move)}, NOW)
