"""Bots at the seats of environments: any bot, by any name, and what happens when one fails."""

from __future__ import annotations

import copy
import shlex
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test

from mastaba import BadInput, Decision, Game, Move, Rng
from mastaba.bots.bot import BotFailed, Limits
from mastaba.bots.named import AnyBot
from mastaba.bots.program import stock
from mastaba.kernel.documents import Document
from mastaba.research.adapters.gymnasium import SoloEnv
from mastaba.research.adapters.pettingzoo.aec import TurnEnv, wrapped
from mastaba.research.adapters.pettingzoo.parallel import TogetherEnv

STRANGERS = Path(__file__).parents[1] / "bots" / "strangers.py"
PATIENT = Limits(seconds=60.0)


class FailsLater:
    """Plays the first option, and fails at its third decision."""

    def __init__(self, game: Game, rng: Rng) -> None:
        self.asked = 0

    def decide(self, view: Document, decision: Decision) -> Move:
        self.asked += 1
        if self.asked == 3:
            raise ArithmeticError("lost count")
        return decision.options[0]


class FailsAtOnce(FailsLater):
    def decide(self, view: Document, decision: Decision) -> Move:
        raise ArithmeticError("cannot count")


def program(deed: str) -> str:
    return f"{deed}=exec:{shlex.join([sys.executable, str(STRANGERS), deed])}"


def first_legal(mask: Any) -> int:
    return int(np.flatnonzero(mask)[0])


def solo(env: SoloEnv, seed: int) -> tuple[float, bool, bool, dict[str, Any], int]:
    _, info = env.reset(seed=seed)
    steps = 0
    while True:
        _, reward, terminated, truncated, info = env.step(first_legal(info["action_mask"]))
        steps += 1
        if terminated or truncated:
            return reward, terminated, truncated, info, steps


def turns(env: TurnEnv, seed: int) -> tuple[dict[str, float], bool, dict[str, dict[str, Any]]]:
    env.reset(seed=seed)
    while not any(env.terminations.values()) and not any(env.truncations.values()):
        env.step(first_legal(env.infos[env.agent_selection]["action_mask"]))
    return dict(env.rewards), any(env.truncations.values()), env.infos


# ---------------------------------------------------------------------- any bot
@pytest.mark.parametrize("bot", ["strong/100", "learned", "mastaba.bots.simple:GreedyBot"])
def test_gymnasium_takes_any_bot(bot: AnyBot) -> None:
    reward, terminated, _, _, _ = solo(SoloEnv("babel", bots=bot), 3)
    assert terminated and reward in (-1.0, 0.0, 1.0)


def test_a_program_is_an_opponent_for_several_games_and_ends_with_the_environment() -> None:
    env = SoloEnv("babel", bots=program("play"), limits=PATIENT)
    first = solo(env, 3)
    processes = [talk.process for talks in stock.waiting.values() for talk in talks]
    assert len(processes) == 1 and first[1]
    env.reset(seed=4)  # and broken off
    assert solo(env, 3)[::4] == first[::4]
    env.close()
    assert processes[0].returncode is not None


def test_a_copied_environment_has_opponents_of_its_own() -> None:
    env = SoloEnv("babel", bots="greedy")
    _, info = env.reset(seed=5)
    twin = copy.deepcopy(env)
    action = first_legal(info["action_mask"])
    assert twin.opponents.match is twin.match is not env.match
    one, other = env.step(action), twin.step(action)
    assert one[1:4] == other[1:4] and np.array_equal(one[4]["action_mask"], other[4]["action_mask"])


@pytest.mark.parametrize(
    ("name", "seats", "bots"), [("babel", 2, {1: "greedy"}), ("amun-re", 4, {0: "random", 2: "greedy"})]
)
def test_pettingzoo_gives_seats_to_bots(name: str, seats: int, bots: dict[int, AnyBot]) -> None:
    learners = [f"player_{seat}" for seat in range(seats) if seat not in bots]
    api_test(wrapped(TurnEnv(name, seats=seats, bots=bots)), num_cycles=200)
    parallel_api_test(TogetherEnv(name, seats=seats, bots=bots), num_cycles=200)
    env = TurnEnv(name, seats=seats, bots=bots)
    rewards, truncated, _ = turns(env, 6)
    assert list(rewards) == learners == env.possible_agents and not truncated
    all_rewards = env.match.rewards()
    assert rewards == {agent: all_rewards[int(agent[-1])] for agent in learners}


# ---------------------------------------------------------------------- failing
def test_a_bot_that_fails_breaks_off_the_game_of_the_learner() -> None:
    env = SoloEnv("babel", bots=FailsLater, options={"first": "1"})
    reward, terminated, truncated, info, _ = solo(env, 2)
    assert (reward, terminated, truncated) == (0.0, False, True)
    assert info["failed"] == "FailsLater raised ArithmeticError: lost count"
    with pytest.raises(BadInput, match="this game is over"):
        env.step(0)
    assert solo(env, 2)[3]["failed"] == info["failed"]  # the next game begins as ever


def test_a_bot_that_fails_truncates_both_forms_of_pettingzoo() -> None:
    rewards, truncated, infos = turns(TurnEnv("babel", bots={1: FailsLater}, options={"first": "1"}), 2)
    assert truncated and rewards == {"player_0": 0.0}
    assert infos["player_0"]["failed"] == "FailsLater raised ArithmeticError: lost count"
    env = TogetherEnv("babel", bots={1: FailsLater}, options={"first": "1"})
    _, told = env.reset(seed=2)
    while env.agents:
        _, given, ended, cut, told = env.step({"player_0": first_legal(told["player_0"]["action_mask"])})
    assert (given, ended, cut) == ({"player_0": 0.0}, {"player_0": False}, {"player_0": True})
    assert "lost count" in told["player_0"]["failed"]


def test_a_bot_that_fails_before_anything_happened_says_so() -> None:
    env = SoloEnv("babel", bots=FailsAtOnce, options={"first": "2"})
    with pytest.raises(BotFailed, match="FailsAtOnce raised ArithmeticError: cannot count"):
        env.reset(seed=1)


def test_bad_seats_are_refused() -> None:
    with pytest.raises(BadInput, match="there is no seat 5 at this table of 2"):
        TurnEnv("babel", bots={5: "greedy"})
    with pytest.raises(BadInput, match="nobody is left to learn"):
        TogetherEnv("babel", bots={0: "greedy", 1: "greedy"})
    with pytest.raises(BadInput, match="there is no bot 'sphinx'"):
        TurnEnv("babel", bots={1: "sphinx"})
