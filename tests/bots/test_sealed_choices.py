"""Whoever seals a choice last thinks as well as whoever seals first: what others sealed is no blind guess."""

from __future__ import annotations

import pytest

import mastaba
from mastaba import Game, Rng, State
from mastaba.bots.search import Budget, Search
from mastaba.kernel.agenda import CHANCE, Simultaneous, apply, asked
from mastaba.testing.written import written

GAMES = [mastaba.load("amun-re"), mastaba.load("cleopatra")]


def to_sealed_choices(game: Game, seed: int = 1) -> State:
    """A random game up to the first choices that are made in secret."""
    state, rng, out, weights = game.start(4), Rng(seed), game.buffer(), game.buffer()
    while (step := state.now) is not None and not isinstance(step, Simultaneous):
        if step.seat == CHANCE:
            apply(state, step.draw(state, rng, out, weights))
        else:
            apply(state, out[rng.below(step.options(state, out))])
    return state


def seal(game: Game, state: State, seat: int) -> None:
    """The last thing the seat may choose."""
    while asked(state, seat) is not None and isinstance(state.now, Simultaneous):
        decision = next(each for each in game.decisions(state) if each.seat == seat)
        game.play(state, seat, decision.options[-1])


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.name))
def test_choices_of_others_are_open_again_as_if_they_had_not_chosen(game: Game) -> None:
    before = to_sealed_choices(game)
    state = before.copy()
    for seat in (0, 1, 3):
        seal(game, state, seat)
    assert [decision.seat for decision in game.decisions(state)] == [2]
    game.unseal(state, 2)
    assert written(game.save(state)) == written(game.save(before))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.name))
def test_its_own_choice_stays_sealed(game: Game) -> None:
    state = to_sealed_choices(game)
    for seat in (0, 1):
        seal(game, state, seat)
    game.unseal(state, 1)
    assert [decision.seat for decision in game.decisions(state)] == [0, 2, 3]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.name))
def test_what_others_have_sealed_is_thought_through(game: Game) -> None:
    state = to_sealed_choices(game)
    for seat in (0, 1, 2):
        seal(game, state, seat)
    search = Search(game, Rng(1))
    thoughts = search.think(game.view(state, 3), game.decisions(state)[0], Budget(60))
    assert thoughts.simulations == 60
    assert [search.root.lane(seat).visits for seat in range(4)] == [60] * 4
    assert all(search.root.lane(seat).children for seat in range(4))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.name))
def test_outside_such_choices_nothing_changes(game: Game) -> None:
    state = game.start()
    before = game.save(state)
    game.unseal(state, 0)
    assert game.save(state) == before
