"""The laws on every registered game: every set-up at many decisions, and a great number of games at some."""

from __future__ import annotations

import os
from collections import defaultdict
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from multiprocessing import get_context

import pytest

import mastaba
from mastaba import core
from mastaba.games import names
from mastaba.kernel.editions import Setup
from mastaba.testing import boxes, laws

GAMES = 200
SOAK_GAMES = 100_000
EVERY = 40
SOAK_EVERY = 200


# At one decision in how many the laws are checked when every set-up is played once: long games less often.
RATES = defaultdict(lambda: 10, {"amun-re": 80, "cleopatra": 500, "sa-re": 800})
STEP = 1 if core.compiled() else 12  # interpreted, one set-up in so many; `make test` plays all of them compiled


@cache
def all_setups(name: str) -> list[Setup]:
    return list(boxes.setups(mastaba.load(name)))


def numbered_setups() -> list[tuple[str, int]]:
    return [(name, k) for name in names() for k in range(0, len(all_setups(name)), STEP)]


def play_games(name: str, first: int, last: int, every: int) -> int:
    """Plays the games with these seeds, going round the set-ups; says how many were played."""
    game = mastaba.load(name)
    setups = list(boxes.setups(game))
    for seed in range(first, last):
        laws.check_game(game, setups[seed % len(setups)], seed, every)
    return last - first


def play_in_processes(name: str, games: int, chunk: int, every: int) -> int:
    with ProcessPoolExecutor(os.cpu_count(), get_context("spawn")) as pool:
        firsts = range(0, games, chunk)
        chunks = [pool.submit(play_games, name, first, min(first + chunk, games), every) for first in firsts]
        return sum(done.result() for done in chunks)


@pytest.mark.parametrize(("name", "number"), numbered_setups())
def test_every_set_up_keeps_the_laws(name: str, number: int) -> None:
    game = mastaba.load(name)
    record = laws.check_game(game, all_setups(name)[number], 1000 + number, RATES[name])
    assert record.state.now is None


@pytest.mark.expensive
def test_many_games_keep_the_laws() -> None:
    assert play_in_processes("babel", GAMES, GAMES // 10, EVERY) == GAMES


@pytest.mark.soak
@pytest.mark.parametrize("name", names())
def test_a_great_many_games_keep_the_laws(name: str) -> None:
    games = SOAK_GAMES if name == "babel" else SOAK_GAMES // 50
    assert play_in_processes(name, games, games // 200, SOAK_EVERY) == games
