"""The environments keep to PettingZoo's habits: its own tests pass, and what they do not look at."""

from __future__ import annotations

import io
import warnings
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stdout
from importlib import import_module
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, render_test, seed_test

from mastaba import BadInput, IllegalMove
from mastaba.research.adapters.match import Match, module_name
from mastaba.research.adapters.pettingzoo import amun_re_v0, babel_v0, cleopatra_v1
from tests.adapters.setups import OBSERVED, TABLES, Table, named

EXPECTED_WARNINGS = (
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be gymnasium.spaces.box or gymnasium.spaces.discrete",
    "Action mask numpy array is all zeros (no legal actions).",  # after the end of a short game
)


def module(name: str) -> Any:
    return import_module(f"mastaba.research.adapters.pettingzoo.{module_name(name)}")


@contextmanager
def only_expected_warnings() -> Iterator[None]:
    """PettingZoo warns of dictionaries, which we mean, and when nobody has a move left; of nothing else."""
    with warnings.catch_warnings(record=True) as caught, redirect_stdout(io.StringIO()):
        warnings.simplefilter("always")
        yield
    assert {str(one.message) for one in caught} <= set(EXPECTED_WARNINGS)


@pytest.mark.parametrize("table", TABLES, ids=named)
def test_pettingzoo_finds_no_fault(table: Table) -> None:
    make, settings = module(table.name), table.settings()
    with only_expected_warnings():
        api_test(make.env(**settings), num_cycles=12)
        seed_test(lambda: make.env(**settings), num_cycles=8)
        parallel_api_test(make.parallel_env(**settings), num_cycles=12)
        parallel_seed_test(lambda: make.parallel_env(**settings), num_cycles=8)


@pytest.mark.parametrize("name", OBSERVED)
def test_rendering(name: str) -> None:
    with only_expected_warnings():
        render_test(module(name).env, custom_tests={"svg": lambda shown: shown.startswith("<svg")})


def to_the_end(env: Any, seed: int) -> dict[str, float]:
    """Random play; the reward that each agent is told at last."""
    env.reset(seed=seed)
    rng = np.random.default_rng(seed)
    told = {}
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, info = env.last()
        if terminated or truncated:
            told[agent] = reward
            env.step(None)
        else:
            assert observation["action_mask"] is info["action_mask"]
            env.step(int(rng.choice(np.flatnonzero(info["action_mask"]))))
    return told


@pytest.mark.parametrize("name", ["babel", "amun-re"])
def test_a_whole_game_is_rewarded_by_its_ranking(name: str) -> None:
    env = module(name).raw_env()
    told = to_the_end(env, 3)
    places = env.match.game.ranking(env.match.state)
    assert sum(told.values()) == pytest.approx(0)
    best, worst = min(places), max(places)
    for place, reward in zip(places, told.values(), strict=True):
        assert (reward == max(told.values())) == (place == best)
        assert (reward == min(told.values())) == (place == worst)


def test_rewards_by_margin() -> None:
    env = babel_v0.raw_env(rewards="margin")
    told = to_the_end(env, 4)
    scores = env.match.game.scores(env.match.state)
    assert list(told.values()) == [scores[0] - scores[1], scores[1] - scores[0]]


def test_actions_are_the_vocabulary() -> None:
    env = babel_v0.raw_env()
    match = env.match
    assert [match.action(str(match.move(action))) for action in range(match.actions)] == list(range(match.actions))
    with pytest.raises(BadInput, match="a move of chance"):
        match.action("nation A")
    with pytest.raises(BadInput, match="actions of babel go from 0 to 98, and 99 is none"):
        match.move(99)


def test_an_illegal_action_names_its_rule_and_changes_nothing() -> None:
    env = babel_v0.raw_env()
    env.reset(seed=1)
    before = env.observe(env.agent_selection)
    with pytest.raises(IllegalMove) as caught:
        env.step(env.match.action("build res"))
    assert caught.value.rule.startswith("BA-")
    after = env.observe(env.agent_selection)
    assert all(np.array_equal(before[name], after[name]) for name in before)


def test_with_wrappers_an_illegal_action_ends_the_game() -> None:
    env = babel_v0.env()
    env.reset(seed=1)
    agent = env.agent_selection
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        env.step(env.unwrapped.match.action("build res"))
    assert env.terminations[agent] and env.rewards[agent] == -1


def test_a_seed_counts_until_the_next_one() -> None:
    env = babel_v0.raw_env()

    def hands(seed: int | None) -> list[list[int]]:
        env.reset(seed=seed)
        return [env.observe(agent)["cards"][0].tolist() for agent in env.possible_agents]

    first, second = hands(5), hands(None)
    assert first != second
    assert [hands(5), hands(None)] == [first, second]


