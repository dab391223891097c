"""Tables of any game in the middle of play, without a server around them."""

from __future__ import annotations

from typing import Any

import mastaba
from mastaba import Rng
from mastaba.games.sa_re.data import DECK
from mastaba.games.sa_re.state import NONE, City
from mastaba.server.table.commands import Now, perform, start
from mastaba.server.table.state import TableState

PEOPLE = ("anna", "ben", "carl", "dora", "eve")
NOW = Now(1, {})


def settings_of(state: TableState, game: str, seats: int) -> dict[str, Any]:
    played = mastaba.load(game)
    return {
        "game": game, "edition": played.default_edition, "rules": played.rules_version, "seats": seats,
        "options": {}, "name": "", "listed": False, "clock": None, "grace": None,
        "host": "anna", "commitment": state.commitment(), "parent": None, "given": [],
    }  # fmt: skip


def table_state(game: str = "babel", moves: int = 40, seed: int = 7) -> TableState:
    """After so many random moves, with something to hide in every game."""
    state = played_state(game, moves, seed)
    if game == "sa-re":
        put_back_in_the_dark(state)
    return state


def played_state(game: str, moves: int, seed: int) -> TableState:
    """After so many random moves; seats that choose at once come in any order."""
    state = TableState("t", "5" * 64)
    count = mastaba.load(game).seats[0]
    state.write("open", settings_of(state, game, count), 1)
    for seat, person in enumerate(PEOPLE[:count], 1):
        state.write("sit", {"s": seat, "p": person}, 1)
    start(state, 1)
    play_on(state, moves, Rng(seed))
    return state


def put_back_in_the_dark(state: TableState) -> None:
    """Sa-Ré hides one thing: the card that a Temple put back. Random play hardly ever gets there."""
    table = state.playing().state
    assert isinstance(table, City)
    if table.top == NONE:
        table.top = next(card for card in range(DECK) if table.unseen[card])
        table.unseen[table.top] -= 1
    table.top_known = 0


def play_on(state: TableState, moves: int, rng: Rng) -> None:
    for _ in range(moves):
        decisions = state.decisions()
        if not decisions:
            return
        decision = decisions[rng.below(len(decisions))]
        move = decision.options[rng.below(len(decision.options))]
        version = state.updates.version(decision.seat)
        perform(state, PEOPLE[decision.seat], {"version": version, "play": str(move)}, NOW)
