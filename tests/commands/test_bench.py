"""`mastaba bench`: what it says follows from what it measured."""

from __future__ import annotations

import json
import sys
import time

import pytest

from mastaba import core
from mastaba.benchmarks import copying, importing, playout, vector, workers
from mastaba.benchmarks.figures import Figure, Part, Target
from mastaba.benchmarks.slices import Loop, one_round
from mastaba.commands import bench
from mastaba.games import names
from mastaba.kernel.agenda import NOBODY, actor
from tests.commands.running import Mastaba


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "SLICE_SECONDS", 0.001)
    monkeypatch.setattr(bench, "LEAST_ROUNDS", 1)


@pytest.mark.parametrize("part", bench.PARTS)
def test_a_part_tells_figures_and_target(run: Mastaba, quick: None, part: str) -> None:
    ran = run("bench", part, "--rounds", 2, "--json")
    assert (ran.code, ran.err) == (0, f"measuring {part} ...\n")
    told = json.loads(ran.out)
    assert told["core"] == ("compiled" if core.compiled() else "pure")
    assert (told["rounds"], list(told["parts"])) == (2, [part])
    for figure in told["parts"][part]["figures"].values():
        assert len(figure["rounds"]) == 2
        assert min(figure["rounds"]) == figure["min"] <= figure["median"] <= figure["max"] == max(figure["rounds"])
    target = told["parts"][part]["target"]
    assert (target is None) == (part in ("copy", "payments", "mosaics") and not core.compiled())


def test_the_adapters_are_measured_together(run: Mastaba, quick: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(vector, "GAMES", 2)
    monkeypatch.setattr(workers, "GAMES", 2)
    told = json.loads(run("bench", "adapters", "--rounds", 1, "--json").out)["parts"]
    assert list(told) == list(bench.GROUPS["adapters"])
    rates = {name: figure["rounds"][0] for name, figure in told["pettingzoo"]["figures"].items()}
    ratio, yardstick = rates.pop("slowest ratio"), rates.pop("tictactoe_v3")
    assert ratio == min(rates.values()) / yardstick
    assert [part["target"] is None for part in told.values()] == [False, *[not core.compiled()] * 3, True]
    steps = told["vector"]["figures"]
    for name in names():
        assert steps[f"{name}, of its playout"]["rounds"][0] == (
            steps[name]["rounds"][0] / steps[f"{name}, playout"]["rounds"][0]
        )


def test_reading_counts_games(run: Mastaba, quick: None) -> None:
    told = json.loads(run("bench", "reading", "--rounds", 1, "--json").out)["parts"]["reading"]["figures"]
    assert 0 < told["babel, read and checked"]["median"] < told["babel, read"]["median"]


def test_all_parts_in_words(run: Mastaba, quick: None) -> None:
    ran = run("bench", "--rounds", 1)
    assert ran.code == 0
    assert ran.out.startswith(f"The rules run {core.status()}; 1 rounds.\n")
    first_words = {line.split()[0] for line in ran.out.splitlines() if line}
    assert first_words >= set(bench.PARTS)


def test_a_ratio_is_taken_in_every_round() -> None:
    figures = {figure.name: figure.rounds for figure in playout.measure(2, 0.001).figures}
    for name in names():
        assert figures[f"{name} ratio"] == [a / b for a, b in zip(figures[name], figures["chess"], strict=True)]


def test_both_loops_get_the_same_time_by_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    turns: list[str] = []
    monkeypatch.setattr(time, "process_time", lambda: now)

    def loop(name: str, seconds: float) -> Loop:
        def work() -> int:
            nonlocal now
            now += seconds
            turns.append(name)
            return 10

        return Loop(name, "units/s", work)

    rates = one_round((loop("quick", 0.25), loop("slow", 0.5)), 1.0)
    assert rates == (40.0, 20.0)
    assert turns == ["quick", "slow", "quick", "quick", "slow", "quick"]


@pytest.mark.parametrize("name", names())
def test_copies_are_taken_in_the_middle_of_a_game(name: str) -> None:
    assert actor(copying.middle(name)) != NOBODY
    assert actor(copying.random_moves(name, None)[0]) == NOBODY


def test_importing_is_measured_on_top_of_python() -> None:
    part = importing.measure(1, 0)
    ours, bare = part.figures
    assert ours.rounds[0] > 0 and bare.rounds[0] > 0


def test_targets() -> None:
    figures = [Figure("ratio", "times", [100.0, 140.0, 900.0])]
    reached, missed = Part("a", figures, (Target("ratio", 130, aim=260),)), Part("b", figures, (Target("ratio", 150),))
    assert (reached.reached(), missed.reached(), Part("c", figures).reached()) == (True, False, None)
    assert Target("import", 0.2, below=True).reached(0.19)
    assert not Target("import", 0.2, below=True).reached(0.2)
    page = bench.in_words([reached, missed], 3)
    assert page[3].split(None, 5) == ["a", "ratio", "140", "100..900", "times", ">= 130 (aim 260)  yes"]
    assert page[4].split() == ["b", "ratio", "140", "100..900", "times", ">=", "150", "no"]
    assert page[-1] == "Short of the target: b."
    assert bench.reached(Target("ratio", 130, aim=260), 260) == "yes, and the aim"


def test_bad_words_are_refused(run: Mastaba) -> None:
    parts = "playout, copy, import, payments, mosaics, bots, overrides, server, pettingzoo, raw, openspiel, vector, "
    parts += "workers, reading, adapters"
    assert run("bench", "speed").sentence() == f"there is no benchmark 'speed'; choose from {parts}"
    assert run("bench", "--rounds", 4).sentence() == "--rounds must be a number from 5 to 1000, not 4"
    assert run("bench", "--rounds", 10**6).sentence().startswith("--rounds must be")


def test_without_the_yardstick_it_says_how_to_get_it(run: Mastaba, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "chess", None)
    said = "the benchmarks need python-chess as a yardstick: pip install 'mastaba[bench]'"
    assert run("bench").sentence() == said
