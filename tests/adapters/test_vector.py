"""Many games in step: the same games as one by one, in arrays that stay."""

from __future__ import annotations

import numpy as np
import pytest

import mastaba
from mastaba import BadInput
from mastaba.research.adapters.match import Match, observation_of_view
from tests.adapters.setups import OBSERVED


@pytest.mark.parametrize("name", OBSERVED)
def test_a_vector_plays_what_single_games_play(name: str) -> None:
    vector = mastaba.vector(name, 3, seed=[5, 6, 7])
    matches = [Match(name) for _ in range(3)]
    for match, seed in zip(matches, (5, 6, 7), strict=True):
        match.begin(seed)
    vector.reset(seed=[5, 6, 7])
    rng = np.random.default_rng(0)
    for _ in range(40):
        if any(match.over() for match in matches):  # the vector starts afresh
            break
        for k, match in enumerate(matches):
            seat = match.seat()
            assert vector.seats[k] == seat
            assert np.array_equal(vector.masks[k], match.mask(seat))
            for plane, numbers in match.observation(seat).items():
                assert np.array_equal(vector.planes[plane][k], numbers), plane
        actions = vector.random_actions(rng)
        for match, action in zip(matches, actions.tolist(), strict=True):
            match.play(match.seat(), action)
        vector.step(actions)


def test_games_that_end_are_rewarded_and_start_afresh() -> None:
    vector = mastaba.vector("babel", 8, seed=1)
    rng = np.random.default_rng(1)
    arrays = (vector.observations, vector.masks, vector.seats, vector.rewards, vector.ends)
    ended = 0
    for _ in range(400):
        vector.step(vector.random_actions(rng))
        assert np.array_equal(vector.rewards.any(axis=1), vector.ends) or (vector.rewards[vector.ends] == 0).any()
        assert (vector.planes["table"][vector.ends, 0] == 1).all()
        assert vector.masks.any(axis=1).all()
        ended += int(vector.ends.sum())
    assert ended > 8
    again = (vector.observations, vector.masks, vector.seats, vector.rewards, vector.ends)
    assert all(one is other for one, other in zip(arrays, again, strict=True))
    assert [array.dtype for array in arrays] == [np.int16, np.int8, np.uint8, np.float32, np.bool_]


def test_the_seed_decides_the_games() -> None:
    def first(seed: int) -> list[int]:
        return [int(number) for number in mastaba.vector("babel", 4, seed=seed).observations.ravel()]

    assert first(3) == first(3) != first(4)
    vector = mastaba.vector("babel", 4, seed=4)
    vector.reset(seed=3)
    assert vector.observations.ravel().tolist() == first(3)


def test_an_illegal_action_is_named_and_plays_nothing() -> None:
    vector = mastaba.vector("babel", 2)
    actions = vector.random_actions(np.random.default_rng(0))
    before = vector.observations.copy()
    wrong = int(np.flatnonzero(vector.masks[1] == 0)[0])
    move = vector.game.moves[wrong + vector.game.moves.chance_size]
    with pytest.raises(BadInput) as caught:
        vector.step([int(actions[0]), wrong])
    assert str(caught.value) == f"game 1: action {wrong} ({move}) is not legal now; see the mask"
    with pytest.raises(BadInput, match="action 4000 is not legal"):
        vector.step([4000, 0])
    with pytest.raises(BadInput, match="there are 2 games, and 1 actions were given"):
        vector.step([0])
    assert np.array_equal(vector.observations, before)
    vector.step(actions)


@pytest.mark.parametrize("name", OBSERVED)
def test_a_view_gives_the_same_planes(name: str) -> None:
    match = Match(name)
    match.begin(4)
    for seat in range(match.seats):
        seen = observation_of_view(match.game, match.game.view(match.state, seat))
        assert all(np.array_equal(seen[plane], numbers) for plane, numbers in match.observation(seat).items())
    with pytest.raises(BadInput, match="a spectator has no observation"):
        observation_of_view(match.game, match.game.view(match.state, mastaba.SPECTATOR))


def test_bad_settings_are_refused() -> None:
    with pytest.raises(BadInput, match="at least one game"):
        mastaba.vector("babel", 0)
    with pytest.raises(BadInput, match="there are 2 games, and 3 seeds were given"):
        mastaba.vector("babel", 2, seed=[1, 2, 3])
    with pytest.raises(BadInput, match="there is no game 'chess'"):
        mastaba.vector("chess", 2)
