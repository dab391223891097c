"""Many learners against bots in step: the vector form that Gymnasium makes by itself."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode
from numpy.typing import NDArray

from mastaba import BadInput, Decision, Game, Move, Rng
from mastaba.kernel.documents import Document
from mastaba.research.adapters.gymnasium import id_of
from mastaba.research.adapters.gymnasium_vector import SoloVectorEnv
from mastaba.research.adapters.match import FORMS, Match
from tests.adapters.setups import OBSERVED


def any_legal(masks: NDArray[np.int8], lots: np.random.Generator) -> NDArray[np.int64]:
    return np.array([lots.choice(np.flatnonzero(mask)) for mask in masks])


def test_gymnasium_makes_it_by_the_name_of_its_module_alone() -> None:
    env = gymnasium.make_vec("mastaba.research.adapters.gymnasium:mastaba/Babel-v0", num_envs=3, bots="random")
    assert isinstance(env, SoloVectorEnv)
    assert env.num_envs == 3
    assert env.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("name", OBSERVED)
def test_whole_games_are_played_from_the_learners_seat(name: str, form: str) -> None:
    env = gymnasium.make_vec(id_of(name), num_envs=4, bots="random", seat=1, form=form)
    assert isinstance(env, SoloVectorEnv)
    lots, ended, steps = np.random.default_rng(2), 0, 0
    observations, info = env.reset(seed=9)
    while ended < 4:
        assert env.observation_space.contains(observations)
        assert (env.games.seats == 1).all()
        assert np.array_equal(observations["action_mask"], info["action_mask"])
        observations, rewards, ends, broken_off, info = env.step(any_legal(info["action_mask"], lots))
        assert not rewards[~ends].any()
        assert (np.abs(rewards) <= 1).all()
        assert not broken_off.any()
        ended, steps = ended + int(ends.sum()), steps + 1
    match = Match(name, form=form)
    match.state = env.games.batch.states[2]
    for plane, numbers in match.observation(1).items():
        assert np.array_equal(observations[plane][2], numbers), plane


def test_the_seed_decides_the_games_and_arrays_are_the_callers_own() -> None:
    def play(env: SoloVectorEnv) -> list[Any]:
        _, info = env.reset(seed=5)
        lots, kept = np.random.default_rng(3), []
        for _ in range(60):
            observations, rewards, *_, info = env.step(any_legal(info["action_mask"], lots))
            kept.append((observations["table"], rewards))
        return [(table.tolist(), rewards.tolist()) for table, rewards in kept]

    first = play(SoloVectorEnv("babel", 3, bots="greedy"))
    assert first == play(SoloVectorEnv("babel", 3, bots="greedy"))
    assert first != play(SoloVectorEnv("babel", 3, bots="random"))
    shared = SoloVectorEnv("babel", 2, bots="random", copy=False)
    observations, info = shared.reset(seed=1)
    shared.step(any_legal(info["action_mask"], np.random.default_rng(0)))
    assert np.shares_memory(observations["table"], shared.games.observations)


def test_an_illegal_action_ends_its_own_game_alone() -> None:
    env = SoloVectorEnv("babel", 3, bots="random")
    _, info = env.reset(seed=5)
    lots = np.random.default_rng(3)
    for _ in range(12):
        _, _, ends, _, info = env.step(any_legal(info["action_mask"], lots))
        assert not ends.any()
    actions = any_legal(info["action_mask"], lots)
    actions[1] = np.flatnonzero(info["action_mask"][1] == 0)[0]
    observations, rewards, ends, broken_off, _ = env.step(actions)
    assert rewards.tolist() == [0.0, -1.0, 0.0]
    assert ends.tolist() == [False, True, False]
    assert not broken_off.any()
    assert observations["table"][1, 0] <= 2 < observations["table"][0, 0]  # it has begun again


class Tired:
    """Gives up after some decisions."""

    def __init__(self, game: Game, rng: Rng) -> None:
        self.left = 20

    def decide(self, view: Document, decision: Decision) -> Move:
        self.left -= 1
        if self.left < 0:
            raise RuntimeError("no more")
        return decision.options[0]


def test_a_bot_that_fails_breaks_off_its_game() -> None:
    env = SoloVectorEnv("babel", 2, bots=Tired)
    _, info = env.reset(seed=5)
    lots = np.random.default_rng(3)
    broken_off = np.zeros(2, np.bool_)
    while not broken_off.any():
        _, rewards, ends, broken_off, info = env.step(any_legal(info["action_mask"], lots))
    assert not rewards[broken_off].any()
    assert not ends[broken_off].any()
    assert info["failed"][broken_off][0] == "Tired raised RuntimeError: no more"


def test_bad_input_is_refused_in_a_sentence() -> None:
    with pytest.raises(BadInput, match="there is no seat 2 at this table of 2"):
        SoloVectorEnv("babel", 2, seat=2)
    with pytest.raises(BadInput, match="there is no bot 'nobody'"):
        SoloVectorEnv("babel", 2, bots="nobody")
    with pytest.raises(BadInput, match="many games are not drawn"):
        SoloVectorEnv("babel", 2, render_mode="ansi")
    env = SoloVectorEnv("babel", 2, bots="random")
    env.reset(seed=1)
    with pytest.raises(BadInput, match="actions are whole numbers, not float64"):
        env.step(np.zeros(2))  # type: ignore[arg-type]
    env.close()