def test_agents_that_are_not_asked_may_do_nothing() -> None:
    env = babel_v0.raw_env()
    env.reset(seed=1)
    waiting = next(agent for agent in env.agents if agent != env.agent_selection)
    assert not env.observe(waiting)["action_mask"].any()
    assert env.infos[waiting] == {}


def sealed(match: Match) -> bool:
    return len(match.asked()) > 1


@pytest.mark.parametrize("make", [amun_re_v0, cleopatra_v1])
def test_sealed_choices_are_made_at_once_and_unseen(make: Any) -> None:
    """Two plays that differ only in one seat's sealed choice look the same to the next seat that chooses."""
    env = make.raw_env()
    env.reset(seed=2)
    rng = np.random.default_rng(2)
    while not sealed(env.match):
        env.step(int(rng.choice(np.flatnonzero(env.mask))))
    parallel = make.parallel_env()
    parallel.reset()
    parallel.match.state = env.match.state.copy()
    observations, _ = parallel.seen()
    assert sum(not seen["action_mask"][-1] for seen in observations.values()) == env.match.seats
    options = [text for text in ("offer 1", "offer 2", "bid 0", "bid 1") if text in env.match.game.moves.by_text]
    start, seen = env.match.state, []
    for text in options:
        env.match.state = start.copy()
        env.match.play(env.match.seat(), env.match.action(text))
        seen.append(env.match.observation(1))
    for name in seen[0]:
        assert np.array_equal(seen[0][name], seen[1][name]), name


def test_a_seat_that_is_asked_cannot_wait() -> None:
    env = babel_v0.parallel_env()
    env.reset(seed=1)
    (seat,) = env.match.asked()
    _, rewards, terminations, _, _ = env.step(dict.fromkeys(env.agents, env.wait))
    assert rewards == {f"player_{seat}": -1.0, f"player_{1 - seat}": 0.0}
    assert all(terminations.values()) and env.agents == []


def test_bad_settings_are_refused() -> None:
    with pytest.raises(BadInput, match="rewards are by placing or margin, not by 'fame'"):
        babel_v0.env(rewards="fame")
    with pytest.raises(BadInput, match="render_mode may be human, ansi, svg, rgb_array or None, not 'film'"):
        babel_v0.env(render_mode="film")
    with pytest.raises(BadInput, match="babel is for 2 seats"):
        babel_v0.env(seats=3)


@pytest.mark.parametrize("name", OBSERVED)
def test_a_flat_observation_is_the_planes_in_one_row(name: str) -> None:
    make = module(name)
    with only_expected_warnings():
        api_test(make.env(form="flat"), num_cycles=12)
        parallel_api_test(make.parallel_env(form="flat"), num_cycles=12)
    flat, planes = make.raw_env(form="flat"), make.raw_env()
    for env in (flat, planes):
        env.reset(seed=4)
    agent = flat.agent_selection
    row, named_planes = flat.observe(agent), planes.observe(agent)
    assert list(row) == ["observation", "action_mask"]
    assert flat.observation_space(agent).contains(row)
    parts = [named_planes[plane].ravel() for plane in planes.match.layout.names]
    assert np.array_equal(row["observation"], np.concatenate(parts))


@pytest.mark.parametrize("name", OBSERVED)
def test_an_encoded_observation_has_an_input_for_each_kind(name: str) -> None:
    make = module(name)
    with only_expected_warnings():
        api_test(make.env(form="encoded"), num_cycles=12)
    env = make.raw_env(form="encoded")
    env.reset(seed=4)
    lots = np.random.default_rng(4)
    for _ in range(20):
        env.step(int(lots.choice(np.flatnonzero(env.mask))))
        if any(env.terminations.values()):  # a short game
            break
        row, layout = env.match.row(env.match.seat()), env.match.layout
        expected: list[float] = []
        for number, most, kind in zip(row.tolist(), layout.highest.tolist(), layout.is_name, strict=True):
            expected += [float(number == k) for k in range(1, most + 1)] if kind else [number / most]
        seen = env.observe(env.agent_selection)
        assert env.observation_space(env.agent_selection).contains(seen)
        assert np.allclose(seen["observation"], expected)


def test_an_unknown_form_is_refused() -> None:
    with pytest.raises(BadInput, match="observations have the form planes, flat, encoded, not 'round'"):
        babel_v0.raw_env(form="round")


@pytest.mark.parametrize("form", ["raw_env", "parallel_env"])
@pytest.mark.parametrize("name", OBSERVED)
def test_a_critic_may_see_what_all_seats_know(name: str, form: str) -> None:
    env = getattr(module(name), form)()
    env.reset(seed=4)
    state = env.state()
    assert env.state_space.contains(state)
    rows = [env.match.row(seat) for seat in range(env.match.seats)]
    assert np.array_equal(state, np.concatenate(rows))
