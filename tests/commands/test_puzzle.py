"""`mastaba puzzle` and `mastaba puzzles`: solving in the terminal, mining, choosing and proving."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from mastaba.games import names
from mastaba.puzzles.collection import puzzle, puzzles_of
from mastaba.puzzles.writing import write
from tests.commands.playing import RAW_KEY
from tests.commands.running import Mastaba, Ran

GAMES = [game for game in names() if puzzles_of(game)]


class Solver:
    """Somebody who has typed everything beforehand."""

    def __init__(self, run: Mastaba, monkeypatch: pytest.MonkeyPatch) -> None:
        self.run = run
        self.monkeypatch = monkeypatch
        for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
            monkeypatch.delenv(name, raising=False)

    def __call__(self, typed: list[str], *words: object) -> Ran:
        self.monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
        ran = self.run("puzzle", *words)
        assert RAW_KEY.findall(ran.out) == []
        return ran


@pytest.fixture
def solver(run: Mastaba, monkeypatch: pytest.MonkeyPatch) -> Solver:
    return Solver(run, monkeypatch)


def test_they_are_counted(solver: Solver) -> None:
    ran = solver([])
    assert (ran.code, ran.err) == (0, "")
    assert [line.split()[2] for line in ran.out.splitlines()] == GAMES


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_best_plan_solves_one_and_the_natural_one_does_not(solver: Solver, game: str, lang: str) -> None:
    found = puzzle(puzzles_of(game)[0].id)
    natural, best = [[move.text for move in plan.moves] for plan in (found.natural, found.best)]
    ran = solver([*natural, "", *best, ""], found.id, "--lang", lang)
    assert (ran.code, ran.err) == (0, "")
    solved = {"en": "Solved.", "fr": "Résolu."}[lang]
    again = {"en": "Enter begins again", "fr": "Entrée pour recommencer"}[lang]
    assert ran.out.count(solved) == 1
    assert 0 < ran.out.index(again) < ran.out.index(solved)
    assert ran.out.endswith({"en": "all the puzzles.\n", "fr": "tous les problèmes.\n"}[lang])


def test_nothing_is_given_away_before(solver: Solver) -> None:
    """Neither theme nor value before the unit is over; hint, help and rule may be asked for."""
    found = puzzle(puzzles_of("babel")[0].id)
    ran = solver(["hint", "help", "why A!", "rule BA-5.1", "undo", "nonsense", "quit"], found.id)
    assert "What" in ran.out or "Where" in ran.out or "Which" in ran.out
    assert "Theme:" not in ran.out and "The best plan" not in ran.out
    assert "not possible at this point of the puzzle" in ran.out  # undo
    assert ran.out.endswith(f"mastaba puzzle {found.id}\n")


def test_giving_up_shows_the_plan(solver: Solver) -> None:
    found = puzzle(puzzles_of("babel")[0].id)
    ran = solver(["show", "again", "show", "next"], found.id)
    assert ran.out.count("The best plan: ") == 2
    assert "Solved." not in ran.out
    assert "Theme: " in ran.out


def test_one_after_the_other_in_an_order_of_the_seed(solver: Solver) -> None:
    first, second = [solver(["next", "quit"], "babel", "--seed", seed).out for seed in (1, 1)]
    assert first == second
    assert first.count("Puzzle babel-") == 2
    assert solver([], "babel").out.endswith("The input has ended, so the puzzle stops here.\n")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["nothing"], "there is no game 'nothing'; choose from"),
        (["babel-00000000"], "there is no puzzle 'babel-00000000'"),
        (["babel", "--lang", "de"], "--lang is en or fr, not 'de'"),
    ],
)
def test_what_there_is_not(solver: Solver, words: list[str], said: str) -> None:
    ran = solver([], *words)
    assert ran.code == 2
    assert said in ran.sentence()


# ---------------------------------------------------------------------- mining, choosing, proving
@pytest.mark.expensive
def test_mined_chosen_and_proved(run: Mastaba, tmp_path: Path) -> None:
    """A run that is stopped goes on with the next game, and finds nothing twice."""
    mined, picked = tmp_path / "mined", tmp_path / "picked"
    words = ("puzzles", "mine", "sa-re", "--bot", "greedy", "--seed", 3, "--workers", 1, "--out", mined)
    first = run(*words, "--minutes", 0.001)
    found = sorted(file.name for file in mined.glob("*.toml"))
    assert (first.code, first.err) == (0, "")
    assert f"{len(found)} puzzles from " in first.out
    assert run(*words, "--minutes", 0).out.startswith("0 puzzles from 0 units of 0 games")
    assert run("puzzles", "pick", mined, "--out", picked, "--puzzles", 2).code == 0
    chosen = [file.name for file in picked.glob("*.toml")]
    assert len(chosen) == min(2, len(found)) and set(chosen) <= set(found)
    proved = run("puzzles", "verify", "--folder", picked, "--workers", 1)
    assert proved.code == 0 and "refused" not in proved.out


def test_a_forged_proof_is_refused_by_name(run: Mastaba, tmp_path: Path) -> None:
    found = puzzles_of("babel")[0].id
    changed = write(puzzle(found)._replace(positions=1))
    tmp_path.joinpath(f"{found}.toml").write_text(changed, encoding="utf-8")
    ran = run("puzzles", "verify", "--folder", tmp_path, "--workers", 1)
    assert ran.code == 1
    assert f"refused: {found}: the search finds" in ran.out


def test_mastaba_check_proves_puzzles(run: Mastaba, tmp_path: Path) -> None:
    found = puzzle(puzzles_of("babel")[0].id)
    file = tmp_path / "one.toml"
    file.write_text(write(found), encoding="utf-8")
    ran = run("check", file)
    assert (ran.code, ran.out) == (0, f"ok  Puzzle {found.id}\n")
    file.write_text(write(found._replace(positions=found.positions + 1)), encoding="utf-8")
    ran = run("check", file)
    assert ran.code == 2
    assert f"{found.id}: the search finds" in ran.sentence()


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["mine", "nothing", "--out", "x"], "there is no game 'nothing'"),
        (["mine", "babel", "--out", "x", "--bot", "Zeus"], "there is no bot 'Zeus'"),
        (["mine", "babel", "--out", "x", "--workers", "999"], "--workers must be a number from 1 to 256, not 999"),
        (["mine", "babel", "--out", "x", "--seed", "-1"], "--seed must be a number from 0"),
        (["mine", "babel", "--out", "x", "--minutes", "-1"], "--minutes must be a number from 0"),
        (["pick", "no-such-folder", "--out", "x"], "there is no folder no-such-folder"),
        (["verify", "--folder", "no-such-folder"], "there is no folder no-such-folder"),
    ],
)
def test_what_cannot_be_mined(run: Mastaba, words: list[str], said: str) -> None:
    ran = run("puzzles", *words)
    assert ran.code == 2
    assert said in ran.sentence()
