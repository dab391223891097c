"""Both searches find what is known of positions made by hand, and claims that do not hold are refused by name."""

from __future__ import annotations

import pytest

from mastaba import BadInput
from mastaba.puzzles import puzzle as puzzle_file
from mastaba.puzzles.collection import files_of, puzzle, puzzles_of
from mastaba.puzzles.mining import mine
from mastaba.puzzles.puzzle import find_kind
from mastaba.puzzles.run import PuzzleRun
from mastaba.puzzles.search import BreaksOff, Search, TooLarge
from mastaba.puzzles.verifying import exhaust, verify
from mastaba.puzzles.words import check_words
from mastaba.puzzles.writing import write
from tests.puzzles.made_by_hand import LONG_EXAMPLE, MADE, WALL_BEFORE_DOOR, Made, puzzle_of, start_of

each_made = pytest.mark.parametrize("made", MADE, ids=lambda made: f"{made.game}-{made.kind}")


# ---------------------------------------------------------------------- what is known
@each_made
def test_both_searches_find_what_is_known(made: Made) -> None:
    game, start = start_of(made)
    unit, _ = find_kind(game, made.kind)
    found = Search(game, unit, start, made.seat).run()
    proof = exhaust(puzzle_of(made))
    assert found.findings[made.kind].best == proof.best == made.best
    assert proof.plans == 1


@each_made
def test_the_known_way_is_judged_at_its_end_and_not_before(made: Made) -> None:
    run = PuzzleRun(puzzle_of(made))
    for move in run.puzzle.best.moves:
        assert run.verdict() is None
        run.move(move)
    assert run.verdict() == ("solved", made.best, made.best)
    with pytest.raises(BadInput, match="played out"):
        run.move(run.puzzle.best.moves[0])


def test_any_way_to_the_best_value_counts() -> None:
    """A level 6 comes down with a migration, or with a card from the hand in its place."""
    run = PuzzleRun(puzzle_of(MADE[1]))
    for text in ("S!", "dep A", "S!", "A!"):
        run.move(run.puzzle.game.parse(text))
    assert run.verdict() == ("solved", 1, 1)


def test_within_one_is_near_and_less_is_missed() -> None:
    made = next(made for made in MADE if made.kind == "score")
    for text, standing in (("done, brick MEM, done", "near"), ("done, done", "missed")):
        run = PuzzleRun(puzzle_of(made))
        for word in text.split(", "):
            run.move(run.puzzle.game.parse(word))
        verdict = run.verdict()
        assert verdict is not None and verdict.standing == standing


def test_what_is_not_built_is_not_near_to_nothing_left() -> None:
    made = next(made for made in MADE if made.kind == "save-TE")
    run = PuzzleRun(puzzle_of(made)._replace(plans=(puzzle_of(made).best._replace(value=0),)))
    run.move(run.puzzle.game.parse("done"))
    assert run.verdict() == ("missed", -1, 0)


def test_a_halved_hand_is_answered_and_all_is_taken_back() -> None:
    position: dict[str, object] = {
        "players": {"1": {"pawn": "A", "hand": "AP", "columns": {"A": "AAPPP"}}, "2": {"hand": "AHMPS"}}
    }
    run = PuzzleRun(puzzle_of(Made("babel", "lead", 2, position, 0, 0, "end")))
    run.move(run.puzzle.game.parse("half P"))
    assert [(seat, move.text) for seat, move in run.record.log] == [(0, "half P"), (1, "drop A"), (1, "drop H")]
    assert run.verdict() is None
    run.undo()
    assert run.record.log == []
    with pytest.raises(BadInput, match="no move to take back"):
        run.undo()


def test_a_unit_that_chance_breaks_off_proves_nothing() -> None:
    """With a hand for a mosaic and a sphinx, nobody knows which mosaic would be turned up in between."""
    hand = {**WALL_BEFORE_DOOR, "players": {"1": {"hand": "A A A S S S M W"}}, "mosaic": "P"}
    game, start = start_of(Made("cleopatra", "earn", 3, hand, 0, 0, ""))
    with pytest.raises(BreaksOff):
        Search(game, game.puzzle_units()[0], start, 0).run()


