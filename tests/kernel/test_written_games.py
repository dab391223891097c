"""Reading written games in Python: one or many, their moves and positions, and what is wrong with a file."""

from __future__ import annotations

import copy
import gzip
import pickle
from collections.abc import Callable
from pathlib import Path

import pytest

import mastaba
from mastaba import CHANCE, BadInput, Dealer, Record, Rng, read_game, read_games
from mastaba.games import names


def played(name: str, seed: int = 1) -> str:
    """The transcript of a game of random moves."""
    game, rng = mastaba.load(name), Rng(seed)
    record = Record(game, game.setup())
    while record.state.now is not None:
        record.deal(Dealer(seed))
        for decision in game.decisions(record.state)[:1]:
            record.play(decision.seat, decision.options[rng.below(len(decision.options))])
    return record.transcript({"Players": " ".join(["random"] * record.setup.seats)})


@pytest.fixture(name="babel")
def babel_file(tmp_path: Path) -> Path:
    file = tmp_path / "game.mst"
    file.write_text(played("babel"), encoding="utf-8")
    return file


@pytest.mark.parametrize("name", names())
def test_a_written_game_is_read_gone_through_and_written_again(name: str, tmp_path: Path) -> None:
    file, text = tmp_path / "game.mst", played(name)
    file.write_text(text, encoding="utf-8")
    record = read_game(file)
    assert (record.game, record.headers["Game"]) == (mastaba.load(name), name)
    assert str(record) == text
    record.check()
    state = record.game.begin(record.setup)
    for number, (before, (seat, move)) in enumerate(record.replay()):
        assert before == state
        assert record[number] == (seat, move)
        if number % 25 == 0:
            assert record.position(number) == state
        record.game.play(state, seat, str(move))
    assert record.position() == state == record.position(len(record))
    assert record.position(-1) == record.position(len(record) - 1) != state
    result = " ".join(str(score) for score in record.game.scores(state))
    assert result == record.headers["Result"]


def test_iterating_names_every_move_and_who_made_it(babel: Path) -> None:
    record = read_game(babel)
    moves = list(record)
    assert len(moves) == len(record) > 50
    assert str(moves[0].move).startswith("first ") and moves[0].seat == CHANCE
    assert {one.seat for one in moves} == {CHANCE, 0, 1}


def test_records_are_values(babel: Path) -> None:
    record = read_game(babel)
    for twin in (read_game(str(babel)), pickle.loads(pickle.dumps(record)), copy.deepcopy(record)):
        assert twin == record
        assert hash(twin) == hash(record)
    assert repr(record) == f"<a game of babel: {babel}, {len(record)} moves>"
    assert record != str(record)


def test_a_file_or_a_folder_may_hold_many_games(tmp_path: Path) -> None:
    texts = [played("babel", seed) for seed in (1, 2)] + [played("cleopatra")]
    together = tmp_path / "together.mst"
    together.write_text("\n".join(texts), encoding="utf-8")
    packed = tmp_path / "games.mst.gz"
    packed.write_bytes(gzip.compress("".join(texts).encode()))
    folder = tmp_path / "folder"
    folder.mkdir()
    for number, text in enumerate(texts):
        (folder / f"{number}.mst").write_text(text, encoding="utf-8")
    for place in (together, packed, folder):
        assert [str(record) for record in read_games(place)] == texts
    with pytest.raises(BadInput, match=r"holds several games: mastaba\.read_games goes through all of them"):
        read_game(together)


def test_a_game_played_with_corrected_values_is_read_with_them(tmp_path: Path) -> None:
    game = mastaba.load("babel")
    corrected = {"turn": {"draw": 2}}
    record = Record(game, game.setup(data=corrected))
    record.deal(Dealer(1))
    file = tmp_path / "own.mst"
    file.write_text(record.transcript(), encoding="utf-8")
    assert read_game(file, corrected).position() == record.state
    with pytest.raises(BadInput, match="the game was played with the data sha256:"):
        read_game(file)


WRONG: dict[str, tuple[Callable[[str], str], str]] = {
    "an illegal move": (lambda text: text.replace("\n* nation", "\n1 end\n* nation", 1), "1 end is not possible"),
    "another result": (lambda text: text.replace('[Result "', '[Result "9'), "the header says the result is"),
    "a move cut off": (lambda text: text[: text.rindex(" ") + 1], "is not a move of babel|no move"),
}


@pytest.mark.parametrize("what", WRONG)
def test_a_wrong_game_is_refused_with_its_line(what: str, babel: Path) -> None:
    spoil, sentence = WRONG[what]
    babel.write_text(spoil(babel.read_text("utf-8")), encoding="utf-8")
    with pytest.raises(BadInput, match=sentence) as refused:
        read_game(babel).check()
    assert str(refused.value).startswith(f"{babel}, line ")


def test_a_game_cut_off_between_moves_has_positions_and_no_result(babel: Path) -> None:
    lines = babel.read_text("utf-8").split("\n")
    babel.write_text("\n".join(lines[:60]), encoding="utf-8")
    record = read_game(babel)
    assert record.position().now is not None
    with pytest.raises(BadInput, match="the game has a result, but its moves do not reach the end"):
        record.check()


def test_there_is_no_position_beyond_the_last_move(babel: Path) -> None:
    record = read_game(babel)
    for beyond in (len(record) + 1, -len(record) - 1):
        with pytest.raises(BadInput, match=f"has {len(record)} moves, so there is no position after {beyond}"):
            record.position(beyond)


def test_files_that_cannot_be_read_are_named(tmp_path: Path) -> None:
    whole = gzip.compress(played("babel").encode())
    for name, data, sentence in (
        ("cut.mst.gz", whole[: len(whole) // 2], "is cut off, or was not compressed by gzip"),
        ("plain.mst.gz", b'[Game "babel"]', "is cut off, or was not compressed by gzip"),
        ("bytes.mst", b"\n\xff\xfe", "line 2: this is not UTF-8 text"),
        ("empty.mst", b"", "the header Game is missing"),
    ):
        (tmp_path / name).write_bytes(data)
        with pytest.raises(BadInput, match=sentence) as refused:
            read_game(tmp_path / name)
        assert str(tmp_path / name) in str(refused.value)
    with pytest.raises(BadInput, match="cannot be read: No such file"):
        read_game(tmp_path / "missing.mst")
    (tmp_path / "none").mkdir()
    with pytest.raises(BadInput, match="there is no transcript"):
        list(read_games(tmp_path / "none"))


def test_a_move_may_be_played_by_its_text() -> None:
    game = mastaba.load("babel")
    state = game.start()
    game.play(state, CHANCE, "first 1")
    with pytest.raises(mastaba.UnknownMove, match="did you mean"):
        game.play(state, CHANCE, "natoin A")
    with pytest.raises(mastaba.IllegalMove):
        game.play(state, 0, "end")
    game.play(state, CHANCE, "nation A")
    record = Record(game, game.setup())
    record.play(CHANCE, "first 2")
    assert [str(move) for _, move in record.log] == ["first 2"]
