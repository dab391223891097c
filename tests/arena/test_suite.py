"""The benchmark that others can cite: its tasks are fixed, and what it reports follows from the places."""

from __future__ import annotations

import pytest

import mastaba
from mastaba import BadInput, Decision, Game, Move, Rng, bench_suite
from mastaba.kernel.documents import Document
from tests.commands.running import Mastaba


def test_the_tasks_of_version_1_never_change() -> None:
    assert bench_suite.VERSION == 1
    told = [f"{t.name} rules {t.rules} {t.edition} {t.games} games, seed {t.seed}" for t in bench_suite.TASKS]
    assert told == [
        "babel-2-greedy rules 2 filosofia 240 games, seed 20260002",
        "babel-2-normal rules 2 filosofia 120 games, seed 20260002",
        "amun-re-3-greedy rules 2 2003 240 games, seed 20260013",
        "amun-re-3-normal rules 2 2003 120 games, seed 20260013",
        "amun-re-5-greedy rules 2 2003 240 games, seed 20260015",
        "amun-re-5-normal rules 2 2003 120 games, seed 20260015",
        "cleopatra-2-greedy rules 2 2020 240 games, seed 20260022",
        "cleopatra-2-normal rules 2 2020 120 games, seed 20260022",
        "cleopatra-4-greedy rules 2 2020 240 games, seed 20260024",
        "cleopatra-4-normal rules 2 2020 120 games, seed 20260024",
        "sa-re-2-greedy rules 2 fr 240 games, seed 20260032",
        "sa-re-2-normal rules 2 fr 120 games, seed 20260032",
        "sa-re-4-greedy rules 2 fr 240 games, seed 20260034",
        "sa-re-4-normal rules 2 fr 120 games, seed 20260034",
    ]


def test_every_task_can_be_played_by_the_rules_of_today() -> None:
    for task in bench_suite.TASKS:
        game = mastaba.load(task.game)
        assert game.rules_version == task.rules
        assert game.setup(task.seats, task.edition).seats == task.seats
        assert task.games % task.seats == 0


def test_equal_bots_have_no_reward_and_the_same_seed_gives_the_same_report() -> None:
    task = bench_suite.chosen_tasks("cleopatra-4-greedy")
    told: list[bench_suite.TaskResult] = []
    report = bench_suite.run("greedy", task, games=4, workers=1, told=told.append)
    assert report.results == tuple(told)
    assert report.reward == pytest.approx(0.0)
    assert report.results[0].share == pytest.approx(0.25)
    assert not report.complete
    task = bench_suite.chosen_tasks("babel-2-greedy")  # the shortest games
    again = bench_suite.run("easy", task, games=8, workers=1)
    assert again == bench_suite.run("easy", task, games=8, workers=2)
    assert -1.0 <= again.reward <= 1.0


class Hopeless:
    """Fails at once."""

    def __init__(self, game: Game, rng: Rng) -> None:
        self.game = game

    def decide(self, view: Document, decision: Decision) -> Move:
        raise RuntimeError("no")


def test_a_bot_that_fails_is_last_in_every_game() -> None:
    report = bench_suite.run(Hopeless, bench_suite.chosen_tasks("babel-2-greedy"), games=4, workers=1)
    assert report.reward == -1.0
    assert report.results[0].failures == 4


def test_tasks_are_chosen_by_name_or_by_how_they_begin() -> None:
    assert [task.name for task in bench_suite.chosen_tasks("sa-re-4,babel-2-greedy")] == [
        "sa-re-4-greedy",
        "sa-re-4-normal",
        "babel-2-greedy",
    ]
    with pytest.raises(BadInput, match="there is no task 'chess'; choose from babel-2-greedy"):
        bench_suite.chosen_tasks("chess")


def test_the_command_reports_it_in_words_and_as_a_document(capsys: pytest.CaptureFixture[str]) -> None:
    run = Mastaba(capsys)
    words = ["suite", "random", "--tasks", "babel-2-greedy", "--games", 4, "--workers", 1]
    assert "babel-2-greedy  4      -1.000" in run(*words).out
    document = run(*words, "--json").document()
    assert (document["suite"], document["bot"], document["complete"]) == (1, "random", False)
    assert document["tasks"][0]["task"] == "babel-2-greedy"
    assert run("suite", "random", "--games", 0).sentence() == "--games must be a number from 1 to 1000, not 0"