def test_a_unit_that_is_too_large_is_not_searched() -> None:
    game, start = start_of(MADE[1])
    with pytest.raises(TooLarge):
        Search(game, game.puzzle_units()[0], start, 0, most=100).run()
    with pytest.raises(BadInput, match="more than 100 positions"):
        exhaust(puzzle_of(MADE[1]), most=100)


# ---------------------------------------------------------------------- files
@pytest.mark.parametrize("game", ["amun-re", "babel", "cleopatra", "sa-re"])
def test_a_file_is_written_as_it_is_read(game: str) -> None:
    for file in files_of(game):
        text = file.read_text("utf-8")
        assert write(puzzle_file.read(text.encode(), file.name)) == text


def forged(old: str, new: str) -> bytes:
    """The first puzzle of Babel, changed in one place."""
    text = write(puzzle(puzzles_of("babel")[0].id))
    assert old in text
    return text.replace(old, new, 1).encode()


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('kind = "', 'kind = "x', "has no puzzles of the kind"),
        ('id = "babel-', 'id = "cleopatra-', "puzzle.id is like babel-0123abcd"),
        ("\ngap = ", "\ngap = -", "puzzle.gap must be a number"),
        ("\nthemes = [", '\nthemes = ["No theme", ', "which is no name of a theme"),
        ("\nseat = ", "\nseat = 7", "puzzle.seat must be a number from 1 to 2"),
        ("moves = [", 'moves = ["fly A", ', "'fly A' is not a move of babel"),
        ("\n[position]", "\nbest = 3\n[position]", "is not a field here"),
        ("\nactive = ", "\nactive = 9", "active must be a number from 1 to 2"),
    ],
)
def test_a_file_that_cannot_be_read_is_refused_by_name(old: str, new: str, said: str) -> None:
    with pytest.raises(BadInput, match=r"^odd\.toml: ") as refused:
        puzzle_file.read(forged(old, new), "odd.toml")
    assert said in str(refused.value)


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('title = "Puzzle babel-', 'title = "Puzzle babel-', ""),  # as it is, it holds
        ("[[puzzle.plan]]\nvalue = ", "[[puzzle.plan]]\nvalue = 1", "comes to"),
        ("\ngap = ", "\ngap = 1", "gap of"),
        ("\npositions = ", "\npositions = 1", "the search finds"),
        ("\ndecoys = ", "\ndecoys = 9", "other moves on its way"),
        ("\nrating = 1", "\nrating = 3", "its first rating is"),
        ("\nthemes = [", '\nthemes = ["anything", ', "its themes are"),
        ("\nturn = ", "\nturn = 1", "the id of this position"),
        ('natural = { value = ', 'natural = { value = 1', "comes to"),
    ],
)  # fmt: skip
def test_a_forged_claim_is_refused_by_name(old: str, new: str, said: str) -> None:
    found = puzzle_file.read(forged(old, new), "odd.toml")
    if not said:
        verify(found)
        return
    with pytest.raises(BadInput, match=f"^{found.id}: ") as refused:
        verify(found)
    assert said in str(refused.value)


def test_a_theme_or_a_text_that_there_is_not_is_refused() -> None:
    found = puzzle(puzzles_of("babel")[0].id)
    with pytest.raises(BadInput, match=r"puzzles\.en\.ftl has no theme-unheard-of"):
        check_words(found._replace(themes=("unheard-of",)))


@pytest.mark.expensive
def test_the_same_seed_and_number_give_the_same_puzzles() -> None:
    first, second = [mine("sa-re", "greedy", 3, 1) for _ in range(2)]
    assert first == second
    assert first.units > 0


def test_long_example_is_not_changed_by_solving() -> None:
    game, start = start_of(Made("babel", "lead", 2, LONG_EXAMPLE, 0, 0, ""))
    before = game.save(start)
    Search(game, game.puzzle_units()[0], start, 0).run()
    assert game.save(start) == before
