"""`mastaba draw`: positions from transcripts, saved positions and hand-written files, as pictures."""

from __future__ import annotations

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

import mastaba
from mastaba import SPECTATOR, Dealer, Record
from mastaba.games import package_of
from tests.commands.running import Mastaba

GAMES = Path(mastaba.__file__).parent / "games"


@pytest.fixture(name="record")
def record_of_babel() -> Record:
    game = mastaba.load("babel")
    record = Record(game, game.setup())
    record.deal(Dealer(3))
    record.play(game.decisions(record.state)[0].seat, game.decisions(record.state)[0].options[0])
    return record


def test_a_transcript_is_drawn_at_any_move(run: Mastaba, record: Record, tmp_path: Path) -> None:
    file = tmp_path / "game.mst"
    file.write_text(record.transcript({"Players": "Tiamat Marduk"}), encoding="utf-8")
    players = ["Tiamat", "Marduk"]
    assert run("draw", file).out == run("draw", file, "--svg").out == mastaba.draw(record.state, None, "en", players)
    before = mastaba.read_game(file).position(-1)
    shown = run("draw", file, "--at", len(record.log) - 1, "--seat", 2, "--lang", "fr").out
    assert shown == mastaba.draw(before, 1, "fr", players)
    assert run("draw", file, "--seat", 0).out == mastaba.draw(record.state, SPECTATOR, "en", players)


def test_a_saved_position_is_drawn_into_a_file(run: Mastaba, record: Record, tmp_path: Path) -> None:
    file = tmp_path / "position.json"
    file.write_text(json.dumps(record.game.save(record.state)), encoding="utf-8")
    for name in ("board.svg", "board.png"):
        assert run("draw", file, "--out", tmp_path / name) == (0, "", "")
    assert (tmp_path / "board.svg").read_text("utf-8") == mastaba.draw(record.state)
    assert (tmp_path / "board.png").read_bytes().startswith(b"\x89PNG")


@pytest.mark.parametrize("game", ["babel", "amun-re", "cleopatra", "sa-re"])
def test_lessons_and_pictures_are_drawn(run: Mastaba, game: str) -> None:
    folder = GAMES / package_of(game).rpartition(".")[2]
    lesson = sorted((folder / "lessons").glob("*.toml"))[0]
    picture = sorted((folder / "rulebook" / "pictures").glob("*.toml"))[0]
    for words in (["draw", lesson], ["draw", picture, "--game", game]):
        ElementTree.fromstring(run(*words).out)


def test_bad_input_gets_one_sentence(run: Mastaba, record: Record, tmp_path: Path) -> None:
    game = tmp_path / "game.mst"
    game.write_text(record.transcript(), encoding="utf-8")
    moves = len(record.log)
    wrong = tmp_path / "wrong.json"
    wrong.write_text("[1]")
    broken = tmp_path / "broken.json"
    broken.write_text("{")
    picture = sorted((GAMES / "babel" / "rulebook" / "pictures").glob("*.toml"))[0]
    for words, said in (
        ([game, "--at", moves + 1], f"{game} has {moves} moves: --at is a number from 0 to {moves}, not {moves + 1}"),
        ([game, "--seat", 3], "--seat is a number from 1 to 2, or 0 for those who watch, not 3"),
        ([game, "--out", tmp_path / "board.jpg"], "board.jpg"),
        ([wrong], f"{wrong}: a saved position is an object with the name of its game"),
        ([broken], f"{broken} is not JSON"),
        ([broken, "--at", 1], "--at goes with a transcript only"),
        ([tmp_path / "board.txt"], "is no transcript (.mst), saved position (.json) or hand-written file (.toml)"),
        ([picture], f"{picture}: it names no game: --game says which one"),
    ):
        assert said in run("draw", *words).sentence()
