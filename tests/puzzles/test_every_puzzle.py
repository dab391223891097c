"""Every puzzle that is shipped can be played to the value it claims; docs/puzzles.md reports the two full proofs."""

from __future__ import annotations

import hashlib
from pathlib import Path

import pytest

from mastaba.games import names
from mastaba.kernel.record import Record
from mastaba.matches.simulation import Simulation
from mastaba.puzzles.collection import puzzle, puzzles_of
from mastaba.puzzles.mines import likeness
from mastaba.puzzles.mining import MOST_A_GAME
from mastaba.puzzles.reports import HEAD, Proved, report
from mastaba.puzzles.run import PuzzleRun
from mastaba.puzzles.verifying import check_claims, verify
from mastaba.puzzles.words import check_words
from mastaba.puzzles.writing import write

GAMES = [game for game in names() if puzzles_of(game)]
MOST = 5_000  # positions of a proof; all proofs are searched again by `mastaba puzzles verify`


def sample(game: str) -> list[str]:
    """From all over the ratings; where a proof is long, another of the same kind."""
    entries, found = puzzles_of(game), list[str]()
    for chosen in entries[:: max(1, len(entries) // 3)]:
        kind = puzzle(chosen.id).kind.name
        fitting = (one.id for one in (chosen, *entries) if puzzle(one.id).kind.name == kind)
        found.append(next(one for one in fitting if puzzle(one).positions <= MOST and one not in found))
    return found


SAMPLE = [wanted for game in GAMES for wanted in sample(game)]


@pytest.mark.parametrize("game", GAMES)
def test_they_are_as_they_claim(game: str) -> None:
    """All but the proofs: plans, ratings, decoys, themes, texts in both languages."""
    for entry in puzzles_of(game):
        found = puzzle(entry.id)
        check_claims(found)
        check_words(found)
        assert (found.game.name, found.rating, found.themes) == (game, entry.rating, entry.themes)


@pytest.mark.parametrize("game", GAMES)
def test_the_best_plan_solves_it_and_the_natural_one_does_not(game: str) -> None:
    for entry in puzzles_of(game):
        run = PuzzleRun(puzzle(entry.id))
        for move in run.puzzle.best.moves:
            assert run.verdict() is None
            run.move(move)
        verdict = run.verdict()
        assert verdict is not None and verdict.standing == "solved"
        run.again()
        for move in run.puzzle.natural.moves:
            run.move(move)
        verdict = run.verdict()
        assert verdict is not None and verdict.standing in ("near", "missed")


def test_the_report_of_the_docs_is_about_these_puzzles() -> None:
    """All of it but what the second search found, which `mastaba puzzles verify` says."""
    text = Path("docs/puzzles.md").read_text("utf-8")
    rows = [[cell.strip(" `") for cell in line.strip("|").split("|")] for line in text.splitlines() if " | `" in line]
    told = [row for row in rows if row[0] in GAMES and len(row) == len(HEAD)]
    found = [puzzle(entry.id) for game in GAMES for entry in puzzles_of(game)]
    proved = [
        Proved(each.id, each.game.name, each.kind.text, each.decisions, each.rating, each.positions, 0, "")
        for each in found
    ]
    assert [row[:6] for row in told] == [row[:6] for row in report(proved)[1:]]
    assert [row[2] for row in told] == [row[7] for row in told]
    shown = text.partition("```toml\n")[2].partition("```")[0]
    assert shown in write(puzzle(shown.partition('id = "')[2].partition('"')[0]))


@pytest.mark.parametrize("game", GAMES)
def test_there_are_enough_and_none_twice(game: str) -> None:
    found = [puzzle(entry.id) for entry in puzzles_of(game)]
    assert len(found) >= 150
    assert len({likeness(each) for each in found}) == len(found)
    sources = [each.source.number for each in found]
    assert max(sources.count(number) for number in sources) <= MOST_A_GAME


@pytest.mark.expensive
@pytest.mark.parametrize("game", [game for game in GAMES if game in ("babel", "sa-re")])
def test_the_source_game_can_be_played_again(game: str) -> None:
    found = puzzle(puzzles_of(game)[0].id)
    source, setup = found.source, found.start.setup
    simulation = Simulation(found.game, setup, source.bots, source.seed)
    played = simulation.play(source.number, logged=True)
    text = simulation.transcript(source.number, played)
    assert hashlib.sha256(text.encode()).hexdigest()[:16] == source.transcript
    record = Record(found.game, setup)
    for seat, move in played.log[: source.move]:
        record.play(seat, move)
    assert found.game.save(record.state) == found.game.save(found.start)


@pytest.mark.expensive
@pytest.mark.parametrize("wanted", SAMPLE)
def test_a_sample_is_proved_twice(wanted: str) -> None:
    found = puzzle(wanted)
    proof = verify(found)
    assert (proof.best, proof.plans) == (found.best.value, 1)
    assert proof.positions > 0
