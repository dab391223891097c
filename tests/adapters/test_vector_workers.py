"""A vector with workers: the same games as without, whatever happens to a worker."""

from __future__ import annotations

import copy
import gc
import os
import pickle
import signal
from multiprocessing import active_children
from typing import Any

import numpy as np
import pytest

import mastaba
from mastaba import BadInput
from mastaba.research.adapters.vector import Vector
from mastaba.research.adapters.workers import WorkerVector, shared_out
from tests.adapters.setups import OBSERVED

ARRAYS = ("observations", "masks", "seats", "rewards", "ends")


def alike(one: Vector, other: Vector) -> bool:
    return all(np.array_equal(getattr(one, array), getattr(other, array)) for array in ARRAYS)


@pytest.mark.parametrize("name", OBSERVED)
def test_workers_play_the_same_games(name: str) -> None:
    alone, lots = mastaba.vector(name, 7, seed=4), np.random.default_rng(0)
    with mastaba.vector(name, 7, seed=4, workers=2) as shared:
        kept = [getattr(shared, array) for array in ARRAYS]
        assert alike(alone, shared)
        for _ in range(150):
            actions = alone.random_actions(lots)
            alone.step(actions)
            shared.step(actions)
            assert alike(alone, shared)
        for vector in (alone, shared):
            vector.reset(seed=range(7))
        assert alike(alone, shared)
        assert all(getattr(shared, array) is one for array, one in zip(ARRAYS, kept, strict=True))
        assert all(np.shares_memory(plane, shared.observations) for plane in shared.planes.values())


def test_copies_go_on_by_themselves() -> None:
    lots = np.random.default_rng(0)
    with mastaba.vector("babel", 5, seed=2, workers=2) as vector:
        for _ in range(20):
            vector.step(vector.random_actions(lots))
        with copy.deepcopy(vector) as twin, pickle.loads(pickle.dumps(vector)) as other:
            for _ in range(100):
                actions = vector.random_actions(lots)
                for one in (vector, twin, other):
                    one.step(actions)
                assert alike(vector, twin)
                assert alike(vector, other)


@pytest.mark.parametrize("workers", [1, 2])
def test_bad_actions_play_nothing(workers: int) -> None:
    with mastaba.vector("babel", 3, seed=1, workers=workers) as vector:
        legal = vector.random_actions(np.random.default_rng(0))
        before = vector.observations.copy()
        illegal = int(np.flatnonzero(vector.masks[1] == 0)[0])
        wrong: list[tuple[Any, str]] = [
            (legal.astype(np.float64), r"^actions are whole numbers, not float64$"),
            (legal.reshape(3, 1), r"^actions are a row of 3 numbers, not an array of the shape \(3, 1\)$"),
            (legal[:2], r"^there are 3 games, and 2 actions were given$"),
            ([legal[0], illegal, legal[2]], rf"^game 1: action {illegal} \(.+\) is not legal now; see the mask$"),
            ([legal[0], legal[1], 10**6], r"^game 2: action 1000000 is not legal now; see the mask$"),
            ([-3, legal[1], legal[2]], r"^game 0: action -3 is not legal now; see the mask$"),
        ]
        for actions, sentence in wrong:
            with pytest.raises(BadInput, match=sentence):
                vector.step(actions)
            assert np.array_equal(vector.observations, before)
        vector.step(legal)
        assert not np.array_equal(vector.observations, before)


@pytest.mark.parametrize("workers", [1, 2])
def test_a_game_may_wait_or_begin_again(workers: int) -> None:
    with mastaba.vector("babel", 3, seed=1, workers=workers) as vector:
        lots = np.random.default_rng(0)
        for _ in range(30):
            vector.step(vector.random_actions(lots))
        before, actions = vector.observations.copy(), vector.random_actions(lots)
        vector.step([-1, int(actions[1]), -2])
        assert np.array_equal(vector.observations[0], before[0])
        assert not np.array_equal(vector.observations[1], before[1])
        assert before[2, 0] > 1 == vector.planes["table"][2, 0]  # the first turn
        assert not vector.ends.any() and not vector.rewards.any()


@pytest.mark.parametrize("workers", [0, 4, -1])
def test_there_are_not_more_workers_than_games(workers: int) -> None:
    with pytest.raises(BadInput, match=f"^3 games can be shared by 1 to 3 workers, not by {workers}$"):
        mastaba.vector("babel", 3, workers=workers)


def test_games_are_shared_out_evenly_and_in_order() -> None:
    assert shared_out(list(range(7)), 3) == [[0, 1], [2, 3], [4, 5, 6]]
    assert shared_out([1, 2], 2) == [[1], [2]]


def test_a_worker_that_is_killed_is_named_and_ends_the_vector() -> None:
    vector = mastaba.vector("babel", 4, seed=1, workers=2)
    assert isinstance(vector, WorkerVector)
    killed = vector.processes[1].pid
    assert killed is not None
    os.kill(killed, signal.SIGKILL)
    actions = vector.random_actions(np.random.default_rng(0))
    with pytest.raises(
        BadInput, match=r"^worker 2 of this vector has ended \(exit status -9\), and its games with it$"
    ):
        vector.step(actions)
    with pytest.raises(BadInput, match=r"^this vector is closed$"):
        vector.step(actions)
    assert not any(process.is_alive() for process in vector.processes)


def test_a_vector_that_is_forgotten_leaves_no_process_behind() -> None:
    vector = mastaba.vector("babel", 2, workers=2)
    assert isinstance(vector, WorkerVector)
    started = {process.pid for process in vector.processes}
    del vector
    gc.collect()
    assert not started & {process.pid for process in active_children()}
