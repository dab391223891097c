"""Simulated games are the same however they are played: in the fast loop or move by move, compiled or not."""

from __future__ import annotations

from pathlib import Path

import pytest

import mastaba
from mastaba.core import PLAIN_ENVIRONMENT
from mastaba.matches.simulation import Simulation
from tests.commands.running import in_own_process


@pytest.mark.parametrize("options", [{}, {"sumerians": "tail", "turn_cap": "40"}])
def test_a_random_game_is_the_same_in_the_fast_loop_and_move_by_move(options: dict[str, object]) -> None:
    game = mastaba.load("babel")
    simulation = Simulation(game, game.setup(options=options), ["random", "random"], seed=6)
    for number in range(1, 41):
        fast, slow = simulation.play(number, logged=False), simulation.play(number, logged=True)
        assert fast[:-1] == slow[:-1]
        assert slow.log[: len(fast.log)] == fast.log != slow.log  # up to the first decision


@pytest.mark.parametrize(("bots", "games"), [("random,random", 10), ("greedy,random", 3), ("easy,greedy", 1)])
def test_a_process_on_the_plain_sources_plays_the_same_games(tmp_path: Path, bots: str, games: int) -> None:
    words = ["sim", "babel", "--bot", bots, "--games", games, "--seed", 3, "--out", tmp_path]
    assert in_own_process(*words, **PLAIN_ENVIRONMENT).code == 0
    game = mastaba.load("babel")
    simulation = Simulation(game, game.setup(), bots.split(","), seed=3)
    for number in range(1, games + 1):
        here = simulation.transcript(number, simulation.play(number, logged=True))
        assert here == (tmp_path / f"babel-3-{number}.mst").read_text()


def test_no_bot_draws_the_numbers_of_chance() -> None:
    game = mastaba.load("babel")
    simulation = Simulation(game, game.setup(), ["greedy", "normal"], seed=0)
    seeds = [simulation.own_seed(number) for number in range(1, 50)]
    seeds += [simulation.bot_seed(number, seat) for number in range(1, 50) for seat in (0, 1)]
    assert len(set(seeds)) == len(seeds)
