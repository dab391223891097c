"""One learner against bots, checked by Gymnasium itself."""

from __future__ import annotations

import warnings

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from mastaba import BadInput
from mastaba.research.adapters.gymnasium import SoloEnv, id_of
from tests.adapters.setups import OBSERVED, TABLES, Table, named


@pytest.mark.parametrize("table", TABLES, ids=named)
def test_gymnasium_finds_no_fault(table: Table) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        env = SoloEnv(table.name, seat=table.seats - 1, bots="random", seats=table.seats, edition=table.edition)
        check_env(env, skip_render_check=True)


def test_every_game_is_registered() -> None:
    names = [id_of(game) for game in ("amun-re", "cleopatra", "sa-re")]
    assert names == ["mastaba/AmunRe-v0", "mastaba/Cleopatra-v1", "mastaba/SaRe-v1"]
    for name in OBSERVED:
        env = gymnasium.make(id_of(name), render_mode="ansi")
        env.reset(seed=1)
        assert isinstance(env.unwrapped, SoloEnv) and env.unwrapped.match.game.name == name
        assert isinstance(env.render(), str)


@pytest.mark.parametrize("name", OBSERVED)
def test_pixels_of_the_board(name: str) -> None:
    env = SoloEnv(name, bots="random", render_mode="rgb_array")
    env.reset(seed=1)
    shown = env.render()
    assert isinstance(shown, np.ndarray) and shown.dtype == np.uint8
    high, wide, colours = shown.shape
    assert (wide, colours) == (900, 3) and high > 100
    assert len(np.unique(shown.reshape(-1, 3), axis=0)) > 100  # a picture, not an empty ground
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(gymnasium.make(id_of(name), bots="random", render_mode="rgb_array").unwrapped)


def play(env: SoloEnv, seed: int) -> tuple[float, int]:
    """Random play to the end: the reward, and how many decisions it took."""
    observation, info = env.reset(seed=seed)
    rng = np.random.default_rng(seed)
    reward, steps, ended = 0.0, 0, False
    while not ended:
        assert info["action_mask"].any() and np.array_equal(info["action_mask"], observation["action_mask"])
        action = int(rng.choice(np.flatnonzero(info["action_mask"])))
        observation, reward, ended, _, info = env.step(action)
        steps += 1
    return reward, steps


def test_a_whole_game_against_bots_is_repeated_by_its_seed() -> None:
    env = SoloEnv("babel", bots="greedy")
    assert play(env, 7) == play(env, 7)
    assert {play(env, seed)[0] for seed in range(6)} <= {-1.0, 0.0, 1.0}


def test_an_illegal_action_ends_the_game_with_its_reason() -> None:
    env = SoloEnv("babel", bots="random")
    env.reset(seed=1)
    _, reward, terminated, _, info = env.step(env.match.action("build res"))
    assert (reward, terminated) == (-1.0, True)
    assert "BA-" in info["illegal"]


def test_bad_settings_are_refused() -> None:
    with pytest.raises(BadInput, match="there is no seat 2"):
        SoloEnv("babel", seat=2)
    with pytest.raises(BadInput, match="bots takes one name, or 2 names"):
        SoloEnv("amun-re", bots=["random"])
    with pytest.raises(BadInput, match="there is no bot 'sphinx'"):
        SoloEnv("babel", bots="sphinx")
